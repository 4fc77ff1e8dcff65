//! What everybody at the table may know, as a fold of public events. No type here has room for
//! another hand, so nothing that is made from them can show one.

use alloc::{boxed::Box, sync::Arc, vec::Vec};

use super::{
    command::{EndCause, Move, Source},
    event::{MatchResult, RoundResult, Tile0},
};
use crate::{
    layout::{Arm, ArmKind, Arms, End, NewArms},
    position::{Asked, Opener},
    rules::Rules,
    seat::{BySeat, Seat, SeatSet},
    tile::{Pip, PipSet, Tile},
};

/// One public fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PublicEvent {
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
    RoundDealt {
        /// Round, counted from 1.
        round: u16,
        /// Seat that opens it.
        opener: Seat,
        /// Tiles in each hand.
        hand_counts: BySeat<u8>,
        /// Tiles in the boneyard, reserve included.
        boneyard_count: u8,
    },
    /// A seat was asked.
    TurnAsked(Asked),
    /// Something was done, or done for a seat.
    Acted {
        /// What.
        action: RoundAction,
        /// For a placement, how the tile lies.
        laid: Option<Laid>,
    },
    /// An arm opened or closed to seats.
    ArmOpened {
        /// The arm's end.
        end: End,
        /// Seats that may use it from here on.
        open_to: SeatSet,
    },
    /// A round ended, and hands were laid open.
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

/// One public action of a round. A draw does not say which tiles were taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundAction {
    /// Decision it answered; 0 when the table acted without asking.
    pub turn: u32,
    /// Seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: Move,
    /// Tiles taken by a draw.
    pub drawn_count: u8,
    /// Values that a draw or pass proved absent from the hand as it was then.
    pub lacked: PipSet,
    /// Points scored.
    pub points: u16,
    /// Who chose.
    pub source: Source,
}

/// How a placed tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Half that faces outward.
    pub outer: Pip,
    /// Arms that came into being with the tile as their root.
    pub new_arms: NewArms,
    /// Seats that may use the new short sides at once.
    pub sides_open_to: SeatSet,
}

/// Everything any person in the room may know of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicView {
    /// Rules.
    pub rules: Rules,
    /// Seats, seat A first.
    pub seats: Vec<SeatStatus>,
    /// Round in play; 0 before the first deal.
    pub round: u16,
    /// Last decision asked; 0 before the first.
    pub turn: u32,
    /// Decision that is waited for.
    pub asked: Option<Asked>,
    /// Opener of this round.
    pub opener: Option<Seat>,
    /// Who opens the next round, once that is known.
    pub next_opener: Option<Opener>,
    /// Tile in the middle: the lead tile of a line.
    pub centre: Option<Tile>,
    /// The layout.
    pub arms: Vec<ArmView>,
    /// Tiles in the boneyard, reserve included.
    pub boneyard_count: u8,
    /// Actions of this round, oldest first.
    pub history: Vec<RoundAction>,
    /// Finished rounds, round 1 first; shared, because a view is copied for every decision.
    pub rounds: Vec<Arc<RoundResult>>,
    /// Match score, team 1 first.
    pub team_scores: Vec<i32>,
    /// Set when the match is over.
    pub result: Option<MatchResult>,
}

/// Public facts about one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatStatus {
    /// Tiles in hand.
    pub hand_count: u8,
    /// Whether a substitute plays on for it.
    pub forfeited: bool,
}

/// A branch of the layout with its tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmView {
    /// What play needs of it.
    pub arm: Arm,
    /// Tiles from the root outward, each with the half that faces outward.
    pub tiles: Vec<(Tile, Pip)>,
}

/// A place where a tile can be attached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenEnd {
    /// Which.
    pub end: End,
    /// Value a tile must match; `None` on the empty table.
    pub pips: Option<Pip>,
    /// The arm; `None` on the empty table.
    pub arm: Option<Arm>,
    /// Seats that may use it.
    pub open_to: SeatSet,
}

