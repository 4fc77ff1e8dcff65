//! Chance that a test decides: deals table by table, and dice.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use std::{
    collections::{HashMap, VecDeque},
    sync::Mutex,
};

use boneyard_engine::{
    rules::Rules,
    seat::{BySeat, Seat},
    tile::{Tile, TileSet},
};
use boneyard_record::deal::{Chance, DealContext, Secret};
use boneyard_server::randomness::{FixedShuffler, Shuffler};

/// What is dealt at one table, in the order in which it is asked for: the lot first, then deal by deal.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    pub(crate) shuffles: VecDeque<Vec<Tile>>,
    /// Deal by deal, for tables at which each seat draws by an order of its own.
    pub(crate) own_orders: VecDeque<BySeat<Vec<Tile>>>,
    /// The seat that every lot falls on.
    pub(crate) lot: Seat,
}

impl Script {
    /// Shuffles for a table at which all draw in one order.
    pub(crate) fn new(shuffles: impl IntoIterator<Item = Vec<Tile>>, lot: Seat) -> Self {
        Self { shuffles: shuffles.into_iter().collect(), own_orders: VecDeque::new(), lot }
    }
}

/// Shuffles given beforehand. A table is known by its secret, so that tables may be played in any order.
#[derive(Debug)]
pub(crate) struct Scripted {
    /// For the table that is opened next.
    next: Mutex<Option<Script>>,
    waiting: Mutex<HashMap<Vec<Tile>, Script>>,
    rest: FixedShuffler,
}

/// What tells the chance of a table from that of any other: a deal that nobody plays.
fn mark(chance: &Chance) -> Vec<Tile> {
    chance.shuffled(DealContext { board: u32::MAX, round: u32::MAX, attempt: 0 }, TileSet::full(6))
}

impl Scripted {
    /// Nothing is given yet; tables without a script are shuffled by this seed.
    pub(crate) fn new(seed: u8) -> Self {
        Self { next: Mutex::default(), waiting: Mutex::default(), rest: FixedShuffler::new([seed; 32]) }
    }

    /// Gives the table that is opened next its script. Nobody may add entropy at it.
    pub(crate) fn give(&self, script: Script) {
        *self.next.lock().unwrap() = Some(script);
    }

    fn of_script<T>(&self, chance: &Chance, take: impl FnOnce(&mut Script) -> Option<T>) -> Option<T> {
        self.waiting.lock().unwrap().get_mut(&mark(chance)).and_then(take)
    }
}

impl Shuffler for Scripted {
    fn secret(&self) -> Secret {
        let secret = self.rest.secret();
        if let Some(script) = self.next.lock().unwrap().take() {
            self.waiting.lock().unwrap().insert(mark(&Chance::new(&secret, [])), script);
        }
        secret
    }

    fn shuffle(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Vec<Tile> {
        let given = self.of_script(chance, |script| script.shuffles.pop_front());
        given.unwrap_or_else(|| self.rest.shuffle(chance, context, rules))
    }

    fn own_orders(&self, chance: &Chance, context: DealContext, rules: &Rules) -> BySeat<Vec<Tile>> {
        let given = self.of_script(chance, |script| script.own_orders.pop_front());
        given.unwrap_or_else(|| self.rest.own_orders(chance, context, rules))
    }

    fn lot(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Seat {
        self.of_script(chance, |script| Some(script.lot)).unwrap_or_else(|| self.rest.lot(chance, context, rules))
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

    /// An order of its own for each seat, to draw by.
    pub(crate) fn own_orders(&mut self, rules: &Rules) -> BySeat<Vec<Tile>> {
        BySeat::from_fn(rules.seats, |_| self.shuffled(rules))
    }

    /// The whole set of these rules in any order.
    pub(crate) fn shuffled(&mut self, rules: &Rules) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = rules.set().iter().collect();
        self.shuffle(&mut tiles);
        tiles
    }
}
