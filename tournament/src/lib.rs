//! Tournaments as pure functions: who meets whom, who sits where, and what the results mean.
//!
//! Nothing here reads a clock, draws a random number of its own, or knows the rules of a game. Chance comes
//! from a seed that the caller gives, so that everything follows from plan, entrants and results. Whatever
//! decides a rank is an integer; floating point appears in statistics and ratings alone.
//!
//! * [`format`](mod@format): the next round of a round robin, a Swiss, a knock-out, ...
//! * [`seating`]: which entrant sits in which seat in each play of a board.
//! * [`standing`]: points, tie-breaks, ranks.
//! * [`statistics`]: intervals by deal, sequential test, order effect, variance reduction.
//! * [`rating`]: Elo, Bradley-Terry, Plackett-Luce in batch; Glicko-2 and Weng-Lin for ladders.
//! * [`report`]: tables and a page that people read.

mod chance;
mod entrant;
pub mod format;
mod play;
pub mod rating;
pub mod report;
mod round;
pub mod seating;
pub mod standing;
pub mod statistics;

pub use crate::{
    chance::Chance,
    entrant::Entrant,
    play::{Chair, Play, PlayKey, Seated, Verdict},
    round::{Pairing, Round},
};
