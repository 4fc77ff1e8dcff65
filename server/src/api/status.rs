//! Refusals on the wire: one table from reason to status. Reasons are stable, texts are for people.

use std::{collections::HashMap, time::Duration};

use boneyard_engine::{rules::options::OptionError, table::Refusal};
use boneyard_proto::v1::ErrorReason;
use tonic::{Code, Status, metadata::MetadataMap};
use tonic_types::{ErrorDetails, StatusExt as _};

use crate::{
    hosting::{HostError, Lifecycle, Refused},
    lobby::LobbyError,
    store::StoreError,
    tournaments,
};

/// Domain of every reason.
const DOMAIN: &str = "boneyard.dev";

/// Trailer that repeats the reason, for clients without a decoder of rich errors.
const REASON_TRAILER: &str = "boneyard-reason";

/// Most bytes of a text for people, and of a value for programs: a status travels as headers, and
/// clients do not take large ones.
const MAX_TEXT: usize = 512;

/// Text that is no longer than so many bytes; what is too much is left out at the end.
pub(super) fn clipped(mut text: String, most: usize) -> String {
    const ELLIPSIS: char = '…';
    if text.len() > most {
        let end = most - ELLIPSIS.len_utf8();
        text.truncate((0..=end).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0));
        text.push(ELLIPSIS);
    }
    text
}

/// What a caller sent, as its refusal repeats it.
pub(super) fn quoted(text: &str) -> String {
    format!("`{}`", clipped(text.to_owned(), 64))
}

/// A refusal on its way to the wire.
#[derive(Clone, Debug)]
pub struct Failure {
    reason: ErrorReason,
    message: String,
    metadata: HashMap<String, String>,
}

impl Failure {
    /// A refusal for this reason.
    pub fn new(reason: ErrorReason, message: impl Into<String>) -> Self {
        Self { reason, message: clipped(message.into(), MAX_TEXT), metadata: HashMap::new() }
    }

    /// A malformed request: which field, what was found, what would do.
    pub fn field(field: &str, problem: impl Into<String>) -> Self {
        Self::new(ErrorReason::InvalidField, format!("`{field}`: {}", problem.into())).with("field", field)
    }

    /// Adds something that programs may want to read.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl std::fmt::Display) -> Self {
        self.metadata.insert(key.to_owned(), clipped(value.to_string(), MAX_TEXT));
        self
    }

    /// The reason.
    pub const fn reason(&self) -> ErrorReason {
        self.reason
    }

    /// The text for people.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Something that was added.
    pub fn metadata(&self, key: &str) -> Option<&str> {
        self.metadata.get(key).map(String::as_str)
    }
}

/// The status code of a reason.
const fn code(reason: ErrorReason) -> Code {
    use ErrorReason as R;
    match reason {
        R::InvalidField | R::InvalidPageToken | R::HelloRequired | R::VariantUnknown | R::OptionInvalid => {
            Code::InvalidArgument
        }
        R::TokenInvalid | R::TokenExpired => Code::Unauthenticated,
        R::ScopeMissing | R::NotAllowed => Code::PermissionDenied,
        R::TableNotFound | R::PlayerNotFound | R::TournamentNotFound => Code::NotFound,
        R::RequestIdReused => Code::AlreadyExists,
        R::TableFull
        | R::ChairTaken
        | R::WrongState
        | R::NotSeated
        | R::NotYourTurn
        | R::MatchOver
        | R::EntropyClosed
        | R::DealNotRevealed
        | R::DirectorCannotPlay
        | R::EntryRefused
        | R::PlanImpossible
        | R::TileNotInHand
        | R::EndMismatch
        | R::EndClosed
        | R::ActionNotAllowed => Code::FailedPrecondition,
        R::StaleTurn | R::TurnAlreadyAnswered | R::TurnTimedOut | R::SessionReplaced => Code::Aborted,
        R::LimitReached | R::StreamLagged | R::StorageFull => Code::ResourceExhausted,
        R::ServerDraining | R::StorageUnavailable => Code::Unavailable,
        R::Unspecified => Code::Internal,
    }
}

