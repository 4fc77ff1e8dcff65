//! The only randomness of the server: secrets of deals, tokens, ids and seeds.

use std::fmt::Debug;

use boneyard_engine::{
    rules::Rules,
    seat::{BySeat, Seat},
    tile::Tile,
};
use boneyard_record::deal::{Chance, DealContext, Secret};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};

/// Where the chance of games comes from. What is dealt follows from a secret by the specification of
/// the provable deal; tests may lay deals out by hand.
pub trait Shuffler: Send + Sync + Debug {
    /// A fresh secret for a deal group.
    fn secret(&self) -> Secret;

    /// A seed for a house bot.
    fn bot_seed(&self) -> u64;

    /// The whole set of these rules in the order in which it is dealt.
    fn shuffle(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Vec<Tile> {
        chance.shuffled(context, rules.set())
    }

    /// The whole set in the order in which each seat draws, where they have their own.
    fn own_orders(&self, chance: &Chance, context: DealContext, rules: &Rules) -> BySeat<Vec<Tile>> {
        BySeat::from_fn(rules.seats, |seat| chance.own_order(context, seat, rules.set()))
    }

    /// A seat of a table under these rules, by lot.
    fn lot(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Seat {
        chance.lot(context, rules.seats).unwrap_or_default()
    }
}

/// Fresh randomness of the operating system for each secret.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsShuffler;

impl Shuffler for OsShuffler {
    fn secret(&self) -> Secret {
        Secret::new(random_bytes())
    }

    fn bot_seed(&self) -> u64 {
        os_generator().next_u64()
    }
}

/// The same chance on every run, for tests that compare games. Never for play: whoever knows the
/// seed knows every hand.
#[derive(Debug)]
pub struct FixedShuffler(std::sync::Mutex<ChaCha20Rng>);

impl FixedShuffler {
    /// Chance that follows from this seed.
    pub fn new(seed: [u8; 32]) -> Self {
        Self(std::sync::Mutex::new(ChaCha20Rng::from_seed(seed)))
    }

    fn with<T>(&self, take: impl FnOnce(&mut ChaCha20Rng) -> T) -> T {
        take(&mut self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

impl Shuffler for FixedShuffler {
    fn secret(&self) -> Secret {
        let mut bytes = [0; 32];
        self.with(|generator| generator.fill_bytes(&mut bytes));
        Secret::new(bytes)
    }

    fn bot_seed(&self) -> u64 {
        self.with(rand_core::Rng::next_u64)
    }
}

/// Bytes of the operating system's generator.
///
/// # Panics
/// The system gives none: then there are no fair deals and no tokens, and going on would be worse.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives randomness");
    bytes
}

fn os_generator() -> ChaCha20Rng {
    ChaCha20Rng::from_seed(random_bytes())
}
