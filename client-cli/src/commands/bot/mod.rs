//! `boneyard bot`: what its commands share.

use std::time::Duration;

use boneyard_proto::v1::{EndReason, JoinTableRequest, ListTablesRequest, TableNotice, TableState};

use super::{stop_signal, tables};
use crate::{
    args::{Bot, Common},
    failure::Failure,
    render::{self, json, sentences},
    session::{Session, unary},
};

#[cfg(feature = "local")]
mod builtin;
#[cfg(feature = "local")]
mod check;
mod hosted;
mod init;
mod templates;

/// Pause between two looks for a table with a free chair.
const SEARCH_PAUSE: Duration = Duration::from_secs(2);

pub(crate) async fn run(common: &Common, command: &Bot) -> Result<(), Failure> {
    match command {
        Bot::Run(args) => match &args.bot {
            #[cfg(feature = "local")]
            Some(bot) => super::until_interrupted(Box::pin(builtin::run(common, args, bot))).await,
            #[cfg(not(feature = "local"))]
            Some(bot) => {
                Err(Failure::usage("bot_unknown", format!("`{bot}`: this program was built without bots of its own"))
                    .help("run a program: boneyard bot run -- ./my-bot"))
            }
            // Processes are ended by themselves when Ctrl-C comes.
            None => Box::pin(hosted::run(common, args)).await,
        },
        #[cfg(feature = "local")]
        Bot::Check(args) => super::until_interrupted(Box::pin(check::run(common, args))).await,
        Bot::Init(args) => init::run(args),
    }
}

/// Takes a chair at the first table that has a free one, and says which; at any variant when none is named.
async fn take_chair(session: &Session, variants: &[String]) -> Result<Option<String>, Failure> {
    let waiting = ListTablesRequest { states: vec![TableState::Waiting.into()], ..ListTablesRequest::default() };
    for table in tables::all(session, waiting).await? {
        let sits = table.seats.iter().any(|info| info.player_id == session.player_id());
        let plays = variants.is_empty() || variants.contains(&table.variant);
        if sits || !plays || !table.seats.iter().any(sentences::is_free) {
            continue;
        }
        let request = JoinTableRequest {
            table_id: table.table_id.clone(),
            chair: 0,
            entropy: crate::entropy::fresh(),
            ..JoinTableRequest::default()
        };
        // Somebody else may have been faster.
        if unary(session.tables().join_table(request)).await.is_ok() {
            return Ok(Some(table.table_id));
        }
    }
    Ok(None)
}

/// Prints how a match ended.
fn tell(common: &Common, notice: &TableNotice) -> Result<(), Failure> {
    if common.json { render::line(json::one_line("TableNotice", notice)?) } else { render::line(result_line(notice)) }
}

fn result_line(notice: &TableNotice) -> String {
    let Some(result) = &notice.result else { return format!("{} ended without a result", notice.table_id) };
    let scores = result.team_scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
    let winners = result.winning_teams.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let why = if result.reason() == EndReason::Completed {
        String::new()
    } else {
        format!(" ({})", result.reason().as_str_name())
    };
    format!(
        "{} finished{why}: {scores}, won by team {winners}; this seat is {}",
        notice.table_id,
        crate::words::letter(notice.seat)
    )
}
