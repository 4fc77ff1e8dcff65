//! The decider: a command is judged against what is so, and becomes events; events fold into what is
//! so next.

mod command;
mod event;
mod refusal;

mod blocked;
mod bonus;
mod decide;
mod draws;
mod ends;
mod finish;
mod moves;
mod opening;
mod stage;
mod trains;
mod turn;

mod evolve;
mod public;
mod view;

mod setup;

use alloc::{boxed::Box, vec::Vec};

pub use command::{Command, EndCause, ForfeitPolicy, Move, Source};
pub use event::{Deal, Event, Events, MatchResult, RedealCause, RoundResult, Tile0};
pub use moves::LegalMove;
pub use public::{ArmView, Laid, OpenEnd, PublicEvent, PublicView, RoundAction, SeatStatus};
pub use refusal::Refusal;
pub use setup::{Setup, StationSetup};
pub use stage::Silent;
pub use view::{OwnChange, OwnTiles, SeatView, SeenEvent, Viewer, observe};

use crate::{
    position::Position,
    rules::Rules,
    seat::{BySeat, Seat},
    tile::Tile,
};

/// One match: rules, position, and what happened so far as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    rules: Rules,
    position: Position,
    public: PublicView,
    /// Tiles each seat drew this round, in drawing order.
    drawn: BySeat<Vec<Tile>>,
    /// The boneyard of the deal in the order in which each seat draws, where they have their own. Not part
    /// of the position: it would make that ten times as large, and a draw names its tiles.
    own_orders: Option<Box<BySeat<Vec<Tile>>>>,
}

impl Table {
    /// A table at which nothing has happened.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            position: Position::default(),
            public: PublicView::new(rules),
            drawn: BySeat::default(),
            own_orders: None,
        }
    }

    /// Its rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What is so right now, hidden parts included.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What everybody may know.
    pub const fn public(&self) -> &PublicView {
        &self.public
    }

    /// Tiles a seat drew this round, in drawing order.
    pub fn drawn(&self, seat: Seat) -> &[Tile] {
        &self.drawn[seat]
    }

    /// The boneyard of the deal in the order in which each seat draws; `None` where all draw in one order.
    pub fn own_orders(&self) -> Option<&BySeat<Vec<Tile>>> {
        self.own_orders.as_deref()
    }
}

/// Judges a command: fills `events` with what happens, or says why not.
///
/// The table is not changed; fold the events with [`evolve`]. On a refusal `events` is empty.
///
/// # Errors
/// The rule that forbids it.
pub fn decide(table: &Table, command: &Command<'_>, events: &mut Events) -> Result<(), Refusal> {
    events.clear();
    let mut ahead = table.position;
    decide::play_out(&table.rules, &mut ahead, table.own_orders.as_deref(), command, events)
}

/// Folds one event in. Judges nothing, never fails.
pub fn evolve(table: &mut Table, event: &Event) {
    evolve::apply(&table.rules, &mut table.position, event);
    match event {
        Event::RoundDealt(deal) => {
            table.drawn = BySeat::default();
            table.own_orders.clone_from(&deal.own_orders);
        }
        Event::Drew { turn: _, seat, tiles, lacked: _, source: _ } => table.drawn[*seat].extend_from_slice(tiles),
        Event::SeatsDrawn { .. }
        | Event::MatchStarted { .. }
        | Event::TurnAsked(_)
        | Event::Placed { .. }
        | Event::Passed { .. }
        | Event::Declined { .. }
        | Event::Claimed { .. }
        | Event::ArmOpened { .. }
        | Event::RoundRedealt { .. }
        | Event::MarkerChanged { .. }
        | Event::CoversDue(_)
        | Event::Challenged { .. }
        | Event::Penalised { .. }
        | Event::RoundEnded(_)
        | Event::SeatForfeited { .. }
        | Event::MatchEnded(_) => {}
    }
    table.public.fold(&view::public(&table.rules, event));
}

/// What one viewer may know of the table.
pub fn view(table: &Table, viewer: Viewer) -> SeatView {
    let own = match viewer {
        Viewer::Spectator => None,
        Viewer::Seated(seat) => {
            Some(OwnTiles { seat, hand: table.position.hands[seat], drawn: table.drawn[seat].clone() })
        }
    };
    SeatView { table: table.public.clone(), own }
}

/// Fills `moves` with every legal answer of `seat`; see `moves.rs` for the order. Empty when the
/// seat is not asked.
pub fn legal_moves(table: &Table, seat: Seat, moves: &mut Vec<Move>) {
    table.position.legal_moves(&table.rules, seat, moves);
}

/// The legal answers with their points and equivalences.
pub fn described_moves(table: &Table, seat: Seat) -> Vec<LegalMove> {
    table.position.described_moves(&table.rules, seat)
}

/// Plays a command out on a bare position, in place and without events: for search and playouts, by
/// the same rules as [`decide`]. Tiles are drawn in the order of the boneyard; to somebody who does not
/// know the orders that is as good as any.
///
/// # Errors
/// As [`decide`]; the position is then as it was.
pub fn advance(rules: &Rules, position: &mut Position, command: &Command<'_>) -> Result<(), Refusal> {
    decide::play_out(rules, position, None, command, &mut Silent)
}

/// As [`advance`], and fills `events` with what happened: for a caller that remembers what players saw in
/// a form of its own.
///
/// # Errors
/// As [`decide`]; the position is then as it was, and `events` is empty.
pub fn advance_and_tell(
    rules: &Rules,
    position: &mut Position,
    command: &Command<'_>,
    events: &mut Events,
) -> Result<(), Refusal> {
    events.clear();
    decide::play_out(rules, position, None, command, events)
}

/// As [`advance`], where each seat draws by an order of its own.
///
/// # Errors
/// As [`decide`]; the position is then as it was.
pub fn advance_by_own_orders(
    rules: &Rules,
    position: &mut Position,
    own_orders: &BySeat<Vec<Tile>>,
    command: &Command<'_>,
) -> Result<(), Refusal> {
    decide::play_out(rules, position, Some(own_orders), command, &mut Silent)
}
