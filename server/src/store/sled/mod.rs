//! The embedded store on sled, made durable and honest.
//!
//! sled 0.34 alone is neither: on Linux its flush does not reach the disk, and a damaged log simply ends early. What
//! is done about it, each in its file:
//!
//! * `committer`: one thread writes, syncs the data file itself, and only then answers;
//! * `witness`: a second file remembers how far the store had got, so that a loss is noticed;
//! * `heads`: where each stream ends, asked of sled;
//! * `layout`, `scan`: every step carries its place in a hash chain, checked when it is read and when the store opens;
//! * `open`: checks of the directory before anything is served;
//! * `fault`: sled's panics become errors.
//!
//! A directory holds sled's files (`db`, `conf`, `blobs/`, `snap.*`), ours (`witness`, `lock`), and what was moved out
//! of sled's way (`aside.*`, which may be deleted).

mod committer;
mod fault;
mod heads;
mod layout;
mod open;
mod scan;
mod witness;
mod witness_thread;
mod written;

use std::fmt;
use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::thread::JoinHandle;

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};

use self::committer::{Committer, Message, Request};
use self::fault::caught;
use self::heads::InFlight;
use self::layout::{Steps, StoredStep, end_key, step_key};
use self::open::Opened;
use self::scan::ChainCheck;
use self::witness_thread::WitnessThread;
use self::written::Prepared;
use super::chain::Head;
use super::{Append, EventStore, Sequence, StoreError, StreamId, check_sizes};

/// How many requests may wait for the committer before their callers wait for a place.
const QUEUE: usize = 4096;

/// The embedded store: one directory, one process. What it keeps in memory does not grow with the steps, but for sled's
/// own table of its pages.
#[derive(Debug)]
pub struct SledStore {
    shared: Arc<Shared>,
    /// None only while dropping.
    queue: Option<mpsc::Sender<Message>>,
    committer: Option<JoinHandle<()>>,
}

/// What the committer and the readers share.
struct Shared {
    // Dropped first: sled must have let go of its files when the lock is released.
    db: ::sled::Db,
    /// The committer alone changes it.
    in_flight: InFlight,
    /// Why the committer ended, if not because it was asked to.
    stopped: OnceLock<StoreError>,
    _lock: File,
}

/// The file that is to be synced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SyncTarget {
    /// sled's data file.
    Data,
    /// The witness beside it.
    Witness,
}

/// What a test may put in the place of the disk. Everything else uses the default.
#[derive(Clone)]
pub struct Hooks {
    /// Makes a file's content durable.
    pub sync: SyncFile,
    /// Called when the state of the disk has become unknown, before anybody gets an answer. The default logs the error
    /// and aborts the process: on the next start the store is checked from end to end.
    pub on_fatal: OnFatal,
}

/// See [`Hooks::sync`].
pub type SyncFile = Arc<dyn Fn(SyncTarget, &File) -> io::Result<()> + Send + Sync>;

/// See [`Hooks::on_fatal`].
pub type OnFatal = Arc<dyn Fn(&StoreError) + Send + Sync>;

impl Default for Hooks {
    fn default() -> Self {
        Self {
            sync: Arc::new(|_, file| file.sync_data()),
            on_fatal: Arc::new(|error| {
                tracing::error!(%error, "cannot tell what is on the disk: ending the process; start it again to check the store");
                std::process::abort();
            }),
        }
    }
}

impl fmt::Debug for Hooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hooks")
    }
}

impl SledStore {
    /// Opens the store of a directory, or makes one in an empty or missing directory.
    ///
    /// It reads and checks every step, which takes seconds for millions of them, and blocks meanwhile. A damaged store
    /// is refused as a whole.
    pub fn open(dir: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(dir, Hooks::default())
    }

