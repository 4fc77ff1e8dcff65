//! The dominoes server: hosts tables, judges, persists every step before showing it, and streams
//! what happened. [`serve()`] runs it; tests start it as `main` does.

pub mod api;
pub mod auth;
pub mod codec;
pub mod hosting;
pub mod ids;
pub mod lobby;
pub mod randomness;
pub mod store;
pub mod tournaments;
pub mod web;

mod connections;
mod serve;

pub use serve::{Parts, ServeError, serve};
