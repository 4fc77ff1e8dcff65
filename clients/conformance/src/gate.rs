//! The listening socket. It can be cut, which breaks every connection, and closed for a while.

use std::{
    io, mem,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
};

use hyper::{rt::Executor, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{net::TcpListener, task::JoinSet};

use crate::service::Desk;

/// Everything that belongs to the connections that are open, so that cutting leaves nothing behind.
#[derive(Clone, Debug, Default)]
struct Tasks(Arc<Mutex<JoinSet<()>>>);

impl Tasks {
    fn take(&self) -> JoinSet<()> {
        mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<F: Future<Output = ()> + Send + 'static> Executor<F> for Tasks {
    fn execute(&self, future: F) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).spawn(future);
    }
}

/// The socket and what answers behind it.
#[derive(Debug)]
pub struct Gate {
    address: SocketAddr,
    desk: Desk,
    connections: Tasks,
    accepting: JoinSet<()>,
}

impl Gate {
    /// Listens on a port that the system chooses.
    pub async fn open(desk: Desk) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let mut gate = Self { address, desk, connections: Tasks::default(), accepting: JoinSet::new() };
        gate.accept(listener);
        Ok(gate)
    }

    /// Where it listens, also while it is closed.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Breaks every connection; new ones are taken.
    pub async fn cut(&mut self) {
        self.connections.take().shutdown().await;
    }

    /// Breaks every connection and takes no new ones.
    pub async fn close(&mut self) {
        self.accepting.shutdown().await;
        self.cut().await;
    }

    /// Listens again at the same address.
    pub async fn reopen(&mut self) -> io::Result<()> {
        let listener = TcpListener::bind(self.address).await?;
        self.accept(listener);
        Ok(())
    }

    fn accept(&mut self, listener: TcpListener) {
        let (desk, connections) = (self.desk.clone(), self.connections.clone());
        self.accepting.spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                // Small messages would wait for each other otherwise.
                if socket.set_nodelay(true).is_err() {
                    continue;
                }
                let desk = desk.clone();
                let serving = hyper::server::conn::http2::Builder::new(connections.clone())
                    .serve_connection(TokioIo::new(socket), service_fn(move |call| desk.clone().call(call)));
                connections.execute(async move {
                    // However a connection ends, the sessions on it tell.
                    drop(serving.await);
                });
            }
        });
    }
}
