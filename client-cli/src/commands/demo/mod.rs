//! `boneyard demo`: four house bots play a small duplicate tournament on a server in this process, through
//! the public contract; one of its records is checked.

mod sheet;
mod verified;

use std::path::Path;

use boneyard_proto::v1::{
    ExportFormat, ListTournamentsRequest, Tournament, TournamentFormat, TournamentSpec, TournamentState, VariantSpec,
};

use super::{
    program,
    tournament::{final_results, open, start, text, until_over},
    until_interrupted,
};
use crate::{
    args::{Common, Demo},
    failure::Failure,
    local::{known, server::LocalServer},
    plan::{Entry, Plan},
    render::{self, json},
    session::{Session, unary},
    words,
};

const BOTS: [&str; 4] = ["balanced", "greedy", "first", "random"];
/// Deals that each bot plays: the fewest from which anything can be said.
const DEALS: i32 = 15;

pub(crate) async fn run(common: &Common, args: &Demo) -> Result<(), Failure> {
    let plan = plan_of(args)?;
    let (server, session) = until_interrupted(async {
        match &args.keep {
            Some(folder) => {
                std::fs::create_dir_all(folder)?;
                LocalServer::organised(folder, args.seed).await
            }
            None => LocalServer::organised_for_now(args.seed).await,
        }
    })
    .await?;
    let outcome = Box::pin(tournaments(common, args, &session, &plan, &server.address())).await;
    let stopped = server.stop().await;
    outcome?;
    stopped?;
    suggest(args);
    Ok(())
}

/// A seat for each house bot, or as near to that as the variant comes.
fn plan_of(args: &Demo) -> Result<Plan, Failure> {
    let variant = known::variant(&args.variant)?;
    let seats = 4.clamp(variant.min_seats, variant.max_seats);
    let spec = TournamentSpec {
        display_name: "House bots".to_owned(),
        format: TournamentFormat::RoundRobin.into(),
        variant: Some(VariantSpec {
            variant: args.variant.clone(),
            options: [("seats".to_owned(), seats.to_string())].into(),
        }),
        // At tables of two sides each bot meets three others, at larger ones all of them at once.
        boards_per_pairing: if seats == 2 || variant.partnership { DEALS / 3 } else { DEALS },
        ..TournamentSpec::default()
    };
    let first_seed = args.seed.unwrap_or(1);
    let many = usize::try_from(seats).unwrap_or(BOTS.len()).max(BOTS.len());
    let entrants = (0..many).zip(0_i32..).map(|(index, offset)| {
        let bot = BOTS[index % BOTS.len()];
        let name = if index < BOTS.len() { bot.to_owned() } else { format!("{bot} {}", index / BOTS.len() + 1) };
        Entry::of_bot(&name, bot, first_seed.checked_add(offset).unwrap_or(offset + 1))
    });
    Ok(Plan { spec, entrants: entrants.collect(), seed: args.seed })
}

async fn tournaments(
    common: &Common,
    args: &Demo,
    session: &Session,
    plan: &Plan,
    address: &str,
) -> Result<(), Failure> {
    if !common.json {
        render::tip(format_args!("A server runs in this process at {address}."));
    }
    for left in until_interrupted(unfinished(session)).await? {
        render::tip(format_args!("Tournament {} was left unfinished; it goes on.", left.tournament_id));
        play(common, session, &left.tournament_id).await?;
    }
    let opened = until_interrupted(open(session, plan, String::new(), None)).await?;
    play(common, session, &opened.tournament_id).await?;
    if let Some(folder) = &args.keep {
        held(session, folder).await?;
    }
    Ok(())
}

async fn all(session: &Session) -> Result<Vec<Tournament>, Failure> {
    let request = ListTournamentsRequest { page_size: 200, page_token: String::new() };
    Ok(unary(session.tournaments().list_tournaments(request)).await?.tournaments)
}

async fn unfinished(session: &Session) -> Result<Vec<Tournament>, Failure> {
    let is_unfinished =
        |tournament: &Tournament| matches!(tournament.state(), TournamentState::Running | TournamentState::Paused);
    Ok(all(session).await?.into_iter().rev().filter(is_unfinished).collect())
}

async fn held(session: &Session, folder: &Path) -> Result<(), Failure> {
    let finished = all(session).await?.iter().filter(|one| one.state() == TournamentState::Finished).count();
    let finished = words::count(i32::try_from(finished).unwrap_or(i32::MAX), "tournament");
    render::tip(format_args!("{} now holds {finished}.", folder.display()));
    Ok(())
}

/// Plays a tournament to its end, and prints its standings, one of its games, and what the record of that
/// game proves.
async fn play(common: &Common, session: &Session, id: &str) -> Result<(), Failure> {
    let started = until_interrupted(start(session, id, None)).await?;
    if !common.json {
        render::tip(format_args!(
            "{} house bots play {} games: each deal is played from every seat.",
            started.entrant_count, started.game_count
        ));
    }
    let over = until_over(session, started).await?;
    until_interrupted(async {
        let results = final_results(session, over).await?;
        let checked = verified::one(session, id).await?;
        if common.json {
            return render::line(json::one_line("ListStandingsResponse", &results.standings)?);
        }
        render::line(text(session, id, ExportFormat::Text).await?.trim_end())?;
        render::line("")?;
        sheet::print(session, &checked.table_id).await?;
        render::line("")?;
        render::line(checked.sentence())
    })
    .await
}

fn suggest(args: &Demo) {
    let program = program();
    render::tip("Try next:");
    render::tip(format_args!("  {program} play"));
    render::tip(format_args!("  {program} duel builtin:balanced builtin:greedy"));
    render::tip(format_args!("  {program} tournament init cup.toml"));
    render::tip(format_args!("  {program} dev"));
    match &args.keep {
        Some(folder) => render::tip(format_args!("  {program} demo --keep {}", folder.display())),
        None => render::tip(format_args!("  {program} demo --keep boneyard-demo")),
    }
}
