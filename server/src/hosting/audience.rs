//! Who is told when a seat is asked: sessions of players, wherever they are kept.

use std::{fmt::Debug, sync::Arc};

use boneyard_engine::{seat::Seat, table::MatchResult};

use super::{
    event::Chair,
    shown::{Decision, TableView},
    state::Lifecycle,
};
use crate::ids::{PlayerId, TableId};

/// What a player needs to know.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Decide now.
    Turn(Arc<TurnNotice>),
    /// A decision that was handed out is no longer pending.
    Settled {
        /// Table.
        table_id: TableId,
        /// Decision.
        turn: u32,
    },
    /// A table changed state.
    Table(Arc<TableNotice>),
}

/// A question with all that the seat may know.
#[derive(Clone, Debug)]
pub struct TurnNotice {
    /// The question.
    pub decision: Decision,
    /// The view.
    pub view: TableView,
    /// Whether it was sent before.
    pub reissued: bool,
}

/// A table changed state in a way that concerns a player.
#[derive(Clone, Debug)]
pub struct TableNotice {
    /// Table.
    pub table_id: TableId,
    /// New state.
    pub lifecycle: Lifecycle,
    /// The player's chair.
    pub chair: Chair,
    /// The player's seat, once bound.
    pub seat: Option<Seat>,
    /// The result, when the match is over: result, teams, end time, comment.
    pub result: Option<ResultNotice>,
}

/// The result of a match with what is told beside it.
#[derive(Clone, Debug)]
pub struct ResultNotice {
    /// The result.
    pub result: MatchResult,
    /// Number of teams.
    pub teams: u8,
    /// When it ended, milliseconds since 1970.
    pub end_time_ms: i64,
    /// What a director said about it.
    pub comment: String,
}

/// Which session of a player is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipient {
    /// The one that plays the chair: that of its seat token, else that of the account.
    Player,
    /// The account's, and only where it is the one that plays the chair.
    Account,
    /// The seat token's.
    SeatToken,
    /// Both: what concerns either may have been told to the other before.
    Both,
}

/// The sessions of all players.
pub trait Audience: Send + Sync + Debug {
    /// Tells a session of the player of this chair; false when there is none.
    fn tell(&self, player: &PlayerId, table: &TableId, chair: Chair, recipient: Recipient, notice: Notice) -> bool;

    /// Whether the player of this chair can be reached.
    fn is_reachable(&self, player: &PlayerId, table: &TableId, chair: Chair) -> bool;
}
