//! The flow of a turn in Mexican Train: place, cover, draw, mark, and whose turn follows.
//! Source: rules page 4.3 and the table of doubles in 4.2.
//!
//! As in a line, the table draws, marks and passes for a seat that cannot play: a draw tells everybody
//! afterwards that nothing fitted. One draw for each duty, the cover of an own double being a new one.

use super::access::blocked;
use crate::{
    layout::{End, Waiting},
    position::DecisionKind,
    rules::{
        Drawing,
        trains::{Doubles, FirstTurn, LastDouble, TapWindow},
    },
    seat::Seat,
    table::{
        Source,
        stage::{Listener, Stage},
    },
    tile::{PipSet, Tile},
};

impl<L: Listener> Stage<'_, L> {
    /// Carries a placement out that answers what was asked.
    pub(super) fn act_on_train(
        &mut self,
        seat: Seat,
        turn: u32,
        kind: DecisionKind,
        (tile, end): (Tile, End),
        announced: bool,
        source: Source,
    ) {
        self.lay_on_train(turn, seat, (tile, end), announced, kind, source);
        let follows = self.what_follows(kind, tile, end);
        if self.position.hands[seat].is_empty() && !self.must_cover_last(follows) {
            self.finish_round(Some(seat));
            return;
        }
        match follows {
            None => self.end_turn(seat),
            Some(kind) => self.follow_up(seat, kind),
        }
    }

    /// What the seat owes in the same turn after it has laid a tile.
    fn what_follows(&self, kind: DecisionKind, tile: Tile, end: End) -> Option<DecisionKind> {
        if kind == DecisionKind::LongTrain {
            return Some(DecisionKind::LongTrain);
        }
        if !tile.is_double() {
            return None;
        }
        let waits = self.position.station.waiting.contains(end);
        match self.rules.trains.doubles {
            Doubles::None => None,
            Doubles::CoverNow | Doubles::LayerOnly => waits.then_some(DecisionKind::Cover),
            Doubles::BonusAnywhere => waits.then_some(DecisionKind::ExtraTile),
            Doubles::TwoDoublesIfThird if kind == DecisionKind::SecondDouble => Some(DecisionKind::ThirdTile),
            Doubles::TwoDoublesIfThird => waits.then_some(DecisionKind::SecondDouble),
            Doubles::Chain | Doubles::ChainLifo => {
                (waits || kind == DecisionKind::ChainTile).then_some(DecisionKind::ChainTile)
            }
        }
    }

    /// Whether a seat without tiles still owes something that it can draw for.
    fn must_cover_last(&self, follows: Option<DecisionKind>) -> bool {
        match self.rules.trains.last_double {
            LastDouble::EndsRound => false,
            LastDouble::MustCover => {
                follows.is_some_and(|kind| kind != DecisionKind::LongTrain) && self.position.may_draw(self.rules)
            }
        }
    }

    /// Asks for what a seat owes after an own placement.
    fn follow_up(&mut self, seat: Seat, kind: DecisionKind) {
        if kind == DecisionKind::LongTrain && !self.can_lay(seat, kind) {
            self.end_turn(seat);
            return;
        }
        match self.ask_or_draw(seat, kind) {
            Outcome::Asked | Outcome::Blocked => {}
            Outcome::Failed => {
                self.fail(seat, kind);
                self.end_turn(seat);
            }
        }
    }

    /// Asks a seat if it can answer, with what it must draw for it.
    fn ask_or_draw(&mut self, seat: Seat, kind: DecisionKind) -> Outcome {
        if self.can_lay(seat, kind) {
            self.ask(seat, kind);
            return Outcome::Asked;
        }
        // Only now: where a seat can play, nothing is blocked.
        if blocked(self.rules, self.position) {
            self.finish_round(None);
            return Outcome::Blocked;
        }
        let count = self.draws(seat, kind);
        if count > 0 {
            let lacked = self.position.lacked(self.rules, seat, kind);
            self.draw(0, seat, count, lacked, Source::Forced);
            if self.can_lay(seat, kind) {
                self.ask(seat, kind);
                return Outcome::Asked;
            }
            if blocked(self.rules, self.position) {
                self.finish_round(None);
                return Outcome::Blocked;
            }
        }
        Outcome::Failed
    }

    /// How many tiles a seat draws that cannot play.
    fn draws(&self, seat: Seat, kind: DecisionKind) -> usize {
        let available = self.position.boneyard.len();
        match self.rules.drawing {
            Drawing::Never => 0,
            Drawing::One => available.min(1),
            Drawing::UntilPlayable => {
                let mut hand = self.position.hands[seat];
                let fits = |tile: Tile| {
                    hand.insert(tile);
                    self.position.can_lay(self.rules, seat, kind, hand)
                };
                self.coming(seat).position(fits).map_or(available, |place| place + 1)
            }
        }
    }

    fn can_lay(&self, seat: Seat, kind: DecisionKind) -> bool {
        self.position.can_lay(self.rules, seat, kind, self.position.hands[seat])
    }

    /// A seat could not place: its train is marked, and its turn is over.
    fn fail(&mut self, seat: Seat, kind: DecisionKind) {
        let lacked = self.position.lacked(self.rules, seat, kind);
        self.mark(seat, true);
        self.pass(0, seat, lacked, Source::Forced);
    }

    /// A turn in which the seat has placed is over.
    fn end_turn(&mut self, seat: Seat) {
        match self.rules.trains.doubles {
            Doubles::LayerOnly => self.wait_for_covers(Waiting::default()),
            Doubles::CoverNow
            | Doubles::BonusAnywhere
            | Doubles::TwoDoublesIfThird
            | Doubles::Chain
            | Doubles::ChainLifo
            | Doubles::None => {}
        }
        if blocked(self.rules, self.position) {
            self.finish_round(None);
        } else if let Some(silent) = self.window_due(seat) {
            self.open_window(silent);
        } else {
            self.turn_from(seat.next(self.rules.seats));
        }
    }

    /// Finds who decides next, from `seat` on, drawing, marking and passing for seats that cannot play.
    pub(super) fn turn_from(&mut self, mut seat: Seat) {
        loop {
            self.open_trains(true);
            if self.position.station.silent.contains(seat) {
                self.open_window(seat);
                return;
            }
            if self.position.station.skips.contains(seat) {
                self.pass(0, seat, PipSet::EMPTY, Source::Penalty);
            } else {
                let kind = self.kind_of_turn(seat);
                match self.ask_or_draw(seat, kind) {
                    Outcome::Asked | Outcome::Blocked => return,
                    Outcome::Failed => self.fail(seat, kind),
                }
                if let Some(silent) = self.window_due(seat) {
                    self.open_window(silent);
                    return;
                }
            }
            seat = seat.next(self.rules.seats);
        }
    }

    fn kind_of_turn(&self, seat: Seat) -> DecisionKind {
        if !self.position.station.waiting.is_empty() {
            return DecisionKind::Cover;
        }
        match self.rules.trains.first_turn {
            FirstTurn::LongOwn if !self.position.station.had_turn.contains(seat) => DecisionKind::LongTrain,
            FirstTurn::LongOwn | FirstTurn::Single => DecisionKind::Turn,
        }
    }

    /// The silent seat that the others are asked about now that the turn of `seat` is over.
    fn window_due(&self, seat: Seat) -> Option<Seat> {
        let silent = self.position.station.silent;
        match self.rules.trains.tap_window {
            TapWindow::UntilNextPlayOrDraw => silent.contains(seat).then_some(seat),
            TapWindow::UntilNextTurnCompleted => silent.iter().find(|&other| other != seat),
        }
    }
}

/// What came of asking a seat.
enum Outcome {
    /// It is asked.
    Asked,
    /// It can do nothing and has drawn what it may.
    Failed,
    /// Nobody can ever place again, and the round is over.
    Blocked,
}
