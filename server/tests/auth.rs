//! Who may call what: every method by every kind of caller, held against the contract.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{collections::BTreeSet, time::Duration};

use boneyard_proto::{DESCRIPTORS, v1};
use boneyard_server::{Parts, auth::PATHS};
use prost::Message as _;
use prost_types::FileDescriptorSet;
use support::{
    ADMIN_TOKEN, Client, TestServer,
    game::director,
    parts,
    refusal::{reason_of, refusal, refused},
    seat_for, table,
    wire::{ask_for, bearer, call},
};
use tonic::{
    Code, Status,
    metadata::{Ascii, MetadataValue},
    transport::Channel,
};

/// What the contract says that a method needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Need {
    /// Nothing.
    Nothing,
    /// Nothing with open registration, else the admin scope.
    Registration,
    /// Nothing where reflection is on; else it is not served.
    Reflection,
    /// Any token.
    Token,
    /// One of these scopes.
    AnyOf(&'static [v1::Scope]),
}

/// The contract: the comments of the services.
#[expect(clippy::match_same_arms, reason = "service by service, as the contract is read")]
fn need(path: &str) -> Need {
    use v1::Scope::{Direct, Play, Watch};
    let (service, method) = path.trim_start_matches('/').split_once('/').unwrap();
    match (service, method) {
        ("grpc.health.v1.Health" | "boneyard.v1.ServerService", _) => Need::Nothing,
        ("grpc.reflection.v1.ServerReflection" | "grpc.reflection.v1alpha.ServerReflection", _) => Need::Reflection,
        ("boneyard.v1.PlayerService", "RegisterPlayer") => Need::Registration,
        ("boneyard.v1.PlayerService", "RecoverPlayer") => Need::Nothing,
        ("boneyard.v1.PlayerService", _) => Need::Token,
        ("boneyard.v1.TableService", "GetTable" | "ListTables" | "WatchTable" | "ListTableEvents") => {
            Need::AnyOf(&[Watch])
        }
        ("boneyard.v1.RecordService", _) => Need::AnyOf(&[Watch]),
        ("boneyard.v1.TableService" | "boneyard.v1.PlayService", _) => Need::AnyOf(&[Play]),
        // "Also allowed to the table's creator."
        ("boneyard.v1.DirectorService", "RemoveSeat") => Need::AnyOf(&[Direct, Play]),
        ("boneyard.v1.DirectorService", _) => Need::AnyOf(&[Direct]),
        // "Changes need the direct scope; entering and withdrawing oneself does not."
        ("boneyard.v1.TournamentService", "AddEntrant" | "WithdrawEntrant") => Need::AnyOf(&[Direct, Play]),
        ("boneyard.v1.TournamentService", "CreateTournament" | "SetTournamentState") => Need::AnyOf(&[Direct]),
        ("boneyard.v1.TournamentService", _) => Need::AnyOf(&[Watch]),
        _ => panic!("say here what {path} needs"),
    }
}

/// Paths of all services in a descriptor set whose package is served.
fn methods(descriptors: &[u8]) -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    for file in FileDescriptorSet::decode(descriptors).unwrap().file {
        for service in &file.service {
            for method in &service.method {
                paths.insert(format!("/{}.{}/{}", file.package(), service.name(), method.name()));
            }
        }
    }
    paths
}

fn served() -> BTreeSet<String> {
    [
        DESCRIPTORS,
        tonic_health::pb::FILE_DESCRIPTOR_SET,
        tonic_reflection::pb::v1::FILE_DESCRIPTOR_SET,
        tonic_reflection::pb::v1alpha::FILE_DESCRIPTOR_SET,
    ]
    .into_iter()
    .flat_map(methods)
    .collect()
}

