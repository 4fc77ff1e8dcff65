use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::{RatingError, online};
use crate::statistics::{SplitMix64, float};

/// Spread of performance in one game.
pub(super) const BETA: f64 = 25.0 / 6.0;
/// Share of the uncertainty that no single game takes away.
pub(super) const LEAST: f64 = 1e-4;

/// A skill by the method of Weng and Lin, for games of any number of sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// Best guess.
    pub mean: f64,
    /// Its uncertainty, one standard deviation.
    pub deviation: f64,
}

impl Default for Skill {
    /// That of a newcomer: 25 ± 25/3.
    fn default() -> Self {
        Self { mean: 25.0, deviation: 25.0 / 3.0 }
    }
}

impl Skill {
    /// What it is at least, almost certainly: three deviations under the mean. Ladders sort by it.
    pub fn conservative(&self) -> f64 {
        self.mean - 3.0 * self.deviation
    }
}

/// What a result is taken for. `tau` is the uncertainty that each game adds because a player may have changed:
/// 0 for frozen bots; 25/300 is usual where bots are replaced under the same name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Model {
    /// Independent games with each other side. Too sure of itself with many sides.
    BradleyTerry {
        /// Uncertainty added by a game.
        tau: f64,
    },
    /// One placing.
    PlackettLuce {
        /// Uncertainty added by a game.
        tau: f64,
    },
}

/// A side of a game and how it came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// Its members, by place in the list of entrants. A bot that holds both seats of a side is one member.
    pub members: Vec<usize>,
    /// Rank from 1; equal ranks are shared.
    pub rank: u32,
}

/// New skills of the sides of one game, `ranks` in the order of the sides. Nothing changes in a game of fewer
/// than two sides, with a side of nobody, or with fewer ranks than sides.
pub fn skill_game(sides: &[Vec<Skill>], ranks: &[u32], model: Model) -> Vec<Vec<Skill>> {
    if sides.len() < 2 || sides.len() != ranks.len() || sides.iter().any(Vec::is_empty) {
        return sides.to_vec();
    }
    match model {
        Model::BradleyTerry { tau } => bradley_terry(&older(sides, tau), ranks),
        Model::PlackettLuce { tau } => online::plackett_luce(&older(sides, tau), ranks),
    }
}

/// Rates games one by one in the order given, which is to be that of the schedule; everybody starts the same.
pub fn skill_ladder<'a>(
    entrants: usize,
    games: impl IntoIterator<Item = &'a [Side]>,
    model: Model,
) -> Result<Vec<Skill>, RatingError> {
    let mut skills = vec![Skill::default(); entrants];
    let mut seen = vec![false; entrants];
    for game in games {
        seen.fill(false);
        for &member in game.iter().flat_map(|side| &side.members) {
            let seen = seen.get_mut(member).ok_or(RatingError::Unknown(member))?;
            if std::mem::replace(seen, true) {
                return Err(RatingError::Repeated(member));
            }
        }
        let sides: Vec<Vec<Skill>> =
            game.iter().map(|side| side.members.iter().map(|&member| skills[member]).collect()).collect();
        let ranks: Vec<u32> = game.iter().map(|side| side.rank).collect();
        let rated = skill_game(&sides, &ranks, model);
        for (&member, skill) in game.iter().flat_map(|side| &side.members).zip(rated.into_iter().flatten()) {
            skills[member] = skill;
        }
    }
    Ok(skills)
}

/// How much of each mean is owed to the order of games: its standard deviation over so many shuffled orders.
pub fn order_spread(
    entrants: usize,
    games: &[Vec<Side>],
    model: Model,
    seed: u64,
    orders: usize,
) -> Result<Vec<f64>, RatingError> {
    let mut random = SplitMix64::new(seed);
    let mut order: Vec<&[Side]> = games.iter().map(Vec::as_slice).collect();
    let mut means: Vec<Vec<f64>> = vec![Vec::with_capacity(orders); entrants];
    for _ in 0..orders {
        random.shuffle(&mut order);
        let skills = skill_ladder(entrants, order.iter().copied(), model)?;
        means.iter_mut().zip(&skills).for_each(|(means, skill)| means.push(skill.mean));
    }
    Ok(means.iter().map(|means| deviation(means)).collect())
}

fn deviation(values: &[f64]) -> f64 {
    let count = float(values.len()).max(1.0);
    let mean = values.iter().sum::<f64>() / count;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}

fn older(sides: &[Vec<Skill>], tau: f64) -> Vec<Vec<Skill>> {
    let older = |skill: &Skill| Skill { deviation: skill.deviation.hypot(tau), ..*skill };
    sides.iter().map(|side| side.iter().map(older).collect()).collect()
}

fn bradley_terry(sides: &[Vec<Skill>], ranks: &[u32]) -> Vec<Vec<Skill>> {
    let config = WengLinConfig { beta: BETA, uncertainty_tolerance: LEAST };
    let into = |skill: &Skill| WengLinRating { rating: skill.mean, uncertainty: skill.deviation };
    let sides: Vec<Vec<WengLinRating>> = sides.iter().map(|side| side.iter().map(into).collect()).collect();
    let game: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        sides.iter().zip(ranks).map(|(side, &rank)| (side.as_slice(), MultiTeamOutcome::new(rank as usize))).collect();
    let back = |rating: WengLinRating| Skill { mean: rating.rating, deviation: rating.uncertainty };
    weng_lin_multi_team(&game, &config).into_iter().map(|side| side.into_iter().map(back).collect()).collect()
}
