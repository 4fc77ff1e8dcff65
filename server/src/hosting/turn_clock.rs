//! The clock of games: how long a decision may take and what it costs. The only file that knows the
//! time; it measures with a monotonic clock, so the wall clock may jump.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::{opening::TimeControl, state::SeatClock};

/// When a decision was asked, for measuring.
#[derive(Clone, Copy, Debug)]
pub(super) struct AskedAt {
    instant: Instant,
    /// Granted once on top, because the server was down while the decision was pending.
    extra: Duration,
}

/// Added once to a decision that was pending while the server was down: time for everybody to come
/// back.
pub(super) const AFTER_DOWNTIME: Duration = Duration::from_secs(5);

impl AskedAt {
    /// Asked just now.
    pub(super) fn now() -> Self {
        Self { instant: Instant::now(), extra: Duration::ZERO }
    }

    /// Asked before the server was down; the clock starts again from what is stored.
    pub(super) fn after_downtime() -> Self {
        Self { instant: Instant::now(), extra: AFTER_DOWNTIME }
    }

    /// Time since, in milliseconds, without what was granted on top.
    pub(super) fn elapsed_ms(&self) -> u32 {
        let elapsed = self.instant.elapsed().saturating_sub(self.extra);
        u32::try_from(elapsed.as_millis()).unwrap_or(u32::MAX)
    }

    /// When time runs out; `None` without a clock.
    pub(super) fn deadline(&self, control: &TimeControl, clock: &SeatClock) -> Option<Instant> {
        let allowed = allowed_ms(control, clock)?;
        self.instant.checked_add(self.extra + Duration::from_millis(allowed.into()))
    }

    /// Time left in milliseconds, at least 1; 0 without a clock.
    pub(super) fn left_ms(&self, control: &TimeControl, clock: &SeatClock) -> u32 {
        match self.deadline(control, clock) {
            None => 0,
            Some(deadline) => {
                let left = deadline.saturating_duration_since(Instant::now());
                u32::try_from(left.as_millis()).unwrap_or(u32::MAX).max(1)
            }
        }
    }
}

/// How long a decision may take, milliseconds: what is free, and of the bank no more than the limit
/// of a move. `None` without a clock.
pub(super) fn allowed_ms(control: &TimeControl, clock: &SeatClock) -> Option<u32> {
    if control.unlimited {
        return None;
    }
    let bank = match control.move_limit_ms {
        0 => clock.bank_ms,
        limit => clock.bank_ms.min(limit),
    };
    Some(control.free_ms.saturating_add(bank))
}

/// What a decision of this length costs, milliseconds: never more than the bank.
pub(super) fn charge_ms(control: &TimeControl, clock: &SeatClock, elapsed_ms: u32) -> u32 {
    if control.unlimited { 0 } else { elapsed_ms.saturating_sub(control.free_ms).min(clock.bank_ms) }
}

/// Now, for the timers of tables.
pub(super) fn now() -> Instant {
    Instant::now()
}

/// The wall clock, milliseconds since 1970; for people to read, never for measuring.
pub fn wall_clock_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
