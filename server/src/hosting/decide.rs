//! Command → events of one step, or a refusal. All judgement of hosting; what the rules of the game
//! say is asked of the engine.

use boneyard_engine::{
    position::DecisionKind,
    seat::Seat,
    table::{self, EndCause, Event, Events, Source},
};

use boneyard_record::deal::Entropy;

use super::{
    answer,
    command::{Actor, Command, Refused},
    event::{Chair, ClockChange, TableEvent},
    opening::{Occupant, TimeoutPolicy},
    state::{Hosted, Lifecycle},
    turn_clock,
};

/// House bot that finishes for a lost seat.
const SUBSTITUTE: &str = "greedy";

/// Entropies that a table takes. Who leaves leaves theirs, so coming and going must have an end.
const MAX_ENTROPIES: usize = 64;

/// What a command leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decided {
    /// A step with these events.
    Step(Vec<TableEvent>),
    /// Nothing: it had been done before, in this step.
    Before {
        /// The step.
        sequence: u32,
    },
}

/// Judges a command. The table is not changed; fold the events.
///
/// # Errors
/// Why not.
pub fn decide(table: &Hosted, command: &Command) -> Result<Decided, Refused> {
    let mut decided = judge(table, command)?;
    if let (Some(comment), Decided::Step(events)) = (&table.pause_after_round, &mut decided)
        && events.iter().any(ends_a_round_of_more)
    {
        events.push(TableEvent::Paused { comment: comment.clone(), after_round: false });
    }
    // A table that is a deal group by itself: its secret is of no more use once nothing can happen. Those of a
    // tournament wait for the others.
    if let Decided::Step(events) = &mut decided
        && table.opening.group.is_none()
        && events.iter().any(ends_the_match)
    {
        events.push(TableEvent::DealRevealed);
    }
    Ok(decided)
}

/// Whether this ends a round after which the match goes on.
fn ends_a_round_of_more(event: &TableEvent) -> bool {
    if let TableEvent::Game(Event::RoundEnded(result)) = event { result.next_opener.is_some() } else { false }
}

fn ends_the_match(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Aborted { .. } | TableEvent::Game(Event::MatchEnded(_)))
}

fn judge(table: &Hosted, command: &Command) -> Result<Decided, Refused> {
    match command {
        Command::TakeChair { by, chair, occupant, entropy } => {
            take_chair(table, by, *chair, occupant, entropy.as_ref())
        }
        Command::LeaveChair { by } => leave_chair(table, by),
        Command::RemoveOccupant { by, chair, ban } => remove(table, by, *chair, *ban),
        Command::Answer { by, turn, action, elapsed_ms, strikes } => {
            answer::answer(table, by, *turn, *action, *elapsed_ms, *strikes)
        }
        Command::Resign { by, seat, cause } => {
            let seat = own_seat(table, by, *seat)?;
            running(table)?;
            lose(table, seat, *cause, 0)
        }
        Command::Pause { by, comment, after_round, elapsed_ms, strikes } => {
            pause(table, by, comment, *after_round, *elapsed_ms, *strikes)
        }
        Command::Resume { by } => {
            directs(table, by)?;
            match table.lifecycle {
                Lifecycle::Paused => Ok(Decided::Step(vec![TableEvent::Resumed])),
                Lifecycle::Active if table.pause_after_round.is_some() => Ok(Decided::Step(vec![TableEvent::Resumed])),
                Lifecycle::Active | Lifecycle::Waiting => Ok(Decided::Before { sequence: table.sequence }),
                Lifecycle::Finished | Lifecycle::Aborted => Err(Refused::MatchOver),
            }
        }
        Command::Abort { by, comment } => {
            directs(table, by)?;
            match table.lifecycle {
                Lifecycle::Aborted => Ok(Decided::Before { sequence: table.sequence }),
                Lifecycle::Finished => Err(Refused::MatchOver),
                Lifecycle::Waiting | Lifecycle::Active | Lifecycle::Paused => {
                    Ok(Decided::Step(vec![TableEvent::Aborted { comment: comment.clone() }]))
                }
            }
        }
        Command::Adjudicate { by, ranks, given, comment } => {
            directs(table, by)?;
            running(table)?;
            let teams = u32::from(table.opening.rules.team_count());
            if u32::try_from(*given) != Ok(teams) {
                return Err(Refused::BadRanks { teams });
            }
            let events =
                game(table, &table::Command::Adjudicate { ranks: *ranks }).map_err(|_| Refused::BadRanks { teams })?;
            let note = TableEvent::ResultNoted { comment: comment.clone() };
            Ok(Decided::Step(std::iter::once(note).chain(events.into_iter().map(TableEvent::Game)).collect()))
        }
        Command::StartMatch { shuffled, lot } => {
            let all_seated = table.chairs.iter().all(Option::is_some);
            match table.lifecycle {
                Lifecycle::Waiting if all_seated => of_game(table, &table::Command::StartMatch { shuffled, lot: *lot }),
                state @ (Lifecycle::Waiting
                | Lifecycle::Active
                | Lifecycle::Paused
                | Lifecycle::Finished
                | Lifecycle::Aborted) => Err(Refused::WrongState(state)),
            }
        }
        Command::StartRound { shuffled, lot, own_orders } => {
            playing(table)?;
            let own_orders = own_orders.as_deref();
            of_game(table, &table::Command::StartRound { shuffled, lot: *lot, own_orders })
        }
        Command::HouseMove { turn, action } => {
            playing(table)?;
            let asked = table.game.position().asked().ok_or(Refused::StaleTurn { turn: *turn, current: 0 })?;
            let source = match table.substitutes[asked.seat] {
                Some(_) => Source::Substitute,
                None => Source::Player,
            };
            of_game(table, &table::Command::Act { seat: asked.seat, turn: *turn, action: *action, source })
        }
        Command::TimeRanOut { turn, elapsed_ms, strikes } => time_ran_out(table, *turn, *elapsed_ms, *strikes),
        Command::Lose { seat, cause, strikes } => {
            running(table)?;
            lose(table, *seat, *cause, *strikes)
        }
    }
}

