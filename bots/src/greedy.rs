//! `greedy`: points now, then the heaviest tile. What most people play after an hour.

use boneyard_engine::table::{LegalMove, Move, SeatView};

use crate::HouseBot;

pub(crate) const GREEDY: HouseBot = HouseBot {
    name: "greedy",
    summary: "Takes the most points it can have at once, else lays its heaviest tile, a double before another of its weight.",
    decide,
};

fn decide(_view: &SeatView, moves: &[LegalMove], _seed: u64) -> usize {
    crate::best(moves, worth)
}

/// Points, then whether a right is used or left, then pips, then doubles. Points are listed with
/// the placements that call them and with claims, so both follow from the first.
const fn worth(legal: &LegalMove) -> (u16, u8, u16, bool) {
    let (eagerness, pips, double) = match legal.choice {
        Move::Place { tile, .. } => (2, tile.pips(), tile.is_double()),
        Move::Claim { .. } | Move::Challenge { .. } | Move::ChooseOpener { .. } => (2, 0, false),
        Move::Decline | Move::Pass => (1, 0, false),
        Move::Draw => (0, 0, false),
    };
    (legal.points, eagerness, pips, double)
}
