//! Knock-out and double elimination.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "each test uses a part")]
#[path = "support/formats.rs"]
mod formats;

use boneyard_tournament::{
    Chance,
    format::{Decision, Field, Format, Next, Outcome, Past, Rule, bracket_order, check, decisions, next_round},
};
use formats::{assert_once, better_wins, byes, play, played, points, round, round_numbers, vectors};

const KNOCKOUT: Format = Format::Knockout { third_place: false, extra_blocks: 1, advance: 1 };
const DOUBLE: Format = Format::DoubleElimination { reset: true, extra_blocks: 0 };

fn order(decision: &Decision) -> Vec<u32> {
    decision.order.iter().map(|entrant| entrant.number()).collect()
}

fn coin(chance: &mut Chance) -> Outcome {
    points([[2, 0], [0, 2]][chance.below(2)].as_slice())
}

fn all_pairings(past: &[Past]) -> Vec<Vec<u32>> {
    past.iter().flat_map(|past| round_numbers(&past.round)).collect()
}

#[test]
fn brackets_are_built_by_doubling() {
    for (n, expected) in vectors()["bracket_order"].as_object().unwrap() {
        let expected: Vec<usize> = serde_json::from_value(expected.clone()).unwrap();
        assert_eq!(bracket_order(n.parse().unwrap()), expected);
    }
    assert_eq!(bracket_order(1), [1]);
    assert_eq!(bracket_order(5), bracket_order(8));
}

#[test]
fn byes_go_to_the_best_seeds() {
    for (n, matches, resting) in [
        (3, vec![[2, 3]], vec![1]),
        (5, vec![[4, 5]], vec![1, 2, 3]),
        (6, vec![[4, 5], [3, 6]], vec![1, 2]),
        (7, vec![[4, 5], [2, 7], [3, 6]], vec![1]),
        (11, vec![[8, 9], [7, 10], [6, 11]], vec![1, 4, 5, 2, 3]),
        (12, vec![[8, 9], [5, 12], [7, 10], [6, 11]], vec![1, 4, 2, 3]),
    ] {
        let first = round(KNOCKOUT, &Field::of(n, 2, 0), &[]);
        assert_eq!(round_numbers(&first), matches, "{n}");
        assert_eq!(byes(&first), resting, "{n}");
    }
}

#[test]
fn a_knockout_of_n_has_n_minus_one_matches_and_the_seeds_meet_in_the_final() {
    for n in 2..=33 {
        for third_place in [false, true] {
            let format = Format::Knockout { third_place, extra_blocks: 0, advance: 1 };
            let field = Field::of(n, 2, 0);
            let past = play(format, &field, better_wins);
            assert_once(&past);
            let shape = check(format, n, 2).unwrap();
            assert_eq!(all_pairings(&past).len(), n - 1 + usize::from(third_place && n > 3));
            assert_eq!((all_pairings(&past).len() as u64, past.len()), (shape.pairings, shape.rounds as usize));
            let last = round_numbers(&past.last().unwrap().round);
            assert_eq!(last[0], [1, 2]);
            if third_place && n > 3 {
                assert_eq!(last[1], [4, 3], "{n}");
            }
            let decisions = decisions(format, &field, &past).unwrap();
            assert!(decisions.iter().all(|decision| decision.rule == Rule::Points));
        }
    }
}

/// A match of two, tied by points each time, with these boards and differences in sum.
fn tied(boards: [u32; 2], difference: i64) -> Outcome {
    Outcome { half_points: vec![1, 1], boards_won: boards.to_vec(), difference: vec![difference, -difference] }
}

#[test]
fn ties_are_played_on_by_those_tied_alone_and_then_rules_decide() {
    let field = Field::of(4, 2, 0);
    let first = round(KNOCKOUT, &field, &[]);
    assert_eq!(round_numbers(&first), [[1, 4], [2, 3]].map(Vec::from));
    let tie = tied([1, 1], 0);
    let first = Past { round: first, results: vec![points(&[2, 0]), tie.clone()] };
    let extra = round(KNOCKOUT, &field, std::slice::from_ref(&first));
    assert_eq!((round_numbers(&extra), byes(&extra)), (vec![vec![2, 3]], vec![]));
    for (outcome, winner, rule) in [
        (points(&[0, 2]), 3, Rule::Points),
        (tied([1, 2], 5), 3, Rule::Boards),
        (tied([1, 1], -1), 3, Rule::Difference),
        (tied([0, 0], 1), 2, Rule::Difference),
        (tie.clone(), 2, Rule::Seeding),
    ] {
        let past = [first.clone(), Past { round: extra.clone(), results: vec![outcome] }];
        let made = decisions(KNOCKOUT, &field, &past).unwrap();
        let last = made.last().unwrap();
        assert_eq!((order(last)[0], last.rule, last.round), (winner, rule, 2));
        assert_eq!(round_numbers(&round(KNOCKOUT, &field, &past)), [[1, winner].to_vec()]);
    }
    // Boards and differences of both rounds count: 2 won a board more in the first, 3 one more in the second.
    let first = Past { results: vec![points(&[2, 0]), tied([2, 1], 0)], ..first };
    let past = [first, Past { round: extra, results: vec![tied([0, 1], -3)] }];
    let last = decisions(KNOCKOUT, &field, &past).unwrap().pop().unwrap();
    assert_eq!((order(&last), last.rule), (vec![3, 2], Rule::Difference));
}

