//! State and events → what one viewer may know.

use alloc::vec::Vec;

use super::{
    command::Move,
    event::Event,
    public::{Laid, PublicEvent, PublicView, RoundAction},
    stage::sides_open_to,
};
use crate::{
    rules::Rules,
    seat::{BySeat, Seat},
    tile::{PipSet, Tile, TileSet},
};

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// The occupant of a seat.
    Seated(Seat),
    /// Anybody else.
    Spectator,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// What everybody may know.
    pub table: PublicView,
    /// The viewer's own tiles; `None` for a spectator.
    pub own: Option<OwnTiles>,
}

/// The tiles of the seat that is looking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnTiles {
    /// The seat.
    pub seat: Seat,
    /// Its hand.
    pub hand: TileSet,
    /// Tiles it drew this round, in drawing order.
    pub drawn: Vec<Tile>,
}

/// One event as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenEvent {
    /// What everybody sees.
    pub public: PublicEvent,
    /// What it means for the viewer's own tiles.
    pub own: Option<OwnChange>,
}

/// A change of the viewer's own tiles that the public part does not tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OwnChange {
    /// A new hand was dealt.
    Dealt(TileSet),
    /// Tiles were drawn, in this order.
    Drew(Vec<Tile>),
}

impl SeatView {
    /// Folds the next event in.
    pub fn fold(&mut self, seen: &SeenEvent) {
        self.table.fold(&seen.public);
        let Some(own) = &mut self.own else { return };
        match &seen.own {
            Some(OwnChange::Dealt(hand)) => {
                own.hand = *hand;
                own.drawn.clear();
            }
            Some(OwnChange::Drew(tiles)) => {
                for &tile in tiles {
                    own.hand.insert(tile);
                    own.drawn.push(tile);
                }
            }
            None => {}
        }
        match &seen.public {
            PublicEvent::Acted { action: RoundAction { seat, action: Move::Place { tile, .. }, .. }, .. }
                if *seat == own.seat =>
            {
                own.hand.remove(*tile);
            }
            PublicEvent::Acted { .. }
            | PublicEvent::SeatsDrawn { .. }
            | PublicEvent::MatchStarted { .. }
            | PublicEvent::RoundDealt { .. }
            | PublicEvent::TurnAsked(_)
            | PublicEvent::ArmOpened { .. }
            | PublicEvent::RoundRedealt { .. }
            | PublicEvent::MarkerChanged { .. }
            | PublicEvent::CoversDue(_)
            | PublicEvent::Penalised { .. }
            | PublicEvent::RoundEnded(_)
            | PublicEvent::SeatForfeited { .. }
            | PublicEvent::MatchEnded(_) => {}
        }
    }
}

/// What a viewer may know of one event. Every event reaches everybody in some form.
pub fn observe(rules: &Rules, event: &Event, viewer: Viewer) -> SeenEvent {
    SeenEvent { public: public(rules, event), own: own_change(event, viewer) }
}

fn own_change(event: &Event, viewer: Viewer) -> Option<OwnChange> {
    let Viewer::Seated(viewer) = viewer else { return None };
    match event {
        Event::RoundDealt(deal) => Some(OwnChange::Dealt(deal.hands[viewer])),
        Event::Drew { turn: _, seat, tiles, lacked: _, source: _ } if *seat == viewer => {
            Some(OwnChange::Drew(tiles.clone()))
        }
        Event::Drew { .. }
        | Event::SeatsDrawn { .. }
        | Event::MatchStarted { .. }
        | Event::TurnAsked(_)
        | Event::Placed { .. }
        | Event::Passed { .. }
        | Event::Declined { .. }
        | Event::Claimed { .. }
        | Event::ArmOpened { .. }
        | Event::RoundRedealt { .. }
        | Event::MarkerChanged { .. }
        | Event::CoversDue(_)
        | Event::Challenged { .. }
        | Event::Penalised { .. }
        | Event::RoundEnded(_)
        | Event::SeatForfeited { .. }
        | Event::MatchEnded(_) => None,
    }
}

/// What everybody may know of one event. Each field of an event is named here, so a new one does
/// not compile until somebody decides who sees it.
pub(super) fn public(rules: &Rules, event: &Event) -> PublicEvent {
    let plain = |turn, seat, action, lacked, points, source| PublicEvent::Acted {
        action: RoundAction { turn, seat, action, drawn_count: 0, lacked, points, source },
        laid: None,
    };
    match event {
        &Event::SeatsDrawn { tiles, seat_of_chair } => PublicEvent::SeatsDrawn { tiles, seat_of_chair },
        &Event::MatchStarted { opener } => PublicEvent::MatchStarted { opener },
        Event::RoundDealt(deal) => PublicEvent::RoundDealt {
            round: deal.round,
            opener: deal.opener,
            hand_counts: BySeat::from_fn(rules.seats, |seat| small(deal.hands[seat].len())),
            boneyard_count: small(deal.boneyard.len()),
            engine: deal.engine,
        },
        &Event::TurnAsked(asked) => PublicEvent::TurnAsked(asked),
        &Event::Placed { turn, seat, tile, end, outer, new_arms, announced, points, overlooked: _, source } => {
            // What was overlooked is for the others to see on the table, not for us to tell.
            let declared = match rules.claim {
                crate::rules::Claim::Auto => 0,
                crate::rules::Claim::Muggins => points,
            };
            let action = Move::Place { tile, end, announce: announced, declared };
            PublicEvent::Acted {
                action: RoundAction { turn, seat, action, drawn_count: 0, lacked: PipSet::EMPTY, points, source },
                laid: Some(Laid { outer, new_arms, sides_open_to: sides_open_to(rules) }),
            }
        }
        &Event::Drew { turn, seat, ref tiles, lacked, source } => PublicEvent::Acted {
            action: RoundAction {
                turn,
                seat,
                action: Move::Draw,
                drawn_count: small(tiles.len()),
                lacked,
                points: 0,
                source,
            },
            laid: None,
        },
        &Event::Passed { turn, seat, lacked, source } => plain(turn, seat, Move::Pass, lacked, 0, source),
        &Event::Declined { turn, seat, source } => plain(turn, seat, Move::Decline, PipSet::EMPTY, 0, source),
        &Event::Claimed { turn, seat, of_turn, points, source } => {
            plain(turn, seat, Move::Claim { turn: of_turn, points }, PipSet::EMPTY, points, source)
        }
        &Event::ArmOpened { end, open_to } => PublicEvent::ArmOpened { end, open_to },
        &Event::RoundRedealt { round, attempt, cause } => PublicEvent::RoundRedealt { round, attempt, cause },
        &Event::MarkerChanged { end, marked, open_to } => PublicEvent::MarkerChanged { end, marked, open_to },
        &Event::CoversDue(waiting) => PublicEvent::CoversDue(waiting),
        &Event::Challenged { turn, seat, silent, source } => {
            plain(turn, seat, Move::Challenge { seat: silent }, PipSet::EMPTY, 0, source)
        }
        &Event::Penalised { seat, challenger, skips_next } => PublicEvent::Penalised { seat, challenger, skips_next },
        Event::RoundEnded(result) => PublicEvent::RoundEnded(result.clone()),
        &Event::SeatForfeited { seat, cause } => PublicEvent::SeatForfeited { seat, cause },
        Event::MatchEnded(result) => PublicEvent::MatchEnded(result.clone()),
    }
}

/// No hand and no boneyard holds more than the 190 tiles of the largest set.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
