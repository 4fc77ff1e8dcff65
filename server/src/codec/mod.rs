//! Stored bytes ⇄ steps: the schema `boneyard.storage.v1`, which old disks hold for ever.

mod game;
mod player;
mod rules;
mod table;
mod tournament;

pub use player::{decode_player_step, encode_player_step};
pub use table::{decode_table_step, encode_table_step};
pub use tournament::{append_play, decode_plays, decode_tournament_step, encode_tournament_step};

use thiserror::Error;

/// A stored step that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unreadable {
    /// The bytes are no message of the schema.
    #[error("the bytes are not a stored step: {0}")]
    Bytes(String),
    /// A value is missing, or is none that this version knows.
    #[error("the stored step has no readable `{0}`")]
    Field(&'static str),
}

impl From<prost::DecodeError> for Unreadable {
    fn from(error: prost::DecodeError) -> Self {
        Self::Bytes(error.to_string())
    }
}

/// A time in milliseconds since 1970, to the second, as people and records write it: RFC 3339 in UTC.
pub fn time_text(time_ms: i64) -> String {
    prost_types::Timestamp { seconds: time_ms.div_euclid(1000), nanos: 0 }.to_string()
}
