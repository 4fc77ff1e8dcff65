//! What may be asked of a table.

use alloc::vec::Vec;

use crate::{
    layout::End,
    seat::{BySeat, ByTeam, Seat},
    tile::Tile,
};

/// A request to a table. Chance comes in with it: the caller shuffles, the table checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// Begin the match.
    StartMatch {
        /// The whole set, shuffled; used where chairs draw for seats.
        shuffled: &'a [Tile],
        /// A seat by lot; used where the first opener is drawn.
        lot: Seat,
    },
    /// Deal the next round.
    StartRound {
        /// The whole set, shuffled: seat A's hand first, the boneyard last.
        shuffled: &'a [Tile],
        /// A seat by lot; used where the rules leave the opener to chance.
        lot: Seat,
        /// For each seat all tiles, or those of the boneyard, in the order in which it draws: the first that
        /// is still there. `None` where all draw in the order of the shuffle.
        own_orders: Option<&'a BySeat<Vec<Tile>>>,
    },
    /// Answer a decision.
    Act {
        /// Seat that answers.
        seat: Seat,
        /// Decision it answers.
        turn: u32,
        /// The answer.
        action: Move,
        /// Who chose it.
        source: Source,
    },
    /// A seat is lost: it resigned, ran out of time, or the like.
    Forfeit {
        /// The seat.
        seat: Seat,
        /// Why.
        cause: EndCause,
        /// What becomes of the match when more than two teams play.
        policy: ForfeitPolicy,
    },
    /// A director decides the match.
    Adjudicate {
        /// Rank of each team, counted from 1; equal ranks are shared.
        ranks: ByTeam<u8>,
    },
}

/// What a seat does with one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Move {
    /// Lay a tile.
    Place {
        /// The tile.
        tile: Tile,
        /// Where.
        end: End,
        /// Say that one tile is left.
        announce: bool,
        /// Points called for it, where points must be called; 0 elsewhere.
        declared: u16,
    },
    /// Take a tile from the boneyard.
    Draw,
    /// End the turn without laying a tile.
    Pass,
    /// Leave an offered right unused.
    Decline,
    /// Collect points that another team overlooked.
    Claim {
        /// Decision whose placement made them.
        turn: u32,
        /// The points.
        points: u16,
    },
    /// Catch a seat that kept silent about its last tile.
    Challenge {
        /// The silent seat.
        seat: Seat,
    },
    /// Name the seat that opens the next round.
    ChooseOpener {
        /// The opener.
        seat: Seat,
    },
}

impl Move {
    /// A plain placement, without announcement or called points.
    pub const fn place(tile: Tile, end: End) -> Self {
        Self::Place { tile, end, announce: false, declared: 0 }
    }
}

/// Who chose an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The occupant of the seat.
    Player,
    /// The table: everybody can see that there was no choice.
    Forced,
    /// The table, because time ran out.
    Timeout,
    /// The rules, as a penalty.
    Penalty,
    /// The house bot that finishes for a lost seat.
    Substitute,
}

/// What becomes of the match when a seat is lost and more than two teams play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForfeitPolicy {
    /// A substitute finishes for the seat, and its team is ranked last.
    Substitute,
    /// The match ends; the team of the lost seat is ranked last.
    EndMatch,
}

/// Why a match ended or a seat was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndCause {
    /// By score.
    Completed,
    /// A seat resigned.
    Resignation,
    /// A seat ran out of time.
    Timeout,
    /// A seat gave too many illegal answers.
    IllegalMoves,
    /// A seat stayed away past its grace.
    Disconnect,
    /// A seat was not there at the start.
    NoShow,
    /// A seat sent answers without end that answered nothing.
    Flood,
    /// A director decided.
    Adjudication,
}
