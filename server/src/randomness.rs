//! The only randomness of the server: shuffles and lots of games, tokens, ids and seeds.

use std::fmt::Debug;

use boneyard_engine::{rules::Rules, seat::Seat, tile::Tile};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};

/// Where the chance of games comes from.
pub trait Shuffler: Send + Sync + Debug {
    /// The whole set of these rules in random order.
    fn shuffle(&self, rules: &Rules) -> Vec<Tile>;

    /// A random seat of a table under these rules.
    fn lot(&self, rules: &Rules) -> Seat;

    /// A seed for a house bot.
    fn bot_seed(&self) -> u64;
}

/// Fresh randomness of the operating system for each shuffle.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsShuffler;

impl Shuffler for OsShuffler {
    fn shuffle(&self, rules: &Rules) -> Vec<Tile> {
        shuffled(rules, &mut os_generator())
    }

    fn lot(&self, rules: &Rules) -> Seat {
        lot(rules, &mut os_generator())
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
    fn shuffle(&self, rules: &Rules) -> Vec<Tile> {
        self.with(|generator| shuffled(rules, generator))
    }

    fn lot(&self, rules: &Rules) -> Seat {
        self.with(|generator| lot(rules, generator))
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

/// Fisher–Yates from the top.
fn shuffled(rules: &Rules, generator: &mut ChaCha20Rng) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = rules.set().iter().collect();
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, below(last + 1, generator));
    }
    tiles
}

fn lot(rules: &Rules, generator: &mut ChaCha20Rng) -> Seat {
    Seat::from_index(below(usize::from(rules.seats), generator)).unwrap_or_default()
}

/// A number below `bound`, each equally likely: what would favour small numbers is thrown away.
fn below(bound: usize, generator: &mut ChaCha20Rng) -> usize {
    let bound = u32::try_from(bound).expect("no set has more than 190 tiles");
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let number = generator.next_u32();
        if number < fair {
            return (number % bound) as usize;
        }
    }
}
