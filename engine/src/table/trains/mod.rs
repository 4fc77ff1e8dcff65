//! Games with trains: Mexican Train and Slosh.
//!
//! `access` says which tiles go where, `moves` lists and judges, `deal` finds engine and starter,
//! `acts` changes the position and tells it, `turn` and `slosh` are the flow of a turn in the two games,
//! `tap` the last tile and who kept silent about it, `score` what is peculiar to their ends.

pub(super) mod access;
mod acts;
mod deal;
mod moves;
pub(super) mod score;
mod slosh;
mod tap;
mod turn;

use super::{
    command::{Move, Source},
    stage::{Listener, Stage},
};
use crate::{
    position::{Asked, DecisionKind, Phase},
    rules::trains::Family,
    seat::Seat,
};

pub(super) use acts::{common_open_to, lie, station_arms};
pub(super) use deal::{first_opener, next_opener};
pub(super) use moves::alike;

impl<L: Listener> Stage<'_, L> {
    /// Carries an answer out that was judged.
    pub(super) fn act_in_trains(&mut self, seat: Seat, turn: u32, action: Move, source: Source) {
        let Phase::Asking(Asked { kind, .. }) = self.position.phase else { return };
        match (action, kind) {
            (Move::Place { tile, end, announce, declared: _ }, _) => match self.rules.family {
                Family::Line => {}
                Family::Trains => self.act_on_train(seat, turn, kind, (tile, end), announce, source),
                Family::Slosh => self.act_in_slosh(seat, turn, kind, (tile, end), source),
            },
            (Move::Pass, _) => self.act_pass_in_slosh(seat, turn, source),
            (Move::Decline, DecisionKind::Challenge { silent }) => self.act_let_go(seat, turn, silent, source),
            (Move::Challenge { seat: silent }, _) => self.act_catch(seat, turn, silent, source),
            // No such answer is let through.
            (Move::Decline | Move::Draw | Move::Claim { .. } | Move::ChooseOpener { .. }, _) => {}
        }
    }
}
