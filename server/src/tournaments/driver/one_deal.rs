//! The deals of a block: its games have the same ones, so each is made once.

use std::{
    collections::HashMap,
    fmt,
    sync::{Mutex, PoisonError},
};

use boneyard_engine::{
    rules::Rules,
    seat::{BySeat, Seat},
    tile::Tile,
};
use boneyard_record::deal::{Chance, DealContext, Secret};

use crate::randomness::Shuffler;

/// Chance for games that have rules and deal group in common.
pub(super) struct OneDeal<'a> {
    shuffler: &'a dyn Shuffler,
    shuffles: Made<Vec<Tile>>,
    own_orders: Made<BySeat<Vec<Tile>>>,
    lots: Made<Seat>,
}

type Made<T> = Mutex<HashMap<DealContext, T>>;

impl<'a> OneDeal<'a> {
    pub(super) fn of(shuffler: &'a dyn Shuffler) -> Self {
        Self { shuffler, shuffles: Made::default(), own_orders: Made::default(), lots: Made::default() }
    }
}

fn once<T: Clone>(kept: &Made<T>, context: DealContext, make: impl FnOnce() -> T) -> T {
    // Each entry is whole before the lock is let go.
    kept.lock().unwrap_or_else(PoisonError::into_inner).entry(context).or_insert_with(make).clone()
}

impl Shuffler for OneDeal<'_> {
    fn secret(&self) -> Secret {
        self.shuffler.secret()
    }

    fn bot_seed(&self) -> u64 {
        self.shuffler.bot_seed()
    }

    fn shuffle(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Vec<Tile> {
        once(&self.shuffles, context, || self.shuffler.shuffle(chance, context, rules))
    }

    fn own_orders(&self, chance: &Chance, context: DealContext, rules: &Rules) -> BySeat<Vec<Tile>> {
        once(&self.own_orders, context, || self.shuffler.own_orders(chance, context, rules))
    }

    fn lot(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Seat {
        once(&self.lots, context, || self.shuffler.lot(chance, context, rules))
    }
}

// Tiles are nobody's business.
impl fmt::Debug for OneDeal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OneDeal").finish_non_exhaustive()
    }
}
