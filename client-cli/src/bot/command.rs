//! Why a command cannot be started, said so that its author knows what to type instead.

use std::{
    ffi::{OsStr, OsString},
    io,
    path::Path,
};

use crate::failure::Failure;

/// Endings of source files, and how such a file is run.
const SOURCES: [(&str, &str); 12] = [
    ("py", "python3 FILE"),
    ("js", "node FILE"),
    ("mjs", "node FILE"),
    ("ts", "node FILE, once it is compiled to JavaScript"),
    ("rb", "ruby FILE"),
    ("sh", "sh FILE"),
    ("go", "go run FILE"),
    ("java", "java FILE"),
    ("c", "the program that `cc -o bot FILE` makes: ./bot"),
    ("cc", "the program that `c++ -o bot FILE` makes: ./bot"),
    ("cpp", "the program that `c++ -o bot FILE` makes: ./bot"),
    ("rs", "the program that `rustc -o bot FILE` makes: ./bot"),
];

/// Why the command did not start.
pub(crate) fn cannot_start(command: &[OsString], error: &io::Error) -> Failure {
    let program = command.first().map(OsString::as_os_str).unwrap_or_default();
    let shown = program.to_string_lossy();
    let path = Path::new(program);
    let named = path.components().count() > 1;
    let failure = |sentence: String| Failure::usage("bot_not_started", sentence);
    if path.is_dir() {
        return failure(format!("`{shown}` is a directory, not a program"))
            .help("name the program in it, such as `sh bot.sh`");
    }
    if let Some(how) = how_to_run(program).filter(|_| path.is_file()) {
        return failure(format!("`{shown}` is a source file and cannot be run by itself: {error}"))
            .help(format!("run it as: {}", how.replace("FILE", &shown)));
    }
    let kind = error.kind();
    if kind == io::ErrorKind::PermissionDenied {
        return failure(format!("`{shown}` may not be executed"))
            .help(format!("make it a program with `chmod +x {shown}`"));
    }
    if kind != io::ErrorKind::NotFound {
        return failure(format!("`{shown}` does not start: {error}"))
            .help("a script needs a first line such as #!/bin/sh; a program must be made for this machine");
    }
    match (path.is_file(), named) {
        (true, false) => failure(format!("`{shown}` is a file here, but programs are looked for in PATH"))
            .help(format!("write it as ./{shown}")),
        (true, true) => failure(format!("`{shown}` names an interpreter in its first line that is not there"))
            .help("correct the line that begins with #!"),
        (false, true) => failure(format!("there is no file `{shown}`"))
            .help("what stands behind `--` is started as it is, from this directory"),
        (false, false) => failure(format!("there is no program `{shown}` in PATH"))
            .help("install it, or name it with its directory: ./bot"),
    }
}

fn how_to_run(program: &OsStr) -> Option<&'static str> {
    let ending = Path::new(program).extension()?.to_str()?;
    SOURCES.iter().find(|(known, _)| *known == ending).map(|(_, how)| *how)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(program: &str, kind: io::ErrorKind) -> String {
        cannot_start(&[program.into()], &kind.into()).to_string()
    }

    #[test]
    fn each_cause_is_named_with_its_remedy() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        for name in ["bot.py", "bot.c", "bot"] {
            std::fs::write(path(name), "").unwrap();
        }
        for (program, kind, part) in [
            (path("bot.py"), io::ErrorKind::PermissionDenied, "run it as: python3 "),
            (path("bot.c"), io::ErrorKind::PermissionDenied, "`cc -o bot "),
            (path("bot"), io::ErrorKind::PermissionDenied, "chmod +x"),
            (path("bot"), io::ErrorKind::NotFound, "#!"),
            (path("nothing"), io::ErrorKind::NotFound, "there is no file"),
            ("no-such-program".to_owned(), io::ErrorKind::NotFound, "in PATH"),
            (path("."), io::ErrorKind::PermissionDenied, "is a directory"),
            (path("bot"), io::ErrorKind::InvalidData, "does not start"),
        ] {
            let said = said(&program, kind);
            assert!(said.contains(part) && said.contains("[boneyard::bot_not_started]"), "{said}");
        }
    }
}
