//! Tournaments with players that do what players do: they play, hang, stay away, answer nonsense, leave. Every
//! game ends, each with the verdict that it deserves, and nobody else pays for it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::BTreeMap;

use boneyard_proto::v1::{self, TournamentState, Verdict, player_event::Event};
use support::{Client, TestServer, bot, follow::Session, game, parts, seat_for, tournament::spec};
use tokio::task::JoinHandle;
use tonic::Streaming;

/// How a player behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    /// Plays the first legal move.
    Plays,
    /// Listens, and never answers.
    Hangs,
    /// Answers with what it may not do.
    Cheats,
    /// Never comes.
    StaysAway,
    /// Answers a question that nobody asked, a thousand times over.
    Floods,
}

/// Lets a player behave until it is aborted.
fn let_play(player: Client, manner: Manner) -> JoinHandle<()> {
    tokio::spawn(async move {
        if manner == Manner::StaysAway {
            return;
        }
        let mut session = Session::open(&player).await;
        while let Ok(event) = session.next().await {
            let Event::TurnRequest(request) = event else { continue };
            let decision = request.decision.unwrap();
            let choice = match manner {
                Manner::Plays => decision.legal_moves[0].choice,
                Manner::Cheats => game::draw(),
                Manner::Hangs | Manner::StaysAway => continue,
                Manner::Floods => {
                    for _ in 0..1_000 {
                        session.send(&decision.table_id, decision.turn + 7, decision.legal_moves[0].choice).await;
                    }
                    continue;
                }
            };
            session.send(&decision.table_id, decision.turn, choice).await;
            if manner == Manner::Cheats {
                // Once more: nobody asks again.
                session.send(&decision.table_id, decision.turn, choice).await;
            }
        }
    })
}

/// A round robin of one board for these players, running, and followed from its beginning.
async fn begin(
    admin: &mut Client,
    players: &[(Client, Manner)],
    spec: v1::TournamentSpec,
) -> (String, Streaming<v1::WatchTournamentResponse>) {
    let id = admin.create(spec).await.unwrap().tournament_id;
    for (player, manner) in players {
        admin.enter(&id, vec![seat_for(&player.player_id)], &format!("{manner:?} {}", player.player_id)).await.unwrap();
    }
    let frames = admin.follow(&id).await;
    admin.set_state(&id, TournamentState::Running).await.unwrap();
    (id, frames)
}

