//! What a table does by itself: it begins, deals, plays for house bots, and notices that time ran out.

use std::time::{Duration, Instant};

use boneyard_engine::{position::Phase, seat::Seat, table::EndCause};

use super::{
    super::{by_itself, command::Command, opening::Occupant, state::Lifecycle, turn_clock::now},
    HostError,
    live::Live,
};

/// What the host does by itself.
pub(super) enum Chore {
    StartMatch,
    StartRound,
    HouseMove { seat: Seat, turn: u32, bot: String, seed: u64 },
}

impl Live {
    pub(super) fn chore(&self) -> Option<Chore> {
        match self.table.lifecycle {
            Lifecycle::Waiting => self.table.chairs.iter().all(Option::is_some).then_some(Chore::StartMatch),
            Lifecycle::Active => match self.table.game.position().phase {
                Phase::Dealing => (self.next_round_at <= now()).then_some(Chore::StartRound),
                Phase::Asking(asked) => {
                    let (bot, seed) = match (&self.table.substitutes[asked.seat], self.table.occupant_of(asked.seat)) {
                        (Some(bot), _) => (bot.clone(), 0),
                        (None, Some(Occupant::House { bot, seed })) => (bot.clone(), *seed),
                        (None, Some(Occupant::Player { .. }) | None) => return None,
                    };
                    Some(Chore::HouseMove { seat: asked.seat, turn: asked.turn, bot, seed })
                }
                Phase::Gathering | Phase::Over => None,
            },
            Lifecycle::Paused | Lifecycle::Finished | Lifecycle::Aborted => None,
        }
    }

    pub(super) async fn do_chore(&mut self, chore: Chore) -> Result<u32, HostError> {
        let shuffler = self.shared.shuffler.as_ref();
        let command = match chore {
            Chore::StartMatch => by_itself::start_match(&self.table, shuffler),
            Chore::StartRound => by_itself::start_round(&self.table, shuffler),
            Chore::HouseMove { seat, turn, bot, seed } => by_itself::house_move(&self.table, seat, turn, &bot, seed),
        };
        // Let other tables of this thread have their turn: a table of bots never waits by itself on
        // a store in memory.
        tokio::task::yield_now().await;
        self.command(command).await
    }

    /// When the pending decision runs out; `None` when nobody's clock runs.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let asked = self.table.game.position().asked().filter(|_| self.table.is_active())?;
        if self.table.substitutes[asked.seat].is_some() {
            return None;
        }
        match self.table.occupant_of(asked.seat)? {
            Occupant::House { .. } => None,
            Occupant::Player { .. } => {
                self.asked_at.deadline(&self.table.opening.time_control, &self.table.clocks[asked.seat])
            }
        }
    }

    pub(super) fn wake_at(&self) -> Instant {
        let dealing = self.table.is_active() && matches!(self.table.game.position().phase, Phase::Dealing);
        [self.deadline(), dealing.then_some(self.next_round_at), self.grace_ends(), Some(self.idle_at())]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or_else(now)
    }

    pub(super) async fn on_time(&mut self) {
        let time = now();
        if self.deadline().is_some_and(|deadline| deadline <= time) {
            self.time_ran_out().await;
        }
        if self.grace_ends().is_some_and(|end| end <= time) {
            for seat in Seat::all(self.table.opening.rules.seats) {
                if self.grace[seat].is_some_and(|end| end <= time) {
                    self.grace[seat] = None;
                    let lose = Command::Lose { seat, cause: EndCause::Disconnect, strikes: 0 };
                    if let Err(error) = self.command(lose).await {
                        tracing::debug!(table = %self.table.opening.table_id, %error, "absent seat kept");
                    }
                }
            }
        }
    }

    pub(super) async fn time_ran_out(&mut self) {
        let Some(asked) = self.table.game.position().asked() else { return };
        let command = Command::TimeRanOut {
            turn: asked.turn,
            elapsed_ms: self.asked_at.elapsed_ms(),
            strikes: self.strikes[asked.seat],
        };
        if let Err(error) = self.command(command).await {
            tracing::warn!(table = %self.table.opening.table_id, %error, "time ran out, and the step was not stored");
            // Without this the timer would fire again at once.
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}