/// A request that is well-formed as far as possible and changes nothing; about this table where it is
/// about one.
fn message(path: &str, table_id: &str) -> Vec<u8> {
    let table_id = table_id.to_owned();
    let hello = Some(v1::Hello { client: String::new(), join_table_id: table_id.clone() });
    match path.rsplit('/').next().unwrap() {
        "GetTable" => v1::GetTableRequest { table_id, ..Default::default() }.encode_to_vec(),
        "WatchTable" => v1::WatchTableRequest { table_id, ..Default::default() }.encode_to_vec(),
        "ListTableEvents" => v1::ListTableEventsRequest { table_id, ..Default::default() }.encode_to_vec(),
        "JoinTable" => v1::JoinTableRequest { table_id, ..Default::default() }.encode_to_vec(),
        "GetRecord" => v1::GetRecordRequest { table_id, ..Default::default() }.encode_to_vec(),
        "LeaveTable" => v1::LeaveTableRequest { table_id }.encode_to_vec(),
        "AddHouseBot" => v1::AddHouseBotRequest {
            table_id,
            chair: 0,
            house_bot: Some(v1::HouseBotSpec { house_bot: "first".to_owned(), playouts: 0, seed: 0 }),
        }
        .encode_to_vec(),
        "GetSeatView" => v1::GetSeatViewRequest { table_id, seat: 0 }.encode_to_vec(),
        "Resign" => v1::ResignRequest { table_id, ..Default::default() }.encode_to_vec(),
        "SubmitMove" => {
            let answer = v1::MoveAnswer { table_id, turn: 1, choice: support::game::draw() };
            v1::SubmitMoveRequest { answer: Some(answer) }.encode_to_vec()
        }
        "Listen" => v1::ListenRequest { hello }.encode_to_vec(),
        "Play" => v1::PlayRequest { message: hello.map(v1::play_request::Message::Hello) }.encode_to_vec(),
        "PauseTable" => v1::PauseTableRequest { table_id, ..Default::default() }.encode_to_vec(),
        "ResumeTable" => v1::ResumeTableRequest { table_id }.encode_to_vec(),
        "AbortTable" => v1::AbortTableRequest { table_id, ..Default::default() }.encode_to_vec(),
        "AdjudicateTable" => v1::AdjudicateTableRequest { table_id, ..Default::default() }.encode_to_vec(),
        "RemoveSeat" => v1::RemoveSeatRequest { table_id, chair: 1, ban: false }.encode_to_vec(),
        "RevokeToken" => v1::RevokeTokenRequest { token_id: "tok_none".to_owned() }.encode_to_vec(),
        // Scope 0 is refused, so that no token is made.
        "CreateToken" => v1::CreateTokenRequest { scopes: vec![0], ..Default::default() }.encode_to_vec(),
        "RecoverPlayer" => {
            v1::RecoverPlayerRequest { player_id: "ply_none".to_owned(), ..Default::default() }.encode_to_vec()
        }
        // Nothing in them, and so malformed where something is required.
        "RegisterPlayer"
        | "CreateTable"
        | "BatchCreateTables"
        | "GetCaller"
        | "ListTokens"
        | "ListTables"
        | "GetServerInfo"
        | "ListVariants"
        | "ListRecords"
        | "ExportRecords"
        | "CreateTournament"
        | "GetTournament"
        | "ListTournaments"
        | "AddEntrant"
        | "WithdrawEntrant"
        | "SetTournamentState"
        | "ListStandings"
        | "WatchTournament"
        | "ExportTournament"
        | "Check"
        | "List"
        | "Watch"
        | "ServerReflectionInfo" => Vec::new(),
        other => panic!("say here what is sent to {other}"),
    }
}

/// A caller, by what it sends and what its token allows.
struct Caller {
    name: &'static str,
    authorization: Option<MetadataValue<Ascii>>,
    /// `Err` is the reason for which the token is not taken.
    scopes: Result<Vec<v1::Scope>, &'static str>,
}

async fn token(client: &mut Client, request: v1::CreateTokenRequest) -> (String, String) {
    let made = client.players.create_token(request).await.unwrap().into_inner();
    (made.token, made.info.unwrap().token_id)
}

