//! The secret of a deal group, and the commitment that fixes it.

use std::fmt;

use sha2::{Digest as _, Sha256};

use super::{GroupId, Malformed, malformed::thirty_two_from_hex};

/// The 32 bytes that decide every deal of a group. Whoever knows them knows every hand, so they
/// are printed only by [`Secret::to_hex`].
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes, which come from the generator of the operating system and are
    /// used for one group only.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret written as 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Self, Malformed> {
        thirty_two_from_hex(text).map(Self)
    }

    /// The bytes: to be stored, and shown when every match of the group is over.
    pub const fn reveal(&self) -> &[u8; 32] {
        &self.0
    }

    /// The bytes as hexadecimal digits: for showing when every match of the group is over.
    pub fn to_hex(&self) -> String {
        data_encoding::HEXLOWER.encode(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// What is shown of a secret before anybody sits down. It fixes the secret and tells nothing of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment of a group to its secret.
    pub fn new(group_id: &GroupId, secret: &Secret) -> Self {
        let hash = Sha256::new()
            .chain_update(b"boneyard/v1/commit")
            .chain_update([group_id.length()])
            .chain_update(group_id.as_str())
            .chain_update(secret.reveal());
        Self(hash.finalize().into())
    }

    /// The commitment that was shown as these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The commitment written as 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Self, Malformed> {
        thirty_two_from_hex(text).map(Self)
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&data_encoding::HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_output_does_not_tell_a_secret() {
        assert_eq!(
            format!("{:?} {:#?}", Secret::new([0xab; 32]), Secret::new([0; 32])),
            "Secret(hidden) Secret(hidden)"
        );
    }

    #[test]
    fn a_secret_is_written_as_sixty_four_digits_and_nothing_else() {
        let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1eff";
        assert_eq!(Secret::from_hex(text).unwrap().to_hex(), text);
        assert_eq!(Secret::from_hex(&text[2..]).unwrap_err(), Malformed::Length(31));
        assert_eq!(Secret::from_hex(&format!("{text}00")).unwrap_err(), Malformed::Length(33));
        assert_eq!(Secret::from_hex(&text.to_uppercase()).unwrap_err(), Malformed::Hex(22));
        assert_eq!(Commitment::from_hex(&text.replace("07", "7 ")).unwrap_err(), Malformed::Hex(16));
    }

    #[test]
    fn a_commitment_is_to_one_group_and_one_secret() {
        let [one, other] = ["one", "other"].map(|name| GroupId::new(name).unwrap());
        let commitment = Commitment::new(&one, &Secret::new([1; 32]));
        assert_eq!(commitment, Commitment::new(&one, &Secret::new([1; 32])));
        assert_ne!(commitment, Commitment::new(&other, &Secret::new([1; 32])));
        assert_ne!(commitment, Commitment::new(&one, &Secret::new([2; 32])));
    }
}
