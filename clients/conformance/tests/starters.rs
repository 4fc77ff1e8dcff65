//! Every starter bot plays every scenario. What is missing on this machine is named, and is a failure under
//! `BONEYARD_REQUIRE_ALL=1`.
//!
//! Packages and generated code must be there; `.ci/run` fetches them before (see `needs` in `starters.toml`).
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "a test that skips says so")]

mod support;

use boneyard_conformance::{
    files,
    run::{self, PATIENCE},
    starters::Starter,
};

/// Plays all scenarios; returns what failed.
async fn plays(starter: Starter) -> Vec<String> {
    let mut failed = Vec::new();
    for scenario in files::read_all(&files::home().join("scenarios")).unwrap() {
        if let Some(why) = starter.leaves_out.get(&scenario.name) {
            eprintln!("skipped: {}, {}: {why}", starter.language, scenario.name);
            continue;
        }
        let verdict = run::run(&scenario, &starter.run, PATIENCE).await.unwrap();
        if !verdict.passed {
            failed.push(format!("{}: {}", starter.language, verdict.text(true)));
        }
    }
    failed
}

#[tokio::test(flavor = "multi_thread")]
async fn every_starter_passes_every_scenario() {
    let running: Vec<_> = support::starters().into_iter().map(|starter| tokio::spawn(plays(starter))).collect();
    let mut failed = Vec::new();
    for starter in running {
        failed.extend(starter.await.unwrap());
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn what_a_starter_leaves_out_is_a_scenario() {
    let names: Vec<String> =
        files::read_all(&files::home().join("scenarios")).unwrap().into_iter().map(|scenario| scenario.name).collect();
    for starter in boneyard_conformance::starters::read(support::built()).unwrap() {
        let unknown: Vec<&String> = starter.leaves_out.keys().filter(|name| !names.contains(name)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", starter.language);
    }
}
