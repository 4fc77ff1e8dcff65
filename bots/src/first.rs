//! `first`: the first listed move, which is also what a timeout plays.

use boneyard_engine::table::{LegalMove, SeatView};

use crate::HouseBot;

pub(crate) const FIRST: HouseBot =
    HouseBot { name: "first", summary: "Plays the first move of the list and declines what it is offered.", decide };

const fn decide(_view: &SeatView, _moves: &[LegalMove], _seed: u64) -> usize {
    0
}
