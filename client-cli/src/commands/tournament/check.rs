//! `boneyard tournament check`: whether a plan can be played, found out by playing a little of it.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{Tournament, TournamentState, Verdict, watch_tournament_response::Frame};
use serde_json::json;

use super::{
    open::{get, open, sent, set_state, start},
    programs::{LIMITS, of_entrant, one_chair_each},
    run::check_bots,
    words,
};
use crate::{
    args::{Common, PlanFile},
    commands::bot,
    failure::Failure,
    local::server::LocalServer,
    plan::{Entry, Plan, Source},
    render,
    session::{Session, named_server},
    tournament_stream::{self, Progress},
    words::count,
};

/// Longest time to wait for a board of each bot.
const PATIENCE: Duration = Duration::from_secs(20);
/// Shortest time that tells how fast games are.
const SAMPLE: Duration = Duration::from_secs(1);

/// What was found out about a plan.
#[derive(Debug)]
pub(super) struct Rehearsal {
    tournament: Tournament,
    /// Names of those who have finished a game without a fault.
    played: BTreeSet<String>,
    games_per_second: f64,
}

impl Rehearsal {
    /// The tournament as the server has made it.
    pub(super) const fn tournament(&self) -> &Tournament {
        &self.tournament
    }
}

pub(super) async fn run(common: &Common, args: &PlanFile) -> Result<(), Failure> {
    let (plan, source) = Plan::read(&args.file, &args.instead)?;
    plan.check_ready(&source)?;
    if named_server(common).is_some() {
        check_bots(&Session::open(common).await?, &plan, &source).await?;
    }
    for entry in plan.entrants.iter().filter(|entry| !entry.program.is_empty()) {
        render::tip(format_args!("{}: {}", entry.name, entry.program.join(" ")));
        // In its own variant; whether it may sit there, the server knows.
        let checked = bot::check::program(common, &entry.program, &plan, LIMITS).await;
        checked.map_err(|failure| of_entrant(&source, entry, failure))?;
    }
    let rehearsal = rehearse(&plan, &source, PATIENCE).await?;
    one_chair_each(&plan, rehearsal.tournament(), &source)?;
    tell(common, &plan, &source, &rehearsal)
}

/// A server in this process knows no players.
pub(super) fn no_players(plan: &Plan, source: &Source) -> Result<(), Failure> {
    match plan.first_player() {
        Some(entry) => Err(source.entrant(
            entry.line,
            &format!("`{}` is a player, and a tournament in this process has house bots alone", entry.name),
            "name the server where the player is registered with --server",
        )),
        None => Ok(()),
    }
}

/// Creates and starts the tournament on a server of its own that is thrown away, with house bots in the
/// places of players. With patience, waits until each house bot of the plan has finished a game.
pub(super) async fn rehearse(plan: &Plan, source: &Source, patience: Duration) -> Result<Rehearsal, Failure> {
    let (server, session) = LocalServer::organised_for_now(plan.seed).await?;
    let outcome = Box::pin(on(&session, plan, source, patience)).await;
    let stopped = server.stop().await;
    let rehearsal = outcome?;
    stopped?;
    Ok(rehearsal)
}

async fn on(session: &Session, plan: &Plan, source: &Source, patience: Duration) -> Result<Rehearsal, Failure> {
    check_bots(session, plan, source).await?;
    let opened = open(session, &plan.with_stand_ins(), String::new(), Some(source)).await?;
    let id = opened.tournament_id.clone();
    let began = Instant::now();
    let started = start(session, &id, Some(source)).await?;
    let mut rehearsal = Rehearsal { tournament: started, played: BTreeSet::new(), games_per_second: 0.0 };
    if !patience.is_zero() {
        let all = rehearsal.tournament.clone();
        tokio::time::timeout(patience, sample(session, all, plan, began, &mut rehearsal)).await.ok().transpose()?;
        let silent: Vec<&str> = plan
            .entrants
            .iter()
            .filter(|entry| entry.is_house_bots() && !rehearsal.played.contains(&entry.name))
            .map(|entry| entry.name.as_str())
            .collect();
        if !silent.is_empty() {
            render::tip(format_args!("No game yet within {} s: {}.", patience.as_secs(), silent.join(", ")));
        }
    }
    if rehearsal.tournament.state() != TournamentState::Finished {
        set_state(session, &id, TournamentState::Cancelled).await?;
    }
    Ok(rehearsal)
}

