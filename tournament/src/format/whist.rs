//! Whist tournaments Wh(v): each partners each once and opposes each twice.

use super::{Field, Impossible, Next, Past, past};
use crate::{Entrant, seating::galois::Galois};

/// Numbers of players for which there is a movement here.
pub const MOVEMENTS: [usize; 8] = [4, 5, 8, 9, 12, 13, 16, 17];

/// Stands for the player who stays where he is.
const FIXED: usize = usize::MAX;

/// First rounds for v divisible by four; the others move on cyclically, one of v − 1 by a round.
const STARTERS: [&[[usize; 4]]; 4] = [
    &[[FIXED, 0, 1, 2]],
    &[[FIXED, 0, 1, 3], [2, 5, 4, 6]],
    &[[FIXED, 0, 3, 1], [2, 7, 6, 9], [4, 5, 10, 8]],
    &[[FIXED, 1, 0, 2], [3, 9, 6, 11], [4, 8, 13, 12], [5, 7, 10, 14]],
];

/// The rounds of a movement by place from 0, each table in the order of play; none if there is no such movement.
pub(super) fn movement(v: usize) -> Vec<Vec<[usize; 4]>> {
    if v.is_multiple_of(4) { cyclic(v) } else { by_field(v) }
}

fn cyclic(v: usize) -> Vec<Vec<[usize; 4]>> {
    let Some(starter) = STARTERS.iter().find(|starter| starter.len() * 4 == v) else { return Vec::new() };
    let moved = |player: usize, by: usize| if player == FIXED { v - 1 } else { (player + by) % (v - 1) };
    (0..v - 1).map(|by| starter.iter().map(|table| table.map(|player| moved(player, by))).collect()).collect()
}

/// Powers of a primitive element, a quarter of the circle apart, at each table; each element is added in turn. One player
/// sits out in each round. Left neighbours and seats are balanced too.
fn by_field(v: usize) -> Vec<Vec<[usize; 4]>> {
    let Some(field) = Galois::new(v).filter(|_| MOVEMENTS.contains(&v)) else { return Vec::new() };
    let primitive = field.primitive();
    let powers: Vec<usize> = std::iter::successors(Some(1), |&a| Some(field.mul(a, primitive))).take(v - 1).collect();
    let quarter = v / 4;
    let starter = (0..quarter).map(|i| [0, 1, 2, 3].map(|n| powers[i + n * quarter]));
    let starter: Vec<[usize; 4]> = starter.collect();
    (0..v).map(|by| starter.iter().map(|table| table.map(|player| field.add(player, by))).collect()).collect()
}

/// Refuses numbers without a movement and names the nearest with one.
pub(super) fn check(entrants: usize) -> Result<(), Impossible> {
    if MOVEMENTS.contains(&entrants) {
        return Ok(());
    }
    let below = MOVEMENTS.iter().rev().find(|&&v| v < entrants);
    let above = MOVEMENTS.iter().find(|&&v| v > entrants);
    let possible: Vec<String> = below.into_iter().chain(above).map(ToString::to_string).collect();
    Err(Impossible::new("entrants", entrants, possible.join(" or ")))
}

/// The round of the movement that is next, without the tables that are not complete.
pub(super) fn next(cycles: u32, field: &Field, past: &[Past]) -> Next {
    let members: Vec<Entrant> = field.seeding().into_iter().map(|member| member.entrant).collect();
    let movement = movement(members.len());
    let left = (movement.len() * cycles as usize).saturating_sub(past.len());
    let present = field.present(past::following(past));
    let complete = |round: &[[usize; 4]]| -> Vec<Vec<Entrant>> {
        let tables = round.iter().map(|table| table.map(|player| members[player]).to_vec());
        tables.filter(|table| table.iter().all(|entrant| present.contains(entrant))).collect()
    };
    let rounds: Vec<_> = movement.iter().cycle().skip(past.len()).take(left).map(|round| complete(round)).collect();
    if rounds.iter().all(Vec::is_empty) {
        return Next::Finished;
    }
    Next::Play(past::round(rounds.into_iter().next().unwrap_or_default(), &present))
}
