//! What people and programs read: data on standard output, talk on standard error.

use std::{
    fmt,
    io::{self, Write as _},
};

use crate::failure::Failure;

pub(crate) mod json;
pub(crate) mod layout;
pub(crate) mod narrate;
pub(crate) mod progress;
pub(crate) mod scores;
pub(crate) mod sentences;
#[cfg(feature = "local")]
pub(crate) mod sheet;

/// Writes a line of data and flushes it.
pub(crate) fn line(text: impl fmt::Display) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", harmless(&text.to_string()))?;
    Ok(out.flush()?)
}

/// Writes a line of talk. Nothing depends on somebody hearing it.
pub(crate) fn tip(text: impl fmt::Display) {
    let _unheard = writeln!(io::stderr().lock(), "{}", harmless(&text.to_string()));
}

/// Asks for a line.
pub(crate) fn prompt() {
    let mut err = io::stderr().lock();
    let _unheard = write!(err, "> ").and_then(|()| err.flush());
}

/// Names and comments come from others: what would steer a terminal is taken out.
fn harmless(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_control() && letter != '\n' { char::REPLACEMENT_CHARACTER } else { letter })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        assert_eq!(harmless("ana\u{1b}[2J\u{9b}1m\nB"), "ana\u{fffd}[2J\u{fffd}1m\nB");
    }
}
