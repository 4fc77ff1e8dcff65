//! The byte-level event store: streams of steps, appended under an expected sequence, kept for good.
//!
//! A *step* is one accepted command with all its events, already encoded; here it is opaque bytes. A *stream* is the
//! life of one table (`tbl_…`), player (`ply_…`) or tournament (`trn_…`). What the bytes mean, and when to write them,
//! is the business of `hosting`; this module knows neither tables nor transports.
//!
//! * [`MemoryStore`] forgets at exit: for tests and `boneyard dev`.
//! * [`SledStore`] is the embedded default. Its own page describes what a directory holds and what survives what.
//!
//! Both keep the promises of [`EventStore`], and one suite (`contract.rs`) checks both.

mod chain;
mod error;
mod memory;
mod sled;
mod stream;

#[cfg(test)]
pub mod contract;

use std::fmt::Debug;

use async_trait::async_trait;

pub use self::error::{Place, StoreError};
pub use self::memory::MemoryStore;
pub use self::sled::{Hooks, OnFatal, SledStore, SyncFile, SyncTarget};
pub use self::stream::{BadStreamName, StreamId};

/// Counts the steps of a stream from 1. Zero stands for "nothing yet" and is never the sequence of a step.
pub type Sequence = u32;

/// The longest step that any backend takes, in bytes.
///
/// It leaves room for headers below the 1 MiB that a message may have on a cluster.
pub const MAX_STEP_BYTES: usize = 1_000_000;

/// The most that one call of [`EventStore::append`] may carry over all its steps, in bytes, with four more for each.
pub const MAX_APPEND_BYTES: usize = 8 * 1024 * 1024;

/// Steps for one stream, with the sequence that the writer believes to be the stream's last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The stream that grows.
    pub stream: StreamId,
    /// The sequence of the stream's last step; 0 means that the stream must not exist yet.
    pub expected: Sequence,
    /// What is appended, oldest first. Without steps this only asserts `expected`.
    pub steps: Vec<Vec<u8>>,
}

impl Append {
    /// The append of a single step, which is what a table does on every move.
    pub fn one(stream: StreamId, expected: Sequence, step: Vec<u8>) -> Self {
        Self { stream, expected, steps: vec![step] }
    }
}

/// Streams of opaque steps with optimistic concurrency.
///
/// Promises, the same for every backend:
///
/// * An append is judged against each stream's last sequence. Of several writers with the same `expected`, one wins.
/// * One call is all or nothing, over all its streams.
/// * What [`append`](Self::append) acknowledged is on stable storage, if the backend has any, and every later
///   [`load`](Self::load) shows it.
/// * What has not been acknowledged is not shown: a step becomes visible after it has become durable.
/// * Damage is an error ([`StoreError::Damaged`]), never a stream with a gap or a shorter stream.
///
/// Dropping the future of an append does not call the append back: it may still happen.
#[async_trait]
pub trait EventStore: Send + Sync + Debug + 'static {
    /// Appends to one or several streams: all or nothing, durable on return.
    ///
    /// A stream may be named twice in one call; the second `expected` then counts the steps of the first. The error is
    /// [`StoreError::Conflict`] if any `expected` is wrong, and names the first such stream and its actual last sequence.
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError>;

    /// The steps with a sequence above `after`, oldest first, each checked against the stream's hash chain.
    ///
    /// Empty if there is none; [`StoreError::NotFound`] if there is no such stream.
    async fn load(&self, stream: &StreamId, after: Sequence) -> Result<Vec<Vec<u8>>, StoreError>;

    /// All streams whose name starts with `prefix`, each with its last sequence, in the order of their names.
    async fn streams(&self, prefix: &str) -> Result<Vec<(StreamId, Sequence)>, StoreError>;

    /// Flushes, and refuses further appends with [`StoreError::Closed`]. Loading still works. Closing twice is fine.
    async fn close(&self) -> Result<(), StoreError>;
}

/// Refuses what no backend could take, before it reaches one.
fn check_sizes(appends: &[Append]) -> Result<(), StoreError> {
    let mut total = 0;
    for step in appends.iter().flat_map(|append| &append.steps) {
        if step.len() > MAX_STEP_BYTES {
            return Err(StoreError::TooLarge { what: "a step", bytes: step.len(), limit: MAX_STEP_BYTES });
        }
        // Its length lies beside it.
        total += step.len() + 4;
    }
    if total > MAX_APPEND_BYTES {
        return Err(StoreError::TooLarge { what: "an append", bytes: total, limit: MAX_APPEND_BYTES });
    }
    Ok(())
}
