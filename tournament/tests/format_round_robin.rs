//! Round robin, gauntlet and pyramid.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "each test uses a part")]
#[path = "support/formats.rs"]
mod formats;

use boneyard_tournament::format::{Field, Format, Next, check, next_round};
use formats::{
    assert_once, better_wins, bye_counts, byes, entrant, meets, play, played, round, round_numbers, vectors,
};

const SINGLE: Format = Format::RoundRobin { cycles: 1 };
const DOUBLE: Format = Format::RoundRobin { cycles: 2 };

#[test]
fn the_rounds_are_those_of_bergers_tables() {
    let tables = vectors()["berger"].as_object().unwrap().clone();
    assert_eq!(tables.len(), 10);
    for (n, rounds) in tables {
        let expected: Vec<Vec<Vec<u32>>> = serde_json::from_value(rounds).unwrap();
        let past = play(SINGLE, &Field::of(n.parse().unwrap(), 2, 0), better_wins);
        let found: Vec<Vec<Vec<u32>>> = past.iter().map(|past| round_numbers(&past.round)).collect();
        assert_eq!(found, expected, "{n}");
    }
}

#[test]
fn each_two_meet_once_and_sit_first_equally_often() {
    for n in 2..=33 {
        let past = play(SINGLE, &Field::of(n, 2, 0), better_wins);
        assert_once(&past);
        for (i, row) in meets(n, &past).iter().enumerate() {
            assert!(row.iter().enumerate().all(|(j, &meets)| meets == u32::from(i != j)), "{n} {i}");
            let first = past.iter().flat_map(|p| &p.round.pairings).filter(|p| p.entrants[0].place() == i).count();
            let expected = if n % 2 == 1 { (n - 1) / 2..=(n - 1) / 2 } else { n / 2 - 1..=n / 2 };
            assert!(expected.contains(&first), "{n} {i} {first}");
        }
        assert!(bye_counts(n, &past).iter().all(|&byes| byes == n % 2), "{n}");
    }
}

#[test]
fn with_odd_numbers_every_bye_is_flagged() {
    for (n, rounds, games) in [(3, 3, 3), (5, 5, 10)] {
        let past = play(SINGLE, &Field::of(n, 2, 0), better_wins);
        assert_eq!(past.len(), rounds);
        assert_eq!(past.iter().map(|past| past.round.pairings.len()).sum::<usize>(), games);
        assert!(past.iter().all(|past| past.round.byes.len() == 1));
        assert_eq!(bye_counts(n, &past), vec![1; n]);
    }
}

#[test]
fn two_cycles_turn_each_pairing_and_nobody_sits_alike_three_times_in_a_row() {
    for n in 2..=17_usize {
        let past = play(DOUBLE, &Field::of(n, 2, 0), better_wins);
        assert_once(&past);
        assert_eq!(past.len(), 2 * (n + n % 2 - 1));
        let mut ordered: Vec<Vec<u32>> = past.iter().flat_map(|past| round_numbers(&past.round)).collect();
        ordered.sort();
        let every: Vec<Vec<u32>> = (1..=u32::try_from(n).unwrap())
            .flat_map(|a| (1..=u32::try_from(n).unwrap()).filter(move |&b| b != a).map(move |b| vec![a, b]))
            .collect();
        assert_eq!(ordered, every, "{n}");
        if n % 2 == 0 && n > 2 {
            for place in 0..n {
                let sides: Vec<bool> = past
                    .iter()
                    .flat_map(|past| &past.round.pairings)
                    .filter(|pairing| pairing.entrants.contains(&boneyard_tournament::Entrant::at(place)))
                    .map(|pairing| pairing.entrants[0].place() == place)
                    .collect();
                assert!(sides.windows(3).all(|w| w[0] != w[1] || w[1] != w[2]), "{n} {place} {sides:?}");
            }
        }
    }
}

#[test]
fn an_opponent_who_left_gives_a_bye_and_no_game() {
    // Round 2 of four is 4-3 1-2.
    let mut field = Field::of(4, 2, 0);
    let first = played(round(SINGLE, &field, &[]), better_wins);
    field.members[1].leaves = Some(1);
    let second = round(SINGLE, &field, std::slice::from_ref(&first));
    assert_eq!((round_numbers(&second), byes(&second)), (vec![vec![4, 3]], vec![1]));
    let past = play(SINGLE, &field, better_wins);
    assert_eq!(past.len(), 3);
    assert_eq!(meets(4, &past)[1].iter().sum::<u32>(), 1);
    assert_eq!(bye_counts(4, &past), [1, 0, 0, 1]);
}

