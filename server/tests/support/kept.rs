//! A store in memory that outlives its server, as a disk does: for restarts.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use std::sync::Arc;

use boneyard_proto::storage_v1::LogStep;
use boneyard_server::store::{Append, EventStore, MemoryStore, Sequence, StoreError, StreamId};
use prost::Message as _;

/// The store. Closing it does nothing, so that the next server may write again.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeptStore(Arc<MemoryStore>);

impl KeptStore {
    /// A store whose log has this identity.
    pub(crate) async fn with_log_id(log_id: &str) -> Self {
        let store = Self::default();
        store.rename_log(log_id, 0).await;
        store
    }

    /// Gives the log another identity, as restoring a backup does. `steps` have been named before.
    pub(crate) async fn rename_log(&self, log_id: &str, steps: Sequence) {
        let step = LogStep { log_id: log_id.to_owned() }.encode_to_vec();
        self.0.append(vec![Append::one(StreamId::new("log_identity").unwrap(), steps, step)]).await.unwrap();
    }
}

#[async_trait::async_trait]
impl EventStore for KeptStore {
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        self.0.append(appends).await
    }

    async fn load(&self, stream: &StreamId, after: Sequence) -> Result<Vec<Vec<u8>>, StoreError> {
        self.0.load(stream, after).await
    }

    async fn streams(&self, prefix: &str) -> Result<Vec<(StreamId, Sequence)>, StoreError> {
        self.0.streams(prefix).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
