use std::cmp::Ordering;

use skillratings::{
    Outcomes,
    glicko::{GlickoConfig, GlickoRating, glicko_rating_period},
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};

use super::RatingError;

/// Beyond this distance nothing is left to expect, and the formulas of the library would divide by it.
const FAR: f64 = 4_000.0;

/// A rating by Glicko-2, on the scale of Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glicko {
    /// Rating.
    pub rating: f64,
    /// Its uncertainty, one standard deviation.
    pub deviation: f64,
    /// How much it tends to move with time.
    pub volatility: f64,
}

impl Default for Glicko {
    /// That of a newcomer: 1500 ± 350.
    fn default() -> Self {
        Self { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// A game of two on a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// Who meets, by place in the list of entrants.
    pub players: [usize; 2],
    /// How the first came out of it: `Greater` has won.
    pub outcome: Ordering,
}

/// The rating after games against opponents with the ratings they had before, from the player's side.
///
/// `tau` says how fast volatility may change; sensible are 0.3 to 1.2, and it is kept within 0.2 and 1.2. With
/// 0 the player is frozen: it cannot have changed, so neither games nor pauses make its rating less certain.
pub fn glicko(player: Glicko, games: &[(Glicko, Ordering)], tau: f64) -> Glicko {
    let games = games.iter().map(|(opponent, outcome)| {
        let rating = opponent.rating.clamp(player.rating - FAR, player.rating + FAR);
        (Glicko { rating, ..*opponent }, outcomes(*outcome))
    });
    if tau > 0.0 {
        let config = Glicko2Config { tau: tau.clamp(0.2, 1.2), ..Glicko2Config::new() };
        let games: Vec<_> = games.map(|(opponent, outcome)| (second(opponent), outcome)).collect();
        let Glicko2Rating { rating, deviation, volatility } = glicko2_rating_period(&second(player), &games, &config);
        return Glicko { rating, deviation: deviation.min(350.0), volatility };
    }
    // Without volatility the second system is the first one without ageing.
    let games: Vec<_> = games.map(|(opponent, outcome)| (first(opponent), outcome)).collect();
    let GlickoRating { rating, deviation } = glicko_rating_period(&first(player), &games, &GlickoConfig { c: 0.0 });
    Glicko { rating, deviation, ..player }
}

/// Rates games one by one in the order given, which is to be that of the schedule; everybody starts the same.
pub fn glicko_ladder(entrants: usize, duels: &[Duel], tau: f64) -> Result<Vec<Glicko>, RatingError> {
    let mut ratings = vec![Glicko::default(); entrants];
    for &Duel { players: [a, b], outcome } in duels {
        let rating = |at: usize| ratings.get(at).copied().ok_or(RatingError::Unknown(at));
        let before = [rating(a)?, rating(b)?];
        if a == b {
            return Err(RatingError::Repeated(a));
        }
        ratings[a] = glicko(before[0], &[(before[1], outcome)], tau);
        ratings[b] = glicko(before[1], &[(before[0], outcome.reverse())], tau);
    }
    Ok(ratings)
}

const fn outcomes(outcome: Ordering) -> Outcomes {
    match outcome {
        Ordering::Greater => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Less => Outcomes::LOSS,
    }
}

const fn second(Glicko { rating, deviation, volatility }: Glicko) -> Glicko2Rating {
    Glicko2Rating { rating, deviation, volatility }
}

const fn first(Glicko { rating, deviation, .. }: Glicko) -> GlickoRating {
    GlickoRating { rating, deviation }
}
