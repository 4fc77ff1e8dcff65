//! The one thread that writes.
//!
//! It takes everything that is queued, writes it as one batch, syncs once and then answers everybody. Under load the
//! next batch collects while this one is being synced, so the disk is never asked twice where once would do, and
//! nobody waits for a timer.

use std::collections::HashMap;
use std::fs::File;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

use ::sled::{Batch, Tree};
use tokio::sync::{mpsc, oneshot};

use super::super::chain::{Digest, Head, Ledger};
use super::super::{Append, Sequence, StoreError, StreamId};
use super::fault::{caught, from_engine};
use super::heads;
use super::layout::{STAMP_KEY, Stamp};
use super::witness::Record;
use super::witness_thread::WitnessThread;
use super::written::{Prepared, Written};
use super::{Hooks, Shared, SyncTarget};

/// The most requests in one batch.
const MAX_REQUESTS: usize = 1024;

/// A batch takes no more requests from this size on, by [`Prepared::bytes`].
///
/// sled reuses a segment of 512 KiB of its log once what was in it has been written again elsewhere, without waiting
/// for a sync. Batches well below that size put one of our syncs in between.
const MAX_BATCH_BYTES: usize = 128 * 1024;

/// What reaches the committer.
#[derive(Debug)]
pub(super) enum Message {
    /// One call of `append`.
    Append(Request),
    /// One call of `close`.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// Appends that belong together, and who wants to know.
#[derive(Debug)]
pub(super) struct Request {
    /// All or nothing.
    pub(super) appends: Vec<Prepared>,
    /// Gets the outcome once it is durable.
    pub(super) reply: oneshot::Sender<Result<(), StoreError>>,
}

/// The thread's belongings.
#[derive(Debug)]
pub(super) struct Committer {
    pub(super) queue: mpsc::Receiver<Message>,
    pub(super) shared: Arc<Shared>,
    /// Our own handle of sled's data file.
    pub(super) data: File,
    pub(super) witness: WitnessThread,
    pub(super) ledger: Ledger,
    pub(super) hooks: Hooks,
    /// Set when the disk was found full, and never unset: sled remembers the failed write and fails from then on.
    pub(super) full: bool,
}

impl Committer {
    /// Serves until the store is closed or dropped, or a write fails for good.
    pub(super) fn run_or_end_the_process(self) {
        let (shared, hooks) = (Arc::clone(&self.shared), self.hooks.clone());
        // A server that goes on without its committer would refuse every move and look alive.
        if panic::catch_unwind(AssertUnwindSafe(|| self.run())).is_err() {
            let error = StoreError::Unavailable { why: "the thread that writes panicked".to_owned() };
            shared.stop(error.clone());
            (hooks.on_fatal)(&error);
        }
    }

    fn run(mut self) {
        while let Some(message) = self.queue.blocking_recv() {
            let (requests, closing) = self.gather(message);
            if self.commit(requests).is_err() {
                return;
            }
            if let Some(reply) = closing {
                reply.send(self.finish()).ok();
                return;
            }
        }
        self.finish().ok();
    }

    fn gather(&mut self, first: Message) -> (Vec<Request>, Option<oneshot::Sender<Result<(), StoreError>>>) {
        let mut requests = Vec::new();
        let mut bytes = 0;
        let mut message = Some(first);
        while let Some(next) = message {
            match next {
                Message::Append(request) => {
                    bytes += request.appends.iter().map(Prepared::bytes).sum::<usize>();
                    requests.push(request);
                }
                Message::Close(reply) => return (requests, Some(reply)),
            }
            let room = requests.len() < MAX_REQUESTS && bytes < MAX_BATCH_BYTES;
            message = if room { self.queue.try_recv().ok() } else { None };
        }
        (requests, None)
    }

    /// Judges, writes and answers. An error means that the thread must end.
    fn commit(&mut self, requests: Vec<Request>) -> Result<(), ()> {
        let mut plan = Plan::default();
        let mut answers = Vec::with_capacity(requests.len());
        let outcome = if self.full {
            answers.extend(requests.into_iter().map(|request| (request.reply, Ok(()))));
            Err(StoreError::Full)
        } else {
            for Request { appends, reply } in requests {
                let judged = caught(|| plan.check(&self.shared.db, &appends)).flatten().map(|()| plan.add(appends));
                answers.push((reply, judged));
            }
            self.write(plan)
        };
        // sled may have met the end of the disk on its own, before it was asked.
        let is_full = |outcome: &Result<(), StoreError>| *outcome == Err(StoreError::Full);
        if !self.full && (is_full(&outcome) || answers.iter().any(|(_, judged)| is_full(judged))) {
            tracing::error!("the disk is full: the store is read-only until the server is restarted with space");
            self.full = true;
        }
        // Refusals wait for the sync as well: they may tell of a step in the same batch.
        for (reply, judged) in answers {
            reply.send(outcome.clone().and(judged)).ok();
        }
        match outcome {
            Ok(()) | Err(StoreError::Full) => Ok(()),
            Err(_) => Err(()),
        }
    }

