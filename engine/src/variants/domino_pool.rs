//! Domino Pool: every round is played for a pool of one chip from each seat. Source: Foster; the
//! project's rules page §7. The number of chips that ends a match is ours: pools are played for as
//! long as people like. What all have paid alike is left out of the score.

use super::{Variant, block::BLOCK};
use crate::rules::{BlockedTie, LaterOpener, RoundScore, Rules};

/// Tiles of the double-six set that are dealt at most, so that eight sleep.
const DEALT: u8 = 20;

pub(super) const DOMINO_POOL: Variant = Variant {
    key: "domino_pool",
    name: "Domino Pool",
    summary: "Three to six play Block for a pool of one chip each. The first out takes it; if the line is blocked, the fewest pips do, and equals divide it.",
    seats: (3, 6),
    default_seats: 4,
    sets: &[6, 9],
    options: &[
        "seats",
        "max_pip",
        "hand_size",
        "first_opener",
        "later_opener",
        "after_no_winner",
        "blocked_tie",
        "target",
        "rounds",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "domino_pool",
        hand_size: DEALT / seats,
        later_opener: LaterOpener::Rotate,
        round_score: RoundScore::Fixed,
        out_points: u16::from(seats),
        blocked_points: u16::from(seats),
        blocked_tie: BlockedTie::Divided,
        target: 5 * u16::from(seats),
        ..(BLOCK.rules)(seats)
    },
};
