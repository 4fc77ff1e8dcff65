//! Tournaments: aggregates like tables, with a log of their own in the same store. What follows from plan,
//! entrants and results is the business of the crate `boneyard-tournament`; here tables are opened, results
//! collected, and everything is found again after a restart. Names no message of the wire.

mod command;
mod decide;
mod desk;
mod driver;
mod ending;
mod event;
mod games;
mod plan;
mod schedule;
mod state;
mod summary;

pub use command::{Command, Refused};
pub use desk::{Desk, Notice, TournamentHandle};
pub use event::{Founding, Step, TournamentEvent};
pub use plan::{Faults, FormatKind, OnFault, Plan, TestPlan};
pub use state::{Member, State, TestSays, Tournament};
pub use summary::{TestReport, event_of, test_of};