fn with_scopes(scopes: &[v1::Scope]) -> v1::CreateTokenRequest {
    v1::CreateTokenRequest { scopes: scopes.iter().map(|&scope| scope.into()).collect(), ..Default::default() }
}

/// Waits until a token has ended.
async fn expire(channel: &Channel, token: &str) {
    let mut client = Client::new(channel.clone(), Some(token));
    for _ in 0..200 {
        match client.players.get_caller(v1::GetCallerRequest {}).await {
            Ok(_) => tokio::time::sleep(Duration::from_millis(25)).await,
            Err(status) => {
                assert_eq!(refusal(&status).reason, "TOKEN_EXPIRED");
                return;
            }
        }
    }
    panic!("a token of one second is good for five");
}

/// All kinds of callers of a server.
async fn callers(server: &TestServer, ada: &mut Client) -> Vec<Caller> {
    use v1::Scope::{Admin, Direct, Play, Watch};
    let channel = server.channel().await;
    let mut admin = server.admin().await;
    let ends = v1::CreateTokenRequest { ttl_seconds: 1, ..with_scopes(&[Watch, Play]) };
    let (expired, _) = token(ada, ends).await;
    let (revoked, token_id) = token(ada, with_scopes(&[Watch, Play])).await;
    ada.players.revoke_token(v1::RevokeTokenRequest { token_id }).await.unwrap();
    expire(&channel, &expired).await;
    let good = |name, token: &str, scopes: &[v1::Scope]| Caller {
        name,
        authorization: Some(bearer(token)),
        scopes: Ok(scopes.to_vec()),
    };
    let bad =
        |name, authorization: Option<MetadataValue<Ascii>>, reason| Caller { name, authorization, scopes: Err(reason) };
    vec![
        bad("nobody", None, "TOKEN_INVALID"),
        bad("garbage", Some(bearer("byd_garbage")), "TOKEN_INVALID"),
        bad("an empty token", Some("Bearer ".parse().unwrap()), "TOKEN_INVALID"),
        bad("a scheme alone", Some("Bearer".parse().unwrap()), "TOKEN_INVALID"),
        bad("another scheme", Some(format!("Basic {}", ada.token).parse().unwrap()), "TOKEN_INVALID"),
        bad("a token without scheme", Some(ada.token.parse().unwrap()), "TOKEN_INVALID"),
        bad("a cut token", Some(bearer(&ada.token[..ada.token.len() - 1])), "TOKEN_INVALID"),
        bad("a long token", Some(bearer(&format!("{}x", ada.token))), "TOKEN_INVALID"),
        bad("a huge token", Some(bearer(&"x".repeat(4000))), "TOKEN_INVALID"),
        bad("a token in capitals", Some(bearer(&ada.token.to_ascii_uppercase())), "TOKEN_INVALID"),
        bad("an ended token", Some(bearer(&expired)), "TOKEN_EXPIRED"),
        bad("a revoked token", Some(bearer(&revoked)), "TOKEN_INVALID"),
        good("a watcher", &token(ada, with_scopes(&[Watch])).await.0, &[Watch]),
        good("a player who may not look", &token(ada, with_scopes(&[Play])).await.0, &[Play]),
        good("a player", &ada.token.clone(), &[Watch, Play]),
        good("a director who may do nothing else", &token(&mut admin, with_scopes(&[Direct])).await.0, &[Direct]),
        good("a director", &token(&mut admin, with_scopes(&[Watch, Play, Direct])).await.0, &[Watch, Play, Direct]),
        good("the admin", ADMIN_TOKEN, &[Watch, Play, Direct, Admin]),
    ]
}

/// Nothing of a status repeats what the caller sent as its secret.
fn keeps_the_secret(status: &Status, caller: &Caller) {
    let Some(value) = &caller.authorization else { return };
    let text = value.to_str().unwrap();
    let secret = text.rsplit(' ').next().unwrap();
    if secret.len() < 8 {
        return;
    }
    let told = format!("{status:?} {}", String::from_utf8_lossy(status.details()));
    assert!(!told.contains(secret), "{}: the token is in {told}", caller.name);
}

