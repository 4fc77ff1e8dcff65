use std::collections::{BTreeMap, BTreeSet, btree_map::Entry};

use crate::{
    Entrant, Play, PlayKey, Verdict,
    standing::{Fate, Settings},
};

/// Everything that a tournament came to so far, in any order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Results {
    /// Final games.
    pub plays: Vec<Play>,
    /// Rounds that an entrant sat out.
    pub byes: Vec<Bye>,
    /// Units that were decided because somebody was not there to play them.
    pub walkovers: Vec<Walkover>,
    /// Games that the director decided.
    pub adjudications: Vec<Adjudication>,
    /// Entrants that left.
    pub withdrawals: Vec<Withdrawal>,
}

/// A round that an entrant sat out: worth as much as winning everything in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Bye {
    /// Round.
    pub round: u32,
    /// Who sat out.
    pub entrant: Entrant,
}

/// Units without a game: those present win against those absent.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Walkover {
    /// Round.
    pub round: u32,
    /// Table of the round.
    pub table: u32,
    /// Those who should have met.
    pub entrants: Vec<Entrant>,
    /// Those of them who were not there.
    pub absent: Vec<Entrant>,
    /// Why: [`Verdict::NoShow`] or [`Verdict::Withdrawn`].
    pub verdict: Verdict,
    /// Units it stands for; at most those of a meeting.
    pub units: u32,
}

/// The director's word on a game. It stands in place of what was played under the same key, counts for the
/// standings, and tells nothing about skill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adjudication {
    /// The game as decided.
    pub play: Play,
    /// Why, for the people who read the report.
    pub reason: String,
}

/// An entrant that left. What it leaves unplayed comes as walkovers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Withdrawal {
    /// Who left.
    pub entrant: Entrant,
    /// Meetings it had played.
    pub played: u32,
    /// Meetings of its whole schedule.
    pub scheduled: u32,
}

/// Why a game counts for less than the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// A second result under a key: ignored.
    Doubled,
    /// Names an entrant that is not in the field, or nobody: ignored.
    Unknown,
    /// A score beyond [`Ledger::MOST`]: ignored.
    OutOfRange,
    /// One of its entrants left too early: ignored.
    Annulled,
    /// Decided by the director: not in the statistics.
    Adjudicated,
    /// A seat is at fault: not in the statistics of skill.
    Fault,
    /// A fault of server or host: not in the statistics of skill.
    HostFault,
    /// Its block lacks a play: not in the statistics.
    Incomplete,
}

impl Reason {
    /// In words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Doubled => "second result of the same game, ignored",
            Self::Unknown => "unknown entrant, ignored",
            Self::OutOfRange => "score out of range, ignored",
            Self::Annulled => "annulled: an entrant left before half of its schedule",
            Self::Adjudicated => "decided by the director, not in the statistics",
            Self::Fault => "a seat at fault, not in the statistics of skill",
            Self::HostFault => "fault of server or host, not in the statistics of skill",
            Self::Incomplete => "the board lacks a play, not in the statistics",
        }
    }
}

/// Results put in order: each key once, in order of the schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// How many entrants there are.
    pub field: usize,
    /// Games that count.
    pub plays: Vec<Play>,
    /// Byes that count, in order.
    pub byes: Vec<Bye>,
    /// Walkovers that count, in order.
    pub walkovers: Vec<Walkover>,
    /// Games that the director decided, with the reason.
    pub adjudicated: BTreeMap<PlayKey, String>,
    /// Entrants whose games were annulled.
    pub annulled: BTreeSet<Entrant>,
    /// Games that were set aside altogether, with the reason.
    pub ignored: Vec<(PlayKey, Reason)>,
}

impl Ledger {
    /// Largest score of a seat, either way. No game comes near it; sums of them fit an `i64`.
    pub const MOST: i64 = 1_000_000_000;

