//! Bad input for every call. Each refusal says what is wrong, and the server answers the next call.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use boneyard_proto::{DESCRIPTORS, v1};
use prost::Message as _;
use prost_types::FileDescriptorSet;
use support::{
    ADMIN_TOKEN, Client, TestServer, bot,
    follow::Session,
    game::{director, draw},
    parts, reason,
    refusal::{DOCUMENTED, Refusal, refusal},
    seat_for, table,
    wire::{bearer, call},
};
use tonic::{Code, Response, Status, metadata::MetadataValue};

const UUID: &str = "2c1b8f7a-9a55-4b0e-8d1e-6f0f5a3b7c21";

/// Collects refusals of the methods of one service.
struct Trial {
    server: TestServer,
    service: &'static str,
    bystander: Client,
    tried: BTreeSet<&'static str>,
}

impl Trial {
    async fn of(service: &'static str) -> Self {
        let server = TestServer::start(parts(1)).await;
        let bystander = server.nobody().await;
        Self { server, service, bystander, tried: BTreeSet::new() }
    }

    /// A call that is refused for this reason; the next one is answered.
    async fn reason<T>(&mut self, method: &'static str, reason: &str, outcome: Result<Response<T>, Status>) -> Refusal {
        let status = outcome.err().unwrap_or_else(|| panic!("{method} took what should be {reason}"));
        let refusal = refusal(&status);
        assert_eq!(refusal.reason, reason, "{method}: {refusal:?}");
        self.bystander.server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap();
        self.tried.insert(method);
        refusal
    }

    /// A malformed call that is refused for this field, and names it to people too.
    async fn field<T>(&mut self, method: &'static str, field: &str, outcome: Result<Response<T>, Status>) {
        let refusal = self.reason(method, "INVALID_FIELD", outcome).await;
        assert_eq!(refusal.metadata["field"], field, "{method}: {refusal:?}");
        let last = field.rsplit('.').next().unwrap();
        let words = last.replace('_', " ");
        assert!(refusal.message.contains(last) || refusal.message.contains(&words), "{method}, {field}: {refusal:?}");
    }

    /// Ends, and checks that no method of the service was left out that takes anything.
    async fn end(self) {
        let mut all = BTreeSet::new();
        for file in FileDescriptorSet::decode(DESCRIPTORS).unwrap().file {
            let takes_something = |name: &str| {
                file.message_type
                    .iter()
                    .any(|message| name.ends_with(&format!(".{}", message.name())) && !message.field.is_empty())
            };
            for service in file.service.iter().filter(|service| service.name() == self.service) {
                let methods = service.method.iter().filter(|method| takes_something(method.input_type()));
                all.extend(methods.map(|method| method.name().to_owned()));
            }
        }
        let tried = self.tried.iter().map(|&method| method.to_owned()).collect();
        assert_eq!(all, tried, "{}: every method that takes something was tried", self.service);
        self.server.stop().await.unwrap();
    }
}

fn duel() -> v1::TableSpec {
    table("block", &[("seats", "2")])
}

fn creating(spec: v1::TableSpec) -> v1::CreateTableRequest {
    v1::CreateTableRequest { table: Some(spec), request_id: String::new() }
}

fn labels(pairs: impl IntoIterator<Item = (String, String)>) -> v1::TableSpec {
    v1::TableSpec { labels: pairs.into_iter().collect(), ..duel() }
}

/// Texts that are no request id.
const NO_UUIDS: [&str; 7] = [
    "1",
    "not-a-uuid",
    "2c1b8f7a9a554b0e8d1e6f0f5a3b7c21",
    "2c1b8f7a-9a55-4b0e-8d1e-6f0f5a3b7c2",
    "2c1b8f7a-9a55-4b0e-8d1e-6f0f5a3b7c211",
    "2c1b8f7a-9a55-4b0e-8d1e-6f0f5a3b7c2g",
    "2c1b8f7a09a55-4b0e-8d1e-6f0f5a3b7c21",
];

// Service by service.

