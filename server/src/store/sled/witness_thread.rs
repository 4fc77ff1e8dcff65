//! Writes and syncs the witness while the committer writes and syncs the data.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use super::super::StoreError;
use super::super::chain::Ledger;
use super::witness::{Record, Witness};
use super::{Hooks, SyncTarget};

/// How long the store is idle before the last settled record is synced. Under load the next batch's sync does it.
const IDLE: Duration = Duration::from_millis(50);

/// The committer's end of the thread.
#[derive(Debug)]
pub(super) struct WitnessThread {
    witness: Arc<Witness>,
    hooks: Hooks,
    /// None only while dropping.
    jobs: Option<Sender<Record>>,
    done: Receiver<io::Result<()>>,
    thread: Option<JoinHandle<()>>,
}

impl WitnessThread {
    /// Starts the thread.
    pub(super) fn start(witness: Witness, hooks: Hooks) -> io::Result<Self> {
        let witness = Arc::new(witness);
        let (jobs, inbox) = channel();
        let (outbox, done) = channel();
        let thread = std::thread::Builder::new().name("store-witness".to_owned()).spawn({
            let (witness, hooks) = (Arc::clone(&witness), hooks.clone());
            move || run(&witness, &hooks, &inbox, &outbox)
        })?;
        Ok(Self { witness, hooks, jobs: Some(jobs), done, thread: Some(thread) })
    }

    /// Begins to write and sync a record. Each call is followed by [`end`](Self::end).
    pub(super) fn begin(&self, record: Record) {
        // If the thread is gone, end() says so.
        self.jobs.as_ref().and_then(|jobs| jobs.send(record).ok());
    }

    /// Waits until the record is on stable storage.
    pub(super) fn end(&self) -> Result<(), StoreError> {
        let outcome = self.done.recv().unwrap_or_else(|_| Err(io::Error::other("its thread ended")));
        outcome.map_err(failed)
    }

    /// Notes that everything up to here is committed, without waiting for the disk.
    pub(super) fn settle(&self, ledger: Ledger) -> Result<(), StoreError> {
        self.witness.put(&Record::settled(ledger)).map_err(failed)
    }

    /// Syncs what was settled.
    pub(super) fn sync(&self) -> Result<(), StoreError> {
        (self.hooks.sync)(SyncTarget::Witness, self.witness.file()).map_err(failed)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "handed to map_err")]
fn failed(error: io::Error) -> StoreError {
    StoreError::from_io("write the witness file", &error)
}

impl Drop for WitnessThread {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

fn run(witness: &Witness, hooks: &Hooks, inbox: &Receiver<Record>, outbox: &Sender<io::Result<()>>) {
    let sync = || (hooks.sync)(SyncTarget::Witness, witness.file());
    while let Ok(mut record) = inbox.recv() {
        loop {
            let outcome = witness.put(&record).and_then(|()| sync());
            if outbox.send(outcome).is_err() {
                return;
            }
            match inbox.recv_timeout(IDLE) {
                Ok(next) => record = next,
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
        if let Err(error) = sync() {
            (hooks.on_fatal)(&failed(error));
            return;
        }
    }
}
