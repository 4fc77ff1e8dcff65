//! A position as one seat may imagine it, so that a bot can try a move by the rules of the table
//! instead of by its own.

use boneyard_engine::{
    layout::ArmKind,
    position::{Asked, Phase, Position},
    seat::Seat,
    table::{OwnTiles, SeatView},
};

use crate::tally::Tally;

/// The table as `own` sees it, asking `asked`. The others hold every tile that they may hold, each
/// as if it had them all, and the boneyard is empty: good for asking what fits where, not for
/// playing on.
pub(crate) fn imagined(view: &SeatView, own: &OwnTiles, asked: Asked, tally: &Tally) -> Position {
    let table = &view.table;
    let mut position = Position {
        arms: table.arms.iter().map(|branch| branch.arm).collect(),
        phase: Phase::Asking(asked),
        round: table.round,
        turn: asked.turn,
        spinner_laid: table.arms.iter().any(|branch| branch.arm.kind == ArmKind::Spinner),
        ..Position::default()
    };
    for seat in Seat::all(table.rules.seats) {
        position.hands[seat] = if seat == own.seat { own.hand } else { tally.possible(seat) };
    }
    position
}
