//! Why bytes or text cannot be part of a proof.

/// Why bytes or text cannot be part of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Malformed {
    /// Length of a group's id, in bytes.
    #[error("a group's id has 1 to 64 characters, this one has {0}")]
    GroupIdLength(usize),
    /// A character of a group's id that is not visible ASCII.
    #[error("a group's id is made of visible ASCII characters, {0:?} is none")]
    GroupIdCharacter(char),
    /// Length of an entropy, in bytes.
    #[error("an entropy has 1 to 64 bytes, this one has {0}; who gives none is left out")]
    EntropyLength(usize),
    /// Text that is not pairs of lower-case hexadecimal digits.
    #[error("bytes are written as pairs of the digits 0 to 9 and a to f; it goes wrong at character {0}")]
    Hex(usize),
    /// Length of a secret or commitment, in bytes.
    #[error("a secret and a commitment have 32 bytes, this one has {0}")]
    Length(usize),
}

/// The bytes of hexadecimal text.
pub(super) fn bytes_from_hex(text: &str) -> Result<Vec<u8>, Malformed> {
    data_encoding::HEXLOWER.decode(text.as_bytes()).map_err(|fault| Malformed::Hex(fault.position + 1))
}

/// The 32 bytes of hexadecimal text.
pub(super) fn thirty_two_from_hex(text: &str) -> Result<[u8; 32], Malformed> {
    bytes_from_hex(text)?.try_into().map_err(|bytes: Vec<u8>| Malformed::Length(bytes.len()))
}
