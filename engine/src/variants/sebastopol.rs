//! Sebastopol: four arms from the 6-6, all started before any grows. Source: Gambiter, ODG and
//! Spaanszt; the project's rules page §7.

use super::{Variant, block::BLOCK};
use crate::rules::{FillFirst, FirstOpener, LaterOpener, Rules, Spinner, SpinnerOpens};

pub(super) const SEBASTOPOL: Variant = Variant {
    key: "sebastopol",
    name: "Sebastopol",
    summary: "The 6-6 leads, and the next four tiles must join its four sides. Who cannot play passes.",
    seats: (4, 4),
    default_seats: 4,
    sets: &[6],
    options: &[
        "seats",
        "teams",
        "hand_size",
        "first_opener",
        "later_opener",
        "fill_first",
        "spinner_opens",
        "blocked_award",
        "blocked_tie",
        "target",
        "rounds",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "sebastopol",
        hand_size: 7,
        first_opener: FirstOpener::HighestDouble,
        later_opener: LaterOpener::Holder,
        spinner: Spinner::Lead,
        spinner_opens: SpinnerOpens::AtOnce,
        fill_first: FillFirst::Lead,
        ..(BLOCK.rules)(seats)
    },
};
