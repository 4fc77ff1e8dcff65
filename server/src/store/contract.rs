//! The promises of [`EventStore`], as tests that any backend can be held to.
//!
//! A backend's own tests call [`check`] with a function that makes an empty store. Promises that need a second look at
//! the same place (reopening, damage, power cuts) are the backend's own.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::{Append, EventStore, MAX_STEP_BYTES, Sequence, StoreError, StreamId};

type Store = Arc<dyn EventStore>;
type Promise = fn(Store) -> Pin<Box<dyn Future<Output = ()> + Send>>;

/// Every promise: its sentence and its test, which gets an empty store.
const PROMISES: &[(&str, Promise)] = &[
    ("appended steps are loaded in order", |store| Box::pin(appended_steps_are_loaded_in_order(store))),
    ("loading starts after a sequence", |store| Box::pin(loading_starts_after_a_sequence(store))),
    ("steps appended together are loaded from any place", |store| {
        Box::pin(steps_appended_together_are_loaded_from_any_place(store))
    }),
    ("a stream nobody made is not found", |store| Box::pin(a_stream_nobody_made_is_not_found(store))),
    ("a wrong expectation is a conflict", |store| Box::pin(a_wrong_expectation_is_a_conflict(store))),
    ("several streams grow together or not at all", |store| Box::pin(several_streams_grow_together(store))),
    ("a stream may be named twice in one append", |store| Box::pin(a_stream_may_be_named_twice(store))),
    ("an append without steps only asserts", |store| Box::pin(an_append_without_steps_only_asserts(store))),
    ("each sequence has exactly one winner", |store| Box::pin(each_sequence_has_exactly_one_winner(store))),
    ("many streams grow side by side", |store| Box::pin(many_streams_grow_side_by_side(store))),
    ("streams are listed by prefix in order", |store| Box::pin(streams_are_listed_by_prefix(store))),
    ("steps may be empty or large", |store| Box::pin(steps_may_be_empty_or_large(store))),
    ("a closed store reads and does not append", |store| Box::pin(a_closed_store_reads(store))),
];

/// Holds a backend to every promise, each on a fresh store.
///
/// # Panics
///
/// Names the promise that is broken.
pub async fn check(make: impl AsyncFn() -> Store) {
    for (promise, test) in PROMISES {
        let outcome = tokio::spawn(test(make().await)).await;
        assert!(outcome.is_ok(), "broken promise: {promise}");
    }
}

fn id(name: &str) -> StreamId {
    StreamId::new(name).unwrap()
}

fn steps(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

fn append(stream: &str, expected: Sequence, texts: &[&str]) -> Append {
    Append { stream: id(stream), expected, steps: steps(texts) }
}

fn conflict(stream: &str, expected: Sequence, actual: Sequence) -> Result<(), StoreError> {
    Err(StoreError::Conflict { stream: id(stream), expected, actual })
}

async fn appended_steps_are_loaded_in_order(store: Store) {
    store.append(vec![append("tbl_1", 0, &["created", "seated"])]).await.unwrap();
    store.append(vec![append("tbl_1", 2, &["dealt"])]).await.unwrap();
    store.append(vec![append("tbl_10", 0, &["another"])]).await.unwrap();
    assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), steps(&["created", "seated", "dealt"]));
    assert_eq!(store.load(&id("tbl_10"), 0).await.unwrap(), steps(&["another"]));
}

async fn steps_appended_together_are_loaded_from_any_place(store: Store) {
    // Nothing repeats in it, so that it is as large packed as it is.
    let large = |byte: u8| -> Vec<u8> {
        let first = u32::from(byte).wrapping_mul(0x9e37_79b9) | 1;
        let next = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
        std::iter::successors(Some(first), next).map(|state| state.to_be_bytes()[0]).take(9_000).collect()
    };
    let parts: [Vec<Vec<u8>>; 4] = [
        vec![large(1), Vec::new(), large(2)],
        vec![b"alone".to_vec()],
        (3..9).map(large).collect(),
        steps(&["a", "b"]),
    ];
    let mut all = Vec::new();
    for part in parts {
        let expected = Sequence::try_from(all.len()).unwrap();
        store.append(vec![Append { stream: id("tbl_1"), expected, steps: part.clone() }]).await.unwrap();
        all.extend(part);
    }
    for after in 0..=all.len() {
        let loaded = store.load(&id("tbl_1"), Sequence::try_from(after).unwrap()).await.unwrap();
        assert!(loaded == all[after..], "after {after}");
    }
}

