//! Formats at tables of more than two, whist movements and ladders.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "each test uses a part")]
#[path = "support/formats.rs"]
mod formats;

use std::collections::BTreeSet;

use boneyard_tournament::{
    Chance, Pairing, Round,
    format::{Field, Format, MOVEMENTS, Next, Outcome, Past, Rating, check, meets, next_round},
};
use formats::{
    assert_once, better_wins, bye_counts, byes, numbers, play, played, points, round, round_numbers, vectors,
};

const MOVEMENT: Format = Format::Individual { cycles: 1 };

fn multi_seat(rounds: u32) -> Format {
    Format::MultiSeat { rounds }
}

/// Places of a table by chance.
fn placings(chance: &mut Chance, pairing: &Pairing) -> Outcome {
    let mut places: Vec<i64> = (0..).step_by(2).take(pairing.entrants.len()).collect();
    chance.shuffle(&mut places);
    points(&places)
}

/// How often the pair that met least and the one that met most did.
fn spread(n: usize, past: &[Past]) -> (u32, u32) {
    let field = Field::of(n, 2, 0);
    let entrants: Vec<_> = field.members.iter().map(|member| member.entrant).collect();
    let rounds: Vec<Round> = past.iter().map(|past| past.round.clone()).collect();
    let meets = meets(&entrants, &rounds);
    (meets.least, meets.most)
}

/// Rounds as in "1 4 7|2 5 8".
fn text(round: &Round) -> String {
    let table = |table: &Vec<u32>| table.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    round_numbers(round).iter().map(table).collect::<Vec<_>>().join("|")
}

#[test]
fn exact_designs_are_used_where_they_exist() {
    for (n, sides, rounds, expected) in [
        (9, 3, 4, (1, 1)),
        (15, 3, 7, (1, 1)),
        (8, 4, 7, (3, 3)),
        (16, 4, 5, (1, 1)),
        (25, 5, 6, (1, 1)),
        (49, 7, 8, (1, 1)),
        (64, 8, 9, (1, 1)),
        (16, 4, 10, (2, 2)),
        (5, 4, 5, (3, 3)),
        (6, 4, 15, (6, 6)),
        (6, 3, 10, (4, 4)),
        (4, 4, 3, (3, 3)),
    ] {
        let past = play(multi_seat(rounds), &Field::of(n, sides, 1), better_wins);
        assert_once(&past);
        assert_eq!(spread(n, &past), expected, "{n} {sides}");
        assert!(past.iter().all(|past| past.round.pairings.len() == n / sides));
    }
}

#[test]
fn the_designs_are_those_published() {
    for (n, sides, rounds) in [
        (9, 3, ["1 4 7|2 5 8|3 6 9", "1 5 9|2 6 7|3 4 8", "1 6 8|2 4 9|3 5 7", "1 2 3|4 5 6|7 8 9"].as_slice()),
        (
            8,
            4,
            &[
                "1 3 5 7|2 4 6 8",
                "1 2 5 6|3 4 7 8",
                "1 4 5 8|2 3 6 7",
                "1 2 3 4|5 6 7 8",
                "1 3 6 8|2 4 5 7",
                "1 2 7 8|3 4 5 6",
                "1 4 6 7|2 3 5 8",
            ],
        ),
        (
            16,
            4,
            &[
                "1 5 9 13|2 6 10 14|3 7 11 15|4 8 12 16",
                "1 6 11 16|2 5 12 15|3 8 9 14|4 7 10 13",
                "1 7 12 14|2 8 11 13|3 5 10 16|4 6 9 15",
                "1 8 10 15|2 7 9 16|3 6 12 13|4 5 11 14",
                "1 2 3 4|5 6 7 8|9 10 11 12|13 14 15 16",
            ],
        ),
        (15, 3, &["1 2 3|4 8 12|5 10 15|6 11 13|7 9 14"]),
    ] {
        let past = play(multi_seat(7), &Field::of(n, sides, 1), better_wins);
        for (past, expected) in past.iter().zip(rounds) {
            let as_sets = |text: &str| -> BTreeSet<BTreeSet<u32>> {
                text.split('|').map(|table| table.split(' ').map(|n| n.parse().unwrap()).collect()).collect()
            };
            assert_eq!(as_sets(&text(&past.round)), as_sets(expected), "{n}");
        }
    }
}

