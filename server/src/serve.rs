//! Putting the parts together and taking them apart again.

use std::{
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use boneyard_proto::{DESCRIPTORS, storage_v1::LogStep, v1};
use prost::Message as _;
use thiserror::Error;
use tokio::{
    net::TcpListener,
    sync::{mpsc, watch},
};
use tokio_stream::wrappers::ReceiverStream;
use tonic::{
    service::Routes,
    transport::{Server, server::TcpIncoming},
};
use tonic_health::{ServingStatus, pb::FILE_DESCRIPTOR_SET as HEALTH_DESCRIPTORS, server::HealthReporter};

use crate::{
    api::{App, Director, Limits, Play, PlayerDesk, Records, ServerFacts, Tables, Tournaments},
    auth::{AuthLayer, Secret},
    connections,
    hosting::{Audience, Registry},
    ids,
    lobby::{LobbyError, Players, Sessions},
    randomness::{OsShuffler, Shuffler},
    store::{Append, EventStore, MemoryStore, SledStore, StoreError, StreamId},
    tournaments::Desk,
    web::{self, Web},
};

/// How long a call may take to begin its answer.
const TIME_TO_ANSWER: Duration = Duration::from_secs(10);

/// How long open streams and calls may take to end once the server stops.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(10);

/// How long the health is told once the server stops.
const HEALTH_LINGERS: Duration = Duration::from_millis(500);

/// What a server is made of.
#[derive(Debug)]
pub struct Parts {
    /// Where steps are kept.
    pub store: Arc<dyn EventStore>,
    /// Where the chance of games comes from.
    pub shuffler: Arc<dyn Shuffler>,
    /// Limits that clients can run into.
    pub limits: Limits,
    /// Whether anyone may register; the rest need the admin scope for it.
    pub open_registration: bool,
    /// Whether the schema can be asked for.
    pub reflection: bool,
    /// Token of the account `admin`, made at the first start with it.
    pub admin_token: Option<Secret>,
    /// What concerns browsers.
    pub web: Web,
}

impl Parts {
    /// A server that forgets everything when it stops.
    pub fn in_memory() -> Self {
        Self::with_store(Arc::new(MemoryStore::new()))
    }

    /// A server on a directory, which is made if need be.
    ///
    /// # Errors
    /// The directory is in use, damaged, or not ours.
    pub fn on_disk(dir: &Path) -> Result<Self, StoreError> {
        make_private(dir)?;
        Ok(Self::with_store(Arc::new(SledStore::open(dir)?)))
    }

    /// A server on any store, with the settings of a local one.
    pub fn with_store(store: Arc<dyn EventStore>) -> Self {
        Self {
            store,
            shuffler: Arc::new(OsShuffler),
            limits: Limits::default(),
            open_registration: true,
            reflection: true,
            admin_token: None,
            web: Web::default(),
        }
    }
}

/// Why a server does not start or ends by itself.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The store cannot be read.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The admin account cannot be made.
    #[error("the admin account: {0}")]
    Admin(#[from] LobbyError),
    /// The network failed.
    #[error("serving: {0}")]
    Transport(#[from] tonic::transport::Error),
    /// The schema cannot be served.
    #[error("reflection: {0}")]
    Reflection(#[from] tonic_reflection::server::Error),
}

/// Serves on `listener` until `shutdown` is ready, then stops: not serving any more, streams told to
/// come back later, no new work, what was accepted stored.
///
/// # Errors
/// The store cannot be read, or the network fails.
pub async fn serve(
    parts: Parts,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    let Parts { store, shuffler, limits, open_registration, reflection, admin_token, web } = parts;
    let players = Arc::new(Players::open(Arc::clone(&store)).await?);
    if let Some(token) = admin_token {
        players.ensure_admin(token).await?;
    }
    let sessions = Arc::new(Sessions::default());
    let audience: Arc<dyn Audience> = Arc::clone(&sessions) as Arc<dyn Audience>;
    let log_id = log_id(store.as_ref()).await?;
    let registry = Arc::new(Registry::open(Arc::clone(&store), Arc::clone(&shuffler), audience).await?);
    let desk = Desk::open(Arc::clone(&store), Arc::clone(&registry), Arc::clone(&shuffler)).await?;
    let (drain, draining) = watch::channel(false);
    let app = Arc::new(App {
        registry,
        desk,
        players: Arc::clone(&players),
        sessions,
        shuffler,
        limits,
        open_registration,
        log_id,
        draining,
        watching: Mutex::default(),
    });

    let (mut health_reporter, health) = tonic_health::server::health_reporter();
    set_health(&health_reporter, ServingStatus::Serving).await;
    let stopped = Arc::new(tokio::sync::Notify::new());
    let stop = {
        let (stopped, health_reporter) = (Arc::clone(&stopped), health_reporter.clone());
        async move {
            shutdown.await;
            tracing::info!("stopping");
            set_health(&health_reporter, ServingStatus::NotServing).await;
            drain.send_replace(true);
            stopped.notify_one();
        }
    };

    if let Ok(listen) = listener.local_addr() {
        // Whoever started us on port 0 reads here where we are.
        tracing::info!(%listen, "serving");
    }
    let small = limits.max_request_bytes;
    let routes = Routes::new(health)
        .add_service(
            tonic_reflection::server::Builder::configure()
                .register_encoded_file_descriptor_set(DESCRIPTORS)
                .register_encoded_file_descriptor_set(HEALTH_DESCRIPTORS)
                .build_v1()?,
        )
        .add_service(
            tonic_reflection::server::Builder::configure()
                .register_encoded_file_descriptor_set(DESCRIPTORS)
                .register_encoded_file_descriptor_set(HEALTH_DESCRIPTORS)
                .build_v1alpha()?,
        )
        .add_service(
            v1::server_service_server::ServerServiceServer::new(ServerFacts(Arc::clone(&app)))
                .max_decoding_message_size(small),
        )
        .add_service(
            v1::player_service_server::PlayerServiceServer::new(PlayerDesk(Arc::clone(&app)))
                .max_decoding_message_size(small),
        )
        .add_service(
            v1::table_service_server::TableServiceServer::new(Tables(Arc::clone(&app)))
                .max_decoding_message_size(small),
        )
        .add_service(
            v1::record_service_server::RecordServiceServer::new(Records(Arc::clone(&app)))
                .max_decoding_message_size(small),
        )
        .add_service(
            v1::tournament_service_server::TournamentServiceServer::new(Tournaments::new(Arc::clone(&app)))
                .max_decoding_message_size(small),
        )
        .add_service(
            v1::play_service_server::PlayServiceServer::new(Play(Arc::clone(&app))).max_decoding_message_size(small),
        )
        .add_service(
            v1::director_service_server::DirectorServiceServer::new(Director(Arc::clone(&app)))
                .max_decoding_message_size(limits.max_director_request_bytes),
        );
    let calls = web::calls(routes.prepare(), &AuthLayer::new(players, open_registration, reflection));
    let for_browsers = web::over_http1(calls.clone(), &web, TIME_TO_ANSWER, 2 * limits.max_director_request_bytes);
    let (http2, incoming) = mpsc::channel(1);
    // tonic ignores its own setting for sockets that come from outside, so it is set on each.
    let sockets = TcpIncoming::from(listener).with_nodelay(Some(true)).with_keepalive(Some(Duration::from_secs(60)));
    let sorting = connections::sort(sockets, http2, for_browsers, web.clone());
    let serving = settings(Server::builder()).serve_with_incoming_shutdown(
        web::with_cors(calls, &web.origins),
        ReceiverStream::new(incoming),
        stop,
    );
    let served = tokio::select! {
        (served, ()) = async { tokio::join!(serving, sorting) } => served.map_err(ServeError::from),
        () = async {
            stopped.notified().await;
            // Who watches the health has been told; its stream would not end by itself.
            tokio::time::sleep(HEALTH_LINGERS).await;
            for service in health_services() {
                health_reporter.clear_service_status(&service).await;
            }
            tokio::time::sleep(SHUTDOWN_GRACE.saturating_sub(HEALTH_LINGERS)).await;
        } => {
            tracing::warn!("connections that did not end in time were cut");
            Ok(())
        }
    };
    app.desk.close().await;
    app.registry.close();
    store.close().await?;
    tracing::info!("stopped");
    served
}

/// Makes the directory, if need be, for its owner alone: it will hold hands and deals.
fn make_private(dir: &Path) -> Result<(), StoreError> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir).map_err(|error| StoreError::Unavailable { why: format!("`{}`: {error}", dir.display()) })
}

/// Everything whose health can be asked for; the empty name is the whole server.
fn health_services() -> impl Iterator<Item = String> {
    let services = ["Director", "Play", "Player", "Record", "Server", "Table", "Tournament"];
    std::iter::once(String::new()).chain(services.into_iter().map(|name| format!("boneyard.v1.{name}Service")))
}

async fn set_health(reporter: &HealthReporter, status: ServingStatus) {
    for service in health_services() {
        reporter.set_service_status(service, status).await;
    }
}

/// Limits of the transport. Set, not inherited: tonic's defaults lift two of HTTP/2's own guards. Calls
/// beyond the streams of a connection wait at the client; none is shed, because an answer must not be.
fn settings(server: Server) -> Server {
    server
        .max_concurrent_streams(Some(64))
        .http2_max_local_error_reset_streams(Some(256))
        .http2_max_pending_accept_reset_streams(Some(20))
        .http2_max_header_list_size(Some(8 * 1024))
        .max_frame_size(Some(16 * 1024))
        .timeout(TIME_TO_ANSWER)
        .http2_keepalive_interval(Some(Duration::from_secs(20)))
        .http2_keepalive_timeout(Some(Duration::from_secs(10)))
}

/// The identity of the log: read, or made with a new store.
async fn log_id(store: &dyn EventStore) -> Result<String, StoreError> {
    let stream = StreamId::new("log_identity").expect("a plain name");
    match store.load(&stream, 0).await {
        Ok(steps) => {
            // A restored backup adds a step, so the last one counts.
            let last = steps.last().and_then(|bytes| LogStep::decode(bytes.as_slice()).ok());
            Ok(last.map(|step| step.log_id).unwrap_or_default())
        }
        Err(StoreError::NotFound { .. }) => {
            let log_id = ids::random("log_");
            let step = LogStep { log_id: log_id.clone() }.encode_to_vec();
            store.append(vec![Append::one(stream, 0, step)]).await?;
            Ok(log_id)
        }
        Err(error) => Err(error),
    }
}
