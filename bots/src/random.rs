//! `random`: any move, each that makes a difference as likely as the next. The yardstick.

use boneyard_engine::table::{LegalMove, SeatView};

use crate::HouseBot;

pub(crate) const RANDOM: HouseBot =
    HouseBot { name: "random", summary: "Plays any move; moves with the same effect count once.", decide };

fn decide(view: &SeatView, moves: &[LegalMove], seed: u64) -> usize {
    let distinct = || moves.iter().enumerate().filter(|(_, legal)| legal.same_as == 0);
    let choices = distinct().count() as u64;
    distinct().nth(below(choices, splitmix64(seed, view.table.turn))).map_or(0, |(index, _)| index)
}

/// The output of the splitmix64 generator that stands `turn` steps after `seed` (Steele, Lea and
/// Flood 2014; the constants are theirs). Good for choosing moves, never for shuffling deals.
pub(crate) const fn splitmix64(seed: u64, turn: u32) -> u64 {
    let state = seed.wrapping_add(0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(turn as u64 + 1));
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// Maps 64 random bits to a number below `choices`; no choice is favoured by more than `choices` in
/// 2^64.
#[expect(clippy::cast_possible_truncation, reason = "the result is below `choices`, which counted a slice")]
const fn below(choices: u64, bits: u64) -> usize {
    ((bits as u128 * choices as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::{below, splitmix64};

    #[test]
    fn the_generator_is_the_published_one() {
        // First outputs for the seed 1234567, from the reference implementation.
        let outputs: Vec<u64> = (0..3).map(|turn| splitmix64(1_234_567, turn)).collect();
        assert_eq!(outputs, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn every_choice_is_about_as_likely() {
        let mut counts = [0_u32; 7];
        for turn in 0..70_000 {
            counts[below(7, splitmix64(42, turn))] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
