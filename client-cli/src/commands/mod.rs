//! The commands, one file each, and what they share.

use boneyard_proto::v1::{ChairSpec, HouseBotSpec, PublicView, TableSpec, VariantSpec, chair_spec::Occupant};

use crate::{
    args::{Cli, Command, Game, Play},
    failure::Failure,
    session::Session,
};

mod bot;
#[cfg(feature = "local")]
mod demo;
#[cfg(feature = "local")]
mod dev;
#[cfg(feature = "local")]
mod duel;
mod new;
mod play;
mod record;
mod tables;
mod tournament;
mod variants;
mod watch;

/// Runs a command to its end, or until Ctrl-C.
pub(crate) async fn run(cli: Cli) -> Result<(), Failure> {
    let common = &cli.common;
    match cli.command {
        // These end a server of their own first, so they listen for Ctrl-C themselves.
        Command::Play(args) => play::run(common, &args).await,
        #[cfg(feature = "local")]
        Command::Dev(args) => dev::run(common, &args).await,
        #[cfg(feature = "local")]
        Command::Demo(args) => demo::run(common, &args).await,
        Command::Join(args) => {
            let args = Play {
                game: Game { variant: String::new(), seats: None, options: Vec::new() },
                vs: Vec::new(),
                table: Some(args.table),
                invite: args.invite,
                name: args.name,
                seed: None,
                plain: args.plain,
            };
            play::run(common, &args).await
        }
        Command::Watch(args) => until_interrupted(watch::run(common, &args)).await,
        Command::Tables(args) => until_interrupted(tables::run(common, &args)).await,
        Command::Variants(args) => until_interrupted(variants::run(common, &args)).await,
        Command::Record(command) => until_interrupted(Box::pin(record::run(common, &command))).await,
        #[cfg(feature = "local")]
        Command::Verify(args) => until_interrupted(Box::pin(record::verify(common, &args))).await,
        // A tournament that is interrupted is paused first.
        Command::Tournament(command) => Box::pin(tournament::run(common, &command)).await,
        #[cfg(feature = "local")]
        Command::Duel(args) => Box::pin(duel::run(common, &args)).await,
        Command::New(args) => until_interrupted(new::run(common, &args)).await,
        // Processes are ended first.
        Command::Bot(command) => Box::pin(bot::run(common, &command)).await,
    }
}

/// Does the work, unless Ctrl-C comes first.
pub(crate) async fn until_interrupted<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::select! {
        done = work => done,
        () = stop_signal() => Err(Failure::interrupted()),
    }
}

/// Waits for Ctrl-C, or for a request to end.
async fn stop_signal() {
    #[cfg(unix)]
    if let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
        return;
    }
    // Where there is nothing to listen to, nothing is heard.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// The table that the flags ask for, with these occupants.
fn table_spec(game: &Game, chairs: Vec<Occupant>) -> TableSpec {
    let mut options: std::collections::BTreeMap<String, String> = game.options.iter().cloned().collect();
    if let Some(seats) = game.seats {
        options.insert("seats".to_owned(), seats.to_string());
    }
    TableSpec {
        variant: Some(VariantSpec { variant: game.variant.clone(), options }),
        chairs: chairs.into_iter().map(|occupant| ChairSpec { occupant: Some(occupant) }).collect(),
        ..TableSpec::default()
    }
}

fn house_bot(name: &str, seed: i32) -> Occupant {
    Occupant::HouseBot(HouseBotSpec { house_bot: name.to_owned(), playouts: 0, seed })
}

/// Refuses a house bot that the server does not have.
async fn check_bots(session: &Session, names: &[String]) -> Result<(), Failure> {
    if names.is_empty() {
        return Ok(());
    }
    let known = session.info().await?.house_bots;
    match names.iter().find(|name| !known.contains(name)) {
        Some(name) => Err(Failure::refused("house_bot_unknown", format!("the server has no house bot `{name}`"))
            .help(format!("it has {}", known.join(", ")))),
        None => Ok(()),
    }
}

/// The table of a response; a server always sends one.
fn sent(table: Option<PublicView>) -> Result<PublicView, Failure> {
    table.ok_or_else(|| Failure::other("incomplete_answer", "the server's answer holds no table"))
}

/// How this program is called, so that a printed command can be pasted.
fn program() -> String {
    let path = std::env::current_exe().unwrap_or_default();
    let profile =
        path.parent().and_then(|folder| folder.file_name()).and_then(|name| name.to_str()).unwrap_or_default();
    let by_cargo = std::env::var_os("CARGO").is_some();
    match profile {
        "release" if by_cargo => "cargo run --release --bin boneyard --".to_owned(),
        "debug" if by_cargo => "cargo run --bin boneyard --".to_owned(),
        _ => "boneyard".to_owned(),
    }
}
