//! Knock-out: by a bracket at tables of two, by tables anew in each round where more sit.

use super::duel::{Slot, Walk, Walked};
use crate::Entrant;

/// Seeds, from 1, in the order of a bracket for the next power of two: neighbours meet, and the best two can only
/// meet in the last round.
pub fn bracket_order(entrants: usize) -> Vec<usize> {
    let mut order = vec![1];
    while order.len() < entrants {
        let sum = 2 * order.len() + 1;
        order = order.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    order
}

/// Everybody in a bracket. The seeds that do not exist are byes of the best.
pub(super) fn slots(walk: &Walk<'_>) -> Vec<Slot> {
    let seeding = walk.field.seeding();
    bracket_order(seeding.len()).into_iter().map(|seed| seeding.get(seed - 1).map(|member| member.entrant)).collect()
}

/// Neighbours as pairs.
pub(super) fn neighbours(slots: &[Slot]) -> Vec<[Slot; 2]> {
    slots.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
}

/// A knock-out at tables of two. The match for the third place follows the final in its round.
pub(super) fn bracket(walk: &mut Walk<'_>, third_place: bool) -> Walked<()> {
    let mut slots = slots(walk);
    let mut losers: Vec<Slot> = Vec::new();
    while slots.len() > 1 {
        let mut pairs = neighbours(&slots);
        if let (true, &[a @ Some(_), b @ Some(_)]) = (third_place && slots.len() == 2, losers.as_slice()) {
            pairs.push([a, b]);
        }
        let ends = walk.pairs(&pairs)?;
        slots = ends.iter().take(slots.len() / 2).map(|end| end[0]).collect();
        losers = ends.iter().map(|end| end[1]).collect();
    }
    Ok(())
}

/// How many tables of `sides`, of which `advance` go on, bring a number of entrants towards one last table.
pub(super) const fn table_count(entrants: usize, sides: usize, advance: usize) -> usize {
    if entrants <= sides {
        return (entrants == sides) as usize;
    }
    let full = entrants / sides;
    let left_to_go = (entrants - sides) / (sides - advance);
    if full < left_to_go { full } else { left_to_go }
}

/// A knock-out at larger tables: in each round as many tables as bring the number towards one last table, filled in
/// a snake from the lower seeds; the best seeds have byes.
pub(super) fn tables(walk: &mut Walk<'_>, advance: usize) -> Walked<()> {
    let sides = walk.field.sides;
    let seeding: Vec<Entrant> = walk.field.seeding().into_iter().map(|member| member.entrant).collect();
    let by_seeding = |list: &mut Vec<Entrant>| {
        list.sort_by_key(|entrant| seeding.iter().position(|other| other == entrant));
    };
    let mut alive = seeding.clone();
    // Those who are out, who went last first: they fill the places of those who leave.
    let mut out: Vec<Entrant> = Vec::new();
    loop {
        let places = alive.len();
        alive.retain(|&entrant| walk.is_here(entrant));
        out.retain(|&entrant| walk.is_here(entrant));
        let filling = (places.max(sides) - alive.len()).min(out.len());
        alive.extend(out.drain(..filling));
        by_seeding(&mut alive);
        // Without enough to fill the last table nothing can be played.
        let count = match table_count(alive.len(), sides, advance) {
            0 if alive.len() > sides => 1,
            count => count,
        };
        if count == 0 {
            return Ok(());
        }
        let (byes, playing) = alive.split_at(alive.len() - count * sides);
        let byes = byes.to_vec();
        let orders = walk.tables(&snake(playing, count), &byes, advance)?;
        if alive.len() == sides {
            return Ok(());
        }
        alive = byes;
        // Among those of one round, the better place goes first, then the better seed.
        let mut gone: Vec<(usize, Entrant)> = Vec::new();
        for order in orders {
            alive.extend(&order[..advance]);
            gone.extend(order[advance..].iter().copied().enumerate());
        }
        gone.sort_by_key(|&(place, entrant)| (place, seeding.iter().position(|&other| other == entrant)));
        out.splice(0..0, gone.into_iter().map(|(_, entrant)| entrant));
    }
}

/// Deals a list to tables forwards, then backwards, and so on.
fn snake(list: &[Entrant], tables: usize) -> Vec<Vec<Entrant>> {
    let mut dealt = vec![Vec::new(); tables];
    for (turn, row) in list.chunks(tables).enumerate() {
        for (at, &entrant) in row.iter().enumerate() {
            let table = if turn.is_multiple_of(2) { at } else { tables - 1 - at };
            dealt[table].push(entrant);
        }
    }
    dealt
}
