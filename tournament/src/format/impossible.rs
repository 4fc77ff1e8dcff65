use std::fmt::Display;

use thiserror::Error;

/// A plan that cannot be carried out, with what could be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{field}: {found} is not possible, {possible} would be")]
pub struct Impossible {
    /// Which field of the plan.
    pub field: &'static str,
    /// What it says.
    pub found: String,
    /// What would be possible.
    pub possible: String,
}

impl Impossible {
    pub(crate) fn new(field: &'static str, found: impl Display, possible: impl Into<String>) -> Self {
        Self { field, found: format!("{found}"), possible: possible.into() }
    }

    /// Refuses a number outside of a range.
    pub(crate) fn unless_within(
        field: &'static str,
        found: usize,
        range: std::ops::RangeInclusive<usize>,
    ) -> Result<(), Self> {
        if range.contains(&found) {
            return Ok(());
        }
        let possible = match range.end() {
            &usize::MAX => format!("{} or more", range.start()),
            end if end == range.start() => end.to_string(),
            end => format!("{} to {end}", range.start()),
        };
        Err(Self::new(field, found, possible))
    }
}
