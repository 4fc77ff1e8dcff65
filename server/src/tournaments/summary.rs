//! What the results of a tournament come to so far. All of it follows from the set of final games; nothing is
//! counted along the way.

use std::collections::BTreeMap;

use boneyard_tournament::{
    Entrant, Play, PlayKey, Round, Verdict,
    format::{self, Outcome, Past, Rating},
    rating::{Duel, glicko_ladder, rated},
    report::Event,
    standing::{Ledger, Settings, Side, Unit, outcomes},
    statistics::{Decision, SequentialOutcome},
};

use super::{
    plan::{FormatKind, Plan},
    schedule,
    state::{State, TestSays, Tournament},
};

/// Resamples of the deals for intervals of ranks.
const RESAMPLES: usize = 1000;

/// How the rounds that are over ended, for the pairing of the next one.
pub(super) fn past(tournament: &Tournament) -> Vec<Past> {
    let plan = &tournament.founding.plan;
    if !plan.format(tournament.members.len()).heeds_results() {
        let level =
            |round: &Round| round.pairings.iter().map(|pairing| Outcome::level(pairing.entrants.len())).collect();
        return tournament.rounds.iter().map(|round| Past { round: round.clone(), results: level(round) }).collect();
    }
    let settings = Settings {
        // A pairing is won or lost as a whole, whatever the standings count.
        unit: Unit::Match,
        retirement: boneyard_tournament::standing::Retirement::Forfeit,
        ..plan.settings(tournament.founding.seed())
    };
    let ledger = Ledger::new(&tournament.results(), tournament.members.len(), &settings);
    let units = outcomes(&ledger, &settings);
    let by_place: BTreeMap<(u32, u32), _> = units.iter().map(|unit| ((unit.round, unit.table), unit)).collect();
    (1..)
        .zip(tournament.rounds.iter())
        .map(|(number, round)| {
            let results = (1..).zip(&round.pairings).map(|(table, pairing)| {
                let sides = by_place.get(&(number, table)).map_or(&[][..], |unit| &unit.sides[..]);
                outcome(sides, &pairing.entrants)
            });
            Past { round: round.clone(), results: results.collect() }
        })
        .collect()
}

fn outcome(sides: &[Side], entrants: &[Entrant]) -> Outcome {
    let side = |entrant: &Entrant| sides.iter().find(|side| side.entrants.contains(entrant));
    let won = |own: &Side| {
        let best = |board: &u32| {
            let others = sides.iter().filter(|side| side.entrants != own.entrants);
            others.filter_map(|side| side.by_board.get(board)).max().copied()
        };
        own.by_board.iter().filter(|(board, margin)| best(board).is_none_or(|best| **margin > best)).count()
    };
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Outcome {
        half_points: entrants.iter().map(|own| side(own).map_or(0, |side| side.half_points.into())).collect(),
        boards_won: entrants.iter().map(|own| side(own).map_or(0, |side| number(won(side)))).collect(),
        difference: entrants.iter().map(|own| side(own).map_or(0, |side| side.margin)).collect(),
    }
}

/// Where a sequential test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TestReport {
    /// What it says.
    pub says: TestSays,
    /// The figures behind it.
    pub outcome: SequentialOutcome,
}

/// Where the sequential test stands; `None` when there is none. Blocks are read in the order of the schedule,
/// up to the first that is not complete.
pub fn test_of(tournament: &Tournament) -> Option<TestReport> {
    let plan = &tournament.founding.plan;
    let most = plan.most_blocks(tournament.members.len());
    let outcome = plan.test?.test(most).run(samples(tournament).into_iter());
    let says = match outcome.decision {
        Decision::AcceptNull => TestSays::Null,
        Decision::AcceptAlternative => TestSays::Alternative,
        Decision::Undecided => TestSays::Inconclusive,
        Decision::Running if tournament.state.is_over() => TestSays::Inconclusive,
        Decision::Running => TestSays::GoOn,
    };
    Some(TestReport { says, outcome })
}

/// What the first entrant scored more than the second on each board, from the first board to the last before
/// one that is not complete.
#[expect(clippy::cast_precision_loss, reason = "plays of a board are few")]
fn samples(tournament: &Tournament) -> Vec<f64> {
    let plays = tournament.founding.plan.plays_of_board().unwrap_or(1);
    let mut boards: BTreeMap<u32, Vec<Option<f64>>> = BTreeMap::new();
    for play in tournament.plays.iter() {
        boards.entry(play.key.board).or_default().push(lead(&play));
    }
    let mut samples = Vec::new();
    for ((board, leads), expected) in boards.iter().zip(1..) {
        if *board != expected || leads.len() != plays {
            break;
        }
        // A board of which a game was not played says nothing.
        if let Some(leads) = leads.iter().copied().collect::<Option<Vec<f64>>>() {
            samples.push(leads.iter().sum::<f64>() / leads.len() as f64);
        }
    }
    samples
}

