//! Programs that play in a tournament of this process: those that play, and those that fail, each with its verdict.
#![cfg(all(feature = "local", unix))]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::{collections::BTreeMap, fs, path::PathBuf};

use serde_json::Value;
use support::{Home, bot_in_shell};

/// A cup of one board with these programs in the shell, by name, and a house bot.
fn cup(home: &Home, programs: &[(&str, &str)]) -> PathBuf {
    let mut text = vec![
        "[tournament]\nname = \"Cup\"\nformat = \"round_robin\"\nvariant = \"block\"\nseed = 1\n\
                    [tournament.options]\nseats = 2\ntarget = 1\n\
                    [[entrant]]\nname = \"house\"\nbot = \"builtin:first\"\n"
            .to_owned(),
    ];
    for (name, turn) in programs {
        let script = home.path().join(format!("{name}.sh"));
        fs::write(&script, bot_in_shell(turn)).unwrap();
        text.push(format!("[[entrant]]\nname = \"{name}\"\nprogram = [\"sh\", \"{}\"]\n", script.display()));
    }
    let path = home.path().join("cup.toml");
    fs::write(&path, text.concat()).unwrap();
    path
}

/// Verdicts of each entrant over all its games, and how many games there are.
fn verdicts(home: &Home) -> (BTreeMap<String, Vec<String>>, usize) {
    let games = fs::read_to_string(home.path().join("out/games.jsonl")).unwrap();
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for game in games.lines() {
        let game: Value = serde_json::from_str(game).unwrap();
        for seat in game["seats"].as_array().unwrap() {
            let (name, verdict) = (seat["name"].as_str().unwrap(), seat["verdict"].as_str().unwrap());
            found.entry(name.to_owned()).or_default().push(verdict.to_owned());
        }
    }
    for verdicts in found.values_mut() {
        verdicts.sort();
        verdicts.dedup();
    }
    (found, games.lines().count())
}

#[test]
fn programs_play_and_whoever_fails_has_the_verdict_for_it() {
    let home = Home::new();
    let cup = cup(
        &home,
        &[
            ("plays", "move \"$seq\" \"$token\""),
            ("exits", "exit 3"),
            ("cheats", "move \"$seq\" 9-9L"),
            ("floods", "yes '{\"type\":\"idle\"}'"),
        ],
    );
    let out = home.path().join("out");
    let run = ["tournament", "run", cup.to_str().unwrap(), "--export", out.to_str().unwrap()];
    let done = home.run(&run).expect(0);
    assert!(done.err.contains("A game is lost at"), "{}", done.err);
    let (found, games) = verdicts(&home);
    // Ten pairings, both ways round.
    assert_eq!(games, 20);
    for (name, allowed) in [
        ("house", &["ok"][..]),
        ("plays", &["ok"]),
        // Where both fail, the first one ends the game.
        ("exits", &["crash", "no_show", "ok"]),
        ("cheats", &["illegal", "ok"]),
        ("floods", &["flood", "ok"]),
    ] {
        assert!(found[name].iter().all(|verdict| allowed.contains(&verdict.as_str())), "{name}: {found:?}");
        assert_eq!(found[name].iter().all(|verdict| verdict == "ok"), ["house", "plays"].contains(&name), "{name}");
    }
    // Nothing is played again, and nobody is started: they may be gone.
    for script in ["plays", "exits", "cheats", "floods"] {
        fs::remove_file(home.path().join(format!("{script}.sh"))).unwrap();
    }
    let again = home.run(&run).expect(0);
    assert_eq!(again.out, done.out);
}

#[test]
fn a_program_is_checked_and_one_that_does_not_start_is_named_with_its_line() {
    let home = Home::new();
    let path = cup(&home, &[("plays", "move \"$seq\" \"$token\"")]);
    let done = home.run(&["tournament", "check", path.to_str().unwrap()]).expect(0);
    assert!(done.out.contains("starts and says hello") && done.out.contains("plays a match of block"), "{}", done.out);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("program = [\"sh\",", "program = [\"./nothing-there\",")).unwrap();
    for command in ["check", "run"] {
        let done = home.run(&["tournament", command, path.to_str().unwrap()]);
        assert_eq!(done.code, Some(2), "{done:#?}");
        for part in ["cup.toml:12: entrant: `plays` does not start", "./nothing-there", "help: "] {
            assert!(done.err.contains(part), "{done:#?}");
        }
    }
    assert!(!home.path().join("cup.boneyard").exists(), "nothing is left of what cannot be played");
    let whist = text.replace("\"block\"", "\"domino_whist\"").replace("seats = 2\ntarget = 1\n", "");
    fs::write(&path, whist).unwrap();
    for command in ["check", "run"] {
        let done = home.run(&["tournament", command, path.to_str().unwrap()]).expect(2);
        assert!(done.err.contains("would hold 2 chairs of a table"), "{done:#?}");
    }
    let other = text.replace("program = [\"sh\"", "program = [\"sh\", \"-c\", \"echo '{\\\"type\\\":\\\"hello\\\",\\\"protocol\\\":1,\\\"name\\\":\\\"a\\\",\\\"variants\\\":[\\\"slosh\\\"]}'; cat\"");
    fs::write(&path, other).unwrap();
    let done = home.run(&["tournament", "run", path.to_str().unwrap()]).expect(2);
    assert!(done.err.contains("`plays` does not play block: it says slosh"), "{done:#?}");
    let served = home.run(&["tournament", "run", path.to_str().unwrap(), "--server", "http://127.0.0.1:1"]).expect(2);
    assert!(served.err.contains("cup.toml:12: entrant:") && served.err.contains("is a program"), "{}", served.err);
}
