//! Swiss at tables of two.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "each test uses a part")]
#[path = "support/formats.rs"]
mod formats;

use boneyard_tournament::{
    Chance, Pairing, Round,
    format::{Field, Format, Outcome, Past, check, swiss_rounds},
};
use formats::{
    assert_once, better_wins, bye_counts, byes, entrant, play, played, points, rematches, round, round_numbers,
};

fn swiss(rounds: u32) -> Format {
    Format::Swiss { rounds }
}

/// Wins, losses and ties by chance.
fn coin(chance: &mut Chance) -> Outcome {
    points([[2, 0], [0, 2], [1, 1]][chance.below(3)].as_slice())
}

/// A round of the past with these pairings, won by the better number.
fn past_round(pairs: &[[u32; 2]]) -> Past {
    let pairing = |pair: &[u32; 2]| Pairing { entrants: pair.map(entrant).to_vec() };
    played(Round { pairings: pairs.iter().map(pairing).collect(), byes: vec![] }, better_wins)
}

/// Rounds as in "1-5 2-6 bye 7 | ...".
fn text(past: &[Past]) -> String {
    let of_round = |past: &Past| {
        let mut words: Vec<String> = round_numbers(&past.round).iter().map(|p| format!("{}-{}", p[0], p[1])).collect();
        words.extend(byes(&past.round).iter().map(|bye| format!("bye {bye}")));
        words.join(" ")
    };
    past.iter().map(of_round).collect::<Vec<String>>().join(" | ")
}

#[test]
fn where_the_better_seed_always_wins_the_rounds_are_these() {
    let six = "1-4 2-5 3-6 | 1-2 3-4 5-6 | 1-3 2-6 5-4";
    for (n, rounds, expected) in [
        (8, 3, "1-5 2-6 3-7 4-8 | 1-3 2-4 5-7 6-8 | 1-2 3-5 4-6 7-8"),
        (7, 3, "1-4 2-5 3-6 bye 7 | 1-3 2-7 4-5 bye 6 | 1-2 3-4 6-7 bye 5"),
        (6, 3, six),
        (6, 5, &format!("{six} | 1-5 2-3 4-6 | 1-6 2-4 3-5")),
        (5, 3, "1-3 2-4 bye 5 | 1-2 5-3 bye 4 | 1-4 2-5 bye 3"),
        (4, 3, "1-3 2-4 | 1-2 3-4 | 1-4 2-3"),
    ] {
        let past = play(swiss(rounds), &Field::of(n, 2, 0), better_wins);
        // A pair is the same whichever is named first; the vectors name the earlier in order.
        let sorted = |text: &str| -> Vec<Vec<String>> {
            let pair = |word: &str| {
                let mut ends: Vec<&str> = word.split('-').collect();
                ends.sort_unstable();
                ends.join("-")
            };
            text.split(" | ")
                .map(|round| {
                    let mut pairs: Vec<String> = round.split(' ').map(pair).collect();
                    pairs.sort();
                    pairs
                })
                .collect()
        };
        assert_eq!(sorted(&text(&past)), sorted(expected), "{n} {rounds}");
    }
}

#[test]
fn a_dead_end_costs_exactly_one_rematch() {
    let past = [
        past_round(&[[1, 4], [2, 5], [3, 6]]),
        past_round(&[[1, 5], [2, 6], [3, 4]]),
        past_round(&[[1, 6], [2, 4], [3, 5]]),
    ];
    let next = round(swiss(4), &Field::of(6, 2, 0), &past);
    let all: Vec<Past> = past.into_iter().chain([played(next, better_wins)]).collect();
    assert_eq!(rematches(6, &all), 1);
}

#[test]
fn nobody_meets_twice_where_that_can_be() {
    let mut chance = Chance::new(1);
    for (n, rounds, streams) in [
        (4, 3, 200),
        (5, 5, 200),
        (6, 4, 300),
        (6, 5, 1_000),
        (7, 4, 1_000),
        (8, 6, 200),
        (8, 7, 100),
        (10, 5, 20),
        (10, 9, 4),
        (9, 9, 4),
    ] {
        for stream in 0..streams {
            let past = play(swiss(rounds), &Field::of(n, 2, 0), |_| coin(&mut chance));
            assert_eq!(past.len(), rounds as usize);
            assert_once(&past);
            assert_eq!(rematches(n, &past), 0, "{n} {rounds} {stream}: {}", text(&past));
            assert!(bye_counts(n, &past).iter().all(|&byes| byes <= 1), "{n} {rounds} {stream}: {}", text(&past));
        }
    }
}

#[test]
fn without_looking_ahead_there_would_be_rematches() {
    // The same field, told each time that the round is the last.
    let mut chance = Chance::new(1);
    let mut forced = 0;
    for _ in 0..200 {
        let mut past = Vec::new();
        for number in 1..=5 {
            let next = round(swiss(number), &Field::of(6, 2, 0), &past);
            past.push(played(next, |_| coin(&mut chance)));
        }
        forced += u32::from(rematches(6, &past) > 0);
    }
    // Measured elsewhere: 23.5 % of such events.
    assert!((20..120).contains(&forced), "{forced}");
}

