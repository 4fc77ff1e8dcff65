//! Why a command is refused.

use core::fmt;

/// A rule said no. The table is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// The table is in another phase: it has not begun, or has begun already.
    WrongPhase,
    /// The shuffled tiles are not the set.
    NotTheSet,
    /// No such seat or team at this table.
    NoSuchSeat,
    /// The decision was asked earlier and is closed; the current one is named.
    StaleTurn {
        /// Decision that is pending.
        current: u32,
    },
    /// The decision has not been asked yet.
    FutureTurn,
    /// Another seat was asked.
    NotYourTurn,
    /// The tile is not in the seat's hand.
    TileNotInHand,
    /// The layout has no such end, or the tile does not match it.
    EndMismatch,
    /// The seat may not use this end now.
    EndClosed,
    /// The tile may not be led: the rules name the lead tile.
    MustLeadOther,
    /// This kind of action is not offered now.
    ActionNotAllowed,
    /// Points or an announcement differ from what the tile makes.
    WrongDeclaration,
    /// The seat was lost before.
    AlreadyForfeited,
    /// The ranks are not ranks of this table's teams.
    BadRanks,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MatchOver => write!(f, "the match is over"),
            Self::WrongPhase => write!(f, "the table is not in the phase for that"),
            Self::NotTheSet => write!(f, "the shuffled tiles are not the set of this table"),
            Self::NoSuchSeat => write!(f, "this table has no such seat"),
            Self::StaleTurn { current } => write!(f, "that decision is closed; `{current}` is pending"),
            Self::FutureTurn => write!(f, "that decision has not been asked yet"),
            Self::NotYourTurn => write!(f, "another seat was asked"),
            Self::TileNotInHand => write!(f, "the tile is not in the hand"),
            Self::EndMismatch => write!(f, "there is no such end, or the tile does not match it"),
            Self::EndClosed => write!(f, "that end is closed to this seat now"),
            Self::MustLeadOther => write!(f, "the rules name another tile to lead"),
            Self::ActionNotAllowed => write!(f, "this kind of action is not offered now"),
            Self::WrongDeclaration => write!(f, "the points called are not what the tile makes"),
            Self::AlreadyForfeited => write!(f, "the seat was lost before"),
            Self::BadRanks => write!(f, "ranks must count from 1, one for each team, with a first place"),
        }
    }
}

impl core::error::Error for Refusal {}
