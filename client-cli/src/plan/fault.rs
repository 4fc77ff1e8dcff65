//! What is wrong with a tournament file, and where.

use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The text of a tournament file, to find places in.
#[derive(Debug, Clone)]
pub(crate) struct Source {
    path: PathBuf,
    text: String,
}

impl Source {
    pub(super) fn new(path: &Path, text: String) -> Self {
        Self { path: path.to_owned(), text }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The line of a byte, from 1.
    pub(super) fn line_of(&self, byte: usize) -> usize {
        self.text.bytes().take(byte).filter(|&byte| byte == b'\n').count() + 1
    }

    /// A fault at a byte of the file.
    pub(super) fn at(
        &self,
        byte: usize,
        field: &str,
        found: impl Into<String>,
        possible: impl Into<String>,
    ) -> Failure {
        self.fault(self.line_of(byte), field, &found.into(), possible)
    }

    /// A fault of a key, at its first place in the file; at the file's beginning where it is not.
    pub(crate) fn field(
        &self,
        table: &str,
        key: &str,
        found: impl Into<String>,
        possible: impl Into<String>,
    ) -> Failure {
        let line = self.place_of(table, key);
        let field = if table.is_empty() { key.to_owned() } else { format!("{table}.{key}") };
        self.fault(line, &field, &found.into(), possible)
    }

    /// What the reader of TOML says.
    pub(super) fn unreadable(&self, error: &toml::de::Error) -> Failure {
        let byte = error.span().map_or(0, |span| span.start);
        let line = self.line_of(byte);
        let (found, possible) = match error.message().split_once(", expected ") {
            Some((found, "i64")) => (found, "possible: a whole number".to_owned()),
            Some((found, "f64")) => (found, "possible: a number".to_owned()),
            Some((found, expected)) => (found, format!("possible: {expected}").replace("one of ", "")),
            None => (error.message(), String::new()),
        };
        self.fault(line, &self.field_of(line), found.lines().next().unwrap_or_default(), possible)
    }

    /// What a server says of what was made of the file. `field` is a path of the contract.
    pub(crate) fn refused(&self, failure: &Failure, field: Option<&str>) -> Failure {
        let (table, key) = field.map_or(("tournament", ""), key_of);
        let line = self.place_of(table, key);
        let field = [table, key].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(".");
        let found = failure.detail_or_sentence();
        // The server names its own field first, which is not that of the file.
        let found = found.split_once(": ").filter(|(first, _)| is_one_word(first)).map_or(found, |(_, found)| found);
        let possible = match failure.reason() {
            "invalid_field" => "docs/reference/tournaments.md describes every key",
            _ => failure.help_text(),
        };
        self.fault(line, &field, found, possible)
    }

    /// A fault of the entrant that begins in this line.
    pub(crate) fn entrant(&self, line: usize, found: &str, possible: impl Into<String>) -> Failure {
        self.fault(line.max(1), "entrant", found, possible)
    }

    #[cfg(feature = "local")]
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn fault(&self, line: usize, field: &str, found: &str, possible: impl Into<String>) -> Failure {
        let field = if field.is_empty() { String::new() } else { format!(" {field}:") };
        Failure::usage("plan_invalid", format!("{}:{line}:{field} {found}", self.path.display())).help(possible)
    }

    /// The key of a line with the table it stands in.
    fn field_of(&self, line: usize) -> String {
        let lines: Vec<&str> = self.text.lines().take(line).collect();
        let table = lines.iter().rev().find_map(|line| header(line)).unwrap_or_default();
        let key = lines.last().filter(|line| header(line).is_none()).and_then(|line| line.split_once('='));
        let key = key.map(|(key, _)| key.trim()).unwrap_or_default();
        [table, key].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(".")
    }

    /// The line of a key; of its table where that is written in one line, or where it has no such key; 1 where
    /// there is nothing like it.
    fn place_of(&self, table: &str, key: &str) -> usize {
        let in_one_line = || table.rsplit_once('.').and_then(|(outer, name)| self.line_of_key(outer, name));
        self.line_of_key(table, key).or_else(in_one_line).unwrap_or(1)
    }

    /// The first line, from 1, that gives `key` in `table`, or that begins the table where there is no such key.
    fn line_of_key(&self, table: &str, key: &str) -> Option<usize> {
        let mut inside = "";
        let mut begins = None;
        for (line, number) in self.text.lines().zip(1..) {
            if let Some(name) = header(line) {
                inside = name;
                if name == table || (table.is_empty() && name == key) {
                    begins = begins.or(Some(number));
                }
            } else if inside == table
                && !key.is_empty()
                && line.split_once('=').is_some_and(|(name, _)| name.trim() == key)
            {
                return Some(number);
            }
        }
        begins
    }
}

fn is_one_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_lowercase() || matches!(letter, '_' | '.' | '`'))
}

/// The name of the table that a line begins.
fn header(line: &str) -> Option<&str> {
    let line = line.split('#').next()?.trim();
    let name = line.strip_prefix('[')?.strip_suffix(']')?;
    Some(name.trim_matches(['[', ']']).trim())
}

/// Table and key of the file for a field of the contract.
fn key_of(field: &str) -> (&'static str, &str) {
    let field = field.strip_prefix("spec.").unwrap_or(field);
    if let Some(key) = field.strip_prefix("time_control.") {
        return ("tournament.clock", key);
    }
    if let Some(key) = field.strip_prefix("faults.") {
        return ("tournament.faults", key);
    }
    if let Some(key) = field.strip_prefix("sequential_test.") {
        return ("tournament.test", key.trim_end_matches("_milli"));
    }
    if let Some(key) = field.strip_prefix("variant.options") {
        return ("tournament.options", key.trim_start_matches(['.', '[', '"']).trim_end_matches(['"', ']']));
    }
    match field {
        "design" => ("tournament", "seating"),
        "display_name" => ("tournament", "name"),
        "variant" | "variant.variant" => ("tournament", "variant"),
        "time_control" => ("tournament.clock", ""),
        "faults" => ("tournament.faults", ""),
        "sequential_test" => ("tournament.test", ""),
        "round_count" => ("tournament", "rounds"),
        "cycle_count" => ("tournament", "cycles"),
        "seed_count" => ("tournament", "seeds"),
        "boards_per_pairing" => ("tournament", "boards"),
        "point_unit" => ("tournament", "points"),
        "max_concurrent_games" => ("tournament", "max_games"),
        "members" | "members.player_id" | "entrants" => ("entrant", ""),
        other => ("tournament", other),
    }
}
