//! Secrets: made from the operating system's randomness, shown once, kept as digests.

use std::fmt;

use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::{ids::letters, randomness::random_bytes};

/// A secret that does not print itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new bearer token.
    pub fn new_token() -> Self {
        Self(format!("byd_{}", letters(&random_bytes::<32>())))
    }

    /// A new recovery code.
    pub fn new_recovery_code() -> Self {
        Self(format!("rec_{}", letters(&random_bytes::<20>())))
    }

    /// A secret that came from outside.
    pub const fn given(text: String) -> Self {
        Self(text)
    }

    /// What is kept of it.
    pub fn digest(&self) -> [u8; 32] {
        digest_of(&self.0)
    }

    /// The secret itself, to be handed to its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// SHA-256 of a secret.
pub fn digest_of(text: &str) -> [u8; 32] {
    Sha256::digest(text).into()
}

/// Compares two secrets in a time that does not tell where they differ.
pub fn same_secret(a: &str, b: &str) -> bool {
    a.as_bytes().ct_eq(b.as_bytes()).into()
}
