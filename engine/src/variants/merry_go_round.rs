//! Merry-go-round: all four sides of the lead double first, long sides before short ones. Source:
//! Dominorules; the project's rules page §7. There an opener without a double draws for one; here it
//! leaves the lead to the next seat that has one, and all draw in turn if nobody has.

use super::{Variant, all_fives::ALL_FIVES};
use crate::rules::{CountValue, FillFirst, Lead, Overshoot, Rounding, Rules, Spinner, TargetCheck};

pub(super) const MERRY_GO_ROUND: Variant = Variant {
    key: "merry_go_round",
    name: "Merry-go-round",
    summary: "A double leads and must be joined on both sides and both ends first. Each five in the open ends is a point; exactly 61 wins.",
    seats: (2, 4),
    default_seats: 4,
    sets: &[6, 9, 12],
    options: &[
        "seats",
        "max_pip",
        "teams",
        "hand_size",
        "reserve",
        "first_opener",
        "later_opener",
        "after_no_winner",
        "lead",
        "spinner_opens",
        "fill_first",
        "spinner_counts",
        "blocked_award",
        "blocked_tie",
        "target",
        "rounds",
        "overshoot",
        "target_check",
    ],
    rules: |seats| Rules {
        variant: "merry_go_round",
        hand_size: 7,
        lead: Lead::Double,
        spinner: Spinner::Lead,
        fill_first: FillFirst::Lead,
        count_value: CountValue::Quotient,
        rounding: Rounding::Fives,
        target: 61,
        overshoot: Overshoot::Void,
        target_check: TargetCheck::AtOnce,
        ..(ALL_FIVES.rules)(seats)
    },
};
