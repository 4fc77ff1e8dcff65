//! What a game with trains keeps beside the arms.

use crate::{
    layout::Waiting,
    seat::{Seat, SeatSet},
    tile::{Tile, TileSet},
};

/// The station of a round: engine, doubles that wait, and what seats owe. In a line game only the turns
/// are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Station {
    /// The engine tile, laid or due.
    pub engine: Option<Tile>,
    /// Every tile on the table.
    pub laid: TileSet,
    /// Doubles that wait for a cover.
    pub waiting: Waiting,
    /// Seat whose turn it is, or was last.
    pub in_turn: Option<Seat>,
    /// Seats whose first turn of the round is over.
    pub had_turn: SeatSet,
    /// Seats that have announced their last tile and still hold one.
    pub announced: SeatSet,
    /// Seats that came down to one tile without a word and were not yet called to account.
    pub silent: SeatSet,
    /// Seats that lose their next turn.
    pub skips: SeatSet,
    /// Turns in a row without a placement by seats that might have sloshed.
    pub idle_rights: u8,
    /// Deals of this round that were thrown in.
    pub redeals: u16,
}

impl Station {
    /// A seat has its turn: the turn before is over.
    pub(crate) fn turn_of(&mut self, seat: Seat) {
        if let Some(before) = self.in_turn
            && before != seat
        {
            self.had_turn.insert(before);
        }
        self.in_turn = Some(seat);
    }
}
