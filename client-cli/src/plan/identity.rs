//! The request id of a plan: the same plan is the same tournament, whoever runs it again and however often.

use prost::Message as _;
use sha2::{Digest as _, Sha256};

use super::Plan;
use crate::words::hex;

impl Plan {
    /// A UUID that follows from all that decides the games. Comments and layout of the file do not.
    pub(crate) fn request_id(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"boneyard/plan/v1");
        let mut part = |bytes: &[u8]| {
            hash.update(u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_le_bytes());
            hash.update(bytes);
        };
        part(&self.spec.encode_to_vec());
        for entry in &self.entrants {
            part(entry.name.as_bytes());
            for member in &entry.members {
                part(&member.encode_to_vec());
            }
            for word in &entry.program {
                part(word.as_bytes());
            }
        }
        part(&self.seed.unwrap_or(0).to_le_bytes());
        uuid(&hash.finalize())
    }
}

/// A UUID of version 8, which is made from bytes of one's own.
fn uuid(digest: &[u8]) -> String {
    let mut text = String::with_capacity(36);
    for (index, byte) in digest.iter().take(16).enumerate() {
        let byte = match index {
            6 => byte & 0x0f | 0x80,
            8 => byte & 0x3f | 0x80,
            _ => *byte,
        };
        if matches!(index, 4 | 6 | 8 | 10) {
            text.push('-');
        }
        text.push_str(&hex(&[byte]));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_uuid_says_its_version() {
        assert_eq!(uuid(&[0xff; 32]), "ffffffff-ffff-8fff-bfff-ffffffffffff");
        assert_eq!(uuid(&[0; 32]), "00000000-0000-8000-8000-000000000000");
    }
}