/// The engine's judgement.
fn game(table: &Hosted, command: &table::Command<'_>) -> Result<Events, Refused> {
    let mut events = Events::new();
    table::decide(&table.game, command, &mut events).map_err(Refused::Illegal)?;
    Ok(events)
}

fn of_game(table: &Hosted, command: &table::Command<'_>) -> Result<Decided, Refused> {
    Ok(Decided::Step(game(table, command)?.into_iter().map(TableEvent::Game).collect()))
}

/// Refuses unless the match is running and the clocks are.
fn playing(table: &Hosted) -> Result<(), Refused> {
    match table.lifecycle {
        Lifecycle::Active => Ok(()),
        Lifecycle::Finished | Lifecycle::Aborted => Err(Refused::MatchOver),
        state @ (Lifecycle::Waiting | Lifecycle::Paused) => Err(Refused::WrongState(state)),
    }
}

/// Refuses unless the match has begun and is not over.
fn running(table: &Hosted) -> Result<(), Refused> {
    match table.lifecycle {
        Lifecycle::Active => Ok(()),
        Lifecycle::Paused if !table.seat_of_chair.is_empty() => Ok(()),
        Lifecycle::Finished | Lifecycle::Aborted => Err(Refused::MatchOver),
        state @ (Lifecycle::Waiting | Lifecycle::Paused) => Err(Refused::WrongState(state)),
    }
}

/// Refuses unless chairs may still change.
fn gathering(table: &Hosted) -> Result<(), Refused> {
    match table.lifecycle {
        Lifecycle::Waiting => Ok(()),
        Lifecycle::Paused if table.seat_of_chair.is_empty() => Ok(()),
        state @ (Lifecycle::Active | Lifecycle::Paused | Lifecycle::Finished | Lifecycle::Aborted) => {
            Err(Refused::WrongState(state))
        }
    }
}

/// A director who sits at the table may not direct it: directing shows and moves what players must
/// not touch.
fn directs(table: &Hosted, by: &Actor) -> Result<(), Refused> {
    if !by.director {
        return Err(Refused::NotAllowed);
    }
    if table.chairs_of(&by.player).next().is_some() {
        return Err(Refused::DirectorCannotPlay);
    }
    Ok(())
}

