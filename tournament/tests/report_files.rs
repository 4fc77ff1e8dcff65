//! Files for other programs: CSV that comes back as it was, JSON that parses, names that stay names.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_tournament::report::{
    crosstable_csv, crosstable_md, games_csv, games_jsonl, results_json, standings_csv, summarise, visible,
};
use serde_json::Value;

mod report_support {
    pub(crate) mod events;
}
use report_support::events::{
    circle_event, duel_event, empty_event, fresh_event, hostile_event, level_event, twin_event,
};

/// Reads CSV by RFC 4180, and nothing looser.
fn read(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut field) = (Vec::new(), Vec::new(), String::new());
    let mut chars = text.chars().peekable();
    let mut quoted = false;
    while let Some(c) = chars.next() {
        match (quoted, c) {
            (true, '"') if chars.peek() == Some(&'"') => field.push(chars.next().unwrap()),
            (true, '"') => quoted = false,
            (false, '"') => {
                assert!(field.is_empty(), "a quote inside a field");
                quoted = true;
            }
            (false, ',') => row.push(std::mem::take(&mut field)),
            (false, '\n') => {
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            (false, '\r') => panic!("a carriage return"),
            (_, c) => field.push(c),
        }
    }
    assert!(field.is_empty() && row.is_empty() && !quoted, "the last line ends");
    rows
}

fn column<'a>(rows: &'a [Vec<String>], name: &str) -> Vec<&'a str> {
    let place = rows[0].iter().position(|head| head == name).unwrap();
    rows[1..].iter().map(|row| row[place].as_str()).collect()
}

#[test]
fn csv_comes_back_as_it_was() {
    for event in
        [duel_event(), circle_event(16), hostile_event(), empty_event(), fresh_event(), level_event(), twin_event()]
    {
        let summary = summarise(&event);
        for text in [standings_csv(&summary), crosstable_csv(&summary), games_csv(&summary)] {
            let rows = read(&text);
            assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{text}");
        }
        let rows = read(&standings_csv(&summary));
        let names: Vec<String> = summary.order().iter().map(|who| summary.name_of(*who).to_owned()).collect();
        let read: Vec<&str> = column(&rows, "name").iter().map(|name| name.trim_start_matches('\'')).collect();
        assert_eq!(read, names);
    }
}

#[test]
fn columns_of_the_standings_are_stable() {
    let first = standings_csv(&summarise(&duel_event()));
    assert_eq!(
        first.lines().next().unwrap(),
        "rank,entrant,name,points,played,wins,draws,losses,placings,byes,margin,per_board,per_board_low,\
         per_board_high,skill,skill_low,skill_high,rank_low,rank_high,elo,elo_error,bankroll_rank,run_off_rank,\
         series_run_off_rank,annulled,decided_by,faults_no_show,faults_crash,faults_illegal,faults_late,faults_flood,\
         faults_withdrawn,head_to_head,sonneborn_berger,point_difference,wins,fewer_faults,seed"
    );
}

#[test]
fn no_name_is_a_formula() {
    let rows = read(&standings_csv(&summarise(&hostile_event())));
    assert!(column(&rows, "name").iter().any(|name| name.starts_with("'=HYPERLINK")));
    assert!(column(&rows, "name").iter().all(|name| !name.starts_with('=')));
    assert!(column(&rows, "margin").iter().any(|margin| margin.starts_with('-')), "numbers stay numbers");
}

#[test]
fn games_have_a_row_for_each_seat() {
    let event = duel_event();
    let rows = read(&games_csv(&summarise(&event)));
    assert_eq!(rows.len(), 1 + event.results.plays.len() * 2);
    assert_eq!(column(&rows, "table_id")[..3], ["tbl_0001", "tbl_0001", "r1.t1.b1.p2"]);
    assert_eq!(column(&rows, "left_out").iter().filter(|words| words.contains("director")).count(), 4);
    assert!(column(&rows, "verdict").contains(&"no_show"));
    let rows = read(&games_csv(&summarise(&circle_event(16))));
    let of_board: Vec<f64> = column(&rows, "matchpoints")[..16].iter().map(|points| points.parse().unwrap()).collect();
    assert!((of_board.iter().sum::<f64>() - 8.0).abs() < 0.01, "half of the results of each seat");
}

#[test]
fn json_parses_and_says_its_version() {
    for event in
        [duel_event(), circle_event(16), hostile_event(), empty_event(), fresh_event(), level_event(), twin_event()]
    {
        let summary = summarise(&event);
        let value: Value = serde_json::from_str(&results_json(&summary)).unwrap();
        assert_eq!(value["schema_version"], 1);
        assert_eq!(value["standings"].as_array().unwrap().len(), event.entrants.len());
        for (game, line) in summary.ledger.plays.iter().zip(games_jsonl(&summary).lines()) {
            let value: Value = serde_json::from_str(line).unwrap();
            assert_eq!(value["board"], game.key.board);
            assert_eq!(value["seats"][0]["score"], game.seats[0].score);
        }
    }
    let value: Value = serde_json::from_str(&results_json(&summarise(&duel_event()))).unwrap();
    assert_eq!(value["decisions"][0]["reason"], "tiles were <wrong>");
    assert_eq!(value["standings"][0]["tie_breaks"][1]["scale"], 4);
}

#[test]
fn names_show_what_they_are() {
    assert_eq!(visible("a\u{202e}b\nc\u{200b}"), "a\u{fffd}b\u{fffd}c\u{fffd}");
    assert_eq!(visible("  "), "(no name)");
    assert_eq!(visible("Ünïcode 数"), "Ünïcode 数");
}

#[test]
fn the_crosstable_in_markdown_is_one_table() {
    let text = crosstable_md(&summarise(&hostile_event()));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    let bars = |line: &str| line.replace("\\|", "").matches('|').count();
    assert!(lines.iter().all(|line| bars(line) == bars(lines[0])), "{text}");
    assert!(!text.contains("<script>"));
}
