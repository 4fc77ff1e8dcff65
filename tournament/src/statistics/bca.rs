use statrs::distribution::ContinuousCDF as _;

use super::{
    bootstrap::quantile,
    interval::{Interval, NORMAL_975, standard_normal},
    moments::{float, mean},
};

/// A bootstrap interval corrected for bias and skewness ("bias-corrected and accelerated").
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bca {
    /// Skewness of the statistic, from leaving out one deal after the other.
    pub acceleration: f64,
    /// Bias of the median of the resampled values, as a normal quantile.
    pub bias: f64,
    /// Shares of the resampled values at which the interval ends.
    pub levels: [f64; 2],
    /// The interval.
    pub interval: Interval,
}

/// Corrects the percentile interval of resampled values, which it sorts.
///
/// `leave_one_out` has the statistic without each deal in turn. `None` if all resampled values lie on one side
/// of the estimate, where the correction is not defined, or if there are none.
pub fn bca(estimate: f64, resampled: &mut [f64], leave_one_out: &[f64]) -> Option<Bca> {
    let normal = standard_normal();
    let below = resampled.iter().filter(|value| **value < estimate).count();
    if below == 0 || below == resampled.len() || !estimate.is_finite() {
        return None;
    }
    let bias = normal.inverse_cdf(float(below) / float(resampled.len()));
    let acceleration = acceleration(leave_one_out)?;
    let level = |quantile: f64| {
        let shifted = bias + quantile;
        normal.cdf(bias + shifted / (1.0 - acceleration * shifted))
    };
    let levels = [level(-NORMAL_975), level(NORMAL_975)];
    resampled.sort_by(f64::total_cmp);
    let [low, high] = levels.map(|level| quantile(resampled, level));
    Some(Bca { acceleration, bias, levels, interval: Interval { estimate, low: low?, high: high? } })
}

fn acceleration(leave_one_out: &[f64]) -> Option<f64> {
    let mean = mean(leave_one_out)?;
    // Only ratios matter, and cubes of large numbers are larger than numbers go.
    let largest = leave_one_out.iter().map(|value| (mean - value).abs()).fold(0.0, f64::max);
    if !largest.is_finite() {
        return None;
    }
    let distances = leave_one_out.iter().map(|value| if largest > 0.0 { (mean - value) / largest } else { 0.0 });
    let (squares, cubes) = distances.fold((0.0, 0.0), |(squares, cubes), d| (squares + d * d, cubes + d * d * d));
    Some(if squares > 0.0 { cubes / (6.0 * squares.powf(1.5)) } else { 0.0 })
}
