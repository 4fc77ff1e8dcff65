//! Samples by deal, ranks under resampling, bankroll and run-off.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_tournament::{
    Play, Verdict,
    rating::{bankroll, instant_runoff},
    standing::{Doing, Ledger, Reason, Results, Settings, Unit, by_board, excluded, measure, outcomes, totals},
};
use proptest::prelude::*;

mod standing_support {
    pub(crate) mod blame;
    pub(crate) mod game;
    pub(crate) mod ranked;
    pub(crate) mod six;
}
use standing_support::{
    blame::blamed,
    game::play,
    ranked::{line, ranked},
    six::six,
};

fn ledger(plays: Vec<Play>, field: usize, settings: &Settings) -> Ledger {
    Ledger::new(&Results { plays, ..Results::default() }, field, settings)
}

/// Five deals of four plays each.
const BLOCKS: [[i64; 4]; 5] = [[4, -2, 3, 1], [0, 5, -1, 2], [-3, -2, 1, 0], [6, 2, 2, 4], [1, -1, 0, -2]];

#[test]
fn one_deal_is_one_sample() {
    let settings = Settings { plays: 4, ..Settings::round_robin() };
    let mut plays = Vec::new();
    for (board, scores) in (1..).zip(BLOCKS) {
        for (n, score) in (1..).zip(scores) {
            plays.push(play(1, 1, board, n, &[('A', score), ('B', 0)]));
        }
    }
    let of = by_board(&ledger(plays, 2, &settings), &settings, Doing::Skill);
    assert_eq!(of[0].values().copied().collect::<Vec<_>>(), [1.5, 1.5, -1.0, 3.5, -0.5]);
    assert_eq!(of[1].values().copied().collect::<Vec<_>>(), [-1.5, -1.5, 1.0, -3.5, 0.5]);
}

#[test]
fn faults_and_halves_of_blocks_stay_out_and_are_named() {
    let settings = Settings::round_robin();
    let seats = [('A', 8), ('B', 0)];
    let plays = vec![
        play(1, 1, 1, 1, &seats),
        play(1, 1, 1, 2, &seats),
        play(1, 1, 2, 1, &seats),
        blamed(play(1, 1, 3, 1, &seats), 1, Verdict::Crash),
        play(1, 1, 3, 2, &seats),
    ];
    let ledger = ledger(plays, 2, &settings);
    let boards = |doing| by_board(&ledger, &settings, doing)[0].keys().copied().collect::<Vec<_>>();
    assert_eq!(boards(Doing::Standing), [1, 3]);
    assert_eq!(boards(Doing::Skill), [1]);
    let reasons: Vec<_> = excluded(&ledger, &settings).into_iter().map(|(key, reason)| (key.board, reason)).collect();
    assert_eq!(reasons, [(2, Reason::Incomplete), (3, Reason::Fault), (3, Reason::Fault)]);
}

#[test]
fn bankroll_and_run_off_may_disagree() {
    let settings = Settings { plays: 1, ..Settings::round_robin() };
    let plays = vec![
        play(1, 1, 1, 1, &[('A', 10), ('B', 0)]),
        play(2, 1, 2, 1, &[('A', 0), ('C', 5)]),
        play(3, 1, 3, 1, &[('B', 30), ('C', 0)]),
    ];
    let took = totals(&ledger(plays, 3, &settings), &settings);
    assert_eq!(took, [[0, 10, -5], [-10, 0, 30], [5, -30, 0]]);
    assert_eq!(bankroll(&took), [2, 1, 3]);
    assert_eq!(instant_runoff(&took), [1, 2, 3]);
    let series: Vec<Vec<i64>> = took.iter().map(|row| row.iter().map(|won| won.signum()).collect()).collect();
    assert_eq!(instant_runoff(&series), [1, 1, 1]);
}

#[test]
fn ranks_under_resampling_bracket_the_rank() {
    let settings = Settings { plays: 1, ..Settings::round_robin() };
    let mut plays = Vec::new();
    for board in 1..=20 {
        let even = i64::from(board % 2);
        plays.push(play(1, 1, board, 1, &[('A', even), ('B', 1 - even)]));
        plays.push(play(2, 1, board, 1, &[('A', 3), ('C', 0)]));
        plays.push(play(3, 1, board, 1, &[('B', 3), ('C', 0)]));
    }
    let ledger = ledger(plays, 3, &settings);
    let units = outcomes(&ledger, &settings);
    let measures = measure(&ledger, &units, &settings, 7, 400);
    assert_eq!(measures.ranks.as_ref().unwrap(), &[(1, 2), (1, 2), (3, 3)]);
    let ahead = measures.ahead.as_ref().unwrap();
    assert!(ahead[0][1] > 0.3 && ahead[0][1] < 0.7, "{ahead:?}");
    assert_eq!((ahead[0][2], ahead[2][0], ahead[1][1]), (1.0, 0.0, 0.5));
    assert_eq!(measure(&ledger, &units, &settings, 7, 400), measures);
}

