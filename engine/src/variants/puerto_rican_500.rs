//! The Puerto Rican game to 500. Source: SACI and Manualzz for the bonuses; the rest as Latin
//! Partnership; the project's rules page §7.

use super::{Variant, latin_partnership::LATIN_PARTNERSHIP};
use crate::rules::{
    BlockedAward, Rules,
    bonus::{Bonus, RoundBonus},
};

pub(super) const PUERTO_RICAN_500: Variant = Variant {
    key: "puerto_rican_500",
    name: "Puerto Rican 500",
    summary: "As Latin Partnership, with 100, 75, 50 and 25 points for the first four rounds, and 100 for a capicú or a chuchazo; 500 wins.",
    rules: |seats| Rules {
        variant: "puerto_rican_500",
        blocked_award: BlockedAward::AllHandsTotal,
        bonus: Bonus { capicua: 100, last_blank: 100, round: RoundBonus::FirstFour, ..Bonus::NONE },
        target: 500,
        ..(LATIN_PARTNERSHIP.rules)(seats)
    },
    ..LATIN_PARTNERSHIP
};
