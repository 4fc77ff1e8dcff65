//! A power cut loses nothing that was acknowledged, and neither does a disk that fails or is full.
//!
//! A child runs under a small library (`powercut/shim.c`) that records every write and sync of the data file, the
//! witness and the file of acknowledgements, in one order. The test then picks a moment, and rebuilds the files as a
//! disk with a volatile cache might have left them: what was written before the last finished sync of the file is
//! there; of what was written later, nothing, a random half, or random sectors. The store is opened, and everything
//! acknowledged before that moment is looked for.
//!
//! The control leaves out one sync and must fail, or the test would prove nothing.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "powercut/child.rs"]
mod child;
#[path = "powercut/disk.rs"]
mod disk;

use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use child::{Dice, Place, SKIP_SYNC, copy_store, examine_now, read_acks, times};
use disk::{Cache, History};

const CHILD: &str = "a_child_appends_until_the_power_fails";

#[test]
fn a_child_appends_until_the_power_fails() {
    child::serve();
}

/// What became of a number of cuts.
#[derive(Debug, Default)]
struct Tally {
    cuts: usize,
    acknowledged: u32,
    /// Opened, and something acknowledged was not there.
    silent: Vec<String>,
    /// Not opened, and why.
    refused: Vec<String>,
}

#[test]
fn a_power_cut_loses_nothing_acknowledged() {
    let Some(shim) = shim() else { return };
    let tally = cut(shim, 3 * times(), 8, &[]);
    assert!(tally.silent.is_empty() && tally.refused.is_empty(), "{tally:#?}");
    assert!(tally.cuts >= 30 && tally.acknowledged > 1000, "{tally:?}");
}

#[test]
fn without_the_sync_a_power_cut_loses_acknowledged_steps() {
    let Some(shim) = shim() else { return };
    let tally = cut(shim, times(), 8, &[(SKIP_SYNC, "1".to_owned())]);
    let lost = tally.silent.len() + tally.refused.len();
    assert!(lost * 2 > tally.cuts, "the test does not see a missing sync: {tally:#?}");
    // The witness cannot tell the loss of the very last batch, if its settled record is lost with it.
    assert!(tally.silent.len() * 4 < lost, "the witness does not see a missing sync: {tally:#?}");
}

#[test]
fn a_failed_sync_ends_the_process_before_another_acknowledgement() {
    let Some(shim) = shim() else { return };
    let dice = Dice::new();
    for _ in 0..6 {
        let dir = tempfile::tempdir().unwrap();
        let place = prepared(dir.path());
        let nth = 2 + dice.below(60);
        let mut environment = under(shim, &place);
        environment.push(("BONEYARD_SHIM_FAIL_SYNC", nth.to_string()));
        let status = place.start(CHILD, "append", &environment).wait().unwrap();
        assert_eq!(status.signal(), Some(6), "sync {nth} failed and the process ended with {status}");

        let history = History::read(&place);
        let (acked, _) = read_acks(&history.acks());
        let rebuilt = dir.path().join("rebuilt");
        copy_store(&place.store(), &rebuilt);
        history.rebuild(&rebuilt, Cache::Lost, &dice);
        let findings = examine_now(&rebuilt, &acked).unwrap();
        assert!(findings.lost.is_empty(), "sync {nth}: {:?}", findings.lost);
    }
}

#[test]
fn a_full_disk_stops_appends_and_nothing_else() {
    let Some(shim) = shim() else { return };
    let dice = Dice::new();
    for _ in 0..4 {
        let dir = tempfile::tempdir().unwrap();
        let place = prepared(dir.path());
        // Opening clears the end of sled's log, half a megabyte for each segment that the kill tore.
        let room = 2_500_000 + dice.below(1_000_000);
        let full = "no space left for the store, which is read-only from now on: free space, then restart the server";
        let mut environment = under(shim, &place);
        environment.push(("BONEYARD_SHIM_FULL_AFTER", room.to_string()));

        let mut child = place.start(CHILD, "append", &environment);
        place.wait_for(|_, remarks| remarks.iter().any(|remark| remark.starts_with("after: ")));
        child.kill().unwrap();
        child.wait().unwrap();
        let (acked, remarks) = place.read_acks();
        let told = [format!("append: {full}"), "after: some streams readable, complete true".to_owned()];
        assert!(remarks.windows(2).any(|pair| pair == told), "{room} bytes of room: {remarks:?}");

        environment.last_mut().unwrap().1 = "0".to_owned();
        place.start(CHILD, "append", &environment).wait().unwrap();
        assert_eq!(place.read_acks().1.last(), Some(&format!("open: {full}")));

        let findings = examine_now(&place.store(), &acked).unwrap();
        assert!(findings.lost.is_empty(), "{room} bytes of room: {:?}", findings.lost);
    }
}

