//! Round robin, gauntlet and pyramid: who meets does not depend on results.

use super::{Field, Next, Past, past};
use crate::Entrant;

/// Berger's tables for `n` entrants by place, from 0; with an odd number whoever would meet the missing one is left
/// out. The first of a pair sits first.
fn berger(n: usize) -> Vec<Vec<[usize; 2]>> {
    let even = n + n % 2;
    if even == 0 {
        return Vec::new();
    }
    let others = even - 1;
    let round = |r: usize| {
        let a = r * (even / 2) % others;
        let fixed = if r.is_multiple_of(2) { [a, others] } else { [others, a] };
        let rest = (1..even / 2).map(move |d| [(a + d) % others, (a + others - d) % others]);
        std::iter::once(fixed).chain(rest).filter(|pair| pair.iter().all(|&place| place < n)).collect()
    };
    (0..others).map(round).collect()
}

/// One or two cycles of the tables. The last two rounds of the first of two are exchanged, so that nobody sits
/// first, or second, three times in a row.
fn berger_cycles(n: usize, cycles: u32) -> Vec<Vec<[usize; 2]>> {
    let mut rounds = berger(n);
    if cycles > 1 {
        let turned: Vec<Vec<[usize; 2]>> =
            rounds.iter().map(|round| round.iter().map(|&[a, b]| [b, a]).collect()).collect();
        if let [.., a, b] = rounds.as_mut_slice() {
            std::mem::swap(a, b);
        }
        rounds.extend(turned);
    }
    rounds
}

/// Number of rounds of a round robin.
pub(super) const fn round_count(n: usize, cycles: usize) -> usize {
    if n < 2 { 0 } else { (n + n % 2 - 1) * cycles }
}

pub(super) fn berger_round(cycles: u32, field: &Field, past: &[Past]) -> Next {
    let table = berger_cycles(founders(field).len(), cycles);
    follow(&table, cycles as usize, |_, _| true, field, past)
}

/// The pairings of a round robin in which one of the best seeds plays, in the rounds of a round robin: the seeds play
/// in each, and nobody could be through earlier. Rounds without any are left out.
pub(super) fn gauntlet_round(seeds: u32, field: &Field, past: &[Past]) -> Next {
    let seeds = seeds as usize;
    let mut table = berger(founders(field).len());
    for round in &mut table {
        round.retain(|pair| pair.iter().any(|&place| place < seeds));
    }
    table.retain(|round| !round.is_empty());
    let best: Vec<Entrant> = founders(field).into_iter().take(seeds).collect();
    follow(&table, 1, |a, b| best.contains(&a) || best.contains(&b), field, past)
}

/// Places whose sum is the number of the round meet: everybody meets the best first, and nobody twice a round.
pub(super) fn pyramid_round(field: &Field, past: &[Past]) -> Next {
    let n = founders(field).len();
    let round =
        |sum: usize| (0..n).rev().filter_map(|i| sum.checked_sub(i).filter(|&j| j < i).map(|j| [j, i])).collect();
    let table: Vec<Vec<[usize; 2]>> = (1..(2 * n).saturating_sub(2)).map(round).collect();
    follow(&table, 1, |_, _| true, field, past)
}

/// Those that the tables are made for: all but latecomers.
fn founders(field: &Field) -> Vec<Entrant> {
    field.seeding().into_iter().filter(|member| member.enters <= 1).map(|member| member.entrant).collect()
}

/// The round of the table that is next; after the last, latecomers catch up.
fn follow(
    table: &[Vec<[usize; 2]>],
    cycles: usize,
    wanted: impl Fn(Entrant, Entrant) -> bool,
    field: &Field,
    past: &[Past],
) -> Next {
    let present = field.present(past::following(past));
    if let Some(left) = table.get(past.len()..) {
        let founders = founders(field);
        let playable = |round: &[[usize; 2]]| -> Vec<Vec<Entrant>> {
            let pairs = round.iter().map(|pair| pair.map(|place| founders[place]).to_vec());
            pairs.filter(|pair| pair.iter().all(|entrant| present.contains(entrant))).collect()
        };
        // A round of which nothing is left still counts, unless nothing follows either: rounds keep their numbers.
        if left.iter().any(|round| !playable(round).is_empty()) {
            return Next::Play(past::round(playable(&left[0]), &present));
        }
    }
    let pairings = catch_up(cycles, wanted, &present, past);
    if pairings.is_empty() { Next::Finished } else { Next::Play(past::round(pairings, &present)) }
}

/// A round of pairings that are still due. Those with the most of them come first.
fn catch_up(
    cycles: usize,
    wanted: impl Fn(Entrant, Entrant) -> bool,
    present: &[Entrant],
    past: &[Past],
) -> Vec<Vec<Entrant>> {
    let tallies = past::tallies(past);
    let games = |a: Entrant, b: Entrant| {
        tallies.get(&a).map_or(0, |tally| tally.met.iter().filter(|&&other| other == b).count())
    };
    let due = |a: Entrant, b: Entrant| a != b && wanted(a, b) && games(a, b) < cycles;
    let open = |a: Entrant| present.iter().filter(|&&b| due(a, b)).count();
    let mut waiting: Vec<(usize, Entrant)> = present.iter().map(|&a| (open(a), a)).collect();
    waiting.sort_by_key(|&(open, _)| std::cmp::Reverse(open));
    let mut waiting: Vec<Entrant> = waiting.into_iter().map(|(_, entrant)| entrant).collect();
    let mut pairings = Vec::new();
    while !waiting.is_empty() {
        let a = waiting.remove(0);
        if let Some(at) = waiting.iter().position(|&b| due(a, b)) {
            let b = waiting.remove(at);
            pairings.push(if games(a, b) == 0 { vec![a, b] } else { vec![b, a] });
        }
    }
    pairings
}
