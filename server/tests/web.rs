//! Browsers: gRPC-Web over HTTP/1, who may call from which page, and the limits of such connections.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

#[path = "support/http1.rs"]
mod http1;

use std::time::{Duration, Instant};

use boneyard_proto::v1::{self, play_request::Message, watch_table_response::Frame};
use boneyard_server::{Parts, auth::PATHS, web};
use http1::{Connection, framed};
use prost::Message as _;
use support::{TestServer, bot, parts, table};
use tonic::Code;

const INFO: &str = "/boneyard.v1.ServerService/GetServerInfo";
const LIST: &str = "/boneyard.v1.TableService/ListTables";
const GET: &str = "/boneyard.v1.TableService/GetTable";
const WATCH: &str = "/boneyard.v1.TableService/WatchTable";
const PLAY: &str = "/boneyard.v1.PlayService/Play";
const PAGE: &str = "https://dominoes.example";

fn code(code: Code) -> i32 {
    code.into()
}

/// Parts with limits that a test can reach.
fn narrow(seed: u8) -> Parts {
    let mut made = parts(seed);
    made.web.max_connections = 2;
    made.web.time_for_head = Duration::from_millis(300);
    made
}

#[tokio::test]
async fn a_call_is_answered_and_the_connection_is_good_for_another() {
    let server = TestServer::start(parts(1)).await;
    let mut browser = Connection::open(server.address).await;
    for _ in 0..2 {
        let head = browser.call(INFO, None, &v1::GetServerInfoRequest {}).await;
        assert_eq!((head.status, head.header("content-type")), (200, "application/grpc-web+proto"), "{head:?}");
        let info: v1::GetServerInfoResponse = browser.message().await;
        assert_eq!(info.server_version, env!("CARGO_PKG_VERSION"));
        assert_eq!(browser.ending(&head).await, (0, String::new()));
        assert!(browser.frame().await.is_none());
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_refusal_says_why() {
    let server = TestServer::start(parts(2)).await;
    let ada = server.player("ada").await;
    let mut browser = Connection::open(server.address).await;
    let head = browser.call(LIST, None, &v1::ListTablesRequest::default()).await;
    assert_eq!(browser.ending(&head).await, (code(Code::Unauthenticated), "TOKEN_INVALID".to_owned()));
    let request = v1::GetTableRequest { table_id: "tbl_none".to_owned(), ..v1::GetTableRequest::default() };
    let head = browser.call(GET, Some(&ada.token), &request).await;
    assert_eq!(browser.ending(&head).await, (code(Code::NotFound), "TABLE_NOT_FOUND".to_owned()));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn what_is_not_open_to_everybody_is_closed_to_browsers_too() {
    let server = TestServer::start(parts(3)).await;
    let mut browser = Connection::open(server.address).await;
    let refused = [code(Code::Unauthenticated), code(Code::Unimplemented)];
    for (path, access) in PATHS {
        if matches!(access, boneyard_server::auth::Access::Token | boneyard_server::auth::Access::Scope(_)) {
            let head = browser.call(path, None, &v1::GetServerInfoRequest {}).await;
            assert_eq!(browser.ending(&head).await, (refused[0], "TOKEN_INVALID".to_owned()), "{path}");
        }
    }
    for path in ["/", "/boneyard.v1.ServerService/NoSuchCall", "/boneyard.v1.NoSuchService/GetServerInfo", "//x"] {
        let head = browser.call(path, None, &v1::GetServerInfoRequest {}).await;
        assert_eq!(browser.ending(&head).await.0, refused[1], "{path}");
    }
    // What is no call by gRPC-Web is nothing at all here, gRPC as it is meant for HTTP/2 included.
    for (method, kind, status) in [
        ("GET", "text/html", 400),
        ("POST", "application/grpc", 400),
        ("POST", "text/plain", 400),
        ("POST", "application/json", 400),
        ("OPTIONS", "text/plain", 400),
        ("GET", "application/grpc-web+proto", 405),
    ] {
        browser.request(method, INFO, &[("content-type", kind)], &framed(&[])).await;
        assert_eq!(browser.head().await.unwrap().status, status, "{method} {kind}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_stream_shows_what_happens_and_its_end_is_announced() {
    let server = TestServer::start(parts(4)).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec { chairs: vec![bot("first", 1)], ..table("draw", &[("seats", "2"), ("target", "30")]) };
    let table_id = ada.open(spec).await;
    let mut browser = Connection::open(server.address).await;
    let watch = v1::WatchTableRequest { table_id: table_id.clone(), ..v1::WatchTableRequest::default() };
    let head = browser.call(WATCH, Some(&ada.token), &watch).await;
    assert_eq!(head.status, 200);
    let first: v1::WatchTableResponse = browser.message().await;
    assert!(matches!(first.frame, Some(Frame::Snapshot(_))), "{first:?}");
    let second: v1::WatchTableResponse = browser.message().await;
    assert!(matches!(second.frame, Some(Frame::CaughtUp(_))), "{second:?}");
    ada.join(&table_id).await;
    loop {
        let next: v1::WatchTableResponse = browser.message().await;
        if matches!(next.frame, Some(Frame::Step(_))) {
            break;
        }
    }
    let began = Instant::now();
    server.stop().await.unwrap();
    assert!(began.elapsed() < Duration::from_secs(9), "{:?}", began.elapsed());
    assert_eq!(browser.ending(&head).await, (code(Code::Unavailable), "SERVER_DRAINING".to_owned()));
}

/// What a page from `origin` is told before it calls.
async fn preflight(browser: &mut Connection, origin: &str) -> http1::Head {
    let wanted = "authorization,content-type,grpc-timeout,x-grpc-web,x-user-agent";
    let headers =
        [("origin", origin), ("access-control-request-method", "POST"), ("access-control-request-headers", wanted)];
    browser.request("OPTIONS", INFO, &headers, &[]).await;
    browser.head().await.unwrap()
}

fn names(list: &str) -> Vec<String> {
    let mut names: Vec<_> = list.split(',').map(|name| name.trim().to_ascii_lowercase()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_page_from_a_named_origin_may_call() {
    let mut made = parts(5);
    made.web.origins = vec![web::origin("http://localhost:8080").unwrap(), web::origin(PAGE).unwrap()];
    let server = TestServer::start(made).await;
    let mut browser = Connection::open(server.address).await;
    let head = preflight(&mut browser, PAGE).await;
    assert_eq!((head.status, head.header("access-control-allow-origin")), (200, PAGE));
    assert_eq!(names(head.header("access-control-allow-methods")), ["post"]);
    let allowed = ["authorization", "content-type", "grpc-timeout", "x-grpc-web", "x-user-agent"];
    assert_eq!(names(head.header("access-control-allow-headers")), allowed);
    // The call itself, and one that is refused, can be read by the page.
    for (path, token, status) in [(INFO, None, 0), (LIST, Some("byd_wrong"), code(Code::Unauthenticated))] {
        let bearer = format!("Bearer {}", token.unwrap_or("none"));
        let headers =
            [("origin", PAGE), ("content-type", "application/grpc-web+proto"), ("authorization", bearer.as_str())];
        browser.request("POST", path, &headers, &framed(&[])).await;
        let head = browser.head().await.unwrap();
        assert_eq!(head.header("access-control-allow-origin"), PAGE);
        let shown = ["boneyard-reason", "grpc-message", "grpc-status", "grpc-status-details-bin"];
        assert_eq!(names(head.header("access-control-expose-headers")), shown);
        assert_eq!(browser.ending(&head).await.0, status);
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_page_from_elsewhere_may_not() {
    let mut made = parts(6);
    made.web.origins = vec![web::origin(PAGE).unwrap()];
    let named = TestServer::start(made).await;
    let unnamed = TestServer::start(parts(6)).await;
    for origin in ["https://evil.example", "http://dominoes.example", "https://dominoes.example.evil.example", "null"] {
        for server in [&named, &unnamed] {
            let head = preflight(&mut Connection::open(server.address).await, origin).await;
            assert_eq!(head.header("access-control-allow-origin"), "", "{origin}");
        }
    }
    let head = preflight(&mut Connection::open(unnamed.address).await, PAGE).await;
    assert!(head.headers.keys().all(|name| !name.starts_with("access-control")), "{head:?}");
    named.stop().await.unwrap();
    unnamed.stop().await.unwrap();
}

#[test]
fn origins_are_written_as_browsers_send_them() {
    for (text, sent) in [
        ("https://dominoes.example", "https://dominoes.example"),
        ("HTTPS://Dominoes.example:443", "https://dominoes.example"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("http://[::1]:80", "http://[::1]"),
        ("http://dominoes.example:443", "http://dominoes.example:443"),
    ] {
        assert_eq!(web::origin(text).unwrap(), sent, "{text}");
    }
    for text in ["", "*", "null", "dominoes.example", "https://", "https://a/", "https://a/b", "ftp://a", "https://b@a"]
    {
        assert!(web::origin(text).is_err(), "{text}");
    }
}

#[tokio::test]
async fn a_request_that_is_too_large_is_refused() {
    let server = TestServer::start(parts(7)).await;
    let ada = server.player("ada").await;
    let of_size = |size: usize| v1::ListTablesRequest { page_token: "a".repeat(size), ..Default::default() };
    let mut browser = Connection::open(server.address).await;
    let head = browser.call(LIST, Some(&ada.token), &of_size(65_000)).await;
    assert_eq!(browser.ending(&head).await.1, "INVALID_PAGE_TOKEN", "it was read");
    for size in [66_000, 5_000_000] {
        let mut browser = Connection::open(server.address).await;
        let head = browser.call(LIST, Some(&ada.token), &of_size(size)).await;
        assert_eq!(browser.ending(&head).await, (code(Code::ResourceExhausted), "LIMIT_REACHED".to_owned()), "{size}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_body_without_end_is_cut() {
    let mut made = parts(8);
    made.limits.max_director_request_bytes = 100_000;
    let server = TestServer::start(made).await;
    let ada = server.player("ada").await;
    let mut browser = Connection::open(server.address).await;
    let head = format!(
        "POST {PLAY} HTTP/1.1\r\nhost: x\r\ncontent-type: application/grpc-web+proto\r\nauthorization: Bearer {}\r\n\
         transfer-encoding: chunked\r\n\r\n",
        ada.token
    );
    browser.send(head.as_bytes()).await.unwrap();
    let hello = v1::PlayRequest { message: Some(Message::Hello(v1::Hello::default())) };
    let mut message = framed(&hello.encode_to_vec());
    let mut sent = 0;
    loop {
        let chunk = [format!("{:x}\r\n", message.len()).as_bytes(), &message, b"\r\n"].concat();
        if browser.send(&chunk).await.is_err() {
            break;
        }
        sent += message.len();
        assert!(sent < 50_000_000, "it takes everything");
        // Not known here, and so passed over.
        message = framed(&[&[0xfa, 0x7f, 0x90, 0x4e], vec![0; 10_000].as_slice()].concat());
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let server = TestServer::start(parts(9)).await;
    for header in [format!("x-large: {}\r\n", "x".repeat(9_000)), "x-many: 1\r\n".repeat(100)] {
        let mut browser = Connection::open(server.address).await;
        browser.send(format!("POST {INFO} HTTP/1.1\r\nhost: x\r\n{header}\r\n").as_bytes()).await.unwrap();
        assert_eq!(browser.head().await.unwrap().status, 431);
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_says_nothing_or_not_all_of_it_is_shown_the_door() {
    let server = TestServer::start(narrow(10)).await;
    let begun = format!("POST {INFO} HTTP/1.1\r\nhost: x\r\nx-slow: ");
    for said in ["", "P", "PR", "PO", begun.as_str()] {
        let mut browser = Connection::open(server.address).await;
        browser.send(said.as_bytes()).await.unwrap();
        let closed = tokio::time::timeout(Duration::from_secs(5), browser.is_closed()).await;
        assert_eq!(closed, Ok(true), "after `{said}`");
    }
    // One that is done and stays is shown it too.
    let mut browser = Connection::open(server.address).await;
    let head = browser.call(INFO, None, &v1::GetServerInfoRequest {}).await;
    assert_eq!(browser.ending(&head).await.0, 0);
    assert_eq!(tokio::time::timeout(Duration::from_secs(5), browser.is_closed()).await, Ok(true));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn one_connection_more_than_there_are_places_for_is_closed_and_those_of_http2_are_not_counted() {
    let server = TestServer::start(narrow(11)).await;
    let mut ada = server.player("ada").await;
    let table_id = ada.open(table("draw", &[])).await;
    let watch = v1::WatchTableRequest { table_id: table_id.clone(), ..v1::WatchTableRequest::default() };
    let mut open = Vec::new();
    for _ in 0..2 {
        let mut browser = Connection::open(server.address).await;
        assert_eq!(browser.call(WATCH, Some(&ada.token), &watch).await.status, 200);
        open.push(browser);
    }
    let mut late = Connection::open(server.address).await;
    late.request("POST", INFO, &[("content-type", "application/grpc-web+proto")], &framed(&[])).await;
    assert!(late.head().await.is_none(), "there is no place for it");
    let mut bob = server.player("bob").await;
    assert_eq!(bob.table(&table_id).await.table_id, table_id);
    // One that leaves makes room.
    drop(open.pop());
    loop {
        let mut again = Connection::open(server.address).await;
        again.request("POST", INFO, &[("content-type", "application/grpc-web+proto")], &framed(&[])).await;
        if let Some(head) = again.head().await {
            assert_eq!(again.ending(&head).await.0, 0);
            break;
        }
    }
    server.stop().await.unwrap();
}
