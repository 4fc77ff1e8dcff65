//! What is kept of games for those who were not there, or do not trust who was.
//!
//! A *record* is one match as text, `.bones`: the rules, every deal in full, one token for each thing
//! that was done. [`from_events`] makes it of a match that was played, [`to_text`] writes it,
//! [`read`] reads it, [`replay`] plays it by the rules of the engine. The format is described
//! in `docs/reference/bones.md`.
//!
//! [`deal`] makes every shuffle and lot of a group of tables follow from one secret that was fixed
//! before anybody sat down, so that each deal can be recomputed when the secret is shown.
//!
//! There is no file, no clock and no randomness here: readers take text or a stream, secrets come
//! from the caller.

pub mod convert;
pub mod deal;
pub mod position;
pub mod read;
pub mod record;
pub mod redact;
pub mod replay;
pub mod stats;
pub mod token;

mod from_events;
mod merge;
mod options;
mod show;
mod verify;
mod write;

pub use from_events::{Step, from_events, from_steps};
pub use merge::{Merge, Offered, Origin};
pub use read::Place;
pub use record::{Datetime, Record};
pub use show::{Shown, show};
pub use verify::{Report, Verified, verify, verify_all};
pub use write::{UnwritableRules, to_text};

/// Version of the format that is written and read.
pub const FORMAT_VERSION: u32 = 1;
