//! The witness: a small file beside sled's that remembers how far the store had got.
//!
//! sled takes the first record it cannot read for the end of its log. If the disk damages a record of a store that was
//! not closed cleanly, everything after it is gone and sled opens as if nothing had happened. The witness holds the
//! [`Ledger`] of the last batch, so a store that is older than it was is found out.
//!
//! For each batch the witness is written and synced in parallel with the data, so either may be one batch ahead after
//! a crash. Such a batch was never acknowledged. To tell it from an acknowledged batch that sled has lost since, the
//! witness is written a second time, [`settled`](Record::settled), before the acknowledgement. That write reaches the
//! disk with the next sync, or a moment later when the store is idle.
//!
//! What is left: a disk that loses the last batch although it was synced, in a power cut within that moment, passes for
//! a batch never acknowledged. Two faults at once, one batch.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use sha2::{Digest as _, Sha256};

use super::super::chain::Ledger;
use super::super::{Place, StoreError};
use super::layout::{Stamp, Unreadable};

/// The name of the file.
pub(super) const FILE: &str = "witness";

/// The name under which it is prepared.
pub(super) const DRAFT: &str = "witness.new";

const MAGIC: &[u8; 8] = b"BYwitnes";
const VERSION: u16 = 1;

/// Slots are written in turn. Two may be in flight when the power fails, the settled one of the last batch and the one
/// of the next, so it takes three for one to be always whole.
const SLOTS: u64 = 3;
const SLOT_BYTES: usize = 512;

/// One slot per 4 KiB, so that a disk with large sectors cannot tear two at once.
const SLOT_STRIDE: u64 = 4096;

/// What the witness remembers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Record {
    /// The last state known to be committed when this was written.
    pub(super) committed: Ledger,
    /// The state after the batch that was being written.
    pub(super) current: Ledger,
}

impl Record {
    /// Nothing is being written.
    pub(super) fn settled(ledger: Ledger) -> Self {
        Self { committed: ledger, current: ledger }
    }

    /// Compares the witness with what sled has.
    ///
    /// | sled's state | meaning |
    /// |---|---|
    /// | the witness's current | in step |
    /// | one batch after the witness's current | sled's write was faster; never acknowledged |
    /// | the witness's committed | the witness's write was faster; never acknowledged |
    /// | anything else | acknowledged steps are missing |
    pub(super) fn compare(&self, store: &Stamp) -> Agreement {
        if store.current == self.current {
            Agreement::InStep
        } else if store.before == self.current {
            Agreement::StoreAhead
        } else if store.current == self.committed {
            Agreement::WitnessAhead
        } else {
            Agreement::Broken
        }
    }
}

/// How sled and the witness stand to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Agreement {
    /// Both at the same batch.
    InStep,
    /// sled has one batch more.
    StoreAhead,
    /// The witness has one batch more.
    WitnessAhead,
    /// sled has lost what was acknowledged, or is another store.
    Broken,
}

/// The open file.
#[derive(Debug)]
pub(super) struct Witness {
    file: File,
    /// The number of the next write; it selects the slot, and the highest one wins.
    next: AtomicU64,
}

impl Witness {
    /// Makes the file of an empty store, durable on return.
    pub(super) fn create(dir: &Path) -> io::Result<()> {
        let draft = dir.join(DRAFT);
        let mut bytes = vec![0; usize::try_from(SLOTS * SLOT_STRIDE).expect("a few kilobytes")];
        bytes[..SLOT_BYTES].copy_from_slice(&encode(0, &Record::settled(Ledger::start())));
        std::fs::write(&draft, bytes)?;
        File::open(&draft)?.sync_all()?;
        std::fs::rename(&draft, dir.join(FILE))?;
        super::open::sync_dir(dir)
    }

    /// Opens the file and reads the newest whole slot.
    pub(super) fn open(dir: &Path) -> Result<(Self, Record), StoreError> {
        let path = dir.join(FILE);
        let doing = "open the witness file";
        let file = File::options().read(true).write(true).open(&path).map_err(|e| StoreError::from_io(doing, &e))?;
        let bytes = std::fs::read(&path).map_err(|e| StoreError::from_io(doing, &e))?;

        let mut newest: Option<(u64, Record)> = None;
        for slot in bytes.chunks(usize::try_from(SLOT_STRIDE).expect("a few kilobytes")) {
            match decode(slot) {
                Ok(found) => newest = newest.filter(|newest| newest.0 > found.0).or(Some(found)),
                Err(Unreadable::Damaged) => {}
                Err(Unreadable::Newer(version)) => {
                    return Err(StoreError::Foreign { dir: dir.to_owned(), why: newer(version) });
                }
            }
        }
        let Some((number, record)) = newest else {
            return Err(damaged("no slot of the witness file can be read", path));
        };
        Ok((Self { file, next: AtomicU64::new(number + 1) }, record))
    }

    /// Writes a record into the next slot, without syncing it.
    pub(super) fn put(&self, record: &Record) -> io::Result<()> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        write_at(&self.file, &encode(number, record), number % SLOTS * SLOT_STRIDE)
    }

    /// The file, for syncing.
    pub(super) fn file(&self) -> &File {
        &self.file
    }
}

/// What a newer version left behind, in words.
pub(super) fn newer(version: u16) -> String {
    format!("it has layout {version}, this version knows {VERSION}")
}

fn damaged(what: &str, path: PathBuf) -> StoreError {
    StoreError::Damaged { what: what.to_owned(), place: Place::File(path) }
}

