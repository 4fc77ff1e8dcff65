//! What the end of an episode pays.

use boneyard_engine::{
    rules::Rules,
    seat::{ByTeam, MAX_SEATS, Seat, Team},
};

use crate::settings::Reward;

/// What each seat is paid for these scores; the ranks are those of a match that is over.
pub fn rewards(rules: &Rules, reward: Reward, scores: &ByTeam<i32>, ranks: Option<&ByTeam<u8>>) -> [f32; MAX_SEATS] {
    let teams = || Team::all(rules.team_count());
    let sign = if rules.low_wins() { -1 } else { 1 };
    let worth = |team: Team| i64::from(sign * scores[team]);
    let total: i64 = teams().map(worth).sum();
    let others = i64::from(rules.team_count()) - 1;
    let better = |team: Team| teams().filter(|&other| worth(other) > worth(team)).count() + 1;
    let rank = |team: Team| ranks.map_or_else(|| better(team), |ranks| ranks[team].into());
    let winners = teams().filter(|&team| rank(team) == 1).count();
    let mut rewards = [0.0; MAX_SEATS];
    for seat in Seat::all(rules.seats) {
        let team = rules.team_of(seat);
        rewards[seat.index()] = match reward {
            Reward::Points => ratio(worth(team) * others - (total - worth(team)), others),
            Reward::Win if rank(team) > 1 => -1.0,
            Reward::Win if winners > 1 => 0.0,
            Reward::Win => 1.0,
        };
    }
    rewards
}

/// Scores are some hundreds, which a float holds exactly.
fn ratio(points: i64, by: i64) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "scores are far below 2^24")]
    let ratio = points as f32 / by.max(1) as f32;
    ratio
}
