//! A child process that uses a store until it dies, and the parent's view of what it left behind.
//!
//! The child is the test's own binary, started again for one test with [`TASK`] set; without it that test does nothing.
//! Acknowledgements are lines of a file beside the store, written after the fact: a kill cannot take them back.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use boneyard_server::store::{Append, EventStore, Hooks, SledStore, StoreError, StreamId, SyncTarget};

/// What the child is to do: `append` until killed, `append N` steps and then idle, or `examine`.
const TASK: &str = "BONEYARD_TEST_TASK";
/// The directory that holds the store and the file of acknowledgements.
const PLACE: &str = "BONEYARD_TEST_PLACE";
/// Set to leave out the sync of the data file: the control of the power-cut test.
pub(crate) const SKIP_SYNC: &str = "BONEYARD_TEST_SKIP_SYNC";

const WRITERS: u32 = 16;
const STREAMS_OF_A_WRITER: u32 = 4;

/// Where a child works.
pub(crate) struct Place(pub(crate) PathBuf);

impl Place {
    pub(crate) fn store(&self) -> PathBuf {
        self.0.join("store")
    }

    pub(crate) fn acks(&self) -> PathBuf {
        self.0.join("acks")
    }

    /// What the child has written down so far: the last acknowledged sequence of each stream, and its other remarks.
    pub(crate) fn read_acks(&self) -> (BTreeMap<String, u32>, Vec<String>) {
        read_acks(&fs::read_to_string(self.acks()).unwrap_or_default())
    }

    /// Starts a child; `test` is the name of the test that calls [`serve`].
    pub(crate) fn start(&self, test: &str, task: &str, environment: &[(&str, String)]) -> Child {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", test, "--nocapture", "--test-threads=1"]);
        command.env(TASK, task).env(PLACE, &self.0).envs(environment.iter().map(|(key, value)| (key, value)));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
    }

