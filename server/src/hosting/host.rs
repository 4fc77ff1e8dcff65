//! The task of one live table: decide → append → evolve → publish, in that order. What is shown has
//! been stored; what is acknowledged would survive a power cut.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use boneyard_bots::HouseBot;
use boneyard_engine::{
    position::Phase,
    seat::{BySeat, Seat},
    table::{self, EndCause, Move, Viewer},
};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use super::{
    answer,
    audience::{Audience, Notice, Recipient, ResultNotice, TableNotice, TurnNotice},
    command::{Actor, Command, Refused},
    decide::{Decided, decide},
    event::{Chair, Step, TableEvent},
    feed::{Feed, FeedItem},
    opening::Occupant,
    registry::Index,
    seen::{Decision, PublicTable, Published, TableView, Watcher, own_tiles},
    state::{Hosted, Lifecycle},
    turn_clock::{AFTER_DOWNTIME, AskedAt, charge_ms, now, wall_clock_ms},
};
use crate::{
    codec,
    ids::{PlayerId, TableId},
    randomness::Shuffler,
    store::{Append, EventStore, StoreError},
};

/// Questions that wait for a table's task; beyond this a caller waits for its turn.
const INBOX: usize = 64;

/// How long a table without work stays in memory.
const IDLE: Duration = Duration::from_secs(60);

/// What all tables of a server share.
#[derive(Clone, Debug)]
pub(super) struct Shared {
    pub(super) store: Arc<dyn EventStore>,
    pub(super) shuffler: Arc<dyn Shuffler>,
    pub(super) audience: Arc<dyn Audience>,
    pub(super) index: Arc<Index>,
}

/// Why a table did not do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum HostError {
    /// The table refuses.
    #[error("{refused}")]
    Refused {
        /// Why.
        refused: Refused,
        /// Illegal answers left before the seat is lost; `None` when this was none.
        illegal_left: Option<u32>,
    },
    /// The store failed; nothing has changed.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closing,
}

impl From<Refused> for HostError {
    fn from(refused: Refused) -> Self {
        Self::Refused { refused, illegal_left: None }
    }
}

/// An answer that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Whether the same answer had been accepted before.
    pub replayed: bool,
    /// Step that recorded it.
    pub sequence: u32,
    /// Illegal answers that the seat has left.
    pub illegal_left: u32,
}

/// A chair that was taken.
#[derive(Clone, Debug)]
pub struct Joined {
    /// The chair.
    pub chair: Chair,
    /// What its player may know now.
    pub view: TableView,
}

/// A seat's view with its pending decision.
#[derive(Clone, Debug)]
pub struct Pending {
    /// The view.
    pub view: TableView,
    /// The decision, if the seat is asked.
    pub decision: Option<Decision>,
}

/// Whom to tell again how things stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reminder {
    /// The player.
    pub player: PlayerId,
    /// The chair it is about; all of the player's when `None`.
    pub chair: Option<Chair>,
    /// Which of its sessions.
    pub recipient: Recipient,
}

impl Reminder {
    fn concerns(&self, player: &PlayerId, chair: Chair) -> bool {
        self.player == *player && self.chair.is_none_or(|only| only == chair)
    }
}

/// A subscription that begins behind the view it comes with.
#[derive(Debug)]
pub struct Subscribed {
    /// State when the subscription began.
    pub view: TableView,
    /// What comes after.
    pub feed: Feed,
}

type Reply<T> = oneshot::Sender<Result<T, HostError>>;

enum Message {
    Command(Command, Reply<u32>),
    Answer(Actor, u32, Move, Reply<Answer>),
    Look(Box<dyn FnOnce(&mut Live) + Send>),
}

/// A way to a table's task.
#[derive(Clone, Debug)]
pub struct HostHandle {
    inbox: mpsc::Sender<Message>,
}

impl HostHandle {
    /// Whether the task has gone; ask the registry for a new one.
    pub(super) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Runs a command; returns the last sequence.
    ///
    /// # Errors
    /// A refusal, or a failure of the store.
    pub async fn run(&self, command: Command) -> Result<u32, HostError> {
        let (reply, done) = oneshot::channel();
        self.send(Message::Command(command, reply)).await?;
        done.await.map_err(|_| HostError::Closing)?
    }

    /// Takes a chair for its caller, or finds the one it has.
    ///
    /// # Errors
    /// A refusal, or a failure of the store.
    pub async fn take_chair(&self, by: Actor, chair: Option<Chair>, occupant: Occupant) -> Result<Chair, HostError> {
        let sat = occupant.clone();
        let sequence = self.run(Command::TakeChair { by: by.clone(), chair, occupant }).await?;
        let found = self
            .look(move |live| match &sat {
                Occupant::Player { id, .. } => live.table.chairs_of(id).next(),
                // The one that was put there last.
                Occupant::House { .. } => chair.or_else(|| {
                    live.table
                        .numbered_chairs()
                        .filter(|(_, there)| *there == Some(&sat))
                        .map(|(chair, _)| chair)
                        .last()
                }),
            })
            .await?;
        tracing::debug!(sequence, ?found, "chair taken");
        found.ok_or_else(|| Refused::NotSeated.into())
    }