#[test]
fn a_round_keeps_its_deals_when_they_are_drawn_again() {
    // A and B each beat C in every game of a round of their own: in no resample does one get more than the other.
    let settings = Settings { plays: 1, ..Settings::round_robin() };
    let mut plays = Vec::new();
    for board in 1..=20 {
        plays.push(play(1, 1, board, 1, &[('A', 3), ('C', 0)]));
        plays.push(play(2, 1, 20 + board, 1, &[('B', 3), ('C', 0)]));
    }
    let ledger = ledger(plays, 3, &settings);
    let measures = measure(&ledger, &outcomes(&ledger, &settings), &settings, 7, 200);
    assert_eq!(measures.ahead.as_ref().unwrap()[0], [0.5, 0.5, 1.0]);
    assert_eq!(measures.ranks.unwrap(), [(1, 2), (1, 2), (3, 3)]);
}

#[test]
fn points_are_drawn_again_and_not_margins_alone() {
    // A wins one board more than B, and B wins by more.
    let settings = Settings { plays: 1, ..Settings::round_robin() };
    let score = |board: u32| if board <= 11 { 1 } else { -10 };
    let plays = (1..=21).map(|board| play(1, 1, board, 1, &[('A', score(board)), ('B', 0)])).collect();
    let ledger = ledger(plays, 2, &settings);
    let measures = measure(&ledger, &outcomes(&ledger, &settings), &settings, 7, 400);
    let ahead = measures.ahead.unwrap()[0][1];
    assert!(ahead > 0.45 && ahead < 0.75, "{ahead}");
    assert_eq!(measures.ranks.unwrap(), [(1, 2), (1, 2)]);
}

#[test]
fn a_match_is_scored_afresh_from_the_deals_drawn() {
    let settings = Settings { unit: Unit::Match, plays: 1, ..Settings::round_robin() };
    let score = |board: u32| if board.is_multiple_of(2) { 4 } else { -3 };
    let plays = (1..=20).map(|board| play(1, 1, board, 1, &[('A', score(board)), ('B', 0)])).collect();
    let ledger = ledger(plays, 2, &settings);
    let measures = measure(&ledger, &outcomes(&ledger, &settings), &settings, 7, 400);
    let ahead = measures.ahead.unwrap()[0][1];
    assert!(ahead > 0.5 && ahead < 0.95, "{ahead}: the match was close");
}

#[test]
fn too_few_deals_are_not_resampled() {
    let settings = Settings { plays: 1, ..Settings::round_robin() };
    let ledger = ledger(six(), 6, &settings);
    let measures = measure(&ledger, &outcomes(&ledger, &settings), &settings, 7, 400);
    assert_eq!(measures.ranks, None);
}

#[test]
fn identical_bots_come_to_exactly_nothing() {
    let settings = Settings::round_robin();
    let mut plays = Vec::new();
    for board in 1..=20 {
        let swing = i64::from(board * 7 % 31);
        plays.push(play(1, 1, board, 1, &[('A', swing), ('B', 0)]));
        plays.push(play(1, 1, board, 2, &[('B', swing), ('A', 0)]));
    }
    let ledger = ledger(plays, 2, &settings);
    let measures = measure(&ledger, &outcomes(&ledger, &settings), &settings, 7, 100);
    let interval = measures.skill[0].unwrap();
    assert_eq!((interval.estimate, interval.low, interval.high), (0.0, 0.0, 0.0));
    assert_eq!(measures.ahead.unwrap(), [[0.5, 0.5], [0.5, 0.5]]);
    assert_eq!(measures.ranks.unwrap(), [(1, 2), (1, 2)]);
}

fn any_play() -> impl Strategy<Value = Play> {
    let key = (1..4_u32, 1..3_u32, 1..4_u32, 1..3_u32);
    let seat = (0..5_u8, -50..50_i64, 0..9_u8);
    (key, prop::collection::vec(seat, 1..5)).prop_map(|((round, table, board, number), seats)| {
        let named: Vec<_> = seats.iter().map(|(who, score, _)| (char::from(b'A' + who), *score)).collect();
        let mut game = play(round, table, board, number, &named);
        for (n, (_, _, verdict)) in seats.iter().enumerate() {
            let faults = [Verdict::Ok, Verdict::Crash, Verdict::HostFault, Verdict::NoShow];
            game = blamed(game, n, faults.get(usize::from(*verdict)).copied().unwrap_or(Verdict::Ok));
        }
        game
    })
}

proptest! {
    /// Whatever comes, in whatever order: the same standings, margins that come to nothing, no panic.
    #[test]
    fn order_of_arrival_does_not_matter(
        plays in prop::collection::vec(any_play(), 0..30),
        shift in 0..30_usize,
        teams in prop::option::of(1..4_usize),
    ) {
        let settings = Settings { teams, ..Settings::round_robin() };
        let mut moved = plays.clone();
        moved.reverse();
        let by = shift.min(moved.len());
        moved.rotate_left(by);
        let results = |plays| Results { plays, ..Results::default() };
        let first = ranked(&results(plays.clone()), 5, &settings);
        prop_assert_eq!(&first, &ranked(&results(moved.clone()), 5, &settings));
        let ledgers = [plays, moved].map(|plays| ledger(plays, 5, &settings));
        prop_assert_eq!(&ledgers[0], &ledgers[1]);
        let measures = measure(&ledgers[0], &outcomes(&ledgers[0], &settings), &settings, 3, 20);
        prop_assert!(measures.ratings.iter().flatten().all(|rating| rating.elo.is_finite()));
        prop_assert_eq!(first.len(), 5);
        prop_assert!(line(&first, 'A').rank >= 1);
    }
}
