//! A set of tiles is the same however it is made and walked: one by one, or all at once and word by word.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::tile::{MAX_TILES, Tile, TileSet};

/// Sets that have tiles in one word, in two, in all three and in none.
fn sets() -> impl Iterator<Item = TileSet> {
    let every = |step: usize| (0..MAX_TILES).step_by(step).map(|index| Tile::from_index(index).unwrap()).collect();
    [1, 2, 7, 63, 64, 65, 127, 189].into_iter().map(every).chain([TileSet::EMPTY, TileSet::DOUBLES, TileSet::full(6)])
}

#[test]
fn all_at_once_and_one_by_one_are_the_same_tiles() {
    for set in sets() {
        let (mut up, mut down) = (set.iter(), set.iter());
        let up: Vec<Tile> = std::iter::from_fn(|| up.next()).collect();
        let down: Vec<Tile> = std::iter::from_fn(|| down.next_back()).collect();
        let (mut folded, mut folded_back) = (Vec::new(), Vec::new());
        set.iter().for_each(|tile| folded.push(tile));
        set.iter().rev().for_each(|tile| folded_back.push(tile));
        assert_eq!((&up, &down), (&folded, &folded_back));
        assert!(up.is_sorted() && up.iter().eq(down.iter().rev()), "{set:?}");
    }
}

#[test]
fn a_set_collected_is_one_into_which_the_tiles_were_put() {
    for set in sets() {
        let mut put = TileSet::EMPTY;
        set.iter().for_each(|tile| put.insert(tile));
        assert_eq!((put, put.len()), (set.iter().collect(), set.iter().count()));
        for (index, tile) in (0..MAX_TILES).map(|index| (index, Tile::from_index(index).unwrap())) {
            assert_eq!(set.words()[index / 64] >> (index % 64) & 1 == 1, set.contains(tile), "{tile} in {set:?}");
        }
    }
}
