//! Sequential test on wins, draws and losses, or on pairs of games: the exact form for scores on few steps.
//!
//! Both hypotheses are fitted to the counts by maximum likelihood, as chess engines are tested. Counts are of
//! scores in equal steps from 0 to 1: three of losses, draws and wins, five of pairs of games.

use super::moments::float;

/// Elo per unit of mean over standard deviation of a game: 800 / ln 10.
const NORMALISED: f64 = 347.435_585_522_601_45;
/// A score that never came counts as this often, so that no hypothesis is impossible.
const NEVER: f64 = 1e-3;

/// Log-likelihood ratio of counts for an expected score given in Elo; 0 without games.
pub fn elo_llr(counts: &[u64], null: f64, alternative: f64) -> f64 {
    let Some(observed) = Observed::of(counts) else { return 0.0 };
    let with_mean = |elo: f64| {
        let score = 1.0 / (1.0 + 10_f64.powf(-elo.clamp(-2000.0, 2000.0) / 400.0));
        observed.tilted(&observed.steps.iter().map(|step| step - score).collect::<Vec<_>>())
    };
    observed.log_ratio(&with_mean(null), &with_mean(alternative))
}

/// Log-likelihood ratio of counts for normalised Elo: a mean in standard deviations of a game; 0 without games.
pub fn normalised_elo_llr(counts: &[u64], null: f64, alternative: f64) -> f64 {
    let Some(observed) = Observed::of(counts) else { return 0.0 };
    // Steps per game are two: a pair of games has four, and twice the variance.
    let pairs = (float(observed.steps.len() - 1) / 2.0).sqrt();
    let with_ratio = |elo: f64| observed.with_ratio(elo.clamp(-400.0, 400.0) / NORMALISED * pairs);
    observed.log_ratio(&with_ratio(null), &with_ratio(alternative))
}

struct Observed {
    total: f64,
    steps: Vec<f64>,
    shares: Vec<f64>,
}

impl Observed {
    fn of(counts: &[u64]) -> Option<Self> {
        if counts.len() < 2 || counts.iter().all(|&count| count == 0) {
            return None;
        }
        let counts: Vec<f64> = counts
            .iter()
            .map(|&count| if count == 0 { NEVER } else { float(usize::try_from(count).unwrap_or(usize::MAX)) })
            .collect();
        let total: f64 = counts.iter().sum();
        let last = float(counts.len() - 1);
        let steps = (0..counts.len()).map(|at| float(at) / last).collect();
        Some(Self { total, steps, shares: counts.iter().map(|count| count / total).collect() })
    }

    /// The likeliest distribution in which these distances have the mean 0: share / (1 + x · distance), where x
    /// makes it so.
    fn tilted(&self, distances: &[f64]) -> Vec<f64> {
        let least = distances.iter().copied().fold(f64::INFINITY, f64::min);
        let most = distances.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (mut low, mut high) = (-1.0 / most, -1.0 / least);
        let mean_at = |x: f64| -> f64 { self.shares.iter().zip(distances).map(|(p, d)| p * d / (1.0 + x * d)).sum() };
        // It falls from one end to the other; a hundred halvings leave nothing between.
        for _ in 0..100 {
            let middle = f64::midpoint(low, high);
            if mean_at(middle) > 0.0 { low = middle } else { high = middle }
        }
        let x = f64::midpoint(low, high);
        self.shares.iter().zip(distances).map(|(p, d)| p / (1.0 + x * d)).collect()
    }

    /// The likeliest distribution whose mean, less a half, is so many standard deviations.
    fn with_ratio(&self, ratio: f64) -> Vec<f64> {
        let mut fitted = vec![1.0 / float(self.steps.len()); self.steps.len()];
        for _ in 0..50 {
            let mean: f64 = self.steps.iter().zip(&fitted).map(|(step, p)| step * p).sum();
            let deviation =
                self.steps.iter().zip(&fitted).map(|(step, p)| (step - mean).powi(2) * p).sum::<f64>().sqrt();
            // The condition is linear in the distribution once its mean and deviation are taken from the last.
            let distances: Vec<f64> = self
                .steps
                .iter()
                .map(|step| step - 0.5 - ratio * deviation * (1.0 + ((mean - step) / deviation).powi(2)) / 2.0)
                .collect();
            let next = self.tilted(&distances);
            let moved = next.iter().zip(&fitted).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            fitted = next;
            if moved < 1e-12 {
                break;
            }
        }
        fitted
    }

    fn log_ratio(&self, null: &[f64], alternative: &[f64]) -> f64 {
        let per_game: f64 =
            self.shares.iter().zip(null.iter().zip(alternative)).map(|(p, (a, b))| p * (b.ln() - a.ln())).sum();
        let llr = self.total * per_game;
        if llr.is_nan() { 0.0 } else { llr.clamp(f64::MIN, f64::MAX) }
    }
}
