//! Draw: who cannot play draws until a tile fits. Source: the All Fives, Draw and Block seed text.

use super::{Variant, block::BLOCK};
use crate::rules::{Drawing, Rules};

pub(super) const DRAW: Variant = Variant {
    key: "draw",
    name: "Draw",
    summary: "As Block, but who cannot play draws from the boneyard until a tile fits, and passes only when it is empty.",
    seats: (2, 4),
    default_seats: 4,
    sets: &[6, 9, 12, 15, 18],
    options: &[
        "seats",
        "max_pip",
        "teams",
        "hand_size",
        "voluntary_draw",
        "reserve",
        "first_opener",
        "later_opener",
        "after_no_winner",
        "blocked_award",
        "blocked_tie",
        "hand_doubles",
        "target",
        "rounds",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "draw",
        hand_size: if seats == 4 { 6 } else { 7 },
        drawing: Drawing::UntilPlayable,
        ..(BLOCK.rules)(seats)
    },
};
