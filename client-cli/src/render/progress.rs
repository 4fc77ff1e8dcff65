//! How far something is, on standard error: one picture that is drawn anew on a terminal, and a line now
//! and then elsewhere.

use std::{
    io::{self, IsTerminal as _, Write as _},
    time::{Duration, Instant},
};

use super::harmless;

/// How often a picture is drawn anew on a terminal.
const LIVE: Duration = Duration::from_millis(200);
/// Pauses between lines elsewhere: doubling from the first to the last, so that a night fits into a log.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LAST_PAUSE: Duration = Duration::from_secs(60);

/// What is shown of something that takes long.
#[derive(Debug)]
pub(crate) struct Progress {
    live: bool,
    /// Lines on the screen that the next picture replaces.
    drawn: usize,
    shown: Option<Instant>,
    pause: Duration,
}

impl Progress {
    /// Live on a terminal that can move its cursor.
    pub(crate) fn new() -> Self {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let live = io::stderr().is_terminal() && !dumb;
        Self { live, drawn: 0, shown: None, pause: if live { LIVE } else { FIRST_PAUSE } }
    }

    pub(crate) const fn is_live(&self) -> bool {
        self.live
    }

    /// Shows a table and a line below it, if it is time to; elsewhere than on a terminal the line alone.
    pub(crate) fn show(&mut self, table: &str, line: &str) {
        if self.shown.is_some_and(|shown| shown.elapsed() < self.pause) {
            return;
        }
        if !self.live && self.shown.is_some() {
            self.pause = (self.pause * 2).min(LAST_PAUSE);
        }
        self.shown = Some(Instant::now());
        if self.live {
            let picture = picture(self.drawn, table, line);
            self.drawn = table.lines().count() + 1;
            write(&picture);
        } else {
            super::tip(line);
        }
    }

    /// Shows the next picture at once: something has begun to happen.
    pub(crate) fn hurry(&mut self) {
        self.shown = None;
    }

    /// Takes the picture off the screen, so that other lines can follow.
    pub(crate) fn clear(&mut self) {
        if self.drawn > 0 {
            write(&up(self.drawn));
            self.drawn = 0;
            self.shown = None;
        }
    }
}

/// Nothing depends on somebody seeing it.
fn write(text: &str) {
    let mut err = io::stderr().lock();
    let _unseen = err.write_all(text.as_bytes()).and_then(|()| err.flush());
}

/// To the first of this many lines, and clears from there on.
fn up(lines: usize) -> String {
    if lines == 0 { String::new() } else { format!("\u{1b}[{lines}A\r\u{1b}[J") }
}

/// Lines are cut at the edge, because one that is wrapped could not be counted.
fn picture(drawn: usize, table: &str, line: &str) -> String {
    let mut picture = up(drawn) + "\u{1b}[?7l";
    for line in table.lines().chain([line]) {
        picture += &harmless(line);
        picture.push('\n');
    }
    picture + "\u{1b}[?7h"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_replaces_the_one_before() {
        assert_eq!(picture(0, "", "1/2"), "\u{1b}[?7l1/2\n\u{1b}[?7h");
        assert_eq!(picture(3, "A\nB", "2/2"), "\u{1b}[3A\r\u{1b}[J\u{1b}[?7lA\nB\n2/2\n\u{1b}[?7h");
        assert!(!picture(0, "an\u{1b}a", "").contains("n\u{1b}a"), "a name cannot steer the terminal");
    }
}
