//! House bots: players that sit down when nobody else does.
//!
//! A bot is a function of a seat's view, the legal moves and a seed. It has no memory and no access
//! to anything else, so it cannot know what its seat may not know, and a game replays.
//!
//! ```
//! use boneyard_bots::HouseBot;
//!
//! let bot = HouseBot::find("balanced").unwrap();
//! assert_eq!(bot.name, "balanced");
//! assert!(HouseBot::find("cheater").is_none());
//! ```
//!
//! Missing on purpose: a clock, memory between decisions, and any hidden part of a table.

use boneyard_engine::table::{LegalMove, SeatView};

mod balanced;
mod first;
mod greedy;
mod random;

mod imagined;
mod tally;

/// A house bot.
#[derive(Clone, Copy, Debug)]
pub struct HouseBot {
    /// Name, as people type it.
    pub name: &'static str,
    /// How it plays, in a sentence.
    pub summary: &'static str,
    decide: fn(&SeatView, &[LegalMove], u64) -> usize,
}

impl HouseBot {
    /// Every house bot, the simplest first.
    pub const ALL: &[Self] = &[first::FIRST, random::RANDOM, greedy::GREEDY, balanced::BALANCED];

    /// The bot of this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|bot| bot.name == name)
    }

    /// Chooses one of `moves` for the seat that sees `view`, as an index into `moves`.
    ///
    /// The same view, moves and seed give the same choice, always and everywhere. Nothing is
    /// allocated. `moves` is what the table listed for the decision, so it is not empty; for an
    /// empty list the answer is 0.
    pub fn choose(&self, view: &SeatView, moves: &[LegalMove], seed: u64) -> usize {
        debug_assert!(!moves.is_empty(), "a seat that is asked has a move");
        (self.decide)(view, moves, seed)
    }
}

/// Index of the move of greatest worth, the first listed of equals.
fn best<W: Ord>(moves: &[LegalMove], worth: impl Fn(&LegalMove) -> W) -> usize {
    let ranked = moves.iter().enumerate().rev().max_by_key(|&(_, legal)| worth(legal));
    ranked.map_or(0, |(index, _)| index)
}
