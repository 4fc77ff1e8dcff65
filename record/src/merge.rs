//! Several files of records as one: each match once.

use std::collections::HashMap;

use sha2::{Digest as _, Sha256};

use crate::{
    read::Located,
    write::{UnwritableRules, to_text},
};

/// What was offered so far: for each match a hash of its text and where it came from, not the match.
#[derive(Clone, Debug, Default)]
pub struct Merge {
    by_id: HashMap<String, ([u8; 32], Origin)>,
    without_id: HashMap<[u8; 32], Origin>,
}

/// Where a match came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Name of its file, as it was given.
    pub file: String,
    /// Number of the match in the file, counted from 1.
    pub match_number: u64,
}

/// What becomes of a match that is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offered {
    /// It is new: here is its text.
    New(String),
    /// The same match came before, from there.
    Duplicate(Origin),
    /// Another match came before under the same id, from there: one of them is wrong.
    Conflict(Origin),
}

impl Merge {
    /// Offers a match. Matches are the same when their ids and canonical texts are; matches without an
    /// id when their texts are.
    ///
    /// # Errors
    /// When the match cannot be written.
    pub fn offer(&mut self, located: &Located) -> Result<Offered, UnwritableRules> {
        let text = to_text(&located.record)?;
        let hash: [u8; 32] = Sha256::digest(&text).into();
        let origin = Origin { file: located.file.to_string(), match_number: located.match_number };
        let Some(id) = &located.record.header.id else {
            return Ok(match self.without_id.insert(hash, origin) {
                None => Offered::New(text),
                Some(first) => {
                    self.without_id.insert(hash, first.clone());
                    Offered::Duplicate(first)
                }
            });
        };
        Ok(match self.by_id.get(id) {
            None => {
                self.by_id.insert(id.clone(), (hash, origin));
                Offered::New(text)
            }
            Some((known, first)) if *known == hash => Offered::Duplicate(first.clone()),
            Some((_, first)) => Offered::Conflict(first.clone()),
        })
    }
}
