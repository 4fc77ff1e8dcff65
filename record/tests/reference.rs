//! The reference page says what the code does: every example in it is read, replayed or compared.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::seat::Seat;
use boneyard_record::{convert, position::PositionLine, read, show, to_text, token::Token, verify, verify_all};
use regex::Regex;

mod support {
    pub(crate) mod dice;
    pub(crate) mod game;
    pub(crate) mod recorded;
    pub(crate) mod tables;
}
use support::{
    dice::Dice,
    game::{Course, play},
    recorded::record,
    tables::{all_tables, any_rules},
};

const PAGE: &str = include_str!("../../docs/reference/bones.md");

/// Blocks of the page in this language.
fn blocks(language: &str) -> Vec<&'static str> {
    let begin = format!("```{language}\n");
    PAGE.split(&begin).skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

/// Rows of the table whose head begins with this cell, without their outer bars.
fn table(head: &str) -> Vec<Vec<&'static str>> {
    let start = PAGE.find(&format!("| {head} |")).unwrap_or_else(|| panic!("no table {head}"));
    let rows = PAGE[start..].lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

fn regex() -> Regex {
    let [expression] = blocks("regex")[..] else { panic!("one regular expression") };
    Regex::new(expression.trim()).unwrap()
}

#[test]
fn every_record_of_the_page_is_true() {
    let records = blocks("toml");
    assert_eq!(records.len(), 5);
    for text in &records {
        let located = read::from_text("bones.md", text).unwrap_or_else(|fault| panic!("{fault}\n{text}")).remove(0);
        let verified = verify(&located.record).unwrap_or_else(|why| panic!("{}\n{text}", located.fault(&why)));
        assert_eq!(verified.finished, text.contains("score"));
        let written = to_text(&located.record).unwrap();
        assert_eq!(verify_all("t", written.as_bytes()).unwrap().verified, 1);
    }
    assert_eq!(verify_all("t", records.concat().as_bytes()).unwrap().verified, 5);
    let position = read::from_text("t", records[4]).unwrap().remove(0).record;
    assert_eq!(show(&position, 1, 1, None).unwrap().to_move, Seat::from_letter('B'));
}

#[test]
fn every_token_of_the_table_is_a_token_and_no_kind_is_left_out() {
    let regex = regex();
    let rows = table("token");
    for row in &rows {
        let token = row[0].trim_matches('`');
        assert_eq!(Token::from_text(token).unwrap().to_string(), token);
        assert!(regex.is_match(token), "{token}");
    }
    // An example for each word and sign that a token may have.
    let all: String = rows.iter().map(|row| row[0]).collect();
    for part in [
        "_:",
        "L`",
        "R`",
        "U`",
        "D`",
        "@X",
        "@C",
        "@1",
        "!",
        "*",
        "=10",
        "+5",
        "+?",
        "pass",
        "skip",
        "decline",
        "claim",
        "challenge",
        "opener",
        ":mark",
        "unmark",
        "forfeit",
        "~timeout",
        "~substitute",
    ] {
        assert!(all.contains(part), "{part}");
    }
}

#[test]
fn the_regular_expression_takes_what_the_reader_takes() {
    let regex = regex();
    let (mut tokens, mut refused) = (0, 0);
    let mut dice = Dice::new(11);
    for ((variant, seats), course) in all_tables().zip([Course::Troubled, Course::Plain].into_iter().cycle()) {
        let rules = any_rules(variant, seats, &mut dice);
        let record = record(rules, &play(rules, &mut dice, course));
        for token in record.rounds.iter().flat_map(|round| &round.tokens).take(400) {
            let word = token.to_string();
            assert!(regex.is_match(&word), "{word}");
            tokens += 1;
            let mut bytes = word.into_bytes();
            let at = dice.below(bytes.len());
            bytes[at] = dice.pick(b"0123456789ABCNOPXLRUD:+-@!*=~_?pasmkt ");
            let word = String::from_utf8(bytes).unwrap();
            match Token::from_text(&word) {
                Ok(read) => {
                    assert!(regex.is_match(&word), "{word}");
                    assert_eq!(read.to_string(), word);
                }
                // What no regular expression can see: which half is higher, and the ranges of numbers.
                Err(why) if regex.is_match(&word) => {
                    let why = why.to_string();
                    assert!(
                        why.contains("the higher half comes first")
                            || why.contains("points are 1 to 65535")
                            || (why.contains("an end is") && word.contains('@')),
                        "{why}"
                    );
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(tokens > 2_000 && refused > 1_000, "{tokens} {refused}");
}

#[test]
fn the_keys_of_the_page_are_those_that_are_read() {
    let keys = |head: usize, before: &str| -> Vec<String> {
        let section = PAGE.split("\n## ").nth(head).unwrap();
        assert!(section.starts_with(before));
        let rows = section.lines().filter(|line| line.starts_with("| `"));
        rows.flat_map(|row| row.trim_start_matches('|').split('|').next().unwrap().split('`').skip(1).step_by(2))
            .map(|key| key.trim_start_matches("[match.").trim_end_matches(']').split('.').next().unwrap().to_owned())
            .collect()
    };
    // A key that is not known is refused with the whole list.
    let known = |text: &str| -> Vec<String> {
        let fault = verify_all("t", text.as_bytes()).unwrap_err().to_string();
        let list = fault.split("; it has ").nth(1).unwrap_or_else(|| panic!("{fault}"));
        list.split(", ")
            .map(str::to_owned)
            .filter(|key| !["rules", "set", "target", "hand"].contains(&key.as_str()))
            .collect()
    };
    let sorted = |mut keys: Vec<String>| {
        keys.sort();
        keys
    };
    assert_eq!(sorted(keys(1, "A match")), sorted(known("[[match]]\nqqqqqqqqqqqqqq = 1\n")));
    let hand = "[[match]]\nbones = 1\nvariant = \"block\"\nseats = { A = \"a\", B = \"b\" }\n[[match.hand]]\nqqqqqqqqqqqqqq = 1\n";
    assert_eq!(sorted(keys(2, "A hand")), sorted(known(hand)));
}

#[test]
fn every_position_of_the_page_is_a_position() {
    let lines: Vec<&str> =
        blocks("text").into_iter().flat_map(str::lines).filter(|line| line.contains(" score:")).collect();
    assert_eq!(lines.len(), 3);
    for line in lines {
        let position: PositionLine = line.parse().unwrap_or_else(|why| panic!("{why}\n{line}"));
        assert_eq!(position.to_string().split(' ').count(), line.split(' ').count());
        assert_eq!(position.to_string().parse::<PositionLine>().unwrap(), position);
    }
}

#[test]
fn the_json_lines_of_the_page_are_a_record_and_the_csv_header_is_the_one_written() {
    let [lines] = blocks("json")[..] else { panic!("one example") };
    let located: Vec<_> = convert::jsonl::records("t", lines.as_bytes()).collect::<Result<_, _>>().unwrap();
    assert_eq!(verify(&located[0].record).unwrap().tokens, 1);
    assert_eq!(located[0].record.rounds[0].notes[&1], "the heaviest");
    assert!(PAGE.contains(&format!("`{}`", convert::csv::HEADER.trim_end())));
}
