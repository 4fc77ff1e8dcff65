//! Ladder ratings against the libraries they follow, and which plays count.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cmp::Ordering;

use boneyard_tournament::{
    Chair, Entrant, Play, PlayKey, Seated, Verdict,
    rating::{
        Duel, Glicko, Model, RatingError, Side, Skill, glicko, glicko_ladder, order_spread, rated, skill_game,
        skill_ladder,
    },
};
use proptest::prelude::*;
use serde_json::Value;

fn close(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected} ± {tolerance}");
}

fn vectors() -> Value {
    serde_json::from_str(include_str!("vectors/tournament.json")).unwrap()
}

fn at(rating: f64, deviation: f64) -> Glicko {
    Glicko { rating, deviation, volatility: 0.06 }
}

#[test]
fn glicko_is_that_of_the_example() {
    let vector = &vectors()["glicko2_example"];
    let number = |value: &Value| value.as_f64().unwrap();
    let [rating, deviation, volatility] = [0, 1, 2].map(|at| number(&vector["player"][at]));
    let games: Vec<(Glicko, Ordering)> = vector["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| {
            let outcome = if number(&game[2]) > 0.5 { Ordering::Greater } else { Ordering::Less };
            (at(number(&game[0]), number(&game[1])), outcome)
        })
        .collect();
    let new = glicko(Glicko { rating, deviation, volatility }, &games, number(&vector["tau"]));
    close(new.rating, number(&vector["result"][0]), 1e-9);
    close(new.deviation, number(&vector["result"][1]), 1e-9);
    close(new.volatility, number(&vector["result"][2]), 1e-12);
    // As printed, with its rounded steps.
    close(new.rating, 1464.06, 0.02);
    close(new.deviation, 151.52, 0.02);
    close(new.volatility, 0.059_99, 0.02);
    close((new.rating - 1500.0) / 173.7178, -0.206_941, 5e-7);
    close(new.deviation / 173.7178, 0.872_199, 5e-7);
}

#[test]
fn glicko_knows_pauses_and_first_games() {
    close(glicko(at(1500.0, 200.0), &[], 0.5).deviation, 200.2714, 5e-5);
    let ladder = glicko_ladder(2, &[Duel { players: [0, 1], outcome: Ordering::Greater }], 0.5).unwrap();
    close(ladder[0].rating, 1662.3109, 5e-5);
    close(ladder[0].deviation, 290.3190, 5e-5);
    close(ladder[1].rating, 3000.0 - 1662.3109, 5e-5);
}

#[test]
fn frozen_players_only_become_surer() {
    let paused = glicko(at(1500.0, 200.0), &[], 0.0);
    close(paused.deviation, 200.0, 1e-9);
    let player = glicko(at(1500.0, 200.0), &[(at(1400.0, 30.0), Ordering::Greater)], 0.0);
    close(player.volatility, 0.06, 0.0);
    // The same game with almost no volatility to age by.
    let aged = glicko(Glicko { volatility: 1e-9, ..at(1500.0, 200.0) }, &[(at(1400.0, 30.0), Ordering::Greater)], 0.5);
    close(player.rating, aged.rating, 1e-3);
    close(player.deviation, aged.deviation, 1e-3);
}

#[test]
fn glicko_refuses_strangers() {
    let duel = |players| [Duel { players, outcome: Ordering::Equal }];
    assert_eq!(glicko_ladder(2, &duel([0, 2]), 0.5), Err(RatingError::Unknown(2)));
    assert_eq!(glicko_ladder(2, &duel([1, 1]), 0.5), Err(RatingError::Repeated(1)));
}

fn skills(value: &Value) -> Vec<Vec<Skill>> {
    let pairs: Vec<Vec<[f64; 2]>> = serde_json::from_value(value.clone()).unwrap();
    pairs
        .into_iter()
        .map(|side| side.into_iter().map(|[mean, deviation]| Skill { mean, deviation }).collect())
        .collect()
}

#[test]
fn skills_are_those_of_openskill() {
    let vectors = vectors();
    let cases = vectors["openskill_vectors"].as_array().unwrap();
    assert_eq!(cases.len(), 32);
    for case in cases {
        let tau = case["tau"].as_f64().unwrap();
        let model = match case["model"].as_str().unwrap() {
            "PlackettLuce" => Model::PlackettLuce { tau },
            _ => Model::BradleyTerry { tau },
        };
        let ranks: Vec<u32> = serde_json::from_value(case["ranks"].clone()).unwrap();
        let found = skill_game(&skills(&case["teams"]), &ranks, model);
        for (found, expected) in found.concat().iter().zip(skills(&case["result"]).concat()) {
            close(found.mean, expected.mean, 1e-10);
            close(found.deviation, expected.deviation, 1e-10);
        }
    }
}

fn game(ranks: &[(usize, u32)]) -> Vec<Side> {
    ranks.iter().map(|&(member, rank)| Side { members: vec![member], rank }).collect()
}

