//! `boneyard tournament init`: a small tournament file to begin with.

use std::{fs::OpenOptions, io::Write as _};

use crate::{args::Init, commands::program, failure::Failure, plan::TEMPLATE, render};

pub(super) fn run(args: &Init) -> Result<(), Failure> {
    let path = &args.file;
    let mut options = OpenOptions::new();
    options.write(true);
    // Somebody may have worked on a file that is there.
    if args.force {
        options.create(true).truncate(true)
    } else {
        options.create_new(true)
    };
    let mut file = options.open(path).map_err(|error| {
        if error.kind() == std::io::ErrorKind::AlreadyExists {
            Failure::usage("file_exists", format!("{} is there already", path.display()))
                .help("name another file, or write over it with --force")
        } else {
            Failure::other("io", format!("cannot write {}: {error}", path.display()))
        }
    })?;
    file.write_all(TEMPLATE.as_bytes())?;
    let (program, path) = (program(), path.display());
    render::tip(format_args!("{path} is a tournament of four house bots. Try"));
    render::tip(format_args!("  {program} tournament check {path}"));
    render::tip(format_args!("  {program} tournament run {path} --export results"));
    Ok(())
}
