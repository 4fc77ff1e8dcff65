//! Refusals as a server sends them: the status of each reason, as docs/how-to/read-errors.md lists them.

use std::{collections::HashMap, time::Duration};

use boneyard_proto::v1::ErrorReason;
use tonic::{Code, Status, metadata::MetadataMap};
use tonic_types::{ErrorDetails, StatusExt as _};

/// The reason of this name, without its prefix.
pub fn named(name: &str) -> Option<ErrorReason> {
    ErrorReason::from_str_name(&format!("ERROR_REASON_{name}"))
}

/// The status that carries a reason, with `RetryInfo` where a time is given.
pub fn status(reason: ErrorReason, retry_ms: Option<u64>) -> Status {
    let name = reason.as_str_name().trim_start_matches("ERROR_REASON_");
    let mut details = ErrorDetails::with_error_info(name, "boneyard.dev", HashMap::new());
    if let Some(retry_ms) = retry_ms {
        details.set_retry_info(Some(Duration::from_millis(retry_ms)));
    }
    let mut trailers = MetadataMap::new();
    if let Ok(value) = name.parse() {
        trailers.insert("boneyard-reason", value);
    }
    Status::with_error_details_and_metadata(code(reason), "the script says so", details, trailers)
}

/// Whether the question stays open after this refusal, for another answer.
pub const fn is_illegal(reason: ErrorReason) -> bool {
    use ErrorReason as R;
    matches!(reason, R::TileNotInHand | R::EndMismatch | R::EndClosed | R::ActionNotAllowed)
}

/// Whether the same answer may be sent once more after this refusal.
pub const fn is_passing(reason: ErrorReason) -> bool {
    use ErrorReason as R;
    matches!(reason, R::WrongState | R::StorageUnavailable | R::StorageFull | R::ServerDraining | R::LimitReached)
}

const fn code(reason: ErrorReason) -> Code {
    match reason as i32 {
        1..=9 => Code::InvalidArgument,
        10..=11 => Code::Unauthenticated,
        12..=13 => Code::PermissionDenied,
        20..=22 => Code::NotFound,
        24 => Code::AlreadyExists,
        25..=49 => Code::FailedPrecondition,
        50..=59 => Code::Aborted,
        61..=69 => Code::ResourceExhausted,
        70..=79 => Code::Unavailable,
        _ => Code::Internal,
    }
}
