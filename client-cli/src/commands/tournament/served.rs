//! Tournaments of a server: one call each, told to people or printed as the server's message.

use boneyard_proto::v1::{
    AddEntrantRequest, Entrant, GetTournamentResponse, ListTournamentsRequest, ListTournamentsResponse,
    SetTournamentStateResponse, Tournament, TournamentGame, TournamentState, WithdrawEntrantRequest,
    watch_tournament_response::Frame,
};

use super::{
    export as files,
    follow::View,
    open::{get, open, sent, set_state},
    run::check_bots,
    standings as table, words,
};
use crate::{
    args::{Add, Common, Export, One, PlanFile, Withdraw},
    commands::{program, tables::aligned},
    failure::Failure,
    plan::{self, Plan},
    render::{self, json},
    session::{Session, unary},
    tournament_stream::{self, Progress},
    words::list as joined,
};

async fn session(common: &Common) -> Result<Session, Failure> {
    let mut session = Session::open(common).await?;
    session.login(common, None).await?;
    Ok(session)
}

pub(super) async fn create(common: &Common, args: &PlanFile) -> Result<(), Failure> {
    let (plan, source) = Plan::read(&args.file, &args.instead)?;
    let session = session(common).await?;
    plan.check_no_programs(&source)?;
    check_bots(&session, &plan, &source).await?;
    let tournament = open(&session, &plan, plan.request_id(), Some(&source)).await?;
    let id = tournament.tournament_id.clone();
    if common.json {
        return render::line(json::one_line("GetTournamentResponse", &get(&session, &id).await?)?);
    }
    render::line(&id)?;
    for warning in &tournament.warnings {
        render::tip(format_args!("warning: {warning}"));
    }
    let (program, server) = (program(), session.address());
    render::tip(format_args!(
        "{} is {} with {} entrants. Start and follow it with",
        words::name(&tournament),
        words::state(tournament.state()),
        tournament.entrant_count
    ));
    render::tip(format_args!("  {program} tournament resume {id} --server {server}"));
    render::tip(format_args!("  {program} tournament watch {id} --server {server}"));
    Ok(())
}

pub(super) async fn list(common: &Common) -> Result<(), Failure> {
    let session = session(common).await?;
    let mut request = ListTournamentsRequest { page_size: 200, page_token: String::new() };
    let mut tournaments = Vec::new();
    loop {
        let page = unary(session.tournaments().list_tournaments(request.clone())).await?;
        tournaments.extend(page.tournaments);
        if page.next_page_token.is_empty() {
            break;
        }
        request.page_token = page.next_page_token;
    }
    if common.json {
        let all = ListTournamentsResponse { tournaments, next_page_token: String::new() };
        return render::line(json::one_line("ListTournamentsResponse", &all)?);
    }
    if tournaments.is_empty() {
        render::tip(format_args!("There is no tournament. `{} tournament create FILE` makes one.", program()));
        return Ok(());
    }
    let rows = std::iter::once(["TOURNAMENT", "STATE", "GAMES", "ENTRANTS", "KIND", "NAME"].map(ToOwned::to_owned));
    for line in aligned(&rows.chain(tournaments.iter().map(row)).collect::<Vec<_>>()) {
        render::line(line)?;
    }
    Ok(())
}

fn row(tournament: &Tournament) -> [String; 6] {
    [
        tournament.tournament_id.clone(),
        words::state(tournament.state()).to_owned(),
        format!("{}/{}", tournament.finished_game_count, tournament.game_count),
        tournament.entrant_count.to_string(),
        words::kind(tournament),
        words::name(tournament).to_owned(),
    ]
}

