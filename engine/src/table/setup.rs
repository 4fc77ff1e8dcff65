//! A table in a given position: for worked examples, puzzles and tests.

use alloc::vec::Vec;

use super::{
    Table,
    event::{Deal, MatchResult},
    evolve, finish,
    stage::Stage,
};
use crate::{
    layout::End,
    position::{Boneyard, DecisionKind, Opener, Position},
    rules::Rules,
    seat::{BySeat, Seat},
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

impl Setup<'_> {
    /// The table, asking the seat to play.
    pub fn table(&self) -> Table {
        let mut table = Table::new(self.rules);
        let mut events = Vec::new();
        let mut position = Position::default();
        let mut stage = Stage { rules: &self.rules, position: &mut position, listener: &mut events };
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
            hands,
            boneyard: Boneyard::new(self.boneyard),
        });
        for &(tile, end) in self.laid {
            stage.place(0, self.opener, tile, end, None, super::Source::Forced);
            stage.open_sides();
        }
        stage.ask(self.to_move, DecisionKind::Turn);
        for event in &events {
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