#[test]
fn a_ladder_rates_in_the_order_given() {
    for model in [Model::PlackettLuce { tau: 25.0 / 300.0 }, Model::BradleyTerry { tau: 25.0 / 300.0 }] {
        let won = skill_ladder(2, [&game(&[(0, 1), (1, 2)])[..]], model).unwrap();
        close(won[0].mean, 27.635_389, 5e-7);
        close(won[1].mean, 22.364_611, 5e-7);
    }
    let model = Model::PlackettLuce { tau: 0.0 };
    let games = [game(&[(0, 1), (1, 2)]), game(&[(2, 1), (0, 2), (1, 2)]), game(&[(1, 1), (2, 2)])];
    let forth = skill_ladder(3, games.iter().map(Vec::as_slice), model).unwrap();
    let back = skill_ladder(3, games.iter().rev().map(Vec::as_slice), model).unwrap();
    assert_ne!(forth, back);
    assert!(forth.iter().all(|skill| skill.conservative() < skill.mean));
    let spread = order_spread(3, &games, model, 1, 50).unwrap();
    assert!(spread.iter().all(|spread| (0.0..2.0).contains(spread)) && spread[0] > 0.0, "{spread:?}");
    assert_eq!(skill_ladder(2, games.iter().map(Vec::as_slice), model), Err(RatingError::Unknown(2)));
    assert_eq!(skill_ladder(2, [&game(&[(0, 1), (0, 2)])[..]], model), Err(RatingError::Repeated(0)));
}

#[test]
fn a_game_that_is_none_changes_nothing() {
    let model = Model::PlackettLuce { tau: 1.0 };
    let alone = vec![vec![Skill::default()]];
    assert_eq!(skill_game(&alone, &[1], model), alone);
    let nobody = vec![vec![Skill::default()], vec![]];
    assert_eq!(skill_game(&nobody, &[1, 2], model), nobody);
    let unranked = vec![vec![Skill::default()]; 2];
    assert_eq!(skill_game(&unranked, &[1], model), unranked);
}

fn play(verdicts: [Verdict; 2]) -> Play {
    let seats = verdicts.iter().enumerate().map(|(place, &verdict)| Seated {
        chair: Chair { entrant: Entrant::at(place), member: 1 },
        score: 0,
        rank: 1,
        verdict,
    });
    Play {
        key: PlayKey { round: 1, table: 1, board: 1, play: 1 },
        seats: seats.collect(),
        attempt: 1,
        began: 1,
        ended: 2,
    }
}

#[test]
fn who_never_appeared_loses_points_and_nobody_is_rated() {
    for verdict in [Verdict::NoShow, Verdict::Withdrawn, Verdict::HostFault] {
        assert!(!rated(&play([Verdict::Ok, verdict])) && !rated(&play([verdict, verdict])));
    }
    for verdict in [Verdict::Ok, Verdict::Resigned, Verdict::Crash, Verdict::Illegal, Verdict::Late, Verdict::Flood] {
        assert!(rated(&play([Verdict::Ok, verdict])));
    }
}

proptest! {
    #[test]
    fn no_ladder_leaves_the_numbers(
        results in prop::collection::vec((0_usize..4, 1_usize..4, 0_i8..3), 0..200),
        tau in prop_oneof![Just(0.0), 0.0..2.0, any::<f64>()],
    ) {
        let duels: Vec<Duel> = results
            .iter()
            .map(|&(a, step, outcome)| Duel { players: [a, (a + step) % 4], outcome: outcome.cmp(&1) })
            .collect();
        for player in glicko_ladder(4, &duels, tau).unwrap() {
            prop_assert!(player.rating.is_finite() && player.deviation > 0.0 && player.deviation <= 350.0);
            prop_assert!(player.volatility.is_finite());
        }
    }

    #[test]
    fn skills_follow_their_sides(means in prop::collection::vec((-50.0..100.0, 0.5..20.0), 4), ranks in prop::collection::vec(1_u32..5, 4)) {
        for model in [Model::PlackettLuce { tau: 0.1 }, Model::BradleyTerry { tau: 0.1 }] {
            let sides: Vec<Vec<Skill>> =
                means.iter().map(|&(mean, deviation)| vec![Skill { mean, deviation }]).collect();
            let mut turned = sides.clone();
            let mut turned_ranks = ranks.clone();
            turned.reverse();
            turned_ranks.reverse();
            let found = skill_game(&sides, &ranks, model).concat();
            let mut back = skill_game(&turned, &turned_ranks, model).concat();
            back.reverse();
            for (found, back) in found.iter().zip(&back) {
                prop_assert!(found.mean.is_finite() && found.deviation > 0.0);
                prop_assert!((found.mean - back.mean).abs() < 1e-9 && (found.deviation - back.deviation).abs() < 1e-9);
            }
        }
    }
}
