//! What is so at a table: the fold of its events. Judges nothing and never fails.

use boneyard_engine::{
    position::Phase,
    seat::{BySeat, Seat},
    table::{self, EndCause, Event, Move, Source, Table},
};

use boneyard_record::deal::{Chance, Contribution, DealContext, Entropy, Proof};

use super::{
    event::{Chair, ClockChange, Step, TableEvent},
    opening::{Occupant, Opening},
};
use crate::ids::PlayerId;

/// A table with everything that hosting knows of it, hands included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hosted {
    /// What was settled at the start.
    pub opening: Opening,
    /// Last step folded in.
    pub sequence: u32,
    /// Who sits, chair 1 first.
    pub chairs: Vec<Option<Occupant>>,
    /// Seat of each chair, chair 1 first; empty until the match begins.
    pub seat_of_chair: Vec<Seat>,
    /// Players who were removed for good.
    pub banned: Vec<PlayerId>,
    /// Life-cycle state.
    pub lifecycle: Lifecycle,
    /// Set when the clocks stop after the round in play: what was said about it.
    pub pause_after_round: Option<String>,
    /// The game.
    pub game: Table,
    /// Clocks and strikes.
    pub clocks: BySeat<SeatClock>,
    /// Every answered decision of the match, oldest first.
    pub answers: Vec<Answered>,
    /// Charged time of decisions of this round: decision, milliseconds.
    pub charges: Vec<(u32, u32)>,
    /// House bots that finish for lost seats.
    pub substitutes: BySeat<Option<String>>,
    /// What players added to the deals, in the order it was given; `giver` is the chair.
    pub contributions: Vec<Contribution>,
    /// Whether the secret of the deals is public.
    pub deal_revealed: bool,
    /// What a director said about the result.
    pub result_comment: String,
    /// When the match ended, milliseconds since 1970; 0 while it has not.
    pub end_time_ms: i64,
}

/// Life-cycle state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lifecycle {
    /// Chairs are being filled.
    Waiting,
    /// The match is running.
    Active,
    /// The clocks are stopped.
    Paused,
    /// The match has a result.
    Finished,
    /// The match was voided.
    Aborted,
}

impl Lifecycle {
    /// Whether nothing can happen any more.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Aborted)
    }
}

/// Clock and strikes of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatClock {
    /// Bank left, milliseconds.
    pub bank_ms: u32,
    /// Timeouts so far.
    pub timeouts: u32,
    /// Illegal answers so far.
    pub illegal_answers: u32,
    /// Length of the last decision, milliseconds.
    pub last_elapsed_ms: u32,
    /// Part of it that was charged, milliseconds.
    pub last_charged_ms: u32,
}

/// A decision that was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    /// Decision.
    pub turn: u32,
    /// Seat.
    pub seat: Seat,
    /// The answer.
    pub action: Move,
    /// Who chose it.
    pub source: Source,
    /// Step that recorded it.
    pub sequence: u32,
}

impl Hosted {
    /// A table at which nothing has happened but its opening; fold the first step in as well.
    pub fn new(opening: Opening) -> Self {
        let rules = opening.rules;
        let bank_ms = opening.time_control.initial_ms;
        Self {
            sequence: 0,
            chairs: vec![None; usize::from(rules.seats)],
            seat_of_chair: Vec::new(),
            banned: Vec::new(),
            lifecycle: Lifecycle::Waiting,
            pause_after_round: None,
            game: Table::new(rules),
            clocks: BySeat::from_fn(rules.seats, |_| SeatClock { bank_ms, ..SeatClock::default() }),
            answers: Vec::new(),
            charges: Vec::new(),
            substitutes: BySeat::default(),
            contributions: Vec::new(),
            deal_revealed: false,
            result_comment: String::new(),
            end_time_ms: 0,
            opening,
        }
    }

    /// Folds a step in.
    pub fn fold(&mut self, step: &Step) {
        for event in &step.events {
            self.fold_event(event, step.sequence, step.time_ms);
        }
        self.sequence = step.sequence;
    }