/// Magic, version, number, both ledgers, zeros, and a SHA-256 over all that at the end.
fn encode(number: u64, record: &Record) -> [u8; SLOT_BYTES] {
    let mut slot = [0; SLOT_BYTES];
    slot[..8].copy_from_slice(MAGIC);
    slot[8..10].copy_from_slice(&VERSION.to_be_bytes());
    slot[10..18].copy_from_slice(&number.to_be_bytes());
    slot[18..58].copy_from_slice(&record.committed.to_bytes());
    slot[58..98].copy_from_slice(&record.current.to_bytes());
    let (body, sum) = slot.split_at_mut(SLOT_BYTES - 32);
    sum.copy_from_slice(&Sha256::digest(body));
    slot
}

fn decode(slot: &[u8]) -> Result<(u64, Record), Unreadable> {
    let slot = slot.first_chunk::<SLOT_BYTES>().ok_or(Unreadable::Damaged)?;
    let (body, sum) = slot.split_at(SLOT_BYTES - 32);
    if Sha256::digest(body)[..] != *sum || body[..8] != *MAGIC {
        return Err(Unreadable::Damaged);
    }
    // From here on the bytes are as somebody wrote them.
    let version = u16::from_be_bytes([body[8], body[9]]);
    if version != VERSION {
        return Err(Unreadable::Newer(version));
    }
    let number = body[10..18].try_into().map_err(|_| Unreadable::Damaged)?;
    let committed = Ledger::from_bytes(&body[18..58]).ok_or(Unreadable::Damaged)?;
    let current = Ledger::from_bytes(&body[58..98]).ok_or(Unreadable::Damaged)?;
    Ok((u64::from_be_bytes(number), Record { committed, current }))
}

#[cfg(unix)]
fn write_at(file: &File, bytes: &[u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, offset)
}

#[cfg(windows)]
fn write_at(file: &File, mut bytes: &[u8], mut offset: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        let written = std::os::windows::fs::FileExt::seek_write(file, bytes, offset)?;
        bytes = &bytes[written..];
        offset += written as u64;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledgers() -> [Ledger; 5] {
        let mut ledgers = [Ledger::start(); 5];
        for at in 1..5u8 {
            ledgers[usize::from(at)] = ledgers[usize::from(at) - 1].extend(&[[at; 32], [at + 100; 32]]);
        }
        ledgers
    }

    #[test]
    fn only_a_batch_that_was_never_acknowledged_may_be_missing() {
        let l = ledgers();
        let store_at = |batch: usize| Stamp { current: l[batch], before: l[batch.saturating_sub(1)] };
        let writing_3 = Record { committed: l[2], current: l[3] };
        let settled_3 = Record::settled(l[3]);
        let table = [
            (writing_3, 0, Agreement::Broken),
            (writing_3, 1, Agreement::Broken),
            (writing_3, 2, Agreement::WitnessAhead),
            (writing_3, 3, Agreement::InStep),
            (writing_3, 4, Agreement::StoreAhead),
            (settled_3, 0, Agreement::Broken),
            (settled_3, 1, Agreement::Broken),
            (settled_3, 2, Agreement::Broken),
            (settled_3, 3, Agreement::InStep),
            (settled_3, 4, Agreement::StoreAhead),
            (Record::settled(l[0]), 0, Agreement::InStep),
            (Record::settled(l[0]), 1, Agreement::StoreAhead),
            (Record::settled(l[0]), 2, Agreement::Broken),
            (Record { committed: l[0], current: l[1] }, 0, Agreement::WitnessAhead),
        ];
        for (witness, batch, expected) in table {
            assert_eq!(witness.compare(&store_at(batch)), expected, "{witness:?} with sled at batch {batch}");
        }
    }

    #[test]
    fn a_store_with_the_same_count_and_other_steps_is_another_store() {
        let ours = Ledger::start().extend(&[[1; 32]]);
        let theirs = Ledger::start().extend(&[[2; 32]]);
        let store = Stamp { current: theirs, before: theirs };
        assert_eq!(Record::settled(ours).compare(&store), Agreement::Broken);
    }

    #[test]
    fn the_newest_whole_slot_wins_and_two_may_be_torn() {
        let dir = tempfile::tempdir().unwrap();
        let l = ledgers();
        Witness::create(dir.path()).unwrap();
        let (witness, first) = Witness::open(dir.path()).unwrap();
        assert_eq!(first, Record::settled(l[0]));
        let records = [
            Record { committed: l[0], current: l[1] },
            Record::settled(l[1]),
            Record { committed: l[1], current: l[2] },
        ];
        for record in &records {
            witness.put(record).unwrap();
        }
        let path = dir.path().join(FILE);
        for newest in (0..3).rev() {
            assert_eq!(Witness::open(dir.path()).unwrap().1, records[newest]);
            // Writes 1, 2, 3 went to slots 1, 2, 0: tear the newest one.
            let mut bytes = std::fs::read(&path).unwrap();
            bytes[(newest + 1) % 3 * 4096 + 300] ^= 1;
            std::fs::write(&path, bytes).unwrap();
        }
        let error = Witness::open(dir.path()).unwrap_err();
        assert!(error.to_string().contains("no slot of the witness file can be read"), "{error}");
    }

    #[test]
    fn a_witness_of_a_newer_version_is_foreign() {
        let mut slot = encode(7, &Record::settled(Ledger::start()));
        slot[9] = 2;
        let sum = Sha256::digest(&slot[..480]);
        slot[480..].copy_from_slice(&sum);
        assert_eq!(decode(&slot), Err(Unreadable::Newer(2)));
    }
}
