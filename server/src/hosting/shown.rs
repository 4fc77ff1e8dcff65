//! What viewers may know of a table as it is. Only these types and those of [`super::seen`] reach the
//! encoder; none has room for another hand, a boneyard's order, a bot's seed or an invite code.

use std::collections::BTreeMap;

use boneyard_engine::{
    position::Asked,
    rules::Rules,
    seat::{BySeat, Seat, SeatSet},
    table::{LegalMove, OpenEnd, OwnTiles, PublicView, Viewer},
    tile::TileSet,
};
use boneyard_record::deal::{Commitment, DrawOrder, GroupId, Proof};

use super::{
    event::Chair,
    opening::{Occupant, Opening, TimeControl},
    state::{Hosted, Lifecycle, SeatClock},
};
use crate::ids::{PlayerId, TableId};

/// What everybody may know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicTable {
    /// What was settled at the start.
    pub opening: PublicOpening,
    /// Last step folded in.
    pub sequence: u32,
    /// Life-cycle state.
    pub lifecycle: Lifecycle,
    /// Who sits, chair 1 first.
    pub chairs: Vec<Option<Named>>,
    /// Seat of each chair, chair 1 first; empty until the match begins.
    pub seat_of_chair: Vec<Seat>,
    /// The game.
    pub game: PublicView,
    /// Clocks and strikes.
    pub clocks: BySeat<SeatClock>,
    /// Charged time of decisions of this round: decision, milliseconds.
    pub charges: Vec<(u32, u32)>,
    /// Seats for which a house bot finishes.
    pub substituted: SeatSet,
    /// Chairs whose players can be reached now; house bots always can.
    pub connected: Vec<bool>,
    /// Time until the seat of each chair is lost, milliseconds; 0 where none runs.
    pub forfeit_in_ms: Vec<u32>,
    /// What decided the deals, once that is public.
    pub reveal: Option<Proof>,
    /// What a director said about the result.
    pub result_comment: String,
    /// When the match ended, milliseconds since 1970; 0 while it has not.
    pub end_time_ms: i64,
}

/// The public part of an [`Opening`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicOpening {
    /// Id.
    pub table_id: TableId,
    /// Rules.
    pub rules: Rules,
    /// Version of the rules code.
    pub rules_version: u32,
    /// Clocks and limits.
    pub time_control: TimeControl,
    /// Whether the table is hidden from those without its code.
    pub invite_only: bool,
    /// Labels.
    pub labels: BTreeMap<String, String>,
    /// The deal group.
    pub deal_group: GroupId,
    /// Commitment to its secret.
    pub commitment: Commitment,
    /// How tiles of the boneyard are ordered.
    pub draw_order: DrawOrder,
    /// When it was opened, milliseconds since 1970.
    pub create_time_ms: i64,
}

/// The public part of an [`Occupant`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// A registered player.
    Player {
        /// Id.
        id: PlayerId,
        /// Name to show.
        name: String,
    },
    /// A bot of the house.
    House {
        /// Its name.
        bot: String,
    },
}

/// What one viewer may know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableView {
    /// What everybody may know.
    pub table: PublicTable,
    /// The viewer's own tiles; `None` for a spectator and before seats are bound.
    pub own: Option<OwnTiles>,
}

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Table.
    pub table_id: TableId,
    /// What is asked.
    pub asked: Asked,
    /// Every legal answer with its token.
    pub moves: Vec<(LegalMove, String)>,
    /// Time left when this was made, milliseconds; 0 without a clock.
    pub time_left_ms: u32,
    /// The seat's clock and strikes.
    pub clock: SeatClock,
    /// Illegal answers left before the seat is lost.
    pub illegal_left: u32,
}

/// The open ends with their labels.
pub fn labelled_ends(view: &PublicView) -> Vec<(OpenEnd, String)> {
    view.open_ends().into_iter().map(|open| (open, view.label(open.end))).collect()
}

