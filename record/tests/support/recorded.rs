//! Records of matches that were played.

use boneyard_engine::{rules::Rules, seat::Seat, table::Event};
use boneyard_record::{Record, Step, from_steps, record::Header};

/// A header with awkward names.
pub(crate) fn header(rules: &Rules) -> Header {
    let players = Seat::all(rules.seats).map(|seat| format!("player \"{seat}\" \\ ünï\tcode \u{1} ")).collect();
    Header {
        id: Some("tbl_k3v9".to_owned()),
        event: Some("Friday Ladder".to_owned()),
        date: Some("2026-11-29T19:30:00Z".parse().unwrap()),
        rated: Some(true),
        players,
        ..Header::default()
    }
}

/// The record of these steps, with times.
pub(crate) fn record(rules: Rules, steps: &[Vec<Event>]) -> Record {
    let timed = steps.iter().enumerate();
    from_steps(
        header(&rules),
        rules,
        timed.map(|(number, events)| Step { events, took_ms: u32::try_from(number * 37 % 5_000).ok() }),
    )
}
