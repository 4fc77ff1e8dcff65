//! The process of a bot: lines out, lines in, its last words, and its end, whatever it does.

use std::{
    ffi::OsString,
    io,
    process::{ExitStatus, Stdio},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWriteExt as _},
    process::{Child, ChildStdin, Command},
    sync::mpsc,
    task::JoinHandle,
    time::timeout,
};

use super::tail::Tail;

/// Longest line that is read.
pub(crate) const LONGEST_LINE: usize = 64 * 1024;
/// Lines that may wait to be read; a bot that writes more waits for us.
const WAITING_LINES: usize = 64;
/// How long a bot that was told to end may take until it is asked to, and from then until it is made to.
pub(crate) const LEAVE: Duration = Duration::from_secs(2);
/// Lines of last words.
const LAST_LINES: usize = 12;
/// How long last words may take once the process has gone.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// What comes out of a bot.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A line, without its end.
    Line(String),
    /// A line that is longer than any answer; nothing is read behind it.
    TooLong,
}

/// How a bot came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// By itself.
    Left(Option<ExitStatus>),
    /// When asked to, by SIGTERM.
    Asked,
    /// Only when killed.
    Killed,
}

/// A running bot with all the processes that it starts. Dropping it kills them.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    id: Option<u32>,
    stdin: Option<ChildStdin>,
    lines: mpsc::Receiver<Heard>,
    said: Tail,
    /// Readers of what it says.
    talk: Vec<JoinHandle<()>>,
}

impl Process {
    /// Starts the program.
    pub(crate) fn start(command: &[OsString], environment: &[(&str, String)]) -> io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut starting = Command::new(program);
        starting.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // The host's own login is none of the bot's business.
        for secret in ["BONEYARD_TOKEN", "BONEYARD_TOKEN_FILE"] {
            starting.env_remove(secret);
        }
        starting.envs(environment.iter().map(|(name, value)| (name, value))).kill_on_drop(true);
        #[cfg(unix)]
        starting.process_group(0);
        let mut child = starting.spawn()?;
        let (sender, lines) = mpsc::channel(WAITING_LINES);
        if let Some(stdout) = child.stdout.take() {
            tokio::spawn(read_lines(stdout, sender));
        }
        let said = Tail::default();
        let talk = child.stderr.take().map(|stderr| tokio::spawn(said.clone().read(stderr))).into_iter().collect();
        Ok(Self { id: child.id(), stdin: child.stdin.take(), child, lines, said, talk })
    }

    /// Writes a line. A bot that does not read makes this wait.
    pub(crate) async fn write(&mut self, line: &str) -> io::Result<()> {
        let stdin = self.stdin.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        stdin.write_all(format!("{line}\n").as_bytes()).await?;
        stdin.flush().await
    }

    /// The next line; `None` when there will be none.
    pub(crate) async fn read(&mut self) -> Option<Heard> {
        self.lines.recv().await
    }

    /// A line that has come already.
    pub(crate) fn read_now(&mut self) -> Option<Heard> {
        self.lines.try_recv().ok()
    }

    /// The status of a process that has ended, or ends now.
    pub(crate) async fn status(&mut self) -> Option<ExitStatus> {
        timeout(LAST_WORDS, self.child.wait()).await.ok()?.ok()
    }

    /// Whether the process has ended.
    pub(crate) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Whatever it writes is talk from here on.
    #[cfg(feature = "local")]
    pub(crate) fn only_talks(&mut self) {
        let (_, none) = mpsc::channel(1);
        let mut lines = std::mem::replace(&mut self.lines, none);
        let said = self.said.clone();
        self.talk.push(tokio::spawn(async move {
            while let Some(Heard::Line(line)) = lines.recv().await {
                said.push(format!("{line}\n").as_bytes());
            }
        }));
    }

    /// Waits for the end, with all that is left to be said.
    #[cfg(any(test, feature = "local"))]
    pub(crate) async fn ended(&mut self) -> Option<ExitStatus> {
        let status = self.child.wait().await.ok();
        self.hear_last_words().await;
        status
    }

    /// The last lines of what it has said besides, with a heading; empty when it has said nothing.
    pub(crate) fn last_words(&self) -> String {
        let said = self.said.text();
        let first = said.lines().count().saturating_sub(LAST_LINES);
        listed("what it said last:", said.lines().skip(first))
    }

    /// Closes its input, then asks it to end, then makes it; with everything it has started.
    pub(crate) async fn stop(&mut self) -> Ending {
        self.stdin = None;
        // Whoever writes to us without end must not wait for us.
        self.lines.close();
        let ending = match timeout(LEAVE, self.child.wait()).await {
            Ok(status) => Ending::Left(status.ok()),
            Err(_elapsed) => {
                self.signal(End::Asked);
                match timeout(LEAVE, self.child.wait()).await {
                    Ok(_status) => Ending::Asked,
                    Err(_elapsed) => Ending::Killed,
                }
            }
        };
        self.kill().await;
        ending
    }

    /// Ends it at once, and hears its last words.
    pub(crate) async fn kill(&mut self) {
        self.signal(End::Made);
        // It is gone either way; only its last words may come late.
        let _gone = timeout(LEAVE, self.child.wait()).await;
        self.hear_last_words().await;
    }

    /// Waits for the readers, unless something that was left behind holds the pipe open.
    async fn hear_last_words(&mut self) {
        for reader in self.talk.iter_mut().filter(|reader| !reader.is_finished()) {
            let _late = timeout(LAST_WORDS, reader).await;
        }
    }

    #[cfg(unix)]
    fn signal(&self, end: End) {
        use rustix::process::{Pid, Signal, kill_process_group};
        let signal = match end {
            End::Asked => Signal::TERM,
            End::Made => Signal::KILL,
        };
        let group = self.id.and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw);
        // A group that has ended cannot be told so.
        let _ended = group.map(|group| kill_process_group(group, signal));
    }

    #[cfg(not(unix))]
    fn signal(&mut self, end: End) {
        match end {
            // There is no way to ask.
            End::Asked => {}
            End::Made => drop(self.child.start_kill()),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.signal(End::Made);
    }
}

