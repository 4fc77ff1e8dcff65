//! What is public, and what a seat is told beside that: written down here anew, not asked of the engine, so
//! that a fact which the engine tells by mistake does not count as public.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use boneyard_engine::{position::DecisionKind, seat::Seat, table::Event, tile::Tile};

/// What a person in the viewer's seat learns from an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fact {
    Started,
    SeatsDrawn(Vec<Tile>, Vec<Seat>),
    Dealt {
        round: u16,
        opener: Seat,
        counts: Vec<usize>,
        boneyard: usize,
        mine: Vec<Tile>,
        engine: Option<Tile>,
    },
    Asked(u32, Seat, DecisionKind),
    Placed {
        turn: u32,
        seat: Seat,
        tile: Tile,
        end: u32,
    },
    Drew {
        turn: u32,
        seat: Seat,
        count: usize,
        mine: Vec<Tile>,
    },
    Passed(u32, Seat),
    Declined(u32, Seat),
    Claimed {
        turn: u32,
        seat: Seat,
        of_turn: u32,
        points: u16,
    },
    /// Anything else that everybody is told.
    Told(String),
    /// Hands are laid open when a round ends.
    Ended(Vec<Vec<Tile>>, Option<Seat>),
    Over,
}

/// What the seat `me` learns from an event, if that is anything.
pub(crate) fn learn(event: &Event, me: Seat, seats: u8) -> Option<Fact> {
    let mine = |seat: Seat, tiles: Vec<Tile>| if seat == me { tiles } else { Vec::new() };
    Some(match event {
        Event::MatchStarted { opener: _ } => Fact::Started,
        Event::SeatsDrawn { tiles, seat_of_chair } => Fact::SeatsDrawn(
            Seat::all(seats).map(|chair| tiles[chair].0).collect(),
            Seat::all(seats).map(|chair| seat_of_chair[chair]).collect(),
        ),
        Event::RoundDealt(deal) => Fact::Dealt {
            round: deal.round,
            opener: deal.opener,
            counts: Seat::all(seats).map(|seat| deal.hands[seat].len()).collect(),
            boneyard: deal.boneyard.len(),
            mine: deal.hands[me].iter().collect(),
            engine: deal.engine,
        },
        Event::TurnAsked(asked) => Fact::Asked(asked.turn, asked.seat, asked.kind),
        &Event::Placed { turn, seat, tile, end, .. } => Fact::Placed { turn, seat, tile, end: end.number() },
        Event::Drew { turn, seat, tiles, .. } => {
            Fact::Drew { turn: *turn, seat: *seat, count: tiles.len(), mine: mine(*seat, tiles.clone()) }
        }
        &Event::Passed { turn, seat, .. } => Fact::Passed(turn, seat),
        &Event::Declined { turn, seat, .. } => Fact::Declined(turn, seat),
        &Event::Claimed { turn, seat, of_turn, points, .. } => Fact::Claimed { turn, seat, of_turn, points },
        // Follows from the placements.
        Event::ArmOpened { .. } | Event::CoversDue(_) => return None,
        // The same for everybody.
        Event::RoundRedealt { .. }
        | Event::MarkerChanged { .. }
        | Event::Challenged { .. }
        | Event::Penalised { .. } => Fact::Told(format!("{event:?}")),
        Event::RoundEnded(result) => {
            Fact::Ended(Seat::all(seats).map(|seat| result.hands[seat].iter().collect()).collect(), result.out)
        }
        Event::SeatForfeited { .. } | Event::MatchEnded(_) => Fact::Over,
    })
}
