//! All tournaments of the server: finds one, makes one, and lets those go on that a restart interrupted.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::{
    sync::{broadcast, mpsc, oneshot, watch},
    task::JoinSet,
};

use super::{
    command::{Command, Refused},
    driver::{self, Shared},
    event::{Founding, Step, TournamentEvent},
    state::Tournament,
};
use crate::{
    codec,
    hosting::{Registry, wall_clock_ms},
    ids::TournamentId,
    randomness::Shuffler,
    store::{Append, EventStore, Place, StoreError},
};

/// Commands that wait for a tournament's task.
const INBOX: usize = 64;

/// Notices that wait for a slow reader; beyond this it misses some, and reads how things stand instead.
const BACKLOG: usize = 1024;

/// What followers of a tournament are told.
#[derive(Clone, Debug)]
pub enum Notice {
    /// A game became final.
    Game(Arc<boneyard_tournament::Play>),
    /// Something else changed, or many games became final at once.
    Changed,
}

/// One tournament.
#[derive(Clone, Debug)]
pub struct TournamentHandle {
    inbox: mpsc::Sender<(Command, oneshot::Sender<Result<(), Refused>>)>,
    now: Arc<Mutex<Tournament>>,
    notices: broadcast::Sender<Notice>,
    running: watch::Receiver<usize>,
}

