//! Orders of places around a table: each list has an order per play, and in it the place in each seat. Places count
//! from 0.

use super::{Design, galois::Galois};
use crate::chance::Chance;

/// The most of whom every order is played.
pub(super) const MOST_ORDERED: usize = 5;

/// The plays of a board for `k` who sit in turn; empty where the design does not exist.
pub(super) fn orders(design: Design, k: usize, board: u32, seed: u64) -> Vec<Vec<usize>> {
    let before = board.saturating_sub(1);
    match design {
        Design::Default => rotations(&circle(k, seed, board)),
        Design::Cyclic => rotations(&(0..k).collect::<Vec<usize>>()),
        Design::Single => {
            let seats = u32::try_from(k.max(1)).unwrap_or(u32::MAX);
            let play = (before % seats) as usize;
            // A circle serves as many boards as it has rotations.
            rotations(&circle(k, seed, before / seats)).into_iter().skip(play).take(1).collect()
        }
        Design::LatinSquares => Galois::new(k).map_or_else(Vec::new, |field| {
            let slope = 1 + before as usize % (k - 1);
            lines(field, slope).collect()
        }),
        Design::TwoBalanced if k == 6 => projective_six(),
        Design::TwoBalanced => {
            Galois::new(k).map_or_else(Vec::new, |field| (1..k).flat_map(|slope| lines(field, slope)).collect())
        }
        Design::AllOrders if k > MOST_ORDERED => Vec::new(),
        Design::AllOrders => permutations(&(0..k).collect::<Vec<usize>>()),
    }
}

/// An order that each circle is equally likely for. Two have only one circle.
fn circle(k: usize, seed: u64, label: u32) -> Vec<usize> {
    let mut circle: Vec<usize> = (0..k).collect();
    if let Some(rest) = circle.get_mut(1..).filter(|rest| rest.len() > 1) {
        Chance::of(seed, &[u64::from(label)]).shuffle(rest);
    }
    circle
}

/// Each once in each seat, with the same neighbours all the time.
fn rotations(circle: &[usize]) -> Vec<Vec<usize>> {
    let rotated = |by: usize| {
        let mut order = circle.to_vec();
        order.rotate_left(by);
        order
    };
    (0..circle.len()).map(rotated).collect()
}

/// The Latin square x ↦ slope · x + b. Those of all slopes together have each two in each two seats once.
fn lines(field: Galois, slope: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..field.size).map(move |b| (0..field.size).map(|x| field.add(field.mul(slope, x), b)).collect())
}

/// Six have no field. The 60 maps x ↦ (ax + b) / (cx + d) of determinant 1 on the elements of GF(5) and infinity (5)
/// have each two in each two seats twice.
fn projective_six() -> Vec<Vec<usize>> {
    const INFINITY: usize = 5;
    let inverse = |x: usize| x * x * x % 5;
    let mut orders: Vec<Vec<usize>> = Vec::with_capacity(60);
    for matrix in 0..625 {
        let [a, b, c, d] = [matrix / 125, matrix / 25 % 5, matrix / 5 % 5, matrix % 5];
        if (a * d + 4 * b * c) % 5 != 1 {
            continue;
        }
        let image = |x: usize| {
            let (above, below) = if x == INFINITY { (a, c) } else { ((a * x + b) % 5, (c * x + d) % 5) };
            if below == 0 { INFINITY } else { above * inverse(below) % 5 }
        };
        let order: Vec<usize> = (0..6).map(image).collect();
        // A matrix and its negative are the same map.
        if !orders.contains(&order) {
            orders.push(order);
        }
    }
    orders
}

/// Every order.
fn permutations(places: &[usize]) -> Vec<Vec<usize>> {
    if places.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |at: usize| {
        let rest = [&places[..at], &places[at + 1..]].concat();
        permutations(&rest).into_iter().map(move |order| [&[places[at]], order.as_slice()].concat())
    };
    (0..places.len()).flat_map(with_first).collect()
}
