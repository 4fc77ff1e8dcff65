//! The text of one match, and places in it.

use std::{iter, ops::Range, sync::Arc};

use super::fault::Fault;

/// The text of one match.
#[derive(Clone, Debug)]
pub(super) struct Chunk {
    pub(super) file: Arc<str>,
    pub(super) match_number: u64,
    /// Line of the file on which it begins.
    pub(super) first_line: u64,
    pub(super) text: String,
    /// Byte at which each line begins.
    line_starts: Vec<usize>,
}

/// A place in a file. Lines and columns count from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Line.
    pub line: u64,
    /// Column.
    pub column: u64,
}

impl Chunk {
    pub(super) fn new(file: Arc<str>, match_number: u64, first_line: u64, text: String) -> Self {
        let after_newlines = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(place, _)| place + 1);
        let line_starts = iter::once(0).chain(after_newlines).collect();
        Self { file, match_number, first_line, text, line_starts }
    }

    /// Place of a byte of the text.
    pub(super) fn place(&self, byte: usize) -> Place {
        self.places(&[byte]).first().copied().unwrap_or_default()
    }

    /// Places of bytes of the text, which are in order. A line may be long and hold many of them, so
    /// none of its characters is counted twice.
    pub(super) fn places(&self, bytes: &[usize]) -> Vec<Place> {
        let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
        let (mut line, mut column, mut counted) = (0, 1, 0);
        bytes
            .iter()
            .map(|&byte| {
                let now = self.line_starts.partition_point(|&start| start <= byte).saturating_sub(1);
                if now != line || counted > byte {
                    (line, column, counted) = (now, 1, self.line_starts[now]);
                }
                column += self.text.get(counted..byte).map_or(0, |between| between.chars().count());
                counted = byte;
                Place { line: self.first_line + count(line), column: count(column) }
            })
            .collect()
    }

    /// Something wrong at a byte of the text.
    pub(super) fn fault(&self, byte: usize, problem: impl Into<String>) -> Fault {
        let Place { line, column } = self.place(byte);
        Fault { file: self.file.clone(), line, column, match_number: self.match_number, problem: problem.into() }
    }

    /// The words of a text value with the byte at which each begins. A value with escapes in it has
    /// all its words at its own beginning.
    pub(super) fn words<'v>(&self, span: Range<usize>, value: &'v str) -> Vec<(usize, &'v str)> {
        let raw = self.text.get(span.clone()).unwrap_or_default();
        let inside = match raw.find(value) {
            Some(place) if !raw.contains('\\') => span.start + place,
            Some(_) | None => {
                // With CRLF line ends the value differs from what the file has: line by line then.
                return words_apart(raw, span.start, value);
            }
        };
        value.split_whitespace().map(|word| (inside + offset(value, word), word)).collect()
    }
}

/// Words of a value that does not stand in the file letter by letter.
fn words_apart<'v>(raw: &str, start: usize, value: &'v str) -> Vec<(usize, &'v str)> {
    let mut from = 0;
    value
        .split_whitespace()
        .map(|word| match raw.get(from..).and_then(|rest| rest.find(word)) {
            Some(place) => {
                let found = from + place;
                from = found + word.len();
                (start + found, word)
            }
            None => (start, word),
        })
        .collect()
}

/// Bytes from the beginning of a text to that of a part of it.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}
