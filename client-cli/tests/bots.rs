//! Programs that speak JSON lines, at a server: those that play, and those that do everything wrong.
#![cfg(all(feature = "local", unix))]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command},
};

use serde_json::Value;
use support::{Dev, Done, Home, bot_in_shell as bot, served::Server};

/// A server, and a home of its own for whoever runs bots.
struct Scene {
    dev: Dev,
    home: Home,
}

impl Scene {
    fn new() -> Self {
        Self { dev: Dev::start(&[]), home: Home::new() }
    }

    /// Opens a table with a free chair and gives its id.
    fn table(&self) -> String {
        let new = ["new", "--variant", "block", "--seats", "2", "--bot", "first", "--option", "target=30"];
        let done = self.home.run(&[&new[..], &["--server", &self.dev.address]].concat()).expect(0);
        done.line().to_owned()
    }

    /// The command that runs this script as a bot.
    fn command(&self, flags: &[&str], script: &str) -> Command {
        let start = ["bot", "run", "--server", &self.dev.address];
        let mut command = self.home.command(&[&start[..], flags, &["--", "sh", "-c", script]].concat());
        command.current_dir(self.home.path()).stdin(std::process::Stdio::null());
        command
    }

    fn run(&self, flags: &[&str], script: &str) -> Done {
        Done::of(&self.command(flags, script).output().unwrap())
    }

    /// Lets a bot play at a table of its own, with little patience.
    fn judge(&self, script: &str) -> Done {
        self.judge_within("1", script)
    }

    /// The same with so many seconds for an answer.
    fn judge_within(&self, seconds: &str, script: &str) -> Done {
        let table = self.table();
        self.run(&["--table", &table, "--answer-limit", seconds, "--max-faults", "2"], script)
    }

    /// Why the match at this table ended.
    fn reason(&self, table: &str) -> String {
        let finished = ["tables", "--state", "finished", "--json", "--server", &self.dev.address];
        let tables: Value = serde_json::from_str(self.home.run(&finished).expect(0).line()).unwrap();
        let tables = tables["tables"].as_array().unwrap();
        let found = tables.iter().find(|listed| listed["tableId"] == table).unwrap();
        found["result"]["reason"].as_str().unwrap().to_owned()
    }
}

#[track_caller]
fn blamed(done: Done, parts: &[&str]) {
    let done = done.expect(7);
    assert!(done.err.contains("[boneyard::bot_faulty]") && done.err.contains("\nhelp: "), "{done:#?}");
    for part in parts {
        assert!(done.err.contains(part), "`{part}` is missing: {}", done.err);
    }
}

#[test]
fn a_bot_of_the_shell_plays_and_leaves_a_record_that_is_true() {
    let scene = Scene::new();
    let table = scene.table();
    let done = scene.run(&["--table", &table, "--record", "games"], &bot("move $seq $token")).expect(0);
    assert!(done.out.starts_with(&format!("{table} finished: ")), "{done:#?}");
    let record = scene.home.path().join("games").join(format!("{table}.bones"));
    scene.home.run(&["record", "verify", record.to_str().unwrap()]).expect(0);
}

#[test]
fn several_tables_are_played_at_once_and_so_many_matches() {
    let scene = Scene::new();
    let tables = [scene.table(), scene.table(), scene.table()];
    let script = format!("echo $$ >>processes\n{}", bot("move $seq $token"));
    let done = scene.run(&["--matches", "3", "--concurrency", "2"], &script).expect(0);
    for table in &tables {
        assert!(done.out.contains(&format!("{table} finished: ")), "{done:#?}");
    }
    let processes = fs::read_to_string(scene.home.path().join("processes")).unwrap();
    assert_eq!(processes.lines().count(), 2, "one for each table at a time");
}

#[test]
fn garbage_is_quoted() {
    let scene = Scene::new();
    let table = scene.table();
    let done = scene.run(&["--table", &table, "--max-faults", "2"], &bot("echo thinking hard"));
    blamed(done, &["it is no JSON", "`thinking hard`", "standard error", "< thinking hard", "> {\"type\":\"turn\","]);
    // Whoever played against it need not wait.
    assert_eq!(scene.reason(&table), "END_REASON_ILLEGAL_MOVES");
}

