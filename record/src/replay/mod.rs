//! Records played by the rules of the engine: every drawn tile, forced step, point, end and result is
//! computed anew and compared.

mod deal;
mod decision;
mod disagreement;
mod ending;
mod proven;
mod spoken;
mod walk;

use boneyard_engine::table::{Event, Table};

pub use disagreement::Disagreement;

pub(crate) use deal::{own_orders, shuffled, written};
pub(crate) use decision::legal_tokens;
pub(crate) use spoken::{arm_label, engine_token, tokens_of};

use crate::{record::Record, token::Token};
use disagreement::Differs;
use walk::Walk;

/// A record that agrees with the rules.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The table where the record stops.
    pub table: Table,
    /// Events of each command, in order. Where a record stops among forced steps, the last command's
    /// events go further than the table.
    pub steps: Vec<Vec<Event>>,
    /// What the table does next without asking anybody, where a record stops among forced steps.
    pub forced: Option<Token>,
}

/// Plays a whole record.
///
/// # Errors
/// The first thing in which record and rules disagree. Hidden tiles cannot be played.
pub fn replay(record: &Record) -> Result<Replayed, Disagreement> {
    let mut walk = Walk::new(record);
    open(record, &mut walk)?;
    walk.before()?;
    for (number, round) in (1..).zip(&record.rounds) {
        let last_round = number == record.rounds.len();
        walk.deal(number, round)?;
        for (place, token) in (1..).zip(&round.tokens) {
            let last = last_round && place == round.tokens.len();
            walk.take(token, Some(round), last).map_err(|differs| differs.at(number, place))?;
        }
        walk.finish_round(number, round, last_round)?;
    }
    walk.finish_match()?;
    Ok(replayed(walk))
}

/// Plays a record up to a token of a round, both counted from 1: token 0 is the position after the
/// deal.
///
/// # Errors
/// As [`replay`], up to there; and when there is no such token.
pub fn replay_to(record: &Record, round: usize, token: usize) -> Result<Replayed, Disagreement> {
    let mut walk = Walk::new(record);
    open(record, &mut walk)?;
    walk.before()?;
    for (number, dealt) in (1..=round).zip(&record.rounds) {
        walk.deal(number, dealt)?;
        let tokens = if number == round { &dealt.tokens[..token.min(dealt.tokens.len())] } else { &dealt.tokens };
        for (place, said) in (1..).zip(tokens) {
            let last = number == record.rounds.len() && place == dealt.tokens.len();
            walk.take(said, Some(dealt), last).map_err(|differs| differs.at(number, place))?;
        }
        if number < round {
            walk.finish_round(number, dealt, false)?;
        }
    }
    let there = match round.checked_sub(1) {
        None => token == 0,
        Some(index) => record.rounds.get(index).is_some_and(|dealt| token <= dealt.tokens.len()),
    };
    if !there {
        let have = format!("one of {} rounds and its tokens", record.rounds.len());
        return Err(Differs::new(have, format!("round {round}, token {token}")).at(0, 0));
    }
    Ok(replayed(walk))
}

fn open(record: &Record, walk: &mut Walk<'_>) -> Result<(), Disagreement> {
    if record.hides_tiles() {
        return Err(Differs::new("a record that shows all tiles", "hidden tiles")
            .because("they cannot be replayed")
            .at(0, 0));
    }
    walk.start()
}

fn replayed(walk: Walk<'_>) -> Replayed {
    Replayed { forced: walk.forced_token(), table: walk.table, steps: walk.steps }
}
