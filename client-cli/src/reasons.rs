//! What each [`ErrorReason`] of the contract means to a person, and what to do about it.

use std::collections::HashMap;

use boneyard_proto::v1::ErrorReason;

/// The sentence and the hint of a reason.
pub(crate) fn explain(reason: ErrorReason, metadata: &HashMap<String, String>) -> (String, String) {
    let of = |key: &str| metadata.get(key).map(|value| format!(" `{value}`")).unwrap_or_default();
    let (sentence, help): (String, &str) = match reason {
        ErrorReason::Unspecified => ("the server refused".to_owned(), ""),
        ErrorReason::InvalidField => (
            format!("the server cannot use the field{}", of("field")),
            "check the value; `--help` tells what a flag takes",
        ),
        ErrorReason::InvalidPageToken => {
            ("the server does not know this page any more".to_owned(), "run the command again")
        }
        ErrorReason::HelloRequired => (
            "the server expects a greeting first".to_owned(),
            "update this program: it speaks another version of the contract",
        ),
        ErrorReason::VariantUnknown => {
            (format!("the server has no variant{}", of("variant")), "`boneyard variants` lists those it has")
        }
        ErrorReason::OptionInvalid => {
            let allowed = metadata.get("allowed").map(|value| format!("; allowed: {value}")).unwrap_or_default();
            (
                format!("the variant cannot have this option{}{allowed}", of("option")),
                "`boneyard variants NAME` explains its options",
            )
        }
        ErrorReason::TokenInvalid => (
            "the server does not accept the token".to_owned(),
            "set BONEYARD_TOKEN or --token-file, or remove the server's entry from the credentials file to register anew",
        ),
        ErrorReason::TokenExpired => (
            "the token was valid once, but has ended".to_owned(),
            "make a new one, or remove the server's entry from the credentials file to register anew",
        ),
        ErrorReason::ScopeMissing => (format!("the token lacks the scope{}", of("scope")), "use a token that has it"),
        ErrorReason::NotAllowed => ("you may see this, but not do it".to_owned(), "ask whoever opened the table"),
        ErrorReason::TableNotFound => (
            "there is no such table, or you may not see it".to_owned(),
            "`boneyard tables` lists those you may see; an invite-only table needs --invite",
        ),
        ErrorReason::PlayerNotFound => ("there is no such player".to_owned(), "check the id"),
        ErrorReason::TournamentNotFound => {
            ("there is no such tournament".to_owned(), "`boneyard tournament list` shows those of the server")
        }
        ErrorReason::EntryRefused => ("this entrant cannot enter".to_owned(), "choose another name or other members"),
        ErrorReason::PlanImpossible => (
            format!("a tournament cannot be held like that: the field{} is impossible", of("field")),
            "`boneyard tournament check FILE` finds out what is possible",
        ),
        ErrorReason::RequestIdReused => {
            ("this request was sent before with other content".to_owned(), "run the command again")
        }
        ErrorReason::TableFull => (
            "the table has no free chair".to_owned(),
            "`boneyard watch TABLE` follows it; `boneyard tables --state waiting` shows others",
        ),
        ErrorReason::ChairTaken => {
            ("somebody else has this chair".to_owned(), "take another one, or the first free one")
        }
        ErrorReason::EntropyClosed => (
            "the match has begun, and its deals are fixed".to_owned(),
            "join without adding entropy, or add it before the last chair is taken",
        ),
        ErrorReason::DealNotRevealed => (
            "the match is not over, and its deals are still secret".to_owned(),
            "ask again when `boneyard tables` shows it as finished",
        ),
        ErrorReason::WrongState => (
            format!("the table's state{} does not allow this", of("state")),
            "`boneyard tables` shows the state of each table",
        ),
        ErrorReason::NotSeated => (
            "you have no seat at this table".to_owned(),
            "`boneyard join TABLE` takes a free chair; `boneyard watch TABLE` follows it",
        ),
        ErrorReason::NotYourTurn => ("it is not your turn".to_owned(), "wait until you are asked"),
        ErrorReason::MatchOver => ("the match is over".to_owned(), "`boneyard play` starts another one"),
        ErrorReason::DirectorCannotPlay => {
            ("a director cannot sit at a table it directs".to_owned(), "use another account to play")
        }
        ErrorReason::TileNotInHand => {
            ("this tile is not in your hand".to_owned(), "`hand` reads your tiles, `moves` what you may do")
        }
        ErrorReason::EndMismatch => {
            ("the tile does not fit there".to_owned(), "`ends` reads the open ends, `moves` what you may do")
        }
        ErrorReason::EndClosed => ("you may not use this end now".to_owned(), "`moves` lists what you may do"),
        ErrorReason::ActionNotAllowed => ("this is not offered now".to_owned(), "`moves` lists what you may do"),
        ErrorReason::StaleTurn => {
            ("the game has gone on since this turn".to_owned(), "answer the turn that is asked now")
        }
        ErrorReason::TurnAlreadyAnswered => {
            ("you answered this turn already, with another move".to_owned(), "the first answer stands")
        }
        ErrorReason::TurnTimedOut => {
            ("your time ran out before the answer came".to_owned(), "`clock` tells how long you have")
        }
        ErrorReason::SessionReplaced => {
            ("the same account connected again elsewhere and took over".to_owned(), "play on there, or stop it first")
        }
        ErrorReason::LimitReached => (
            format!("you have reached a limit of the server{}", of("limit")),
            "finish or leave something first, or wait a minute",
        ),
        ErrorReason::StreamLagged => ("this program read too slowly".to_owned(), "connect again; nothing is lost"),
        ErrorReason::StorageFull => {
            ("the server's disk is full; it can only be read".to_owned(), "tell whoever runs the server")
        }
        ErrorReason::ServerDraining => ("the server is shutting down".to_owned(), "try again in a moment"),
        ErrorReason::StorageUnavailable => ("the server's store does not answer".to_owned(), "try again in a moment"),
    };
    (sentence, help.to_owned())
}
