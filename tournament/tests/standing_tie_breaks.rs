//! Tie-breaks: the vectors of the field, and ranks that are shared.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_tournament::{
    Play,
    standing::{Bye, Results, Settings, Standing, TieBreak, Unit},
};

mod standing_support {
    pub(crate) mod game;
    pub(crate) mod ranked;
    pub(crate) mod six;
}
use standing_support::{
    game::{entrant, play},
    ranked::{line, ranked},
    six::six,
};

const ALL: [TieBreak; 7] = [
    TieBreak::SonnebornBerger,
    TieBreak::Buchholz,
    TieBreak::BuchholzCutOne,
    TieBreak::MedianBuchholz,
    TieBreak::Koya,
    TieBreak::PointDifference,
    TieBreak::Wins,
];

fn one_game(chain: &[TieBreak]) -> Settings {
    Settings { plays: 1, chain: chain.to_vec(), ..Settings::round_robin() }
}

fn shown(line: &Standing, of: TieBreak) -> String {
    let value = line.values.iter().find(|(link, _)| *link == of).unwrap().1;
    value.map_or_else(String::new, |value| value.to_string())
}

fn only(plays: Vec<Play>) -> Results {
    Results { plays, ..Results::default() }
}

#[test]
fn a_round_robin_of_six() {
    let lines = ranked(&only(six()), 6, &one_game(&ALL));
    let table = [
        ('A', 7, "8.25", "11.5", "10.5", "2.5", 3),
        ('B', 7, "6.75", "11.5", "10.5", "1.5", 3),
        ('C', 5, "6.25", "12.5", "11.5", "1.5", 2),
        ('D', 5, "4.75", "12.5", "11.5", "0.5", 2),
        ('E', 4, "4.5", "13", "12", "1", 2),
        ('F', 2, "2.5", "14", "12", "1", 1),
    ];
    for (rank, (letter, points, sonneborn, buchholz, cut, koya, wins)) in (1..).zip(table) {
        let line = line(&lines, letter);
        assert_eq!((line.rank, line.half_points, line.wins), (rank, points, wins), "{letter}");
        assert_eq!(shown(line, TieBreak::SonnebornBerger), sonneborn, "{letter}");
        assert_eq!(shown(line, TieBreak::Buchholz), buchholz, "{letter}");
        // F's lowest opponent has 2 points, as C's and everybody's above has 1.
        assert_eq!(shown(line, TieBreak::BuchholzCutOne), cut, "{letter}");
        assert_eq!(shown(line, TieBreak::Koya), koya, "{letter}");
    }
    assert_eq!(shown(line(&lines, 'A'), TieBreak::MedianBuchholz), "7");
    assert_eq!(line(&lines, 'A').decided_by, Some(TieBreak::SonnebornBerger));
    assert_eq!(line(&lines, 'E').decided_by, None);
}

#[test]
fn head_to_head_comes_first_by_default() {
    let lines = ranked(&only(six()), 6, &Settings { plays: 1, ..Settings::round_robin() });
    for letter in ['A', 'B', 'C', 'D'] {
        assert_eq!(line(&lines, letter).decided_by, Some(TieBreak::HeadToHead), "{letter}");
    }
    assert_eq!(shown(line(&lines, 'A'), TieBreak::HeadToHead), "1");
    assert_eq!(shown(line(&lines, 'D'), TieBreak::HeadToHead), "0");
    assert_eq!(shown(line(&lines, 'E'), TieBreak::HeadToHead), "", "nobody is tied with it");
}

#[test]
fn a_bye_counts_as_an_opponent_with_the_own_points() {
    let win = |round, table, winner, loser| play(round, table, round, 1, &[(winner, 1), (loser, 0)]);
    let plays = vec![
        win(1, 1, 'A', 'C'),
        win(1, 2, 'B', 'D'),
        win(2, 1, 'A', 'B'),
        win(2, 2, 'C', 'E'),
        play(3, 1, 3, 1, &[('A', 1), ('D', 1)]),
        win(3, 2, 'B', 'E'),
    ];
    let byes = [(1, 'E'), (2, 'D'), (3, 'C')].map(|(round, who)| Bye { round, entrant: entrant(who) }).to_vec();
    let results = Results { plays, byes, ..Results::default() };
    let lines = ranked(&results, 5, &one_game(&ALL));
    let table = [
        ('A', 5, "5.5", "4.75"),
        ('B', 4, "5", "2.5"),
        ('C', 4, "5.5", "3"),
        ('D', 3, "6", "2.75"),
        ('E', 2, "5", "1"),
    ];
    for (letter, points, buchholz, sonneborn) in table {
        let line = line(&lines, letter);
        assert_eq!(line.half_points, points, "{letter}");
        assert_eq!(shown(line, TieBreak::Buchholz), buchholz, "{letter}");
        assert_eq!(shown(line, TieBreak::SonnebornBerger), sonneborn, "{letter}");
    }
    assert_eq!((line(&lines, 'E').played, line(&lines, 'E').byes), (2, 1));
}

