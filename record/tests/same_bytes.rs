//! Same seed, same bots: the same records to the byte, on one thread and on sixteen, in this process and in
//! another.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::cast_possible_truncation, reason = "numbers of matches are small")]

use std::{
    collections::BTreeMap,
    process::Command,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use boneyard_engine::{rules::Rules, variants};
use boneyard_record::to_text;
use sha2::{Digest as _, Sha256};

mod support {
    pub(crate) mod house;
}
use support::house;

/// Set for the second process, which prints its digest and nothing else.
const PRINT: &str = "BONEYARD_PRINT_DIGEST";

/// Matches of each variant: `BONEYARD_GAMES`, or a few.
fn jobs() -> Vec<(Rules, u64)> {
    let games = std::env::var("BONEYARD_GAMES").map_or(20, |text| text.parse().unwrap());
    let of = |variant: &'static variants::Variant| {
        let seats = variant.seats;
        (0..games).map(move |number: u64| {
            let seats = seats.0 + (number % u64::from(seats.1 - seats.0 + 1)) as u8;
            (variant.with([("seats", seats.to_string().as_str())]).unwrap(), number)
        })
    };
    variants::ALL.iter().flat_map(|&variant| of(variant)).collect()
}

/// A digest of all records in their order, made by so many threads.
fn digest(threads: usize) -> String {
    let jobs = jobs();
    let (next, done) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&(rules, number)) = jobs.get(job) else { return };
                    let text = to_text(&house::recorded(rules, number)).unwrap();
                    done.lock().unwrap().insert(job, Sha256::digest(text));
                }
            });
        }
    });
    let done = done.into_inner().unwrap();
    assert_eq!(done.len(), jobs.len());
    let whole = done.values().fold(Sha256::new(), Sha256::chain_update);
    data_encoding::HEXLOWER.encode(&whole.finalize())
}

#[test]
fn the_same_seeds_give_the_same_records_on_any_number_of_threads_and_in_any_process() {
    if std::env::var_os(PRINT).is_some() {
        print(&digest(3));
        return;
    }
    let here = digest(1);
    assert_eq!(digest(16), here);
    let name = "the_same_seeds_give_the_same_records_on_any_number_of_threads_and_in_any_process";
    let there = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env(PRINT, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&there.stdout);
    assert!(said.contains(&here), "another process says {said}");
}

#[expect(clippy::print_stdout, reason = "the first process reads it")]
fn print(text: &str) {
    println!("{text}");
}
