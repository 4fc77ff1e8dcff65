//! A server in this process, on a port of this machine.

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

pub(crate) use boneyard_server::web::{Origin, origin};
use boneyard_server::{Parts, auth::Secret, randomness::FixedShuffler};
use tempfile::TempDir;
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

use crate::{credentials, failure::Failure, session::Session};

/// A free port of this machine.
const ANY_PORT: &str = "127.0.0.1:0";
/// How long a server that has failed may take to say why.
const SAID: Duration = Duration::from_secs(2);
/// How long the server may take to end before it is left behind.
const PATIENCE: Duration = Duration::from_secs(15);

/// A running server. Dropping it ends it without waiting.
#[derive(Debug)]
pub(crate) struct LocalServer {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), String>>,
    /// Removed when the server has ended.
    folder: Option<TempDir>,
}

impl LocalServer {
    /// On a free port, with a store in a temporary directory. With a seed, all deals follow from it.
    pub(crate) async fn temporary(seed: Option<i32>) -> Result<Self, Failure> {
        let folder = tempfile::Builder::new().prefix("boneyard-").tempdir()?;
        let mut server = Self::on_disk(folder.path(), seed).await?;
        server.folder = Some(folder);
        Ok(server)
    }

    /// On a free port, with its store in this directory. With a seed, all deals follow from it.
    pub(crate) async fn on_disk(folder: &Path, seed: Option<i32>) -> Result<Self, Failure> {
        Self::start(with_seed(parts(Some(folder))?, seed), listener(ANY_PORT).await?)
    }

    /// As [`Self::on_disk`], with a session of the organiser, who may do everything. The organiser's token
    /// stays in the directory, for its owner alone.
    pub(crate) async fn organised(folder: &Path, seed: Option<i32>) -> Result<(Self, Session), Failure> {
        // The store first: it tells whether the directory is one of ours.
        let parts = parts(Some(folder))?;
        let token = organiser_token(folder)?;
        let parts = Parts { admin_token: Some(Secret::given(token.clone())), ..with_seed(parts, seed) };
        let mut server = Self::start(parts, listener(ANY_PORT).await?)?;
        let mut session = server.session().await?;
        match session.use_token(&token).await {
            Ok(()) => Ok((server, session)),
            // A server that has failed says more about it than a broken connection.
            Err(failure) => match tokio::time::timeout(SAID, &mut server.task).await {
                Ok(ended) => Err(why_ended(ended.map_err(|error| error.to_string()).and_then(|ended| ended))),
                Err(_it_runs) => Err(failure),
            },
        }
    }

    /// The same in a temporary directory.
    pub(crate) async fn organised_for_now(seed: Option<i32>) -> Result<(Self, Session), Failure> {
        let folder = tempfile::Builder::new().prefix("boneyard-").tempdir()?;
        let (mut server, session) = Self::organised(folder.path(), seed).await?;
        server.folder = Some(folder);
        Ok((server, session))
    }

    /// On this address, for pages from these origins too; without a directory, nothing is kept.
    pub(crate) async fn listening(
        address: SocketAddr,
        folder: Option<&Path>,
        origins: &[Origin],
    ) -> Result<Self, Failure> {
        // The port first: a directory is not touched by a server that cannot run.
        let listener = listener(&address.to_string()).await?;
        let mut parts = parts(folder)?;
        parts.web.origins = origins.to_vec();
        Self::start(parts, listener)
    }

    fn start(parts: Parts, listener: TcpListener) -> Result<Self, Failure> {
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let shutdown = async move {
            // A sender that was dropped means the same.
            let _dropped = stopped.await;
        };
        let task = tokio::spawn(async move {
            boneyard_server::serve(parts, listener, shutdown).await.map_err(|error| error.to_string())
        });
        Ok(Self { address, stop, task, folder: None })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A connection to it; nobody is logged in.
    pub(crate) async fn session(&mut self) -> Result<Session, Failure> {
        let address = self.address();
        tokio::select! {
            session = Session::connect(&address) => session,
            ended = &mut self.task => Err(why_ended(ended.map_err(|error| error.to_string()).and_then(|ended| ended))),
        }
    }

    /// Ends it when all is stored, and waits for that.
    pub(crate) async fn stop(self) -> Result<(), Failure> {
        let Self { stop, task, folder, .. } = self;
        // If it has ended by itself, nobody listens for this.
        let _ended = stop.send(());
        let ended = match tokio::time::timeout(PATIENCE, task).await {
            Ok(ended) => ended.map_err(|error| error.to_string()).and_then(|ended| ended),
            Err(_elapsed) => Err(format!("it did not end within {} s", PATIENCE.as_secs())),
        };
        drop(folder);
        ended.map_err(|error| why_ended(Err(error)))
    }
}

fn parts(folder: Option<&Path>) -> Result<Parts, Failure> {
    let Some(folder) = folder else { return Ok(Parts::in_memory()) };
    Parts::on_disk(folder).map_err(|error| {
        Failure::other("store", format!("cannot use the data in {}: {error}", folder.display()))
            .help("a second server may be using it; otherwise choose another directory")
    })
}

/// The token that is kept in this directory; a new one the first time.
fn organiser_token(folder: &Path) -> Result<String, Failure> {
    let path = folder.join("organiser-token");
    if path.exists() {
        return Ok(std::fs::read_to_string(path)?.trim().to_owned());
    }
    let token = Secret::new_token();
    credentials::write_secret(&path, &format!("{}\n", token.reveal()))?;
    Ok(token.reveal().to_owned())
}

/// Chance that can be repeated: fit for a match against bots on one's own machine, and nothing else.
fn with_seed(parts: Parts, seed: Option<i32>) -> Parts {
    let Some(seed) = seed else { return parts };
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&seed.to_le_bytes());
    Parts { shuffler: Arc::new(FixedShuffler::new(bytes)), ..parts }
}

fn why_ended(ended: Result<(), String>) -> Failure {
    Failure::other(
        "local_server",
        format!(
            "the server in this process has failed: {}",
            ended.err().unwrap_or_else(|| "it ended too early".to_owned())
        ),
    )
}

async fn listener(address: &str) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|error| {
        Failure::other("cannot_listen", format!("cannot listen on {address}: {error}"))
            .help("another server may run there; choose another address with --listen")
    })
}
