//! How steps lie in sled: keys, values, and the stamp that names the state as a whole.
//!
//! ```text
//! stream name ‖ 00 ‖ sequence (u32 BE)                    01 ‖ link (32) ‖ payload
//! stream name ‖ 00 ‖ sequence (u32 BE)                    02 ‖ link (32) ‖ length (u32 BE) ‖ first piece
//! stream name ‖ 00 ‖ sequence (u32 BE)                    03 ‖ link (32) ‖ steps (u32 BE) ‖ length (u32 BE) ‖ first piece
//! stream name ‖ 00 ‖ sequence (u32 BE) ‖ piece (u16 BE)   further piece, numbered from 1
//! 00 "meta"                                               the stamp
//! ```
//!
//! A value of kind 03 holds all steps that one append added to a stream: its key is that of the first, its link that
//! of the last, and its pieces together are `length (u32 LE) ‖ LZ4 block`, of that length when it is unpacked to
//! `(length (u32 BE) ‖ payload)` for each.
//!
//! Everything is in one tree, because sled's batches are atomic within one tree only, and the stamp must move with the
//! steps it counts.

use std::collections::VecDeque;

use ::sled::IVec;
use lz4_flex::block::{compress_prepend_size, decompress, get_maximum_output_size};

use super::super::chain::{Digest, Head, Ledger};
use super::super::{MAX_APPEND_BYTES, MAX_STEP_BYTES, Place, Sequence, StoreError, StreamId};

/// Where the stamp lies. No stream name starts with a zero byte, so it sorts before all steps.
pub(super) const STAMP_KEY: &[u8] = b"\0meta";

/// The first key that can belong to a step; keys below are the store's own.
pub(super) const FIRST_STEP_KEY: &[u8] = b"\x01";

/// The version of this layout.
const VERSION: u16 = 1;

const WHOLE: u8 = 1;
const IN_PIECES: u8 = 2;
const TOGETHER: u8 = 3;

/// The longest piece of a step within one value.
///
/// sled writes a node above 128 KiB to a file of its own and never syncs that file. A leaf holds at most 17 values
/// (it splits by their number, not by their size), so with pieces of this length no leaf gets there.
const PIECE_BYTES: usize = 6 * 1024;

const LINK_AT: usize = 1;
const BODY_AT: usize = LINK_AT + 32;

/// The key of a step.
pub(super) fn step_key(stream: &StreamId, sequence: Sequence) -> Vec<u8> {
    let mut key = Vec::with_capacity(stream.as_str().len() + 7);
    key.extend_from_slice(stream.as_str().as_bytes());
    key.push(0);
    key.extend_from_slice(&sequence.to_be_bytes());
    key
}

/// A key above all keys of a stream and below all of the next.
pub(super) fn end_key(stream: &StreamId) -> Vec<u8> {
    [stream.as_str().as_bytes(), &[1]].concat()
}

/// Keys and values of the steps that one append adds to a stream, the first of them at this sequence. Several lie
/// together from then on, with one key and the link of the last.
pub(super) fn entries(stream: &StreamId, first: Sequence, last_link: &Digest, steps: &[Vec<u8>]) -> Vec<(IVec, IVec)> {
    let key = step_key(stream, first);
    match steps {
        [] => Vec::new(),
        [step] if step.len() > PIECE_BYTES => in_pieces(&key, &[&[IN_PIECES], &last_link[..]].concat(), step),
        [step] => vec![(key.into(), [&[WHOLE], &last_link[..], step].concat().into())],
        several => {
            let count = number(several.len()).to_be_bytes();
            let head = [&[TOGETHER], &last_link[..], &count].concat();
            in_pieces(&key, &head, &compress_prepend_size(&together(several)))
        }
    }
}

/// An append is limited to some megabytes, and so is whatever is counted of it.
fn number(count: usize) -> u32 {
    u32::try_from(count).expect("appends are limited to some megabytes")
}