/// Watches until each house bot has finished a game, and long enough to know how fast games are.
async fn sample(
    session: &Session,
    tournament: Tournament,
    plan: &Plan,
    began: Instant,
    rehearsal: &mut Rehearsal,
) -> Result<(), Failure> {
    let id = tournament.tournament_id;
    let names: Vec<String> =
        get(session, &id).await?.entrants.into_iter().map(|entrant| entrant.display_name).collect();
    let wanted = plan.entrants.iter().filter(|entry| entry.is_house_bots()).count();
    let mut frames = tournament_stream::follow(session, &id).await?;
    let mut games = 0_u32;
    while let Some(progress) = frames.recv().await {
        match progress? {
            Progress::Frame(frame) => match frame.frame {
                Some(Frame::Game(game)) => {
                    games += 1;
                    for (&entrant, &verdict) in game.entrant_of_seat.iter().zip(&game.verdicts) {
                        let name = usize::try_from(entrant - 1).ok().and_then(|index| names.get(index));
                        if let Some(name) = name.filter(|_| verdict == i32::from(Verdict::Ok)) {
                            rehearsal.played.insert(name.clone());
                        }
                    }
                }
                Some(Frame::Tournament(now)) => rehearsal.tournament = now,
                Some(Frame::Heartbeat(_) | Frame::Drain(_)) | None => {}
            },
            Progress::Broken { .. } => {}
            Progress::Over => break,
        }
        rehearsal.games_per_second = f64::from(games) / began.elapsed().as_secs_f64().max(1e-3);
        if rehearsal.played.len() >= wanted && began.elapsed() >= SAMPLE {
            break;
        }
    }
    rehearsal.tournament = sent(get(session, &id).await?.tournament)?;
    let done = f64::from(rehearsal.tournament.finished_game_count);
    rehearsal.games_per_second = done / began.elapsed().as_secs_f64().max(1e-3);
    Ok(())
}

fn tell(common: &Common, plan: &Plan, source: &Source, rehearsal: &Rehearsal) -> Result<(), Failure> {
    let Rehearsal { tournament, played, games_per_second } = rehearsal;
    let games = tournament.game_count;
    let has_players = !plan.entrants.iter().all(Entry::is_house_bots);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number of seconds that is not negative"
    )]
    let seconds =
        (!has_players && *games_per_second > 0.0).then(|| (f64::from(games) / games_per_second).ceil() as u64);
    if common.json {
        return render::line(json!({
            "file": source.path().display().to_string(),
            "entrants": plan.entrants.len(),
            "games": games,
            "rounds": tournament.round_count,
            "played": played,
            "gamesPerSecond": games_per_second,
            "seconds": seconds,
            "warnings": tournament.warnings,
        }));
    }
    let rounds = match tournament.round_count {
        ..=0 => String::new(),
        rounds => format!(" in {}", count(rounds, "round")),
    };
    render::line(format_args!(
        "{}: {}, {} entrants, {games} games{rounds}.",
        source.path().display(),
        words::kind(tournament),
        plan.entrants.len()
    ))?;
    for warning in &tournament.warnings {
        render::line(format_args!("warning: {warning}"))?;
    }
    if !played.is_empty() {
        let names: Vec<&str> = played.iter().map(String::as_str).collect();
        render::line(format_args!("Played a game without fault: {}.", names.join(", ")))?;
    }
    match seconds {
        Some(seconds) => render::line(format_args!(
            "It takes about {} on this machine, at {games_per_second:.0} games a second.",
            words::duration(seconds)
        )),
        None if has_players => render::line("How long it takes is up to its players and their clock."),
        None => Ok(()),
    }
}
