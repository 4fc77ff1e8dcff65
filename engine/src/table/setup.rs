//! A table in a given position: for worked examples, puzzles and tests.

use alloc::vec::Vec;

use super::{
    Table,
    event::{Deal, Event, MatchResult},
    evolve, finish,
    stage::Stage,
};
use crate::{
    layout::End,
    position::{Boneyard, DecisionKind, Opener, Position},
    rules::{
        Rules,
        trains::{Family, FirstTurn},
    },
    seat::{BySeat, Seat, SeatSet, Team},
    tile::{Tile, TileSet},
};

/// A position to begin from. What is laid is taken as given: nobody asks who laid it.
#[derive(Clone, Debug)]
pub struct Setup<'a> {
    /// Rules.
    pub rules: Rules,
    /// Round, counted from 1.
    pub round: u16,
    /// Opener of the round.
    pub opener: Seat,
    /// Hands as they are now.
    pub hands: BySeat<TileSet>,
    /// Boneyard in drawing order.
    pub boneyard: &'a [Tile],
    /// Tiles laid so far, lead first, with their ends.
    pub laid: &'a [(Tile, End)],
    /// Match score by team so far.
    pub scores: &'a [i32],
    /// Seat to play.
    pub to_move: Seat,
}

/// What a position with trains has beside hands, boneyard and layout. The tiles of the layout lie on the
/// engine; nobody asks who laid them.
#[derive(Clone, Debug)]
pub struct StationSetup<'a> {
    /// The engine, in the station.
    pub engine: Tile,
    /// Seats whose markers are up.
    pub marked: SeatSet,
    /// Doubles at the end of their trains that wait for a cover, first laid first.
    pub waiting: &'a [End],
    /// Seats whose first turn of the round is still to come.
    pub first_turns: SeatSet,
    /// Seats that have announced their last tile.
    pub announced: SeatSet,
    /// Seats that lose their next turn.
    pub skips: SeatSet,
    /// In Slosh, seats that laid nothing on their own trains when they last had a turn and may be
    /// sloshed.
    pub unable: SeatSet,
    /// In Slosh, turns in a row without a placement by seats with the right to slosh.
    pub idle_rights: u8,
    /// Points by team of earlier rounds.
    pub rounds: &'a [Vec<i32>],
}

impl Setup<'_> {
    /// The table of a game with trains, asking the seat to play.
    pub fn table_with_trains(&self, given: &StationSetup<'_>) -> Table {
        let rules = &self.rules;
        let mut events = Vec::new();
        let mut position = Position::default();
        let mut stage = Stage { rules, position: &mut position, own_orders: None, listener: &mut events };
        stage.start_match(Opener::Seat(self.opener));
        let mut hands = self.hands;
        for &(tile, _) in self.laid {
            hands[self.opener].insert(tile);
        }
        let aside = evolve::laid_aside(rules);
        if !aside {
            hands[self.opener].insert(given.engine);
        }
        stage.deal(Deal {
            round: self.round,
            opener: self.opener,
            must_lead: None,
            engine: Some(given.engine),
            hands,
            boneyard: Boneyard::new(self.boneyard),
            own_orders: None,
        });
        let engine = (!aside).then_some((given.engine, End::START));
        for placed in engine.into_iter().chain(self.laid.iter().copied()) {
            stage.lay_on_train(0, self.opener, placed, false, DecisionKind::LongTrain, super::Source::Forced);
        }
        stage.wait_for_covers(given.waiting.iter().copied().collect());
        for seat in Seat::all(rules.seats) {
            stage.mark(seat, given.marked.contains(seat));
            if given.unable.contains(seat) {
                let open_to = SeatSet::from_iter([seat, seat.next(rules.seats)]);
                stage.open_arm(End::of_arm(seat.index()), open_to);
            }
        }
        let station = &mut stage.position.station;
        station.had_turn = Seat::all(rules.seats).filter(|&seat| !given.first_turns.contains(seat)).collect();
        station.announced = given.announced;
        station.silent = SeatSet::EMPTY;
        station.skips = given.skips;
        station.idle_rights = given.idle_rights;
        stage.open_trains(true);
        let kind = match (rules.family, rules.trains.first_turn) {
            (Family::Slosh, _) if stage.has_right(self.to_move) => DecisionKind::Slosh,
            (Family::Trains, _) if !given.waiting.is_empty() => DecisionKind::Cover,
            (Family::Trains, FirstTurn::LongOwn) if given.first_turns.contains(self.to_move) => DecisionKind::LongTrain,
            (Family::Line | Family::Trains | Family::Slosh, _) => DecisionKind::Turn,
        };
        stage.ask(self.to_move, kind);
        for (team, points) in given.rounds.iter().flat_map(|round| Team::all(rules.team_count()).zip(round)) {
            evolve::count_round(&mut position, team, *points);
        }
        let mut table = self.told(&events);
        table.position = Position { scores: table.position.scores, ..position };
        for (seat, status) in Seat::all(rules.seats).zip(&mut table.public.seats) {
            status.announced = given.announced.contains(seat);
            status.skips_next = given.skips.contains(seat);
        }
        table
    }

    /// The table, asking the seat to play.
    pub fn table(&self) -> Table {
        let mut events = Vec::new();
        let mut position = Position::default();
        let mut stage = Stage { rules: &self.rules, position: &mut position, own_orders: None, listener: &mut events };
        stage.start_match(Opener::Seat(self.opener));
        // The laid tiles pass through the opener's hand, so that each lies as the rules have it.
        let mut hands = self.hands;
        for &(tile, _) in self.laid {
            hands[self.opener].insert(tile);
        }
        stage.deal(Deal {
            round: self.round,
            opener: self.opener,
            must_lead: None,
            engine: None,
            hands,
            boneyard: Boneyard::new(self.boneyard),
            own_orders: None,
        });
        for &(tile, end) in self.laid {
            stage.place(0, self.opener, tile, end, None, super::Source::Forced);
            stage.open_sides();
        }
        stage.ask(self.to_move, DecisionKind::Turn);
        self.told(&events)
    }

    /// The table as it is after these events, with the score that was given.
    fn told(&self, events: &[Event]) -> Table {
        let mut table = Table::new(self.rules);
        for event in events {
            evolve(&mut table, event);
        }
        // Points of the tiles laid above belong to the score that was given.
        for (team, shown) in table.public.team_scores.iter_mut().enumerate() {
            *shown = self.scores.get(team).copied().unwrap_or_default();
            table.position.scores.0[team] = *shown;
        }
        table.position.points_in_play = BySeat::default();
        table.position.closing = None;
        table.position.extra_tile = false;
        table
    }
}

impl Table {
    /// The result if the match ended as the score stands.
    pub fn standing(&self) -> MatchResult {
        finish::match_result(&self.rules, &self.position, super::EndCause::Completed)
    }
}