async fn loading_starts_after_a_sequence(store: Store) {
    store.append(vec![append("tbl_1", 0, &["a", "b", "c"])]).await.unwrap();
    assert_eq!(store.load(&id("tbl_1"), 1).await.unwrap(), steps(&["b", "c"]));
    assert_eq!(store.load(&id("tbl_1"), 2).await.unwrap(), steps(&["c"]));
    assert_eq!(store.load(&id("tbl_1"), 3).await.unwrap(), steps(&[]));
    assert_eq!(store.load(&id("tbl_1"), Sequence::MAX).await.unwrap(), steps(&[]));
}

async fn a_stream_nobody_made_is_not_found(store: Store) {
    store.append(vec![append("tbl_1", 0, &["a"])]).await.unwrap();
    let missing = id("tbl_");
    assert_eq!(store.load(&missing, 0).await, Err(StoreError::NotFound { stream: missing }));
}

async fn a_wrong_expectation_is_a_conflict(store: Store) {
    assert_eq!(store.append(vec![append("tbl_1", 1, &["x"])]).await, conflict("tbl_1", 1, 0));
    store.append(vec![append("tbl_1", 0, &["a", "b"])]).await.unwrap();
    for wrong in [0, 1, 3] {
        assert_eq!(store.append(vec![append("tbl_1", wrong, &["x"])]).await, conflict("tbl_1", wrong, 2));
    }
    assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), steps(&["a", "b"]));
}

async fn several_streams_grow_together(store: Store) {
    store.append(vec![append("tbl_1", 0, &["a"]), append("ply_1", 0, &["p", "q"])]).await.unwrap();
    let torn = vec![append("tbl_1", 1, &["b"]), append("tbl_2", 0, &["x"]), append("ply_1", 1, &["r"])];
    assert_eq!(store.append(torn).await, conflict("ply_1", 1, 2));
    assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), steps(&["a"]));
    assert_eq!(store.load(&id("ply_1"), 0).await.unwrap(), steps(&["p", "q"]));
    assert_eq!(store.streams("tbl_").await.unwrap(), [(id("tbl_1"), 1)]);
}

async fn a_stream_may_be_named_twice(store: Store) {
    store.append(vec![append("tbl_1", 0, &["a"]), append("tbl_1", 1, &["b"])]).await.unwrap();
    assert_eq!(
        store.append(vec![append("tbl_1", 2, &["c"]), append("tbl_1", 2, &["d"])]).await,
        conflict("tbl_1", 2, 3)
    );
    assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), steps(&["a", "b"]));
}

async fn an_append_without_steps_only_asserts(store: Store) {
    store.append(vec![]).await.unwrap();
    store.append(vec![append("tbl_1", 0, &[])]).await.unwrap();
    assert_eq!(store.streams("").await.unwrap(), []);
    store.append(vec![append("tbl_1", 0, &["a"])]).await.unwrap();
    store.append(vec![append("tbl_1", 1, &[]), append("tbl_2", 0, &["b"])]).await.unwrap();
    assert_eq!(store.append(vec![append("tbl_1", 0, &[]), append("tbl_2", 1, &["c"])]).await, conflict("tbl_1", 0, 1));
    assert_eq!(store.streams("").await.unwrap(), [(id("tbl_1"), 1), (id("tbl_2"), 1)]);
}

