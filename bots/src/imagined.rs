//! A position as one seat may imagine it, so that a bot can try a move by the rules of the table
//! instead of by its own.

use boneyard_engine::{
    layout::{ArmKind, Arms, End, NewArms},
    position::{Asked, Phase, Position},
    seat::{Seat, SeatSet},
    table::{OwnTiles, PublicView, SeatView},
};

use crate::tally::Tally;

/// The table as `own` sees it, asking `asked`. The others hold every tile that they may hold, each
/// as if it had them all, and the boneyard is empty: good for asking what fits where, not for
/// playing on.
pub(crate) fn imagined(view: &SeatView, own: &OwnTiles, asked: Asked, tally: &Tally) -> Position {
    let table = &view.table;
    let mut position = Position {
        arms: layout(table),
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

/// The layout as it is shown.
fn layout(table: &PublicView) -> Arms {
    let mut arms = Arms::default();
    let Some(lead) = table.centre else { return arms };
    // Arms come into being in pairs; what is shown of each is copied in below.
    while arms.len() < table.arms.len() {
        arms.lay(lead, End::START, lead.low(), NewArms::Sides, SeatSet::EMPTY, SeatSet::EMPTY);
    }
    for (index, branch) in table.arms.iter().enumerate() {
        if let Some(arm) = arms.get_mut(End::of_arm(index)) {
            *arm = branch.arm;
        }
    }
    arms
}
