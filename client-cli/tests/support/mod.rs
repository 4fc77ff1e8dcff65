//! Runs the real binary, in a home of its own and without the caller's environment.

#[cfg(feature = "local")]
pub(crate) mod served;

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    path::Path,
    process::{Child, ChildStdin, Command, Output, Stdio},
};

use tempfile::TempDir;

/// A person's machine: a home directory with this person's credentials.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// The command `boneyard` with these arguments.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_boneyard"));
        for variable in ["BONEYARD_SERVER", "BONEYARD_TOKEN", "BONEYARD_TOKEN_FILE", "XDG_CONFIG_HOME"] {
            command.env_remove(variable);
        }
        command.env("HOME", self.path()).env("USER", "ana").args(arguments);
        command
    }

    /// Runs it to its end without input.
    pub(crate) fn run(&self, arguments: &[&str]) -> Done {
        Done::of(&self.command(arguments).stdin(Stdio::null()).output().unwrap())
    }

    /// Runs it to its end, typing these lines.
    pub(crate) fn run_typing(&self, arguments: &[&str], lines: &str) -> Done {
        let mut child = self.spawn(arguments);
        let mut stdin = child.stdin.take().unwrap();
        let lines = lines.to_owned();
        // The program may end before all is typed; then the pipe breaks, which is fine.
        let typist = std::thread::spawn(move || drop(stdin.write_all(lines.as_bytes())));
        let done = Done::of(&child.wait_with_output().unwrap());
        typist.join().unwrap();
        done
    }

    pub(crate) fn spawn(&self, arguments: &[&str]) -> Child {
        self.command(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }
}

/// What a command left behind.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Done {
    pub(crate) fn of(output: &Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        Self { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
    }

    /// Fails with all that was said when the exit code is another one.
    #[track_caller]
    pub(crate) fn expect(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:#?}");
        self
    }

    /// The only line of standard output.
    #[track_caller]
    pub(crate) fn line(&self) -> &str {
        let mut lines = self.out.lines();
        let line = lines.next().unwrap();
        assert_eq!(lines.next(), None, "{self:#?}");
        line
    }
}

/// `boneyard dev` on a free port; killed when it goes out of scope.
pub(crate) struct Dev {
    child: Child,
    _stdin: ChildStdin,
    pub(crate) address: String,
    pub(crate) token: String,
    home: Home,
}

impl Dev {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let home = Home::new();
        let mut all = vec!["dev"];
        if !arguments.contains(&"--listen") {
            all.extend(["--listen", "127.0.0.1:0"]);
        }
        all.extend(arguments);
        let mut child = home.spawn(&all);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut value = |name: &str| {
            let Some(line) = lines.next() else {
                let mut said = String::new();
                child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
                panic!("dev did not start: {said}");
            };
            line.unwrap().strip_prefix(name).unwrap().trim().to_owned()
        };
        let (address, token) = (value("server"), value("token"));
        // Somebody has to read what it says, or it would wait.
        let mut talk = child.stderr.take().unwrap();
        std::thread::spawn(move || std::io::copy(&mut talk, &mut std::io::sink()));
        let stdin = child.stdin.take().unwrap();
        Self { child, _stdin: stdin, address, token, home }
    }

    /// Port and host.
    pub(crate) fn listen(&self) -> &str {
        self.address.trim_start_matches("http://")
    }

    /// Ends it at once, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Dev {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.child.kill());
        drop(self.child.wait());
        assert!(self.home.path().exists());
    }
}

/// Whether this program is installed; where everything has to be there, its absence is a failure.
#[track_caller]
pub(crate) fn tool(name: &str) -> bool {
    let found = Command::new("sh").args(["-c", "command -v \"$0\"", name]).output().unwrap().status.success();
    if !found {
        skipped(&format!("{name} is not installed"));
    }
    found
}

/// Says why a test does not run; where everything has to be there, that is a failure.
#[track_caller]
pub(crate) fn skipped(why: &str) {
    assert!(std::env::var_os("BONEYARD_REQUIRE_ALL").is_none(), "{why}");
    say_skipped(why);
}

/// Says why a test does not run, which is no failure anywhere.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn say_skipped(why: &str) {
    eprintln!("skipped: {why}");
}

/// A bot in the shell alone, over JSON lines. `turn` is what it does when asked; `$seq`, `$token` and `$id` are then of the
/// question.
pub(crate) fn bot_in_shell(turn: &str) -> String {
    format!(
        r#"
hello() {{ echo '{{"type":"hello","protocol":1,"name":"test","version":"1"}}'; }}
move() {{ echo "{{\"type\":\"move\",\"seq\":$1,\"token\":\"$2\"}}"; }}
part() {{ printf '%s' "$line" | sed "s/.*\"$1\":\[*\"*\([^],\"]*\).*/\1/"; }}
while read -r line; do
  case $line in
    '{{"type":"hello"'*) hello;;
    '{{"type":"turn"'*) seq=$(part seq); token=$(part legal); id=$(part match_id)
      {turn};;
    '{{"type":"bye"'*) exit 0;;
  esac
done"#
    )
}