    /// Answers a decision.
    ///
    /// # Errors
    /// A refusal, or a failure of the store.
    pub async fn answer(&self, by: Actor, turn: u32, action: Move) -> Result<Answer, HostError> {
        let (reply, done) = oneshot::channel();
        self.send(Message::Answer(by, turn, action, reply)).await?;
        done.await.map_err(|_| HostError::Closing)?
    }

    /// Illegal answers that are left to the caller's seat which was asked this decision, or to the one it
    /// has; 0 where it has none or has lost it.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn illegal_left(&self, by: Actor, turn: u32) -> Result<u32, HostError> {
        self.look(move |live| live.illegal_left_to(&by, turn)).await
    }

    /// What a viewer may know now.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn view(&self, viewer: Viewer) -> Result<TableView, HostError> {
        self.look(move |live| live.view(viewer)).await
    }

    /// What a seat may know now, and what it is asked.
    ///
    /// # Errors
    /// A refusal when the caller has no such seat.
    pub async fn pending(&self, by: Actor, seat: Option<Seat>) -> Result<Pending, HostError> {
        self.look(move |live| live.pending(&by, seat)).await?
    }

    /// As whom the caller follows the table: as the occupant of the chair of that seat, or of its
    /// only chair, or as a spectator where it has none.
    ///
    /// # Errors
    /// A refusal when the seat is not the caller's, or it has several and names none.
    pub async fn watcher(&self, by: Actor, seat: Option<Seat>) -> Result<Watcher, HostError> {
        self.look(move |live| {
            let mut chairs =
                live.table.chairs_of(&by.player).filter(|&chair| by.chair.is_none_or(|only| only == chair));
            match (seat, chairs.next(), chairs.next()) {
                (Some(seat), Some(_), _) => live
                    .table
                    .chair_of(seat)
                    .filter(|&chair| live.table.occupant(chair).is_some_and(|occupant| occupant.is(&by.player)))
                    .filter(|&chair| by.chair.is_none_or(|only| only == chair))
                    .map(|chair| Watcher::Chair { chair, player: by.player.clone() })
                    .ok_or_else(|| Refused::NotSeated.into()),
                (Some(_), None, _) => Err(Refused::NotSeated.into()),
                (None, None, _) => Ok(Watcher::Spectator),
                (None, Some(chair), None) => Ok(Watcher::Chair { chair, player: by.player.clone() }),
                (None, Some(_), Some(_)) => Err(Refused::SeatAmbiguous.into()),
            }
        })
        .await?
    }

    /// Begins a subscription: everything after the view that comes with it.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn subscribe(&self, watcher: Watcher) -> Result<Subscribed, HostError> {
        self.look(move |live| live.subscribe(watcher)).await
    }

    /// Tells a player's session again how its table stands and what it is asked.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn remind(&self, reminder: Reminder) -> Result<(), HostError> {
        self.look(move |live| live.remind(&reminder)).await
    }

    /// Tells the table that a player came or went.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn presence(&self, player: PlayerId) -> Result<(), HostError> {
        self.look(move |live| live.presence(&player)).await
    }

    async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut Live) -> T + Send + 'static,
    ) -> Result<T, HostError> {
        let (reply, done) = oneshot::channel();
        let look = Box::new(move |live: &mut Live| {
            // Nobody waits any more: fine.
            let _gone = reply.send(look(live));
        });
        self.send(Message::Look(look)).await?;
        done.await.map_err(|_| HostError::Closing)
    }

    async fn send(&self, message: Message) -> Result<(), HostError> {
        self.inbox.send(message).await.map_err(|_| HostError::Closing)
    }
}

/// A table in memory.
struct Live {
    shared: Shared,
    table: Hosted,
    /// When the pending decision was asked.
    asked_at: AskedAt,
    /// Illegal answers that are not stored yet.
    strikes: BySeat<u32>,
    /// Last decision that was handed to a session.
    issued: u32,
    feeds: Vec<mpsc::Sender<FeedItem>>,
    /// When the next round may be dealt.
    next_round_at: Instant,
    /// Until when absent seats are kept.
    grace: BySeat<Option<Instant>>,
    active_at: Instant,
}

