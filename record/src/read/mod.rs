//! Text → records, one match at a time. What is read is well formed; whether it is true is for
//! [`crate::verify`].

mod chunk;
mod fault;
mod header;
mod lines;
mod proof;
mod round;
mod split;
mod tiles;
mod value;

use std::{io::BufRead, sync::Arc};

use toml::de::DeTable;

pub use chunk::Place;
pub use fault::Fault;
pub use lines::MAX_LINE_BYTES;
pub use round::RoundPlaces;
pub use split::MAX_MATCH_BYTES;

pub(crate) use lines::Lines;

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
    Records { split: Split::new(file, input) }
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

/// Reads a match whose text was made of lines of another file: for each line of the text, `origin` has
/// the number of the line it was made of.
pub(crate) fn read_translated(
    file: &Arc<str>,
    match_number: u64,
    text: String,
    origin: &[u64],
) -> Result<Located, Fault> {
    let here = |line: u64| {
        let index = usize::try_from(line).ok().and_then(|line| line.checked_sub(1));
        index.and_then(|index| origin.get(index)).or(origin.last()).copied().unwrap_or(line)
    };
    let translated = |place: &mut Place| *place = Place { line: here(place.line), column: 1 };
    let mut located = read(&Chunk::new(file.clone(), match_number, 1, text)).map_err(|fault| Fault {
        line: here(fault.line),
        column: 1,
        ..fault
    })?;
    translated(&mut located.place);
    for round in &mut located.rounds {
        translated(&mut round.round);
        round.tokens.iter_mut().for_each(translated);
    }
    Ok(located)
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
