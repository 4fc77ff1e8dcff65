//! Tournaments of house bots: played out, ranked, exported, and gone on with after a stop.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{collections::BTreeSet, path::Path, sync::Arc};

use boneyard_proto::v1::{self, ExportFormat, TournamentState};
use boneyard_record::{read, verify};
use boneyard_server::{Parts, auth::Secret, randomness::FixedShuffler};
use data_encoding::BASE32_NOPAD;
use sha2::{Digest as _, Sha256};
use support::{ADMIN_TOKEN, TestServer, parts, tournament::spec};

const ONE_ROUND: &[(&str, &str)] = &[("seats", "2"), ("rounds", "1"), ("match_tie", "shared")];

const EXPORTS: [ExportFormat; 9] = [
    ExportFormat::Json,
    ExportFormat::StandingsCsv,
    ExportFormat::CrosstableCsv,
    ExportFormat::CrosstableMarkdown,
    ExportFormat::GamesCsv,
    ExportFormat::GamesJsonl,
    ExportFormat::Bones,
    ExportFormat::Html,
    ExportFormat::Text,
];

#[tokio::test(flavor = "multi_thread")]
async fn a_round_robin_of_house_bots_is_played_ranked_and_recorded() {
    let server = TestServer::start(parts(71)).await;
    let mut admin = server.admin().await;
    let id = admin.begin(spec("all_fives", ONE_ROUND, 6), &["random", "first", "greedy", "balanced"]).await;
    let (end, _) = admin.over(&id).await;
    assert_eq!(end.state(), TournamentState::Finished);
    // Six pairings, six boards, both ways round.
    assert_eq!((end.game_count, end.finished_game_count, end.running_game_count), (72, 72, 0));
    assert!(!end.deal_reveal.unwrap().secret.is_empty());

    let standings = admin.standings(&id).await;
    assert_eq!(standings.len(), 4);
    assert_eq!(standings.iter().map(|line| line.half_points).sum::<i32>(), 6 * 6 * 2, "two half points a board");
    assert_eq!(standings.iter().map(|line| line.difference).sum::<i64>(), 0);
    assert!(standings.iter().all(|line| line.unit_count == 18 && line.fault_count == 0), "{standings:?}");

    let records = admin.exported(&id, ExportFormat::Bones).await.unwrap();
    let records = read::from_text("games.bones", &records).unwrap();
    assert_eq!(records.len(), 72);
    let mut boards: BTreeSet<u32> = BTreeSet::new();
    for record in &records {
        verify(&record.record).unwrap();
        let proof = record.record.proof.as_ref().unwrap();
        assert_eq!(proof.group_id.as_str(), id);
        boards.insert(proof.board);
    }
    // All three tables of a round... all pairings of a round play the same boards.
    assert_eq!(boards, (1..=18).collect());
    for format in EXPORTS {
        let text = admin.exported(&id, format).await.unwrap();
        assert!(!text.is_empty() && !text.contains("NaN"), "{format:?}");
    }
    let games = admin.exported(&id, ExportFormat::GamesJsonl).await.unwrap();
    assert_eq!(games.lines().count(), 72);

    // The lists are for tables that somebody may want to join or watch; each game is there by its id.
    let every_state = v1::ListTablesRequest { states: (1..=5).collect(), ..Default::default() };
    assert!(admin.tables.list_tables(every_state).await.unwrap().into_inner().tables.is_empty());
    assert!(
        admin.records.list_records(v1::ListRecordsRequest::default()).await.unwrap().into_inner().records.is_empty()
    );
    let first = games.split('"').find(|word| word.starts_with("tbl_")).unwrap().to_owned();
    assert!(admin.table(&first).await.result.is_some());
    let record = v1::GetRecordRequest { table_id: first, ..Default::default() };
    assert!(admin.records.get_record(record).await.unwrap().into_inner().text.contains("all_fives"));
    server.stop().await.unwrap();
}

