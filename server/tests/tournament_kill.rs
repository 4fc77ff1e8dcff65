//! The server killed again and again while tournaments run: no game is lost, none counts twice, and every
//! export is the one of a run that nobody disturbed.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{
    collections::HashSet,
    fs,
    path::Path,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{self, ExportFormat, TournamentState};
use support::{ADMIN_TOKEN, Client, bot, channel, process::ServerProcess, tournament::spec};

/// Tournaments that run at the same time.
const EVENTS: i32 = 10;
/// How often the server is killed while they run.
const KILLS: i32 = 20;
/// Boards: two bots, both ways round, 500 games.
const BOARDS: i32 = 250;

const EXPORTS: [ExportFormat; 4] =
    [ExportFormat::Json, ExportFormat::StandingsCsv, ExportFormat::GamesJsonl, ExportFormat::Bones];

fn start(folder: &Path) -> ServerProcess {
    let token = folder.with_extension("token");
    fs::write(&token, ADMIN_TOKEN).unwrap();
    ServerProcess::start_with(folder, &["--admin-token-file", token.to_str().unwrap()])
}

async fn admin(server: &ServerProcess) -> Client {
    Client::new(channel(server.address).await, Some(ADMIN_TOKEN))
}

async fn begin(server: &ServerProcess, ids: &[String]) {
    for id in ids {
        admin(server).await.set_state(id, TournamentState::Running).await.unwrap();
    }
}

/// How many games are final, over all tournaments, and whether some of those are still running.
async fn progress(admin: &mut Client) -> (i32, bool) {
    let listed = admin.tournaments.list_tournaments(v1::ListTournamentsRequest::default()).await.unwrap();
    let listed = listed.into_inner().tournaments;
    let running = listed.iter().any(|now| now.state() == TournamentState::Running);
    (listed.iter().map(|now| now.finished_game_count).sum(), running)
}

/// Waits until more games are final than now; whether some tournaments are still running then.
async fn moves_on(server: &ServerProcess) -> bool {
    let mut admin = admin(server).await;
    let deadline = Instant::now() + Duration::from_secs(300);
    let (before, mut running) = progress(&mut admin).await;
    let mut done = before;
    while running && done == before {
        assert!(Instant::now() < deadline, "no game ended in five minutes: {done} are final");
        tokio::time::sleep(Duration::from_millis(1)).await;
        (done, running) = progress(&mut admin).await;
    }
    running
}

async fn ends(server: &ServerProcess, ids: &[String]) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for id in ids {
        let mut admin = admin(server).await;
        let (end, _) = admin.over(id).await;
        assert_eq!(end.finished_game_count, BOARDS * 2);
        let mut exports = Vec::new();
        for format in EXPORTS {
            exports.push(admin.exported(id, format).await.unwrap());
        }
        all.push(exports);
    }
    all
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_twenty_instants_ten_tournaments_end_as_if_nothing_had_been() {
    let folder = tempfile::tempdir().unwrap();
    let (calm, disturbed) = (folder.path().join("calm"), folder.path().join("disturbed"));
    let server = start(&calm);
    let mut ids = Vec::new();
    for (event, other) in (0..EVENTS).zip(["random", "first", "greedy"].iter().cycle()) {
        let variant = if event % 2 == 0 { "block" } else { "draw" };
        let mut admin = admin(&server).await;
        let id = admin.create(spec(variant, &[("seats", "2"), ("target", "20")], BOARDS)).await.unwrap().tournament_id;
        for name in ["balanced", other] {
            admin.enter(&id, vec![bot(name, 1)], name).await.unwrap();
        }
        ids.push(id);
    }
    assert!(server.terminate());
    copy(&calm, &disturbed);

    let server = start(&calm);
    begin(&server, &ids).await;
    let expected = ends(&server, &ids).await;
    assert!(server.terminate());

    // Instants that differ from run to run would find more, and could not be found again.
    let mut instant = 0x9e37_79b9_u64;
    let mut kills = 0;
    let mut server = start(&disturbed);
    begin(&server, &ids).await;
    while kills < KILLS {
        // Every other time soon after the start, else when some way was made, however fast the machine is.
        let running = kills % 2 == 0 || moves_on(&server).await;
        instant = instant.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        tokio::time::sleep(Duration::from_millis((instant >> 33) % 20)).await;
        server.kill();
        server = start(&disturbed);
        if !running {
            break;
        }
        kills += 1;
    }
    assert!(kills >= KILLS / 2, "all were over after {kills} kills");
    let found = ends(&server, &ids).await;
    for (event, (found, expected)) in found.iter().zip(&expected).enumerate() {
        for (format, (found, expected)) in EXPORTS.iter().zip(found.iter().zip(expected)) {
            assert!(found == expected, "event {event}: {format:?} differs from the undisturbed run");
        }
        let tables: HashSet<&str> = found[2].lines().collect();
        assert_eq!(tables.len(), 2 * usize::try_from(BOARDS).unwrap(), "each game once");
    }
}
