//! A way to the server that can be cut.

use std::net::{Ipv4Addr, SocketAddr};

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinHandle,
};

use crate::failure::Failure;

/// Passes connections on to a server.
#[derive(Debug)]
pub(super) struct Proxy {
    pub(super) address: SocketAddr,
    made: watch::Receiver<u32>,
    cuts: watch::Sender<u32>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// In front of this address.
    pub(super) async fn start(server: String) -> Result<Self, Failure> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let (count, made) = watch::channel(0);
        let (cuts, cut) = watch::channel(0);
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                count.send_modify(|count| *count += 1);
                tokio::spawn(pass_on(client, server.clone(), cut.clone()));
            }
        });
        Ok(Self { address, made, cuts, accepting })
    }

    /// Connections so far.
    pub(super) fn connections(&self) -> u32 {
        *self.made.borrow()
    }

    /// Waits until there were more connections than these.
    pub(super) async fn connected(&self, before: u32) {
        // The sender lives as long as this does.
        let mut made = self.made.clone();
        drop(made.wait_for(|&made| made > before).await);
    }

    /// Breaks all connections.
    pub(super) fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn pass_on(mut client: TcpStream, server: String, mut cut: watch::Receiver<u32>) {
    let Ok(mut server) = TcpStream::connect(server).await else { return };
    // Small messages go at once, as without a proxy.
    if client.set_nodelay(true).and(server.set_nodelay(true)).is_err() {
        return;
    }
    cut.mark_unchanged();
    tokio::select! {
        _ = copy_bidirectional(&mut client, &mut server) => {}
        _ = cut.changed() => {}
    }
}
