//! `boneyard tournament` with the real program: a file, its check, its run, and what is left of it.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _},
    path::{Path, PathBuf},
    process::Child,
};

use serde_json::Value;
use support::Home;

const FILES: [&str; 8] = [
    "standings.csv",
    "crosstable.csv",
    "crosstable.md",
    "games.csv",
    "games.jsonl",
    "games.bones",
    "results.json",
    "report.html",
];

/// A file of four house bots, with these lines in its table.
fn plan(home: &Home, lines: &str) -> PathBuf {
    let entrants: String = [("Ada", "balanced"), ("Ben", "greedy"), ("Cleo", "first"), ("Dan", "random")]
        .map(|(name, bot)| format!("[[entrant]]\nname = \"{name}\"\nbot = \"builtin:{bot}\"\n"))
        .concat();
    let text = format!("[tournament]\nname = \"Cup\"\nvariant = \"block\"\nseed = 5\n{lines}\n{entrants}");
    let path = home.path().join("cup.toml");
    fs::write(&path, text).unwrap();
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn exported(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Reads what it says until a progress line with games that are final.
fn until_some_games(child: &mut Child) -> BufReader<std::process::ChildStderr> {
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut heard = String::new();
    loop {
        let mut line = String::new();
        assert!(said.read_line(&mut line).unwrap() > 0, "it ended before: {heard}");
        if line.starts_with("games ") && !line.starts_with("games 0/") {
            return said;
        }
        heard += &line;
    }
}

#[test]
fn a_file_is_written_checked_run_and_exported() {
    let home = Home::new();
    let file = home.path().join("cup.toml");
    home.run(&["tournament", "init", text(&file)]).expect(0);
    let again = home.run(&["tournament", "init", text(&file)]).expect(2);
    assert!(again.err.contains("[boneyard::file_exists]") && again.err.contains("--force"), "{again:#?}");
    home.run(&["tournament", "init", text(&file), "--force"]).expect(0);

    let checked = home.run(&["tournament", "check", text(&file), "--boards", "2"]).expect(0);
    assert!(checked.out.contains("round robin of All Fives, 4 entrants, 8 games"), "{checked:#?}");
    assert!(checked.out.contains("Played a game without fault: Ada, Ben, Cleo, Dan."), "{checked:#?}");
    assert!(checked.out.contains("It takes about"), "{checked:#?}");
    let facts = home.run(&["tournament", "check", text(&file), "--boards", "2", "--json"]).expect(0);
    let facts: Value = serde_json::from_str(facts.line()).unwrap();
    assert_eq!((&facts["games"], facts["played"].as_array().unwrap().len()), (&8.into(), 4));
    assert!(!home.path().join("cup.boneyard").exists(), "a check leaves nothing behind");

    let results = home.path().join("results");
    let run = ["tournament", "run", text(&file), "--boards", "2", "--export", text(&results)];
    let first = home.run(&run).expect(0);
    for name in ["Ada", "Ben", "Cleo", "Dan"] {
        assert!(first.out.contains(name), "{first:#?}");
    }
    assert!(!first.out.contains("NaN") && !first.out.contains("inf"), "{first:#?}");
    let mut there: Vec<String> =
        fs::read_dir(&results).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    there.sort();
    let mut wanted = FILES.map(ToOwned::to_owned);
    wanted.sort();
    assert_eq!(there, wanted, "whole files and no drafts");
    assert_eq!(exported(&results, "games.jsonl").lines().count(), 8);
    let verified = home.run(&["record", "verify", text(&results.join("games.bones")), "--json"]).expect(0);
    let verified: Value = serde_json::from_str(verified.line()).unwrap();
    assert_eq!((&verified["verified"], &verified["proven"]), (&8.into(), &8.into()));

    let second = home.run(&run).expect(0);
    assert_eq!(first.out, second.out, "nothing is played again");
    let json = home.run(&["tournament", "run", text(&file), "--boards", "2", "--json"]).expect(0);
    let standings: Value = serde_json::from_str(json.line()).unwrap();
    assert_eq!(standings["standings"].as_array().unwrap().len(), 4);
}

#[test]
fn a_run_that_is_killed_comes_out_the_same() {
    let home = Home::new();
    let file = plan(&home, "format = \"round_robin\"\nboards = 16\noptions = { seats = 2, target = 60 }");
    let run = |name: &str| {
        let (data, out) = (home.path().join(name), home.path().join(format!("{name}-results")));
        let arguments = ["tournament", "run", text(&file), "--data", text(&data), "--export", text(&out)];
        arguments.map(ToOwned::to_owned)
    };
    let as_text = |arguments: &'static [String]| arguments.iter().map(String::as_str).collect::<Vec<_>>();
    let whole: &'static [String] = Box::leak(Box::new(run("whole")));
    let cut: &'static [String] = Box::leak(Box::new(run("cut")));
    home.run(&as_text(whole)).expect(0);
    let mut child = home.spawn(&as_text(cut));
    let said = until_some_games(&mut child);
    child.kill().unwrap();
    child.wait().unwrap();
    drop(said);
    let again = home.run(&as_text(cut)).expect(0);
    assert!(again.err.contains("games were played before; it goes on."), "{again:#?}");
    let (whole, cut) = (home.path().join("whole-results"), home.path().join("cut-results"));
    for name in ["standings.csv", "crosstable.csv", "games.csv", "games.jsonl", "results.json", "report.html"] {
        assert!(exported(&whole, name) == exported(&cut, name), "{name} differs");
    }
    let undated = |folder: &Path| {
        let records = exported(folder, "games.bones");
        records.lines().filter(|line| !line.starts_with("date = ")).map(ToOwned::to_owned).collect::<Vec<_>>()
    };
    assert!(undated(&whole) == undated(&cut), "records differ");
    assert_eq!(exported(&cut, "games.jsonl").lines().count(), 6 * 16 * 2);
}

#[test]
fn ctrl_c_pauses_and_the_tournament_goes_on_later() {
    let home = Home::new();
    let file = plan(&home, "format = \"round_robin\"\nboards = 16\noptions = { seats = 2, target = 60 }");
    let mut child = home.spawn(&["tournament", "run", text(&file)]);
    let mut said = until_some_games(&mut child);
    assert!(std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130), "{rest}");
    assert!(rest.contains("Pausing: ") && rest.contains("of 192 games; all of them are kept."), "{rest}");
    assert!(rest.contains(&format!("tournament resume {}", file.display())), "{rest}");

    // Another plan must not be mixed into a directory that has games to play.
    let changed = home.run(&["tournament", "run", text(&file), "--boards", "1"]).expect(2);
    assert!(changed.err.contains("[boneyard::plan_changed]"), "{changed:#?}");

    let resumed = home.run(&["tournament", "resume", text(&file)]).expect(0);
    assert!(resumed.err.contains("games were played before; it goes on."), "{resumed:#?}");
    assert!(resumed.out.contains("Ada"), "{resumed:#?}");
    let nothing = home.run(&["tournament", "resume", text(&file), "--data", "nowhere"]).expect(2);
    assert!(nothing.err.contains("[boneyard::nothing_to_resume]"), "{nothing:#?}");
}

#[test]
fn what_cannot_be_played_is_named_and_leaves_nothing_behind() {
    let home = Home::new();
    for (lines, parts) in [
        ("format = \"round_robin\"\nboardz = 2", &["cup.toml:6: tournament.boardz: unknown field", "`boards`"][..]),
        ("format = \"robin\"", &["cup.toml:5: tournament.format: unknown variant `robin`", "`round_robin`"]),
        ("format = \"individual\"", &["cup.toml:5: tournament.format:"]),
        (
            "format = \"double_elimination\"\noptions = { seats = 4 }",
            &["cup.toml:", "tournament.sides: ", "possible: 2"],
        ),
        (
            "format = \"swiss\"\nrounds = 9\noptions = { seats = 2 }",
            &["cup.toml:6: tournament.rounds: ", "possible: 1 to 3"],
        ),
        ("format = \"swiss\"\noptions = { targett = 4 }", &["cup.toml:6: tournament.options", "targett"]),
        ("format = \"gauntlet\"\nseeds = 4\noptions = { seats = 2 }", &["cup.toml:6: tournament.seeds: ", "1 to 3"]),
        (
            "format = \"round_robin\"\nseating = \"single\"\nboards = 3\noptions = { seats = 4 }",
            &["cup.toml:7: tournament.boards: ", "4"],
        ),
    ] {
        let file = plan(&home, lines);
        for command in ["check", "run"] {
            let done = home.run(&["tournament", command, text(&file)]).expect(2);
            assert!(done.out.is_empty(), "{done:#?}");
            assert!(parts.iter().all(|part| done.err.contains(part)), "{lines}\n{parts:?}\n{done:#?}");
            assert!(done.err.contains("[boneyard::plan_invalid]"), "{done:#?}");
            assert!(!home.path().join("cup.boneyard").exists(), "nothing is created");
        }
    }
}

#[test]
fn entrants_are_checked_by_name() {
    let home = Home::new();
    let head = "[tournament]\nname = \"Cup\"\nformat = \"swiss\"\nvariant = \"block\"\noptions = { seats = 2 }\n";
    let ada = "[[entrant]]\nname = \"Ada\"\nbot = \"builtin:first\"\n";
    for (entrants, parts) in [
        (format!("{ada}{ada}"), &["cup.toml:10: entrant.name: `Ada` is entered twice, first in line 7"][..]),
        (
            format!("{ada}[[entrant]]\nname = \"Ben\"\nbot = \"builtin:cheater\"\n"),
            &["cup.toml:9: entrant: there is no house bot `cheater`", "builtin:greedy"],
        ),
        (
            format!("{ada}[[entrant]]\nname = \"Ben\"\nplayer = \"ply_1\"\n"),
            &["cup.toml:9: entrant: `Ben` is a player", "--server"],
        ),
        (
            format!("{ada}[[entrant]]\nname = \"Ben\"\npair = [\"builtin:first\", \"builtin:greedy\"]\n"),
            &["cup.toml:9: entrant: "],
        ),
    ] {
        let file = home.path().join("cup.toml");
        fs::write(&file, format!("{head}{entrants}")).unwrap();
        let done = home.run(&["tournament", "run", text(&file)]).expect(2);
        assert!(parts.iter().all(|part| done.err.contains(part)), "{parts:?}\n{done:#?}");
        assert!(!home.path().join("cup.boneyard").exists(), "nothing is created");
    }
    let missing = home.run(&["tournament", "check", "nowhere.toml"]).expect(2);
    assert!(missing.err.contains("tournament init nowhere.toml"), "{missing:#?}");
}

#[test]
fn every_example_of_the_documents_runs() {
    let home = Home::new();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/examples");
    let mut ran = 0;
    for entry in fs::read_dir(examples).unwrap() {
        let path = entry.unwrap().path();
        let (data, out) = (home.path().join(format!("data-{ran}")), home.path().join(format!("out-{ran}")));
        let run = [
            "tournament",
            "run",
            text(&path),
            "--boards",
            "2",
            "--data",
            text(&data),
            "--export",
            text(&out),
            "--strict",
        ];
        let done = home.run(&run).expect(0);
        assert!(done.out.contains("Per board"), "{done:#?}");
        for name in FILES {
            assert!(!exported(&out, name).is_empty(), "{name} of {}", path.display());
        }
        ran += 1;
    }
    assert_eq!(ran, 3);
}

#[test]
fn a_test_that_does_not_pass_can_be_asked_for() {
    let home = Home::new();
    let head = "[tournament]\nname = \"A/B\"\nformat = \"round_robin\"\nvariant = \"block\"\nseed = 3\nboards = 200\n\
                options = { seats = 2, target = 1 }\ntest = { null = 0, alternative = 5 }\n";
    let entrants = |first: &str, second: &str| {
        format!(
            "[[entrant]]\nname = \"new\"\nbot = \"builtin:{first}\"\nseed = 1\n\
             [[entrant]]\nname = \"old\"\nbot = \"builtin:{second}\"\nseed = 1\n"
        )
    };
    let file = home.path().join("ab.toml");
    for (first, second, code, answer) in
        [("balanced", "random", 0, "the alternative stands"), ("random", "balanced", 7, "the null hypothesis stands")]
    {
        fs::write(&file, format!("{head}{}", entrants(first, second))).unwrap();
        let done = home.run(&["tournament", "run", text(&file), "--require-pass"]).expect(code);
        assert!(done.out.contains(answer) && done.out.contains("LLR "), "{done:#?}");
    }
}
