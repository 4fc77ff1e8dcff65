use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};

use crate::{
    Entrant,
    rating::{self, Ratings},
    standing::{
        Doing, Ledger, Outcome, Settings,
        number::{real, real_of},
        outcome::half_points,
        sample::{by_board, differences},
    },
    statistics::{Interval, mean_interval},
};

/// With fewer deals than this no resampling is done: it would promise more than so few can say.
pub const TOO_FEW_DEALS: usize = 15;

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
    /// Ratings from units without a fault.
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
pub fn measure(ledger: &Ledger, outcomes: &[Outcome], settings: &Settings, seed: u64, resamples: usize) -> Measures {
    let intervals = |doing| -> Vec<Option<Interval>> {
        by_board(ledger, settings, doing)
            .into_iter()
            .map(|boards| mean_interval(&boards.into_values().collect::<Vec<_>>()))
            .collect()
    };
    let drawn_again = resample(ledger, outcomes, settings, seed, resamples);
    let (ratings, prior) = ratings(ledger.field, outcomes);
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

/// Points and margin of every entrant, once for each resample of the deals.
fn resample(
    ledger: &Ledger,
    outcomes: &[Outcome],
    settings: &Settings,
    seed: u64,
    resamples: usize,
) -> Option<Vec<Vec<(i64, i64)>>> {
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
    let statistic = |drawn: &[usize]| {
        let mut times = vec![0_i64; place.len()];
        for deal in drawn {
            times[*deal] += 1;
        }
        let mut sums = fixed.clone();
        for outcome in outcomes {
            add(outcome, &times, &place, &mut sums);
        }
        sums
    };
    Some(rating::bootstrap(place.len(), seed, resamples, statistic))
}

/// Adds a unit as often as its deal was drawn; a unit of several deals is scored afresh from those drawn.
fn add(outcome: &Outcome, times: &[i64], place: &BTreeMap<u32, usize>, sums: &mut [(i64, i64)]) {
    let drawn = |board: &u32| place.get(board).map_or(0, |place| times[*place]);
    let several = outcome.sides.iter().any(|side| side.by_board.len() > 1);
    let margins: Vec<i64> = outcome
        .sides
        .iter()
        .map(|side| side.by_board.iter().map(|(board, margin)| margin * drawn(board)).sum())
        .collect();
    let afresh = if several { half_points(&margins) } else { Vec::new() };
    for (n, side) in outcome.sides.iter().enumerate() {
        let points = match (several, side.by_board.keys().next()) {
            (true, _) => i64::from(afresh[n]),
            (false, Some(board)) => i64::from(side.half_points) * drawn(board),
            (false, None) => i64::from(side.half_points),
        };
        for entrant in &side.entrants {
            let sum = &mut sums[entrant.place()];
            *sum = (sum.0 + points, sum.1 + margins[n]);
        }
    }
}

fn rank_intervals(samples: &[Vec<(i64, i64)>], field: usize) -> Vec<(u32, u32)> {
    let cut = samples.len() / 40;
    (0..field)
        .map(|own| {
            let ranks = |better: fn(Ordering) -> bool| {
                let mut ranks: Vec<u32> = samples
                    .iter()
                    .map(|sums| sums.iter().filter(|other| better((*other).cmp(&sums[own]))).count())
                    .map(|count| u32::try_from(count).expect("there are fewer entrants than numbers"))
                    .collect();
                ranks.sort_unstable();
                ranks
            };
            // Those who tie take up the ranks from the first to the last of them.
            let best = ranks(|order| order == Ordering::Greater);
            let worst = ranks(|order| order != Ordering::Less);
            (best[cut] + 1, worst[worst.len() - 1 - cut])
        })
        .collect()
}

fn ahead(samples: &[Vec<(i64, i64)>], field: usize) -> Vec<Vec<f64>> {
    let share = |own: usize, other: usize| {
        let halves: i64 = samples
            .iter()
            .map(|sums| match sums[own].cmp(&sums[other]) {
                Ordering::Greater => 2,
                Ordering::Equal => 1,
                Ordering::Less => 0,
            })
            .sum();
        real(halves) / 2.0 / real_of(samples.len())
    };
    (0..field).map(|own| (0..field).map(|other| share(own, other)).collect()).collect()
}

/// Bradley-Terry where two entrants meet in every unit, Plackett-Luce otherwise.
fn ratings(field: usize, outcomes: &[Outcome]) -> (Vec<Option<Rating>>, bool) {
    let rated: Vec<&Outcome> = outcomes.iter().filter(|outcome| outcome.rated && outcome.sides.len() > 1).collect();
    let known: BTreeSet<Entrant> =
        rated.iter().flat_map(|outcome| &outcome.sides).flat_map(|side| side.entrants.iter().copied()).collect();
    let place: BTreeMap<Entrant, usize> = known.into_iter().enumerate().map(|(n, entrant)| (entrant, n)).collect();
    let pairs =
        rated.iter().all(|outcome| outcome.sides.len() == 2 && outcome.sides.iter().all(|s| s.entrants.len() == 1));
    let solved = if pairs { of_pairs(&rated, &place) } else { of_tables(&rated, &place) };
    let mut ratings = vec![None; field];
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