/// The task of a table that stands as `table` says, and the way to it. `woken` tells that it was loaded
/// from the store with a decision pending.
pub(super) fn task(shared: Shared, table: Hosted, woken: bool) -> (HostHandle, impl Future<Output = ()> + Send) {
    let (inbox, messages) = mpsc::channel(INBOX);
    let mut live = Live {
        shared,
        asked_at: if woken { AskedAt::after_downtime() } else { AskedAt::now() },
        strikes: BySeat::default(),
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

/// What the host does by itself.
enum Chore {
    StartMatch,
    StartRound,
    HouseMove { seat: Seat, turn: u32, bot: String, seed: u64 },
}

impl Live {
    async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
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
                    if now() - self.active_at >= IDLE {
                        // Somebody still follows, or a clock runs: look again later.
                        self.active_at = now();
                    }
                }
            }
        }
    }

    async fn take(&mut self, message: Message) {
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

    async fn command(&mut self, mut command: Command) -> Result<u32, HostError> {
        if let Command::Pause { elapsed_ms, strikes, .. } = &mut command {
            *elapsed_ms = self.asked_at.elapsed_ms();
            *strikes = self.table.game.position().asked().map_or(0, |asked| self.strikes[asked.seat]);
        }
        match decide(&self.table, &command)? {
            Decided::Before { sequence } => Ok(sequence),
            Decided::Step(events) => self.commit(events).await,
        }
    }

    async fn answer(&mut self, by: Actor, turn: u32, action: Move) -> Result<Answer, HostError> {
        self.heard_of(&by);
        let asked = self.table.game.position().asked();
        // Late by the clock, though the timer has not fired yet: time ran out first.
        if asked.is_some_and(|asked| asked.turn == turn) && self.deadline().is_some_and(|at| at <= now()) {
            self.time_ran_out().await;
        }
        let strikes = asked.map_or(0, |asked| self.strikes[asked.seat]);
        let illegal_left = self.illegal_left_to(&by, turn);
        let command = Command::Answer { by, turn, action, elapsed_ms: self.asked_at.elapsed_ms(), strikes };
        match decide(&self.table, &command) {
            Ok(Decided::Before { sequence }) => Ok(Answer { replayed: true, sequence, illegal_left }),
            Ok(Decided::Step(events)) => {
                let sequence = self.commit(events).await?;
                Ok(Answer { replayed: false, sequence, illegal_left })
            }
            Err(refused @ Refused::Illegal(_)) => {
                let seat = asked.map_or_else(Seat::default, |asked| asked.seat);
                let illegal_left = self.strike(seat).await;
                Err(HostError::Refused { refused, illegal_left: Some(illegal_left) })
            }
            Err(refused) => Err(refused.into()),
        }
    }

    /// Counts an illegal answer; at the limit the seat is lost. Returns how many are left.
    async fn strike(&mut self, seat: Seat) -> u32 {
        self.strikes[seat] += 1;
        let left = self.illegal_left(seat);
        if left == 0 {
            let command = Command::Lose { seat, cause: EndCause::IllegalMoves, strikes: self.strikes[seat] };
            if let Err(error) = self.command(command).await {
                tracing::warn!(table = %self.table.opening.table_id, %error, "seat could not be taken away");
            }
        }
        left
    }

    fn illegal_left(&self, seat: Seat) -> u32 {
        let used = self.table.clocks[seat].illegal_answers + self.strikes[seat];
        self.table.opening.time_control.illegal_limit.saturating_sub(used)
    }

    fn illegal_left_to(&self, by: &Actor, turn: u32) -> u32 {
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
    async fn commit(&mut self, events: Vec<TableEvent>) -> Result<u32, HostError> {
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
        if step.events.iter().any(|event| matches!(event, TableEvent::Game(table::Event::MatchStarted { .. }))) {
            self.begin_graces(Duration::ZERO);
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
        }
        Ok(step.sequence)
    }

    /// Hands an item to every feed; one that is full has fallen behind and is dropped, which its
    /// reader is told.
    fn publish(&mut self, item: &FeedItem) {
        self.feeds.retain(|feed| feed.try_send(item.clone()).is_ok());
    }

    fn chore(&self) -> Option<Chore> {
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

    async fn do_chore(&mut self, chore: Chore) -> Result<u32, HostError> {
        let rules = self.table.opening.rules;
        let command = match chore {
            Chore::StartMatch => Command::StartMatch {
                shuffled: self.shared.shuffler.shuffle(&rules),
                lot: self.shared.shuffler.lot(&rules),
            },
            Chore::StartRound => Command::StartRound {
                shuffled: self.shared.shuffler.shuffle(&rules),
                lot: self.shared.shuffler.lot(&rules),
            },
            Chore::HouseMove { seat, turn, bot, seed } => {
                let moves = table::described_moves(&self.table.game, seat);
                let view = table::view(&self.table.game, Viewer::Seated(seat));
                let choice = HouseBot::find(&bot).map_or(0, |bot| bot.choose(&view, &moves, seed));
                let action = moves.get(choice).or(moves.first()).map_or(Move::Pass, |chosen| chosen.choice);
                Command::HouseMove { turn, action }
            }
        };
        // Let other tables of this thread have their turn: a table of bots never waits by itself on
        // a store in memory.
        tokio::task::yield_now().await;
        self.command(command).await
    }

    /// When the pending decision runs out; `None` when nobody's clock runs.
    fn deadline(&self) -> Option<Instant> {
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

    fn wake_at(&self) -> Instant {
        let dealing = self.table.is_active() && matches!(self.table.game.position().phase, Phase::Dealing);
        [self.deadline(), dealing.then_some(self.next_round_at), self.grace_ends(), Some(self.active_at + IDLE)]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or_else(now)
    }

    async fn on_time(&mut self) {
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

    async fn time_ran_out(&mut self) {
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

    /// Begins the grace of every seat whose player is not there.
    fn begin_graces(&mut self, extra: Duration) {
        let grace = self.table.opening.time_control.disconnect_grace_ms;
        if grace == 0 || self.table.lifecycle.is_over() {
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

    /// A call of a player who has no stream open: who calls is there, so its grace begins anew.
    fn heard_of(&mut self, by: &Actor) {
        let grace = Duration::from_millis(self.table.opening.time_control.disconnect_grace_ms.into());
        for seat in answer::seats_of(&self.table, by) {
            if let Some(end) = &mut self.grace[seat] {
                *end = (*end).max(now() + grace);
            }
        }
    }

    /// Time until the seat of a chair is lost because its player is away, milliseconds; 0 when it is not.
    fn forfeit_in_ms(&self, chair: Chair) -> u32 {
        let end = self.table.seat_of(chair).and_then(|seat| self.grace[seat]);
        end.map_or(0, |end| u32::try_from(end.saturating_duration_since(now()).as_millis()).unwrap_or(u32::MAX).max(1))
    }

    fn grace_ends(&self) -> Option<Instant> {
        self.grace.0.iter().flatten().min().copied()
    }

    /// Whether the table can leave memory: nobody follows it, no clock runs, nothing was asked lately.
    fn is_idle(&mut self) -> bool {
        self.feeds.retain(|feed| !feed.is_closed());
        let dealing = self.table.is_active() && matches!(self.table.game.position().phase, Phase::Dealing);
        now() - self.active_at >= IDLE
            && self.feeds.is_empty()
            && self.deadline().is_none()
            && self.grace_ends().is_none()
            && !dealing
    }

    fn id(&self) -> TableId {
        self.table.opening.table_id.clone()
    }

    fn view(&self, viewer: Viewer) -> TableView {
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

    fn decision(&self) -> Option<Decision> {
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

    fn pending(&mut self, by: &Actor, seat: Option<Seat>) -> Result<Pending, HostError> {
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

    fn subscribe(&mut self, watcher: Watcher) -> Subscribed {
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
    fn settle(&self, seat: Seat, turn: u32) {
        if let (Some(Occupant::Player { id, .. }), Some(chair)) =
            (self.table.occupant_of(seat), self.table.chair_of(seat))
        {
            let table_id = self.id();
            let notice = Notice::Settled { table_id: table_id.clone(), turn };
            self.shared.audience.tell(id, &table_id, chair, Recipient::Both, notice);
        }
    }

    /// Hands the pending decision to whoever plays the seat; to that session alone when one is named.
    fn issue(&mut self, only: Option<&Reminder>) {
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
    fn notify_state(&self, only: Option<&Reminder>) {
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

    fn remind(&mut self, reminder: &Reminder) {
        self.notify_state(Some(reminder));
        self.issue(Some(reminder));
    }

    /// A player came or went: feeds are told, and grace begins or ends.
    fn presence(&mut self, player: &PlayerId) {
        let grace = self.table.opening.time_control.disconnect_grace_ms;
        let chairs: Vec<Chair> = self.table.chairs_of(player).collect();
        for chair in chairs {
            let connected = self.shared.audience.is_reachable(player, &self.table.opening.table_id, chair);
            if let Some(seat) = self.table.seat_of(chair)
                && grace > 0
                && self.table.substitutes[seat].is_none()
                && !self.table.lifecycle.is_over()
            {
                self.grace[seat] = (!connected).then(|| now() + Duration::from_millis(grace.into()));
            }
            let forfeit_in_ms = self.forfeit_in_ms(chair);
            self.publish(&FeedItem::Presence { chair, connected, forfeit_in_ms });
        }
    }
}
