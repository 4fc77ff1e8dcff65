//! A small stream of chance from the caller's seed: `SplitMix64`. It draws seatings and breaks ties of
//! schedules; deals come from elsewhere.

/// A stream of words. The same seed and labels give the same stream on every machine.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The stream that a seed has for one purpose, such as a round or a board: each list of labels has its own.
    pub fn of(seed: u64, labels: &[u64]) -> Self {
        let mut state = Self(seed);
        for &label in labels {
            state = Self(state.word() ^ label.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        }
        Self(state.word())
    }

    /// The next word.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`, each equally likely; 0 when `n` is 0.
    pub const fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n == 0 {
            return 0;
        }
        // Words of the last, incomplete run of `n` would favour small numbers.
        let incomplete = (u64::MAX % n + 1) % n;
        loop {
            let word = self.word();
            if word <= u64::MAX - incomplete {
                #[expect(clippy::cast_possible_truncation, reason = "it is below a usize")]
                return (word % n) as usize;
            }
        }
    }

    /// Puts a list in any order, each equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_those_of_the_published_generator() {
        let mut chance = Chance::new(1_234_567);
        let words: [u64; 3] = std::array::from_fn(|_| chance.word());
        assert_eq!(words, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn labels_have_streams_of_their_own() {
        let first = |labels: &[u64]| Chance::of(7, labels).word();
        let words = [first(&[]), first(&[0]), first(&[1]), first(&[0, 1]), first(&[1, 0]), first(&[1, 1])];
        for (i, word) in words.iter().enumerate() {
            assert!(!words[..i].contains(word), "{i}");
        }
    }

    #[test]
    fn each_order_of_three_is_about_as_frequent() {
        let mut chance = Chance::new(1);
        let mut counts = [0_u32; 6];
        for _ in 0..6_000 {
            let mut list = [0, 1, 2];
            chance.shuffle(&mut list);
            counts[list[0] * 2 + usize::from(list[1] > list[2])] += 1;
        }
        assert!(counts.iter().all(|&count| (850..1150).contains(&count)), "{counts:?}");
    }
}