fn take_chair(
    table: &Hosted,
    by: &Actor,
    wanted: Option<Chair>,
    occupant: &Occupant,
    entropy: Option<&Entropy>,
) -> Result<Decided, Refused> {
    let joining = occupant.is(&by.player);
    if joining {
        if let Some(chair) = table.chairs_of(&by.player).next() {
            let added = entropy.map_or(Ok(None), |entropy| add_entropy(table, chair, entropy))?;
            return Ok(match added {
                Some(event) => Decided::Step(vec![event]),
                None => Decided::Before { sequence: table.sequence },
            });
        }
        if table.opening.by_director && table.opening.creator == by.player {
            return Err(Refused::DirectorCannotPlay);
        }
        if table.banned.contains(&by.player) {
            return Err(Refused::Removed);
        }
    } else if !by.director && table.opening.creator != by.player {
        return Err(Refused::NotAllowed);
    }
    gathering(table)?;
    let chair = match wanted {
        None => table.numbered_chairs().find(|(_, occupant)| occupant.is_none()).ok_or(Refused::TableFull)?.0,
        Some(chair) => {
            check_chair(table, chair)?;
            if table.occupant(chair).is_some() {
                return Err(Refused::ChairTaken(chair));
            }
            chair
        }
    };
    let added = entropy.map_or(Ok(None), |entropy| add_entropy(table, chair, entropy))?;
    let taken = TableEvent::ChairTaken { chair, occupant: occupant.clone() };
    Ok(Decided::Step(std::iter::once(taken).chain(added).collect()))
}

/// Adds what a player gives to the deals; nothing when that chair gave the same before.
fn add_entropy(table: &Hosted, chair: Chair, entropy: &Entropy) -> Result<Option<TableEvent>, Refused> {
    if table.entropy_place(chair, entropy).is_some() {
        return Ok(None);
    }
    if table.opening.group.is_some() {
        return Err(Refused::EntropyClosed);
    }
    gathering(table).map_err(|_| Refused::EntropyClosed)?;
    if table.contributions.len() >= MAX_ENTROPIES {
        return Err(Refused::EntropyFull(MAX_ENTROPIES));
    }
    Ok(Some(TableEvent::EntropyAdded { chair, entropy: entropy.clone() }))
}

fn check_chair(table: &Hosted, chair: Chair) -> Result<(), Refused> {
    let chairs = u32::try_from(table.chairs.len()).unwrap_or(u32::MAX);
    if (1..=chairs).contains(&u32::from(chair)) {
        return Ok(());
    }
    Err(Refused::NoSuchChair { asked: chair.into(), chairs })
}

fn leave_chair(table: &Hosted, by: &Actor) -> Result<Decided, Refused> {
    let chairs: Vec<Chair> = table.chairs_of(&by.player).collect();
    if chairs.is_empty() {
        return Err(Refused::NotSeated);
    }
    gathering(table)?;
    let left = |chair| TableEvent::ChairLeft { chair, removed: false, banned: None };
    Ok(Decided::Step(chairs.into_iter().map(left).collect()))
}

fn remove(table: &Hosted, by: &Actor, chair: Chair, ban: bool) -> Result<Decided, Refused> {
    if !by.director && table.opening.creator != by.player {
        return Err(Refused::NotAllowed);
    }
    check_chair(table, chair)?;
    gathering(table)?;
    let banned = match (table.occupant(chair), ban) {
        (None, _) => return Ok(Decided::Before { sequence: table.sequence }),
        (Some(Occupant::Player { id, .. }), true) => Some(id.clone()),
        (Some(Occupant::Player { .. } | Occupant::House { .. }), _) => None,
    };
    Ok(Decided::Step(vec![TableEvent::ChairLeft { chair, removed: true, banned }]))
}

fn pause(
    table: &Hosted,
    by: &Actor,
    comment: &str,
    after_round: bool,
    elapsed_ms: u32,
    strikes: u32,
) -> Result<Decided, Refused> {
    directs(table, by)?;
    match table.lifecycle {
        Lifecycle::Finished | Lifecycle::Aborted => return Err(Refused::MatchOver),
        Lifecycle::Paused => return Ok(Decided::Before { sequence: table.sequence }),
        Lifecycle::Waiting | Lifecycle::Active => {}
    }
    // Between rounds there is nothing to wait for.
    let asked = table.game.position().asked();
    let after_round = after_round && asked.is_some();
    let mut events = Vec::new();
    if let Some(asked) = asked
        && !after_round
    {
        // What was used so far is charged; the rest runs on when the table is resumed.
        let clock = table.clocks[asked.seat];
        let charged = turn_clock::charge_ms(&table.opening.time_control, &clock, elapsed_ms);
        if charged > 0 || strikes > 0 {
            events.push(TableEvent::ClockChanged(ClockChange {
                seat: asked.seat,
                bank_ms: clock.bank_ms - charged,
                timeouts: clock.timeouts,
                illegal_answers: clock.illegal_answers + strikes,
                turn: 0,
                elapsed_ms: 0,
                charged_ms: 0,
            }));
        }
    }
    events.push(TableEvent::Paused { comment: comment.to_owned(), after_round });
    Ok(Decided::Step(events))
}

