//! Absence, forfeits, withdrawals, results that come twice.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_tournament::{
    Entrant, Play, Verdict,
    standing::{
        Adjudication, Fate, Ledger, Reason, Results, Retirement, Settings, TieBreak, Walkover, Withdrawal, measure,
        outcomes,
    },
};

mod standing_support {
    pub(crate) mod blame;
    pub(crate) mod game;
    pub(crate) mod ranked;
    pub(crate) mod six;
}
use standing_support::{
    blame::blamed,
    game::{entrant, play},
    ranked::{line, ranked},
    six::six,
};

fn single() -> Settings {
    Settings { plays: 1, ..Settings::round_robin() }
}

fn only(plays: Vec<Play>) -> Results {
    Results { plays, ..Results::default() }
}

fn both_absent() -> Play {
    let game = blamed(play(1, 1, 1, 1, &[('A', 0), ('B', 0)]), 0, Verdict::NoShow);
    blamed(game, 1, Verdict::NoShow)
}

#[test]
fn nobody_wins_when_nobody_comes() {
    let settings = single();
    let results = only(vec![both_absent()]);
    let lines = ranked(&results, 2, &settings);
    for letter in ['A', 'B'] {
        let line = line(&lines, letter);
        assert_eq!((line.half_points, line.played, line.wins, line.draws, line.losses), (0, 1, 0, 0, 1));
        assert_eq!(line.faults[&Verdict::NoShow], 1);
        assert_eq!(line.rank, 1);
    }
    let ledger = Ledger::new(&results, 2, &settings);
    let measures = measure(&ledger, &outcomes(&ledger, &settings), &settings, 1, 10);
    assert_eq!(measures.ratings, [None, None]);
}

#[test]
fn a_double_forfeit_gives_no_credit_to_anybody() {
    let mut plays = six();
    plays[0] = both_absent();
    let played = ranked(&only(plays.clone()), 6, &single());
    plays.remove(0);
    let absent = vec![entrant('A'), entrant('B')];
    let walkovers =
        vec![Walkover { round: 1, table: 1, entrants: absent.clone(), absent, verdict: Verdict::NoShow, units: 1 }];
    let unplayed = ranked(&Results { plays: plays.clone(), walkovers, ..Results::default() }, 6, &single());
    assert_eq!(played, unplayed, "begun or not, it is the same");
    let without = ranked(&only(plays), 6, &single());
    for letter in ['A', 'B'] {
        assert_eq!(line(&played, letter).played, 5);
        let values = |lines| line(lines, letter).values[1..4].to_vec();
        assert_eq!(values(&played), values(&without));
    }
}

#[test]
fn who_does_not_come_counts_as_an_opponent_with_the_own_points() {
    let walkover = Walkover {
        round: 2,
        table: 1,
        entrants: vec![entrant('A'), entrant('C')],
        absent: vec![entrant('C')],
        verdict: Verdict::NoShow,
        units: 1,
    };
    let plays = vec![play(1, 1, 1, 1, &[('A', 0), ('B', 0)])];
    let chain = vec![TieBreak::Buchholz, TieBreak::SonnebornBerger];
    let results = Results { plays, walkovers: vec![walkover], ..Results::default() };
    let lines = ranked(&results, 3, &Settings { chain, ..single() });
    let values = |letter| line(&lines, letter).values.iter().map(|(_, value)| value.unwrap().to_string()).collect();
    let [of_winner, of_absent]: [Vec<String>; 2] = ['A', 'C'].map(values);
    // 1.5 points: B's half and the own 1.5; half of B's half and one of the own 1.5.
    assert_eq!(of_winner, ["2", "1.75"]);
    assert_eq!(of_absent, ["0", "0"]);
}

#[test]
fn an_absent_opponent_gives_the_points_and_no_rating() {
    let settings = single();
    let game = blamed(play(1, 1, 1, 1, &[('A', 5), ('B', -5)]), 1, Verdict::NoShow);
    let results = only(vec![game]);
    let lines = ranked(&results, 2, &settings);
    assert_eq!((line(&lines, 'A').half_points, line(&lines, 'B').half_points), (2, 0));
    assert_eq!(line(&lines, 'B').faults[&Verdict::NoShow], 1, "flagged");
    let ledger = Ledger::new(&results, 2, &settings);
    let units = outcomes(&ledger, &settings);
    let measures = measure(&ledger, &units, &settings, 1, 10);
    assert_eq!(measures.ratings, [None, None]);
    assert_eq!(measures.skill, [None, None]);
}

