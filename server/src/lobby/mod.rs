//! Who is who: accounts, tokens, and the sessions through which players are reached.

mod account;
mod players;
mod sessions;

pub use account::{Account, PlayerEvent, PlayerStep, Scope, Scopes, Token};
pub use players::{Caller, LobbyError, MAX_TOKENS, NewToken, Players, Registered, TokenEnd};
pub use sessions::{Ended, Session, SessionItem, Sessions};
