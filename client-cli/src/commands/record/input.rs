//! Files of records, in whichever format they are.

use std::{
    fs::File,
    io::{BufRead, BufReader, ErrorKind, stdin},
    path::Path,
};

use boneyard_record::{
    convert::{csv, jsonl},
    read::{self, Fault, Located},
};

use crate::{args::InputFormat, failure::Failure};

/// Records of a file, one in memory at a time.
pub(super) type Records = Box<dyn Iterator<Item = Result<Located, Failure>>>;

/// A file of records, by its name.
pub(super) fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(stdin().lock()));
    }
    let unreadable = |error: std::io::Error| Failure::other("io", format!("`{}`: {error}", path.display()));
    // A directory can be opened, and only reading it fails.
    if path.is_dir() {
        return Err(unreadable(ErrorKind::IsADirectory.into()).help("name a file of records"));
    }
    Ok(Box::new(BufReader::new(File::open(path).map_err(unreadable)?)))
}

/// The records of a file, whose format is told by its first bytes unless it is said.
pub(super) fn records(path: &Path, said: Option<InputFormat>) -> Result<Records, Failure> {
    let name = path.display().to_string();
    let mut input = open(path)?;
    let format = match said {
        Some(format) => format,
        None => told_by_content(&name, input.as_mut())?,
    };
    let (records, other): (Box<dyn Iterator<Item = Result<Located, Fault>>>, _) = match format {
        InputFormat::Bones => (Box::new(read::records(&name, input)), "jsonl"),
        InputFormat::Jsonl => (Box::new(jsonl::records(&name, input)), "bones"),
    };
    let advice = match (said, format) {
        (Some(_), _) => format!("if this is {other}, leave out --from"),
        (None, InputFormat::Bones) => "docs/reference/bones.md says what stands where in a record".to_owned(),
        (None, InputFormat::Jsonl) => "it begins with `{`, so it was read as JSON lines".to_owned(),
    };
    Ok(Box::new(records.map(move |record| record.map_err(|fault| malformed(&fault).help(advice.clone())))))
}

/// Looks at the first bytes without taking them.
fn told_by_content(name: &str, input: &mut dyn BufRead) -> Result<InputFormat, Failure> {
    let first = input.fill_buf().map_err(|error| Failure::other("io", format!("`{name}`: {error}")))?;
    let text = first.trim_ascii_start();
    if text.starts_with(csv::HEADER.trim_end().as_bytes()) {
        return Err(Failure::usage("csv_is_no_record", format!("{name}:1: CSV has no deals and no rules"))
            .help("give the file of records that it was made of"));
    }
    Ok(if text.starts_with(b"{") { InputFormat::Jsonl } else { InputFormat::Bones })
}

/// What cannot be read in a file of records.
fn malformed(fault: &Fault) -> Failure {
    Failure::untrue("record_malformed", fault.to_string())
}

/// What is not true in a file of records.
pub(super) fn untrue(fault: &Fault) -> Failure {
    Failure::untrue("record_untrue", fault.to_string())
}
