//! The flow of a turn in a line game: place, draw, pass, claim, and whose turn follows.
//!
//! Draws and passes that everybody can see to be forced are made by the table inside the step that
//! led to them. A single legal placement is still asked: playing it for the seat would tell everyone
//! that it had no other.

use super::{
    command::Source,
    finish,
    stage::{Listener, Stage},
};
use crate::{
    layout::End,
    position::{DecisionKind, Position},
    rules::{Claim, Drawing, RoundEnd, Rules, TargetCheck},
    seat::Seat,
    tile::{PipSet, Tile, TileSet},
};

/// Whether nobody can ever place again: nothing may be drawn and no tile in any hand fits an end
/// that is open. Source: Draw seed and worked example D11: never before the boneyard is exhausted.
pub(super) fn blocked(rules: &Rules, position: &Position) -> bool {
    if position.may_draw(rules) {
        return false;
    }
    Seat::all(rules.seats).all(|seat| position.hands[seat].intersection(position.playable(seat)).is_empty())
}

impl<L: Listener> Stage<'_, L> {
    pub(super) fn act_place(&mut self, seat: Seat, turn: u32, tile: Tile, end: End, declared: u16, source: Source) {
        let called = match self.rules.claim {
            Claim::Auto => None,
            Claim::Muggins => Some(declared),
        };
        self.place(turn, seat, tile, end, called, source);
        self.open_sides();
        if self.position.overlooked.is_some() {
            self.offer_claim(seat);
        } else {
            self.after_placement(seat);
        }
    }

    pub(super) fn act_draw(&mut self, seat: Seat, turn: u32, source: Source) {
        // Drawn by choice: it proves nothing about the hand.
        self.draw(turn, seat, 1, PipSet::EMPTY, source);
        self.ask(seat, DecisionKind::Turn);
    }

    pub(super) fn act_decline(&mut self, seat: Seat, turn: u32, source: Source) {
        let kind = self.position.asked().map(|asked| asked.kind);
        self.decline(turn, seat, source);
        match kind {
            Some(DecisionKind::Turn) if self.position.arms.is_empty() => {
                // The lead goes to the partner, who sits opposite.
                let partner = self.rules.next_seat(self.rules.next_seat(seat));
                self.ask(partner, DecisionKind::Turn);
            }
            // The tile after a double was declined, and with it the turn is over.
            Some(DecisionKind::Turn) => self.after_placement(seat),
            Some(DecisionKind::Claim) => self.offer_claim(seat),
            // Nothing else is asked in a line.
            Some(
                DecisionKind::Slosh
                | DecisionKind::Cover
                | DecisionKind::ExtraTile
                | DecisionKind::SecondDouble
                | DecisionKind::ThirdTile
                | DecisionKind::ChainTile
                | DecisionKind::LongTrain
                | DecisionKind::Challenge { silent: _ },
            )
            | None => {}
        }
    }

    pub(super) fn act_claim(&mut self, seat: Seat, turn: u32, of_turn: u32, points: u16, source: Source) {
        let placer = self.position.last_placer.unwrap_or(seat);
        self.claim(turn, seat, of_turn, points, source);
        self.after_placement(placer);
    }

    /// Asks the next opponent, clockwise after `seat`, whether to claim what the placer overlooked;
    /// when all were asked, play goes on.
    fn offer_claim(&mut self, seat: Seat) {
        let Some(missed) = self.position.overlooked else { return };
        let mut next = self.rules.next_seat(seat);
        while next != missed.seat {
            if self.rules.team_of(next) != self.rules.team_of(missed.seat) {
                self.ask(next, DecisionKind::Claim);
                return;
            }
            next = self.rules.next_seat(next);
        }
        self.after_placement(missed.seat);
    }

    /// A placement is done with, claims included.
    fn after_placement(&mut self, seat: Seat) {
        let out = self.position.hands[seat].is_empty();
        if out && finish::all_out(self.rules, self.position, seat) {
            self.finish_round(Some(seat));
            return;
        }
        match self.rules.target_check {
            TargetCheck::AtOnce if finish::target_reached(self.rules, self.position) => {
                self.finish_match();
                return;
            }
            TargetCheck::AtOnce | TargetCheck::AfterRound => {}
        }
        if self.position.extra_tile && !out {
            if blocked(self.rules, self.position) {
                self.finish_round(None);
            } else {
                // Asked even if nothing fits: not to be asked would tell that.
                self.ask(seat, DecisionKind::Turn);
            }
            return;
        }
        self.next_turn(seat);
    }

    /// Finds who decides next, drawing and passing for seats that cannot play.
    fn next_turn(&mut self, after: Seat) {
        let mut seat = after;
        loop {
            seat = self.rules.next_seat(seat);
            let playable = self.position.playable(seat);
            if self.can_play(seat, playable) {
                break;
            }
            match self.rules.round_end {
                // Out already, while its partner plays on.
                RoundEnd::TeamOut if self.position.hands[seat].is_empty() => continue,
                RoundEnd::TeamOut | RoundEnd::FirstOut => {}
            }
            // Only now: where the next seat can play, nothing is blocked.
            if blocked(self.rules, self.position) {
                self.finish_round(None);
                return;
            }
            let lacked = self.position.open_pips(seat);
            let count = self.forced_draws(seat, playable);
            if count > 0 {
                self.draw(0, seat, count, lacked, Source::Forced);
                if self.can_play(seat, playable) {
                    break;
                }
                if blocked(self.rules, self.position) {
                    self.finish_round(None);
                    return;
                }
            }
            self.pass(0, seat, lacked, Source::Forced);
        }
        self.ask(seat, DecisionKind::Turn);
    }

    fn can_play(&self, seat: Seat, playable: TileSet) -> bool {
        !self.position.hands[seat].intersection(playable).is_empty()
    }

    /// How many tiles a seat that cannot play draws: one, or up to and with the first that fits, or all
    /// but the reserve.
    fn forced_draws(&self, seat: Seat, playable: TileSet) -> usize {
        if !self.position.may_draw(self.rules) {
            return 0;
        }
        let available = self.position.boneyard.len() - usize::from(self.rules.reserve);
        match self.rules.drawing {
            Drawing::Never => 0,
            Drawing::One => 1,
            Drawing::UntilPlayable => {
                let mut tiles = self.coming(seat).take(available);
                tiles.position(|tile| playable.contains(tile)).map_or(available, |place| place + 1)
            }
        }
    }
}
