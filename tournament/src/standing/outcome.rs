use std::{cmp::Reverse, collections::BTreeMap};

use crate::{
    Entrant, Play,
    standing::{
        Ledger, Settings, Unit, Walkover,
        margin::{TeamsOf, all_at_fault, at_fault, margins, teams_of},
    },
};

/// One unit, scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Round.
    pub round: u32,
    /// Table of the round.
    pub table: u32,
    /// Who met, in order of entry.
    pub sides: Vec<Side>,
    /// How it came about.
    pub how: How,
}

/// How a unit was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// At the table.
    Played,
    /// Every side was at fault in every game: nobody has points, nor credit from opponents.
    AllForfeit,
    /// Without a game.
    Walkover,
}

/// A side in a unit: an entrant, or entrants who were partners throughout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// Who.
    pub entrants: Vec<Entrant>,
    /// Sum of its margins.
    pub margin: i64,
    /// Margin by board, in order, for resampling of deals.
    pub by_board: BTreeMap<u32, i64>,
    /// 2 for each side left behind, 1 for each drawn with.
    pub half_points: u32,
    /// Sides ahead of it, plus 1; the last place where nobody has points.
    pub placing: usize,
    /// Whether another side has the same place.
    pub shared: bool,
}

/// Scores all units of a ledger, in order of the schedule.
pub fn outcomes(ledger: &Ledger, settings: &Settings) -> Vec<Outcome> {
    let unit = |play: &Play| match settings.unit {
        Unit::Game => (play.key.round, play.key.table, play.key.board, play.key.play),
        Unit::Board => (play.key.round, play.key.table, play.key.board, 0),
        Unit::Match => (play.key.round, play.key.table, 0, 0),
    };
    let played = ledger.plays.chunk_by(|a, b| unit(a) == unit(b)).map(|plays| played(plays, settings));
    let given = ledger
        .walkovers
        .iter()
        .flat_map(|walkover| std::iter::repeat_n(walkover, walkover.units as usize).map(without_game));
    played.chain(given).collect()
}

/// Half points of each key among its like: 2 for each one that is less, 1 for each equal. With k sides that is
/// twice k-1 for the first down to 0 for the last, ties averaged, and always an integer.
pub fn half_points<K: Ord>(keys: &[K]) -> Vec<u32> {
    let against = |own: &K| {
        keys.iter()
            .map(|other| match own.cmp(other) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            })
            .sum::<u32>()
    };
    // Everybody is equal to itself.
    keys.iter().map(|own| against(own) - 1).collect()
}

fn played(plays: &[Play], settings: &Settings) -> Outcome {
    let key = plays[0].key;
    let mut sides = sides_of(plays, settings);
    let mut keys = Vec::new();
    for side in &mut sides {
        let mut ranks = 0;
        for play in plays {
            let margin = margins(play, settings.teams).get(&side.entrants[0]).copied().unwrap_or(0);
            *side.by_board.entry(play.key.board).or_default() += margin;
            side.margin += margin;
            // Who never appeared may leave scores that say nothing; the judge's ranks do.
            if !at_fault(play).is_empty() && !all_at_fault(play) {
                let own = play.seats.iter().filter(|seat| seat.chair.entrant == side.entrants[0]);
                ranks += own.map(|seat| u64::from(seat.rank)).min().unwrap_or(0);
            }
        }
        keys.push((side.margin, Reverse(ranks)));
    }
    let nobody = plays.iter().all(all_at_fault);
    if nobody {
        last_place(&mut sides);
    } else {
        place(&mut sides, &keys);
    }
    Outcome { round: key.round, table: key.table, sides, how: if nobody { How::AllForfeit } else { How::Played } }
}

fn without_game(walkover: &Walkover) -> Outcome {
    let mut sides: Vec<Side> = walkover.entrants.iter().map(|entrant| Side::new(vec![*entrant])).collect();
    let present: Vec<bool> = walkover.entrants.iter().map(|entrant| !walkover.absent.contains(entrant)).collect();
    let anybody = present.contains(&true);
    if anybody {
        place(&mut sides, &present);
    } else {
        last_place(&mut sides);
    }
    let how = if anybody { How::Walkover } else { How::AllForfeit };
    Outcome { round: walkover.round, table: walkover.table, sides, how }
}

/// Entrants in the same team in all games are one side.
fn sides_of(plays: &[Play], settings: &Settings) -> Vec<Side> {
    let teams: Vec<TeamsOf> = plays.iter().map(|play| teams_of(play, settings.teams)).collect();
    let mut entrants: Vec<Entrant> = teams.iter().flat_map(|of| of.keys().copied()).collect();
    entrants.sort_unstable();
    entrants.dedup();
    let company = |entrant: Entrant| teams.iter().map(|of| of.get(&entrant)).collect::<Vec<_>>();
    let mut sides: Vec<Side> = Vec::new();
    for entrant in entrants {
        match sides.iter_mut().find(|side| company(side.entrants[0]) == company(entrant)) {
            Some(side) => side.entrants.push(entrant),
            None => sides.push(Side::new(vec![entrant])),
        }
    }
    sides
}

fn place<K: Ord>(sides: &mut [Side], keys: &[K]) {
    for ((side, key), half_points) in sides.iter_mut().zip(keys).zip(half_points(keys)) {
        side.half_points = half_points;
        side.placing = 1 + keys.iter().filter(|other| *other > key).count();
        side.shared = keys.iter().filter(|other| *other == key).count() > 1;
    }
}

fn last_place(sides: &mut [Side]) {
    let last = sides.len();
    for side in sides {
        (side.placing, side.shared) = (last, last > 1);
    }
}

impl Side {
    /// Not placed yet.
    fn new(entrants: Vec<Entrant>) -> Self {
        Self { entrants, margin: 0, by_board: BTreeMap::new(), half_points: 0, placing: 1, shared: false }
    }
}

impl Outcome {
    /// The side of an entrant.
    pub fn side_of(&self, entrant: Entrant) -> Option<&Side> {
        self.sides.iter().find(|side| side.entrants.contains(&entrant))
    }

    /// Entrants on the other sides, in order of side.
    pub fn opponents(&self, entrant: Entrant) -> impl Iterator<Item = Entrant> {
        let others = self.sides.iter().filter(move |side| !side.entrants.contains(&entrant));
        others.flat_map(|side| side.entrants.iter().copied())
    }
}