#[test]
fn elsewhere_a_search_keeps_meets_even_and_sit_outs_within_one() {
    for (n, sides, rounds, widest) in [(7, 4, 7, 0), (10, 4, 9, 1), (12, 4, 6, 2), (11, 3, 8, 1), (20, 5, 4, 2)] {
        let field = Field::of(n, sides, 5);
        let past = play(multi_seat(rounds), &field, better_wins);
        assert_once(&past);
        let (least, most) = spread(n, &past);
        assert!(most - least <= widest, "{n} {sides}: {least} to {most}");
        let sat_out = bye_counts(n, &past);
        assert!(sat_out.iter().max().unwrap() - sat_out.iter().min().unwrap() <= 1, "{sat_out:?}");
        assert_eq!(round(multi_seat(rounds), &field, &past[..2]), past[2].round, "the same seed gives the same rounds");
        assert_ne!(round(multi_seat(rounds), &Field { seed: 6, ..field }, &[]), past[0].round);
    }
}

#[test]
fn when_somebody_leaves_or_comes_the_rest_is_planned_anew() {
    let mut field = Field::of(9, 3, 5);
    field.members[8].leaves = Some(2);
    field.members[7].enters = 2;
    let past = play(multi_seat(6), &field, better_wins);
    assert_once(&past);
    assert_eq!(past.len(), 6);
    let numbers: Vec<usize> = past.iter().map(|past| past.round.pairings.len() * 3 + past.round.byes.len()).collect();
    assert_eq!(numbers, [8, 9, 8, 8, 8, 8]);
    let sat_out = bye_counts(8, &past);
    assert!(sat_out.iter().max().unwrap() - sat_out.iter().min().unwrap() <= 1, "{sat_out:?}");
    for place in 2..8 {
        field.members[place].leaves = Some(3);
    }
    assert_eq!(next_round(multi_seat(6), &field, &past[..3]).unwrap(), Next::Finished);
}

#[test]
fn in_whist_movements_each_partners_each_once_and_opposes_each_twice() {
    for v in MOVEMENTS {
        let past = play(MOVEMENT, &Field::of(v, 4, 0), better_wins);
        assert_once(&past);
        let shape = check(MOVEMENT, v, 4).unwrap();
        assert_eq!((past.len(), shape.tables as usize), (shape.rounds as usize, v / 4));
        let (mut partners, mut opponents, mut after) = (vec![vec![0; v]; v], vec![vec![0; v]; v], vec![vec![0; v]; v]);
        for pairing in past.iter().flat_map(|past| &past.round.pairings) {
            let at: Vec<usize> = pairing.entrants.iter().map(|entrant| entrant.place()).collect();
            for seat in 0..4 {
                partners[at[seat]][at[(seat + 2) % 4]] += 1;
                for other in [1, 3] {
                    opponents[at[seat]][at[(seat + other) % 4]] += 1;
                }
                after[at[seat]][at[(seat + 1) % 4]] += 1;
            }
        }
        for i in 0..v {
            for j in (0..v).filter(|&j| j != i) {
                assert_eq!((partners[i][j], opponents[i][j]), (1, 2), "{v} {i} {j}");
                // With a field, left neighbours are even as well; else the mirrored plays make them so.
                if v % 4 == 1 {
                    assert_eq!(after[i][j], 1, "{v} {i} {j}");
                }
                assert_eq!(after[i][j] + after[j][i], 2, "{v} {i} {j}");
            }
        }
        assert!(bye_counts(v, &past).iter().all(|&sat_out| sat_out == v % 4), "{v}");
        assert_eq!(play(Format::Individual { cycles: 2 }, &Field::of(v, 4, 0), better_wins).len(), 2 * past.len());
    }
}

#[test]
fn the_movements_are_those_of_the_vectors() {
    for (v, rounds) in vectors()["whist"].as_object().unwrap() {
        let expected: Vec<Vec<Vec<u32>>> = serde_json::from_value(rounds.clone()).unwrap();
        let past = play(MOVEMENT, &Field::of(v.parse().unwrap(), 4, 0), better_wins);
        let found: Vec<Vec<Vec<u32>>> = past
            .iter()
            .map(|past| past.round.pairings.iter().map(|p| numbers(p).iter().map(|n| n - 1).collect()).collect())
            .collect();
        // Translations by one element after the other; the vectors list them in an order of their own.
        let sorted = |mut rounds: Vec<Vec<Vec<u32>>>| {
            for round in &mut rounds {
                round.sort();
            }
            rounds.sort();
            rounds
        };
        assert_eq!(sorted(found), sorted(expected), "{v}");
    }
    for (v, starter) in vectors()["whist_starters_4n"].as_object().unwrap() {
        let Ok(n) = v.parse::<usize>() else { continue };
        let first = round(MOVEMENT, &Field::of(n, 4, 0), &[]);
        let name = |number: u32| if number as usize == n { "\"inf\"".to_owned() } else { (number - 1).to_string() };
        let found: Vec<String> = first
            .pairings
            .iter()
            .map(|p| format!("[{}]", numbers(p).into_iter().map(name).collect::<Vec<_>>().join(",")))
            .collect();
        assert_eq!(format!("[{}]", found.join(",")), starter.to_string(), "{v}");
    }
}

