//! Event → state. Copies in what the events say; judges nothing and never fails.

use super::event::{Deal, Event, RoundResult};
use crate::{
    layout::{Arms, End, NewArms},
    position::{Asked, Opener, Overlooked, Phase, Position},
    rules::Rules,
    seat::{BySeat, Seat, SeatSet, Team},
    tile::{Pip, Tile},
};

/// Folds one event into a position.
pub(crate) fn apply(rules: &Rules, position: &mut Position, event: &Event) {
    match event {
        Event::SeatsDrawn { .. } | Event::Passed { .. } | Event::Declined { .. } => {}
        Event::MatchStarted { opener } => start_match(position, *opener),
        Event::RoundDealt(dealt) => deal(position, dealt),
        Event::TurnAsked(asked) => ask(position, *asked),
        &Event::Placed { turn, seat, tile, end, outer, new_arms, announced: _, points, overlooked, source: _ } => {
            lay(rules, position, seat, tile, end, outer, new_arms);
            credit(rules, position, seat, points);
            overlook(position, (overlooked > 0).then_some(Overlooked { turn, seat, points: overlooked }));
        }
        Event::Drew { turn: _, seat, tiles, lacked: _, source: _ } => draw(position, *seat, tiles.len()),
        &Event::Claimed { turn: _, seat, of_turn: _, points, source: _ } => {
            credit(rules, position, seat, points);
            overlook(position, None);
        }
        &Event::ArmOpened { end, open_to } => open_arm(position, end, open_to),
        Event::RoundEnded(result) => end_round(rules, position, result),
        &Event::SeatForfeited { seat, cause: _ } => forfeit(position, seat),
        Event::MatchEnded(_) => end_match(position),
    }
}

pub(super) fn start_match(position: &mut Position, opener: Opener) {
    position.opener = opener;
    position.phase = Phase::Dealing;
}

pub(super) fn deal(position: &mut Position, deal: &Deal) {
    position.round = deal.round;
    position.hands = deal.hands;
    position.boneyard = deal.boneyard;
    position.arms = Arms::default();
    position.opener = Opener::Seat(deal.opener);
    position.must_lead = deal.must_lead;
    position.last_placer = None;
    position.spinner_laid = false;
    position.overlooked = None;
    position.points_in_play = BySeat::default();
}

pub(super) const fn ask(position: &mut Position, asked: Asked) {
    position.turn = asked.turn;
    position.phase = Phase::Asking(asked);
}

pub(super) fn lay(
    rules: &Rules,
    position: &mut Position,
    seat: Seat,
    tile: Tile,
    end: End,
    outer: Pip,
    new_arms: NewArms,
) {
    position.hands[seat].remove(tile);
    position.last_placer = Some(seat);
    position.must_lead = None;
    position.spinner_laid |= match new_arms {
        NewArms::None | NewArms::Line => false,
        NewArms::LineAndSides | NewArms::Sides => true,
    };
    position.arms.lay(tile, end, outer, new_arms, super::stage::sides_open_to(rules), SeatSet::all(rules.seats));
}

pub(super) fn credit(rules: &Rules, position: &mut Position, seat: Seat, points: u16) {
    position.points_in_play[seat] += i32::from(points);
    position.scores[rules.team_of(seat)] += i32::from(points);
}

pub(super) const fn overlook(position: &mut Position, overlooked: Option<Overlooked>) {
    position.overlooked = overlooked;
}

pub(super) fn open_arm(position: &mut Position, end: End, open_to: SeatSet) {
    if let Some(arm) = position.arms.get_mut(end) {
        arm.open_to = open_to;
    }
}

pub(super) fn draw(position: &mut Position, seat: Seat, count: usize) {
    for _ in 0..count {
        if let Some(tile) = position.boneyard.take() {
            position.hands[seat].insert(tile);
        }
    }
}

pub(super) fn end_round(rules: &Rules, position: &mut Position, result: &RoundResult) {
    for team in Team::all(rules.team_count()) {
        position.scores[team] += result.awarded[team];
    }
    position.phase = Phase::Dealing;
    if let Some(opener) = result.next_opener {
        position.opener = opener;
    }
}

pub(super) const fn forfeit(position: &mut Position, seat: Seat) {
    position.forfeited.insert(seat);
}

pub(super) const fn end_match(position: &mut Position) {
    position.phase = Phase::Over;
}