/// What the first entrant scored more than the second, each by the mean of its seats; `None` where nobody played.
#[expect(clippy::cast_precision_loss, reason = "points of a game are far from where a float loses whole numbers")]
fn lead(play: &Play) -> Option<f64> {
    let idle = |verdict| matches!(verdict, Verdict::HostFault | Verdict::Withdrawn);
    if play.seats.iter().any(|seat| idle(seat.verdict)) {
        return None;
    }
    let mean = |entrant: Entrant| {
        let own: Vec<i64> =
            play.seats.iter().filter(|seat| seat.chair.entrant == entrant).map(|seat| seat.score).collect();
        own.iter().sum::<i64>() as f64 / own.len().max(1) as f64
    };
    Some(mean(Entrant::at(0)) - mean(Entrant::at(1)))
}

/// Places that an elimination has decided, by place of the entrant: who is not out comes first, then who went out
/// later; who went out with another shares the place, unless a match between them told more.
fn places(tournament: &Tournament) -> Vec<u32> {
    let plan = &tournament.founding.plan;
    if !plan.is_elimination() || tournament.rounds.is_empty() {
        return Vec::new();
    }
    let count = tournament.members.len();
    let mut past = past(tournament);
    if !tournament.state.is_over() {
        // The last round may not be over.
        past.pop();
    }
    let Ok(decisions) = format::decisions(plan.format(count), &tournament.field(), &past) else { return Vec::new() };
    let lives = if plan.format == FormatKind::DoubleElimination { 2 } else { 1 };
    let mut losses = vec![0; count];
    // The round in which an entrant went out, and the matches that it won after.
    let mut out: Vec<Option<(u32, u32)>> = vec![None; count];
    for decision in &decisions {
        let Some((winner, losers)) = decision.order.split_first() else { continue };
        if let Some((_, won)) = &mut out[winner.place()] {
            *won += 1;
        }
        for loser in losers {
            losses[loser.place()] += 1;
            if losses[loser.place()] == lives {
                out[loser.place()] = Some((decision.round, 0));
            }
        }
    }
    if let (State::Finished, 2, Some(last)) = (tournament.state, lives, decisions.last()) {
        // Without a second final the first one decides, though it is the loser's first loss.
        for loser in last.order.iter().skip(1) {
            out[loser.place()].get_or_insert((last.round, 0));
        }
    }
    let key = |place: usize| out[place].unwrap_or((u32::MAX, 0));
    let ahead = |place: usize| (0..count).filter(|&other| key(other) > key(place)).count();
    (0..count).map(|place| u32::try_from(1 + ahead(place)).unwrap_or(u32::MAX)).collect()
}

/// Strength of each entrant for the pairing of a ladder: by Glicko-2 in the order of the schedule, in
/// hundredths.
#[expect(clippy::cast_possible_truncation, reason = "ratings are some thousands")]
pub(super) fn ladder_ratings(tournament: &Tournament) -> Vec<Rating> {
    let mut plays: Vec<Play> = tournament.plays.iter().collect();
    plays.sort_unstable_by_key(|play| play.key);
    let mut duels = Vec::new();
    // Who loses by a fault has lost, here as in the standings.
    for play in plays.into_iter().filter(rated) {
        for (at, one) in play.seats.iter().enumerate() {
            for other in &play.seats[at + 1..] {
                if one.chair.entrant != other.chair.entrant {
                    let players = [one.chair.entrant.place(), other.chair.entrant.place()];
                    duels.push(Duel { players, outcome: one.score.cmp(&other.score) });
                }
            }
        }
    }
    let hundredths = |number: f64| (number * 100.0).round() as i64;
    let count = tournament.members.len();
    match glicko_ladder(count, &duels, 0.0) {
        Ok(ratings) => ratings
            .into_iter()
            .map(|known| Rating { value: hundredths(known.rating), uncertainty: hundredths(known.deviation) })
            .collect(),
        Err(_) => vec![Rating { value: 0, uncertainty: 0 }; count],
    }
}

/// All that reports are made of.
pub fn event_of(tournament: &Tournament) -> Event {
    let founding = &tournament.founding;
    let tables: BTreeMap<PlayKey, String> =
        tournament.plays.iter().map(|play| (play.key, schedule::table_id(tournament, play.key).to_string())).collect();
    Event {
        name: founding.plan.name.clone(),
        variant: founding.plan.rules.variant.to_owned(),
        format: words(&founding.plan, tournament.members.len()),
        entrants: tournament.members.iter().map(|member| member.name.clone()).collect(),
        results: tournament.results(),
        settings: Settings { places: places(tournament), ..founding.plan.settings(founding.seed()) },
        seed: founding.seed(),
        resamples: if tournament.state == State::Open { 0 } else { RESAMPLES },
        tables,
    }
}

/// The format in words.
fn words(plan: &Plan, entrants: usize) -> String {
    let name = match plan.format {
        FormatKind::RoundRobin if plan.cycles == 2 => "double round robin",
        FormatKind::RoundRobin => "round robin",
        FormatKind::Gauntlet => "gauntlet",
        FormatKind::Swiss => "Swiss",
        FormatKind::Knockout => "knock-out",
        FormatKind::DoubleElimination => "double elimination",
        FormatKind::Ladder => "ladder",
        FormatKind::Individual => "individual movement",
    };
    let plural = |count: usize, word: &str| if count == 1 { format!("1 {word}") } else { format!("{count} {word}s") };
    let plays = plan.plays_of_board().unwrap_or(1);
    format!(
        "{name}, {}, {} a meeting, {} each",
        plural(entrants, "entrant"),
        plural(plan.boards as usize, "board"),
        plural(plays, "play"),
    )
}
