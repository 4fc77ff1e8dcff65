//! `boneyard tournament run` and `resume`: a plan is played to its end, here or on a server.

use std::path::Path;

use boneyard_proto::v1::{Tournament, TournamentState};

use super::{
    export,
    follow::{Ended, follow},
    open::{open, start},
    standings::{decision, final_results, print},
    words,
};
use crate::{
    args::{Common, PlanFile, Resume, RunPlan, Verdict},
    commands::{program, until_interrupted},
    failure::Failure,
    plan::{Plan, Source},
    render,
    session::{Session, named_server},
};

pub(super) async fn run(common: &Common, args: &RunPlan) -> Result<(), Failure> {
    let (plan, source) = Plan::read(&args.plan.file, &args.plan.instead)?;
    plan.check_ready(&source)?;
    #[cfg(feature = "local")]
    if named_server(common).is_none() {
        return here::run(common, args, &plan, &source).await;
    }
    plan.check_no_programs(&source)?;
    let session = until_interrupted(async {
        let mut session = Session::open(common).await?;
        session.login(common, None).await?;
        check_bots(&session, &plan, &source).await?;
        if plan.seed.is_some() {
            render::tip("`seed` has no effect on the deals of a server: nobody can choose them.");
        }
        #[cfg(feature = "local")]
        super::check::rehearse(&plan, &source, std::time::Duration::ZERO).await?;
        Ok(session)
    })
    .await?;
    play(common, args, &session, &plan, &source).await
}

/// Goes on with a tournament of a server, or with the one that a file describes.
pub(super) async fn resume(common: &Common, args: &Resume) -> Result<(), Failure> {
    let file = Path::new(&args.what);
    if args.what.starts_with("trn_") && !file.exists() {
        return until_interrupted(super::served::resume(common, &args.what)).await;
    }
    let run_args = RunPlan {
        plan: PlanFile { file: file.to_owned(), instead: args.instead.clone() },
        export: args.export.clone(),
        #[cfg(feature = "local")]
        data: args.data.clone(),
        verdict: Verdict::default(),
    };
    #[cfg(feature = "local")]
    if named_server(common).is_none() && file.exists() {
        let data = here::data_of(&run_args);
        if !data.exists() {
            return Err(Failure::usage(
                "nothing_to_resume",
                format!("there is no {}, so no game was played", data.display()),
            )
            .help(format!("`{} tournament run {}` begins it", program(), file.display())));
        }
    }
    run(common, &run_args).await
}

/// Refuses house bots that the server does not have, by their place in the file.
pub(super) async fn check_bots(session: &Session, plan: &Plan, source: &Source) -> Result<(), Failure> {
    let known = session.info().await?.house_bots;
    let Some(unknown) = plan.house_bots().into_iter().find(|name| !known.contains(name)) else { return Ok(()) };
    let line = plan.entrants.iter().find(|entry| entry.plays(&unknown)).map_or(0, |entry| entry.line);
    let names: Vec<String> = known.iter().map(|name| format!("builtin:{name}")).collect();
    Err(source.entrant(line, &format!("there is no house bot `{unknown}`"), format!("possible: {}", names.join(", "))))
}

/// Plays it on this server, prints the standings and writes the export.
async fn play(common: &Common, args: &RunPlan, session: &Session, plan: &Plan, source: &Source) -> Result<(), Failure> {
    let opened = until_interrupted(open(session, plan, plan.request_id(), Some(source))).await?;
    let id = opened.tournament_id.clone();
    let tournament = match opened.state() {
        TournamentState::Finished | TournamentState::Cancelled => opened,
        TournamentState::Open | TournamentState::Running | TournamentState::Paused | TournamentState::Unspecified => {
            if opened.finished_game_count > 0 {
                render::tip(format_args!("{} games were played before; it goes on.", opened.finished_game_count));
            }
            let started = until_interrupted(start(session, &id, Some(source))).await?;
            announce(&started);
            let is_here = cfg!(feature = "local") && named_server(common).is_none();
            match follow(session, started).await? {
                Ended::Over(tournament) => tournament,
                Ended::Paused(tournament) => {
                    how_to_go_on(args, session, is_here, &tournament);
                    return Err(Failure::paused());
                }
                Ended::Stopped(tournament) => {
                    how_to_go_on(args, session, is_here, &tournament);
                    return Err(Failure::interrupted());
                }
            }
        }
    };
    until_interrupted(async {
        let results = final_results(session, tournament).await?;
        print(common, session, &id).await?;
        if let Some(decision) = decision(&results.tournament) {
            if common.json { render::tip(decision) } else { render::line(decision)? }
        }
        match &args.export {
            Some(folder) => export::write(session, &id, folder).await?,
            None => render::tip(format_args!(
                "`{} tournament run {} --export DIR` writes games, records and a report; nothing is played again.",
                program(),
                args.plan.file.display()
            )),
        }
        results.judged(args.verdict)
    })
    .await
}

