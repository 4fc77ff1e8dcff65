//! The stage on which `decide` plays a command out: each method changes the position and tells the
//! event, so that judgement always reads the state it has just made.
//!
//! Playouts use the same stage with a [`Silent`] listener and build no event at all.

use alloc::{boxed::Box, vec::Vec};

use super::{
    command::{EndCause, Source},
    draws::{OwnOrders, coming},
    ends::closes_ends,
    event::{Deal, Event, MatchResult, RoundResult},
    evolve, trains,
};
use crate::{
    layout::{Arms, End, NewArms, count, equal_ends, long_sides_covered},
    position::{Asked, DecisionKind, Opener, Overlooked, Position},
    rules::{EqualEnds, Rules, Spinner, SpinnerOpens, trains::Family},
    seat::{Seat, SeatSet},
    tile::{Pip, PipSet, Tile},
};

/// Who hears of events.
pub(super) trait Listener {
    /// Hears one event; `tell` builds it only if somebody listens.
    fn hear(&mut self, tell: impl FnOnce() -> Event);
}

impl Listener for Vec<Event> {
    fn hear(&mut self, tell: impl FnOnce() -> Event) {
        self.push(tell());
    }
}

/// Nobody listens: for playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Listener for Silent {
    #[inline]
    fn hear(&mut self, _tell: impl FnOnce() -> Event) {}
}

/// A position being played on.
pub(super) struct Stage<'a, L> {
    pub(super) rules: &'a Rules,
    pub(super) position: &'a mut Position,
    /// The order in which each seat draws, where they have their own.
    pub(super) own_orders: OwnOrders<'a>,
    pub(super) listener: &'a mut L,
}

/// How a tile will lie: which half faces outward and which arms it starts. Rule of the game, used
/// when a placement is made and when one is tried.
fn lie(rules: &Rules, spinner_laid: bool, arms: &Arms, tile: Tile, end: End) -> (Pip, NewArms) {
    match rules.family {
        Family::Line => {}
        Family::Trains | Family::Slosh => return trains::lie(rules, arms, tile, end),
    }
    let spins = tile.is_double()
        && match rules.spinner {
            Spinner::None => false,
            Spinner::FirstDouble => !spinner_laid,
            Spinner::All => true,
            Spinner::Lead => arms.is_empty(),
        };
    match arms.get(end) {
        None if spins => (tile.low(), NewArms::LineAndSides),
        None => (tile.low(), NewArms::Line),
        Some(arm) if spins => (tile.across(arm.outer), NewArms::Sides),
        Some(arm) => (tile.across(arm.outer), NewArms::None),
    }
}

/// Seats that may use the short sides of a spinner, or a train for everybody, when it comes into being.
pub(super) fn sides_open_to(rules: &Rules) -> SeatSet {
    match (rules.family, rules.spinner_opens) {
        (Family::Line, SpinnerOpens::BothSidesFirst) => SeatSet::EMPTY,
        (Family::Line, SpinnerOpens::AtOnce) => SeatSet::all(rules.seats),
        (Family::Trains | Family::Slosh, _) => trains::common_open_to(rules),
    }
}

/// Lays a tile on arms that stand apart from any position, and says what that makes.
pub(super) fn points_of_trial(rules: &Rules, spinner_laid: bool, arms: &Arms, tile: Tile, end: End) -> u16 {
    let mut after = *arms;
    let (outer, new_arms) = lie(rules, spinner_laid, arms, tile, end);
    after.lay(tile, end, outer, new_arms, sides_open_to(rules), SeatSet::all(rules.seats));
    points_of_layout(rules, &after, outer)
}

/// Points of the layout as it lies after a tile was laid that shows `outer`.
#[inline]
fn points_of_layout(rules: &Rules, arms: &Arms, outer: Pip) -> u16 {
    if !rules.scores_in_play() || (!rules.lead_scores && arms.iter().all(|arm| !arm.started)) {
        return 0;
    }
    match rules.equal_ends {
        EqualEnds::Score => equal_ends(arms, outer),
        EqualEnds::Ignored => rules.points_for_count(count(arms, rules)),
    }
}

