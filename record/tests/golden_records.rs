//! Records of earlier builds, 50 of each variant: this build replays them to the same result, to the byte,
//! or refuses them by their rules version.
//!
//! `BONEYARD_BLESS=1` writes the files of variants that have none yet; those that are there are never
//! written again.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::cast_possible_truncation, reason = "numbers of matches are small")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use boneyard_engine::variants::{self, Variant};
use boneyard_record::{read, to_text, verify};

mod support {
    pub(crate) mod house;
}
use support::house;

const MATCHES: u64 = 50;

fn file(variant: &Variant) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{}.bones", variant.key))
}

/// Seat counts in turn, and rounds enough to be worth it.
fn matches(variant: &Variant) -> impl Iterator<Item = String> {
    (0..MATCHES).map(move |number| {
        let seats = variant.seats.0 + (number % u64::from(variant.seats.1 - variant.seats.0 + 1)) as u8;
        let seats = seats.to_string();
        let few = !variant.options.contains(&"target") && variant.with([("rounds", "2")]).is_ok();
        let rounds = few.then_some(("rounds", "2"));
        let rules = variant.with([("seats", seats.as_str())].into_iter().chain(rounds)).unwrap();
        to_text(&house::recorded(rules, number)).unwrap()
    })
}

#[test]
fn records_of_earlier_builds_have_the_same_result() {
    for &variant in variants::ALL {
        let path = file(variant);
        if !path.exists() && std::env::var_os("BONEYARD_BLESS").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, matches(variant).collect::<String>()).unwrap();
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let records = read::from_text(&path.display().to_string(), &text).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(records.len(), MATCHES as usize, "{}", variant.key);
        let mut again = String::new();
        for located in &records {
            let verified = verify(&located.record).unwrap_or_else(|why| panic!("{}", located.fault(&why)));
            assert!(verified.finished && verified.proven, "{}", variant.key);
            again += &to_text(&located.record).unwrap();
        }
        assert_eq!(again, text, "{}: read and written again", variant.key);
    }
}
