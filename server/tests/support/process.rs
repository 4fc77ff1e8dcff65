//! The server as a process of its own, on a directory, to be killed.
#![allow(dead_code, unreachable_pub, clippy::allow_attributes, reason = "each test file uses its part of this")]

use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

/// A running server process; killed when dropped.
pub struct ServerProcess {
    pub address: SocketAddr,
    child: Child,
}

impl ServerProcess {
    /// Starts the server on a free port and waits until it says where it listens.
    pub fn start(data_dir: &Path) -> Self {
        Self::start_with(data_dir, &[])
    }

    /// The same with more flags.
    pub fn start_with(data_dir: &Path, flags: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_boneyard-server"))
            .args(["--listen", "127.0.0.1:0", "--log-format", "json", "--data-dir"])
            .arg(data_dir)
            .args(flags)
            .env("RUST_LOG", "info")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let mut seen = Vec::new();
        let address = loop {
            let Some(Ok(line)) = lines.next() else { panic!("the server ended: {seen:?}") };
            if let Some(address) = listen_address(&line) {
                break address;
            }
            seen.push(line);
        };
        // The log is read to its end, or the server would stop writing it.
        std::thread::spawn(move || lines.for_each(drop));
        Self { address, child }
    }

    /// kill -9.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM; returns whether it ended with success.
    pub fn terminate(mut self) -> bool {
        Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        self.child.wait().unwrap().success()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn listen_address(line: &str) -> Option<SocketAddr> {
    line.split("\"listen\":\"").nth(1)?.split('"').next()?.parse().ok()
}
