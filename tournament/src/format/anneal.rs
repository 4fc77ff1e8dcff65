//! A search for rounds in which all meet about equally often, where no exact design is known.

use super::design::Tables;
use crate::chance::Chance;

/// What is to be planned, by place.
#[derive(Debug)]
pub(super) struct Task {
    /// Sides of a table.
    pub(super) sides: usize,
    /// Rounds to plan.
    pub(super) rounds: usize,
    /// How often each pair has met already.
    pub(super) meets: Vec<Vec<u32>>,
    /// How often each has sat out already.
    pub(super) sat_out: Vec<u32>,
}

/// Steps of the search for each place of each round.
const STEPS: usize = 300;

/// Steps, at least and at most: a large event is planned in a fraction of a second.
const FEWEST_STEPS: usize = 60_000;
const MOST_STEPS: usize = 150_000;

/// Temperature at the start; it falls to zero evenly. Of 2, 3, 4 and 6 this gave the most even rounds of small fields.
const HEAT: usize = 3;

/// Plans the rounds: whoever sat out least sits out next, so that these numbers stay within one; then places are
/// exchanged by simulated annealing, which makes the squares of meets small. All is in integers, so the same seed gives
/// the same rounds everywhere.
pub(super) fn plan(task: &Task, chance: &mut Chance) -> Vec<Tables> {
    let n = task.sat_out.len();
    let playing = n - n % task.sides;
    let mut sat_out = task.sat_out.clone();
    // A round is an order of places: full tables first, then those who sit out.
    let mut rounds: Vec<Vec<usize>> = Vec::with_capacity(task.rounds);
    for _ in 0..task.rounds {
        let mut order: Vec<usize> = (0..n).collect();
        chance.shuffle(&mut order);
        order.sort_by_key(|&place| std::cmp::Reverse(sat_out[place]));
        for &place in &order[playing..] {
            sat_out[place] += 1;
        }
        chance.shuffle(&mut order[..playing]);
        rounds.push(order);
    }
    let mut search = Search { sides: task.sides, playing, meets: task.meets.clone(), rounds };
    search.count();
    let steps = (STEPS * n * task.rounds).clamp(FEWEST_STEPS, MOST_STEPS);
    let mut best = (search.cost(), search.rounds.clone());
    let mut cost = best.0;
    let even = search.least_cost();
    for step in 0..steps {
        if best.0 == even {
            break;
        }
        // Each worsening is half as likely as one that is smaller by the temperature, as the zeros of a word are.
        let zeros = chance.word().trailing_zeros() as usize;
        let tolerance = i64::try_from(zeros * HEAT * (steps - step) / steps).unwrap_or(0);
        cost += search.try_exchange(chance, tolerance);
        if cost < best.0 {
            best = (cost, search.rounds.clone());
        }
    }
    let tables = |order: &Vec<usize>| order[..playing].chunks_exact(task.sides).map(<[usize]>::to_vec).collect();
    best.1.iter().map(tables).collect()
}

struct Search {
    sides: usize,
    playing: usize,
    meets: Vec<Vec<u32>>,
    rounds: Vec<Vec<usize>>,
}

impl Search {
    /// Adds the meets of all rounds.
    fn count(&mut self) {
        for table in self.rounds.iter().flat_map(|order| order[..self.playing].chunks_exact(self.sides)) {
            for &place in table {
                for &other in table.iter().filter(|&&other| other != place) {
                    self.meets[place][other] += 1;
                }
            }
        }
    }

    /// Sum of the squares of meets, each pair twice. Their sum is given, so this is least when they are even.
    fn cost(&self) -> i64 {
        self.meets.iter().flatten().map(|&meets| i64::from(meets) * i64::from(meets)).sum()
    }

    /// What it would be with all meets within one.
    fn least_cost(&self) -> i64 {
        let pairs = self.meets.len() * (self.meets.len() - 1);
        let meets: usize = self.meets.iter().flatten().map(|&meets| meets as usize).sum();
        let (each, more) = (meets / pairs, meets % pairs);
        i64::try_from(pairs * each * each + more * (2 * each + 1)).unwrap_or(0)
    }

    /// Exchanges two players of a round or, in two rounds at once, one who plays with one who sits out; takes it back
    /// if that costs more than tolerated. Gives what it costs.
    fn try_exchange(&mut self, chance: &mut Chance, tolerance: i64) -> i64 {
        let round = chance.below(self.rounds.len());
        let a = chance.below(self.playing);
        let b = chance.below(self.rounds[round].len());
        let Some(exchanges) = self.exchanges(round, a, b) else { return 0 };
        let cost: i64 = exchanges.iter().map(|&(round, a, b)| self.exchange(round, a, b)).sum();
        if cost <= tolerance {
            return cost;
        }
        for &(round, a, b) in exchanges.iter().rev() {
            self.exchange(round, a, b);
        }
        0
    }

    /// The exchanges that go together, if there are any: who begins to sit out must play where the other sat.
    fn exchanges(&self, round: usize, a: usize, b: usize) -> Option<Vec<(usize, usize, usize)>> {
        if b < self.playing {
            return (a / self.sides != b / self.sides).then(|| vec![(round, a, b)]);
        }
        let (player, sitter) = (self.rounds[round][a], self.rounds[round][b]);
        let find = |order: &[usize], place: usize| order.iter().position(|&other| other == place);
        (0..self.rounds.len()).filter(|&other| other != round).find_map(|other| {
            let sits = find(&self.rounds[other][self.playing..], player)? + self.playing;
            let plays = find(&self.rounds[other][..self.playing], sitter)?;
            Some(vec![(round, a, b), (other, plays, sits)])
        })
    }

    /// Exchanges two places of an order, the first of them at a table, and gives what it costs.
    fn exchange(&mut self, round: usize, a: usize, b: usize) -> i64 {
        let mut cost = self.seat(round, a, false);
        if b < self.playing {
            cost += self.seat(round, b, false);
        }
        self.rounds[round].swap(a, b);
        cost += self.seat(round, a, true);
        if b < self.playing {
            cost += self.seat(round, b, true);
        }
        cost
    }

    /// Counts a place of the order in at its table, or out.
    fn seat(&mut self, round: usize, at: usize, sits: bool) -> i64 {
        let place = self.rounds[round][at];
        let mut cost = 0;
        let first = at - at % self.sides;
        for seat in (first..first + self.sides).filter(|&seat| seat != at) {
            let other = self.rounds[round][seat];
            let meets = i64::from(self.meets[place][other]);
            let (now, change) = if sits {
                (self.meets[place][other] + 1, 4 * meets + 2)
            } else {
                (self.meets[place][other] - 1, 2 - 4 * meets)
            };
            self.meets[place][other] = now;
            self.meets[other][place] = now;
            cost += change;
        }
        cost
    }
}
