//! The flow of a turn in Slosh. Source: rules page 2.2 and 2.3.
//!
//! The right to slosh is the openness of the right neighbour's train: it opens to the left neighbour
//! when its owner has laid nothing on it in a turn, and closes when that neighbour has sloshed or his turn
//! is over.

use super::access::locked;
use crate::{
    layout::End,
    position::DecisionKind,
    seat::{Seat, SeatSet},
    table::{
        Source,
        stage::{Listener, Stage},
    },
    tile::{PipSet, Tile},
};

impl<L: Listener> Stage<'_, L> {
    /// Carries a placement out: the engine, a slosh, or a tile on the own train.
    pub(super) fn act_in_slosh(
        &mut self,
        seat: Seat,
        turn: u32,
        kind: DecisionKind,
        (tile, end): (Tile, End),
        source: Source,
    ) {
        self.lay_on_train(turn, seat, (tile, end), false, kind, source);
        if self.position.hands[seat].is_empty() {
            self.finish_round(Some(seat));
            return;
        }
        if locked(self.rules, self.position) {
            self.finish_round(None);
            return;
        }
        self.end_right(seat);
        let sloshed = end != End::START && end != End::of_arm(seat.index());
        if !sloshed {
            self.slosh_turn_from(seat.next(self.rules.seats));
        } else if self.position.can_lay_on_own(self.rules, seat) {
            self.ask(seat, DecisionKind::Turn);
        } else {
            self.pass_in_slosh(seat, 0, Source::Forced);
            self.slosh_turn_from(seat.next(self.rules.seats));
        }
    }

    /// A seat with the right to slosh leaves it and has no tile for its own train.
    pub(super) fn act_pass_in_slosh(&mut self, seat: Seat, turn: u32, source: Source) {
        self.pass_in_slosh(seat, turn, source);
        if self.position.station.idle_rights >= self.rules.seats {
            self.finish_round(None);
        } else {
            self.slosh_turn_from(seat.next(self.rules.seats));
        }
    }

    /// Finds who decides next, from `seat` on. A seat with the right to slosh is always asked, even
    /// when it can only pass: else its silence would say that no tile of it fits.
    fn slosh_turn_from(&mut self, mut seat: Seat) {
        loop {
            if self.has_right(seat) {
                self.ask(seat, DecisionKind::Slosh);
                return;
            }
            if self.position.can_lay_on_own(self.rules, seat) {
                self.ask(seat, DecisionKind::Turn);
                return;
            }
            self.pass_in_slosh(seat, 0, Source::Forced);
            seat = seat.next(self.rules.seats);
        }
    }

    /// A seat has laid nothing on its own train: its left neighbour may slosh it.
    fn pass_in_slosh(&mut self, seat: Seat, turn: u32, source: Source) {
        let own = End::of_arm(seat.index());
        let lacked = PipSet::from_iter(self.position.arms.get(own).map(|arm| arm.outer));
        self.pass(turn, seat, lacked, source);
        self.end_right(seat);
        self.open_arm(own, SeatSet::from_iter([seat, seat.next(self.rules.seats)]));
    }

    pub(in crate::table) fn has_right(&self, seat: Seat) -> bool {
        let right = End::of_arm(seat.previous(self.rules.seats).index());
        self.position.arms.get(right).is_some_and(|arm| arm.open_to.contains(seat))
    }

    /// Closes the right neighbour's train to a seat.
    fn end_right(&mut self, seat: Seat) {
        let right = seat.previous(self.rules.seats);
        self.open_arm(End::of_arm(right.index()), SeatSet::from_iter([right]));
    }
}
