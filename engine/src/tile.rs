//! Tiles and sets of tiles.

use core::fmt;

/// Number of pips on one half of a tile, 0 (blank) to 18.
pub type Pip = u8;

/// Highest pip of the largest set, double-eighteen.
pub const MAX_PIP: Pip = 18;

/// Tiles of the largest set.
pub const MAX_TILES: usize = 190;

/// A domino. The halves have no order: `6-4` and `4-6` are the same tile.
///
/// Tiles are ordered by their higher half, then by their lower half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

const HALVES: [(Pip, Pip); MAX_TILES] = {
    let mut halves = [(0, 0); MAX_TILES];
    let (mut high, mut index) = (0, 0);
    while high <= MAX_PIP {
        let mut low = 0;
        while low <= high {
            halves[index] = (high, low);
            index += 1;
            low += 1;
        }
        high += 1;
    }
    halves
};

impl Tile {
    /// The tile without pips, 0-0.
    pub const DOUBLE_BLANK: Self = Self(0);

    /// The tile with these halves, in either order; `None` above double-eighteen.
    pub const fn new(a: Pip, b: Pip) -> Option<Self> {
        let (high, low) = if a >= b { (a, b) } else { (b, a) };
        if high > MAX_PIP {
            return None;
        }
        Some(Self((high as u16 * (high as u16 + 1) / 2) as u8 + low))
    }

