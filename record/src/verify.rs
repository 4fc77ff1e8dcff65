//! Whether records are true: played by the rules, and compared with the proof they carry.

use std::io::BufRead;

use crate::{
    read::{Fault, records},
    record::Record,
    replay::{Disagreement, replay},
};

/// What was found of a record that is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Rounds dealt.
    pub rounds: usize,
    /// Tokens compared.
    pub tokens: usize,
    /// Whether the match is over.
    pub finished: bool,
    /// Whether each deal was compared with a proof.
    pub proven: bool,
}

/// What was found in a file whose records are all true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Records that are true.
    pub verified: u64,
    /// Those of them that were played to their end.
    pub finished: u64,
    /// Those of them whose deals were compared with a proof.
    pub proven: u64,
    /// Records that hide tiles and so can be neither true nor false.
    pub hidden: u64,
    /// Tokens compared.
    pub tokens: u64,
}

/// Verifies one record.
///
/// # Errors
/// The first thing that is not true, and what is.
pub fn verify(record: &Record) -> Result<Verified, Disagreement> {
    let replayed = replay(record)?;
    Ok(Verified {
        rounds: record.rounds.len(),
        tokens: record.token_count(),
        finished: replayed.table.public().result.is_some(),
        proven: record.proof.is_some(),
    })
}

/// Verifies a file of records; `file` is its name for messages. Holds one match at a time.
///
/// # Errors
/// The first thing that cannot be read or is not true, with its place.
pub fn verify_all<R: BufRead>(file: &str, input: R) -> Result<Report, Fault> {
    let mut report = Report::default();
    for located in records(file, input) {
        let located = located?;
        if located.record.hides_tiles() {
            report.hidden += 1;
            continue;
        }
        let verified = verify(&located.record).map_err(|disagreement| located.fault(&disagreement))?;
        report.verified += 1;
        report.finished += u64::from(verified.finished);
        report.proven += u64::from(verified.proven);
        report.tokens += u64::try_from(verified.tokens).unwrap_or(u64::MAX);
    }
    Ok(report)
}
