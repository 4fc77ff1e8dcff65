//! Deals laid out by hand.

use std::sync::Arc;

use boneyard_engine::{notation, rules::Rules, seat::Seat, tile::Tile};
use boneyard_record::deal::{Chance, DealContext, Secret};
use boneyard_server::{Parts, randomness::Shuffler};

/// Deals the same tiles in every round: seat 1's hand first, then the next, then the boneyard. Seat 1
/// is drawn by every lot.
#[derive(Debug)]
pub struct Rigged(Vec<Tile>);

impl Rigged {
    /// Tiles as people write them; what is not named follows, lightest first.
    pub fn new(tiles: &str) -> Self {
        Self(tiles.split_whitespace().map(|text| notation::tile(text).unwrap()).collect())
    }
}

impl Shuffler for Rigged {
    fn secret(&self) -> Secret {
        Secret::new([1; 32])
    }

    fn shuffle(&self, _chance: &Chance, _context: DealContext, rules: &Rules) -> Vec<Tile> {
        let rest = rules.set().iter().filter(|tile| !self.0.contains(tile));
        self.0.iter().copied().chain(rest).collect()
    }

    fn lot(&self, _chance: &Chance, _context: DealContext, _rules: &Rules) -> Seat {
        Seat::default()
    }

    fn bot_seed(&self) -> u64 {
        1
    }
}

/// Parts in memory that deal these tiles.
pub fn dealing(tiles: &str) -> Parts {
    Parts { shuffler: Arc::new(Rigged::new(tiles)), ..super::parts(0) }
}
