//! What a terminal shows.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use boneyard_tournament::report::{cut, progress, standings_text, summarise};

mod report_support {
    pub(crate) mod events;
}
use report_support::events::{
    circle_event, duel_event, empty_event, fresh_event, hostile_event, level_event, twin_event,
};

#[test]
fn no_line_is_wider_than_the_terminal() {
    for event in
        [duel_event(), circle_event(16), hostile_event(), empty_event(), fresh_event(), level_event(), twin_event()]
    {
        for width in [20, 40, 60, 80, 120, 200] {
            let text = standings_text(&summarise(&event), width);
            let table = text.lines().filter(|line| !line.starts_with('!'));
            for line in table {
                assert!(line.chars().count() <= width, "{width}: {line}");
            }
        }
    }
}

#[test]
fn a_table_with_bars() {
    let text = standings_text(&summarise(&circle_event(16)), 100);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "Night run: block, round robin");
    assert!(lines[1].starts_with("#  Name   Points"), "{text}");
    assert_eq!(lines.len(), 2 + 4 + 1, "{text}");
    for line in &lines[2..6] {
        assert!(line.contains(" ± ") && line.contains('o') && line.contains("--"), "{text}");
    }
    assert!(lines[6].starts_with("! Cyclic seating"), "{text}");
}

#[test]
fn long_names_are_cut() {
    assert_eq!(cut("abcdef", 4), "abc…");
    assert_eq!(cut("abcd", 4), "abcd");
    assert_eq!(cut("äöü", 2), "ä…");
    assert_eq!(cut("abc", 0), "");
    assert!(standings_text(&summarise(&hostile_event()), 80).contains("nn…"));
}

#[test]
fn progress_is_one_line() {
    let summary = summarise(&duel_event());
    let text = progress(&summary, 400, Some(Duration::from_secs(250)));
    assert!(text.starts_with("boards 30/400  "), "{text}");
    assert!(text.contains(" ± ") && text.contains("faults ") && text.ends_with("ETA 4m10s"), "{text}");
    assert_eq!(text.lines().count(), 1);
    let times = [(59, "59s"), (3_600, "1h00m"), (60, "1m00s"), (90_000, "25h00m")];
    for (seconds, shown) in times {
        let text = progress(&summary, 400, Some(Duration::from_secs(seconds)));
        assert_eq!(text.rsplit(' ').next().unwrap(), shown);
    }
    assert!(!progress(&summary, 400, None).contains("ETA"));
}
