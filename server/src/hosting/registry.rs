//! Finds a table's task, or wakes it from its log.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use boneyard_record::deal::Contribution;

use super::{
    audience::Audience,
    ending::{self, Ending},
    event::{Chair, Step, TableEvent},
    feed,
    host::{self, HostError, HostHandle, Shared},
    opening::{Occupant, Opening},
    record,
    state::{Hosted, Lifecycle},
    summary::Summary,
    turn_clock::wall_clock_ms,
};
use crate::{
    codec,
    ids::{PlayerId, TableId, TournamentId},
    randomness::Shuffler,
    store::{Append, EventStore, StoreError},
};

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
            let Some(table) = self.folded(id).await? else { return Ok(None) };
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

    /// A table as its log says; `None` when there is no such table.
    async fn folded(&self, id: &TableId) -> Result<Option<Hosted>, StoreError> {
        match feed::fold(self.store(), id, u32::MAX).await {
            Ok((table, _)) => Ok(Some(table)),
            Err(StoreError::NotFound { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The line about a table; `None` when there is no such table.
    ///
    /// # Errors
    /// A failure of the store, or steps that cannot be read.
    pub async fn find(&self, id: &TableId) -> Result<Option<Arc<Summary>>, StoreError> {
        match self.shared.index.get(id) {
            Some(known) => Ok(Some(known)),
            None => Ok(self.folded(id).await?.map(|table| Arc::new(Summary::of(&table)))),
        }
    }

    /// Lines after a position, newest table first, as far as `keep` says, up to `limit`. Games of tournaments that are
    /// over are not among them.
    pub fn list(
        &self,
        after: Option<(i64, TableId)>,
        limit: usize,
        keep: impl Fn(&Summary) -> bool,
    ) -> Vec<Arc<Summary>> {
        self.shared.index.list(after, limit, keep)
    }

    /// Tables where a player sits and that are not over.
    pub fn tables_of(&self, player: &PlayerId) -> Vec<TableId> {
        self.shared.index.tables_of(player)
    }

    /// Now, milliseconds since 1970, for the openings of new tables.
    pub fn now_ms() -> i64 {
        wall_clock_ms()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use boneyard_engine::{seat::Seat, table::EndCause, variants};
    use boneyard_record::deal::DrawOrder;

    use super::super::{
        audience::{Notice, Recipient},
        command::Command,
        opening::TimeControl,
    };
    use super::*;
    use crate::{randomness::OsShuffler, store::MemoryStore};

    #[derive(Debug)]
    struct Nobody;

    impl Audience for Nobody {
        fn tell(&self, _: &PlayerId, _: &TableId, _: Chair, _: Recipient, _: Notice) -> bool {
            false
        }

        fn is_reachable(&self, _: &PlayerId, _: &TableId, _: Chair) -> bool {
            false
        }
    }

    fn opening(number: u32) -> Opening {
        let creator = PlayerId::derive("somebody");
        Opening {
            table_id: TableId::derive(&creator, &number.to_string()),
            creator,
            by_director: false,
            rules: variants::find("block").unwrap().with([("seats", "2"), ("target", "20")]).unwrap(),
            rules_version: boneyard_engine::rules::RULES_VERSION,
            time_control: TimeControl::default(),
            invite_code: None,
            round_break_ms: 0,
            no_spectators: false,
            labels: [].into(),
            request_digest: [0; 32],
            deal_secret: OsShuffler.secret(),
            group: None,
            draw_order: DrawOrder::PerSeat,
            create_time_ms: 0,
        }
    }

    /// Else the tables of a long tournament would all be there.
    #[tokio::test]
    async fn tables_whose_match_is_over_leave_memory_soon() {
        let store = Arc::new(MemoryStore::new());
        let registry = Registry::open(store, Arc::new(OsShuffler), Arc::new(Nobody)).await.unwrap();
        let bots = || (1..=2).map(|chair| (chair, Occupant::House { bot: "first".to_owned(), seed: 1 })).collect();
        registry.create((0..50).map(|number| (opening(number), bots())).collect()).await.unwrap();
        // And one whose player is away, and would be waited for a day.
        let mut waits = opening(50);
        waits.time_control.disconnect_grace_ms = 86_400_000;
        let id = waits.table_id.clone();
        let away = Occupant::Player { id: PlayerId::derive("ada"), name: "ada".to_owned() };
        let bot = Occupant::House { bot: "first".to_owned(), seed: 1 };
        registry.create(vec![(waits, vec![(1, away), (2, bot)])]).await.unwrap();
        let resign = |host: HostHandle| async move {
            host.run(Command::Lose { seat: Seat::default(), cause: EndCause::Resignation, strikes: 0 }).await
        };
        while registry.with(&id, resign).await.is_err() {
            // It has not begun yet.
            tokio::task::yield_now().await;
        }
        let deadline = Instant::now() + Duration::from_secs(30);
        while !registry.live().is_empty() {
            assert!(Instant::now() < deadline, "{} tables are still there", registry.live().len());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let table = opening(7).table_id;
        assert!(registry.find(&table).await.unwrap().unwrap().lifecycle.is_over());
        assert!(registry.host(&table).await.unwrap().is_some(), "it is woken from its log");
    }
}
