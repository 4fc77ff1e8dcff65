//! Nothing is acknowledged or shown before it is stored: a store that holds its answer back holds back
//! everything that would follow from it; one that fails leaves the table as it was.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use async_trait::async_trait;
use boneyard_proto::v1::{self, watch_table_response::Frame};
use boneyard_server::store::{Append, EventStore, MemoryStore, Sequence, StoreError, StreamId};
use support::{TestServer, bot, parts, reason, table};
use tokio::sync::Semaphore;

/// A store that appends only when it is let.
#[derive(Debug)]
struct Gated {
    inner: MemoryStore,
    gate: Semaphore,
    full: AtomicBool,
}

impl Gated {
    fn open() -> Arc<Self> {
        Arc::new(Self { inner: MemoryStore::new(), gate: Semaphore::new(1), full: AtomicBool::new(false) })
    }
}

#[async_trait]
impl EventStore for Gated {
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        let _pass = self.gate.acquire().await.unwrap();
        if self.full.load(Ordering::SeqCst) {
            return Err(StoreError::Full);
        }
        self.inner.append(appends).await
    }

    async fn load(&self, stream: &StreamId, after: Sequence) -> Result<Vec<Vec<u8>>, StoreError> {
        self.inner.load(stream, after).await
    }

    async fn streams(&self, prefix: &str) -> Result<Vec<(StreamId, Sequence)>, StoreError> {
        self.inner.streams(prefix).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.inner.close().await
    }
}

/// A table of two with a decision pending for its player.
async fn asked(server: &TestServer) -> (support::Client, String, v1::Decision) {
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec { chairs: vec![bot("first", 1)], ..table("block", &[("seats", "2")]) };
    let id = ada.open(spec).await;
    ada.join(&id).await;
    loop {
        if let Some(decision) = ada.pending(&id).await.decision {
            return (ada, id, decision);
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_move_is_neither_acknowledged_nor_shown_before_the_store_has_it() {
    let store = Gated::open();
    let mut made = parts(4);
    made.store = Arc::clone(&store) as Arc<dyn EventStore>;
    let server = TestServer::start(made).await;
    let (mut ada, id, decision) = asked(&server).await;
    let request =
        v1::WatchTableRequest { table_id: id.clone(), as_spectator: true, ..v1::WatchTableRequest::default() };
    let mut frames = ada.tables.watch_table(request).await.unwrap().into_inner();
    let before = loop {
        let frame = frames.message().await.unwrap().unwrap();
        if matches!(frame.frame, Some(Frame::CaughtUp(_))) {
            break frame.sequence;
        }
    };

    // The gate is shut: the store has the step in hand and does not say yes.
    let gate = store.gate.acquire().await.unwrap();
    let mut player = ada.clone();
    let choice = decision.legal_moves[0].choice;
    let (table_id, turn) = (id.clone(), decision.turn);
    let answer = tokio::spawn(async move { player.answer(&table_id, turn, choice).await });
    let shown = tokio::time::timeout(Duration::from_millis(300), frames.message()).await;
    assert!(shown.is_err(), "shown before it was stored: {shown:?}");
    assert!(!answer.is_finished(), "acknowledged before it was stored");

    drop(gate);
    let sequence = answer.await.unwrap().unwrap().sequence;
    assert_eq!(sequence, before + 1);
    let frame = frames.message().await.unwrap().unwrap();
    assert_eq!(frame.sequence, sequence);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_full_disk_refuses_moves_with_its_reason_changes_nothing_and_reading_goes_on() {
    let store = Gated::open();
    let mut made = parts(5);
    made.store = Arc::clone(&store) as Arc<dyn EventStore>;
    let server = TestServer::start(made).await;
    let (mut ada, id, decision) = asked(&server).await;
    let before = ada.table(&id).await;

    store.full.store(true, Ordering::SeqCst);
    let status = ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap_err();
    assert_eq!((status.code(), reason(&status)), (tonic::Code::ResourceExhausted, "STORAGE_FULL"));
    assert_eq!(ada.table(&id).await, before, "nothing has changed, and reading goes on");

    // Once there is room again the same answer is taken; it was never a strike.
    store.full.store(false, Ordering::SeqCst);
    ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
    assert_eq!(ada.table(&id).await.seats.iter().map(|seat| seat.illegal_count).sum::<i32>(), 0);
    server.stop().await.unwrap();
}
