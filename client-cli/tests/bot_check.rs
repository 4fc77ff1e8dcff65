//! `boneyard bot check`: the starters pass it, and each kind of fault fails it with its cause.
#![cfg(all(feature = "local", unix))]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::path::PathBuf;

use serde_json::Value;
use support::{Done, Home, skipped, tool};

fn clients() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../clients").canonicalize().unwrap()
}

/// Every line of the report but the last tells of a step that was passed.
#[track_caller]
fn passed(done: Done, steps: &[&str]) {
    let done = done.expect(0);
    let lines: Vec<&str> = done.out.lines().collect();
    let (last, all) = lines.split_last().unwrap();
    assert!(all.iter().all(|line| line.starts_with("✓ ok ")), "{done:#?}");
    assert_eq!(*last, format!("The bot passes all {} steps.", all.len()));
    for step in steps {
        assert!(done.out.contains(step), "`{step}` is missing: {}", done.out);
    }
}

#[track_caller]
fn failed(done: Done, step: &str, parts: &[&str]) {
    let done = done.expect(7);
    let last = done.out.lines().last().unwrap();
    assert!(last.starts_with("✗ failed ") && last.contains(step), "{done:#?}");
    for part in parts.iter().chain(&["\nhelp: ", "[boneyard::bot_"]) {
        assert!(done.err.contains(part), "`{part}` is missing: {}", done.err);
    }
}

fn check(script: &str) -> Done {
    let flags = ["bot", "check", "--variant", "block", "--start-limit", "1", "--answer-limit", "1"];
    Home::new().run(&[&flags[..], &["--", "sh", "-c", script]].concat())
}

const HELLO: &str = r#"read -r line; echo '{"type":"hello","protocol":1,"name":"test"}'; "#;

#[test]
fn the_starter_in_shell_passes() {
    if !tool("jq") {
        return;
    }
    let starter = clients().join("shell/starter.sh");
    let done = Home::new().run(&["bot", "check", "--", "sh", starter.to_str().unwrap()]);
    passed(done, &["plays a match of all_fives", "plays a match of mexican_train", "ends when told goodbye"]);
}

#[test]
fn the_starter_in_c_passes() {
    if !tool("cc") {
        return;
    }
    let home = Home::new();
    let program = home.path().join("starter");
    let flags = ["-std=c99", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];
    let mut compiler = std::process::Command::new("cc");
    compiler.args(flags).arg("-o").arg(&program).arg(clients().join("c/starter.c"));
    assert!(compiler.status().unwrap().success());
    let done = home.run(&["bot", "check", "--", program.to_str().unwrap()]);
    passed(done, &["plays a match of domino_whist", "plays a match of slosh", "ends when told goodbye"]);
}

#[test]
fn a_starter_by_grpc_passes_whose_connection_is_cut() {
    let Ok(python) = std::env::var("BONEYARD_PYTHON") else {
        return skipped("BONEYARD_PYTHON names no Python with the client");
    };
    let starter = clients().join("python/examples/starter.py");
    let grpc = ["bot", "check", "--grpc", "--variant", "all_fives", "--variant", "draw", "--"];
    let done = Home::new().run(&[&grpc[..], &[python.as_str(), starter.to_str().unwrap()]].concat());
    passed(done, &["answers again after its connection was cut: ", "starts, for a table of draw"]);
}

#[test]
fn a_player_by_grpc_that_never_comes_is_told_from_one_that_comes_and_goes() {
    let grpc = |script: &str| {
        let flags = ["bot", "check", "--grpc", "--start-limit", "1", "--answer-limit", "1", "--"];
        Home::new().run(&[&flags[..], &["sh", "-c", script]].concat())
    };
    failed(
        grpc("echo nobody is there; exit 4"),
        "connects",
        &["exit status: 4", "  nobody is there", "BONEYARD_SERVER"],
    );
    failed(grpc("echo I wait; exec sleep 60"), "connects", &["did not connect within 1.0 s", "  I wait"]);
    // With bash a connection can be made without any more.
    if tool("bash") {
        let mute = r"exec bash -c 'exec 3<>/dev/tcp/${BONEYARD_SERVER%:*}/${BONEYARD_SERVER#*:}; sleep 60'";
        failed(grpc(mute), "takes its chair", &["did not take its chair", "Play or Listen"]);
    }
}

#[test]
fn each_fault_is_found_at_its_step_with_what_was_said() {
    let forever = "while read -r line; do :; done";
    failed(
        check("echo hello"),
        "starts and says hello",
        &["it is no JSON", "`hello`", "< hello", "> {\"type\":\"hello\""],
    );
    failed(check("exec sleep 60"), "starts and says hello", &["it wrote no line within 1.0 s"]);
    failed(
        check("echo oh no >&2; exit 9"),
        "starts and says hello",
        &["exit status: 9", "what it said last:\n    oh no"],
    );
    let old = r#"echo '{"type":"hello","protocol":7,"name":"x"}'; read -r line"#;
    failed(check(old), "starts and says hello", &["its protocol is 7"]);
    failed(check(&format!("{HELLO}{forever}")), "leads the first tile", &["gave no answer to turn 1 within 1.0 s"]);
    let wrong = r#"while read -r line; do echo '{"type":"move","seq":1,"token":"9-9"}'; done"#;
    failed(check(&format!("{HELLO}{wrong}")), "leads the first tile", &["`9-9` is none of the legal ones: `6-2, 6-0"]);
}

#[test]
fn a_bot_that_stays_is_found_at_its_last_step() {
    if !tool("jq") {
        return;
    }
    let starter = clients().join("shell/starter.sh");
    let script = format!("trap '' TERM; sh '{}'; while :; do sleep 1; done", starter.display());
    failed(check(&script), "ends when told goodbye", &["after SIGTERM; it was killed"]);
}

#[test]
fn a_command_that_cannot_be_run_is_explained() {
    let home = Home::new();
    let source = home.path().join("bot.py");
    std::fs::write(&source, "print()\n").unwrap();
    let check = |program: &str| home.run(&["bot", "check", "--", program]);
    failed(check(source.to_str().unwrap()), "starts and says hello", &["is a source file", "run it as: python3 "]);
    failed(check("./nothing"), "starts and says hello", &["there is no file `./nothing`"]);
}

#[test]
fn the_report_is_also_for_programs() {
    let flags = ["bot", "check", "--json", "--start-limit", "1", "--", "sh", "-c", "echo hi; echo why >&2"];
    let done = Home::new().run(&flags).expect(7);
    let step: Value = serde_json::from_str(done.line()).unwrap();
    assert_eq!((&step["ok"], &step["reason"]), (&false.into(), &"bot_not_started".into()));
    assert!(step["evidence"].as_str().unwrap().contains("< hi") && step["ms"].is_number(), "{step}");
    Home::new().run(&["bot", "check", "--variant", "chess", "--", "sh"]).expect(5);
}
