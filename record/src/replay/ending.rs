//! What a record says of the end of rounds and of the match, compared with what the rules say.

use boneyard_engine::{
    position::Phase,
    rules::Rules,
    seat::Team,
    table::{RoundResult, Table},
};

use super::{disagreement::Differs, walk::names};
use crate::{
    record::{Record, Round, RoundEnd, TeamSet, team_name},
    token::cause_name,
};

/// Compares the end of a round; `result` is `None` when it did not end.
pub(super) fn check_round(rules: &Rules, round: &Round, result: Option<&RoundResult>) -> Result<(), Differs> {
    let Some(result) = result else { return Ok(()) };
    let end = if result.out.is_some() { RoundEnd::Out } else { RoundEnd::Blocked };
    if let Some(said) = round.end
        && said != end
    {
        return Err(Differs::new(format!("end = {}", end.name()), said.name()));
    }
    let name = |team: Option<Team>| team.map_or_else(|| "nobody".to_owned(), |team| team_name(rules, team));
    if (round.end.is_some() || round.winner.is_some()) && round.winner != result.winner {
        return Err(Differs::new(format!("winner = {}", name(result.winner)), name(round.winner)));
    }
    if let Some(delta) = round.delta {
        for team in Team::all(rules.team_count()) {
            if delta[team] != result.team_points[team] {
                let expected = format!("delta of {} = {}", team_name(rules, team), result.team_points[team]);
                return Err(Differs::new(expected, delta[team]));
            }
        }
    }
    Ok(())
}

/// Compares what is said of the match with the table where the record stops.
pub(super) fn check_match(record: &Record, table: &Table) -> Result<(), Differs> {
    let (rules, outcome) = (&record.rules, &record.outcome);
    let teams = || Team::all(rules.team_count());
    let told = outcome.ended.is_some() || outcome.ranks.is_some() || outcome.winners.is_some();
    let result = table.public().result.as_ref();
    debug_assert_eq!(table.position().phase == Phase::Over, result.is_some(), "a match that is over has a result");
    if told && result.is_none() {
        return Err(Differs::new("no result", "a result").because("the match is not over"));
    }
    if let Some(said) = outcome.score {
        for team in teams() {
            let score = table.position().scores[team];
            if said[team] != score {
                return Err(Differs::new(format!("score of {} = {score}", record.team_name(team)), said[team]));
            }
        }
    }
    let Some(result) = result else { return Ok(()) };
    if let Some(said) = outcome.ended
        && said != result.cause
    {
        return Err(Differs::new(format!("ended = {}", cause_name(result.cause)), cause_name(said)));
    }
    if let Some(said) = outcome.ranks {
        for team in teams() {
            if said[team] != result.ranks[team] {
                let expected = format!("rank of {} = {}", record.team_name(team), result.ranks[team]);
                return Err(Differs::new(expected, said[team]));
            }
        }
    }
    let winners: TeamSet = result.winners(rules.team_count()).collect();
    if let Some(said) = outcome.winners
        && said != winners
    {
        let found = names(record, teams().filter(|&team| said.contains(team)));
        return Err(Differs::new(format!("result = {}", names(record, result.winners(rules.team_count()))), found));
    }
    Ok(())
}
