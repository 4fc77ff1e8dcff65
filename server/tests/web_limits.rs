//! The limits of connections of HTTP/1, which browsers use.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

#[path = "support/http1.rs"]
mod http1;

use std::time::{Duration, Instant};

use boneyard_proto::v1::{self, play_request::Message};
use boneyard_server::Parts;
use http1::{Connection, framed};
use prost::Message as _;
use support::{TestServer, parts, table};
use tonic::Code;

const INFO: &str = "/boneyard.v1.ServerService/GetServerInfo";
const LIST: &str = "/boneyard.v1.TableService/ListTables";
const WATCH: &str = "/boneyard.v1.TableService/WatchTable";
const PLAY: &str = "/boneyard.v1.PlayService/Play";

/// Parts with limits that a test can reach.
fn narrow(seed: u8) -> Parts {
    let mut made = parts(seed);
    made.web.max_connections = 2;
    made.web.time_for_head = Duration::from_millis(300);
    made
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
        assert_eq!(
            browser.ending(&head).await,
            (i32::from(Code::ResourceExhausted), "LIMIT_REACHED".to_owned()),
            "{size}"
        );
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

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = TestServer::start(parts(12)).await;
    let mut browser = Connection::open(server.address).await;
    let head = format!(
        "POST {INFO} HTTP/1.1\r\nhost: x\r\ncontent-type: application/grpc-web+proto\r\ncontent-length: 100\r\n\r\n"
    );
    browser.send(head.as_bytes()).await.unwrap();
    browser.send(&[0]).await.unwrap();
    let began = Instant::now();
    let answer = tokio::time::timeout(Duration::from_secs(30), browser.head()).await.unwrap();
    assert_eq!(answer.unwrap().status, 504);
    assert!(began.elapsed() > Duration::from_secs(9), "{:?}", began.elapsed());
    server.stop().await.unwrap();
}