    /// Folds one event of a step in.
    pub fn fold_event(&mut self, event: &TableEvent, sequence: u32, time_ms: i64) {
        match event {
            TableEvent::Opened(_) => {}
            TableEvent::ChairTaken { chair, occupant } => self.set_chair(*chair, Some(occupant.clone())),
            TableEvent::ChairLeft { chair, removed: _, banned } => {
                self.set_chair(*chair, None);
                self.banned.extend(banned.clone());
            }
            TableEvent::Game(event) => self.fold_game(event, sequence, time_ms),
            &TableEvent::ClockChanged(change) => self.fold_clock(change),
            TableEvent::Paused { comment, after_round } => {
                if *after_round {
                    self.pause_after_round = Some(comment.clone());
                } else {
                    self.pause_after_round = None;
                    self.lifecycle = Lifecycle::Paused;
                }
            }
            TableEvent::Resumed => {
                self.pause_after_round = None;
                self.lifecycle = if self.seat_of_chair.is_empty() { Lifecycle::Waiting } else { Lifecycle::Active };
            }
            TableEvent::Aborted { comment } => {
                self.lifecycle = Lifecycle::Aborted;
                self.result_comment.clone_from(comment);
                self.end_time_ms = time_ms;
            }
            TableEvent::Substituted { seat, bot, cause: _ } => self.substitutes[*seat] = Some(bot.clone()),
            TableEvent::EntropyAdded { chair, entropy } => {
                self.contributions.push(Contribution { giver: (*chair).into(), entropy: entropy.clone() });
            }
            TableEvent::DealRevealed => self.deal_revealed = true,
            TableEvent::ResultNoted { comment } => self.result_comment.clone_from(comment),
        }
    }

    fn set_chair(&mut self, chair: Chair, occupant: Option<Occupant>) {
        if let Some(place) = usize::from(chair).checked_sub(1).and_then(|index| self.chairs.get_mut(index)) {
            *place = occupant;
        }
    }

    fn fold_clock(&mut self, change: ClockChange) {
        let clock = &mut self.clocks[change.seat];
        clock.bank_ms = change.bank_ms;
        clock.timeouts = change.timeouts;
        clock.illegal_answers = change.illegal_answers;
        if change.turn > 0 {
            clock.last_elapsed_ms = change.elapsed_ms;
            clock.last_charged_ms = change.charged_ms;
            self.charges.push((change.turn, change.charged_ms));
        }
    }

    fn fold_game(&mut self, event: &Event, sequence: u32, time_ms: i64) {
        let mut answered = |turn: u32, seat, action, source| {
            if turn > 0 {
                self.answers.push(Answered { turn, seat, action, source, sequence });
            }
        };
        match event {
            Event::SeatsDrawn { tiles: _, seat_of_chair } => {
                self.seat_of_chair = seat_of_chair.0[..self.chairs.len()].to_vec();
            }
            Event::MatchStarted { opener: _ } => {
                if self.seat_of_chair.is_empty() {
                    self.seat_of_chair = Seat::all(self.opening.rules.seats).collect();
                }
                self.lifecycle = Lifecycle::Active;
            }
            Event::RoundDealt(_) => self.charges.clear(),
            &Event::Placed { turn, seat, tile, end, announced, points, source, .. } => {
                let declared = declared(&self.opening.rules, points);
                answered(turn, seat, Move::Place { tile, end, announce: announced, declared }, source);
            }
            &Event::Drew { turn, seat, source, .. } => answered(turn, seat, Move::Draw, source),
            &Event::Passed { turn, seat, source, .. } => answered(turn, seat, Move::Pass, source),
            &Event::Declined { turn, seat, source } => answered(turn, seat, Move::Decline, source),
            &Event::Claimed { turn, seat, of_turn, points, source } => {
                answered(turn, seat, Move::Claim { turn: of_turn, points }, source);
            }
            &Event::Challenged { turn, seat, silent, source } => {
                answered(turn, seat, Move::Challenge { seat: silent }, source);
            }
            Event::MatchEnded(_) => {
                self.lifecycle = Lifecycle::Finished;
                self.end_time_ms = time_ms;
            }
            &Event::SeatForfeited { seat, cause: EndCause::Timeout } => {
                // The decision that ran out is closed for this seat, whoever answers it now.
                if let Some(asked) = self.game.position().asked().filter(|asked| asked.seat == seat) {
                    answered(asked.turn, seat, Move::Pass, Source::Timeout);
                }
            }
            Event::TurnAsked(_)
            | Event::ArmOpened { .. }
            | Event::RoundRedealt { .. }
            | Event::MarkerChanged { .. }
            | Event::CoversDue(_)
            | Event::Penalised { .. }
            | Event::RoundEnded(_)
            | Event::SeatForfeited { .. } => {}
        }
        table::evolve(&mut self.game, event);
    }

