use std::collections::HashMap;

use tonic::metadata::MetadataMap;
use tonic_types::ErrorDetails;

use super::*;
use crate::reasons::explain;

fn refusal(code: Code, reason: &str, metadata: &[(&str, &str)]) -> Status {
    let metadata: HashMap<String, String> =
        metadata.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    Status::with_error_details(code, "", ErrorDetails::with_error_info(reason, "boneyard.dev", metadata))
}

#[test]
fn every_reason_has_a_sentence_and_a_hint_of_its_own() {
    let mut seen = std::collections::HashSet::new();
    for reason in (1..100).filter_map(|number| ErrorReason::try_from(number).ok()) {
        let (sentence, help) = explain(reason, &HashMap::new());
        assert!(!help.is_empty(), "{reason:?} has no hint");
        assert!(seen.insert(sentence), "{reason:?} reads like another reason");
    }
    assert!(seen.len() > 25);
}

#[test]
fn a_refusal_reads_as_sentence_reason_and_hint() {
    let failure = Failure::from(refusal(Code::FailedPrecondition, "TABLE_FULL", &[]));
    assert_eq!(
        failure.to_string(),
        "error: the table has no free chair [boneyard::table_full]\n\
         help: `boneyard watch TABLE` follows it; `boneyard tables --state waiting` shows others"
    );
    assert_eq!(failure.exit, 5);
}

#[test]
fn metadata_becomes_part_of_the_sentence() {
    let failure = Failure::from(refusal(
        Code::InvalidArgument,
        "OPTION_INVALID",
        &[("option", "target"), ("allowed", "1 to 65535")],
    ));
    assert!(failure.sentence().contains("`target`; allowed: 1 to 65535"), "{failure}");
}

#[test]
fn what_the_server_says_is_kept_beside_our_sentence() {
    let status = Status::with_error_details(
        Code::NotFound,
        "no table tbl_9",
        ErrorDetails::with_error_info("TABLE_NOT_FOUND", "boneyard.dev", HashMap::new()),
    );
    assert!(Failure::from(status).to_string().contains("\n  the server says: no table tbl_9\nhelp: "));
}

#[test]
fn the_trailer_is_enough() {
    let mut trailers = MetadataMap::new();
    trailers.insert("boneyard-reason", "STALE_TURN".parse().unwrap());
    let failure = Failure::from(Status::with_metadata(Code::Aborted, "", trailers));
    assert_eq!(failure.reason(), "stale_turn");
}

#[test]
fn a_reason_of_a_newer_server_is_passed_on() {
    let mut trailers = MetadataMap::new();
    trailers.insert("boneyard-reason", "MOON_TOO_FULL".parse().unwrap());
    let failure = Failure::from(Status::with_metadata(Code::FailedPrecondition, "wait for a new moon", trailers));
    assert_eq!(failure.to_string(), "error: wait for a new moon [boneyard::moon_too_full]");
    assert_eq!(failure.exit, 5);
}

#[test]
fn exit_codes_follow_the_table() {
    let exit = |code, reason| Failure::from(refusal(code, reason, &[])).exit;
    assert_eq!(exit(Code::Unavailable, "SERVER_DRAINING"), 3);
    assert_eq!(exit(Code::Unauthenticated, "TOKEN_INVALID"), 4);
    assert_eq!(exit(Code::PermissionDenied, "SCOPE_MISSING"), 4);
    assert_eq!(exit(Code::PermissionDenied, "NOT_ALLOWED"), 5);
    assert_eq!(exit(Code::NotFound, "TABLE_NOT_FOUND"), 5);
    assert_eq!(exit(Code::Aborted, "STALE_TURN"), 5);
    assert_eq!(exit(Code::Aborted, "TURN_TIMED_OUT"), 6);
    assert_eq!(Failure::from(Status::unavailable("")).exit, 3);
    assert_eq!(Failure::from(Status::internal("x")).exit, 1);
    assert_eq!(Failure::deadline("late").exit, 6);
    assert_eq!(Failure::usage("bad_flag", "no").exit, 2);
    assert_eq!(Failure::interrupted().exit, 130);
    assert_eq!(Failure::from(std::io::Error::from(std::io::ErrorKind::BrokenPipe)).exit, 0);
}

#[test]
fn a_status_without_reason_is_named_by_its_code() {
    assert_eq!(
        Failure::from(Status::failed_precondition("no")).to_string(),
        "error: no [boneyard::failed_precondition]"
    );
}