/// The seat of the caller that is meant, among those it has not lost.
fn own_seat(table: &Hosted, by: &Actor, seat: Option<Seat>) -> Result<Seat, Refused> {
    let seats = answer::seats_of(table, by);
    let Some(&first) = seats.first() else { return Err(Refused::NotSeated) };
    let meant = match (seat, seats.len()) {
        (Some(seat), _) if seats.contains(&seat) => seat,
        (Some(_), _) => return Err(Refused::NotSeated),
        (None, 1) => first,
        (None, _) => return Err(Refused::SeatAmbiguous),
    };
    if table.substitutes[meant].is_some() { Err(Refused::SeatLost) } else { Ok(meant) }
}

fn time_ran_out(table: &Hosted, turn: u32, elapsed_ms: u32, strikes: u32) -> Result<Decided, Refused> {
    playing(table)?;
    let asked = match table.game.position().asked() {
        Some(asked) if asked.turn == turn => asked,
        _ => return Err(Refused::StaleTurn { turn, current: table.game.position().turn }),
    };
    let control = &table.opening.time_control;
    let clock = table.clocks[asked.seat];
    let window = match asked.kind {
        DecisionKind::Claim | DecisionKind::Challenge { silent: _ } => true,
        DecisionKind::Turn
        | DecisionKind::Slosh
        | DecisionKind::Cover
        | DecisionKind::ExtraTile
        | DecisionKind::SecondDouble
        | DecisionKind::ThirdTile
        | DecisionKind::ChainTile
        | DecisionKind::LongTrain => false,
    };
    let timeouts = clock.timeouts + u32::from(!window);
    let charged_ms = turn_clock::charge_ms(control, &clock, elapsed_ms);
    let lost = match control.on_timeout {
        TimeoutPolicy::Forfeit => !window,
        TimeoutPolicy::PlayFirstLegal => !window && timeouts >= control.timeout_limit,
    };
    // A move was made for the seat, so it gets what a move adds: without it one long thought would leave
    // nothing for the next decision.
    let increment_ms = if lost { 0 } else { control.increment_ms };
    let change = TableEvent::ClockChanged(ClockChange {
        seat: asked.seat,
        bank_ms: (clock.bank_ms - charged_ms).saturating_add(increment_ms),
        timeouts,
        illegal_answers: clock.illegal_answers + strikes,
        turn,
        elapsed_ms,
        charged_ms,
    });
    if lost {
        let mut events = vec![change];
        events.extend(loss(table, asked.seat, EndCause::Timeout)?);
        return Ok(Decided::Step(events));
    }
    let mut moves = Vec::new();
    table::legal_moves(&table.game, asked.seat, &mut moves);
    let Some(&action) = moves.first() else {
        debug_assert!(false, "a seat that is asked has a legal answer");
        return Err(Refused::StaleTurn { turn, current: turn });
    };
    let act = table::Command::Act { seat: asked.seat, turn, action, source: Source::Timeout };
    Ok(Decided::Step(answer::with_clock(game(table, &act)?, Some(change))))
}

/// A seat is lost: the match ends, or a house bot plays on for it.
fn lose(table: &Hosted, seat: Seat, cause: EndCause, strikes: u32) -> Result<Decided, Refused> {
    let mut events = Vec::new();
    if strikes > 0 {
        let clock = table.clocks[seat];
        events.push(TableEvent::ClockChanged(ClockChange {
            seat,
            bank_ms: clock.bank_ms,
            timeouts: clock.timeouts,
            illegal_answers: clock.illegal_answers + strikes,
            turn: 0,
            elapsed_ms: 0,
            charged_ms: 0,
        }));
    }
    events.extend(loss(table, seat, cause)?);
    Ok(Decided::Step(events))
}

fn loss(table: &Hosted, seat: Seat, cause: EndCause) -> Result<Vec<TableEvent>, Refused> {
    let policy = table.opening.time_control.on_forfeit;
    let events = game(table, &table::Command::Forfeit { seat, cause, policy })?;
    let over = events.iter().any(|event| matches!(event, Event::MatchEnded(_)));
    let mut events: Vec<_> = events.into_iter().map(TableEvent::Game).collect();
    if !over {
        events.push(TableEvent::Substituted { seat, bot: SUBSTITUTE.to_owned(), cause });
    }
    Ok(events)
}
