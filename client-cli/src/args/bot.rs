//! Flags of `boneyard bot`.

use std::{ffi::OsString, path::PathBuf, time::Duration};

use clap::{Args, Subcommand};

use crate::bot::Limits;

const RUN_HELP: &str = "\
A program behind `--` reads and writes JSON lines: docs/reference/json-lines.md. Each table gets a process of
its own, which plays one match after the other. A late, malformed or illegal answer is a fault, and the first
legal move is played; a bot that ends is started again.

Examples:
  boneyard bot run --matches 10 -- ./my-bot
  boneyard bot run builtin:greedy --table tbl_...";

#[cfg(feature = "local")]
const CHECK_HELP: &str = "\
Examples:
  boneyard bot check -- sh bot.sh
  boneyard bot check --grpc -- python bot.py

Exit code 7 when a step fails.";

#[derive(Debug, Subcommand)]
pub(crate) enum Bot {
    /// Play at a server with a program that speaks JSON lines, or with a built-in bot
    Run(BotRun),
    /// See whether a bot plays as it should, step by step, on a server in this process
    #[cfg(feature = "local")]
    Check(BotCheck),
    /// Write a bot to begin with, in a language of your choice
    Init(BotInit),
}

#[derive(Debug, Clone, Args)]
#[command(after_help = RUN_HELP)]
pub(crate) struct BotRun {
    /// Built-in bot, such as builtin:greedy
    #[arg(value_name = "BOT", required_unless_present = "command", conflicts_with = "command")]
    pub(crate) bot: Option<String>,
    /// Program and arguments
    #[arg(value_name = "CMD", last = true)]
    pub(crate) command: Vec<OsString>,
    /// Play at this table; without it, at whatever table has a free chair
    #[arg(long, value_name = "ID")]
    pub(crate) table: Option<String>,
    /// Stop after this many matches; 1 with --table
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) matches: Option<u32>,
    /// Seed of a built-in bot
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "command")]
    pub(crate) seed: u64,
    /// Play at this many tables at once; each has a process of its own
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64), requires = "command")]
    pub(crate) concurrency: u32,
    /// Write the record of each finished match into this directory
    #[arg(long, value_name = "DIR", requires = "command")]
    pub(crate) record: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) limits: BotLimits,
}

/// What is allowed to a program.
#[derive(Debug, Clone, Args)]
pub(crate) struct BotLimits {
    /// Longest time from the start of the program to its first line
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    pub(crate) start_limit: Duration,
    /// Longest time for an answer, where the clock of the table leaves so much
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    pub(crate) answer_limit: Duration,
    /// This many faults in one match end it
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) max_faults: u16,
}

impl BotLimits {
    pub(crate) fn limits(&self) -> Limits {
        Limits { start: self.start_limit, answer: self.answer_limit, max_faults: self.max_faults.into() }
    }
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
#[command(after_help = CHECK_HELP)]
pub(crate) struct BotCheck {
    /// The program is a player by gRPC: address and token are in `BONEYARD_SERVER` and `BONEYARD_TOKEN`, the table is
    /// its last argument
    #[arg(long)]
    pub(crate) grpc: bool,
    /// Play this variant; may be repeated. Without it: those that the bot names, or All Fives by gRPC
    #[arg(long, value_name = "NAME")]
    pub(crate) variant: Vec<String>,
    /// Longest time from the start of the program to its first sign of life
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    pub(crate) start_limit: Duration,
    /// Longest time for an answer
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) answer_limit: Duration,
    /// Program and arguments
    #[arg(value_name = "CMD", last = true, required = true)]
    pub(crate) command: Vec<OsString>,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct BotInit {
    /// Language: c, cpp, go, java, python, shell or typescript
    #[arg(value_name = "LANG")]
    pub(crate) language: String,
    /// Directory to write into: a new one, or an empty one
    #[arg(value_name = "DIR")]
    pub(crate) directory: PathBuf,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wanted = "a number of seconds is wanted, such as 0.5 or 10, up to 86400";
    let seconds: f64 = text.parse().map_err(|_unreadable| wanted.to_owned())?;
    if !(0.001..=86_400.0).contains(&seconds) {
        return Err(wanted.to_owned());
    }
    Ok(Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_seconds_with_or_without_a_fraction() {
        assert_eq!(seconds("0.5").unwrap(), Duration::from_millis(500));
        assert_eq!(seconds("10").unwrap(), Duration::from_secs(10));
        for wrong in ["", "ten", "-1", "0", "NaN", "inf", "1e9"] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
