//! `boneyard demo`, end to end.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::io::{BufRead as _, BufReader};

use support::{Done, Home};

#[test]
fn a_tournament_is_played_and_one_of_its_games_adds_up() {
    let home = Home::new();
    let done = Done::of(&home.command(&["demo"]).env("CARGO", "cargo").output().unwrap()).expect(0);
    for name in ["balanced", "greedy", "first", "random"] {
        assert!(done.out.contains(name), "{}", done.out);
    }
    let lines: Vec<&str> = done.out.lines().collect();
    let begins = lines.iter().position(|line| line.starts_with("All Fives at table tbl_")).unwrap();
    let (heading, sheet) = (lines[begins + 1], &lines[begins + 2..]);
    assert!(heading.starts_with("round  opener  ended"), "{}", done.out);
    let rows: Vec<&str> = sheet.iter().copied().take_while(|line| !line.starts_with("total")).collect();
    assert!(!rows.is_empty());
    for (row, number) in rows.iter().zip(1..) {
        assert!(row.trim_start().starts_with(&format!("{number} ")), "{row}");
        assert_eq!(row.len(), heading.len(), "columns stand below each other:\n{}", done.out);
    }
    // The running totals of the last round are the final score.
    let numbers = |line: &str| line.split_whitespace().filter_map(|word| word.parse::<i32>().ok()).collect::<Vec<_>>();
    let last: Vec<i32> = rows.last().unwrap().split('+').skip(1).map(|column| numbers(column)[1]).collect();
    assert_eq!(last, numbers(sheet[rows.len()]), "{}", done.out);
    let proof = lines.last().unwrap();
    assert!(proof.starts_with("The record of this game is true to the rules"), "{}", done.out);
    assert!(proof.contains("follow from the secret"), "{}", done.out);
    for command in ["play", "dev", "tournament init", "duel", "demo --keep"] {
        assert!(done.err.contains(&format!(" {command}")), "{}", done.err);
    }
    assert!(
        done.err.contains("cargo run --bin boneyard -- play"),
        "run by cargo, it prints what cargo understands: {}",
        done.err
    );
}

#[test]
fn a_kept_demo_goes_on_with_what_is_there() {
    let home = Home::new();
    let folder = home.path().join("kept");
    let folder = folder.to_str().unwrap();
    let first = home.run(&["demo", "--keep", folder, "--seed", "7"]).expect(0);
    assert!(first.err.contains("now holds 1 tournament."), "{}", first.err);
    let token = home.path().join("kept/organiser-token");
    let secret = std::fs::read_to_string(&token).unwrap();
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&token).unwrap().permissions()) & 0o777,
        0o600
    );
    let second = home.run(&["demo", "--keep", folder]).expect(0);
    assert!(second.err.contains("now holds 2 tournaments."), "{}", second.err);
    assert!(second.err.contains(&format!("demo --keep {folder}")), "{}", second.err);
    assert_eq!(std::fs::read_to_string(&token).unwrap(), secret, "the same organiser");
    assert!(!second.out.contains(secret.trim()) && !second.err.contains(secret.trim()), "a token is never shown");
}

#[test]
fn a_tournament_that_a_power_cut_interrupted_is_played_to_its_end() {
    let home = Home::new();
    let folder = home.path().join("kept");
    let folder = folder.to_str().unwrap();
    let mut child = home.spawn(&["demo", "--keep", folder]);
    let said = BufReader::new(child.stderr.take().unwrap());
    let started = said.lines().map(Result::unwrap).any(|line| line.contains("house bots play"));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(started);
    let done = home.run(&["demo", "--keep", folder]).expect(0);
    let was_over = done.err.contains("now holds 2 tournaments.") && !done.err.contains("was left unfinished");
    assert!(was_over || done.err.contains("was left unfinished; it goes on."), "{}", done.err);
    assert!(done.err.contains("now holds 2 tournaments."), "{}", done.err);
}

#[test]
fn any_variant_can_be_shown() {
    for variant in ["domino_whist", "block", "chicken_foot"] {
        let done = Home::new().run(&["demo", "--variant", variant]).expect(0);
        assert!(done.out.contains("The record of this game is true to the rules"), "{done:#?}");
    }
    let unknown = Home::new().run(&["demo", "--variant", "chess"]).expect(5);
    assert!(unknown.err.contains("[boneyard::variant_unknown]"), "{unknown:#?}");
}

#[test]
fn json_is_the_standings() {
    let done = Home::new().run(&["demo", "--json"]).expect(0);
    let standings: serde_json::Value = serde_json::from_str(done.line()).unwrap();
    assert_eq!(standings["standings"].as_array().unwrap().len(), 4);
}
