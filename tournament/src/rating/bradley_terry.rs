use std::collections::BTreeMap;

use super::{
    MAX_ENTRANTS, RatingError,
    connected::strongly_connected,
    likelihood::Choices,
    strength::{Fit, Ratings},
};

/// Counts above this lose halves to rounding.
const MAX_COUNT: f64 = 1e12;

/// Ratings by the Bradley-Terry model, the likeliest for all games at once. The odds of a game go by
/// 10^(difference / 400), and a draw is half a win for each.
///
/// `wins[a][b]` are the wins of a over b; the diagonal is not read.
pub fn bradley_terry(wins: &[Vec<f64>]) -> Result<Ratings, RatingError> {
    bradley_terry_fit(wins).map(|fit| fit.ratings())
}

/// As [`bradley_terry`], with the covariance of the ratings.
pub fn bradley_terry_fit(wins: &[Vec<f64>]) -> Result<Fit, RatingError> {
    let size = wins.len();
    if size > MAX_ENTRANTS {
        return Err(RatingError::TooMany(size - 1));
    }
    for (row, cells) in wins.iter().enumerate() {
        if cells.len() != size {
            return Err(RatingError::NotSquare { row, columns: cells.len(), rows: size });
        }
        for (loser, &count) in cells.iter().enumerate() {
            if row != loser && !(0.0..=MAX_COUNT).contains(&count) {
                return Err(RatingError::NotACount { winner: row, loser });
            }
        }
    }
    let mut chosen = vec![0.0; size];
    let mut sets = BTreeMap::new();
    for a in 0..size {
        for b in a + 1..size {
            let [won, lost] = [wins[a][b], wins[b][a]];
            chosen[a] += won;
            chosen[b] += lost;
            if won + lost > 0.0 {
                sets.insert(vec![a, b], won + lost);
            }
        }
    }
    let prior = !strongly_connected(size, |a, b| a != b && wins[a][b] > 0.0);
    Choices { chosen, sets, prior }.fit()
}
