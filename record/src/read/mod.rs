//! Text → records, one match at a time. What is read is well formed; whether it is true is for
//! [`crate::verify`].

mod chunk;
mod fault;
mod header;
mod proof;
mod round;
mod split;
mod tiles;
mod value;

use std::{io::BufRead, sync::Arc};

use toml::de::DeTable;

pub use chunk::Place;
pub use fault::Fault;
pub use round::RoundPlaces;
pub use split::{MAX_LINE_BYTES, MAX_MATCH_BYTES};

use crate::{record::Record, replay::Disagreement};
use chunk::Chunk;
use split::Split;
use value::Value;

/// The records of a file, in order. Holds one match at a time; ends at the first fault.
pub struct Records<R> {
    split: Split<R>,
}

/// A record and where its parts stand.
#[derive(Clone, Debug)]
pub struct Located {
    /// The record.
    pub record: Record,
    /// Name of its file, as it was given.
    pub file: Arc<str>,
    /// Number of the match in the file, counted from 1.
    pub match_number: u64,
    /// Where the match begins.
    pub place: Place,
    /// Where its rounds are.
    pub rounds: Vec<RoundPlaces>,
}

/// Reads a file of records. `file` is its name for messages.
pub fn records<R: BufRead>(file: &str, input: R) -> Records<R> {
    Records { split: Split::new(Arc::from(file), input) }
}

/// Reads all records of a text.
pub fn from_text(file: &str, text: &str) -> Result<Vec<Located>, Fault> {
    records(file, text.as_bytes()).collect()
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = Result<Located, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        let read = self.split.next()?.and_then(|chunk| read(&chunk));
        if read.is_err() {
            self.split.stop();
        }
        Some(read)
    }
}

impl<R> std::fmt::Debug for Records<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Records").finish_non_exhaustive()
    }
}

fn read(chunk: &Chunk) -> Result<Located, Fault> {
    let document = DeTable::parse(&chunk.text).map_err(|why| {
        let byte = why.span().map_or(0, |span| span.start);
        chunk.fault(byte, why.message().lines().next().unwrap_or("this is not TOML").to_owned())
    })?;
    let mut matches = Vec::new();
    for entry in document.get_ref() {
        let value = Value::new(chunk, entry);
        match value.key {
            "match" => matches.extend(value.items()?),
            _ => return Err(value.fault("it stands in no match")),
        }
    }
    let [value] = matches[..] else { return Err(chunk.fault(0, "each match begins with a line `[[match]]`")) };
    let (mut record, hands) = header::read(chunk, value)?;
    let mut rounds = Vec::new();
    if let Some(hands) = hands {
        for hand in hands.items()? {
            let (round, places) = round::read(chunk, &hand, &record.rules)?;
            record.rounds.push(round);
            rounds.push(places);
        }
    }
    Ok(Located { record, file: chunk.file.clone(), match_number: chunk.match_number, place: chunk.place(0), rounds })
}

impl Located {
    /// A disagreement as a fault of the file, with its place.
    pub fn fault(&self, disagreement: &Disagreement) -> Fault {
        let round = disagreement.round.checked_sub(1).and_then(|index| self.rounds.get(index));
        let token = round.and_then(|round| round.tokens.get(disagreement.token.checked_sub(1)?));
        let Place { line, column } = token.copied().or(round.map(|round| round.round)).unwrap_or(self.place);
        Fault {
            file: self.file.clone(),
            line,
            column,
            match_number: self.match_number,
            problem: disagreement.to_string(),
        }
    }
}
