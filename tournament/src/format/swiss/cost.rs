use super::Player;

/// What speaks against pairs; the order of fields is that of the criteria. Costs of pairs add up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct Cost {
    /// Byes beyond what another present has had.
    pub(super) second_byes: u32,
    pub(super) rematches: u32,
    /// How far before the last in order the one with the bye stands.
    pub(super) bye: usize,
    /// Squared differences of points.
    pub(super) points: u128,
    /// How far from upper half against lower half.
    pub(super) halves: usize,
}

impl Cost {
    pub(super) const fn plus(self, other: Self) -> Self {
        Self {
            second_byes: self.second_byes + other.second_byes,
            rematches: self.rematches + other.rematches,
            bye: self.bye + other.bye,
            points: self.points.saturating_add(other.points),
            halves: self.halves + other.halves,
        }
    }

    /// As one number of the same order, for sums of up to 64 pairs. Differences above 30,000 half points are
    /// taken as 30,000.
    pub(super) fn weight(self) -> i128 {
        let at = |value: u128, bit: u32| i128::try_from(value << bit).unwrap_or(i128::MAX);
        at(self.halves as u128, 0)
            + at(self.points.min(30_000 * 30_000), 16)
            + at(self.bye as u128, 56)
            + at(self.rematches.into(), 66)
            + at(self.second_byes.min(1).into(), 76)
    }
}

/// Costs of all pairs of an order. The place after the last stands for the bye.
#[derive(Debug)]
pub(super) struct Costs<'a> {
    players: &'a [Player],
    /// Half the number of those with the points of each.
    halves: Vec<usize>,
    fewest_byes: u32,
}

impl<'a> Costs<'a> {
    pub(super) fn new(players: &'a [Player]) -> Self {
        let halves = players
            .chunk_by(|a, b| a.half_points == b.half_points)
            .flat_map(|bracket| std::iter::repeat_n(bracket.len() / 2, bracket.len()))
            .collect();
        Self { players, halves, fewest_byes: players.iter().map(|player| player.byes).min().unwrap_or(0) }
    }

    /// Players, and one more for the bye when they are odd.
    pub(super) const fn places(&self) -> usize {
        self.players.len() + self.players.len() % 2
    }

    /// The cost of a pair, the earlier place first.
    pub(super) fn of(&self, i: usize, j: usize) -> Cost {
        let (a, Some(b)) = (&self.players[i], self.players.get(j)) else {
            let second_byes = self.players[i].byes - self.fewest_byes;
            return Cost { second_byes, bye: self.players.len() - 1 - i, ..Cost::default() };
        };
        let difference = u128::from(a.half_points.abs_diff(b.half_points));
        let rematches = a.met.iter().filter(|&&entrant| entrant == b.entrant).count();
        Cost {
            second_byes: 0,
            rematches: u32::from(rematches > 0),
            bye: 0,
            points: difference.saturating_mul(difference),
            halves: if difference == 0 { (j - i).abs_diff(self.halves[i]) } else { 0 },
        }
    }

    /// Whether a pair would be something that must not come again: a rematch, or a second bye.
    pub(super) fn is_spent(&self, i: usize, j: usize) -> bool {
        let cost = self.of(i.min(j), i.max(j));
        cost.rematches > 0
            || cost.second_byes > 0
            || (j.max(i) == self.players.len() && self.players[i.min(j)].byes > 0)
    }
}
