//! The best pairing of a small field, by looking at all of them.

use super::{
    Pairs, Player,
    completable::is_completable,
    cost::{Cost, Costs},
};

/// All pairings of up to ten places are at most 945: they are sorted, and the first is taken that leaves the rounds
/// to come without rematch.
pub(super) fn by_enumeration(players: &[Player], rounds_left: usize) -> Pairs {
    let costs = Costs::new(players);
    let mut all = Vec::new();
    enumerate(&costs, &mut vec![false; costs.places()], &mut Vec::new(), Cost::default(), &mut all);
    let unavoidable = |cost: &Cost| (cost.second_byes, cost.rematches);
    let least = all.iter().map(|(cost, _)| unavoidable(cost)).min();
    all.retain(|(cost, _)| Some(unavoidable(cost)) == least);
    all.sort();
    let completable = all.iter().position(|(_, pairs)| is_completable(&costs, pairs, rounds_left));
    let (_, pairs) = all.swap_remove(completable.unwrap_or(0));
    without_bye(pairs, players.len())
}

/// Every pairing with its cost, the first free place always with each later one.
fn enumerate(costs: &Costs<'_>, taken: &mut [bool], pairs: &mut Pairs, cost: Cost, all: &mut Vec<(Cost, Pairs)>) {
    let Some(i) = taken.iter().position(|&taken| !taken) else {
        all.push((cost, pairs.clone()));
        return;
    };
    taken[i] = true;
    for j in i + 1..taken.len() {
        if !taken[j] {
            taken[j] = true;
            pairs.push([i, j]);
            enumerate(costs, taken, pairs, cost.plus(costs.of(i, j)), all);
            pairs.pop();
            taken[j] = false;
        }
    }
    taken[i] = false;
}

/// The best pairing by the best pairings of subsets: 65,536 of them at sixteen places.
pub(super) fn by_subsets(players: &[Player]) -> Pairs {
    let costs = Costs::new(players);
    let places = costs.places();
    let pair_costs: Vec<Vec<Cost>> = (0..places)
        .map(|i| (0..places).map(|j| if i < j { costs.of(i, j) } else { Cost::default() }).collect())
        .collect();
    let mut best = vec![None; 1 << places];
    let everybody = (1 << places) - 1;
    solve(everybody, &pair_costs, &mut best);
    let mut pairs = Vec::new();
    let mut left: usize = everybody;
    while let Some((_, j)) = best[left] {
        let i = left.trailing_zeros() as usize;
        pairs.push([i, j]);
        left &= !(1 << i | 1 << j);
    }
    without_bye(pairs, players.len())
}

/// The least cost of pairing a set of places, kept with the partner of its first. Partners are tried in order, so
/// the first of equal pairings stands.
fn solve(set: usize, costs: &[Vec<Cost>], best: &mut [Option<(Cost, usize)>]) -> Cost {
    if set == 0 {
        return Cost::default();
    }
    if let Some((cost, _)) = best[set] {
        return cost;
    }
    let i = set.trailing_zeros() as usize;
    let mut least: Option<(Cost, usize)> = None;
    for j in (i + 1..costs.len()).filter(|j| set & (1 << j) != 0) {
        let cost = costs[i][j].plus(solve(set & !(1 << i | 1 << j), costs, best));
        if least.is_none_or(|(known, _)| cost < known) {
            least = Some((cost, j));
        }
    }
    best[set] = least;
    least.map_or_else(Cost::default, |(cost, _)| cost)
}

/// Leaves out the pair with the place after the last.
fn without_bye(mut pairs: Pairs, players: usize) -> Pairs {
    pairs.retain(|&[_, j]| j < players);
    pairs
}
