use super::strength::ELO;
use crate::statistics::float;

/// Expected score of a against b, from 0 to 1, by their ratings in Elo.
pub fn expected_score(a: f64, b: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((b - a) / 400.0))
}

/// The difference in Elo at which a score is to be expected; `None` unless it lies between 0 and 1, both out.
pub fn score_to_elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| ELO * (score / (1.0 - score)).ln())
}

/// New ratings of both after a game in which the first scored 1, 1/2 or 0. `k` is what a full surprise is worth.
pub fn elo(a: f64, b: f64, score: f64, k: f64) -> (f64, f64) {
    let change = k * (score - expected_score(a, b));
    (a + change, b - change)
}

/// New ratings after a game of many: each gets the mean of what it would get from games with each other one.
/// Ranks count from 1 and may be shared. Ratings without a rank are not in the game, and stay.
pub fn multi_elo(ratings: &[f64], ranks: &[u32], k: f64) -> Vec<f64> {
    let seats: Vec<(f64, u32)> = ratings.iter().copied().zip(ranks.iter().copied()).collect();
    let mut new = ratings.to_vec();
    if seats.len() < 2 {
        return new;
    }
    for (at, &(own, own_rank)) in seats.iter().enumerate() {
        let others = seats.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, seat)| seat);
        let surprise: f64 = others
            .map(|&(rating, rank)| {
                let score = if own_rank == rank { 0.5 } else { f64::from(u8::from(own_rank < rank)) };
                score - expected_score(own, rating)
            })
            .sum();
        new[at] += k * surprise / float(seats.len() - 1);
    }
    new
}
