use std::cmp::Reverse;

use super::{Field, Next, Past, past};
use crate::{Entrant, chance::Chance};

/// The fields of [`super::Format::Ladder`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Ladder {
    pub(super) rounds: u32,
    pub(super) tables: u32,
    pub(super) apart: u32,
    pub(super) noise: u32,
}

/// One who waits for a table.
struct Waiting {
    entrant: Entrant,
    games: u32,
    value: i64,
    uncertainty: i64,
}

/// Opens table by table: who is least known, then has played least, waits for the nearest.
pub(super) fn next(ladder: Ladder, field: &Field, past: &[Past]) -> Next {
    if past.len() >= ladder.rounds as usize {
        return Next::Finished;
    }
    let number = past::following(past);
    let present = field.present(number);
    let tallies = past::tallies(past);
    let mut chance = Chance::of(field.seed, &[u64::from(number)]);
    let mut waiting: Vec<Waiting> = present
        .iter()
        .map(|&entrant| {
            let rating = field.member(entrant).and_then(|member| member.rating);
            Waiting {
                entrant,
                games: tallies.get(&entrant).map_or(0, |tally| tally.games),
                value: rating.map_or(0, |rating| rating.value),
                // Nobody is less known than who has no rating.
                uncertainty: rating.map_or(i64::MAX, |rating| rating.uncertainty),
            }
        })
        .collect();
    waiting.sort_by_key(|one| (Reverse(one.uncertainty), one.games));
    let mut tables: Vec<Vec<Entrant>> = Vec::new();
    while tables.len() < ladder.tables as usize && waiting.len() >= field.sides {
        let opener = waiting.remove(0);
        let mut nearest: Vec<(u64, Entrant)> = waiting
            .iter()
            .map(|other| {
                let distance = opener.value.abs_diff(other.value);
                let noise = chance.below(2 * ladder.noise as usize + 1) as u64;
                // Up to so much nearer or farther, moved up to stay above zero.
                (distance.saturating_add(noise), other.entrant)
            })
            .collect();
        nearest.sort();
        let nearest: Vec<Entrant> = nearest.into_iter().map(|(_, entrant)| entrant).collect();
        // Whoever finds no table that it may sit at waits for the next round.
        if let Some(table) = fill(ladder, field, past, opener.entrant, &nearest) {
            waiting.retain(|other| !table.contains(&other.entrant));
            tables.push(table);
        }
    }
    Next::Play(past::round(tables, &present))
}

/// The nearest who may sit together: the farthest of them is exchanged until they may.
fn fill(ladder: Ladder, field: &Field, past: &[Past], opener: Entrant, nearest: &[Entrant]) -> Option<Vec<Entrant>> {
    (field.sides - 2..nearest.len()).find_map(|last| {
        let table: Vec<Entrant> =
            std::iter::once(opener).chain(nearest[..field.sides - 2].iter().copied()).chain([nearest[last]]).collect();
        (!is_recent(ladder.apart, past, &table)).then_some(table)
    })
}

/// Whether these met within the last games of one of them.
fn is_recent(apart: u32, past: &[Past], table: &[Entrant]) -> bool {
    let same = |entrants: &[Entrant]| entrants.len() == table.len() && table.iter().all(|e| entrants.contains(e));
    table.iter().any(|entrant| {
        let tables = past.iter().rev().flat_map(|past| &past.round.pairings);
        let own = tables.filter(|pairing| pairing.entrants.contains(entrant));
        own.take(apart as usize).any(|pairing| same(&pairing.entrants))
    })
}
