//! Matches played at random.

use super::dice::Dice;
use boneyard_engine::{
    position::Phase,
    rules::Rules,
    seat::{ByTeam, Seat},
    table::{self, Command, EndCause, Event, ForfeitPolicy, Source, Table},
    tile::Tile,
};

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
        let shuffled = shuffled_set(&rules, dice);
        let command = match table.position().phase {
            Phase::Gathering => Command::StartMatch { shuffled: &shuffled, lot: any_seat(&rules, dice) },
            Phase::Dealing | Phase::Asking(_) if trouble(dice) => match dice.below(10) {
                0 => break,
                1 => Command::Adjudicate {
                    ranks: ByTeam::from_fn(rules.team_count(), |team| u8::try_from(team.number()).unwrap()),
                },
                _ => any_loss(&table, dice),
            },
            Phase::Dealing => {
                Command::StartRound { shuffled: &shuffled, lot: any_seat(&rules, dice), own_orders: None }
            }
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
        EndCause::Flood,
    ]);
    let policy = dice.pick(&[ForfeitPolicy::Substitute, ForfeitPolicy::Substitute, ForfeitPolicy::EndMatch]);
    Command::Forfeit { seat: any_seat(table.rules(), dice), cause, policy }
}

fn shuffled_set(rules: &Rules, dice: &mut Dice) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = rules.set().iter().collect();
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, dice.below(last + 1));
    }
    tiles
}

fn any_seat(rules: &Rules, dice: &mut Dice) -> Seat {
    Seat::from_index(dice.below(usize::from(rules.seats))).unwrap()
}
