//! Exact designs: rounds of tables at which each place meets each other equally often. Places count from 0.

use crate::seating::galois::Galois;

/// Tables of a round.
pub(super) type Tables = Vec<Vec<usize>>;

/// Kirkman's fifteen in seven rounds of threes, from the projective space of order 2, by number.
const KIRKMAN: [[[usize; 3]; 5]; 7] = [
    [[1, 2, 3], [4, 8, 12], [5, 10, 15], [6, 11, 13], [7, 9, 14]],
    [[1, 4, 5], [2, 8, 10], [3, 13, 14], [6, 9, 15], [7, 11, 12]],
    [[1, 6, 7], [2, 9, 11], [3, 12, 15], [4, 10, 14], [5, 8, 13]],
    [[1, 8, 9], [2, 12, 14], [3, 5, 6], [4, 11, 15], [7, 10, 13]],
    [[1, 10, 11], [2, 13, 15], [3, 4, 7], [5, 9, 12], [6, 8, 14]],
    [[1, 12, 13], [2, 4, 6], [3, 9, 10], [5, 11, 14], [7, 8, 15]],
    [[1, 14, 15], [2, 5, 7], [3, 8, 11], [4, 9, 13], [6, 10, 12]],
];

/// Rounds up to which all tables there are are played one after the other.
const ALL_TABLES: usize = 1_000;

/// The design of `n` at tables of `k`: the whole of it, to be played once or more.
pub(super) fn design(n: usize, k: usize) -> Option<Vec<Tables>> {
    match (n, k) {
        (8, 4) => Some(planes_of_eight()),
        (15, 3) => {
            Some(KIRKMAN.map(|round| round.map(|table| table.map(|number| number - 1).to_vec()).to_vec()).to_vec())
        }
        _ if n == k * k => Galois::new(k).map(affine_plane),
        _ if n >= k && n <= 2 * k => all_tables(n, k),
        _ => None,
    }
}

/// The lines of an affine plane, a round for each slope: each pair meets once.
fn affine_plane(field: Galois) -> Vec<Tables> {
    let q = field.size;
    let sloped =
        |slope: usize| (0..q).map(|b| (0..q).map(|x| x * q + field.add(field.mul(slope, x), b)).collect()).collect();
    let upright = (0..q).map(|x| (0..q).map(|y| x * q + y).collect()).collect();
    (0..q).map(sloped).chain([upright]).collect()
}

/// Eight as corners of a cube, cut in halves in seven ways: each pair meets three times.
fn planes_of_eight() -> Vec<Tables> {
    let is_even = |place: usize, normal: usize| (place & normal).count_ones().is_multiple_of(2);
    let cut = |normal: usize| {
        let (even, odd) = (0..8).partition(|&place| is_even(place, normal));
        vec![even, odd]
    };
    (1..8).map(cut).collect()
}

/// All tables there are where a round has one, or two that exclude each other.
fn all_tables(n: usize, k: usize) -> Option<Vec<Tables>> {
    let mut tables: Tables = combinations(n, k);
    if n == 2 * k {
        // Every table with the first, against the others.
        tables.retain(|table| table.contains(&0));
    }
    let with_rest = |table: Vec<usize>| {
        let rest: Vec<usize> = (0..n).filter(|place| !table.contains(place)).collect();
        if n == 2 * k { vec![table, rest] } else { vec![table] }
    };
    (tables.len() <= ALL_TABLES).then(|| spread(tables, n).into_iter().map(with_rest).collect())
}

/// Lists of `k` of `n` places, in order.
fn combinations(n: usize, k: usize) -> Tables {
    if k == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        combinations(last, k - 1).into_iter().map(move |mut table| {
            table.push(last);
            table
        })
    };
    (k - 1..n).flat_map(with_last).collect()
}

/// Orders tables so that at any time all have played about equally often: next is the table of those who have played
/// least.
fn spread(mut tables: Tables, n: usize) -> Tables {
    let mut played = vec![0_usize; n];
    let mut ordered = Vec::with_capacity(tables.len());
    while let Some(at) =
        (0..tables.len()).min_by_key(|&at| tables[at].iter().map(|&p| played[p] * played[p]).sum::<usize>())
    {
        let table = tables.remove(at);
        for &place in &table {
            played[place] += 1;
        }
        ordered.push(table);
    }
    ordered
}
