//! Where a connection goes: HTTP/2 to tonic, HTTP/1 to a small server for browsers. They are kept apart because
//! tonic would serve HTTP/1 with limits of its own, which cannot be set: 400 KiB of headers, any number of connections.

use std::{io, sync::Arc, time::Duration};

use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::{GracefulShutdown, Watcher},
    service::TowerToHyperService,
};
use tokio::{
    net::TcpStream,
    sync::{Semaphore, mpsc},
};
use tokio_stream::StreamExt as _;
use tonic::transport::server::TcpIncoming;

use crate::web::{Http1Calls, Web};

/// Largest head of a request, bytes: as for HTTP/2.
const MAX_HEAD: usize = 8 * 1024;

/// Most headers of a request.
const MAX_HEADERS: usize = 64;

/// How long nothing is accepted after that failed, because the process has too many files open.
const PAUSE: Duration = Duration::from_millis(100);

/// How every connection of HTTP/2 begins, and none of HTTP/1.
const HTTP2: &[u8; 3] = b"PRI";

/// Hands connections out until nobody takes those of HTTP/2 any more; then lets those of HTTP/1 end.
pub(crate) async fn sort(
    mut sockets: TcpIncoming,
    http2: mpsc::Sender<io::Result<TcpStream>>,
    calls: Http1Calls,
    web: Web,
) {
    let places = Arc::new(Semaphore::new(web.max_connections));
    let ending = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            () = http2.closed() => break,
            accepted = sockets.next() => accepted,
        };
        match accepted {
            Some(Ok(socket)) => {
                let (http2, calls, places, watcher) =
                    (http2.clone(), calls.clone(), Arc::clone(&places), ending.watcher());
                let time_for_head = web.time_for_head;
                tokio::spawn(async move {
                    let is_http2 = tokio::select! {
                        () = http2.closed() => return,
                        known = tokio::time::timeout(time_for_head, is_http2(&socket)) => known,
                    };
                    match is_http2 {
                        // Only a server that stops does not take it.
                        Ok(Ok(true)) => drop(http2.send(Ok(socket)).await),
                        Ok(Ok(false)) => {
                            let Ok(_place) = places.try_acquire() else { return };
                            serve_http1(socket, calls, watcher, time_for_head).await;
                        }
                        // Silent for too long, or gone.
                        Ok(Err(_)) | Err(_) => {}
                    }
                });
            }
            Some(Err(error)) => {
                tracing::warn!(%error, "no connection can be accepted");
                tokio::time::sleep(PAUSE).await;
            }
            None => break,
        }
    }
    // Or nobody would be told before a new connection comes that there will be none.
    drop(sockets);
    ending.shutdown().await;
}

/// Whether a connection speaks HTTP/2, by its first bytes, which stay unread.
async fn is_http2(socket: &TcpStream) -> io::Result<bool> {
    let mut first = [0; HTTP2.len()];
    loop {
        match socket.peek(&mut first).await? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count if first[..count] != HTTP2[..count] => return Ok(false),
            count if count == HTTP2.len() => return Ok(true),
            // A part of them, so it is readable already: there is nothing to wait for but time.
            _ => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
}

async fn serve_http1(socket: TcpStream, calls: Http1Calls, watcher: Watcher, time_for_head: Duration) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(time_for_head)
        .max_header_size(MAX_HEAD)
        .max_headers(MAX_HEADERS)
        .max_buf_size(2 * MAX_HEAD)
        .serve_connection(TokioIo::new(socket), TowerToHyperService::new(calls));
    // How it ended concerns the client alone.
    drop(watcher.watch(connection).await);
}
