//! Event → state. Copies in what the events say; judges nothing and never fails.

use super::{
    command::Source,
    event::{Deal, Event, RoundResult},
    trains,
};
use crate::{
    layout::{Arms, End, NewArms, Waiting},
    position::{Asked, DecisionKind, Opener, Overlooked, Phase, Position},
    rules::{
        Rules,
        trains::{Engine, Family, Tap},
    },
    seat::{BySeat, Seat, SeatSet, Team},
    station::Station,
    tile::{Pip, Tile},
};

/// Folds one event into a position.
pub(crate) fn apply(rules: &Rules, position: &mut Position, event: &Event) {
    match event {
        Event::SeatsDrawn { .. } | Event::Declined { .. } | Event::Challenged { .. } => {}
        &Event::Passed { turn: _, seat, lacked: _, source } => pass(rules, position, seat, source),
        Event::MatchStarted { opener } => start_match(position, *opener),
        Event::RoundDealt(dealt) => deal(rules, position, dealt),
        Event::TurnAsked(asked) => ask(position, *asked),
        &Event::Placed { turn, seat, tile, end, outer, new_arms, announced, points, overlooked, source: _ } => {
            lay(rules, position, seat, tile, end, outer, new_arms);
            lay_in_station(rules, position, seat, tile, announced);
            credit(rules, position, seat, points);
            overlook(position, (overlooked > 0).then_some(Overlooked { turn, seat, points: overlooked }));
        }
        Event::Drew { turn: _, seat, tiles, lacked: _, source: _ } => draw(position, *seat, tiles.len()),
        &Event::Claimed { turn: _, seat, of_turn: _, points, source: _ } => {
            credit(rules, position, seat, points);
            overlook(position, None);
        }
        &Event::ArmOpened { end, open_to } => open_arm(position, end, open_to),
        &Event::RoundRedealt { round: _, attempt, cause: _ } => redeal(position, attempt),
        &Event::MarkerChanged { end, marked, open_to } => mark(position, end, marked, open_to),
        &Event::CoversDue(waiting) => wait_for_covers(position, waiting),
        &Event::Penalised { seat, challenger: _, skips_next } => penalise(position, seat, skips_next),
        Event::RoundEnded(result) => end_round(rules, position, result),
        &Event::SeatForfeited { seat, cause: _ } => forfeit(position, seat),
        Event::MatchEnded(_) => end_match(position),
    }
}

pub(super) fn start_match(position: &mut Position, opener: Opener) {
    position.opener = opener;
    position.phase = Phase::Dealing;
}

pub(super) fn deal(rules: &Rules, position: &mut Position, deal: &Deal) {
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
    position.station = Station::default();
    if let Some(engine) = deal.engine {
        set_up_station(rules, position, engine);
    }
}

/// The station of a new round; an engine that was laid aside lies there with the trains around it.
fn set_up_station(rules: &Rules, position: &mut Position, engine: Tile) {
    position.station.engine = Some(engine);
    if laid_aside(rules) {
        position.station.laid.insert(engine);
        let (new_arms, open_to) = (trains::station_arms(rules), trains::common_open_to(rules));
        position.arms.branch(engine, new_arms, open_to, SeatSet::all(rules.seats));
    }
}

/// Whether the engine lies in the station when the hands are dealt.
pub(super) const fn laid_aside(rules: &Rules) -> bool {
    match (rules.family, rules.trains.engine) {
        (Family::Trains, Engine::SetAsideDescending) => true,
        (Family::Trains, Engine::StarterHighestDouble | Engine::HolderPlays | Engine::HighestHeld)
        | (Family::Line | Family::Slosh, _) => false,
    }
}

pub(super) const fn redeal(position: &mut Position, attempt: u16) {
    position.station.redeals = attempt;
}