/// How long to wait before another try, where trying again makes sense.
const fn retry_after(reason: ErrorReason) -> Option<Duration> {
    use ErrorReason as R;
    match reason {
        R::ServerDraining => Some(Duration::from_secs(2)),
        R::StorageUnavailable => Some(Duration::from_secs(1)),
        R::LimitReached | R::StorageFull => Some(Duration::from_secs(30)),
        R::StreamLagged => Some(Duration::from_millis(250)),
        R::Unspecified
        | R::InvalidField
        | R::InvalidPageToken
        | R::HelloRequired
        | R::VariantUnknown
        | R::OptionInvalid
        | R::TokenInvalid
        | R::TokenExpired
        | R::ScopeMissing
        | R::NotAllowed
        | R::TableNotFound
        | R::PlayerNotFound
        | R::TournamentNotFound
        | R::EntryRefused
        | R::PlanImpossible
        | R::RequestIdReused
        | R::TableFull
        | R::ChairTaken
        | R::WrongState
        | R::NotSeated
        | R::NotYourTurn
        | R::MatchOver
        | R::EntropyClosed
        | R::DealNotRevealed
        | R::DirectorCannotPlay
        | R::TileNotInHand
        | R::EndMismatch
        | R::EndClosed
        | R::ActionNotAllowed
        | R::StaleTurn
        | R::TurnAlreadyAnswered
        | R::TurnTimedOut
        | R::SessionReplaced => None,
    }
}

/// The name of a reason as it travels, without its prefix.
pub fn reason_name(reason: ErrorReason) -> &'static str {
    reason.as_str_name().trim_start_matches("ERROR_REASON_")
}

impl From<Failure> for Status {
    fn from(failure: Failure) -> Self {
        let name = reason_name(failure.reason);
        let code = code(failure.reason);
        let mut details = ErrorDetails::with_error_info(name, DOMAIN, failure.metadata.clone());
        match (code, failure.metadata.get("field")) {
            (Code::InvalidArgument, Some(field)) => {
                details.add_bad_request_violation(field.clone(), failure.message.clone());
            }
            (Code::FailedPrecondition, _) => {
                details.add_precondition_failure_violation(name, "table", failure.message.clone());
            }
            (_, _) => {}
        }
        if let Some(delay) = retry_after(failure.reason) {
            details.set_retry_info(Some(delay));
        }
        let mut trailers = MetadataMap::new();
        if let Ok(value) = name.parse() {
            trailers.insert(REASON_TRAILER, value);
        }
        Self::with_error_details_and_metadata(code, failure.message, details, trailers)
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        use ErrorReason as R;
        let message = refused.to_string();
        match refused {
            Refused::TableFull => Self::new(R::TableFull, message),
            Refused::ChairTaken(_) => Self::new(R::ChairTaken, message),
            Refused::NoSuchChair { .. } => Self::new(R::InvalidField, message).with("field", "chair"),
            Refused::WrongState(state) => Self::new(R::WrongState, message).with("state", state_word(state)),
            Refused::NotSeated | Refused::SeatLost => Self::new(R::NotSeated, message),
            Refused::SeatAmbiguous => Self::new(R::InvalidField, message).with("field", "seat"),
            Refused::NotAllowed | Refused::Removed => Self::new(R::NotAllowed, message),
            Refused::DirectorCannotPlay => Self::new(R::DirectorCannotPlay, message),
            Refused::EntropyClosed => Self::new(R::EntropyClosed, message),
            Refused::EntropyFull(_) => Self::new(R::LimitReached, message).with("limit", "entropies"),
            Refused::MatchOver => Self::new(R::MatchOver, message),
            Refused::AlreadyAnswered => Self::new(R::TurnAlreadyAnswered, message),
            Refused::TimedOut => Self::new(R::TurnTimedOut, message),
            Refused::FutureTurn { .. } => Self::new(R::InvalidField, message).with("field", "turn"),
            Refused::StaleTurn { current, .. } => Self::new(R::StaleTurn, message).with("current_turn", current),
            Refused::NotYourTurn(_) => Self::new(R::NotYourTurn, message),
            Refused::BadRanks { .. } => Self::new(R::InvalidField, message).with("field", "team_ranks"),
            Refused::Illegal(refusal) => Self::new(rule_reason(refusal), message),
        }
    }
}

const fn rule_reason(refusal: Refusal) -> ErrorReason {
    use ErrorReason as R;
    match refusal {
        Refusal::TileNotInHand => R::TileNotInHand,
        Refusal::EndMismatch => R::EndMismatch,
        Refusal::EndClosed => R::EndClosed,
        Refusal::MatchOver => R::MatchOver,
        Refusal::NotYourTurn => R::NotYourTurn,
        Refusal::StaleTurn { .. } => R::StaleTurn,
        Refusal::FutureTurn | Refusal::NoSuchSeat | Refusal::BadRanks => R::InvalidField,
        Refusal::WrongPhase | Refusal::AlreadyForfeited => R::WrongState,
        Refusal::MustLeadOther | Refusal::ActionNotAllowed | Refusal::WrongDeclaration | Refusal::NotTheSet => {
            R::ActionNotAllowed
        }
    }
}

