//! A plan becomes a tournament of a server, or is found again there.

use std::collections::HashSet;

use boneyard_proto::v1::{
    AddEntrantRequest, CreateTournamentRequest, GetTournamentRequest, GetTournamentResponse, SetTournamentStateRequest,
    Tournament, TournamentState,
};

use crate::{
    failure::Failure,
    plan::{Plan, Source},
    session::{Session, unary},
};

/// A tournament with its entrants.
pub(super) async fn get(session: &Session, id: &str) -> Result<GetTournamentResponse, Failure> {
    unary(session.tournaments().get_tournament(GetTournamentRequest { tournament_id: id.to_owned() })).await
}

/// The tournament of an answer; a server always sends one.
pub(super) fn sent(tournament: Option<Tournament>) -> Result<Tournament, Failure> {
    tournament.ok_or_else(|| Failure::other("incomplete_answer", "the server's answer holds no tournament"))
}

/// Creates the tournament with this request id, or finds it, and enters who is missing. What is refused is
/// told as a fault of the file, and what was created for it is cancelled.
pub(in crate::commands) async fn open(
    session: &Session,
    plan: &Plan,
    request_id: String,
    source: Option<&Source>,
) -> Result<Tournament, Failure> {
    let request = CreateTournamentRequest { spec: Some(plan.spec.clone()), request_id };
    let created = unary(session.tournaments().create_tournament(request)).await;
    let tournament = sent(created.map_err(|failure| of_file(failure, source))?.tournament)?;
    if tournament.state() != TournamentState::Open {
        return Ok(tournament);
    }
    let id = tournament.tournament_id.clone();
    let there: HashSet<String> =
        get(session, &id).await?.entrants.into_iter().map(|entrant| entrant.display_name).collect();
    for entry in plan.entrants.iter().filter(|entry| !there.contains(&entry.name)) {
        let request = AddEntrantRequest {
            tournament_id: id.clone(),
            members: entry.members.clone(),
            display_name: entry.name.clone(),
            entropy: Vec::new(),
        };
        if let Err(failure) = unary(session.tournaments().add_entrant(request)).await {
            if failure.is_about_a_plan() {
                give_up(session, &id).await;
            }
            return Err(match source {
                Some(source) if failure.is_about_a_plan() => {
                    source.entrant(entry.line, failure.detail_or_sentence(), failure.help_text())
                }
                Some(_) | None => failure,
            });
        }
    }
    sent(get(session, &id).await?.tournament)
}

/// Starts the tournament, or goes on with it.
pub(in crate::commands) async fn start(
    session: &Session,
    id: &str,
    source: Option<&Source>,
) -> Result<Tournament, Failure> {
    match set_state(session, id, TournamentState::Running).await {
        Err(failure) if failure.is_about_a_plan() && source.is_some() => {
            give_up(session, id).await;
            Err(of_file(failure, source))
        }
        done => done,
    }
}

pub(super) async fn set_state(session: &Session, id: &str, state: TournamentState) -> Result<Tournament, Failure> {
    let request = SetTournamentStateRequest { tournament_id: id.to_owned(), state: state.into() };
    sent(unary(session.tournaments().set_tournament_state(request)).await?.tournament)
}

/// Cancels what was only begun. The refusal that led to it is what people hear of.
async fn give_up(session: &Session, id: &str) {
    let _unheard = set_state(session, id, TournamentState::Cancelled).await;
}

fn of_file(failure: Failure, source: Option<&Source>) -> Failure {
    match source {
        Some(source) if failure.is_about_a_plan() => source.refused(&failure, failure.field()),
        Some(_) | None => failure,
    }
}
