//! The task of one tournament: decide → append → fold → tell. It pairs rounds, opens tables as the limits
//! allow, plays games of house bots out by itself, and collects results. A kill at any instant loses nothing:
//! which games are missing follows from the log, and a game's table from its place in the schedule.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use boneyard_engine::table::EndCause;
use boneyard_tournament::{
    Entrant, Play, PlayKey,
    format::{self, Next},
};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use super::{
    command::{Command, Refused},
    decide::decide,
    desk::Notice,
    ending::{When, given_up, is_decided, play_of, walkover},
    event::{Step, TournamentEvent},
    plan::OnFault,
    schedule::{self, Block, Game},
    state::{State, TestSays, Tournament},
    summary,
};
use crate::{
    codec,
    hosting::{self, Ending, HostError, Next as FeedNext, Played, Registry, Watcher, play_out, wall_clock_ms},
    ids::TableId,
    randomness::Shuffler,
    store::{Append, EventStore, StoreError},
};

/// Games of house bots that are played out and stored together: so many may be played again after a kill.
const FAST_GAMES: usize = 64;

/// Bytes from which on games are stored in another append: the store wants batches well below what its log
/// reuses between two syncs.
const FAST_BYTES: usize = 96 * 1024;

/// How long to wait after a failure of the store before trying again.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// Fewest games before the rate of faults is judged.
const FEWEST_GAMES: u32 = 10;

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
    };
    driver.end_what_was_cancelled().await;
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

impl Driver {
    fn id(&self) -> crate::ids::TournamentId {
        lock(&self.now).founding.id.clone()
    }

    /// The state, for reading without a wait in between.
    fn state(&self) -> Tournament {
        lock(&self.now).clone()
    }

    async fn command(&mut self, command: &Command) -> Result<(), Refused> {
        let tournament = self.state();
        let events = decide(&tournament, command)?;
        if events.is_empty() {
            return Ok(());
        }
        self.commit(events, Vec::new()).await?;
        match command {
            Command::Withdraw { entrant } => self.lose_games_of(*entrant).await,
            Command::Cancel => self.abort_games().await,
            Command::Enter { .. } | Command::Run | Command::Pause => {}
        }
        Ok(())
    }

    /// Stores a step, together with what else must be stored with it, then folds it in and tells.
    async fn commit(&mut self, events: Vec<TournamentEvent>, mut with: Vec<Append>) -> Result<(), Refused> {
        let (stream, sequence) = {
            let tournament = lock(&self.now);
            (tournament.founding.id.stream().clone(), tournament.sequence)
        };
        let step = Step { sequence: sequence + 1, time_ms: wall_clock_ms(), events };
        with.push(Append::one(stream, sequence, codec::encode_tournament_step(&step)));
        self.shared.store.append(with).await?;
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
        Ok(())
    }

