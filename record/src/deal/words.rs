//! Streams of random words, and how a choice is made from them.

use boneyard_engine::tile::Tile;
use rand_chacha::ChaCha20Core;
use rand_core::{SeedableRng as _, block::Generator as _};

/// Words that the generator makes at a time: four blocks.
type Words = [u32; 64];

/// The `ChaCha20` keystream of a key as 32-bit words: nonce zero, block counter from 0, each word
/// from four bytes, the least significant first.
///
/// The generator has a 64-bit counter and a 64-bit nonce where RFC 8439 has 32 and 96. With nonce
/// zero both give the same first 256 GiB.
pub(super) fn words(key: [u8; 32]) -> impl FnMut() -> u32 {
    let mut stream = ChaCha20Core::from_seed(key);
    let mut words: Words = [0; 64];
    let mut read = words.len();
    move || {
        if read == words.len() {
            generate(&mut stream, &mut words);
            read = 0;
        }
        read += 1;
        words[read - 1]
    }
}

/// Kept out of line, so that what reads the words is small enough to stand where they are wanted.
#[inline(never)]
fn generate(stream: &mut ChaCha20Core, words: &mut Words) {
    stream.generate(words);
}

/// A number below `n`, each equally likely. Words of the last, incomplete run of `n` are thrown
/// away: they would favour small numbers.
pub(super) fn below(n: usize, words: &mut impl FnMut() -> u32) -> usize {
    let n = u32::try_from(n).expect("no set has more than 190 tiles");
    let incomplete = || (u32::MAX % n + 1) % n;
    loop {
        let word = words();
        // The incomplete run has fewer than `n` words, so it is seldom worth two divisions to know how many.
        if word <= u32::MAX - n || word <= u32::MAX - incomplete() {
            return (word % n) as usize;
        }
    }
}

/// Fisher–Yates, from the last place down.
pub(super) fn shuffle(tiles: &mut [Tile], words: &mut impl FnMut() -> u32) {
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, below(last + 1, words));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source of these words, which must be enough.
    fn given(words: &[u32]) -> impl FnMut() -> u32 {
        let mut words = words.iter();
        move || *words.next().expect("a word is left")
    }

    #[test]
    fn the_keystream_is_that_of_rfc_8439() {
        // Appendix A.1, vectors 1 and 2: key and nonce zero, blocks 0 and 1; the first words of each.
        let mut stream = words([0; 32]);
        let two_blocks: [u32; 32] = std::array::from_fn(|_| stream());
        assert_eq!(two_blocks[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        assert_eq!(two_blocks[16..20], [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73]);
    }

    #[test]
    fn words_past_the_last_whole_run_are_thrown_away() {
        // 2^32 = 613_566_756 * 7 + 4: the four highest words belong to no whole run of seven.
        for thrown_away in [u32::MAX, u32::MAX - 1, u32::MAX - 2, u32::MAX - 3] {
            assert_eq!(below(7, &mut given(&[thrown_away, thrown_away, 15])), 1);
        }
        assert_eq!(below(7, &mut given(&[u32::MAX - 4])), 6);
        // Nothing is thrown away where the runs come out even.
        assert_eq!(below(8, &mut given(&[u32::MAX])), 7);
        assert_eq!(below(1, &mut given(&[u32::MAX])), 0);
    }

    #[test]
    fn the_number_is_below_n_for_the_highest_word_that_counts_and_the_next_is_thrown_away() {
        for n in 1..=190 {
            let whole_runs = (1_u64 << 32) / n * n;
            let choices = usize::try_from(n).unwrap();
            let highest = u32::try_from(whole_runs - 1).unwrap();
            assert_eq!(below(choices, &mut given(&[highest])), choices - 1);
            if let Some(next) = highest.checked_add(1) {
                assert_eq!(below(choices, &mut given(&[next, 0])), 0, "{n}");
            }
        }
    }

    #[test]
    fn the_shuffle_exchanges_each_place_from_the_last_with_one_not_above_it() {
        let tile = |index| Tile::from_index(index).unwrap();
        let mut tiles = [0, 1, 2, 3].map(tile);
        // Place 3 with 1: 0 3 2 1. Place 2 with itself. Place 1 with 0: 3 0 2 1.
        shuffle(&mut tiles, &mut given(&[1, 2, 0]));
        assert_eq!(tiles, [3, 0, 2, 1].map(tile));
        shuffle(&mut tiles[..1], &mut given(&[]));
        shuffle(&mut [], &mut given(&[]));
    }
}
