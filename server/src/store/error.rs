//! What can go wrong with a store, in the words an operator reads.

use std::fmt;
use std::path::PathBuf;

use super::{Sequence, StreamId};

/// Why the store refused or failed. Each message says what to do next.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else appended first, or the stream is not there.
    #[error("stream `{stream}` is at step {actual}, not {expected}: load it and decide again")]
    Conflict {
        /// The first stream of the append that was not where the writer believed it to be.
        stream: StreamId,
        /// What the writer believed.
        expected: Sequence,
        /// The stream's last sequence; 0 if there is no such stream.
        actual: Sequence,
    },

    /// There is no such stream.
    #[error("stream `{stream}` does not exist")]
    NotFound {
        /// The name that was asked for.
        stream: StreamId,
    },

    /// More bytes than a backend takes.
    #[error("{what} of {bytes} bytes is over the limit of {limit}: split it")]
    TooLarge {
        /// What was too large, with its article.
        what: &'static str,
        /// Its size.
        bytes: usize,
        /// The most that is taken.
        limit: usize,
    },

    /// What is stored is not what was written. Nothing is served from a damaged store.
    #[error("the store is damaged: {what}, at {place}: stop the server and put back the last copy of the directory")]
    Damaged {
        /// What was found, and what should have been there.
        what: String,
        /// Where it was found.
        place: Place,
    },

    /// The directory belongs to something else, or to a newer version.
    #[error("`{}` is not a store for this version: {why}: choose an empty directory or the version that wrote it", dir.display())]
    Foreign {
        /// The directory.
        dir: PathBuf,
        /// What gave it away.
        why: String,
    },

    /// Another process has the directory.
    #[error("`{}` is in use by {holder}: stop that server or choose another directory", dir.display())]
    Locked {
        /// The directory.
        dir: PathBuf,
        /// Who has it, as far as it says.
        holder: String,
    },

    /// The disk is full. Reading goes on, appending does not.
    // sled remembers a failed write for good, so an append must not be tried again in the same process.
    #[error("no space left for the store, which is read-only from now on: free space, then restart the server")]
    Full,

    /// The store was closed: the server is shutting down.
    #[error("the store is closed because the server is shutting down: connect again in a moment")]
    Closed,

    /// The disk or the system refused; acknowledged steps are not concerned.
    #[error("the store is unavailable: {why}: look into the server's log")]
    Unavailable {
        /// What the system said.
        why: String,
    },
}

/// Where damage was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A file of the store.
    File(PathBuf),
    /// A step of a stream.
    Step {
        /// The stream.
        stream: StreamId,
        /// The sequence of the first step that is wrong or missing.
        sequence: Sequence,
    },
    /// A place for which the storage engine has its own words, such as an offset in its log.
    Engine(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "`{}`", path.display()),
            Self::Step { stream, sequence } => write!(f, "step {sequence} of stream `{stream}`"),
            Self::Engine(words) => f.write_str(words),
        }
    }
}

impl StoreError {
    /// The error for a failed system call: a full disk is told apart, because the server goes on reading.
    pub(super) fn from_io(doing: &str, error: &std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::StorageFull {
            Self::Full
        } else {
            Self::Unavailable { why: format!("{doing}: {error}") }
        }
    }
}
