//! Bergen: points for equal ends. Source: Pagat Bergen for lead and reserve, Game Cabinet for targets
//! and points near them, Puzzle-place for blocked rounds; the project's rules page §7.

use super::{Variant, draw::DRAW};
use crate::rules::{BlockedWinner, EqualEnds, FirstOpener, LaterOpener, Overshoot, RoundScore, Rules, TargetCheck};

pub(super) const BERGEN: Variant = Variant {
    key: "bergen",
    name: "Bergen",
    summary: "Score two points when both ends of the line show the same number, three when one of them is a double.",
    seats: (2, 4),
    default_seats: 4,
    sets: &[6, 9, 12],
    options: &[
        "seats",
        "max_pip",
        "teams",
        "hand_size",
        "reserve",
        "first_opener",
        "later_opener",
        "lead_scores",
        "claim",
        "blocked_winner",
        "blocked_tie",
        "out_points",
        "blocked_points",
        "target",
        "rounds",
        "overshoot",
        "target_check",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "bergen",
        hand_size: if seats == 4 { 5 } else { 6 },
        reserve: 2,
        first_opener: FirstOpener::LowestDouble,
        later_opener: LaterOpener::Holder,
        equal_ends: EqualEnds::Score,
        round_score: RoundScore::Fixed,
        out_points: 1,
        blocked_points: 1,
        blocked_winner: BlockedWinner::FewestDoubles,
        target: if seats == 2 { 15 } else { 10 },
        overshoot: Overshoot::Capped,
        target_check: TargetCheck::AtOnce,
        ..(DRAW.rules)(seats)
    },
};
