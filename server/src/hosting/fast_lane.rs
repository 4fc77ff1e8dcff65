//! A match among house bots, played out in memory by the same judgement as at a live table. Whoever asked for
//! it stores it; it is visible from then on.

use boneyard_engine::position::Phase;

use super::{
    by_itself,
    command::Command,
    decide::{Decided, decide},
    event::{Chair, Step, TableEvent},
    opening::{Occupant, Opening},
    state::{Hosted, Lifecycle},
};
use crate::{codec, randomness::Shuffler, store::Append};

/// A match that was played out.
#[derive(Debug)]
pub struct Played {
    /// The table as it stands at the end.
    pub table: Hosted,
    /// All its steps, to be stored.
    pub append: Append,
}

/// Plays a match out. `None` when somebody at it is no house bot that we have, or when the match comes to a
/// stand: then a live table must play it.
pub fn play_out(opening: Opening, occupants: &[Occupant], shuffler: &dyn Shuffler) -> Option<Played> {
    let time_ms = opening.create_time_ms;
    let rules = opening.rules;
    let mut table = Hosted::new(opening.clone());
    let mut steps = Vec::new();
    let mut take = |table: &mut Hosted, events: Vec<TableEvent>| {
        let step = Step { sequence: table.sequence + 1, time_ms, events };
        steps.push(codec::encode_table_step(&rules, &step));
        table.fold(&step);
    };
    let mut events = vec![TableEvent::Opened(Box::new(opening))];
    for (chair, occupant) in (1..).zip(occupants) {
        let chair: Chair = chair;
        events.push(TableEvent::ChairTaken { chair, occupant: occupant.clone() });
    }
    take(&mut table, events);
    while !table.lifecycle.is_over() {
        let command = next_command(&table, shuffler)?;
        match decide(&table, &command) {
            Ok(Decided::Step(events)) => take(&mut table, events),
            Ok(Decided::Before { .. }) | Err(_) => return None,
        }
    }
    let append = Append { stream: table.opening.table_id.stream().clone(), expected: 0, steps };
    Some(Played { table, append })
}

fn next_command(table: &Hosted, shuffler: &dyn Shuffler) -> Option<Command> {
    match (table.lifecycle, table.game.position().phase) {
        (Lifecycle::Waiting, _) => Some(by_itself::start_match(table, shuffler)),
        (Lifecycle::Active, Phase::Dealing) => Some(by_itself::start_round(table, shuffler)),
        (Lifecycle::Active, Phase::Asking(asked)) => {
            let Some(Occupant::House { bot, seed }) = table.occupant_of(asked.seat) else { return None };
            Some(by_itself::house_move(table, asked.seat, asked.turn, bot, *seed))
        }
        (Lifecycle::Active, Phase::Gathering | Phase::Over)
        | (Lifecycle::Paused | Lifecycle::Finished | Lifecycle::Aborted, _) => None,
    }
}

/// A seed that follows from two numbers and is never 0.
pub const fn mixed(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (z ^ (z >> 31)) | 1
}
