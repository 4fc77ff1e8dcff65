//! Records of matches that are over.

use std::{collections::BTreeMap, pin::Pin, sync::Arc};

use boneyard_proto::v1::{self, ErrorReason, record_service_server::RecordService};
use tokio::sync::mpsc;
use tokio_stream::{Stream, wrappers::ReceiverStream};
use tonic::{Request, Response, Status};

use super::{
    app::{App, caller},
    decode, encode, page,
    status::Failure,
    streams::OUTBOX,
    table_service::{encode_summary, list_position, may_watch},
};
use crate::{
    hosting::{Actor, Registry, Summary},
    ids::{PlayerId, TableId},
    lobby::Caller,
};

/// The service.
#[derive(Clone, Debug)]
pub struct Records(pub Arc<App>);

/// Which records a caller asks for, of those it may read.
struct Wanted {
    caller: Caller,
    actor: Actor,
    player: Option<PlayerId>,
    variant: String,
    labels: BTreeMap<String, String>,
}

impl Wanted {
    fn of(caller: &Caller, filter: Option<v1::RecordFilter>) -> Result<Self, Failure> {
        let filter = filter.unwrap_or_default();
        let player = match filter.player_id.as_str() {
            "" => None,
            text => Some(decode::player_id(text, "filter.player_id")?),
        };
        Ok(Self {
            caller: caller.clone(),
            actor: caller.actor(),
            player,
            variant: filter.variant,
            labels: decode::labels(filter.labels)?,
        })
    }

    fn holds(&self, registry: &Registry, table: &Summary) -> bool {
        table.lifecycle.is_over()
            && table.is_visible_to(&self.actor, "")
            && may_watch(registry, &self.caller, table).is_ok()
            && self.caller.seat.as_ref().is_none_or(|(only, _)| *only == table.table_id)
            && (self.variant.is_empty() || table.rules.variant == self.variant)
            && self.player.as_ref().is_none_or(|player| table.players().any(|there| there == player))
            && self.labels.iter().all(|(key, value)| table.labels.get(key) == Some(value))
    }

    /// What a page token is bound to.
    fn text(&self) -> String {
        format!("records|{:?}|{}|{:?}", self.player, self.variant, self.labels)
    }
}

/// The place behind a table in a list.
fn place(table: &Summary, filter: &str) -> String {
    page::token(&format!("{} {}", table.create_time_ms, table.table_id), filter)
}

/// The table that a place is behind; `None` at the beginning.
fn behind(token: &str, filter: &str) -> Result<Option<(i64, TableId)>, Failure> {
    let Some(text) = page::position(token, filter)? else { return Ok(None) };
    let position = list_position(&text);
    let none_of_ours = || Failure::new(ErrorReason::InvalidPageToken, "this page token is not one of ours");
    position.map(Some).ok_or_else(none_of_ours)
}

impl Records {
    async fn text(&self, table: &Summary) -> Result<String, Failure> {
        self.0.registry.record(&table.table_id).await.map_err(Failure::from)?.ok_or_else(|| {
            Failure::new(
                ErrorReason::DealNotRevealed,
                "the match is not over: its deals are secret, and there is no record yet",
            )
        })
    }
}

#[tonic::async_trait]
impl RecordService for Records {
    type ExportRecordsStream = Pin<Box<dyn Stream<Item = Result<v1::ExportRecordsResponse, Status>> + Send>>;

    async fn get_record(
        &self,
        request: Request<v1::GetRecordRequest>,
    ) -> Result<Response<v1::GetRecordResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let table = self.0.visible(&caller, &request.table_id, &request.invite_code).await?;
        may_watch(&self.0.registry, &caller, &table)?;
        let text = self.text(&table).await?;
        Ok(Response::new(v1::GetRecordResponse { table: Some(encode_summary(&table)), text }))
    }

    async fn list_records(
        &self,
        request: Request<v1::ListRecordsRequest>,
    ) -> Result<Response<v1::ListRecordsResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let size = decode::page_size(request.page_size, 50, 200)?;
        let wanted = Wanted::of(&caller, request.filter)?;
        let filter = wanted.text();
        let after = behind(&request.page_token, &filter)?;
        let mut tables = self.0.registry.list(after, size + 1, |table| wanted.holds(&self.0.registry, table));
        let more = tables.len() > size;
        tables.truncate(size);
        let next_page_token = match tables.last() {
            Some(last) if more => place(last, &filter),
            _ => String::new(),
        };
        let info = |table: &Arc<Summary>| v1::RecordInfo {
            table: Some(encode_summary(table)),
            end_time: encode::timestamp(table.end_time_ms),
        };
        Ok(Response::new(v1::ListRecordsResponse { records: tables.iter().map(info).collect(), next_page_token }))
    }

    async fn export_records(
        &self,
        request: Request<v1::ExportRecordsRequest>,
    ) -> Result<Response<Self::ExportRecordsStream>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let wanted = Wanted::of(&caller, request.filter)?;
        let filter = wanted.text();
        let held = behind(&request.after_cursor, &filter)?;
        let mut tables = self.0.registry.list(None, usize::MAX, |table| wanted.holds(&self.0.registry, table));
        tables.reverse();
        let age = |table: &Summary| (table.create_time_ms, std::cmp::Reverse(table.table_id.clone()));
        if let Some((time, id)) = held {
            let held = (time, std::cmp::Reverse(id));
            tables.retain(|table| age(table) > held);
        }
        let (out, records) = mpsc::channel(OUTBOX);
        let this = self.clone();
        tokio::spawn(async move {
            for table in tables {
                let record = this.text(&table).await.map_err(Status::from);
                let item = record.map(|text| v1::ExportRecordsResponse {
                    table: Some(encode_summary(&table)),
                    text,
                    cursor: place(&table, &filter),
                });
                let failed = item.is_err();
                if out.send(item).await.is_err() || failed {
                    return;
                }
            }
        });
        Ok(Response::new(Box::pin(ReceiverStream::new(records))))
    }
}
