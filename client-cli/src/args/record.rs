//! Flags of `boneyard record`.

#[cfg(feature = "local")]
use std::path::Path;
use std::path::PathBuf;

#[cfg(feature = "local")]
use clap::ValueEnum;
use clap::{Args, Subcommand};

use super::key_value;

#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    /// Fetch the record of a match that is over
    Get(RecordGet),
    /// List the records of a server
    List(RecordFilter),
    /// Fetch all records of a server, oldest first, as one file
    Export(RecordExport),
    /// Play records by the rules and compare their deals with their proofs
    #[cfg(feature = "local")]
    Verify(RecordFiles),
    /// Show the position after a token of a record, or of a position line
    #[cfg(feature = "local")]
    Show(RecordShow),
    /// Write records in another format: bones and jsonl hold all of a record, csv its tokens
    #[cfg(feature = "local")]
    Convert(RecordConvert),
    /// Count matches, rounds, tiles, passes, draws and wins, by variant and by player
    #[cfg(feature = "local")]
    Stats(RecordStats),
    /// Join files of records into one that has each match once
    #[cfg(feature = "local")]
    Merge(RecordMerge),
    /// Take names and remarks out of records, and with --viewpoint what one seat did not know
    #[cfg(feature = "local")]
    Redact(RecordRedact),
}

#[derive(Debug, Clone, Args)]
pub(crate) struct RecordGet {
    /// Table of the match
    #[arg(value_name = "TABLE")]
    pub(crate) table: String,
    /// Invite code of the table
    #[arg(long, value_name = "CODE")]
    pub(crate) invite: Option<String>,
    /// Write to this file, which must not be there yet; without it, to standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct RecordFilter {
    /// Only matches of this variant
    #[arg(long, value_name = "NAME")]
    pub(crate) variant: Option<String>,
    /// Only matches of this player
    #[arg(long, value_name = "ID")]
    pub(crate) player: Option<String>,
    /// Only tables with this label; may be repeated
    #[arg(long = "label", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) labels: Vec<(String, String)>,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct RecordExport {
    #[command(flatten)]
    pub(crate) filter: RecordFilter,
    /// Write to this file, which must not be there yet; without it, to standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct RecordFiles {
    /// Files of records; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct RecordShow {
    /// File of records; `-` is standard input
    #[arg(value_name = "FILE", required_unless_present = "position")]
    pub(crate) file: Option<PathBuf>,
    /// Which match of the file, counted from 1
    #[arg(long = "match", value_name = "N", default_value_t = 1)]
    pub(crate) number: u64,
    /// After this token: ROUND.TOKEN, or a token of a record with one round; without it, at the end
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<String>,
    /// Print the position as one line, for a report or for --position
    #[arg(long)]
    pub(crate) as_position: bool,
    /// Leave in that line only what this seat knows
    #[arg(long, value_name = "SEAT", requires = "as_position")]
    pub(crate) viewpoint: Option<char>,
    /// Show this position line instead of a record; `-` reads it from standard input
    #[arg(long, value_name = "LINE", conflicts_with_all = ["file", "number", "at", "as_position"])]
    pub(crate) position: Option<String>,
}

/// Formats of records, as typed.
#[cfg(feature = "local")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Text, as a server writes it
    Bones,
    /// JSON lines, which hold all of a record
    Jsonl,
    /// A row for each token, without deals and rules
    Csv,
}

/// Formats that records can be read from, as typed.
#[cfg(feature = "local")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum InputFormat {
    Bones,
    Jsonl,
}

/// Where a command writes records.
#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct Destination {
    /// Write to this file; without it, or with `-`, to standard output. The file is there when all went
    /// well, and not at all when something did not
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Replace that file if it is there already
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
}

#[cfg(feature = "local")]
impl Destination {
    /// The file to write to; `None` is standard output.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.out.as_deref().filter(|path| *path != Path::new("-"))
    }
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct RecordConvert {
    /// File of records; `-` is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Format to write
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Format,
    /// Format of the file; without it, told by the file's first bytes
    #[arg(long, value_name = "FORMAT")]
    pub(crate) from: Option<InputFormat>,
    #[command(flatten)]
    pub(crate) destination: Destination,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct RecordStats {
    /// Files of records; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct RecordMerge {
    /// Files of records, of which the first that has a match gives it; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) destination: Destination,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct RecordRedact {
    /// File of records; `-` is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Hide also the tiles that this seat did not know, and the proof, from which they follow
    #[arg(long, value_name = "SEAT")]
    pub(crate) viewpoint: Option<char>,
    /// Leave names and remarks as they are
    #[arg(long, requires = "viewpoint")]
    pub(crate) keep_names: bool,
    #[command(flatten)]
    pub(crate) destination: Destination,
}