fn together(steps: &[Vec<u8>]) -> Vec<u8> {
    let mut together = Vec::with_capacity(steps.iter().map(|step| step.len() + 4).sum());
    for step in steps {
        together.extend_from_slice(&number(step.len()).to_be_bytes());
        together.extend_from_slice(step);
    }
    together
}

fn in_pieces(key: &[u8], head: &[u8], body: &[u8]) -> Vec<(IVec, IVec)> {
    let mut pieces = body.chunks(PIECE_BYTES);
    let first = [head, &number(body.len()).to_be_bytes(), pieces.next().unwrap_or_default()].concat();
    let further =
        (1u16..).zip(pieces).map(|(number, piece)| ([key, &number.to_be_bytes()].concat().into(), piece.into()));
    std::iter::once((key.into(), first.into())).chain(further).collect()
}

/// A step as it was found.
#[derive(Debug)]
pub(super) struct StoredStep {
    key: IVec,
    name_bytes: usize,
    /// Its place in the stream, according to its key.
    pub(super) sequence: Sequence,
    /// Its link in the chain, unchecked; `None` where only a later step that lies with it has one.
    pub(super) link: Option<Digest>,
    /// What was appended.
    pub(super) payload: IVec,
}

impl StoredStep {
    /// The key of the entry that it was found in.
    pub(super) fn key(&self) -> &[u8] {
        &self.key
    }

    /// The name of its stream, unchecked.
    pub(super) fn name(&self) -> &[u8] {
        &self.key[..self.name_bytes]
    }

    /// Its stream.
    pub(super) fn stream(&self) -> Result<StreamId, StoreError> {
        stream_of(&self.key)
    }
}

/// Reads steps out of sled's entries, pieces put together.
#[derive(Debug)]
pub(super) struct Steps<I> {
    entries: I,
    /// Steps that lay together with one that was read before.
    together: VecDeque<StoredStep>,
}

impl<I: Iterator<Item = ::sled::Result<(IVec, IVec)>>> Steps<I> {
    /// Over entries in the order of their keys, starting at a step.
    pub(super) fn new(entries: I) -> Self {
        Self { entries, together: VecDeque::new() }
    }

    fn read(&mut self, key: IVec, value: &IVec) -> Result<StoredStep, StoreError> {
        let Some((name_bytes, sequence)) = parse_step_key(&key) else {
            return Err(damaged("a key that belongs to no step", &key));
        };
        let Some(link) = value.get(LINK_AT..BODY_AT).and_then(|link| link.try_into().ok()) else {
            return Err(damaged("a value too short for a step", &key));
        };
        let payload = match value[0] {
            WHOLE => value.subslice(BODY_AT, value.len() - BODY_AT),
            IN_PIECES => self.join(&key, &value[BODY_AT..], MAX_STEP_BYTES)?,
            TOGETHER => {
                let Some((steps, packed)) = value[BODY_AT..].split_first_chunk::<4>() else {
                    return Err(damaged("a value too short for steps that lie together", &key));
                };
                let packed = self.join(&key, packed, 4 + get_maximum_output_size(MAX_APPEND_BYTES))?;
                let body = unpack(&packed).ok_or_else(|| damaged("steps that lie together and do not unpack", &key))?;
                let first = self.take_apart(&key, name_bytes, sequence, link, &body)?;
                if self.together.len() as u64 + 1 != u64::from(u32::from_be_bytes(*steps)) {
                    return Err(damaged("steps that lie together and are not as many as is said", &key));
                }
                return Ok(first);
            }
            other => return Err(damaged(&format!("a step of the unknown format {other}"), &key)),
        };
        Ok(StoredStep { key, name_bytes, sequence, link: Some(link), payload })
    }

