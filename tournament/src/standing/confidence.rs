use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Entrant,
    rating::{self, Ratings},
    standing::{
        Doing, Ledger, Outcome, Settings, Unit, blocks, outcomes,
        resample::{ahead, rank_intervals, resample},
        sample::{by_board, differences},
    },
    statistics::{Interval, mean_interval},
};

/// What results say about a field, and how surely; each list by place of the entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct Measures {
    /// Points of the game per board above the field, faults included.
    pub standing: Vec<Option<Interval>>,
    /// The same from blocks without a fault.
    pub skill: Vec<Option<Interval>>,
    /// Ranks between which an entrant lies in 95 % of resamples of the deals; `None` for too few deals.
    pub ranks: Option<Vec<(u32, u32)>>,
    /// Share of resamples in which the first is ahead of the second, ties counting half.
    pub ahead: Option<Vec<Vec<f64>>>,
    /// Ratings from boards without a fault.
    pub ratings: Vec<Option<Rating>>,
    /// Whether the ratings needed a prior, because somebody won or lost everything.
    pub prior: bool,
}

/// A rating in Elo points, the field's mean at 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Rating.
    pub elo: f64,
    /// Half of its 95 % interval.
    pub margin: f64,
}

/// Measures a field. `seed` and `resamples` are for the resampling of deals alone.
pub fn measure(ledger: &Ledger, units: &[Outcome], settings: &Settings, seed: u64, resamples: usize) -> Measures {
    let intervals = |doing| -> Vec<Option<Interval>> {
        by_board(ledger, settings, doing)
            .into_iter()
            .map(|boards| mean_interval(&boards.into_values().collect::<Vec<_>>()))
            .collect()
    };
    let drawn_again = resample(ledger, units, settings, seed, resamples);
    let (ratings, prior) = ratings(ledger, settings);
    Measures {
        standing: intervals(Doing::Standing),
        skill: intervals(Doing::Skill),
        ranks: drawn_again.as_ref().map(|samples| rank_intervals(samples, ledger.field)),
        ahead: drawn_again.as_ref().map(|samples| ahead(samples, ledger.field)),
        ratings,
        prior,
    }
}

/// What each entrant took from each other, in points of the game, over all games: for bankroll and run-off.
pub fn totals(ledger: &Ledger, settings: &Settings) -> Vec<Vec<i64>> {
    let mut totals = vec![vec![0; ledger.field]; ledger.field];
    for play in &ledger.plays {
        for ((own, other), difference) in differences(play, settings.teams) {
            totals[own.place()][other.place()] += difference;
        }
    }
    totals
}

/// Ratings from boards without a fault, or from their games if those are worth points. Bradley-Terry where two
/// entrants meet, Plackett-Luce otherwise; their errors suppose that one unit says nothing of another, which boards
/// come closer to than games of one deal.
fn ratings(ledger: &Ledger, settings: &Settings) -> (Vec<Option<Rating>>, bool) {
    let skill = blocks(ledger, settings).into_iter().filter(|block| block.counts(Doing::Skill));
    let clean = Ledger {
        plays: skill.flat_map(|block| block.plays).cloned().collect(),
        walkovers: Vec::new(),
        ..ledger.clone()
    };
    let unit = if settings.unit == Unit::Game { Unit::Game } else { Unit::Board };
    let units = outcomes(&clean, &Settings { unit, ..settings.clone() });
    let rated: Vec<&Outcome> = units.iter().filter(|outcome| outcome.sides.len() > 1).collect();
    let known: BTreeSet<Entrant> =
        rated.iter().flat_map(|outcome| &outcome.sides).flat_map(|side| side.entrants.iter().copied()).collect();
    let place: BTreeMap<Entrant, usize> = known.into_iter().enumerate().map(|(n, entrant)| (entrant, n)).collect();
    let pairs =
        rated.iter().all(|outcome| outcome.sides.len() == 2 && outcome.sides.iter().all(|s| s.entrants.len() == 1));
    let solved = if pairs { of_pairs(&rated, &place) } else { of_tables(&rated, &place) };
    let mut ratings = vec![None; ledger.field];
    let Some(solved) = solved else { return (ratings, false) };
    for (entrant, n) in &place {
        if let (Some(elo), Some(se)) = (solved.elo.get(*n), solved.se.get(*n)) {
            let usable = elo.is_finite() && se.is_finite();
            ratings[entrant.place()] = usable.then_some(Rating { elo: *elo, margin: 1.96 * se });
        }
    }
    (ratings, solved.prior)
}

fn of_pairs(rated: &[&Outcome], place: &BTreeMap<Entrant, usize>) -> Option<Ratings> {
    let mut wins = vec![vec![0.0; place.len()]; place.len()];
    for outcome in rated {
        let [a, b] = [0, 1].map(|n| place[&outcome.sides[n].entrants[0]]);
        wins[a][b] += f64::from(outcome.sides[0].half_points) / 2.0;
        wins[b][a] += f64::from(outcome.sides[1].half_points) / 2.0;
    }
    rating::bradley_terry(&wins).ok()
}

fn of_tables(rated: &[&Outcome], place: &BTreeMap<Entrant, usize>) -> Option<Ratings> {
    let ranking = |outcome: &&Outcome| -> Vec<Vec<usize>> {
        let mut placings: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for side in &outcome.sides {
            placings.entry(side.placing).or_default().extend(side.entrants.iter().map(|entrant| place[entrant]));
        }
        placings.into_values().collect()
    };
    rating::plackett_luce(&rated.iter().map(ranking).collect::<Vec<_>>()).ok()
}
