//! The engine against a second, naive model of the same rules page.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod naive;