#[test]
fn a_bot_that_never_answers_is_waited_for_and_told() {
    let script = bot(":").replace(
        "    '{\"type\":\"bye\"",
        "    '{\"type\":\"error\"'*) echo \"$line\" >>told;;\n    '{\"type\":\"bye\"",
    );
    let scene = Scene::new();
    blamed(scene.judge(&script), &["gave no answer to turn 2 within 1.0 s", "flush"]);
    let told = fs::read_to_string(scene.home.path().join("told")).unwrap();
    let first: Value = serde_json::from_str(told.lines().next().unwrap()).unwrap();
    assert_eq!((&first["reason"], &first["seq"], &first["faults_left"]), (&"late".into(), &1.into(), &1.into()));
    assert!(!first["played"].as_str().unwrap().is_empty());
}

#[test]
fn a_bot_that_exits_is_started_again_until_it_is_too_much() {
    let done = Scene::new().judge(&bot("echo my last words >&2; exit 3"));
    blamed(done, &["it has ended: exit status: 3", "  my last words", "The bot was started again: test."]);
}

#[test]
fn a_bot_that_is_killed_in_the_middle_goes_on_where_the_match_is() {
    let scene = Scene::new();
    let script = format!(
        "tee -a heard | {{ {} }}",
        bot("if [ $seq = 3 ] && [ ! -e killed ]; then : >killed; kill -9 0; fi; move $seq $token")
    );
    let done = scene.judge(&script).expect(0);
    assert!(done.err.contains("Fault 1 of 2, test: it has ended: signal: 9"), "{done:#?}");
    let heard = fs::read_to_string(scene.home.path().join("heard")).unwrap();
    let lines: Vec<Value> = heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let again = lines.iter().rposition(|line| line["type"] == "hello").unwrap();
    let after = &lines[again + 1..];
    assert_eq!((&after[0]["type"], &after[0]["resumed"]), (&"match".into(), &true.into()));
    assert_eq!((&after[1]["type"], &after[2]["type"]), (&"hand".into(), &"turn".into()));
    assert_eq!(after[1]["hand"], after[2]["hand"], "what it holds now");
    let questions: Vec<&Value> = lines[..again].iter().filter(|line| line["type"] == "turn").collect();
    assert_eq!(questions.last().unwrap()["legal"], after[2]["legal"], "the same question again");
    let dealt = lines[..again].iter().rposition(|line| line["type"] == "hand").unwrap();
    let of_round = lines[dealt..again].iter().filter(|line| line["type"] == "turn");
    let told: Vec<&Value> = of_round.flat_map(|turn| turn["since"].as_array().unwrap()).collect();
    let again: Vec<&Value> = after[2]["since"].as_array().unwrap().iter().collect();
    assert_eq!(again, told, "all that has happened in the round");
}

#[test]
fn a_second_answer_and_one_to_an_older_question_are_dropped() {
    let scene = Scene::new();
    let done = scene.judge(&bot("move $seq $token; move $seq $token")).expect(0);
    assert!(!done.err.contains("Fault"), "{done:#?}");
    let done = scene.judge(&bot("move $((seq - 1)) 9-9; move $seq $token")).expect(0);
    assert!(!done.err.contains("Fault 1 of 2, test: its answer `9-9`"), "{done:#?}");
}

#[test]
fn an_answer_for_another_game_or_question_is_named() {
    let scene = Scene::new();
    blamed(scene.judge(&bot("move $((seq + 5)) $token")), &["it answers turn 7, and was asked turn 2", "copy `seq`"]);
    let other = r#"echo "{\"type\":\"move\",\"seq\":$seq,\"token\":\"$token\",\"match_id\":\"tbl_other\"}""#;
    blamed(scene.judge(&bot(other)), &["for another match, `tbl_other`"]);
    let own = r#"echo "{\"type\":\"move\",\"seq\":$seq,\"token\":\"$token\",\"match_id\":\"$id\"}""#;
    scene.judge(&bot(own)).expect(0);
}

#[test]
fn a_flood_is_stopped_whether_of_lines_or_of_one_line() {
    let scene = Scene::new();
    blamed(scene.judge(&bot("yes '{\"type\":\"move\"}'")), &["its answer has no `seq`"]);
    blamed(scene.judge(&bot("move $seq $token; yes '{\"type\":\"chat\"}'")), &["floods standard output"]);
    blamed(scene.judge(&bot("yes | tr -d '\\n'")), &["floods standard output"]);
}

#[test]
fn a_bot_that_closes_its_input_is_named() {
    let closed = r#"echo '{"type":"hello","protocol":1,"name":"deaf"}'; exec <&-; exec sleep 60"#;
    blamed(Scene::new().judge(closed), &["it has closed its standard input"]);
}