fn strict() -> v1::TournamentSpec {
    v1::TournamentSpec {
        time_control: Some(v1::TimeControl {
            // Long for who plays on a busy machine, short for who does not.
            initial_ms: 1_500,
            increment_ms: 1_500,
            disconnect_grace_ms: 1_000,
            illegal_limit: 2,
            on_timeout: v1::TimeoutPolicy::Forfeit.into(),
            ..Default::default()
        }),
        ..spec("block", &[("seats", "2"), ("target", "1")], 1)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_cheats_or_stays_away_loses_alone() {
    let server = TestServer::start(parts(81)).await;
    let mut admin = server.admin().await;
    let manners = [Manner::Plays, Manner::Plays, Manner::Hangs, Manner::Cheats, Manner::StaysAway];
    let mut players = Vec::new();
    for (number, manner) in manners.into_iter().enumerate() {
        players.push((server.player(&format!("player {number}")).await, manner));
    }
    let tasks: Vec<_> = players.iter().map(|(player, manner)| let_play(player.clone(), *manner)).collect();
    let (id, frames) = begin(&mut admin, &players, strict()).await;
    let (end, games) = Client::rest(frames).await;
    assert_eq!(end.state(), TournamentState::Finished);
    // Ten pairings both ways round; a slow reader may miss some frames, the export misses none.
    assert_eq!(end.finished_game_count, 20);
    for game in &games {
        assert_eq!(game.attempt, 1);
        for ((entrant, verdict), place) in game.entrant_of_seat.iter().zip(game.verdicts()).zip(0..) {
            let other = game.entrant_of_seat[1 - place];
            let allowed = match manners[usize::try_from(*entrant - 1).unwrap()] {
                Manner::Plays => vec![Verdict::Ok],
                // One of two at fault ends the game, and the other is not judged.
                Manner::Hangs => vec![Verdict::Late, Verdict::Ok],
                Manner::Cheats => vec![Verdict::Illegal, Verdict::Ok],
                Manner::StaysAway => vec![Verdict::NoShow, Verdict::Late, Verdict::Ok],
                Manner::Floods => vec![Verdict::Flood],
            };
            assert!(allowed.contains(&verdict), "{entrant} against {other}: {verdict:?}");
        }
        let faults = game.verdicts().filter(|verdict| *verdict != Verdict::Ok).count();
        let both_play = game.entrant_of_seat.iter().all(|entrant| *entrant <= 2);
        assert_eq!(faults, usize::from(!both_play), "{game:?}");
    }
    let standings = admin.standings(&id).await;
    let by_entrant: BTreeMap<i32, &v1::Standing> = standings.iter().map(|line| (line.entrant, line)).collect();
    for (entrant, manner) in (1..).zip(manners) {
        let line = by_entrant[&entrant];
        assert_eq!(line.fault_count == 0, manner == Manner::Plays, "{manner:?}");
        assert_eq!(line.rank <= 2, manner == Manner::Plays, "{manner:?} is {}", line.rank);
    }
    for task in tasks {
        task.abort();
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_answers_loses_the_game() {
    let server = TestServer::start(parts(89)).await;
    let mut admin = server.admin().await;
    let (plays, floods) = (server.player("plays").await, server.player("floods").await);
    let players = [(plays.clone(), Manner::Plays), (floods.clone(), Manner::Floods)];
    // Time enough for everything.
    let slow = v1::TimeControl { initial_ms: 600_000, ..Default::default() };
    let spec = v1::TournamentSpec { time_control: Some(slow), ..strict() };
    let tasks = players.iter().map(|(player, manner)| let_play(player.clone(), *manner)).collect::<Vec<_>>();
    let (id, frames) = begin(&mut admin, &players, spec).await;
    let (_, games) = Client::rest(frames).await;
    for game in &games {
        let verdicts: BTreeMap<i32, Verdict> = game.entrant_of_seat.iter().copied().zip(game.verdicts()).collect();
        assert_eq!(verdicts, BTreeMap::from([(1, Verdict::Ok), (2, Verdict::Flood)]));
        assert_eq!(admin.table(&game.table_id).await.result.unwrap().reason(), v1::EndReason::Flood);
    }
    assert_eq!(games.len(), 2);
    let standings = admin.standings(&id).await;
    assert_eq!(standings.iter().map(|line| (line.entrant, line.fault_count)).collect::<Vec<_>>(), [(1, 0), (2, 2)]);
    for task in tasks {
        task.abort();
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_withdrawn_loses_what_runs_and_plays_no_more() {
    let server = TestServer::start(parts(82)).await;
    let mut admin = server.admin().await;
    let ada = server.player("ada").await;
    let id = admin.create(spec("block", &[("seats", "2"), ("target", "1")], 2)).await.unwrap().tournament_id;
    admin.enter(&id, vec![seat_for(&ada.player_id)], "ada").await.unwrap();
    for name in ["greedy", "balanced", "first"] {
        admin.enter(&id, vec![bot(name, 1)], name).await.unwrap();
    }
    let frames = admin.follow(&id).await;
    admin.set_state(&id, TournamentState::Running).await.unwrap();
    // She never comes, and her clock is long: without the organiser it would take a while.
    let mut ada = ada;
    let request = v1::WithdrawEntrantRequest { tournament_id: id.clone(), entrant: 0 };
    let withdrawn = ada.tournaments.withdraw_entrant(request.clone()).await.unwrap().into_inner().entrant.unwrap();
    assert!(withdrawn.withdrawn);
    let again = ada.tournaments.withdraw_entrant(request).await.unwrap().into_inner().entrant.unwrap();
    assert_eq!(again.withdrawn_after_round, withdrawn.withdrawn_after_round, "withdrawn once");
    let (end, games) = Client::rest(frames).await;
    assert_eq!(end.state(), TournamentState::Finished);
    for game in &games {
        let hers = game.entrant_of_seat.iter().zip(game.verdicts()).filter(|(entrant, _)| **entrant == 1);
        assert!(hers.clone().all(|(_, verdict)| verdict == Verdict::Withdrawn), "{game:?}");
        assert!(hers.count() == 0 || game.round == 1, "she is paired no more: {game:?}");
    }
    let standings = admin.standings(&id).await;
    assert_eq!(standings.last().unwrap().display_name, "ada");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_that_withdraws_ends_the_rest_of_the_games_of_that_entrant() {
    let server = TestServer::start(parts(83)).await;
    let mut admin = server.admin().await;
    let mut players = Vec::new();
    for (name, manner) in [("ada", Manner::Plays), ("bob", Manner::Cheats)] {
        players.push((server.player(name).await, manner));
    }
    let tasks: Vec<_> = players.iter().map(|(player, manner)| let_play(player.clone(), *manner)).collect();
    let faults = v1::FaultPolicies { on_illegal: v1::FaultAction::Withdraw.into(), ..Default::default() };
    let spec = v1::TournamentSpec { faults: Some(faults), boards_per_pairing: 4, max_concurrent_games: 2, ..strict() };
    let (id, frames) = begin(&mut admin, &players, spec).await;
    let (end, games) = Client::rest(frames).await;
    assert_eq!((end.state(), end.finished_game_count), (TournamentState::Finished, 8));
    let cheated = games.iter().filter(|game| game.verdicts().any(|verdict| verdict == Verdict::Illegal)).count();
    assert!((1..=2).contains(&cheated), "{cheated} games were begun");
    assert!(admin.tournament(&id).await.entrants[1].withdrawn);
    for task in tasks {
        task.abort();
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_voided_is_begun_again() {
    let server = TestServer::start(parts(84)).await;
    let mut admin = server.admin().await;
    let mut players = Vec::new();
    for name in ["ada", "bob"] {
        players.push((server.player(name).await, Manner::Plays));
    }
    let faults = v1::FaultPolicies { replays: 1, ..Default::default() };
    let spec = v1::TournamentSpec { faults: Some(faults), ..spec("block", &[("seats", "2"), ("target", "1")], 1) };
    let (_, frames) = begin(&mut admin, &players, spec).await;
    let tables = loop {
        let listed = admin.tables.list_tables(v1::ListTablesRequest::default()).await.unwrap().into_inner().tables;
        if listed.len() == 2 {
            break listed;
        }
        tokio::task::yield_now().await;
    };
    let abort = v1::AbortTableRequest { table_id: tables[0].table_id.clone(), comment: "power".to_owned() };
    admin.director.abort_table(abort).await.unwrap();
    let tasks: Vec<_> = players.iter().map(|(player, manner)| let_play(player.clone(), *manner)).collect();
    let (end, games) = Client::rest(frames).await;
    assert_eq!((end.state(), end.finished_game_count), (TournamentState::Finished, 2));
    let mut attempts: Vec<i32> = games.iter().map(|game| game.attempt).collect();
    attempts.sort_unstable();
    assert_eq!(attempts, [1, 2]);
    assert!(games.iter().all(|game| game.table_id != tables[0].table_id));
    for task in tasks {
        task.abort();
    }
    server.stop().await.unwrap();
}

/// The two tables of a board between two players who do nothing by themselves.
async fn two_tables(admin: &mut Client) -> Vec<v1::TableSummary> {
    loop {
        let request = v1::ListTablesRequest { states: vec![v1::TableState::Active.into()], ..Default::default() };
        let listed = admin.tables.list_tables(request).await.unwrap().into_inner().tables;
        if listed.len() == 2 {
            return listed;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_loses_without_a_fault() {
    let server = TestServer::start(parts(85)).await;
    let mut admin = server.admin().await;
    let players = [(server.player("ada").await, Manner::StaysAway), (server.player("bob").await, Manner::StaysAway)];
    let calm = spec("block", &[("seats", "2"), ("target", "1")], 1);
    let (id, frames) = begin(&mut admin, &players, calm).await;
    let mut ada = players[0].0.clone();
    for table in two_tables(&mut admin).await {
        ada.play.resign(v1::ResignRequest { table_id: table.table_id, seat: 0, ..Default::default() }).await.unwrap();
    }
    let (_, games) = Client::rest(frames).await;
    assert!(games.iter().all(|game| game.verdicts().any(|verdict| verdict == Verdict::Resigned)));
    let standings = admin.standings(&id).await;
    let lines: Vec<_> = standings.iter().map(|line| (line.rank, line.entrant, line.fault_count)).collect();
    assert_eq!(lines, [(1, 2, 0), (2, 1, 0)]);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_hosts_a_bot_may_say_what_is_wrong_with_it() {
    let server = TestServer::start(parts(90)).await;
    let mut admin = server.admin().await;
    let players = [(server.player("ada").await, Manner::StaysAway), (server.player("bob").await, Manner::StaysAway)];
    let calm = spec("block", &[("seats", "2"), ("target", "1")], 1);
    let (id, frames) = begin(&mut admin, &players, calm).await;
    let mut ada = players[0].0.clone();
    let tables = two_tables(&mut admin).await;
    for (table, reason) in tables.into_iter().zip([v1::EndReason::IllegalMoves, v1::EndReason::Flood]) {
        let resign = v1::ResignRequest { table_id: table.table_id, seat: 0, reason: reason.into() };
        ada.play.resign(resign).await.unwrap();
    }
    let (_, games) = Client::rest(frames).await;
    let mut verdicts: Vec<_> = games
        .iter()
        .flat_map(|game| game.verdicts().collect::<Vec<_>>())
        .filter(|verdict| *verdict != Verdict::Ok)
        .collect();
    verdicts.sort_unstable();
    assert_eq!(verdicts, [Verdict::Illegal, Verdict::Flood]);
    // What is over is in no list of tables any more.
    let every_state = v1::ListTablesRequest { states: (1..=5).collect(), ..Default::default() };
    assert!(admin.tables.list_tables(every_state).await.unwrap().into_inner().tables.is_empty());
    assert_eq!(admin.standings(&id).await.iter().map(|line| line.fault_count).sum::<i32>(), 2);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_director_decides_counts_and_tells_nothing_of_skill() {
    let server = TestServer::start(parts(86)).await;
    let mut admin = server.admin().await;
    let players = [(server.player("ada").await, Manner::StaysAway), (server.player("bob").await, Manner::StaysAway)];
    let calm = spec("block", &[("seats", "2"), ("target", "1")], 1);
    let (id, frames) = begin(&mut admin, &players, calm).await;
    for table in two_tables(&mut admin).await {
        let of_ada = |seat: &v1::SeatInfo| seat.player_id == players[0].0.player_id;
        let team_ranks = table.seats.iter().map(|seat| if of_ada(seat) { 2 } else { 1 }).collect();
        let request =
            v1::AdjudicateTableRequest { table_id: table.table_id, team_ranks, comment: "seen on film".to_owned() };
        admin.director.adjudicate_table(request).await.unwrap();
    }
    let (end, _) = Client::rest(frames).await;
    assert_eq!(end.state(), TournamentState::Finished);
    let standings = admin.standings(&id).await;
    let lines: Vec<_> = standings.iter().map(|line| (line.rank, line.entrant, line.fault_count)).collect();
    assert_eq!(lines, [(1, 2, 0), (2, 1, 0)]);
    let page = admin.exported(&id, v1::ExportFormat::Html).await.unwrap();
    assert!(page.contains("decided by the director"), "the report says so");
    server.stop().await.unwrap();
}

/// Live tables of a round of two pairings, each with two games to play, under these limits.
async fn live_tables(server: &TestServer, most: i32, of_entrant: i32) -> usize {
    let mut admin = server.admin().await;
    let mut players = Vec::new();
    for name in ["ada", "bob", "eve", "mia"] {
        players.push((server.player(name).await, Manner::StaysAway));
    }
    let calm = v1::TournamentSpec {
        max_concurrent_games: most,
        max_games_per_entrant: of_entrant,
        ..spec("block", &[("seats", "2"), ("target", "1")], 1)
    };
    let (id, _frames) = begin(&mut admin, &players, calm).await;
    // It is told how many games run, and when it cannot open more it waits.
    let mut running = 0;
    for _ in 0..200 {
        let now = admin.tournament(&id).await.tournament.unwrap().running_game_count;
        running = running.max(now);
        tokio::task::yield_now().await;
    }
    let request = v1::ListTablesRequest { states: vec![v1::TableState::Active.into()], ..Default::default() };
    let listed = admin.tables.list_tables(request).await.unwrap().into_inner().tables;
    let mine = listed.iter().filter(|table| {
        table.seats.iter().any(|seat| players.iter().any(|(player, _)| player.player_id == seat.player_id))
    });
    let count = mine.count();
    assert_eq!(count, usize::try_from(running).unwrap());
    admin.set_state(&id, TournamentState::Cancelled).await.unwrap();
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_games_run_than_the_limits_allow() {
    let server = TestServer::start(parts(87)).await;
    assert_eq!(live_tables(&server, 0, 0).await, 4, "all games of the round");
    assert_eq!(live_tables(&server, 3, 0).await, 2, "siblings begin together, or wait together");
    assert_eq!(live_tables(&server, 0, 1).await, 2, "one game of each entrant, siblings one after the other");
    assert_eq!(live_tables(&server, 1, 0).await, 1);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_a_restart_interrupts_are_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let on_disk = || {
        let mut parts = boneyard_server::Parts::on_disk(folder.path()).unwrap();
        parts.admin_token = Some(boneyard_server::auth::Secret::given(support::ADMIN_TOKEN.to_owned()));
        parts
    };
    let server = TestServer::start(on_disk()).await;
    let mut admin = server.admin().await;
    let players = [(server.player("ada").await, Manner::StaysAway), (server.player("bob").await, Manner::StaysAway)];
    let calm = spec("block", &[("seats", "2"), ("target", "1")], 1);
    let (id, frames) = begin(&mut admin, &players, calm).await;
    let tables = two_tables(&mut admin).await;
    admin.set_state(&id, TournamentState::Paused).await.unwrap();
    drop(frames);
    server.stop().await.unwrap();

    let server = loop {
        // The last server lets go of the directory when its last task has ended.
        match boneyard_server::Parts::on_disk(folder.path()) {
            Ok(_free) => {}
            Err(_held) => {
                tokio::task::yield_now().await;
                continue;
            }
        }
        break TestServer::start(on_disk()).await;
    };
    let mut admin = server.admin().await;
    let found = async {
        while admin.tournament(&id).await.tournament.unwrap().running_game_count != 2 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), found).await.expect("both games are found");
    admin.set_state(&id, TournamentState::Cancelled).await.unwrap();
    for table in tables {
        let mut state = admin.table(&table.table_id).await.state();
        while state != v1::TableState::Aborted {
            tokio::task::yield_now().await;
            state = admin.table(&table.table_id).await.state();
        }
    }
    server.stop().await.unwrap();
}
