use crate::{
    Entrant,
    standing::{Doing, How, Ledger, Outcome, Settings, against},
    statistics::{Interval, mean_interval},
};

/// What an entrant did against another.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Encounter {
    /// Units ahead of the other.
    pub wins: u32,
    /// Units level with it.
    pub draws: u32,
    /// Units behind it, and units in which nobody came through without a fault.
    pub losses: u32,
    /// Points of the game per board above the other, faults included; `None` for fewer than two boards.
    pub per_board: Option<Interval>,
}

impl Encounter {
    /// Twice the points, with a win at 1 and a draw at one half.
    pub const fn half_points(&self) -> u32 {
        self.wins * 2 + self.draws
    }

    /// Whether the interval of the difference leaves out 0. Not adjusted for the number of pairs.
    pub fn is_clear(&self) -> bool {
        self.per_board.is_some_and(|interval| interval.low > 0.0 || interval.high < 0.0)
    }
}

/// Each against each, by place of the entrant.
pub(super) fn crosstable(ledger: &Ledger, units: &[Outcome], settings: &Settings) -> Vec<Vec<Option<Encounter>>> {
    let mut cross = vec![vec![None; ledger.field]; ledger.field];
    for unit in units {
        for side in &unit.sides {
            for own in &side.entrants {
                for other in unit.opponents(*own).collect::<Vec<Entrant>>() {
                    let theirs = unit.side_of(other).map_or(0, |side| side.half_points);
                    let met: &mut Encounter = cross[own.place()][other.place()].get_or_insert_default();
                    match (unit.how, side.half_points.cmp(&theirs)) {
                        (How::AllForfeit, _) | (_, std::cmp::Ordering::Less) => met.losses += 1,
                        (_, std::cmp::Ordering::Equal) => met.draws += 1,
                        (_, std::cmp::Ordering::Greater) => met.wins += 1,
                    }
                }
            }
        }
    }
    for ((own, other), boards) in against(ledger, settings, Doing::Standing) {
        if let Some(met) = &mut cross[own.place()][other.place()] {
            met.per_board = mean_interval(&boards);
        }
    }
    cross
}
