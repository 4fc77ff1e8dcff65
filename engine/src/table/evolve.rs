//! Event → state. Copies in what the events say; judges nothing and never fails.

use super::{
    command::Source,
    event::{Deal, Event, RoundResult},
    trains,
};
use crate::{
    layout::{Arms, End, NewArms, Waiting},
    position::{Asked, Closing, DecisionKind, Opener, Overlooked, Phase, Position},
    rules::{
        AfterDouble, Rules,
        trains::{Engine, Family, Tap},
    },
    seat::{BySeat, Seat, SeatSet, Team},
    station::Station,
    tile::{Pip, Tile},
};

/// Folds one event into a position.
pub(crate) fn apply(rules: &Rules, position: &mut Position, event: &Event) {
    match event {
        Event::SeatsDrawn { .. } | Event::Challenged { .. } => {}
        Event::MatchStarted { opener } => start_match(position, *opener),
        Event::RoundDealt(dealt) => deal(rules, position, dealt),
        Event::TurnAsked(asked) => ask(position, *asked),
        &Event::Placed { turn, seat, tile, end, outer, new_arms, announced, points, overlooked, source: _ } => {
            lay(rules, position, seat, tile, end, outer, new_arms);
            lay_in_station(rules, position, seat, tile, announced);
            credit(rules, position, seat, points);
            overlook(position, (overlooked > 0).then_some(Overlooked { turn, seat, points: overlooked }));
        }
        Event::Drew { turn: _, seat, tiles, lacked: _, source: _ } => {
            begin_draw(position, *seat);
            for &tile in tiles {
                draw(position, *seat, tile);
            }
        }
        &Event::Passed { turn: _, seat, lacked: _, source } => pass(rules, position, seat, source),
        Event::Declined { .. } => decline(position),
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
    position.extra_tile = false;
    position.closing = None;
    position.passes = 0;
    position.passed_by_all = BySeat::default();
    position.lead_passed = None;
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
    if position.extra_tile {
        position.extra_tile = match asked.kind {
            DecisionKind::Turn => position.last_placer == Some(asked.seat),
            // The claims on a double come before the tile that it allows.
            DecisionKind::Claim => true,
            DecisionKind::Slosh
            | DecisionKind::Cover
            | DecisionKind::ExtraTile
            | DecisionKind::SecondDouble
            | DecisionKind::ThirdTile
            | DecisionKind::ChainTile
            | DecisionKind::LongTrain
            | DecisionKind::Challenge { .. } => false,
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
        NewArms::None | NewArms::Line | NewArms::Trains | NewArms::TrainsAndCommon | NewArms::Common => false,
        NewArms::LineAndSides | NewArms::Sides => true,
    };
    position.arms.lay(tile, end, outer, new_arms, super::stage::sides_open_to(rules), SeatSet::all(rules.seats));
}

/// Whether a tile fits every open end, two of them at least.
fn fits_all_ends(arms: &Arms, tile: Tile) -> bool {
    let open = || arms.iter().filter(|arm| !arm.open_to.is_empty());
    open().count() >= 2 && open().all(|arm| tile.has(arm.outer))
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
        Family::Line => pass_in_line(rules, position),
        Family::Trains => {}
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

/// What a pass means in a line: no tile after a double, and points where passes bring any.
fn pass_in_line(rules: &Rules, position: &mut Position) {
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
    if points == 0 {
        return;
    }
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

pub(super) const fn begin_draw(position: &mut Position, seat: Seat) {
    position.station.announced.remove(seat);
    position.station.silent.remove(seat);
}

pub(super) fn draw(position: &mut Position, seat: Seat, tile: Tile) {
    if position.boneyard.take(tile) {
        position.hands[seat].insert(tile);
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