impl PublicOpening {
    pub(super) fn of(opening: &Opening) -> Self {
        Self {
            table_id: opening.table_id.clone(),
            rules: opening.rules,
            rules_version: opening.rules_version,
            time_control: opening.time_control,
            invite_only: opening.invite_code.is_some(),
            labels: opening.labels.clone(),
            deal_group: opening.deal_group(),
            commitment: opening.commitment(),
            draw_order: opening.draw_order,
            create_time_ms: opening.create_time_ms,
        }
    }
}

impl Named {
    pub(super) fn of(occupant: &Occupant) -> Self {
        match occupant {
            Occupant::Player { id, name } => Self::Player { id: id.clone(), name: name.clone() },
            Occupant::House { bot, seed: _ } => Self::House { bot: bot.clone() },
        }
    }
}

impl PublicTable {
    /// What everybody may know now. `reachable` says which players are there, `forfeit_in_ms` how long
    /// absent ones are waited for.
    pub fn of(
        table: &Hosted,
        reachable: impl Fn(&PlayerId, Chair) -> bool,
        forfeit_in_ms: impl Fn(Chair) -> u32,
    ) -> Self {
        let mut game = table.game.public().clone();
        if table.lifecycle == Lifecycle::Aborted {
            // The game itself knows nothing of it and would wait for ever.
            game.asked = None;
        }
        if is_between_rounds(table) {
            for seat in &mut game.seats {
                seat.hand_count = 0;
            }
        }
        Self {
            opening: PublicOpening::of(&table.opening),
            sequence: table.sequence,
            lifecycle: table.lifecycle,
            chairs: table.chairs.iter().map(|occupant| occupant.as_ref().map(Named::of)).collect(),
            seat_of_chair: table.seat_of_chair.clone(),
            game,
            clocks: table.clocks,
            charges: table.charges.clone(),
            substituted: seats(table).filter(|&seat| table.substitutes[seat].is_some()).collect(),
            connected: table
                .numbered_chairs()
                .map(|(chair, occupant)| match occupant {
                    Some(Occupant::Player { id, .. }) => reachable(id, chair),
                    Some(Occupant::House { .. }) => true,
                    None => false,
                })
                .collect(),
            forfeit_in_ms: table.numbered_chairs().map(|(chair, _)| forfeit_in_ms(chair)).collect(),
            reveal: table.deal_revealed.then(|| table.proof()),
            result_comment: table.result_comment.clone(),
            end_time_ms: table.end_time_ms,
        }
    }

    /// The seat of a chair, once chairs are bound to seats.
    pub fn seat_of(&self, chair: Chair) -> Option<Seat> {
        seat_of(&self.seat_of_chair, chair)
    }
}

/// The own tiles of a viewer.
pub(super) fn own_tiles(table: &Hosted, viewer: Viewer) -> Option<OwnTiles> {
    match viewer {
        Viewer::Spectator => None,
        Viewer::Seated(seat) => {
            Some(OwnTiles { seat, hand: hand(table, seat), drawn: table.game.drawn(seat).to_vec() })
        }
    }
}

/// The hand of a seat; nobody has one between rounds, when all lie open.
pub(super) fn hand(table: &Hosted, seat: Seat) -> TileSet {
    if is_between_rounds(table) { TileSet::EMPTY } else { table.game.position().hands[seat] }
}

/// Whether the last round is over and the next one is not dealt.
fn is_between_rounds(table: &Hosted) -> bool {
    let game = table.game.public();
    game.rounds.last().is_some_and(|last| last.round == game.round)
}

/// The seat of a chair, once chairs are bound to seats.
pub(super) fn seat_of(seat_of_chair: &[Seat], chair: Chair) -> Option<Seat> {
    seat_of_chair.get(usize::from(chair).checked_sub(1)?).copied()
}

/// The seats of a table.
pub(super) fn seats(table: &Hosted) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(table.opening.rules.seats)
}
