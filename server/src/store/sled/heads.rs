//! Where streams end: their last entries in sled tell. In memory are only those that are just being written.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use ::sled::Tree;

use super::super::chain::Head;
use super::super::{Sequence, StoreError, StreamId};
use super::fault::from_engine;
use super::layout::{FIRST_STEP_KEY, end_key, end_of, step_key, step_of, stream_of};

/// The end of a stream by what sled has, durable or not: the start of its chain when there is no such stream.
///
/// Nothing is checked but sled's own sums. Whoever reads the steps then checks their chain up to here, and the opening
/// scan counts them.
pub(super) fn written(tree: &Tree, stream: &StreamId) -> Result<Head, StoreError> {
    let last = tree.get_lt(end_key(stream)).map_err(|error| from_engine(&error))?;
    let Some((key, value)) = last.filter(|(key, _)| key[..] >= step_key(stream, 0)[..]) else {
        return Ok(Head::start(stream));
    };
    // The last entry may be the last piece of a step.
    let step = step_of(&key);
    let value =
        if step.len() == key.len() { Some(value) } else { tree.get(step).map_err(|error| from_engine(&error))? };
    end_of(step, &value.unwrap_or_default())
}

/// The ends of streams before the batch that is being written: what sled tells of them is not durable yet.
///
/// What is here is durable at any time, and sled need not be asked: it cannot tell while the disk is full. Else whoever asks
/// reads sled and looks here once more. What was found is durable if the stream is not here then, because its batch had
/// been settled before the look.
#[derive(Debug, Default)]
pub(super) struct InFlight(RwLock<HashMap<StreamId, Head>>);

impl InFlight {
    /// Before a batch is handed to sled.
    pub(super) fn begin(&self, before: HashMap<StreamId, Head>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = before;
    }

    /// When the batch is durable, and only then.
    pub(super) fn settle(&self) {
        self.begin(HashMap::new());
    }

    /// The durable end of a stream; `None` when it has no durable step.
    pub(super) fn durable(&self, tree: &Tree, stream: &StreamId) -> Result<Option<Head>, StoreError> {
        let before = || self.0.read().unwrap_or_else(PoisonError::into_inner).get(stream).copied();
        let durable = if let Some(before) = before() {
            before
        } else {
            let written = written(tree, stream)?;
            before().unwrap_or(written)
        };
        Ok(Some(durable).filter(|head| head.sequence > 0))
    }

    /// All streams whose name starts with `prefix`, each with its last durable sequence, in the order of their names.
    pub(super) fn streams(&self, tree: &Tree, prefix: &str) -> Result<Vec<(StreamId, Sequence)>, StoreError> {
        let mut streams = Vec::new();
        let mut from = prefix.as_bytes().max(FIRST_STEP_KEY).to_vec();
        while let Some(entry) = tree.range(from..).next() {
            let (key, _) = entry.map_err(|error| from_engine(&error))?;
            if !key.starts_with(prefix.as_bytes()) {
                break;
            }
            let stream = stream_of(&key)?;
            from = end_key(&stream);
            streams.push(stream);
        }
        let mut ends = Vec::new();
        for stream in streams {
            if let Some(head) = self.durable(tree, &stream)? {
                ends.push((stream, head.sequence));
            }
        }
        Ok(ends)
    }
}
