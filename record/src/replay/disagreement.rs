//! The first thing in which a record and the rules disagree.

use std::fmt;

/// Where a record and the rules disagree, what the rules expect there and what the record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disagreement {
    /// Round, counted from 1; 0 for what is said of the whole match or stands before the first deal.
    pub round: usize,
    /// Token of the round, counted from 1; 0 for what is said of the whole round.
    pub token: usize,
    /// What the rules expect.
    pub expected: String,
    /// What the record says.
    pub found: String,
    /// Why, where that is not plain.
    pub why: Option<String>,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.round, self.token) {
            (0, 0) => {}
            (0, token) => write!(f, "before the first deal, token {token}: ")?,
            (round, 0) => write!(f, "round {round}: ")?,
            (round, token) => write!(f, "round {round}, token {token}: ")?,
        }
        write!(f, "found {}", self.found)?;
        if let Some(why) = &self.why {
            write!(f, ": {why}")?;
        }
        write!(f, "; expected {}", self.expected)
    }
}

impl std::error::Error for Disagreement {}

/// A disagreement without its place.
#[derive(Debug)]
pub(super) struct Differs {
    pub(super) expected: String,
    pub(super) found: String,
    pub(super) why: Option<String>,
}

impl Differs {
    pub(super) fn new(expected: impl fmt::Display, found: impl fmt::Display) -> Self {
        Self { expected: expected.to_string(), found: found.to_string(), why: None }
    }

    pub(super) fn because(self, why: impl fmt::Display) -> Self {
        Self { why: Some(why.to_string()), ..self }
    }

    pub(super) fn at(self, round: usize, token: usize) -> Disagreement {
        let Self { expected, found, why } = self;
        Disagreement { round, token, expected, found, why }
    }
}
