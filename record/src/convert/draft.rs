//! The text of a match while it is made of other lines.

use serde_json::{Map, Value};

use crate::write::quoted;

/// The text of a match so far; each line of it with the number of the line that it was made of.
#[derive(Default)]
pub(super) struct Draft {
    header: Part,
    tables: Part,
    rounds: Part,
    /// What stands after the tokens of a round.
    notes: Part,
    times: Vec<String>,
    /// Tokens of the round that is open; `None` between rounds.
    open: Option<usize>,
    hands: u64,
}

/// Lines of text.
#[derive(Default)]
struct Part {
    text: String,
    origin: Vec<u64>,
}

impl Part {
    fn push(&mut self, origin: u64, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.origin.push(origin);
    }

    fn append(&mut self, other: &mut Self) {
        self.text.push_str(&other.text);
        self.origin.append(&mut other.origin);
        other.text.clear();
    }
}

impl Draft {
    /// Bytes of text so far.
    pub(super) fn bytes(&self) -> usize {
        [&self.header, &self.tables, &self.rounds, &self.notes].iter().map(|part| part.text.len()).sum()
    }

    /// Adds a line, which has this type and number.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn add(&mut self, line: u64, kind: &str, object: &Map<String, Value>) -> Result<(), String> {
        match (kind, self.open) {
            ("match" | "match_end", None) => self.add_to_match(line, object),
            ("hand", None) => {
                self.hands += 1;
                self.open = Some(0);
                self.rounds.push(line, "[[match.hand]]");
                self.add_to_round(line, object)?;
                self.rounds.push(line, "play = \"\"\"");
                Ok(())
            }
            ("token", Some(before)) => self.add_token(line, before + 1, object),
            ("hand_end", Some(_)) => {
                self.open = None;
                self.rounds.push(line, "\"\"\"");
                let times = std::mem::take(&mut self.times);
                if !times.is_empty() {
                    self.rounds.push(line, &format!("ms = [{}]", times.join(", ")));
                }
                self.rounds.append(&mut self.notes);
                self.add_to_round(line, object)
            }
            ("match" | "match_end" | "hand", Some(_)) => {
                Err("the hand before has no line of the type `hand_end`".to_owned())
            }
            ("token" | "hand_end", None) => Err("there is no line of the type `hand` before".to_owned()),
            (_, _) => Err("a line has the type match, hand, token, hand_end or match_end".to_owned()),
        }
    }

    /// The whole text, and for each of its lines the number of the line it was made of.
    ///
    /// # Errors
    /// When a hand has no end.
    pub(super) fn finish(mut self, first: u64) -> Result<(String, Vec<u64>), String> {
        if self.open.is_some() {
            return Err("the last hand has no line of the type `hand_end`".to_owned());
        }
        let mut whole = Part::default();
        whole.push(first, "[[match]]");
        for part in [&mut self.header, &mut self.tables, &mut self.rounds] {
            whole.append(part);
        }
        Ok((whole.text, whole.origin))
    }

    fn add_to_match(&mut self, line: u64, object: &Map<String, Value>) -> Result<(), String> {
        for (key, found) in entries(object) {
            match (key, found) {
                ("options" | "proof", Value::Object(inside)) => {
                    self.tables.push(line, &format!("[match.{key}]"));
                    for (key, found) in entries(inside) {
                        self.tables.push(line, &assignment(key, found)?);
                    }
                }
                (_, found) => self.header.push(line, &assignment(key, found)?),
            }
        }
        Ok(())
    }

    fn add_to_round(&mut self, line: u64, object: &Map<String, Value>) -> Result<(), String> {
        for (key, found) in entries(object) {
            match key {
                "n" if found.as_u64() == Some(self.hands) => {}
                "n" => return Err(format!("this is hand {}", self.hands)),
                _ => self.rounds.push(line, &assignment(key, found)?),
            }
        }
        Ok(())
    }

    fn add_token(&mut self, line: u64, number: usize, object: &Map<String, Value>) -> Result<(), String> {
        for (key, found) in entries(object) {
            match (key, found) {
                // A token is one word, whatever else it is.
                ("token", Value::String(token))
                    if token.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"\\".contains(&byte)) =>
                {
                    self.rounds.push(line, token);
                    self.open = Some(number);
                }
                ("ms", Value::Number(ms)) => self.times.push(ms.to_string()),
                ("note", Value::String(note)) => self.notes.push(line, &format!("note.{number} = {}", quoted(note))),
                (_, _) => {
                    return Err(format!(
                        "a token line has `token`, `ms` and `note`, not `{}`",
                        key.chars().take(40).collect::<String>()
                    ));
                }
            }
        }
        if self.open != Some(number) {
            return Err("a token line lacks its `token`".to_owned());
        }
        Ok(())
    }
}

/// What an object says beside its type.
fn entries(object: &Map<String, Value>) -> impl Iterator<Item = (&str, &Value)> {
    object.iter().map(|(key, found)| (key.as_str(), found)).filter(|&(key, found)| key != "type" && !found.is_null())
}

fn assignment(key: &str, found: &Value) -> Result<String, String> {
    Ok(format!("{} = {}", quoted(key), inline(found)?))
}

/// A value on one line of TOML.
fn inline(found: &Value) -> Result<String, String> {
    let joined = |parts: Result<Vec<String>, String>| parts.map(|parts| parts.join(", "));
    match found {
        Value::Null => Err("nothing may be null here".to_owned()),
        Value::Bool(flag) => Ok(flag.to_string()),
        Value::Number(number) => Ok(number.to_string()),
        Value::String(text) => Ok(quoted(text)),
        Value::Array(values) => Ok(format!("[{}]", joined(values.iter().map(inline).collect())?)),
        Value::Object(inside) => {
            Ok(format!("{{ {} }}", joined(inside.iter().map(|(key, found)| assignment(key, found)).collect())?))
        }
    }
}
