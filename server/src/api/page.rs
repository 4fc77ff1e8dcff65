//! Page tokens: where the last page ended, bound to the request it belongs to.

use boneyard_proto::v1::ErrorReason;
use data_encoding::BASE32_NOPAD;
use sha2::{Digest as _, Sha256};

use super::status::Failure;

/// A token for the position `after` of the list that `filter` describes.
pub(super) fn token(after: &str, filter: &str) -> String {
    BASE32_NOPAD.encode(format!("{}.{after}", check(after, filter)).as_bytes()).to_ascii_lowercase()
}

/// The position of a token; `None` for the first page.
///
/// # Errors
/// The token is none of ours, or of another list.
pub(super) fn position(token: &str, filter: &str) -> Result<Option<String>, Failure> {
    if token.is_empty() {
        return Ok(None);
    }
    let refuse = || {
        Failure::new(
            ErrorReason::InvalidPageToken,
            "this page token is not one of ours, or belongs to another request: begin without one",
        )
    };
    let bytes = BASE32_NOPAD.decode(token.to_ascii_uppercase().as_bytes()).map_err(|_| refuse())?;
    let text = String::from_utf8(bytes).map_err(|_| refuse())?;
    let (given, after) = text.split_once('.').ok_or_else(refuse)?;
    if given != check(after, filter) {
        return Err(refuse());
    }
    Ok(Some(after.to_owned()))
}

fn check(after: &str, filter: &str) -> String {
    crate::ids::letters(&Sha256::digest(format!("{after}\n{filter}"))[..6])
}
