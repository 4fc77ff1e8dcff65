//! What viewers may know of a step: its events, the same for everybody, and the own tiles of one.

use std::sync::Arc;

use boneyard_engine::{
    seat::Seat,
    table,
    tile::{Tile, TileSet},
};

use super::{
    event::{Chair, Step, TableEvent},
    opening::Occupant,
    seen_event::{SeenEvent, see},
    shown::{hand, seat_of, seats},
    state::{Hosted, Lifecycle},
};
use crate::ids::PlayerId;

/// One step as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenStep {
    /// Sequence.
    pub sequence: u32,
    /// When it was decided, milliseconds since 1970.
    pub time_ms: i64,
    /// What happened, the same for everybody.
    pub events: Arc<[SeenEvent]>,
    /// What it means for the viewer's own tiles; `None` for a spectator and before seats are bound.
    pub own: Option<OwnAfter>,
}

/// The viewer's own tiles after a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnAfter {
    /// Seat.
    pub seat: Seat,
    /// Hand after the step.
    pub hand: TileSet,
    /// Tiles drawn in the step, in order.
    pub drawn: Vec<Tile>,
}

/// A stored step, ready to be shown to anybody.
#[derive(Debug)]
pub struct Published {
    sequence: u32,
    time_ms: i64,
    events: Arc<[SeenEvent]>,
    /// Own tiles by seat, with the player who sits there; shown to that player alone, by
    /// [`Published::seen_by`].
    own: Vec<(PlayerId, OwnAfter)>,
    /// Seat of each chair after the step; empty until the match begins.
    seat_of_chair: Vec<Seat>,
    /// Life-cycle state after the step.
    pub lifecycle: Lifecycle,
}

impl Published {
    /// Folds a step into a table and makes what may be shown of it.
    pub fn fold(table: &mut Hosted, step: &Step) -> Self {
        let mut events = Vec::with_capacity(step.events.len());
        let drawn_before: Vec<usize> = seats(table).map(|seat| table.game.drawn(seat).len()).collect();
        let mut dealt = false;
        for (index, event) in step.events.iter().enumerate() {
            let arms_before = table.game.public().arms.len();
            table.fold_event(event, step.sequence, step.time_ms);
            dealt |= matches!(event, TableEvent::Game(table::Event::RoundDealt(_)));
            if let Some(seen) = see(table, event, &step.events[index..], arms_before) {
                events.push(seen);
            }
        }
        table.sequence = step.sequence;
        let own = seats(table)
            .filter_map(|seat| {
                let Some(Occupant::Player { id, .. }) = table.occupant_of(seat) else { return None };
                let drawn = table.game.drawn(seat)[if dealt { 0 } else { drawn_before[seat.index()] }..].to_vec();
                Some((id.clone(), OwnAfter { seat, hand: hand(table, seat), drawn }))
            })
            .collect();
        Self {
            sequence: step.sequence,
            time_ms: step.time_ms,
            events: events.into(),
            own,
            seat_of_chair: table.seat_of_chair.clone(),
            lifecycle: table.lifecycle,
        }
    }

    /// Sequence of the step.
    pub const fn sequence(&self) -> u32 {
        self.sequence
    }

    /// What happened, as everybody sees it.
    pub fn events(&self) -> &[SeenEvent] {
        &self.events
    }

    /// The step as one watcher sees it. Whoever has left a chair does not see the tiles of who sits
    /// there now.
    pub fn seen_by(&self, watcher: &Watcher) -> SeenStep {
        let own = match watcher {
            Watcher::Spectator => None,
            Watcher::Chair { chair, player } => seat_of(&self.seat_of_chair, *chair)
                .and_then(|seat| self.own.iter().find(|(owner, own)| owner == player && own.seat == seat))
                .map(|(_, own)| own.clone()),
        };
        SeenStep { sequence: self.sequence, time_ms: self.time_ms, events: Arc::clone(&self.events), own }
    }
}

/// Who follows a table. A chair is followed from before it is bound to a seat; when its occupant
/// leaves, its follower sees what everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Watcher {
    /// Anybody.
    Spectator,
    /// The occupant of a chair.
    Chair {
        /// The chair.
        chair: Chair,
        /// Who sat there when the watching began.
        player: PlayerId,
    },
}
