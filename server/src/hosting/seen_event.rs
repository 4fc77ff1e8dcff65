//! What everybody may know of one event of a table.

use boneyard_engine::{
    layout::End,
    position::Asked,
    rules::Rules,
    seat::{BySeat, Seat, SeatSet},
    table::{self, ArmView, EndCause, OpenEnd, PublicEvent, PublicView, RedealCause, RoundResult, Tile0, Viewer},
    tile::Tile,
};
use boneyard_record::deal::Proof;

use super::{
    event::{Chair, ClockChange, TableEvent},
    shown::{Named, PublicOpening, labelled_ends},
    state::Hosted,
    turn_clock,
};

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

/// What may be shown of one event; `None` when a later event of the step tells it.
pub(super) fn see(table: &Hosted, event: &TableEvent, rest: &[TableEvent], arms_before: usize) -> Option<SeenEvent> {
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
