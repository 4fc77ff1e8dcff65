//! Judging an answer to a decision.
//!
//! The order is part of the contract: already answered by this seat (the same move is replayed,
//! another is refused) · timed out · match over · turn in the future · stale · not this seat's · judged
//! by the rules. So a doubled or late answer is never misconduct.

use boneyard_engine::{
    seat::Seat,
    table::{self, Event, Events, Move, Source},
};

use super::{
    command::{Actor, Refused},
    decide::Decided,
    event::{ClockChange, TableEvent},
    state::{Answered, Hosted, Lifecycle},
    turn_clock,
};

/// Seats for which the caller may act: those of its chairs, or the one of its seat token.
pub(super) fn seats_of(table: &Hosted, by: &Actor) -> Vec<Seat> {
    table
        .chairs_of(&by.player)
        .filter(|&chair| by.chair.is_none_or(|only| only == chair))
        .filter_map(|chair| table.seat_of(chair))
        .collect()
}

/// How one of these seats answered a decision. Where time ran out and a house bot went on, it is the
/// time that counts.
pub(super) fn answered<'a>(table: &'a Hosted, seats: &[Seat], turn: u32) -> Option<&'a Answered> {
    let from = table.answers.partition_point(|earlier| earlier.turn < turn);
    table.answers[from..]
        .iter()
        .take_while(|earlier| earlier.turn == turn)
        .find(|earlier| seats.contains(&earlier.seat))
}

pub(super) fn answer(
    table: &Hosted,
    by: &Actor,
    turn: u32,
    action: Move,
    elapsed_ms: u32,
    strikes: u32,
) -> Result<Decided, Refused> {
    let seats = seats_of(table, by);
    if seats.is_empty() {
        // Before the match nobody has a seat; those who sit will.
        let waiting = !table.lifecycle.is_over() && table.chairs_of(&by.player).next().is_some();
        return Err(if waiting { Refused::WrongState(table.lifecycle) } else { Refused::NotSeated });
    }
    if let Some(before) = answered(table, &seats, turn) {
        return match before.source {
            Source::Player if before.action == action => Ok(Decided::Before { sequence: before.sequence }),
            // Forced actions and penalties answer no decision, so they are not among the answers.
            Source::Player | Source::Forced | Source::Penalty => Err(Refused::AlreadyAnswered),
            Source::Timeout => Err(Refused::TimedOut),
            Source::Substitute => Err(Refused::SeatLost),
        };
    }
    if table.lifecycle.is_over() {
        return Err(Refused::MatchOver);
    }
    let position = table.game.position();
    if turn > position.turn {
        return Err(Refused::FutureTurn { turn, last: position.turn });
    }
    let asked = match position.asked() {
        Some(asked) if asked.turn == turn => asked,
        _ => return Err(Refused::StaleTurn { turn, current: position.turn }),
    };
    if !seats.contains(&asked.seat) {
        return Err(Refused::NotYourTurn(asked.seat));
    }
    if table.substitutes[asked.seat].is_some() {
        return Err(Refused::SeatLost);
    }
    match table.lifecycle {
        Lifecycle::Active => {}
        state @ (Lifecycle::Paused | Lifecycle::Waiting | Lifecycle::Finished | Lifecycle::Aborted) => {
            return Err(Refused::WrongState(state));
        }
    }
    let mut events = Events::new();
    let act = table::Command::Act { seat: asked.seat, turn, action, source: Source::Player };
    table::decide(&table.game, &act, &mut events).map_err(Refused::Illegal)?;
    Ok(Decided::Step(with_clock(events, clock_after(table, asked.seat, turn, elapsed_ms, strikes))))
}

/// The clock after an own answer; `None` when nothing of it is worth telling.
fn clock_after(table: &Hosted, seat: Seat, turn: u32, elapsed_ms: u32, strikes: u32) -> Option<TableEvent> {
    let control = &table.opening.time_control;
    let clock = table.clocks[seat];
    if control.unlimited && strikes == 0 {
        return None;
    }
    let charged_ms = turn_clock::charge_ms(control, &clock, elapsed_ms);
    let bank_ms = if control.unlimited {
        clock.bank_ms
    } else {
        (clock.bank_ms - charged_ms).saturating_add(control.increment_ms)
    };
    Some(TableEvent::ClockChanged(ClockChange {
        seat,
        bank_ms,
        timeouts: clock.timeouts,
        illegal_answers: clock.illegal_answers + strikes,
        turn,
        elapsed_ms,
        charged_ms,
    }))
}

/// The events of an answer with the clock's change behind the action itself, so that whoever is asked
/// next reads a clock that is already right.
pub(super) fn with_clock(events: Vec<Event>, change: Option<TableEvent>) -> Vec<TableEvent> {
    let mut all: Vec<_> = events.into_iter().map(TableEvent::Game).collect();
    if let Some(change) = change {
        all.insert(all.len().min(1), change);
    }
    all
}
