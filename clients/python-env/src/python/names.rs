//! What there is by name.

use boneyard_bots::HouseBot;
use boneyard_engine::variants::ALL;
use pyo3::prelude::*;

use super::refused;

/// Key, name, summary, and fewest, most and usual seats of a variant.
type Described = (&'static str, &'static str, &'static str, (u8, u8, u8));

/// Every variant.
#[pyfunction]
pub(super) fn variants() -> Vec<Described> {
    ALL.iter()
        .map(|variant| {
            let seats = (variant.seats.0, variant.seats.1, variant.default_seats);
            (variant.key, variant.name, variant.summary, seats)
        })
        .collect()
}

/// The names of the house bots.
#[pyfunction]
pub(super) fn house_bots() -> Vec<&'static str> {
    HouseBot::ALL.iter().map(|bot| bot.name).collect()
}

/// The house bot of this name.
pub(super) fn house_bot(name: &str) -> PyResult<HouseBot> {
    let unknown = || refused(format!("there is no house bot `{name}`; there are {}", house_bots().join(", ")));
    HouseBot::find(name).ok_or_else(unknown)
}