    /// Place of the tile in the largest set, counted from 0-0; smaller sets are a prefix.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile at this place of the largest set; `None` from 190 on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_TILES { Some(Self(index as u8)) } else { None }
    }

    /// Pips of the higher half.
    pub const fn high(self) -> Pip {
        HALVES[self.0 as usize].0
    }

    /// Pips of the lower half.
    pub const fn low(self) -> Pip {
        HALVES[self.0 as usize].1
    }

    /// All pips on the tile: what it costs to be left holding it.
    pub const fn pips(self) -> u16 {
        let (high, low) = HALVES[self.0 as usize];
        high as u16 + low as u16
    }

    /// Whether both halves are equal.
    pub const fn is_double(self) -> bool {
        let (high, low) = HALVES[self.0 as usize];
        high == low
    }

    /// Whether one half shows `pip`, so that the tile fits an end of that value.
    pub const fn has(self, pip: Pip) -> bool {
        let (high, low) = HALVES[self.0 as usize];
        high == pip || low == pip
    }

    /// The half that faces outward when the other one is joined to `pip`.
    pub const fn across(self, pip: Pip) -> Pip {
        let (high, low) = HALVES[self.0 as usize];
        if high == pip { low } else { high }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of tiles as one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct TileSet([u64; 3]);

/// For each pip, all tiles that show it.
const SHOWING: [TileSet; MAX_PIP as usize + 1] = {
    let mut showing = [TileSet::EMPTY; MAX_PIP as usize + 1];
    let mut index = 0;
    while index < MAX_TILES {
        let (high, low) = HALVES[index];
        showing[high as usize].0[index / 64] |= 1 << (index % 64);
        showing[low as usize].0[index / 64] |= 1 << (index % 64);
        index += 1;
    }
    showing
};

/// All doubles.
const DOUBLES: TileSet = {
    let mut doubles = TileSet::EMPTY;
    let mut index = 0;
    while index < MAX_TILES {
        if HALVES[index].0 == HALVES[index].1 {
            doubles.0[index / 64] |= 1 << (index % 64);
        }
        index += 1;
    }
    doubles
};

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self([0; 3]);

    /// All doubles of the largest set.
    pub const DOUBLES: Self = DOUBLES;

    /// Every tile up to double-`max_pip`.
    pub const fn full(max_pip: Pip) -> Self {
        let count = Self::size_of_full(max_pip);
        let mut words = [0; 3];
        let mut word = 0;
        while word < 3 {
            let start = word * 64;
            words[word] = if count >= start + 64 {
                u64::MAX
            } else if count > start {
                (1 << (count - start)) - 1
            } else {
                0
            };
            word += 1;
        }
        Self(words)
    }

    /// Tiles of a whole set up to double-`max_pip`.
    pub const fn size_of_full(max_pip: Pip) -> usize {
        (max_pip as usize + 1) * (max_pip as usize + 2) / 2
    }

    /// All tiles of the largest set that show `pip`.
    pub const fn showing(pip: Pip) -> Self {
        SHOWING[pip as usize]
    }

    /// Whether there is no tile.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Number of tiles.
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether `tile` is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0[tile.index() / 64] >> (tile.index() % 64) & 1 == 1
    }

    /// Adds a tile.
    pub const fn insert(&mut self, tile: Tile) {
        self.0[tile.index() / 64] |= 1 << (tile.index() % 64);
    }

    /// Takes a tile away; nothing happens when it is not there.
    pub const fn remove(&mut self, tile: Tile) {
        self.0[tile.index() / 64] &= !(1 << (tile.index() % 64));
    }

    /// The bits themselves: that of a tile is at its index, the lowest of the first word being 0-0.
    pub const fn words(self) -> [u64; 3] {
        self.0
    }

    /// Tiles in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// Tiles in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// Tiles of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Whether every tile is of a set up to double-`max_pip`.
    pub const fn fits_set(self, max_pip: Pip) -> bool {
        self.difference(Self::full(max_pip)).is_empty()
    }

    /// All pips of all tiles.
    pub fn pips(self) -> u16 {
        self.iter().map(Tile::pips).sum()
    }

    /// The tiles from 0-0 upward; `rev()` gives the heaviest first, which is the order of
    /// listed moves.
    pub const fn iter(self) -> Tiles {
        Tiles(self)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        // Each word by itself: an insertion would wait for the one before to reach memory.
        let [mut low, mut middle, mut high] = [0; 3];
        for tile in tiles {
            let bit = 1 << (tile.index() % 64);
            let word = tile.index() / 64;
            low |= if word == 0 { bit } else { 0 };
            middle |= if word == 1 { bit } else { 0 };
            high |= if word == 2 { bit } else { 0 };
        }
        Self([low, middle, high])
    }
}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = Tiles;
    fn into_iter(self) -> Tiles {
        self.iter()
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Iterator over a [`TileSet`].
#[derive(Clone, Debug)]
pub struct Tiles(TileSet);

impl Iterator for Tiles {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        for (word, bits) in self.0.0.iter_mut().enumerate() {
            if *bits != 0 {
                let bit = bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(Tile((word as u32 * 64 + bit) as u8));
            }
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    /// Word by word, which is quicker than looking for the next tile in all of them.
    #[inline]
    fn fold<B, F: FnMut(B, Tile) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (word, mut bits) in self.0.0.into_iter().enumerate() {
            while bits != 0 {
                folded = f(folded, Tile((word as u32 * 64 + bits.trailing_zeros()) as u8));
                bits &= bits - 1;
            }
        }
        folded
    }
}

impl DoubleEndedIterator for Tiles {
    #[inline]
    fn next_back(&mut self) -> Option<Tile> {
        for (word, bits) in self.0.0.iter_mut().enumerate().rev() {
            if *bits != 0 {
                let bit = 63 - bits.leading_zeros();
                *bits &= !(1 << bit);
                return Some(Tile((word as u32 * 64 + bit) as u8));
            }
        }
        None
    }

    /// Word by word.
    #[inline]
    fn rfold<B, F: FnMut(B, Tile) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (word, mut bits) in self.0.0.into_iter().enumerate().rev() {
            while bits != 0 {
                let bit = bits.ilog2();
                bits &= !(1 << bit);
                folded = f(folded, Tile((word as u32 * 64 + bit) as u8));
            }
        }
        folded
    }
}

impl ExactSizeIterator for Tiles {}

/// A set of pips.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct PipSet(u32);

impl PipSet {
    /// No pip.
    pub const EMPTY: Self = Self(0);

    /// Adds a pip.
    pub const fn insert(&mut self, pip: Pip) {
        self.0 |= 1 << pip;
    }

    /// Whether `pip` is in the set.
    pub const fn contains(self, pip: Pip) -> bool {
        self.0 >> pip & 1 == 1
    }

    /// Whether there is no pip.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pips, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Pip> {
        (0..=MAX_PIP).filter(move |&pip| self.contains(pip))
    }
}

impl FromIterator<Pip> for PipSet {
    fn from_iter<I: IntoIterator<Item = Pip>>(pips: I) -> Self {
        let mut set = Self::EMPTY;
        for pip in pips {
            set.insert(pip);
        }
        set
    }
}

impl fmt::Debug for PipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
