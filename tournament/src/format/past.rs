use std::collections::BTreeMap;

use super::{Field, Impossible};
use crate::{Entrant, Pairing, Round};

/// A round that is over: every game of it is final.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// What was played.
    pub round: Round,
    /// How each pairing ended, in their order.
    pub results: Vec<Outcome>,
}

/// How a pairing ended; each list has an entry per entrant of the pairing, in its order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Outcome {
    /// Points of the pairing as a whole, doubled so that a half is a number: 2 for a win against one opponent,
    /// 1 for a tie; at a table of k, 2 for each entrant placed behind and 1 for each that is level.
    pub half_points: Vec<i64>,
    /// Boards won.
    pub boards_won: Vec<u32>,
    /// Difference of points of the game, over all boards.
    pub difference: Vec<i64>,
}

impl Outcome {
    /// That of so many entrants of whom none did better: what stands for results that do not matter.
    pub fn level(entrants: usize) -> Self {
        Self { half_points: vec![0; entrants], boards_won: vec![0; entrants], difference: vec![0; entrants] }
    }
}

/// What the past means for one entrant.
#[derive(Clone, Default, Debug)]
pub(super) struct Tally {
    /// Doubled points, without byes.
    pub(super) half_points: i64,
    /// Rounds with a bye.
    pub(super) byes: u32,
    /// Pairings played.
    pub(super) games: u32,
    /// Whom it met, as often as it did.
    pub(super) met: Vec<Entrant>,
}

/// What is in the past for each entrant that appears in it.
pub(super) fn tallies(past: &[Past]) -> BTreeMap<Entrant, Tally> {
    let mut all: BTreeMap<Entrant, Tally> = BTreeMap::new();
    for Past { round, results } in past {
        for &entrant in &round.byes {
            all.entry(entrant).or_default().byes += 1;
        }
        for (Pairing { entrants }, outcome) in round.pairings.iter().zip(results) {
            for (&entrant, &half_points) in entrants.iter().zip(&outcome.half_points) {
                let tally = all.entry(entrant).or_default();
                tally.half_points = tally.half_points.saturating_add(half_points);
                tally.games += 1;
                tally.met.extend(entrants.iter().filter(|&&other| other != entrant));
            }
        }
    }
    all
}

/// Number of the round that follows, from 1.
pub(super) fn following(past: &[Past]) -> u32 {
    u32::try_from(past.len()).map_or(u32::MAX, |rounds| rounds.saturating_add(1))
}

/// A round of these pairings; whoever else of those present has a bye.
pub(super) fn round(pairings: Vec<Vec<Entrant>>, present: &[Entrant]) -> Round {
    let mut playing: Vec<Entrant> = pairings.iter().flatten().copied().collect();
    playing.sort_unstable();
    Round {
        byes: present.iter().copied().filter(|entrant| playing.binary_search(entrant).is_err()).collect(),
        pairings: pairings.into_iter().map(|entrants| Pairing { entrants }).collect(),
    }
}

/// Refuses a past with holes, or with entrants that the field does not have.
pub(super) fn check(field: &Field, past: &[Past]) -> Result<(), Impossible> {
    let mut known: Vec<Entrant> = field.members.iter().map(|member| member.entrant).collect();
    known.sort_unstable();
    for (Past { round, results }, number) in past.iter().zip(1..) {
        let refuse = |found: &str, possible: &str| {
            Err(Impossible::new("past", format!("round {number} {found}"), format!("a round {possible}")))
        };
        if results.len() != round.pairings.len() {
            return refuse("without all results", "with a result for each pairing");
        }
        for (Pairing { entrants }, Outcome { half_points, boards_won, difference }) in
            round.pairings.iter().zip(results)
        {
            if [half_points.len(), boards_won.len(), difference.len()] != [entrants.len(); 3] {
                return refuse("with a result of another size than its pairing", "with an entry for each entrant");
            }
        }
        if round.pairings.iter().flat_map(|p| &p.entrants).chain(&round.byes).any(|e| known.binary_search(e).is_err()) {
            return refuse("with an unknown entrant", "of entrants of the field");
        }
    }
    Ok(())
}
