//! The contract on sled, and what only a store with a disk can promise.

use std::io::ErrorKind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use super::*;
use crate::store::contract;

fn id(name: &str) -> StreamId {
    StreamId::new(name).unwrap()
}

/// A store in a directory of its own, which goes when the store does.
#[derive(Debug)]
struct Temporary {
    store: SledStore,
    dir: tempfile::TempDir,
}

impl Temporary {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        Self { store: SledStore::open(dir.path()).unwrap(), dir }
    }
}

#[async_trait]
impl EventStore for Temporary {
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        self.store.append(appends).await
    }
    async fn load(&self, stream: &StreamId, after: Sequence) -> Result<Vec<Vec<u8>>, StoreError> {
        self.store.load(stream, after).await
    }
    async fn streams(&self, prefix: &str) -> Result<Vec<(StreamId, Sequence)>, StoreError> {
        self.store.streams(prefix).await
    }
    async fn close(&self) -> Result<(), StoreError> {
        self.store.close().await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sled_store_keeps_the_contract() {
    contract::check(async || Arc::new(Temporary::new()) as Arc<dyn EventStore>).await;
}

#[tokio::test]
async fn reopening_keeps_everything() {
    let dir = tempfile::tempdir().unwrap();
    let mut expected: Vec<Vec<u8>> = Vec::new();
    for round in 0..4u8 {
        let store = SledStore::open(dir.path()).unwrap();
        if round > 0 {
            assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), expected);
        }
        for step in 0..25 {
            let sequence = Sequence::try_from(expected.len()).unwrap();
            store.append(vec![Append::one(id("tbl_1"), sequence, vec![round, step])]).await.unwrap();
            expected.push(vec![round, step]);
        }
        // And some that lie together.
        let several: Vec<Vec<u8>> = (25..50).map(|step| vec![round, step]).collect();
        let sequence = Sequence::try_from(expected.len()).unwrap();
        store.append(vec![Append { stream: id("tbl_1"), expected: sequence, steps: several.clone() }]).await.unwrap();
        expected.extend(several);
        // Closing is polite, not necessary.
        if round % 2 == 0 {
            store.close().await.unwrap();
        }
    }
    let store = SledStore::open(dir.path()).unwrap();
    assert_eq!(store.streams("").await.unwrap(), [(id("tbl_1"), 200)]);
}

#[tokio::test]
async fn large_steps_stay_in_the_log_that_is_synced() {
    let temporary = Temporary::new();
    for sequence in 0..60 {
        let step = vec![7; 100_000];
        temporary.append(vec![Append::one(id("trn_1"), sequence, step)]).await.unwrap();
    }
    let blobs = std::fs::read_dir(temporary.dir.path().join("blobs")).unwrap().count();
    assert_eq!(blobs, 0, "sled never syncs the files it writes there");
}

#[tokio::test]
async fn a_change_in_any_of_the_steps_that_lie_together_is_noticed() {
    let steps: Vec<Vec<u8>> = (0..5).map(|step| (0..40).map(|byte| byte / 2 * 7 + step).collect()).collect();
    let dir = tempfile::tempdir().unwrap();
    let store = SledStore::open(dir.path()).unwrap();
    let append = Append { stream: id("tbl_1"), expected: 0, steps: steps.clone() };
    store.append(vec![append]).await.unwrap();
    let key = step_key(&id("tbl_1"), 1);
    let whole = store.shared.db.get(&key).unwrap().unwrap().to_vec();
    let mut noticed = 0;
    // All behind the kind: link, lengths, and the steps packed.
    for at in 1..whole.len() {
        for bit in 0..8 {
            let mut value = whole.clone();
            value[at] ^= 1 << bit;
            store.shared.db.insert(&key, value).unwrap();
            match store.load(&id("tbl_1"), 0).await {
                // The same steps can be packed in several ways.
                Ok(loaded) => assert_eq!(loaded, steps, "bit {bit} of byte {at}"),
                Err(StoreError::Damaged { .. }) => noticed += 1,
                Err(error) => panic!("{at}: {error}"),
            }
        }
    }
    assert!(noticed > (whole.len() - 1) * 7, "{noticed} of {} bits", (whole.len() - 1) * 8);
}

