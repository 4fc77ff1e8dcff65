//! Fives and Threes, the pub game. Source: Gambiter and 80 Games; other hands after the Teesdale
//! League; the project's rules page §7. Puremco's form is `count_value` = sum with drawing.

use super::{Variant, block::BLOCK};
use crate::rules::{CountValue, LaterOpener, Overshoot, RoundEnd, RoundScore, Rules, TargetCheck};

pub(super) const FIVES_AND_THREES: Variant = Variant {
    key: "fives_and_threes",
    name: "Fives and Threes",
    summary: "Score a point for each five and for each three in the open ends, when they go in without remainder. Exactly 61 wins.",
    seats: (2, 4),
    default_seats: 4,
    sets: &[6, 9, 12],
    options: &[
        "seats",
        "max_pip",
        "teams",
        "hand_size",
        "drawing",
        "reserve",
        "first_opener",
        "later_opener",
        "count_value",
        "lead_scores",
        "claim",
        "round_end",
        "out_points",
        "target",
        "rounds",
        "overshoot",
        "target_check",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "fives_and_threes",
        later_opener: LaterOpener::Rotate,
        count_divisor: 5,
        second_divisor: 3,
        count_value: CountValue::Quotient,
        round_score: RoundScore::Fixed,
        out_points: 1,
        round_end: RoundEnd::TeamOut,
        target: 61,
        overshoot: Overshoot::Void,
        target_check: TargetCheck::AtOnce,
        ..(BLOCK.rules)(seats)
    },
};
