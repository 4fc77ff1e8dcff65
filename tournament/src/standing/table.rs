use std::collections::BTreeMap;

use crate::{
    Entrant, Verdict,
    standing::{
        Ledger, Settings, TieBreak, Value,
        credit::Credit,
        outcome::Outcome,
        ranking::{by_points, rank},
    },
};

/// One line of the standings. Integers throughout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// From 1. Equal ranks are shared: 1, 2, 2, 4.
    pub rank: u32,
    /// Whose line.
    pub entrant: Entrant,
    /// Twice the points.
    pub half_points: i64,
    /// Units with a result, walkovers included, byes not.
    pub played: u32,
    /// Units won alone.
    pub wins: u32,
    /// Units in which the first place was shared.
    pub draws: u32,
    /// Other units.
    pub losses: u32,
    /// How often it came first, second, ... in a unit.
    pub placings: Vec<u32>,
    /// Rounds sat out.
    pub byes: u32,
    /// Sum of margins, see [`margins`](super::margins).
    pub margin: i64,
    /// Value of each tie-break of the chain; head to head has one only if all with equal points met.
    pub values: Vec<(TieBreak, Option<Value>)>,
    /// What parted it from those with equal points; `None` where points did, or nothing could.
    pub decided_by: Option<TieBreak>,
    /// Games with a fault, by kind.
    pub faults: BTreeMap<Verdict, u32>,
    /// Whether its games were annulled: it has no results then, and comes last.
    pub annulled: bool,
}

/// The standings: a function of the set of results, whatever order they came in.
pub fn standings(ledger: &Ledger, outcomes: &[Outcome], settings: &Settings) -> Vec<Standing> {
    let credit = Credit::new(ledger, outcomes, settings);
    let (gone, present): (Vec<Entrant>, Vec<Entrant>) =
        ledger.entrants().partition(|entrant| ledger.annulled.contains(entrant));
    let groups = by_points(&present, &credit);
    let faults = faults(ledger);
    let mut lines: Vec<Standing> = rank(&present, &credit, settings)
        .into_iter()
        .map(|placed| {
            let tied = groups.iter().find(|group| group.contains(&placed.entrant)).map_or(&[][..], Vec::as_slice);
            let values = settings.chain.iter().map(|link| (*link, credit.value(*link, placed.entrant, tied))).collect();
            let mut line = blank(placed.entrant, placed.rank);
            line.half_points = credit.points[placed.entrant.place()];
            line.margin = credit.margin(placed.entrant);
            line.values = values;
            line.decided_by = placed.decided_by;
            line.byes = number(ledger.byes.iter().filter(|bye| bye.entrant == placed.entrant).count());
            line.faults.clone_from(&faults[placed.entrant.place()]);
            count_units(&mut line, outcomes);
            line
        })
        .collect();
    rank_by_places(&mut lines, &settings.places);
    let last = number(lines.len() + 1);
    lines.extend(gone.into_iter().map(|entrant| Standing { annulled: true, ..blank(entrant, last) }));
    lines
}

/// Ranks by what an elimination decided, where it did.
fn rank_by_places(lines: &mut [Standing], places: &[u32]) {
    if places.is_empty() {
        return;
    }
    let place = |line: &Standing| places.get(line.entrant.place()).copied().unwrap_or(u32::MAX);
    lines.sort_by_key(|line| (place(line), line.rank));
    let order: Vec<u32> = lines.iter().map(place).collect();
    for line in lines {
        let own = place(line);
        line.rank = number(1 + order.iter().filter(|other| **other < own).count());
        line.decided_by = None;
    }
}

/// Games with a fault by kind, for each entrant. A game counts once, under the first fault found in its seats.
pub fn faults(ledger: &Ledger) -> Vec<BTreeMap<Verdict, u32>> {
    let mut faults = vec![BTreeMap::new(); ledger.field];
    for play in &ledger.plays {
        let mut first = BTreeMap::new();
        for seat in play.seats.iter().filter(|seat| seat.verdict.is_fault()) {
            first.entry(seat.chair.entrant).or_insert(seat.verdict);
        }
        for (entrant, verdict) in first {
            *faults[entrant.place()].entry(verdict).or_default() += 1;
        }
    }
    for walkover in &ledger.walkovers {
        for entrant in walkover.absent.iter().filter(|entrant| walkover.entrants.contains(entrant)) {
            *faults[entrant.place()].entry(walkover.verdict).or_default() += walkover.units;
        }
    }
    faults
}

fn count_units(line: &mut Standing, outcomes: &[Outcome]) {
    let widest = outcomes.iter().map(|outcome| outcome.sides.len()).max().unwrap_or(0);
    line.placings = vec![0; widest];
    for side in outcomes.iter().filter_map(|outcome| outcome.side_of(line.entrant)) {
        line.played += 1;
        line.placings[side.placing - 1] += 1;
        match (side.placing, side.shared) {
            (1, false) => line.wins += 1,
            (1, true) => line.draws += 1,
            _ => line.losses += 1,
        }
    }
}

const fn blank(entrant: Entrant, rank: u32) -> Standing {
    Standing {
        rank,
        entrant,
        half_points: 0,
        played: 0,
        wins: 0,
        draws: 0,
        losses: 0,
        placings: Vec::new(),
        byes: 0,
        margin: 0,
        values: Vec::new(),
        decided_by: None,
        faults: BTreeMap::new(),
        annulled: false,
    }
}

fn number(things: usize) -> u32 {
    u32::try_from(things).expect("there are fewer entrants than numbers")
}
