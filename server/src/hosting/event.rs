//! What has happened at a table: facts of the game and facts of hosting share one log.

use boneyard_engine::{
    seat::Seat,
    table::{EndCause, Event},
};

use boneyard_record::deal::Entropy;

use super::opening::{Occupant, Opening};
use crate::ids::PlayerId;

/// Place taken on joining, counted from 1.
pub type Chair = u8;

/// One accepted command with all that followed from it: stored, shown and counted as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// 1, 2, 3, ... without gaps.
    pub sequence: u32,
    /// When it was decided, milliseconds since 1970.
    pub time_ms: i64,
    /// What happened, in order.
    pub events: Vec<TableEvent>,
}

/// One fact about a table, hidden parts included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableEvent {
    /// The table was opened; always the first event.
    Opened(Box<Opening>),
    /// A chair was taken.
    ChairTaken {
        /// Chair.
        chair: Chair,
        /// By whom.
        occupant: Occupant,
    },
    /// A chair became free before the match.
    ChairLeft {
        /// Chair.
        chair: Chair,
        /// Whether somebody else removed the occupant.
        removed: bool,
        /// Who may not come back.
        banned: Option<PlayerId>,
    },
    /// A fact of the game.
    Game(Event),
    /// A seat's clock or strikes changed.
    ClockChanged(ClockChange),
    /// The clocks were stopped, or will be after the round.
    Paused {
        /// Text for people.
        comment: String,
        /// Whether the round in play ends first.
        after_round: bool,
    },
    /// The clocks run again.
    Resumed,
    /// The match was voided.
    Aborted {
        /// Text for people.
        comment: String,
    },
    /// A house bot took over a lost seat.
    Substituted {
        /// Seat.
        seat: Seat,
        /// House bot.
        bot: String,
        /// Why the seat was lost.
        cause: EndCause,
    },
    /// A player added entropy to the deals.
    EntropyAdded {
        /// Chair of the player.
        chair: Chair,
        /// What was added.
        entropy: Entropy,
    },
    /// The secret of the deals was published.
    DealRevealed,
    /// A director said something about the result that follows.
    ResultNoted {
        /// Text for people.
        comment: String,
    },
}

/// A seat's clock and strikes after a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockChange {
    /// Seat.
    pub seat: Seat,
    /// Bank left, milliseconds.
    pub bank_ms: u32,
    /// Timeouts so far.
    pub timeouts: u32,
    /// Illegal answers so far.
    pub illegal_answers: u32,
    /// Decision that was charged; 0 when none was.
    pub turn: u32,
    /// Length of that decision, milliseconds.
    pub elapsed_ms: u32,
    /// Part of it that was charged, milliseconds.
    pub charged_ms: u32,
}