#[tokio::test]
async fn the_table_service_refuses_what_is_malformed() {
    let mut trial = Trial::of("TableService").await;
    let mut ada = trial.server.player("ada").await;
    let id = ada.open(duel()).await;
    let method = "CreateTable";
    let nothing = v1::CreateTableRequest { table: None, request_id: String::new() };
    trial.field(method, "table", ada.tables.create_table(nothing).await).await;
    for request_id in NO_UUIDS {
        let request = v1::CreateTableRequest { request_id: request_id.to_owned(), ..creating(duel()) };
        trial.field(method, "request_id", ada.tables.create_table(request).await).await;
    }
    let long = |length: usize| "x".repeat(length);
    let specs: Vec<(&str, v1::TableSpec)> = vec![
        ("table.variant", v1::TableSpec { variant: None, ..duel() }),
        ("table.variant.options", table("block", &[(&long(33), "1")])),
        ("table.variant.options", table("block", &[("target", &long(257))])),
        ("table.chairs", v1::TableSpec { chairs: vec![v1::ChairSpec::default(); 3], ..duel() }),
        ("table.chairs", v1::TableSpec { chairs: vec![v1::ChairSpec::default(); 99], ..duel() }),
        ("table.chairs.player_id", v1::TableSpec { chairs: vec![seat_for("ada")], ..duel() }),
        ("table.chairs.player_id", v1::TableSpec { chairs: vec![seat_for("")], ..duel() }),
        ("house_bot", v1::TableSpec { chairs: vec![bot("nobody", 0)], ..duel() }),
        ("house_bot", v1::TableSpec { chairs: vec![bot("", 0)], ..duel() }),
        ("house_bot.seed", v1::TableSpec { chairs: vec![bot("first", -1)], ..duel() }),
        ("table.spectators", v1::TableSpec { spectators: 99, ..duel() }),
        ("table.spectators", v1::TableSpec { spectators: -1, ..duel() }),
        ("table.round_break_ms", v1::TableSpec { round_break_ms: -1, ..duel() }),
        ("table.round_break_ms", v1::TableSpec { round_break_ms: 3_600_001, ..duel() }),
        ("labels", labels((0..17).map(|number| (number.to_string(), String::new())))),
        ("labels", labels([(String::new(), "empty key".to_owned())])),
        ("labels", labels([(long(64), String::new())])),
        ("labels", labels([("key".to_owned(), long(257))])),
        ("labels", labels([(long(30_000), long(30_000))])),
    ];
    for (field, spec) in specs {
        trial.field(method, field, ada.tables.create_table(creating(spec)).await).await;
    }
    let clocks = [
        ("initial_ms", v1::TimeControl { initial_ms: -1, ..Default::default() }),
        ("initial_ms", v1::TimeControl { initial_ms: 86_400_001, ..Default::default() }),
        ("initial_ms", v1::TimeControl { initial_ms: i32::MIN, unlimited: true, ..Default::default() }),
        ("initial_ms", v1::TimeControl::default()),
        // The increment comes after the answer, so the first decision would have no time.
        ("initial_ms", v1::TimeControl { increment_ms: 1000, ..Default::default() }),
        ("increment_ms", v1::TimeControl { initial_ms: 1000, increment_ms: -1, ..Default::default() }),
        ("increment_ms", v1::TimeControl { initial_ms: 1000, increment_ms: 3_600_001, ..Default::default() }),
        ("move_limit_ms", v1::TimeControl { initial_ms: 1000, move_limit_ms: 99, ..Default::default() }),
        ("move_limit_ms", v1::TimeControl { initial_ms: 1000, move_limit_ms: -1, ..Default::default() }),
        ("move_limit_ms", v1::TimeControl { initial_ms: 1000, move_limit_ms: i32::MAX, ..Default::default() }),
        ("free_ms", v1::TimeControl { free_ms: -1, ..Default::default() }),
        ("free_ms", v1::TimeControl { free_ms: 10_001, ..Default::default() }),
        ("on_timeout", v1::TimeControl { initial_ms: 1000, on_timeout: 99, ..Default::default() }),
        ("timeout_limit", v1::TimeControl { initial_ms: 1000, timeout_limit: -1, ..Default::default() }),
        ("timeout_limit", v1::TimeControl { initial_ms: 1000, timeout_limit: 101, ..Default::default() }),
        ("illegal_limit", v1::TimeControl { initial_ms: 1000, illegal_limit: -1, ..Default::default() }),
        ("illegal_limit", v1::TimeControl { initial_ms: 1000, illegal_limit: 101, ..Default::default() }),
        ("disconnect_grace_ms", v1::TimeControl { initial_ms: 1000, disconnect_grace_ms: 999, ..Default::default() }),
        ("disconnect_grace_ms", v1::TimeControl { initial_ms: 1000, disconnect_grace_ms: -1, ..Default::default() }),
        ("on_forfeit", v1::TimeControl { initial_ms: 1000, on_forfeit: 99, ..Default::default() }),
    ];
    for (field, clock) in clocks {
        let spec = v1::TableSpec { time_control: Some(clock), ..duel() };
        let field = format!("time_control.{field}");
        trial.field(method, &field, ada.tables.create_table(creating(spec)).await).await;
    }
    let playouts = v1::HouseBotSpec { house_bot: "first".to_owned(), playouts: 1_000_001, seed: 0 };
    let chair = v1::ChairSpec { occupant: Some(v1::chair_spec::Occupant::HouseBot(playouts.clone())) };
    let spec = v1::TableSpec { chairs: vec![chair], ..duel() };
    trial.field(method, "house_bot.playouts", ada.tables.create_table(creating(spec)).await).await;

    let no_table = v1::GetTableRequest { table_id: String::new(), invite_code: String::new() };
    trial.field("GetTable", "table_id", ada.tables.get_table(no_table).await).await;
    for garbage in ["ada", "tbl_", "TBL_X", "tbl_x/../y", "tbl_\u{0}", "tbl_🁡", &long(60_000), "ply_nosuchplayer"] {
        let request = v1::GetTableRequest { table_id: garbage.to_owned(), invite_code: long(2000) };
        let refusal = trial.reason("GetTable", "TABLE_NOT_FOUND", ada.tables.get_table(request).await).await;
        assert!(refusal.message.len() <= 128, "what was sent is repeated in part: {refusal:?}");
    }

    for page_size in [-1, i32::MIN] {
        let request = v1::ListTablesRequest { page_size, ..Default::default() };
        trial.field("ListTables", "page_size", ada.tables.list_tables(request).await).await;
        let request = v1::ListTableEventsRequest { table_id: id.clone(), page_size, ..Default::default() };
        trial.field("ListTableEvents", "page_size", ada.tables.list_table_events(request).await).await;
    }
    let lists = [
        ("states", v1::ListTablesRequest { states: vec![0], ..Default::default() }),
        ("states", v1::ListTablesRequest { states: vec![1, 2, 99], ..Default::default() }),
        ("states", v1::ListTablesRequest { states: vec![-1], ..Default::default() }),
        ("player_id", v1::ListTablesRequest { player_id: "ada".to_owned(), ..Default::default() }),
        ("player_id", v1::ListTablesRequest { player_id: long(60_000), ..Default::default() }),
        (
            "labels",
            v1::ListTablesRequest {
                labels: labels((0..17).map(|n| (n.to_string(), String::new()))).labels,
                ..Default::default()
            },
        ),
    ];
    for (field, request) in lists {
        trial.field("ListTables", field, ada.tables.list_tables(request).await).await;
    }
    for page_token in ["x", "0", "🁡", "\u{0}", &long(5000), "AAAA", "mfrggzdf"] {
        let request = v1::ListTablesRequest { page_token: page_token.to_owned(), ..Default::default() };
        trial.reason("ListTables", "INVALID_PAGE_TOKEN", ada.tables.list_tables(request).await).await;
        let request = v1::ListTableEventsRequest {
            table_id: id.clone(),
            page_token: page_token.to_owned(),
            ..Default::default()
        };
        trial.reason("ListTableEvents", "INVALID_PAGE_TOKEN", ada.tables.list_table_events(request).await).await;
    }

    for chair in [-1, 15, 99, i32::MIN, 3] {
        let request = v1::JoinTableRequest {
            table_id: id.clone(),
            chair,
            invite_code: String::new(),
            ..v1::JoinTableRequest::default()
        };
        trial.field("JoinTable", "chair", ada.tables.join_table(request).await).await;
        let request = v1::AddHouseBotRequest {
            table_id: id.clone(),
            chair,
            house_bot: Some(v1::HouseBotSpec { house_bot: "first".to_owned(), playouts: 0, seed: 0 }),
        };
        trial.field("AddHouseBot", "chair", ada.tables.add_house_bot(request).await).await;
    }
    let bots = [
        ("house_bot", None),
        ("house_bot", Some(v1::HouseBotSpec { house_bot: long(60_000), playouts: 0, seed: 0 })),
        ("house_bot.playouts", Some(playouts)),
        ("house_bot.playouts", Some(v1::HouseBotSpec { house_bot: "first".to_owned(), playouts: -1, seed: 0 })),
    ];
    for (field, house_bot) in bots {
        let request = v1::AddHouseBotRequest { table_id: id.clone(), chair: 0, house_bot };
        trial.field("AddHouseBot", field, ada.tables.add_house_bot(request).await).await;
    }
    let nowhere = v1::LeaveTableRequest { table_id: String::new() };
    trial.field("LeaveTable", "table_id", ada.tables.leave_table(nowhere).await).await;

    for seat in [-1, 15, i32::MAX] {
        let request = v1::WatchTableRequest { table_id: id.clone(), seat, ..Default::default() };
        trial.field("WatchTable", "seat", ada.tables.watch_table(request).await).await;
        let request = v1::ListTableEventsRequest { table_id: id.clone(), seat, ..Default::default() };
        trial.field("ListTableEvents", "seat", ada.tables.list_table_events(request).await).await;
    }
    for after_sequence in [-1, i32::MIN] {
        let request = v1::WatchTableRequest { table_id: id.clone(), after_sequence, ..Default::default() };
        trial.field("WatchTable", "after_sequence", ada.tables.watch_table(request).await).await;
        let request = v1::ListTableEventsRequest { table_id: id.clone(), after_sequence, ..Default::default() };
        trial.field("ListTableEvents", "after_sequence", ada.tables.list_table_events(request).await).await;
    }
    assert_eq!(ada.table(&id).await.sequence, 1, "nothing came of it");
    trial.end().await;
}

