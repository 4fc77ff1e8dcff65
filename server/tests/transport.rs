//! The transport: limits of a connection, the end of a server, health, reflection, and limits that are
//! told and kept.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the one kind of event that it is about")]

mod support;

#[path = "support/frames.rs"]
mod frames;
#[path = "support/kept.rs"]
mod kept;
#[path = "support/schema.rs"]
mod schema;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{self, play_request::Message, player_event::Event, watch_table_response::Frame};
use boneyard_server::Parts;
use frames::{Connection, GOAWAY, HEADERS, REFUSED_STREAM, RST_STREAM};
use kept::KeptStore;
use prost::Message as _;
use schema::Schema;
use support::{Client, TestServer, bot, parts, reason, seat_for, table};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Code, Status, Streaming, transport::Endpoint};
use tonic_health::pb::{
    HealthCheckRequest, HealthCheckResponse, health_check_response::ServingStatus, health_client::HealthClient,
};
use tonic_types::StatusExt as _;

const HEALTH_WATCH: &str = "/grpc.health.v1.Health/Watch";

/// How long a server may take to stop, and a little for a slow machine.
const GRACE: Duration = Duration::from_secs(15);

#[tokio::test]
async fn a_connection_is_told_the_limits_that_are_set() {
    let server = TestServer::start(parts(1)).await;
    let (_connection, settings) = Connection::open(server.address).await;
    let settings: BTreeMap<u16, u32> = settings.into_iter().collect();
    assert_eq!(settings.get(&3), Some(&64), "MAX_CONCURRENT_STREAMS in {settings:?}");
    assert_eq!(settings.get(&5).copied().unwrap_or(16_384), 16_384, "MAX_FRAME_SIZE in {settings:?}");
    assert_eq!(settings.get(&6), Some(&8_192), "MAX_HEADER_LIST_SIZE in {settings:?}");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_sixty_fifth_stream_of_a_connection_is_refused() {
    let server = TestServer::start(parts(2)).await;
    let (mut connection, _) = Connection::open(server.address).await;
    let mut open = Vec::new();
    for number in 1..=64 {
        let stream = connection.call(HEALTH_WATCH).await;
        assert_eq!(connection.first_of(stream).await.kind, HEADERS, "stream {number}");
        open.push(stream);
    }
    for _ in 0..3 {
        let stream = connection.call(HEALTH_WATCH).await;
        let refused = connection.first_of(stream).await;
        assert_eq!((refused.kind, refused.error_code()), (RST_STREAM, REFUSED_STREAM));
    }
    // One that is given up makes room for another.
    connection.cancel(open[0]).await;
    let stream = connection.call(HEALTH_WATCH).await;
    assert_eq!(connection.first_of(stream).await.kind, HEADERS);
    // Other connections have streams of their own.
    let mut ada = server.player("ada").await;
    ada.open(table("draw", &[])).await;
    drop(connection);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn two_thousand_streams_at_once_get_no_more_than_their_share() {
    let server = TestServer::start(parts(3)).await;
    let (mut connection, _) = Connection::open(server.address).await;
    let mut waiting = BTreeSet::new();
    for _ in 0..2_000 {
        // A server that has had enough hangs up.
        let Ok(stream) = connection.try_call(HEALTH_WATCH).await else { break };
        waiting.insert(stream);
    }
    let mut accepted = 0;
    while !waiting.is_empty() {
        match connection.read().await {
            Some(frame) if frame.kind == HEADERS => {
                accepted += usize::from(waiting.remove(&frame.stream));
            }
            Some(frame) if frame.kind == RST_STREAM => {
                assert_eq!(frame.error_code(), REFUSED_STREAM);
                waiting.remove(&frame.stream);
            }
            Some(frame) if frame.kind == GOAWAY => break,
            Some(_) => {}
            None => break,
        }
    }
    assert!(accepted <= 64, "{accepted}");
    let mut ada = server.player("ada").await;
    ada.open(table("draw", &[])).await;
    drop(connection);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn calls_beyond_the_streams_of_a_connection_wait_for_one_to_end() {
    let mut made = parts(4);
    made.limits.max_watch_streams = 100;
    let server = TestServer::start(made).await;
    let mut ada = server.player("ada").await;
    let id = ada.open(table("draw", &[])).await;
    let request = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
    let mut streams = Vec::new();
    for _ in 0..64 {
        let mut stream = ada.tables.watch_table(request.clone()).await.unwrap().into_inner();
        stream.message().await.unwrap();
        streams.push(stream);
    }
    let mut waiting = {
        let (mut ada, id) = (ada.clone(), id.clone());
        tokio::spawn(async move { ada.table(&id).await.table_id })
    };
    let early = tokio::time::timeout(Duration::from_millis(300), &mut waiting).await;
    assert!(early.is_err(), "there is no stream for it");
    drop(streams.pop());
    assert_eq!(waiting.await.unwrap(), id);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn headers_that_are_too_large_fail_their_call_alone() {
    let server = TestServer::start(parts(5)).await;
    let mut ada = server.player("ada").await;
    let mut request = tonic::Request::new(v1::GetCallerRequest {});
    request.metadata_mut().insert("x-large", "x".repeat(20_000).parse().unwrap());
    ada.players.get_caller(request).await.unwrap_err();
    ada.players.get_caller(v1::GetCallerRequest {}).await.unwrap();
    server.stop().await.unwrap();
}

/// What a stream that the server ended had told before, and its end.
struct Ended {
    drained: bool,
    status: Status,
}

impl Ended {
    fn check(&self, what: &str) {
        assert!(self.drained, "{what}: the end is announced");
        let found = (self.status.code(), reason(&self.status));
        assert_eq!(found, (Code::Unavailable, "SERVER_DRAINING"), "{what}: {:?}", self.status);
        assert!(self.status.get_error_details().retry_info().is_some(), "{what}: it says when to come back");
    }
}

async fn to_the_end<T>(mut stream: Streaming<T>, is_drain: impl Fn(&T) -> bool) -> Ended {
    let mut drained = false;
    loop {
        match stream.message().await {
            Ok(Some(message)) => {
                assert!(!drained, "nothing comes after the announcement");
                drained = is_drain(&message);
            }
            Ok(None) => panic!("OK means that the match is over, and it is not"),
            Err(status) => return Ended { drained, status },
        }
    }
}

fn is_drain(event: Option<&v1::PlayerEvent>) -> bool {
    match event.unwrap().event.as_ref().unwrap() {
        Event::Drain(drain) => {
            assert!(drain.reconnect_after_ms > 0);
            true
        }
        _ => false,
    }
}

/// Waits until somebody is asked at a table.
async fn asked(client: &mut Client, table_id: &str) -> v1::Decision {
    for _ in 0..100_000 {
        if let Some(decision) = client.pending(table_id).await.decision {
            return decision;
        }
        tokio::task::yield_now().await;
    }
    panic!("nobody asks");
}

fn kept_parts(store: &KeptStore) -> Parts {
    let mut made = parts(6);
    made.store = Arc::new(store.clone());
    made.limits.max_watch_streams = 100;
    made
}

#[tokio::test]
async fn a_server_with_many_idle_streams_says_so_ends_them_and_stops_and_the_next_one_goes_on() {
    let store = KeptStore::default();
    let server = TestServer::start(kept_parts(&store)).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec { chairs: vec![bot("first", 1)], ..table("draw", &[("seats", "2"), ("target", "30")]) };
    let id = ada.open(spec).await;
    ada.join(&id).await;
    let decision = asked(&mut ada, &id).await;
    let before = ada.pending(&id).await.view.unwrap();
    let mut ends = Vec::new();
    let mut watch = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
    for as_spectator in [true, false] {
        for _ in 0..15 {
            watch.as_spectator = as_spectator;
            let mut stream = ada.tables.watch_table(watch.clone()).await.unwrap().into_inner();
            let first = stream.message().await.unwrap().unwrap();
            watch.after_sequence = first.sequence;
            let is_drain = |response: &v1::WatchTableResponse| matches!(response.frame, Some(Frame::Drain(_)));
            ends.push(("watch", tokio::spawn(to_the_end(stream, is_drain))));
        }
    }
    for number in 0..10 {
        // Each on a connection of its own.
        let mut player = server.player(&format!("player {number}")).await;
        let hello = v1::Hello::default();
        let listening = player.play.listen(v1::ListenRequest { hello: Some(hello.clone()) });
        let mut stream = listening.await.unwrap().into_inner();
        stream.message().await.unwrap();
        ends.push(("listen", tokio::spawn(to_the_end(stream, |response| is_drain(response.event.as_ref())))));
        let mut player = server.player(&format!("talker {number}")).await;
        let (say, said) = mpsc::channel(1);
        say.send(v1::PlayRequest { message: Some(Message::Hello(hello)) }).await.unwrap();
        let mut stream = player.play.play(ReceiverStream::new(said)).await.unwrap().into_inner();
        stream.message().await.unwrap();
        ends.push((
            "play",
            tokio::spawn(async move {
                let ended = to_the_end(stream, |response| is_drain(response.event.as_ref())).await;
                drop(say);
                ended
            }),
        ));
    }
    assert_eq!(ends.len(), 50);
    let mut health = HealthClient::new(server.channel().await);
    let mut healths = Vec::new();
    for service in ["", "boneyard.v1.PlayService", "boneyard.v1.TableService"] {
        let request = HealthCheckRequest { service: service.to_owned() };
        let mut stream = health.watch(request).await.unwrap().into_inner();
        assert_eq!(stream.message().await.unwrap().unwrap().status(), ServingStatus::Serving);
        healths.push(stream);
    }
    let began = Instant::now();
    server.stop().await.unwrap();
    assert!(began.elapsed() < GRACE, "{:?}", began.elapsed());
    for (what, ended) in ends {
        ended.await.unwrap().check(what);
    }
    for mut stream in healths {
        let mut last = None;
        while let Ok(Some(answer)) = stream.message().await {
            last = Some(answer.status());
        }
        assert_eq!(last, Some(ServingStatus::NotServing));
    }
    // Nothing was lost, and play goes on where it was.
    let server = TestServer::start(kept_parts(&store)).await;
    let mut ada = Client::new(server.channel().await, Some(&ada.token));
    let pending = ada.pending(&id).await;
    let again = pending.decision.unwrap();
    assert_eq!((again.turn, &again.legal_moves), (decision.turn, &decision.legal_moves));
    assert_eq!(pending.view.unwrap().hand, before.hand);
    let mut stream = ada.tables.watch_table(watch.clone()).await.unwrap().into_inner();
    let first = stream.message().await.unwrap().unwrap();
    assert!(matches!(first.frame, Some(Frame::CaughtUp(_))), "the reader has all there is: {first:?}");
    ada.answer(&id, again.turn, again.legal_moves[0].choice).await.unwrap();
    let next = loop {
        let frame = stream.message().await.unwrap().unwrap();
        if !matches!(frame.frame, Some(Frame::Presence(_))) {
            break frame;
        }
    };
    assert!(matches!(next.frame, Some(Frame::SeatStep(_))), "{next:?}");
    assert_eq!(next.sequence, watch.after_sequence + 1);
    drop(stream);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_reader_that_does_not_read_holds_up_the_end_no_longer_than_the_grace() {
    let server = TestServer::start(parts(7)).await;
    let mut ada = server.player("ada").await;
    let spec =
        v1::TableSpec { chairs: vec![bot("random", 1)], ..table("block", &[("seats", "2"), ("target", "2000")]) };
    let id = ada.open(spec).await;
    let endpoint = Endpoint::from_shared(format!("http://{}", server.address)).unwrap();
    let narrow = endpoint.initial_stream_window_size(1024).connect().await.unwrap();
    let mut sleeper = Client::new(narrow, Some(&ada.token));
    let request = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
    let unread = sleeper.tables.watch_table(request).await.unwrap().into_inner();
    let house_bot = Some(v1::HouseBotSpec { house_bot: "random".to_owned(), ..v1::HouseBotSpec::default() });
    ada.tables.add_house_bot(v1::AddHouseBotRequest { table_id: id.clone(), chair: 0, house_bot }).await.unwrap();
    for _ in 0..100_000 {
        if ada.table(&id).await.sequence > 600 {
            break;
        }
        tokio::task::yield_now().await;
    }
    drop(ada);
    let began = Instant::now();
    server.stop().await.unwrap();
    assert!(began.elapsed() < GRACE, "{:?}", began.elapsed());
    drop(unread);
}

#[tokio::test]
async fn a_server_that_is_stopping_takes_no_new_work() {
    let server = TestServer::start(parts(8)).await;
    let mut ada = server.player("ada").await;
    let id = ada.open(table("draw", &[])).await;
    let address = server.address;
    server.stop().await.unwrap();
    let request = v1::GetTableRequest { table_id: id, invite_code: String::new() };
    let status = ada.tables.get_table(request).await.unwrap_err();
    assert!(matches!(status.code(), Code::Unavailable | Code::Unknown), "{status:?}");
    Endpoint::from_shared(format!("http://{address}")).unwrap().connect().await.unwrap_err();
}

#[tokio::test]
async fn health_is_checked_and_watched_without_a_token() {
    let server = TestServer::start(parts(9)).await;
    let mut health = HealthClient::new(server.channel().await);
    let services = ["Director", "Play", "Player", "Server", "Table"].map(|name| format!("boneyard.v1.{name}Service"));
    for service in services.iter().map(String::as_str).chain([""]) {
        let request = HealthCheckRequest { service: service.to_owned() };
        let checked: HealthCheckResponse = health.check(request.clone()).await.unwrap().into_inner();
        assert_eq!(checked.status(), ServingStatus::Serving, "{service}");
        let mut watched = health.watch(request).await.unwrap().into_inner();
        assert_eq!(watched.message().await.unwrap().unwrap().status(), ServingStatus::Serving, "{service}");
    }
    let unknown = HealthCheckRequest { service: "boneyard.v1.NoSuchService".to_owned() };
    assert_eq!(health.check(unknown).await.unwrap_err().code(), Code::NotFound);
    server.stop().await.unwrap();
}

/// Asks one reflection service, in either of its versions, which are alike but for their types.
macro_rules! reflect {
    ($version:ident, $channel:expr, $question:ident, $argument:expr) => {{
        use tonic_reflection::pb::$version::{
            ServerReflectionRequest, server_reflection_client::ServerReflectionClient,
            server_reflection_request::MessageRequest,
        };
        let message_request = Some(MessageRequest::$question($argument));
        let request = ServerReflectionRequest { host: String::new(), message_request };
        let mut client = ServerReflectionClient::new($channel);
        let mut answers =
            client.server_reflection_info(tokio_stream::iter([request])).await.map(tonic::Response::into_inner);
        match &mut answers {
            Ok(answers) => Ok(answers.message().await.unwrap().unwrap().message_response.unwrap()),
            Err(status) => Err(status.code()),
        }
    }};
}

/// The test of both versions.
macro_rules! reflection_test {
    ($name:ident, $version:ident) => {
        #[tokio::test]
        async fn $name() {
            use tonic_reflection::pb::$version::server_reflection_response::MessageResponse;
            let server = TestServer::start(parts(10)).await;
            let channel = server.channel().await;
            let listed = reflect!($version, channel.clone(), ListServices, String::new()).unwrap();
            let MessageResponse::ListServicesResponse(listed) = listed else { panic!("no list: {listed:?}") };
            let listed: BTreeSet<_> = listed.service.into_iter().map(|service| service.name).collect();
            let mut described = BTreeSet::new();
            for path in Schema::read().methods.keys() {
                let (service, method) = path.trim_start_matches('/').split_once('/').unwrap();
                if !service.starts_with("boneyard.v1.") {
                    continue;
                }
                assert!(listed.contains(service), "{service} is not among {listed:?}");
                for symbol in [service.to_owned(), format!("{service}.{method}")] {
                    let answer = reflect!($version, channel.clone(), FileContainingSymbol, symbol.clone()).unwrap();
                    let MessageResponse::FileDescriptorResponse(files) = answer else {
                        panic!("{symbol} is not described: {answer:?}")
                    };
                    let found = files.file_descriptor_proto.iter().any(|bytes| {
                        let file = prost_types::FileDescriptorProto::decode(bytes.as_slice()).unwrap();
                        file.service.iter().any(|described| {
                            format!("{}.{}", file.package(), described.name()) == service
                                && described.method.iter().any(|known| known.name() == method)
                        })
                    });
                    assert!(found, "{symbol}");
                }
                described.insert(path.clone());
            }
            assert!(described.len() >= 27, "{described:?}");
            assert!(listed.contains("grpc.health.v1.Health"), "{listed:?}");
            let itself = concat!("grpc.reflection.", stringify!($version), ".ServerReflection");
            assert!(listed.contains(itself), "{listed:?}");
            server.stop().await.unwrap();
            // It can be switched off.
            let mut made = parts(10);
            made.reflection = false;
            let server = TestServer::start(made).await;
            let refused = reflect!($version, server.channel().await, ListServices, String::new());
            assert_eq!(refused.err(), Some(Code::Unimplemented));
            server.stop().await.unwrap();
        }
    };
}

reflection_test!(reflection_v1_describes_every_method, v1);
reflection_test!(reflection_v1alpha_describes_every_method, v1alpha);

async fn facts(client: &mut Client) -> v1::GetServerInfoResponse {
    client.server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap().into_inner()
}

/// The limit that a refusal names.
fn limit_reached(status: &Status) -> String {
    assert_eq!((status.code(), reason(status)), (Code::ResourceExhausted, "LIMIT_REACHED"), "{status:?}");
    let details = status.get_error_details();
    assert!(details.retry_info().is_some());
    details.error_info().unwrap().metadata["limit"].clone()
}

#[tokio::test]
async fn what_the_server_says_of_itself_is_so() {
    let mut made = parts(11);
    made.limits.max_tables_per_player = 3;
    made.limits.max_watch_streams = 2;
    made.limits.heartbeat = Duration::from_millis(40);
    let server = TestServer::start(made).await;
    let facts = facts(&mut server.nobody().await).await;
    let limits = facts.limits.unwrap();
    assert_eq!(facts.server_version, env!("CARGO_PKG_VERSION"));
    assert!(facts.capabilities.unwrap().open_registration);
    assert_eq!(
        limits,
        v1::Limits {
            max_request_bytes: 65_536,
            max_director_request_bytes: 1_048_576,
            max_tables_per_player: 3,
            max_watch_streams: 2,
            max_tokens_per_player: 50,
            calls_per_minute: 0,
            heartbeat_interval_ms: 40,
            min_client_ping_ms: 10_000,
        }
    );
    let mut ada = server.player("ada").await;
    // House bots: these, and no others.
    assert!(!facts.house_bots.is_empty());
    for name in &facts.house_bots {
        let spec = v1::TableSpec { chairs: vec![bot(name, 1)], ..table("draw", &[]) };
        ada.open(spec).await;
    }
    let spec = v1::TableSpec { chairs: vec![bot("no_such_bot", 1)], ..table("draw", &[]) };
    let request = v1::CreateTableRequest { table: Some(spec), request_id: String::new() };
    assert_eq!(reason(&ada.tables.create_table(request).await.unwrap_err()), "INVALID_FIELD");
    // Tables, watch streams, tokens.
    for _ in 0..3 {
        let id = ada.open(table("draw", &[])).await;
        ada.join(&id).await;
    }
    let id = ada.open(table("draw", &[])).await;
    let join = v1::JoinTableRequest { table_id: id.clone(), ..v1::JoinTableRequest::default() };
    assert_eq!(limit_reached(&ada.tables.join_table(join).await.unwrap_err()), "max_tables_per_player");
    let request = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
    let mut streams = Vec::new();
    for _ in 0..2 {
        streams.push(ada.tables.watch_table(request.clone()).await.unwrap().into_inner());
    }
    assert_eq!(limit_reached(&ada.tables.watch_table(request.clone()).await.unwrap_err()), "max_watch_streams");
    let token = v1::CreateTokenRequest { scopes: vec![v1::Scope::Watch.into()], ..v1::CreateTokenRequest::default() };
    for _ in 1..limits.max_tokens_per_player {
        ada.players.create_token(token.clone()).await.unwrap();
    }
    assert_eq!(limit_reached(&ada.players.create_token(token).await.unwrap_err()), "max_tokens_per_player");
    // Heartbeats come when it is silent for that long, and not sooner.
    let mut stream = streams.pop().unwrap();
    let mut silent_since = Instant::now();
    let mut beats = 0;
    while beats < 3 {
        let before = silent_since;
        let frame = stream.message().await.unwrap().unwrap().frame.unwrap();
        // Whatever was on its way when the message before was read came no sooner after it.
        silent_since = Instant::now();
        if matches!(frame, Frame::Heartbeat(_)) {
            beats += 1;
            assert!(silent_since - before < GRACE);
        }
    }
    server.stop().await.unwrap();
}

fn is_too_large(status: &Status) {
    assert_eq!(status.code(), Code::ResourceExhausted, "{status:?}");
}

/// A request of exactly so many bytes.
fn of_size(bytes: usize) -> v1::ListTablesRequest {
    let mut request = v1::ListTablesRequest::default();
    for padding in (bytes - 8..=bytes).rev() {
        request.page_token = "a".repeat(padding);
        if request.encoded_len() == bytes {
            return request;
        }
    }
    panic!("no request has {bytes} bytes");
}

#[tokio::test]
async fn requests_may_be_as_large_as_the_server_says_and_no_larger() {
    let server = TestServer::start(parts(12)).await;
    let mut ada = server.player("ada").await;
    let mut admin = server.admin().await;
    let limits = facts(&mut ada).await.limits.unwrap();
    let most = usize::try_from(limits.max_request_bytes).unwrap();
    let status = ada.tables.list_tables(of_size(most)).await.unwrap_err();
    assert_eq!(reason(&status), "INVALID_PAGE_TOKEN", "it was read");
    let status = ada.tables.list_tables(of_size(most + 1)).await.unwrap_err();
    is_too_large(&status);
    // A director's may be larger.
    let most = usize::try_from(limits.max_director_request_bytes).unwrap();
    let of_size = |bytes: usize| {
        let comment = "a".repeat(bytes - v1::PauseTableRequest::default().encoded_len() - 4);
        let request = v1::PauseTableRequest { comment, ..v1::PauseTableRequest::default() };
        assert_eq!(request.encoded_len(), bytes);
        request
    };
    let status = admin.director.pause_table(of_size(most)).await.unwrap_err();
    assert_eq!(reason(&status), "INVALID_FIELD", "it was read");
    let status = admin.director.pause_table(of_size(most + 1)).await.unwrap_err();
    is_too_large(&status);
    // A stream ends over it, as nothing after it could be read.
    let (say, said) = mpsc::channel(4);
    let mut talk = ada.play.play(ReceiverStream::new(said)).await.unwrap().into_inner();
    let large = v1::Hello { client: "a".repeat(70_000), join_table_id: String::new() };
    say.send(v1::PlayRequest { message: Some(Message::Hello(large)) }).await.unwrap();
    let status = talk.message().await.unwrap_err();
    is_too_large(&status);
    // And nobody else is the worse for it.
    let id = ada.open(v1::TableSpec { chairs: vec![seat_for(&ada.player_id)], ..table("draw", &[]) }).await;
    assert_eq!(ada.table(&id).await.table_id, id);
    server.stop().await.unwrap();
}