fn copy_files(from: &Path, to: &Path, but: &str) {
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap();
        if path.is_file() && name != but {
            std::fs::copy(&path, to.join(name)).unwrap();
        }
    }
}

#[tokio::test]
async fn an_older_directory_beside_a_newer_witness_is_refused() {
    let (dir, older) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let write = async |from: Sequence| {
        let store = SledStore::open(dir.path()).unwrap();
        for sequence in from..from + 2 {
            store.append(vec![Append::one(id("tbl_1"), sequence, vec![1])]).await.unwrap();
        }
    };
    write(0).await;
    copy_files(dir.path(), older.path(), "");
    write(2).await;
    copy_files(older.path(), dir.path(), "witness");

    let error = SledStore::open(dir.path()).unwrap_err().to_string();
    assert!(error.contains("acknowledged steps are missing: the store has 2 steps, the witness saw 4"), "{error}");
    let again = SledStore::open(dir.path()).unwrap_err().to_string();
    assert_eq!(error, again, "a refusal changes nothing");
    assert!(SledStore::open(older.path()).is_ok(), "a whole copy is a store");
}

/// After a kill the last batch is the one that sled may drop without a word, and the one that the witness may take for
/// never acknowledged.
#[tokio::test]
async fn the_last_acknowledged_batch_cannot_be_lost_unnoticed() {
    let dir = tempfile::tempdir().unwrap();
    let store = SledStore::open(dir.path()).unwrap();
    for sequence in 0..5 {
        store.append(vec![Append::one(id("tbl_1"), sequence, vec![1; 50])]).await.unwrap();
    }
    // What is in the files now is what a killed process leaves.
    let killed = tempfile::tempdir().unwrap();
    copy_files(dir.path(), killed.path(), "");
    let data = std::fs::read(killed.path().join("db")).unwrap();
    let used = data.iter().rposition(|byte| *byte != 0).unwrap();

    let mut refused = 0;
    for lost in (0..400).step_by(8) {
        let damaged = tempfile::tempdir().unwrap();
        copy_files(killed.path(), damaged.path(), "");
        let mut data = data.clone();
        data[used - lost..].fill(0);
        std::fs::write(damaged.path().join("db"), data).unwrap();
        match SledStore::open(damaged.path()) {
            Ok(store) => assert_eq!(store.streams("").await.unwrap()[0].1, 5, "the last {lost} bytes lost"),
            Err(error) => {
                assert!(error.to_string().contains("acknowledged steps are missing"), "{error}");
                refused += 1;
            }
        }
    }
    assert!(refused > 40, "{refused}");
}

#[tokio::test]
async fn a_failed_sync_is_fatal_before_anybody_is_answered() {
    for target in [SyncTarget::Data, SyncTarget::Witness] {
        let dir = tempfile::tempdir().unwrap();
        let broken = Arc::new(AtomicBool::new(false));
        let fatal = Arc::new(Mutex::new(Vec::new()));
        let hooks = Hooks {
            sync: Arc::new({
                let broken = Arc::clone(&broken);
                move |which, file| {
                    let fails = which == target && broken.load(Ordering::SeqCst);
                    if fails { Err(io::Error::other("medium error")) } else { file.sync_data() }
                }
            }),
            on_fatal: Arc::new({
                let fatal = Arc::clone(&fatal);
                move |error| fatal.lock().unwrap().push(error.clone())
            }),
        };
        let store = SledStore::open_with(dir.path(), hooks).unwrap();
        store.append(vec![Append::one(id("tbl_1"), 0, vec![1])]).await.unwrap();
        broken.store(true, Ordering::SeqCst);
        let error = store.append(vec![Append::one(id("tbl_1"), 1, vec![2])]).await.unwrap_err();
        assert!(error.to_string().contains("medium error"), "{error}");
        assert!(fatal.lock().unwrap().contains(&error));
        // The default would have ended the process. Without that, nothing more is taken and nothing undurable is shown.
        assert_eq!(store.append(vec![Append::one(id("tbl_1"), 1, vec![2])]).await, Err(error.clone()));
        assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), [vec![1]]);
        assert_eq!(store.close().await, Err(error));
    }
}

