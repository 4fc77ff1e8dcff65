//! The last tile: who kept silent about it, who is asked to catch that, and what it costs.
//!
//! The duty is judged at the end of a turn in which a seat came down to one tile. A draw ends both the
//! duty and an announcement, so a seat that comes to one tile by drawing owes nothing.
//! Source: rules page 4.5.

use super::access::blocked;
use crate::{
    position::DecisionKind,
    seat::Seat,
    table::{
        Source,
        stage::{Listener, Stage},
    },
    tile::PipSet,
};

impl<L: Listener> Stage<'_, L> {
    /// Asks the others, clockwise from the silent seat, whether to catch it.
    pub(super) fn open_window(&mut self, silent: Seat) {
        self.ask(silent.next(self.rules.seats), DecisionKind::Challenge { silent });
    }

    /// A seat lets the silent one go: the next is asked, or play goes on.
    pub(super) fn act_let_go(&mut self, seat: Seat, turn: u32, silent: Seat, source: Source) {
        self.decline(turn, seat, source);
        let next = seat.next(self.rules.seats);
        if next == silent {
            self.close_window();
        } else {
            self.ask(next, DecisionKind::Challenge { silent });
        }
    }

    /// A seat catches the silent one.
    pub(super) fn act_catch(&mut self, seat: Seat, turn: u32, silent: Seat, source: Source) {
        self.challenge(turn, seat, silent, source);
        let penalty = self.rules.trains.penalty;
        self.penalise(silent, seat, penalty.lose_turn);
        let count = usize::from(penalty.draw).min(self.position.boneyard.len());
        if count > 0 {
            self.draw(0, silent, count, PipSet::EMPTY, Source::Penalty);
        }
        if penalty.mark {
            self.mark(silent, true);
        }
        if blocked(self.rules, self.position) {
            self.finish_round(None);
        } else {
            self.close_window();
        }
    }

    fn close_window(&mut self) {
        let last = self.position.station.in_turn.unwrap_or_default();
        self.turn_from(last.next(self.rules.seats));
    }
}
