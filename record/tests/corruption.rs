//! Records that were tampered with: whatever is changed is found, or is the true record of another
//! match that could have been played.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use boneyard_engine::{
    seat::Seat,
    tile::{MAX_TILES, Tile},
};
use boneyard_record::{
    Record, read,
    replay::replay,
    to_text,
    token::{Action, ArmLabel, By, Points, Token},
};

mod support {
    pub(crate) mod dice;
    pub(crate) mod game;
    pub(crate) mod recorded;
    pub(crate) mod tables;
    pub(crate) mod truth;
}
use support::{
    dice::Dice,
    game::{Course, play},
    recorded::record,
    tables::{all_tables, any_rules},
    truth::assert_true,
};

fn read_one(text: &str) -> Record {
    read::from_text("test.bones", text).unwrap_or_else(|fault| panic!("{fault}\n{text}")).remove(0).record
}

/// Whether the corruption of a record was found; if not, what it says must be true.
fn is_found(record: &Record) -> bool {
    match replay(record) {
        Err(_) => true,
        Ok(replayed) => {
            assert_true(record, &replayed);
            false
        }
    }
}

/// A token that differs from this one in one thing.
fn corrupted(token: Token, seats: u8, dice: &mut Dice) -> Token {
    let tile = Tile::from_index(dice.below(MAX_TILES)).unwrap();
    let seat = Seat::from_index(dice.below(usize::from(seats))).unwrap();
    match (dice.below(8), token.action) {
        (0, _) => Token { actor: Some(seat), ..token },
        (1, _) => Token {
            action: dice.pick(&[Action::Pass, Action::Decline, Action::Draw(Some(tile)), Action::Claim(5)]),
            ..token
        },
        (2, _) => Token { by: dice.pick(&[By::Seat, By::Timeout, By::Substitute]), ..token },
        (3 | 4, Action::Place { arm, announced, points, .. }) => {
            Token { action: Action::Place { tile, arm, announced, points }, ..token }
        }
        (5, Action::Place { tile, announced, points, .. }) => {
            let arms = [
                ArmLabel::Left,
                ArmLabel::Right,
                ArmLabel::Up,
                ArmLabel::Down,
                ArmLabel::Train(seat),
                ArmLabel::Number(6),
            ];
            Token { action: Action::Place { tile, arm: Some(dice.pick(&arms)), announced, points }, ..token }
        }
        (6, Action::Place { tile, arm, announced, .. }) => {
            let points =
                dice.pick(&[Points::None, Points::Made(5), Points::Called(5), Points::Made(10), Points::Called(10)]);
            Token { action: Action::Place { tile, arm, announced, points }, ..token }
        }
        (_, Action::Place { tile, arm, announced, points }) => {
            Token { action: Action::Place { tile, arm, announced: !announced, points }, ..token }
        }
        (_, _) => Token { action: Action::Draw(Some(tile)), ..token },
    }
}

#[test]
fn every_corruption_of_one_token_is_found_or_tells_another_true_match() {
    let (mut found, mut true_as_well) = (0, 0);
    for (variant, seats) in all_tables() {
        for seed in 0..12 {
            let dice = &mut Dice::new(seed * 77 + u64::from(seats));
            let rules = any_rules(variant, seats, dice);
            let whole = read_one(&to_text(&record(rules, &play(rules, dice, Course::Troubled))).unwrap());
            for number in 0..whole.rounds.len() {
                for place in 0..whole.rounds[number].tokens.len() {
                    let mut record = whole.clone();
                    let round = &mut record.rounds[number];
                    match dice.below(6) {
                        0 => {
                            round.tokens.remove(place);
                            round.ms.clear();
                        }
                        1 => {
                            let token = round.tokens[place];
                            round.tokens.insert(place, token);
                            round.ms.clear();
                        }
                        2 if place > 0 => round.tokens.swap(place - 1, place),
                        _ => round.tokens[place] = corrupted(round.tokens[place], seats, dice),
                    }
                    if record.rounds[number].tokens == whole.rounds[number].tokens {
                        continue;
                    }
                    if is_found(&record) {
                        found += 1;
                    } else {
                        true_as_well += 1;
                    }
                }
            }
        }
    }
    // Who chose is not known to the rules, and a choice of equal worth leads to another true match.
    assert!(found > 5_000 && true_as_well * 5 < found, "{found} found, {true_as_well} true as well");
}

#[test]
fn a_token_that_scores_is_found_when_its_points_are_dropped_or_changed() {
    let (variant, seats) = all_tables().find(|(variant, _)| variant.key == "all_fives").unwrap();
    let rules = variant.with([("seats", seats.to_string().as_str())]).unwrap();
    let whole = record(rules, &play(rules, &mut Dice::new(3), Course::Plain));
    let mut scored = 0;
    for number in 0..whole.rounds.len() {
        for place in 0..whole.rounds[number].tokens.len() {
            let Action::Place { tile, arm, announced, points: Points::Made(made) } =
                whole.rounds[number].tokens[place].action
            else {
                continue;
            };
            scored += 1;
            for points in [Points::None, Points::Made(made + 5), Points::Called(made)] {
                let mut record = whole.clone();
                record.rounds[number].tokens[place].action = Action::Place { tile, arm, announced, points };
                let why = replay(&record).unwrap_err();
                assert_eq!((why.round, why.token), (number + 1, place + 1));
            }
        }
    }
    assert!(scored > 3);
}

