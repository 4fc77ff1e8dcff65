//! Finds a table's task, or wakes it from its log; keeps one line about every table for lists.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use boneyard_engine::{rules::Rules, seat::Seat, table::MatchResult};
use boneyard_record::deal::Contribution;

use super::{
    audience::Audience,
    command::Actor,
    ending::{self, Ending},
    event::{Chair, Step, TableEvent},
    feed,
    host::{self, HostError, HostHandle, Shared},
    opening::{Occupant, Opening},
    record,
    shown::Named,
    state::{Hosted, Lifecycle},
    turn_clock::wall_clock_ms,
};
use crate::{
    codec,
    ids::{PlayerId, TableId, TournamentId},
    randomness::Shuffler,
    store::{Append, EventStore, StoreError},
};

/// One line about a table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Id.
    pub table_id: TableId,
    /// Player who opened it.
    pub creator: PlayerId,
    /// Tells a repeated request from another one with the same id.
    pub request_digest: [u8; 32],
    /// When it was opened, milliseconds since 1970.
    pub create_time_ms: i64,
    /// State.
    pub lifecycle: Lifecycle,
    /// Rules.
    pub rules: Rules,
    /// Code without which it is neither found nor joined.
    pub invite_code: Option<String>,
    /// Whether only seats and directors may watch.
    pub no_spectators: bool,
    /// Who sits, chair 1 first.
    pub chairs: Vec<Option<Named>>,
    /// Seat of each chair; empty until the match begins.
    pub seat_of_chair: Vec<Seat>,
    /// Match score by team.
    pub team_scores: Vec<i32>,
    /// Labels.
    pub labels: BTreeMap<String, String>,
    /// Result, if over.
    pub result: Option<MatchResult>,
    /// When the match ended, milliseconds since 1970; 0 while it has not.
    pub end_time_ms: i64,
    /// What a director said about the result.
    pub result_comment: String,
    /// The tournament it belongs to.
    pub tournament: Option<TournamentId>,
}

impl Summary {
    fn of(table: &Hosted) -> Self {
        let named = |occupant: &Occupant| match occupant {
            Occupant::Player { id, name } => Named::Player { id: id.clone(), name: name.clone() },
            Occupant::House { bot, seed: _ } => Named::House { bot: bot.clone() },
        };
        let public = table.game.public();
        Self {
            table_id: table.opening.table_id.clone(),
            creator: table.opening.creator.clone(),
            request_digest: table.opening.request_digest,
            create_time_ms: table.opening.create_time_ms,
            lifecycle: table.lifecycle,
            rules: table.opening.rules,
            invite_code: table.opening.invite_code.clone(),
            no_spectators: table.opening.no_spectators,
            chairs: table.chairs.iter().map(|occupant| occupant.as_ref().map(named)).collect(),
            seat_of_chair: table.seat_of_chair.clone(),
            team_scores: public.team_scores.clone(),
            labels: table.opening.labels.clone(),
            result: public.result.clone(),
            end_time_ms: table.end_time_ms,
            result_comment: table.result_comment.clone(),
            tournament: table.opening.group.as_ref().map(|group| group.tournament.clone()),
        }
    }

    /// Players who sit here.
    pub fn players(&self) -> impl Iterator<Item = &PlayerId> {
        self.chairs.iter().flatten().filter_map(|named| match named {
            Named::Player { id, .. } => Some(id),
            Named::House { .. } => None,
        })
    }

    /// Whether this caller may know of the table at all.
    pub fn is_visible_to(&self, by: &Actor, invite_code: &str) -> bool {
        match &self.invite_code {
            None => true,
            Some(code) => {
                by.director
                    || self.creator == by.player
                    || self.players().any(|player| *player == by.player)
                    || crate::auth::same_secret(code, invite_code)
            }
        }
    }
}

/// One line about every table.
#[derive(Debug, Default)]
pub(super) struct Index(Mutex<Lines>);

#[derive(Debug, Default)]
struct Lines {
    tables: HashMap<TableId, Arc<Summary>>,
    /// Keys are the negated time, then the id.
    newest_first: BTreeMap<(i64, TableId), Arc<Summary>>,
    /// Tables that are not over, by player.
    tables_of_player: HashMap<PlayerId, BTreeSet<TableId>>,
}