    /// The first of the steps that lie together; the others follow.
    fn take_apart(
        &mut self,
        key: &IVec,
        name_bytes: usize,
        first: Sequence,
        link: Digest,
        body: &IVec,
    ) -> Result<StoredStep, StoreError> {
        let mut at = 0;
        let mut sequence = first;
        while at < body.len() {
            let length = body[at..].first_chunk::<4>().map(|length| u32::from_be_bytes(*length) as usize);
            let Some(length) = length.filter(|length| *length <= body.len() - at - 4) else {
                return Err(damaged("steps that lie together and do not come out even", key));
            };
            let payload = body.subslice(at + 4, length);
            self.together.push_back(StoredStep { key: key.clone(), name_bytes, sequence, link: None, payload });
            at += 4 + length;
            sequence = sequence.saturating_add(1);
        }
        match self.together.back_mut() {
            Some(last) => last.link = Some(link),
            None => return Err(damaged("an entry for steps that lie together, with none in it", key)),
        }
        self.together.pop_front().ok_or_else(|| damaged("an entry for steps, with none in it", key))
    }

    fn join(&mut self, key: &IVec, body: &[u8], most: usize) -> Result<IVec, StoreError> {
        let Some((length, first)) = body.split_first_chunk::<4>() else {
            return Err(damaged("a value too short for a step in pieces", key));
        };
        let length = u32::from_be_bytes(*length) as usize;
        if length > most {
            return Err(damaged("a step longer than any step", key));
        }
        let mut payload = Vec::with_capacity(length);
        payload.extend_from_slice(first);
        let mut number = 0u16;
        while payload.len() < length {
            number += 1;
            let (piece_key, piece) = match self.entries.next() {
                Some(entry) => entry.map_err(|error| super::fault::from_engine(&error))?,
                None => return Err(damaged("a step with a piece missing", key)),
            };
            if piece.is_empty() || piece_key.strip_prefix(&key[..]) != Some(&number.to_be_bytes()[..]) {
                return Err(damaged("a step with a piece missing", key));
            }
            payload.extend_from_slice(&piece);
        }
        Ok(payload.into())
    }
}

impl<I: Iterator<Item = ::sled::Result<(IVec, IVec)>>> Iterator for Steps<I> {
    type Item = Result<StoredStep, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(step) = self.together.pop_front() {
            return Some(Ok(step));
        }
        Some(match self.entries.next()? {
            Ok((key, value)) => self.read(key, &value),
            Err(error) => Err(super::fault::from_engine(&error)),
        })
    }
}

/// The key of the step that an entry belongs to: its own, or without the number of a further piece.
pub(super) fn step_of(key: &[u8]) -> &[u8] {
    if parse_step_key(key).is_some() { key } else { &key[..key.len().saturating_sub(2)] }
}

/// Where a stream ends whose last steps are in this entry.
pub(super) fn end_of(key: &[u8], value: &[u8]) -> Result<Head, StoreError> {
    let Some((_, first)) = parse_step_key(key) else {
        return Err(damaged("a key that belongs to no step", key));
    };
    let Some(link) = value.get(LINK_AT..BODY_AT).and_then(|link| link.try_into().ok()) else {
        return Err(damaged("a value too short for a step", key));
    };
    let steps = match value[BODY_AT..].first_chunk::<4>() {
        Some(steps) if value[0] == TOGETHER => u32::from_be_bytes(*steps),
        _ => 1,
    };
    let sequence = steps.checked_sub(1).and_then(|more| first.checked_add(more));
    let sequence = sequence.ok_or_else(|| damaged("steps that lie together and are not as many as is said", key))?;
    Ok(Head { sequence, link })
}

/// The stream of an entry.
pub(super) fn stream_of(key: &[u8]) -> Result<StreamId, StoreError> {
    name_of(key).ok_or_else(|| damaged("a key that belongs to no step", key))
}

fn name_of(key: &[u8]) -> Option<StreamId> {
    let name_bytes = key.iter().position(|byte| *byte == 0)?;
    StreamId::new(std::str::from_utf8(&key[..name_bytes]).ok()?).ok()
}

