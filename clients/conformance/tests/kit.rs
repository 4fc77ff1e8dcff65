//! The kit itself: a client without faults passes on both paths, and each fault fails the scenario that is meant for it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use boneyard_conformance::{files, report::Verdict, run, scenario::Scenario};

/// A fault of `wrong-client`, the path it is shown on, the scenario that must fail, and a word of what is said about it.
const FAULTS: [(&str, &str, &str, &str); 30] = [
    ("answers_twice", "play", "plain_match", "nothing called for it"),
    ("answers_twice", "listen", "plain_match", "nothing called for it"),
    ("makes_moves_up", "play", "plain_match", "none of the listed moves"),
    ("shows_no_token", "listen", "plain_match", "authorization"),
    ("ends_with_1", "play", "plain_match", "exit code 0"),
    ("mixes_turns_up", "listen", "six_games", "was not asked"),
    ("never_comes_back", "play", "cut_before_question", "the client has ended"),
    ("never_comes_back", "listen", "cut_after_question", "the client has ended"),
    ("always_joins", "listen", "cut_before_question", "asked for once"),
    ("forgets_when_cut", "play", "answer_lost", "two answers"),
    ("forgets_when_cut", "listen", "answer_lost", "two answers"),
    ("forgets", "play", "asked_again", "two answers"),
    ("never_comes_back", "play", "acknowledgement_lost", "the client has ended"),
    ("sulks", "play", "illegal_answer", "did not come"),
    ("insists", "listen", "stale_answer", "nothing called for it"),
    ("insists", "play", "paused", "should not have come"),
    ("says_nothing", "play", "late_answer", "too late"),
    ("is_impatient", "listen", "slow_acknowledgement", "nothing called for it"),
    ("forgets_refused", "play", "store_unavailable", "two answers"),
    ("knows_every_event", "listen", "newer_server", "the client has ended"),
    ("fears_long_lists", "play", "many_moves", "the client has ended"),
    ("ignores_drain", "play", "drain_and_restart", "should not have come"),
    ("needs_a_server", "listen", "server_gone", "the client has ended"),
    ("hammers", "play", "unavailable", "sooner than"),
    ("takes_ok_for_over", "listen", "stream_ends", "the client has ended"),
    ("is_deaf_to_silence", "play", "silence", "did not come"),
    ("loses_patience", "listen", "slow_heartbeat", "left its session"),
    ("never_looks_up", "listen", "over_while_away", "did not end within"),
    ("knows_no_voided_match", "play", "voided", "did not end within"),
    ("fights_for_its_session", "play", "session_replaced", "when all was over"),
];

/// Faults that several scenarios find.
const NEVER_GIVES_UP: [&str; 3] = ["token_invalid", "table_full", "table_unknown"];

fn scenarios() -> Vec<Scenario> {
    files::read_all(&files::home().join("scenarios")).unwrap()
}

async fn played(scenario: &Scenario, path: &str, fault: &str, patience_s: u64) -> Verdict {
    let command = [env!("CARGO_BIN_EXE_wrong-client"), path, fault].map(str::to_owned);
    run::run(scenario, &command, Duration::from_secs(patience_s)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_without_faults_passes_every_scenario_on_both_paths() {
    for path in ["play", "listen"] {
        for scenario in scenarios() {
            let verdict = played(&scenario, path, "none", 20).await;
            assert!(verdict.passed, "{path}: {}", verdict.text(true));
        }
    }
}

async fn fails(fault: &str, path: &str, name: &str, word: &str) -> Option<String> {
    let all = scenarios();
    let scenario = all.iter().find(|scenario| scenario.name == name).unwrap();
    let verdict = played(scenario, path, fault, 5).await;
    let is_found = verdict.fault.as_ref().is_some_and(|what| what.contains(word));
    (!is_found).then(|| format!("{fault} by {path}, {name}: `{word}`\n{}", verdict.text(true)))
}

#[tokio::test(flavor = "multi_thread")]
async fn each_fault_fails_the_scenario_that_is_meant_for_it() {
    let mut missed = Vec::new();
    for (fault, path, name, word) in FAULTS {
        missed.extend(fails(fault, path, name, word).await);
    }
    for name in NEVER_GIVES_UP {
        missed.extend(fails("never_gives_up", "play", name, "when all was over").await);
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn every_scenario_is_failed_by_some_fault() {
    // Registering is left out: who cannot do it cannot begin.
    let unfailed: Vec<String> = scenarios()
        .into_iter()
        .map(|scenario| scenario.name)
        .filter(|name| FAULTS.iter().all(|(_, _, failed, _)| failed != name))
        .filter(|name| !NEVER_GIVES_UP.contains(&name.as_str()) && name != "register")
        .collect();
    assert!(unfailed.is_empty(), "{unfailed:?}");
}

#[test]
fn every_scenario_has_its_row_in_the_readme() {
    let readme = std::fs::read_to_string(files::home().join("README.md")).unwrap();
    let missing: Vec<String> = scenarios()
        .iter()
        .map(|Scenario { name, rule, why, .. }| format!("| {rule} | {why} | [`{name}`](scenarios/{name}.toml) |"))
        .filter(|row| !readme.contains(row.as_str()))
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(readme.contains(&format!("{} scenarios", scenarios().len())), "the README counts otherwise");
}
