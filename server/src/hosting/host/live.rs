//! One table in memory: its loop, and the one way by which it changes.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use boneyard_engine::{
    seat::{BySeat, Seat},
    table::{self, EndCause, Move},
};
use tokio::sync::mpsc;

use super::{
    super::{
        answer,
        command::{Actor, Command, Refused},
        decide::{Decided, decide},
        event::{Step, TableEvent},
        feed::FeedItem,
        seen::Published,
        state::{Hosted, Lifecycle},
        turn_clock::{AFTER_DOWNTIME, AskedAt, now, wall_clock_ms},
    },
    Answer, HostError, HostHandle, INBOX, Message, Shared,
};
use crate::{codec, store::Append};

/// Answers in a row that answer nothing after which a seat is lost: far more than any client sends by retrying.
const FLOOD: u32 = 1000;

/// A table in memory.
pub(super) struct Live {
    pub(super) shared: Shared,
    pub(super) table: Hosted,
    /// When the pending decision was asked.
    pub(super) asked_at: AskedAt,
    /// Illegal answers that are not stored yet.
    pub(super) strikes: BySeat<u32>,
    /// Answers of each seat in a row that answered nothing.
    pub(super) useless: BySeat<u32>,
    /// Last decision that was handed to a session.
    pub(super) issued: u32,
    pub(super) feeds: Vec<mpsc::Sender<FeedItem>>,
    /// When the next round may be dealt.
    pub(super) next_round_at: Instant,
    /// Until when absent seats are kept.
    pub(super) grace: BySeat<Option<Instant>>,
    pub(super) active_at: Instant,
}

/// The task of a table that stands as `table` says, and the way to it. `woken` tells that it was loaded
/// from the store with a decision pending.
pub(in crate::hosting) fn task(
    shared: Shared,
    table: Hosted,
    woken: bool,
) -> (HostHandle, impl Future<Output = ()> + Send) {
    let (inbox, messages) = mpsc::channel(INBOX);
    let mut live = Live {
        shared,
        asked_at: if woken { AskedAt::after_downtime() } else { AskedAt::now() },
        strikes: BySeat::default(),
        useless: BySeat::default(),
        issued: 0,
        feeds: Vec::new(),
        next_round_at: now(),
        grace: BySeat::default(),
        active_at: now(),
        table,
    };
    if woken {
        live.begin_graces(AFTER_DOWNTIME);
    }
    (HostHandle { inbox }, live.run(messages))
}

