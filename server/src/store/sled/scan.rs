//! The opening scan: reads every step once and checks every chain.

use std::path::Path;

use ::sled::Tree;

use super::super::chain::{Digest, Head};
use super::super::{Place, Sequence, StoreError, StreamId};
use super::fault::from_engine;
use super::layout::{FIRST_STEP_KEY, STAMP_KEY, Stamp, Steps, StoredStep, Unreadable};
use super::witness::newer;

/// What a scan found.
#[derive(Debug)]
pub(super) struct Scanned {
    /// How many streams there are.
    pub(super) streams: u64,
    /// The state of the store as a whole.
    pub(super) stamp: Stamp,
}

/// Reads the whole tree. Every chain must hold without a gap, and the steps must be as many as the stamp says.
pub(super) fn scan(dir: &Path, tree: &Tree) -> Result<Scanned, StoreError> {
    let stamp = read_stamp(dir, tree)?;
    let (mut streams, mut count) = (0, 0);
    let mut open: Option<ChainCheck> = None;
    for step in Steps::new(tree.range(FIRST_STEP_KEY..)) {
        let step = step?;
        let mut chain = match open.take() {
            Some(chain) if chain.stream.as_str().as_bytes() == step.name() => chain,
            _ => {
                streams += 1;
                ChainCheck::from_start(step.stream()?)
            }
        };
        chain.advance(&step)?;
        count += 1;
        if step.link.is_some() {
            // sled keeps 16,384 reads in mind before it looks which pages it need not keep. When each page is read once, that
            // is all of them; so read each as often as it has entries.
            tree.contains_key(step.key()).map_err(|error| from_engine(&error))?;
        }
        open = Some(chain);
    }
    if count != stamp.current.count {
        let what = format!("there are {count} steps where {} were committed", stamp.current.count);
        return Err(StoreError::Damaged { what, place: Place::Engine("the opening scan".to_owned()) });
    }
    Ok(Scanned { streams, stamp })
}

fn read_stamp(dir: &Path, tree: &Tree) -> Result<Stamp, StoreError> {
    let Some(bytes) = tree.get(STAMP_KEY).map_err(|error| from_engine(&error))? else {
        return Ok(Stamp::start());
    };
    Stamp::from_bytes(&bytes).map_err(|error| match error {
        Unreadable::Damaged => StoreError::Damaged {
            what: "the stamp is not what was written".to_owned(),
            place: Place::Engine("key `meta`".to_owned()),
        },
        Unreadable::Newer(version) => StoreError::Foreign { dir: dir.to_owned(), why: newer(version) },
    })
}

/// Follows the chain of one stream over its stored steps.
#[derive(Debug)]
pub(super) struct ChainCheck {
    stream: StreamId,
    head: Head,
}

impl ChainCheck {
    /// Expects the stream's first step next.
    pub(super) fn from_start(stream: StreamId) -> Self {
        let head = Head::start(&stream);
        Self { stream, head }
    }

    /// Expects the step after one whose link this is; what follows vouches for it.
    pub(super) fn after(stream: StreamId, sequence: Sequence, link: Digest) -> Self {
        Self { stream, head: Head { sequence, link } }
    }

    /// Where the check has got to.
    pub(super) fn head(&self) -> Head {
        self.head
    }

    /// Checks that a step is the next one and unchanged.
    pub(super) fn advance(&mut self, step: &StoredStep) -> Result<(), StoreError> {
        let Some(next) = self.head.next(&step.payload).filter(|next| next.sequence == step.sequence) else {
            let what = format!("step {} follows step {}", step.sequence, self.head.sequence);
            return Err(self.damaged(what, self.head.sequence.saturating_add(1)));
        };
        if step.link.is_some_and(|link| link != next.link) {
            return Err(self.damaged("the step does not continue the hash chain".to_owned(), step.sequence));
        }
        self.head = next;
        Ok(())
    }

    /// Damage at a step of this stream.
    pub(super) fn damaged(&self, what: String, sequence: u32) -> StoreError {
        StoreError::Damaged { what, place: Place::Step { stream: self.stream.clone(), sequence } }
    }
}

#[cfg(test)]
mod tests {
    use ::sled::Batch;

    use super::super::super::chain::Ledger;
    use super::super::layout::step_key;
    use super::super::written::Written;
    use super::*;

    fn id(name: &str) -> StreamId {
        StreamId::new(name).unwrap()
    }

    /// Streams of `name: steps`, with a right stamp.
    fn tree_of(dir: &Path, streams: &[(&str, u8)]) -> ::sled::Db {
        let db = ::sled::open(dir).unwrap();
        let mut batch = Batch::default();
        let mut links = Vec::new();
        for (name, steps) in streams {
            let mut head = Head::start(&id(name));
            for step in 0..*steps {
                let written = Written::new(&id(name), head, &[vec![step]]);
                head = written.head;
                links.push(head.link);
                written.put(&mut batch);
            }
        }
        let stamp = Stamp { current: Ledger::start().extend(&links), before: Ledger::start() };
        batch.insert(STAMP_KEY, stamp.to_bytes());
        db.apply_batch(batch).unwrap();
        db
    }

    #[test]
    fn a_scan_counts_steps_and_streams() {
        let dir = tempfile::tempdir().unwrap();
        let db = tree_of(dir.path(), &[("tbl_1", 3), ("tbl_10", 1), ("tbl_2", 2)]);
        let scanned = scan(dir.path(), &db).unwrap();
        assert_eq!((scanned.streams, scanned.stamp.current.count), (3, 6));
    }

    #[test]
    fn damage_is_named_by_stream_and_sequence() {
        let streams = [("tbl_1", 3), ("tbl_2", 3)];
        let key = |sequence| step_key(&id("tbl_2"), sequence);
        let check = |damage: &dyn Fn(&::sled::Db), words: &str| {
            let dir = tempfile::tempdir().unwrap();
            let db = tree_of(dir.path(), &streams);
            damage(&db);
            let error = scan(dir.path(), &db).unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
        };
        check(&|db| drop(db.remove(key(2)).unwrap()), "step 3 follows step 1, at step 2 of stream `tbl_2`");
        check(&|db| drop(db.remove(key(3)).unwrap()), "there are 5 steps where 6 were committed");
        check(
            &|db| drop(db.insert(key(4), &[1][..]).unwrap()),
            "a value too short for a step, at step 4 of stream `tbl_2`",
        );
        check(
            &|db| {
                let mut value = db.get(key(2)).unwrap().unwrap().to_vec();
                *value.last_mut().unwrap() ^= 1;
                db.insert(key(2), value).unwrap();
            },
            "the step does not continue the hash chain, at step 2 of stream `tbl_2`",
        );
        check(
            &|db| {
                let step_of_another = db.get(step_key(&id("tbl_1"), 2)).unwrap().unwrap();
                db.insert(key(2), step_of_another).unwrap();
            },
            "the step does not continue the hash chain, at step 2 of stream `tbl_2`",
        );
        check(&|db| drop(db.insert("Not ours", "at all").unwrap()), "a key that belongs to no step, at key `Not ours`");
    }
}