#[test]
fn greedy_pairing_would_be_caught() {
    // The first in order takes the next it has not met, or the next at all.
    let mut chance = Chance::new(2);
    let mut with_rematches = 0;
    for _ in 0..200 {
        let mut scores = [0_i64; 6];
        let mut met = [[0_u32; 6]; 6];
        for _ in 0..5 {
            let mut order = [0, 1, 2, 3, 4, 5].to_vec();
            order.sort_by_key(|&player: &usize| (-scores[player], player));
            while !order.is_empty() {
                let a = order.remove(0);
                let b = order.remove(order.iter().position(|&b| met[a][b] == 0).unwrap_or(0));
                met[a][b] += 1;
                met[b][a] += 1;
                let won = coin(&mut chance).half_points;
                scores[a] += won[0];
                scores[b] += won[1];
            }
        }
        with_rematches += u32::from(met.iter().flatten().any(|&meets| meets > 1));
    }
    assert!(with_rematches > 20, "{with_rematches}");
}

#[test]
fn middle_and_large_fields_have_no_rematches_within_the_usual_rounds() {
    let mut chance = Chance::new(3);
    for n in [11, 12, 13, 16, 17, 24, 33, 64, 127, 128, 129, 200, 301] {
        let rounds = swiss_rounds(n);
        let past = play(swiss(rounds), &Field::of(n, 2, 0), |_| coin(&mut chance));
        assert_once(&past);
        assert_eq!(rematches(n, &past), 0, "{n}");
        assert!(bye_counts(n, &past).iter().all(|&byes| byes <= 1), "{n}");
        assert!(past.iter().all(|past| past.round.pairings.len() == n / 2), "{n}");
    }
}

#[test]
fn large_fields_are_paired_within_brackets() {
    // Straight results: after two rounds of 256, 64 have all points. They meet each other, upper half against lower.
    let past = play(swiss(3), &Field::of(256, 2, 0), better_wins);
    let pairs = round_numbers(&past[0].round);
    assert!(pairs.iter().all(|pair| pair[0] + 128 == pair[1]), "{pairs:?}");
    for (number, bracket) in [(1, 128), (2, 64)] {
        let pairs = round_numbers(&past[number].round);
        assert!(pairs.iter().all(|pair| (pair[0] <= bracket) == (pair[1] <= bracket)), "{pairs:?}");
    }
    assert_eq!(round_numbers(&past[2].round)[0], [1, 33]);
}

#[test]
fn a_large_bracket_that_stays_together_meets_anew_each_round() {
    // All ties: upper half against lower half would be the same pairs again.
    let past = play(swiss(5), &Field::of(300, 2, 0), |_| points(&[1, 1]));
    assert_eq!(rematches(300, &past), 0);
}

#[test]
fn the_matching_for_larger_fields_agrees_with_the_exact_search() {
    // Sixteen are searched exactly; with one more who has left before, nothing may change. Seventeen and eighteen are
    // matched: the sum of squares of an independent search must not be beaten.
    let mut chance = Chance::new(4);
    for n in [16, 18] {
        let past = play(swiss(4), &Field::of(n, 2, 0), |_| coin(&mut chance));
        let scores = |upto: usize| {
            let mut scores = vec![0_i64; n];
            for past in &past[..upto] {
                for (pairing, outcome) in past.round.pairings.iter().zip(&past.results) {
                    for (one, points) in pairing.entrants.iter().zip(&outcome.half_points) {
                        scores[one.place()] += points;
                    }
                }
            }
            scores
        };
        for number in 0..4 {
            let scores = scores(number);
            let met = formats::meets(n, &past[..number]);
            let found: i64 = past[number]
                .round
                .pairings
                .iter()
                .map(|pairing| scores[pairing.entrants[0].place()] - scores[pairing.entrants[1].place()])
                .map(|difference| difference * difference)
                .sum();
            assert_eq!(found, least_squares(&scores, &met), "{n} {number}");
        }
    }
}

/// The least sum of squares of rematch-free pairings, by subsets.
fn least_squares(scores: &[i64], met: &[Vec<u32>]) -> i64 {
    fn solve(set: usize, scores: &[i64], met: &[Vec<u32>], known: &mut [Option<i64>]) -> i64 {
        if set == 0 {
            return 0;
        }
        if let Some(sum) = known[set] {
            return sum;
        }
        let i = set.trailing_zeros() as usize;
        let partners = (i + 1..scores.len()).filter(|&j| set & (1 << j) != 0 && met[i][j] == 0);
        let sum = partners
            .collect::<Vec<usize>>()
            .into_iter()
            .map(|j| (scores[i] - scores[j]).pow(2) + solve(set & !(1 << i | 1 << j), scores, met, known))
            .min()
            .unwrap_or(1_000_000);
        known[set] = Some(sum);
        sum
    }
    solve((1 << scores.len()) - 1, scores, met, &mut vec![None; 1 << scores.len()])
}

