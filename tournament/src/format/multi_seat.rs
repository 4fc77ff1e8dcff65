use super::{
    Field, Next, Past,
    anneal::{self, Task},
    design::{self, Tables},
    past,
};
use crate::{Entrant, Round, chance::Chance};

/// How often pairs of entrants meet: the spread tells how even a schedule is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meets {
    /// Of the pair that meets least.
    pub least: u32,
    /// Of the pair that meets most.
    pub most: u32,
}

/// How often pairs of these entrants meet in these rounds.
pub fn meets(entrants: &[Entrant], rounds: &[Round]) -> Meets {
    let counts = count_meets(entrants, rounds.iter());
    let pairs = || (0..entrants.len()).flat_map(|i| (0..i).map(move |j| (i, j))).map(|(i, j)| counts[i][j]);
    Meets { least: pairs().min().unwrap_or(0), most: pairs().max().unwrap_or(0) }
}

/// The next round of the schedule. As long as all are there from the first round on, that is one schedule made from
/// the seed; otherwise the rounds left are planned around the past.
pub(super) fn next(rounds: u32, field: &Field, past: &[Past]) -> Next {
    let number = past::following(past);
    let present = field.present(number);
    let rounds = rounds as usize;
    if past.len() >= rounds || present.len() < field.sides {
        return Next::Finished;
    }
    let everybody = (1..=number).all(|round| field.members.iter().all(|member| member.is_present(round)));
    let tables = if everybody {
        schedule(present.len(), field.sides, rounds, field.seed).swap_remove(past.len())
    } else {
        let played = past.iter().map(|past| &past.round);
        let task = Task {
            sides: field.sides,
            rounds: rounds - past.len(),
            meets: count_meets(&present, played),
            sat_out: count_byes(&present, past),
        };
        anneal::plan(&task, &mut Chance::of(field.seed, &[u64::from(number)])).swap_remove(0)
    };
    let pairings = tables.into_iter().map(|table| table.into_iter().map(|place| present[place]).collect());
    Next::Play(past::round(pairings.collect(), &present))
}

/// All rounds by place: a design as often as it fits, and a search for the rounds left.
fn schedule(n: usize, sides: usize, rounds: usize, seed: u64) -> Vec<Tables> {
    let design = design::design(n, sides).unwrap_or_default();
    // Where each pair meets once in a design, any part of it is even; another must be played whole.
    let exact = match design.len() {
        0 => 0,
        length if length * (sides - 1) == n - 1 => rounds,
        length => rounds / length * length,
    };
    let mut plan: Vec<Tables> = design.into_iter().cycle().take(exact).collect();
    if exact < rounds {
        let task = Task { sides, rounds: rounds - exact, meets: vec![vec![0; n]; n], sat_out: vec![0; n] };
        plan.extend(anneal::plan(&task, &mut Chance::of(seed, &[])));
    }
    plan
}

fn count_meets<'a>(entrants: &[Entrant], rounds: impl Iterator<Item = &'a Round>) -> Vec<Vec<u32>> {
    let place = |entrant: &Entrant| entrants.iter().position(|other| other == entrant);
    let mut counts = vec![vec![0; entrants.len()]; entrants.len()];
    for pairing in rounds.flat_map(|round| &round.pairings) {
        let places: Vec<usize> = pairing.entrants.iter().filter_map(place).collect();
        for &i in &places {
            for &j in places.iter().filter(|&&j| j != i) {
                counts[i][j] += 1;
            }
        }
    }
    counts
}

/// Byes so far. Latecomers count as if they had sat out as often as the one who did least.
fn count_byes(entrants: &[Entrant], past: &[Past]) -> Vec<u32> {
    let tallies = past::tallies(past);
    let least = entrants.iter().filter_map(|entrant| tallies.get(entrant)).map(|tally| tally.byes).min().unwrap_or(0);
    entrants.iter().map(|entrant| tallies.get(entrant).map_or(least, |tally| tally.byes)).collect()
}
