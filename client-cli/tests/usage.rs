//! Exit codes and messages that need no server.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "this file needs half of it")]
mod support;

use support::Home;

#[test]
fn wrong_usage_is_exit_code_2() {
    let home = Home::new();
    for arguments in [
        &["dance"][..],
        &[],
        &["play", "--seats", "0"],
        &["play", "--option", "target"],
        &["play", "--table", "tbl_1", "--variant", "draw"],
        &["play", "--token", "secret"],
        &["play", "--json"],
        &["watch"],
        &["tables", "--state", "odd"],
        &["tables", "--server", "https://host:1"],
        &["tables", "--server", "http://no host"],
    ] {
        let done = home.run(arguments).expect(2);
        assert!(done.out.is_empty() && !done.err.is_empty(), "{done:#?}");
    }
}

#[test]
fn help_and_version_are_data() {
    let home = Home::new();
    let help = home.run(&["--help"]).expect(0);
    for part in ["Exit codes:", "130 Ctrl-C", "BONEYARD_TOKEN", "play", "watch"] {
        assert!(help.out.contains(part), "{help:#?}");
    }
    assert!(home.run(&["--version"]).expect(0).out.starts_with("boneyard "));
}

#[test]
fn no_server_is_exit_code_3() {
    let home = Home::new();
    // A port on which nobody listens any more.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let done = home.run(&["tables", "--server", &format!("127.0.0.1:{port}")]).expect(3);
    assert!(done.err.starts_with(&format!("error: no server answers at http://127.0.0.1:{port}: ")), "{done:#?}");
    assert!(done.err.contains(" [boneyard::server_unreachable]\nhelp: "), "{done:#?}");
    let output =
        home.command(&["watch", "tbl_1"]).env("BONEYARD_SERVER", format!("127.0.0.1:{port}")).output().unwrap();
    assert_eq!(output.status.code(), Some(3), "the environment names the server");
}

#[test]
fn an_unreadable_token_file_is_exit_code_4() {
    // Somebody who listens and never answers: the token is looked at first.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let done = Home::new().run(&["tables", "--server", &address, "--token-file", "/nonexistent/token"]).expect(4);
    assert!(done.err.contains("[boneyard::token_file]"), "{done:#?}");
}

#[cfg(feature = "local")]
#[test]
fn an_unknown_bot_is_wrong_usage() {
    let home = Home::new();
    assert!(home.run(&["bot", "run", "greedy"]).expect(2).err.contains("builtin:NAME"));
    assert!(home.run(&["bot", "run", "builtin:cheater"]).expect(2).err.contains("[boneyard::bot_unknown]"));
}
