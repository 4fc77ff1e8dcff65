//! The steps of a check, each with its time and verdict.

use std::time::Instant;

use serde_json::json;

use crate::{failure::Failure, render};

/// Tells steps as they are done.
#[derive(Debug)]
pub(super) struct Report {
    json: bool,
    steps: u32,
}

impl Report {
    pub(super) fn new(json: bool) -> Self {
        Self { json, steps: 0 }
    }

    /// Does a step and tells how it went. The work also says a few words on what it has seen.
    pub(super) async fn step<T>(
        &mut self,
        name: &str,
        work: impl Future<Output = Result<(T, String), Failure>>,
    ) -> Result<T, Failure> {
        let begin = Instant::now();
        let done = work.await;
        self.steps += 1;
        let time = begin.elapsed();
        match done {
            Ok((value, seen)) => {
                if self.json {
                    render::line(json!({ "step": name, "ok": true, "ms": millis(begin), "seen": seen }))?;
                } else {
                    let seen = if seen.is_empty() { seen } else { format!(": {seen}") };
                    render::line(format_args!("✓ ok      {:>6.2} s  {name}{seen}", time.as_secs_f64()))?;
                }
                Ok(value)
            }
            Err(failure) => {
                // What is not the bot's fault is no verdict on it.
                let failure = if failure.is_about_a_bot() { failure.into_verdict() } else { failure };
                if self.json {
                    render::line(json!({
                        "step": name,
                        "ok": false,
                        "ms": millis(begin),
                        "reason": failure.reason(),
                        "error": failure.sentence(),
                        "evidence": failure.evidence_text(),
                        "help": failure.help_text(),
                    }))?;
                } else {
                    render::line(format_args!("✗ failed  {:>6.2} s  {name}", time.as_secs_f64()))?;
                }
                Err(failure)
            }
        }
    }

    /// All steps were passed.
    pub(super) fn passed(&self) -> Result<(), Failure> {
        if self.json {
            return render::line(json!({ "ok": true, "steps": self.steps }));
        }
        render::line(format_args!("The bot passes all {} steps.", self.steps))
    }
}

fn millis(begin: Instant) -> u64 {
    u64::try_from(begin.elapsed().as_millis()).unwrap_or(u64::MAX)
}
