//! Ids of things: a prefix and lower-case letters or digits, at most 32 bytes, unguessable where
//! nobody derived them.

use std::fmt;

use boneyard_record::deal::{GroupId, Secret};
use data_encoding::BASE32_NOPAD;
use sha2::{Digest as _, Sha256};

use crate::{randomness::random_bytes, store::StreamId};

/// Id of a table; also the name of its stream.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(StreamId);

/// Id of a player; also the name of its stream.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(StreamId);

impl TableId {
    /// Prefix of all table ids.
    pub const PREFIX: &'static str = "tbl_";

    /// Reads an id; `None` when it is not one.
    pub fn parse(text: &str) -> Option<Self> {
        text.starts_with(Self::PREFIX).then(|| StreamId::new(text).ok().map(Self)).flatten()
    }

    /// The id of what `caller` asked for with `request_id`; the same request gives the same id. An
    /// empty request id gives a new one each time.
    pub fn derive(caller: &PlayerId, request_id: &str) -> Self {
        Self(derived(Self::PREFIX, caller.as_str(), request_id))
    }

    /// The id of a game of a tournament, a function of its place in the schedule. The secret is part of it:
    /// without it, whoever sits there could find out the board, and so the sibling tables.
    ///
    /// Ids of one stretch of the schedule begin alike, so that games of about the same time lie together in the store. That
    /// tells what their time tells anyway.
    ///
    /// # Panics
    /// Never: letters and digits name a stream.
    pub fn of_game(tournament: &TournamentId, secret: &Secret, stretch: (u32, u64), place: [u32; 5]) -> Self {
        let hash = |what: &str, numbers: &[u8]| {
            let mut hash = Sha256::new();
            hash.update(what);
            hash.update(tournament.as_str());
            hash.update(secret.reveal());
            hash.update(numbers);
            hash.finalize()
        };
        let start = hash("boneyard/v1/stretch", &[&stretch.0.to_be_bytes()[..], &stretch.1.to_be_bytes()].concat());
        let own = hash("boneyard/v1/game", &place.map(u32::to_be_bytes).concat());
        let text = format!("{}{}", Self::PREFIX, letters(&[&start[..3], &own[..12]].concat()));
        Self(StreamId::new(&text).expect("a prefix and base32 letters make a stream name"))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The stream of the table's steps.
    pub const fn stream(&self) -> &StreamId {
        &self.0
    }
}

/// Id of a tournament; also the name of its stream and of its deal group.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TournamentId(StreamId);

impl TournamentId {
    /// Prefix of all tournament ids.
    pub const PREFIX: &'static str = "trn_";

    /// Reads an id; `None` when it is not one.
    pub fn parse(text: &str) -> Option<Self> {
        text.starts_with(Self::PREFIX).then(|| StreamId::new(text).ok().map(Self)).flatten()
    }

    /// The id of what `caller` asked for with `request_id`; an empty request id gives a new one each time.
    pub fn derive(caller: &PlayerId, request_id: &str) -> Self {
        Self(derived(Self::PREFIX, caller.as_str(), request_id))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The stream of the tournament's steps.
    pub const fn stream(&self) -> &StreamId {
        &self.0
    }

    /// The deal group of all its tables.
    ///
    /// # Panics
    /// Never: an id is a valid name of a group.
    pub fn deal_group(&self) -> GroupId {
        GroupId::new(self.as_str()).expect("an id of a tournament is short visible ASCII")
    }
}

impl PlayerId {
    /// Prefix of all player ids.
    pub const PREFIX: &'static str = "ply_";

    /// Reads an id; `None` when it is not one.
    pub fn parse(text: &str) -> Option<Self> {
        text.starts_with(Self::PREFIX).then(|| StreamId::new(text).ok().map(Self)).flatten()
    }

    /// The id of the player registered with `request_id`; an empty one gives a new id each time.
    pub fn derive(request_id: &str) -> Self {
        Self(derived(Self::PREFIX, "", request_id))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The stream of the player's steps.
    pub const fn stream(&self) -> &StreamId {
        &self.0
    }
}

/// A new id with this prefix.
pub fn random(prefix: &str) -> String {
    format!("{prefix}{}", letters(&random_bytes::<10>()))
}

fn derived(prefix: &str, caller: &str, request_id: &str) -> StreamId {
    let text = if request_id.is_empty() {
        random(prefix)
    } else {
        let mut hash = Sha256::new();
        for part in [prefix, caller, request_id] {
            hash.update([u8::try_from(part.len()).unwrap_or(u8::MAX)]);
            hash.update(part);
        }
        format!("{prefix}{}", letters(&hash.finalize()[..15]))
    };
    StreamId::new(&text).expect("a prefix and base32 letters make a stream name")
}

/// Bytes as lower-case letters and digits.
pub fn letters(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes).to_ascii_lowercase()
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
