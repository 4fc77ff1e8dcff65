//! Files of records joined: each match once.

use boneyard_record::{Merge, Offered, Origin};

use super::{
    convert::unwritable,
    input,
    output::Output,
    progress::{Progress, matches},
};
use crate::{args::RecordMerge, failure::Failure, render};

pub(super) async fn merge(args: &RecordMerge) -> Result<(), Failure> {
    let RecordMerge { files, destination } = args.clone();
    let output = Output::new(&destination)?;
    let (count, doubles) = output
        .write(move |out| {
            let (mut merge, mut progress, mut doubles) = (Merge::default(), Progress::new(), Doubles::default());
            for file in &files {
                for located in input::records(file, None)? {
                    let located = located?;
                    let here = Origin { file: located.file.to_string(), match_number: located.match_number };
                    match merge.offer(&located).map_err(|why| unwritable(&why))? {
                        Offered::New(text) => out.write_all(text.as_bytes())?,
                        Offered::Duplicate(first) => {
                            doubles.add(here, first);
                        }
                        Offered::Conflict(first) => {
                            let id = located.record.header.id.unwrap_or_default();
                            return Err(conflict(&id, located.place.line, &here, &first));
                        }
                    }
                    progress.step();
                }
            }
            Ok((progress.matches() - doubles.count, doubles))
        })
        .await?;
    doubles.tell();
    let to = args.destination.file().map_or("standard output".to_owned(), |path| path.display().to_string());
    render::tip(format_args!("{to}: {} written, {} left out that came before.", matches(count), doubles.count));
    Ok(())
}

/// Matches that came once more. Files that overlap have them in long runs, so runs are what is kept.
#[derive(Default)]
struct Doubles {
    count: u64,
    runs: Vec<Run>,
}

/// So many matches in a row that stand in the same order somewhere else.
struct Run {
    here: Origin,
    first: Origin,
    length: u64,
}

impl Doubles {
    fn add(&mut self, here: Origin, first: Origin) {
        self.count += 1;
        match self.runs.last_mut() {
            Some(run) if follows(&run.here, &here, run.length) && follows(&run.first, &first, run.length) => {
                run.length += 1;
            }
            Some(_) | None => self.runs.push(Run { here, first, length: 1 }),
        }
    }

    fn tell(&self) {
        for Run { here, first, length } in &self.runs {
            render::tip(format_args!("{}: already in {}", place(here, *length), place(first, *length)));
        }
    }
}

fn follows(begin: &Origin, next: &Origin, length: u64) -> bool {
    begin.file == next.file && begin.match_number + length == next.match_number
}

fn place(origin: &Origin, length: u64) -> String {
    let Origin { file, match_number } = origin;
    match length {
        1 => format!("{file}, match {match_number}"),
        _ => format!("{file}, matches {match_number} to {}", match_number + length - 1),
    }
}

/// Two different matches cannot have one id; which of them is wrong is not for a program to guess.
fn conflict(id: &str, line: u64, here: &Origin, first: &Origin) -> Failure {
    let Origin { file, match_number } = here;
    let sentence = format!("{file}:{line}: match {match_number}: `{id}` is another match in {}", place(first, 1));
    Failure::untrue("record_conflict", sentence)
        .help("`boneyard record verify` may tell which is true; take the other one out of its file")
}
