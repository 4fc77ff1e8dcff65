use statrs::distribution::ContinuousCDF as _;

use super::{elo::score_to_elo, strength::ELO};
use crate::statistics::{NORMAL_975, float, standard_normal};

/// What a match between two says about their difference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MatchElo {
    /// Difference in Elo; `None` if everything was won or lost, where no difference is enough.
    pub elo: Option<f64>,
    /// Half of its 95 % interval; `None` if an end of that has no bound.
    pub margin: Option<f64>,
    /// Probability that the first is the stronger ("likelihood of superiority"), from 0 to 1.
    pub superiority: f64,
    /// Normalised Elo: in standard deviations of a game, so that draws do not blur it. 0 if all scores are alike
    /// and even; `None` if they are alike and not.
    pub normalised: Option<f64>,
    /// Half of the 95 % interval of normalised Elo.
    pub normalised_margin: f64,
}

/// Reckons a match from counts of scores in equal steps from 0 to 1: `[losses, draws, wins]`, or pairs of games
/// on one deal by their sum, from two losses to two wins. Pairs are right where deals are played twice.
///
/// `None` without a game, or with fewer than two counts.
pub fn match_elo(counts: &[u64]) -> Option<MatchElo> {
    let steps = float(counts.len().checked_sub(1).filter(|steps| *steps > 0)?);
    let counts: Vec<f64> = counts.iter().map(|&count| float(usize::try_from(count).unwrap_or(usize::MAX))).collect();
    let samples: f64 = counts.iter().sum();
    if samples == 0.0 {
        return None;
    }
    let scores = || counts.iter().enumerate().map(|(step, count)| (float(step) / steps, count));
    let mean = scores().map(|(score, count)| score * count).sum::<f64>() / samples;
    let variance = scores().map(|(score, count)| (score - mean).powi(2) * count).sum::<f64>() / samples;
    let error = (variance / samples).sqrt();
    let ends = [mean - NORMAL_975 * error, mean + NORMAL_975 * error].map(score_to_elo);
    let lead = mean - 0.5;
    // Two steps are one game; a sample of more games varies less.
    let game_deviation = (variance * steps / 2.0).sqrt();
    let per_deviation = 2.0 * ELO;
    Some(MatchElo {
        elo: score_to_elo(mean),
        margin: ends[0].zip(ends[1]).map(|(low, high)| (high - low) / 2.0),
        superiority: if error > 0.0 { standard_normal().cdf(lead / error) } else { even_or_sure(lead) },
        normalised: match (variance > 0.0, lead == 0.0) {
            (true, _) => Some(lead / game_deviation * per_deviation),
            (false, true) => Some(0.0),
            (false, false) => None,
        },
        normalised_margin: NORMAL_975 * per_deviation / (samples * steps / 2.0).sqrt(),
    })
}

fn even_or_sure(lead: f64) -> f64 {
    if lead == 0.0 { 0.5 } else { f64::from(u8::from(lead > 0.0)) }
}
