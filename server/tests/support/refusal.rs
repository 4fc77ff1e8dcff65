//! Refusals, held against what the contract says of each reason.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use boneyard_proto::v1::ErrorReason;
use tonic::{Code, Status};
use tonic_types::StatusExt as _;

/// What `errors.proto` says of each reason: its code, and the metadata it comes with.
pub static DOCUMENTED: LazyLock<BTreeMap<String, (Code, Vec<String>)>> = LazyLock::new(|| {
    let mut documented = BTreeMap::new();
    let mut comment = String::new();
    for line in include_str!("../../../proto/boneyard/v1/errors.proto").lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("// ") {
            comment.push_str(text);
            comment.push(' ');
        } else {
            if let Some((name, _)) = line.strip_prefix("ERROR_REASON_").and_then(|rest| rest.split_once(" = "))
                && let Some((code, text)) = comment.split_once(": ")
            {
                let keys = text.split_once("metadata ").map_or("", |(_, keys)| keys);
                let keys = keys.split('"').skip(1).step_by(2).map(str::to_owned).collect();
                documented.insert(name.to_owned(), (code_named(code), keys));
            }
            comment.clear();
        }
    }
    documented
});

fn code_named(name: &str) -> Code {
    match name {
        "INVALID_ARGUMENT" => Code::InvalidArgument,
        "UNAUTHENTICATED" => Code::Unauthenticated,
        "PERMISSION_DENIED" => Code::PermissionDenied,
        "NOT_FOUND" => Code::NotFound,
        "ALREADY_EXISTS" => Code::AlreadyExists,
        "FAILED_PRECONDITION" => Code::FailedPrecondition,
        "ABORTED" => Code::Aborted,
        "RESOURCE_EXHAUSTED" => Code::ResourceExhausted,
        "UNAVAILABLE" => Code::Unavailable,
        other => panic!("errors.proto names the code `{other}`"),
    }
}

/// A refusal that keeps the contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub reason: String,
    pub message: String,
    pub metadata: BTreeMap<String, String>,
}

/// Checks everything that is promised of every refusal.
pub fn refusal(status: &Status) -> Refusal {
    let reason = super::reason(status).to_owned();
    assert!(DOCUMENTED.contains_key(&reason), "no reason of the contract: {status:?}");
    let (code, keys) = &DOCUMENTED[&reason];
    assert_eq!(status.code(), *code, "{reason}: {status:?}");
    let details = status.get_error_details();
    let info = details.error_info().unwrap_or_else(|| panic!("no ErrorInfo: {status:?}"));
    assert_eq!((info.reason.as_str(), info.domain.as_str()), (reason.as_str(), "boneyard.dev"), "{status:?}");
    for key in keys {
        assert!(info.metadata.contains_key(key), "{reason} without {key}: {status:?}");
    }
    for_people(status.message());
    assert!(status.details().len() < 2048, "{} bytes of details are too many for a header", status.details().len());
    if let (Code::InvalidArgument, Some(field)) = (*code, info.metadata.get("field")) {
        let violation = &details.bad_request().unwrap().field_violations[0];
        assert_eq!((&violation.field, violation.description.as_str()), (field, status.message()));
    }
    if matches!(code, Code::ResourceExhausted | Code::Unavailable) {
        assert!(details.retry_info().and_then(|retry| retry.retry_delay).is_some_and(|delay| !delay.is_zero()));
    }
    Refusal { reason, message: status.message().to_owned(), metadata: sorted(&info.metadata) }
}

/// The refusal of a call that must not succeed.
pub fn refused<T: std::fmt::Debug>(result: Result<T, Status>) -> Refusal {
    refusal(&result.unwrap_err())
}

/// The reason of a call that must not succeed.
pub fn reason_of<T: std::fmt::Debug>(result: Result<T, Status>) -> String {
    refused(result).reason
}

/// The field of a call that must not succeed because it is malformed.
pub fn bad_field<T: std::fmt::Debug>(result: Result<T, Status>) -> String {
    let refusal = refused(result);
    assert_eq!(refusal.reason, "INVALID_FIELD", "{refusal:?}");
    refusal.metadata["field"].clone()
}

/// A text that a person reads: words, on one line, no longer than a line or two.
pub fn for_people(message: &str) {
    assert!(message.split_whitespace().count() >= 3, "not a sentence: `{message}`");
    assert!(!message.contains('\n') && message.len() <= 512, "too long to be read: `{message}`");
    assert!(!message.contains("Some(") && !message.contains("::"), "not for people: `{message}`");
}

/// A reason of the enumeration as it travels in a status.
pub fn name(reason: ErrorReason) -> &'static str {
    reason.as_str_name().strip_prefix("ERROR_REASON_").unwrap()
}

fn sorted(metadata: &HashMap<String, String>) -> BTreeMap<String, String> {
    metadata.iter().map(|(key, value)| (key.clone(), value.clone())).collect()
}
