use std::time::Duration;

use boneyard_tournament::report::{
    Event, crosstable_csv, crosstable_md, games_csv, games_jsonl, progress, report_html, results_json, standings_csv,
    standings_text, summarise,
};

/// Every report on an event, with the name of its file.
pub(crate) fn outputs(event: &Event) -> Vec<(&'static str, String)> {
    let summary = summarise(event);
    vec![
        ("standings.csv", standings_csv(&summary)),
        ("crosstable.csv", crosstable_csv(&summary)),
        ("crosstable.md", crosstable_md(&summary)),
        ("games.csv", games_csv(&summary)),
        ("games.jsonl", games_jsonl(&summary)),
        ("results.json", results_json(&summary)),
        ("terminal", standings_text(&summary, 80)),
        ("progress", progress(&summary, 400, Some(Duration::from_secs(250)))),
        ("report.html", report_html(&summary)),
    ]
}
