//! The command line: every command and flag, parsed into types.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

mod bot;
mod record;
mod tournament;

pub(crate) use bot::*;
pub(crate) use record::*;
#[cfg(feature = "local")]
pub(crate) use tournament::Duel;
pub(crate) use tournament::{
    Add, Export, Init, Instead, One, PlanFile, Resume, RunPlan, Tournament, Verdict, Withdraw,
};

const AFTER_HELP: &str = "\
Environment:
  BONEYARD_SERVER      address of the server, as --server
  BONEYARD_TOKEN       token; never given as an argument
  BONEYARD_TOKEN_FILE  file that holds the token, as --token-file

Exit codes:
  0 done   1 other failure   2 wrong usage   3 server not reachable
  4 login missing or rejected   5 the server refused   6 deadline passed
  7 what was checked or tested is not as it should be   130 Ctrl-C";

/// Play dominoes, watch, and run bots
#[derive(Debug, Parser)]
#[command(name = "boneyard", version, after_help = AFTER_HELP)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Flags that every command takes.
#[derive(Debug, Clone, Args)]
pub(crate) struct Common {
    /// Address of the server (or `BONEYARD_SERVER`)
    #[arg(long, global = true, value_name = "URL")]
    pub(crate) server: Option<String>,
    /// File that holds the token (or `BONEYARD_TOKEN_FILE`)
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) token_file: Option<PathBuf>,
    /// Print canonical protobuf JSON, one message a line
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a match; without --server against house bots in this process
    Play(Play),
    /// Take a chair at a table and play there
    Join(Join),
    /// Follow a table as a spectator
    Watch(Watch),
    /// List tables
    Tables(Tables),
    /// Describe the variants and their options; needs no server
    Variants(Variants),
    /// Open a table for others to join
    New(New),
    /// Records of matches: fetch, show, check, convert, count, merge, redact
    #[command(subcommand)]
    Record(RecordCommand),
    /// Tournaments that run unattended: check, run, follow, export
    #[command(subcommand)]
    Tournament(Tournament),
    /// Compare two bots: the same deals from both sides, until the difference is known
    #[cfg(feature = "local")]
    Duel(Duel),
    /// Check a match that is over, or a file of records: every move by the rules, every deal by its proof
    #[cfg(feature = "local")]
    Verify(Verify),
    /// Bots: run one, check one, begin one
    #[command(subcommand)]
    Bot(Bot),
    /// Run a server in this process, for development
    #[cfg(feature = "local")]
    Dev(Dev),
    /// Let four house bots play a small tournament on a server in this process
    #[cfg(feature = "local")]
    Demo(Demo),
}

/// What kind of table to open.
#[derive(Debug, Clone, Args)]
pub(crate) struct Game {
    /// Variant; `boneyard variants` lists them
    #[arg(long, value_name = "NAME", default_value = "all_fives")]
    pub(crate) variant: String,
    /// Number of seats
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..=14))]
    pub(crate) seats: Option<i32>,
    /// Option of the variant; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) game: Game,
    /// House bot in the other chairs; repeat it for a different one in each
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    pub(crate) vs: Vec<String>,
    /// Play at this table of the server instead of opening one
    #[arg(long, value_name = "ID", conflicts_with_all = ["variant", "seats", "options", "vs", "seed"])]
    pub(crate) table: Option<String>,
    /// Invite code of that table
    #[arg(long, value_name = "CODE", requires = "table")]
    pub(crate) invite: Option<String>,
    /// Name to show; only used when a player is registered
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Seed of the house bots and, without --server, of the deals: a match that can be repeated
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..))]
    pub(crate) seed: Option<i32>,
    /// Lines only; the only mode of this release
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Join {
    /// Table
    #[arg(value_name = "TABLE")]
    pub(crate) table: String,
    /// Invite code of the table
    #[arg(long, value_name = "CODE")]
    pub(crate) invite: Option<String>,
    /// Name to show; only used when a player is registered
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Lines only; the only mode of this release
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Watch {
    /// Table
    #[arg(value_name = "TABLE")]
    pub(crate) table: String,
    /// Invite code of the table
    #[arg(long, value_name = "CODE")]
    pub(crate) invite: Option<String>,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Tables {
    /// Only tables in this state; may be repeated. Without it: waiting and active
    #[arg(long, value_name = "STATE")]
    pub(crate) state: Vec<State>,
    /// Only tables of this variant
    #[arg(long, value_name = "NAME")]
    pub(crate) variant: Option<String>,
}

/// States of a table, as typed.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum State {
    Waiting,
    Active,
    Paused,
    Finished,
    Aborted,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Variants {
    /// Describe this one with all its options
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct New {
    #[command(flatten)]
    pub(crate) game: Game,
    /// House bot for a chair; may be repeated
    #[arg(long = "bot", value_name = "BOT")]
    pub(crate) bots: Vec<String>,
    /// Hide the table from everybody without its invite code
    #[arg(long)]
    pub(crate) invite_only: bool,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct Verify {
    /// A table of the server, or a file of records
    #[arg(value_name = "TABLE|FILE")]
    pub(crate) what: String,
    /// Invite code of the table
    #[arg(long, value_name = "CODE")]
    pub(crate) invite: Option<String>,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct Dev {
    /// Keep the data in this directory; without it, nothing is kept
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:6628")]
    pub(crate) listen: std::net::SocketAddr,
    /// Let pages from this origin call from a browser, such as `http://localhost:8080`; may be given again
    #[arg(long, value_name = "ORIGIN", value_parser = crate::local::server::origin)]
    pub(crate) web_origin: Vec<crate::local::server::Origin>,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct Demo {
    /// Play this variant
    #[arg(long, value_name = "NAME", default_value = "all_fives")]
    pub(crate) variant: String,
    /// Keep the data in this directory, and go on with what is there
    #[arg(long, value_name = "DIR")]
    pub(crate) keep: Option<PathBuf>,
    /// Seed of the house bots and of the deals
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..))]
    pub(crate) seed: Option<i32>,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err(format!("`{text}` is not of the form KEY=VALUE, such as target=100")),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn options_are_split_at_the_first_equals_sign() {
        assert_eq!(key_value("hand_size=2:7,3:5").unwrap(), ("hand_size".to_owned(), "2:7,3:5".to_owned()));
        assert_eq!(key_value("a=b=c").unwrap().1, "b=c");
        assert!(key_value("=1").is_err());
        assert!(key_value("target").unwrap_err().contains("KEY=VALUE"));
    }

    #[test]
    fn a_token_is_never_an_argument() {
        let mut command = Cli::command();
        command.build();
        let all = std::iter::once(&command).chain(command.get_subcommands());
        for argument in all.flat_map(clap::Command::get_arguments) {
            assert_ne!(argument.get_long(), Some("token"));
        }
    }

    #[test]
    fn a_table_to_join_leaves_no_choice_of_rules() {
        assert!(Cli::try_parse_from(["boneyard", "play", "--table", "tbl_1"]).is_ok());
        assert!(Cli::try_parse_from(["boneyard", "play", "--table", "tbl_1", "--seats", "2"]).is_err());
    }
}
