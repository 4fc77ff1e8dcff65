//! Writes a row of numbers from left to right.

use boneyard_engine::tile::TileSet;

/// Four bits as numbers, the lowest first.
const FOUR: [[f32; 4]; 16] = {
    let mut four = [[0.0; 4]; 16];
    let mut place = 0;
    while place < 64 {
        if ((place / 4) >> (place % 4)) & 1 == 1 {
            four[place / 4][place % 4] = 1.0;
        }
        place += 1;
    }
    four
};

/// What of a row is still to be written.
#[derive(Debug)]
pub struct Pen<'a>(&'a mut [f32]);

impl<'a> Pen<'a> {
    /// Begins a row of noughts.
    pub fn new(row: &'a mut [f32]) -> Self {
        row.fill(0.0);
        Self(row)
    }

    /// Whether the row is full.
    pub const fn is_done(&self) -> bool {
        self.0.is_empty()
    }

    /// The next numbers, to be written in any order.
    pub fn next(&mut self, len: usize) -> &'a mut [f32] {
        let (part, rest) = std::mem::take(&mut self.0).split_at_mut(len);
        self.0 = rest;
        part
    }
}

/// Writes for each tile whether it is there. By fours and not by those that are there: how many these are no
/// processor foresees.
pub fn mark(tiles: TileSet, out: &mut [f32]) {
    for (mut bits, part) in tiles.words().into_iter().zip(out.chunks_mut(64)) {
        let (fours, rest) = part.as_chunks_mut();
        for four in fours {
            *four = FOUR[(bits & 15) as usize];
            bits >>= 4;
        }
        for (number, bit) in rest.iter_mut().zip(FOUR[(bits & 15) as usize]) {
            *number = bit;
        }
    }
}
