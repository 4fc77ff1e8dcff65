//! What viewers may know of a table and of its steps. Only these types reach the encoder; none has
//! room for another hand, a boneyard's order, a bot's seed or an invite code.

use std::{collections::BTreeMap, sync::Arc};

use boneyard_engine::{
    layout::End,
    position::Asked,
    rules::Rules,
    seat::{BySeat, Seat, SeatSet},
    table::{
        self, ArmView, EndCause, LegalMove, OpenEnd, OwnTiles, PublicEvent, PublicView, RedealCause, RoundResult,
        Tile0, Viewer,
    },
    tile::{Tile, TileSet},
};

use boneyard_record::deal::{Commitment, DrawOrder, GroupId, Proof};

use super::{
    event::{Chair, ClockChange, Step, TableEvent},
    opening::{Occupant, Opening, TimeControl},
    state::{Hosted, Lifecycle, SeatClock},
    turn_clock,
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

/// One public fact with what a reader without rules needs beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeenEvent {
    /// The table was opened.
    Opened(Box<PublicOpening>),
    /// A chair was taken.
    ChairTaken {
        /// Chair.
        chair: Chair,
        /// By whom.
        occupant: Named,
    },
    /// A chair became free.
    ChairLeft {
        /// Chair.
        chair: Chair,
        /// Whether somebody else removed the occupant.
        removed: bool,
    },
    /// The match began.
    MatchStarted {
        /// Seat of each chair, chair 1 first.
        seat_of_chair: Vec<Seat>,
        /// Rules, which say who plays together.
        rules: Rules,
    },
    /// A seat was asked.
    Asked {
        /// What.
        asked: Asked,
        /// Time it has, milliseconds; 0 without a clock.
        time_left_ms: u32,
        /// All open ends from here on, with their labels.
        open_ends: Vec<(OpenEnd, String)>,
        /// Seat that has to cover an open double.
        cover_duty: Option<Seat>,
    },
    /// Something was done.
    Acted {
        /// The action.
        action: table::RoundAction,
        /// Its token.
        token: String,
        /// Arms that came into being: end, arm, label.
        new_arms: Vec<(End, ArmView, String)>,
        /// Half that faces outward, for a placement.
        outer: Option<u8>,
        /// Time charged for it, milliseconds.
        charged_ms: u32,
    },
    /// Chairs were bound to seats by drawing tiles.
    SeatsDrawn {
        /// Tile drawn by each chair.
        tiles: BySeat<Tile0>,
        /// Seat of each chair.
        seat_of_chair: BySeat<Seat>,
    },
    /// A round was dealt.
    RoundDealt {
        /// Round, counted from 1.
        round: u16,
        /// Seat that opens it.
        opener: Seat,
        /// Tiles in each hand.
        hand_counts: BySeat<u8>,
        /// Tiles in the boneyard, reserve included.
        boneyard_count: u8,
        /// Engine tile, laid or due; `None` in a line.
        engine: Option<Tile>,
        /// Arms that the round begins with: end, arm, label.
        arms: Vec<(End, ArmView, String)>,
    },
    /// A deal was thrown in.
    RoundRedealt {
        /// Round that is still to be dealt.
        round: u16,
        /// Deals of this round thrown in so far, counted from 1.
        attempt: u16,
        /// Why.
        cause: RedealCause,
    },
    /// A marker was put up or taken down.
    MarkerChanged {
        /// End of its train.
        end: End,
        /// Whether it is up.
        marked: bool,
        /// Seats that may use the train from here on.
        open_to: SeatSet,
    },
    /// A seat is penalised for silence about its last tile.
    Penalised {
        /// The seat.
        seat: Seat,
        /// Seat that caught it.
        challenger: Seat,
        /// Whether it loses its next turn.
        skips_next: bool,
    },
    /// An arm opened or closed to seats.
    ArmOpened {
        /// The arm's end.
        end: End,
        /// Seats that may use it from here on.
        open_to: SeatSet,
    },
    /// A round ended, and hands were laid open.
    RoundEnded(Box<RoundResult>),
    /// A player added entropy to the deals.
    EntropyAdded {
        /// Chair of the player.
        chair: Chair,
        /// Its place in the order in which entropy was given, counted from 1.
        place: usize,
    },
    /// What decided the deals is public.
    DealRevealed(Box<Proof>),
    /// A seat's clock or strikes changed.
    ClockChanged(ClockChange),
    /// The clocks were stopped.
    Paused {
        /// Text for people.
        comment: String,
    },
    /// The clocks run again.
    Resumed,
    /// The match was voided.
    Aborted {
        /// Text for people.
        comment: String,
    },
    /// A house bot took over a lost seat.
    Substituted {
        /// Seat.
        seat: Seat,
        /// House bot.
        bot: String,
        /// Why the seat was lost.
        cause: EndCause,
    },
    /// The match ended, with what a director said about it.
    MatchEnded {
        /// The result.
        result: Box<table::MatchResult>,
        /// Text for people.
        comment: String,
    },
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

/// The seat of a chair, once chairs are bound to seats.
fn seat_of(seat_of_chair: &[Seat], chair: Chair) -> Option<Seat> {
    seat_of_chair.get(usize::from(chair).checked_sub(1)?).copied()
}

fn seats(table: &Hosted) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(table.opening.rules.seats)
}

