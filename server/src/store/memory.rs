//! The store that forgets: for tests and `boneyard dev`.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use super::stream::with_prefix;
use super::{Append, EventStore, Sequence, StoreError, StreamId, check_sizes};

/// Streams in memory, gone when the store is dropped. It is also the plainest statement of what a store does.
#[derive(Debug, Default)]
pub struct MemoryStore {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    streams: BTreeMap<StreamId, Vec<Vec<u8>>>,
    closed: bool,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    // Nothing in here panics half-way through a change, so a poisoned state is a whole one.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn last(&self, stream: &StreamId) -> Sequence {
        self.streams.get(stream).map_or(0, |steps| sequence_of(steps.len()))
    }

    fn check(&self, appends: &[Append]) -> Result<(), StoreError> {
        let mut ahead = HashMap::new();
        for Append { stream, expected, steps } in appends {
            let actual = ahead.entry(stream).or_insert_with(|| self.last(stream));
            if actual != expected {
                return Err(StoreError::Conflict { stream: stream.clone(), expected: *expected, actual: *actual });
            }
            *actual += sequence_of(steps.len());
        }
        Ok(())
    }
}

#[async_trait]
impl EventStore for MemoryStore {
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        check_sizes(&appends)?;
        let mut state = self.state();
        if state.closed {
            return Err(StoreError::Closed);
        }
        state.check(&appends)?;
        for Append { stream, expected: _, steps } in appends {
            // An append without steps asserts; it must not leave an empty stream behind.
            if !steps.is_empty() {
                state.streams.entry(stream).or_default().extend(steps);
            }
        }
        Ok(())
    }

    async fn load(&self, stream: &StreamId, after: Sequence) -> Result<Vec<Vec<u8>>, StoreError> {
        let state = self.state();
        let steps = state.streams.get(stream).ok_or_else(|| StoreError::NotFound { stream: stream.clone() })?;
        Ok(steps.iter().skip(after as usize).cloned().collect())
    }

    async fn streams(&self, prefix: &str) -> Result<Vec<(StreamId, Sequence)>, StoreError> {
        let state = self.state();
        let found = with_prefix(&state.streams, prefix);
        Ok(found.map(|(stream, steps)| (stream.clone(), sequence_of(steps.len()))).collect())
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.state().closed = true;
        Ok(())
    }
}

fn sequence_of(steps: usize) -> Sequence {
    Sequence::try_from(steps).expect("memory ends long before a stream has four billion steps")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::store::contract;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_memory_store_keeps_the_contract() {
        contract::check(async || Arc::new(MemoryStore::new()) as Arc<dyn EventStore>).await;
    }
}
