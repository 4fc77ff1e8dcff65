//! Steps of accounts, stored.

use boneyard_proto::storage_v1::{self as stored, player_step::Event as Stored};
use prost::Message as _;

use super::{Unreadable, game::small};
use crate::{
    ids::{PlayerId, TableId},
    lobby::{PlayerEvent, PlayerStep, Scope, Token},
};

/// A step as bytes.
pub fn encode_player_step(step: &PlayerStep) -> Vec<u8> {
    let event = match &step.event {
        PlayerEvent::Registered { player, name, is_bot, recovery, request, token } => {
            Stored::Registered(stored::PlayerRegistered {
                player_id: player.to_string(),
                display_name: name.clone(),
                is_bot: *is_bot,
                recovery_digest: recovery.to_vec(),
                request_digest: request.to_vec(),
                token: Some(encode_token(token)),
            })
        }
        PlayerEvent::TokenMade(token) => Stored::TokenMade(encode_token(token)),
        PlayerEvent::TokenRevoked { token_id } => {
            Stored::TokenRevoked(stored::TokenRevoked { token_id: token_id.clone() })
        }
        PlayerEvent::Recovered { recovery, token } => Stored::Recovered(stored::PlayerRecovered {
            recovery_digest: recovery.to_vec(),
            token: Some(encode_token(token)),
        }),
    };
    stored::PlayerStep { sequence: step.sequence, time_ms: step.time_ms, event: Some(event) }.encode_to_vec()
}

/// A step from bytes.
///
/// # Errors
/// Names what cannot be read.
pub fn decode_player_step(bytes: &[u8]) -> Result<PlayerStep, Unreadable> {
    let step = stored::PlayerStep::decode(bytes)?;
    let time_ms = step.time_ms;
    let event = match step.event.ok_or(Unreadable::Field("event"))? {
        Stored::Registered(made) => PlayerEvent::Registered {
            player: PlayerId::parse(&made.player_id).ok_or(Unreadable::Field("player_id"))?,
            name: made.display_name,
            is_bot: made.is_bot,
            recovery: digest(made.recovery_digest)?,
            request: digest(made.request_digest)?,
            token: decode_token(made.token, time_ms)?,
        },
        Stored::TokenMade(token) => PlayerEvent::TokenMade(decode_token(Some(token), time_ms)?),
        Stored::TokenRevoked(revoked) => PlayerEvent::TokenRevoked { token_id: revoked.token_id },
        Stored::Recovered(recovered) => PlayerEvent::Recovered {
            recovery: digest(recovered.recovery_digest)?,
            token: decode_token(recovered.token, time_ms)?,
        },
    };
    Ok(PlayerStep { sequence: step.sequence, time_ms, event })
}

fn encode_token(token: &Token) -> stored::TokenMade {
    stored::TokenMade {
        token_id: token.token_id.clone(),
        digest: token.digest.to_vec(),
        note: token.note.clone(),
        scopes: token.scopes.iter().map(|scope| scope as u32 + 1).collect(),
        table_id: token.seat.as_ref().map(|(table, _)| table.to_string()).unwrap_or_default(),
        chair: token.seat.as_ref().map_or(0, |(_, chair)| (*chair).into()),
        expire_time_ms: token.expire_time_ms.unwrap_or_default(),
    }
}

fn decode_token(token: Option<stored::TokenMade>, create_time_ms: i64) -> Result<Token, Unreadable> {
    let token = token.ok_or(Unreadable::Field("token"))?;
    let scope = |&number: &u32| match number {
        1 => Ok(Scope::Watch),
        2 => Ok(Scope::Play),
        3 => Ok(Scope::Direct),
        4 => Ok(Scope::Admin),
        _ => Err(Unreadable::Field("scopes")),
    };
    Ok(Token {
        token_id: token.token_id,
        digest: digest(token.digest)?,
        note: token.note,
        scopes: token.scopes.iter().map(scope).collect::<Result<_, _>>()?,
        seat: match token.chair {
            0 => None,
            chair => {
                Some((TableId::parse(&token.table_id).ok_or(Unreadable::Field("table_id"))?, small(chair, "chair")?))
            }
        },
        create_time_ms,
        expire_time_ms: (token.expire_time_ms != 0).then_some(token.expire_time_ms),
    })
}

fn digest(bytes: Vec<u8>) -> Result<[u8; 32], Unreadable> {
    bytes.try_into().map_err(|_| Unreadable::Field("digest"))
}
