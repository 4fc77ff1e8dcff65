//! What a process did to its files, and what a disk might have kept of it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::child::{Dice, Place, copy_store};

/// The part of what was not synced that the disk has written by itself.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Cache {
    /// Nothing.
    Lost,
    /// Some of the writes, each as a whole.
    HalfKept,
    /// Some 512-byte sectors of each write.
    Torn,
}

/// The file of acknowledgements among the tracked ones. It is only there for the order: it is not lost.
const ACKS: usize = 2;

/// The files whose history is recorded, in the order in which the shim numbers them.
pub(crate) fn tracked(place: &Place) -> [PathBuf; 3] {
    [place.store().join("db"), place.store().join("witness"), place.acks()]
}

/// Where the shim writes.
pub(crate) fn log(place: &Place) -> PathBuf {
    place.0.join("history")
}

/// Keeps the files as they are before the recorded time.
pub(crate) fn remember(place: &Place) {
    copy_store(&place.store(), &place.0.join("before"));
    fs::copy(place.acks(), place.0.join("before").join("acks")).unwrap();
}

#[derive(Debug, Clone)]
enum Act {
    Write { at: u64, data: Vec<u8> },
    Truncate { length: u64 },
    SyncBegun { number: u64 },
    SyncEnded { number: u64 },
}

/// The recorded acts on all files, in order, and the files as they were before.
pub(crate) struct History {
    before: [Vec<u8>; 3],
    acts: Vec<(usize, Act)>,
}

impl History {
    /// Reads what the shim has written; a record that the kill cut short is no record.
    pub(crate) fn read(place: &Place) -> Self {
        let before = ["db", "witness", "acks"].map(|name| fs::read(place.0.join("before").join(name)).unwrap());
        let bytes = fs::read(log(place)).unwrap();
        let mut acts = Vec::new();
        let mut rest = &bytes[..];
        while let Some((head, after)) = rest.split_first_chunk::<16>() {
            let length = u32::from_ne_bytes(head[4..8].try_into().unwrap()) as usize;
            let at = u64::from_ne_bytes(head[8..].try_into().unwrap());
            let Some((data, after)) = after.split_at_checked(length) else { break };
            let act = match head[0] {
                1 => Act::Write { at, data: data.to_vec() },
                2 => Act::Truncate { length: at },
                3 => Act::SyncBegun { number: at },
                4 => Act::SyncEnded { number: at },
                other => panic!("the shim wrote a record of the unknown kind {other}"),
            };
            acts.push((usize::from(head[1]), act));
            rest = after;
        }
        Self { before, acts }
    }

    pub(crate) fn len(&self) -> usize {
        self.acts.len()
    }

    /// The number of acts up to and with the first acknowledgement.
    pub(crate) fn first_ack(&self) -> usize {
        let is_ack = |(file, act): &(usize, Act)| {
            // The first remark is that the store is open.
            *file == ACKS && matches!(act, Act::Write { data, .. } if !data.starts_with(b"open: "))
        };
        self.acts.iter().position(is_ack).expect("a child that acknowledged something") + 1
    }

    /// The history as it was at an earlier moment.
    pub(crate) fn until(&self, moment: usize) -> Self {
        Self { before: self.before.clone(), acts: self.acts[..moment].to_vec() }
    }

    /// Everything that had been acknowledged.
    pub(crate) fn acks(&self) -> String {
        let mut content = self.before[ACKS].clone();
        for (_, act) in self.acts.iter().filter(|(file, _)| *file == ACKS) {
            apply(&mut content, act);
        }
        String::from_utf8(content).unwrap()
    }

    /// Overwrites the data file and the witness in a copy of the store with what a disk may have kept of them.
    pub(crate) fn rebuild(&self, store: &Path, cache: Cache, dice: &Dice) {
        for (file, name) in ["db", "witness"].into_iter().enumerate() {
            let acts: Vec<_> = self.acts.iter().filter(|(of, _)| *of == file).map(|(_, act)| act).collect();
            let mut content = self.before[file].clone();
            let safe = safe_acts(&acts);
            for act in &acts[..safe] {
                apply(&mut content, act);
            }
            for act in &acts[safe..] {
                match (cache, act) {
                    (Cache::Torn, Act::Write { at, data }) => tear(&mut content, *at, data, dice),
                    (Cache::HalfKept | Cache::Torn, act) if dice.below(2) == 0 => apply(&mut content, act),
                    (Cache::Lost | Cache::HalfKept | Cache::Torn, _) => {}
                }
            }
            fs::write(store.join(name), content).unwrap();
        }
    }
}

/// How many acts lie before the begin of a sync that has ended.
fn safe_acts(acts: &[&Act]) -> usize {
    let ended = |number| acts.iter().any(|act| matches!(act, Act::SyncEnded { number: other } if *other == number));
    let last = acts.iter().rposition(|act| matches!(act, Act::SyncBegun { number } if ended(*number)));
    last.unwrap_or(0)
}

fn apply(content: &mut Vec<u8>, act: &Act) {
    match act {
        Act::Write { at, data } => put(content, *at, data),
        Act::Truncate { length } => content.resize(usize::try_from(*length).unwrap(), 0),
        Act::SyncBegun { .. } | Act::SyncEnded { .. } => {}
    }
}

fn put(content: &mut Vec<u8>, at: u64, data: &[u8]) {
    let at = usize::try_from(at).unwrap();
    if content.len() < at + data.len() {
        content.resize(at + data.len(), 0);
    }
    content[at..at + data.len()].copy_from_slice(data);
}

fn tear(content: &mut Vec<u8>, mut at: u64, mut data: &[u8], dice: &Dice) {
    while !data.is_empty() {
        let to_sector_end = usize::try_from(512 - at % 512).unwrap();
        let (piece, rest) = data.split_at(to_sector_end.min(data.len()));
        if dice.below(2) == 0 {
            put(content, at, piece);
        }
        at += piece.len() as u64;
        data = rest;
    }
}
