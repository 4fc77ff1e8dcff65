//! What results say, and how surely.
//!
//! A stand-in with the signatures that standings call.

use std::fmt;

/// An estimate with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Estimate.
    pub estimate: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Realised reduction of variance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reduction(Option<f64>);

impl fmt::Display for Reduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(factor) => write!(f, "{factor:.2}"),
            None => f.write_str("infinite"),
        }
    }
}

/// One play of an entrant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OrderSample {
    /// Block.
    pub block: usize,
    /// Whether a sibling had ended.
    pub after_sibling: bool,
    /// Score.
    pub score: f64,
}

/// Whether later siblings score better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OrderEffect {
    /// Later minus earlier.
    pub difference: Interval,
    /// Two-sided.
    pub p: f64,
    /// Below 0.001.
    pub flagged: bool,
}

#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn moments(values: &[f64]) -> (f64, f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    (n, mean, values.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0))
}

/// Mean and interval of blocks.
pub fn mean_interval(blocks: &[f64]) -> Option<Interval> {
    let (n, mean, variance) = moments(blocks);
    let half = 2.0 * (variance / n).sqrt();
    (blocks.len() > 1).then_some(Interval { estimate: mean, low: mean - half, high: mean + half })
}

/// Wilson interval.
#[expect(clippy::cast_precision_loss, reason = "counts are small")]
pub fn wilson(successes: u64, trials: u64) -> Option<Interval> {
    let share = successes as f64 / trials as f64;
    (trials > 0).then_some(Interval { estimate: share, low: share, high: share })
}

/// Reduction of variance.
pub fn variance_reduction(plays_of_blocks: &[Vec<f64>]) -> Reduction {
    let means: Vec<f64> = plays_of_blocks.iter().map(|plays| moments(plays).1).collect();
    let all: Vec<f64> = plays_of_blocks.concat();
    let below = moments(&means).2;
    Reduction((below > 0.0).then(|| moments(&all).2 / below / 2.0))
}

/// Order effect.
pub fn order_effect(samples: &[OrderSample]) -> Option<OrderEffect> {
    let differences: Vec<f64> = samples.iter().filter(|s| s.after_sibling).map(|s| s.score).collect();
    mean_interval(&differences).map(|difference| OrderEffect { difference, p: 1.0, flagged: false })
}