impl PublicView {
    /// The view before anything has happened.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            seats: Seat::all(rules.seats).map(|_| SeatStatus::default()).collect(),
            round: 0,
            turn: 0,
            asked: None,
            opener: None,
            next_opener: None,
            centre: None,
            arms: Vec::new(),
            boneyard_count: 0,
            history: Vec::new(),
            rounds: Vec::new(),
            team_scores: (0..rules.team_count()).map(|_| 0).collect(),
            result: None,
        }
    }

    /// Places where some seat may lay a tile, in the order of their ends; none between rounds.
    pub fn open_ends(&self) -> Vec<OpenEnd> {
        if self.asked.is_none() {
            return Vec::new();
        }
        if self.arms.is_empty() {
            let open_to = SeatSet::all(self.rules.seats);
            return alloc::vec![OpenEnd { end: End::START, pips: None, arm: None, open_to }];
        }
        self.arms
            .iter()
            .enumerate()
            .filter(|(_, view)| !view.arm.open_to.is_empty())
            .map(|(index, view)| OpenEnd {
                end: End::of_arm(index),
                pips: Some(view.arm.outer),
                arm: Some(view.arm),
                open_to: view.arm.open_to,
            })
            .collect()
    }

    /// Folds the next public event in.
    pub fn fold(&mut self, event: &PublicEvent) {
        match event {
            PublicEvent::SeatsDrawn { .. } => {}
            PublicEvent::MatchStarted { opener } => self.next_opener = Some(*opener),
            PublicEvent::RoundDealt { round, opener, hand_counts, boneyard_count } => {
                self.round = *round;
                self.opener = Some(*opener);
                self.next_opener = None;
                self.centre = None;
                self.arms.clear();
                self.history.clear();
                self.boneyard_count = *boneyard_count;
                for (seat, status) in Seat::all(self.rules.seats).zip(&mut self.seats) {
                    status.hand_count = hand_counts[seat];
                }
            }
            PublicEvent::TurnAsked(asked) => {
                self.turn = asked.turn;
                self.asked = Some(*asked);
            }
            PublicEvent::Acted { action, laid } => self.fold_action(action, *laid),
            PublicEvent::ArmOpened { end, open_to } => {
                if let Some(view) = end.arm_index().and_then(|index| self.arms.get_mut(index)) {
                    view.arm.open_to = *open_to;
                }
            }
            PublicEvent::RoundEnded(result) => {
                self.asked = None;
                self.next_opener = result.next_opener;
                for (score, awarded) in self.team_scores.iter_mut().zip(result.awarded.0) {
                    *score += awarded;
                }
                self.rounds.push(Arc::new(result.as_ref().clone()));
            }
            PublicEvent::SeatForfeited { seat, cause: _ } => {
                if let Some(status) = self.seats.get_mut(seat.index()) {
                    status.forfeited = true;
                }
            }
            PublicEvent::MatchEnded(result) => {
                self.asked = None;
                self.next_opener = None;
                self.result = Some(result.as_ref().clone());
            }
        }
    }

    fn fold_action(&mut self, action: &RoundAction, laid: Option<Laid>) {
        let hand = self.seats.get_mut(action.seat.index()).map(|status| &mut status.hand_count);
        match action.action {
            Move::Place { tile, end, .. } => {
                if let Some(hand) = hand {
                    *hand = hand.saturating_sub(1);
                }
                if let Some(laid) = laid {
                    self.lay(tile, end, laid);
                }
            }
            Move::Draw => {
                if let Some(hand) = hand {
                    *hand = hand.saturating_add(action.drawn_count);
                }
                self.boneyard_count = self.boneyard_count.saturating_sub(action.drawn_count);
            }
            Move::Pass | Move::Decline | Move::Claim { .. } | Move::Challenge { .. } | Move::ChooseOpener { .. } => {}
        }
        let team = self.rules.team_of(action.seat);
        if let Some(score) = self.team_scores.get_mut(team.index()) {
            *score += i32::from(action.points);
        }
        self.history.push(action.clone());
        self.asked = None;
    }

    fn lay(&mut self, tile: Tile, end: End, laid: Laid) {
        if let Some(view) = end.arm_index().and_then(|index| self.arms.get_mut(index)) {
            view.arm.extend(tile, laid.outer);
        }
        if laid.new_arms != NewArms::None {
            let mut arms = Arms::default();
            arms.branch(tile, laid.new_arms, laid.sides_open_to, SeatSet::all(self.rules.seats));
            self.arms.extend(arms.iter().map(|&arm| ArmView { arm, tiles: Vec::new() }));
        }
        match end.arm_index().and_then(|index| self.arms.get_mut(index)) {
            Some(view) => view.tiles.push((tile, laid.outer)),
            None => self.centre = Some(tile),
        }
    }

    /// Label of an end for people: `L`, `R`, `U`, `D` in a line, `@6` for an arm made in play, the
    /// empty text for the empty table.
    pub fn label(&self, end: End) -> alloc::string::String {
        let kind = end.arm_index().and_then(|index| self.arms.get(index)).map(|view| view.arm.kind);
        crate::notation::label(end, kind.unwrap_or(ArmKind::Line), self.first_sides())
    }

    /// Where the short sides of the first spinner begin.
    pub(crate) fn first_sides(&self) -> Option<End> {
        self.arms.iter().position(|view| matches!(view.arm.kind, ArmKind::Spinner)).map(End::of_arm)
    }
}