#[test]
fn endless_ties_end() {
    for extra_blocks in [0, 1, 3] {
        let format = Format::Knockout { third_place: true, extra_blocks, advance: 1 };
        let field = Field::of(8, 2, 0);
        let past = play(format, &field, |_| points(&[1, 1]));
        assert_eq!(past.len(), 3 * (1 + extra_blocks as usize));
        let made = decisions(format, &field, &past).unwrap();
        assert!(made.iter().all(|decision| decision.rule == Rule::Seeding));
        assert_eq!(order(&made[made.len() - 2]), [1, 2]);
    }
}

#[test]
fn who_leaves_gives_a_walkover_and_nobody_comes_late() {
    let mut field = Field::of(8, 2, 0);
    let first = played(round(KNOCKOUT, &field, &[]), better_wins);
    field.members[0].leaves = Some(1);
    let second = round(KNOCKOUT, &field, std::slice::from_ref(&first));
    assert_eq!((round_numbers(&second), byes(&second)), (vec![vec![2, 3]], vec![4]));
    let past = play(KNOCKOUT, &field, better_wins);
    assert_eq!(all_pairings(&past).last().unwrap(), &[4, 2]);
    let made = decisions(KNOCKOUT, &field, &past).unwrap();
    let walkover = made.iter().find(|decision| decision.rule == Rule::Walkover).unwrap();
    assert_eq!((order(walkover), walkover.round), (vec![4, 1], 2));
    // All but one leave: it ends without a game more.
    for place in [1, 2, 3] {
        field.members[place].leaves = Some(1);
    }
    assert_eq!(next_round(KNOCKOUT, &field, &[first]).unwrap(), Next::Finished);
    field.members[5].enters = 2;
    assert_eq!(next_round(KNOCKOUT, &field, &[]).unwrap_err().field, "enters");
}

#[test]
fn who_leaves_with_a_tie_open_is_behind() {
    let mut field = Field::of(2, 2, 0);
    let first = played(round(KNOCKOUT, &field, &[]), |_| tied([2, 0], 9));
    field.members[0].leaves = Some(1);
    let past = [first];
    assert_eq!(next_round(KNOCKOUT, &field, &past).unwrap(), Next::Finished);
    let made = decisions(KNOCKOUT, &field, &past).unwrap();
    assert_eq!((order(&made[0]), made[0].rule), (vec![2, 1], Rule::Walkover));
}

#[test]
fn a_past_of_another_tournament_is_refused() {
    let foreign = played(round(KNOCKOUT, &Field::of(4, 2, 0), &[]), better_wins);
    assert_eq!(next_round(KNOCKOUT, &Field::of(8, 2, 0), &[foreign]).unwrap_err().field, "past");
    let mut past = play(KNOCKOUT, &Field::of(4, 2, 0), better_wins);
    past.push(past[0].clone());
    assert_eq!(next_round(KNOCKOUT, &Field::of(4, 2, 0), &past).unwrap_err().field, "past");
}

#[test]
fn in_a_double_elimination_all_but_one_lose_twice() {
    let mut chance = Chance::new(1);
    let mut resets = [0, 0];
    for n in 2..=32 {
        for _ in 0..8 {
            let field = Field::of(n, 2, 0);
            let past = play(DOUBLE, &field, |_| coin(&mut chance));
            assert_once(&past);
            let mut losses = vec![0; n];
            for (pairing, outcome) in past.iter().flat_map(|p| p.round.pairings.iter().zip(&p.results)) {
                let loser = usize::from(outcome.half_points[1] == 0);
                losses[pairing.entrants[loser].place()] += 1;
            }
            losses.sort_unstable();
            assert!(losses[0] <= 1 && losses[1..].iter().all(|&losses| losses == 2), "{n} {losses:?}");
            let matches = all_pairings(&past).len();
            assert_eq!(matches, 2 * n - 2 + losses[0]);
            resets[losses[0]] += 1;
            let shape = check(DOUBLE, n, 2).unwrap();
            assert!(past.len() <= shape.rounds as usize && matches as u64 <= shape.pairings, "{n}");
            assert!(past.iter().all(|past| past.round.pairings.len() <= shape.tables as usize));
        }
        let single = Format::DoubleElimination { reset: false, extra_blocks: 0 };
        let past = play(single, &Field::of(n, 2, 0), |_| coin(&mut chance));
        assert_eq!(all_pairings(&past).len(), 2 * n - 2);
    }
    assert!(resets.iter().all(|&count| count > 20), "{resets:?}");
    let straight = play(DOUBLE, &Field::of(8, 2, 0), better_wins);
    assert_eq!(all_pairings(&straight).len(), 14);
}