pub(super) async fn show(common: &Common, args: &One) -> Result<(), Failure> {
    let session = session(common).await?;
    let answer = get(&session, &args.id).await?;
    if common.json {
        return render::line(json::one_line("GetTournamentResponse", &answer)?);
    }
    let GetTournamentResponse { tournament, entrants } = answer;
    let tournament = sent(tournament)?;
    render::line(format_args!("{}: {}", words::name(&tournament), words::kind(&tournament)))?;
    let rounds = if tournament.round_count > 0 {
        format!(", round {} of {}", tournament.round, tournament.round_count)
    } else {
        String::new()
    };
    render::line(format_args!(
        "{}{rounds}, {} of {} games final, {} running",
        words::state(tournament.state()),
        tournament.finished_game_count,
        tournament.game_count,
        tournament.running_game_count
    ))?;
    if let Some(group) = &tournament.deal_group {
        render::line(format_args!("commitment to all deals: {}", words::commitment(group)))?;
    }
    if let Some(decision) = table::decision(&tournament) {
        render::line(decision)?;
    }
    for warning in &tournament.warnings {
        render::line(format_args!("warning: {warning}"))?;
    }
    let rows = std::iter::once(["NO", "ENTRANT", "WHO", "FAULTS", ""].map(ToOwned::to_owned));
    for line in aligned(&rows.chain(entrants.iter().map(entrant_row)).collect::<Vec<_>>()) {
        render::line(line)?;
    }
    Ok(())
}

fn entrant_row(entrant: &Entrant) -> [String; 5] {
    let withdrawn = if entrant.withdrawn {
        format!("withdrawn after round {}", entrant.withdrawn_after_round)
    } else {
        String::new()
    };
    [
        entrant.entrant.to_string(),
        entrant.display_name.clone(),
        words::members(entrant),
        entrant.fault_count.to_string(),
        withdrawn,
    ]
}

pub(super) async fn watch(common: &Common, args: &One) -> Result<(), Failure> {
    let session = session(common).await?;
    let GetTournamentResponse { tournament, entrants } = get(&session, &args.id).await?;
    let mut view = View::new(sent(tournament)?);
    let mut frames = tournament_stream::follow(&session, &args.id).await?;
    while let Some(progress) = frames.recv().await {
        match progress? {
            Progress::Frame(frame) if common.json => {
                render::line(json::one_line("WatchTournamentResponse", frame.as_ref())?)?;
            }
            Progress::Frame(frame) => {
                if let Some(Frame::Game(game)) = &frame.frame {
                    view.clear();
                    render::line(game_line(game, &entrants))?;
                }
                view.frame(frame.frame);
                view.show();
            }
            Progress::Broken { why, pause } => view.broken(&why, pause),
            Progress::Over => break,
        }
    }
    view.clear();
    Ok(())
}

/// `round 2 table 1: Ada 155, Ben 90 (tbl_...)`.
fn game_line(game: &TournamentGame, entrants: &[Entrant]) -> String {
    let of_seat = game.entrant_of_seat.iter().enumerate().map(|(seat, &number)| {
        let name = entrants.iter().find(|entrant| entrant.entrant == number);
        let name = name.map_or("?", |entrant| entrant.display_name.as_str());
        game.scores.get(seat).map_or_else(|| name.to_owned(), |score| format!("{name} {score}"))
    });
    format!("round {} table {}: {} ({})", game.round, game.table, joined(of_seat), game.table_id)
}

pub(super) async fn standings(common: &Common, args: &One) -> Result<(), Failure> {
    table::print(common, &session(common).await?, &args.id).await
}

pub(super) async fn export(common: &Common, args: &Export) -> Result<(), Failure> {
    let session = session(common).await?;
    files::write(&session, &args.id, &args.out).await
}

pub(super) async fn resume(common: &Common, id: &str) -> Result<(), Failure> {
    change(common, id, TournamentState::Running).await
}

pub(super) async fn pause(common: &Common, args: &One) -> Result<(), Failure> {
    change(common, &args.id, TournamentState::Paused).await
}

pub(super) async fn cancel(common: &Common, args: &One) -> Result<(), Failure> {
    change(common, &args.id, TournamentState::Cancelled).await
}

