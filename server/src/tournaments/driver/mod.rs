//! The task of one tournament: decide → append → fold → tell. It pairs rounds, opens tables as the limits
//! allow, plays games of house bots out by itself, and collects results. A kill at any instant loses nothing:
//! which games are missing follows from the log, and a game's table from its place in the schedule.

mod blocks;
mod fast;
mod faults;
mod live;
mod one_deal;

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use boneyard_tournament::{
    PlayKey,
    format::{self, Next},
};
use futures_util::future::join_all;
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use self::fast::Ahead;
use super::{
    command::{Command, Refused},
    decide::decide,
    desk::Notice,
    event::{Step, TournamentEvent},
    schedule::{self, Block, Game},
    state::{State, TestSays, Tournament},
    summary,
};
use crate::{
    codec,
    hosting::{Registry, wall_clock_ms},
    ids::TableId,
    randomness::Shuffler,
    store::{Append, EventStore, StoreError},
};

/// How long to wait after a failure of the store before trying again.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// What all tournaments share.
#[derive(Clone, Debug)]
pub(super) struct Shared {
    pub(super) store: Arc<dyn EventStore>,
    pub(super) registry: Arc<Registry>,
    pub(super) shuffler: Arc<dyn Shuffler>,
}

type Inbox = mpsc::Receiver<(Command, oneshot::Sender<Result<(), Refused>>)>;

/// A game at a live table.
#[derive(Debug)]
struct Running {
    game: Game,
    table: TableId,
    began: u64,
}

struct Driver {
    shared: Shared,
    now: Arc<Mutex<Tournament>>,
    notices: broadcast::Sender<Notice>,
    count: watch::Sender<usize>,
    running: HashMap<PlayKey, Running>,
    /// Next block of the round to look at.
    cursor: usize,
    /// Round that the cursor is in.
    round: usize,
    /// Blocks whose games could not all be opened yet, or are to be opened again.
    waiting: BTreeSet<Block>,
    /// Starts and ends of games so far.
    ticks: u64,
    ended: mpsc::UnboundedSender<PlayKey>,
    /// How many games of house bots to play in one go.
    fast_games: usize,
    /// Blocks of house bots that are being played while those before them are stored.
    ahead: Option<Ahead>,
    /// With how many final games the test was looked at last, and whether it had come to an end.
    tested: Option<(usize, bool)>,
}

/// What there was to do.
#[derive(PartialEq, Eq)]
enum Did {
    /// Something; there may be more.
    Work,
    /// Nothing until a game ends or a command comes.
    Nothing,
}

/// Runs a tournament until the server stops or nobody holds it any more.
pub(super) async fn run(
    shared: Shared,
    now: Arc<Mutex<Tournament>>,
    mut inbox: Inbox,
    notices: broadcast::Sender<Notice>,
    count: watch::Sender<usize>,
    mut stop: watch::Receiver<bool>,
) {
    let (ended, mut ends) = mpsc::unbounded_channel();
    let ticks = lock(&now).plays.len() as u64 * 2;
    let mut driver = Driver {
        shared,
        now,
        notices,
        count,
        running: HashMap::new(),
        cursor: 0,
        round: 0,
        waiting: BTreeSet::new(),
        ticks,
        ended,
        fast_games: fast::FAST_GAMES,
        ahead: None,
        tested: None,
    };
    while let Err(error) = driver.find_what_runs().await {
        if matches!(error, Refused::Closing | Refused::Store(StoreError::Closed)) || *stop.borrow() {
            return;
        }
        tracing::warn!(tournament = %driver.id(), %error, "tournament not taken up yet");
        tokio::time::sleep(AFTER_FAILURE).await;
    }
    loop {
        if *stop.borrow() {
            return;
        }
        // Commands first, then one piece of work at a time, so that it stays reachable.
        match inbox.try_recv() {
            Ok((command, reply)) => {
                let _gone = reply.send(driver.command(&command).await);
                continue;
            }
            Err(mpsc::error::TryRecvError::Disconnected) => return,
            Err(mpsc::error::TryRecvError::Empty) => {}
        }
        match driver.work(&mut ends).await {
            Ok(Did::Work) => {
                tokio::task::yield_now().await;
                continue;
            }
            Ok(Did::Nothing) => {}
            Err(Refused::Closing | Refused::Store(StoreError::Closed)) => return,
            Err(error) => {
                // What was taken up may not have been brought to its end: look through the round again.
                driver.cursor = 0;
                driver.waiting.clear();
                tracing::warn!(tournament = %driver.id(), %error, "tournament stands still");
                tokio::time::sleep(AFTER_FAILURE).await;
                continue;
            }
        }
        tokio::select! {
            _stopped = stop.changed() => {}
            message = inbox.recv() => match message {
                Some((command, reply)) => {
                    let _gone = reply.send(driver.command(&command).await);
                }
                None => return,
            },
            Some(key) = ends.recv() => {
                if let Err(error) = driver.game_ended(key).await {
                    if matches!(error, Refused::Closing | Refused::Store(StoreError::Closed)) {
                        return;
                    }
                    tracing::warn!(tournament = %driver.id(), %error, "result not stored yet");
                    tokio::time::sleep(AFTER_FAILURE).await;
                    let _gone = driver.ended.send(key);
                }
            }
        }
    }
}

fn lock(now: &Mutex<Tournament>) -> std::sync::MutexGuard<'_, Tournament> {
    // Each fold is whole before the lock is let go.
    now.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Work on another thread that came to no end: a panic goes on here, where it is told.
fn not_done(error: tokio::task::JoinError) -> Refused {
    match error.try_into_panic() {
        Ok(panic) => std::panic::resume_unwind(panic),
        // The runtime stops.
        Err(_cancelled) => Refused::Closing,
    }
}

