//! A table whose match is over → its record.

use std::sync::Arc;

use boneyard_engine::{seat::Seat, table::Event};
use boneyard_record::{
    Datetime, Record, UnwritableRules,
    deal::{Contribution, Proof},
    record::Header,
};

use super::{
    event::{Step, TableEvent},
    opening::{Occupant, TimeControl},
    state::Hosted,
    stored,
};
use crate::{
    codec,
    ids::{TableId, TournamentId},
    store::{EventStore, Place, StoreError},
};

/// The record of a table as text, proof included; `None` while its deals are secret. Of a tournament that is
/// over, `revealed` gives what its entrants added to the deals.
///
/// # Errors
/// A failure of the store, or steps that cannot be read.
pub(super) async fn record(
    store: &dyn EventStore,
    table: &TableId,
    revealed: impl FnOnce(&TournamentId) -> Option<Arc<[Contribution]>>,
) -> Result<Option<String>, StoreError> {
    let stored::Log { opening, steps } = stored::load(store, table).await?;
    let mut hosted = Hosted::new(opening);
    for step in &steps {
        hosted.fold(step);
    }
    let proof = match &hosted.opening.group {
        Some(group) => revealed(&group.tournament).map(|given| hosted.proof_with(given.to_vec())),
        None => hosted.deal_revealed.then(|| hosted.proof()),
    };
    let Some(proof) = proof else { return Ok(None) };
    let text = boneyard_record::to_text(&written(&hosted, &steps, proof));
    text.map(Some).map_err(|UnwritableRules(what)| StoreError::Damaged {
        what: format!("its rules cannot be written: {what}"),
        place: Place::Step { stream: table.stream().clone(), sequence: 1 },
    })
}

fn written(hosted: &Hosted, steps: &[Step], proof: Proof) -> Record {
    let played: Vec<(Vec<Event>, Option<u32>)> = steps.iter().map(of_game).collect();
    let steps = played.iter().map(|(events, took_ms)| boneyard_record::Step { events, took_ms: *took_ms });
    let mut record = boneyard_record::from_steps(header(hosted), hosted.opening.rules, steps);
    record.rules_version = hosted.opening.rules_version;
    record.proof = Some(proof);
    record
}

/// What a step says of the game, and how long its answer took.
fn of_game(step: &Step) -> (Vec<Event>, Option<u32>) {
    let mut events = Vec::new();
    let mut took_ms = None;
    for event in &step.events {
        match event {
            TableEvent::Game(event) => events.push(event.clone()),
            TableEvent::ClockChanged(change) if change.turn > 0 => took_ms = Some(change.elapsed_ms),
            TableEvent::ClockChanged(_)
            | TableEvent::Opened(_)
            | TableEvent::ChairTaken { .. }
            | TableEvent::ChairLeft { .. }
            | TableEvent::Paused { .. }
            | TableEvent::Resumed
            | TableEvent::Aborted { .. }
            | TableEvent::Substituted { .. }
            | TableEvent::EntropyAdded { .. }
            | TableEvent::DealRevealed
            | TableEvent::ResultNoted { .. } => {}
        }
    }
    (events, took_ms)
}

fn header(hosted: &Hosted) -> Header {
    let name = |seat| match hosted.occupant_of(seat) {
        Some(Occupant::Player { name, .. }) => name.clone(),
        Some(Occupant::House { bot, .. }) => bot.clone(),
        None => String::new(),
    };
    Header {
        id: Some(hosted.opening.table_id.to_string()),
        date: date(hosted.opening.create_time_ms),
        clock: clock(&hosted.opening.time_control),
        players: Seat::all(hosted.opening.rules.seats).map(name).collect(),
        ..Header::default()
    }
}

fn date(time_ms: i64) -> Option<Datetime> {
    codec::time_text(time_ms).parse().ok()
}

/// Bank and increment in seconds, such as `300+10`.
fn clock(control: &TimeControl) -> Option<String> {
    (!control.unlimited).then(|| format!("{}+{}", control.initial_ms / 1000, control.increment_ms / 1000))
}