/// Lines below a heading; nothing when there are none.
pub(super) fn listed<'a>(heading: &str, lines: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    for line in lines {
        if text.is_empty() {
            text = format!("{heading}\n");
        }
        text.push_str("  ");
        text.push_str(line);
        text.push('\n');
    }
    text
}

#[derive(Debug, Clone, Copy)]
enum End {
    Asked,
    Made,
}

/// Cuts what a bot writes into lines, until it ends or writes one that is too long.
async fn read_lines(mut stdout: impl AsyncRead + Unpin, lines: mpsc::Sender<Heard>) {
    let mut held: Vec<u8> = Vec::new();
    let mut chunk = vec![0; 8 * 1024];
    while let Ok(count @ 1..) = stdout.read(&mut chunk).await {
        for part in chunk[..count].split_inclusive(|&byte| byte == b'\n') {
            held.extend_from_slice(part);
            if held.len() > LONGEST_LINE {
                let _gone = lines.send(Heard::TooLong).await;
                return;
            }
            if part.ends_with(b"\n") {
                let line = String::from_utf8_lossy(&held).trim_end().to_owned();
                held.clear();
                // Empty lines say nothing.
                if !line.is_empty() && lines.send(Heard::Line(line)).await.is_err() {
                    return;
                }
            }
        }
    }
    // A last line without an end is one.
    let line = String::from_utf8_lossy(&held).trim_end().to_owned();
    if !line.is_empty() {
        let _gone = lines.send(Heard::Line(line)).await;
    }
}

#[cfg(unix)]
#[cfg(test)]
#[path = "process_tests.rs"]
mod tests;
