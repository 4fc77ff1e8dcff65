//! Directing tables.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use boneyard_engine::table::Viewer;
use boneyard_proto::v1::{self, ErrorReason, director_service_server::DirectorService};
use tonic::{Request, Response, Status};

use super::{
    app::{App, caller},
    decode, encode,
    open_table::{NewTable, decode_table, digest_of},
    status::Failure,
};
use crate::{
    hosting::{Actor, Command, Occupant, Summary},
    ids::{PlayerId, TableId},
    lobby::Caller,
    store::StoreError,
};

/// Most tables of one batch.
const MAX_BATCH: usize = 500;

/// The service.
#[derive(Clone, Debug)]
pub struct Director(pub Arc<App>);

#[tonic::async_trait]
impl DirectorService for Director {
    async fn batch_create_tables(
        &self,
        request: Request<v1::BatchCreateTablesRequest>,
    ) -> Result<Response<v1::BatchCreateTablesResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let request = request.into_inner();
        let request_id = decode::request_id(&request.request_id)?;
        let count = request.tables.len();
        if !(1..=MAX_BATCH).contains(&count) {
            return Err(Failure::field("tables", format!("{count} tables: 1 to {MAX_BATCH} would do")).into());
        }
        let digest = digest_of(request.tables.iter().map(|table| table.table.as_ref()));
        // Each table of a repeated batch has the id it had the first time.
        let id = |number| if request_id.is_empty() { String::new() } else { format!("{request_id}#{number}") };
        let ids: Vec<_> = (1..=count).map(|number| TableId::derive(&caller.player, &id(number))).collect();
        if self.known(&ids).await?.iter().all(Option::is_none) {
            let mut openings = Vec::with_capacity(count);
            for ((number, id), table) in (1..).zip(&ids).zip(request.tables) {
                let table = decode_table(&self.0, &caller, table.table, id.clone(), digest, true)
                    .map_err(|failure| failure.with("table", number))?;
                openings.push(table);
            }
            self.room_for_all(&openings)?;
            match self.0.registry.create(openings).await {
                Ok(()) | Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(Failure::from(error).into()),
            }
        }
        let known = self.known(&ids).await?;
        if !known.iter().all(|table| table.as_ref().is_some_and(|table| table.request_digest == digest)) {
            let reused = "this request id was used for another batch: use a new one";
            return Err(Failure::new(ErrorReason::RequestIdReused, reused).into());
        }
        let table_ids = ids.iter().map(ToString::to_string).collect();
        Ok(Response::new(v1::BatchCreateTablesResponse { table_ids }))
    }

    async fn pause_table(
        &self,
        request: Request<v1::PauseTableRequest>,
    ) -> Result<Response<v1::PauseTableResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let comment = decode::short(request.comment, "comment", 256)?;
        self.run(&caller, &request.table_id, |by| Command::Pause {
            by,
            comment: comment.clone(),
            after_round: request.after_round,
            // The table's task knows both.
            elapsed_ms: 0,
            strikes: 0,
        })
        .await?;
        Ok(Response::new(v1::PauseTableResponse {}))
    }

    async fn resume_table(
        &self,
        request: Request<v1::ResumeTableRequest>,
    ) -> Result<Response<v1::ResumeTableResponse>, Status> {
        let caller = caller(&request)?;
        self.run(&caller, &request.into_inner().table_id, |by| Command::Resume { by }).await?;
        Ok(Response::new(v1::ResumeTableResponse {}))
    }

    async fn abort_table(
        &self,
        request: Request<v1::AbortTableRequest>,
    ) -> Result<Response<v1::AbortTableResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let comment = decode::short(request.comment, "comment", 256)?;
        self.run(&caller, &request.table_id, |by| Command::Abort { by, comment: comment.clone() }).await?;
        Ok(Response::new(v1::AbortTableResponse {}))
    }

    async fn adjudicate_table(
        &self,
        request: Request<v1::AdjudicateTableRequest>,
    ) -> Result<Response<v1::AdjudicateTableResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let comment = decode::short(request.comment, "comment", 256)?;
        let ranks = decode::ranks(&request.team_ranks)?;
        let given = request.team_ranks.len();
        self.run(&caller, &request.table_id, |by| Command::Adjudicate { by, ranks, given, comment: comment.clone() })
            .await?;
        let table = self.0.visible(&caller, &request.table_id, "").await?;
        let view = self.0.at(&table.table_id, |host| async move { host.view(Viewer::Spectator).await }).await?;
        Ok(Response::new(v1::AdjudicateTableResponse { result: encode::public_view(&view.table).result }))
    }

    async fn remove_seat(
        &self,
        request: Request<v1::RemoveSeatRequest>,
    ) -> Result<Response<v1::RemoveSeatResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let chair = decode::optional_chair(request.chair)?
            .ok_or_else(|| Failure::field("chair", "it is missing: chairs count from 1"))?;
        self.run(&caller, &request.table_id, |by| Command::RemoveOccupant { by, chair, ban: request.ban }).await?;
        Ok(Response::new(v1::RemoveSeatResponse {}))
    }
}

impl Director {
    /// What is known of each of these tables.
    async fn known(&self, ids: &[TableId]) -> Result<Vec<Option<Arc<Summary>>>, Failure> {
        let mut known = Vec::with_capacity(ids.len());
        for id in ids {
            known.push(self.0.registry.find(id).await?);
        }
        Ok(known)
    }

    /// Refuses a batch after which a player would sit at more tables than it may.
    fn room_for_all(&self, tables: &[NewTable]) -> Result<(), Failure> {
        let mut joining: BTreeMap<&PlayerId, BTreeSet<usize>> = BTreeMap::new();
        for (index, (_, occupants)) in tables.iter().enumerate() {
            for (_, occupant) in occupants {
                if let Occupant::Player { id, name: _ } = occupant {
                    joining.entry(id).or_default().insert(index);
                }
            }
        }
        joining.iter().try_for_each(|(player, tables)| self.0.room_for_tables(player, tables.len()))
    }

    async fn run(&self, caller: &Caller, table_id: &str, command: impl Fn(Actor) -> Command) -> Result<u32, Failure> {
        caller.account_only()?;
        let table = self.0.visible(caller, table_id, "").await?;
        self.0
            .at(&table.table_id, |host| {
                let command = command(caller.actor());
                async move { host.run(command).await }
            })
            .await
    }
}
