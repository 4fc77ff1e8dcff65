//! What came of a scenario, for people and for programs.

use std::time::Duration;

use serde::Serialize;

use crate::scenario::{Exit, Scenario};

/// Lines of a client's own output that are shown when it failed.
const SHOWN_LINES: usize = 20;

/// What came of one scenario.
#[derive(Clone, Debug, Serialize)]
pub struct Verdict {
    /// Which.
    pub scenario: String,
    /// What a client must do.
    pub rule: String,
    /// Whether it did.
    pub passed: bool,
    /// How it should have ended.
    pub expected: String,
    /// What was wrong; none when it passed.
    pub fault: Option<String>,
    /// What was sent and received.
    pub transcript: Vec<String>,
    /// What the client printed.
    pub output: String,
    /// How long it took.
    pub took_ms: u128,
}

impl Verdict {
    /// The verdict on a scenario that was played.
    pub fn new(
        scenario: &Scenario,
        fault: Option<String>,
        transcript: Vec<String>,
        output: String,
        took: Duration,
    ) -> Self {
        let exit = match scenario.client.exit {
            Exit::Success => "exit code 0",
            Exit::Failure => "an exit code that is not 0",
        };
        let says = scenario.client.says.iter().fold(String::new(), |all, word| all + &format!(", prints {word:?}"));
        Self {
            scenario: scenario.name.clone(),
            rule: scenario.rule.clone(),
            passed: fault.is_none(),
            expected: format!("all steps of the script, then {exit}{says}"),
            fault,
            transcript,
            output,
            took_ms: took.as_millis(),
        }
    }

    /// One line when it passed; with all that was seen when it did not, or when `in_full` is set.
    pub fn text(&self, in_full: bool) -> String {
        let word = if self.passed { "ok    " } else { "FAILED" };
        let mut text = format!("{word} {:<28} {:>6} ms  {}\n", self.scenario, self.took_ms, self.rule);
        if self.passed && !in_full {
            return text;
        }
        let lines = self.output.lines().count();
        let shown = self.output.lines().skip(lines.saturating_sub(SHOWN_LINES));
        let expected = [format!("       expected: {}\n", self.expected)];
        let received = self.fault.iter().map(|fault| format!("       received: {fault}\n"));
        let events = self.transcript.iter().map(|line| format!("       | {line}\n"));
        let printed = shown.map(|line| format!("       > {line}\n"));
        text.extend(expected.into_iter().chain(received).chain(events).chain(printed));
        text
    }
}