/// Why the layer before all services turns a call away; `None` when it is let in.
fn turned_away(outcome: &Result<Option<Vec<u8>>, Status>) -> Option<String> {
    let status = outcome.as_ref().err()?;
    if status.code() == Code::Unimplemented {
        return Some("UNIMPLEMENTED".to_owned());
    }
    let reason = support::reason(status);
    ["TOKEN_INVALID", "TOKEN_EXPIRED", "SCOPE_MISSING"].contains(&reason).then(|| refusal(status).reason)
}

/// What the contract says should turn a caller away.
fn expected(need: Need, caller: &Caller, open_registration: bool, reflection: bool) -> Option<String> {
    let with = |wanted: &[v1::Scope]| match &caller.scopes {
        Err(reason) => Some((*reason).to_owned()),
        Ok(scopes) if wanted.is_empty() || wanted.iter().any(|scope| scopes.contains(scope)) => None,
        Ok(_) => Some("SCOPE_MISSING".to_owned()),
    };
    match need {
        Need::Nothing => None,
        Need::Reflection if reflection => None,
        Need::Reflection => Some("UNIMPLEMENTED".to_owned()),
        Need::Registration if open_registration => None,
        Need::Registration => with(&[v1::Scope::Admin]),
        Need::Token => with(&[]),
        Need::AnyOf(scopes) => with(scopes),
    }
}

/// Every method by every caller.
async fn matrix(parts: Parts) {
    let (open_registration, reflection) = (parts.open_registration, parts.reflection);
    let server = TestServer::start(parts).await;
    let mut ada = registered(&server, "ada").await;
    let channel = server.channel().await;
    let callers = callers(&server, &mut ada).await;
    for path in served() {
        for caller in &callers {
            let outcome = call(&channel, &path, caller.authorization.as_ref(), message(&path, "tbl_nosuchtable")).await;
            let expected = expected(need(&path), caller, open_registration, reflection);
            assert_eq!(turned_away(&outcome), expected, "{path} by {}: {outcome:?}", caller.name);
            if let Err(status) = &outcome {
                keeps_the_secret(status, caller);
            }
        }
    }
    server.stop().await.unwrap();
}

/// A player, made by the admin so that it works on closed servers too.
async fn registered(server: &TestServer, name: &str) -> Client {
    let request = v1::RegisterPlayerRequest { display_name: name.to_owned(), ..Default::default() };
    let made = server.admin().await.players.register_player(request).await.unwrap().into_inner();
    let mut client = Client::new(server.channel().await, Some(&made.token));
    client.player_id = made.player.unwrap().player_id;
    client
}

#[test]
fn every_method_has_a_row_and_every_row_a_method() {
    let rows: BTreeSet<_> = PATHS.iter().map(|(path, _)| (*path).to_owned()).collect();
    assert_eq!(rows.len(), PATHS.len(), "no row twice");
    assert_eq!(rows, served());
}

#[tokio::test]
async fn every_method_lets_in_whom_the_contract_names_and_nobody_else() {
    matrix(parts(1)).await;
}

#[tokio::test]
async fn a_closed_server_registers_for_its_admin_alone_and_keeps_its_schema() {
    matrix(Parts { open_registration: false, reflection: false, ..parts(2) }).await;
}