async fn change(common: &Common, id: &str, state: TournamentState) -> Result<(), Failure> {
    let tournament = set_state(&session(common).await?, id, state).await?;
    if common.json {
        let answer = SetTournamentStateResponse { tournament: Some(tournament) };
        return render::line(json::one_line("SetTournamentStateResponse", &answer)?);
    }
    render::line(format_args!(
        "{id} is {}, {} of {} games final",
        words::state(tournament.state()),
        tournament.finished_game_count,
        tournament.game_count
    ))
}

pub(super) async fn withdraw(common: &Common, args: &Withdraw) -> Result<(), Failure> {
    let session = session(common).await?;
    let entrant = match &args.entrant {
        None => 0,
        Some(text) => number_of(text, &get(&session, &args.id).await?.entrants)?,
    };
    let request = WithdrawEntrantRequest { tournament_id: args.id.clone(), entrant };
    let answer = unary(session.tournaments().withdraw_entrant(request)).await?;
    if common.json {
        return render::line(json::one_line("WithdrawEntrantResponse", &answer)?);
    }
    let entrant = answer.entrant.unwrap_or_default();
    render::line(format_args!("{} plays no game after round {}", entrant.display_name, entrant.withdrawn_after_round))
}

/// An entrant by name or, where nobody has that name, by number.
fn number_of(text: &str, entrants: &[Entrant]) -> Result<i32, Failure> {
    let by_number =
        || text.parse().ok().and_then(|number: i32| entrants.iter().find(|entrant| entrant.entrant == number));
    let found = entrants.iter().find(|entrant| entrant.display_name == text).or_else(by_number);
    found.map(|entrant| entrant.entrant).ok_or_else(|| {
        let names = joined(entrants.iter().map(|entrant| entrant.display_name.clone()));
        Failure::usage("no_such_entrant", format!("there is no entrant `{text}`")).help(format!("there are {names}"))
    })
}

pub(super) async fn add(common: &Common, args: &Add) -> Result<(), Failure> {
    let session = session(common).await?;
    let chair = |text: &String| {
        plan::chair(text, args.seed.unwrap_or(0), 0)
            .map_err(|(found, help)| Failure::usage("bot_unknown", found).help(help))
    };
    let members = args.bots.iter().chain(&args.players).map(chair).collect::<Result<Vec<_>, _>>()?;
    if members.len() > 2 {
        return Err(Failure::usage("too_many_members", "an entrant has one member, or two as a pair")
            .help("add one entrant at a time"));
    }
    // Whoever enters themselves mixes their own chance into the deals.
    let entropy = if members.is_empty() { crate::entropy::fresh() } else { Vec::new() };
    let request = AddEntrantRequest {
        tournament_id: args.id.clone(),
        members,
        display_name: args.name.clone().unwrap_or_default(),
        entropy,
    };
    let answer = unary(session.tournaments().add_entrant(request)).await?;
    if common.json {
        return render::line(json::one_line("AddEntrantResponse", &answer)?);
    }
    let entrant = answer.entrant.unwrap_or_default();
    render::line(format_args!("{} is entrant {}", entrant.display_name, entrant.entrant))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrant(entrant: i32, name: &str) -> Entrant {
        Entrant { entrant, display_name: name.to_owned(), ..Entrant::default() }
    }

    #[test]
    fn an_entrant_is_found_by_name_before_number() {
        let entrants = [entrant(1, "2"), entrant(2, "Ben")];
        assert_eq!(number_of("Ben", &entrants).unwrap(), 2);
        assert_eq!(number_of("2", &entrants).unwrap(), 1, "somebody has that name");
        assert_eq!(number_of("1", &entrants).unwrap(), 1);
        assert_eq!(number_of("Cleo", &entrants).unwrap_err().reason(), "no_such_entrant");
    }

    #[test]
    fn a_game_is_one_line() {
        let game = TournamentGame {
            table_id: "tbl_1".to_owned(),
            round: 2,
            table: 1,
            entrant_of_seat: vec![2, 1],
            scores: vec![155, 90],
            ..TournamentGame::default()
        };
        let line = game_line(&game, &[entrant(1, "Ada"), entrant(2, "Ben")]);
        assert_eq!(line, "round 2 table 1: Ben 155, Ada 90 (tbl_1)");
    }
}
