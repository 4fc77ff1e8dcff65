//! Browsers: gRPC-Web over HTTP/1 and HTTP/2, and who may call from which page.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

#[path = "support/frames.rs"]
mod frames;
#[path = "support/http1.rs"]
mod http1;

use std::time::{Duration, Instant};

use boneyard_proto::v1::{self, watch_table_response::Frame};
use boneyard_server::{auth::PATHS, web};
use http1::{Connection, framed};
use support::{TestServer, bot, parts, table};
use tonic::Code;

const INFO: &str = "/boneyard.v1.ServerService/GetServerInfo";
const LIST: &str = "/boneyard.v1.TableService/ListTables";
const GET: &str = "/boneyard.v1.TableService/GetTable";
const WATCH: &str = "/boneyard.v1.TableService/WatchTable";
const PAGE: &str = "https://dominoes.example";

fn code(code: Code) -> i32 {
    code.into()
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
async fn the_form_without_binary_is_answered_in_kind() {
    let server = TestServer::start(parts(1)).await;
    let mut browser = Connection::open(server.address).await;
    let kind = "application/grpc-web-text";
    browser.request("POST", INFO, &[("content-type", kind), ("accept", kind)], b"AAAAAAA=").await;
    let head = browser.head().await.unwrap();
    assert_eq!((head.status, head.header("content-type")), (200, "application/grpc-web-text+proto"));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_proxy_may_bring_it_over_http2() {
    let server = TestServer::start(parts(1)).await;
    let (mut proxy, _) = frames::Connection::open(server.address).await;
    let stream = proxy.call_as(INFO, "application/grpc-web+proto").await;
    let mut body = Vec::new();
    loop {
        let frame = proxy.read().await.expect("the connection stands");
        if frame.stream != stream {
            continue;
        }
        assert_ne!(frame.kind, frames::RST_STREAM);
        if frame.kind == frames::DATA {
            body.extend(&frame.payload);
        }
        if frame.ends_stream() {
            break;
        }
    }
    let text = String::from_utf8_lossy(&body);
    assert!(text.contains("grpc-status:0"), "the trailers stand in the body: {text}");
    drop(proxy);
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
