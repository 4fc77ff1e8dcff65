//! Matches that must be decided: ties are played on, then rules decide.

use std::cmp::{Ordering, Reverse};

use super::{Field, Impossible, Past, past};
use crate::{Entrant, Round};

/// How a pairing of an elimination was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Round after which it was decided; for a walkover, the round that it would have been in.
    pub round: u32,
    /// Who met, the best first; of tables of more than two, those who go on are first.
    pub order: Vec<Entrant>,
    /// What parted those who go on from the others.
    pub rule: Rule,
}

/// What decides, each where those before did not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// Somebody was no longer there.
    Walkover,
    /// More points of the match, extra rounds included.
    Points,
    /// More boards won.
    Boards,
    /// The larger difference of points of the game over all boards.
    Difference,
    /// The better seed.
    Seeding,
}

/// A place in a bracket; nobody where a bye or a departure left it empty.
pub(super) type Slot = Option<Entrant>;

/// Whether a walk through an elimination came to its end, or to a round that is yet to be played.
pub(super) type Walked<T> = Result<T, Stop>;

/// Why a walk stopped.
#[derive(Debug)]
pub(super) enum Stop {
    /// This round is next.
    Play(Round),
    /// The past is not that of this tournament.
    Foreign(Impossible),
}

/// A walk through the rounds of the past, which are used up one by one.
#[derive(Debug)]
pub(super) struct Walk<'a> {
    pub(super) field: &'a Field,
    past: &'a [Past],
    used: usize,
    extra_blocks: u32,
    decisions: Vec<Decision>,
}

/// What a match has come to. Its first three are compared in this order.
#[derive(Clone, Copy, Default, Debug)]
struct Score {
    half_points: i64,
    boards: u64,
    difference: i64,
}

impl<'a> Walk<'a> {
    pub(super) const fn new(field: &'a Field, past: &'a [Past], extra_blocks: u32) -> Self {
        Self { field, past, used: 0, extra_blocks, decisions: Vec::new() }
    }

    /// Number of the round that is next.
    pub(super) fn round(&self) -> u32 {
        past::following(&self.past[..self.used])
    }

    /// Whether an entrant is still there.
    pub(super) fn is_here(&self, entrant: Entrant) -> bool {
        self.field.has(entrant, self.round())
    }

    /// What was decided, and the round that is next. A past that goes on after the end is not of this tournament.
    pub(super) fn finish(self, end: Walked<()>) -> Result<(Vec<Decision>, Option<Round>), Impossible> {
        match end {
            Ok(()) if self.used < self.past.len() => Err(foreign(self.used + 1)),
            Ok(()) => Ok((self.decisions, None)),
            Err(Stop::Play(round)) => Ok((self.decisions, Some(round))),
            Err(Stop::Foreign(impossible)) => Err(impossible),
        }
    }

    /// Decides pairs of slots, played in one round: winner and loser of each.
    pub(super) fn pairs(&mut self, pairs: &[[Slot; 2]]) -> Walked<Vec<[Slot; 2]>> {
        let mut tables = Vec::new();
        let mut byes = Vec::new();
        let ends: Vec<Option<[Slot; 2]>> = pairs
            .iter()
            .map(|pair| {
                let here = pair.map(|slot| slot.filter(|&entrant| self.is_here(entrant)));
                let through = match here {
                    [Some(a), Some(b)] => {
                        tables.push(vec![a, b]);
                        return None;
                    }
                    [one, other] => one.or(other),
                };
                if let (Some(winner), [Some(a), Some(b)]) = (through, *pair) {
                    let order = if winner == a { vec![a, b] } else { vec![b, a] };
                    self.decisions.push(Decision { round: self.round(), order, rule: Rule::Walkover });
                }
                byes.extend(through);
                Some([through, None])
            })
            .collect();
        let mut decided = self.tables(&tables, &byes, 1)?.into_iter();
        let played = |end: Option<[Slot; 2]>| {
            end.unwrap_or_else(|| {
                let order = decided.next().unwrap_or_default();
                [order.first().copied(), order.get(1).copied()]
            })
        };
        Ok(ends.into_iter().map(played).collect())
    }

