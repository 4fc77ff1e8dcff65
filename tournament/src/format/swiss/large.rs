//! Fields too large to look at every pairing.
//!
//! From the top, each bracket of equal points is paired upper half against lower half; with an odd number its last
//! floats down. Rematches are then removed in windows of 32 pairs that neighbour each other, by a matching: in a window
//! of 64 each has at least as many possible opponents as impossible ones for 32 rounds, so there is a way. Where a
//! bracket is too small for that it is joined with the next, and the last with the one before.

use integer_blossom::min_weight_perfect_matching;

use super::{Pairs, Player, cost::Costs};

/// Players of a window.
const WINDOW: usize = 64;

/// The pairing of least cost by one matching, the bye included.
pub(super) fn by_matching(players: &[Player]) -> Pairs {
    let costs = Costs::new(players);
    let places: Vec<usize> = (0..costs.places()).collect();
    let mut pairs = matching(&costs, &places);
    pairs.retain(|&[_, j]| j < players.len());
    pairs
}

/// The pairing of a large field.
pub(super) fn by_brackets(players: &[Player]) -> Pairs {
    let costs = Costs::new(players);
    let mut places: Vec<usize> = (0..players.len()).collect();
    if players.len() % 2 == 1 {
        let bye = (0..players.len()).min_by_key(|&place| costs.of(place, players.len()));
        places.retain(|&place| Some(place) != bye);
    }
    // Pools of brackets that are paired, the last on top, each with whom it was made of.
    let mut pools: Vec<(Vec<usize>, Pairs)> = Vec::new();
    let mut pool: Vec<usize> = Vec::new();
    let brackets: Vec<&[usize]> = places.chunk_by(|&a, &b| players[a].half_points == players[b].half_points).collect();
    for (index, bracket) in brackets.iter().enumerate() {
        let carried = pool.len();
        pool.extend_from_slice(bracket);
        let is_last = index + 1 == brackets.len();
        let floater = if pool.len() % 2 == 1 && !is_last { pool.pop() } else { None };
        let mut pairs = pair_pool(players, &costs, &pool, carried);
        if rematches(players, &pairs) > 0 && !is_last {
            pool.extend(floater);
            continue;
        }
        while rematches(players, &pairs) > 0
            && pool.len() < 2 * WINDOW
            && let Some((above, _)) = pools.pop()
        {
            let carried = above.len();
            pool.splice(0..0, above);
            pairs = pair_pool(players, &costs, &pool, carried);
        }
        pools.push((std::mem::take(&mut pool), pairs));
        pool.extend(floater);
    }
    pools.into_iter().flat_map(|(_, pairs)| pairs).collect()
}

/// Pairs a pool whose first places are carried from brackets above; the rest is one bracket.
fn pair_pool(players: &[Player], costs: &Costs<'_>, pool: &[usize], carried: usize) -> Pairs {
    let carried = carried.min(pool.len());
    if carried > 0 && pool.len() <= 2 * WINDOW {
        return matching(costs, pool);
    }
    let (carried, bracket) = pool.split_at(carried);
    // Who comes from above meets the best of both halves of the bracket, in a window of its own.
    let half = bracket.len() / 2;
    let (upper, lower) = bracket.split_at(half);
    let (more_upper, more_lower) = if carried.is_empty() {
        (0, usize::from(bracket.len() % 2 == 1))
    } else {
        let wanted = (WINDOW.saturating_sub(carried.len()) / 2).max(1).min(half);
        (wanted, wanted + (lower.len() - half))
    };
    let mut pairs = Vec::new();
    let first: Vec<usize> = [carried, &upper[..more_upper], &lower[..more_lower]].concat();
    if !first.is_empty() {
        pairs.extend(matching(costs, &first));
    }
    for (upper, lower) in upper[more_upper..].chunks(WINDOW / 2).zip(lower[more_lower..].chunks(WINDOW / 2)) {
        let straight: Pairs = upper.iter().zip(lower).map(|(&a, &b)| [a, b]).collect();
        if rematches(players, &straight) == 0 {
            pairs.extend(straight);
        } else {
            pairs.extend(matching(costs, &[upper, lower].concat()));
        }
    }
    pairs
}

/// Pairs of least cost among an even number of places.
fn matching(costs: &Costs<'_>, places: &[usize]) -> Pairs {
    let n = places.len();
    let mut weights = vec![0_i128; n * n];
    for i in 0..n {
        for j in i + 1..n {
            let (a, b) = (places[i].min(places[j]), places[i].max(places[j]));
            weights[i * n + j] = costs.of(a, b).weight();
        }
    }
    let mates = min_weight_perfect_matching(&weights, n);
    (0..n).filter(|&i| i < mates[i]).map(|i| [places[i], places[mates[i]]]).collect()
}

fn rematches(players: &[Player], pairs: &Pairs) -> usize {
    pairs.iter().filter(|&&[a, b]| players[a].has_met(&players[b])).count()
}
