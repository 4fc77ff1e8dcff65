//! Ratings.
//!
//! A stand-in with the signatures that standings call.

/// Ratings of a field.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// Elo, centred.
    pub elo: Vec<f64>,
    /// Standard errors.
    pub se: Vec<f64>,
    /// Whether a prior was needed.
    pub prior: bool,
}

/// Why there are no ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no games")]
pub struct RatingError;

/// Bradley-Terry.
pub fn bradley_terry(wins: &[Vec<f64>]) -> Result<Ratings, RatingError> {
    let elo: Vec<f64> = wins.iter().map(|row| row.iter().sum()).collect();
    let se = vec![1.0; elo.len()];
    if elo.is_empty() { Err(RatingError) } else { Ok(Ratings { elo, se, prior: false }) }
}

/// Plackett-Luce.
pub fn plackett_luce(rankings: &[Vec<Vec<usize>>]) -> Result<Ratings, RatingError> {
    let many = rankings.iter().flatten().flatten().max().ok_or(RatingError)? + 1;
    Ok(Ratings { elo: vec![0.0; many], se: vec![1.0; many], prior: false })
}

/// Ranks by sums.
pub fn bankroll(totals: &[Vec<i64>]) -> Vec<u32> {
    let sums: Vec<i64> = totals.iter().map(|row| row.iter().sum()).collect();
    sums.iter().map(|own| 1 + u32::try_from(sums.iter().filter(|sum| *sum > own).count()).unwrap_or(0)).collect()
}

/// Ranks by instant run-off.
pub fn instant_runoff(totals: &[Vec<i64>]) -> Vec<u32> {
    let mut ranks = vec![0; totals.len()];
    let mut left: Vec<usize> = (0..totals.len()).collect();
    while !left.is_empty() {
        let sum = |i: usize| left.iter().map(|&j| totals[i][j]).sum::<i64>();
        let least = left.iter().map(|&i| sum(i)).min().unwrap_or(0);
        let (out, stay): (Vec<usize>, Vec<usize>) = left.iter().partition(|&&i| sum(i) == least);
        for i in out {
            ranks[i] = u32::try_from(stay.len()).unwrap_or(0) + 1;
        }
        left = stay;
    }
    ranks
}

/// Statistic of each resample of the deals.
pub fn bootstrap<T>(deals: usize, seed: u64, resamples: usize, mut statistic: impl FnMut(&[usize]) -> T) -> Vec<T> {
    let mut state = seed;
    let mut next = move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((u128::from(z ^ (z >> 31)) * deals as u128) >> 64).unwrap_or(0)
    };
    (0..resamples).map(|_| statistic(&(0..deals).map(|_| next()).collect::<Vec<_>>())).collect()
}
