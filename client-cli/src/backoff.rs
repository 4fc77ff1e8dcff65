//! Trying again, with longer and longer pauses.

use std::time::Duration;

use crate::{failure::Failure, render};

const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(8);
/// Attempts to get an answer to the server before giving up.
const ATTEMPTS: u32 = 8;

/// Waiting times between attempts: doubling, and back to the start after a success.
#[derive(Debug)]
pub(crate) struct Backoff {
    next: Duration,
    at_least: Duration,
}

impl Backoff {
    pub(crate) const fn new() -> Self {
        Self { next: FIRST_PAUSE, at_least: Duration::ZERO }
    }

    /// The connection works.
    pub(crate) fn worked(&mut self) {
        self.next = FIRST_PAUSE;
    }

    /// The server asks for this pause before the next attempt.
    pub(crate) fn asked_for(&mut self, pause_ms: i32) {
        self.at_least = Duration::from_millis(u64::try_from(pause_ms).unwrap_or(0));
    }

    /// The pause before the next attempt.
    pub(crate) fn pause(&mut self) -> Duration {
        let pause = self.next.max(std::mem::take(&mut self.at_least));
        self.next = (self.next * 2).min(LONGEST_PAUSE);
        pause
    }
}

/// Calls again while the server cannot be reached.
pub(crate) async fn retrying<T, Call: Future<Output = Result<T, Failure>>>(
    call: impl Fn() -> Call,
) -> Result<T, Failure> {
    let mut backoff = Backoff::new();
    for _ in 1..ATTEMPTS {
        match call().await {
            Err(failure) if failure.may_pass() => {
                let pause = backoff.pause();
                render::tip(format_args!("{}; trying again in {} s", failure.sentence(), pause.as_secs_f32()));
                tokio::time::sleep(pause).await;
            }
            done => return done,
        }
    }
    call().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_eight_seconds_and_start_again_after_a_success() {
        let mut backoff = Backoff::new();
        let pauses: Vec<u128> = (0..7).map(|_| backoff.pause().as_millis()).collect();
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000, 8000, 8000]);
        backoff.worked();
        assert_eq!(backoff.pause(), FIRST_PAUSE);
    }

    #[test]
    fn the_pause_that_the_server_asks_for_is_kept_once() {
        let mut backoff = Backoff::new();
        backoff.asked_for(3000);
        assert_eq!(backoff.pause().as_millis(), 3000);
        assert_eq!(backoff.pause().as_millis(), 500);
    }
}
