//! Whether every tile is dealt to every place equally often, by Pearson's chi-square.
//!
//! 100,000 deals each, a million with `BONEYARD_NIGHTLY`. Secrets are fixed, so the outcome is, too. Shuffles with
//! a known bias are judged alike, to see that the test would notice.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "the figures are of interest when the test passes, too")]

use std::array;

use boneyard_engine::{
    seat::{MAX_SEATS, Seat},
    tile::{Tile, TileSet},
};
use boneyard_record::deal::{Chance, DealContext, Entropy, Secret};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};

/// Tiles of a double-six set.
const TILES: usize = 28;

/// Score of a normal distribution that is passed with p = 0.001, at either end.
const LIMIT: f64 = 3.0902;

fn deals() -> u32 {
    if std::env::var_os("BONEYARD_NIGHTLY").is_some() { 1_000_000 } else { 100_000 }
}

fn chance() -> Chance {
    Chance::new(&Secret::new([42; 32]), &[Entropy::new(b"distribution").unwrap()])
}

fn double_six() -> Vec<Tile> {
    TileSet::full(6).iter().collect()
}

/// A chi-square with so many degrees of freedom, as a score of the standard normal distribution
/// (Wilson and Hilferty's cube root).
fn score(chi_square: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

/// Score of the table tile × place over many orders of a set.
///
/// Rows and columns of each order sum to one, so that the cells are not independent: Pearson's sum
/// times (n − 1) / n has a chi-square distribution with (n − 1)² degrees of freedom.
#[expect(clippy::cast_precision_loss, reason = "at most 190 tiles")]
fn score_of_places(what: &str, size: usize, mut order: impl FnMut(u32, &mut Vec<Tile>)) -> f64 {
    let mut counts = vec![vec![0_u32; size]; size];
    let mut tiles = Vec::new();
    for number in 0..deals() {
        order(number, &mut tiles);
        for (place, tile) in tiles.iter().enumerate() {
            counts[tile.index()][place] += 1;
        }
    }
    let (n, expected) = (size as f64, f64::from(deals()) / size as f64);
    let pearson: f64 = counts.iter().flatten().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let score = score(pearson * (n - 1.0) / n, (n - 1.0).powi(2));
    eprintln!("{what}: {} orders, score {score:+.2}", deals());
    score
}

/// Where each tile of the first order lies in the second: an order of its own if both are unrelated.
fn compared(first: &[Tile], second: &[Tile], places: &mut Vec<Tile>) {
    let place = |tile| second.iter().position(|&other| other == tile).unwrap();
    places.clear();
    places.extend(first.iter().map(|&tile| Tile::from_index(place(tile)).unwrap()));
}

const fn board(board: u32) -> DealContext {
    DealContext { board, round: 1, attempt: 0 }
}

#[test]
fn every_tile_comes_to_every_place_equally_often() {
    for max_pip in [6, 9, 12, 15, 18] {
        let (chance, set) = (chance(), TileSet::full(max_pip));
        let what = format!("deals of double-{max_pip}");
        let score = score_of_places(&what, set.len(), |number, tiles| chance.shuffle_into(board(number), set, tiles));
        assert!(score.abs() < LIMIT, "{what}: {score}");
    }
}

#[test]
fn the_next_deal_is_unrelated() {
    let (chance, set) = (chance(), TileSet::full(6));
    let mut former = chance.shuffled(board(u32::MAX), set);
    let mut latter = Vec::new();
    let score = score_of_places("deals after deals", TILES, |number, places| {
        chance.shuffle_into(board(number), set, &mut latter);
        compared(&former, &latter, places);
        std::mem::swap(&mut former, &mut latter);
    });
    assert!(score.abs() < LIMIT, "{score}");
}

#[test]
fn a_deal_and_a_seats_own_order_are_unrelated() {
    let (chance, double_six) = (chance(), TileSet::full(6));
    let (mut dealt, mut own) = (Vec::new(), Vec::new());
    let score = score_of_places("own orders after deals", TILES, |number, places| {
        let seat = Seat::from_index(number as usize % MAX_SEATS).unwrap();
        chance.shuffle_into(board(number), double_six, &mut dealt);
        chance.own_order_into(board(number), seat, double_six, &mut own);
        compared(&dealt, &own, places);
    });
    assert!(score.abs() < LIMIT, "{score}");
}

#[test]
fn every_seat_is_drawn_by_lot_equally_often() {
    let chance = chance();
    for seats in 2..=14_u8 {
        let mut counts = [0_u32; MAX_SEATS];
        for number in 0..deals() {
            counts[chance.lot(board(number), seats).unwrap().index()] += 1;
        }
        let expected = f64::from(deals()) / f64::from(seats);
        let pearson =
            counts[..usize::from(seats)].iter().map(|&count| (f64::from(count) - expected).powi(2) / expected);
        let score = score(pearson.sum(), f64::from(seats) - 1.0);
        eprintln!("lots among {seats}: score {score:+.2}");
        assert!(score.abs() < LIMIT, "{seats} seats: {score}");
    }
}

/// Orders by Fisher–Yates with this way to choose a place not above another.
fn score_of_shuffle(what: &str, mut choose: impl FnMut(&mut ChaCha20Rng, usize) -> usize) -> f64 {
    let mut generator = ChaCha20Rng::from_seed([7; 32]);
    score_of_places(what, TILES, |_, tiles| {
        *tiles = double_six();
        for last in (1..TILES).rev() {
            tiles.swap(last, choose(&mut generator, last));
        }
    })
}

fn fair(generator: &mut ChaCha20Rng, n: usize) -> usize {
    let n = n as u64;
    usize::try_from((u64::from(generator.next_u32()) * n) >> 32).unwrap()
}

#[test]
fn a_shuffle_without_planted_bias_passes() {
    let score = score_of_shuffle("no bias", |generator, last| fair(generator, last + 1));
    assert!(score.abs() < LIMIT, "{score}");
}

#[test]
fn planted_biases_are_found() {
    let scores =
        [
            (
                "remainders of one byte",
                score_of_shuffle("remainders of one byte", |generator, last| {
                    generator.next_u32().to_le_bytes()[0] as usize % (last + 1)
                }),
            ),
            ("a tile never stays", score_of_shuffle("a tile never stays", fair)),
            (
                "exchanged with any place",
                score_of_shuffle("exchanged with any place", |generator, _| fair(generator, TILES)),
            ),
            (
                "the last two are not exchanged",
                score_of_shuffle("the last two are not exchanged", |generator, last| {
                    if last == 1 { 1 } else { fair(generator, last + 1) }
                }),
            ),
        ];
    for (bias, score) in scores {
        assert!(score > 2.0 * LIMIT, "{bias}: {score}");
    }
}

#[test]
fn orders_that_are_too_even_are_found() {
    // Each tile to each place in turn: as even as can be, and no chance at all.
    let set = double_six();
    let score = score_of_places("in turn", TILES, |number, tiles| {
        *tiles = array::from_fn::<_, TILES, _>(|place| set[(place + number as usize) % TILES]).to_vec();
    });
    assert!(score < -2.0 * LIMIT, "{score}");
}