#[tokio::test]
async fn the_play_service_refuses_what_is_malformed() {
    let mut trial = Trial::of("PlayService").await;
    let mut ada = trial.server.player("ada").await;
    let id = ada.open(v1::TableSpec { chairs: vec![seat_for(&ada.player_id), bot("first", 1)], ..duel() }).await;
    let nothing = v1::SubmitMoveRequest { answer: None };
    trial.field("SubmitMove", "answer", ada.play.submit_move(nothing).await).await;
    let nowhere = v1::MoveAnswer { table_id: String::new(), turn: 1, choice: draw() };
    let nowhere = v1::SubmitMoveRequest { answer: Some(nowhere) };
    trial.field("SubmitMove", "table_id", ada.play.submit_move(nowhere).await).await;
    for seat in [-1, 15, i32::MIN] {
        let request = v1::GetSeatViewRequest { table_id: id.clone(), seat };
        trial.field("GetSeatView", "seat", ada.play.get_seat_view(request).await).await;
        let request = v1::ResignRequest { table_id: id.clone(), seat, ..Default::default() };
        trial.field("Resign", "seat", ada.play.resign(request).await).await;
    }
    let hello = |client: String, join_table_id: &str| v1::ListenRequest {
        hello: Some(v1::Hello { client, join_table_id: join_table_id.to_owned() }),
    };
    trial.field("Listen", "hello.client", ada.play.listen(hello("x".repeat(65), "")).await).await;
    let unknown = ada.play.listen(hello(String::new(), "tbl_nosuchtable")).await;
    trial.reason("Listen", "TABLE_NOT_FOUND", unknown).await;
    let opening = v1::PlayRequest { message: hello("x".repeat(65), "").hello.map(v1::play_request::Message::Hello) };
    let mut events = ada.play.play(tokio_stream::once(opening)).await.unwrap().into_inner();
    let ended = events.message().await.map(Response::new);
    trial.field("Play", "hello.client", ended).await;
    // On an open stream an answer to nowhere is an event, and the stream goes on.
    let mut session = Session::open(&ada).await;
    for table_id in ["", "tbl_nosuchtable", &"x".repeat(60_000)] {
        let result = session.answer(table_id, 1, draw()).await;
        assert!(!result.accepted && (1..=256).contains(&result.comment.len()), "{result:?}");
        assert_eq!(result.illegal_left, 0, "no seat there that could be lost: {result:?}");
    }
    trial.end().await;
}

