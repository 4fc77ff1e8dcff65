//! All that an observation is made of: what one seat may know. There is no field for another hand.

use boneyard_engine::{
    layout::{Arms, Waiting},
    position::{Asked, Position},
    rules::Rules,
    seat::{BySeat, ByTeam, Seat, SeatSet},
    tile::{Tile, TileSet},
};

use crate::memory::Memory;

/// What one seat may know. Made of a position in process, and of a server's view when a bot is served.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// Who looks.
    pub seat: Seat,
    /// Its hand.
    pub hand: TileSet,
    /// Tiles in each hand.
    pub hand_counts: BySeat<u8>,
    /// Tiles in the boneyard.
    pub boneyard: u8,
    /// The layout.
    pub arms: &'a Arms,
    /// Doubles that wait for a cover.
    pub waiting: &'a Waiting,
    /// What is asked.
    pub asked: Option<Asked>,
    /// Round, counted from 1.
    pub round: u16,
    /// Engine of the round, laid or due.
    pub engine: Option<Tile>,
    /// Match score.
    pub scores: ByTeam<i32>,
    /// Seats that have announced their last tile.
    pub announced: SeatSet,
    /// Seats that lose their next turn.
    pub skips: SeatSet,
    /// What was done in the round.
    pub memory: &'a Memory,
}

impl<'a> Facts<'a> {
    /// What `seat` may know of a position.
    pub fn of(rules: &'a Rules, position: &'a Position, memory: &'a Memory, seat: Seat) -> Self {
        let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        Self {
            rules,
            seat,
            hand: position.hands[seat],
            hand_counts: BySeat::from_fn(rules.seats, |seat| small(position.hands[seat].len())),
            boneyard: small(position.boneyard.len()),
            arms: &position.arms,
            waiting: &position.station.waiting,
            asked: position.asked(),
            round: position.round,
            engine: position.station.engine,
            scores: position.scores,
            announced: position.station.announced,
            skips: position.station.skips,
            memory,
        }
    }
}
