//! Five Up: All Fives in which every double is a spinner, scored in fives. Source: ODG Five Up and
//! Gambiter; the project's rules page §7.

use super::{Variant, all_fives::ALL_FIVES};
use crate::rules::{AfterNoWinner, CountValue, Rounding, Rules, Spinner};

pub(super) const FIVE_UP: Variant = Variant {
    key: "five_up",
    name: "Five Up",
    summary: "As All Fives, but every double opens on four sides, and each five is worth one point.",
    rules: |seats| Rules {
        variant: "five_up",
        hand_size: 5,
        spinner: Spinner::All,
        after_no_winner: AfterNoWinner::Lot,
        count_value: CountValue::Quotient,
        rounding: Rounding::Fives,
        target: 61,
        ..(ALL_FIVES.rules)(seats)
    },
    ..ALL_FIVES
};