impl<L: Listener> Stage<'_, L> {
    pub(super) fn start_match(&mut self, opener: Opener) {
        evolve::start_match(self.position, opener);
        self.listener.hear(|| Event::MatchStarted { opener });
    }

    pub(super) fn deal(&mut self, deal: Deal) {
        evolve::deal(self.rules, self.position, &deal);
        self.listener.hear(|| Event::RoundDealt(Box::new(deal)));
    }

    pub(super) fn ask(&mut self, seat: Seat, kind: DecisionKind) {
        let asked = Asked { turn: self.position.turn + 1, seat, kind };
        evolve::ask(self.position, asked);
        self.listener.hear(|| Event::TurnAsked(asked));
    }

    /// Lays a tile and credits its points: all of them where that is automatic, else as called.
    pub(super) fn place(&mut self, turn: u32, seat: Seat, tile: Tile, end: End, declared: Option<u16>, source: Source) {
        let (outer, new_arms) = lie(self.rules, self.position.spinner_laid, &self.position.arms, tile, end);
        evolve::lay(self.rules, self.position, seat, tile, end, outer, new_arms);
        let made = self.position.counted(self.rules, seat, points_of_layout(self.rules, &self.position.arms, outer));
        let points = declared.unwrap_or(made);
        let overlooked = made - points.min(made);
        evolve::credit(self.rules, self.position, seat, points);
        evolve::overlook(self.position, (overlooked > 0).then_some(Overlooked { turn, seat, points: overlooked }));
        self.listener.hear(|| Event::Placed {
            turn,
            seat,
            tile,
            end,
            outer,
            new_arms,
            announced: false,
            points,
            overlooked,
            source,
        });
    }

    /// Opens and closes ends after a placement: the short sides of spinners whose long sides are
    /// both covered, and what else the rules say.
    pub(super) fn open_sides(&mut self) {
        if closes_ends(self.rules) {
            self.arrange_ends();
            return;
        }
        if !self.position.spinner_laid {
            return;
        }
        for index in 0..self.position.arms.len() {
            let end = End::of_arm(index);
            let Some(&arm) = self.position.arms.get(end) else { continue };
            if arm.open_to.is_empty() && arm.from_double() && long_sides_covered(&self.position.arms, arm.root.0) {
                self.open_arm(end, SeatSet::all(self.rules.seats));
            }
        }
    }

    /// Opens an arm to these seats and closes it to all others.
    pub(super) fn open_arm(&mut self, end: End, open_to: SeatSet) {
        if self.position.arms.get(end).is_some_and(|arm| arm.open_to != open_to) {
            evolve::open_arm(self.position, end, open_to);
            self.listener.hear(|| Event::ArmOpened { end, open_to });
        }
    }

    /// Draws so many tiles.
    pub(super) fn draw(&mut self, turn: u32, seat: Seat, count: usize, lacked: PipSet, source: Source) {
        let tiles = || coming(&self.position.boneyard, self.own_orders, seat).take(count).collect();
        self.listener.hear(|| Event::Drew { turn, seat, tiles: tiles(), lacked, source });
        evolve::begin_draw(self.position, seat);
        for _ in 0..count {
            let next = self.coming(seat).next();
            if let Some(tile) = next {
                evolve::draw(self.position, seat, tile);
            }
        }
    }

    /// The tiles that a seat draws as long as nobody else does.
    pub(super) fn coming(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        coming(&self.position.boneyard, self.own_orders, seat)
    }

    pub(super) fn pass(&mut self, turn: u32, seat: Seat, lacked: PipSet, source: Source) {
        evolve::pass(self.rules, self.position, seat, source);
        self.listener.hear(|| Event::Passed { turn, seat, lacked, source });
    }

    pub(super) fn decline(&mut self, turn: u32, seat: Seat, source: Source) {
        evolve::decline(self.position);
        self.listener.hear(|| Event::Declined { turn, seat, source });
    }

    pub(super) fn claim(&mut self, turn: u32, seat: Seat, of_turn: u32, points: u16, source: Source) {
        evolve::credit(self.rules, self.position, seat, points);
        evolve::overlook(self.position, None);
        self.listener.hear(|| Event::Claimed { turn, seat, of_turn, points, source });
    }

    pub(super) fn challenge(&mut self, turn: u32, seat: Seat, silent: Seat, source: Source) {
        self.listener.hear(|| Event::Challenged { turn, seat, silent, source });
    }

    pub(super) fn penalise(&mut self, seat: Seat, challenger: Seat, skips_next: bool) {
        evolve::penalise(self.position, seat, skips_next);
        self.listener.hear(|| Event::Penalised { seat, challenger, skips_next });
    }

    pub(super) fn end_round(&mut self, result: RoundResult) {
        evolve::end_round(self.rules, self.position, &result);
        self.listener.hear(|| Event::RoundEnded(Box::new(result)));
    }

    pub(super) fn forfeit(&mut self, seat: Seat, cause: EndCause) {
        evolve::forfeit(self.position, seat);
        self.listener.hear(|| Event::SeatForfeited { seat, cause });
    }

    pub(super) fn end_match(&mut self, result: MatchResult) {
        evolve::end_match(self.position);
        self.listener.hear(|| Event::MatchEnded(Box::new(result)));
    }
}
