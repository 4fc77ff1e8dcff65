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

#[cfg(test)]
mod tests {
    use boneyard_engine::variants;

    use super::*;
    use crate::randomness::OsShuffler;

    #[test]
    fn each_deal_is_the_one_of_its_place_however_often_it_is_asked_for() {
        let rules = variants::find("draw").unwrap().with([("seats", "4")]).unwrap();
        let chance = Chance::new(&Secret::new([1; 32]), []);
        let deals = OneDeal::of(&OsShuffler);
        for _ in 0..2 {
            for (round, attempt) in [(0, 0), (1, 0), (1, 1), (2, 0)] {
                let context = DealContext { board: 3, round, attempt };
                let wanted: &dyn Shuffler = &OsShuffler;
                assert_eq!(deals.shuffle(&chance, context, &rules), wanted.shuffle(&chance, context, &rules));
                assert_eq!(deals.own_orders(&chance, context, &rules), wanted.own_orders(&chance, context, &rules));
                assert_eq!(deals.lot(&chance, context, &rules), wanted.lot(&chance, context, &rules));
            }
        }
        assert!(!format!("{deals:?}").contains('['), "tiles are hidden");
    }
}
