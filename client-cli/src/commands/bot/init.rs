//! `boneyard bot init`: a bot to begin with, which passes `boneyard bot check`.

use std::{fs, io, path::Path};

use super::templates::{LANGUAGES, Language};
use crate::{args::BotInit, failure::Failure, render, words};

pub(super) fn run(args: &BotInit) -> Result<(), Failure> {
    let language = find(&args.language)?;
    let folder = &args.directory;
    make_empty(folder)?;
    for (name, text) in language.files {
        let path = folder.join(name);
        // Nothing that came here meanwhile is written over.
        fs::File::create_new(&path)
            .and_then(|mut file| io::Write::write_all(&mut file, text.as_bytes()))
            .map_err(|error| Failure::other("io", format!("cannot write {}: {error}", path.display())))?;
        render::line(path.display())?;
    }
    let edit = language.files.first().map_or("", |(name, _)| name);
    render::tip(format_args!("A bot that plays every variant; {edit} is the file to edit. In {}:", folder.display()));
    for line in language.next {
        render::tip(format_args!("  {line}"));
    }
    Ok(())
}

fn find(name: &str) -> Result<&'static Language, Failure> {
    let wanted = name.to_ascii_lowercase();
    LANGUAGES.iter().find(|known| known.name == wanted || known.aliases.contains(&wanted.as_str())).ok_or_else(|| {
        let names = words::list(LANGUAGES.iter().map(|known| known.name.to_owned()));
        Failure::usage("language_unknown", format!("there is no bot to begin with in `{name}`")).help(format!(
            "there are {names}; in any other language, read and write JSON lines: docs/reference/json-lines.md"
        ))
    })
}

/// Makes the directory, unless it is there and empty.
fn make_empty(folder: &Path) -> Result<(), Failure> {
    let unusable = |error: io::Error| Failure::other("io", format!("cannot use {}: {error}", folder.display()));
    match fs::read_dir(folder) {
        Ok(mut found) => match found.next() {
            None => Ok(()),
            Some(_) => Err(Failure::usage("directory_not_empty", format!("{} is not empty", folder.display()))
                .help("name a new directory; what is there is left as it is")),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => fs::create_dir_all(folder).map_err(unusable),
        Err(error) => Err(unusable(error)),
    }
}
