//! What has happened in a tournament.

use boneyard_record::deal::{Commitment, Entropy, Secret};
use boneyard_tournament::{Entrant, Play, PlayKey, Round};

use super::plan::Plan;
use crate::{
    hosting::Occupant,
    ids::{PlayerId, TournamentId},
};

/// One accepted command with all that followed from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// 1, 2, 3, ... without gaps.
    pub sequence: u32,
    /// When it was decided, milliseconds since 1970.
    pub time_ms: i64,
    /// What happened, in order.
    pub events: Vec<TournamentEvent>,
}

/// One fact about a tournament.
#[derive(Clone, PartialEq, Debug)]
pub enum TournamentEvent {
    /// It was created; always the first event.
    Created(Box<Founding>),
    /// Somebody entered.
    Entered {
        /// One, or two partners.
        members: Vec<Occupant>,
        /// Name to show.
        name: String,
        /// What was added to the deals.
        entropy: Option<Entropy>,
    },
    /// Play began: nobody enters any more.
    Started,
    /// No new games are opened.
    Paused,
    /// New games are opened again.
    Resumed,
    /// A round was paired. Stored before its first game is opened.
    Paired(Round),
    /// A game is final.
    GameEnded(Play),
    /// A director decided a game, which is final with that.
    GameDecided(Play),
    /// A game was lost by a fault of server or host, and is begun again.
    GameVoided(PlayKey),
    /// An entrant plays no further games.
    Withdrawn {
        /// Who.
        entrant: Entrant,
        /// Last round it plays in.
        last_round: u32,
    },
    /// It is over: the schedule or the sequential test has ended.
    Finished,
    /// It was stopped.
    Cancelled,
}

/// What is settled when a tournament is created.
#[derive(Clone, PartialEq, Debug)]
pub struct Founding {
    /// Id; also the name of the deal group.
    pub id: TournamentId,
    /// Who created it.
    pub creator: PlayerId,
    /// What it should be.
    pub plan: Plan,
    /// What decides all its deals; shown when it is over.
    pub secret: Secret,
    /// Tells a repeated request from another one with the same id.
    pub request_digest: [u8; 32],
    /// When, milliseconds since 1970.
    pub create_time_ms: i64,
}

impl Founding {
    /// What is shown of the secret before anybody enters.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(&self.id.deal_group(), &self.secret)
    }

    /// The published number that seatings and pairings by chance follow from: it is not of the organiser's
    /// choosing, and nobody knows it before the commitment.
    pub fn seed(&self) -> u64 {
        let bytes = self.commitment();
        let mut seed = [0; 8];
        seed.copy_from_slice(&bytes.as_bytes()[..8]);
        u64::from_be_bytes(seed)
    }
}
