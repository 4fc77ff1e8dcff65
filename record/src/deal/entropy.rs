//! What players add to the chance of a group.

use std::fmt;

use sha2::{Digest as _, Sha256};

use super::{Malformed, malformed::bytes_from_hex};

/// 1 to 64 bytes that a player adds. One that nobody could foresee is enough to make every deal of
/// the group unforeseeable to a server that had fixed its secret before.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Entropy(Vec<u8>);

impl Entropy {
    /// Bytes of the longest entropy.
    pub const MAX_BYTES: usize = 64;

    /// The entropy of these bytes.
    pub fn new(bytes: &[u8]) -> Result<Self, Malformed> {
        if bytes.is_empty() || bytes.len() > Self::MAX_BYTES {
            return Err(Malformed::EntropyLength(bytes.len()));
        }
        Ok(Self(bytes.to_vec()))
    }

    /// The entropy written as pairs of lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Self, Malformed> {
        Self::new(&bytes_from_hex(text)?)
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&data_encoding::HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entropy({self})")
    }
}

/// An entropy and who gave it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// Chair at an ordinary table, entrant of a tournament, counted from 1. Only the order of
    /// entropies decides deals, not this number.
    pub giver: u32,
    /// What was given.
    pub entropy: Entropy,
}

/// What all entropies of a group come to.
pub type Salt = [u8; 32];

/// Hash of all entropies, in the order they were given. Each is preceded by its length, so that no
/// byte can be counted to a neighbour.
///
/// # Panics
/// Never: no entropy is longer than its length can say.
pub fn salt<'a>(entropies: impl IntoIterator<Item = &'a Entropy>) -> Salt {
    let mut hash = Sha256::new();
    for Entropy(bytes) in entropies {
        hash.update([u8::try_from(bytes.len()).expect("an entropy has at most 64 bytes")]);
        hash.update(bytes);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entropy_has_one_to_sixty_four_bytes() {
        assert!(Entropy::new(&[0]).is_ok() && Entropy::new(&[0; 64]).is_ok());
        assert_eq!(Entropy::new(&[]), Err(Malformed::EntropyLength(0)));
        assert_eq!(Entropy::new(&[0; 65]), Err(Malformed::EntropyLength(65)));
        assert_eq!(Entropy::from_hex(""), Err(Malformed::EntropyLength(0)));
        assert_eq!(Entropy::from_hex("0g"), Err(Malformed::Hex(2)));
        assert_eq!(Entropy::from_hex("00ff").unwrap().as_bytes(), [0, 255]);
    }
}