#[test]
fn a_round_of_which_nothing_is_left_keeps_its_number_and_the_last_ones_end_it() {
    // 1 and 4 play in round 1 of four, 4-3 and 1-2 in round 2, 2-4 and 3-1 in round 3.
    let mut field = Field::of(4, 2, 0);
    field.members[3].leaves = Some(0);
    field.members[2].leaves = Some(0);
    let past = play(SINGLE, &field, better_wins);
    assert_eq!(past.iter().map(|past| past.round.pairings.len()).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn latecomers_catch_up_after_the_tables() {
    for format in [SINGLE, DOUBLE, Format::Pyramid, Format::Gauntlet { seeds: 2 }] {
        let mut field = Field::of(7, 2, 0);
        field.members[5].enters = 3;
        field.members[6].enters = 4;
        let past = play(format, &field, better_wins);
        assert_once(&past);
        let cycles = if format == DOUBLE { 2 } else { 1 };
        let meets = meets(7, &past);
        for (i, row) in meets.iter().enumerate() {
            for (j, &found) in row.iter().enumerate() {
                let due = i != j && (!matches!(format, Format::Gauntlet { .. }) || i.min(j) < 2);
                assert_eq!(found, if due { cycles } else { 0 }, "{format:?} {i} {j}");
            }
        }
        assert!(past[..2].iter().all(|past| !past.round.byes.contains(&entrant(6))), "not there is no bye");
    }
}

#[test]
fn a_gauntlet_has_the_pairings_of_the_formula_and_no_round_too_many() {
    for n in 2..=20 {
        for s in 1..n {
            let format = Format::Gauntlet { seeds: u32::try_from(s).unwrap() };
            let past = play(format, &Field::of(n, 2, 0), better_wins);
            assert_once(&past);
            let pairings: usize = past.iter().map(|past| past.round.pairings.len()).sum();
            assert_eq!(pairings, s * n - s * (s + 1) / 2);
            let shape = check(format, n, 2).unwrap();
            assert_eq!((u64::try_from(pairings).unwrap(), past.len()), (shape.pairings, shape.rounds as usize));
            assert!(past.iter().all(|past| past.round.pairings.len() <= shape.tables as usize));
            for (i, row) in meets(n, &past).iter().enumerate() {
                assert!(row.iter().enumerate().all(|(j, &m)| m == u32::from(i != j && i.min(j) < s)), "{n} {s}");
            }
        }
    }
    assert_eq!(check(Format::Gauntlet { seeds: 1 }, 5, 2).unwrap().pairings, 4);
    assert_eq!(check(Format::Gauntlet { seeds: 2 }, 5, 2).unwrap().pairings, 7);
}

#[test]
fn in_a_pyramid_everybody_meets_the_better_ones_in_order() {
    for n in 2..=12 {
        let past = play(Format::Pyramid, &Field::of(n, 2, 0), better_wins);
        assert_once(&past);
        assert_eq!(past.len(), check(Format::Pyramid, n, 2).unwrap().rounds as usize);
        for place in 0..n {
            let better: Vec<usize> = past
                .iter()
                .flat_map(|past| &past.round.pairings)
                .filter(|pairing| pairing.entrants[1].place() == place)
                .map(|pairing| pairing.entrants[0].place())
                .collect();
            assert_eq!(better, (0..place).collect::<Vec<_>>(), "{n}");
        }
    }
}

#[test]
fn the_order_of_the_list_does_not_matter_but_the_seeding_does() {
    let mut field = Field::of(6, 2, 0);
    let first = round(SINGLE, &field, &[]);
    field.members.reverse();
    assert_eq!(round(SINGLE, &field, &[]), first);
    for member in &mut field.members {
        member.seeded = 7 - member.entrant.number();
    }
    assert_eq!(round_numbers(&round(SINGLE, &field, &[])), [[6, 1], [5, 2], [4, 3]]);
}

#[test]
fn what_cannot_be_is_refused_by_the_name_of_its_field() {
    let text = |format, n, sides| check(format, n, sides).unwrap_err().to_string();
    assert_eq!(text(Format::RoundRobin { cycles: 3 }, 4, 2), "cycles: 3 is not possible, 1 to 2 would be");
    assert_eq!(text(SINGLE, 4, 3), "sides: 3 is not possible, 2 would be");
    assert_eq!(text(SINGLE, 1, 2), "entrants: 1 is not possible, 2 to 2000 would be");
    assert_eq!(text(Format::Gauntlet { seeds: 4 }, 4, 2), "seeds: 4 is not possible, 1 to 3 would be");
    let mut field = Field::of(4, 2, 0);
    field.members[0].entrant = entrant(2);
    assert_eq!(next_round(SINGLE, &field, &[]).unwrap_err().field, "entrants");
}

#[test]
fn a_past_with_holes_is_refused() {
    let field = Field::of(4, 2, 0);
    let mut past = played(round(SINGLE, &field, &[]), better_wins);
    assert!(matches!(next_round(SINGLE, &field, std::slice::from_ref(&past)), Ok(Next::Play(_))));
    past.results[0].boards_won.pop();
    assert_eq!(next_round(SINGLE, &field, std::slice::from_ref(&past)).unwrap_err().field, "past");
    past.results.pop();
    assert_eq!(next_round(SINGLE, &field, std::slice::from_ref(&past)).unwrap_err().field, "past");
    let past = played(round(SINGLE, &Field::of(6, 2, 0), &[]), better_wins);
    assert_eq!(next_round(SINGLE, &field, &[past]).unwrap_err().field, "past");
}
