//! One scenario against one client.

use std::{
    io,
    time::{Duration, Instant},
};

use tokio::{sync::mpsc, time::timeout};

use crate::{
    director::Director,
    gate::Gate,
    process::Process,
    report::Verdict,
    scenario::{Exit, Scenario},
    service::Desk,
    tables::Tables,
};

/// How long the kit waits for anything, unless told otherwise.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Plays `scenario` against the client that `command` starts. An error means that the kit could not play at all.
pub async fn run(scenario: &Scenario, command: &[String], patience: Duration) -> io::Result<Verdict> {
    let begun = Instant::now();
    let (told, arrivals) = mpsc::unbounded_channel();
    let tables = Tables::default();
    let desk = Desk::new(told, tables.clone());
    let mut gate = Gate::open(desk).await?;
    let mut director = Director::new(arrivals, tables, patience);
    let mut client = Process::start(command, gate.address(), !scenario.without_token)?;

    let played = play(scenario, &mut director, &mut gate, &mut client).await;
    let ended = match played {
        Ok(()) => leave(scenario, &mut director, &mut client, patience).await,
        // Who left its session has often ended altogether, which says more.
        Err(why) => Err(match timeout(Duration::from_millis(300), client.ended()).await {
            Ok(Ok(status)) => format!("{why}; the client has ended: {status}"),
            Ok(Err(_)) | Err(_) => why,
        }),
    };
    let output = client.finish().await;
    gate.close().await;
    let fault = ended.err().or_else(|| unsaid(scenario, &output));
    Ok(Verdict::new(scenario, fault, director.transcript, output, begun.elapsed()))
}

async fn play(
    scenario: &Scenario,
    director: &mut Director,
    gate: &mut Gate,
    client: &mut Process,
) -> Result<(), String> {
    for (index, step) in scenario.script.iter().enumerate() {
        let at = |why: String| format!("step {}, {step:?}: {why}", index + 1);
        tokio::select! {
            biased;
            done = director.step(step, gate) => done.map_err(at)?,
            _ = client.ended() => return Err(at("the script is not played to its end".to_owned())),
        }
    }
    Ok(())
}

async fn leave(
    scenario: &Scenario,
    director: &mut Director,
    client: &mut Process,
    patience: Duration,
) -> Result<(), String> {
    let status = tokio::select! {
        fault = director.see_off() => return Err(format!("after the script: {fault}")),
        status = timeout(patience, client.ended()) => status,
    };
    let status = status
        .map_err(|_| format!("the client did not end within {} s after the script", patience.as_secs()))?
        .map_err(|error| error.to_string())?;
    match (scenario.client.exit, status.success()) {
        (Exit::Success, false) => Err(format!("the client should have ended with exit code 0: {status}")),
        (Exit::Failure, true) => Err("the client should have ended with an exit code that is not 0".to_owned()),
        (Exit::Success, true) | (Exit::Failure, false) => Ok(()),
    }
}

fn unsaid(scenario: &Scenario, output: &str) -> Option<String> {
    let missing = scenario.client.says.iter().find(|word| !output.contains(word.as_str()))?;
    Some(format!("the client should have printed {missing:?}"))
}
