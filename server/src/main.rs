//! The server program: flags → parts → serve.

mod config;

use std::{
    io::{IsTerminal as _, Write as _},
    path::Path,
    process::ExitCode,
};

use boneyard_server::{Parts, auth::Secret, serve};
use clap::Parser as _;
use config::{Config, LogFormat, Task};
use tokio::net::TcpListener;
use tonic_health::pb::{HealthCheckRequest, health_check_response::ServingStatus, health_client::HealthClient};
use tracing_subscriber::EnvFilter;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let config = Config::parse();
    start_log(config.log_format);
    let runtime = if config.threads <= 1 {
        tokio::runtime::Builder::new_current_thread().enable_all().build()
    } else {
        tokio::runtime::Builder::new_multi_thread().worker_threads(config.threads).enable_all().build()
    };
    let done = runtime.map_err(Into::into).and_then(|runtime| match config.command {
        None => runtime.block_on(run(&config)),
        Some(Task::Healthcheck) => runtime.block_on(healthcheck(&config)),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!(%error, "boneyard-server ends");
            ExitCode::FAILURE
        }
    }
}

type Done = Result<(), Box<dyn std::error::Error>>;

async fn run(config: &Config) -> Done {
    let loopback = config.listen.ip().is_loopback();
    if !loopback && !config.allow_plaintext {
        return Err(format!(
            "`{}` is not loopback and nothing here is encrypted: listen on 127.0.0.1 behind a proxy that is, or say --allow-plaintext",
            config.listen
        )
        .into());
    }
    allow_many_files();
    // Heard from the first moment on, not only once everything is read.
    let shutdown = shutdown()?;
    let mut parts = if config.in_memory { Parts::in_memory() } else { Parts::on_disk(&config.data_dir)? };
    parts.open_registration = config.open_registration.unwrap_or(loopback);
    parts.reflection = config.reflection.unwrap_or(loopback);
    parts.admin_token = config.admin_token_file.as_deref().map(admin_token).transpose()?;
    parts.web.origins.clone_from(&config.web_origin);
    let listener = TcpListener::bind(config.listen).await.map_err(|error| format!("`{}`: {error}", config.listen))?;
    serve(parts, listener, shutdown).await?;
    Ok(())
}

/// Connections are files: as many as the system allows, and not the thousand that shells begin with.
#[cfg(unix)]
fn allow_many_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current: _, maximum } = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
}

#[cfg(not(unix))]
const fn allow_many_files() {}

/// Ready when the process is asked to end.
#[cfg(unix)]
fn shutdown() -> std::io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
    })
}

/// Ready when the process is asked to end.
#[cfg(not(unix))]
fn shutdown() -> std::io::Result<impl Future<Output = ()> + Send> {
    Ok(async {
        drop(tokio::signal::ctrl_c().await);
    })
}

/// The admin token of a file, which is written when it is not there.
fn admin_token(path: &Path) -> Result<Secret, Box<dyn std::error::Error>> {
    let failed = |error: std::io::Error| format!("`{}`: {error}", path.display());
    if path.exists() {
        let text = std::fs::read_to_string(path).map_err(failed)?;
        let token = text.trim();
        if token.len() < 32 || token.len() > 128 {
            return Err(format!("`{}` holds no token: 32 to 128 characters would do", path.display()).into());
        }
        return Ok(Secret::given(token.to_owned()));
    }
    let token = Secret::new_token();
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).map_err(failed)?;
    writeln!(file, "{}", token.reveal()).map_err(failed)?;
    Ok(token)
}

async fn healthcheck(config: &Config) -> Done {
    let channel = tonic::transport::Endpoint::from_shared(format!("http://{}", config.listen))?.connect().await?;
    let answer = HealthClient::new(channel).check(HealthCheckRequest { service: String::new() }).await?.into_inner();
    if answer.status() == ServingStatus::Serving { Ok(()) } else { Err("not serving".into()) }
}

fn start_log(format: Option<LogFormat>) {
    let terminal = std::io::stderr().is_terminal();
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(terminal);
    match format.unwrap_or(if terminal { LogFormat::Text } else { LogFormat::Json }) {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}