#[tokio::test]
async fn a_full_disk_makes_the_store_read_only() {
    let dir = tempfile::tempdir().unwrap();
    let full = Arc::new(AtomicBool::new(false));
    let hooks = Hooks {
        sync: Arc::new({
            let full = Arc::clone(&full);
            move |_, file| {
                let fails = full.load(Ordering::SeqCst);
                if fails { Err(ErrorKind::StorageFull.into()) } else { file.sync_data() }
            }
        }),
        on_fatal: Arc::new(|error| panic!("a full disk is not fatal: {error}")),
    };
    let store = SledStore::open_with(dir.path(), hooks).unwrap();
    store.append(vec![Append::one(id("tbl_1"), 0, vec![1])]).await.unwrap();
    full.store(true, Ordering::SeqCst);
    for _ in 0..2 {
        assert_eq!(store.append(vec![Append::one(id("tbl_1"), 1, vec![2])]).await, Err(StoreError::Full));
        assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), [vec![1]]);
    }
    full.store(false, Ordering::SeqCst);
    assert_eq!(store.append(vec![Append::one(id("tbl_1"), 1, vec![2])]).await, Err(StoreError::Full));
    store.close().await.unwrap();
    drop(store);

    let store = SledStore::open(dir.path()).unwrap();
    let last = store.streams("").await.unwrap()[0].1;
    assert!(last == 1 || last == 2, "the append that was refused may be there, the one before it must be: {last}");
    store.append(vec![Append::one(id("tbl_1"), last, vec![3])]).await.unwrap();
}

/// Lets go of what is stalled, or a test that fails would wait for it.
struct Released(Arc<AtomicBool>);

impl Drop for Released {
    fn drop(&mut self) {
        self.0.store(false, Ordering::SeqCst);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_is_not_shown_before_it_is_durable() {
    let dir = tempfile::tempdir().unwrap();
    let (stalled, waiting) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let hooks = Hooks {
        sync: Arc::new({
            let (stalled, waiting) = (Arc::clone(&stalled), Arc::clone(&waiting));
            move |target, file| {
                while stalled.load(Ordering::SeqCst) {
                    waiting.fetch_or(target == SyncTarget::Data, Ordering::SeqCst);
                    std::thread::yield_now();
                }
                file.sync_data()
            }
        }),
        ..Hooks::default()
    };
    let store = Arc::new(SledStore::open_with(dir.path(), hooks).unwrap());
    store.append(vec![Append::one(id("tbl_1"), 0, vec![1])]).await.unwrap();

    stalled.store(true, Ordering::SeqCst);
    let _released = Released(Arc::clone(&stalled));
    let appending = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.append(vec![Append::one(id("tbl_1"), 1, vec![2]), Append::one(id("tbl_2"), 0, vec![3])]).await }
    });
    while !waiting.load(Ordering::SeqCst) {
        tokio::task::yield_now().await;
    }
    assert!(store.shared.db.contains_key(step_key(&id("tbl_1"), 2)).unwrap(), "sled has it by now");
    assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), [vec![1]]);
    assert_eq!(store.load(&id("tbl_2"), 0).await, Err(StoreError::NotFound { stream: id("tbl_2") }));
    assert_eq!(store.streams("").await.unwrap(), [(id("tbl_1"), 1)]);

    stalled.store(false, Ordering::SeqCst);
    appending.await.unwrap().unwrap();
    assert_eq!(store.load(&id("tbl_1"), 0).await.unwrap(), [vec![1], vec![2]]);
    assert_eq!(store.streams("").await.unwrap(), [(id("tbl_1"), 2), (id("tbl_2"), 1)]);
}
