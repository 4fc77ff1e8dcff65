//! An account as the fold of its steps. Tokens and recovery codes are kept as SHA-256 only.

use crate::{
    hosting::{Chair, wall_clock_ms},
    ids::{PlayerId, TableId},
};

/// SHA-256 of a secret.
pub(super) type SecretDigest = [u8; 32];

/// One change of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerStep {
    /// 1, 2, 3, ... without gaps.
    pub sequence: u32,
    /// When it was decided, milliseconds since 1970.
    pub time_ms: i64,
    /// What happened.
    pub event: PlayerEvent,
}

/// What happened to an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerEvent {
    /// It was made; always the first step.
    Registered {
        /// Id.
        player: PlayerId,
        /// Name to show.
        name: String,
        /// Whether it is a program.
        is_bot: bool,
        /// Digest of the recovery code.
        recovery: SecretDigest,
        /// Tells a repeated request from another one with the same id.
        request: SecretDigest,
        /// The first token.
        token: Token,
    },
    /// A token was made.
    TokenMade(Token),
    /// A token was revoked.
    TokenRevoked {
        /// Id of the token.
        token_id: String,
    },
    /// All tokens ended, and a new code and token were given.
    Recovered {
        /// Digest of the new recovery code.
        recovery: SecretDigest,
        /// The new token.
        token: Token,
    },
}

/// A token without its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Id.
    pub token_id: String,
    /// Digest of the secret.
    pub digest: SecretDigest,
    /// Owner's note.
    pub note: String,
    /// What it allows.
    pub scopes: Scopes,
    /// The only table and chair it is good for, when it is a seat token.
    pub seat: Option<(TableId, Chair)>,
    /// When it was made, milliseconds since 1970.
    pub create_time_ms: i64,
    /// When it ends, milliseconds since 1970; `None` is never.
    pub expire_time_ms: Option<i64>,
}

impl Token {
    /// Whether its time is over.
    pub(super) fn has_ended(&self) -> bool {
        self.expire_time_ms.is_some_and(|end| end <= wall_clock_ms())
    }
}

/// What a token may allow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// Watch and list.
    Watch,
    /// Sit and play.
    Play,
    /// Run tables.
    Direct,
    /// Everything.
    Admin,
}

/// A set of scopes. Admin stands for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scopes(u8);

impl Scopes {
    /// Whether `scope` is allowed.
    pub const fn allows(self, scope: Scope) -> bool {
        self.0 >> Scope::Admin as u8 & 1 == 1 || self.0 >> scope as u8 & 1 == 1
    }

    /// The scopes that were given, as they were given.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        [Scope::Watch, Scope::Play, Scope::Direct, Scope::Admin]
            .into_iter()
            .filter(move |&scope| self.0 >> scope as u8 & 1 == 1)
    }

    /// Whether nothing is allowed.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Self {
        Self(scopes.into_iter().fold(0, |bits, scope| bits | 1 << scope as u8))
    }
}

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Id.
    pub player: PlayerId,
    /// Name to show.
    pub name: String,
    /// Whether it is a program.
    pub is_bot: bool,
    /// When it was made, milliseconds since 1970.
    pub create_time_ms: i64,
    /// Digest of the recovery code.
    pub recovery: SecretDigest,
    /// Tells a repeated request from another one with the same id.
    pub request: SecretDigest,
    /// Tokens that are good, apart from their end.
    pub tokens: Vec<Token>,
    /// Last step folded in.
    pub sequence: u32,
}

impl Account {
    /// The account after its first step; `None` when that makes none.
    pub fn begin(step: &PlayerStep) -> Option<Self> {
        match &step.event {
            PlayerEvent::Registered { player, name, is_bot, recovery, request, token } => Some(Self {
                player: player.clone(),
                name: name.clone(),
                is_bot: *is_bot,
                create_time_ms: step.time_ms,
                recovery: *recovery,
                request: *request,
                tokens: vec![token.clone()],
                sequence: step.sequence,
            }),
            PlayerEvent::TokenMade(_) | PlayerEvent::TokenRevoked { .. } | PlayerEvent::Recovered { .. } => None,
        }
    }

    /// Folds a later step in.
    pub fn fold(&mut self, step: &PlayerStep) {
        self.sequence = step.sequence;
        match &step.event {
            PlayerEvent::Registered { .. } => {}
            PlayerEvent::TokenMade(token) => self.tokens.push(token.clone()),
            PlayerEvent::TokenRevoked { token_id } => self.tokens.retain(|token| token.token_id != *token_id),
            PlayerEvent::Recovered { recovery, token } => {
                self.recovery = *recovery;
                self.tokens = vec![token.clone()];
            }
        }
    }
}