#[tokio::test]
async fn the_player_service_refuses_what_is_malformed() {
    let mut trial = Trial::of("PlayerService").await;
    let mut ada = trial.server.player("ada").await;
    let names = [
        "",
        "   ",
        "\n",
        "a\nb",
        "a\u{7}b",
        "\u{0}",
        "a\u{7f}",
        "\u{1b}[31mred",
        "a\u{85}b",
        &"x".repeat(33),
        &"🁡".repeat(33),
        &"x".repeat(60_000),
    ];
    for name in names {
        let request = v1::RegisterPlayerRequest { display_name: name.to_owned(), ..Default::default() };
        trial.field("RegisterPlayer", "display_name", ada.players.register_player(request).await).await;
    }
    // At the edge of what is allowed.
    for name in ["x", &"x".repeat(32), &"🁡".repeat(32), "Ångström & Söhne"] {
        let request = v1::RegisterPlayerRequest { display_name: name.to_owned(), ..Default::default() };
        let player = ada.players.register_player(request).await.unwrap().into_inner().player.unwrap();
        assert_eq!(player.display_name, name);
    }
    for request_id in NO_UUIDS {
        let request = v1::RegisterPlayerRequest {
            display_name: "ada".to_owned(),
            is_bot: true,
            request_id: request_id.to_owned(),
        };
        trial.field("RegisterPlayer", "request_id", ada.players.register_player(request).await).await;
    }
    let with_id = |name: &str| v1::RegisterPlayerRequest {
        display_name: name.to_owned(),
        is_bot: true,
        request_id: UUID.to_owned(),
    };
    ada.players.register_player(with_id("eve")).await.unwrap();
    let reused = ada.players.register_player(with_id("mallory")).await;
    trial.reason("RegisterPlayer", "REQUEST_ID_REUSED", reused).await;

    let note = v1::CreateTokenRequest { note: "x".repeat(257), ..Default::default() };
    trial.field("CreateToken", "note", ada.players.create_token(note).await).await;
    let ends = v1::CreateTokenRequest { ttl_seconds: -1, ..Default::default() };
    trial.field("CreateToken", "ttl_seconds", ada.players.create_token(ends).await).await;
    for scopes in [vec![0], vec![5], vec![-1], vec![1, 2, 0]] {
        let request = v1::CreateTokenRequest { scopes, ..Default::default() };
        trial.field("CreateToken", "scopes", ada.players.create_token(request).await).await;
    }
    for page_size in [-1, i32::MIN] {
        let request = v1::ListTokensRequest { page_size, page_token: String::new() };
        trial.field("ListTokens", "page_size", ada.players.list_tokens(request).await).await;
    }
    let garbage = v1::ListTokensRequest { page_size: 0, page_token: "garbage".to_owned() };
    trial.reason("ListTokens", "INVALID_PAGE_TOKEN", ada.players.list_tokens(garbage).await).await;
    for token_id in ["", "tok_none", "🁡", &"x".repeat(60_000)] {
        let request = v1::RevokeTokenRequest { token_id: token_id.to_owned() };
        let refusal = trial.reason("RevokeToken", "INVALID_FIELD", ada.players.revoke_token(request).await).await;
        assert_eq!(refusal.metadata["field"], "token_id");
    }
    for player_id in ["", "ada", "ply", "PLY_X", "ply_\u{0}", &"x".repeat(60_000)] {
        let request = v1::RecoverPlayerRequest { player_id: player_id.to_owned(), recovery_code: "x".to_owned() };
        trial.field("RecoverPlayer", "player_id", ada.players.recover_player(request).await).await;
    }
    trial.end().await;
}