#[test]
fn the_same_past_gives_the_same_round_however_it_is_listed() {
    for n in [7, 8, 13, 20, 150] {
        let mut chance = Chance::new(5);
        let field = Field::of(n, 2, 9);
        let past = play(swiss(3), &field, |_| coin(&mut chance));
        let expected = round(swiss(4), &field, &past);
        let mut shuffled = field.clone();
        chance.shuffle(&mut shuffled.members);
        let mut past = past;
        for Past { round, results } in &mut past {
            let mut both: Vec<_> = round.pairings.drain(..).zip(results.drain(..)).collect();
            chance.shuffle(&mut both);
            for (mut pairing, mut outcome) in both {
                pairing.entrants.reverse();
                outcome.half_points.reverse();
                round.pairings.push(pairing);
                results.push(outcome);
            }
        }
        assert_eq!(round(swiss(4), &shuffled, &past), expected, "{n}");
    }
}

#[test]
fn withdrawal_and_late_entry_are_neither_byes_nor_losses() {
    let mut chance = Chance::new(6);
    let mut field = Field::of(9, 2, 0);
    field.members[3].leaves = Some(2);
    field.members[8].enters = 3;
    let past = play(swiss(5), &field, |_| coin(&mut chance));
    assert_once(&past);
    assert_eq!(rematches(9, &past), 0);
    let in_round = |number: usize, who: u32| {
        let Round { pairings, byes } = &past[number - 1].round;
        pairings.iter().flat_map(|p| &p.entrants).chain(byes).any(|&one| one == entrant(who))
    };
    let rounds_of = |who: u32| (1..=5).filter(|&number| in_round(number, who)).collect::<Vec<_>>();
    assert_eq!(rounds_of(4), [1, 2]);
    assert_eq!(rounds_of(9), [3, 4, 5]);
    assert!(past.iter().all(|past| past.round.byes.is_empty()), "eight are there in every round");
    assert_eq!(past.len(), 5);
}

#[test]
fn a_bye_goes_to_one_without_and_is_worth_a_win() {
    // Three play three rounds: each has one bye. In a fourth and fifth the next turn begins.
    let field = Field::of(3, 2, 0);
    let past = play(swiss(3), &field, better_wins);
    assert_eq!(bye_counts(3, &past), [1, 1, 1]);
    // 5 had the bye in round 1 and now leads together with the winners, so 1-2 and 5-3.
    let past = play(swiss(2), &Field::of(5, 2, 0), better_wins);
    assert_eq!(round_numbers(&past[1].round), [[1, 2], [5, 3]].map(Vec::from));
    // Two leave, so that rematches cannot be avoided: still no second bye while one has none.
    let mut chance = Chance::new(8);
    for _ in 0..100 {
        let mut field = Field::of(5, 2, 0);
        field.members[chance.below(5)].leaves = Some(1);
        let out = chance.below(5);
        field.members[out].leaves = Some(2);
        let past = play(swiss(5), &field, |_| coin(&mut chance));
        let counts = bye_counts(5, &past);
        let there: Vec<usize> =
            (0..5).filter(|&place| field.members[place].leaves.is_none()).map(|place| counts[place]).collect();
        assert!(there.iter().max().unwrap() - there.iter().min().unwrap() <= 1, "{there:?}: {}", text(&past));
    }
}

#[test]
fn when_all_but_one_have_left_it_is_over() {
    let mut field = Field::of(3, 2, 0);
    field.members[0].leaves = Some(1);
    field.members[1].leaves = Some(1);
    assert_eq!(play(swiss(3), &field, better_wins).len(), 1);
}

#[test]
fn the_usual_number_of_rounds() {
    let found = [2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 64, 10_000].map(swiss_rounds);
    assert_eq!(found, [1, 2, 3, 4, 5, 5, 5, 6, 6, 7, 8, 16]);
    assert_eq!(check(swiss(8), 8, 2).unwrap_err().to_string(), "rounds: 8 is not possible, 1 to 7 would be");
    assert!(check(swiss(7), 7, 2).is_ok());
    assert_eq!(check(swiss(3), 9, 2).unwrap().pairings, 12);
}

#[test]
fn scores_of_any_size_are_paired() {
    let mut turn = 0;
    for n in [6, 14, 20, 130] {
        let past = play(swiss(3), &Field::of(n, 2, 0), |_| {
            turn += 1;
            if turn % 2 == 0 { points(&[i64::MAX, i64::MIN]) } else { points(&[i64::MIN, i64::MAX]) }
        });
        assert_eq!(rematches(n, &past), 0);
    }
}
