//! One line about every table that lists show. Games of tournaments that are over have none: there may be a hundred
//! thousand of them, the tournament lists them, and a line can be made of their log.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    ops::Bound,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{state::Hosted, summary::Summary};
use crate::ids::{PlayerId, TableId};

/// The lines.
#[derive(Debug, Default)]
pub(super) struct Index(Mutex<Lines>);

#[derive(Debug, Default)]
struct Lines {
    tables: HashMap<TableId, Arc<Summary>>,
    /// Keys are the negated time, then the id.
    newest_first: BTreeMap<(i64, TableId), Arc<Summary>>,
    /// Tables that are not over, by player.
    tables_of_player: HashMap<PlayerId, BTreeSet<TableId>>,
}

impl Index {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        // Each change is whole before the lock is let go, so a panic elsewhere leaves no half of one.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in how a table stands.
    pub(super) fn update(&self, table: &Hosted) {
        let summary = Arc::new(Summary::of(table));
        let id = summary.table_id.clone();
        let place = (-summary.create_time_ms, id.clone());
        let mut lines = self.lines();
        if let Some(before) = lines.tables.remove(&id) {
            lines.leave(&before);
        }
        if summary.lifecycle.is_over() && summary.tournament.is_some() {
            lines.newest_first.remove(&place);
            return;
        }
        if !summary.lifecycle.is_over() {
            for player in summary.players() {
                lines.tables_of_player.entry(player.clone()).or_default().insert(id.clone());
            }
        }
        lines.tables.insert(id, Arc::clone(&summary));
        lines.newest_first.insert(place, summary);
    }

    pub(super) fn get(&self, id: &TableId) -> Option<Arc<Summary>> {
        self.lines().tables.get(id).cloned()
    }

    /// Lines after a position, newest table first, as far as `keep` says, up to `limit`.
    pub(super) fn list(
        &self,
        after: Option<(i64, TableId)>,
        limit: usize,
        keep: impl Fn(&Summary) -> bool,
    ) -> Vec<Arc<Summary>> {
        let from = match after {
            Some((time, id)) => Bound::Excluded((-time, id)),
            None => Bound::Unbounded,
        };
        let lines = self.lines();
        let wanted = lines.newest_first.range((from, Bound::Unbounded)).map(|(_, summary)| summary);
        wanted.filter(|summary| keep(summary)).take(limit).cloned().collect()
    }

    /// Tables where a player sits and that are not over.
    pub(super) fn tables_of(&self, player: &PlayerId) -> Vec<TableId> {
        self.lines().tables_of_player.get(player).map(|tables| tables.iter().cloned().collect()).unwrap_or_default()
    }
}

impl Lines {
    fn leave(&mut self, table: &Summary) {
        for player in table.players() {
            if let Some(tables) = self.tables_of_player.get_mut(player) {
                tables.remove(&table.table_id);
                if tables.is_empty() {
                    self.tables_of_player.remove(player);
                }
            }
        }
    }
}
