//! What everybody at the table may know, as a fold of public events. No type here has room for
//! another hand, so nothing that is made from them can show one.

use alloc::{boxed::Box, sync::Arc, vec::Vec};

use super::{
    command::{EndCause, Move, Source},
    event::{MatchResult, RedealCause, RoundResult, Tile0},
    evolve, trains,
};
use crate::{
    layout::{Arm, ArmKind, Arms, End, NewArms, Waiting},
    position::{Asked, DecisionKind, Opener},
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
        /// Engine tile, laid or due; `None` in a line.
        engine: Option<Tile>,
    },
    /// A deal was thrown in; the round is dealt again.
    RoundRedealt {
        /// Round that is still to be dealt.
        round: u16,
        /// Deals of this round thrown in so far, counted from 1.
        attempt: u16,
        /// Why.
        cause: RedealCause,
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
    /// A seat is penalised for silence about its last tile; tiles and marker follow.
    Penalised {
        /// The seat.
        seat: Seat,
        /// Seat that caught it.
        challenger: Seat,
        /// Whether it loses its next turn.
        skips_next: bool,
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
    /// Seats that may use new short sides, or a new train for everybody, at once.
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
    /// Tile in the middle: the lead tile of a line, or the engine when it lies in the station.
    pub centre: Option<Tile>,
    /// Engine tile of the round, laid or due; `None` in a line.
    pub engine: Option<Tile>,
    /// The layout.
    pub arms: Vec<ArmView>,
    /// Doubles that wait for a cover, first laid first.
    pub waiting: Waiting,
    /// Seat whose turn it is, or was last: a challenge or claim interrupts a turn and is none.
    pub in_turn: Option<Seat>,
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
    /// Whether it has announced its last tile.
    pub announced: bool,
    /// Whether a penalty costs it its next turn.
    pub skips_next: bool,
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
    /// Seats that may use it now; none while an open double elsewhere closes it.
    pub open_to: SeatSet,
    /// Whether the double at this end must be covered before anything else is laid.
    pub must_cover: bool,
    /// Place among the doubles that wait, 1 is served first; 0 when none waits here.
    pub cover_order: u8,
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
            engine: None,
            arms: Vec::new(),
            waiting: Waiting::default(),
            in_turn: None,
            boneyard_count: 0,
            history: Vec::new(),
            rounds: Vec::new(),
            team_scores: (0..rules.team_count()).map(|_| 0).collect(),
            result: None,
        }
    }

    /// Places where some seat may lay a tile now or when open doubles are covered, in the order of their
    /// ends; none between rounds.
    pub fn open_ends(&self) -> Vec<OpenEnd> {
        let Some(Asked { kind, .. }) = self.asked else { return Vec::new() };
        let open_end = |end, arm: Option<Arm>, open_to| OpenEnd {
            end,
            pips: arm.map(|arm| arm.outer),
            arm,
            open_to,
            must_cover: self.served_first() == Some(end) && self.cover_binds(kind),
            cover_order: self.cover_order(end),
        };
        if self.arms.is_empty() {
            return alloc::vec![open_end(End::START, None, SeatSet::all(self.rules.seats))];
        }
        self.arms
            .iter()
            .enumerate()
            .filter(|(_, view)| !view.arm.open_to.is_empty())
            .map(|(index, view)| {
                let end = End::of_arm(index);
                let open_to = trains::access::open_now(&self.rules, kind, &self.waiting, end, &view.arm);
                open_end(end, Some(view.arm), open_to)
            })
            .collect()
    }

    /// The double that is served first.
    fn served_first(&self) -> Option<End> {
        trains::access::served_first(&self.rules, &self.waiting)
    }

    /// Place of an end among the doubles that wait, 1 is served first; 0 when none waits there.
    fn cover_order(&self, end: End) -> u8 {
        let Some(place) = self.waiting.iter().position(|other| other == end) else { return 0 };
        let last_first = self.served_first() != self.waiting.iter().next();
        small(if last_first { self.waiting.len() - place } else { place + 1 })
    }

    /// Whether nothing but a cover may be laid. Right after an own double the rules may allow more.
    fn cover_binds(&self, kind: DecisionKind) -> bool {
        !self.waiting.is_empty()
            && match kind {
                DecisionKind::ExtraTile
                | DecisionKind::SecondDouble
                | DecisionKind::ThirdTile
                | DecisionKind::ChainTile
                | DecisionKind::LongTrain => false,
                DecisionKind::Turn
                | DecisionKind::Claim
                | DecisionKind::Slosh
                | DecisionKind::Cover
                | DecisionKind::Challenge { silent: _ } => true,
            }
    }

    /// Seat that has to cover an open double: who is asked, and while the others are asked about a silent
    /// seat, the next one that does not lose its turn. `None` when no double binds.
    pub fn cover_duty(&self) -> Option<Seat> {
        let asked = self.asked.filter(|asked| self.cover_binds(asked.kind))?;
        match asked.kind {
            DecisionKind::Challenge { silent: _ } => {
                let mut seat = self.in_turn?.next(self.rules.seats);
                for _ in 0..self.rules.seats {
                    if !self.seats[seat.index()].skips_next {
                        break;
                    }
                    seat = seat.next(self.rules.seats);
                }
                Some(seat)
            }
            DecisionKind::Turn
            | DecisionKind::Claim
            | DecisionKind::Slosh
            | DecisionKind::Cover
            | DecisionKind::ExtraTile
            | DecisionKind::SecondDouble
            | DecisionKind::ThirdTile
            | DecisionKind::ChainTile
            | DecisionKind::LongTrain => Some(asked.seat),
        }
    }

    /// Folds the next public event in.
    pub fn fold(&mut self, event: &PublicEvent) {
        match event {
            PublicEvent::SeatsDrawn { .. } | PublicEvent::RoundRedealt { .. } => {}
            PublicEvent::MatchStarted { opener } => self.next_opener = Some(*opener),
            PublicEvent::RoundDealt { round, opener, hand_counts, boneyard_count, engine } => {
                self.round = *round;
                self.opener = Some(*opener);
                self.next_opener = None;
                self.centre = None;
                self.arms.clear();
                self.history.clear();
                self.boneyard_count = *boneyard_count;
                for (seat, status) in Seat::all(self.rules.seats).zip(&mut self.seats) {
                    status.hand_count = hand_counts[seat];
                    status.announced = false;
                    status.skips_next = false;
                }
                self.set_up_station(*engine);
            }
            PublicEvent::MarkerChanged { end, marked, open_to } => {
                if let Some(view) = end.arm_index().and_then(|index| self.arms.get_mut(index)) {
                    view.arm.marked = *marked;
                    view.arm.open_to = *open_to;
                }
            }
            PublicEvent::CoversDue(waiting) => self.waiting = *waiting,
            PublicEvent::Penalised { seat, challenger: _, skips_next } => {
                if let Some(status) = self.seats.get_mut(seat.index()) {
                    status.skips_next |= *skips_next;
                }
            }
            PublicEvent::TurnAsked(asked) => {
                match asked.kind {
                    DecisionKind::Claim | DecisionKind::Challenge { silent: _ } => {}
                    DecisionKind::Turn
                    | DecisionKind::Slosh
                    | DecisionKind::Cover
                    | DecisionKind::ExtraTile
                    | DecisionKind::SecondDouble
                    | DecisionKind::ThirdTile
                    | DecisionKind::ChainTile
                    | DecisionKind::LongTrain => self.in_turn = Some(asked.seat),
                }
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

    /// The station of a new round; an engine that was laid aside lies there with the trains around it.
    fn set_up_station(&mut self, engine: Option<Tile>) {
        self.engine = engine;
        self.waiting = Waiting::default();
        self.in_turn = None;
        if let Some(engine) = engine.filter(|_| evolve::laid_aside(&self.rules)) {
            let (new_arms, open_to) = (trains::station_arms(&self.rules), trains::common_open_to(&self.rules));
            let mut arms = Arms::default();
            arms.branch(engine, new_arms, open_to, SeatSet::all(self.rules.seats));
            self.arms.extend(arms.iter().map(|&arm| ArmView { arm, tiles: Vec::new() }));
            self.centre = Some(engine);
        }
    }

    fn fold_action(&mut self, action: &RoundAction, laid: Option<Laid>) {
        let status = self.seats.get_mut(action.seat.index());
        match action.action {
            Move::Place { tile, end, announce, declared: _ } => {
                if let Some(status) = status {
                    status.hand_count = status.hand_count.saturating_sub(1);
                    status.announced = announce;
                }
                if let Some(laid) = laid {
                    self.lay(tile, end, laid);
                }
            }
            Move::Draw => {
                if let Some(status) = status {
                    status.hand_count = status.hand_count.saturating_add(action.drawn_count);
                    status.announced = false;
                }
                self.boneyard_count = self.boneyard_count.saturating_sub(action.drawn_count);
            }
            Move::Pass => {
                self.in_turn = Some(action.seat);
                if let Some(status) = status {
                    status.skips_next &= action.source != Source::Penalty;
                }
            }
            Move::Decline | Move::Claim { .. } | Move::Challenge { .. } | Move::ChooseOpener { .. } => {}
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
            let root = match laid.new_arms {
                NewArms::Common => self.engine.unwrap_or(tile),
                NewArms::None
                | NewArms::Line
                | NewArms::LineAndSides
                | NewArms::Sides
                | NewArms::Trains
                | NewArms::TrainsAndCommon => tile,
            };
            let mut arms = Arms::default();
            arms.branch(root, laid.new_arms, laid.sides_open_to, SeatSet::all(self.rules.seats));
            self.arms.extend(arms.iter().map(|&arm| ArmView { arm, tiles: Vec::new() }));
        }
        match end.arm_index().and_then(|index| self.arms.get_mut(index)) {
            Some(view) => view.tiles.push((tile, laid.outer)),
            None => self.centre = Some(tile),
        }
    }

    /// Label of an end for people: `L`, `R`, `U`, `D` in a line, `@C` for a seat's train, `@X` for that
    /// of everybody, `@6` for an arm made in play, the empty text for the empty table.
    pub fn label(&self, end: End) -> alloc::string::String {
        let kind = end.arm_index().and_then(|index| self.arms.get(index)).map(|view| view.arm.kind);
        let kind = kind.unwrap_or(ArmKind::Line);
        let first_of_kind = self.arms.iter().position(|view| view.arm.kind == kind).map(End::of_arm);
        crate::notation::label(end, kind, first_of_kind)
    }
}

/// No row of doubles is longer than the doubles of the largest set.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