async fn each_sequence_has_exactly_one_winner(store: Store) {
    const WRITERS: usize = 8;
    const ROUNDS: Sequence = 200;
    let wins = Arc::new((0..ROUNDS).map(|_| AtomicUsize::new(0)).collect::<Vec<_>>());
    let start = Arc::new(tokio::sync::Barrier::new(WRITERS));
    let writers = (0..WRITERS).map(|writer| {
        let (store, wins, start) = (Arc::clone(&store), Arc::clone(&wins), Arc::clone(&start));
        tokio::spawn(async move {
            for round in 0..ROUNDS {
                start.wait().await;
                let step = format!("round {round} writer {writer}").into_bytes();
                match store.append(vec![Append::one(id("tbl_1"), round, step)]).await {
                    Ok(()) => {
                        wins[round as usize].fetch_add(1, Ordering::Relaxed);
                    }
                    Err(error) => assert_eq!(Err(error), conflict("tbl_1", round, round + 1)),
                }
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    assert!(wins.iter().all(|wins| wins.load(Ordering::Relaxed) == 1), "{wins:?}");
    assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap().len(), ROUNDS as usize);
}

async fn many_streams_grow_side_by_side(store: Store) {
    let writers = (0..32).map(|writer| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let stream = id(&format!("tbl_{writer}"));
            for sequence in 0..20 {
                let step = format!("{stream}/{sequence}").into_bytes();
                store.append(vec![Append::one(stream.clone(), sequence, step)]).await.unwrap();
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    for (stream, last) in store.streams("tbl_").await.unwrap() {
        let expected: Vec<_> = (0..20).map(|sequence| format!("{stream}/{sequence}").into_bytes()).collect();
        assert_eq!((last, store.load(&stream, 0).await.unwrap()), (20, expected));
    }
}

async fn streams_are_listed_by_prefix(store: Store) {
    for (name, texts) in [("tbl_b", &["1", "2"][..]), ("ply_a", &["1"]), ("tbl_a", &["1"]), ("tblx", &["1"])] {
        store.append(vec![append(name, 0, texts)]).await.unwrap();
    }
    assert_eq!(store.streams("tbl_").await.unwrap(), [(id("tbl_a"), 1), (id("tbl_b"), 2)]);
    assert_eq!(store.streams("tbl_b").await.unwrap(), [(id("tbl_b"), 2)]);
    assert_eq!(store.streams("trn_").await.unwrap(), []);
    assert_eq!(store.streams("Not a name").await.unwrap(), []);
    let all: Vec<_> = store.streams("").await.unwrap().into_iter().map(|(stream, _)| stream.to_string()).collect();
    assert_eq!(all, ["ply_a", "tbl_a", "tbl_b", "tblx"]);
}

async fn steps_may_be_empty_or_large(store: Store) {
    // Around the size at which sled's layout cuts a step into pieces, and the largest.
    let sizes = [0, 1, 6_143, 6_144, 6_145, 12_288, 12_289, 200_000, MAX_STEP_BYTES];
    let large: Vec<Vec<u8>> = sizes.iter().map(|size| (0..=250).cycle().take(*size).collect()).collect();
    store.append(vec![Append { stream: id("trn_1"), expected: 0, steps: large.clone() }]).await.unwrap();
    assert!(store.load(&id("trn_1"), 0).await.unwrap() == large);
    assert!(store.load(&id("trn_1"), 7).await.unwrap() == large[7..]);

    let over = vec![0; MAX_STEP_BYTES + 1];
    let refusal = store.append(vec![Append::one(id("trn_1"), 9, over)]).await.unwrap_err();
    assert_eq!(refusal.to_string(), "a step of 1000001 bytes is over the limit of 1000000: split it");
    let many = vec![vec![0; MAX_STEP_BYTES]; 9];
    let refusal = store.append(vec![Append { stream: id("trn_1"), expected: 9, steps: many }]).await.unwrap_err();
    assert_eq!(refusal.to_string(), "an append of 9000036 bytes is over the limit of 8388608: split it");
}

async fn a_closed_store_reads(store: Store) {
    store.append(vec![append("tbl_1", 0, &["a"])]).await.unwrap();
    store.close().await.unwrap();
    store.close().await.unwrap();
    assert_eq!(store.append(vec![append("tbl_1", 1, &["b"])]).await, Err(StoreError::Closed));
    assert_eq!(store.append(vec![append("tbl_1", 9, &["b"])]).await, Err(StoreError::Closed));
    assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), steps(&["a"]));
    assert_eq!(store.streams("").await.unwrap(), [(id("tbl_1"), 1)]);
}
