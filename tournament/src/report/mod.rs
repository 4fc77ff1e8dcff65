//! Tables and a page that people read.
//!
//! All of it is text made from a [`Summary`]: the same results give the same bytes, in whatever order they came.

mod cross;
mod csv;
mod cumulative;
mod diagnostics;
mod event;
mod figure;
mod json;
mod markdown;
mod name;
mod page;
mod results;
mod summary;
mod terminal;
mod words;

pub use self::{
    cross::Encounter,
    csv::{crosstable_csv, games_csv, standings_csv},
    cumulative::Track,
    diagnostics::{Diagnostics, Swing},
    event::{Event, key_word},
    markdown::crosstable_md,
    name::{cut, visible},
    page::report_html,
    results::{SCHEMA, games_jsonl, results_json},
    summary::{Summary, summarise},
    terminal::{progress, standings_text},
};
