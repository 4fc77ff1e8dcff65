//! Dominican dominoes. Source: the game named capicua at `DominoesOnline`, which gives every figure
//! here; who opens later rounds it leaves open: as in Latin Partnership. The project's rules page §7.

use super::{Variant, latin_partnership::LATIN_PARTNERSHIP};
use crate::rules::{BlockedWinner, Rules, bonus::Bonus};

pub(super) const DOMINICAN: Variant = Variant {
    key: "dominican",
    name: "Dominican",
    summary: "Two pairs play to 200, with bonuses for making others pass and for a capicúa. Who closes the line is compared with the left neighbour.",
    rules: |seats| Rules {
        variant: "dominican",
        blocked_winner: BlockedWinner::CloserOrLeft,
        bonus: Bonus {
            capicua: 25,
            double_capicua: 25,
            pass_all: 25,
            lead_pass: 50,
            lead_double_pass: 25,
            ..Bonus::NONE
        },
        target: 200,
        ..(LATIN_PARTNERSHIP.rules)(seats)
    },
    ..LATIN_PARTNERSHIP
};
