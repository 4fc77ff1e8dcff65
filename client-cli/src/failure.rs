//! Why a command failed: a sentence, what to do about it, and the exit code.
//!
//! `reasons.rs` has the sentence and the hint of every reason of the contract.

use std::{error::Error, fmt, process::ExitCode};

use boneyard_proto::v1::ErrorReason;
use tonic::{Code, Status};
use tonic_types::StatusExt as _;

use crate::{reasons::explain, render};

pub(crate) const OTHER: u8 = 1;
pub(crate) const USAGE: u8 = 2;
const UNREACHABLE: u8 = 3;
const LOGIN: u8 = 4;
const REFUSED: u8 = 5;
const DEADLINE: u8 = 6;
const UNTRUE: u8 = 7;
const INTERRUPTED: u8 = 130;

/// Why a command ends without having done what was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Failure {
    exit: u8,
    /// Stable, for programs: snake case.
    reason: String,
    sentence: String,
    /// What the server said, where that adds something.
    detail: Box<str>,
    help: Box<str>,
    /// What was seen, in lines; shown, but no part of the sentence.
    evidence: Box<str>,
    /// The field of the request that was refused.
    field: Option<Box<str>>,
}

impl Failure {
    fn new(exit: u8, reason: &str, sentence: impl Into<String>) -> Self {
        Self {
            exit,
            reason: reason.to_owned(),
            sentence: sentence.into(),
            detail: Box::default(),
            help: Box::default(),
            evidence: Box::default(),
            field: None,
        }
    }

    pub(crate) fn other(reason: &str, sentence: impl Into<String>) -> Self {
        Self::new(OTHER, reason, sentence)
    }

    pub(crate) fn usage(reason: &str, sentence: impl Into<String>) -> Self {
        Self::new(USAGE, reason, sentence)
    }

    pub(crate) fn unreachable(address: &str, cause: impl fmt::Display) -> Self {
        Self::new(UNREACHABLE, "server_unreachable", format!("no server answers at {address}: {cause}"))
            .help("give the address with --server, or start one with `boneyard dev`")
    }

    pub(crate) fn login(reason: &str, sentence: impl Into<String>) -> Self {
        Self::new(LOGIN, reason, sentence)
    }

    pub(crate) fn refused(reason: &str, sentence: impl Into<String>) -> Self {
        Self::new(REFUSED, reason, sentence)
    }

    pub(crate) fn deadline(sentence: impl Into<String>) -> Self {
        Self::new(DEADLINE, "deadline_passed", sentence).help("try again; if it stays so, the server is overloaded")
    }

    /// Something that was checked is not as it should be.
    pub(crate) fn untrue(reason: &str, sentence: impl Into<String>) -> Self {
        Self::new(UNTRUE, reason, sentence)
    }

    pub(crate) fn interrupted() -> Self {
        Self::new(INTERRUPTED, "interrupted", "interrupted")
    }

    /// Ctrl-C has paused what goes on in another run.
    pub(crate) fn paused() -> Self {
        Self::new(INTERRUPTED, "paused", "paused")
    }

    /// Whoever read our output has closed it; that is no fault.
    pub(crate) fn reader_gone() -> Self {
        Self::new(0, "reader_gone", "nobody reads the output any more")
    }

    #[must_use]
    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        self.help = help.into().into();
        self
    }

    #[must_use]
    pub(crate) fn evidence(mut self, seen: &str) -> Self {
        self.evidence = seen.into();
        self
    }

    /// What was seen; may be empty.
    #[cfg(feature = "local")]
    pub(crate) fn evidence_text(&self) -> &str {
        &self.evidence
    }

    /// Stable reason in snake case.
    pub(crate) fn reason(&self) -> &str {
        &self.reason
    }

    /// The sentence alone.
    pub(crate) fn sentence(&self) -> &str {
        &self.sentence
    }

    /// What the server said, or else the sentence.
    pub(crate) fn detail_or_sentence(&self) -> &str {
        if self.detail.is_empty() { &self.sentence } else { &self.detail }
    }

    /// What to do about it; may be empty.
    pub(crate) fn help_text(&self) -> &str {
        &self.help
    }

    /// Whether the server refused a tournament for what it should be or who should play.
    pub(crate) fn is_about_a_plan(&self) -> bool {
        const OF_PLANS: [&str; 6] = [
            "invalid_field",
            "plan_impossible",
            "entry_refused",
            "option_invalid",
            "variant_unknown",
            "player_not_found",
        ];
        OF_PLANS.contains(&self.reason())
    }

    /// The same as a verdict on what was checked.
    #[must_use]
    #[cfg(feature = "local")]
    pub(crate) fn into_verdict(self) -> Self {
        Self { exit: UNTRUE, ..self }
    }

    /// Whether a program that plays is to blame.
    pub(crate) fn is_about_a_bot(&self) -> bool {
        self.reason().starts_with("bot_")
    }

    /// The field of the request that the server refuses, as it names it.
    pub(crate) fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }

    /// Whether the same call may succeed a little later.
    pub(crate) fn may_pass(&self) -> bool {
        self.exit == UNREACHABLE || self.reason() == "deadline_passed"
    }

    /// Whether the server refused one answer to a decision, and the match goes on.
    pub(crate) fn is_about_a_move(&self) -> bool {
        const OF_ANSWERS: [&str; 12] = [
            "invalid_field",
            "not_your_turn",
            "match_over",
            "wrong_state",
            "tile_not_in_hand",
            "end_mismatch",
            "end_closed",
            "action_not_allowed",
            "stale_turn",
            "turn_already_answered",
            "turn_timed_out",
            "limit_reached",
        ];
        OF_ANSWERS.contains(&self.reason())
    }

    /// Tells standard error, and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        if self.exit != 0 && self.exit != INTERRUPTED {
            render::tip(self);
        }
        ExitCode::from(self.exit)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {} [boneyard::{}]", self.sentence, self.reason)?;
        if !self.detail.is_empty() {
            write!(f, "\n  the server says: {}", self.detail)?;
        }
        for line in self.evidence.lines() {
            write!(f, "\n  {line}")?;
        }
        if !self.help.is_empty() {
            write!(f, "\nhelp: {}", self.help)?;
        }
        Ok(())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Self::reader_gone()
        } else {
            Self::other("io", error.to_string())
        }
    }
}

