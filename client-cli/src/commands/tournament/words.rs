//! How tournaments are spoken of.

use boneyard_proto::v1::{
    DealGroup, Entrant, SequentialTest, Tournament, TournamentFormat, TournamentState, chair_spec::Occupant,
};

use crate::words;

pub(super) const fn state(state: TournamentState) -> &'static str {
    match state {
        TournamentState::Unspecified => "unknown",
        TournamentState::Open => "open",
        TournamentState::Running => "running",
        TournamentState::Paused => "paused",
        TournamentState::Finished => "finished",
        TournamentState::Cancelled => "cancelled",
    }
}

pub(super) const fn format(format: TournamentFormat) -> &'static str {
    match format {
        TournamentFormat::Unspecified => "unknown",
        TournamentFormat::RoundRobin => "round robin",
        TournamentFormat::Gauntlet => "gauntlet",
        TournamentFormat::Swiss => "Swiss",
        TournamentFormat::Knockout => "knock-out",
        TournamentFormat::DoubleElimination => "double elimination",
        TournamentFormat::Ladder => "ladder",
        TournamentFormat::Individual => "individual",
    }
}

/// `round robin of All Fives`.
pub(super) fn kind(tournament: &Tournament) -> String {
    let spec = tournament.spec.clone().unwrap_or_default();
    let variant = spec.variant.clone().unwrap_or_default().variant;
    format!("{} of {}", format(spec.format()), words::title(&variant))
}

pub(super) fn name(tournament: &Tournament) -> &str {
    tournament.spec.as_ref().map_or("", |spec| &spec.display_name)
}

pub(super) fn members(entrant: &Entrant) -> String {
    words::list(entrant.members.iter().map(|member| match &member.occupant {
        Some(Occupant::PlayerId(id)) => id.clone(),
        Some(Occupant::HouseBot(bot)) if bot.seed > 0 => format!("builtin:{} seed {}", bot.house_bot, bot.seed),
        Some(Occupant::HouseBot(bot)) => format!("builtin:{}", bot.house_bot),
        None => "nobody".to_owned(),
    }))
}

/// The commitment to all deals, as people compare it.
pub(super) fn commitment(group: &DealGroup) -> String {
    words::hex(&group.commitment)
}

/// Thousandths as people write them.
pub(in crate::commands) fn milli(value: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    let value = value.unsigned_abs();
    format!("{sign}{}.{:03}", value / 1000, value % 1000)
}

/// The bounds between which a sequential test goes on (Wald): lower for the null hypothesis, upper for the
/// alternative.
pub(in crate::commands) fn bounds(test: &SequentialTest) -> (f64, f64) {
    let rate = |milli: i32| f64::from(if milli == 0 { 50 } else { milli }) / 1000.0;
    let (alpha, beta) = (rate(test.alpha_milli), rate(test.beta_milli));
    ((beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln())
}

/// A length of time in seconds, as people say it: `48 s`, `5 min`, `3 h 20 min`.
pub(in crate::commands) fn duration(seconds: u64) -> String {
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        3600..86_400 => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
        _ => format!("{} d {} h", seconds / 86_400, seconds / 3600 % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousandths_keep_their_sign() {
        assert_eq!(
            [0, 1, -1, -999, 12_345, -1000].map(milli),
            ["0.000", "0.001", "-0.001", "-0.999", "12.345", "-1.000"]
        );
    }

    #[test]
    fn the_usual_bounds_are_those_of_the_books() {
        let (low, high) = bounds(&SequentialTest::default());
        assert!((low + 2.944).abs() < 1e-3 && (high - 2.944).abs() < 1e-3, "{low} {high}");
    }

    #[test]
    fn durations_have_two_units_at_most() {
        assert_eq!([59, 61, 3660, 90_000].map(duration), ["59 s", "1 min 1 s", "1 h 1 min", "1 d 1 h"]);
    }
}
