//! Points, tie-breaks, ranks.
//!
//! The truth is the set of final games, byes, walkovers and decisions: a [`Ledger`] puts them in order of the
//! schedule, [`outcomes`] scores them unit by unit, [`standings`] ranks. All of that is integers. [`measure`]
//! adds what is uncertain: points per board with intervals, ranks under resampling of deals, ratings.

mod across;
mod confidence;
mod credit;
mod ledger;
mod margin;
mod number;
mod outcome;
mod ranking;
mod resample;
mod sample;
mod settings;
mod table;
mod tie_break;

pub use self::{
    across::{SameSeat, SeatResult, datum, matchpoints, same_seats},
    confidence::{Measures, Rating, measure, totals},
    ledger::{Adjudication, Bye, Ledger, Reason, Results, Walkover, Withdrawal},
    margin::margins,
    outcome::{How, Outcome, Side, half_points, outcomes},
    resample::TOO_FEW_DEALS,
    sample::{Block, Doing, against, blocks, by_board, excluded, scores_of_play},
    settings::{Fate, Retirement, Settings, Unit},
    table::{Standing, faults, standings},
    tie_break::{TieBreak, Value},
};
pub(crate) use self::{
    margin::all_at_fault,
    number::{real, real_of, signed},
};