#[test]
fn other_numbers_are_refused_with_the_nearest() {
    let possible = |v| check(MOVEMENT, v, 4).unwrap_err().possible;
    assert_eq!([6, 7, 10, 14, 15, 18].map(possible), ["5 or 8", "5 or 8", "9 or 12", "13 or 16", "13 or 16", "17"]);
}

#[test]
fn a_whist_table_without_all_four_is_not_played() {
    let mut field = Field::of(8, 4, 0);
    field.members[7].leaves = Some(1);
    let past = play(MOVEMENT, &field, better_wins);
    assert_eq!(past.len(), 7);
    assert!(past[1..].iter().all(|past| past.round.pairings.len() == 1 && past.round.byes.len() == 3));
}

#[test]
fn a_swiss_of_two_tables_is_split_in_the_best_of_all_ways() {
    let mut chance = Chance::new(1);
    for _ in 0..30 {
        let past = play(Format::Swiss { rounds: 6 }, &Field::of(8, 4, 0), |pairing| placings(&mut chance, pairing));
        assert_once(&past);
        for number in 0..6 {
            let met = formats::meets(8, &past[..number]);
            let mut scores = [0_i64; 8];
            for (pairing, outcome) in past[..number].iter().flat_map(|p| p.round.pairings.iter().zip(&p.results)) {
                for (one, points) in pairing.entrants.iter().zip(&outcome.half_points) {
                    scores[one.place()] += points;
                }
            }
            let cost = |set: u32| -> (u32, i64) {
                let pairs = (0..8).flat_map(|i| (0..i).map(move |j| (i, j)));
                pairs.filter(|(i, j)| set >> i & 1 == set >> j & 1).fold((0, 0), |(meets, squares), (i, j)| {
                    (meets + met[i][j], squares + (scores[i] - scores[j]).pow(2))
                })
            };
            let found = past[number].round.pairings[0].entrants.iter().fold(0, |set, one| set | 1 << one.place());
            let best = (0..256_u32).filter(|set| set.count_ones() == 4).map(cost).min().unwrap();
            assert_eq!(cost(found), best);
        }
    }
}

#[test]
fn a_larger_swiss_at_tables_avoids_rematches_and_second_byes() {
    let mut chance = Chance::new(2);
    // Eight from five tables of eight meet at least three times again at each; 18 at the fourth round once by chance.
    for (n, sides, rounds, unavoidable) in [(16, 4, 3, 0), (18, 4, 4, 1), (32, 4, 4, 0), (31, 3, 5, 0), (40, 8, 2, 15)]
    {
        let past = play(Format::Swiss { rounds }, &Field::of(n, sides, 0), |pairing| placings(&mut chance, pairing));
        assert_once(&past);
        assert!(past.iter().all(|past| past.round.byes.len() == n % sides));
        assert!(bye_counts(n, &past).iter().all(|&byes| byes <= 1));
        let again = formats::rematches(n, &past);
        assert_eq!(again, unavoidable, "{n} {sides}");
    }
}

#[test]
fn a_ladder_seats_the_least_known_with_their_like_and_no_table_again_too_soon() {
    let format = Format::Ladder { rounds: 40, tables: 2, apart: 3, noise: 30 };
    for sides in [2, 3, 4] {
        let mut field = Field::of(12, sides, 3);
        for (member, value) in field.members.iter_mut().zip((0..).step_by(100)) {
            member.rating = Some(Rating { value, uncertainty: 10 });
        }
        let past = play(format, &field, better_wins);
        assert_once(&past);
        assert_eq!(past.len(), 40);
        // Equal uncertainty: everybody plays about equally often, and with neighbours.
        let games: Vec<u32> = formats::meets(12, &past).iter().map(|row| row.iter().sum()).collect();
        assert!(
            games.iter().max().unwrap() - games.iter().min().unwrap() <= 15 * u32::try_from(sides - 1).unwrap(),
            "{games:?}"
        );
        let tables: Vec<&Pairing> = past.iter().flat_map(|past| &past.round.pairings).collect();
        let wide = tables.iter().filter(|p| p.entrants[0].place().abs_diff(p.entrants[1].place()) > 6).count();
        assert!(wide * 5 < tables.len(), "{wide} of {}", tables.len());
        for place in 0..12 {
            let own: Vec<BTreeSet<usize>> = tables
                .iter()
                .map(|pairing| pairing.entrants.iter().map(|one| one.place()).collect())
                .filter(|table: &BTreeSet<usize>| table.contains(&place))
                .collect();
            for (at, table) in own.iter().enumerate() {
                assert!(!own[at.saturating_sub(3)..at].contains(table), "{sides} {place} {at}");
            }
        }
    }
    let mut field = Field::of(6, 2, 0);
    for (member, uncertainty) in field.members.iter_mut().zip([1, 1, 1, 1, 9, 1]) {
        member.rating = Some(Rating { value: i64::from(member.entrant.number()), uncertainty });
    }
    let first = round(Format::Ladder { rounds: 1, tables: 1, apart: 0, noise: 0 }, &field, &[]);
    assert_eq!((round_numbers(&first), byes(&first)), (vec![vec![5, 4]], vec![1, 2, 3, 6]));
}

