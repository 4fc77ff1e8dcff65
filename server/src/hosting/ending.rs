//! How a table's match ended, seat by seat.

use boneyard_engine::{
    rules::Rules,
    seat::{BySeat, Seat},
    table::{EndCause, Event, MatchResult, Source},
};

use super::{
    event::TableEvent,
    state::{Hosted, Lifecycle},
    stored,
};
use crate::{
    ids::TableId,
    store::{EventStore, StoreError},
};

/// How a match ended.
#[derive(Clone, Debug)]
pub struct Ending {
    /// Rules of the table.
    pub rules: Rules,
    /// The result; `None` when the match was voided.
    pub result: Option<MatchResult>,
    /// Why a seat was lost, where it was.
    pub lost: BySeat<Option<EndCause>>,
    /// Whether a seat has answered anything by itself.
    pub answered: BySeat<bool>,
}

impl Ending {
    /// How the match of this table ended; `None` while it goes on.
    pub fn of(table: &Hosted) -> Option<Self> {
        let result = match table.lifecycle {
            Lifecycle::Finished => table.game.public().result.clone(),
            Lifecycle::Aborted => None,
            Lifecycle::Waiting | Lifecycle::Active | Lifecycle::Paused => return None,
        };
        let mut lost = BySeat::default();
        if let Some(result) = &result {
            for seat in result.forfeited.iter() {
                lost[seat] = Some(result.cause);
            }
        }
        let mut answered = BySeat::default();
        for answer in table.answers.iter().filter(|answer| answer.source == Source::Player) {
            answered[answer.seat] = true;
        }
        Some(Self { rules: table.opening.rules, result, lost, answered })
    }

    /// All seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.rules.seats)
    }
}

/// How the match of a stored table ended; `None` while it goes on.
///
/// # Errors
/// A failure of the store, or steps that cannot be read.
pub(super) async fn ending(store: &dyn EventStore, table: &TableId) -> Result<Option<Ending>, StoreError> {
    let stored::Log { opening, steps } = stored::load(store, table).await?;
    let mut hosted = Hosted::new(opening);
    let mut causes: BySeat<Option<EndCause>> = BySeat::default();
    for step in &steps {
        hosted.fold(step);
        for event in &step.events {
            if let TableEvent::Game(Event::SeatForfeited { seat, cause }) = event {
                causes[*seat] = Some(*cause);
            }
        }
    }
    Ok(Ending::of(&hosted).map(|mut ending| {
        for seat in ending.seats() {
            ending.lost[seat] = causes[seat].or(ending.lost[seat]);
        }
        ending
    }))
}