/// Runs children, and cuts each one's history at random moments, once with each kind of cache.
fn cut(shim: &Path, lives: usize, moments: usize, extra: &[(&'static str, String)]) -> Tally {
    let dice = Dice::new();
    let mut tally = Tally::default();
    for _ in 0..lives {
        let dir = tempfile::tempdir().unwrap();
        let place = prepared(dir.path());
        let mut environment = under(shim, &place);
        environment.extend(extra.iter().cloned());
        let mut child = place.start(CHILD, "append", &environment);
        place.wait_for(|acked, _| !acked.is_empty());
        std::thread::sleep(Duration::from_millis(800 + dice.below(400) as u64));
        child.kill().unwrap();
        child.wait().unwrap();

        let history = History::read(&place);
        let first = history.first_ack();
        for _ in 0..moments {
            let moment = first + dice.below(history.len() - first) + 1;
            for cache in [Cache::Lost, Cache::HalfKept, Cache::Torn] {
                let seed = dice.seed();
                let history = history.until(moment);
                let rebuilt = dir.path().join("rebuilt");
                copy_store(&place.store(), &rebuilt);
                history.rebuild(&rebuilt, cache, &dice);
                let (acked, _) = read_acks(&history.acks());
                tally.cuts += 1;
                tally.acknowledged += acked.values().sum::<u32>();
                let context = format!("seed {seed}, {cache:?} at {moment} of {}", history.len());
                match examine_now(&rebuilt, &acked) {
                    Ok(findings) if findings.lost.is_empty() => {}
                    Ok(findings) => tally.silent.push(format!("{context}: {}", findings.lost[0])),
                    Err(error) => tally.refused.push(format!("{context}: {error}")),
                }
                fs::remove_dir_all(&rebuilt).unwrap();
            }
        }
    }
    tally
}

/// A place with a small store in it, and with a copy of its files as they are before the child starts.
fn prepared(dir: &Path) -> Place {
    let place = Place(dir.join("place"));
    fs::create_dir(&place.0).unwrap();
    let mut child = place.start(CHILD, "append 500", &[]);
    place.wait_for(|_, remarks| remarks.iter().any(|remark| remark == "idle: ok"));
    child.kill().unwrap();
    child.wait().unwrap();
    examine_now(&place.store(), &place.read_acks().0).unwrap();
    disk::remember(&place);
    place
}

fn under(shim: &Path, place: &Place) -> Vec<(&'static str, String)> {
    let files: Vec<_> = disk::tracked(place).iter().map(|path| path.display().to_string()).collect();
    vec![
        ("LD_PRELOAD", shim.display().to_string()),
        ("BONEYARD_SHIM_FILES", files.join(":")),
        ("BONEYARD_SHIM_LOG", disk::log(place).display().to_string()),
    ]
}

/// The compiled shim; None, with the reason printed, if there is no C compiler.
fn shim() -> Option<&'static Path> {
    static SHIM: OnceLock<Option<(tempfile::TempDir, PathBuf)>> = OnceLock::new();
    let built = SHIM.get_or_init(|| {
        let dir = tempfile::tempdir().unwrap();
        let library = dir.path().join("shim.so");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/powercut/shim.c");
        let mut compile = Command::new("cc");
        compile.args(["-shared", "-fPIC", "-O1", "-Wall", "-o"]).arg(&library).arg(source);
        match compile.args(["-ldl", "-lpthread"]).output() {
            Ok(output) => {
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
                Some((dir, library))
            }
            Err(error) => {
                let reason = format!("no power-cut tests: cannot run `cc`: {error}");
                assert!(std::env::var_os("BONEYARD_REQUIRE_ALL").is_none_or(|value| value != "1"), "{reason}");
                skip(&reason);
                None
            }
        }
    });
    built.as_ref().map(|(_, library)| library.as_path())
}

#[expect(clippy::print_stderr, reason = "a skipped test says so")]
fn skip(reason: &str) {
    eprintln!("skipped: {reason}");
}
