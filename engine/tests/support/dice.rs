//! Chance for tests: a tiny xorshift, so that one seed means the same game on every machine.

use boneyard_engine::{rules::Rules, seat::Seat, tile::Tile};

/// A stream of throws.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// The stream of this seed; near seeds give unlike streams.
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

    /// The whole set of a table, shuffled.
    pub(crate) fn shuffled_set(&mut self, rules: &Rules) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = rules.set().iter().collect();
        self.shuffle(&mut tiles);
        tiles
    }

    /// Any seat of a table.
    pub(crate) fn seat(&mut self, rules: &Rules) -> Seat {
        Seat::from_index(self.below(usize::from(rules.seats))).unwrap()
    }
}
