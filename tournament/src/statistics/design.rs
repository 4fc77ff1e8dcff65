//! What a schedule with many tables says about each entrant, whom it met accounted for.

use super::{linear::Cholesky, moments::float};

/// One result and what made it: the strength of entrants, each with a weight.
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    /// Entrants by place in a list, each with its weight. The weights of a zero-sum game sum to 0.
    pub weights: Vec<(usize, f64)>,
    /// Points.
    pub value: f64,
}

/// Strengths from totals in a balanced design of single players at tables of `seats`, where a score is the
/// player's strength less the mean strength of the others at the table: S / (r + λ / (seats − 1)).
///
/// `tables` (r) each player plays; `meetings` (λ) is how often each pair meets. `None` for fewer than two seats.
pub fn balanced_estimate(totals: &[f64], seats: usize, tables: usize, meetings: usize) -> Option<Vec<f64>> {
    let opponents = seats.checked_sub(1).filter(|others| *others > 0)?;
    let divisor = float(tables) + float(meetings) / float(opponents);
    (divisor > 0.0).then(|| totals.iter().map(|total| total / divisor).collect())
}

/// Strengths from total margins in a whist tournament, where everybody partners everybody once and opposes
/// everybody twice, and a margin is the strength of both partners less that of both opponents: S / players.
pub fn whist_estimate(totals: &[f64]) -> Vec<f64> {
    totals.iter().map(|total| total / float(totals.len())).collect()
}

/// What a table of single players says: for each its score is its strength less the mean of the others.
pub fn table_observations(scores: &[(usize, f64)]) -> Vec<Observation> {
    let others = float(scores.len()) - 1.0;
    scores
        .iter()
        .map(|&(entrant, value)| Observation {
            weights: scores.iter().map(|&(i, _)| (i, if i == entrant { 1.0 } else { -1.0 / others })).collect(),
            value,
        })
        .collect()
}

/// Strengths that fit the observations of any schedule best, by least squares; they sum to 0.
///
/// `None` if the schedule does not connect all entrants, or names one beyond them.
pub fn least_squares(entrants: usize, observations: &[Observation]) -> Option<Vec<f64>> {
    let mut matrix = vec![vec![0.0; entrants]; entrants];
    let mut right = vec![0.0; entrants];
    for Observation { weights, value } in observations {
        for &(i, weight) in weights {
            *right.get_mut(i)? += weight * value;
            for &(j, other) in weights {
                *matrix[i].get_mut(j)? += weight * other;
            }
        }
    }
    // Only differences are observed. A common shift of all is fixed at 0 by an observation of its own.
    let trace: f64 = (0..entrants).map(|i| matrix[i][i]).sum();
    let shift = trace / float(entrants).powi(2);
    matrix.iter_mut().flatten().for_each(|entry| *entry += shift);
    let strengths = Cholesky::of(&matrix)?.solve(&right);
    strengths.iter().all(|x| x.is_finite()).then_some(strengths)
}