#[test]
fn a_ladder_is_open_to_who_comes_and_goes_and_refuses_what_would_starve_it() {
    let format = Format::Ladder { rounds: 10, tables: 9, apart: 1, noise: 0 };
    let mut field = Field::of(6, 2, 3);
    field.members[0].leaves = Some(3);
    field.members[5].enters = 5;
    let past = play(format, &field, better_wins);
    assert_once(&past);
    let seen = |place: usize| -> Vec<usize> {
        let plays = |past: &Past| past.round.pairings.iter().any(|p| p.entrants.iter().any(|e| e.place() == place));
        (0..10).filter(|&number| plays(&past[number])).collect()
    };
    assert!(seen(0).iter().all(|&number| number < 3) && seen(5).iter().all(|&number| number >= 4));
    let two = check(Format::Ladder { rounds: 10, tables: 1, apart: 1, noise: 0 }, 2, 2).unwrap_err();
    assert_eq!(two.to_string(), "apart: 1 is not possible, less than 1 would be");
    assert!(check(Format::Ladder { rounds: 10, tables: 1, apart: 5, noise: 0 }, 5, 3).is_ok());
    assert!(check(Format::Ladder { rounds: 10, tables: 1, apart: 6, noise: 0 }, 5, 3).is_err());
}

#[test]
fn schedules_of_many_seats_do_not_depend_on_the_order_of_lists() {
    for (format, sides) in [
        (multi_seat(5), 4),
        (Format::Swiss { rounds: 3 }, 4),
        (Format::Ladder { rounds: 5, tables: 2, apart: 1, noise: 50 }, 4),
    ] {
        let field = Field::of(11, sides, 4);
        let mut reversed = field.clone();
        reversed.members.reverse();
        let past = [played(round(format, &field, &[]), better_wins)];
        assert_eq!(round(format, &reversed, &[]), past[0].round);
        assert_eq!(round(format, &reversed, &past), round(format, &field, &past));
    }
}

#[test]
fn results_change_who_meets_only_where_the_format_heeds_them() {
    let rounds = |format: Format, sides: usize, result: fn(&Pairing) -> Outcome| -> Vec<Round> {
        let field = Field::of(8, sides, 1);
        play(format, &field, result).into_iter().map(|past| past.round).collect()
    };
    let worse_wins = |pairing: &Pairing| {
        let mut outcome = better_wins(pairing);
        outcome.half_points.reverse();
        outcome
    };
    for (format, sides, heeds) in [
        (Format::RoundRobin { cycles: 2 }, 2, false),
        (Format::Gauntlet { seeds: 2 }, 2, false),
        (Format::Pyramid, 2, false),
        (Format::Ladder { rounds: 6, tables: 3, apart: 1, noise: 0 }, 2, false),
        (multi_seat(7), 4, false),
        (MOVEMENT, 4, false),
        (Format::Swiss { rounds: 3 }, 2, true),
        (Format::Knockout { third_place: false, extra_blocks: 1, advance: 1 }, 2, true),
        (Format::DoubleElimination { reset: true, extra_blocks: 1 }, 2, true),
    ] {
        assert_eq!(format.heeds_results(), heeds, "{format:?}");
        let [better, worse] = [better_wins, worse_wins].map(|result| rounds(format, sides, result));
        assert_eq!(better != worse, heeds, "{format:?}");
        if !heeds {
            assert_eq!(rounds(format, sides, |pairing| Outcome::level(pairing.entrants.len())), better, "{format:?}");
        }
    }
}
