//! Records with less in them.

use boneyard_engine::seat::Seat;
use boneyard_record::{
    read::Located,
    redact::{Pseudonyms, hide_all_but, is_unfinished},
    to_text,
};

use super::{
    convert::unwritable,
    input,
    output::Output,
    progress::{Progress, matches},
};
use crate::{args::RecordRedact, failure::Failure, render};

pub(super) async fn redact(args: &RecordRedact) -> Result<(), Failure> {
    let RecordRedact { file, viewpoint, keep_names, destination } = args.clone();
    let viewpoint = viewpoint.map(seat).transpose()?;
    let output = Output::new(&destination)?;
    let (count, open) = output
        .write(move |out| {
            let (mut pseudonyms, mut progress, mut open) = (Pseudonyms::default(), Progress::new(), 0_u64);
            for located in input::records(&file, None)? {
                let mut located = located?;
                if let Some(seat) = viewpoint {
                    check(&located, seat)?;
                    hide_all_but(&mut located.record, seat);
                } else if is_unfinished(&located.record) && !located.record.hides_tiles() {
                    open += 1;
                }
                if !keep_names {
                    pseudonyms.apply(&mut located.record);
                }
                out.write_all(to_text(&located.record).map_err(|why| unwritable(&why))?.as_bytes())?;
                progress.step();
            }
            Ok((progress.matches(), open))
        })
        .await?;
    if open > 0 {
        render::tip(format_args!(
            "note: {} not over, and all hands are in there; --viewpoint hides those of the others.",
            if open == 1 { "1 match is".to_owned() } else { format!("{open} matches are") }
        ));
    }
    if let Some(path) = args.destination.file() {
        render::tip(format_args!("{}: {} written.", path.display(), matches(count)));
    }
    Ok(())
}

/// A seat by its letter.
pub(super) fn seat(letter: char) -> Result<Seat, Failure> {
    Seat::from_letter(letter.to_ascii_uppercase()).ok_or_else(|| {
        Failure::usage("no_such_seat", format!("there is no seat `{letter}`")).help("seats are letters, A to N")
    })
}

/// Refuses a seat that the match does not have.
pub(super) fn sits_there(located: &Located, seat: Seat) -> Result<(), Failure> {
    let seats = located.record.rules.seats;
    if seat.index() < usize::from(seats) {
        return Ok(());
    }
    let names: Vec<String> = Seat::all(seats).map(|seat| seat.to_string()).collect();
    Err(Failure::usage("no_such_seat", format!("{}: there is no seat {seat}", place(located)))
        .help(format!("it has the seats {}", names.join(", "))))
}

/// Refuses a viewpoint from which nothing would be left.
fn check(located: &Located, seat: Seat) -> Result<(), Failure> {
    sits_there(located, seat)?;
    match located.record.header.viewpoint {
        Some(other) if other != seat => {
            let sentence = format!("{}: it shows the tiles of seat {other} only", place(located));
            Err(Failure::usage("hidden_tiles", sentence)
                .help(format!("give --viewpoint {other}, or the record that shows all tiles")))
        }
        Some(_) | None => Ok(()),
    }
}

fn place(located: &Located) -> String {
    format!("{}:{}: match {}", located.file, located.place.line, located.match_number)
}
