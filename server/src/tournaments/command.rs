//! What may be asked of a tournament, and why it is refused.

use boneyard_record::deal::Entropy;
use boneyard_tournament::{Entrant, format::Impossible};
use thiserror::Error;

use super::state::State;
use crate::{hosting::Occupant, ids::PlayerId, store::StoreError};

/// A request to a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Enter, or be entered.
    Enter {
        /// Who asks.
        by: PlayerId,
        /// Whether it directs.
        director: bool,
        /// One, or two partners.
        members: Vec<Occupant>,
        /// Name to show.
        name: String,
        /// What is added to the deals.
        entropy: Option<Entropy>,
    },
    /// Begin, or go on.
    Run,
    /// Open no new games.
    Pause,
    /// Stop for good.
    Cancel,
    /// Play no further games.
    Withdraw {
        /// Who.
        entrant: Entrant,
    },
}

/// Why a tournament refuses. It is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// Not possible in this state.
    #[error("not possible while the tournament is {}", state_name(*.0))]
    WrongState(State),
    /// The caller may not do that.
    #[error("only a director may do that")]
    NotAllowed,
    /// Who created it sees its boards.
    #[error("who created a tournament cannot play in it")]
    DirectorCannotPlay,
    /// It takes no more.
    #[error("the tournament takes {0} entrants and has them")]
    Full(u32),
    /// Another one has that name.
    #[error("an entrant is called `{0}` already")]
    NameTaken(String),
    /// A player can enter once.
    #[error("`{0}` has entered already")]
    Entered(String),
    /// Wrong number of members.
    #[error("{found} members: an entrant of this tournament has {possible}")]
    Members {
        /// How many were named.
        found: usize,
        /// How many would do.
        possible: usize,
    },
    /// Without clocks a player could keep it waiting for ever.
    #[error("a player enters, but the tables have no clock: give a time control, or let only house bots enter")]
    NoClock,
    /// No such entrant.
    #[error("there is no entrant {0}")]
    NoSuchEntrant(u32),
    /// It cannot be held.
    #[error("{0}")]
    Impossible(#[from] Impossible),
    /// The store failed; nothing has changed.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closing,
}

/// A life-cycle state for people.
const fn state_name(state: State) -> &'static str {
    match state {
        State::Open => "open for entries",
        State::Running => "running",
        State::Paused => "paused",
        State::Finished => "finished",
        State::Cancelled => "cancelled",
    }
}
