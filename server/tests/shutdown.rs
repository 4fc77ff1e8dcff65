//! The end of a server with streams open, and what follows on the same store; and the limits it tells a
//! connection that it has set.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{sync::Arc, time::Duration};

use boneyard_proto::v1::{self, watch_table_response::Frame};
use boneyard_server::store::{EventStore, MemoryStore};
use support::{TestServer, bot, parts, reason, table};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tonic_health::pb::{HealthCheckRequest, health_client::HealthClient};

/// The settings of an HTTP/2 connection as the server sends them: identifier, value.
async fn settings(server: &TestServer) -> Vec<(u16, u32)> {
    let mut socket = TcpStream::connect(server.address).await.unwrap();
    socket.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").await.unwrap();
    // An empty SETTINGS frame of our own.
    socket.write_all(&[0, 0, 0, 4, 0, 0, 0, 0, 0]).await.unwrap();
    let mut head = [0; 9];
    socket.read_exact(&mut head).await.unwrap();
    assert_eq!(head[3], 4, "the first frame is SETTINGS");
    let length = u32::from_be_bytes([0, head[0], head[1], head[2]]);
    let mut payload = vec![0; length as usize];
    socket.read_exact(&mut payload).await.unwrap();
    payload
        .chunks(6)
        .map(|entry| {
            let identifier = u16::from_be_bytes([entry[0], entry[1]]);
            (identifier, u32::from_be_bytes([entry[2], entry[3], entry[4], entry[5]]))
        })
        .collect()
}

#[tokio::test]
async fn the_limits_of_a_connection_are_set_and_told() {
    let server = TestServer::start(parts(1)).await;
    let told = settings(&server).await;
    let value = |wanted: u16| told.iter().find(|(identifier, _)| *identifier == wanted).map(|(_, value)| *value);
    assert_eq!(value(3), Some(64), "MAX_CONCURRENT_STREAMS");
    assert_eq!(value(5).unwrap_or(16 * 1024), 16 * 1024, "MAX_FRAME_SIZE");
    assert_eq!(value(6), Some(8 * 1024), "MAX_HEADER_LIST_SIZE");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_server_with_fifty_idle_streams_stops_in_time_and_its_store_serves_again() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let mut made = parts(2);
    made.store = Arc::clone(&store);
    made.limits.max_watch_streams = 100;
    let server = TestServer::start(made).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec { chairs: vec![bot("first", 1)], ..table("draw", &[("seats", "2")]) };
    let id = ada.open(spec).await;
    ada.join(&id).await;
    let mut streams = Vec::new();
    for _ in 0..50 {
        let request = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
        let mut frames = ada.tables.watch_table(request).await.unwrap().into_inner();
        while !matches!(frames.message().await.unwrap().unwrap().frame, Some(Frame::CaughtUp(_))) {}
        streams.push(frames);
    }
    let before = loop {
        let pending = ada.pending(&id).await;
        if pending.decision.is_some() {
            break pending;
        }
        tokio::task::yield_now().await;
    };

    let stopped = tokio::spawn(server.stop());
    for mut frames in streams {
        let mut drained = false;
        let end = loop {
            match frames.message().await {
                Ok(Some(frame)) => drained |= matches!(frame.frame, Some(Frame::Drain(_))),
                Ok(None) => panic!("OK at the end means that the match is over, and it is not"),
                Err(status) => break status,
            }
        };
        assert!(drained, "a planned end is announced");
        assert_eq!((end.code(), reason(&end)), (tonic::Code::Unavailable, "SERVER_DRAINING"));
    }
    drop(ada);
    tokio::time::timeout(Duration::from_secs(11), stopped).await.expect("within its grace").unwrap().unwrap();

    // A store that is closed takes no steps; the same steps in a new one are the same game.
    let copy = MemoryStore::new();
    for (stream, _) in store.streams("").await.unwrap() {
        let steps = store.load(&stream, 0).await.unwrap();
        copy.append(vec![boneyard_server::store::Append { stream, expected: 0, steps }]).await.unwrap();
    }
    let mut made = parts(2);
    made.store = Arc::new(copy);
    let server = TestServer::start(made).await;
    let mut admin = server.admin().await;
    let after = admin.table(&id).await;
    let shown = before.view.unwrap().table.unwrap();
    assert_eq!((after.sequence, after.turn, after.open_ends, after.history), {
        (shown.sequence, shown.turn, shown.open_ends, shown.history)
    });
    server.stop().await.unwrap();
}

#[tokio::test]
async fn health_says_serving_until_the_end_and_needs_no_token() {
    let server = TestServer::start(parts(3)).await;
    let mut health = HealthClient::new(server.channel().await);
    for service in ["", "boneyard.v1.PlayService"] {
        let answer = health.check(HealthCheckRequest { service: service.to_owned() }).await.unwrap().into_inner();
        assert_eq!(answer.status(), tonic_health::pb::health_check_response::ServingStatus::Serving);
    }
    server.stop().await.unwrap();
}
