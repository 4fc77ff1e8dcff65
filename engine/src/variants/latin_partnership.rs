//! Partnership as played in Spain and Latin America. Source: Gambiter Partnership; options after 80
//! Games; the project's rules page §7.

use super::{Variant, block::BLOCK};
use crate::rules::{BlockedAward, FirstOpener, LaterOpener, Rules, Teams, TurnOrder};

pub(super) const LATIN_PARTNERSHIP: Variant = Variant {
    key: "latin_partnership",
    name: "Latin Partnership",
    summary: "Two pairs with the whole set dealt, counter-clockwise. The winners score the pips of the losers; 100 wins.",
    seats: (4, 4),
    default_seats: 4,
    sets: &[6],
    options: &[
        "seats",
        "turn_order",
        "first_opener",
        "later_opener",
        "after_no_winner",
        "blocked_winner",
        "blocked_award",
        "blocked_tie",
        "capicua_bonus",
        "double_capicua_bonus",
        "last_double_bonus",
        "last_blank_bonus",
        "pass_all_bonus",
        "lead_pass_bonus",
        "lead_double_pass_bonus",
        "round_bonus",
        "target",
        "rounds",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "latin_partnership",
        teams: Teams::Opposite,
        hand_size: 7,
        turn_order: TurnOrder::CounterClockwise,
        first_opener: FirstOpener::HighestDouble,
        later_opener: LaterOpener::Rotate,
        blocked_award: BlockedAward::OthersTotal,
        ..(BLOCK.rules)(seats)
    },
};