impl Index {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        // Each change is whole before the lock is let go, so a panic elsewhere leaves no half of one.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn update(&self, table: &Hosted) {
        let summary = Arc::new(Summary::of(table));
        let id = summary.table_id.clone();
        let mut lines = self.lines();
        if let Some(before) = lines.tables.insert(id.clone(), Arc::clone(&summary)) {
            for player in before.players() {
                if let Some(tables) = lines.tables_of_player.get_mut(player) {
                    tables.remove(&id);
                    if tables.is_empty() {
                        lines.tables_of_player.remove(player);
                    }
                }
            }
        }
        if !summary.lifecycle.is_over() {
            for player in summary.players() {
                lines.tables_of_player.entry(player.clone()).or_default().insert(id.clone());
            }
        }
        lines.newest_first.insert((-summary.create_time_ms, id), summary);
    }
}

/// Tables with a task, which takes itself out when it ends.
type LiveTables = Arc<Mutex<HashMap<TableId, HostHandle>>>;

/// All tables of the server.
#[derive(Debug)]
pub struct Registry {
    shared: Shared,
    live: LiveTables,
    closed: AtomicBool,
    /// What was added to the deals of tournaments that are over.
    revealed: Mutex<HashMap<TournamentId, Arc<[Contribution]>>>,
}

/// Takes a table's task out of the list when it ends, even by a panic: the next caller wakes the table
/// from its log.
struct Leaving {
    tables: LiveTables,
    id: TableId,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.id);
    }
}

impl Registry {
    /// Reads every table of the store and wakes those whose match is running, so that their clocks
    /// run on without anybody calling.
    ///
    /// # Errors
    /// A failure of the store, or steps that cannot be read: nothing is served then.
    pub async fn open(
        store: Arc<dyn EventStore>,
        shuffler: Arc<dyn Shuffler>,
        audience: Arc<dyn Audience>,
    ) -> Result<Self, StoreError> {
        let shared = Shared { store, shuffler, audience, index: Arc::default() };
        let registry =
            Self { shared, live: Arc::default(), closed: AtomicBool::new(false), revealed: Mutex::default() };
        for (stream, _) in registry.shared.store.streams(TableId::PREFIX).await? {
            let Some(id) = TableId::parse(stream.as_str()) else { continue };
            let (table, _) = feed::fold(registry.shared.store.as_ref(), &id, u32::MAX).await?;
            registry.shared.index.update(&table);
            if !table.lifecycle.is_over() && !matches!(table.lifecycle, Lifecycle::Paused) {
                registry.start(&mut registry.live(), table, true);
            }
        }
        Ok(registry)
    }

