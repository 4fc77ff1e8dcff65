//! The task of one live table: decide → append → evolve → publish, in that order. What is shown has
//! been stored; what is acknowledged would survive a power cut.

mod handle;
mod live;
mod presence;
mod show;
mod work;

use std::{sync::Arc, time::Duration};

use boneyard_engine::table::Move;
use thiserror::Error;
use tokio::sync::oneshot;

pub use self::handle::HostHandle;
use self::live::Live;
pub(super) use self::live::task;
use super::{
    audience::{Audience, Recipient},
    command::{Actor, Command, Refused},
    event::Chair,
    feed::Feed,
    index::Index,
    shown::{Decision, TableView},
};
use crate::{
    ids::PlayerId,
    randomness::Shuffler,
    store::{EventStore, StoreError},
};

/// Questions that wait for a table's task; beyond this a caller waits for its turn.
const INBOX: usize = 64;

/// How long a table without work stays in memory.
const IDLE: Duration = Duration::from_secs(60);

/// How long one does whose match is over: its players read the result, and a tournament goes on to the next game.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(2);

/// What all tables of a server share.
#[derive(Clone, Debug)]
pub(in crate::hosting) struct Shared {
    pub(in crate::hosting) store: Arc<dyn EventStore>,
    pub(in crate::hosting) shuffler: Arc<dyn Shuffler>,
    pub(in crate::hosting) audience: Arc<dyn Audience>,
    pub(in crate::hosting) index: Arc<Index>,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The chair.
    pub chair: Chair,
    /// Place of what was added to the deals, counted from 1; `None` when nothing was.
    pub entropy_place: Option<usize>,
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
