//! The Python interpreter that has the other engines, and their scripts beside this file.
//!
//! `BONEYARD_ORACLES` names it. Where it or a package is missing, the comparison is skipped and says
//! so; with `BONEYARD_REQUIRE_ALL=1` that is a failure.

use std::{env, path::Path, process::Command};

/// The packages with the versions whose rules were read.
const REQUIREMENTS: &str = include_str!("requirements.txt");

/// Prints what is installed in the form of [`REQUIREMENTS`].
const LIST: &str =
    "import importlib.metadata as m\nfor d in m.distributions(): print(d.metadata['Name'] + '==' + d.version)";

/// A script beside this file, ready for arguments; `None` where the interpreter or a package is missing.
pub(crate) fn script(name: &str) -> Option<Command> {
    match interpreter() {
        Ok(interpreter) => {
            let mut command = Command::new(interpreter);
            command.env("PYTHONDONTWRITEBYTECODE", "1");
            command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/oracles").join(name));
            Some(command)
        }
        Err(missing) => {
            assert!(env::var_os("BONEYARD_REQUIRE_ALL").is_none_or(|value| value != "1"), "{missing}");
            eprintln!("skipped: {missing}");
            None
        }
    }
}

/// The interpreter, or what is missing and what would do.
fn interpreter() -> Result<String, String> {
    let remedy = "give it a Python 3.11 with engine/tests/oracles/requirements.txt";
    let interpreter = env::var("BONEYARD_ORACLES").map_err(|_| format!("BONEYARD_ORACLES is not set: {remedy}"))?;
    let listed = Command::new(&interpreter)
        .args(["-c", LIST])
        .output()
        .map_err(|fault| format!("`{interpreter}` cannot be run ({fault}): {remedy}"))?;
    let listed = String::from_utf8_lossy(&listed.stdout).replace('-', "_");
    let wanted = REQUIREMENTS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let missing: Vec<&str> = wanted.filter(|package| !listed.lines().any(|line| line == *package)).collect();
    if missing.is_empty() {
        return Ok(interpreter);
    }
    Err(format!("`{interpreter}` lacks {}: {remedy}", missing.join(" and ")))
}
