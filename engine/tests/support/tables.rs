//! Every variant at every number of seats, with drawn options.

use boneyard_engine::{
    rules::{
        Rules,
        options::{self, Kind},
    },
    variants::{self, Variant},
};
use proptest::{
    collection::vec,
    prelude::any,
    test_runner::{Config, RngSeed, TestError, TestRunner},
};

/// Games of the seed texts, which are tried most often: the others are made of the same parts.
pub(crate) const SEED_GAMES: [&str; 6] = ["all_fives", "block", "domino_whist", "draw", "mexican_train", "slosh"];

/// Holds a law against `cases` drawn option sets for each seed game and each number of seats it
/// allows, and against some of them for the other games. The options are drawn from a fixed seed; a failure names the fewest options and the seed
/// that show it.
pub(crate) fn at_every_table(cases: u32, law: impl Fn(Rules, u64)) {
    for variant in variants::ALL {
        for seats in variant.seats.0..=variant.seats.1 {
            // Large tables play long matches; there are many sizes of them.
            let cases = if seats > 4 { cases.div_ceil(5) } else { cases };
            let cases = if SEED_GAMES.contains(&variant.key) { cases } else { cases.div_ceil(4) };
            let config =
                Config { cases, rng_seed: RngSeed::Fixed(6_628), failure_persistence: None, ..Config::default() };
            let drawn = (vec((0..variant.options.len(), 0..64usize), 0..7), any::<u64>());
            let outcome = TestRunner::new(config).run(&drawn, |(picks, seed)| {
                law(with_picks(variant, seats, &picks).0, seed);
                Ok(())
            });
            match outcome {
                Ok(()) => {}
                Err(TestError::Fail(why, (picks, seed))) => {
                    let (_, pairs) = with_picks(variant, seats, &picks);
                    panic!("{} with {pairs:?}, seed {seed}: {why}", variant.key);
                }
                Err(TestError::Abort(why)) => panic!("{} with {seats} seats: {why}", variant.key),
            }
        }
    }
}

/// Rules with those of the picked options that go together.
pub(crate) fn with_picks(
    variant: &'static Variant,
    seats: u8,
    picks: &[(usize, usize)],
) -> (Rules, Vec<(&'static str, String)>) {
    let mut pairs = vec![("seats", seats.to_string())];
    let mut rules = (variant.rules)(seats);
    for &(option, value) in picks {
        let key = variant.options[option];
        if pairs.iter().any(|(known, _)| *known == key) {
            continue;
        }
        let values = values(variant, key);
        pairs.push((key, values[value % values.len()].clone()));
        match variant.with(pairs.iter().map(|(key, text)| (*key, text.as_str()))) {
            Ok(possible) => rules = possible,
            Err(_) => drop(pairs.pop()),
        }
    }
    (rules, pairs)
}

/// Values worth trying: every name, and for numbers those that change the game without making it
/// endless.
fn values(variant: &Variant, key: &str) -> Vec<String> {
    let numbers = |numbers: &[u16]| numbers.iter().map(ToString::to_string).collect();
    match options::find(key).unwrap().kind {
        Kind::Name { names, .. } => names().into_iter().map(|(name, _)| name.to_owned()).collect(),
        Kind::Number { min, .. } => match key {
            // The small set is the one that people play; larger ones are slow to try out.
            "max_pip" => [6; 8].iter().chain(variant.sets).map(ToString::to_string).collect(),
            "hand_size" => numbers(&[1, 2, 3, 4, 6, 7, 9, 14]),
            "reserve" => numbers(&[0, 1, 2, 5, 190]),
            "count_divisor" => numbers(&[0, 1, 3, 5, 7]),
            "target" => numbers(&[1, 20, 61, 100, 150]),
            "rounds" => numbers(&[1, 2, 3, 6, 7, 19]),
            "mexican_max" => numbers(&[0, 1, 2, 18]),
            "double_blank" => numbers(&[0, 25, 50]),
            "tap_draw" => numbers(&[0, 1, 2, 5]),
            _ => numbers(&[min, min + 1]),
        },
    }
}
