//! Cross: Sebastopol for two to four, with drawing. Source: Dominorules Cross Dominoes for hands and
//! reserve, gamerules Cross; the project's rules page §7.

use super::{Variant, sebastopol::SEBASTOPOL};
use crate::rules::{Drawing, Rules};

pub(super) const CROSS: Variant = Variant {
    key: "cross",
    name: "Cross",
    summary: "The highest double leads, and the next four tiles must join its four sides. Who cannot play draws; two tiles are left.",
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
        "fill_first",
        "spinner_opens",
        "blocked_award",
        "blocked_tie",
        "target",
        "rounds",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "cross",
        hand_size: match seats {
            2 => 7,
            3 => 6,
            _ => 5,
        },
        drawing: Drawing::UntilPlayable,
        reserve: 2,
        ..(SEBASTOPOL.rules)(seats)
    },
};
