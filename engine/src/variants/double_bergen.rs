//! Double Bergen: Bergen around a double that is led and filled first. Source: Pagat Double Bergen
//! and Domino-play, which two pages differ on a double that is alone with its number: here, as in
//! Bergen, two ends must show it. The project's rules page §7.

use super::{Variant, bergen::BERGEN};
use crate::rules::{FillFirst, FirstOpener, LaterOpener, Lead, Rules, Spinner, SpinnerOpens};

pub(super) const DOUBLE_BERGEN: Variant = Variant {
    key: "double_bergen",
    name: "Double Bergen",
    summary: "A double leads and must be joined on all four sides first. Score a point for each half that shows the number of the tile just laid, if two ends do.",
    options: &[
        "seats",
        "max_pip",
        "teams",
        "hand_size",
        "reserve",
        "first_opener",
        "later_opener",
        "lead",
        "fill_first",
        "spinner_opens",
        "lead_scores",
        "blocked_winner",
        "blocked_tie",
        "out_points",
        "blocked_points",
        "target",
        "rounds",
        "overshoot",
        "target_check",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "double_bergen",
        reserve: 0,
        first_opener: FirstOpener::Lot,
        later_opener: LaterOpener::Rotate,
        lead: Lead::Double,
        spinner: Spinner::Lead,
        spinner_opens: SpinnerOpens::AtOnce,
        fill_first: FillFirst::Lead,
        ..(BERGEN.rules)(seats)
    },
    ..BERGEN
};
