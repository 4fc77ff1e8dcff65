//! The command: exit codes, and what it prints.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::{Command, Output};

use serde_json::Value;

/// The command with these arguments, and `wrong-client` with this fault behind them.
fn kit(arguments: &[&str], fault: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_boneyard-conformance"))
        .args(arguments)
        .args(["--", env!("CARGO_BIN_EXE_wrong-client"), "play", fault])
        .output()
        .unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_client_that_passes_ends_it_with_0() {
    let output = kit(&["--scenario", "plain_match"], "none");
    assert_eq!(output.status.code(), Some(0), "{}", printed(&output));
    assert!(printed(&output).contains("1 of 1 scenarios passed"), "{}", printed(&output));
}

#[test]
fn a_client_that_fails_ends_it_with_7_and_is_told_why() {
    let output = kit(&["--scenario", "many_moves", "--scenario", "plain_match"], "makes_moves_up");
    let text = printed(&output);
    assert_eq!(output.status.code(), Some(7), "{text}");
    for part in ["FAILED plain_match", "expected: ", "received: ", "<- Play, hello", "0 of 2 scenarios passed"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn programs_read_one_line_of_json_for_each_scenario() {
    let output = kit(&["--json", "--scenario", "plain_match"], "ends_with_1");
    let verdict: Value = serde_json::from_str(&printed(&output)).unwrap();
    assert_eq!(output.status.code(), Some(7));
    assert_eq!(verdict["scenario"], "plain_match");
    assert_eq!(verdict["passed"], false);
    assert!(verdict["fault"].as_str().unwrap().contains("exit code 0"), "{verdict}");
    assert!(verdict["transcript"].as_array().unwrap().len() > 5, "{verdict}");
}

#[test]
fn what_cannot_be_played_ends_it_with_1_or_2() {
    let unknown = kit(&["--scenario", "no_such_thing"], "none");
    assert_eq!(unknown.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("--list"));
    let command = || Command::new(env!("CARGO_BIN_EXE_boneyard-conformance"));
    assert_eq!(command().args(["--", "no-such-program"]).output().unwrap().status.code(), Some(1));
    assert_eq!(command().output().unwrap().status.code(), Some(2));
    let list = command().arg("--list").output().unwrap();
    assert!(printed(&list).contains("acknowledgement_lost"), "{}", printed(&list));
}
