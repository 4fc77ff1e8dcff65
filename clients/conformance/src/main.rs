//! `boneyard-conformance -- COMMAND...`: plays the scenarios against the client that COMMAND starts.

use std::{
    error::Error,
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use boneyard_conformance::{files, report::Verdict, run, scenario::Scenario};
use clap::Parser;

/// At least one scenario failed.
const FAILED: u8 = 7;

/// Says whether a client does what the contract asks: a scripted server plays scenarios against it.
///
/// COMMAND starts the client. The server's address is in `BONEYARD_SERVER`, the token in `BONEYARD_TOKEN`, and the table to
/// join is added as the last argument; the client plays that match and ends with exit code 0. Exit code 7 when a
/// scenario fails, 1 when the kit itself cannot work.
#[derive(Debug, Parser)]
#[command(name = "boneyard-conformance")]
struct Arguments {
    /// Play only this scenario; may be given several times.
    #[arg(long, value_name = "NAME")]
    scenario: Vec<String>,
    /// Folder of scenarios, instead of those of the kit.
    #[arg(long, value_name = "DIR")]
    scenarios: Option<PathBuf>,
    /// List the scenarios and what each asks for.
    #[arg(long)]
    list: bool,
    /// One line of JSON for each scenario.
    #[arg(long)]
    json: bool,
    /// Show what was sent and received of every scenario, not only of those that fail.
    #[arg(long, short)]
    verbose: bool,
    /// Longest wait for anything, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = run::PATIENCE.as_secs(), value_parser = clap::value_parser!(u64).range(1..=600))]
    patience: u64,
    /// Program and arguments that start the client.
    #[arg(last = true, required_unless_present = "list")]
    command: Vec<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    match played(&Arguments::parse()).await {
        Ok(code) => code,
        Err(error) => {
            drop(writeln!(io::stderr(), "boneyard-conformance: {error}"));
            ExitCode::FAILURE
        }
    }
}

async fn played(given: &Arguments) -> Result<ExitCode, Box<dyn Error>> {
    let folder = given.scenarios.clone().unwrap_or_else(|| files::home().join("scenarios"));
    let scenarios = chosen(files::read_all(&folder)?, &given.scenario)?;
    let mut out = io::stdout();
    if given.list {
        for Scenario { name, rule, .. } in &scenarios {
            writeln!(out, "{name:<28} {rule}")?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let mut failed = 0;
    for scenario in &scenarios {
        let verdict: Verdict = run::run(scenario, &given.command, Duration::from_secs(given.patience)).await?;
        failed += usize::from(!verdict.passed);
        if given.json {
            writeln!(out, "{}", serde_json::to_string(&verdict)?)?;
        } else {
            write!(out, "{}", verdict.text(given.verbose))?;
        }
        out.flush()?;
    }
    if !given.json {
        writeln!(out, "{} of {} scenarios passed", scenarios.len() - failed, scenarios.len())?;
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

fn chosen(all: Vec<Scenario>, wanted: &[String]) -> Result<Vec<Scenario>, String> {
    if let Some(unknown) = wanted.iter().find(|name| all.iter().all(|scenario| scenario.name != **name)) {
        return Err(format!("there is no scenario {unknown}; --list shows them"));
    }
    Ok(all.into_iter().filter(|scenario| wanted.is_empty() || wanted.contains(&scenario.name)).collect())
}
