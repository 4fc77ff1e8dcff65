//! A process that is killed at any moment loses nothing that it acknowledged.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "powercut/child.rs"]
mod child;

use std::time::{Duration, Instant};

use boneyard_server::store::SledStore;
use child::{Dice, Place, copy_store, examine_now, times};

#[test]
fn a_child_appends_until_it_is_killed() {
    child::serve();
}

#[test]
fn every_acknowledged_step_survives_a_kill() {
    let dice = Dice::new();
    let (mut acknowledged, mut slowest) = (0, Duration::ZERO);
    for _store in 0..5 * times() {
        let dir = tempfile::tempdir().unwrap();
        let place = Place(dir.path().to_owned());
        for _life in 0..6 {
            let (before, _) = place.read_acks();
            let seed = dice.seed();
            let mut child = place.start("a_child_appends_until_it_is_killed", "append", &[]);
            // Now and then in the middle of opening, mostly in the middle of appending.
            if dice.below(6) > 0 {
                place.wait_for(|acked, _| *acked != before);
            }
            std::thread::sleep(Duration::from_millis(dice.below(150) as u64));
            child.kill().unwrap();
            child.wait().unwrap();

            let (acked, remarks) = place.read_acks();
            let begun = Instant::now();
            let findings = examine_now(&place.store(), &acked).unwrap();
            slowest = slowest.max(begun.elapsed());
            assert!(findings.lost.is_empty(), "seed {seed}: {:?} {remarks:?}", findings.lost);
        }
        acknowledged += place.read_acks().0.values().sum::<u32>();
    }
    assert!(acknowledged > 1000, "only {acknowledged} steps were acknowledged, which proves little");
    assert!(slowest < Duration::from_secs(10), "checking a store took {slowest:?}");
}

#[test]
fn a_living_store_is_locked_and_a_copy_of_it_is_never_a_shorter_one() {
    // Not a backup that anybody should take, but somebody will: files of different moments.
    let dir = tempfile::tempdir().unwrap();
    let place = Place(dir.path().join("alive"));
    std::fs::create_dir(&place.0).unwrap();
    let mut child = place.start("a_child_appends_until_it_is_killed", "append", &[]);
    place.wait_for(|acked, _| !acked.is_empty());
    let refusal = SledStore::open(place.store()).unwrap_err();
    assert!(refusal.to_string().contains(&format!("is in use by process {}", child.id())), "{refusal}");
    for number in 0..10 {
        std::thread::sleep(Duration::from_millis(20));
        let (acked, _) = place.read_acks();
        let copy = dir.path().join(format!("copy-{number}"));
        copy_store(&place.store(), &copy);
        if let Ok(findings) = examine_now(&copy, &acked) {
            assert!(findings.lost.is_empty(), "{:?}", findings.lost);
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
}
