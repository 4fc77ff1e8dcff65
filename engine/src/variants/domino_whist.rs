//! Domino Whist: two pairs, all tiles dealt, pips left are penalties. Source: the Domino Whist seed
//! text; scoring options after Britannica and the Latin partnership games.

use super::{Variant, block::BLOCK};
use crate::rules::{BlockedAward, FirstOpener, LaterOpener, RoundScore, Rules, SeatDraw, Teams};

pub(super) const DOMINO_WHIST: Variant = Variant {
    key: "domino_whist",
    name: "Domino Whist",
    summary: "Two pairs, drawn by lot, with the whole set dealt. Each pair is charged the pips it is left with; the match ends at 100, and the lower total wins.",
    seats: (4, 4),
    default_seats: 4,
    sets: &[6],
    options: &[
        "seats",
        "seat_draw",
        "first_opener",
        "later_opener",
        "after_no_winner",
        "round_score",
        "blocked_award",
        "blocked_tie",
        "partner_counts",
        "hand_doubles",
        "target",
        "rounds",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "domino_whist",
        teams: Teams::Opposite,
        seat_draw: SeatDraw::HighestLeads,
        hand_size: 7,
        first_opener: FirstOpener::SeatA,
        later_opener: LaterOpener::Rotate,
        round_score: RoundScore::OwnPipsPenalty,
        blocked_award: BlockedAward::OthersTotal,
        ..(BLOCK.rules)(seats)
    },
};