pub(super) fn ask(position: &mut Position, asked: Asked) {
    match asked.kind {
        DecisionKind::Claim => {}
        DecisionKind::Challenge { silent } => position.station.silent.remove(silent),
        DecisionKind::Turn
        | DecisionKind::Slosh
        | DecisionKind::Cover
        | DecisionKind::ExtraTile
        | DecisionKind::SecondDouble
        | DecisionKind::ThirdTile
        | DecisionKind::ChainTile
        | DecisionKind::LongTrain => position.station.turn_of(asked.seat),
    }
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
        NewArms::None | NewArms::Line | NewArms::Trains | NewArms::TrainsAndCommon | NewArms::Common => false,
        NewArms::LineAndSides | NewArms::Sides => true,
    };
    position.arms.lay(tile, end, outer, new_arms, super::stage::sides_open_to(rules), SeatSet::all(rules.seats));
}

/// What a placement means beside the arms: a seat comes down to its last tile aloud or silently.
pub(super) fn lay_in_station(rules: &Rules, position: &mut Position, seat: Seat, tile: Tile, announced: bool) {
    match rules.family {
        Family::Line => return,
        Family::Trains | Family::Slosh => {}
    }
    // Laying the engine for its holder is no turn.
    let one_left = position.hands[seat].len() == 1 && position.station.engine != Some(tile);
    let may_be_caught = match rules.trains.tap {
        Tap::Penalty => rules.family == Family::Trains,
        Tap::Off | Tap::Courtesy => false,
    };
    position.station.laid.insert(tile);
    position.station.announced.set(seat, announced);
    position.station.silent.set(seat, one_left && !announced && may_be_caught);
    position.station.idle_rights = 0;
}

pub(super) fn pass(rules: &Rules, position: &mut Position, seat: Seat, source: Source) {
    match rules.family {
        Family::Line | Family::Trains => {}
        Family::Slosh => {
            // The train of the right neighbour is open to who has the right to slosh.
            let right = End::of_arm(seat.previous(rules.seats).index());
            let had_right = position.arms.get(right).is_some_and(|arm| arm.open_to.contains(seat));
            position.station.idle_rights = if had_right { position.station.idle_rights + 1 } else { 0 };
        }
    }
    position.station.turn_of(seat);
    match source {
        Source::Penalty => position.station.skips.remove(seat),
        Source::Player | Source::Forced | Source::Timeout | Source::Substitute => {}
    }
}

pub(super) fn mark(position: &mut Position, end: End, marked: bool, open_to: SeatSet) {
    if let Some(arm) = position.arms.get_mut(end) {
        arm.marked = marked;
        arm.open_to = open_to;
    }
}

pub(super) const fn wait_for_covers(position: &mut Position, waiting: Waiting) {
    position.station.waiting = waiting;
}

pub(super) const fn penalise(position: &mut Position, seat: Seat, skips_next: bool) {
    if skips_next {
        position.station.skips.insert(seat);
    }
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
    position.station.announced.remove(seat);
    position.station.silent.remove(seat);
    for _ in 0..count {
        if let Some(tile) = position.boneyard.take() {
            position.hands[seat].insert(tile);
        }
    }
}

pub(super) fn end_round(rules: &Rules, position: &mut Position, result: &RoundResult) {
    for team in Team::all(rules.team_count()) {
        position.scores[team] += result.awarded[team];
        count_round(position, team, result.team_points[team]);
    }
    position.phase = Phase::Dealing;
    if let Some(opener) = result.next_opener {
        position.opener = opener;
    }
}

/// Remembers what equal totals are told apart by.
pub(super) fn count_round(position: &mut Position, team: Team, points: i32) {
    let lowest = position.lowest_round[team];
    match u16::try_from(points) {
        Ok(0) => position.zero_rounds[team] = position.zero_rounds[team].saturating_add(1),
        Ok(points) if lowest == 0 || points < lowest => position.lowest_round[team] = points,
        Ok(_) | Err(_) => {}
    }
}

pub(super) const fn forfeit(position: &mut Position, seat: Seat) {
    position.forfeited.insert(seat);
}

pub(super) const fn end_match(position: &mut Position) {
    position.phase = Phase::Over;
}
