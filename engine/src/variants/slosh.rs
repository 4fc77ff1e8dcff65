//! Slosh: a train for each seat, and the right to play on the train of a neighbour who could not.
//! Source: the Slosh seed text. `round_score = winner_paid` is Gambiter's scoring; ODG's, in which the
//! winner scores plus points, is `winner_scores_losers` with `blocked_tie = nobody`.

use super::{Variant, block::BLOCK};
use crate::rules::{
    BlockedAward, BlockedTie, Drawing, RoundScore, Rules,
    trains::{Family, SLOSH_ENGINES},
};

pub(super) const SLOSH: Variant = Variant {
    key: "slosh",
    name: "Slosh",
    summary: "Each seat has a train of its own. If your right neighbour could not lay a tile on his train, you may lay one there before you play on yours. Six deals; the fewest minus points win.",
    seats: (4, 4),
    default_seats: 4,
    sets: &[6],
    options: &["seats", "round_score", "blocked_award", "blocked_tie", "hand_doubles", "rounds"],
    rules: |seats| Rules {
        variant: "slosh",
        family: Family::Slosh,
        hand_size: 6,
        drawing: Drawing::Never,
        round_score: RoundScore::DiffToLow,
        blocked_award: BlockedAward::PairwiseDifference,
        blocked_tie: BlockedTie::SharedZero,
        rounds: SLOSH_ENGINES.len() as u16,
        ..(BLOCK.rules)(seats)
    },
};
