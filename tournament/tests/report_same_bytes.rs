//! The same results give the same bytes, and none of them is a number that is none.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_tournament::report::Event;

mod report_support {
    pub(crate) mod events;
    pub(crate) mod outputs;
}
use report_support::{
    events::{circle_event, duel_event, empty_event, fresh_event, hostile_event, level_event, twin_event},
    outputs::outputs,
};

fn all() -> Vec<Event> {
    vec![
        circle_event(3),
        level_event(),
        circle_event(16),
        duel_event(),
        empty_event(),
        fresh_event(),
        hostile_event(),
        twin_event(),
    ]
}

#[test]
fn the_order_of_arrival_changes_no_byte() {
    for event in all() {
        let expected = outputs(&event);
        let mut moved = event.clone();
        moved.results.plays.reverse();
        moved.results.byes.reverse();
        moved.results.walkovers.reverse();
        moved.results.adjudications.reverse();
        assert_eq!(outputs(&moved), expected, "reversed");
        let by = moved.results.plays.len() / 3;
        moved.results.plays.rotate_left(by);
        assert_eq!(outputs(&moved), expected, "rotated");
    }
}

#[test]
fn a_second_result_of_a_game_changes_only_what_tells_of_it() {
    let event = duel_event();
    let mut doubled = event.clone();
    doubled.results.plays.extend(event.results.plays[..4].iter().cloned());
    for ((name, once), (_, twice)) in outputs(&event).into_iter().zip(outputs(&doubled)) {
        match name {
            "results.json" | "report.html" | "terminal" => {
                // One decision of the director came twice from the start.
                assert!(once.contains("were ignored: 1") && twice.contains("were ignored: 5"), "{name}");
            }
            _ => assert_eq!(once, twice, "{name}"),
        }
    }
}

#[test]
fn no_output_holds_a_number_that_is_none() {
    for event in all() {
        for (name, text) in outputs(&event) {
            let words = text.split(|c: char| !c.is_ascii_alphanumeric());
            let bad: Vec<_> = words.filter(|word| matches!(word.to_lowercase().as_str(), "nan" | "inf")).collect();
            assert!(bad.is_empty(), "{name}: {bad:?}");
            assert!(!text.contains("-0.0 ") && !text.contains("-0.0\""), "{name}: a minus before zero");
        }
    }
}

#[test]
fn identical_bots_differ_by_exactly_nothing() {
    let outputs = outputs(&twin_event());
    let of = |name: &str| &outputs.iter().find(|(of, _)| *of == name).unwrap().1;
    assert!(of("terminal").contains("0 ± 0"), "{}", of("terminal"));
    assert!(of("report.html").contains("<td>0 ± 0</td>"));
    assert!(of("crosstable.md").contains("0-20-0 0 ± 0"), "{}", of("crosstable.md"));
    assert!(of("standings.csv").contains(",0.000000,0.000000,0.000000,"));
}
