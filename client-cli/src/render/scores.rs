//! Scores in sentences: how a round ended, and who won the match.

use boneyard_proto::v1::{EndReason, MatchResult, RoundEnded};

use crate::{
    picture::{Picture, entry},
    words,
};

/// How a round ended, and what it gave to whom.
pub(crate) fn round_lines(ended: &RoundEnded, picture: &Picture) -> Vec<String> {
    let score = ended.score.clone().unwrap_or_default();
    let round = score.round;
    let mut lines = vec![match (ended.out_seat, score.winning_team) {
        (0, 0) => format!("All seats are blocked in round {round}, and nobody wins it."),
        (0, team) => format!("{} round {round}, which is blocked.", team_does(picture, team, "wins", "win")),
        (out, team) if team == picture.info(out).map_or(0, |info| info.team) => {
            let wins = if picture.is_own(out) { "win" } else { "wins" };
            format!("{} out and {wins} round {round}.", picture.does(out, "goes", "go"))
        }
        (out, 0) => format!("{} out in round {round}.", picture.does(out, "goes", "go")),
        (out, team) => format!(
            "{} out in round {round}; {} it.",
            picture.does(out, "goes", "go"),
            team_does(picture, team, "wins", "win")
        ),
    }];
    for info in &picture.table.seats {
        let pips = entry(&ended.hand_pips, info.seat);
        let index = usize::try_from(info.seat - 1).ok();
        let left = index.and_then(|index| ended.exposed_hands.get(index)).filter(|hand| !hand.tiles.is_empty());
        if let Some(left) = left {
            let has = picture.does(info.seat, "is left with", "are left with");
            lines.push(format!("{has} {}: {}.", words::hand(left), words::count(pips, "pip")));
        }
    }
    for (team, points) in (1..).zip(&score.team_points) {
        let total = entry(&picture.table.team_scores, team);
        lines.push(format!(
            "{} {} in this round, {total} in all.",
            team_does(picture, team, "has", "have"),
            words::count(*points, "point")
        ));
    }
    lines
}

/// Who won, why, and with what.
pub(crate) fn final_lines(result: &MatchResult, picture: &Picture) -> Vec<String> {
    let reason = match result.reason() {
        EndReason::Unspecified | EndReason::Completed => "",
        EndReason::Resignation => " by resignation",
        EndReason::Timeout => " on time",
        EndReason::IllegalMoves => " after illegal answers",
        EndReason::Disconnect => " because somebody stayed away",
        EndReason::NoShow => " because somebody was not there",
        EndReason::Flood => " after a flood of answers",
        EndReason::Adjudication => " by decision of a director",
    };
    let mut lines = vec![match result.winning_teams.as_slice() {
        [] => format!("Nobody wins the match{reason}."),
        [team] => format!("{} the match{reason}.", team_does(picture, *team, "wins", "win")),
        several => {
            let names: Vec<String> = several.iter().map(|&team| picture.team(team)).collect();
            format!("{} share the win{reason}.", words::and_list(&names))
        }
    }];
    if !result.comment.is_empty() {
        lines.push(format!("A director says: {}.", result.comment));
    }
    let mut teams: Vec<i32> = (1..).take(result.team_scores.len()).collect();
    teams.sort_by_key(|&team| (entry(&result.team_ranks, team), team));
    for team in teams {
        let (score, rank) = (entry(&result.team_scores, team), entry(&result.team_ranks, team));
        lines.push(format!(
            "{} {}, rank {rank}.",
            team_does(picture, team, "has", "have"),
            words::count(score, "point")
        ));
    }
    lines
}

/// `B wins`, `You win`, `A and C win`.
fn team_does(picture: &Picture, team: i32, others: &str, you: &str) -> String {
    let seats = picture.table.seats.iter().filter(|info| info.team == team).count();
    let own = picture.info(picture.seat).is_some_and(|info| info.team == team);
    format!("{} {}", picture.team(team), if own || seats > 1 { you } else { others })
}

#[cfg(test)]
#[path = "scores_tests.rs"]
mod tests;
