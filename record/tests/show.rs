//! Positions out of records, and on one line.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::{
    position::DecisionKind,
    rules::{AfterDouble, Rules, trains::Family},
    seat::Seat,
    table::{self, Table},
};
use boneyard_record::{
    position::{Hand, PositionLine},
    read,
    replay::replay_to,
    show,
    token::Action,
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

const EXAMPLE: &str = include_str!("vectors/example.bones");

#[test]
fn a_position_is_shown_with_all_that_people_ask_for() {
    let record = read::from_text("t", EXAMPLE).unwrap().remove(0).record;
    assert_eq!(
        show(&record, 1, 3, None).unwrap().to_string(),
        "round 1, token 3: B:4-3R\n\
         ends      L 5  R 3\n\
         hand A    4-1 4-0 3-2 2-0 1-1 6-4\n\
         hand B    6-2 6-0 2-2 2-1 1-0\n\
         boneyard  14: 5-1 3-3 5-3 5-0 6-6 5-2 3-1 3-0 6-5 4-2 6-3 6-1 0-0 4-4\n\
         score     0 : 0\n\
         to move   A: A:3-2R\n\
         draw/6 opt:target=50 round:1 open:B line:5-5,5-4R,4-3R ends:L=5,R=3 turn:A \
         hand:A=6-4.4-1.4-0.3-2.2-0.1-1,B=6-2.6-0.2-2.2-1.1-0 yard:5-1.3-3.5-3.5-0.6-6.5-2.3-1.3-0.6-5.4-2.6-3.6-1.0-0.4-4 \
         score:0,0\n"
            .replace("4-1 4-0 3-2 2-0 1-1 6-4", "6-4 4-1 4-0 3-2 2-0 1-1")
    );
    // After A's 6-4 seat B can only draw, which it does by itself.
    let forced = show(&record, 1, 6, None).unwrap();
    assert_eq!((forced.forced.unwrap().to_string().as_str(), forced.to_move), ("B:+5-1", None));
    let seen_by_a = show(&record, 1, 6, Seat::from_letter('A')).unwrap();
    assert_eq!(seen_by_a.forced.unwrap().to_string(), "B:+?");
    let own = show(&record, 1, 7, Seat::from_letter('A')).unwrap();
    assert_eq!((own.last.unwrap().to_string().as_str(), own.legal.len()), ("B:+?", 0));
    assert!(
        own.to_string().contains("hand B    5 tiles\n") && own.to_string().contains(" counts:B=5 yard:13 "),
        "{own}"
    );
    assert_eq!(show(&record, 2, 0, None).unwrap().position.score, [4, 0]);
    assert_eq!(show(&record, 3, 0, None).unwrap_err().expected, "one of 2 rounds and its tokens");
    assert!(show(&record, 1, 16, None).is_err());
}

/// Every table of the records of random matches, at some of its tokens.
fn positions(mut look: impl FnMut(Rules, &Table, bool)) {
    for (variant, seats) in all_tables() {
        for seed in 0..6 {
            let dice = &mut Dice::new(seed * 13 + u64::from(seats));
            let rules = any_rules(variant, seats, dice);
            let record = record(rules, &play(rules, dice, Course::Plain));
            for _ in 0..12 {
                let round = dice.below(record.rounds.len());
                let token = dice.below(record.rounds[round].tokens.len() + 1);
                let replayed = replay_to(&record, round + 1, token).unwrap();
                look(rules, &replayed.table, replayed.forced.is_some());
            }
        }
    }
}

#[test]
fn a_position_line_is_read_as_it_was_written() {
    positions(|rules, table, _| {
        for viewpoint in std::iter::once(None).chain(Seat::all(rules.seats).map(Some)) {
            let line = PositionLine::of(table, viewpoint);
            let text = line.to_string();
            let read: PositionLine = text.parse().unwrap_or_else(|why| panic!("{why}\n{text}"));
            assert_eq!(read, line, "{text}");
            assert_eq!(read.to_string(), text);
            let open = line.hands.iter().filter(|hand| matches!(hand, Hand::Open(_))).count();
            assert_eq!(open, if viewpoint.is_some() { 1 } else { usize::from(rules.seats) });
        }
    });
}

#[test]
fn a_table_set_up_from_a_line_has_the_same_legal_moves() {
    let mut compared = 0;
    positions(|rules, table, forced| {
        let Some(asked) = table.public().asked.filter(|_| !forced) else { return };
        let line = PositionLine::of(table, None);
        let again = line.table();
        let untold = rules.after_double == AfterDouble::OptionalTile;
        if rules.family != Family::Line || asked.kind != DecisionKind::Turn || untold {
            assert!(again.is_err());
            return;
        }
        let again = again.unwrap_or_else(|why| panic!("{why}\n{line}"));
        // Which tile must be led is not part of a line.
        if !table.public().arms.is_empty() {
            let moves = table::described_moves(table, asked.seat);
            assert_eq!(table::described_moves(&again, asked.seat), moves, "{line}");
            // Which tiles the others hold makes no difference.
            let own = PositionLine::of(table, Some(asked.seat)).completed().unwrap().table().unwrap();
            assert_eq!(table::described_moves(&own, asked.seat), moves, "{line}");
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_line_that_is_no_position_is_refused_with_the_reason() {
    let good = "draw/6 round:1 open:B line:5-5,5-4R ends:L=5,R=4 turn:A hand:A=6-4.4-1 counts:B=5 yard:14 score:0,0";
    assert_eq!(good.parse::<PositionLine>().unwrap().to_string(), good);
    for (old, new, wanted) in [
        ("draw/6", "draw", "a position begins with its game"),
        ("draw/6", "brag/6", "there is no variant `brag`"),
        ("draw/6", "draw/7", "it cannot be `7`"),
        ("draw/6", "draw/6 opt:spinner=all", "Draw"),
        ("draw/6", "draw/6 opt:target", "an option is written key=value"),
        ("counts:B=5", "", "option `seats`: it cannot be `1`"),
        ("counts:B=5", "counts:C=5", "each seat, from A on"),
        ("counts:B=5", "counts:B=900", "a count is a number"),
        ("4-1 ", "4-1.6-4 ", "a tile is there twice"),
        ("6-4.4-1", "5-5.4-1", "5-5 is there twice"),
        ("6-4.4-1", "9-4.4-1", "9-4 is there twice, or not in the set"),
        ("6-4.4-1", "4-6.4-1", "the higher half comes first"),
        ("5-4R", "5-4Q", "a tile is written `6-4`"),
        ("turn:A", "turn:A asked:B", "one seat is asked"),
        ("turn:A", "turn:A turn:A", "`turn` is said twice"),
        ("turn:A", "turn:D", "a seat is named that has no tiles"),
        ("turn:A", "turn:A trun:A", "there is no such field"),
        ("score:0,0", "score:0", "each team has a score"),
        ("score:0,0", "score:0,x", "a score is a number"),
        ("R=4", "R=x", "pips are a number"),
    ] {
        assert!(good.contains(old), "{old}");
        let why = good.replacen(old, new, 1).parse::<PositionLine>().unwrap_err().to_string();
        assert!(why.contains(wanted) || wanted == "Draw" && why.contains("has no such option"), "{new}: {why}");
    }
    let crowded = good.replacen("yard:14", "yard:40", 1).parse::<PositionLine>().unwrap().completed().unwrap_err();
    assert_eq!(crowded.to_string(), "more tiles are counted than are left of the set");
    let whole =
        "block/6 opt:hand_size=2 round:1 open:A line:6-4 ends:L=6,R=4 turn:B hand:A=5-1,B=4-1.1-0 yard:0-0 score:0,0";
    assert!(whole.parse::<PositionLine>().unwrap().table().is_ok());
    for (old, new, wanted) in [
        ("R=4", "R=5", "the ends are not those of the tiles laid"),
        ("line:6-4", "line:6-4,3-2R", "3-2 does not fit where it is said to lie"),
        ("line:6-4", "line:6-4,6-2U", "6-2 does not fit where it is said to lie"),
        ("yard:0-0", "yard:7", "the tiles of the boneyard are not known"),
        (",B=4-1.1-0", " counts:B=2", "not all hands are known"),
        ("turn:B", "asked:B", "no seat has an ordinary turn"),
    ] {
        let why = whole.replacen(old, new, 1).parse::<PositionLine>().unwrap().table().unwrap_err().to_string();
        assert_eq!(why, wanted);
    }
}

#[test]
fn random_lines_are_refused_and_never_a_panic() {
    let good = "all_fives/6 opt:claim=muggins round:1 open:B line:5-5,5-4R ends:L=5,R=4,U=5 turn:A hand:A=6-4.4-1 counts:B=5 yard:0-0.1-1 score:0,0";
    let mut dice = Dice::new(5);
    let mut read = 0;
    for _ in 0..20_000 {
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len());
            match dice.below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes[at] = b' ' + u8::try_from(dice.below(90)).unwrap(),
                _ => bytes.insert(at, dice.pick(b"0123456789ABLRUD@=:.,-")),
            }
        }
        let text = String::from_utf8(bytes).unwrap();
        if let Ok(position) = text.parse::<PositionLine>() {
            read += 1;
            assert_eq!(position.to_string().parse::<PositionLine>().unwrap(), position);
            drop(position.table());
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn every_end_has_a_name_that_records_can_write() {
    for (variant, seats) in all_tables() {
        let dice = &mut Dice::new(9);
        let rules = any_rules(variant, seats, dice);
        let record = record(rules, &play(rules, dice, Course::Plain));
        let round = &record.rounds[0];
        let leads = round.tokens.iter().filter(|token| matches!(token.action, Action::Place { arm: None, .. })).count();
        assert!(leads <= 1, "{}: a tile without an arm that is no lead", variant.key);
    }
}