#[test]
fn rematches_come_late() {
    // Rounds, both sides counted, in which there was none.
    let mut chance = Chance::new(2);
    for (n, clean) in [(8, 3), (16, 4), (32, 5), (64, 5)] {
        let streams = 1_600 / n;
        let mut earliest = usize::MAX;
        for _ in 0..streams {
            let past = play(DOUBLE, &Field::of(n, 2, 0), |_| coin(&mut chance));
            let mut met = std::collections::BTreeSet::new();
            for (number, past) in past.iter().enumerate() {
                for mut pair in round_numbers(&past.round) {
                    pair.sort_unstable();
                    if !met.insert(pair) {
                        earliest = earliest.min(number + 1);
                    }
                }
            }
        }
        assert!(earliest > clean, "{n}: round {earliest}");
    }
}

#[test]
fn who_leaves_a_double_elimination_is_out() {
    let mut field = Field::of(8, 2, 0);
    field.members[0].leaves = Some(1);
    let past = play(DOUBLE, &field, better_wins);
    assert_once(&past);
    assert!(all_pairings(&past)[4..].iter().all(|pair| !pair.contains(&1)));
    let made = decisions(DOUBLE, &field, &past).unwrap();
    assert_eq!(order(made.last().unwrap())[0], 2);
    for place in 1..8 {
        field.members[place].leaves = Some(1);
    }
    let past = play(DOUBLE, &field, better_wins);
    assert_eq!(past.len(), 1);
}

#[test]
fn tables_of_more_are_filled_in_a_snake_and_the_best_go_on() {
    let format = Format::Knockout { third_place: false, extra_blocks: 0, advance: 2 };
    let field = Field::of(16, 4, 0);
    let past = play(format, &field, better_wins);
    let rounds: Vec<Vec<Vec<u32>>> = past.iter().map(|past| round_numbers(&past.round)).collect();
    assert_eq!(rounds[0], [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]].map(Vec::from));
    assert_eq!(rounds[1], [[1, 4, 5, 8], [2, 3, 6, 7]].map(Vec::from));
    assert_eq!(rounds[2], [[1, 2, 3, 4]].map(Vec::from));
    assert_eq!(check(format, 16, 4).unwrap().pairings, 7);
    let last = decisions(format, &field, &past).unwrap().pop().unwrap();
    assert_eq!(order(&last), [1, 2, 3, 4]);
}

#[test]
fn every_number_that_is_not_refused_comes_down_to_one_last_table() {
    for sides in 3..=8 {
        for advance in 1..sides {
            for n in sides..40 {
                let format =
                    Format::Knockout { third_place: false, extra_blocks: 0, advance: u32::try_from(advance).unwrap() };
                match check(format, n, sides) {
                    Ok(shape) => {
                        let past = play(format, &Field::of(n, sides, 0), better_wins);
                        assert_once(&past);
                        assert!(past.iter().flat_map(|p| &p.round.pairings).all(|p| p.entrants.len() == sides));
                        let last = past.last().unwrap();
                        assert_eq!((last.round.pairings.len(), last.round.byes.len()), (1, 0));
                        let tables = past.iter().map(|past| past.round.pairings.len()).sum::<usize>();
                        assert_eq!((tables as u64, past.len()), (shape.pairings, shape.rounds as usize));
                    }
                    Err(impossible) => {
                        let named = impossible.possible.split(" or ").map(|n| n.parse::<usize>().unwrap());
                        assert!(named.into_iter().all(|n| check(format, n, sides).is_ok()), "{impossible}");
                    }
                }
            }
        }
    }
}

#[test]
fn at_larger_tables_a_tie_at_the_cut_is_played_on_and_an_empty_place_is_filled() {
    let format = Format::Knockout { third_place: false, extra_blocks: 1, advance: 2 };
    let mut field = Field::of(8, 4, 0);
    let first = round(format, &field, &[]);
    assert_eq!(round_numbers(&first), [[1, 4, 5, 8], [2, 3, 6, 7]].map(Vec::from));
    // At the first table the tie is for second place, at the second only for the first.
    let first = Past { round: first, results: vec![points(&[6, 3, 3, 0]), points(&[5, 5, 2, 0])] };
    let extra = round(format, &field, std::slice::from_ref(&first));
    assert_eq!(round_numbers(&extra), [[1, 4, 5, 8].to_vec()]);
    let past = [first, Past { round: extra, results: vec![points(&[0, 2, 6, 4])] }];
    assert_eq!(round_numbers(&round(format, &field, &past)), [[1, 2, 3, 5].to_vec()]);
    // 2 leaves: the best of those who went out last comes in: third of its table, better seed.
    field.members[1].leaves = Some(2);
    assert_eq!(round_numbers(&round(format, &field, &past)), [[1, 3, 4, 5].to_vec()]);
    // With five gone nobody is left to fill a table.
    for place in [2, 3, 4, 5] {
        field.members[place].leaves = Some(2);
    }
    assert_eq!(next_round(format, &field, &past).unwrap(), Next::Finished);
}
