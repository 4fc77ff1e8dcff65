//! A table's log as it lies in the store.

use super::{
    event::{Step, TableEvent},
    opening::Opening,
};
use crate::{
    codec,
    ids::TableId,
    store::{EventStore, Place, StoreError},
};

/// All steps of a table, and what the first of them settled.
#[derive(Debug)]
pub(super) struct Log {
    pub(super) opening: Opening,
    pub(super) steps: Vec<Step>,
}

/// Reads a table's log.
///
/// # Errors
/// A failure of the store, or steps that cannot be read.
pub(super) async fn load(store: &dyn EventStore, table: &TableId) -> Result<Log, StoreError> {
    let damaged = |index: usize, what: String| StoreError::Damaged {
        what,
        place: Place::Step { stream: table.stream().clone(), sequence: u32::try_from(index + 1).unwrap_or(u32::MAX) },
    };
    let mut steps = Vec::new();
    for (index, bytes) in store.load(table.stream(), 0).await?.iter().enumerate() {
        steps.push(codec::decode_table_step(bytes).map_err(|error| damaged(index, error.to_string()))?);
    }
    let first = steps.first().ok_or_else(|| StoreError::NotFound { stream: table.stream().clone() })?;
    match first.events.first() {
        Some(TableEvent::Opened(opening)) => Ok(Log { opening: opening.as_ref().clone(), steps }),
        _ => Err(damaged(0, "the first step does not open the table".to_owned())),
    }
}
