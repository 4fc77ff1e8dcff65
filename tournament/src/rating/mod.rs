//! Ratings.
//!
//! Bots that do not change are rated all at once, by maximum likelihood: [`bradley_terry`] for games of two
//! sides, [`plackett_luce`] for placings of more. The order of games does not matter to these; their error
//! supposes independent games, so where deals were shared, rate [`bootstrap`] resamples of the deals too.
//!
//! Ladders, where entrants come, go and change, are rated game by game in the order of the schedule:
//! [`glicko_ladder`] for two sides, [`skill_ladder`] for more. [`rated`] says which plays count.
//!
//! A rating forgets by how much a game was won. Points per deal stay the primary number.

mod bradley_terry;
mod connected;
mod elo;
mod glicko;
mod likelihood;
mod match_elo;
mod online;
mod plackett_luce;
mod rated;
mod runoff;
mod skill;
mod strength;

pub use self::{
    bradley_terry::{bradley_terry, bradley_terry_fit},
    elo::{elo, expected_score, multi_elo, score_to_elo},
    glicko::{Duel, Glicko, glicko, glicko_ladder},
    match_elo::{MatchElo, match_elo},
    plackett_luce::{plackett_luce, plackett_luce_fit},
    rated::rated,
    runoff::{bankroll, instant_runoff, series_runoff},
    skill::{Model, Side, Skill, order_spread, skill_game, skill_ladder},
    strength::{Fit, Ratings},
};
pub use crate::statistics::bootstrap;

/// Most entrants that are rated together. The time goes with their cube.
pub const MAX_ENTRANTS: usize = 2_000;
/// Most entrants that may share a place where placings are rated.
pub const MAX_TIED: usize = 12;

/// Why there are no ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RatingError {
    /// Rows and columns of a table of results differ in number.
    #[error("row {row} of the table of results has {columns} columns, not {rows}")]
    NotSquare {
        /// Row, from 0.
        row: usize,
        /// Its columns.
        columns: usize,
        /// Rows of the table.
        rows: usize,
    },
    /// A number of wins is negative, no number, or more than 1e12.
    #[error("the wins of entrant {winner} over entrant {loser} are no count")]
    NotACount {
        /// Row, from 0.
        winner: usize,
        /// Column, from 0.
        loser: usize,
    },
    /// More than [`MAX_ENTRANTS`].
    #[error("an entrant has number {0}, and no more than {MAX_ENTRANTS} are rated together")]
    TooMany(usize),
    /// More than [`MAX_TIED`] share a place.
    #[error("{0} entrants share a place, and no more than {MAX_TIED} may")]
    TooManyTied(usize),
    /// Somebody is twice in one game.
    #[error("entrant {0} is twice in one game")]
    Repeated(usize),
    /// Somebody in a game is not among the entrants.
    #[error("entrant {0} is not among the entrants")]
    Unknown(usize),
    /// The counts are so far from each other that no exact strengths come out.
    #[error("the results differ too much in number to be rated together")]
    Unsolvable,
}
