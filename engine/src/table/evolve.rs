//! Event → state. Copies in what the events say; judges nothing and never fails.

use super::event::{Deal, Event, RoundResult};
use crate::{
    layout::{Arms, End, NewArms},
    position::{Asked, Closing, DecisionKind, Opener, Overlooked, Phase, Position},
    rules::{Rules, growth::AfterDouble},
    seat::{BySeat, Seat, SeatSet, Team},
    tile::{Pip, Tile},
};

/// Folds one event into a position.
pub(crate) fn apply(rules: &Rules, position: &mut Position, event: &Event) {
    match event {
        Event::SeatsDrawn { .. } => {}
        Event::MatchStarted { opener } => start_match(position, *opener),
        Event::RoundDealt(dealt) => deal(position, dealt),
        Event::TurnAsked(asked) => ask(position, *asked),
        &Event::Placed { turn, seat, tile, end, outer, new_arms, announced: _, points, overlooked, source: _ } => {
            lay(rules, position, seat, tile, end, outer, new_arms);
            credit(rules, position, seat, points);
            overlook(position, (overlooked > 0).then_some(Overlooked { turn, seat, points: overlooked }));
        }
        Event::Drew { turn: _, seat, tiles, lacked: _, source: _ } => draw(position, *seat, tiles.len()),
        Event::Passed { .. } => pass(rules, position),
        Event::Declined { .. } => decline(position),
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
    position.extra_tile = false;
    position.closing = None;
    position.passes = 0;
    position.passed_by_all = BySeat::default();
    position.lead_passed = None;
    position.overlooked = None;
    position.points_in_play = BySeat::default();
}

pub(super) fn ask(position: &mut Position, asked: Asked) {
    position.turn = asked.turn;
    if position.extra_tile {
        position.extra_tile = match asked.kind {
            DecisionKind::Turn => position.last_placer == Some(asked.seat),
            // The claims on a double come before the tile that it allows.
            DecisionKind::Claim => true,
        };
    }
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
    let hand = &mut position.hands[seat];
    hand.remove(tile);
    if hand.is_empty() {
        position.closing = Some(Closing { tile, fits_all_ends: fits_all_ends(&position.arms, tile) });
    }
    position.passes = 0;
    position.extra_tile = match rules.after_double {
        AfterDouble::Nothing => false,
        AfterDouble::OptionalTile => tile.is_double(),
    };
    position.last_placer = Some(seat);
    position.must_lead = None;
    position.spinner_laid |= match new_arms {
        NewArms::None | NewArms::Line => false,
        NewArms::LineAndSides | NewArms::Sides => true,
    };
    position.arms.lay(tile, end, outer, new_arms, super::stage::sides_open_to(rules), SeatSet::all(rules.seats));
}

/// Whether a tile fits every open end, two of them at least.
fn fits_all_ends(arms: &Arms, tile: Tile) -> bool {
    let open = || arms.iter().filter(|arm| !arm.open_to.is_empty());
    open().count() >= 2 && open().all(|arm| tile.has(arm.outer))
}

pub(super) fn pass(rules: &Rules, position: &mut Position) {
    position.extra_tile = false;
    if !rules.bonus.is_for_passes() {
        return;
    }
    position.passes = position.passes.saturating_add(1);
    let Some(placer) = position.last_placer else { return };
    if position.passes + 1 == rules.seats {
        position.passed_by_all[placer] += 1;
    }
    if position.passes == 1 && position.arms.iter().all(|arm| !arm.started) {
        position.lead_passed = Some(placer);
    }
}

pub(super) const fn decline(position: &mut Position) {
    // After a claim was declined the tile after a double is still to come.
    position.extra_tile &= match position.phase {
        Phase::Asking(asked) => matches!(asked.kind, DecisionKind::Claim),
        Phase::Gathering | Phase::Dealing | Phase::Over => false,
    };
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
