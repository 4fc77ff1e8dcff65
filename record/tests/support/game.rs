//! Matches played at random, and their records.

use boneyard_engine::{
    position::Phase,
    rules::Rules,
    seat::{ByTeam, Seat},
    table::{self, Command, EndCause, Event, ForfeitPolicy, Source, Table},
};
use boneyard_record::{Record, Step, from_steps, record::Header};

use super::dice::Dice;

/// How eventful a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Course {
    /// Seats play in time until somebody has won.
    Plain,
    /// Now and then time runs out, a seat is lost, a director decides, or everybody goes home.
    Troubled,
}

/// Plays a match at random; each command's events are one step.
pub(crate) fn play(rules: Rules, dice: &mut Dice, course: Course) -> Vec<Vec<Event>> {
    let mut table = Table::new(rules);
    let mut steps = Vec::new();
    let (mut events, mut moves) = (Vec::new(), Vec::new());
    let trouble = |dice: &mut Dice| course == Course::Troubled && dice.below(60) == 0;
    while table.position().phase != Phase::Over && steps.len() < 4_000 {
        let shuffled = dice.shuffled_set(&rules);
        let command = match table.position().phase {
            Phase::Gathering => Command::StartMatch { shuffled: &shuffled, lot: dice.seat(&rules) },
            Phase::Dealing | Phase::Asking(_) if trouble(dice) => match dice.below(10) {
                0 => break,
                1 => Command::Adjudicate {
                    ranks: ByTeam::from_fn(rules.team_count(), |team| u8::try_from(team.number()).unwrap()),
                },
                _ => any_loss(&table, dice),
            },
            Phase::Dealing => Command::StartRound { shuffled: &shuffled, lot: dice.seat(&rules) },
            Phase::Asking(asked) => {
                table::legal_moves(&table, asked.seat, &mut moves);
                let source = match course {
                    Course::Plain => Source::Player,
                    Course::Troubled => dice.pick(&[Source::Player, Source::Timeout, Source::Substitute]),
                };
                Command::Act { seat: asked.seat, turn: asked.turn, action: dice.pick(&moves), source }
            }
            Phase::Over => unreachable!("the loop has ended"),
        };
        if table::decide(&table, &command, &mut events).is_err() {
            // A seat that was lost before.
            continue;
        }
        for event in &events {
            table::evolve(&mut table, event);
        }
        steps.push(std::mem::take(&mut events));
    }
    steps
}

fn any_loss(table: &Table, dice: &mut Dice) -> Command<'static> {
    let cause = dice.pick(&[
        EndCause::Resignation,
        EndCause::Timeout,
        EndCause::IllegalMoves,
        EndCause::Disconnect,
        EndCause::NoShow,
    ]);
    let policy = dice.pick(&[ForfeitPolicy::Substitute, ForfeitPolicy::Substitute, ForfeitPolicy::EndMatch]);
    Command::Forfeit { seat: dice.seat(table.rules()), cause, policy }
}

/// A header with awkward names.
pub(crate) fn header(rules: &Rules) -> Header {
    let players = Seat::all(rules.seats).map(|seat| format!("player \"{seat}\" \\ ünï\tcode \u{1} ")).collect();
    Header {
        id: Some("tbl_k3v9".to_owned()),
        event: Some("Friday Ladder".to_owned()),
        date: Some("2026-11-29T19:30:00Z".parse().unwrap()),
        rated: Some(true),
        players,
        ..Header::default()
    }
}

/// The record of these steps, with times.
pub(crate) fn record(rules: Rules, steps: &[Vec<Event>]) -> Record {
    let timed = steps.iter().enumerate();
    from_steps(
        header(&rules),
        rules,
        timed.map(|(number, events)| Step { events, took_ms: u32::try_from(number * 37 % 5_000).ok() }),
    )
}
