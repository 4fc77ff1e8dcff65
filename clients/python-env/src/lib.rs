//! The engine in Python: environments for learning, one game or thousands at a time.
//!
//! [`game`] is one game as an agent plays it: numbers for actions ([`actions`]), numbers for what a seat
//! may know ([`observation`]), a seed for the chance ([`chance`]). [`batch`] steps many of them. Both know
//! nothing of Python; the binding stands in `python/` and adds no rule.

pub mod actions;
pub mod batch;
pub mod chance;
pub mod facts;
pub mod game;
pub mod memory;
pub mod observation;
pub mod pen;
pub mod picture;
pub mod rewards;
pub mod seen;
pub mod settings;

#[cfg(feature = "python")]
mod python;
