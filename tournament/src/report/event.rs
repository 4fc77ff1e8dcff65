use std::collections::BTreeMap;

use crate::{
    PlayKey,
    standing::{Results, Settings},
};

/// A tournament as far as it has come: everything that a report is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its name.
    pub name: String,
    /// Key of the variant played.
    pub variant: String,
    /// The format in words, such as `double round robin, 20 boards a meeting`.
    pub format: String,
    /// Names of the entrants, in order of entry.
    pub entrants: Vec<String>,
    /// What happened.
    pub results: Results,
    /// How it counts.
    pub settings: Settings,
    /// Seed of the resampling of deals.
    pub seed: u64,
    /// Resamples; 1000 will do, and 0 leaves out what needs them.
    pub resamples: usize,
    /// Ids of the tables that games were played at. A game without one goes by its place in the schedule.
    pub tables: BTreeMap<PlayKey, String>,
}

/// The place of a game in the schedule as a word: `r1.t2.b3.p4` for round, table, board and play.
pub fn key_word(key: PlayKey) -> String {
    format!("r{}.t{}.b{}.p{}", key.round, key.table, key.board, key.play)
}
