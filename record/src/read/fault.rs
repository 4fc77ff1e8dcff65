//! What is wrong with a file of records, and where.

use std::{fmt, sync::Arc};

/// The first thing that is wrong, with its place. Lines, columns and matches count from 1; columns
/// count characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Name of the file, as it was given.
    pub file: Arc<str>,
    /// Line.
    pub line: u64,
    /// Column.
    pub column: u64,
    /// Number of the match in the file; 0 before the first.
    pub match_number: u64,
    /// What is wrong, for people.
    pub problem: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, match_number, problem } = self;
        write!(f, "{file}:{line}:{column}: ")?;
        if *match_number > 0 {
            write!(f, "match {match_number}: ")?;
        }
        f.write_str(problem)
    }
}

impl std::error::Error for Fault {}
