//! The hash chains: one per stream, and one over all that was ever committed.
//!
//! A stream's chain makes a changed, missing or misplaced step visible when the stream is read. It cannot tell that the
//! newest steps of a stream, or of all streams, are gone: for that there is the [`Ledger`], which the store keeps with
//! the steps and the witness keeps beside them.

use sha2::{Digest as _, Sha256};

use super::{Sequence, StreamId};

/// A SHA-256.
pub(super) type Digest = [u8; 32];

/// The end of a stream: its last sequence and the link of its chain there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Head {
    /// The sequence of the last step; 0 before the first.
    pub(super) sequence: Sequence,
    /// `h_n`.
    pub(super) link: Digest,
}

impl Head {
    /// Before the first step: `h_0 = SHA-256("boneyard/chain/v1" ‖ stream name)`.
    ///
    /// The name is hashed in, so the steps of one stream cannot pass for those of another.
    pub(super) fn start(stream: &StreamId) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"boneyard/chain/v1");
        hash.update(stream.as_str().as_bytes());
        Self { sequence: 0, link: hash.finalize().into() }
    }

    /// After one more step: `h_n = SHA-256(h_{n-1} ‖ n as u32 BE ‖ payload)`. None if the stream cannot grow further.
    pub(super) fn next(&self, payload: &[u8]) -> Option<Self> {
        let sequence = self.sequence.checked_add(1)?;
        let mut hash = Sha256::new();
        hash.update(self.link);
        hash.update(sequence.to_be_bytes());
        hash.update(payload);
        Some(Self { sequence, link: hash.finalize().into() })
    }
}

/// How many steps were ever committed over all streams, and a hash of all of them in the order of commitment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ledger {
    /// The number of steps.
    pub(super) count: u64,
    /// `g_k` after the k-th batch.
    pub(super) digest: Digest,
}

impl Ledger {
    /// The length of [`to_bytes`](Self::to_bytes).
    pub(super) const BYTES: usize = 40;

    /// Before the first batch.
    pub(super) fn start() -> Self {
        Self { count: 0, digest: Sha256::digest(b"boneyard/ledger/v1").into() }
    }

    /// After a batch with these links: `g_k = SHA-256(g_{k-1} ‖ count as u64 BE ‖ links in order)`.
    pub(super) fn extend(&self, links: &[Digest]) -> Self {
        let count = self.count + links.len() as u64;
        let mut hash = Sha256::new();
        hash.update(self.digest);
        hash.update(count.to_be_bytes());
        for link in links {
            hash.update(link);
        }
        Self { count, digest: hash.finalize().into() }
    }

    /// The count, big-endian, then the digest.
    pub(super) fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.count.to_be_bytes());
        bytes[8..].copy_from_slice(&self.digest);
        bytes
    }

    /// The inverse of [`to_bytes`](Self::to_bytes); None for another length.
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (count, digest) = bytes.split_first_chunk::<8>()?;
        Some(Self { count: u64::from_be_bytes(*count), digest: digest.try_into().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        data_encoding::HEXLOWER.encode(bytes)
    }

    // Recomputed with Python's hashlib, so that a change of the formula cannot pass unnoticed.
    #[test]
    fn links_follow_the_written_formula() {
        let start = Head::start(&StreamId::new("tbl_1").unwrap());
        assert_eq!(hex(&start.link), "09e2928833616422465db9068a57dbe0f3dad4473711adc381162f42f99952c7");
        let first = start.next(b"hello").unwrap();
        assert_eq!(
            (first.sequence, hex(&first.link).as_str()),
            (1, "14f16a1ee3912284f055de75d7394d9e9300f5c4041e8dc07bdb4336cdbee792")
        );
        let ledger = Ledger::start().extend(&[first.link]);
        assert_eq!(
            (ledger.count, hex(&ledger.digest).as_str()),
            (1, "ebc89f7b298aafe7ba9e21009c9d483f0a74a47258b86d0434ff1d92ca4c868b")
        );
    }

    #[test]
    fn a_ledger_survives_its_bytes() {
        let ledger = Ledger::start().extend(&[[7; 32], [8; 32]]);
        assert_eq!(Ledger::from_bytes(&ledger.to_bytes()), Some(ledger));
        assert_eq!(Ledger::from_bytes(&ledger.to_bytes()[1..]), None);
    }
}
