//! Tiddly-wink, American form: three tiles each, a line with one end, one tile more after a double.
//! Source: Gambiter and Pagat Tiddly-Wink; the project's rules page §7. The European form, both ends
//! and all tiles dealt, is `line_ends` = two with larger hands.

use super::{Variant, domino_pool::DOMINO_POOL};
use crate::rules::{AfterDouble, BlockedTie, FirstOpener, LaterOpener, LineEnds, Rules};

pub(super) const TIDDLY_WINK: Variant = Variant {
    key: "tiddly_wink",
    name: "Tiddly-wink",
    summary: "Three tiles each, and a line that grows at one end. Who lays a double may lay one tile more. The first out takes a pool of one chip each.",
    seats: (5, 8),
    default_seats: 6,
    sets: &[6, 9, 12],
    options: &[
        "seats",
        "max_pip",
        "hand_size",
        "first_opener",
        "later_opener",
        "line_ends",
        "after_double",
        "blocked_tie",
        "target",
        "rounds",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "tiddly_wink",
        hand_size: 3,
        first_opener: FirstOpener::HighestDouble,
        later_opener: LaterOpener::Holder,
        line_ends: LineEnds::One,
        after_double: AfterDouble::OptionalTile,
        blocked_tie: BlockedTie::Divided,
        ..(DOMINO_POOL.rules)(seats)
    },
};
