//! Tournaments to report on.

use std::collections::BTreeMap;

use boneyard_tournament::{
    Chair, Entrant, Play, PlayKey, Seated, Verdict,
    report::Event,
    standing::{Adjudication, Bye, Results, Settings, Walkover},
};

/// Scores that look like those of games; the same for the same numbers.
fn score(a: u32, b: u32, c: u32) -> i64 {
    let mixed =
        (a.wrapping_mul(2_654_435_761) ^ b.wrapping_mul(40_503) ^ c.wrapping_mul(977)).wrapping_mul(2_246_822_519);
    i64::from((mixed >> 11) % 41) - 20
}

fn game(key: PlayKey, seats: &[(u32, i64)]) -> Play {
    let rank = |score: i64| u32::try_from(1 + seats.iter().filter(|(_, other)| *other > score).count()).unwrap();
    let seats = seats.iter().map(|(entrant, score)| Seated {
        chair: Chair { entrant: Entrant::new(*entrant).unwrap(), member: 1 },
        score: *score,
        rank: rank(*score),
        verdict: Verdict::Ok,
    });
    let began = u64::from(key.board) * 4 + u64::from(key.play);
    Play { key, seats: seats.collect(), attempt: 1, began, ended: began + 3 }
}

fn event(entrants: &[&str], plays: Vec<Play>, settings: Settings) -> Event {
    Event {
        name: "Night run".to_owned(),
        variant: "block".to_owned(),
        format: "round robin".to_owned(),
        entrants: entrants.iter().map(|name| (*name).to_owned()).collect(),
        results: Results { plays, ..Results::default() },
        settings,
        seed: 5,
        resamples: 100,
        tables: BTreeMap::new(),
    }
}

/// Three bots, ten boards a meeting, two plays a board; with a fault, a double fault, a bye, a walkover and a
/// decision in it.
pub(crate) fn duel_event() -> Event {
    let mut plays = Vec::new();
    for (round, (a, b)) in (1..).zip([(1, 2), (1, 3), (2, 3)]) {
        for board in round * 10 - 9..=round * 10 {
            let [first, second] = [score(a, b, board), score(b, a, board)];
            let key = |play| PlayKey { round, table: 1, board, play };
            plays.push(game(key(1), &[(a, first), (b, -first)]));
            plays.push(game(key(2), &[(b, second), (a, -second - i64::from(b))]));
        }
    }
    plays[3].seats[0].verdict = Verdict::Crash;
    plays[8].seats[0].verdict = Verdict::NoShow;
    plays[8].seats[1].verdict = Verdict::Late;
    let decided = Play { seats: plays[11].seats.iter().rev().copied().collect(), ..plays[11].clone() };
    let settings = Settings { boards: 10, ..Settings::round_robin() };
    let mut event = event(&["alpha", "beta", "gamma"], plays, settings);
    event.tables.insert(event.results.plays[0].key, "tbl_0001".to_owned());
    event.results.adjudications.push(Adjudication { play: decided, reason: "tiles were <wrong>".to_owned() });
    let again = Play { attempt: 2, ..event.results.plays[11].clone() };
    event.results.adjudications.push(Adjudication { play: again, reason: "no, they were right".to_owned() });
    for (round, who) in [(1, 3), (2, 2)] {
        event.results.byes.push(Bye { round, entrant: Entrant::new(who).unwrap() });
    }
    event.results.walkovers.push(Walkover {
        round: 4,
        table: 1,
        entrants: vec![Entrant::new(1).unwrap(), Entrant::new(2).unwrap()],
        absent: vec![Entrant::new(2).unwrap()],
        verdict: Verdict::Withdrawn,
        units: 2,
    });
    event
}

/// Four bots at one table, `boards` boards, each played in four rotations of one circle.
pub(crate) fn circle_event(boards: u32) -> Event {
    let mut plays = Vec::new();
    for board in 1..=boards {
        for play in 1..=4 {
            let seats: Vec<(u32, i64)> = (0..4).map(|seat| ((seat + play) % 4 + 1, score(seat, play, board))).collect();
            plays.push(game(PlayKey { round: 1, table: 1, board, play }, &seats));
        }
    }
    let settings = Settings { sides: 4, plays: 4, boards, ..Settings::round_robin() };
    event(&["north", "east", "south", "west"], plays, settings)
}

/// The same bot four times, on deals that are worth nothing.
pub(crate) fn level_event() -> Event {
    let mut event = circle_event(16);
    for seat in event.results.plays.iter_mut().flat_map(|play| &mut play.seats) {
        (seat.score, seat.rank) = (7, 1);
    }
    event
}

/// The same bot twice: every deal comes out the same way round.
pub(crate) fn twin_event() -> Event {
    let mut plays = Vec::new();
    for board in 1..=20 {
        let swing = score(1, 1, board);
        let key = |play| PlayKey { round: 1, table: 1, board, play };
        plays.push(game(key(1), &[(1, swing), (2, -swing)]));
        plays.push(game(key(2), &[(2, swing), (1, -swing)]));
    }
    event(&["twin one", "twin two"], plays, Settings { boards: 20, ..Settings::round_robin() })
}

/// Names that want to be more than names.
pub(crate) fn hostile_event() -> Event {
    let mut event = Event {
        name: "</title><script>alert(1)</script>".to_owned(),
        variant: "block\u{0}".to_owned(),
        format: "a \"b\" & 'c' ]]> <!--".to_owned(),
        ..duel_event()
    };
    event.entrants = vec![
        "=HYPERLINK(\"http://example.com\")<script>alert('x')</script>".to_owned(),
        "\u{202e}evil\u{200b}, \"quoted\"\nsecond | line`*_".to_owned(),
        "n".repeat(200),
    ];
    event.tables.insert(event.results.plays[2].key, "\"><img src=x>".to_owned());
    event
}

/// Nobody, and nothing played.
pub(crate) fn empty_event() -> Event {
    event(&[], Vec::new(), Settings::swiss())
}

/// Two entrants before the first game.
pub(crate) fn fresh_event() -> Event {
    event(&["early", "bird"], Vec::new(), Settings::swiss())
}
