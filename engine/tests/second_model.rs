//! The engine against a second, naive model of the same rules page.
//!
//! Both sides get the same random deals, options and moves; what they say has to be the same line by
//! line. `BONEYARD_GAMES` sets the number of matches for each variant.
//!
//! A game family takes part with a `ModelSide` (`line_side`, `slosh_side`, `train_side`), with its
//! options read into the model's rules (`line_options`, …), and with a function that begins a match on
//! both sides (`against_lines`, …).
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(clippy::similar_names, reason = "seat, set and seed are what they are called")]

mod naive;

use std::collections::BTreeMap;

use naive::{against_lines, against_slosh, against_trains};

/// Matches of each variant when nobody says otherwise: a few seconds.
const FEW: u64 = 3_400;

/// In so many, each kind of thing happens.
const ENOUGH: u64 = 400;

/// Plays one random match of a variant on both sides; the seed makes it again.
type Play = fn(&'static str, u64, &mut BTreeMap<String, u32>) -> Result<(), String>;

/// Plays random matches; the first disagreements fail the test with all they need to be played again.
/// In enough matches each of `kinds` must have been seen, or the comparison was empty.
fn agree(variant: &'static str, play: Play, kinds: &[&str]) {
    let matches: u64 = match std::env::var("BONEYARD_GAMES") {
        Ok(number) => number.parse().unwrap(),
        Err(_) => FEW,
    };
    let mut seen = BTreeMap::new();
    let mut disagreements = Vec::new();
    for seed in 0..matches {
        if let Err(disagreement) = play(variant, seed, &mut seen) {
            disagreements.push(disagreement);
        }
    }
    let first: Vec<String> = disagreements.iter().take(5).cloned().collect();
    assert!(first.is_empty(), "{} of {matches} matches disagree\n{}", disagreements.len(), first.join("\n"));
    for kind in kinds.iter().filter(|_| matches >= ENOUGH) {
        assert!(seen.contains_key(*kind), "{matches} matches of {variant} never showed `{kind}`, only {seen:?}");
    }
}

#[test]
fn block_agrees() {
    agree("block", against_lines::play, &["lays", "passes", "out Some", "out None", "winner None", "match over"]);
}

#[test]
fn draw_agrees() {
    agree(
        "draw",
        against_lines::play,
        &["lays", "draws", "passes", "out Some", "out None", "winner None", "match over"],
    );
}

#[test]
fn all_fives_agrees() {
    let kinds = ["lays", "draws", "passes", "claims", "declines", "out Some", "out None", "winner None", "match over"];
    agree("all_fives", against_lines::play, &kinds);
}

#[test]
fn domino_whist_agrees() {
    agree(
        "domino_whist",
        against_lines::play,
        &["lays", "passes", "out Some", "out None", "winner None", "match over"],
    );
}

#[test]
fn slosh_agrees() {
    let kinds = [
        "lays",
        "passes",
        "thrown in",
        "asked: slosh",
        "forced false",
        "out Some",
        "out None",
        "winner None",
        "match over",
    ];
    agree("slosh", against_slosh::play, &kinds);
}

#[test]
fn mexican_train_agrees() {
    let seats: Vec<String> = (2..=14).map(|seats| format!("{seats} seats")).collect();
    let mut kinds = vec![
        "lays",
        "draws",
        "passes",
        "declines",
        "challenges",
        "is skipped",
        "asked: challenge",
        "asked: cover",
        "asked: extra tile",
        "asked: second double",
        "asked: third tile",
        "asked: chain tile",
        "asked: long train",
        "out Some",
        "out None",
        "match over",
        "double-6",
        "double-9",
        "double-12",
        "double-15",
        "double-18",
    ];
    kinds.extend(seats.iter().map(String::as_str));
    agree("mexican_train", against_trains::play, &kinds);
}
