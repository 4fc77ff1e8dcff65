//! Sniff in the form of the United States: the first double counts for as long as something of it is
//! exposed. Source: Pagat Sniff; the project's rules page §7. The forms in which the double is laid
//! in line, or as its owner likes, are not offered.

use super::{Variant, all_fives::ALL_FIVES};
use crate::rules::{Rules, SpinnerCounts};

pub(super) const SNIFF: Variant = Variant {
    key: "sniff",
    name: "Sniff",
    summary: "As All Fives, but the first double, the sniff, counts each of its halves until it is covered.",
    rules: |seats| Rules {
        variant: "sniff",
        hand_size: match seats {
            2 => 7,
            3 => 6,
            _ => 5,
        },
        spinner_counts: SpinnerCounts::WhileExposed,
        ..(ALL_FIVES.rules)(seats)
    },
    ..ALL_FIVES
};
