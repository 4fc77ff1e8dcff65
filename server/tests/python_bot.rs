//! The Python client's starter bot plays a whole match of each game against house bots, through the
//! real server. `BONEYARD_PYTHON` names the interpreter, `python3` by default; it needs grpcio.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "a test that skips says so")]

mod support;

use std::{path::Path, process::Stdio, time::Duration};

use boneyard_engine::variants;
use support::{TestServer, parts};
use tokio::process::Command;

fn interpreter() -> String {
    std::env::var("BONEYARD_PYTHON").unwrap_or_else(|_| "python3".to_owned())
}

/// Whether the interpreter can run the client; where all tools must be there, a missing one fails.
async fn can_run() -> bool {
    let check = Command::new(interpreter()).args(["-c", "import grpc, google.protobuf"]).stderr(Stdio::null()).status();
    let found = check.await.is_ok_and(|status| status.success());
    let missing = format!("`{}` has no grpcio: install clients/python there, or set BONEYARD_PYTHON", interpreter());
    assert!(found || std::env::var_os("BONEYARD_REQUIRE_ALL").is_none(), "{missing}");
    if !found {
        eprintln!("skipped: {missing}");
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn the_python_starter_bot_plays_a_whole_match_of_every_game() {
    if !can_run().await {
        return;
    }
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../clients/python");
    let server = TestServer::start(parts(9)).await;
    for known in variants::ALL {
        let (variant, seats) = (known.key, known.default_seats.to_string());
        // A short match, where its length is an option.
        let short = ["target=30", "rounds=2"].into_iter().find(|option| known.with(option.split_once('=')).is_ok());
        let played = Command::new(interpreter())
            .arg(client.join("match_test.py"))
            .args(["--server", &server.address.to_string(), "--variant", variant, "--seats", &seats])
            .args(short.iter().flat_map(|option| ["--option", option]))
            .env("PYTHONPATH", client.join("src"))
            .kill_on_drop(true)
            .output();
        let output = tokio::time::timeout(Duration::from_secs(120), played).await.expect("the match ends").unwrap();
        let (said, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{variant}: {said} {errors}");
        assert!(said.contains("END_REASON_COMPLETED"), "{variant}: {said}");
    }
    server.stop().await.unwrap();
}
