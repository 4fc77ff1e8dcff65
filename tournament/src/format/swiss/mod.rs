//! Swiss for small fields and large ones. The order of entrants is points, more first, then seeding. Of all ways to
//! pair them that one is taken that is best by these criteria, each deciding where those before are level:
//!
//! 1. nobody has a second bye while another present has had fewer;
//! 2. fewest rematches;
//! 3. the rounds left can still be paired without a rematch;
//! 4. the bye goes to the last in order;
//! 5. least sum of squared differences of points;
//! 6. among equals, the upper half meets the lower half in order;
//! 7. the first in order meets the earliest possible, then the second, ...
//!
//! Up to 16 entrants this is exact; 3 is looked at up to 10, beyond which the usual number of rounds never
//! gets stuck. Up to 128 one matching with integer weights decides everything but 3 and 7. A larger field is paired
//! bracket by bracket of equal points, see [`large`].

mod completable;
mod cost;
mod exact;
mod large;
mod tables;

use super::{Field, Next, Past, past};
use crate::Entrant;

/// One who waits for an opponent. Lists of players are in order: their places are what pairings are made of.
#[derive(Clone, Debug)]
pub(super) struct Player {
    entrant: Entrant,
    /// Doubled points, with byes.
    half_points: i64,
    byes: u32,
    met: Vec<Entrant>,
}

impl Player {
    fn has_met(&self, other: &Self) -> bool {
        self.met.contains(&other.entrant)
    }
}

/// Pairs of places; a bye is left out.
type Pairs = Vec<[usize; 2]>;

pub(super) fn next(rounds: u32, field: &Field, past: &[Past]) -> Next {
    if past.len() >= rounds as usize {
        return Next::Finished;
    }
    let present = field.present(past::following(past));
    let players = order(field, past, &present);
    if players.len() < field.sides {
        return Next::Finished;
    }
    let rounds_left = rounds as usize - past.len() - 1;
    let groups = if field.sides == 2 {
        pair(&players, rounds_left).into_iter().map(Vec::from).collect()
    } else {
        tables::group(&players, field.sides)
    };
    let pairings = groups.into_iter().map(|group: Vec<usize>| group.iter().map(|&at| players[at].entrant).collect());
    Next::Play(past::round(pairings.collect(), &present))
}

/// Those present, in order.
fn order(field: &Field, past: &[Past], present: &[Entrant]) -> Vec<Player> {
    let win = i64::try_from(2 * (field.sides - 1)).expect("a table has at most eight sides");
    let mut tallies = past::tallies(past);
    let mut players: Vec<Player> = present
        .iter()
        .map(|&entrant| {
            let tally = tallies.remove(&entrant).unwrap_or_default();
            let half_points = tally.half_points.saturating_add(win.saturating_mul(tally.byes.into()));
            Player { entrant, half_points, byes: tally.byes, met: tally.met }
        })
        .collect();
    // The sort is stable, and they come by seeding.
    players.sort_by_key(|player| std::cmp::Reverse(player.half_points));
    players
}

/// Pairs of an order, each with the earlier first and by it.
fn pair(players: &[Player], rounds_left: usize) -> Pairs {
    let mut pairs = match players.len() {
        0..=10 => exact::by_enumeration(players, rounds_left),
        11..=16 => exact::by_subsets(players),
        17..=128 => large::by_matching(players),
        _ => large::by_brackets(players),
    };
    for pair in &mut pairs {
        pair.sort_unstable();
    }
    pairs.sort_unstable();
    pairs
}