    fn write(&mut self, mut plan: Plan) -> Result<(), StoreError> {
        if plan.links.is_empty() {
            return Ok(());
        }
        let ledger = self.ledger.extend(&plan.links);
        let stamp = Stamp { current: ledger, before: self.ledger };
        plan.batch.insert(STAMP_KEY, stamp.to_bytes());

        self.shared.in_flight.begin(plan.ends.into_iter().map(|(stream, end)| (stream, end.durable)).collect());
        self.witness.begin(Record { committed: self.ledger, current: ledger });
        let data = self.write_data(plan.batch);
        let witness = self.witness.end();
        let outcome = data.and(witness).and_then(|()| {
            // Before anybody is told, so that from now on sled may not fall behind this batch unnoticed.
            self.witness.settle(ledger)
        });
        match outcome {
            Ok(()) => {
                self.ledger = ledger;
                self.shared.in_flight.settle();
                Ok(())
            }
            Err(StoreError::Full) => Err(StoreError::Full),
            Err(error) => {
                // After a failed sync nobody knows what is on the disk, and trying again would claim that we do.
                self.shared.stop(error.clone());
                (self.hooks.on_fatal)(&error);
                Err(error)
            }
        }
    }

    /// `flush` hands everything to the system, which is all that sled does on Linux; the sync makes it durable.
    fn write_data(&self, batch: Batch) -> Result<(), StoreError> {
        let db = &self.shared.db;
        caught(|| db.apply_batch(batch).and_then(|()| db.flush()))?.map_err(|error| from_engine(&error))?;
        (self.hooks.sync)(SyncTarget::Data, &self.data)
            .map_err(|error| StoreError::from_io("sync the data file", &error))
    }

    /// Everything acknowledged is durable already; what is left is sled's own housekeeping and the settled witness.
    fn finish(&mut self) -> Result<(), StoreError> {
        if self.full {
            return Ok(());
        }
        caught(|| self.shared.db.flush())?.map_err(|error| from_engine(&error))?;
        self.data.sync_data().map_err(|error| StoreError::from_io("sync the data file", &error))?;
        self.witness.sync()
    }
}

/// One batch in the making.
#[derive(Debug, Default)]
struct Plan {
    batch: Batch,
    /// Where the streams end that were asked about.
    ends: HashMap<StreamId, End>,
    /// The links of the batch's steps, in order.
    links: Vec<Digest>,
}

/// Where a stream ends.
#[derive(Debug, Clone, Copy)]
struct End {
    /// Now.
    durable: Head,
    /// After the batch.
    next: Head,
}

impl Plan {
    /// Judges a whole request before any of it is added.
    fn check(&mut self, tree: &Tree, appends: &[Prepared]) -> Result<(), StoreError> {
        let mut ahead = HashMap::new();
        for append in appends {
            let (stream, expected, steps) = match append {
                Prepared::Later(Append { stream, expected, steps }) => (stream, *expected, steps.len()),
                Prepared::Begins(stream, written) => (stream, 0, written.links.len()),
            };
            if !self.ends.contains_key(stream) {
                // Every batch before this one is durable.
                let durable = heads::written(tree, stream)?;
                self.ends.insert(stream.clone(), End { durable, next: durable });
            }
            let actual = ahead.entry(stream).or_insert_with(|| self.ends[stream].next.sequence);
            if *actual != expected {
                return Err(StoreError::Conflict { stream: stream.clone(), expected, actual: *actual });
            }
            let grown = Sequence::try_from(steps).ok().and_then(|steps| actual.checked_add(steps));
            *actual =
                grown.ok_or(StoreError::TooLarge { what: "a stream", bytes: usize::MAX, limit: u32::MAX as usize })?;
        }
        Ok(())
    }

    /// Adds a request that was found good.
    fn add(&mut self, appends: Vec<Prepared>) {
        for append in appends {
            let (Prepared::Later(Append { stream, .. }) | Prepared::Begins(stream, _)) = &append;
            let end = self.ends.get_mut(stream).expect("it was asked about when the request was judged");
            let written = match append {
                Prepared::Later(Append { stream, steps, .. }) => Written::new(&stream, end.next, &steps),
                Prepared::Begins(_, written) => written,
            };
            end.next = written.head;
            self.links.extend_from_slice(&written.links);
            written.put(&mut self.batch);
        }
    }
}