    /// Waits until the child has written down something that `enough` likes.
    pub(crate) fn wait_for(&self, enough: impl Fn(&BTreeMap<String, u32>, &[String]) -> bool) {
        let patience = Instant::now() + Duration::from_secs(30);
        loop {
            let (acked, remarks) = self.read_acks();
            if enough(&acked, &remarks) {
                return;
            }
            assert!(Instant::now() < patience, "the child hangs after {acked:?} {remarks:?}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// Reads lines of `stream sequence`; a line that was cut short is none, any other is a remark.
pub(crate) fn read_acks(text: &str) -> (BTreeMap<String, u32>, Vec<String>) {
    let (mut acked, mut remarks) = (BTreeMap::new(), Vec::new());
    for line in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
        match line.split_once(' ').map(|(stream, sequence)| (stream, sequence.parse::<u32>())) {
            Some((stream, Ok(sequence))) if !stream.ends_with(':') => {
                let last = acked.entry(stream.to_owned()).or_insert(0);
                *last = sequence.max(*last);
            }
            _ => remarks.push(line.to_owned()),
        }
    }
    (acked, remarks)
}

/// The child's half. Returns at once in a process that is no child.
pub(crate) fn serve() {
    let Ok(task) = std::env::var(TASK) else { return };
    let place = Place(std::env::var_os(PLACE).unwrap().into());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    match task.split_once(' ') {
        None if task == "append" => runtime.block_on(append(&place, u64::MAX)),
        Some(("append", steps)) => runtime.block_on(append(&place, steps.parse().unwrap())),
        _ => {
            let (acked, _) = place.read_acks();
            let outcome = match runtime.block_on(examine(&place.store(), &acked)) {
                Ok(Findings { lost, .. }) if lost.is_empty() => "whole".to_owned(),
                Ok(Findings { lost, .. }) => format!("lost: {}", lost.join(", ")),
                Err(error) => format!("refused: {error}"),
            };
            fs::write(place.0.join("outcome"), outcome).unwrap();
        }
    }
}

struct Notes {
    file: File,
    end: AtomicU64,
}

impl Notes {
    fn open(path: &Path) -> Self {
        let file = File::options().create(true).truncate(false).write(true).open(path).unwrap();
        let end = AtomicU64::new(file.metadata().unwrap().len());
        Self { file, end }
    }

    fn write(&self, line: &str) {
        let line = format!("{line}\n");
        let at = self.end.fetch_add(line.len() as u64, Ordering::SeqCst);
        self.file.write_all_at(line.as_bytes(), at).unwrap();
    }
}

async fn append(place: &Place, steps: u64) {
    let notes = Arc::new(Notes::open(&place.acks()));
    let mut hooks = Hooks::default();
    if std::env::var_os(SKIP_SYNC).is_some() {
        hooks.sync = Arc::new(|target, file| if target == SyncTarget::Data { Ok(()) } else { file.sync_data() });
    }
    let store = match SledStore::open_with(place.store(), hooks) {
        Ok(store) => Arc::new(store),
        Err(error) => return notes.write(&format!("open: {error}")),
    };
    notes.write("open: ok");
    let left = Arc::new(AtomicU64::new(steps));
    let writers: Vec<_> =
        (0..WRITERS).map(|writer| tokio::spawn(write(writer, store.clone(), notes.clone(), left.clone()))).collect();
    let mut failure = None;
    for writer in writers {
        failure = writer.await.unwrap().err().or(failure);
    }
    if let Some(error) = failure {
        notes.write(&format!("append: {error}"));
        let (acked, _) = place.read_acks();
        let (mut read, mut readable) = (0, true);
        for (stream, acked) in acked {
            match store.load(&StreamId::new(&stream).unwrap(), 0).await {
                Ok(steps) => {
                    read += 1;
                    readable &= steps.len() >= acked as usize;
                }
                // A page that was being changed when the space ended is there again after the restart.
                Err(StoreError::Full) => {}
                Err(error) => {
                    notes.write(&format!("unreadable: {stream}: {error}"));
                    readable = false;
                }
            }
        }
        notes.write(&format!("after: {} streams readable, complete {readable}", if read > 0 { "some" } else { "no" }));
    }
    notes.write("idle: ok");
    std::future::pending::<()>().await;
}

/// Appends to its own streams in turn. The first writer always appends to two at once, the third several steps, which
/// then lie together.
async fn write(writer: u32, store: Arc<SledStore>, notes: Arc<Notes>, left: Arc<AtomicU64>) -> Result<(), StoreError> {
    let known: BTreeMap<_, _> = store.streams("").await?.into_iter().collect();
    let mut next: Vec<_> = (0..STREAMS_OF_A_WRITER)
        .map(|number| StreamId::new(&format!("tbl_{writer}_{number}")).unwrap())
        .map(|stream| (known.get(&stream).copied().unwrap_or(0), stream))
        .collect();
    for turn in 0.. {
        if left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_err() {
            break;
        }
        let chosen: &[usize] = if writer == 0 { &[0, 1] } else { &[turn % next.len()] };
        let count = if writer == 2 { 1 + u32::try_from(turn % 6).unwrap() } else { 1 };
        let appends = chosen.iter().map(|at| {
            let (last, stream) = &next[*at];
            let steps = (1..=count).map(|step| payload(stream, last + step)).collect();
            Append { stream: stream.clone(), expected: *last, steps }
        });
        store.append(appends.collect()).await?;
        for at in chosen {
            next[*at].0 += count;
            notes.write(&format!("{} {}", next[*at].1, next[*at].0));
        }
    }
    Ok(())
}

/// The step that a child appends, known from its place: mostly of a table's size, rarely in pieces, and in one stream
/// now and then longer than a segment of sled's log. Nothing repeats in it, so that it is as large packed as it is.
fn payload(stream: &StreamId, sequence: u32) -> Vec<u8> {
    let name = format!("{stream}/{sequence}/");
    let first = name
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let next =
        |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    let length = match sequence {
        _ if stream.as_str() == "tbl_1_0" && sequence.is_multiple_of(8) => 700_000,
        _ if sequence.is_multiple_of(31) => 9_000,
        _ => 100 + sequence as usize * 31 % 200,
    };
    let noise = std::iter::successors(Some(first), next).map(|state| state.to_be_bytes()[0]);
    name.bytes().chain(noise).take(length).collect()
}

/// What became of a store.
pub(crate) struct Findings {
    pub(crate) steps: usize,
    /// One line for each promise that was broken.
    pub(crate) lost: Vec<String>,
}

/// Opens a store and looks for everything that was acknowledged.
pub(crate) async fn examine(dir: &Path, acked: &BTreeMap<String, u32>) -> Result<Findings, StoreError> {
    let store = SledStore::open(dir)?;
    let lasts: BTreeMap<_, _> =
        store.streams("").await?.into_iter().map(|(stream, last)| (stream.to_string(), last)).collect();
    let mut findings = Findings { steps: 0, lost: Vec::new() };
    for (stream, acked) in acked {
        let last = lasts.get(stream).copied().unwrap_or(0);
        if last < *acked {
            findings.lost.push(format!("{stream} ends at {last}, {acked} was acknowledged"));
        }
    }
    for (stream, last) in &lasts {
        let stream = StreamId::new(stream).unwrap();
        let steps = store.load(&stream, 0).await?;
        findings.steps += steps.len();
        let right = (1..).zip(&steps).all(|(sequence, step)| *step == payload(&stream, sequence));
        if !right || steps.len() != *last as usize {
            findings.lost.push(format!("{stream} has other steps than were appended"));
        }
    }
    if lasts.get("tbl_0_0") != lasts.get("tbl_0_1") {
        findings.lost.push("an append to two streams was torn".to_owned());
    }
    Ok(findings)
}

/// As [`examine`], for a test that is not asynchronous.
pub(crate) fn examine_now(dir: &Path, acked: &BTreeMap<String, u32>) -> Result<Findings, StoreError> {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(examine(dir, acked))
}

/// Copies a store, files only: sled's folder for large values stays empty.
pub(crate) fn copy_store(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
        } else {
            assert_eq!(fs::read_dir(&path).unwrap().count(), 0, "{}", path.display());
        }
    }
}

/// How often to repeat a test: once, or as often as `BONEYARD_TEST_TIMES` says, for the night.
pub(crate) fn times() -> usize {
    std::env::var("BONEYARD_TEST_TIMES").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// A small random source, whose seed a failing test prints.
pub(crate) struct Dice(Mutex<u64>);

impl Dice {
    /// From `BONEYARD_SEED`, or else from the clock.
    pub(crate) fn new() -> Self {
        let given = std::env::var("BONEYARD_SEED").ok().and_then(|seed| seed.parse().ok());
        let clock = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().subsec_nanos();
        Self(Mutex::new(given.unwrap_or_else(|| u64::from(clock()))))
    }

    /// What to set `BONEYARD_SEED` to for the throws that follow.
    pub(crate) fn seed(&self) -> u64 {
        *self.0.lock().unwrap()
    }

    /// A number below `sides`.
    pub(crate) fn below(&self, sides: usize) -> usize {
        // splitmix64
        let mut state = self.0.lock().unwrap();
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = *state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % sides as u64).unwrap()
    }
}
