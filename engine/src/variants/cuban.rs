//! Cuban dominoes with a double-nine set. Source: Dominorules Cuban; ODG Cuban for the lot and a
//! target of 150; the project's rules page §7.

use super::{Variant, latin_partnership::LATIN_PARTNERSHIP};
use crate::rules::Rules;

pub(super) const CUBAN: Variant = Variant {
    key: "cuban",
    name: "Cuban",
    summary: "Two pairs with ten tiles each of a double-nine set; fifteen sleep. The winners score the pips of the losers; 100 wins.",
    sets: &[9],
    rules: |seats| Rules { variant: "cuban", max_pip: 9, hand_size: 10, ..(LATIN_PARTNERSHIP.rules)(seats) },
    ..LATIN_PARTNERSHIP
};
