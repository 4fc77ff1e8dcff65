//! How far a long command is, for somebody who waits for it.

use std::{
    io::{IsTerminal as _, stderr},
    time::{Duration, Instant},
};

use crate::render;

/// How often it is said.
const EVERY: Duration = Duration::from_secs(2);

/// Matches done so far.
pub(super) struct Progress {
    matches: u64,
    told: Instant,
    watched: bool,
}

impl Progress {
    pub(super) fn new() -> Self {
        Self { matches: 0, told: Instant::now(), watched: stderr().is_terminal() }
    }

    /// One more match is done.
    pub(super) fn step(&mut self) {
        self.matches += 1;
        if self.watched && self.told.elapsed() >= EVERY {
            self.told = Instant::now();
            render::tip(format_args!("{} so far", matches(self.matches)));
        }
    }

    /// How many are done.
    pub(super) const fn matches(&self) -> u64 {
        self.matches
    }
}

/// A number of matches, in words.
pub(super) fn matches(count: u64) -> String {
    if count == 1 { "1 match".to_owned() } else { format!("{count} matches") }
}
