//! What a game, a board and a match are worth.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_tournament::{
    Verdict,
    standing::{Ledger, Results, Settings, Unit, datum, half_points, margins, matchpoints, outcomes, same_seats},
};

mod standing_support {
    pub(crate) mod blame;
    pub(crate) mod game;
    pub(crate) mod ranked;
}
use standing_support::{
    blame::blamed,
    game::{entrant, play},
    ranked::{line, ranked},
};

const SEVEN: [i64; 7] = [12, -5, 12, 30, -5, -5, 0];

#[test]
fn matchpoints_are_the_share_of_results_beaten() {
    let points = matchpoints(&SEVEN);
    let shares: Vec<String> = points.iter().map(ToString::to_string).collect();
    assert_eq!(shares, ["0.75", "0.167", "0.75", "1", "0.167", "0.167", "0.5"]);
    let sum: i64 = points.iter().map(|value| value.amount).sum();
    assert_eq!(sum * 2, 7 * points[0].scale, "half the number of results");
    assert_eq!(matchpoints(&[5]).len(), 1);
    assert!(matchpoints(&[]).is_empty());
}

#[test]
fn the_datum_drops_one_highest_and_one_lowest() {
    let value = datum(&SEVEN).unwrap();
    assert_eq!((value.amount, value.scale), (14, 5));
    assert_eq!(value.to_string(), "2.8");
    assert_eq!(datum(&[1, 2]), None);
}

#[test]
fn results_of_a_board_come_together_across_tables() {
    let settings = Settings::round_robin();
    let plays = vec![
        play(1, 2, 7, 1, &[('C', 9), ('D', -9)]),
        play(1, 1, 7, 1, &[('A', 4), ('B', -4)]),
        play(1, 1, 8, 1, &[('A', 1), ('B', -1)]),
    ];
    let ledger = Ledger::new(&Results { plays, ..Results::default() }, 4, &settings);
    let sheets = same_seats(&ledger);
    assert_eq!(sheets.len(), 4);
    let scores: Vec<_> = sheets[0].results.iter().map(|(_, who, score)| (who.number(), *score)).collect();
    assert_eq!((sheets[0].board, sheets[0].seat, scores), (7, 1, vec![(1, 4), (3, 9)]));
}

#[test]
fn placings_share_what_they_tie_for() {
    assert_eq!(half_points(&[3, 1]), [2, 0]);
    assert_eq!(half_points(&[1, 1]), [1, 1]);
    assert_eq!(half_points(&[9, 5, 5, 1]), [6, 3, 3, 0]);
    assert_eq!(half_points(&[4, 4, 4]), [2, 2, 2]);
}

#[test]
fn scores_go_to_who_sat_in_the_seat() {
    // B, C, A sit in seats 1, 2, 3, and the fewest pips win: a wrong permutation shows with three.
    let game = play(1, 1, 1, 1, &[('B', 0), ('C', -12), ('A', -30)]);
    let of = margins(&game, None);
    assert_eq!(['A', 'B', 'C'].map(|letter| of[&entrant(letter)]), [-48, 42, 6]);
    let settings = Settings { sides: 3, plays: 1, ..Settings::round_robin() };
    let lines = ranked(&Results { plays: vec![game], ..Results::default() }, 3, &settings);
    let order: Vec<_> = lines.iter().map(|line| (line.entrant, line.half_points, line.rank)).collect();
    assert_eq!(order, [(entrant('B'), 4, 1), (entrant('C'), 2, 2), (entrant('A'), 0, 3)]);
    assert_eq!(line(&lines, 'C').placings, [0, 1, 0]);
}

#[test]
fn partners_share_the_score_of_their_team() {
    let mixed = play(1, 1, 1, 1, &[('A', 30), ('B', 10), ('C', 30), ('D', 10)]);
    let of = margins(&mixed, Some(2));
    assert_eq!(['A', 'B', 'C', 'D'].map(|letter| of[&entrant(letter)]), [20, -20, 20, -20]);
    let settings = Settings { teams: Some(2), plays: 1, ..Settings::round_robin() };
    let lines = ranked(&Results { plays: vec![mixed], ..Results::default() }, 4, &settings);
    assert_eq!(['A', 'B', 'C', 'D'].map(|letter| line(&lines, letter).half_points), [2, 0, 2, 0]);

    let pairs = play(1, 1, 1, 1, &[('A', 30), ('B', 10), ('A', 30), ('B', 10)]);
    let of = margins(&pairs, Some(2));
    assert_eq!((of[&entrant('A')], of[&entrant('B')]), (20, -20));
}

#[test]
fn one_bot_in_three_seats_has_the_margins_of_all_three() {
    let of = margins(&play(1, 1, 1, 1, &[('A', 20), ('B', 0), ('B', 5), ('B', 3)]), None);
    assert_eq!((of[&entrant('A')], of[&entrant('B')]), (52, -52));
}

#[test]
fn a_unit_adds_up_before_it_compares() {
    let plays = vec![
        play(1, 1, 1, 1, &[('A', 10), ('B', 0)]),
        play(1, 1, 1, 2, &[('B', 4), ('A', 0)]),
        play(1, 1, 2, 1, &[('A', 0), ('B', 7)]),
        play(1, 1, 2, 2, &[('B', 0), ('A', 0)]),
    ];
    let results = Results { plays, ..Results::default() };
    for (unit, points) in [(Unit::Game, [3, 5]), (Unit::Board, [2, 2]), (Unit::Match, [0, 2])] {
        let lines = ranked(&results, 2, &Settings { unit, ..Settings::round_robin() });
        assert_eq!(['A', 'B'].map(|letter| line(&lines, letter).half_points), points, "{unit:?}");
        assert_eq!(line(&lines, 'A').margin, -1);
    }
}

#[test]
fn ranks_of_the_judge_speak_where_scores_say_nothing() {
    let mut game = blamed(play(1, 1, 1, 1, &[('A', 0), ('B', 0)]), 0, Verdict::NoShow);
    (game.seats[0].rank, game.seats[1].rank) = (2, 1);
    let settings = Settings::round_robin();
    let ledger = Ledger::new(&Results { plays: vec![game], ..Results::default() }, 2, &settings);
    let units = outcomes(&ledger, &settings);
    assert_eq!(units[0].side_of(entrant('B')).unwrap().half_points, 2);
}
