//! Facts about the server.

use std::sync::Arc;

use boneyard_bots::HouseBot;
use boneyard_engine::variants;
use boneyard_proto::v1::{self, server_service_server::ServerService};
use tonic::{Request, Response, Status};

use super::{app::App, decode, describe, encode, page};
use crate::lobby::MAX_TOKENS;

/// The service.
#[derive(Clone, Debug)]
pub struct ServerFacts(pub Arc<App>);

#[tonic::async_trait]
impl ServerService for ServerFacts {
    async fn get_server_info(
        &self,
        _request: Request<v1::GetServerInfoRequest>,
    ) -> Result<Response<v1::GetServerInfoResponse>, Status> {
        let limits = &self.0.limits;
        Ok(Response::new(v1::GetServerInfoResponse {
            server_version: env!("CARGO_PKG_VERSION").to_owned(),
            capabilities: Some(v1::Capabilities { open_registration: self.0.open_registration }),
            limits: Some(v1::Limits {
                max_request_bytes: encode::int(limits.max_request_bytes),
                max_director_request_bytes: encode::int(limits.max_director_request_bytes),
                max_tables_per_player: encode::int(limits.max_tables_per_player),
                max_watch_streams: encode::int(limits.max_watch_streams),
                max_tokens_per_player: encode::int(MAX_TOKENS),
                calls_per_minute: 0,
                heartbeat_interval_ms: encode::int(limits.heartbeat.as_millis()),
                min_client_ping_ms: 10_000,
            }),
            house_bots: HouseBot::ALL.iter().map(|bot| bot.name.to_owned()).collect(),
        }))
    }

    async fn list_variants(
        &self,
        request: Request<v1::ListVariantsRequest>,
    ) -> Result<Response<v1::ListVariantsResponse>, Status> {
        let request = request.into_inner();
        let size = decode::page_size(request.page_size, 50, 200)?;
        let after = page::position(&request.page_token, "variants")?.unwrap_or_default();
        let mut rest: Vec<_> = variants::ALL.iter().filter(|variant| variant.key > after.as_str()).collect();
        rest.sort_by_key(|variant| variant.key);
        let more = rest.len() > size;
        rest.truncate(size);
        let next_page_token = match rest.last() {
            Some(last) if more => page::token(last.key, "variants"),
            _ => String::new(),
        };
        let variants = rest.into_iter().map(|variant| describe::variant(variant)).collect();
        Ok(Response::new(v1::ListVariantsResponse { variants, next_page_token }))
    }
}
