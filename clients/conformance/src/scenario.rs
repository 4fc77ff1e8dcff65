//! What a scenario file says.

use serde::Deserialize;

/// The table that every client is told to join.
pub const TABLE: &str = "tbl_conformance";

/// One file: what the server does, and what the client has to do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The name of the file, without its ending.
    #[serde(skip)]
    pub name: String,
    /// What a client must do, in one sentence.
    pub rule: String,
    /// Why.
    pub why: String,
    /// The client is started without a token, and has to register.
    #[serde(default)]
    pub without_token: bool,
    /// What happens, in this order.
    pub script: Vec<Step>,
    /// How the client has to end.
    pub client: Ending,
}

/// How the client has to end once the script is played.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// With exit code 0, or with any other.
    pub exit: Exit,
    /// What it must have printed, on either stream.
    #[serde(default)]
    pub says: Vec<String>,
}

/// Kind of exit code.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Exit {
    /// 0.
    Success,
    /// Anything else.
    Failure,
}

/// One thing that the server does or waits for.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Waits until the client registers, and gives it a token.
    Register {},
    /// Waits until the client opens a session by `Play` or `Listen`.
    Session {
        /// Whether it has to ask for its chair in this hello.
        joins: Option<bool>,
        /// Earliest moment, counted from the end of the session before.
        #[serde(default)]
        not_before_ms: u64,
    },
    /// Waits until the client opens a session, and refuses it.
    Refuse {
        /// Why.
        reason: String,
        /// `RetryInfo` of the status.
        retry_ms: Option<u64>,
        /// As for a session.
        #[serde(default)]
        not_before_ms: u64,
    },
    /// Sends the welcome.
    Welcome {
        /// Tables the player sits at.
        #[serde(default = "own_table")]
        tables: Vec<String>,
        /// Period that is announced.
        #[serde(default = "a_minute")]
        heartbeat_ms: i32,
    },
    /// Sends a notice that a table changed state.
    Notice {
        /// Which table.
        #[serde(default = "table")]
        table: String,
        /// `WAITING`, `ACTIVE`, `PAUSED`; `NEWER` is a state of a later release.
        state: String,
    },
    /// Tells that a match is over.
    Over {
        /// Which table.
        #[serde(default = "table")]
        table: String,
        /// `FINISHED` or `ABORTED`.
        #[serde(default = "finished")]
        state: String,
        /// False ends it in silence: who asks about the table learns it.
        #[serde(default = "yes")]
        told: bool,
    },
    /// Asks for a move.
    Ask(Ask),
    /// Waits for the answer to a question, and judges it.
    Answer {
        /// Which table.
        #[serde(default = "table")]
        table: String,
        /// Which question.
        turn: i32,
        /// What happens to it.
        #[serde(default)]
        outcome: Outcome,
        /// Why it is refused.
        reason: Option<String>,
        /// Time before it is judged.
        #[serde(default)]
        after_ms: u64,
    },
    /// Waits for the answers to all open questions, in any order; they stand.
    AllAnswers {},
    /// Sends a heartbeat.
    Heartbeat {
        /// Open questions, as the server counts them.
        #[serde(default)]
        pending: i32,
        /// Time before it is sent.
        #[serde(default)]
        after_ms: u64,
    },
    /// Sends an event of a kind that a later release may have.
    NewerEvent {},
    /// Announces that the server stops.
    Drain {
        /// When the client should come back.
        reconnect_after_ms: i32,
    },
    /// Ends the session with a status; without a reason it is OK.
    Close {
        /// Why.
        reason: Option<String>,
        /// `RetryInfo` of the status.
        retry_ms: Option<u64>,
    },
    /// Cuts every connection.
    Cut {},
    /// The server is gone, and comes back at the same address.
    Restart {
        /// Time between.
        down_ms: u64,
    },
    /// Sends nothing more on this session, and leaves it open.
    FallSilent {},
    /// For this long nothing may come from the client.
    Quiet {
        /// How long.
        ms: u64,
    },
}

/// A question.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Which table.
    #[serde(default = "table")]
    pub table: String,
    /// Its number.
    pub turn: i32,
    /// Which file of `positions/` it is.
    #[serde(default = "opening")]
    pub position: String,
    /// Sent before.
    #[serde(default)]
    pub reissued: bool,
    /// So many legal moves instead of those of the position.
    pub moves: Option<usize>,
    /// Makes the last listed move the best by far, so that who decides anew decides otherwise.
    #[serde(default)]
    pub last_is_best: bool,
    /// Adds what a later release may have: fields, a kind of decision, a kind of move.
    #[serde(default)]
    pub newer: bool,
}

/// What happens to an answer.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It stands, and the client hears so.
    #[default]
    Accepted,
    /// It stands, and the connection breaks before the client hears so.
    Unacknowledged,
    /// The connection breaks before it is stored.
    Lost,
    /// It is refused for the `reason`.
    Refused,
}

fn table() -> String {
    TABLE.to_owned()
}

fn own_table() -> Vec<String> {
    vec![table()]
}

const fn a_minute() -> i32 {
    60_000
}

fn finished() -> String {
    "FINISHED".to_owned()
}

fn opening() -> String {
    "all_fives".to_owned()
}

const fn yes() -> bool {
    true
}
