//! The binding: arrays in, arrays out. No rule stands here.

use pyo3::{exceptions::PyValueError, prelude::*};

use crate::settings::Settings;

mod batch;
mod game;
mod names;
mod wire;

#[pymodule]
mod _native {
    #[pymodule_export]
    use super::{
        batch::Batch,
        game::Game,
        names::{house_bots, variants},
        wire::read_view,
    };
}

/// Settings as Python gives them.
fn settings(
    variant: &str,
    options: &[(String, String)],
    episode: &str,
    reward: &str,
    history: bool,
) -> PyResult<Settings> {
    Settings::new(variant, options, (episode, reward), history).map_err(refused)
}

/// Anything that a caller got wrong.
fn refused(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}