    /// Does the next piece of work.
    async fn work(&mut self, ends: &mut mpsc::UnboundedReceiver<PlayKey>) -> Result<Did, Refused> {
        if let Ok(key) = ends.try_recv() {
            self.game_ended(key).await?;
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
        if summary::test_of(&tournament).is_some_and(|test| test.says != TestSays::GoOn) {
            // What runs is played to its end and stored, and counts for nothing in the test.
            return if self.running.is_empty() { self.finish().await } else { Ok(Did::Nothing) };
        }
        if tournament.rounds.is_empty() || self.round_is_over(&tournament) {
            return self.pair(&tournament).await;
        }
        if self.open_waiting(&tournament).await? {
            return Ok(Did::Work);
        }
        self.next_blocks(&tournament).await
    }

    fn round_is_over(&self, tournament: &Tournament) -> bool {
        self.cursor >= schedule::block_count(tournament) && self.waiting.is_empty() && self.running.is_empty()
    }

    /// Pairs the next round, or finds that the tournament is over.
    async fn pair(&mut self, tournament: &Tournament) -> Result<Did, Refused> {
        let past = summary::past(tournament);
        let plan = &tournament.founding.plan;
        match format::next_round(plan.format(tournament.members.len()), &tournament.field(), &past)? {
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

    /// Takes the next blocks of the round: plays those of house bots out, opens tables for the others.
    async fn next_blocks(&mut self, tournament: &Tournament) -> Result<Did, Refused> {
        let mut fast: Vec<Vec<Game>> = Vec::new();
        while fast.iter().map(Vec::len).sum::<usize>() < FAST_GAMES {
            let Some(block) = schedule::block(tournament, self.cursor) else { break };
            let games = self.missing(tournament, block);
            if games.is_empty() {
                self.cursor += 1;
            } else if games.iter().any(|game| schedule::somebody_left(tournament, game)) {
                self.cursor += 1;
                self.walk_over(tournament, &games).await?;
                return Ok(Did::Work);
            } else if games.iter().all(|game| schedule::is_house(tournament, game)) {
                self.cursor += 1;
                fast.push(games);
            } else if !fast.is_empty() {
                break;
            } else if self.has_room(tournament, &games) {
                self.cursor += 1;
                self.open(tournament, games).await?;
                return Ok(Did::Work);
            } else if self.waiting.len() < tournament.founding.plan.most_games() as usize {
                // Others may have room.
                self.cursor += 1;
                self.waiting.insert(block);
            } else {
                return Ok(Did::Nothing);
            }
        }
        if fast.is_empty() {
            return Ok(if self.round_is_over(tournament) { Did::Work } else { Did::Nothing });
        }
        self.play_fast(tournament, fast).await?;
        Ok(Did::Work)
    }

    /// Games of a block that are neither final nor running.
    fn missing(&self, tournament: &Tournament, block: Block) -> Vec<Game> {
        let mut games = schedule::games(tournament, block);
        games.retain(|game| !tournament.is_final.contains(&game.key) && !self.running.contains_key(&game.key));
        games
    }

    /// Opens the first waiting block that has room; whether there was one.
    async fn open_waiting(&mut self, tournament: &Tournament) -> Result<bool, Refused> {
        let blocks: Vec<Block> = self.waiting.iter().copied().collect();
        for block in blocks {
            let games = self.missing(tournament, block);
            if games.is_empty() {
                self.waiting.remove(&block);
            } else if games.iter().any(|game| schedule::somebody_left(tournament, game)) {
                self.waiting.remove(&block);
                self.walk_over(tournament, &games).await?;
                return Ok(true);
            } else if self.has_room(tournament, &games) {
                self.waiting.remove(&block);
                self.open(tournament, games).await?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether all games of a block may run now: siblings begin together, so that nobody learns from one what
    /// another deals. A block that is larger than a limit runs alone, game by game.
    fn has_room(&self, tournament: &Tournament, games: &[Game]) -> bool {
        let plan = &tournament.founding.plan;
        let most = plan.most_games() as usize;
        let of = |entrant: Entrant, game: &Game| game.chairs.iter().any(|chair| chair.entrant == entrant);
        let fits = |running: usize, more: usize, most: usize| running + more <= most || (more > most && running < most);
        let within = |entrant: Entrant| {
            if plan.games_of_entrant == 0 {
                return true;
            }
            let running = self.running.values().filter(|running| of(entrant, &running.game)).count();
            let more = games.iter().filter(|game| of(entrant, game)).count();
            fits(running, more, plan.games_of_entrant as usize)
        };
        fits(self.running.len(), games.len(), most)
            && games.iter().flat_map(|game| &game.chairs).all(|chair| within(chair.entrant))
    }

    /// Opens tables for games, or finds those that a restart interrupted.
    async fn open(&mut self, tournament: &Tournament, mut games: Vec<Game>) -> Result<(), Refused> {
        let plan = &tournament.founding.plan;
        let limits = [plan.most_games(), if plan.games_of_entrant == 0 { u32::MAX } else { plan.games_of_entrant }];
        let most = limits.into_iter().min().unwrap_or(1) as usize;
        if games.len() > most {
            // Separated: one after the other, as the limit allows. The rest waits for its turn.
            if let Some(game) = games.get(most) {
                let PlayKey { round, table, board, .. } = game.key;
                self.waiting.insert(Block { round, table, board });
            }
            games.truncate(most.saturating_sub(self.running.len()).max(1));
        }
        let mut openings = Vec::new();
        for game in &games {
            let table = schedule::table_id(tournament, game.key);
            if self.shared.registry.summary(&table).is_none() {
                let (opening, occupants) = schedule::opening(tournament, game, wall_clock_ms());
                openings.push((opening, (1..).zip(occupants).collect()));
            }
        }
        match self.shared.registry.create(openings).await {
            Ok(()) | Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        for game in games {
            self.ticks += 1;
            let table = schedule::table_id(tournament, game.key);
            tokio::spawn(tell_when_over(
                Arc::clone(&self.shared.registry),
                table.clone(),
                game.key,
                self.ended.clone(),
            ));
            self.running.insert(game.key, Running { game, table, began: self.ticks });
        }
        self.count.send_replace(self.running.len());
        Ok(())
    }

    /// Takes the result of a game at a live table.
    async fn game_ended(&mut self, key: PlayKey) -> Result<(), Refused> {
        let Some(running) = self.running.get(&key) else { return Ok(()) };
        let Some(ending) = self.shared.registry.ending(&running.table).await? else {
            // It goes on, only its task had ended: look again when it has.
            tokio::spawn(tell_when_over(
                Arc::clone(&self.shared.registry),
                running.table.clone(),
                key,
                self.ended.clone(),
            ));
            return Ok(());
        };
        let tournament = self.state();
        let when = When { began: running.began, ended: self.ticks + 1 };
        let game = running.game.clone();
        let replays = tournament.founding.plan.faults.replays;
        let voided = tournament.voided.get(&key).copied().unwrap_or(0);
        let event = match play_of(&tournament, &game, &ending, when) {
            Some(play) if is_decided(&ending) => TournamentEvent::GameDecided(play),
            Some(play) => TournamentEvent::GameEnded(play),
            None if voided < replays && tournament.state != State::Cancelled => TournamentEvent::GameVoided(key),
            None => TournamentEvent::GameEnded(given_up(&tournament, &game, when)),
        };
        let mut events = Vec::new();
        if let TournamentEvent::GameEnded(play) = &event {
            events.extend(withdrawals(&tournament, play));
        }
        let again = matches!(event, TournamentEvent::GameVoided(_));
        events.insert(0, event);
        if tournament.state == State::Cancelled {
            // Nothing counts any more.
            events.clear();
        }
        if !events.is_empty() {
            self.commit(events, Vec::new()).await?;
        }
        self.ticks += 1;
        self.running.remove(&key);
        self.count.send_replace(self.running.len());
        if again {
            let PlayKey { round, table, board, .. } = key;
            self.waiting.insert(Block { round, table, board });
        }
        Ok(())
    }

    /// Records games that nobody begins because somebody has left.
    async fn walk_over(&mut self, tournament: &Tournament, games: &[Game]) -> Result<(), Refused> {
        // A kill may have come between the withdrawal and the end of what ran.
        let (left, begun): (Vec<&Game>, Vec<&Game>) = games
            .iter()
            .partition(|game| self.shared.registry.summary(&schedule::table_id(tournament, game.key)).is_none());
        if !begun.is_empty() {
            self.open(tournament, begun.into_iter().cloned().collect()).await?;
            for (place, member) in tournament.members.iter().enumerate() {
                if member.leaves.is_some() {
                    self.lose_games_of(Entrant::at(place)).await;
                }
            }
        }
        if left.is_empty() {
            return Ok(());
        }
        let ticks = self.ticks;
        let when = |place: u64| When { began: ticks + place, ended: ticks + place };
        let plays = (1..).zip(left).map(|(place, game)| walkover(tournament, game, when(place)));
        let events: Vec<TournamentEvent> = plays.map(TournamentEvent::GameEnded).collect();
        self.ticks += events.len() as u64;
        self.commit(events, Vec::new()).await
    }

    /// Plays blocks of house bots out, on all processors, and stores them block by block in the order of the
    /// schedule: each with its tables, all or nothing.
    async fn play_fast(&mut self, tournament: &Tournament, blocks: Vec<Vec<Game>>) -> Result<(), Refused> {
        let shared = self.shared.clone();
        let state = tournament.clone();
        let played = tokio::task::spawn_blocking(move || play_blocks(&state, &blocks, shared.shuffler.as_ref()));
        let played = played.await.map_err(|_| Refused::Closing)?;
        let mut appends = Vec::new();
        let mut events = Vec::new();
        let mut tables = Vec::new();
        let mut bytes = 0;
        for (games, tables_of_block) in played {
            let Some(tables_of_block) = tables_of_block else {
                // A match that house bots cannot end by themselves: let live tables try.
                self.open(tournament, games).await?;
                continue;
            };
            let size: usize = tables_of_block.iter().flat_map(|table| &table.append.steps).map(Vec::len).sum();
            if bytes + size > FAST_BYTES && !events.is_empty() {
                self.store_fast(std::mem::take(&mut events), std::mem::take(&mut appends), &mut tables).await?;
                bytes = 0;
            }
            bytes += size;
            let count = games.len() as u64;
            for (place, (game, Played { table, append })) in (1..).zip(games.iter().zip(tables_of_block)) {
                // All begin before any ends.
                let when = When { began: self.ticks + place, ended: self.ticks + count + place };
                let play = Ending::of(&table).and_then(|ending| play_of(tournament, game, &ending, when));
                events.push(TournamentEvent::GameEnded(play.unwrap_or_else(|| given_up(tournament, game, when))));
                appends.push(append);
                tables.push(table);
            }
            self.ticks += 2 * count;
        }
        if events.is_empty() { Ok(()) } else { self.store_fast(events, appends, &mut tables).await }
    }

    async fn store_fast(
        &mut self,
        events: Vec<TournamentEvent>,
        appends: Vec<Append>,
        tables: &mut Vec<hosting::Hosted>,
    ) -> Result<(), Refused> {
        self.commit(events, appends).await?;
        self.shared.registry.take_in(tables.iter());
        tables.clear();
        Ok(())
    }

    /// Lets an entrant lose its running games.
    async fn lose_games_of(&mut self, entrant: Entrant) {
        for running in self.running.values() {
            for (place, chair) in running.game.chairs.iter().enumerate() {
                if chair.entrant != entrant {
                    continue;
                }
                let Some(seat) = boneyard_engine::seat::Seat::from_index(place) else { continue };
                let lose = hosting::Command::Lose { seat, cause: EndCause::Resignation, strikes: 0 };
                let done = self.shared.registry.with(&running.table, |host| {
                    let lose = lose.clone();
                    async move { host.run(lose).await }
                });
                if let Err(error) = done.await {
                    tracing::debug!(table = %running.table, %error, "seat of a withdrawn entrant kept");
                }
            }
        }
    }

    /// Voids tables that a kill left open between the cancellation and their end.
    async fn end_what_was_cancelled(&mut self) {
        let tournament = self.state();
        if tournament.state != State::Cancelled {
            return;
        }
        for place in 0..schedule::block_count(&tournament) {
            let Some(block) = schedule::block(&tournament, place) else { break };
            for game in self.missing(&tournament, block) {
                let table = schedule::table_id(&tournament, game.key);
                if self.shared.registry.summary(&table).is_some_and(|summary| !summary.lifecycle.is_over()) {
                    self.running.insert(game.key, Running { game, table, began: 0 });
                }
            }
        }
        self.abort_games().await;
        self.running.clear();
    }

    /// Voids all running games.
    async fn abort_games(&mut self) {
        let by = hosting::Actor { player: self.state().founding.creator, chair: None, director: true };
        for running in self.running.values() {
            let abort = hosting::Command::Abort { by: by.clone(), comment: "the tournament was cancelled".to_owned() };
            let aborted = self.shared.registry.with(&running.table, |host| {
                let abort = abort.clone();
                async move { host.run(abort).await }
            });
            if let Err(error) = aborted.await {
                tracing::debug!(table = %running.table, %error, "table of a cancelled tournament goes on");
            }
        }
    }
}

/// Who leaves after a game, by the policy for faults.
fn withdrawals(tournament: &Tournament, play: &Play) -> Vec<TournamentEvent> {
    use boneyard_tournament::Verdict;
    let faults = &tournament.founding.plan.faults;
    let last_round = u32::try_from(tournament.rounds.len()).unwrap_or(u32::MAX);
    let mut leaving: Vec<Entrant> = Vec::new();
    for seat in play.seats.iter().filter(|seat| seat.verdict.is_fault()) {
        let entrant = seat.chair.entrant;
        let member = &tournament.members[entrant.place()];
        let policy = match seat.verdict {
            Verdict::NoShow | Verdict::Crash => faults.on_crash,
            Verdict::Illegal => faults.on_illegal,
            Verdict::Late | Verdict::Flood => faults.on_late,
            Verdict::Ok | Verdict::Resigned | Verdict::Withdrawn | Verdict::HostFault => OnFault::Forfeit,
        };
        let (bad, all) = (u64::from(member.faults) + 1, u64::from(member.games) + 1);
        let surely = boneyard_tournament::statistics::wilson(bad, all).map_or(0.0, |rate| rate.low * 100.0);
        let too_many = faults.withdraw_above_percent > 0
            && member.games + 1 >= FEWEST_GAMES
            && surely > f64::from(faults.withdraw_above_percent);
        if member.leaves.is_none() && (policy == OnFault::Withdraw || too_many) && !leaving.contains(&entrant) {
            leaving.push(entrant);
        }
    }
    leaving.into_iter().map(|entrant| TournamentEvent::Withdrawn { entrant, last_round }).collect()
}

/// Blocks with the tables they were played at; `None` where house bots came to no end.
type PlayedBlocks = Vec<(Vec<Game>, Option<Vec<Played>>)>;

/// Plays blocks out on all processors; the order is that of the blocks, whoever was faster.
fn play_blocks(tournament: &Tournament, blocks: &[Vec<Game>], shuffler: &dyn Shuffler) -> PlayedBlocks {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let size = blocks.len().div_ceil(threads).max(1);
    let play = |games: &Vec<Game>| {
        let tables = games.iter().map(|game| {
            // The time of the tournament, not of the game: the same tournament gives the same records.
            let (opening, occupants) = schedule::opening(tournament, game, tournament.founding.create_time_ms);
            play_out(opening, &occupants, shuffler)
        });
        (games.clone(), tables.collect())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            blocks.chunks(size).map(|chunk| scope.spawn(move || chunk.iter().map(play).collect::<Vec<_>>())).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

/// Says when the match of a table is over, or when its task cannot be followed any more.
async fn tell_when_over(registry: Arc<Registry>, table: TableId, key: PlayKey, ended: mpsc::UnboundedSender<PlayKey>) {
    let over = || registry.summary(&table).is_some_and(|summary| summary.lifecycle.is_over());
    loop {
        if over() {
            let _gone = ended.send(key);
            return;
        }
        let feed = registry.with(&table, |host| async move { host.subscribe(Watcher::Spectator).await }).await;
        let mut feed = match feed {
            Ok(Some(subscribed)) => subscribed.feed,
            // The server stops; the next start asks again.
            Ok(None) | Err(HostError::Closing | HostError::Store(StoreError::Closed)) => return,
            Err(error) => {
                tracing::warn!(%table, %error, "table not followed");
                tokio::time::sleep(AFTER_FAILURE).await;
                continue;
            }
        };
        loop {
            match feed.next().await {
                FeedNext::Step(_) | FeedNext::Presence { .. } => {}
                FeedNext::Over => {
                    let _gone = ended.send(key);
                    return;
                }
                FeedNext::Lost => break,
            }
        }
    }
}
