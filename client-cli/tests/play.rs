//! A match at the prompt, driven by typed lines.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};

use support::{Dev, Home};

/// Always the first move of the list.
fn always_one() -> String {
    "1\n".repeat(3000)
}

/// The line that tells who won.
#[track_caller]
fn winner(out: &str) -> &str {
    let tells = |line: &&str| {
        line.contains("win the match") || line.contains("wins the match") || line.contains("share the win")
    };
    out.lines().find(tells).unwrap_or_else(|| panic!("nobody won:\n{out}"))
}

#[test]
fn always_typing_1_plays_a_match_to_its_result() {
    for variant in ["all_fives", "draw", "block", "domino_whist"] {
        let done = Home::new()
            .run_typing(&["play", "--plain", "--variant", variant, "--option", "target=60"], &always_one())
            .expect(0);
        winner(&done.out);
        assert!(done.out.contains("You play ") && done.out.contains("You hold "), "{done:#?}");
        assert!(
            done.err.contains("What next?") && done.err.contains(&format!("play --variant {variant}")),
            "{done:#?}"
        );
        for line in done.out.lines() {
            let word = line.split(' ').next().unwrap();
            let seat = word.len() == 1 && word.chars().all(|letter| letter.is_ascii_uppercase());
            assert!(
                seat || ["You", "All", "Nobody", "Score:", "Ends:", "Line,", "Nothing"].contains(&word),
                "`{line}` begins with neither a seat nor You"
            );
        }
    }
}

#[test]
fn every_query_is_answered_in_words() {
    let queries = "moves\nhand\nends\nline\nlast\nscore\nclock\nyard\nwho\nhelp\nhint\nquit\n";
    let done = Home::new().run_typing(&["play"], queries).expect(0);
    for part in [
        "1: ",
        "You hold ",
        "Score: You ",
        "There is no clock at this table.",
        "The boneyard has ",
        "You are seat A",
        "B is house bot greedy",
        "You might play ",
        "`resign` gives up",
    ] {
        assert!(done.out.contains(part), "no `{part}` in {done:#?}");
    }
    assert!(done.err.contains("You leave"), "{done:#?}");
}

#[test]
fn bad_input_is_named_with_what_would_do() {
    let done = Home::new().run_typing(&["play"], "foo\n99\n12-7 L\ndraw\nresign\nno\nmoves\n").expect(0);
    for part in [
        "error: `foo` is neither a move nor a query: type a tile such as `6-4 R`, a number from `moves`, or `help`",
        "error: 99 is not in the list: it has ",
        "error: 12-7 is not in your hand: you hold ",
        "error: you cannot draw now: you have ",
        "Type `yes` to resign",
        "You play on.",
    ] {
        assert!(done.err.contains(part), "no `{part}` in {done:#?}");
    }
    assert!(done.out.contains("1: "), "the question stays open: {done:#?}");
}

#[test]
fn resigning_needs_a_yes() {
    let done = Home::new().run_typing(&["play"], "resign\nyes\n").expect(0);
    assert!(done.out.contains("B wins the match by resignation."), "{done:#?}");
    assert!(done.err.contains("What next?"), "the match is over, not left: {done:#?}");
}

#[test]
fn the_end_of_the_input_leaves() {
    let done = Home::new().run(&["play"]).expect(0);
    assert!(done.err.contains("You leave"), "{done:#?}");
}

#[test]
fn a_seed_repeats_a_match() {
    let match_of = |seed: &str| {
        let done = Home::new().run_typing(&["play", "--seed", seed, "--option", "target=60"], &always_one()).expect(0);
        // The id of the table is new each time.
        done.out.lines().skip(1).map(ToOwned::to_owned).collect::<Vec<_>>()
    };
    // Where the story begins depends on how far the bots have come, so the deals are compared.
    let hands = |lines: Vec<String>| lines.into_iter().filter(|line| line.starts_with("You hold ")).collect::<Vec<_>>();
    let (one, same, other) = (hands(match_of("42")), hands(match_of("42")), hands(match_of("43")));
    assert!(!one.is_empty());
    assert_eq!(one, same);
    assert_ne!(one, other);
}

#[cfg(unix)]
#[test]
fn ctrl_c_is_exit_code_130() {
    let home = Home::new();
    let mut child = home.spawn(&["play"]);
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("You sit at table "));
    // Waiting would close the input otherwise, and that leaves too.
    let _stdin = child.stdin.take();
    let pid = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
}

#[test]
fn a_reader_who_closes_the_output_ends_it_quietly() {
    let home = Home::new();
    let mut child = home.spawn(&["demo"]);
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(child.wait().unwrap().success(), "{said}");
    assert!(!said.contains("error"), "{said}");
}

#[test]
fn two_people_play_each_other_over_a_server() {
    let dev = Dev::start(&[]);
    let (ana, ben) = (Home::new(), Home::new());
    let table = ana.run(&["new", "--seats", "2", "--option", "target=60", "--server", &dev.address]).expect(0);
    let table_id = table.line().to_owned();
    let address = dev.address.clone();
    let for_ben = table_id.clone();
    let other = std::thread::spawn(move || {
        ben.run_typing(&["join", &for_ben, "--name", "ben", "--server", &address], &always_one())
    });
    let mine = ana.run_typing(&["join", &table_id, "--server", &dev.address], &always_one()).expect(0);
    let theirs = other.join().unwrap().expect(0);
    let (by_me, by_them) = (winner(&mine.out), winner(&theirs.out));
    let (i_won, they_won) = (by_me.starts_with("You"), by_them.starts_with("You"));
    assert!(i_won != they_won || by_me.contains("share"), "{by_me} {by_them}");
    assert!(mine.out.contains("ben") && theirs.out.contains("ana"), "{mine:#?} {theirs:#?}");
    assert!(mine.err.contains("tables --state finished"), "{mine:#?}");
}

#[test]
fn a_match_survives_the_server() {
    let home = Home::new();
    let folder = home.path().join("data");
    let data = ["--data", folder.to_str().unwrap()];
    let dev = Dev::start(&data);
    let mut child = home.spawn(&["play", "--server", &dev.address, "--option", "target=60"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // Play two turns, so that there is something to lose.
    writeln!(stdin, "1\n1").unwrap();
    let mut out = Vec::new();
    while out.iter().filter(|line: &&String| line.starts_with("You play ") || line.starts_with("You lead ")).count() < 2
    {
        out.push(lines.next().unwrap().unwrap());
    }
    let listen = dev.listen().to_owned();
    dev.kill();
    let dev = Dev::start(&[data[0], data[1], "--listen", &listen]);
    stdin.write_all(always_one().as_bytes()).unwrap();
    out.extend(lines.map(Result::unwrap));
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(child.wait().unwrap().success(), "{said}");
    assert!(said.contains("trying again in 0.25 s"), "{said}");
    winner(&out.join("\n"));
    drop(dev);
}
