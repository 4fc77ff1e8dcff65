//! The `boneyard` command as a library, so that tests reach its parts.
//!
//! The playing half knows no rules of dominoes: it shows what the server sends and answers with
//! one of the listed moves. Only the module `local` may use the rules, the bots and the server.

use std::{ffi::OsString, process::ExitCode, time::Duration};

use clap::Parser as _;

mod answers;
mod args;
mod backoff;
mod bot;
mod commands;
mod credentials;
mod entropy;
mod failure;
mod fold;
mod game;
mod input;
mod listen_stream;
#[cfg(feature = "local")]
mod local;
mod login;
mod pick;
mod picture;
mod plan;
mod reasons;
mod render;
mod session;
mod tournament_stream;
mod typed;
mod watch_stream;
mod words;

/// Runs one command line, the program's name first, and says how to exit.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match args::Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(refusal) => {
            // Help and version come this way too. If nobody reads them, nobody misses them.
            let _unread = refusal.print();
            return ExitCode::from(u8::try_from(refusal.exit_code()).unwrap_or(failure::USAGE));
        }
    };
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return failure::Failure::other("no_runtime", error.to_string()).report(),
    };
    let outcome = runtime.block_on(commands::run(cli));
    // A thread may still wait for a line of standard input; nobody waits for it.
    runtime.shutdown_timeout(Duration::from_millis(200));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
