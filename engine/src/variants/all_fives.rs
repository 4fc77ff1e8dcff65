//! All Fives: as Draw, with a spinner, and points for open ends that add up to a multiple of five.
//! Source: the All Fives, Draw and Block seed text.

use super::{Variant, block::BLOCK};
use crate::rules::{BlockedAward, Drawing, Rounding, Rules, Spinner};

pub(super) const ALL_FIVES: Variant = Variant {
    key: "all_fives",
    name: "All Fives",
    summary: "Score whenever the open ends add up to a multiple of five. The first double opens on four sides.",
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
        "spinner",
        "spinner_opens",
        "count_divisor",
        "count_value",
        "spinner_counts",
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
        variant: "all_fives",
        drawing: Drawing::UntilPlayable,
        spinner: Spinner::FirstDouble,
        count_divisor: 5,
        blocked_award: BlockedAward::OthersTotal,
        rounding: Rounding::NearestFive,
        target: 150,
        ..(BLOCK.rules)(seats)
    },
};