impl From<Status> for Failure {
    fn from(status: Status) -> Self {
        if lost_connection(&status) {
            let cause = deepest(&status);
            return Self::new(
                UNREACHABLE,
                "connection_lost",
                format!("the connection to the server was lost: {cause}"),
            )
            .help("try again; nothing that the server confirmed is lost");
        }
        let reason = reason_name(&status);
        let metadata = status.get_error_details().error_info().map(|info| info.metadata.clone()).unwrap_or_default();
        match ErrorReason::from_str_name(&format!("ERROR_REASON_{reason}")) {
            Some(known) if known != ErrorReason::Unspecified => {
                let (ours, help) = explain(known, &metadata);
                let help = metadata.get("possible").map_or(help, |possible| format!("possible: {possible}"));
                // Of an option the server alone knows what is wrong with it; that says all of ours and more.
                let (sentence, detail) = match (known, status.message()) {
                    (ErrorReason::OptionInvalid, message) if !message.is_empty() => (message.to_owned(), String::new()),
                    (_, message) => (ours, message.to_owned()),
                };
                let option = || metadata.get("option").map(|option| format!("variant.options.{option}"));
                let variant = || (known == ErrorReason::VariantUnknown).then(|| "variant".to_owned());
                Self {
                    detail: detail.into(),
                    help: help.into(),
                    field: metadata.get("field").cloned().or_else(option).or_else(variant).map(Into::into),
                    ..Self::new(exit_code(status.code(), known), &reason.to_ascii_lowercase(), sentence)
                }
            }
            _ => {
                let sentence = if status.message().is_empty() { status.code().description() } else { status.message() };
                let reason = if reason.is_empty() { format!("{:?}", status.code()) } else { reason };
                Self::new(exit_code(status.code(), ErrorReason::Unspecified), &snake_case(&reason), sentence)
            }
        }
    }
}

/// Whether the status was made on this side because the connection broke.
fn lost_connection(status: &Status) -> bool {
    let ours = status.source().is_some();
    let code = status.code();
    ours && matches!(code, Code::Unknown | Code::Unavailable | Code::Internal | Code::Cancelled)
}

/// The first cause of an error: the only part of a transport error that tells people anything.
pub(crate) fn deepest(error: &dyn Error) -> String {
    let causes = std::iter::successors(Some(error), |&error| error.source());
    causes.last().map(ToString::to_string).unwrap_or_default()
}

/// The reason of a refusal as the contract names it, without prefix; empty when there is none.
pub(crate) fn reason_name(status: &Status) -> String {
    if let Some(info) = status.get_error_details().error_info()
        && info.domain == "boneyard.dev"
    {
        return info.reason.clone();
    }
    status.metadata().get("boneyard-reason").and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

fn exit_code(code: Code, reason: ErrorReason) -> u8 {
    if reason == ErrorReason::TurnTimedOut {
        return DEADLINE;
    }
    match code {
        Code::Unavailable => UNREACHABLE,
        Code::Unauthenticated => LOGIN,
        Code::PermissionDenied if reason == ErrorReason::ScopeMissing => LOGIN,
        Code::DeadlineExceeded => DEADLINE,
        Code::PermissionDenied
        | Code::InvalidArgument
        | Code::NotFound
        | Code::AlreadyExists
        | Code::FailedPrecondition
        | Code::Aborted
        | Code::OutOfRange
        | Code::ResourceExhausted
        | Code::Unimplemented => REFUSED,
        Code::Ok | Code::Cancelled | Code::Unknown | Code::Internal | Code::DataLoss => OTHER,
    }
}

fn snake_case(name: &str) -> String {
    let mut text = String::new();
    let mut after_small = false;
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && after_small {
            text.push('_');
        }
        after_small = letter.is_ascii_lowercase();
        text.push(letter.to_ascii_lowercase());
    }
    text
}

#[cfg(test)]
#[path = "failure_tests.rs"]
mod tests;
