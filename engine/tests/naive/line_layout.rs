//! The line on the table as pieces with sides, for the four line games (§5.1, §5.2, §3).

use super::tiles::{Tile, far_half, is_double};

/// Which doubles grow in four directions (§5.2, Spinner).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Spinners {
    None,
    FirstDouble,
    All,
}

/// How a spinner counts while its sides fill (§5.2, Count).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Exposure {
    UntilBothSides,
    WhileExposed,
    SingleWhenAlone,
}

/// One side of a piece: where it looks, what it shows, and whether a tile lies there.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub(crate) way: char,
    pub(crate) arm: u32,
    pub(crate) value: u8,
    pub(crate) short: bool,
    pub(crate) joined: bool,
}

/// One tile on the table.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) tile: Tile,
    pub(crate) sides: Vec<Side>,
}

/// A place where a tile may be joined: the way the arm grows, and the number shown there.
///
/// Arms are counted from 2 in the order in which they come into being: left, right, then the short
/// sides of each spinner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct End {
    pub(crate) piece: usize,
    pub(crate) way: char,
    pub(crate) arm: u32,
    pub(crate) value: u8,
}

/// All pieces of the round in the order they were laid.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) spinners: Spinners,
    /// Short sides open at once, without waiting for the long ones ([Gambit]).
    pub(crate) four_at_once: bool,
    pub(crate) pieces: Vec<Piece>,
    next_arm: u32,
}

impl Layout {
    pub(crate) fn new(spinners: Spinners, four_at_once: bool) -> Self {
        Self { spinners, four_at_once, pieces: Vec::new(), next_arm: 4 }
    }

    /// Lays the first tile: high half to the left (W), low half to the right (E) (§1).
    pub(crate) fn lead(&mut self, tile: Tile) {
        let mut sides = vec![side('W', 2, tile.0), side('E', 3, tile.1)];
        if self.becomes_spinner(tile) {
            sides.extend(self.short_sides('W', tile.0));
        }
        self.pieces.push(Piece { tile, sides });
    }

    /// Joins a tile to an end; the caller has asked `ends` first.
    pub(crate) fn join(&mut self, tile: Tile, end: End) {
        let mut inner = side(opposite(end.way), end.arm, end.value);
        inner.joined = true;
        let mut sides = vec![inner, side(end.way, end.arm, far_half(tile, end.value))];
        if self.becomes_spinner(tile) {
            sides.extend(self.short_sides(end.way, tile.0));
        }
        for side in &mut self.pieces[end.piece].sides {
            if side.way == end.way {
                side.joined = true;
            }
        }
        self.pieces.push(Piece { tile, sides });
    }

    /// Where a tile may be joined now (§5.2, legal values).
    pub(crate) fn ends(&self) -> Vec<End> {
        let mut ends = Vec::new();
        for (piece, laid) in self.pieces.iter().enumerate() {
            for side in &laid.sides {
                let open = !side.short || self.four_at_once || long_sides_joined(laid) == 2;
                if open && !side.joined {
                    ends.push(End { piece, way: side.way, arm: side.arm, value: side.value });
                }
            }
        }
        ends
    }

    /// The bare sides, sorted: those of a double together where it counts as one or its short sides still
    /// wait for its long ones; any other side by itself. Nothing else bears on what can follow.
    pub(crate) fn bare_sides(&self, counts: bool) -> Vec<Vec<(bool, u8)>> {
        let mut bare = Vec::new();
        for piece in &self.pieces {
            let waits = piece.sides.len() == 4 && !self.four_at_once && long_sides_joined(piece) < 2;
            let together = is_double(piece.tile) && (counts || waits);
            let bare_side = |side: &Side| (together && side.short, side.value);
            let mut sides: Vec<(bool, u8)> = piece.sides.iter().filter(|side| !side.joined).map(bare_side).collect();
            sides.sort_unstable();
            if together {
                // A mark first, so that a bare double is not taken for a bare half.
                sides.insert(0, (true, u8::MAX));
                bare.push(sides);
            } else {
                bare.extend(sides.into_iter().map(|side| vec![side]));
            }
        }
        bare.retain(|sides| *sides != [(true, u8::MAX)]);
        bare.sort();
        bare
    }

    /// The sum of the open ends (§5.2, formal count).
    pub(crate) fn count(&self, exposure: Exposure) -> i32 {
        let alone = self.pieces.len() == 1;
        let mut sum = 0;
        for piece in &self.pieces {
            if is_double(piece.tile) {
                let number = i32::from(piece.tile.0);
                let bare_long_side = long_sides_joined(piece) < 2;
                if alone && exposure == Exposure::SingleWhenAlone {
                    sum += number;
                } else if bare_long_side {
                    sum += 2 * number;
                } else if exposure == Exposure::WhileExposed {
                    let bare_short = piece.sides.iter().filter(|side| side.short && !side.joined).count();
                    sum += number * i32::try_from(bare_short).unwrap();
                }
            } else {
                for side in piece.sides.iter().filter(|side| !side.joined) {
                    sum += i32::from(side.value);
                }
            }
        }
        sum
    }

    fn short_sides(&mut self, way: char, value: u8) -> Vec<Side> {
        let ways = if way == 'W' || way == 'E' { ['N', 'S'] } else { ['W', 'E'] };
        let mut sides = Vec::new();
        for way in ways {
            sides.push(Side { way, arm: self.next_arm, value, short: true, joined: false });
            self.next_arm += 1;
        }
        sides
    }

    fn becomes_spinner(&self, tile: Tile) -> bool {
        let a_double_lies = self.pieces.iter().any(|piece| is_double(piece.tile));
        match self.spinners {
            Spinners::None => false,
            Spinners::FirstDouble => is_double(tile) && !a_double_lies,
            Spinners::All => is_double(tile),
        }
    }
}

fn side(way: char, arm: u32, value: u8) -> Side {
    Side { way, arm, value, short: false, joined: false }
}

fn long_sides_joined(piece: &Piece) -> usize {
    piece.sides.iter().filter(|side| !side.short && side.joined).count()
}

fn opposite(way: char) -> char {
    match way {
        'W' => 'E',
        'E' => 'W',
        'N' => 'S',
        'S' => 'N',
        other => panic!("no such way: {other}"),
    }
}