/// What may be shown of one event; `None` when a later event of the step tells it.
fn see(table: &Hosted, event: &TableEvent, rest: &[TableEvent], arms_before: usize) -> Option<SeenEvent> {
    Some(match event {
        TableEvent::Opened(opening) => SeenEvent::Opened(Box::new(PublicOpening::of(opening))),
        TableEvent::ChairTaken { chair, occupant } => {
            SeenEvent::ChairTaken { chair: *chair, occupant: Named::of(occupant) }
        }
        TableEvent::ChairLeft { chair, removed, banned: _ } => {
            SeenEvent::ChairLeft { chair: *chair, removed: *removed }
        }
        TableEvent::Game(event) => return see_game(table, event, rest, arms_before),
        &TableEvent::ClockChanged(change) => SeenEvent::ClockChanged(change),
        TableEvent::Paused { comment, after_round: false } => SeenEvent::Paused { comment: comment.clone() },
        TableEvent::Resumed => SeenEvent::Resumed,
        TableEvent::Aborted { comment } => SeenEvent::Aborted { comment: comment.clone() },
        TableEvent::Substituted { seat, bot, cause } => {
            SeenEvent::Substituted { seat: *seat, bot: bot.clone(), cause: *cause }
        }
        TableEvent::EntropyAdded { chair, entropy: _ } => {
            SeenEvent::EntropyAdded { chair: *chair, place: table.contributions.len() }
        }
        TableEvent::DealRevealed => SeenEvent::DealRevealed(Box::new(table.proof())),
        // Nothing has stopped yet: the pause itself is told when it comes, and so is the result.
        TableEvent::Paused { comment: _, after_round: true } | TableEvent::ResultNoted { .. } => return None,
    })
}

fn see_game(table: &Hosted, event: &table::Event, rest: &[TableEvent], arms_before: usize) -> Option<SeenEvent> {
    let rules = &table.opening.rules;
    let view = table.game.public();
    Some(match table::observe(rules, event, Viewer::Spectator).public {
        PublicEvent::MatchStarted { opener: _ } => {
            SeenEvent::MatchStarted { seat_of_chair: table.seat_of_chair.clone(), rules: *rules }
        }
        PublicEvent::TurnAsked(asked) => SeenEvent::Asked {
            asked,
            // 0 is for tables without a clock.
            time_left_ms: turn_clock::allowed_ms(&table.opening.time_control, &table.clocks[asked.seat])
                .map_or(0, |allowed| allowed.max(1)),
            open_ends: labelled_ends(view),
            cover_duty: view.cover_duty(),
        },
        PublicEvent::Acted { action, laid } => SeenEvent::Acted {
            token: boneyard_engine::notation::token(view, action.action),
            new_arms: labelled_arms(view, arms_before),
            outer: laid.map(|laid| laid.outer),
            charged_ms: rest.iter().find_map(|event| charge_of(event, action.turn)).unwrap_or(0),
            action,
        },
        PublicEvent::MatchEnded(result) => SeenEvent::MatchEnded { result, comment: table.result_comment.clone() },
        PublicEvent::SeatsDrawn { tiles, seat_of_chair } => SeenEvent::SeatsDrawn { tiles, seat_of_chair },
        PublicEvent::RoundDealt { round, opener, hand_counts, boneyard_count, engine } => {
            SeenEvent::RoundDealt { round, opener, hand_counts, boneyard_count, engine, arms: labelled_arms(view, 0) }
        }
        PublicEvent::RoundRedealt { round, attempt, cause } => SeenEvent::RoundRedealt { round, attempt, cause },
        PublicEvent::MarkerChanged { end, marked, open_to } => SeenEvent::MarkerChanged { end, marked, open_to },
        PublicEvent::Penalised { seat, challenger, skips_next } => {
            SeenEvent::Penalised { seat, challenger, skips_next }
        }
        PublicEvent::ArmOpened { end, open_to } => SeenEvent::ArmOpened { end, open_to },
        PublicEvent::RoundEnded(result) => SeenEvent::RoundEnded(result),
        // What becomes of the seat is told by the substitution or the result that follows, and which doubles
        // wait by the question.
        PublicEvent::SeatForfeited { .. } | PublicEvent::CoversDue(_) => return None,
    })
}

/// Arms from this one on, with their ends and labels.
fn labelled_arms(view: &PublicView, from: usize) -> Vec<(End, ArmView, String)> {
    (from..view.arms.len())
        .map(|index| {
            let end = End::of_arm(index);
            (end, view.arms[index].clone(), view.label(end))
        })
        .collect()
}

/// What a clock's change charges for a decision.
fn charge_of(event: &TableEvent, turn: u32) -> Option<u32> {
    if let TableEvent::ClockChanged(change) = event { (change.turn == turn).then_some(change.charged_ms) } else { None }
}

/// The open ends with their labels.
pub fn labelled_ends(view: &PublicView) -> Vec<(OpenEnd, String)> {
    view.open_ends().into_iter().map(|open| (open, view.label(open.end))).collect()
}

impl PublicOpening {
    fn of(opening: &Opening) -> Self {
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
    fn of(occupant: &Occupant) -> Self {
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
fn hand(table: &Hosted, seat: Seat) -> TileSet {
    if is_between_rounds(table) { TileSet::EMPTY } else { table.game.position().hands[seat] }
}

/// Whether the last round is over and the next one is not dealt.
fn is_between_rounds(table: &Hosted) -> bool {
    let game = table.game.public();
    game.rounds.last().is_some_and(|last| last.round == game.round)
}
