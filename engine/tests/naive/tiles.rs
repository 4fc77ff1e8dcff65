//! Tiles as plain pairs, high half first, and the few sums everybody needs.

/// A tile; the high half stands first, so 6-4 is `(6, 4)`.
pub(crate) type Tile = (u8, u8);

/// Reads `"6-4"` in either order of its halves.
pub(crate) fn tile(text: &str) -> Tile {
    let (one, two) = text.split_once('-').unwrap();
    let (one, two): (u8, u8) = (one.parse().unwrap(), two.parse().unwrap());
    (one.max(two), one.min(two))
}

/// Reads tiles parted by spaces: `"6-4 3-3"`.
pub(crate) fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(tile).collect()
}

/// The tile as text: `"6-4"`.
pub(crate) fn text(tile: Tile) -> String {
    format!("{}-{}", tile.0, tile.1)
}

/// Every tile of a double-`max` set (§1).
pub(crate) fn full_set(max: u8) -> Vec<Tile> {
    let mut set = Vec::new();
    for high in 0..=max {
        for low in 0..=high {
            set.push((high, low));
        }
    }
    set
}

/// The pips of some tiles together.
pub(crate) fn pips(hand: &[Tile]) -> i32 {
    hand.iter().map(|tile| i32::from(tile.0) + i32::from(tile.1)).sum()
}

/// Whether one half of the tile is `value`.
pub(crate) fn fits(tile: Tile, value: u8) -> bool {
    tile.0 == value || tile.1 == value
}

/// The half that becomes the new end when the tile is joined by its `value` half.
pub(crate) fn far_half(tile: Tile, value: u8) -> u8 {
    if tile.0 == value { tile.1 } else { tile.0 }
}

/// Whether both halves are the same.
pub(crate) fn is_double(tile: Tile) -> bool {
    tile.0 == tile.1
}

/// Takes one tile out of a hand; a tile that is not there is a fault of the caller.
pub(crate) fn take(hand: &mut Vec<Tile>, tile: Tile) {
    let place = hand.iter().position(|held| *held == tile).unwrap();
    hand.remove(place);
}
