//! `boneyard bot check`: whether a bot plays as it should, found out step by step on a server in this process.

use std::{
    ffi::OsString,
    net::{Ipv4Addr, SocketAddr},
};

use boneyard_proto::v1::{ChairSpec, CreateTableRequest, EndReason, MatchResult, TableSpec, VariantSpec};

use super::super::house_bot;
use crate::{
    args::{BotCheck, Common},
    bot::Limits,
    failure::Failure,
    local::{known, server::LocalServer},
    plan::Plan,
    session::{Session, unary},
};

mod grpc;
mod proxy;
mod report;
mod spoken;

/// Who plays against the bot.
const OPPONENT: &str = "greedy";

pub(super) async fn run(common: &Common, args: &BotCheck) -> Result<(), Failure> {
    for name in &args.variant {
        known::variant(name)?;
    }
    // Nothing is kept.
    let mut server = LocalServer::listening(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), None, &[]).await?;
    let mut report = report::Report::new(common.json);
    let checked = if args.grpc {
        grpc::check(args, &mut server, &mut report).await
    } else {
        spoken::check(args, &mut server, &mut report).await
    };
    let ended = server.stop().await;
    checked.and(ended)?;
    report.passed()
}

/// Checks a program that enters a tournament, in the variant that is played there with its usual rules.
pub(in crate::commands) async fn program(
    common: &Common,
    command: &[String],
    plan: &Plan,
    limits: Limits,
) -> Result<(), Failure> {
    let args = BotCheck {
        grpc: false,
        variant: plan.spec.variant.iter().map(|spec| spec.variant.clone()).collect(),
        start_limit: limits.start,
        answer_limit: limits.answer,
        command: command.iter().map(OsString::from).collect(),
    };
    Box::pin(run(common, &args)).await
}

/// Opens a table of this variant: the first chair for `player_id`, or free without one, house bots in the others.
async fn table(session: &Session, variant: &str, player_id: &str) -> Result<String, Failure> {
    let described = known::variant(variant)?;
    let seats = described.options.iter().find(|option| option.key == "seats");
    let seats: usize = seats.and_then(|option| option.default_value.parse().ok()).unwrap_or(2);
    let own = (!player_id.is_empty()).then(|| boneyard_proto::v1::chair_spec::Occupant::PlayerId(player_id.to_owned()));
    let others = (1..seats).map(|_| Some(house_bot(OPPONENT, 1)));
    let spec = TableSpec {
        variant: Some(VariantSpec { variant: variant.to_owned(), options: std::collections::BTreeMap::new() }),
        chairs: std::iter::once(own).chain(others).map(|occupant| ChairSpec { occupant }).collect(),
        ..TableSpec::default()
    };
    let request = CreateTableRequest { table: Some(spec), request_id: String::new() };
    let table = unary(session.tables().create_table(request)).await?.table;
    Ok(super::super::sent(table)?.table_id)
}

/// A result in a few words, or why it is none that a bot should have.
fn judged(result: Option<&MatchResult>) -> Result<String, Failure> {
    let Some(result) = result else {
        return Err(Failure::untrue("bot_no_result", "the match ended without a result"));
    };
    if result.reason() != EndReason::Completed {
        let why = result.reason().as_str_name().trim_start_matches("END_REASON_").to_lowercase();
        return Err(Failure::untrue("bot_lost_match", format!("the match ended by {why}, not by its score"))
            .help("docs/reference/protocol.md says what costs a seat the match"));
    }
    Ok(result.team_scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : "))
}