impl TournamentHandle {
    /// How it stands. Cheap: games are shared.
    pub fn now(&self) -> Tournament {
        self.now.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Games that run now.
    pub fn running(&self) -> usize {
        *self.running.borrow()
    }

    /// What happens from now on.
    pub fn follow(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    /// Runs a command; it is stored when this returns.
    ///
    /// # Errors
    /// A refusal, or a failure of the store.
    pub async fn run(&self, command: Command) -> Result<(), Refused> {
        let (reply, done) = oneshot::channel();
        self.inbox.send((command, reply)).await.map_err(|_| Refused::Closing)?;
        done.await.map_err(|_| Refused::Closing)?
    }
}

/// All tournaments.
#[derive(Debug)]
pub struct Desk {
    shared: Shared,
    tournaments: Mutex<HashMap<TournamentId, TournamentHandle>>,
    /// Keys are the negated time, then the id.
    newest_first: Mutex<BTreeSet<(i64, TournamentId)>>,
    tasks: Mutex<JoinSet<()>>,
    /// Held while one is made, so that the same request coming twice at once finds what it made.
    making: tokio::sync::Mutex<()>,
    stop: watch::Sender<bool>,
}

impl Desk {
    /// Reads every tournament of the store; those that were running go on by themselves.
    ///
    /// # Errors
    /// A failure of the store, or steps that cannot be read: nothing is served then.
    pub async fn open(
        store: Arc<dyn EventStore>,
        registry: Arc<Registry>,
        shuffler: Arc<dyn Shuffler>,
    ) -> Result<Self, StoreError> {
        let shared = Shared { store, registry, shuffler };
        let desk = Self {
            shared,
            tournaments: Mutex::default(),
            newest_first: Mutex::default(),
            tasks: Mutex::default(),
            making: tokio::sync::Mutex::default(),
            stop: watch::channel(false).0,
        };
        for (stream, _) in desk.shared.store.streams(TournamentId::PREFIX).await? {
            let Some(id) = TournamentId::parse(stream.as_str()) else { continue };
            desk.take_in(load(desk.shared.store.as_ref(), &id).await?);
        }
        Ok(desk)
    }

    /// Lets every tournament's task end, and waits until each has stored what it was about.
    pub async fn close(&self) {
        self.stop.send_replace(true);
        self.tournaments().clear();
        let mut tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        while tasks.join_next().await.is_some() {}
    }

    fn tournaments(&self) -> MutexGuard<'_, HashMap<TournamentId, TournamentHandle>> {
        self.tournaments.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_in(&self, tournament: Tournament) -> TournamentHandle {
        let id = tournament.founding.id.clone();
        let place = (-tournament.founding.create_time_ms, id.clone());
        if tournament.state.is_over() {
            self.shared.registry.reveal(id.clone(), tournament.contributions().into());
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        let (notices, _) = broadcast::channel(BACKLOG);
        let (count, running) = watch::channel(0);
        let now = Arc::new(Mutex::new(tournament));
        let handle = TournamentHandle { inbox, now: Arc::clone(&now), notices: notices.clone(), running };
        let task = driver::run(self.shared.clone(), now, commands, notices, count, self.stop.subscribe());
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).spawn(watched(id.clone(), task));
        self.tournaments().insert(id, handle.clone());
        self.newest_first.lock().unwrap_or_else(PoisonError::into_inner).insert(place);
        handle
    }

    /// Makes a tournament, or finds the one that the same request made before.
    ///
    /// # Errors
    /// The plan is impossible, or the store failed.
    pub async fn create(&self, founding: Founding) -> Result<TournamentHandle, Refused> {
        founding.plan.check(None)?;
        let _making = self.making.lock().await;
        if let Some(known) = self.find(&founding.id) {
            return Ok(known);
        }
        let id = founding.id.clone();
        let events = vec![TournamentEvent::Created(Box::new(founding.clone()))];
        let step = Step { sequence: 1, time_ms: founding.create_time_ms, events };
        let append = Append::one(id.stream().clone(), 0, codec::encode_tournament_step(&step));
        self.shared.store.append(vec![append]).await?;
        let mut tournament = Tournament::new(founding);
        tournament.fold(&step);
        Ok(self.take_in(tournament))
    }

    /// A tournament.
    pub fn find(&self, id: &TournamentId) -> Option<TournamentHandle> {
        self.tournaments().get(id).cloned()
    }

    /// Tournaments behind a place, newest first.
    pub fn list(&self, after: Option<(i64, TournamentId)>, limit: usize) -> Vec<TournamentHandle> {
        let from = match after {
            Some((time, id)) => std::ops::Bound::Excluded((-time, id)),
            None => std::ops::Bound::Unbounded,
        };
        let order = self.newest_first.lock().unwrap_or_else(PoisonError::into_inner);
        let ids: Vec<TournamentId> =
            order.range((from, std::ops::Bound::Unbounded)).take(limit).map(|(_, id)| id.clone()).collect();
        drop(order);
        ids.iter().filter_map(|id| self.find(id)).collect()
    }

    /// Tables and tournaments share one registry.
    pub fn registry(&self) -> &Registry {
        &self.shared.registry
    }

    /// Now, milliseconds since 1970.
    pub fn now_ms() -> i64 {
        wall_clock_ms()
    }
}

/// Says so when a tournament's task panics: nothing of it is lost, but it stands still until the next start.
async fn watched(id: TournamentId, task: impl Future<Output = ()> + Send + 'static) {
    if let Err(error) = tokio::spawn(task).await {
        tracing::error!(tournament = %id, %error, "this tournament stands still: restart the server to let it go on");
    }
}

/// Folds the log of a tournament.
async fn load(store: &dyn EventStore, id: &TournamentId) -> Result<Tournament, StoreError> {
    let damaged = |index: usize, what: String| StoreError::Damaged {
        what,
        place: Place::Step { stream: id.stream().clone(), sequence: u32::try_from(index + 1).unwrap_or(u32::MAX) },
    };
    let mut tournament: Option<Tournament> = None;
    for (index, bytes) in store.load(id.stream(), 0).await?.iter().enumerate() {
        let step = codec::decode_tournament_step(bytes).map_err(|error| damaged(index, error.to_string()))?;
        match (&mut tournament, step.events.first()) {
            (Some(tournament), _) => tournament.fold(&step),
            (None, Some(TournamentEvent::Created(founding))) => {
                let made = tournament.insert(Tournament::new(founding.as_ref().clone()));
                made.fold(&step);
            }
            (None, _) => return Err(damaged(index, "the first step does not create the tournament".to_owned())),
        }
    }
    tournament.ok_or_else(|| StoreError::NotFound { stream: id.stream().clone() })
}
