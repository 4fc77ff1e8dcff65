//! Arguments of `boneyard tournament` and `boneyard duel`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[cfg(feature = "local")]
use super::Game;

#[derive(Debug, Subcommand)]
pub(crate) enum Tournament {
    /// Write a small tournament file of house bots, with every line explained
    Init(Init),
    /// Check a tournament file: whether it can be played, whether its bots play, how long it takes
    #[cfg(feature = "local")]
    Check(PlanFile),
    /// Play a tournament to its end, or go on with it; without --server in this process
    Run(RunPlan),
    /// Create a tournament on a server, enter who is in the file, and leave it open
    Create(PlanFile),
    /// List the tournaments of a server
    List,
    /// Show one with its entrants
    Show(One),
    /// Follow one to its end
    Watch(One),
    /// Print the standings
    Standings(One),
    /// Write standings, crosstable, games, records and the report into a directory
    Export(Export),
    /// Start a tournament or go on with a paused one
    Resume(Resume),
    /// Open no new games; those that run end
    Pause(One),
    /// Stop a tournament for good
    Cancel(One),
    /// Take an entrant out of the games to come
    Withdraw(Withdraw),
    /// Enter a house bot, a player or a pair before the start
    Add(Add),
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Init {
    /// File to write
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Write over a file that is there
    #[arg(long)]
    pub(crate) force: bool,
}

/// A tournament file, and what is changed of it on the command line.
#[derive(Debug, Clone, Args)]
pub(crate) struct PlanFile {
    /// Tournament file; `boneyard tournament init` writes one
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) instead: Instead,
}

/// Values that replace those of the file. They make another tournament.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct Instead {
    /// Boards of each pairing, instead of the file's
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..=100_000))]
    pub(crate) boards: Option<i32>,
    /// Rounds, instead of the file's
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..=1_000))]
    pub(crate) rounds: Option<i32>,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct RunPlan {
    #[command(flatten)]
    pub(crate) plan: PlanFile,
    /// Write the results into this directory at the end
    #[arg(long, value_name = "DIR")]
    pub(crate) export: Option<PathBuf>,
    /// Keep the games in this directory; without it, in NAME.boneyard beside the file
    #[cfg(feature = "local")]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) verdict: Verdict,
}

/// What counts as a bad end.
#[derive(Debug, Clone, Copy, Default, Args)]
pub(crate) struct Verdict {
    /// Exit with 7 unless the sequential test accepts the alternative
    #[arg(long)]
    pub(crate) require_pass: bool,
    /// Exit with 7 if an entrant had a fault
    #[arg(long)]
    pub(crate) strict: bool,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct One {
    /// Tournament
    #[arg(value_name = "ID")]
    pub(crate) id: String,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Export {
    /// Tournament
    #[arg(value_name = "ID")]
    pub(crate) id: String,
    /// Directory, made if need be; files of the same names are replaced
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Resume {
    /// Tournament of a server, or a tournament file
    #[arg(value_name = "ID|FILE")]
    pub(crate) what: String,
    /// Of a file: write the results into this directory at the end
    #[arg(long, value_name = "DIR")]
    pub(crate) export: Option<PathBuf>,
    /// Of a file: the directory that holds the games
    #[cfg(feature = "local")]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) instead: Instead,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Withdraw {
    /// Tournament
    #[arg(value_name = "ID")]
    pub(crate) id: String,
    /// Entrant: its number or its name; without it, your own
    #[arg(value_name = "ENTRANT")]
    pub(crate) entrant: Option<String>,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct Add {
    /// Tournament
    #[arg(value_name = "ID")]
    pub(crate) id: String,
    /// House bot, such as builtin:greedy; twice for a pair. Without a member you enter yourself
    #[arg(long = "bot", value_name = "BOT")]
    pub(crate) bots: Vec<String>,
    /// Player, by id; twice for a pair
    #[arg(long = "player", value_name = "ID")]
    pub(crate) players: Vec<String>,
    /// Name to show; without it, that of the first member
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Seed of the house bots
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..))]
    pub(crate) seed: Option<i32>,
}

#[cfg(feature = "local")]
#[derive(Debug, Clone, Args)]
pub(crate) struct Duel {
    /// The first bot: builtin:NAME
    #[arg(value_name = "BOT")]
    pub(crate) first: String,
    /// The bot it is compared with
    #[arg(value_name = "BOT")]
    pub(crate) second: String,
    #[command(flatten)]
    pub(crate) game: Game,
    /// Deals; each is played from both sides
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(i32).range(1..=100_000))]
    pub(crate) deals: i32,
    /// Stop as soon as it is clear which of two scores per deal is true, such as 0:2
    #[arg(long, value_name = "NULL:ALT", value_parser = null_and_alternative)]
    pub(crate) sprt: Option<(i32, i32)>,
    /// Seed of the deals and the bots: a duel that can be repeated
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..))]
    pub(crate) seed: Option<i32>,
    /// Exit with 7 unless the sequential test accepts the alternative
    #[arg(long, requires = "sprt")]
    pub(crate) require_pass: bool,
}

/// Two scores per deal as thousandths.
#[cfg(feature = "local")]
fn null_and_alternative(text: &str) -> Result<(i32, i32), String> {
    let number = |part: &str| part.parse::<f64>().ok().and_then(crate::plan::thousandths);
    match text.split_once(':').map(|(null, alternative)| (number(null), number(alternative))) {
        Some((Some(null), Some(alternative))) if null != alternative => Ok((null, alternative)),
        _ => Err(format!("`{text}` is not of the form NULL:ALT with two different scores, such as 0:2 or -1:1.5")),
    }
}

#[cfg(all(test, feature = "local"))]
mod tests {
    use super::*;

    #[test]
    fn two_scores_are_read_as_thousandths() {
        assert_eq!(null_and_alternative("0:2").unwrap(), (0, 2000));
        assert_eq!(null_and_alternative("-1.5:0.25").unwrap(), (-1500, 250));
        for wrong in ["", "0", "0:0", "a:1", "0:nan", "0:inf", "0:1e30"] {
            assert!(null_and_alternative(wrong).is_err(), "{wrong}");
        }
    }
}