fn unpack(packed: &[u8]) -> Option<IVec> {
    let (length, block) = packed.split_first_chunk::<4>()?;
    let length = u32::from_le_bytes(*length) as usize;
    // Or damage could ask for any amount of memory.
    if length > MAX_APPEND_BYTES {
        return None;
    }
    decompress(block, length).ok().filter(|body| body.len() == length).map(IVec::from)
}

fn parse_step_key(key: &[u8]) -> Option<(usize, Sequence)> {
    let name_bytes = key.iter().position(|byte| *byte == 0)?;
    let sequence = key[name_bytes + 1..].try_into().ok()?;
    Some((name_bytes, Sequence::from_be_bytes(sequence)))
}

fn damaged(what: &str, key: &[u8]) -> StoreError {
    let parsed =
        parse_step_key(key).and_then(|(_, sequence)| name_of(key).map(|stream| Place::Step { stream, sequence }));
    let place = parsed.unwrap_or_else(|| Place::Engine(format!("key `{}`", key.escape_ascii())));
    StoreError::Damaged { what: what.to_owned(), place }
}

/// The state of the store as a whole, written in the batch that led to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp {
    /// After the batch.
    pub(super) current: Ledger,
    /// Before the batch.
    pub(super) before: Ledger,
}

/// Why a stamp, or a slot of the witness, could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unreadable {
    /// Not what anybody wrote.
    Damaged,
    /// Written by a version that knows more.
    Newer(u16),
}

impl Stamp {
    /// The stamp of a store without steps.
    pub(super) fn start() -> Self {
        Self { current: Ledger::start(), before: Ledger::start() }
    }

    /// Layout version, then both ledgers.
    pub(super) fn to_bytes(self) -> Vec<u8> {
        let (current, before) = (self.current.to_bytes(), self.before.to_bytes());
        [&VERSION.to_be_bytes()[..], &current[..], &before[..]].concat()
    }

    /// The inverse of [`to_bytes`](Self::to_bytes).
    pub(super) fn from_bytes(bytes: &[u8]) -> Result<Self, Unreadable> {
        let (version, ledgers) = bytes.split_first_chunk::<2>().ok_or(Unreadable::Damaged)?;
        match u16::from_be_bytes(*version) {
            VERSION => {}
            0 => return Err(Unreadable::Damaged),
            newer => return Err(Unreadable::Newer(newer)),
        }
        let (current, before) = ledgers.split_at_checked(Ledger::BYTES).ok_or(Unreadable::Damaged)?;
        let current = Ledger::from_bytes(current).ok_or(Unreadable::Damaged)?;
        let before = Ledger::from_bytes(before).ok_or(Unreadable::Damaged)?;
        Ok(Self { current, before })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> StreamId {
        StreamId::new(name).unwrap()
    }

    #[test]
    fn keys_sort_by_stream_then_sequence_and_pieces_follow_their_step() {
        let piece =
            |stream, sequence, number: u16| [step_key(&id(stream), sequence), number.to_be_bytes().to_vec()].concat();
        let sorted = [
            STAMP_KEY.to_vec(),
            FIRST_STEP_KEY.to_vec(),
            step_key(&id("tbl_1"), 1),
            piece("tbl_1", 1, 1),
            piece("tbl_1", 1, 256),
            step_key(&id("tbl_1"), 2),
            step_key(&id("tbl_1"), 256),
            end_key(&id("tbl_1")),
            step_key(&id("tbl_10"), 1),
            step_key(&id("tbl_2"), 1),
        ];
        assert!(sorted.is_sorted());
    }

    #[test]
    fn a_stamp_survives_its_bytes_and_knows_a_newer_one() {
        let stamp = Stamp { current: Ledger::start().extend(&[[1; 32]]), before: Ledger::start() };
        let mut bytes = stamp.to_bytes();
        assert_eq!(Stamp::from_bytes(&bytes), Ok(stamp));
        assert_eq!(Stamp::from_bytes(&bytes[..81]), Err(Unreadable::Damaged));
        bytes[1] = 2;
        assert_eq!(Stamp::from_bytes(&bytes), Err(Unreadable::Newer(2)));
    }
}
