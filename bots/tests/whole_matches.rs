//! House bots play whole matches of every variant: each choice is one of the listed moves, and a
//! match is the same whenever, wherever and after whatever it is played.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "the duel is for other files")]
mod support;

use std::thread;

use boneyard_bots::HouseBot;
use boneyard_engine::rules::Rules;
use support::{all_rules, around, whole_match};

#[test]
fn every_choice_is_a_listed_move() {
    // `play_round` asserts it for each decision.
    for rules in all_rules() {
        for first in 0..HouseBot::ALL.len() {
            for seed in 0..3 {
                let game = whole_match(rules, &around(&rules, first), seed);
                assert!(game.table.public().result.is_some());
            }
        }
    }
}

#[test]
fn a_match_repeats_byte_for_byte_in_any_order_and_thread() {
    let matches: Vec<(Rules, usize, u64)> = all_rules()
        .into_iter()
        .flat_map(|rules| (0..HouseBot::ALL.len()).map(move |first| (rules, first, 100 + first as u64)))
        .collect();
    let log = |&(rules, first, seed): &(Rules, usize, u64)| whole_match(rules, &around(&rules, first), seed).log;
    let logs: Vec<String> = matches.iter().map(log).collect();

    let mut backwards: Vec<String> = matches.iter().rev().map(log).collect();
    backwards.reverse();
    assert!(backwards == logs, "a match depends on the matches before it");

    thread::scope(|scope| {
        let runs: Vec<_> = (0..16).map(|_| scope.spawn(|| matches.iter().map(log).collect::<Vec<_>>())).collect();
        for run in runs {
            assert!(run.join().unwrap() == logs, "a match depends on the thread");
        }
    });
}

#[test]
fn only_the_seed_moves_the_random_bot() {
    let random = HouseBot::find("random").unwrap();
    for rules in all_rules() {
        let bots = vec![random; usize::from(rules.seats)];
        let mut game = support::Game::new(rules);
        let (tiles, lot) = support::shuffled(&rules, 5, 0);
        assert!(game.deal(&tiles, lot));
        let (_, view, moves) = game.question().unwrap();
        let choices: Vec<usize> = (0..1000).map(|seed| random.choose(&view, &moves, seed)).collect();
        assert_eq!(choices, (0..1000).map(|seed| random.choose(&view, &moves, seed)).collect::<Vec<_>>());
        let distinct = moves.iter().enumerate().filter(|(_, legal)| legal.same_as == 0);
        for (index, legal) in distinct {
            assert!(choices.contains(&index), "never plays {:?}", legal.choice);
        }
        game.play_round(&bots, 5);
    }
}
