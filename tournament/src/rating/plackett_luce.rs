use std::collections::{BTreeMap, BTreeSet};

use super::{
    MAX_ENTRANTS, MAX_TIED, RatingError,
    connected::strongly_connected,
    likelihood::Choices,
    strength::{Fit, Ratings},
};
use crate::statistics::float;

/// Ratings by the Plackett-Luce model, the likeliest for all placings at once: the first is drawn from all with
/// odds by strength, the second from the rest, and so on. For two sides it is [`super::bradley_terry`].
///
/// A ranking lists groups of entrants, best first; those in one group share the place. A shared place counts as
/// the mean of all orders it may hide, as a draw is half a win. Entrants are numbered from 0; the greatest
/// number that occurs says how many there are.
pub fn plackett_luce(rankings: &[Vec<Vec<usize>>]) -> Result<Ratings, RatingError> {
    plackett_luce_fit(rankings).map(|fit| fit.ratings())
}

/// As [`plackett_luce`], with the covariance of the ratings.
pub fn plackett_luce_fit(rankings: &[Vec<Vec<usize>>]) -> Result<Fit, RatingError> {
    let size = rankings.iter().flatten().flatten().max().map_or(0, |last| last.saturating_add(1));
    if size > MAX_ENTRANTS {
        return Err(RatingError::TooMany(size - 1));
    }
    let mut choices = Choices { chosen: vec![0.0; size], sets: BTreeMap::new(), prior: false };
    let mut ahead = vec![vec![false; size]; size];
    for ranking in rankings {
        let mut rest: BTreeSet<usize> = BTreeSet::new();
        for &entrant in ranking.iter().flatten() {
            if !rest.insert(entrant) {
                return Err(RatingError::Repeated(entrant));
            }
        }
        for group in ranking {
            if group.len() > MAX_TIED {
                return Err(RatingError::TooManyTied(group.len()));
            }
            for &a in group {
                rest.iter().filter(|&&b| b != a).for_each(|&b| ahead[a][b] = true);
            }
            rest.retain(|entrant| !group.contains(entrant));
            add_group(&mut choices, group, &rest);
        }
    }
    choices.prior = !strongly_connected(size, |a, b| ahead[a][b]);
    choices.fit()
}

/// The choices by which a group comes before the rest, in all orders at once.
///
/// In a random order of m entrants, a subset of s is at some time what is left of the group with the
/// probability 1 / C(m, s). So the mean over m! orders is a sum over 2^m subsets.
fn add_group(choices: &mut Choices, group: &[usize], rest: &BTreeSet<usize>) {
    for left in 1_usize..1 << group.len() {
        let members = group.iter().enumerate().filter(|(at, _)| left >> at & 1 == 1).map(|(_, &entrant)| entrant);
        let mut set: Vec<usize> = members.chain(rest.iter().copied()).collect();
        if set.len() > 1 {
            let times = 1.0 / subsets(group.len(), left.count_ones());
            // Each of what is left of the group is as likely as another to be the next in order.
            let share = times / f64::from(left.count_ones());
            set[..left.count_ones() as usize].iter().for_each(|&entrant| choices.chosen[entrant] += share);
            set.sort_unstable();
            *choices.sets.entry(set).or_default() += times;
        }
    }
}

/// How many subsets of a size there are.
fn subsets(of: usize, size: u32) -> f64 {
    (0..size as usize).fold(1.0, |count, at| count * float(of - at) / float(at + 1))
}