impl Driver {
    fn id(&self) -> crate::ids::TournamentId {
        lock(&self.now).founding.id.clone()
    }

    /// How it stands.
    fn state(&self) -> Tournament {
        lock(&self.now).clone()
    }

    async fn command(&mut self, command: &Command) -> Result<(), Refused> {
        let events = decide(&lock(&self.now), command)?;
        if events.is_empty() {
            return Ok(());
        }
        if *command == Command::Cancel {
            // Before the deals are shown.
            self.abort_games().await;
        }
        self.commit(events, Vec::new()).await?;
        if let Command::Withdraw { entrant } = command {
            self.lose_games_of(*entrant).await;
        }
        Ok(())
    }

    /// Stores a step, together with what else must be stored with it, then folds it in and tells.
    async fn commit(&mut self, events: Vec<TournamentEvent>, with: Vec<Append>) -> Result<(), Refused> {
        self.commit_all(vec![(events, with)]).await
    }

    /// The same with several steps. All are on their way at once, so that the store does not wait for us in between, and
    /// are judged in their order: where one is not stored, none behind it is.
    async fn commit_all(&mut self, parts: Vec<(Vec<TournamentEvent>, Vec<Append>)>) -> Result<(), Refused> {
        let (stream, sequence) = {
            let tournament = lock(&self.now);
            (tournament.founding.id.stream().clone(), tournament.sequence)
        };
        let (mut steps, mut stored) = (Vec::with_capacity(parts.len()), Vec::with_capacity(parts.len()));
        for ((events, mut with), expected) in parts.into_iter().zip(sequence..) {
            let step = Step { sequence: expected + 1, time_ms: wall_clock_ms(), events };
            with.push(Append::one(stream.clone(), expected, codec::encode_tournament_step(&step)));
            stored.push(self.shared.store.append(with));
            steps.push(step);
        }
        for (step, stored) in steps.into_iter().zip(join_all(stored).await) {
            stored?;
            self.take_in(step);
        }
        Ok(())
    }

    /// Folds a stored step in, and tells.
    fn take_in(&self, step: Step) {
        let over = {
            let mut tournament = lock(&self.now);
            tournament.fold(&step);
            tournament.state.is_over().then(|| (tournament.founding.id.clone(), tournament.contributions()))
        };
        if let Some((id, contributions)) = over {
            self.shared.registry.reveal(id, contributions.into());
        }
        for event in step.events {
            // Nobody follows: fine.
            let _nobody = match event {
                TournamentEvent::GameEnded(play) | TournamentEvent::GameDecided(play) => {
                    self.notices.send(Notice::Game(Arc::new(play)))
                }
                TournamentEvent::Created(_)
                | TournamentEvent::Entered { .. }
                | TournamentEvent::Started
                | TournamentEvent::Paused
                | TournamentEvent::Resumed
                | TournamentEvent::Paired(_)
                | TournamentEvent::GameVoided(_)
                | TournamentEvent::Withdrawn { .. }
                | TournamentEvent::Finished
                | TournamentEvent::Cancelled => self.notices.send(Notice::Changed),
            };
        }
    }

    /// Does the next piece of work.
    async fn work(&mut self, ends: &mut mpsc::UnboundedReceiver<PlayKey>) -> Result<Did, Refused> {
        if let Ok(key) = ends.try_recv() {
            if let Err(error) = self.game_ended(key).await {
                let _gone = self.ended.send(key);
                return Err(error);
            }
            return Ok(Did::Work);
        }
        let tournament = self.state();
        if tournament.state != State::Running {
            return Ok(Did::Nothing);
        }
        if self.round != tournament.rounds.len() {
            (self.round, self.cursor) = (tournament.rounds.len(), 0);
            self.waiting.clear();
        }
        if self.test_has_its_answer() {
            // What runs is played to its end and stored, and counts for nothing in the test.
            return if self.running.is_empty() { self.finish().await } else { Ok(Did::Nothing) };
        }
        if tournament.rounds.is_empty() || self.round_is_over(&tournament) {
            return self.pair().await;
        }
        if self.open_waiting(&tournament).await? {
            return Ok(Did::Work);
        }
        self.next_blocks(tournament).await
    }

    fn round_is_over(&self, tournament: &Tournament) -> bool {
        self.cursor >= schedule::block_count(tournament) && self.waiting.is_empty() && self.running.is_empty()
    }

    /// Whether a sequential test has come to an end. It is looked at again when another game is final.
    fn test_has_its_answer(&mut self) -> bool {
        let tournament = self.state();
        let games = tournament.plays.len();
        if self.tested.is_none_or(|(tested, _)| tested != games) {
            let over = summary::test_of(&tournament).is_some_and(|test| test.says != TestSays::GoOn);
            self.tested = Some((games, over));
        }
        self.tested.is_some_and(|(_, over)| over)
    }

    /// Pairs the next round, or finds that the tournament is over. A large field takes its time, so the thread of the
    /// server does not wait for it.
    async fn pair(&mut self) -> Result<Did, Refused> {
        let tournament = lock(&self.now).clone();
        let next = tokio::task::spawn_blocking(move || {
            let format = tournament.founding.plan.format(tournament.members.len());
            format::next_round(format, &tournament.field(), &summary::past(&tournament))
        });
        match next.await.map_err(not_done)?? {
            Next::Play(round) => {
                self.commit(vec![TournamentEvent::Paired(round)], Vec::new()).await?;
                Ok(Did::Work)
            }
            Next::Finished => self.finish().await,
        }
    }

    async fn finish(&mut self) -> Result<Did, Refused> {
        self.commit(vec![TournamentEvent::Finished], Vec::new()).await?;
        tracing::info!(tournament = %self.id(), "tournament over");
        Ok(Did::Nothing)
    }
}