#[tokio::test]
async fn a_closed_server_says_so() {
    let server = TestServer::start(Parts { open_registration: false, ..parts(3) }).await;
    let mut nobody = server.nobody().await;
    let info = nobody.server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap().into_inner();
    assert!(!info.capabilities.unwrap().open_registration);
    let request = v1::RegisterPlayerRequest { display_name: "eve".to_owned(), ..Default::default() };
    assert_eq!(reason_of(nobody.players.register_player(request.clone()).await), "TOKEN_INVALID");
    let mut ada = registered(&server, "ada").await;
    let refusal = refused(ada.players.register_player(request).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["scope"].as_str()), ("SCOPE_MISSING", "SCOPE_ADMIN"));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_missing_scope_is_named() {
    use v1::Scope::{Play, Watch};
    let server = TestServer::start(parts(4)).await;
    let channel = server.channel().await;
    let mut ada = server.player("ada").await;
    let watcher = token(&mut ada, with_scopes(&[Watch])).await.0;
    let player = token(&mut ada, with_scopes(&[Play])).await.0;
    for path in methods(DESCRIPTORS) {
        let Need::AnyOf(scopes) = need(&path) else { continue };
        let token = if scopes.contains(&Watch) { &player } else { &watcher };
        let status = call(&channel, &path, Some(&bearer(token)), Vec::new()).await.unwrap_err();
        let refusal = refusal(&status);
        assert!(scopes.iter().any(|scope| scope.as_str_name() == refusal.metadata["scope"]), "{path}: {refusal:?}");
        assert!(refusal.message.contains(&refusal.metadata["scope"]), "{path}: {refusal:?}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_scheme_may_be_written_in_any_case() {
    let server = TestServer::start(parts(5)).await;
    let channel = server.channel().await;
    let ada = server.player("ada").await;
    for scheme in ["bearer", "Bearer", "BEARER"] {
        let authorization = format!("{scheme} {}", ada.token).parse().unwrap();
        call(&channel, "/boneyard.v1.PlayerService/GetCaller", Some(&authorization), Vec::new()).await.unwrap();
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_path_that_is_not_spelled_exactly_is_not_served() {
    let server = TestServer::start(parts(6)).await;
    let channel = server.channel().await;
    let admin = bearer(ADMIN_TOKEN);
    for path in served() {
        let (service, method) = path.trim_start_matches('/').split_once('/').unwrap();
        let odd = [
            format!("/{path}"),
            format!("{path}/"),
            format!("//{service}//{method}"),
            format!("/{service}//{method}"),
            format!("/{service}/./{method}"),
            format!("/x/../{service}/{method}"),
            path.to_ascii_lowercase(),
            path.to_ascii_uppercase(),
            format!("/{service}/{}", method.to_ascii_lowercase()),
            format!("/{}/{method}", service.to_ascii_lowercase()),
            format!("/{service}/{method}%20"),
            format!("/{service}%2F{method}"),
            format!("/{service}/%{:02X}{}", method.as_bytes()[0], &method[1..]),
            format!("/{service}"),
            format!("/{service}/"),
            format!("/{service}/{method}2"),
            format!("/{service}/{}", &method[1..]),
            format!("/x{service}/{method}"),
        ];
        for odd in odd {
            for authorization in [None, Some(&admin)] {
                let status = call(&channel, &odd, authorization, Vec::new()).await.unwrap_err();
                assert_eq!(status.code(), Code::Unimplemented, "{odd}: {status:?}");
            }
        }
    }
    for path in ["/", "/boneyard.v1.TableService/DropTables", "/boneyard.storage.v1.Log/Read", "/metrics", "*"] {
        let status = call(&channel, path, Some(&admin), Vec::new()).await.unwrap_err();
        assert_eq!(status.code(), Code::Unimplemented, "{path}: {status:?}");
    }
    // Without its first slash a path is not even one, and the transport says so.
    for odd in ["boneyard.v1.PlayerService/GetCaller", "grpc.health.v1.Health/Check"] {
        assert_eq!(ask_for(server.address, odd).await, 3, "{odd}");
    }
    assert_eq!(ask_for(server.address, "/grpc.health.v1.Health/Check").await, 1);
    // After all this the right spelling still works.
    call(&channel, "/boneyard.v1.PlayerService/GetCaller", Some(&admin), Vec::new()).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_seat_token_is_good_for_its_table_and_nothing_else() {
    let server = TestServer::start(parts(7)).await;
    let channel = server.channel().await;
    let mut ada = server.player("ada").await;
    let me = seat_for(&ada.player_id);
    let spec = v1::TableSpec { chairs: vec![me], ..table("block", &[("seats", "2")]) };
    let (own, other) = (ada.open(spec.clone()).await, ada.open(spec).await);
    let request = v1::CreateTokenRequest { table_id: own.clone(), chair: 1, ..Default::default() };
    let (secret, _) = token(&mut ada, request).await;
    let caller = Caller { name: "a seat", authorization: Some(bearer(&secret)), scopes: Ok(vec![v1::Scope::Play]) };
    let not_found_there =
        ["GetRecord", "GetTable", "WatchTable", "ListTableEvents", "SubmitMove", "GetSeatView", "Resign"];
    for path in served() {
        let method = path.rsplit('/').next().unwrap();
        let outcome = call(&channel, &path, caller.authorization.as_ref(), message(&path, &other)).await;
        let reason = outcome.as_ref().err().map(|status| support::reason(status).to_owned());
        let expected = match (need(&path), method) {
            (Need::Nothing | Need::Reflection | Need::Registration, _) => continue,
            (_, "GetCaller" | "ListTables" | "ListRecords" | "ExportRecords") => None,
            (_, method) if not_found_there.contains(&method) => Some("TABLE_NOT_FOUND"),
            (Need::AnyOf([v1::Scope::Direct]), _) => Some("SCOPE_MISSING"),
            (Need::Token | Need::AnyOf(_), _) => Some("NOT_ALLOWED"),
        };
        assert_eq!(reason.as_deref(), expected, "{path}: {outcome:?}");
        if let Err(status) = &outcome {
            refusal(status);
            keeps_the_secret(status, &caller);
        }
    }
    // Nothing came of it: the other table is as it was, and the list shows the seat's own table alone.
    let mut seat = Client::new(channel, Some(&secret));
    let listed = seat.tables.list_tables(v1::ListTablesRequest::default()).await.unwrap().into_inner().tables;
    assert_eq!(listed.iter().map(|line| &line.table_id).collect::<Vec<_>>(), [&own]);
    assert_eq!(ada.table(&other).await.sequence, 1);
    assert_eq!(seat.pending(&own).await.view.unwrap().table.unwrap().table_id, own);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_revoked_token_ends_at_once_even_by_its_own_call() {
    let server = TestServer::start(parts(8)).await;
    let mut ada = server.player("ada").await;
    let (secret, token_id) = token(&mut ada, with_scopes(&[v1::Scope::Watch])).await;
    let mut other = Client::new(server.channel().await, Some(&secret));
    other.players.revoke_token(v1::RevokeTokenRequest { token_id: token_id.clone() }).await.unwrap();
    assert_eq!(reason_of(other.players.get_caller(v1::GetCallerRequest {}).await), "TOKEN_INVALID");
    let again = v1::RevokeTokenRequest { token_id };
    assert_eq!(support::refusal::bad_field(ada.players.revoke_token(again).await), "token_id");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_director_that_may_do_nothing_else_can_still_empty_a_chair() {
    let server = TestServer::start(parts(9)).await;
    let mut ada = server.player("ada").await;
    let chairs = vec![seat_for(&ada.player_id)];
    let id = ada.open(v1::TableSpec { chairs, ..table("block", &[]) }).await;
    let mut admin = director(&server).await;
    let (secret, _) = token(&mut admin, with_scopes(&[v1::Scope::Direct])).await;
    let mut directing = Client::new(server.channel().await, Some(&secret));
    let request = v1::RemoveSeatRequest { table_id: id.clone(), chair: 1, ban: false };
    directing.director.remove_seat(request).await.unwrap();
    assert_eq!(ada.table(&id).await.seats[0].player_id, "");
    server.stop().await.unwrap();
}