    /// As [`open`](Self::open), with the disk replaced in part.
    pub fn open_with(dir: impl AsRef<Path>, hooks: Hooks) -> Result<Self, StoreError> {
        let Opened { db, data, ledger, witness, lock } = open::open(dir.as_ref())?;
        let failed = |error| StoreError::from_io("start a thread of the store", &error);
        let shared = Arc::new(Shared { db, in_flight: InFlight::default(), stopped: OnceLock::new(), _lock: lock });
        let witness = WitnessThread::start(witness, hooks.clone()).map_err(failed)?;
        let (queue, inbox) = mpsc::channel(QUEUE);
        let committer =
            Committer { queue: inbox, shared: Arc::clone(&shared), data, witness, ledger, hooks, full: false };
        let committer = std::thread::Builder::new()
            .name("store-committer".to_owned())
            .spawn(move || committer.run_or_end_the_process())
            .map_err(failed)?;
        Ok(Self { shared, queue: Some(queue), committer: Some(committer) })
    }

    /// Sends a message and waits for its answer; None if the committer is gone or goes without answering.
    async fn ask(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> Message,
    ) -> Option<Result<(), StoreError>> {
        let (reply, answer) = oneshot::channel();
        self.queue.as_ref()?.send(message(reply)).await.ok()?;
        answer.await.ok()
    }

    /// Reads from sled, which may have to wait for the disk, or panic.
    async fn reading<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Shared) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let shared = Arc::clone(&self.shared);
        let read = tokio::task::spawn_blocking(move || caught(|| read(&shared)).flatten());
        read.await.unwrap_or_else(|error| Err(StoreError::Unavailable { why: error.to_string() }))
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(committer) = self.committer.take() {
            committer.join().ok();
        }
    }
}

#[async_trait]
impl EventStore for SledStore {
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        check_sizes(&appends)?;
        // On the thread of the caller: while the committer waits for the disk, the next batch gets ready.
        let appends = appends.into_iter().map(Prepared::new).collect();
        let answer = self.ask(|reply| Message::Append(Request { appends, reply })).await;
        answer.unwrap_or_else(|| Err(self.shared.stopped.get().cloned().unwrap_or(StoreError::Closed)))
    }

    async fn load(&self, stream: &StreamId, after: Sequence) -> Result<Vec<Vec<u8>>, StoreError> {
        let stream = stream.clone();
        self.reading(move |shared| {
            let Some(head) = shared.in_flight.durable(&shared.db, &stream)? else {
                return Err(StoreError::NotFound { stream });
            };
            if after >= head.sequence { Ok(Vec::new()) } else { shared.read(&stream, after, head) }
        })
        .await
    }

    async fn streams(&self, prefix: &str) -> Result<Vec<(StreamId, Sequence)>, StoreError> {
        let prefix = prefix.to_owned();
        self.reading(move |shared| shared.in_flight.streams(&shared.db, &prefix)).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        let answer = self.ask(Message::Close).await;
        answer.unwrap_or_else(|| self.shared.stopped.get().cloned().map_or(Ok(()), Err))
    }
}

impl Shared {
    fn stop(&self, error: StoreError) {
        self.stopped.set(error).ok();
    }

    /// The steps after `after` up to `head`. What sled has beyond `head` is not durable yet, and nobody's business.
    fn read(&self, stream: &StreamId, after: Sequence, head: Head) -> Result<Vec<Vec<u8>>, StoreError> {
        let mut steps = Steps::new(self.db.range(step_key(stream, after.max(1))..end_key(stream)));
        let mut chain = ChainCheck::from_start(stream.clone());
        if after > 0 {
            // The link of the step before is needed to check the first one that is wanted.
            match steps.next().transpose()? {
                Some(StoredStep { sequence, link: Some(link), .. }) if sequence == after => {
                    chain = ChainCheck::after(stream.clone(), sequence, link);
                }
                // It lies together with others, or is missing: the chain from its start tells.
                Some(_) | None => {
                    let mut all = self.read(stream, 0, head)?;
                    return Ok(all.split_off(after as usize));
                }
            }
        }
        let mut payloads = Vec::new();
        while chain.head().sequence < head.sequence {
            let Some(step) = steps.next().transpose()? else {
                return Err(chain.damaged("the step is missing".to_owned(), chain.head().sequence + 1));
            };
            chain.advance(&step)?;
            payloads.push(step.payload.to_vec());
        }
        if chain.head() != head {
            return Err(chain.damaged("the step is not the one that was appended".to_owned(), head.sequence));
        }
        Ok(payloads)
    }
}

impl fmt::Debug for Shared {
    // sled prints its whole content.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").field("stopped", &self.stopped).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
