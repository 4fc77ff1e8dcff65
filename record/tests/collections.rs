//! Many records: counted, merged, redacted, converted.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::{seat::Seat, table::Event};
use boneyard_record::{
    Merge, Offered, Origin, Record, convert,
    read::{self, Located},
    record::BoneyardOrder,
    redact::{Pseudonyms, hide_all_but, is_unfinished},
    replay::replay,
    stats::Stats,
    to_text, verify_all,
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

/// A few records of every variant at every number of seats.
fn some_records() -> Vec<Record> {
    let mut records = Vec::new();
    for (variant, seats) in all_tables() {
        for seed in 0..3 {
            let dice = &mut Dice::new(seed * 17 + u64::from(seats));
            let rules = any_rules(variant, seats, dice);
            let course = if seed == 0 { Course::Plain } else { Course::Troubled };
            let mut record = record(rules, &play(rules, dice, course));
            record.header.id = Some(format!("{}-{seats}-{seed}", variant.key));
            if let Some(round) = record.rounds.first_mut().filter(|round| !round.tokens.is_empty()) {
                round.notes.insert(1, "a \"quoted\"\nnote".to_owned());
            }
            records.push(record);
        }
    }
    records
}

fn located(file: &str, text: &str) -> Vec<Located> {
    read::from_text(file, text).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn json_lines_hold_all_of_a_record() {
    let records = some_records();
    let mut lines = String::new();
    let mut text = String::new();
    for record in &records {
        lines.push_str(&convert::jsonl::lines(record).unwrap());
        text.push_str(&to_text(record).unwrap());
    }
    let back: Vec<Located> = convert::jsonl::records("t.jsonl", lines.as_bytes()).collect::<Result<_, _>>().unwrap();
    for (located, record) in back.iter().zip(&records) {
        assert_eq!(located.record.rounds, record.rounds);
    }
    let again: String = back.iter().map(|located| to_text(&located.record).unwrap()).collect();
    assert_eq!(again, text);
    assert!(lines.lines().all(|line| line.starts_with("{\"") && line.contains("\"type\":")));
}

#[test]
fn what_is_wrong_with_json_lines_is_named_with_its_line() {
    let example = include_str!("vectors/example.bones");
    let good = convert::jsonl::lines(&located("t", example)[0].record).unwrap();
    let complaint = |old: &str, new: &str| {
        assert!(good.contains(old), "{old}\n{good}");
        let lines = good.replacen(old, new, 1);
        convert::jsonl::records("t.jsonl", lines.as_bytes()).find_map(Result::err).unwrap().to_string()
    };
    for (old, new, wanted) in [
        ("{\"", "[\"", "t.jsonl:1:1: a line is a JSON object"),
        (
            "\"type\":\"match\"",
            "\"type\":\"mitch\"",
            "t.jsonl:1:1: match 1: a match begins with a line of the type `match`",
        ),
        (
            "\"type\":\"hand\"",
            "\"type\":\"hund\"",
            "t.jsonl:2:1: match 1: a line has the type match, hand, token, hand_end or match_end",
        ),
        ("B:4-3R", "B:4-33R", "t.jsonl:5:1: match 1: `play`: `B:4-33R` is no token"),
        ("B:4-3R", "B: 4-3R", "t.jsonl:5:1: match 1: a token line has `token`, `ms` and `note`, not `token`"),
        ("{\"token\":\"B:4-3R\"", "{\"ms\":-1", "t.jsonl:5:1: match 1: a token line lacks its `token`"),
        ("\"n\":2", "\"n\":3", "match 1: this is hand 2"),
        ("\"end\":\"out\"", "\"end\":\"in\"", "t.jsonl:18:1: match 1: `end`: a round ends by `out` or `blocked`"),
        ("\"variant\"", "\"varaint\"", "t.jsonl:1:1: match 1: a match has no key `varaint`; is `variant` meant?"),
        ("\"type\":\"hand_end\"", "\"type\":\"match_end\"", "the hand before has no line of the type `hand_end`"),
        ("\"target\":50", "\"target\":null,\"seats\":null,\"reserve\":{\"a\":[null]}", "nothing may be null here"),
    ] {
        let said = complaint(old, new);
        assert!(said.contains(wanted), "{new}: {said}");
    }
    let cut = good.lines().take(9).collect::<Vec<_>>().join("\n");
    let fault = convert::jsonl::records("t.jsonl", cut.as_bytes()).find_map(Result::err).unwrap();
    assert_eq!((fault.line, fault.problem.as_str()), (9, "the last hand has no line of the type `hand_end`"));
    assert!(convert::jsonl::records("t.jsonl", "".as_bytes()).next().unwrap().is_err());
}

#[test]
fn csv_holds_every_token_in_order() {
    for (number, record) in (1..).zip(some_records()) {
        let text = format!("{}{}", convert::csv::HEADER, convert::csv::rows(&record, number));
        let rows = convert::csv::read(&text).unwrap();
        assert_eq!(rows.len(), record.token_count());
        let tokens = record.before.iter().chain(record.rounds.iter().flat_map(|round| &round.tokens));
        assert!(rows.iter().map(|row| &row.token).eq(tokens));
        let times: Vec<u32> = rows.iter().filter_map(|row| row.ms).collect();
        assert_eq!(times, record.rounds.iter().flat_map(|round| round.ms.iter().copied()).collect::<Vec<_>>());
        assert!(rows.iter().all(|row| row.match_number == number));
    }
    assert_eq!(convert::csv::read("").unwrap_err().line, 1);
    let wrong = format!("{}1,1,1,A:6-4Q,A,place,6-4,,,,\n", convert::csv::HEADER);
    assert!(convert::csv::read(&wrong).unwrap_err().to_string().starts_with("line 2: `A:6-4Q` is no token"));
    let short = format!("{}1,1\n", convert::csv::HEADER);
    assert_eq!(convert::csv::read(&short).unwrap_err().to_string(), "line 2: a row has 11 values, this one 2");
}

#[test]
fn files_are_merged_with_each_match_once() {
    let texts: Vec<String> = some_records().iter().map(|record| to_text(record).unwrap()).collect();
    let (one, two) = (texts[..8].concat(), texts[4..].concat());
    let changed = texts[9].replacen("Friday", "Saturday", 1);
    let mut merge = Merge::default();
    let (mut merged, mut duplicates) = (String::new(), Vec::new());
    for file in [("one.bones", &one), ("two.bones", &two)] {
        for located in located(file.0, file.1) {
            match merge.offer(&located).unwrap() {
                Offered::New(text) => merged.push_str(&text),
                Offered::Duplicate(first) => duplicates.push(first.match_number),
                Offered::Conflict(first) => panic!("{first:?}"),
            }
        }
    }
    assert_eq!((merged, duplicates), (texts.concat(), vec![5, 6, 7, 8]));
    let conflict = merge.offer(&located("three.bones", &changed)[0]).unwrap();
    assert_eq!(conflict, Offered::Conflict(Origin { file: "two.bones".to_owned(), match_number: 6 }));

    let nameless = texts[0].lines().filter(|line| !line.starts_with("id = ")).collect::<Vec<_>>().join("\n");
    let mut merge = Merge::default();
    let mut offer = |text: &str| merge.offer(&located("t", text)[0]).unwrap();
    assert!(matches!(offer(&nameless), Offered::New(_)));
    assert!(matches!(offer(&nameless), Offered::Duplicate(_)));
    assert!(matches!(offer(&nameless.replacen("Friday", "Sunday", 1)), Offered::New(_)));
}

#[test]
fn statistics_are_those_of_the_events() {
    let records = some_records();
    let mut stats = Stats::default();
    let (mut rounds, mut passes, mut finished, mut points) = (0, 0, 0, 0);
    for record in &records {
        stats.add(record).unwrap();
        for event in replay(record).unwrap().steps.iter().flatten() {
            if let Event::RoundEnded(result) = event {
                rounds += 1;
                points += Seat::all(record.rules.seats).map(|seat| i64::from(result.seat_points[seat])).sum::<i64>();
            }
            finished += u64::from(matches!(event, Event::MatchEnded(_)));
        }
        passes += u64::try_from(to_text(record).unwrap().matches(":pass").count()).unwrap();
    }
    let of_variants =
        |count: fn(&boneyard_record::stats::VariantStats) -> u64| stats.variants.values().map(count).sum::<u64>();
    assert_eq!(of_variants(|variant| variant.matches), u64::try_from(records.len()).unwrap());
    assert_eq!((of_variants(|variant| variant.rounds), of_variants(|variant| variant.passes)), (rounds, passes));
    assert_eq!(of_variants(|variant| variant.finished), finished);
    assert_eq!(stats.players.values().map(|player| player.points).sum::<i64>(), points);
    assert!(stats.players.values().all(|player| (0.0..=1.0).contains(&player.pass_rate())));
    assert!(stats.variants.values().all(|variant| variant.mean_rounds() > 0.0 && variant.mean_placements() > 1.0));

    let mut example = Stats::default();
    let record = located("t", include_str!("vectors/example.bones")).remove(0).record;
    example.add(&record).unwrap();
    let ana = example.players[&("draw".to_owned(), "ana".to_owned())];
    assert_eq!((ana.finished, ana.wins, ana.rounds, ana.rounds_won, ana.points, ana.passes), (1, 1, 2, 2, 64, 0));
    assert_eq!((example.variants["draw"].blocked, example.variants["draw"].draws), (1, 15));

    let mut wrong = record;
    wrong.rounds[0].tokens.pop();
    let before = example.clone();
    assert!(example.add(&wrong).is_err());
    assert_eq!(example, before, "nothing of an untrue record is counted");
}

#[test]
fn names_become_pseudonyms_and_nothing_else_changes() {
    let mut records = some_records();
    let mut pseudonyms = Pseudonyms::default();
    for record in &mut records {
        pseudonyms.apply(record);
    }
    let text: String = records.iter().map(|record| to_text(record).unwrap()).collect();
    assert!(!text.contains("ünï") && !text.contains("note.1"));
    assert_eq!(records[0].header.players[0], records[1].header.players[0]);
    assert_ne!(records[0].header.players[0], records[0].header.players[1]);
    assert_eq!(verify_all("t", text.as_bytes()).unwrap().verified, u64::try_from(records.len()).unwrap());
}

#[test]
fn a_record_for_one_seat_shows_no_other_tile() {
    for whole in some_records() {
        for viewpoint in Seat::all(whole.rules.seats) {
            let mut record = whole.clone();
            hide_all_but(&mut record, viewpoint);
            let text = to_text(&record).unwrap();
            let read = located("t", &text).remove(0).record;
            assert_eq!(to_text(&read).unwrap(), text);
            assert!(read.hides_tiles() && replay(&read).is_err());
            assert_eq!(verify_all("t", text.as_bytes()).unwrap().hidden, 1);
            for (round, before) in read.rounds.iter().zip(&whole.rounds) {
                assert_eq!(round.hands[viewpoint], before.hands[viewpoint]);
                for seat in Seat::all(whole.rules.seats).filter(|&seat| seat != viewpoint) {
                    assert!(
                        round.hands[seat].iter().all(Option::is_none)
                            && round.hands[seat].len() == before.hands[seat].len()
                    );
                }
                assert!(matches!(&round.boneyard, BoneyardOrder::Shared(order) if order.iter().all(Option::is_none)));
            }
            let drawn_by_others =
                text.split_whitespace().filter(|word| word.contains(":+") && !word.starts_with(viewpoint.letter()));
            assert!(drawn_by_others.into_iter().all(|word| word.contains(":+?")));
        }
    }
}

#[test]
fn a_match_is_unfinished_until_something_is_said_of_its_end() {
    let record = located("t", include_str!("vectors/example.bones")).remove(0).record;
    assert!(!is_unfinished(&record));
    let mut open = record;
    open.outcome.winners = None;
    assert!(is_unfinished(&open));
}
