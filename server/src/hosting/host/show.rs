//! What a table tells: views, decisions, notices.

use std::sync::Arc;

use boneyard_engine::{
    seat::Seat,
    table::{self, Viewer},
};

use super::{
    super::{
        answer,
        audience::{Notice, Recipient, ResultNotice, TableNotice, TurnNotice},
        command::{Actor, Refused},
        feed::Feed,
        opening::Occupant,
        seen::Watcher,
        shown::{Decision, PublicTable, TableView, own_tiles},
        turn_clock::charge_ms,
    },
    HostError, Pending, Reminder, Subscribed,
    live::Live,
};
use crate::ids::TableId;

impl Live {
    pub(super) fn id(&self) -> TableId {
        self.table.opening.table_id.clone()
    }

    pub(super) fn view(&self, viewer: Viewer) -> TableView {
        let id = self.id();
        let mut table = PublicTable::of(
            &self.table,
            |player, chair| self.shared.audience.is_reachable(player, &id, chair),
            |chair| self.forfeit_in_ms(chair),
        );
        // What the pending decision has cost so far is gone from the bank, stored or not.
        if let (Some(asked), Some(_)) = (self.table.game.position().asked(), self.deadline()) {
            let clock = &mut table.clocks[asked.seat];
            clock.bank_ms -= charge_ms(&self.table.opening.time_control, clock, self.asked_at.elapsed_ms());
        }
        TableView { table, own: own_tiles(&self.table, viewer).filter(|_| !self.table.seat_of_chair.is_empty()) }
    }

    pub(super) fn decision(&self) -> Option<Decision> {
        let asked = self.table.game.position().asked().filter(|_| self.table.is_active())?;
        let view = self.table.game.public();
        Some(Decision {
            table_id: self.id(),
            asked,
            moves: table::described_moves(&self.table.game, asked.seat)
                .into_iter()
                .map(|legal| (legal, boneyard_engine::notation::token(view, legal.choice)))
                .collect(),
            time_left_ms: self.asked_at.left_ms(&self.table.opening.time_control, &self.table.clocks[asked.seat]),
            clock: self.table.clocks[asked.seat],
            illegal_left: self.illegal_left(asked.seat),
        })
    }

    pub(super) fn pending(&mut self, by: &Actor, seat: Option<Seat>) -> Result<Pending, HostError> {
        self.heard_of(by);
        let seats = answer::seats_of(&self.table, by);
        let asked = self.table.game.position().asked();
        let seat = match (seat, seats.as_slice()) {
            (Some(seat), seats) if seats.contains(&seat) => seat,
            (None, [seat]) => *seat,
            (None, [_, ..]) => return Err(Refused::SeatAmbiguous.into()),
            (None, []) if self.table.chairs_of(&by.player).next().is_some() => {
                return Ok(Pending { view: self.view(Viewer::Spectator), decision: None });
            }
            (_, _) => return Err(Refused::NotSeated.into()),
        };
        let mine = asked.is_some_and(|asked| asked.seat == seat) && self.table.substitutes[seat].is_none();
        Ok(Pending { view: self.view(Viewer::Seated(seat)), decision: if mine { self.decision() } else { None } })
    }

    pub(super) fn subscribe(&mut self, watcher: Watcher) -> Subscribed {
        let viewer = match &watcher {
            Watcher::Spectator => Viewer::Spectator,
            // Somebody else may have taken the chair since it was found.
            Watcher::Chair { chair, player } => self
                .table
                .seat_of(*chair)
                .filter(|_| self.table.occupant(*chair).is_some_and(|occupant| occupant.is(player)))
                .map_or(Viewer::Spectator, Viewer::Seated),
        };
        let (sender, feed) = Feed::new(watcher, self.table.sequence, self.table.lifecycle);
        if !self.table.lifecycle.is_over() {
            self.feeds.retain(|feed| !feed.is_closed());
            self.feeds.push(sender);
        }
        Subscribed { view: self.view(viewer), feed }
    }

    /// Tells whoever was asked that a decision is pending no longer.
    pub(super) fn settle(&self, seat: Seat, turn: u32) {
        if let (Some(Occupant::Player { id, .. }), Some(chair)) =
            (self.table.occupant_of(seat), self.table.chair_of(seat))
        {
            let table_id = self.id();
            let notice = Notice::Settled { table_id: table_id.clone(), turn };
            self.shared.audience.tell(id, &table_id, chair, Recipient::Both, notice);
        }
    }

    /// Hands the pending decision to whoever plays the seat; to that session alone when one is named.
    pub(super) fn issue(&mut self, only: Option<&Reminder>) {
        let Some(decision) = self.decision() else { return };
        let asked = decision.asked;
        if self.table.substitutes[asked.seat].is_some() {
            return;
        }
        let (Some(Occupant::Player { id, .. }), Some(chair)) =
            (self.table.occupant_of(asked.seat), self.table.chair_of(asked.seat))
        else {
            return;
        };
        if only.is_some_and(|only| !only.concerns(id, chair)) {
            return;
        }
        let recipient = only.map_or(Recipient::Player, |only| only.recipient);
        let reissued = self.issued == asked.turn;
        let view = self.view(Viewer::Seated(asked.seat));
        let notice = Notice::Turn(Arc::new(TurnNotice { decision, view, reissued }));
        if self.shared.audience.tell(id, &self.table.opening.table_id, chair, recipient, notice) {
            self.issued = asked.turn;
        }
    }

    /// Tells players how the table stands; one session alone when named.
    pub(super) fn notify_state(&self, only: Option<&Reminder>) {
        let public = self.table.game.public();
        let result = public.result.as_ref().map(|result| ResultNotice {
            result: result.clone(),
            teams: self.table.opening.rules.team_count(),
            end_time_ms: self.table.end_time_ms,
            comment: self.table.result_comment.clone(),
        });
        for (chair, occupant) in self.table.numbered_chairs() {
            let Some(Occupant::Player { id, .. }) = occupant else { continue };
            if only.is_none_or(|only| only.concerns(id, chair)) {
                let notice = TableNotice {
                    table_id: self.id(),
                    lifecycle: self.table.lifecycle,
                    chair,
                    seat: self.table.seat_of(chair),
                    result: result.clone(),
                };
                let recipient = only.map_or(Recipient::Player, |only| only.recipient);
                let notice = Notice::Table(Arc::new(notice));
                self.shared.audience.tell(id, &self.table.opening.table_id, chair, recipient, notice);
            }
        }
    }

    pub(super) fn remind(&mut self, reminder: &Reminder) {
        self.notify_state(Some(reminder));
        self.issue(Some(reminder));
    }
}