#[tokio::test]
async fn the_server_service_refuses_what_is_malformed() {
    let mut trial = Trial::of("ServerService").await;
    let mut nobody = trial.server.nobody().await;
    for page_size in [-1, i32::MIN] {
        let request = v1::ListVariantsRequest { page_size, page_token: String::new() };
        trial.field("ListVariants", "page_size", nobody.server.list_variants(request).await).await;
    }
    for page_token in ["x", "garbage", "🁡", &"x".repeat(5000)] {
        let request = v1::ListVariantsRequest { page_size: 1, page_token: page_token.to_owned() };
        trial.reason("ListVariants", "INVALID_PAGE_TOKEN", nobody.server.list_variants(request).await).await;
    }
    trial.end().await;
}

#[tokio::test]
async fn the_director_service_refuses_what_is_malformed() {
    let mut trial = Trial::of("DirectorService").await;
    let mut director = director(&trial.server).await;
    let batch = |tables: Vec<v1::TableSpec>, request_id: &str| v1::BatchCreateTablesRequest {
        tables: tables.into_iter().map(|table| v1::BatchTable { table: Some(table) }).collect(),
        request_id: request_id.to_owned(),
    };
    let id = director.director.batch_create_tables(batch(vec![duel()], UUID)).await.unwrap().into_inner();
    let id = id.table_ids.into_iter().next().unwrap();
    let service = &mut director.director;
    for request_id in NO_UUIDS {
        let outcome = service.batch_create_tables(batch(vec![duel()], request_id)).await;
        trial.field("BatchCreateTables", "request_id", outcome).await;
    }
    trial.field("BatchCreateTables", "tables", service.batch_create_tables(batch(vec![], "")).await).await;
    let reused = service.batch_create_tables(batch(vec![table("draw", &[])], UUID)).await;
    trial.reason("BatchCreateTables", "REQUEST_ID_REUSED", reused).await;
    for comment in ["x".repeat(257), "🁡".repeat(65), "x".repeat(100_000)] {
        let request = v1::PauseTableRequest { table_id: id.clone(), comment: comment.clone(), after_round: false };
        trial.field("PauseTable", "comment", service.pause_table(request).await).await;
        let request = v1::AbortTableRequest { table_id: id.clone(), comment: comment.clone() };
        trial.field("AbortTable", "comment", service.abort_table(request).await).await;
        let request = v1::AdjudicateTableRequest { table_id: id.clone(), team_ranks: vec![1, 2], comment };
        trial.field("AdjudicateTable", "comment", service.adjudicate_table(request).await).await;
    }
    for team_ranks in [vec![0, 1], vec![-1, 1], vec![15, 1], vec![1; 15], vec![1; 1000]] {
        let request = v1::AdjudicateTableRequest { table_id: id.clone(), team_ranks, comment: String::new() };
        trial.field("AdjudicateTable", "team_ranks", service.adjudicate_table(request).await).await;
    }
    let nowhere = v1::ResumeTableRequest { table_id: String::new() };
    trial.field("ResumeTable", "table_id", service.resume_table(nowhere).await).await;
    for chair in [0, -1, 15, 99, 3] {
        let request = v1::RemoveSeatRequest { table_id: id.clone(), chair, ban: false };
        trial.field("RemoveSeat", "chair", service.remove_seat(request).await).await;
    }
    let view = director.table(&id).await;
    assert_eq!((view.sequence, view.state()), (1, v1::TableState::Waiting), "nothing came of it");
    trial.end().await;
}

// Rules.

