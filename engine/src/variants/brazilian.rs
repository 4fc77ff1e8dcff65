//! Brazilian dominoes: the last tile says what a round is worth. Source: Livrozilla and Domino-esje,
//! which give one point for a blocked round; the project's rules page §7. A hand with four doubles is
//! played like any other.

use super::{Variant, latin_partnership::LATIN_PARTNERSHIP};
use crate::rules::{LaterOpener, RoundScore, Rules, bonus::Bonus};

pub(super) const BRAZILIAN: Variant = Variant {
    key: "brazilian",
    name: "Brazilian",
    summary: "Two pairs. Going out is worth 1 point, with a double 2, with a tile that fits both ends 3, with such a double 4; 6 points win.",
    options: &[
        "seats",
        "turn_order",
        "first_opener",
        "later_opener",
        "after_no_winner",
        "blocked_winner",
        "blocked_tie",
        "out_points",
        "blocked_points",
        "capicua_bonus",
        "double_capicua_bonus",
        "last_double_bonus",
        "target",
        "rounds",
    ],
    rules: |seats| Rules {
        variant: "brazilian",
        later_opener: LaterOpener::Holder,
        round_score: RoundScore::Fixed,
        out_points: 1,
        blocked_points: 1,
        // On top of the point for going out.
        bonus: Bonus { last_double: 1, capicua: 2, double_capicua: 3, ..Bonus::NONE },
        target: 6,
        ..(LATIN_PARTNERSHIP.rules)(seats)
    },
    ..LATIN_PARTNERSHIP
};
