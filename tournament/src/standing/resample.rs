use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};

use crate::{
    rating,
    standing::{
        Ledger, Outcome, Settings,
        number::{real, real_of, signed},
        outcome::half_points,
    },
};

/// With fewer deals than this no resampling is done: it would promise more than so few can say.
pub const TOO_FEW_DEALS: usize = 15;

/// Points and margin of every entrant, by its place, in one resample. What is greater is ahead.
type Sums = Vec<(i64, i64)>;

/// One side of a unit as resampling sees it.
struct Share {
    entrants: Vec<usize>,
    half_points: i64,
    /// Margin on each deal, by the place of the deal.
    margins: Vec<(usize, i64)>,
}

/// The standings again for each resample of the deals; all tables that played a deal move together. `None` for
/// too few deals.
pub(super) fn resample(
    ledger: &Ledger,
    outcomes: &[Outcome],
    settings: &Settings,
    seed: u64,
    resamples: usize,
) -> Option<Vec<Sums>> {
    let deals: BTreeSet<u32> = ledger.plays.iter().map(|play| play.key.board).collect();
    if deals.len() < TOO_FEW_DEALS || resamples == 0 {
        return None;
    }
    let place: BTreeMap<u32, usize> = deals.into_iter().enumerate().map(|(place, deal)| (deal, place)).collect();
    let worth = i64::from(settings.win()) * i64::from(settings.units_of_meeting());
    let mut fixed = vec![(0, 0); ledger.field];
    for bye in &ledger.byes {
        fixed[bye.entrant.place()].0 += worth;
    }
    let units: Vec<Vec<Share>> = outcomes.iter().map(|outcome| shares(outcome, &place)).collect();
    let strata = strata(ledger, &place);
    let statistic = |drawn: &[usize]| {
        let times = times(drawn, &strata);
        let mut sums = fixed.clone();
        for unit in &units {
            add(unit, &times, &mut sums);
        }
        sums
    };
    Some(rating::bootstrap(place.len(), seed, resamples, statistic))
}

fn shares(outcome: &Outcome, place: &BTreeMap<u32, usize>) -> Vec<Share> {
    let share = |side: &super::Side| Share {
        entrants: side.entrants.iter().map(|entrant| entrant.place()).collect(),
        half_points: i64::from(side.half_points),
        margins: side.by_board.iter().filter_map(|(board, margin)| Some((*place.get(board)?, *margin))).collect(),
    };
    outcome.sides.iter().map(share).collect()
}

/// Deals that are exchanged for one another: those of a round, so that each meeting keeps its length; all, where
/// a round has too few.
fn strata(ledger: &Ledger, place: &BTreeMap<u32, usize>) -> Vec<Vec<usize>> {
    let mut round_of = BTreeMap::new();
    for play in &ledger.plays {
        round_of.entry(play.key.board).or_insert(play.key.round);
    }
    let mut rounds: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (board, round) in round_of {
        rounds.entry(round).or_default().push(place[&board]);
    }
    if rounds.values().any(|deals| deals.len() < TOO_FEW_DEALS) {
        return vec![place.values().copied().collect()];
    }
    rounds.into_values().collect()
}

/// How often each deal was drawn, each stratum as often as it has deals.
fn times(drawn: &[usize], strata: &[Vec<usize>]) -> Vec<i64> {
    let mut times = vec![0; drawn.len()];
    let mut left = drawn.iter();
    for stratum in strata {
        for draw in left.by_ref().take(stratum.len()) {
            // The draw is uniform among all deals; its share of the way is so among those of the stratum.
            times[stratum[draw * stratum.len() / drawn.len()]] += 1;
        }
    }
    times
}

/// Adds a unit as often as its deal was drawn; a unit of several deals is scored afresh from those drawn.
fn add(unit: &[Share], times: &[i64], sums: &mut Sums) {
    let margins: Vec<i64> =
        unit.iter().map(|share| share.margins.iter().map(|(deal, margin)| margin * times[*deal]).sum()).collect();
    let several = unit.iter().any(|share| share.margins.len() > 1);
    let afresh = if several { half_points(&margins) } else { Vec::new() };
    for (n, share) in unit.iter().enumerate() {
        let points = match (afresh.get(n), share.margins.first()) {
            (Some(points), _) => i64::from(*points),
            (None, Some((deal, _))) => share.half_points * times[*deal],
            (None, None) => share.half_points,
        };
        for entrant in &share.entrants {
            sums[*entrant].0 += points;
            sums[*entrant].1 += margins[n];
        }
    }
}

/// Ranks between which each entrant lies in 95 % of the resamples.
pub(super) fn rank_intervals(samples: &[Sums], field: usize) -> Vec<(u32, u32)> {
    let cut = samples.len() / 40;
    (0..field)
        .map(|own| {
            let ranks = |counts: fn(Ordering) -> bool| {
                let count = |sums: &Sums| sums.iter().filter(|other| counts((*other).cmp(&sums[own]))).count();
                let mut ranks: Vec<u32> = samples
                    .iter()
                    .map(|sums| u32::try_from(count(sums)).expect("there are fewer entrants than numbers"))
                    .collect();
                ranks.sort_unstable();
                ranks
            };
            // Those who tie take up the ranks from the first to the last of them.
            let ahead = ranks(|order| order == Ordering::Greater);
            let not_behind = ranks(|order| order != Ordering::Less);
            (ahead[cut] + 1, not_behind[samples.len() - 1 - cut])
        })
        .collect()
}

/// Share of resamples in which the first is ahead of the second, ties counting half.
pub(super) fn ahead(samples: &[Sums], field: usize) -> Vec<Vec<f64>> {
    let share = |own: usize, other: usize| {
        let halves: usize = samples
            .iter()
            .map(|sums| match sums[own].cmp(&sums[other]) {
                Ordering::Greater => 2,
                Ordering::Equal => 1,
                Ordering::Less => 0,
            })
            .sum();
        real(signed(halves)) / 2.0 / real_of(samples.len())
    };
    (0..field).map(|own| (0..field).map(|other| share(own, other)).collect()).collect()
}
