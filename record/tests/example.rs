//! The example that the reference reader in Python wrote and checked, and hand-written records.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "a test that is skipped says so")]

use boneyard_record::{read, to_text, verify, verify_all};

mod support {
    pub(crate) mod dice;
    pub(crate) mod game;
    pub(crate) mod recorded;
}
use support::{
    dice::Dice,
    game::{Course, play},
    recorded::record,
};

const EXAMPLE: &str = include_str!("vectors/example.bones");

fn verified(text: &str) -> Result<boneyard_record::Report, String> {
    verify_all("test.bones", text.as_bytes()).map_err(|fault| fault.to_string())
}

#[test]
fn the_example_of_the_python_prototype_is_true() {
    let report = verified(EXAMPLE).unwrap();
    assert_eq!((report.verified, report.finished, report.tokens), (1, 1, 42));
    let twice = verified(&format!("{EXAMPLE}\n{EXAMPLE}")).unwrap();
    assert_eq!((twice.verified, twice.tokens), (2, 84));
}

#[test]
fn the_example_stays_true_when_it_is_written_again() {
    let read = read::from_text("test.bones", EXAMPLE).unwrap().remove(0).record;
    let text = to_text(&read).unwrap();
    assert_eq!(verified(&text).unwrap(), verified(EXAMPLE).unwrap());
    let again = to_text(&read::from_text("test.bones", &text).unwrap()[0].record).unwrap();
    assert_eq!(again, text);
    assert!(verify(&read).unwrap().finished);
}

#[test]
fn the_first_wrong_token_is_named_with_its_place_and_what_would_do() {
    let wrong = EXAMPLE.replacen("B:4-3R", "B:4-3L", 1);
    assert_eq!(
        verified(&wrong).unwrap_err(),
        "test.bones:19:14: match 1: round 1, token 3: found B:4-3L: there is no such end, or the tile does not match \
         it; expected B:4-3R"
    );
    let skipped_a_draw = EXAMPLE.replacen("B:+5-1 B:5-1L", "B:5-1L", 1);
    assert_eq!(
        verified(&skipped_a_draw).unwrap_err(),
        "test.bones:19:42: match 1: round 1, token 7: found B:5-1L; expected B:+5-1"
    );
}

#[test]
fn passes_after_a_block_are_tolerated_once_around_the_table() {
    let more = |passes: &str| EXAMPLE.replacen("B:pass A:pass", passes, 1);
    for tolerated in ["", "B:pass", "B:pass A:pass"] {
        assert!(verified(&more(tolerated)).is_ok(), "{tolerated}");
    }
    for refused in ["B:pass A:pass B:pass", "B:pass A:pass~timeout", "B:pass A:skip"] {
        assert!(verified(&more(refused)).unwrap_err().contains("expected nothing more"), "{refused}");
    }
    let after_going_out = EXAMPLE.replacen("A:4-0L\n", "A:4-0L B:pass\n", 1);
    assert!(verified(&after_going_out).unwrap_err().contains("found B:pass: the round is over"));
}

#[test]
fn a_deal_and_a_few_tokens_are_a_record() {
    let text = r#"
[[match]]
bones = 1
variant = "all_fives"
seats = { A = "ana", B = "bo" }
options = { hand_size = 2 }
[[match.hand]]
deal.A = "6-4 5-5"
deal.B = "1-0 5-0"
play = "A:5-5*10 B:5-0R*10"
"#;
    assert_eq!(verified(text).unwrap().tokens, 2);
    let without_points = text.replace("*10 B", " B");
    assert!(verified(&without_points).unwrap_err().contains("found A:5-5: it scores 10; expected A:5-5*10"));
}

/// Runs the Python prototype's reader on a text; none where there is no Python, unless all tools must
/// be there.
fn read_with_python(text: &str) -> Option<std::process::Output> {
    let interpreter = std::env::var("BONEYARD_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let mut file = tempfile::NamedTempFile::new().unwrap();
    std::io::Write::write_all(&mut file, text.as_bytes()).unwrap();
    let vectors = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let script = "import sys, tomllib, bones; print(bones.verify(tomllib.load(open(sys.argv[1], 'rb'))))";
    let run = std::process::Command::new(&interpreter)
        .args(["-B", "-c", script])
        .arg(file.path())
        .env("PYTHONPATH", vectors)
        .output();
    match run {
        Ok(output) => Some(output),
        Err(fault) => {
            let missing =
                format!("`{interpreter}` cannot be run ({fault}): install Python 3.11 or set BONEYARD_PYTHON");
            assert!(std::env::var_os("BONEYARD_REQUIRE_ALL").is_none_or(|value| value != "1"), "{missing}");
            eprintln!("skipped: {missing}");
            None
        }
    }
}

#[test]
fn the_python_reader_agrees_with_draw_matches_that_are_written_here() {
    let rules = boneyard_engine::variants::find("draw").unwrap().with([("seats", "2"), ("target", "60")]).unwrap();
    let mut text = String::new();
    let mut tokens = 0;
    for seed in 0..40 {
        let steps = play(rules, &mut Dice::new(seed), Course::Plain);
        let record = record(rules, &steps);
        tokens += record.token_count();
        text.push_str(&to_text(&record).unwrap());
    }
    assert_eq!(verified(&text).unwrap().tokens, u64::try_from(tokens).unwrap());
    let Some(output) = read_with_python(&text) else { return };
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), tokens.to_string());
    let wrong = text.replacen("\"out\"\nwinner = \"A\"\ndelta = { A = ", "\"out\"\nwinner = \"A\"\ndelta = { A = 1", 1);
    assert_ne!(wrong, text);
    assert!(!read_with_python(&wrong).unwrap().status.success());
    assert!(verified(&wrong).is_err());
}
