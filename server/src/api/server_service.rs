//! Facts about the server.

use std::sync::Arc;

use boneyard_bots::HouseBot;
use boneyard_engine::{
    rules::{
        Teams,
        options::{self, Kind, RuleOption},
    },
    variants::{self, Variant},
};
use boneyard_proto::v1::{self, server_service_server::ServerService};
use tonic::{Request, Response, Status};

use super::{app::App, decode, encode, page};
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
        let variants = rest.into_iter().map(|variant| describe(variant)).collect();
        Ok(Response::new(v1::ListVariantsResponse { variants, next_page_token }))
    }
}

/// A variant for people and programs.
fn describe(variant: &Variant) -> v1::VariantDescription {
    let defaults = (variant.rules)(variant.default_seats);
    v1::VariantDescription {
        variant: variant.key.to_owned(),
        display_name: variant.name.to_owned(),
        summary: variant.summary.to_owned(),
        min_seats: variant.seats.0.into(),
        max_seats: variant.seats.1.into(),
        sets: variant.sets.iter().map(|&set| set.into()).collect(),
        partnership: defaults.teams == Teams::Opposite,
        options: variant
            .options
            .iter()
            .filter_map(|key| options::find(key))
            .map(|option| describe_option(variant, option))
            .collect(),
    }
}

fn describe_option(variant: &Variant, option: &RuleOption) -> v1::OptionDescription {
    let value = |seats: u8| option.value(&(variant.rules)(seats));
    let default = value(variant.default_seats);
    // What differs between seat counts has no one default.
    let fixed = option.key == "seats" || (variant.seats.0..=variant.seats.1).all(|seats| value(seats) == default);
    let description = v1::OptionDescription {
        key: option.key.to_owned(),
        default_value: if fixed { default } else { String::new() },
        source: option.source.to_owned(),
        ..v1::OptionDescription::default()
    };
    match option.kind {
        Kind::Number { .. } if option.key == "max_pip" => v1::OptionDescription {
            option_type: v1::OptionType::Enum.into(),
            allowed_values: variant.sets.iter().map(ToString::to_string).collect(),
            meaning: option.meaning.to_owned(),
            ..description
        },
        Kind::Number { min, max, .. } => {
            let (min, max) = match option.key {
                "seats" => (variant.seats.0.into(), variant.seats.1.into()),
                _ => (min, max),
            };
            v1::OptionDescription {
                option_type: v1::OptionType::Integer.into(),
                min_value: min.into(),
                max_value: max.into(),
                meaning: option.meaning.to_owned(),
                ..description
            }
        }
        Kind::Name { names, .. } => {
            let names = names();
            let is_bool = names.iter().all(|(name, _)| matches!(*name, "true" | "false"));
            let meanings: Vec<_> = names.iter().map(|(name, meaning)| format!("{name}: {meaning}")).collect();
            if is_bool {
                v1::OptionDescription {
                    option_type: v1::OptionType::Bool.into(),
                    meaning: option.meaning.to_owned(),
                    ..description
                }
            } else {
                v1::OptionDescription {
                    option_type: v1::OptionType::Enum.into(),
                    allowed_values: names.iter().map(|(name, _)| (*name).to_owned()).collect(),
                    meaning: format!("{} ({})", option.meaning, meanings.join("; ")),
                    ..description
                }
            }
        }
    }
}
