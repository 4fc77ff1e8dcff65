//! What may be asked of a table, and why it is refused.

use boneyard_engine::{
    seat::{BySeat, ByTeam, Seat},
    table::{EndCause, Move, Refusal},
    tile::Tile,
};
use boneyard_record::deal::Entropy;
use thiserror::Error;

use super::{event::Chair, opening::Occupant, state::Lifecycle};
use crate::ids::PlayerId;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// The player.
    pub player: PlayerId,
    /// The only chair it may act for, when it came with a seat token.
    pub chair: Option<Chair>,
    /// Whether it may direct tables.
    pub director: bool,
}

/// A request to a table, by a person, a program, or the table's own host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Take a chair, or put a house bot into one.
    TakeChair {
        /// Who asks.
        by: Actor,
        /// Wanted chair; the first free one when `None`.
        chair: Option<Chair>,
        /// Who is to sit there.
        occupant: Occupant,
        /// What its player adds to the deals.
        entropy: Option<Entropy>,
    },
    /// Give up one's chairs before the match.
    LeaveChair {
        /// Who asks.
        by: Actor,
    },
    /// Empty a chair before the match.
    RemoveOccupant {
        /// Who asks.
        by: Actor,
        /// The chair.
        chair: Chair,
        /// Keep its player from coming back.
        ban: bool,
    },
    /// Answer a decision.
    Answer {
        /// Who asks.
        by: Actor,
        /// The decision.
        turn: u32,
        /// The answer.
        action: Move,
        /// Time since it was asked, milliseconds.
        elapsed_ms: u32,
        /// Illegal answers that are not stored yet.
        strikes: u32,
    },
    /// Give up the match.
    Resign {
        /// Who asks.
        by: Actor,
        /// Which of its seats; `None` when there is only one.
        seat: Option<Seat>,
        /// What it says of itself: a resignation, or a fault of the bot that it hosts.
        cause: EndCause,
    },
    /// Stop the clocks.
    Pause {
        /// Who asks.
        by: Actor,
        /// Text for people.
        comment: String,
        /// Let the round in play end first.
        after_round: bool,
        /// Time since the pending decision was asked, milliseconds.
        elapsed_ms: u32,
        /// Illegal answers to it that are not stored yet.
        strikes: u32,
    },
    /// Let the clocks run again.
    Resume {
        /// Who asks.
        by: Actor,
    },
    /// Void the match.
    Abort {
        /// Who asks.
        by: Actor,
        /// Text for people.
        comment: String,
    },
    /// Decide the match.
    Adjudicate {
        /// Who asks.
        by: Actor,
        /// Rank of each team.
        ranks: ByTeam<u8>,
        /// How many ranks were given.
        given: usize,
        /// Text for people.
        comment: String,
    },
    /// The host begins the match.
    StartMatch {
        /// The set, shuffled.
        shuffled: Vec<Tile>,
        /// A seat by lot.
        lot: Seat,
    },
    /// The host deals a round.
    StartRound {
        /// The set, shuffled.
        shuffled: Vec<Tile>,
        /// A seat by lot.
        lot: Seat,
        /// The set in the order in which each seat draws, where they have their own.
        own_orders: Option<Box<BySeat<Vec<Tile>>>>,
    },
    /// A house bot answers, in its own seat or for a lost one.
    HouseMove {
        /// The decision.
        turn: u32,
        /// The answer.
        action: Move,
    },
    /// The clock of the pending decision ran out.
    TimeRanOut {
        /// The decision.
        turn: u32,
        /// Time since it was asked, milliseconds.
        elapsed_ms: u32,
        /// Illegal answers that are not stored yet.
        strikes: u32,
    },
    /// A seat is lost.
    Lose {
        /// The seat.
        seat: Seat,
        /// Why.
        cause: EndCause,
        /// Illegal answers that are not stored yet.
        strikes: u32,
    },
}

/// Why a table refuses. The table is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// No free chair.
    #[error("the table is full")]
    TableFull,
    /// Somebody else sits there.
    #[error("somebody else has chair {0}")]
    ChairTaken(Chair),
    /// No such chair.
    #[error("the table has chairs 1 to {chairs}, not {asked}")]
    NoSuchChair {
        /// The chair asked for.
        asked: u32,
        /// Chairs of the table.
        chairs: u32,
    },
    /// Not possible in this state.
    #[error("not possible while the table is {}", state_name(*.0))]
    WrongState(Lifecycle),
    /// The caller has no seat here.
    #[error("you have no seat at this table")]
    NotSeated,
    /// The caller's seat was lost.
    #[error("your seat was lost, and a house bot plays on for it")]
    SeatLost,
    /// Several seats, and none named.
    #[error("you have several seats at this table: say which")]
    SeatAmbiguous,
    /// The caller may see this, but not do it.
    #[error("only the table's creator or a director may do that")]
    NotAllowed,
    /// The caller was removed for good.
    #[error("you were removed from this table and may not come back")]
    Removed,
    /// The match has begun, and its deals are fixed.
    #[error("the match has begun: its deals take no more entropy")]
    EntropyClosed,
    /// No more entropy has room.
    #[error("this table has taken {0} entropies and takes no more")]
    EntropyFull(usize),
    /// A director cannot sit at a table it directs.
    #[error("a director cannot play at a table it directs")]
    DirectorCannotPlay,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The seat answered this decision with another move.
    #[error("you answered this decision with another move")]
    AlreadyAnswered,
    /// Time ran out first.
    #[error("time ran out before the answer came")]
    TimedOut,
    /// Not asked yet.
    #[error("decision {turn} has not been asked yet; the last one is {last}")]
    FutureTurn {
        /// The decision named.
        turn: u32,
        /// The last one asked.
        last: u32,
    },
    /// Asked earlier and closed.
    #[error("decision {turn} is closed; {current} is the current one")]
    StaleTurn {
        /// The decision named.
        turn: u32,
        /// The current one.
        current: u32,
    },
    /// Another seat was asked.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// The rules say no; this counts as an illegal answer.
    #[error("{0}")]
    Illegal(Refusal),
    /// Ranks that cannot be.
    #[error("give a rank for each of the {teams} teams, counted from 1, with a first place")]
    BadRanks {
        /// Teams of the table.
        teams: u32,
    },
}

/// A life-cycle state for people.
pub const fn state_name(state: Lifecycle) -> &'static str {
    match state {
        Lifecycle::Waiting => "waiting for players",
        Lifecycle::Active => "playing",
        Lifecycle::Paused => "paused",
        Lifecycle::Finished => "finished",
        Lifecycle::Aborted => "aborted",
    }
}
