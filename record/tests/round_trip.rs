//! What is played, written, read and played again is the same, for every variant, seat count and
//! option that the engine has.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::table::Event;
use boneyard_record::{
    read::{self, Located},
    record::Outcome,
    replay::replay,
    to_text, verify,
};

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

/// Matches for each variant and number of seats.
const MATCHES: u64 = 40;

fn read_one(text: &str) -> Located {
    let mut read = read::from_text("test.bones", text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(read.len(), 1);
    read.remove(0)
}

/// Everything that happened, apart from the commands that led to it.
fn flat(steps: &[Vec<Event>]) -> Vec<Event> {
    steps.concat()
}

#[test]
fn a_match_that_is_written_read_and_replayed_has_the_same_events() {
    for (variant, seats) in all_tables() {
        for seed in 0..MATCHES {
            let dice = &mut Dice::new(seed * 1_000 + u64::from(seats));
            let rules = any_rules(variant, seats, dice);
            let course = if seed % 2 == 0 { Course::Plain } else { Course::Troubled };
            let steps = play(rules, dice, course);
            let text = to_text(&record(rules, &steps)).unwrap();
            let located = read_one(&text);
            let replayed = replay(&located.record).unwrap_or_else(|why| panic!("{}\n{text}", located.fault(&why)));
            let (told, played) = (flat(&replayed.steps), flat(&steps));
            if located.record.rounds.is_empty() {
                // Who would have opened is not recorded.
                assert_eq!(told.len(), played.len());
            } else {
                let first = told.iter().zip(&played).position(|(told, played)| told != played);
                assert_eq!(first.map(|place| (&told[place], &played[place])), None, "{text}");
                assert_eq!(told.len(), played.len(), "{text}");
            }
        }
    }
}

#[test]
fn a_text_that_is_read_and_written_again_is_the_same_text() {
    for (variant, seats) in all_tables() {
        for seed in 0..MATCHES {
            let dice = &mut Dice::new(seed * 1_000 + 500 + u64::from(seats));
            let rules = any_rules(variant, seats, dice);
            let steps = play(rules, dice, Course::Troubled);
            let text = to_text(&record(rules, &steps)).unwrap();
            assert_eq!(to_text(&read_one(&text).record).unwrap(), text);
        }
    }
}

#[test]
fn the_first_tokens_of_a_record_are_a_record() {
    for (variant, seats) in all_tables() {
        let dice = &mut Dice::new(u64::from(seats));
        let rules = any_rules(variant, seats, dice);
        let mut record = record(rules, &play(rules, dice, Course::Plain));
        record.outcome = Outcome::default();
        while let Some(mut round) = record.rounds.pop() {
            (round.end, round.winner, round.delta) = (None, None, None);
            round.ms.clear();
            while round.tokens.pop().is_some() {
                record.rounds.push(round);
                let verified = verify(&record).unwrap_or_else(|why| panic!("{}: {why}", variant.key));
                assert_eq!(verified.tokens, record.token_count());
                round = record.rounds.pop().unwrap();
            }
        }
    }
}
