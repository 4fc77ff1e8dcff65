//! Who is there, how long an absent player's seat is kept, and when the table itself may go.

use std::time::{Duration, Instant};

use boneyard_engine::{position::Phase, seat::BySeat};

use super::{
    super::{
        answer, command::Actor, event::Chair, feed::FeedItem, opening::Occupant, state::Lifecycle, turn_clock::now,
    },
    IDLE, IDLE_WHEN_OVER,
    live::Live,
};
use crate::ids::PlayerId;

impl Live {
    /// Begins the grace of every seat whose player is not there.
    pub(super) fn begin_graces(&mut self, extra: Duration) {
        let grace = self.table.opening.time_control.disconnect_grace_ms;
        if grace == 0 || self.is_still() {
            return;
        }
        let end = now() + Duration::from_millis(grace.into()) + extra;
        for (chair, occupant) in self.table.numbered_chairs() {
            if let (Some(Occupant::Player { id, .. }), Some(seat)) = (occupant, self.table.seat_of(chair))
                && self.table.substitutes[seat].is_none()
                && !self.shared.audience.is_reachable(id, &self.table.opening.table_id, chair)
            {
                self.grace[seat] = Some(end);
            }
        }
    }

    /// Ends every grace: nobody is waited for while the clocks are stopped.
    pub(super) fn end_graces(&mut self) {
        self.grace = BySeat::default();
    }

    /// Whether nothing runs at the table: it is paused or over.
    pub(super) fn is_still(&self) -> bool {
        match self.table.lifecycle {
            Lifecycle::Waiting | Lifecycle::Active => false,
            Lifecycle::Paused | Lifecycle::Finished | Lifecycle::Aborted => true,
        }
    }

    /// A call of a player who has no stream open: who calls is there, so its grace begins anew.
    pub(super) fn heard_of(&mut self, by: &Actor) {
        let grace = Duration::from_millis(self.table.opening.time_control.disconnect_grace_ms.into());
        for seat in answer::seats_of(&self.table, by) {
            if let Some(end) = &mut self.grace[seat] {
                *end = (*end).max(now() + grace);
            }
        }
    }

    /// Time until the seat of a chair is lost because its player is away, milliseconds; 0 when it is not.
    pub(super) fn forfeit_in_ms(&self, chair: Chair) -> u32 {
        let end = self.table.seat_of(chair).and_then(|seat| self.grace[seat]);
        end.map_or(0, |end| u32::try_from(end.saturating_duration_since(now()).as_millis()).unwrap_or(u32::MAX).max(1))
    }

    pub(super) fn grace_ends(&self) -> Option<Instant> {
        self.grace.0.iter().flatten().min().copied()
    }

    /// When the table may have been without work for so long that it can leave memory.
    pub(super) fn idle_at(&self) -> Instant {
        self.active_at + if self.table.lifecycle.is_over() { IDLE_WHEN_OVER } else { IDLE }
    }

    /// Whether the table can leave memory: nobody follows it, no clock runs, nothing was asked lately.
    pub(super) fn is_idle(&mut self) -> bool {
        self.feeds.retain(|feed| !feed.is_closed());
        let dealing = self.table.is_active() && matches!(self.table.game.position().phase, Phase::Dealing);
        now() >= self.idle_at()
            && self.feeds.is_empty()
            && self.deadline().is_none()
            && self.grace_ends().is_none()
            && !dealing
    }

    /// A player came or went: feeds are told, and grace begins or ends.
    pub(super) fn presence(&mut self, player: &PlayerId) {
        let grace = self.table.opening.time_control.disconnect_grace_ms;
        let chairs: Vec<Chair> = self.table.chairs_of(player).collect();
        for chair in chairs {
            let connected = self.shared.audience.is_reachable(player, &self.table.opening.table_id, chair);
            if let Some(seat) = self.table.seat_of(chair)
                && grace > 0
                && self.table.substitutes[seat].is_none()
                && !self.is_still()
            {
                self.grace[seat] = (!connected).then(|| now() + Duration::from_millis(grace.into()));
            }
            let forfeit_in_ms = self.forfeit_in_ms(chair);
            self.publish(&FeedItem::Presence { chair, connected, forfeit_in_ms });
        }
    }
}
