//! The `boneyard` command. Everything it does is in the library beside it.

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    boneyard_cli::run(std::env::args_os())
}
