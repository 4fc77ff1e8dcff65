//! Players and their tokens.

use std::sync::Arc;

use boneyard_proto::v1::{self, ErrorReason, player_service_server::PlayerService};
use prost::Message as _;
use sha2::{Digest as _, Sha256};
use tonic::{Request, Response, Status};

use super::{
    app::{App, caller},
    decode, encode, page,
    status::Failure,
};
use crate::{
    auth::Secret,
    hosting::wall_clock_ms,
    lobby::{Caller, NewToken, Scope, Scopes},
};

/// The service.
#[derive(Clone, Debug)]
pub struct PlayerDesk(pub Arc<App>);

#[tonic::async_trait]
impl PlayerService for PlayerDesk {
    async fn register_player(
        &self,
        request: Request<v1::RegisterPlayerRequest>,
    ) -> Result<Response<v1::RegisterPlayerResponse>, Status> {
        let request = request.into_inner();
        let name = decode::display_name(&request.display_name)?;
        let request_id = decode::request_id(&request.request_id)?;
        let digest = Sha256::digest(request.encode_to_vec()).into();
        let scopes: Scopes = [Scope::Watch, Scope::Play].into_iter().collect();
        let registered = self
            .0
            .players
            .register(name, request.is_bot, request_id, digest, scopes, None)
            .await
            .map_err(Failure::from)?;
        let (token, recovery_code) = match &registered.secrets {
            Some((token, code)) => (token.reveal().to_owned(), code.reveal().to_owned()),
            None => (String::new(), String::new()),
        };
        Ok(Response::new(v1::RegisterPlayerResponse {
            player: Some(encode::player(&registered.account)),
            token,
            recovery_code,
        }))
    }

    async fn get_caller(
        &self,
        request: Request<v1::GetCallerRequest>,
    ) -> Result<Response<v1::GetCallerResponse>, Status> {
        let caller = caller(&request)?;
        let account = self.account(&caller)?;
        let token = account.tokens.iter().find(|token| token.token_id == caller.token_id).map(encode::token);
        Ok(Response::new(v1::GetCallerResponse { player: Some(encode::player(&account)), token }))
    }

    async fn create_token(
        &self,
        request: Request<v1::CreateTokenRequest>,
    ) -> Result<Response<v1::CreateTokenResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let request = request.into_inner();
        let note = decode::short(request.note, "note", 256)?;
        let ttl: u32 = decode::ranged(request.ttl_seconds, "ttl_seconds", 0, i32::MAX)?;
        let seat = if request.table_id.is_empty() && request.chair == 0 {
            None
        } else {
            let chair = decode::optional_chair(request.chair)?
                .ok_or_else(|| Failure::field("chair", "a seat token needs the chair, counted from 1"))?;
            let table = self.0.visible(&caller, &request.table_id, "").await?;
            let own =
                table.chairs.get(usize::from(chair) - 1).and_then(Option::as_ref).is_some_and(
                    |there| matches!(there, crate::hosting::Named::Player { id, .. } if *id == caller.player),
                );
            if !own {
                return Err(Failure::new(ErrorReason::NotSeated, format!("chair {chair} is not yours")).into());
            }
            Some((table.table_id.clone(), chair))
        };
        let wanted = decode::scopes(&request.scopes)?;
        let scopes = match (&seat, wanted.is_empty()) {
            (Some(_), _) => [Scope::Play, Scope::Watch].into_iter().collect(),
            (None, true) => caller.scopes,
            (None, false) => wanted,
        };
        if let Some(more) = scopes.iter().find(|&scope| !caller.scopes.allows(scope)) {
            let name = encode::wire_scope(more).as_str_name();
            return Err(Failure::new(ErrorReason::ScopeMissing, format!("your token has no {name} to pass on"))
                .with("scope", name)
                .into());
        }
        let expire_time_ms = (ttl > 0).then(|| wall_clock_ms() + i64::from(ttl) * 1000);
        let (token, secret) = self
            .0
            .players
            .make_token(&caller.player, NewToken { note, scopes, seat, expire_time_ms })
            .await
            .map_err(Failure::from)?;
        Ok(Response::new(v1::CreateTokenResponse {
            info: Some(encode::token(&token)),
            token: secret.reveal().to_owned(),
        }))
    }

    async fn list_tokens(
        &self,
        request: Request<v1::ListTokensRequest>,
    ) -> Result<Response<v1::ListTokensResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let request = request.into_inner();
        let size = decode::page_size(request.page_size, 50, 200)?;
        let after = page::position(&request.page_token, caller.player.as_str())?;
        let mut tokens = self.account(&caller)?.tokens;
        tokens.sort_by(|a, b| a.token_id.cmp(&b.token_id));
        if let Some(after) = after {
            tokens.retain(|token| token.token_id > after);
        }
        let more = tokens.len() > size;
        tokens.truncate(size);
        let next_page_token = match tokens.last() {
            Some(last) if more => page::token(&last.token_id, caller.player.as_str()),
            _ => String::new(),
        };
        Ok(Response::new(v1::ListTokensResponse {
            tokens: tokens.iter().map(encode::token).collect(),
            next_page_token,
        }))
    }

    async fn revoke_token(
        &self,
        request: Request<v1::RevokeTokenRequest>,
    ) -> Result<Response<v1::RevokeTokenResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let token_id = request.into_inner().token_id;
        self.0.players.revoke_token(&caller.player, &token_id).await.map_err(Failure::from)?;
        Ok(Response::new(v1::RevokeTokenResponse {}))
    }

    async fn recover_player(
        &self,
        request: Request<v1::RecoverPlayerRequest>,
    ) -> Result<Response<v1::RecoverPlayerResponse>, Status> {
        let request = request.into_inner();
        let player = decode::player_id(&request.player_id, "player_id")?;
        let code = Secret::given(request.recovery_code);
        let (token, code) = self.0.players.recover(&player, &code).await.map_err(Failure::from)?;
        Ok(Response::new(v1::RecoverPlayerResponse {
            token: token.reveal().to_owned(),
            recovery_code: code.reveal().to_owned(),
        }))
    }
}

impl PlayerDesk {
    fn account(&self, caller: &Caller) -> Result<crate::lobby::Account, Failure> {
        self.0
            .players
            .account(&caller.player)
            .ok_or_else(|| Failure::new(ErrorReason::PlayerNotFound, "your account is gone"))
    }
}