impl Live {
    pub(super) async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        loop {
            // Questions first, then one chore at a time, so that a table of bots stays reachable.
            match messages.try_recv() {
                Ok(message) => {
                    self.take(message).await;
                    continue;
                }
                Err(mpsc::error::TryRecvError::Disconnected) => return,
                Err(mpsc::error::TryRecvError::Empty) => {}
            }
            if let Some(chore) = self.chore() {
                if let Err(error) = self.do_chore(chore).await {
                    // The store does not take steps now; try again when it may.
                    tracing::warn!(table = %self.table.opening.table_id, %error, "table stands still");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
                continue;
            }
            let wake_at = self.wake_at();
            tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => return,
                },
                () = tokio::time::sleep_until(wake_at.into()) => {
                    self.on_time().await;
                    if self.is_idle() {
                        messages.close();
                        while let Some(message) = messages.recv().await {
                            self.take(message).await;
                        }
                        return;
                    }
                    if now() >= self.idle_at() {
                        // Somebody still follows, or a clock runs: look again later.
                        self.active_at = now();
                    }
                }
            }
        }
    }

    pub(super) async fn take(&mut self, message: Message) {
        self.active_at = now();
        match message {
            Message::Look(look) => look(self),
            Message::Command(command, reply) => {
                let result = self.command(command).await;
                let _gone = reply.send(result);
            }
            Message::Answer(by, turn, action, reply) => {
                let result = self.answer(by, turn, action).await;
                let _gone = reply.send(result);
            }
        }
    }

    pub(super) async fn command(&mut self, mut command: Command) -> Result<u32, HostError> {
        if let Command::Pause { elapsed_ms, strikes, .. } = &mut command {
            *elapsed_ms = self.asked_at.elapsed_ms();
            *strikes = self.table.game.position().asked().map_or(0, |asked| self.strikes[asked.seat]);
        }
        match decide(&self.table, &command)? {
            Decided::Before { sequence } => Ok(sequence),
            Decided::Step(events) => self.commit(events).await,
        }
    }

    pub(super) async fn answer(&mut self, by: Actor, turn: u32, action: Move) -> Result<Answer, HostError> {
        self.heard_of(&by);
        let asked = self.table.game.position().asked();
        // Late by the clock, though the timer has not fired yet: time ran out first.
        if asked.is_some_and(|asked| asked.turn == turn) && self.deadline().is_some_and(|at| at <= now()) {
            self.time_ran_out().await;
        }
        let strikes = asked.map_or(0, |asked| self.strikes[asked.seat]);
        let illegal_left = self.illegal_left_to(&by, turn);
        let seats = answer::seats_of(&self.table, &by);
        let command = Command::Answer { by, turn, action, elapsed_ms: self.asked_at.elapsed_ms(), strikes };
        match decide(&self.table, &command) {
            Ok(Decided::Before { sequence }) => {
                self.answered_nothing(&seats).await;
                Ok(Answer { replayed: true, sequence, illegal_left })
            }
            Ok(Decided::Step(events)) => {
                for seat in seats {
                    self.useless[seat] = 0;
                }
                let sequence = self.commit(events).await?;
                Ok(Answer { replayed: false, sequence, illegal_left })
            }
            Err(refused @ Refused::Illegal(_)) => {
                let seat = asked.map_or_else(Seat::default, |asked| asked.seat);
                let illegal_left = self.strike(seat).await;
                Err(HostError::Refused { refused, illegal_left: Some(illegal_left) })
            }
            Err(refused) => {
                self.answered_nothing(&seats).await;
                Err(refused.into())
            }
        }
    }

    /// Counts an answer that came twice, late or for nothing. One is no misconduct; without end they cost the seat.
    async fn answered_nothing(&mut self, seats: &[Seat]) {
        for &seat in seats {
            self.useless[seat] += 1;
            let lost = self.table.game.position().forfeited.contains(seat);
            if self.useless[seat] >= FLOOD && self.table.is_active() && !lost {
                self.lose(seat, EndCause::Flood).await;
            }
        }
    }

    /// Counts an illegal answer; at the limit the seat is lost. Returns how many are left.
    pub(super) async fn strike(&mut self, seat: Seat) -> u32 {
        self.strikes[seat] += 1;
        let left = self.illegal_left(seat);
        if left == 0 {
            self.lose(seat, EndCause::IllegalMoves).await;
        }
        left
    }

    async fn lose(&mut self, seat: Seat, cause: EndCause) {
        let command = Command::Lose { seat, cause, strikes: self.strikes[seat] };
        if let Err(error) = self.command(command).await {
            tracing::warn!(table = %self.table.opening.table_id, %error, "seat could not be taken away");
        }
    }

    pub(super) fn illegal_left(&self, seat: Seat) -> u32 {
        let used = self.table.clocks[seat].illegal_answers + self.strikes[seat];
        self.table.opening.time_control.illegal_limit.saturating_sub(used)
    }

    pub(super) fn illegal_left_to(&self, by: &Actor, turn: u32) -> u32 {
        let seats = answer::seats_of(&self.table, by);
        let asked = self.table.game.position().asked().map(|asked| asked.seat);
        let seat = answer::answered(&self.table, &seats, turn)
            .map(|before| before.seat)
            .or(asked.filter(|asked| seats.contains(asked)))
            .or(seats.first().copied());
        match seat {
            Some(seat) if !self.table.game.position().forfeited.contains(seat) => self.illegal_left(seat),
            Some(_) | None => 0,
        }
    }

    /// Stores a step, then folds and shows it.
    pub(super) async fn commit(&mut self, events: Vec<TableEvent>) -> Result<u32, HostError> {
        let step = Step { sequence: self.table.sequence + 1, time_ms: wall_clock_ms(), events };
        let stream = self.table.opening.table_id.stream().clone();
        self.shared
            .store
            .append(vec![Append::one(
                stream,
                self.table.sequence,
                codec::encode_table_step(&self.table.opening.rules, &step),
            )])
            .await?;

        let asked_before = self.table.game.position().asked();
        let lifecycle_before = self.table.lifecycle;
        let illegal_before = self.table.clocks;
        let chairs_before = self.table.chairs.len() - self.table.chairs.iter().flatten().count();
        let published = Arc::new(Published::fold(&mut self.table, &step));
        for event in &step.events {
            if let TableEvent::ClockChanged(change) = event {
                // Only those that this change has stored; a timeout or a pause stores none.
                let stored = change.illegal_answers.saturating_sub(illegal_before[change.seat].illegal_answers);
                self.strikes[change.seat] = self.strikes[change.seat].saturating_sub(stored);
            }
            if let TableEvent::Game(table::Event::RoundEnded(_)) = event {
                self.next_round_at = now() + Duration::from_millis(self.table.opening.round_break_ms.into());
            }
        }
        self.publish(&FeedItem::Step(published));

        let asked = self.table.game.position().asked();
        let resumed = !matches!(lifecycle_before, Lifecycle::Active) && self.table.is_active();
        if asked != asked_before {
            self.asked_at = AskedAt::now();
            if let Some(settled) = asked_before {
                self.settle(settled.seat, settled.turn);
            }
        } else if resumed {
            self.asked_at = AskedAt::now();
        }
        let chairs = self.table.chairs.len() - self.table.chairs.iter().flatten().count();
        if lifecycle_before != self.table.lifecycle || chairs != chairs_before {
            self.notify_state(None);
        }
        let started =
            step.events.iter().any(|event| matches!(event, TableEvent::Game(table::Event::MatchStarted { .. })));
        if started || resumed {
            self.begin_graces(Duration::ZERO);
        } else if self.is_still() {
            self.end_graces();
        }
        if asked.is_some() && (asked != asked_before || resumed) {
            self.issue(None);
        }
        let plain = |event: &TableEvent| {
            matches!(
                event,
                TableEvent::ClockChanged(_)
                    | TableEvent::Game(
                        table::Event::TurnAsked(_)
                            | table::Event::Placed { points: 0, .. }
                            | table::Event::Drew { .. }
                            | table::Event::Passed { .. }
                    )
            )
        };
        if !step.events.iter().all(plain) {
            self.shared.index.update(&self.table);
        }
        if self.table.lifecycle.is_over() {
            tracing::info!(table = %self.table.opening.table_id, cause = ?self.table.end_cause(), "match over");
            self.feeds.clear();
            self.active_at = now();
        }
        Ok(step.sequence)
    }

    /// Hands an item to every feed; one that is full has fallen behind and is dropped, which its
    /// reader is told.
    pub(super) fn publish(&mut self, item: &FeedItem) {
        self.feeds.retain(|feed| feed.try_send(item.clone()).is_ok());
    }
}
