//! Swiss at tables of more than two: the order is cut into tables, then neighbouring tables are mixed anew as long as
//! that means fewer rematches or, with as many, nearer points. Two tables are always mixed in the best of all ways,
//! so a field of two tables is exact; a larger one may miss what would need three tables at once. Whoever is left over
//! has a bye: the one with the fewest so far, then the last in order. Tables are always full.

use super::Player;

/// How far apart tables are that are mixed.
const REACH: usize = 3;

/// Passes over all tables, at most: each improves something, few do.
const PASSES: usize = 20;

/// Rematches, and squared differences of points.
type Cost = (u32, u128);

/// Tables of a size as places of the order, at least one.
pub(super) fn group(players: &[Player], size: usize) -> Vec<Vec<usize>> {
    let mut places: Vec<usize> = (0..players.len()).collect();
    for _ in 0..players.len() % size {
        let bye = places.iter().copied().min_by_key(|&place| (players[place].byes, players.len() - place));
        places.retain(|&place| Some(place) != bye);
    }
    let mut tables: Vec<Vec<usize>> = places.chunks_exact(size).map(<[usize]>::to_vec).collect();
    for _ in 0..PASSES {
        let mut improved = false;
        for a in 0..tables.len() {
            for b in a + 1..tables.len().min(a + 1 + REACH) {
                if let Some([first, second]) = better_split(players, &tables[a], &tables[b]) {
                    tables[a] = first;
                    tables[b] = second;
                    improved = true;
                }
            }
        }
        if !improved {
            break;
        }
    }
    tables
}

/// The best way to seat those of two tables, if it is better than theirs.
fn better_split(players: &[Player], a: &[usize], b: &[usize]) -> Option<[Vec<usize>; 2]> {
    let mut both = [a, b].concat();
    both.sort_unstable();
    let of_pair = |i: usize, j: usize| -> Cost {
        let (one, other) = (&players[i], &players[j]);
        let met = one.met.iter().filter(|&&entrant| entrant == other.entrant).count();
        let difference = u128::from(one.half_points.abs_diff(other.half_points));
        (u32::try_from(met).unwrap_or(u32::MAX), difference.saturating_mul(difference))
    };
    let costs: Vec<Vec<Cost>> = both.iter().map(|&i| both.iter().map(|&j| of_pair(i, j)).collect()).collect();
    let of_split = |set: u32| -> Cost {
        let together = |&(i, j): &(usize, usize)| (set >> i) & 1 == (set >> j) & 1;
        let pairs = (0..both.len()).flat_map(|i| (0..i).map(move |j| (i, j))).filter(together);
        pairs
            .map(|(i, j)| costs[i][j])
            .fold((0, 0), |sum: Cost, cost| (sum.0.saturating_add(cost.0), sum.1.saturating_add(cost.1)))
    };
    let now = (0..both.len()).filter(|&at| a.contains(&both[at])).fold(0, |set, at| set | 1 << at);
    // The first sits at the first table: each split once.
    let splits = (1..1_u32 << both.len()).step_by(2).filter(|set| set.count_ones() as usize == a.len());
    let (cost, best) = splits.map(|set| (of_split(set), set)).min()?;
    (cost < of_split(now)).then(|| {
        let (first, second): (Vec<usize>, Vec<usize>) = (0..both.len()).partition(|at| (best >> at) & 1 == 1);
        [first, second].map(|table| table.into_iter().map(|at| both[at]).collect())
    })
}