#[test]
fn a_tile_that_it_does_not_hold_is_no_answer() {
    blamed(
        Scene::new().judge(&bot("move $seq 9-9L")),
        &["its answer `9-9L` is none of the legal ones: `", "in `legal`"],
    );
}

#[test]
fn a_bot_that_ignores_sigterm_is_killed_after_its_match() {
    let scene = Scene::new();
    let stubborn = format!("trap '' TERM; echo $$ >number\n{}\nwhile :; do sleep 1; done", bot("move $seq $token"));
    let stubborn = stubborn.replace("'*) exit 0;;", "'*) break;;");
    let done = scene.judge(&stubborn).expect(0);
    assert!(done.err.contains("SIGTERM, and was killed"), "{done:#?}");
    assert!(is_gone(&scene.home.path().join("number")));
}

#[test]
fn a_hundred_megabytes_on_standard_error_change_nothing() {
    let scene = Scene::new();
    let loud = format!("yes 'a line of talk' | head -c 100000000 >&2\n{}", bot("move $seq $token"));
    // So much takes its time before the first line, each time it is started.
    scene.judge_within("60", &loud).expect(0);
    let wrong = loud.replace("move $seq $token", "echo the end >&2; exit 1");
    let done = scene.judge_within("60", &wrong);
    assert!(done.err.len() < 50_000, "{}", done.err.len());
    blamed(done, &["exit status: 1", "the end\nhelp"]);
}

#[test]
fn a_bot_that_needs_too_long_to_start_takes_no_chair() {
    let scene = Scene::new();
    let table = scene.table();
    let slow = format!("sleep 20\n{}", bot("move $seq $token"));
    let done = scene.run(&["--table", &table, "--start-limit", "0.5"], &slow).expect(7);
    for part in ["[boneyard::bot_not_started]", "it wrote no line within 0.5 s of its start", "--start-limit"] {
        assert!(done.err.contains(part), "{done:#?}");
    }
    scene.run(&["--table", &table], &bot("move $seq $token")).expect(0);
}

#[test]
fn a_slow_first_line_is_warned_of_once() {
    let slow = format!("sleep 2.5\n{}", bot("move $seq $token"));
    let done = Scene::new().judge(&slow).expect(0);
    assert_eq!(done.err.matches("has written no line for 2 s").count(), 1, "{done:#?}");
}

#[test]
fn while_one_bot_fails_the_other_games_go_on() {
    let scene = Scene::new();
    let tables = [scene.table(), scene.table()];
    let script = format!("mkdir first 2>/dev/null && bad=yes\n{}", bot("[ $bad ] && echo garbage || move $seq $token"));
    let done = scene.run(&["--matches", "2", "--concurrency", "2"], &script);
    let given_up: Vec<&String> =
        tables.iter().filter(|table| done.err.contains(&format!("Table {table} is given up"))).collect();
    let played: Vec<&String> =
        tables.iter().filter(|table| done.out.contains(&format!("{table} finished: "))).collect();
    assert_eq!((given_up.len(), played.len()), (1, 1), "{done:#?}");
    assert_eq!(scene.reason(given_up[0]), "END_REASON_ILLEGAL_MOVES");
    assert_eq!(scene.reason(played[0]), "END_REASON_COMPLETED");
    blamed(done, &["`garbage`"]);
}

#[test]
fn ending_the_host_ends_the_bot_and_what_it_has_started() {
    let scene = Scene::new();
    let _nobody_else_comes =
        scene.home.run(&["new", "--variant", "block", "--seats", "2", "--server", &scene.dev.address]);
    let script = format!("sleep 300 & echo $! >number\n{}", bot("move $seq $token"));
    let mut host = scene.command(&[], &script).spawn().unwrap();
    let number = scene.home.path().join("number");
    wait_for(&number);
    terminate(&host);
    assert_eq!(host.wait().unwrap().code(), Some(130));
    assert!(is_gone(&number));
}

