//! Every flag and variable of the server, with default and meaning.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Parser, Subcommand, ValueEnum};

/// Hosts dominoes tables over gRPC.
#[derive(Debug, Parser)]
#[command(name = "boneyard-server", version)]
pub(crate) struct Config {
    /// What to do; serves when nothing is said.
    #[command(subcommand)]
    pub(crate) command: Option<Task>,

    /// Address to listen on. Beyond loopback it needs --allow-plaintext.
    #[arg(long, global = true, env = "BONEYARD_LISTEN", default_value = "127.0.0.1:6628")]
    pub(crate) listen: SocketAddr,

    /// Directory that holds everything; made if need be.
    #[arg(long, env = "BONEYARD_DATA_DIR", default_value = "boneyard-data")]
    pub(crate) data_dir: PathBuf,

    /// Keep nothing: everything is gone when the server stops.
    #[arg(long, env = "BONEYARD_IN_MEMORY")]
    pub(crate) in_memory: bool,

    /// Let anyone register. On by default on loopback.
    #[arg(long, env = "BONEYARD_OPEN_REGISTRATION")]
    pub(crate) open_registration: Option<bool>,

    /// Serve the schema by reflection. On by default on loopback.
    #[arg(long, env = "BONEYARD_REFLECTION")]
    pub(crate) reflection: Option<bool>,

    /// Listen beyond loopback although nothing is encrypted: only behind a proxy that does it.
    #[arg(long, env = "BONEYARD_ALLOW_PLAINTEXT")]
    pub(crate) allow_plaintext: bool,

    /// File with the token of the account `admin`; written with a new token, mode 0600, if it is not
    /// there.
    #[arg(long, env = "BONEYARD_ADMIN_TOKEN_FILE")]
    pub(crate) admin_token_file: Option<PathBuf>,

    /// Origin whose pages may call from a browser, such as `https://dominoes.example`; may be given again, and the
    /// variable holds several with commas between them. Without it only pages from this address may.
    #[arg(long, env = "BONEYARD_WEB_ORIGINS", value_delimiter = ',', value_parser = boneyard_server::web::origin)]
    pub(crate) web_origin: Vec<boneyard_server::web::Origin>,

    /// Threads of the runtime; more than one helps only where cores are left over, see docs/benchmarks.md.
    #[arg(long, env = "BONEYARD_THREADS", default_value_t = 1)]
    pub(crate) threads: usize,

    /// Form of the log. Text on a terminal, JSON elsewhere when nothing is said.
    #[arg(long, env = "BONEYARD_LOG_FORMAT")]
    pub(crate) log_format: Option<LogFormat>,
}

/// What else the program does.
#[derive(Clone, Copy, Debug, Subcommand)]
pub(crate) enum Task {
    /// Ask the server at --listen whether it serves; exit code 0 when it does.
    Healthcheck,
}

/// Form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    /// For people.
    Text,
    /// One JSON object for each line.
    Json,
}
