//! Threes: Muggins for multiples of three. Source: Britannica 1911 (All Threes); the project's rules
//! page §7. That points are credited without a call is ours: the text has no call for this game.

use super::{Variant, muggins::MUGGINS};
use crate::rules::{Claim, Rounding, Rules};

pub(super) const THREES: Variant = Variant {
    key: "threes",
    name: "Threes",
    summary: "As Muggins, but the open ends score when they add up to a multiple of three.",
    rules: |seats| Rules {
        variant: "threes",
        count_divisor: 3,
        claim: Claim::Auto,
        rounding: Rounding::NearestThree,
        ..(MUGGINS.rules)(seats)
    },
    ..MUGGINS
};
