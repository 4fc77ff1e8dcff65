//! Making, finding, joining and watching tables.

use std::{pin::Pin, sync::Arc};

use boneyard_engine::table::Viewer;
use boneyard_proto::v1::{self, ErrorReason, table_service_server::TableService};
use tokio::sync::mpsc;
use tokio_stream::{Stream, wrappers::ReceiverStream};
use tonic::{Request, Response, Status};

use super::{
    app::{App, caller},
    decode, encode, encode_step,
    open_table::{decode_table, digest_of, house_bot},
    page,
    status::Failure,
    streams::{self, Beginning, OUTBOX, Watch},
};
use crate::{
    hosting::{Actor, Command, Occupant, Registry, Summary, Taken, Watcher, replay},
    ids::TableId,
    lobby::Caller,
    store::StoreError,
};

/// The service.
#[derive(Clone, Debug)]
pub struct Tables(pub Arc<App>);

#[tonic::async_trait]
impl TableService for Tables {
    type WatchTableStream = Pin<Box<dyn Stream<Item = Result<v1::WatchTableResponse, Status>> + Send>>;

    async fn create_table(
        &self,
        request: Request<v1::CreateTableRequest>,
    ) -> Result<Response<v1::CreateTableResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let request = request.into_inner();
        let request_id = decode::request_id(&request.request_id)?;
        let id = TableId::derive(&caller.player, request_id);
        let digest = digest_of([request.table.as_ref()]);
        // What was opened before is only told again, whatever has become impossible since.
        if self.0.registry.find(&id).await.map_err(Failure::from)?.is_none() {
            let table = decode_table(&self.0, &caller, request.table, id.clone(), digest, false)?;
            match self.0.registry.create(vec![table]).await {
                // The same request was faster by another way: what it made is told below.
                Ok(()) | Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(Failure::from(error).into()),
            }
        }
        let known = self.0.registry.find(&id).await.map_err(Failure::from)?;
        let summary = known.ok_or_else(|| Failure::no_table(id.as_str()))?;
        if summary.request_digest != digest {
            return Err(Failure::new(
                ErrorReason::RequestIdReused,
                format!("this request id opened table `{id}` with other content: use a new one"),
            )
            .into());
        }
        let view = self.0.at(&id, |host| async move { host.view(Viewer::Spectator).await }).await?;
        Ok(Response::new(v1::CreateTableResponse {
            table: Some(encode::public_view(&view.table)),
            invite_code: summary.invite_code.clone().unwrap_or_default(),
        }))
    }

    async fn get_table(&self, request: Request<v1::GetTableRequest>) -> Result<Response<v1::GetTableResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let table = self.0.visible(&caller, &request.table_id, &request.invite_code).await?;
        may_watch(&self.0.registry, &caller, &table)?;
        let view = self.0.at(&table.table_id, |host| async move { host.view(Viewer::Spectator).await }).await?;
        Ok(Response::new(v1::GetTableResponse { table: Some(encode::public_view(&view.table)) }))
    }

    async fn list_tables(
        &self,
        request: Request<v1::ListTablesRequest>,
    ) -> Result<Response<v1::ListTablesResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let size = decode::page_size(request.page_size, 50, 200)?;
        let states = decode::states(&request.states)?;
        let labels = decode::labels(request.labels)?;
        let player = match request.player_id.as_str() {
            "" => None,
            text => Some(decode::player_id(text, "player_id")?),
        };
        let filter = format!("{states:?}|{labels:?}|{player:?}|{}", request.variant);
        let after = match page::position(&request.page_token, &filter)? {
            None => None,
            Some(text) => Some(
                list_position(&text)
                    .ok_or_else(|| Failure::new(ErrorReason::InvalidPageToken, "this page token is not one of ours"))?,
            ),
        };
        let actor = caller.actor();
        let mut lines = self.0.registry.list(after, size + 1, |summary| {
            states.contains(&summary.lifecycle)
                && summary.is_visible_to(&actor, "")
                && caller.seat.as_ref().is_none_or(|(only, _)| *only == summary.table_id)
                && (request.variant.is_empty() || summary.rules.variant == request.variant)
                && player.as_ref().is_none_or(|player| summary.players().any(|there| there == player))
                && labels.iter().all(|(key, value)| summary.labels.get(key) == Some(value))
        });
        let more = lines.len() > size;
        lines.truncate(size);
        let next_page_token = match lines.last() {
            Some(last) if more => page::token(&format!("{} {}", last.create_time_ms, last.table_id), &filter),
            _ => String::new(),
        };
        let tables = lines.iter().map(|summary| encode_summary(summary)).collect();
        Ok(Response::new(v1::ListTablesResponse { tables, next_page_token }))
    }

    async fn join_table(
        &self,
        request: Request<v1::JoinTableRequest>,
    ) -> Result<Response<v1::JoinTableResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let request = request.into_inner();
        let chair = decode::optional_chair(request.chair)?;
        let entropy = decode::entropy(&request.entropy)?;
        let table = self.0.visible(&caller, &request.table_id, &request.invite_code).await?;
        if !table.players().any(|player| *player == caller.player) {
            self.0.room_for_another_table(&caller.player)?;
        }
        let Taken { chair, entropy_place } = self
            .0
            .at(&table.table_id, |host| {
                let occupant = Occupant::Player { id: caller.player.clone(), name: caller.name.clone() };
                let (actor, entropy) = (caller.actor(), entropy.clone());
                async move { host.take_chair(actor, chair, occupant, entropy).await }
            })
            .await?;
        let pending = self
            .0
            .at(&table.table_id, |host| {
                let actor = Actor { chair: Some(chair), ..caller.actor() };
                async move { host.pending(actor, None).await }
            })
            .await?;
        Ok(Response::new(v1::JoinTableResponse {
            chair: chair.into(),
            entropy_index: encode::int(entropy_place.unwrap_or_default()),
            view: Some(encode::seat_view(&pending.view)),
        }))
    }

    async fn add_house_bot(
        &self,
        request: Request<v1::AddHouseBotRequest>,
    ) -> Result<Response<v1::AddHouseBotResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let request = request.into_inner();
        let chair = decode::optional_chair(request.chair)?;
        let (bot, seed) = decode::house_bot(request.house_bot)?;
        let occupant = house_bot(&self.0, bot, seed);
        let table = self.0.visible(&caller, &request.table_id, "").await?;
        let taken = self
            .0
            .at(&table.table_id, |host| {
                let (actor, occupant) = (caller.actor(), occupant.clone());
                async move { host.take_chair(actor, chair, occupant, None).await }
            })
            .await?;
        Ok(Response::new(v1::AddHouseBotResponse { chair: taken.chair.into() }))
    }

    async fn leave_table(
        &self,
        request: Request<v1::LeaveTableRequest>,
    ) -> Result<Response<v1::LeaveTableResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let table = self.0.visible(&caller, &request.into_inner().table_id, "").await?;
        self.0
            .at(&table.table_id, |host| {
                let leave = Command::LeaveChair { by: caller.actor() };
                async move { host.run(leave).await }
            })
            .await?;
        Ok(Response::new(v1::LeaveTableResponse {}))
    }

    async fn watch_table(
        &self,
        request: Request<v1::WatchTableRequest>,
    ) -> Result<Response<Self::WatchTableStream>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let after = decode::sequence(request.after_sequence, "after_sequence")?;
        let seat = decode::optional_seat(request.seat, "seat")?;
        let table = self.0.visible(&caller, &request.table_id, &request.invite_code).await?;
        let id = &table.table_id;
        let watcher = if request.as_spectator { Watcher::Spectator } else { self.watcher(&caller, id, seat).await? };
        if watcher == Watcher::Spectator {
            may_watch(&self.0.registry, &caller, &table)?;
        }
        let counted = self.0.begin_watching(&caller, matches!(watcher, Watcher::Chair { .. }).then_some(id))?;
        let subscribed = self
            .0
            .at(id, |host| {
                let watcher = watcher.clone();
                async move { host.subscribe(watcher).await }
            })
            .await?;
        let head = subscribed.feed.head;
        let beginning = if after == 0 {
            Beginning::Snapshot(v1::SnapshotCause::Requested, Box::new(subscribed.view))
        } else if after > head || (!request.log_id.is_empty() && request.log_id != self.0.log_id) {
            Beginning::Snapshot(v1::SnapshotCause::LogChanged, Box::new(subscribed.view))
        } else {
            // The subscription began behind `head`, so what the log holds beyond it comes live.
            let mut steps = replay(self.0.registry.store(), id, after).await.map_err(Failure::from)?;
            steps.retain(|step| step.sequence() <= head);
            Beginning::Steps(steps)
        };
        let (out, frames) = mpsc::channel(OUTBOX);
        let watch = Watch {
            app: Arc::clone(&self.0),
            player: matches!(watcher, Watcher::Chair { .. }).then(|| caller.player.clone()),
            caller,
            watcher,
            rules: table.rules,
            beginning,
            feed: subscribed.feed,
            _counted: counted,
        };
        tokio::spawn(streams::run_watch(watch, out));
        Ok(Response::new(Box::pin(ReceiverStream::new(frames))))
    }

    async fn list_table_events(
        &self,
        request: Request<v1::ListTableEventsRequest>,
    ) -> Result<Response<v1::ListTableEventsResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let size = decode::page_size(request.page_size, 200, 1000)?;
        let after = decode::sequence(request.after_sequence, "after_sequence")?;
        let seat = decode::optional_seat(request.seat, "seat")?;
        let table = self.0.visible(&caller, &request.table_id, &request.invite_code).await?;
        let id = &table.table_id;
        let watcher = match seat {
            None => Watcher::Spectator,
            Some(_) => self.watcher(&caller, id, seat).await?,
        };
        if watcher == Watcher::Spectator {
            may_watch(&self.0.registry, &caller, &table)?;
        }
        let filter = format!("{id}|{after}|{}", request.seat);
        let from = match page::position(&request.page_token, &filter)? {
            None => after,
            Some(text) => text
                .parse()
                .map_err(|_| Failure::new(ErrorReason::InvalidPageToken, "this page token is not one of ours"))?,
        };
        let steps = replay(self.0.registry.store(), id, from).await.map_err(Failure::from)?;
        let more = steps.len() > size;
        let shown: Vec<_> = steps.iter().take(size).map(|step| step.seen_by(&watcher)).collect();
        let mut response = v1::ListTableEventsResponse::default();
        if let (true, Some(last)) = (more, shown.last()) {
            response.next_page_token = page::token(&last.sequence.to_string(), &filter);
        }
        if seat.is_some() {
            response.seat_steps = shown.iter().map(|step| encode_step::seat_step(&table.rules, step)).collect();
        } else {
            response.steps = shown.iter().map(|step| encode_step::table_step(&table.rules, step)).collect();
        }
        Ok(Response::new(response))
    }
}

