//! The score sheet of a match, a row for each round and a column for each team.

use boneyard_proto::v1::{MatchResult, RoundEnded, SeatInfo};

use super::sentences;
use crate::{picture::Picture, words};

/// The sheet of a match, round by round, with a column for each team.
#[derive(Debug)]
pub(crate) struct Sheet {
    names: Vec<String>,
    totals: Vec<i32>,
}

/// Width of `round  opener  `.
const BEFORE_ENDED: usize = 15;
const ENDED_WIDTH: usize = 15;

impl Sheet {
    /// A sheet for the teams at this table.
    pub(crate) fn new(picture: &Picture) -> Self {
        let teams = picture.table.rules.as_ref().map_or(0, |rules| rules.team_count);
        let name = |team: i32| {
            let seats =
                picture.table.seats.iter().filter(|info| info.team == team || (info.team == 0 && info.chair == team));
            let of_seat = |info: &SeatInfo| {
                let seat = if info.seat > 0 { info.seat } else { info.chair };
                let name = sentences::occupant(info);
                format!("{} {}", words::letter(seat), name.strip_prefix("house bot ").unwrap_or(&name))
            };
            seats.map(of_seat).collect::<Vec<_>>().join("+")
        };
        let names: Vec<String> = (1..=teams).map(name).collect();
        Self { totals: vec![0; names.len()], names }
    }

    /// The heading.
    pub(crate) fn heading(&self) -> String {
        let columns = self.names.iter().map(|name| format!("  {name:>width$}", width = width(name)));
        format!("round  opener  {:<ENDED_WIDTH$}{}", "ended", columns.collect::<String>())
    }

    /// The row of one round: what each team got, and its total since the start.
    pub(crate) fn row(&mut self, ended: &RoundEnded, picture: &Picture) -> String {
        let score = ended.score.clone().unwrap_or_default();
        let how = match (score.blocked, ended.out_seat, score.winning_team) {
            (true, _, 0) => "blocked".to_owned(),
            (true, _, team) => format!("blocked, {} wins", picture.team(team)),
            (false, 0, team) => format!("{} wins", picture.team(team)),
            (false, out, _) => format!("{} out", words::letter(out)),
        };
        let columns = self.names.iter().zip(&mut self.totals).zip(&score.team_points).map(|((name, total), points)| {
            *total += points;
            format!("  {:>width$}", format!("+{points} {total:>4}"), width = width(name))
        });
        let columns: String = columns.collect();
        format!("{:>5}  {:<6}  {how:<ENDED_WIDTH$}{columns}", score.round, words::letter(score.opener_seat))
    }

    /// The last row, with the final score.
    pub(crate) fn total(&self, result: &MatchResult) -> String {
        let columns = self
            .names
            .iter()
            .zip(&result.team_scores)
            .map(|(name, total)| format!("  {total:>width$}", width = width(name)));
        format!("{:<width$}{}", "total", columns.collect::<String>(), width = BEFORE_ENDED + ENDED_WIDTH)
    }
}

/// Room for a name and for `+35  150`.
fn width(name: &str) -> usize {
    name.chars().count().max(9)
}

#[cfg(test)]
#[path = "sheet_tests.rs"]
mod tests;