    /// Puts results in order. The order in which they come does not matter: of several results under one key
    /// the one with the fewest attempts stands, then the one that began first.
    pub fn new(results: &Results, field: usize, settings: &Settings) -> Self {
        let annulled: BTreeSet<Entrant> = results
            .withdrawals
            .iter()
            .filter(|left| settings.retirement.fate(left.played, left.scheduled) == Fate::Annulled)
            .map(|left| left.entrant)
            .collect();
        let mut ignored = Vec::new();
        let mut played: Vec<&Play> = results.plays.iter().collect();
        played.sort_by_cached_key(|play| (play.key, precedence(play)));
        let mut decided: Vec<&Adjudication> = results.adjudications.iter().collect();
        decided.sort_by_cached_key(|decision| (decision.play.key, precedence(&decision.play), decision.reason.clone()));
        let mut by_key = first_of_each_key(&played, |play| play.key, &mut ignored);
        let decided = first_of_each_key(&decided, |decision| decision.play.key, &mut ignored);
        let adjudicated = decided.iter().map(|(key, decision)| (*key, decision.reason.clone())).collect();
        by_key.extend(decided.into_iter().map(|(key, decision)| (key, &decision.play)));
        let mut plays = Vec::with_capacity(by_key.len());
        for (key, play) in by_key {
            match objection(play, field, &annulled) {
                Some(reason) => ignored.push((key, reason)),
                None => plays.push(play.clone()),
            }
        }
        ignored.sort_unstable();
        let known = |entrant: &Entrant| entrant.place() < field && !annulled.contains(entrant);
        let byes: BTreeSet<Bye> = results.byes.iter().filter(|bye| known(&bye.entrant)).copied().collect();
        let most = settings.units_of_meeting();
        let walkovers: BTreeSet<Walkover> = results
            .walkovers
            .iter()
            .filter(|walkover| !walkover.entrants.is_empty() && walkover.entrants.iter().all(known))
            .map(|walkover| Walkover { units: walkover.units.min(most), ..walkover.clone() })
            .collect();
        Self {
            field,
            plays,
            byes: byes.into_iter().collect(),
            walkovers: walkovers.into_iter().collect(),
            adjudicated,
            annulled,
            ignored,
        }
    }

    /// All entrants, in order of entry.
    pub fn entrants(&self) -> impl Iterator<Item = Entrant> + use<> {
        (0..self.field).map(Entrant::at)
    }
}

fn first_of_each_key<'a, T>(
    sorted: &[&'a T],
    key: impl Fn(&T) -> PlayKey,
    ignored: &mut Vec<(PlayKey, Reason)>,
) -> BTreeMap<PlayKey, &'a T> {
    let mut first = BTreeMap::new();
    for result in sorted {
        match first.entry(key(result)) {
            Entry::Occupied(_) => ignored.push((key(result), Reason::Doubled)),
            Entry::Vacant(free) => {
                free.insert(*result);
            }
        }
    }
    first
}

/// Orders any two games that differ, so that what stands does not depend on what came first.
fn precedence(play: &Play) -> impl Ord + use<> {
    let seats: Vec<_> = play.seats.iter().map(|seat| (seat.chair, seat.score, seat.rank, seat.verdict)).collect();
    (play.attempt, play.began, play.ended, seats)
}

fn objection(play: &Play, field: usize, annulled: &BTreeSet<Entrant>) -> Option<Reason> {
    let mut entrants = play.seats.iter().map(|seat| seat.chair.entrant);
    if play.seats.is_empty() || entrants.clone().any(|entrant| entrant.place() >= field) {
        Some(Reason::Unknown)
    } else if play.seats.iter().any(|seat| seat.score.unsigned_abs() > Ledger::MOST.unsigned_abs()) {
        Some(Reason::OutOfRange)
    } else if entrants.any(|entrant| annulled.contains(&entrant)) {
        Some(Reason::Annulled)
    } else {
        None
    }
}
