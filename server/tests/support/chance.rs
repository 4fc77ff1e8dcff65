//! Chance that a test decides: deals table by table, and dice.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use std::{
    collections::{HashMap, VecDeque},
    sync::Mutex,
};

use boneyard_engine::{rules::Rules, seat::Seat, tile::Tile};
use boneyard_record::deal::{Chance, DealContext, Secret};
use boneyard_server::randomness::{FixedShuffler, Shuffler};

/// Shuffles given beforehand. Tables are told apart by the target of their rules, which decides nothing
/// as long as it is out of reach, so that tables may be opened in any order.
#[derive(Debug)]
pub(crate) struct Scripted {
    waiting: Mutex<HashMap<u16, Script>>,
    rest: FixedShuffler,
}

/// Shuffles of a table, and the seat that every lot falls on.
type Script = (VecDeque<Vec<Tile>>, Seat);

impl Scripted {
    /// Nothing is given yet; tables without a script are shuffled by this seed.
    pub(crate) fn new(seed: u8) -> Self {
        Self { waiting: Mutex::default(), rest: FixedShuffler::new([seed; 32]) }
    }

    /// Gives a table its shuffles in the order in which they will be asked for (the lot first, then round
    /// by round), and the seat that every lot falls on.
    pub(crate) fn give(&self, target: u16, shuffles: impl IntoIterator<Item = Vec<Tile>>, lot: Seat) {
        self.waiting.lock().unwrap().insert(target, (shuffles.into_iter().collect(), lot));
    }
}

impl Shuffler for Scripted {
    fn secret(&self) -> Secret {
        self.rest.secret()
    }

    fn shuffle(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Vec<Tile> {
        let given = self.waiting.lock().unwrap().get_mut(&rules.target).and_then(|(shuffles, _)| shuffles.pop_front());
        given.unwrap_or_else(|| self.rest.shuffle(chance, context, rules))
    }

    fn lot(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Seat {
        let given = self.waiting.lock().unwrap().get(&rules.target).map(|&(_, lot)| lot);
        given.unwrap_or_else(|| self.rest.lot(chance, context, rules))
    }

    fn bot_seed(&self) -> u64 {
        self.rest.bot_seed()
    }
}

/// Throws that are the same on every machine.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// The throws of this seed; near seeds give unlike ones.
    pub(crate) const fn new(seed: u64) -> Self {
        let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        // Zero is the one state that xorshift never leaves.
        Self((z ^ (z >> 31)) | 1)
    }

    const fn throw(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.throw() % bound as u64).unwrap()
    }

    /// True once in so many times.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of the entries.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Puts the entries in any order.
    pub(crate) fn shuffle<T>(&mut self, row: &mut [T]) {
        for last in (1..row.len()).rev() {
            row.swap(last, self.below(last + 1));
        }
    }

    /// The whole set of these rules in any order.
    pub(crate) fn shuffled(&mut self, rules: &Rules) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = rules.set().iter().collect();
        self.shuffle(&mut tiles);
        tiles
    }
}
