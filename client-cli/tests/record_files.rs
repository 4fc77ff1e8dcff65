//! Files of records: converted, counted, merged, redacted; and positions on one line.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;
use support::{Dev, Done, Home};

/// Records of fifty matches of a variant.
fn golden(variant: &str) -> String {
    format!("{}/../record/tests/golden/{variant}.bones", env!("CARGO_MANIFEST_DIR"))
}

/// The matches of a file, each as text.
fn matches(text: &str) -> Vec<String> {
    text.split("[[match]]\n").skip(1).map(|rest| format!("[[match]]\n{rest}")).collect()
}

/// A home with a folder to write to, in which nothing may be left behind.
struct Desk {
    home: Home,
}

impl Desk {
    fn new() -> Self {
        Self { home: Home::new() }
    }

    fn path(&self, name: &str) -> String {
        self.home.path().join(name).to_str().unwrap().to_owned()
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Runs `boneyard record`.
    fn record(&self, arguments: &[&str]) -> Done {
        self.home.run(&[&["record"], arguments].concat())
    }

    /// Names of what is there.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.home.path()).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

#[test]
fn what_a_server_exports_comes_back_from_json_lines_byte_by_byte() {
    let (dev, desk) = (Dev::start(&[]), Desk::new());
    let server = ["--server", dev.address.as_str()];
    for variant in ["all_fives", "mexican_train"] {
        let new = ["new", "--variant", variant, "--seats", "2", "--bot", "greedy", "--bot", "first"];
        let table = desk.home.run(&[&new[..], &server].concat()).expect(0).line().to_owned();
        desk.home.run(&[&["watch", &table][..], &server].concat()).expect(0);
    }
    let all = desk.path("all.bones");
    desk.record(&[&["export", "--out", &all][..], &server].concat()).expect(0);
    let (lines, back) = (desk.path("all.jsonl"), desk.path("back.bones"));
    let told = desk.record(&["convert", &all, "--to", "jsonl", "--out", &lines]).expect(0);
    assert!(told.out.is_empty() && told.err.contains("2 matches written"), "{told:#?}");
    desk.record(&["convert", &lines, "--to", "bones", "--out", &back]).expect(0);
    assert_eq!(desk.read("back.bones"), desk.read("all.bones"));
    assert!(desk.read("all.jsonl").lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
}

#[test]
fn every_variant_comes_back_through_pipes() {
    let desk = Desk::new();
    let mut files: Vec<_> = fs::read_dir(Path::new(&golden("draw")).parent().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let some = |path: &PathBuf| matches(&fs::read_to_string(path).unwrap())[..4].concat();
    let text: String = files.iter().map(some).collect();
    assert!(files.len() >= 26, "{files:?}");
    let lines = desk.record(&["convert", &desk.file("all.bones", &text), "--to", "jsonl"]).expect(0);
    assert!(lines.err.is_empty(), "{}", lines.err);
    let convert = ["record", "convert", "-", "--to", "bones", "--out", "-"];
    let back = desk.home.run_typing(&convert, &lines.out).expect(0);
    assert!(back.out == text && back.err.is_empty(), "{}", back.err);
}

#[test]
fn csv_has_a_row_for_each_token_and_is_no_record() {
    let desk = Desk::new();
    let csv = desk.path("slosh.csv");
    desk.record(&["convert", &golden("slosh"), "--to", "csv", "--out", &csv]).expect(0);
    let rows = desk.read("slosh.csv");
    assert!(rows.starts_with("match,round,number,token,seat,action,tile,arm,points,by,ms\n1,1,1,C:4-4,C,place,4-4,"));
    let facts = desk.record(&["verify", &golden("slosh"), "--json"]).expect(0);
    let facts: Value = serde_json::from_str(facts.line()).unwrap();
    assert_eq!(facts["tokens"], rows.lines().count() - 1);
    let refused = desk.record(&["convert", &csv, "--to", "bones", "--out", &desk.path("no.bones")]).expect(2);
    assert!(refused.err.contains("slosh.csv:1: CSV has no deals") && refused.err.contains("\nhelp: "), "{refused:#?}");
    assert_eq!(desk.names(), ["slosh.csv"]);
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_that_is_asked_for() {
    let desk = Desk::new();
    let precious = desk.file("precious", "the only copy");
    for command in
        [&["convert", &golden("block"), "--to", "csv"][..], &["merge", &golden("block")], &["redact", &golden("block")]]
    {
        let kept = desk.record(&[command, &["--out", &precious]].concat()).expect(1);
        assert!(kept.err.contains("[boneyard::file_exists]") && kept.err.contains("--force"), "{kept:#?}");
        assert_eq!(desk.read("precious"), "the only copy");
    }
    let whole = fs::read_to_string(golden("block")).unwrap();
    let cut = desk.file("cut.bones", &whole[..whole.find("deal.B").unwrap() + 12]);
    desk.record(&["convert", &cut, "--to", "jsonl", "--out", &precious, "--force"]).expect(7);
    assert_eq!(desk.read("precious"), "the only copy", "what fails replaces nothing");
    // The file may even be the one that is read.
    let own = desk.file("own.bones", &fs::read_to_string(golden("block")).unwrap());
    desk.record(&["convert", &own, "--to", "jsonl", "--out", &own, "--force"]).expect(0);
    assert!(desk.read("own.bones").starts_with('{'));
    desk.record(&["convert", &own, "--to", "csv", "--force"]).expect(2);
    let folder = desk.record(&["merge", &own, "--out", desk.home.path().to_str().unwrap(), "--force"]).expect(1);
    assert!(folder.err.contains("is a folder"), "{folder:#?}");
    assert_eq!(desk.names(), ["cut.bones", "own.bones", "precious"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named_and_a_reader_that_leaves_is_no_fault() {
    let desk = Desk::new();
    let full = desk.record(&["convert", &golden("draw"), "--to", "csv", "--out", "/dev/full"]).expect(1);
    assert!(full.err.contains("`/dev/full`: ") && full.err.contains("[boneyard::io]"), "{full:#?}");
    let mut child = desk.home.spawn(&["record", "convert", &golden("draw"), "--to", "jsonl"]);
    drop(child.stdout.take());
    assert_eq!(Done::of(&child.wait_with_output().unwrap()).expect(0).err, "");
}

#[test]
fn what_is_malformed_is_named_and_leaves_no_file() {
    let desk = Desk::new();
    let text = fs::read_to_string(golden("draw")).unwrap();
    let cut = desk.file("cut.bones", &text[..text.len() / 2]);
    let token = desk.file("token.bones", &text.replacen(" A:pass", " A:poss", 1));
    let lines = desk.record(&["convert", &golden("draw"), "--to", "jsonl"]).expect(0).out;
    let broken = desk.file("broken.jsonl", &lines.replacen("\"type\":\"hand\"", "\"type\":\"hund\"", 1));
    let nothing = desk.file("nothing.bones", "");
    let before = desk.names();
    let out = desk.path("out");
    for (file, wanted) in [
        (&cut, "cut.bones:"),
        (&token, "`A:poss` is no token"),
        (&broken, "broken.jsonl:2:1: match 1: a line has the type match"),
        (&nothing, "nothing.bones:1:1: there is no match here"),
    ] {
        for command in [
            &["convert", file, "--to", "jsonl", "--out", &out][..],
            &["convert", file, "--to", "csv", "--out", &out],
            &["merge", &golden("draw"), file, "--out", &out],
            &["redact", file, "--out", &out],
            &["stats", file],
            &["show", file, "--match", "40"],
        ] {
            let done = desk.record(command).expect(7);
            assert!(
                done.err.contains(wanted) && done.err.contains("[boneyard::record_malformed]\nhelp: "),
                "{done:#?}"
            );
            assert!(done.out.is_empty(), "{done:#?}");
            assert_eq!(desk.names(), before);
        }
    }
    for (command, code, wanted) in [
        (&["convert", "absent.bones", "--to", "csv", "--out", &out][..], 1, "`absent.bones`: "),
        (&["convert", ".", "--to", "csv", "--out", &out], 1, "`.`: is a directory"),
        (&["merge", "absent.bones", "--out", &out], 1, "[boneyard::io]"),
        (&["stats", "absent.bones"], 1, "[boneyard::io]"),
        (&["redact", "absent.bones", "--out", &out], 1, "[boneyard::io]"),
        (&["redact", &golden("draw"), "--out", &desk.path("no/folder")], 1, "name a file in a folder"),
        (&["redact", &golden("draw"), "--viewpoint", "E", "--out", &out], 2, "there is no seat E"),
        (&["redact", &golden("draw"), "--viewpoint", "?", "--out", &out], 2, "seats are letters, A to N"),
        (&["redact", &golden("draw"), "--keep-names"], 2, "--viewpoint"),
        (&["convert", &golden("draw"), "--to", "pgn"], 2, "bones, jsonl, csv"),
        (&["convert", &golden("draw"), "--to", "csv", "--from", "jsonl", "--out", &out], 7, "leave out --from"),
        (&["show", &golden("draw"), "--match", "51"], 2, "it has 50 matches"),
    ] {
        let done = desk.record(command).expect(code);
        assert!(done.err.contains(wanted), "{done:#?}");
        assert_eq!(desk.names(), before);
    }
}

#[test]
fn files_that_overlap_are_merged_with_each_match_once() {
    let desk = Desk::new();
    let text = fs::read_to_string(golden("all_fives")).unwrap();
    let all = matches(&text);
    assert_eq!(all.len(), 50);
    let (one, two) = (desk.file("one.bones", &all[..30].concat()), desk.file("two.bones", &all[20..].concat()));
    // The same match in another format is the same match.
    let lines = desk.path("three.jsonl");
    desk.record(&["convert", &desk.file("last.bones", &all[49]), "--to", "jsonl", "--out", &lines]).expect(0);
    let merged = desk.path("merged.bones");
    let told = desk.record(&["merge", &one, &two, &lines, "--out", &merged]).expect(0).err;
    assert_eq!(desk.read("merged.bones"), text);
    for wanted in [
        format!("{two}, matches 1 to 10: already in {one}, matches 21 to 30\n"),
        format!("{lines}, match 1: already in {two}, match 30\n"),
        format!("{merged}: 50 matches written, 11 left out that came before.\n"),
    ] {
        assert!(told.contains(&wanted), "{told}");
    }
    let changed = desk.file("changed.bones", &all[3].replacen("rules_version", "event = \"Sunday\"\nrules_version", 1));
    let conflict = desk.record(&["merge", &one, &changed, "--out", &desk.path("no.bones")]).expect(7);
    let wanted =
        format!("{changed}:1: match 1: `all_fives-3` is another match in {one}, match 4 [boneyard::record_conflict]");
    assert!(conflict.err.contains(&wanted), "{conflict:#?}");
    assert!(!Path::new(&desk.path("no.bones")).exists());
}

#[test]
fn redaction_hides_names_remarks_tiles_and_proofs() {
    let desk = Desk::new();
    let text = fs::read_to_string(golden("draw")).unwrap();
    let noted = matches(&text)[0].replacen("\"\"\"\nend", "\"\"\"\nnote.1 = \"ana hesitated\"\nend", 1);
    let file = desk.file("noted.bones", &noted);
    assert!(noted.contains("ana hesitated") && noted.contains("\"random\"") && noted.contains("secret = "));
    let redacted = desk.path("redacted.bones");
    desk.record(&["redact", &file, "--out", &redacted]).expect(0);
    let hidden = desk.read("redacted.bones");
    assert!(!hidden.contains("hesitated") && !hidden.contains("random") && hidden.contains("\"player 1\""), "{hidden}");
    assert!(desk.record(&["verify", &redacted]).expect(0).line().contains("1 match is true"));

    let own = desk.record(&["redact", &file, "--viewpoint", "b"]).expect(0).out;
    assert!(own.contains("viewpoint = \"B\"") && own.contains("deal.A = \"7x ?\""), "{own}");
    assert!(!own.contains("secret") && !own.contains("random"), "{own}");
    let drawn = |who: char| own.split_whitespace().filter(move |word| word.starts_with(&format!("{who}:+")));
    assert!(drawn('A').count() > 0 && drawn('A').all(|word| word == "A:+?"), "{own}");
    assert!(drawn('B').count() > 0 && drawn('B').all(|word| word != "B:+?"), "{own}");
    let named = desk.record(&["redact", &file, "--viewpoint", "B", "--keep-names"]).expect(0).out;
    assert!(named.contains("random") && named.contains("hesitated") && named.contains("7x ?"), "{named}");

    let own = desk.file("own.bones", &own);
    desk.record(&["redact", &own, "--viewpoint", "B"]).expect(0);
    let other = desk.record(&["redact", &own, "--viewpoint", "A"]).expect(2);
    assert!(other.err.contains("own.bones:1: match 1: it shows the tiles of seat B only"), "{other:#?}");
    let open: Vec<&str> =
        noted.lines().filter(|line| !line.starts_with("ended") && !line.starts_with("result")).collect();
    let open = desk.record(&["redact", &desk.file("open.bones", &open.join("\n"))]).expect(0);
    assert!(open.err.contains("1 match is not over, and all hands are in there"), "{open:#?}");
}

#[test]
fn statistics_count_true_records_only() {
    let desk = Desk::new();
    let files = [golden("draw"), golden("slosh")];
    let table = desk.record(&["stats", &files[0], &files[1]]).expect(0);
    assert!(table.out.starts_with("VARIANT  MATCHES  FINISHED  ROUNDS"), "{table:#?}");
    let json = desk.record(&["stats", &files[0], &files[1], "--json"]).expect(0);
    let facts: Value = serde_json::from_str(json.line()).unwrap();
    let slosh = &facts["variants"][1];
    assert_eq!((&slosh["variant"], &slosh["matches"], &slosh["rounds"]), (&"slosh".into(), &50.into(), &100.into()));
    let wins: u64 = facts["players"].as_array().unwrap().iter().map(|player| player["wins"].as_u64().unwrap()).sum();
    assert_eq!((wins, &facts["hidden"]), (100, &0.into()));

    let text = fs::read_to_string(&files[0]).unwrap();
    let untrue = desk.file("untrue.bones", &text.replacen("winner = \"A\"", "winner = \"B\"", 1));
    let done = desk.record(&["stats", &untrue]).expect(7);
    assert!(done.err.contains("untrue.bones:") && done.err.contains("[boneyard::record_untrue]"), "{done:#?}");
    let own = desk.record(&["redact", &files[1], "--viewpoint", "A"]).expect(0).out;
    let hidden = desk.record(&["stats", &desk.file("own.bones", &own)]).expect(0);
    assert!(hidden.out.is_empty() && hidden.err.contains("50 matches hide tiles"), "{hidden:#?}");
}

#[test]
fn a_position_on_one_line_shows_what_its_record_shows() {
    let desk = Desk::new();
    let file = golden("all_fives");
    let facts = |done: Done| serde_json::from_str::<Value>(done.expect(0).line()).unwrap();
    let mut asked = 0;
    for at in 0..12 {
        let at = format!("1.{at}");
        let shown = facts(desk.record(&["show", &file, "--at", &at, "--json"]));
        let line = desk.record(&["show", &file, "--at", &at, "--as-position"]).expect(0);
        assert_eq!(shown["position"], line.line());
        let again = facts(desk.record(&["show", "--position", line.line(), "--json"]));
        for same in ["position", "variant", "round", "hands", "boneyard", "scores"] {
            assert_eq!(again[same], shown[same], "{same} at {at}");
        }
        let Some(seat) = shown["to_move"].as_str() else { continue };
        asked += 1;
        // Which tile must be led is not part of a line.
        if at != "1.0" {
            assert_eq!(again["legal_moves"], shown["legal_moves"], "{}", line.line());
            let own = desk.record(&["show", &file, "--at", &at, "--as-position", "--viewpoint", seat]).expect(0);
            assert!(own.line().contains(" counts:"), "{own:#?}");
            let own = desk.home.run_typing(&["record", "show", "--position", "-", "--json"], &own.out);
            assert_eq!(facts(own)["legal_moves"], shown["legal_moves"]);
        }
    }
    assert!(asked > 5, "{asked}");
    let line =
        "draw/6 round:1 open:B line:5-5,5-4R,4-3R ends:L=5,R=3 turn:A hand:A=6-4.4-1.5-0 counts:B=5 yard:17 score:0,0";
    let shown = desk.record(&["show", "--position", line]).expect(0);
    let wanted = "End L: 5\nEnd R: 3\nA holds 4-1 5-0 6-4\n";
    assert!(shown.out.contains(wanted), "{shown:#?}");
    assert!(shown.out.ends_with("A is asked:\n  5-0L\n"), "{shown:#?}");
    let other = desk.record(&["show", "--position", &line.replace("turn:A", "turn:B")]).expect(0);
    assert!(
        other.out.contains("B is asked:\n  the legal moves are not worked out: the hand of B is not known"),
        "{other:#?}"
    );
    let slosh = desk.record(&["show", &golden("slosh"), "--at", "1.5", "--as-position"]).expect(0);
    let trains = desk.record(&["show", "--position", slosh.line()]).expect(0);
    assert!(trains.out.contains("only in games without trains") && trains.out.contains("In the middle: 4-4"));
}

#[test]
fn what_is_no_position_is_wrong_usage() {
    let desk = Desk::new();
    for (arguments, wanted) in [
        (&["--position", "draw/6 hand:A"][..], "`hand:A`: a hand is written A=6-4.4-1 [boneyard::no_position]"),
        (&["--position", "-"], "a position begins with its game"),
        (&["--position", "draw/6", "--at", "1"], "cannot be used with"),
        (&["--position", "draw/6", &golden("draw")], "cannot be used with"),
        (&[], "required"),
        (&[&golden("draw"), "--viewpoint", "A"], "--as-position"),
        (&[&golden("draw"), "--as-position", "--viewpoint", "N"], "there is no seat N"),
    ] {
        let done = desk.record(&[&["show"], arguments].concat()).expect(2);
        assert!(done.err.contains(wanted) && done.out.is_empty(), "{done:#?}");
    }
    let help = desk.record(&["show", "--help"]).expect(0);
    assert!(help.out.contains("--as-position") && help.out.contains("standard input"), "{help:#?}");
}
