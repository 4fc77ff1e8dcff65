//! What happens to trains, markers and open doubles: each method changes the position and tells it.

use crate::{
    layout::{Arm, Arms, End, NewArms, Owner, Waiting},
    position::DecisionKind,
    rules::{
        Rules,
        trains::{Doubles, Family, MarkerOff, MexicanStart},
    },
    seat::{Seat, SeatSet},
    table::{
        Event, Source, evolve,
        stage::{Listener, Stage},
    },
    tile::{Pip, Tile, TileSet},
};

use super::access::rests_open_to;

/// Arms that grow from the engine.
pub(crate) const fn station_arms(rules: &Rules) -> NewArms {
    match rules.family {
        Family::Line => NewArms::None,
        Family::Trains if rules.trains.mexican_max > 0 => NewArms::TrainsAndCommon,
        Family::Trains | Family::Slosh => NewArms::Trains,
    }
}

/// Seats that may start a train for everybody when there is one.
pub(crate) const fn common_open_to(rules: &Rules) -> SeatSet {
    match rules.trains.mexican_start {
        MexicanStart::AnyTurn if !rules.trains.own_train_first => SeatSet::all(rules.seats),
        MexicanStart::AnyTurn | MexicanStart::AfterFirstRoundOfTurns | MexicanStart::AfterOwnStarted => SeatSet::EMPTY,
    }
}

/// How a tile will lie: which half faces outward, and which arms come into being with it.
pub(crate) fn lie(rules: &Rules, arms: &Arms, tile: Tile, end: End) -> (Pip, NewArms) {
    let Some(arm) = arms.get(end) else { return (tile.low(), station_arms(rules)) };
    let commons = arms.iter().filter(|arm| arm.owner == Owner::Everybody).count();
    let next_common = arm.owner == Owner::Everybody && !arm.started && commons < usize::from(rules.trains.mexican_max);
    (tile.across(arm.outer), if next_common { NewArms::Common } else { NewArms::None })
}

impl<L: Listener> Stage<'_, L> {
    /// Lays a tile with all that follows for markers and open doubles. In a turn of `kind`.
    pub(in crate::table) fn lay_on_train(
        &mut self,
        turn: u32,
        seat: Seat,
        (tile, end): (Tile, End),
        announced: bool,
        kind: DecisionKind,
        source: Source,
    ) {
        let (outer, new_arms) = lie(self.rules, &self.position.arms, tile, end);
        evolve::lay(self.rules, self.position, seat, tile, end, outer, new_arms);
        evolve::lay_in_station(self.rules, self.position, seat, tile, announced);
        self.listener.hear(|| Event::Placed {
            turn,
            seat,
            tile,
            end,
            outer,
            new_arms,
            announced,
            points: 0,
            overlooked: 0,
            source,
        });
        match self.rules.family {
            Family::Line | Family::Slosh => {}
            Family::Trains => {
                self.serve_doubles(tile, end, kind);
                self.take_marker_down(seat, end);
                self.open_trains(false);
            }
        }
    }

    /// Brings the row of open doubles up to date after a placement.
    fn serve_doubles(&mut self, tile: Tile, end: End, kind: DecisionKind) {
        let mut waiting = self.position.station.waiting;
        waiting.retain(|other| other != end);
        let asks = match self.rules.trains.doubles {
            Doubles::None => false,
            Doubles::CoverNow
            | Doubles::BonusAnywhere
            | Doubles::TwoDoublesIfThird
            | Doubles::Chain
            | Doubles::ChainLifo
            | Doubles::LayerOnly => end != End::START && kind != DecisionKind::LongTrain,
        };
        if asks && tile.is_double() {
            waiting.push(end);
        }
        if self.rules.trains.dead_double_exempt {
            let left = self.rules.set().difference(self.position.station.laid);
            let arms = &self.position.arms;
            waiting.retain(|end| {
                arms.get(end).is_some_and(|arm| !left.intersection(TileSet::showing(arm.outer)).is_empty())
            });
        }
        self.wait_for_covers(waiting);
    }

    /// Says which doubles wait from here on.
    pub(in crate::table) fn wait_for_covers(&mut self, waiting: Waiting) {
        if waiting != self.position.station.waiting {
            evolve::wait_for_covers(self.position, waiting);
            self.listener.hear(|| Event::CoversDue(waiting));
        }
    }

    fn take_marker_down(&mut self, seat: Seat, end: End) {
        let own = End::of_arm(seat.index());
        let lifts = match self.rules.trains.marker_off {
            MarkerOff::OwnPlay => end == own,
            MarkerOff::AnyPlay => end != End::START,
        };
        if lifts {
            self.mark(seat, false);
        }
    }

    /// Puts a seat's marker up or takes it down.
    pub(in crate::table) fn mark(&mut self, seat: Seat, marked: bool) {
        let end = End::of_arm(seat.index());
        let Some(&arm) = self.position.arms.get(end) else { return };
        if arm.marked == marked {
            return;
        }
        let after = Arm { marked, ..arm };
        let open_to = rests_open_to(self.rules, self.position, &after, false);
        evolve::mark(self.position, end, marked, open_to);
        self.listener.hear(|| Event::MarkerChanged { end, marked, open_to });
    }

    /// Opens trains to the seats that may use them from here on, where the rules do not open them all
    /// at once.
    pub(in crate::table) fn open_trains(&mut self, turn_over: bool) {
        let all_at_once = match self.rules.trains.mexican_start {
            MexicanStart::AnyTurn => !self.rules.trains.own_train_first,
            MexicanStart::AfterFirstRoundOfTurns | MexicanStart::AfterOwnStarted => false,
        };
        if all_at_once {
            return;
        }
        for index in 0..self.position.arms.len() {
            let end = End::of_arm(index);
            let Some(arm) = self.position.arms.get(end) else { continue };
            let open_to = rests_open_to(self.rules, self.position, arm, turn_over);
            self.open_arm(end, open_to);
        }
    }
}