/// A life-cycle state as the wire names it.
pub(super) const fn state_word(state: Lifecycle) -> &'static str {
    match state {
        Lifecycle::Waiting => "WAITING",
        Lifecycle::Active => "ACTIVE",
        Lifecycle::Paused => "PAUSED",
        Lifecycle::Finished => "FINISHED",
        Lifecycle::Aborted => "ABORTED",
    }
}

impl From<HostError> for Failure {
    fn from(error: HostError) -> Self {
        match error {
            HostError::Refused { refused, illegal_left } => {
                let failure = Self::from(refused);
                match illegal_left {
                    Some(left) => failure.with("illegal_left", left),
                    None => failure,
                }
            }
            HostError::Store(error) => error.into(),
            HostError::Closing => Self::draining(),
        }
    }
}

impl Failure {
    /// The server is shutting down.
    pub fn draining() -> Self {
        Self::new(ErrorReason::ServerDraining, "the server is shutting down: connect again in a moment")
    }

    /// A request that is larger than this limit.
    pub fn too_large(limit: &str) -> Self {
        Self::new(ErrorReason::LimitReached, format!("the request is larger than `{limit}`; see GetServerInfo"))
            .with("limit", limit)
    }

    /// What was wrong with a message of a stream that could not be read, as a status of ours where it is
    /// one.
    pub(super) fn unread(status: Status) -> Status {
        if status.code() == Code::OutOfRange { Self::too_large("max_request_bytes").into() } else { status }
    }

    /// No such table for this caller.
    pub fn no_table(table_id: &str) -> Self {
        Self::new(ErrorReason::TableNotFound, format!("there is no table {} for you; see ListTables", quoted(table_id)))
    }
}

impl Failure {
    /// No such tournament.
    pub fn no_tournament(id: &str) -> Self {
        Self::new(
            ErrorReason::TournamentNotFound,
            format!("there is no tournament {}; see ListTournaments", quoted(id)),
        )
    }
}

impl From<tournaments::Refused> for Failure {
    fn from(refused: tournaments::Refused) -> Self {
        use tournaments::Refused as T;
        let message = refused.to_string();
        match refused {
            T::WrongState(state) => {
                Self::new(ErrorReason::WrongState, message).with("state", tournament_state_word(state))
            }
            T::NotAllowed => Self::new(ErrorReason::NotAllowed, message),
            T::DirectorCannotPlay => Self::new(ErrorReason::DirectorCannotPlay, message),
            T::Full(_) => Self::new(ErrorReason::LimitReached, message).with("limit", "max_entrants"),
            T::NameTaken(_) | T::Entered(_) | T::Members { .. } | T::NoClock => {
                Self::new(ErrorReason::EntryRefused, message)
            }
            T::NoSuchEntrant(_) => Self::field("entrant", message),
            T::Impossible(impossible) => Self::new(ErrorReason::PlanImpossible, message)
                .with("field", impossible.field)
                .with("possible", impossible.possible),
            T::Store(error) => error.into(),
            T::Closing => Self::draining(),
        }
    }
}

/// A life-cycle state of a tournament as the wire names it.
const fn tournament_state_word(state: tournaments::State) -> &'static str {
    match state {
        tournaments::State::Open => "OPEN",
        tournaments::State::Running => "RUNNING",
        tournaments::State::Paused => "PAUSED",
        tournaments::State::Finished => "FINISHED",
        tournaments::State::Cancelled => "CANCELLED",
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        if error == StoreError::Closed {
            return Self::draining();
        }
        if error == StoreError::Full {
            return Self::new(
                ErrorReason::StorageFull,
                "the server's disk is full: reading works, playing does not until there is space",
            )
            .with("limit", "disk");
        }
        // Paths and offsets are for the operator; the caller learns that it is not at fault.
        tracing::error!(%error, "store");
        Self::new(ErrorReason::StorageUnavailable, "the server's store does not answer: try again in a moment")
    }
}

impl From<LobbyError> for Failure {
    fn from(error: LobbyError) -> Self {
        let message = error.to_string();
        match error {
            LobbyError::NoSuchPlayer | LobbyError::WrongCode => Self::new(ErrorReason::PlayerNotFound, message),
            LobbyError::RequestIdReused => Self::new(ErrorReason::RequestIdReused, message),
            LobbyError::NoSuchToken => Self::field("token_id", message),
            LobbyError::TooManyTokens => {
                Self::new(ErrorReason::LimitReached, message).with("limit", "max_tokens_per_player")
            }
            LobbyError::Store(error) => error.into(),
        }
    }
}

impl From<OptionError> for Failure {
    fn from(error: OptionError) -> Self {
        Self::new(ErrorReason::OptionInvalid, error.to_string())
            .with("option", &error.option)
            .with("allowed", &error.allowed)
    }
}
