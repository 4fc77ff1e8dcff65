//! What all services share, and what they all ask of a caller.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use boneyard_proto::v1::ErrorReason;
use tokio::sync::watch;
use tonic::Request;

use super::{decode, status::Failure};
use crate::{
    hosting::{Actor, HostError, HostHandle, Registry, Summary},
    ids::{PlayerId, TableId},
    lobby::{Caller, Players, Scope, Sessions, TokenEnd},
    randomness::Shuffler,
    tournaments::Desk,
};

/// Limits that clients can read and run into.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Largest request, bytes.
    pub max_request_bytes: usize,
    /// Largest request to the director's service, bytes.
    pub max_director_request_bytes: usize,
    /// Tables one player may sit at while their matches are not over.
    pub max_tables_per_player: usize,
    /// Watch streams one token may hold; ten times as many with the direct scope.
    pub max_watch_streams: usize,
    /// Heartbeat period of every stream.
    pub heartbeat: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_request_bytes: 64 * 1024,
            max_director_request_bytes: 1024 * 1024,
            max_tables_per_player: 200,
            max_watch_streams: 16,
            heartbeat: Duration::from_secs(10),
        }
    }
}

/// A token, and the table where its player sits; `None` for all other streams of the token.
type WatchPlace = (String, Option<TableId>);

/// What all services share.
#[derive(Debug)]
pub struct App {
    /// Tables.
    pub registry: Arc<Registry>,
    /// Tournaments.
    pub desk: Desk,
    /// Accounts.
    pub players: Arc<Players>,
    /// Sessions.
    pub sessions: Arc<Sessions>,
    /// Seeds of house bots come from here.
    pub shuffler: Arc<dyn Shuffler>,
    /// Limits in force.
    pub limits: Limits,
    /// Whether anyone may register.
    pub open_registration: bool,
    /// Identity of the log; changes only when a backup is restored.
    pub log_id: String,
    /// Turns true when the server is about to stop.
    pub draining: watch::Receiver<bool>,
    /// Watch streams by token, and where it plays by table.
    pub watching: Mutex<HashMap<WatchPlace, usize>>,
}

/// The caller that the layer found.
///
/// # Errors
/// There is none: the path is open, but the call needs one.
pub(super) fn caller<T>(request: &Request<T>) -> Result<Caller, Failure> {
    request
        .extensions()
        .get::<Caller>()
        .cloned()
        .ok_or_else(|| Failure::new(ErrorReason::TokenInvalid, "this call needs a token"))
}

impl Caller {
    /// The caller as a table knows it.
    pub fn actor(&self) -> Actor {
        Actor {
            player: self.player.clone(),
            chair: self.seat.as_ref().map(|(_, chair)| *chair),
            director: self.scopes.allows(Scope::Direct) && self.seat.is_none(),
        }
    }

    /// Refuses a seat token where an account token is needed.
    ///
    /// # Errors
    /// The token is a seat token.
    pub fn account_only(&self) -> Result<(), Failure> {
        match self.seat {
            None => Ok(()),
            Some(_) => Err(Failure::new(ErrorReason::NotAllowed, "a seat token is good for playing its seat alone")),
        }
    }
}

impl App {
    /// The line about a table that the caller may know of.
    ///
    /// # Errors
    /// No such table for this caller: absent and hidden are told in the same words. A failure of the store.
    pub async fn visible(&self, caller: &Caller, table_id: &str, invite_code: &str) -> Result<Arc<Summary>, Failure> {
        let id = decode::table_id(table_id)?;
        let other_table = caller.seat.as_ref().is_some_and(|(only, _)| *only != id);
        self.registry
            .find(&id)
            .await?
            .filter(|summary| !other_table && summary.is_visible_to(&caller.actor(), invite_code))
            .ok_or_else(|| Failure::no_table(table_id))
    }

    /// Runs something on the task of a table that was found before.
    ///
    /// # Errors
    /// What it returns.
    pub async fn at<T, F>(&self, id: &TableId, run: impl Fn(HostHandle) -> F) -> Result<T, Failure>
    where
        F: Future<Output = Result<T, HostError>>,
    {
        if *self.draining.borrow() {
            return Err(Failure::draining());
        }
        self.registry.with(id, run).await?.ok_or_else(|| Failure::no_table(id.as_str()))
    }

    /// Refuses when the caller's token has ended since its stream began.
    ///
    /// # Errors
    /// The token was revoked, or its time is over.
    pub fn still_good(&self, caller: &Caller) -> Result<(), Failure> {
        self.players.still_good(caller).map_err(|end| match end {
            TokenEnd::Revoked => Failure::new(ErrorReason::TokenInvalid, "this token was revoked"),
            TokenEnd::Expired => {
                Failure::new(ErrorReason::TokenExpired, "this token has ended: make or ask for a new one")
            }
        })
    }

    /// Refuses when the player sits at as many tables as it may.
    ///
    /// # Errors
    /// The limit is reached.
    pub fn room_for_another_table(&self, player: &PlayerId) -> Result<(), Failure> {
        self.room_for_tables(player, 1)
    }

    /// Refuses when the player would sit at more tables than it may.
    ///
    /// # Errors
    /// The limit is reached.
    pub fn room_for_tables(&self, player: &PlayerId, more: usize) -> Result<(), Failure> {
        let most = self.limits.max_tables_per_player;
        if self.registry.tables_of(player).len() + more <= most {
            return Ok(());
        }
        Err(Failure::new(
            ErrorReason::LimitReached,
            format!("{most} tables at once are the limit: finish or leave one"),
        )
        .with("limit", "max_tables_per_player"))
    }

    /// Counts one more watch stream of a token; at a table where its player sits, those of this table alone, because
    /// whoever plays at many tables follows them all.
    ///
    /// # Errors
    /// The limit is reached.
    pub fn begin_watching(self: &Arc<Self>, caller: &Caller, own: Option<&TableId>) -> Result<Watching, Failure> {
        let factor = if caller.scopes.allows(Scope::Direct) { 10 } else { 1 };
        let most = self.limits.max_watch_streams * factor;
        let mut watching = self.watching.lock().unwrap_or_else(PoisonError::into_inner);
        let place = (caller.token_id.clone(), own.cloned());
        let count = watching.entry(place.clone()).or_default();
        if *count >= most {
            return Err(Failure::new(
                ErrorReason::LimitReached,
                format!("this token holds {most} watch streams already"),
            )
            .with("limit", "max_watch_streams"));
        }
        *count += 1;
        Ok(Watching { app: Arc::clone(self), place })
    }

    /// Tells a player's tables that it came or went.
    pub async fn tell_presence(&self, player: &PlayerId) {
        for id in self.registry.tables_of(player) {
            // A table that cannot be reached has nobody to tell.
            if let Err(error) = self
                .registry
                .with(&id, |host| {
                    let player = player.clone();
                    async move { host.presence(player).await }
                })
                .await
            {
                tracing::debug!(table = %id, %error, "presence not told");
            }
        }
    }
}

/// A watch stream that is counted; no longer when dropped.
#[derive(Debug)]
pub struct Watching {
    app: Arc<App>,
    place: WatchPlace,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let mut watching = self.app.watching.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = watching.get_mut(&self.place) {
            *count -= 1;
            if *count == 0 {
                watching.remove(&self.place);
            }
        }
    }
}
