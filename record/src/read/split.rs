//! A file cut into matches, one in memory at a time. Knows of TOML only what it takes to see that a
//! line `[[match]]` is not part of a text of several lines.

use std::io::BufRead;

use super::{chunk::Chunk, fault::Fault, lines::Lines};

/// Bytes of the longest match that is read.
pub const MAX_MATCH_BYTES: usize = 16 << 20;

/// The matches of a file as text.
pub(super) struct Split<R> {
    lines: Lines<R>,
    /// The line that begins the next match, when it was read already.
    ahead: Option<String>,
    /// Whether everything was read, or something went wrong.
    over: bool,
}

impl<R: BufRead> Split<R> {
    /// Cuts up a file of this name.
    pub(super) fn new(file: &str, input: R) -> Self {
        Self { lines: Lines::new(file, input), ahead: None, over: false }
    }

    /// The text of the next match; `None` after the last and after a fault.
    pub(super) fn next(&mut self) -> Option<Result<Chunk, Fault>> {
        if self.over {
            return None;
        }
        let chunk = self.read();
        self.over |= !matches!(chunk, Ok(Some(_)));
        chunk.transpose()
    }

    /// Reads no further.
    pub(super) fn stop(&mut self) {
        self.over = true;
    }

    fn read(&mut self) -> Result<Option<Chunk>, Fault> {
        let first = match self.ahead.take() {
            Some(line) => line,
            None => match self.skip_to_first_match()? {
                Some(line) => line,
                None => return Ok(None),
            },
        };
        self.lines.matches += 1;
        let first_line = self.lines.number;
        let mut text = first;
        let mut within = Within::Nothing;
        while let Some(line) = self.lines.next()? {
            if within == Within::Nothing && begins_match(&line) {
                self.ahead = Some(line);
                break;
            }
            within = within.after(&line);
            if text.len() + line.len() > MAX_MATCH_BYTES {
                return Err(self.lines.fault(format!("a match may have {MAX_MATCH_BYTES} bytes, this one has more")));
            }
            text.push_str(&line);
        }
        Ok(Some(Chunk::new(self.lines.file().clone(), self.lines.matches, first_line, text)))
    }

    /// Only comments and blank lines may stand before the first match.
    fn skip_to_first_match(&mut self) -> Result<Option<String>, Fault> {
        while let Some(mut line) = self.lines.next()? {
            if self.lines.number == 1 && line.starts_with('\u{feff}') {
                line.remove(0);
            }
            if begins_match(&line) {
                return Ok(Some(line));
            }
            let text = line.trim();
            if !text.is_empty() && !text.starts_with('#') {
                return Err(self.lines.fault("a record begins with the line `[[match]]`".to_owned()));
            }
        }
        if self.lines.matches == 0 {
            return Err(self.lines.fault("there is no match here: a record begins with the line `[[match]]`"));
        }
        Ok(None)
    }
}

fn begins_match(line: &str) -> bool {
    let Some(inside) = line.trim_start().strip_prefix("[[") else { return false };
    let Some((name, rest)) = inside.split_once("]]") else { return false };
    let rest = rest.trim();
    matches!(name.trim(), "match" | "\"match\"" | "'match'") && (rest.is_empty() || rest.starts_with('#'))
}

/// What a line begins within.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Within {
    /// Nothing that reaches over a line's end.
    Nothing,
    /// A text in `"""`.
    Basic,
    /// A text in `'''`.
    Literal,
}

impl Within {
    /// What the next line begins within.
    fn after(self, line: &str) -> Self {
        let (mut within, mut rest) = (self, line);
        loop {
            let found = match within {
                Self::Nothing => rest.find(['"', '\'', '#']),
                Self::Basic => rest.find(['\\', '"']),
                Self::Literal => rest.find("'''"),
            };
            let Some(place) = found else { return within };
            rest = &rest[place..];
            (within, rest) = match within {
                Self::Nothing => match rest.get(..3) {
                    Some("\"\"\"") => (Self::Basic, &rest[3..]),
                    Some("'''") => (Self::Literal, &rest[3..]),
                    Some(_) | None if rest.starts_with('#') => return within,
                    Some(_) | None => (within, after_text(rest)),
                },
                // `\"` and `\\` do not end a text.
                Self::Basic if rest.starts_with('\\') => (within, rest.get(2..).unwrap_or_default()),
                Self::Basic if rest.starts_with("\"\"\"") => (Self::Nothing, &rest[3..]),
                Self::Basic => (within, &rest[1..]),
                Self::Literal => (Self::Nothing, &rest[3..]),
            };
        }
    }
}

/// What follows a text of one line, which begins with its quote; nothing when it does not end.
fn after_text(text: &str) -> &str {
    let literal = text.starts_with('\'');
    let mut escaped = false;
    for (place, character) in text.char_indices().skip(1) {
        match character {
            _ if escaped => escaped = false,
            '\\' if !literal => escaped = true,
            '"' if !literal => return &text[place + 1..],
            '\'' if literal => return &text[place + 1..],
            _ => {}
        }
    }
    ""
}