#[test]
fn who_leaves_early_is_annulled_and_who_leaves_late_forfeits() {
    assert_eq!(Retirement::AnnulBelowHalf.fate(2, 5), Fate::Annulled);
    assert_eq!(Retirement::AnnulBelowHalf.fate(3, 6), Fate::Forfeited);
    assert_eq!(Retirement::Forfeit.fate(0, 5), Fate::Forfeited);

    let (plays, missed): (Vec<Play>, Vec<Play>) =
        six().into_iter().partition(|game| game.key.table != 5 || game.key.round < 3);
    let walkovers: Vec<Walkover> = missed
        .iter()
        .map(|game| Walkover {
            round: game.key.round,
            table: game.key.table,
            entrants: game.seats.iter().map(|seat| seat.chair.entrant).collect(),
            absent: vec![entrant('F')],
            verdict: Verdict::Withdrawn,
            units: 1,
        })
        .collect();
    let left = |played| Results {
        plays: plays.clone(),
        walkovers: walkovers.clone(),
        withdrawals: vec![Withdrawal { entrant: entrant('F'), played, scheduled: 5 }],
        ..Results::default()
    };
    let annulled = ranked(&left(2), 6, &single());
    let last = annulled.last().unwrap();
    assert_eq!((last.entrant, last.annulled, last.rank, last.played), (entrant('F'), true, 6, 0));
    assert_eq!(line(&annulled, 'A').half_points, 5);
    assert_eq!(line(&annulled, 'C').played, 4);

    let forfeited = ranked(&left(3), 6, &single());
    assert_eq!(line(&forfeited, 'A').half_points, 7);
    assert_eq!(line(&forfeited, 'C').half_points, 7, "F's point for it is gone to C");
    let gone = line(&forfeited, 'F');
    assert_eq!((gone.half_points, gone.played, gone.faults[&Verdict::Withdrawn]), (0, 5, 3));
}

#[test]
fn a_result_counts_once_however_often_it_comes() {
    let whole = six();
    let mut again = whole.clone();
    again.extend(whole[3..7].iter().cloned());
    // An attempt that a later one replaced under the same key is a double too, and the earlier stands.
    again.push(Play { attempt: 2, ..whole[0].clone() });
    again.reverse();
    assert_eq!(ranked(&only(again.clone()), 6, &single()), ranked(&only(whole), 6, &single()));
    let ledger = Ledger::new(&only(again), 6, &single());
    assert_eq!(ledger.ignored.iter().filter(|(_, reason)| *reason == Reason::Doubled).count(), 5);
    assert_eq!(ledger.plays.len(), 15);
}

#[test]
fn a_double_round_robin_that_was_resumed_equals_one_that_was_not() {
    let mut plays = Vec::new();
    for (round, (first, second)) in (1..).zip([
        ('A', 'B'),
        ('C', 'D'),
        ('A', 'C'),
        ('B', 'D'),
        ('A', 'D'),
        ('B', 'C'),
        ('B', 'A'),
        ('D', 'C'),
        ('C', 'A'),
        ('D', 'B'),
        ('D', 'A'),
        ('C', 'B'),
    ]) {
        plays.push(play(round, 1, round, 1, &[(first, i64::from(round) % 3), (second, 1)]));
    }
    let uninterrupted = ranked(&only(plays.clone()), 4, &single());
    // Five were finished, the sixth ran and was replayed, and the five are told again after the restart.
    let mut resumed: Vec<Play> = plays[..5].to_vec();
    resumed.extend(plays.clone());
    assert_eq!(ranked(&only(resumed), 4, &single()), uninterrupted);
    assert!(uninterrupted.iter().all(|line| line.played == 6));
}

#[test]
fn the_director_has_the_last_word() {
    let played = play(1, 1, 1, 1, &[('A', 5), ('B', -5)]);
    let decided = play(1, 1, 1, 1, &[('A', -5), ('B', 5)]);
    let results = Results {
        plays: vec![played],
        adjudications: vec![Adjudication { play: decided, reason: "wrong tiles".into() }],
        ..Results::default()
    };
    let lines = ranked(&results, 2, &single());
    assert_eq!(line(&lines, 'B').half_points, 2);
    let ledger = Ledger::new(&results, 2, &single());
    let measures = measure(&ledger, &outcomes(&ledger, &single()), &single(), 1, 10);
    assert_eq!(measures.ratings, [None, None]);
}

#[test]
fn games_that_make_no_sense_are_set_aside() {
    let plays = vec![
        play(1, 1, 1, 1, &[('A', i64::MAX), ('B', i64::MIN)]),
        play(1, 2, 1, 1, &[('A', 1), ('Z', 0)]),
        play(1, 3, 1, 1, &[]),
    ];
    let ledger = Ledger::new(&only(plays), 2, &single());
    let reasons: Vec<_> = ledger.ignored.iter().map(|(_, reason)| *reason).collect();
    assert_eq!(reasons, [Reason::OutOfRange, Reason::Unknown, Reason::Unknown]);
    let walkover = |entrants: Vec<Entrant>, units| Walkover {
        round: 1,
        table: 4,
        absent: entrants.clone(),
        entrants,
        verdict: Verdict::NoShow,
        units,
    };
    let walkovers =
        vec![walkover(Vec::new(), 1), walkover(vec![entrant('Z')], 1), walkover(vec![entrant('A')], u32::MAX)];
    let lines = ranked(&Results { walkovers, ..Results::default() }, 2, &single());
    assert_eq!((line(&lines, 'A').played, line(&lines, 'A').half_points), (1, 0), "one meeting, one unit");
}
