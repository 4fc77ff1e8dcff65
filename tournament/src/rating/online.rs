//! The Plackett-Luce model of Weng and Lin, one game at a time.

use super::skill::{BETA, LEAST, Skill};
use crate::statistics::float;

struct Team {
    mean: f64,
    variance: f64,
    rank: u32,
}

/// New skills after a placing of at least two sides.
pub(super) fn plackett_luce(sides: &[Vec<Skill>], ranks: &[u32]) -> Vec<Vec<Skill>> {
    let teams: Vec<Team> = sides
        .iter()
        .zip(ranks)
        .map(|(side, &rank)| Team {
            mean: side.iter().map(|skill| skill.mean).sum(),
            variance: side.iter().map(|skill| skill.deviation.powi(2)).sum(),
            rank,
        })
        .collect();
    // The spread of what is compared: each team's own uncertainty and that of a day's form.
    let spread = teams.iter().map(|team| team.variance + BETA * BETA).sum::<f64>().sqrt();
    sides.iter().enumerate().map(|(at, side)| moved(side, &teams[at], change(&teams, at, spread))).collect()
}

/// What the placing says about a team: the shift of its mean, and the share of its variance that goes.
fn change(teams: &[Team], at: usize, spread: f64) -> (f64, f64) {
    let own = &teams[at];
    let (mut shift, mut shrink) = (0.0, 0.0);
    // A team takes part in the choices of each place down to its own.
    for (place, chosen) in teams.iter().enumerate().filter(|(_, team)| team.rank <= own.rank) {
        let from = teams.iter().filter(|team| team.rank >= chosen.rank);
        let odds: f64 = from.map(|team| ((team.mean - own.mean) / spread).exp()).sum();
        let share = 1.0 / odds;
        let tied = float(teams.iter().filter(|team| team.rank == chosen.rank).count());
        shift += (f64::from(u8::from(place == at)) - share) / tied;
        shrink += share * (1.0 - share) / tied;
    }
    let certainty = own.variance.sqrt() / spread;
    (shift * own.variance / spread, shrink * certainty.powi(3))
}

/// Moves the members, the uncertain more than the certain.
fn moved(side: &[Skill], team: &Team, (shift, shrink): (f64, f64)) -> Vec<Skill> {
    side.iter()
        .map(|skill| {
            let part = skill.deviation.powi(2) / team.variance;
            let left = (1.0 - part * shrink).max(LEAST);
            Skill { mean: skill.mean + part * shift, deviation: skill.deviation * left.sqrt() }
        })
        .collect()
}
