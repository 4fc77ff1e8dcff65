use std::fmt;

use super::{
    interval::too_few_deals,
    moments::{Moments, float, mean},
};

/// Deals whose means differ by less than this share of a game's variance differ by rounding alone.
const ROUNDING: f64 = 1e-20;

/// How much duplicate deals helped.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reduction {
    /// So much.
    Measured {
        /// Variance over that which as many games with deals of their own would have had; above 1 is gain.
        factor: f64,
        /// How many games with deals of their own would have said as much.
        effective_games: f64,
    },
    /// Every deal came to the same mean, as with identical deterministic bots: no number of games with deals
    /// of their own says as much.
    Unbounded,
    /// Too few complete deals to tell.
    TooFew,
}

/// The realised variance reduction: for each deal the scores of its plays, from one entrant's side.
///
/// Deals with fewer plays than the fullest, or with what is no number, are left out.
pub fn variance_reduction(plays_of_blocks: &[Vec<f64>]) -> Reduction {
    let plays = plays_of_blocks.iter().map(Vec::len).max().unwrap_or(0);
    let full: Vec<&[f64]> = plays_of_blocks.iter().map(Vec::as_slice).filter(|block| block.len() == plays).collect();
    let (full, means): (Vec<&[f64]>, Vec<f64>) =
        full.into_iter().filter_map(|block| mean(block).map(|mean| (block, mean))).unzip();
    let Some(between) = Moments::of(&means) else { return Reduction::TooFew };
    // A game's own variance is that of its deal's mean and what the games of a deal differ by; taken over all
    // games at once it would come out too small or too large by what siblings have in common.
    let within: f64 =
        full.iter().map(|block| Moments::of(block).map_or(0.0, |moments| moments.variance / float(full.len()))).sum();
    let game = between.variance + within * (1.0 - 1.0 / float(plays));
    if between.variance <= ROUNDING * game {
        return Reduction::Unbounded;
    }
    if too_few_deals(full.len()) {
        return Reduction::TooFew;
    }
    let factor = game / (float(plays) * between.variance);
    Reduction::Measured { factor, effective_games: factor * float(plays * full.len()) }
}

impl fmt::Display for Reduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Measured { factor, effective_games } => {
                write!(f, "{factor:.2} times, worth {effective_games:.0} games with deals of their own")
            }
            Self::Unbounded => f.write_str("unbounded: every deal came to the same"),
            Self::TooFew => f.write_str("too few deals"),
        }
    }
}
