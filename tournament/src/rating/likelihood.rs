//! Maximum likelihood for both models of batch ratings.
//!
//! A game of two sides and a placing of many are the same thing: a chain of *choices*, in each of which the
//! next best of a set is chosen with odds that go by strength. The likelihood has one summit, and Newton's
//! method finds it.

use std::collections::BTreeMap;

use super::{RatingError, strength::Fit};
use crate::statistics::{float, linear::Cholesky};

/// More steps than any sound input needs: far from the summit each step goes about one unit of strength.
const MAX_STEPS: usize = 500;

/// What the results come to.
pub(super) struct Choices {
    /// How often each entrant was chosen, in fractions where places were shared.
    pub(super) chosen: Vec<f64>,
    /// How often each set was chosen from: sets in ascending order of their members.
    pub(super) sets: BTreeMap<Vec<usize>, f64>,
    /// Whether each entrant draws once against an opponent of strength 0.
    pub(super) prior: bool,
}

struct Slope {
    log_likelihood: f64,
    gradient: Vec<f64>,
    /// The negative second derivative, which is the information about the strengths.
    information: Vec<Vec<f64>>,
}

impl Choices {
    /// The likeliest strengths.
    pub(super) fn fit(&self) -> Result<Fit, RatingError> {
        let mut strengths = vec![0.0; self.chosen.len()];
        for _ in 0..MAX_STEPS {
            let slope = self.slope(&strengths);
            let step = Cholesky::of(&slope.information).ok_or(RatingError::Unsolvable)?.solve(&slope.gradient);
            // The model's curvature changes by no more than e to the distance between two strengths. Damped by
            // that distance a step never overshoots, and close to the summit it is a full step.
            let distance = self.distance(&step);
            if !distance.is_finite() {
                return Err(RatingError::Unsolvable);
            }
            let damped = if distance > 0.0 { distance.ln_1p() / distance } else { 1.0 };
            strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += damped * step);
            if distance < 1e-8 {
                return self.finish(strengths);
            }
        }
        Err(RatingError::Unsolvable)
    }

    fn finish(&self, mut strengths: Vec<f64>) -> Result<Fit, RatingError> {
        let slope = self.slope(&strengths);
        let inverse = Cholesky::of(&slope.information).ok_or(RatingError::Unsolvable)?.inverse();
        centre(&mut strengths);
        let fit =
            Fit { strengths, covariance: centred(inverse), prior: self.prior, log_likelihood: slope.log_likelihood };
        let finite = fit.strengths.iter().chain(fit.covariance.iter().flatten()).all(|x| x.is_finite());
        if finite { Ok(fit) } else { Err(RatingError::Unsolvable) }
    }

    /// The farthest that two strengths, the mean opponent's included, move from each other in a step.
    fn distance(&self, step: &[f64]) -> f64 {
        let start = if self.prior { 0.0 } else { step.first().copied().unwrap_or(0.0) };
        let [low, high] = step.iter().fold([start; 2], |[low, high], &x| [low.min(x), high.max(x)]);
        // `min` and `max` skip what is no number.
        if step.iter().all(|x| x.is_finite()) { high - low } else { f64::INFINITY }
    }

    fn slope(&self, strengths: &[f64]) -> Slope {
        let size = strengths.len();
        let mut gradient = self.chosen.clone();
        let mut information = vec![vec![0.0; size]; size];
        let mut log_likelihood: f64 = self.chosen.iter().zip(strengths).map(|(n, s)| n * s).sum();
        let mut odds = Vec::new();
        for (set, &times) in &self.sets {
            let best = set.iter().map(|&i| strengths[i]).fold(f64::NEG_INFINITY, f64::max);
            odds.clear();
            odds.extend(set.iter().map(|&i| (strengths[i] - best).exp()));
            let sum: f64 = odds.iter().sum();
            log_likelihood -= times * (sum.ln() + best);
            for (at, &i) in set.iter().enumerate() {
                let share = odds[at] / sum;
                gradient[i] -= times * share;
                // Written with the odds of the others: 1 − share would lose the digits of a sure winner.
                information[i][i] += times * share * (others(&odds, at) / sum);
                for (other, &j) in set.iter().enumerate().take(at) {
                    let joint = times * share * odds[other] / sum;
                    information[i][j] -= joint;
                    information[j][i] -= joint;
                }
            }
        }
        if self.prior {
            for (i, &strength) in strengths.iter().enumerate() {
                let share = 1.0 / (1.0 + (-strength).exp());
                gradient[i] += 0.5 - share;
                information[i][i] += share * (1.0 - share);
            }
        } else {
            // Only differences are known: without a mean opponent the common level is fixed by hand. It takes
            // no part in the differences, whatever its weight.
            let trace: f64 = (0..size).map(|i| information[i][i]).sum();
            let weight = if trace > 0.0 { trace / float(size).powi(2) } else { 1.0 };
            information.iter_mut().flatten().for_each(|entry| *entry += weight);
        }
        Slope { log_likelihood, gradient, information }
    }
}

fn others(odds: &[f64], at: usize) -> f64 {
    odds[..at].iter().chain(&odds[at + 1..]).sum()
}

fn centre(values: &mut [f64]) {
    let mean = values.iter().sum::<f64>() / float(values.len()).max(1.0);
    for value in values {
        *value -= mean;
    }
}

/// The covariance of distances from the mean.
fn centred(mut covariance: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let means: Vec<f64> = covariance.iter().map(|row| row.iter().sum::<f64>() / float(row.len())).collect();
    let mean = means.iter().sum::<f64>() / float(means.len()).max(1.0);
    for (row, of_row) in covariance.iter_mut().zip(&means) {
        row.iter_mut().zip(&means).for_each(|(entry, of_column)| *entry += mean - of_row - of_column);
    }
    covariance
}
