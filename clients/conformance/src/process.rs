//! The client as a process.

use std::{
    io,
    net::SocketAddr,
    process::{ExitStatus, Stdio},
    sync::{Arc, Mutex, PoisonError},
};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _},
    process::{Child, Command},
    task::JoinHandle,
};

use crate::{scenario::TABLE, service::TOKEN};

/// Most bytes that are kept of what a client prints.
const MOST_OUTPUT: usize = 64 * 1024;

/// A running client; ended when dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    output: Arc<Mutex<Vec<u8>>>,
    readers: Vec<JoinHandle<()>>,
}

impl Process {
    /// Starts `command` with the table as its last argument.
    pub fn start(command: &[String], server: SocketAddr, with_token: bool) -> io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or_else(|| io::Error::other("no command is given"))?;
        let mut command = Command::new(program);
        command.args(arguments).arg(TABLE).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("BONEYARD_")) {
            command.env_remove(name);
        }
        command.env("BONEYARD_SERVER", server.to_string());
        if with_token {
            command.env("BONEYARD_TOKEN", TOKEN);
        }
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.kill_on_drop(true).spawn()?;
        let output = Arc::new(Mutex::new(Vec::new()));
        let mut readers = Vec::new();
        if let Some(stream) = child.stdout.take() {
            readers.push(tokio::spawn(collect(stream, output.clone())));
        }
        if let Some(stream) = child.stderr.take() {
            readers.push(tokio::spawn(collect(stream, output.clone())));
        }
        Ok(Self { child, output, readers })
    }

    /// Waits for the client to end.
    pub async fn ended(&mut self) -> io::Result<ExitStatus> {
        self.child.wait().await
    }

    /// Ends the client, if need be, with all that it started; returns what it has printed.
    pub async fn finish(mut self) -> String {
        #[cfg(unix)]
        if let Some(id) = self.child.id() {
            // A wrapper such as a shell or `go run` would leave the bot itself behind.
            drop(Command::new("kill").args(["-KILL", "--", &format!("-{id}")]).stderr(Stdio::null()).status().await);
        }
        drop(self.child.kill().await);
        for reader in self.readers {
            drop(reader.await);
        }
        String::from_utf8_lossy(&self.output.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

async fn collect(mut stream: impl AsyncRead + Unpin, into: Arc<Mutex<Vec<u8>>>) {
    let mut part = [0; 4096];
    while let Ok(count @ 1..) = stream.read(&mut part).await {
        let mut kept = into.lock().unwrap_or_else(PoisonError::into_inner);
        let room = MOST_OUTPUT.saturating_sub(kept.len());
        kept.extend_from_slice(part.get(..count.min(room)).unwrap_or_default());
    }
}
