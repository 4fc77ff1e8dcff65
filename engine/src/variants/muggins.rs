//! Muggins, or Fives without a spinner. Source: Foster for the lead, the reserve and the call;
//! Britannica for hands and target; the project's rules page §7.

use super::{Variant, all_fives::ALL_FIVES};
use crate::rules::{Claim, FirstOpener, Rules, Spinner};

pub(super) const MUGGINS: Variant = Variant {
    key: "muggins",
    name: "Muggins",
    summary: "As All Fives on a line with two ends. Points must be called; what is overlooked an opponent may claim.",
    seats: (2, 4),
    default_seats: 4,
    sets: &[6, 9, 12, 15, 18],
    options: &[
        "seats",
        "max_pip",
        "teams",
        "hand_size",
        "voluntary_draw",
        "reserve",
        "first_opener",
        "later_opener",
        "after_no_winner",
        "count_divisor",
        "second_divisor",
        "count_value",
        "lead_scores",
        "claim",
        "blocked_award",
        "blocked_tie",
        "hand_doubles",
        "rounding",
        "target",
        "rounds",
        "target_check",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "muggins",
        hand_size: 5,
        reserve: 2,
        first_opener: FirstOpener::HighestDouble,
        spinner: Spinner::None,
        claim: Claim::Muggins,
        target: 200,
        ..(ALL_FIVES.rules)(seats)
    },
};
