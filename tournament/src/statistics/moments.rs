/// No game's score comes near it; squares of it can still be summed.
const BOUND: f64 = 1e150;

/// A count as a number to reckon with.
#[expect(clippy::cast_precision_loss, reason = "there are fewer than 2^53 games")]
pub(crate) const fn float(count: usize) -> f64 {
    count as f64
}

/// A score within the bound.
pub(super) fn bounded(score: f64) -> f64 {
    score.clamp(-BOUND, BOUND)
}

/// Mean and spread of a sample.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moments {
    /// Size of the sample.
    pub(super) count: usize,
    /// Mean.
    pub(super) mean: f64,
    /// Variance with the divisor n − 1.
    pub(super) variance: f64,
}

impl Moments {
    /// Those of at least two numbers; `None` for fewer, or if one is no number.
    ///
    /// Distances are taken from the first number, so that identical numbers have a spread of exactly 0.
    pub(super) fn of(sample: &[f64]) -> Option<Self> {
        let (&first, _) = sample.split_first()?;
        if sample.len() < 2 || sample.iter().any(|x| x.is_nan()) {
            return None;
        }
        let count = float(sample.len());
        let origin = bounded(first);
        let distance = |x: f64| bounded(x) - origin;
        let shift = sample.iter().map(|&x| distance(x)).sum::<f64>() / count;
        let squares: f64 = sample.iter().map(|&x| (distance(x) - shift).powi(2)).sum();
        Some(Self { count: sample.len(), mean: origin + shift, variance: squares / (count - 1.0) })
    }

    /// Standard error of the mean.
    pub(super) fn error(&self) -> f64 {
        (self.variance / float(self.count)).sqrt()
    }
}

/// Mean of numbers; `None` of none, or if one is no number.
pub(super) fn mean(sample: &[f64]) -> Option<f64> {
    match sample {
        [] => None,
        [one] => (!one.is_nan()).then(|| bounded(*one)),
        _ => Moments::of(sample).map(|moments| moments.mean),
    }
}
