//! All accounts, with an index from token digests to callers.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use thiserror::Error;

use super::account::{Account, PlayerEvent, PlayerStep, Scope, Scopes, Token};
use crate::{
    auth::Secret,
    codec,
    hosting::{Chair, wall_clock_ms},
    ids::{self, PlayerId, TableId},
    store::{Append, EventStore, Place, StoreError},
};

/// Tokens one account may hold.
pub const MAX_TOKENS: usize = 50;

/// Who calls, as the token says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The player.
    pub player: PlayerId,
    /// Name to show.
    pub name: String,
    /// What the token allows.
    pub scopes: Scopes,
    /// The only table and chair it is good for.
    pub seat: Option<(TableId, Chair)>,
    /// Id of the token.
    pub token_id: String,
}

/// Why the lobby refuses or fails.
#[derive(Debug, Error)]
pub enum LobbyError {
    /// No such player.
    #[error("there is no such player")]
    NoSuchPlayer,
    /// The same request id came with another content.
    #[error("this request id was used for another request")]
    RequestIdReused,
    /// The recovery code is not the player's.
    #[error("the player or the recovery code is wrong")]
    WrongCode,
    /// No such token of this player.
    #[error("you have no such token")]
    NoSuchToken,
    /// Too many tokens.
    #[error("you hold {MAX_TOKENS} tokens already: revoke one")]
    TooManyTokens,
    /// The store failed; nothing has changed.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// A new account, or one that the same request made before.
#[derive(Debug)]
pub struct Registered {
    /// The account.
    pub account: Account,
    /// Its token and recovery code; `None` when it was made before.
    pub secrets: Option<(Secret, Secret)>,
}

/// Why a token is good no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenEnd {
    /// It was revoked, or the account recovered.
    Revoked,
    /// Its time is over.
    Expired,
}

/// A token that is wanted.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// Owner's note.
    pub note: String,
    /// What it allows.
    pub scopes: Scopes,
    /// The only table and chair it is good for.
    pub seat: Option<(TableId, Chair)>,
    /// When it ends, milliseconds since 1970.
    pub expire_time_ms: Option<i64>,
}

/// All accounts.
#[derive(Debug)]
pub struct Players {
    store: Arc<dyn EventStore>,
    known: RwLock<Known>,
    /// One writer at a time, so that each step follows the one it was decided on.
    writing: tokio::sync::Mutex<()>,
}

#[derive(Debug, Default)]
struct Known {
    accounts: HashMap<PlayerId, Account>,
    by_digest: HashMap<[u8; 32], PlayerId>,
}

impl Known {
    fn put(&mut self, account: Account) {
        if let Some(before) = self.accounts.get(&account.player) {
            for token in &before.tokens {
                self.by_digest.remove(&token.digest);
            }
        }
        for token in &account.tokens {
            self.by_digest.insert(token.digest, account.player.clone());
        }
        self.accounts.insert(account.player.clone(), account);
    }
}

impl Players {
    /// Reads every account of the store.
    ///
    /// # Errors
    /// A failure of the store, or steps that cannot be read.
    pub async fn open(store: Arc<dyn EventStore>) -> Result<Self, StoreError> {
        let mut known = Known::default();
        for (stream, _) in store.streams(PlayerId::PREFIX).await? {
            let mut account: Option<Account> = None;
            for (index, bytes) in store.load(&stream, 0).await?.iter().enumerate() {
                let damaged = |what: String| StoreError::Damaged {
                    what,
                    place: Place::Step {
                        stream: stream.clone(),
                        sequence: u32::try_from(index + 1).unwrap_or(u32::MAX),
                    },
                };
                let step = codec::decode_player_step(bytes).map_err(|error| damaged(error.to_string()))?;
                match &mut account {
                    None => account = Account::begin(&step),
                    Some(account) => account.fold(&step),
                }
                if account.is_none() {
                    return Err(damaged("the first step does not make an account".to_owned()));
                }
            }
            if let Some(account) = account {
                known.put(account);
            }
        }
        Ok(Self { store, known: RwLock::new(known), writing: tokio::sync::Mutex::default() })
    }

