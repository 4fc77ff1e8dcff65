//! Records in another format.

use std::io::Write;

use boneyard_record::{
    convert::{csv, jsonl},
    read::Located,
    to_text,
};

use super::{
    input,
    output::Output,
    progress::{Progress, matches},
};
use crate::{
    args::{Format, RecordConvert},
    failure::Failure,
    render,
};

pub(super) async fn convert(args: &RecordConvert) -> Result<(), Failure> {
    let RecordConvert { file, to, from, destination } = args.clone();
    let output = Output::new(&destination)?;
    let count = output
        .write(move |out| {
            let mut progress = Progress::new();
            let records = input::records(&file, from)?;
            if to == Format::Csv {
                out.write_all(csv::HEADER.as_bytes())?;
            }
            for located in records {
                write(out, to, &located?)?;
                progress.step();
            }
            Ok(progress.matches())
        })
        .await?;
    if let Some(path) = args.destination.file() {
        render::tip(format_args!("{}: {} written.", path.display(), matches(count)));
    }
    Ok(())
}

fn write(out: &mut dyn Write, to: Format, located: &Located) -> Result<(), Failure> {
    let record = &located.record;
    let text = match to {
        Format::Bones => to_text(record).map_err(|why| unwritable(&why))?,
        Format::Jsonl => jsonl::lines(record).map_err(|why| unwritable(&why))?,
        Format::Csv => csv::rows(record, located.match_number),
    };
    Ok(out.write_all(text.as_bytes())?)
}

/// What was read can be written, unless this program is wrong.
pub(super) fn unwritable(why: &boneyard_record::UnwritableRules) -> Failure {
    Failure::other("record_unwritable", why.to_string())
}