    fn live(&self) -> MutexGuard<'_, HashMap<TableId, HostHandle>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets every table's task end; no table is woken any more.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.live().clear();
    }

    /// Whether the server stops.
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// The store, for reading what is no longer in memory.
    pub fn store(&self) -> &dyn EventStore {
        self.shared.store.as_ref()
    }

    /// Makes the deals of a tournament public: every match of it is over.
    pub fn reveal(&self, tournament: TournamentId, contributions: Arc<[Contribution]>) {
        self.revealed.lock().unwrap_or_else(PoisonError::into_inner).insert(tournament, contributions);
    }

    /// Whether a table belongs to a tournament that is over.
    pub fn is_revealed(&self, table: &Summary) -> bool {
        let revealed = self.revealed.lock().unwrap_or_else(PoisonError::into_inner);
        table.tournament.as_ref().is_some_and(|tournament| revealed.contains_key(tournament))
    }

    /// The record of a table as text, proof included; `None` while its deals are secret.
    ///
    /// # Errors
    /// A failure of the store, or steps that cannot be read.
    pub async fn record(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        let revealed = |tournament: &TournamentId| {
            self.revealed.lock().unwrap_or_else(PoisonError::into_inner).get(tournament).cloned()
        };
        record::record(self.store(), table, revealed).await
    }

    /// How the match of a table ended; `None` while it goes on.
    ///
    /// # Errors
    /// A failure of the store, or steps that cannot be read.
    pub async fn ending(&self, table: &TableId) -> Result<Option<Ending>, StoreError> {
        ending::ending(self.store(), table).await
    }

    /// Takes in tables that were played out elsewhere; what made them stored them.
    pub fn take_in<'a>(&self, tables: impl IntoIterator<Item = &'a Hosted>) {
        for table in tables {
            self.shared.index.update(table);
        }
    }

    /// Opens tables, all or none: each with its first step.
    ///
    /// # Errors
    /// A failure of the store; [`StoreError::Conflict`] when one exists already.
    pub async fn create(&self, openings: Vec<(Opening, Vec<(Chair, Occupant)>)>) -> Result<(), StoreError> {
        let mut tables = Vec::with_capacity(openings.len());
        let mut appends = Vec::with_capacity(openings.len());
        for (opening, occupants) in openings {
            let mut events = vec![TableEvent::Opened(Box::new(opening.clone()))];
            events.extend(occupants.into_iter().map(|(chair, occupant)| TableEvent::ChairTaken { chair, occupant }));
            let step = Step { sequence: 1, time_ms: opening.create_time_ms, events };
            appends.push(Append::one(
                opening.table_id.stream().clone(),
                0,
                codec::encode_table_step(&opening.rules, &step),
            ));
            let mut table = Hosted::new(opening);
            table.fold(&step);
            tables.push(table);
        }
        self.shared.store.append(appends).await?;
        for table in tables {
            self.shared.index.update(&table);
            self.start(&mut self.live(), table, false);
        }
        Ok(())
    }

    /// The task of a table, woken from its log if need be; `None` when there is no such table.
    ///
    /// # Errors
    /// A failure of the store, or steps that cannot be read.
    pub async fn host(&self, id: &TableId) -> Result<Option<HostHandle>, StoreError> {
        loop {
            if self.closed.load(Ordering::Acquire) {
                return Err(StoreError::Closed);
            }
            let known = self.live().get(id).cloned();
            match known {
                Some(handle) if !handle.is_closed() => return Ok(Some(handle)),
                Some(_) => {
                    // It is leaving memory and may still store what was asked last.
                    tokio::time::sleep(Duration::from_millis(1)).await;
                    continue;
                }
                None => {}
            }
            if self.summary(id).is_none() {
                return Ok(None);
            }
            let (table, _) = feed::fold(self.shared.store.as_ref(), id, u32::MAX).await?;
            let mut live = self.live();
            // Somebody may have been faster while the log was read.
            if !live.contains_key(id) {
                return Ok(Some(self.start(&mut live, table, true)));
            }
        }
    }

    /// Starts a table's task, which leaves the list when it ends: so there is never a second one before
    /// the first has stored its last step.
    fn start(&self, live: &mut HashMap<TableId, HostHandle>, table: Hosted, woken: bool) -> HostHandle {
        let id = table.opening.table_id.clone();
        let (handle, task) = host::task(self.shared.clone(), table, woken);
        live.insert(id.clone(), handle.clone());
        let leaving = Leaving { tables: Arc::clone(&self.live), id };
        tokio::spawn(async move {
            task.await;
            drop(leaving);
        });
        handle
    }

    /// Runs something on a table's task; a task that left memory meanwhile is woken again.
    ///
    /// # Errors
    /// What it returns; [`HostError::Closing`] when the table cannot be reached.
    pub async fn with<T, F>(&self, id: &TableId, run: impl Fn(HostHandle) -> F) -> Result<Option<T>, HostError>
    where
        F: Future<Output = Result<T, HostError>>,
    {
        for _ in 0..3 {
            let Some(handle) = self.host(id).await? else { return Ok(None) };
            match run(handle).await {
                Err(HostError::Closing) => tokio::time::sleep(Duration::from_millis(5)).await,
                other => return other.map(Some),
            }
        }
        Err(HostError::Closing)
    }

    /// The line about a table.
    pub fn summary(&self, id: &TableId) -> Option<Arc<Summary>> {
        self.shared.index.lines().tables.get(id).cloned()
    }

    /// Lines after a position, newest table first, as far as `keep` says, up to `limit`.
    pub fn list(
        &self,
        after: Option<(i64, TableId)>,
        limit: usize,
        keep: impl Fn(&Summary) -> bool,
    ) -> Vec<Arc<Summary>> {
        let lines = self.shared.index.lines();
        let from = match after {
            Some((time, id)) => std::ops::Bound::Excluded((-time, id)),
            None => std::ops::Bound::Unbounded,
        };
        lines
            .newest_first
            .range((from, std::ops::Bound::Unbounded))
            .map(|(_, summary)| summary)
            .filter(|summary| keep(summary))
            .take(limit)
            .cloned()
            .collect()
    }

    /// Tables where a player sits and that are not over.
    pub fn tables_of(&self, player: &PlayerId) -> Vec<TableId> {
        self.shared
            .index
            .lines()
            .tables_of_player
            .get(player)
            .map(|tables| tables.iter().cloned().collect())
            .unwrap_or_default()
    }

    /// Now, milliseconds since 1970, for the openings of new tables.
    pub fn now_ms() -> i64 {
        wall_clock_ms()
    }
}