fn announce(tournament: &Tournament) {
    render::tip(format_args!(
        "{}: {}, {} entrants, {} games. Tournament {}.",
        words::name(tournament),
        words::kind(tournament),
        tournament.entrant_count,
        tournament.game_count,
        tournament.tournament_id
    ));
    if let Some(group) = &tournament.deal_group {
        render::tip(format_args!("All deals follow from the secret behind {}.", words::commitment(group)));
    }
    for warning in &tournament.warnings {
        render::tip(format_args!("warning: {warning}"));
    }
}

fn how_to_go_on(args: &RunPlan, session: &Session, is_here: bool, tournament: &Tournament) {
    let place = if is_here { data_flag(args) } else { format!(" --server {}", session.address()) };
    let (done, all) = (tournament.finished_game_count, tournament.game_count);
    render::tip(format_args!("Paused after {done} of {all} games; all of them are kept. To go on:"));
    let plan = &args.plan;
    let boards = plan.instead.boards.map(|boards| format!(" --boards {boards}")).unwrap_or_default();
    let rounds = plan.instead.rounds.map(|rounds| format!(" --rounds {rounds}")).unwrap_or_default();
    render::tip(format_args!("  {} tournament resume {}{boards}{rounds}{place}", program(), plan.file.display()));
}

#[cfg(feature = "local")]
fn data_flag(args: &RunPlan) -> String {
    args.data.as_ref().map(|data| format!(" --data {}", data.display())).unwrap_or_default()
}

#[cfg(not(feature = "local"))]
fn data_flag(_args: &RunPlan) -> String {
    String::new()
}

/// In this process and with a server of its own.
#[cfg(feature = "local")]
mod here {
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    use boneyard_proto::v1::{ListTournamentsRequest, TournamentState};

    use super::{
        super::programs::{self, Programs},
        check_bots, open, play,
    };
    use crate::{
        args::{Common, RunPlan},
        commands::{tournament::check, until_interrupted},
        failure::Failure,
        local::server::LocalServer,
        plan::{Plan, Source},
        render,
        session::{Session, unary},
    };

    /// Where the games are kept.
    pub(super) fn data_of(args: &RunPlan) -> PathBuf {
        args.data.clone().unwrap_or_else(|| args.plan.file.with_extension("boneyard"))
    }

    pub(super) async fn run(common: &Common, args: &RunPlan, plan: &Plan, source: &Source) -> Result<(), Failure> {
        check::no_players(plan, source)?;
        // What cannot be played leaves no directory behind.
        let rehearsal = until_interrupted(check::rehearse(plan, source, std::time::Duration::ZERO)).await?;
        programs::one_chair_each(plan, rehearsal.tournament(), source)?;
        let folder = data_of(args);
        let mut started = Vec::new();
        if !folder.exists() {
            started = until_interrupted(programs::start(plan, source)).await?;
        }
        fs::create_dir_all(&folder)
            .map_err(|error| Failure::other("io", format!("cannot make {}: {error}", folder.display())))?;
        let (server, session) = until_interrupted(LocalServer::organised(&folder, plan.seed)).await?;
        let played = async {
            check_bots(&session, plan, source).await?;
            keep_to_one_plan(&session, plan, &folder).await?;
            render::tip(format_args!("The games are kept in {}.", folder.display()));
            let mut plan = plan.clone();
            let programs = Programs::enter(&server.address(), &folder, &mut plan).await?;
            let held = open(&session, &plan, plan.request_id(), Some(source)).await?;
            let is_over = matches!(held.state(), TournamentState::Finished | TournamentState::Cancelled);
            if started.is_empty() && !is_over {
                // In a directory that was there before.
                started = until_interrupted(programs::start(&plan, source)).await?;
            }
            Box::pin(programs.play(started, play(common, args, &session, &plan, source))).await
        };
        let outcome = Box::pin(played).await;
        if outcome.as_ref().is_err_and(|failure| failure.reason() == "interrupted") {
            // Ctrl-C came twice. What is confirmed is stored already, so nobody waits for the server.
            drop(server);
            return outcome;
        }
        let stopped = server.stop().await;
        outcome?;
        stopped
    }

    /// A directory goes on with the plan it was begun with, until that one is over.
    async fn keep_to_one_plan(session: &Session, plan: &Plan, folder: &Path) -> Result<(), Failure> {
        let (path, id) = (folder.join("plan"), plan.request_id());
        let before = fs::read_to_string(&path).unwrap_or_default();
        if before.trim() == id {
            return Ok(());
        }
        let request = ListTournamentsRequest { page_size: 200, page_token: String::new() };
        let held = unary(session.tournaments().list_tournaments(request)).await?.tournaments;
        let unfinished = held.iter().find(|tournament| {
            matches!(tournament.state(), TournamentState::Open | TournamentState::Running | TournamentState::Paused)
        });
        if let Some(other) = unfinished {
            return Err(Failure::usage(
                "plan_changed",
                format!(
                    "{} holds {} of {} games of another plan: the file has changed since, or it is another file",
                    folder.display(),
                    other.finished_game_count,
                    other.game_count
                ),
            )
            .help("undo the change to go on, or keep the new tournament elsewhere with --data DIR"));
        }
        fs::write(&path, format!("{id}\n"))
            .map_err(|error| Failure::other("io", format!("cannot write {}: {error}", path.display())))
    }
}
