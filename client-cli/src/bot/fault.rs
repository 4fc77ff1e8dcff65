//! What a bot can do wrong, and how that is told.

use std::{fmt, process::ExitStatus, time::Duration};

use super::process::LONGEST_LINE;

/// One fault of a bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It said nothing in time after its start.
    NoHello(Duration),
    /// Its first line was no hello.
    BadHello { line: String, why: String },
    /// It gave no answer in time.
    Late { seq: i32, after: Duration },
    /// A line that is no answer, where an answer was due.
    Malformed { line: String, why: String },
    /// An answer that was not on the list.
    Illegal { token: String, legal: Vec<String> },
    /// An answer for another match.
    OtherMatch { match_id: String },
    /// An answer to a question that was never asked.
    Unasked { seq: i32, asked: i32 },
    /// More lines, or longer ones, than anybody reads.
    Flood,
    /// It does not read what it is told.
    NotReading { closed: bool },
    /// It has ended.
    Exited(Option<ExitStatus>),
    /// It could not be started again.
    NotStarted(String),
}

impl Fault {
    /// The same for programs.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Self::NoHello(_) => "no_hello",
            Self::BadHello { .. } => "bad_hello",
            Self::Late { .. } => "late",
            Self::Malformed { .. } => "malformed",
            Self::Illegal { .. } => "illegal",
            Self::OtherMatch { .. } => "other_match",
            Self::Unasked { .. } => "unasked",
            Self::Flood => "flood",
            Self::NotReading { .. } => "not_reading",
            Self::Exited(_) => "exited",
            Self::NotStarted(_) => "not_started",
        }
    }

    /// One line on what to do about it.
    pub(crate) fn help(&self) -> &'static str {
        match self {
            Self::NoHello(_) => {
                "write a hello line at once and flush it; a program that needs longer gets it with --start-limit"
            }
            Self::BadHello { .. } => {
                r#"the first line is {"type":"hello","protocol":1,"name":"my-bot"}; other output belongs on standard error"#
            }
            Self::Late { .. } => {
                "answer each turn line with one line and flush it: output to a pipe is often buffered by the block"
            }
            Self::Malformed { .. } => {
                r#"an answer is {"type":"move","seq":SEQ,"token":TOKEN} on one line; other output belongs on standard error"#
            }
            Self::Illegal { .. } => "answer with one of the strings in `legal`, unchanged",
            Self::OtherMatch { .. } => "leave `match_id` out, or copy it from the turn line",
            Self::Unasked { .. } => "copy `seq` from the turn line that is answered",
            Self::Flood => "write one line for each turn, and nothing else on standard output",
            Self::NotReading { .. } => "read standard input line by line until it ends",
            Self::Exited(_) => {
                "a bot runs until it reads `bye` or its input ends; look at what it said on standard error"
            }
            Self::NotStarted(_) => "see that the program stays where it is",
        }
    }

    /// Whether the process is of no use any more.
    pub(crate) fn is_fatal(&self) -> bool {
        match self {
            Self::NoHello(_)
            | Self::BadHello { .. }
            | Self::Flood
            | Self::NotReading { .. }
            | Self::Exited(_)
            | Self::NotStarted(_) => true,
            Self::Late { .. }
            | Self::Malformed { .. }
            | Self::Illegal { .. }
            | Self::OtherMatch { .. }
            | Self::Unasked { .. } => false,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHello(limit) => write!(f, "it wrote no line within {} of its start", seconds(*limit)),
            Self::BadHello { line, why } => write!(f, "its first line is no hello, {why}: {}", cut(line)),
            Self::Late { seq, after } => write!(f, "it gave no answer to turn {seq} within {}", seconds(*after)),
            Self::Malformed { line, why } => write!(f, "its answer cannot be read, {why}: {}", cut(line)),
            Self::Illegal { token, legal } => {
                write!(f, "its answer {} is none of the legal ones: {}", cut(token), cut(&legal.join(", ")))
            }
            Self::OtherMatch { match_id } => write!(f, "its answer is for another match, {}", cut(match_id)),
            Self::Unasked { seq: ..=0, asked } => write!(f, "its answer has no `seq`, and it was asked turn {asked}"),
            Self::Unasked { seq, asked } => write!(f, "it answers turn {seq}, and was asked turn {asked}"),
            Self::Flood => {
                write!(f, "it floods standard output: more lines than are asked for, or one over {LONGEST_LINE} bytes")
            }
            Self::NotReading { closed: true } => f.write_str("it has closed its standard input"),
            Self::NotReading { closed: false } => {
                f.write_str("it does not read its standard input, and the pipe is full")
            }
            Self::Exited(None) => f.write_str("it has closed its standard output"),
            Self::Exited(Some(status)) => write!(f, "it has ended: {status}"),
            Self::NotStarted(why) => write!(f, "it did not start again: {why}"),
        }
    }
}

/// A time as people read it.
fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// As much of a text as a message can hold, in quotes.
pub(crate) fn cut(text: &str) -> String {
    const LONGEST: usize = 200;
    let mut letters = text.chars();
    let head: String = letters.by_ref().take(LONGEST).collect();
    match letters.count() {
        0 => format!("`{head}`"),
        more => format!("`{head}` and {more} more letters"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_cut() {
        assert_eq!(cut("thinking"), "`thinking`");
        assert!(cut(&"x".repeat(5_000)).ends_with("x` and 4800 more letters"));
    }

    #[test]
    fn each_fault_says_what_was_wrong() {
        let illegal = Fault::Illegal { token: "6-6L".to_owned(), legal: vec!["6-4R".to_owned(), "draw".to_owned()] };
        assert_eq!(illegal.to_string(), "its answer `6-6L` is none of the legal ones: `6-4R, draw`");
        let late = Fault::Late { seq: 7, after: Duration::from_millis(1_500) };
        assert_eq!(late.to_string(), "it gave no answer to turn 7 within 1.5 s");
        assert!(!late.is_fatal() && Fault::Flood.is_fatal());
    }
}
