//! What an append comes to on the disk: the ends of chains, keys and values.

use ::sled::{Batch, IVec};

use super::super::chain::{Digest, Head};
use super::super::{Append, StreamId};
use super::layout;

/// An append on its way to the committer.
#[derive(Debug)]
pub(super) enum Prepared {
    /// What it comes to follows from the end of its stream, which the committer knows when its turn comes.
    Later(Append),
    /// It begins its stream, so all is known before. The one thread that writes has it ready.
    Begins(StreamId, Written),
}

/// Steps as they are written.
#[derive(Debug)]
pub(super) struct Written {
    /// The end of the stream after them.
    pub(super) head: Head,
    /// The link of each.
    pub(super) links: Vec<Digest>,
    entries: Vec<(IVec, IVec)>,
}

impl Prepared {
    /// Does what can be done before its turn.
    pub(super) fn new(append: Append) -> Self {
        if append.expected > 0 {
            return Self::Later(append);
        }
        let written = Written::new(&append.stream, Head::start(&append.stream), &append.steps);
        Self::Begins(append.stream, written)
    }

    /// About how much of the log it takes, bytes: of its steps as they are, or of what they were packed to.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Later(append) => append.steps.iter().map(Vec::len).sum(),
            Self::Begins(_, written) => written.entries.iter().map(|(_, value)| value.len()).sum(),
        }
    }
}

impl Written {
    /// These steps behind the end of a stream that has room for them: checked before, or at its beginning.
    pub(super) fn new(stream: &StreamId, mut head: Head, steps: &[Vec<u8>]) -> Self {
        let first = head.sequence + 1;
        let mut links = Vec::with_capacity(steps.len());
        for step in steps {
            head = head.next(step).expect("the stream has room");
            links.push(head.link);
        }
        Self { head, links, entries: layout::entries(stream, first, &head.link, steps) }
    }

    /// Adds it to a batch.
    pub(super) fn put(self, batch: &mut Batch) {
        for (key, value) in self.entries {
            batch.insert(key, value);
        }
    }
}
