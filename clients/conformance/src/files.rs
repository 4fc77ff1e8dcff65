//! Where the scenarios are, and reading them.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::scenario::Scenario;

/// A scenario that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// The file.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// What it says.
    #[error("{0}: {1}")]
    Text(PathBuf, Box<toml::de::Error>),
}

/// The folder of this kit.
pub fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All scenarios of a folder, by name.
pub fn read_all(folder: &Path) -> Result<Vec<Scenario>, Unreadable> {
    let unreadable = |error| Unreadable::File(folder.to_owned(), error);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            found.push(read(&path)?);
        }
    }
    found.sort_by(|a: &Scenario, b| a.name.cmp(&b.name));
    Ok(found)
}

fn read(path: &Path) -> Result<Scenario, Unreadable> {
    let text = fs::read_to_string(path).map_err(|error| Unreadable::File(path.to_owned(), error))?;
    let mut scenario: Scenario =
        toml::from_str(&text).map_err(|error| Unreadable::Text(path.to_owned(), Box::new(error)))?;
    scenario.name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(scenario)
}
