use statrs::distribution::{ContinuousCDF as _, Normal, StudentsT};

use super::moments::{Moments, float};

/// Under this number of deals a bootstrap, or a ratio of variances, means little: say "too few deals" instead.
pub const TOO_FEW_DEALS: usize = 15;

/// The quantile of the standard normal distribution that leaves 2.5 % above it.
pub(crate) const NORMAL_975: f64 = 1.959_963_984_540_054;

/// An estimate and its 95 % interval, in the unit of what is estimated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Best guess.
    pub estimate: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Interval {
    /// Half the width: what stands behind "±".
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether a value lies within it, ends included.
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// Whether there are so few deals that one should say so rather than print a bootstrap interval.
pub const fn too_few_deals(deals: usize) -> bool {
    deals < TOO_FEW_DEALS
}

/// Mean over blocks with its interval by Student's t; each number is the mean of one block.
///
/// `None` for fewer than two blocks, or if one is no number. Identical numbers give a width of 0.
pub fn mean_interval(blocks: &[f64]) -> Option<Interval> {
    let moments = Moments::of(blocks)?;
    let half = moments.error() * t_distribution(moments.count)?.inverse_cdf(0.975);
    Some(Interval { estimate: moments.mean, low: moments.mean - half, high: moments.mean + half })
}

/// A test whether a mean is 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TTest {
    /// Student's t; 0 if all numbers are equal.
    pub t: f64,
    /// Probability of a mean as far from 0, either way, if the true one is 0.
    pub p: f64,
}

/// Tests whether the mean of blocks differs from 0.
///
/// Identical numbers leave t nothing to divide by. Then only their signs speak: p is that of as many equal
/// tosses of a coin. `None` for fewer than two blocks, or if one is no number.
pub fn t_test(blocks: &[f64]) -> Option<TTest> {
    let moments = Moments::of(blocks)?;
    let t = moments.mean / moments.error();
    if t.is_finite() && moments.variance > 0.0 {
        let p = 2.0 * t_distribution(moments.count)?.sf(t.abs());
        return Some(TTest { t, p: p.min(1.0) });
    }
    let p = if moments.mean == 0.0 { 1.0 } else { (1.0 - float(moments.count)).exp2() };
    Some(TTest { t: 0.0, p })
}

/// A rate with its interval by Wilson, which stays between 0 and 1 and holds for rare events.
///
/// `None` without trials, or with more successes than trials.
pub fn wilson(successes: u64, trials: u64) -> Option<Interval> {
    if trials == 0 || successes > trials {
        return None;
    }
    let [successes, n] = [successes, trials].map(|count| float(usize::try_from(count).unwrap_or(usize::MAX)));
    let rate = successes / n;
    let square = NORMAL_975 * NORMAL_975;
    let middle = (rate + square / (2.0 * n)) / (1.0 + square / n);
    let half = NORMAL_975 * (rate * (1.0 - rate) / n + square / (4.0 * n * n)).sqrt() / (1.0 + square / n);
    // Rounding must not move an end past the rate itself when nothing or everything succeeded.
    Some(Interval { estimate: rate, low: (middle - half).clamp(0.0, rate), high: (middle + half).clamp(rate, 1.0) })
}

/// The standard normal distribution.
pub(crate) fn standard_normal() -> Normal {
    Normal::standard()
}

fn t_distribution(count: usize) -> Option<StudentsT> {
    StudentsT::new(0.0, 1.0, float(count) - 1.0).ok()
}