impl Tables {
    async fn watcher(
        &self,
        caller: &Caller,
        id: &TableId,
        seat: Option<boneyard_engine::seat::Seat>,
    ) -> Result<Watcher, Failure> {
        self.0
            .at(id, |host| {
                let actor = caller.actor();
                async move { host.watcher(actor, seat).await }
            })
            .await
    }
}

/// Refuses spectators where the table wants none.
pub(super) fn may_watch(registry: &Registry, caller: &Caller, table: &Summary) -> Result<(), Failure> {
    // Tables of a tournament that is over hide nothing any more.
    if registry.is_revealed(table) {
        return Ok(());
    }
    let seated = table.players().any(|player| *player == caller.player);
    // Other directors may have entered the tournament, and a sibling table plays the same tiles.
    let directs = caller.actor().director && table.tournament.is_none();
    if table.no_spectators && !seated && !directs && table.creator != caller.player {
        return Err(Failure::new(ErrorReason::NotAllowed, "this table has no spectators"));
    }
    Ok(())
}

/// The position in a list that a page token holds: time and id of the last line.
pub(super) fn list_position(text: &str) -> Option<(i64, TableId)> {
    let (time, id) = text.split_once(' ')?;
    Some((time.parse().ok()?, TableId::parse(id)?))
}

pub(super) fn encode_summary(summary: &Summary) -> v1::TableSummary {
    let teams = summary.rules.team_count();
    let mut seats: Vec<_> = (1..)
        .zip(&summary.chairs)
        .map(|(chair, named)| {
            let seat = summary.seat_of_chair.get(usize::from(chair) - 1).copied();
            let team = seat.map(|seat| summary.rules.team_of(seat));
            v1::SeatInfo {
                team: team.map_or(0, encode::team_number),
                score: team.and_then(|team| summary.team_scores.get(team.index())).copied().unwrap_or_default(),
                ..encode::chair_info(chair, seat, named.as_ref())
            }
        })
        .collect();
    seats.sort_by_key(|info| info.seat);
    v1::TableSummary {
        table_id: summary.table_id.to_string(),
        state: encode::table_state(summary.lifecycle).into(),
        variant: summary.rules.variant.to_owned(),
        seats,
        result: summary
            .result
            .as_ref()
            .map(|result| encode::match_result(result, teams, summary.end_time_ms, &summary.result_comment)),
        create_time: encode::timestamp(summary.create_time_ms),
    }
}
