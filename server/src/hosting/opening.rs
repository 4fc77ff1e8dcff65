//! What is settled when a table is opened, and who sits at it.

use std::collections::BTreeMap;

use boneyard_engine::{rules::Rules, table::ForfeitPolicy};

use boneyard_record::deal::{Commitment, DrawOrder, GroupId, Salt, Secret};

use crate::ids::{PlayerId, TableId, TournamentId};

/// What is settled when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Id.
    pub table_id: TableId,
    /// Player who opened it.
    pub creator: PlayerId,
    /// Whether a director opened it, who then may not sit at it.
    pub by_director: bool,
    /// Rules.
    pub rules: Rules,
    /// Version of the rules code.
    pub rules_version: u32,
    /// Clocks and limits.
    pub time_control: TimeControl,
    /// Code without which an invite-only table is neither found nor joined; `None` for open tables.
    pub invite_code: Option<String>,
    /// Pause between rounds, milliseconds.
    pub round_break_ms: u32,
    /// Whether only seats and directors may watch.
    pub no_spectators: bool,
    /// Labels.
    pub labels: BTreeMap<String, String>,
    /// Tells a repeated request from another one with the same id.
    pub request_digest: [u8; 32],
    /// What decides the deals; shown when the match is over.
    pub deal_secret: Secret,
    /// The tournament that the table belongs to and shares its secret with; `None` for a table by itself.
    pub group: Option<TournamentDeal>,
    /// How tiles of the boneyard are ordered.
    pub draw_order: DrawOrder,
    /// When it was opened, milliseconds since 1970.
    pub create_time_ms: i64,
}

/// A table's place among the deals of a tournament. The board is as secret as the deals: it would tell sibling
/// tables, which play the same tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentDeal {
    /// The tournament.
    pub tournament: TournamentId,
    /// Board, counted from 1.
    pub board: u32,
    /// What the entropies of all entrants come to.
    pub salt: Salt,
}

impl Opening {
    /// The deal group, which a lone table is by itself.
    ///
    /// # Panics
    /// Never: an id of a table or a tournament is a valid name of a group.
    pub fn deal_group(&self) -> GroupId {
        match &self.group {
            Some(group) => group.tournament.deal_group(),
            None => GroupId::new(self.table_id.as_str()).expect("an id of a table is short visible ASCII"),
        }
    }

    /// What is shown of the secret before anybody sits.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(&self.deal_group(), &self.deal_secret)
    }
}

/// Clocks and limits of a table; milliseconds throughout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// No clock at all.
    pub unlimited: bool,
    /// Bank at the start.
    pub initial_ms: u32,
    /// Added after each own answer.
    pub increment_ms: u32,
    /// Most time for one decision; 0 leaves only the bank.
    pub move_limit_ms: u32,
    /// Part of each decision that is never charged.
    pub free_ms: u32,
    /// What happens when time runs out.
    pub on_timeout: TimeoutPolicy,
    /// This many timeouts lose the seat.
    pub timeout_limit: u32,
    /// This many illegal answers lose the seat.
    pub illegal_limit: u32,
    /// How long a disconnected seat is kept; 0 is for ever.
    pub disconnect_grace_ms: u32,
    /// What becomes of a lost seat when more than two teams play.
    pub on_forfeit: ForfeitPolicy,
}

/// What happens when time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeoutPolicy {
    /// The seat is lost.
    Forfeit,
    /// The first legal move is played and a timeout counted; a window is declined at no cost.
    PlayFirstLegal,
}

impl Default for TimeControl {
    /// Friendly to people: five minutes and ten seconds a move, and nobody loses by one long thought.
    fn default() -> Self {
        Self {
            unlimited: false,
            initial_ms: 300_000,
            increment_ms: 10_000,
            move_limit_ms: 0,
            free_ms: 100,
            on_timeout: TimeoutPolicy::PlayFirstLegal,
            timeout_limit: 3,
            illegal_limit: 3,
            disconnect_grace_ms: 0,
            on_forfeit: ForfeitPolicy::Substitute,
        }
    }
}

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A registered player.
    Player {
        /// Id.
        id: PlayerId,
        /// Name to show.
        name: String,
    },
    /// A bot of the house.
    House {
        /// Its name.
        bot: String,
        /// Its seed.
        seed: u64,
    },
}

impl Occupant {
    /// Whether this is that player.
    pub fn is(&self, player: &PlayerId) -> bool {
        match self {
            Self::Player { id, .. } => id == player,
            Self::House { .. } => false,
        }
    }
}