/// Words from which nonsense is made.
const WORDS: [&str; 44] = [
    "\"",
    "\"\"\"",
    "[[match]]",
    "[[match.hand]]",
    "[match.options]",
    "=",
    "\n",
    "\r\n",
    " ",
    "{",
    "}",
    "[",
    "]",
    "#",
    "'",
    ".",
    "-1",
    "0",
    "19",
    "6-6",
    "19-3",
    "4-6",
    "A:",
    "_:12-12",
    "B:pass",
    "A:6-4L",
    "~timeout",
    "*5",
    "=5",
    "!",
    "+",
    "?",
    "190x ?",
    "\u{0}",
    "é",
    "\\",
    "\\u0000",
    "99999999999999999999",
    "true",
    "1979-05-27",
    "out",
    "play = \"\"\"",
    "deal.A = \"\"",
    "opener = \"A\"",
];

#[test]
fn twenty_thousand_mutations_lead_to_no_panic_and_no_false_result() {
    let mut dice = Dice::new(6_628);
    let texts: Vec<String> = all_tables()
        .flat_map(|(variant, seats)| (0..4).map(move |seed| (variant, seats, seed)))
        .map(|(variant, seats, seed)| {
            let dice = &mut Dice::new(seed + u64::from(seats) * 9);
            let rules = any_rules(variant, seats, dice);
            to_text(&record(rules, &play(rules, dice, Course::Troubled))).unwrap()
        })
        .filter(|text| text.len() < 8_000)
        .collect();
    assert!(texts.len() > 10);
    let (mut unreadable, mut untrue, mut true_still) = (0, 0, 0);
    let mut complaints = BTreeSet::new();
    for _ in 0..20_000 {
        let mut bytes = texts[dice.below(texts.len())].clone().into_bytes();
        for _ in 0..=dice.below(3) {
            mutate(&mut bytes, &mut dice);
        }
        let read: Result<Vec<_>, _> = read::records("mutated.bones", bytes.as_slice()).collect();
        match read {
            Err(fault) => {
                assert!(fault.line > 0 && fault.column > 0 && !fault.problem.is_empty());
                complaints.insert(fault.problem.chars().take(30).collect::<String>());
                unreadable += 1;
            }
            Ok(read) => {
                for located in read {
                    match replay(&located.record) {
                        Err(why) => {
                            assert!(!located.fault(&why).problem.is_empty());
                            untrue += 1;
                        }
                        Ok(replayed) => {
                            assert_true(&located.record, &replayed);
                            true_still += 1;
                        }
                    }
                    to_text(&located.record).unwrap();
                }
            }
        }
    }
    assert!(unreadable > 3_000 && untrue > 2_000 && true_still > 1_000, "{unreadable} {untrue} {true_still}");
    assert!(complaints.len() > 100, "{complaints:#?}");
}

fn mutate(bytes: &mut Vec<u8>, dice: &mut Dice) {
    if bytes.is_empty() {
        return;
    }
    let at = dice.below(bytes.len());
    let end = bytes.len().min(at + 1 + dice.below(12));
    match dice.below(24) {
        0 => bytes[at] = u8::try_from(dice.below(256)).unwrap(),
        1 => drop(bytes.drain(at..end)),
        2 => drop(bytes.splice(at..at, dice.pick(&WORDS).bytes())),
        3 => drop(bytes.splice(at..end, dice.pick(&WORDS).bytes())),
        4 => {
            let part = bytes[at..end].to_vec();
            let to = dice.below(bytes.len());
            drop(bytes.splice(to..to, part));
        }
        5 => bytes.truncate(at),
        6 => swap_words(bytes, at, dice),
        // A digit or a letter becomes another: mostly well formed still, so that the rules must judge.
        7..=15 => replace_next(bytes, at, b"0123456789", dice),
        16..=20 => replace_next(bytes, at, b"ABCD", dice),
        _ => replace_next(bytes, at, b"LRUD", dice),
    }
}

/// The next byte of this kind becomes another of the kind.
fn replace_next(bytes: &mut [u8], at: usize, kind: &[u8], dice: &mut Dice) {
    if let Some(byte) = bytes[at..].iter_mut().find(|byte| kind.contains(byte)) {
        *byte = dice.pick(kind);
    }
}

/// Exchanges the two words after a place.
fn swap_words(bytes: &mut Vec<u8>, at: usize, dice: &mut Dice) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut words: Vec<&str> = text.split(' ').collect();
    let place = dice.below(words.len());
    let other = (place + 1 + at % 3).min(words.len() - 1);
    words.swap(place, other);
    *bytes = words.join(" ").into_bytes();
}
