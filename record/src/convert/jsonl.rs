//! JSON lines: one object for the match, one for each deal, each token, each end. They hold all of a
//! record, and are read by way of its text, so that there is one reader and one set of complaints.

use std::{fmt::Write as _, io::BufRead};

use serde_json::{Map, Value, json};

use super::draft::Draft;
use crate::{
    read::{self, Fault, Lines, Located, MAX_MATCH_BYTES},
    record::Record,
    write::{self, UnwritableRules},
};

/// Keys of the line that begins a match.
const MATCH: [&str; 14] = [
    "bones",
    "variant",
    "rules_version",
    "id",
    "event",
    "site",
    "date",
    "clock",
    "rated",
    "viewpoint",
    "seats",
    "teams",
    "seat_draw",
    "before",
];
/// Keys of the line that ends it.
const MATCH_END: [&str; 4] = ["ended", "result", "ranks", "score"];
/// Keys of the line that begins a round.
const HAND: [&str; 5] = ["thrown_in", "opener", "lot", "deal", "yard"];
/// Keys of the line that ends it.
const HAND_END: [&str; 3] = ["end", "winner", "delta"];

/// The lines of a record.
///
/// # Errors
/// When its rules cannot be written.
///
/// # Panics
/// Never: what is written is TOML.
pub fn lines(record: &Record) -> Result<String, UnwritableRules> {
    // The text has everything in its canonical form already.
    let text = write::to_text(record)?;
    let document: toml::Table = text.parse().expect("what is written is TOML");
    let mut lines = String::new();
    let matches = document.get("match").and_then(toml::Value::as_array).cloned().unwrap_or_default();
    for written in &matches {
        let mut head = object("match", written, &MATCH);
        head.insert("options".to_owned(), written.get("options").map_or(Value::Null, value));
        if let Some(proof) = written.get("proof") {
            head.insert("proof".to_owned(), value(proof));
        }
        push(&mut lines, head);
        let hands = written.get("hand").and_then(toml::Value::as_array).cloned().unwrap_or_default();
        for ((written, round), number) in hands.iter().zip(&record.rounds).zip(1..) {
            push(&mut lines, with_number(object("hand", written, &HAND), number));
            for (place, token) in round.tokens.iter().enumerate() {
                let mut line = Map::new();
                line.insert("type".to_owned(), json!("token"));
                line.insert("token".to_owned(), json!(token.to_string()));
                if let Some(ms) = round.ms.get(place) {
                    line.insert("ms".to_owned(), json!(ms));
                }
                if let Some(note) = round.notes.get(&(place + 1)) {
                    line.insert("note".to_owned(), json!(note));
                }
                push(&mut lines, line);
            }
            push(&mut lines, with_number(object("hand_end", written, &HAND_END), number));
        }
        push(&mut lines, object("match_end", written, &MATCH_END));
    }
    Ok(lines)
}

fn push(lines: &mut String, object: Map<String, Value>) {
    // Writing to a `String` cannot fail.
    let _ = writeln!(lines, "{}", Value::Object(object));
}

fn with_number(mut object: Map<String, Value>, number: usize) -> Map<String, Value> {
    object.insert("n".to_owned(), json!(number));
    object
}

/// A line of this type with those of the keys that are there.
fn object(kind: &str, written: &toml::Value, keys: &[&str]) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("type".to_owned(), json!(kind));
    for &key in keys {
        if let Some(found) = written.get(key) {
            object.insert(key.to_owned(), value(found));
        }
    }
    object
}

fn value(found: &toml::Value) -> Value {
    match found {
        toml::Value::String(text) => json!(text),
        toml::Value::Integer(number) => json!(number),
        toml::Value::Float(number) => json!(number),
        toml::Value::Boolean(flag) => json!(flag),
        toml::Value::Datetime(date) => json!(date.to_string()),
        toml::Value::Array(values) => values.iter().map(value).collect(),
        toml::Value::Table(table) => {
            Value::Object(table.iter().map(|(key, found)| (key.clone(), value(found))).collect())
        }
    }
}

/// Reads JSON lines back, match by match; `file` is their name for messages.
pub fn records<R: BufRead>(file: &str, input: R) -> Records<R> {
    Records { lines: Lines::new(file, input), ahead: None, over: false }
}

/// The records of JSON lines, in order. Holds one match at a time; ends at the first fault.
pub struct Records<R> {
    lines: Lines<R>,
    /// The line that begins the next match, when it was read already.
    ahead: Option<Map<String, Value>>,
    over: bool,
}

impl<R> std::fmt::Debug for Records<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Records").finish_non_exhaustive()
    }
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = Result<Located, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let read = self.read().transpose();
        self.over = !matches!(read, Some(Ok(_)));
        read
    }
}

impl<R: BufRead> Records<R> {
    fn read(&mut self) -> Result<Option<Located>, Fault> {
        let head = match self.ahead.take() {
            Some(head) => head,
            None => match self.object()? {
                Some(head) => head,
                None if self.lines.matches == 0 => return Err(self.lines.fault("there is no match here")),
                None => return Ok(None),
            },
        };
        self.lines.matches += 1;
        let first = self.lines.number;
        let mut draft = Draft::default();
        self.add(&mut draft, &head, "match")?;
        while let Some(object) = self.object()? {
            let kind = object.get("type").and_then(Value::as_str).unwrap_or_default().to_owned();
            if kind == "match" {
                self.ahead = Some(object);
                break;
            }
            self.add(&mut draft, &object, &kind)?;
            if draft.bytes() > MAX_MATCH_BYTES {
                return Err(self.lines.fault(format!("a match may have {MAX_MATCH_BYTES} bytes, this one has more")));
            }
        }
        let (text, origin) = draft.finish(first).map_err(|problem| self.lines.fault(problem))?;
        read::read_translated(self.lines.file(), self.lines.matches, text, &origin).map(Some)
    }

    /// The next object; blank lines are skipped.
    fn object(&mut self) -> Result<Option<Map<String, Value>>, Fault> {
        while let Some(line) = self.lines.next()? {
            if line.trim().is_empty() {
                continue;
            }
            return match serde_json::from_str(&line) {
                Ok(object) => Ok(Some(object)),
                Err(why) => {
                    // At the very beginning of a line it counts from 0.
                    let column = u64::try_from(why.column()).unwrap_or(u64::MAX).max(1);
                    Err(Fault { column, ..self.lines.fault("a line is a JSON object") })
                }
            };
        }
        Ok(None)
    }

    fn add(&self, draft: &mut Draft, object: &Map<String, Value>, kind: &str) -> Result<(), Fault> {
        if object.get("type").and_then(Value::as_str) != Some(kind) {
            return Err(self.lines.fault("a match begins with a line of the type `match`"));
        }
        draft.add(self.lines.number, kind, object).map_err(|problem| self.lines.fault(problem))
    }
}