    /// All that is left to chance at this table.
    pub fn chance(&self) -> Chance {
        match &self.opening.group {
            Some(group) => Chance::salted(&self.opening.deal_secret, &group.salt),
            None => Chance::new(&self.opening.deal_secret, self.contributions.iter().map(|given| &given.entropy)),
        }
    }

    /// What decides the deals of a table by itself. Secret until the match is over.
    pub fn proof(&self) -> Proof {
        self.proof_with(self.contributions.clone())
    }

    /// What decides the deals, with what was added to them: at a table of a tournament, by its entrants. Secret
    /// until every match of the group is over.
    pub fn proof_with(&self, contributions: Vec<Contribution>) -> Proof {
        Proof {
            group_id: self.opening.deal_group(),
            commitment: self.opening.commitment(),
            secret: self.opening.deal_secret.clone(),
            contributions,
            board: self.board(),
            draw_order: self.opening.draw_order,
        }
    }

    /// Which deal of the group comes next: round 0 is the lot and the draw for seats.
    pub fn next_deal(&self) -> DealContext {
        let position = self.game.position();
        let round = match position.phase {
            Phase::Gathering => 0,
            Phase::Dealing | Phase::Asking(_) | Phase::Over => u32::from(position.round) + 1,
        };
        DealContext { board: self.board(), round, attempt: position.station.redeals.into() }
    }

    /// The board of a tournament; 0 at a table by itself.
    fn board(&self) -> u32 {
        self.opening.group.as_ref().map_or(0, |group| group.board)
    }

    /// Place of an entropy that the occupant of this chair has given, counted from 1.
    pub fn entropy_place(&self, chair: Chair, entropy: &Entropy) -> Option<usize> {
        let given = |given: &Contribution| given.giver == u32::from(chair) && given.entropy == *entropy;
        self.contributions.iter().position(given).map(|index| index + 1)
    }

    /// The seat of a chair, once chairs are bound to seats.
    pub fn seat_of(&self, chair: Chair) -> Option<Seat> {
        self.seat_of_chair.get(usize::from(chair).checked_sub(1)?).copied()
    }

    /// The chair of a seat, once chairs are bound to seats.
    pub fn chair_of(&self, seat: Seat) -> Option<Chair> {
        let index = self.seat_of_chair.iter().position(|&bound| bound == seat)?;
        Chair::try_from(index + 1).ok()
    }

    /// Who sits in a seat, once chairs are bound to seats.
    pub fn occupant_of(&self, seat: Seat) -> Option<&Occupant> {
        self.chair_of(seat).and_then(|chair| self.occupant(chair))
    }

    /// Who sits in a chair.
    pub fn occupant(&self, chair: Chair) -> Option<&Occupant> {
        self.chairs.get(usize::from(chair).checked_sub(1)?)?.as_ref()
    }

    /// Chairs with their numbers.
    pub fn numbered_chairs(&self) -> impl Iterator<Item = (Chair, Option<&Occupant>)> {
        (1..).zip(self.chairs.iter().map(Option::as_ref))
    }

    /// Chairs in which a player sits.
    pub fn chairs_of<'a>(&'a self, player: &'a PlayerId) -> impl Iterator<Item = Chair> + 'a {
        self.numbered_chairs()
            .filter(move |(_, occupant)| occupant.is_some_and(|occupant| occupant.is(player)))
            .map(|(chair, _)| chair)
    }

    /// Whether nobody is asked because the clocks are stopped or the match is not running.
    pub const fn is_active(&self) -> bool {
        matches!(self.lifecycle, Lifecycle::Active)
    }

    /// Why the match ended.
    pub fn end_cause(&self) -> Option<EndCause> {
        self.game.public().result.as_ref().map(|result| result.cause)
    }
}

/// Points a placement called: where they must be called, what was credited.
fn declared(rules: &boneyard_engine::rules::Rules, points: u16) -> u16 {
    match rules.claim {
        boneyard_engine::rules::Claim::Auto => 0,
        boneyard_engine::rules::Claim::Muggins => points,
    }
}