    /// Decides tables that are played in one round, and in extra rounds of those tied at the cut alone. The orders
    /// have the best first, `advance` of whom go on. Who rests has a bye, but not in extra rounds.
    pub(super) fn tables(
        &mut self,
        tables: &[Vec<Entrant>],
        byes: &[Entrant],
        advance: usize,
    ) -> Walked<Vec<Vec<Entrant>>> {
        let mut scores: Vec<Vec<Score>> = tables.iter().map(|table| vec![Score::default(); table.len()]).collect();
        let mut decided: Vec<Option<Vec<Entrant>>> = vec![None; tables.len()];
        for extra in 0..=self.extra_blocks {
            let open: Vec<usize> = (0..tables.len()).filter(|&table| decided[table].is_none()).collect();
            if open.is_empty() {
                break;
            }
            let pairings: Vec<Vec<Entrant>> = open.iter().map(|&table| tables[table].clone()).collect();
            let round = self.next_of(pairings, if extra == 0 { byes } else { &[] })?;
            for (&table, outcome) in open.iter().zip(&round.results) {
                for (place, score) in scores[table].iter_mut().enumerate() {
                    score.half_points = score.half_points.saturating_add(outcome.half_points[place]);
                    score.boards += u64::from(outcome.boards_won[place]);
                    score.difference = score.difference.saturating_add(outcome.difference[place]);
                }
                let is_last = extra == self.extra_blocks || !tables[table].iter().all(|&entrant| self.is_here(entrant));
                decided[table] = self.decide(&tables[table], &scores[table], advance, is_last);
            }
        }
        Ok(decided.into_iter().map(Option::unwrap_or_default).collect())
    }

    /// The order of a table, or nothing if it is tied at the cut and can be played on.
    fn decide(&mut self, table: &[Entrant], scores: &[Score], advance: usize, is_last: bool) -> Option<Vec<Entrant>> {
        let seeding = |entrant: Entrant| self.field.member(entrant).map(|member| (member.seeded, entrant));
        let mut ranked: Vec<(Entrant, Score)> = table.iter().copied().zip(scores.iter().copied()).collect();
        ranked.sort_by(|&(a, one), &(b, other)| {
            part(one, other).map_or_else(|| seeding(a).cmp(&seeding(b)), |(order, _)| order)
        });
        let mut rule = match ranked.get(advance.saturating_sub(1)..=advance) {
            Some(&[(_, last), (_, first)]) => part(last, first).map_or(Rule::Seeding, |(_, rule)| rule),
            _ => Rule::Points,
        };
        if rule != Rule::Points {
            if !is_last {
                return None;
            }
            // Those who have left meanwhile, where it was still open, are behind those who are there.
            if ranked.iter().any(|&(entrant, _)| !self.is_here(entrant)) {
                ranked.sort_by_key(|&(entrant, _)| Reverse(self.is_here(entrant)));
                rule = Rule::Walkover;
            }
        }
        let order: Vec<Entrant> = ranked.into_iter().map(|(entrant, _)| entrant).collect();
        let round = self.round() - 1;
        self.decisions.push(Decision { round, order: order.clone(), rule });
        Some(order)
    }

    /// Uses up a round of the past, which must be this one.
    fn next_of(&mut self, pairings: Vec<Vec<Entrant>>, byes: &[Entrant]) -> Walked<&'a Past> {
        let mut round = past::round(pairings, &[]);
        round.byes = byes.to_vec();
        let Some(past) = self.past.get(self.used) else { return Err(Stop::Play(round)) };
        self.used += 1;
        if past.round.pairings == round.pairings { Ok(past) } else { Err(Stop::Foreign(foreign(self.used))) }
    }
}

/// Which of two scores is better, and by what.
fn part(one: Score, other: Score) -> Option<(Ordering, Rule)> {
    let by = |order: Ordering, rule: Rule| (order != Ordering::Equal).then_some((order, rule));
    by(other.half_points.cmp(&one.half_points), Rule::Points)
        .or_else(|| by(other.boards.cmp(&one.boards), Rule::Boards))
        .or_else(|| by(other.difference.cmp(&one.difference), Rule::Difference))
}

fn foreign(round: usize) -> Impossible {
    Impossible::new("past", format!("round {round} with other pairings"), "the round that follows on those before")
}
