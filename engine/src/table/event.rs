//! What has happened. Events are complete: whose turn follows, what was scored and that a round
//! ended are events of their own, and [`super::evolve`] copies them in.

use alloc::{boxed::Box, vec::Vec};

use super::command::{EndCause, Source};
use crate::{
    layout::{End, NewArms, Waiting},
    position::{Asked, Boneyard, Opener},
    seat::{BySeat, ByTeam, Seat, SeatSet, Team},
    tile::{Pip, PipSet, Tile, TileSet},
};

/// A buffer for the events of one command.
pub type Events = Vec<Event>;

/// One fact, hidden parts included; [`super::observe`] says what of it a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chairs were bound to seats by drawing tiles.
    SeatsDrawn {
        /// Tile drawn by each chair.
        tiles: BySeat<Tile0>,
        /// Seat of each chair.
        seat_of_chair: BySeat<Seat>,
    },
    /// The match began.
    MatchStarted {
        /// Who opens the first round.
        opener: Opener,
    },
    /// A round was dealt.
    RoundDealt(Box<Deal>),
    /// A seat was asked.
    TurnAsked(Asked),
    /// A tile was laid.
    Placed {
        /// Decision it answered.
        turn: u32,
        /// Seat that laid it.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where.
        end: End,
        /// Half that faces outward.
        outer: Pip,
        /// Arms that came into being with the tile as their root.
        new_arms: NewArms,
        /// Whether the seat said that one tile is left.
        announced: bool,
        /// Points credited.
        points: u16,
        /// Points made but not called, for others to claim.
        overlooked: u16,
        /// Who chose it.
        source: Source,
    },
    /// Tiles were drawn.
    Drew {
        /// Decision it answered; 0 when it was forced.
        turn: u32,
        /// Seat that drew.
        seat: Seat,
        /// The tiles, first drawn first.
        tiles: Vec<Tile>,
        /// Values proved absent from the hand as it was before the draw.
        lacked: PipSet,
        /// Who chose it.
        source: Source,
    },
    /// A turn was passed.
    Passed {
        /// Decision it answered; 0 when it was forced.
        turn: u32,
        /// Seat that passed.
        seat: Seat,
        /// Values proved absent from the hand.
        lacked: PipSet,
        /// Who chose it.
        source: Source,
    },
    /// An offered right was left unused.
    Declined {
        /// Decision it answered.
        turn: u32,
        /// Seat that declined.
        seat: Seat,
        /// Who chose it.
        source: Source,
    },
    /// Overlooked points were claimed.
    Claimed {
        /// Decision it answered.
        turn: u32,
        /// Seat that claimed.
        seat: Seat,
        /// Decision whose placement made them.
        of_turn: u32,
        /// The points.
        points: u16,
        /// Who chose it.
        source: Source,
    },
    /// An arm opened or closed to seats.
    ArmOpened {
        /// The arm's end.
        end: End,
        /// Seats that may use it from here on.
        open_to: SeatSet,
    },
    /// A deal was thrown in; the table waits for another shuffle.
    RoundRedealt {
        /// Round that is still to be dealt, counted from 1.
        round: u16,
        /// Deals of this round thrown in so far, counted from 1.
        attempt: u16,
        /// Why.
        cause: RedealCause,
    },
    /// A marker was put up or taken down.
    MarkerChanged {
        /// End of its train.
        end: End,
        /// Whether it is up.
        marked: bool,
        /// Seats that may use the train from here on, while no double waits for a cover.
        open_to: SeatSet,
    },
    /// The row of doubles that wait for a cover changed: here is all of it.
    CoversDue(Waiting),
    /// A seat caught another one that was silent about its last tile.
    Challenged {
        /// Decision it answered.
        turn: u32,
        /// Seat that caught it.
        seat: Seat,
        /// Silent seat.
        silent: Seat,
        /// Who chose it.
        source: Source,
    },
    /// A seat is penalised for silence; tiles and marker follow as events of their own.
    Penalised {
        /// The seat.
        seat: Seat,
        /// Seat that caught it.
        challenger: Seat,
        /// Whether it loses its next turn.
        skips_next: bool,
    },
    /// A round ended.
    RoundEnded(Box<RoundResult>),
    /// A seat was lost and is played on by a substitute.
    SeatForfeited {
        /// The seat.
        seat: Seat,
        /// Why.
        cause: EndCause,
    },
    /// The match ended.
    MatchEnded(Box<MatchResult>),
}

/// Why a deal is thrown in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RedealCause {
    /// The engine was not dealt to anybody.
    EngineAsleep,
}

impl RedealCause {
    /// Name on the wire, in snake case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::EngineAsleep => "engine_asleep",
        }
    }
}

/// A tile in a row that may have unused entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile0(pub Tile);

impl Default for Tile0 {
    fn default() -> Self {
        Self(Tile::from_index(0).expect("0-0 is a tile"))
    }
}

/// What a shuffle dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Round, counted from 1.
    pub round: u16,
    /// Seat that opens it.
    pub opener: Seat,
    /// Tile that must be led.
    pub must_lead: Option<Tile>,
    /// Engine tile, laid or due; `None` in a line.
    pub engine: Option<Tile>,
    /// The hands.
    pub hands: BySeat<TileSet>,
    /// The rest, in drawing order; the lightest tile first where the seats have orders of their own.
    pub boneyard: Boneyard,
    /// The same tiles in the order in which each seat draws; `None` where all draw in one order.
    pub own_orders: Option<Box<BySeat<Vec<Tile>>>>,
}

/// Scores of one finished round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundResult {
    /// Round, counted from 1.
    pub round: u16,
    /// Seat that opened it.
    pub opener: Seat,
    /// Seat that went out; `None` when blocked.
    pub out: Option<Seat>,
    /// Team that won it.
    pub winner: Option<Team>,
    /// All points of the round by team, those made in play included.
    pub team_points: ByTeam<i32>,
    /// The same by seat.
    pub seat_points: BySeat<i32>,
    /// Points that the end of the round adds to the match score.
    pub awarded: ByTeam<i32>,
    /// What each hand was left with, as the rules count it.
    pub hand_pips: BySeat<u16>,
    /// The hands, laid open for scoring.
    pub hands: BySeat<TileSet>,
    /// Who opens the next round; `None` when the match is over.
    pub next_opener: Option<Opener>,
}

/// Final result of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// Why it ended.
    pub cause: EndCause,
    /// Final score.
    pub scores: ByTeam<i32>,
    /// Rank of each team, counted from 1; equal ranks are shared.
    pub ranks: ByTeam<u8>,
    /// Seats that were lost on the way.
    pub forfeited: SeatSet,
}

impl MatchResult {
    /// Teams that won: those of rank 1.
    pub fn winners(&self, teams: u8) -> impl Iterator<Item = Team> {
        Team::all(teams).filter(|&team| self.ranks[team] == 1)
    }
}
