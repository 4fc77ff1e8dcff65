//! What a reader of a table gets: the steps after a position, then what comes live, without a gap
//! and without a double.

use std::sync::Arc;

use tokio::sync::mpsc;

use super::{
    event::Chair,
    seen::{Published, SeenStep, Watcher},
    state::{Hosted, Lifecycle},
    stored,
};
use crate::{
    ids::TableId,
    store::{EventStore, StoreError},
};

/// Items that wait for a slow reader; beyond this it has fallen behind.
const BACKLOG: usize = 256;

/// One thing a reader is told.
#[derive(Clone, Debug)]
pub enum FeedItem {
    /// The next step.
    Step(Arc<Published>),
    /// A player came or went.
    Presence {
        /// Chair.
        chair: Chair,
        /// Whether it can be reached now.
        connected: bool,
        /// Time until the seat is lost, milliseconds; 0 while connected or never.
        forfeit_in_ms: u32,
    },
}

/// A reader's end of a subscription. It begins right behind [`Feed::head`].
#[derive(Debug)]
pub struct Feed {
    items: mpsc::Receiver<FeedItem>,
    watcher: Watcher,
    /// Last step before the first item.
    pub head: u32,
    lifecycle: Lifecycle,
}

/// What comes next on a feed.
#[derive(Debug)]
pub enum Next {
    /// A step as the reader may see it.
    Step(SeenStep),
    /// A player came or went.
    Presence {
        /// Chair.
        chair: Chair,
        /// Whether it can be reached now.
        connected: bool,
        /// Time until the seat is lost, milliseconds.
        forfeit_in_ms: u32,
    },
    /// The match is over: nothing will come.
    Over,
    /// The feed ended although the match goes on: the reader fell behind, or the table's task ended.
    Lost,
}

impl Feed {
    pub(super) fn new(watcher: Watcher, head: u32, lifecycle: Lifecycle) -> (mpsc::Sender<FeedItem>, Self) {
        let (sender, items) = mpsc::channel(BACKLOG);
        (sender, Self { items, watcher, head, lifecycle })
    }

    /// Waits for the next item.
    pub async fn next(&mut self) -> Next {
        match self.items.recv().await {
            Some(FeedItem::Step(published)) => {
                self.head = published.sequence();
                self.lifecycle = published.lifecycle;
                Next::Step(published.seen_by(&self.watcher))
            }
            Some(FeedItem::Presence { chair, connected, forfeit_in_ms }) => {
                Next::Presence { chair, connected, forfeit_in_ms }
            }
            None if self.lifecycle.is_over() => Next::Over,
            None => Next::Lost,
        }
    }
}

/// The stored steps of a table after a position, ready to be shown.
///
/// # Errors
/// A failure of the store, or steps that cannot be read.
pub async fn replay(store: &dyn EventStore, table: &TableId, after: u32) -> Result<Vec<Published>, StoreError> {
    let (_, steps) = fold(store, table, after).await?;
    Ok(steps)
}

/// Loads a table and folds all its steps; keeps those after a position.
pub(super) async fn fold(
    store: &dyn EventStore,
    table: &TableId,
    after: u32,
) -> Result<(Hosted, Vec<Published>), StoreError> {
    let stored::Log { opening, steps } = stored::load(store, table).await?;
    let mut hosted = Hosted::new(opening);
    let mut published = Vec::new();
    for step in &steps {
        let seen = Published::fold(&mut hosted, step);
        if seen.sequence() > after {
            published.push(seen);
        }
    }
    Ok((hosted, published))
}