    /// An account.
    pub fn account(&self, player: &PlayerId) -> Option<Account> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).accounts.get(player).cloned()
    }

    /// Who holds the token with this digest; `Err` when it was good once.
    #[expect(clippy::result_unit_err, reason = "the caller has one word for it: expired")]
    pub fn caller(&self, digest: &[u8; 32]) -> Result<Option<Caller>, ()> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let Some(account) = known.by_digest.get(digest).and_then(|player| known.accounts.get(player)) else {
            return Ok(None);
        };
        let Some(token) = account.tokens.iter().find(|token| token.digest == *digest) else { return Ok(None) };
        if token.has_ended() {
            return Err(());
        }
        Ok(Some(Caller {
            player: account.player.clone(),
            name: account.name.clone(),
            scopes: token.scopes,
            seat: token.seat.clone(),
            token_id: token.token_id.clone(),
        }))
    }

    /// Whether a token that was good when a stream began still is.
    ///
    /// # Errors
    /// Why not.
    pub fn still_good(&self, caller: &Caller) -> Result<(), TokenEnd> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let token = known
            .accounts
            .get(&caller.player)
            .and_then(|account| account.tokens.iter().find(|token| token.token_id == caller.token_id))
            .ok_or(TokenEnd::Revoked)?;
        if token.has_ended() { Err(TokenEnd::Expired) } else { Ok(()) }
    }

    /// Makes an account and its first token.
    ///
    /// # Errors
    /// A reused request id, or a failure of the store.
    pub async fn register(
        &self,
        name: String,
        is_bot: bool,
        request_id: &str,
        request: [u8; 32],
        scopes: Scopes,
        given: Option<Secret>,
    ) -> Result<Registered, LobbyError> {
        let _one = self.writing.lock().await;
        let player = PlayerId::derive(request_id);
        if let Some(account) = self.account(&player) {
            return if account.request == request {
                Ok(Registered { account, secrets: None })
            } else {
                Err(LobbyError::RequestIdReused)
            };
        }
        let secret = given.unwrap_or_else(Secret::new_token);
        let code = Secret::new_recovery_code();
        let step = PlayerStep {
            sequence: 1,
            time_ms: wall_clock_ms(),
            event: PlayerEvent::Registered {
                player: player.clone(),
                name,
                is_bot,
                recovery: code.digest(),
                request,
                token: token(&secret, NewToken { note: String::new(), scopes, seat: None, expire_time_ms: None }),
            },
        };
        self.append(&player, &step).await?;
        let account = Account::begin(&step).ok_or(LobbyError::NoSuchPlayer)?;
        self.put(account.clone());
        Ok(Registered { account, secrets: Some((secret, code)) })
    }

    /// Makes the account `admin` with this token, or gives the token to it.
    ///
    /// # Errors
    /// A failure of the store.
    pub async fn ensure_admin(&self, token_text: Secret) -> Result<(), LobbyError> {
        // Request ids of callers are UUIDs, so nobody can ask for this account.
        const REQUEST: &str = "admin";
        let scopes: Scopes = [Scope::Admin].into_iter().collect();
        let player = PlayerId::derive(REQUEST);
        if self.account(&player).is_none() {
            self.register("admin".to_owned(), false, REQUEST, [0; 32], scopes, Some(token_text)).await?;
            return Ok(());
        }
        let _one = self.writing.lock().await;
        let account = self.account(&player).ok_or(LobbyError::NoSuchPlayer)?;
        if account.tokens.iter().any(|token| token.digest == token_text.digest()) {
            return Ok(());
        }
        let wanted = NewToken { note: "token file".to_owned(), scopes, seat: None, expire_time_ms: None };
        self.change(account, PlayerEvent::TokenMade(token(&token_text, wanted))).await
    }

    /// Makes another token.
    ///
    /// # Errors
    /// Too many tokens, or a failure of the store.
    pub async fn make_token(&self, player: &PlayerId, wanted: NewToken) -> Result<(Token, Secret), LobbyError> {
        let _one = self.writing.lock().await;
        let account = self.account(player).ok_or(LobbyError::NoSuchPlayer)?;
        if account.tokens.len() >= MAX_TOKENS {
            return Err(LobbyError::TooManyTokens);
        }
        let secret = Secret::new_token();
        let made = token(&secret, wanted);
        self.change(account, PlayerEvent::TokenMade(made.clone())).await?;
        Ok((made, secret))
    }

    /// Revokes a token at once.
    ///
    /// # Errors
    /// No such token, or a failure of the store.
    pub async fn revoke_token(&self, player: &PlayerId, token_id: &str) -> Result<(), LobbyError> {
        let _one = self.writing.lock().await;
        let account = self.account(player).ok_or(LobbyError::NoSuchPlayer)?;
        if !account.tokens.iter().any(|token| token.token_id == token_id) {
            return Err(LobbyError::NoSuchToken);
        }
        self.change(account, PlayerEvent::TokenRevoked { token_id: token_id.to_owned() }).await
    }

    /// Trades the recovery code for a new token and a new code; all older tokens end.
    ///
    /// # Errors
    /// A wrong player or code, told in the same words; or a failure of the store.
    pub async fn recover(&self, player: &PlayerId, code: &Secret) -> Result<(Secret, Secret), LobbyError> {
        let _one = self.writing.lock().await;
        let account = self.account(player).ok_or(LobbyError::WrongCode)?;
        if !bool::from(subtle::ConstantTimeEq::ct_eq(&code.digest()[..], &account.recovery[..])) {
            return Err(LobbyError::WrongCode);
        }
        let secret = Secret::new_token();
        let new_code = Secret::new_recovery_code();
        // The account keeps what it was allowed: the widest of its own account tokens.
        let scopes: Scopes = account
            .tokens
            .iter()
            .filter(|token| token.seat.is_none())
            .flat_map(|token| token.scopes.iter())
            .chain([Scope::Watch, Scope::Play])
            .collect();
        let event = PlayerEvent::Recovered {
            recovery: new_code.digest(),
            token: token(&secret, NewToken { note: String::new(), scopes, seat: None, expire_time_ms: None }),
        };
        self.change(account, event).await?;
        Ok((secret, new_code))
    }

    /// Stores a step of an account and folds it in. The caller holds `writing`.
    async fn change(&self, mut account: Account, event: PlayerEvent) -> Result<(), LobbyError> {
        let step = PlayerStep { sequence: account.sequence + 1, time_ms: wall_clock_ms(), event };
        self.append(&account.player, &step).await?;
        account.fold(&step);
        self.put(account);
        Ok(())
    }

    async fn append(&self, player: &PlayerId, step: &PlayerStep) -> Result<(), StoreError> {
        let bytes = codec::encode_player_step(step);
        self.store.append(vec![Append::one(player.stream().clone(), step.sequence - 1, bytes)]).await
    }

    fn put(&self, account: Account) {
        self.known.write().unwrap_or_else(PoisonError::into_inner).put(account);
    }
}

fn token(secret: &Secret, wanted: NewToken) -> Token {
    Token {
        token_id: ids::random("tok_"),
        digest: secret.digest(),
        note: wanted.note,
        scopes: wanted.scopes,
        seat: wanted.seat,
        create_time_ms: wall_clock_ms(),
        expire_time_ms: wanted.expire_time_ms,
    }
}