/// By the words of docs/reference/deal-proof.md, which say what an entrant can check.
#[tokio::test(flavor = "multi_thread")]
async fn the_ids_of_all_tables_follow_from_schedule_and_secret() {
    let server = TestServer::start(parts(70)).await;
    let mut admin = server.admin().await;
    let id = admin.begin(spec("block", ONE_ROUND, 600), &["first", "first", "random", "random"]).await;
    let (end, _) = admin.over(&id).await;
    let secret = end.deal_reveal.unwrap().secret;
    let hash = |what: &str, numbers: Vec<u8>| -> Vec<u8> {
        Sha256::digest([what.as_bytes(), id.as_bytes(), &secret, &numbers].concat()).to_vec()
    };
    let games = admin.exported(&id, ExportFormat::GamesJsonl).await.unwrap();
    let mut stretches = BTreeSet::new();
    for line in games.lines() {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        let number = |name: &str| u32::try_from(game[name].as_u64().unwrap()).unwrap();
        let [round, table, board, play, attempt] = ["round", "table", "board", "play", "attempt"].map(number);
        // 600 boards, two tables in each round, two seatings of each board: 2,400 games.
        let at = (u64::from(board - (round - 1) * 600 - 1) * 2 + u64::from(table) - 1) * 2 + u64::from(play) - 1;
        let stretch = u64::from(at >= 1024);
        let start = hash("boneyard/v1/stretch", [&round.to_be_bytes()[..], &stretch.to_be_bytes()].concat());
        let own = hash("boneyard/v1/game", [round, table, board, play, attempt].map(u32::to_be_bytes).concat());
        let letters = BASE32_NOPAD.encode(&[&start[..3], &own[..12]].concat()).to_lowercase();
        assert_eq!(game["table_id"], format!("tbl_{letters}"), "{line}");
        stretches.insert((round, stretch));
    }
    assert_eq!(games.lines().count(), 3 * 2_400);
    assert_eq!(stretches.len(), 3 * 2);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_bots_that_leave_nothing_to_chance_come_out_exactly_equal() {
    let server = TestServer::start(parts(72)).await;
    let mut admin = server.admin().await;
    for (variant, options) in
        [("block", ONE_ROUND), ("all_fives", &[("seats", "4"), ("rounds", "1"), ("match_tie", "shared")][..])]
    {
        let bots = vec!["balanced"; if variant == "block" { 2 } else { 4 }];
        let id = admin.begin(spec(variant, options, 20), &bots).await;
        admin.over(&id).await;
        for line in admin.standings(&id).await {
            assert_eq!((line.rank, line.difference), (1, 0), "{variant}");
            let interval = line.points_per_board.unwrap();
            assert_eq!((interval.low_milli, interval.estimate_milli, interval.high_milli), (0, 0, 0), "{variant}");
        }
        let text = admin.exported(&id, ExportFormat::Text).await.unwrap();
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    }
    server.stop().await.unwrap();
}

fn on(folder: &Path) -> Parts {
    let mut parts = Parts::on_disk(folder).unwrap();
    parts.shuffler = Arc::new(FixedShuffler::new([73; 32]));
    parts.admin_token = Some(Secret::given(ADMIN_TOKEN.to_owned()));
    parts
}

async fn all_exports(server: &TestServer, id: &str) -> Vec<String> {
    let mut admin = server.admin().await;
    let mut all = Vec::new();
    for format in EXPORTS {
        all.push(admin.exported(id, format).await.unwrap());
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_that_was_stopped_goes_on_by_itself_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::start(on(folder.path())).await;
    let mut admin = server.admin().await;
    let bots = ["random", "first", "greedy", "balanced"];
    let id = admin.create(spec("block", ONE_ROUND, 100)).await.unwrap().tournament_id;
    for (name, number) in bots.iter().zip(1..) {
        admin.enter(&id, vec![support::bot(name, 1)], &format!("{name} {number}")).await.unwrap();
    }
    admin.set_state(&id, TournamentState::Running).await.unwrap();
    // Stopped at once, and then again and again as soon as some games more are stored.
    let mut stopped = 0;
    server.stop().await.unwrap();
    loop {
        let server = TestServer::start(on(folder.path())).await;
        let mut admin = server.admin().await;
        let over = admin.until_a_game(&id).await;
        server.stop().await.unwrap();
        if over {
            break;
        }
        stopped += 1;
    }
    assert!(stopped > 0, "it was over before it could be stopped");
    let server = TestServer::start(on(folder.path())).await;
    let interrupted = all_exports(&server, &id).await;
    server.stop().await.unwrap();
    let games = read::from_text("games.bones", &interrupted[6]).unwrap();
    assert_eq!(games.len(), 6 * 100 * 2);
    for game in games.iter().step_by(50) {
        verify(&game.record).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_and_deals_stay_secret_until_the_end() {
    let server = TestServer::start(parts(74)).await;
    let mut admin = server.admin().await;
    let mut ada = server.player("ada").await;
    let id = admin.create(spec("block", ONE_ROUND, 2)).await.unwrap().tournament_id;
    for name in ["ada", "bob"] {
        // They never connect: the games wait until their clocks have run.
        let player = if name == "ada" { ada.player_id.clone() } else { server.player(name).await.player_id };
        let member = v1::ChairSpec { occupant: Some(v1::chair_spec::Occupant::PlayerId(player)) };
        admin.enter(&id, vec![member], name).await.unwrap();
    }
    admin.set_state(&id, TournamentState::Running).await.unwrap();
    let tables = loop {
        let listed = admin.tables.list_tables(v1::ListTablesRequest::default()).await.unwrap().into_inner().tables;
        if listed.len() == 4 {
            break listed;
        }
        tokio::task::yield_now().await;
    };
    let group = admin.tournament(&id).await.tournament.unwrap().deal_group.unwrap();
    let mut spectator = server.player("eve").await;
    for table in &tables {
        let view = ada.table(&table.table_id).await;
        assert_eq!(view.deal_group, Some(group.clone()), "one commitment, the tournament's, and no board");
        assert!(view.deal_reveal.is_none());
        assert!(!view.labels.iter().any(|(key, value)| key.contains("board") || value.contains("board")));
        let request = v1::WatchTableRequest { table_id: table.table_id.clone(), ..Default::default() };
        assert!(spectator.tables.watch_table(request).await.is_err(), "who watches a sibling knows the hands");
        let request = v1::GetRecordRequest { table_id: table.table_id.clone(), ..Default::default() };
        assert!(ada.records.get_record(request).await.is_err());
    }
    let exported = ada.exported(&id, ExportFormat::GamesJsonl).await;
    assert_eq!(support::refusal::reason_of(exported), "DEAL_NOT_REVEALED");
    admin.set_state(&id, TournamentState::Cancelled).await.unwrap();
    let (end, _) = admin.over(&id).await;
    assert_eq!(end.state(), TournamentState::Cancelled);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_very_many_games_is_stored_game_by_game() {
    let server = TestServer::start(parts(79)).await;
    let mut admin = server.admin().await;
    // Every order of four bots, each game of some ten rounds: many times what one append takes.
    let seating = v1::SeatingDesign::AllOrders.into();
    let plan = v1::TournamentSpec { sides: 4, seating, ..spec("all_fives", &[("seats", "4"), ("target", "500")], 1) };
    let id = admin.begin(plan, &["random", "first", "greedy", "balanced"]).await;
    let (end, _) = admin.over(&id).await;
    assert_eq!((end.state(), end.finished_game_count), (TournamentState::Finished, 24));
    let records = admin.exported(&id, ExportFormat::Bones).await.unwrap();
    assert!(records.len() > 2 * 96 * 1024, "{} bytes: too small to tell", records.len());
    assert_eq!(read::from_text("games.bones", &records).unwrap().len(), 24);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_in_a_gauntlet_wins_nothing_by_it() {
    let server = TestServer::start(parts(75)).await;
    let mut admin = server.admin().await;
    let gauntlet = v1::TournamentSpec { format: v1::TournamentFormat::Gauntlet.into(), ..spec("block", ONE_ROUND, 4) };
    let id = admin.begin(gauntlet, &["balanced", "greedy", "first", "random"]).await;
    admin.over(&id).await;
    let standings = admin.standings(&id).await;
    // Three pairings of four boards, two half points each; the seed plays all of them.
    assert_eq!(standings.iter().map(|line| line.half_points).sum::<i32>(), 3 * 4 * 2);
    assert_eq!(standings.iter().find(|line| line.entrant == 1).unwrap().unit_count, 12);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn eliminations_rank_by_who_stayed_longest() {
    let server = TestServer::start(parts(76)).await;
    let mut admin = server.admin().await;
    let bots = ["balanced", "greedy", "first", "random"];
    let knockout = v1::TournamentFormat::Knockout;
    let double = v1::TournamentFormat::DoubleElimination;
    for (format, third_place, ranks) in
        [(knockout, false, [1, 2, 3, 3]), (knockout, true, [1, 2, 3, 4]), (double, false, [1, 2, 3, 4])]
    {
        let plan =
            v1::TournamentSpec { format: format.into(), third_place, extra_boards: 2, ..spec("block", ONE_ROUND, 3) };
        let id = admin.begin(plan, &bots).await;
        let (end, games) = admin.over(&id).await;
        assert_eq!(end.state(), TournamentState::Finished);
        let found: Vec<i32> = admin.standings(&id).await.iter().map(|line| line.rank).collect();
        assert_eq!(found, ranks, "{format:?}, third place {third_place}");
        // The last match was the final, and its two are the first two, or nearly: a third place is played beside it.
        let last = games.iter().map(|game| game.round).max().unwrap_or_default();
        let winner = admin.standings(&id).await[0].entrant;
        let finalists = games.iter().filter(|game| game.round == last).flat_map(|game| &game.entrant_of_seat);
        assert!(last == 0 || finalists.clone().any(|entrant| *entrant == winner), "{format:?}");
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_test_that_cannot_answer_yet_does_not_end_the_schedule() {
    let server = TestServer::start(parts(77)).await;
    let mut admin = server.admin().await;
    let test = v1::SequentialTest { alternative_milli: 2_000, ..Default::default() };
    let plan = v1::TournamentSpec { cycle_count: 2, sequential_test: Some(test), ..spec("block", ONE_ROUND, 3) };
    let id = admin.begin(plan, &["balanced", "greedy"]).await;
    let (end, _) = admin.over(&id).await;
    assert_eq!((end.finished_game_count, end.round), (2 * 3 * 2, 2), "both cycles");
    assert_eq!(end.test_decision(), v1::TestDecision::Inconclusive);
    server.stop().await.unwrap();
}