#[test]
fn a_server_that_is_killed_and_comes_back_is_played_on() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let dev = Dev::start(&["--data", folder]);
    let listen = dev.listen().to_owned();
    let scene = Scene { dev, home: Home::new() };
    let table = scene.table();
    // At its third question the bot waits until the server is another one.
    let script = bot("if [ $seq = 3 ]; then : >asked; while [ ! -e back ]; do sleep 0.05; done; fi; move $seq $token");
    let host = scene.command(&["--table", &table], &script).stdout(std::process::Stdio::piped()).spawn().unwrap();
    wait_for(&scene.home.path().join("asked"));
    let Scene { dev, home } = scene;
    dev.kill();
    let _again = Dev::start(&["--data", folder, "--listen", &listen]);
    fs::write(home.path().join("back"), "").unwrap();
    let done = Done::of(&host.wait_with_output().unwrap()).expect(0);
    assert!(done.out.starts_with(&format!("{table} finished: ")), "{done:#?}");
}

#[test]
fn a_server_that_comes_back_while_a_table_is_looked_for_is_looked_at_again() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let dev = Dev::start(&["--data", folder]);
    let listen = dev.listen().to_owned();
    let scene = Scene { dev, home: Home::new() };
    let first = scene.table();
    let mut command = scene.command(&["--matches", "2"], &bot("move $seq $token"));
    let mut host = command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(host.stdout.take().unwrap()).lines();
    let mut finished = || lines.next().expect("it ended too early").unwrap();
    assert!(finished().starts_with(&format!("{first} finished: ")));
    let Scene { dev, home } = scene;
    dev.kill();
    // It looks every two seconds, so it meets nobody at least once.
    std::thread::sleep(std::time::Duration::from_millis(2_500));
    let scene = Scene { dev: Dev::start(&["--data", folder, "--listen", &listen]), home };
    let second = scene.table();
    assert!(finished().starts_with(&format!("{second} finished: ")));
    Done::of(&host.wait_with_output().unwrap()).expect(0);
}

#[test]
fn an_answer_that_meets_a_pause_is_given_again_when_the_table_goes_on() {
    let (server, home) = (Server::start(), Home::new());
    let (_, token) = server.register("shell");
    let new = ["new", "--variant", "block", "--seats", "2", "--bot", "first", "--option", "target=30"];
    let table = server.run_as(&home, &server.token, &new).expect(0).line().to_owned();
    // Its third question is answered when the clocks stand.
    let wait = "if [ $seq = 3 ]; then : >asked; while [ ! -e paused ]; do sleep 0.05; done; fi";
    let script = bot(&format!("{wait}; echo $seq >>questions; move $seq $token"));
    let mut command = home.command(&["bot", "run", "--table", &table, "--", "sh", "-c", &script]);
    command.current_dir(home.path()).env("BONEYARD_TOKEN", &token).env("BONEYARD_SERVER", &server.address);
    command.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::piped());
    let host = command.spawn().unwrap();
    let (asked, questions) = (home.path().join("asked"), home.path().join("questions"));
    wait_for(&asked);
    server.pause(&table);
    fs::write(home.path().join("paused"), "").unwrap();
    while fs::read_to_string(&questions).unwrap().lines().count() < 3 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    server.resume(&table);
    let done = in_time(host).expect(0);
    assert!(done.out.starts_with(&format!("{table} finished: ")), "{done:#?}");
}

#[test]
fn the_command_line_is_explained() {
    let home = Home::new();
    for (arguments, part) in [
        (&["bot", "run"][..], "required"),
        (&["bot", "run", "builtin:greedy", "--", "sh"], "cannot be used with"),
        (&["bot", "run", "--start-limit", "soon", "--", "sh"], "a number of seconds is wanted"),
        (&["bot", "run", "--max-faults", "0", "--", "sh"], "0"),
    ] {
        let done = home.run(arguments).expect(2);
        assert!(done.err.contains(part), "{done:#?}");
    }
}

/// Waits until this file is there and holds something, or is meant to be empty.
fn wait_for(path: &Path) {
    while !path.exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// What it printed, when it ends within a minute.
fn in_time(mut child: Child) -> Done {
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while child.try_wait().unwrap().is_none() {
        if std::time::Instant::now() > deadline {
            child.kill().unwrap();
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    Done::of(&child.wait_with_output().unwrap())
}

fn terminate(child: &Child) {
    let done = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(done.success());
}

/// Whether the process whose number is in this file has ended, or does so at once.
fn is_gone(number: &Path) -> bool {
    let number = fs::read_to_string(number).unwrap();
    let lives = || Command::new("kill").args(["-0", number.trim()]).output().unwrap().status.success();
    let zombie = || fs::read_to_string(format!("/proc/{}/stat", number.trim())).unwrap_or_default().contains(") Z ");
    (0..400).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        !lives() || zombie()
    })
}
