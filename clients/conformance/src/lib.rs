//! The conformance kit: a scripted server that plays scenarios against a client in any language, and says whether the
//! client did what the contract asks.
//!
//! A [`scenario`] is data: one file of steps. [`run`] starts the client as a process, and a [`director`] plays the steps
//! on the [`service`], which speaks the contract behind a [`gate`] that can be cut and closed. Knows no rule of
//! dominoes: the [`positions`] come from a real server.

pub mod director;
pub mod files;
pub mod frames;
pub mod gate;
pub mod messages;
pub mod positions;
pub mod process;
pub mod reasons;
pub mod reply;
pub mod report;
pub mod run;
pub mod scenario;
pub mod service;
pub mod starters;
pub mod steps;
pub mod tables;
pub mod turns;
