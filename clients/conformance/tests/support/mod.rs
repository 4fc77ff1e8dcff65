//! The starters that can run on this machine, built.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::allow_attributes,
    clippy::unwrap_used,
    reason = "each test file uses its part of this"
)]

use std::{env, path::Path, sync::OnceLock};

use boneyard_conformance::starters::{self, Starter};

/// Folder of what starters build.
pub fn built() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

/// The starters that can run here, built once for all tests of a file. What is missing is named; under
/// `BONEYARD_REQUIRE_ALL=1` nothing may be.
pub fn starters() -> Vec<Starter> {
    static STARTERS: OnceLock<Vec<Starter>> = OnceLock::new();
    STARTERS.get_or_init(find).clone()
}

fn find() -> Vec<Starter> {
    let mut here = Vec::new();
    let mut missing = Vec::new();
    for starter in starters::read(built()).unwrap() {
        match starter.missing() {
            Some(why) => missing.push(format!("{}: {why}", starter.language)),
            None => here.push(starter),
        }
    }
    for line in &missing {
        eprintln!("skipped: {line}");
    }
    assert!(missing.is_empty() || env::var_os("BONEYARD_REQUIRE_ALL").is_none_or(|set| set != "1"), "{missing:?}");
    for starter in &here {
        starter.prepare().unwrap();
    }
    here
}