#[test]
fn byes_are_worth_all_units_of_a_meeting() {
    let byes = vec![Bye { round: 1, entrant: entrant('A') }];
    for (unit, points) in [(Unit::Game, 80), (Unit::Board, 40), (Unit::Match, 2)] {
        let settings = Settings { unit, boards: 20, ..Settings::swiss() };
        let lines = ranked(&Results { byes: byes.clone(), ..Results::default() }, 1, &settings);
        assert_eq!(lines[0].half_points, points, "{unit:?}");
    }
}

#[test]
fn equal_lines_share_their_rank() {
    // 3, 2, 2, 1 points, and nothing tells the two apart.
    let plays = vec![
        play(1, 1, 1, 1, &[('A', 1), ('B', 0)]),
        play(1, 2, 1, 1, &[('C', 1), ('D', 0)]),
        play(2, 1, 2, 1, &[('A', 1), ('C', 0)]),
        play(2, 2, 2, 1, &[('B', 1), ('D', 0)]),
        play(3, 1, 3, 1, &[('A', 1), ('D', 0)]),
        play(3, 2, 3, 1, &[('B', 0), ('C', 0)]),
    ];
    for chain in [&Settings::round_robin().chain[..], &[TieBreak::Wins, TieBreak::Lot]] {
        let lines = ranked(&only(plays.clone()), 4, &one_game(chain));
        assert_eq!(lines.iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 2, 2, 4]);
        assert_eq!(lines[1].decided_by, chain.last().copied(), "chance is named, and parts no rank");
        assert_eq!(ranked(&only(plays.clone()), 4, &one_game(chain)), lines);
    }
}

#[test]
fn the_lot_follows_from_its_seed() {
    let order = |lot| {
        let settings = Settings { chain: vec![TieBreak::Lot], lot, ..Settings::round_robin() };
        ranked(&Results::default(), 8, &settings).iter().map(|line| line.entrant).collect::<Vec<_>>()
    };
    assert_eq!(order(1), order(1));
    assert!((2..10).any(|lot| order(lot) != order(1)));
}

#[test]
fn head_to_head_needs_all_to_have_met() {
    // A, B, C have 2 each; A beat B, and C met neither.
    let plays = vec![
        play(1, 1, 1, 1, &[('A', 1), ('B', 0)]),
        play(1, 2, 1, 1, &[('C', 1), ('D', 0)]),
        play(2, 1, 2, 1, &[('B', 1), ('D', 0)]),
    ];
    let settings = one_game(&[TieBreak::HeadToHead]);
    let lines = ranked(&only(plays), 4, &settings);
    assert_eq!(lines.iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 1, 1, 4]);
}

#[test]
fn head_to_head_is_applied_once_more_and_no_further() {
    // All tied on points by games against E and F; among the four: A 2, B 2, C 1, D 1, A beat B, C drew D.
    let among = [('A', 'B', 1), ('A', 'C', 1), ('D', 'A', 1), ('B', 'C', 1), ('B', 'D', 1), ('C', 'D', 1)];
    let mut plays: Vec<_> = (1..)
        .zip(among)
        .map(|(round, (winner, loser, by))| play(round, 1, round, 1, &[(winner, by), (loser, 0)]))
        .collect();
    plays.extend(['C', 'D'].into_iter().zip(7..).map(|(who, round)| play(round, 1, round, 1, &[(who, 1), ('E', 0)])));
    let lines = ranked(&only(plays), 5, &one_game(&[TieBreak::HeadToHead]));
    let order: Vec<_> = lines.iter().map(|line| (line.entrant, line.rank)).collect();
    let expected = [('A', 1), ('B', 2), ('C', 3), ('D', 4), ('E', 5)].map(|(letter, rank)| (entrant(letter), rank));
    assert_eq!(order, expected);
}

#[test]
fn opponents_at_a_large_table_count_by_their_mean() {
    let plays = vec![play(1, 1, 1, 1, &[('A', 9), ('B', 5), ('C', 5), ('D', 0)])];
    let settings = Settings { sides: 4, ..one_game(&[TieBreak::Buchholz, TieBreak::SonnebornBerger]) };
    let lines = ranked(&only(plays), 4, &settings);
    // Points 3, 1.5, 1.5, 0.
    assert_eq!(shown(line(&lines, 'A'), TieBreak::Buchholz), "1");
    assert_eq!(shown(line(&lines, 'B'), TieBreak::Buchholz), "1.5");
    assert_eq!(shown(line(&lines, 'D'), TieBreak::Buchholz), "2");
    assert_eq!(shown(line(&lines, 'A'), TieBreak::SonnebornBerger), "3");
}
