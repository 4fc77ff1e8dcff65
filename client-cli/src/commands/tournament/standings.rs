//! Standings and the answer of a sequential test, at the end or on the way.

use boneyard_proto::v1::{
    ExportFormat, ListStandingsRequest, ListStandingsResponse, TestDecision, Tournament, TournamentState,
};

use super::{export, follow, words};
use crate::{
    args::{Common, Verdict},
    failure::Failure,
    render::{self, json},
    session::{Session, unary},
};

/// A tournament and its standings.
#[derive(Debug)]
pub(in crate::commands) struct Results {
    pub(in crate::commands) tournament: Tournament,
    pub(in crate::commands) standings: ListStandingsResponse,
}

/// All pages as one.
pub(super) async fn all(session: &Session, id: &str) -> Result<ListStandingsResponse, Failure> {
    let mut request =
        ListStandingsRequest { tournament_id: id.to_owned(), page_size: 1_000, page_token: String::new() };
    let mut all = ListStandingsResponse::default();
    loop {
        let page = unary(session.tournaments().list_standings(request.clone())).await?;
        all.standings.extend(page.standings);
        all.tie_breaks = page.tie_breaks;
        if page.next_page_token.is_empty() {
            return Ok(all);
        }
        request.page_token = page.next_page_token;
    }
}

/// Prints them: a table for people, one message for programs.
pub(super) async fn print(common: &Common, session: &Session, id: &str) -> Result<(), Failure> {
    if common.json {
        return render::line(json::one_line("ListStandingsResponse", &all(session, id).await?)?);
    }
    render::line(export::text(session, id, ExportFormat::Text).await?.trim_end())
}

/// What a tournament that is over has come to.
pub(in crate::commands) async fn final_results(session: &Session, tournament: Tournament) -> Result<Results, Failure> {
    if tournament.state() == TournamentState::Cancelled {
        return Err(Failure::other("tournament_cancelled", "the tournament was cancelled")
            .help("`boneyard tournament standings ID` shows how it stood"));
    }
    let standings = all(session, &tournament.tournament_id).await?;
    Ok(Results { tournament, standings })
}

/// The answer of a sequential test in a sentence; none where there is no test.
pub(in crate::commands) fn decision(tournament: &Tournament) -> Option<String> {
    let test = tournament.spec.as_ref()?.sequential_test.as_ref()?;
    let (null, alternative) = (words::milli(test.null_milli.into()), words::milli(test.alternative_milli.into()));
    let answer = match tournament.test_decision() {
        TestDecision::Null => format!("the null hypothesis stands, {null} per board"),
        TestDecision::Alternative => format!("the alternative stands, {alternative} per board"),
        TestDecision::Inconclusive => format!("undecided between {null} and {alternative} per board"),
        TestDecision::Unspecified => format!("goes on between {null} and {alternative} per board"),
    };
    Some(format!("test: {answer}; {}", follow::llr(tournament, test)))
}

impl Results {
    /// Whether the end is the one that was asked for.
    pub(in crate::commands) fn judged(&self, verdict: Verdict) -> Result<(), Failure> {
        let decision = self.tournament.test_decision();
        if verdict.require_pass && decision != TestDecision::Alternative {
            let why = decision_sentence(&self.tournament);
            return Err(Failure::untrue("test_not_passed", format!("the alternative was not accepted: {why}")));
        }
        let faulty: Vec<String> = self
            .standings
            .standings
            .iter()
            .filter(|standing| standing.fault_count > 0)
            .map(|standing| format!("{} {}", standing.display_name, standing.fault_count))
            .collect();
        if verdict.strict && !faulty.is_empty() {
            return Err(Failure::untrue("faults", format!("games with faults: {}", faulty.join(", "))));
        }
        Ok(())
    }
}

fn decision_sentence(tournament: &Tournament) -> String {
    decision(tournament).unwrap_or_else(|| "the tournament has no sequential test".to_owned())
}
