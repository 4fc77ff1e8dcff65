//! What calls read beside a session: how the tables of the script stand.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use boneyard_proto::v1::{Decision, ErrorReason, SeatView, TableState, TurnRequest};
use tonic::Status;

use crate::{messages, positions, reasons, scenario::TABLE};

/// The tables, shared by the director and the calls.
#[derive(Clone, Debug, Default)]
pub struct Tables(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
struct Known {
    sessions: u64,
    last_asked: BTreeMap<String, TurnRequest>,
    over: BTreeMap<String, TableState>,
}

impl Tables {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of a new session.
    pub fn next_session(&self) -> u64 {
        let mut known = self.known();
        known.sessions += 1;
        known.sessions
    }

    /// This question is the last one at its table.
    pub fn asked(&self, table: &str, request: &TurnRequest) {
        self.known().last_asked.insert(table.to_owned(), request.clone());
    }

    /// The match at this table is over.
    pub fn end(&self, table: &str, state: TableState) {
        self.known().over.insert(table.to_owned(), state);
    }

    /// Whether the match at this table is over.
    pub fn is_over(&self, table: &str) -> bool {
        self.known().over.contains_key(table)
    }

    /// The own view of a table, with the question while the match is on.
    pub fn view(&self, table: &str) -> Result<(SeatView, Option<Decision>), Status> {
        let known = self.known();
        let request = match known.last_asked.get(table) {
            Some(request) => request.clone(),
            None if table == TABLE => positions::read("all_fives").map_err(Status::internal)?,
            None => return Err(reasons::status(ErrorReason::TableNotFound, None)),
        };
        let mut view = request.view.unwrap_or_default();
        let Some(&state) = known.over.get(table) else { return Ok((view, request.decision)) };
        let public = view.table.get_or_insert_default();
        table.clone_into(&mut public.table_id);
        public.state = state.into();
        public.result = Some(messages::result(state));
        Ok((view, None))
    }
}