#[tokio::test]
async fn unknown_variants_are_told_with_those_there_are() {
    let server = TestServer::start(parts(2)).await;
    let mut ada = server.player("ada").await;
    for variant in ["", "poker", "Block", "block ", "mexican_train_", &"x".repeat(60_000)] {
        let refusal = support::refusal::refused(ada.tables.create_table(creating(table(variant, &[]))).await);
        assert_eq!(refusal.reason, "VARIANT_UNKNOWN");
        assert!(variant.starts_with(refusal.metadata["variant"].trim_end_matches('…')), "{refusal:?}");
        for known in ["all_fives", "block", "domino_whist", "draw"] {
            assert!(refusal.message.contains(known), "{refusal:?}");
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn impossible_options_are_told_with_what_would_do() {
    type Options<'a> = &'a [(&'a str, &'a str)];
    let server = TestServer::start(parts(3)).await;
    let mut ada = server.player("ada").await;
    let impossible: Vec<(&str, Options<'_>, &str, &str)> = vec![
        ("block", &[("seats", "8")], "seats", "2 to 4"),
        ("block", &[("seats", "1")], "seats", "2 to 4"),
        ("block", &[("seats", "0")], "seats", "2 to 4"),
        ("block", &[("seats", "-2")], "seats", "2 to 4"),
        ("block", &[("seats", "two")], "seats", "2 to 4"),
        ("block", &[("seats", "")], "seats", "2 to 4"),
        ("domino_whist", &[("seats", "2")], "seats", "4 to 4"),
        ("all_fives", &[("max_pip", "7")], "max_pip", "6, 9, 12, 15, 18"),
        ("all_fives", &[("max_pip", "21")], "max_pip", "6 to 18"),
        ("domino_whist", &[("max_pip", "9")], "max_pip", "seat_draw"),
        ("block", &[("no_such_option", "1")], "no_such_option", "hand_size"),
        ("block", &[("spinner", "all")], "spinner", "hand_size"),
        ("block", &[("teams", "three")], "teams", "single, opposite"),
        ("block", &[("seats", "3"), ("teams", "opposite")], "teams", "seats = 4"),
        // Of the 28 tiles of double-six four seats can have seven each.
        ("block", &[("seats", "4"), ("hand_size", "8")], "hand_size", "1 to 7"),
        ("draw", &[("seats", "2"), ("hand_size", "15")], "hand_size", "1 to 14"),
        ("block", &[("hand_size", "0")], "hand_size", "1 to 190"),
        ("block", &[("hand_size", "9999999999")], "hand_size", "1 to 190"),
        ("block", &[("target", "0")], "target", "1 to 10000"),
        ("block", &[("target", "1e3")], "target", "1 to 10000"),
        ("draw", &[("voluntary_draw", "maybe")], "voluntary_draw", "true"),
        ("all_fives", &[("claim", "muggins"), ("count_divisor", "0")], "claim", "auto"),
    ];
    for (variant, options, option, allowed) in impossible {
        let refusal = support::refusal::refused(ada.tables.create_table(creating(table(variant, options))).await);
        assert_eq!(refusal.reason, "OPTION_INVALID", "{variant} {options:?}: {refusal:?}");
        assert_eq!(refusal.metadata["option"], option, "{variant} {options:?}: {refusal:?}");
        assert!(refusal.metadata["allowed"].contains(allowed), "{variant} {options:?}: {refusal:?}");
        assert!(
            refusal.message.contains(option) && refusal.message.contains(&refusal.metadata["allowed"]),
            "{refusal:?}"
        );
    }
    // More chairs than a variant has seats are not a wish that it could read out of them.
    let eight = v1::TableSpec { chairs: vec![v1::ChairSpec::default(); 8], ..table("block", &[]) };
    let refusal = support::refusal::refused(ada.tables.create_table(creating(eight)).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["field"].as_str()), ("INVALID_FIELD", "table.chairs"));
    server.stop().await.unwrap();
}

// Sizes.

#[tokio::test]
async fn numbers_that_are_only_large_are_taken_for_the_largest() {
    let server = TestServer::start(parts(4)).await;
    let mut ada = server.player("ada").await;
    let id = ada.open(duel()).await;
    for page_size in [201, 1001, i32::MAX] {
        let tables = v1::ListTablesRequest { page_size, ..Default::default() };
        assert_eq!(ada.tables.list_tables(tables).await.unwrap().into_inner().tables.len(), 1);
        let events = v1::ListTableEventsRequest { table_id: id.clone(), page_size, ..Default::default() };
        assert_eq!(ada.tables.list_table_events(events).await.unwrap().into_inner().steps.len(), 1);
        let tokens = v1::ListTokensRequest { page_size, page_token: String::new() };
        assert_eq!(ada.players.list_tokens(tokens).await.unwrap().into_inner().tokens.len(), 1);
        let variants = v1::ListVariantsRequest { page_size, page_token: String::new() };
        assert!(ada.server.list_variants(variants).await.unwrap().into_inner().variants.len() > 3);
    }
    let after_all = v1::ListTableEventsRequest { table_id: id.clone(), after_sequence: i32::MAX, ..Default::default() };
    assert_eq!(ada.tables.list_table_events(after_all).await.unwrap().into_inner().steps, []);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_request_that_is_too_large_is_refused_and_the_connection_lives_on() {
    let server = TestServer::start(parts(5)).await;
    let channel = server.channel().await;
    let admin = bearer(ADMIN_TOKEN);
    for file in FileDescriptorSet::decode(DESCRIPTORS).unwrap().file {
        for service in &file.service {
            let (limit, limit_name) = if service.name() == "DirectorService" {
                (1024 * 1024, "max_director_request_bytes")
            } else {
                (64 * 1024, "max_request_bytes")
            };
            for method in &service.method {
                let path = format!("/{}.{}/{}", file.package(), service.name(), method.name());
                // A field that nobody knows, as long as it takes.
                let message = |length: usize| {
                    let mut message = vec![0xfa, 0x3e];
                    prost::encoding::encode_varint(u64::try_from(length - 5).unwrap(), &mut message);
                    message.resize(length, b'x');
                    message
                };
                let status = call(&channel, &path, Some(&admin), message(limit + 1)).await.unwrap_err();
                assert_eq!(reason(&status), "LIMIT_REACHED", "{path}: {status:?}");
                assert_eq!(status.code(), Code::ResourceExhausted, "{path}: {status:?}");
                assert!(status.message().contains(limit_name), "{path}: the limit is named: {status:?}");
                // One that just fits is looked at for what it says.
                match call(&channel, &path, Some(&admin), message(limit - 16)).await {
                    Ok(_) => {}
                    Err(status) => assert_ne!(status.code(), Code::ResourceExhausted, "{path}: {status:?}"),
                }
            }
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn an_answer_that_is_too_large_ends_its_stream_with_a_word() {
    let server = TestServer::start(parts(6)).await;
    let ada = server.player("ada").await;
    let mut session = Session::open(&ada).await;
    session.send(&"x".repeat(70_000), 1, draw()).await;
    assert_eq!(reason(&session.end().await), "LIMIT_REACHED", "who is not heard any more must know it");
    Session::open(&ada).await;
    server.stop().await.unwrap();
}

#[tokio::test]
async fn bytes_that_are_no_message_are_refused_and_the_connection_lives_on() {
    let server = TestServer::start(parts(7)).await;
    let channel = server.channel().await;
    let admin = bearer(ADMIN_TOKEN);
    let get_table = "/boneyard.v1.TableService/GetTable";
    let garbage: [&[u8]; 6] = [
        b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        // A string that is longer than the message, one that is not UTF-8, a number where text belongs.
        b"\x0a\x7fabc",
        b"\x0a\x02\xff\xfe",
        b"\x08\x01",
        // A field number of zero, and a group that never ends.
        b"\x02\x00",
        b"\x0b",
    ];
    for bytes in garbage {
        let status = call(&channel, get_table, Some(&admin), bytes.to_vec()).await.unwrap_err();
        assert!(matches!(status.code(), Code::Internal | Code::InvalidArgument), "{status:?}");
        assert!(!status.message().is_empty());
        call(&channel, "/boneyard.v1.PlayerService/GetCaller", Some(&admin), Vec::new()).await.unwrap();
    }
    // What is only unknown is skipped: it may come from a newer client.
    let newer = b"\xfa\x3e\x03new\x88\x3f\x01".to_vec();
    call(&channel, "/boneyard.v1.PlayerService/GetCaller", Some(&admin), newer).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn headers_that_are_too_large_are_refused_and_the_server_lives_on() {
    let server = TestServer::start(parts(8)).await;
    let channel = server.channel().await;
    let huge: MetadataValue<_> = format!("Bearer {}", "x".repeat(20_000)).parse().unwrap();
    let path = "/boneyard.v1.PlayerService/GetCaller";
    call(&channel, path, Some(&huge), Vec::new()).await.unwrap_err();
    let next = server.channel().await;
    call(&next, path, Some(&bearer(ADMIN_TOKEN)), Vec::new()).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn calls_beyond_what_a_connection_may_have_at_once_are_shed_and_the_others_answered() {
    let server = TestServer::start(parts(10)).await;
    let nobody = server.nobody().await;
    // Once a call is answered the client has read how many streams it may open; before, it may open too many.
    nobody.clone().server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap();
    let mut calls = Vec::new();
    for _ in 0..100 {
        let mut client = nobody.clone();
        calls.push(tokio::spawn(async move { client.server.get_server_info(v1::GetServerInfoRequest {}).await }));
    }
    let mut answered = 0;
    for call in calls {
        match call.await.unwrap() {
            Ok(_) => answered += 1,
            Err(status) => assert_eq!(status.code(), Code::ResourceExhausted, "{status:?}"),
        }
    }
    assert!(answered >= 32, "{answered}");
    nobody.clone().server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap();
    server.stop().await.unwrap();
}

// Ends of the server.

#[tokio::test]
async fn a_server_that_stops_says_so_on_every_stream() {
    let server = TestServer::start(parts(9)).await;
    let mut ada = server.player("ada").await;
    let id = ada.open(duel()).await;
    let mut session = Session::open(&ada).await;
    let watch = v1::WatchTableRequest { table_id: id, ..Default::default() };
    let mut frames = ada.tables.watch_table(watch).await.unwrap().into_inner();
    let stopping = tokio::spawn(server.stop());
    let mut drained = false;
    let end = loop {
        match session.next().await {
            Ok(event) => drained |= matches!(event, v1::player_event::Event::Drain(_)),
            Err(status) => break refusal(&status),
        }
    };
    assert!(drained, "a word of warning comes first");
    assert_eq!(end.reason, "SERVER_DRAINING");
    let end = loop {
        match frames.message().await {
            Ok(frame) => assert!(frame.is_some(), "the end of the server is not the end of the match"),
            Err(status) => break refusal(&status),
        }
    };
    assert_eq!(end.reason, "SERVER_DRAINING");
    stopping.await.unwrap().unwrap();
}

// The list of reasons.

/// Where a reason is produced by a test.
enum Produced {
    /// In these files, which name it.
    In(&'static [&'static str]),
    /// Elsewhere, or not at all; and why.
    Elsewhere(&'static str),
}

/// Sources of this crate's tests that drive a server by its contract.
const SOURCES: &[(&str, &str)] = &[
    ("answers", include_str!("answers.rs")),
    ("auth", include_str!("auth.rs")),
    ("deals", include_str!("deals.rs")),
    ("directing", include_str!("directing.rs")),
    ("listing", include_str!("listing.rs")),
    ("players", include_str!("players.rs")),
    ("records", include_str!("records.rs")),
    ("refusals", include_str!("refusals.rs")),
    ("tournament_refusals", include_str!("tournament_refusals.rs")),
];

/// Every reason. A new one fails the test below until it has an entry.
#[expect(clippy::match_same_arms, reason = "in the order of the contract")]
fn produced(reason: v1::ErrorReason) -> Produced {
    use Produced::{Elsewhere, In};
    use v1::ErrorReason as R;
    match reason {
        R::Unspecified => Elsewhere("it is no reason"),
        R::InvalidField => In(&["refusals", "answers", "directing"]),
        R::InvalidPageToken => In(&["refusals", "listing"]),
        R::HelloRequired => In(&["players"]),
        R::VariantUnknown | R::OptionInvalid => In(&["refusals", "directing"]),
        R::TokenInvalid | R::TokenExpired => In(&["auth", "players"]),
        R::ScopeMissing => In(&["auth", "players"]),
        R::NotAllowed => In(&["auth", "directing", "listing"]),
        R::TableNotFound => In(&["answers", "auth", "directing", "listing", "refusals"]),
        R::PlayerNotFound => In(&["directing", "players"]),
        R::TournamentNotFound | R::PlanImpossible | R::EntryRefused => In(&["tournament_refusals"]),
        R::RequestIdReused => In(&["directing", "listing", "players", "refusals"]),
        R::TableFull => In(&["directing"]),
        R::ChairTaken => In(&["directing", "listing"]),
        R::WrongState => In(&["answers", "directing", "listing"]),
        R::NotSeated => In(&["answers", "listing", "players"]),
        R::NotYourTurn => In(&["answers", "directing", "players"]),
        R::MatchOver => In(&["answers", "directing"]),
        R::EntropyClosed => In(&["deals"]),
        R::DealNotRevealed => In(&["records"]),
        R::DirectorCannotPlay => In(&["directing"]),
        R::TileNotInHand | R::EndMismatch | R::EndClosed | R::ActionNotAllowed => In(&["answers"]),
        R::StaleTurn | R::TurnAlreadyAnswered | R::TurnTimedOut => In(&["answers"]),
        R::SessionReplaced => In(&["players"]),
        R::LimitReached => In(&["directing", "listing", "players"]),
        R::StreamLagged => Elsewhere("it takes a reader that sleeps; the tests of streams have one"),
        R::StorageFull | R::StorageUnavailable => Elsewhere("it takes a broken store; the tests of faults have one"),
        R::ServerDraining => In(&["refusals"]),
    }
}

#[test]
fn every_reason_is_produced_by_a_test_or_listed_with_why_not() {
    let sources: BTreeMap<_, _> = SOURCES.iter().copied().collect();
    let mut names = BTreeSet::new();
    for file in FileDescriptorSet::decode(DESCRIPTORS).unwrap().file {
        for reasons in file.enum_type.iter().filter(|candidate| candidate.name() == "ErrorReason") {
            for value in &reasons.value {
                let reason = v1::ErrorReason::try_from(value.number()).unwrap();
                let name = support::refusal::name(reason);
                names.insert(name.to_owned());
                match produced(reason) {
                    Produced::In(files) => {
                        for file in files {
                            let quoted = format!("\"{name}\"");
                            assert!(sources[file].contains(&quoted), "{file}.rs does not produce {name}");
                        }
                    }
                    Produced::Elsewhere(why) => assert!(!why.is_empty()),
                }
            }
        }
    }
    // And each has a code in the contract, by which all refusals above were judged.
    names.remove("UNSPECIFIED");
    assert_eq!(DOCUMENTED.keys().cloned().collect::<BTreeSet<_>>(), names);
}
