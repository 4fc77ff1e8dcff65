//! A bot as a process that reads and writes JSON lines (`proto/boneyard/v1/bot_lines.proto`). Knows no rules.

use std::{ffi::OsString, time::Duration};

pub(crate) mod command;
pub(crate) mod fault;
pub(crate) mod lines;
pub(crate) mod player;
pub(crate) mod process;
pub(crate) mod story;
pub(crate) mod table;
mod tail;
mod tokens;

/// What is allowed to a bot.
#[derive(Debug, Clone)]
pub(crate) struct Limits {
    /// Longest time from its start to its first line.
    pub(crate) start: Duration,
    /// Longest time for one answer, where the clock of the table leaves so much.
    pub(crate) answer: Duration,
    /// This many faults in one match end it.
    pub(crate) max_faults: usize,
}

/// How to start a bot, and what it is told first.
#[derive(Debug, Clone)]
pub(crate) struct Bot {
    /// Program and arguments; never empty.
    pub(crate) command: Vec<OsString>,
    /// Variants that may be played.
    pub(crate) variants: Vec<String>,
    pub(crate) limits: Limits,
}

#[cfg(all(feature = "local", unix))]
#[cfg(test)]
#[path = "document_tests.rs"]
mod tests;
