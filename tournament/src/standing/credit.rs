use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Entrant,
    standing::{
        Ledger, Settings, TieBreak, Value,
        margin::at_fault,
        number::signed,
        outcome::{How, Outcome},
    },
};

/// What the tie-breaks are made of, for a whole field.
#[derive(Debug)]
pub(super) struct Credit<'a> {
    outcomes: &'a [Outcome],
    settings: &'a Settings,
    /// Half points in all, by place of the entrant.
    pub(super) points: Vec<i64>,
    /// Most half points that an entrant could have.
    most: Vec<i64>,
    faults: Vec<i64>,
    byes: Vec<i64>,
    /// Meetings of an entrant that count for its opponents' points.
    meetings: Vec<Vec<Meeting>>,
    /// Divides by every number of opponents that occurs.
    parts: i64,
}

/// Opponents at one table of a round; empty where a dummy stands in for those who were not there.
#[derive(Clone, Debug)]
struct Meeting {
    opponents: BTreeSet<Entrant>,
}

impl<'a> Credit<'a> {
    pub(super) fn new(ledger: &Ledger, outcomes: &'a [Outcome], settings: &'a Settings) -> Self {
        let field = ledger.field;
        let worth = i64::from(settings.win()) * i64::from(settings.units_of_meeting());
        let mut byes = vec![0; field];
        for bye in &ledger.byes {
            byes[bye.entrant.place()] += 1;
        }
        let mut points: Vec<i64> = byes.iter().map(|byes| byes * worth).collect();
        let mut most = points.clone();
        for outcome in outcomes {
            let win = 2 * signed(outcome.sides.len() - 1);
            for side in &outcome.sides {
                for entrant in &side.entrants {
                    points[entrant.place()] += i64::from(side.half_points);
                    most[entrant.place()] += win;
                }
            }
        }
        let mut faults = vec![0; field];
        for entrant in ledger.plays.iter().flat_map(at_fault) {
            faults[entrant.place()] += 1;
        }
        for walkover in &ledger.walkovers {
            for entrant in walkover.absent.iter().filter(|entrant| walkover.entrants.contains(entrant)) {
                faults[entrant.place()] += i64::from(walkover.units);
            }
        }
        let meetings: Vec<_> = ledger.entrants().map(|entrant| meetings(entrant, outcomes)).collect();
        let sizes = outcomes
            .iter()
            .flat_map(|outcome| outcome.sides.iter().map(|side| outcome.opponents(side.entrants[0]).count()));
        let of_meetings = meetings.iter().flatten().map(|meeting| meeting.opponents.len());
        let parts = sizes.chain(of_meetings).collect::<BTreeSet<_>>().into_iter().map(signed).fold(1, common_multiple);
        Self { outcomes, settings, points, most, faults, byes, meetings, parts }
    }

    /// The value of a tie-break; `group` is who is tied, and matters for [`TieBreak::HeadToHead`] alone, which
    /// has no value where not all of the group met.
    pub(super) fn value(&self, of: TieBreak, entrant: Entrant, group: &[Entrant]) -> Option<Value> {
        Some(match of {
            TieBreak::HeadToHead => return self.head_to_head(entrant, group),
            TieBreak::SonnebornBerger => Value { amount: self.sonneborn_berger(entrant), scale: 4 * self.parts },
            TieBreak::Buchholz => self.buchholz(entrant, 0, 0),
            TieBreak::BuchholzCutOne => self.buchholz(entrant, 1, 0),
            TieBreak::MedianBuchholz => self.buchholz(entrant, 1, 1),
            TieBreak::Koya => Value::halves(self.koya(entrant)),
            TieBreak::PointDifference => Value::whole(self.margin(entrant)),
            TieBreak::Wins => Value::whole(self.wins(entrant)),
            TieBreak::FewerFaults => Value::whole(self.faults[entrant.place()]),
            TieBreak::Seed => Value::whole(i64::from(entrant.number())),
            TieBreak::Lot => Value::whole(lot(self.settings.lot, entrant)),
        })
    }

    fn units(&self, entrant: Entrant) -> impl Iterator<Item = &Outcome> {
        self.outcomes.iter().filter(move |outcome| outcome.side_of(entrant).is_some())
    }

    /// Points made from each of the group, who all must have met at a table.
    fn head_to_head(&self, entrant: Entrant, group: &[Entrant]) -> Option<Value> {
        let met = |a: Entrant, b: Entrant| {
            self.units(a).any(|unit| unit.how == How::Played && unit.opponents(a).any(|other| other == b))
        };
        let mut pairs = group.iter().enumerate().flat_map(|(n, a)| group[n + 1..].iter().map(move |b| (*a, *b)));
        if group.len() < 2 || !pairs.all(|(a, b)| met(a, b)) {
            return None;
        }
        let from = |unit: &Outcome, other: Entrant| match (unit.how, unit.side_of(entrant), unit.side_of(other)) {
            (How::Played | How::Walkover, Some(own), Some(other)) => {
                1 + i64::from(own.half_points > other.half_points) - i64::from(own.half_points < other.half_points)
            }
            _ => 0,
        };
        let amount = self
            .units(entrant)
            .flat_map(|unit| unit.opponents(entrant).filter(|other| group.contains(other)).map(move |o| from(unit, o)))
            .sum();
        Some(Value::halves(amount))
    }

    /// In parts of a quarter. A bye, or an opponent who did not come, counts as an opponent with the own points.
    fn sonneborn_berger(&self, entrant: Entrant) -> i64 {
        let own = self.points[entrant.place()];
        let worth = i64::from(self.settings.win()) * i64::from(self.settings.units_of_meeting());
        let byes = self.byes[entrant.place()] * worth * own * self.parts;
        let units = self.units(entrant).map(|unit| {
            let made = unit.side_of(entrant).map_or(0, |side| i64::from(side.half_points));
            let theirs = match unit.how {
                How::Played => self.mean_points(unit.opponents(entrant), own),
                How::Walkover => own * self.parts,
                How::AllForfeit => 0,
            };
            made * theirs
        });
        byes + units.sum::<i64>()
    }

    fn buchholz(&self, entrant: Entrant, lowest: usize, highest: usize) -> Value {
        let own = self.points[entrant.place()];
        let meetings = &self.meetings[entrant.place()];
        let mut theirs: Vec<i64> = meetings
            .iter()
            .map(|meeting| self.mean_points(meeting.opponents.iter().copied(), own))
            .chain((0..self.byes[entrant.place()]).map(|_| own * self.parts))
            .collect();
        theirs.sort_unstable();
        let kept = theirs.len().saturating_sub(lowest + highest);
        Value { amount: theirs.iter().skip(lowest).take(kept).sum(), scale: 2 * self.parts }
    }

    /// Mean of the half points of opponents, times `parts`; of a dummy where there are none.
    fn mean_points(&self, opponents: impl Iterator<Item = Entrant>, own: i64) -> i64 {
        let points: Vec<i64> = opponents.map(|other| self.points[other.place()]).collect();
        if points.is_empty() {
            own * self.parts
        } else {
            points.iter().sum::<i64>() * self.parts / signed(points.len())
        }
    }

    /// Against each opponent in the upper half: 2 for each unit ahead of it, 1 for each drawn.
    fn koya(&self, entrant: Entrant) -> i64 {
        let strong = |other: &Entrant| self.points[other.place()] * 2 >= self.most[other.place()];
        let units = self.units(entrant).filter(|unit| unit.how == How::Played);
        let mut made = 0;
        for unit in units {
            let own = unit.side_of(entrant).map_or(0, |side| side.half_points);
            for side in unit.sides.iter().filter(|side| !side.entrants.contains(&entrant)) {
                if side.entrants.iter().any(strong) {
                    made += 1 + i64::from(own > side.half_points) - i64::from(own < side.half_points);
                }
            }
        }
        made
    }

    pub(super) fn margin(&self, entrant: Entrant) -> i64 {
        self.units(entrant).filter_map(|unit| unit.side_of(entrant)).map(|side| side.margin).sum()
    }

    /// A bye counts as a win of each of its units.
    fn wins(&self, entrant: Entrant) -> i64 {
        let alone = self
            .units(entrant)
            .filter(|unit| unit.how != How::AllForfeit)
            .filter(|unit| unit.side_of(entrant).is_some_and(|side| side.placing == 1 && !side.shared));
        signed(alone.count())
    }
}

/// Those without credit left out: an entrant that was absent, or a table where nobody was without a fault.
fn meetings(entrant: Entrant, outcomes: &[Outcome]) -> Vec<Meeting> {
    let mut by_table: BTreeMap<(u32, u32), Meeting> = BTreeMap::new();
    for unit in outcomes {
        let Some(own) = unit.side_of(entrant) else { continue };
        let key = (unit.round, unit.table);
        match unit.how {
            How::Played => {
                let meeting = by_table.entry(key).or_insert(Meeting { opponents: BTreeSet::new() });
                meeting.opponents.extend(unit.opponents(entrant));
            }
            How::Walkover if own.half_points > 0 => {
                by_table.entry(key).or_insert(Meeting { opponents: BTreeSet::new() });
            }
            How::Walkover | How::AllForfeit => {}
        }
    }
    by_table.into_values().collect()
}

/// A number that a hash of seed and entrant gives: nobody can know it before the seed is known.
fn lot(seed: u64, entrant: Entrant) -> i64 {
    let mut z = seed.wrapping_add(u64::from(entrant.number()).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) >> 2).cast_signed()
}

fn common_multiple(a: i64, b: i64) -> i64 {
    let (mut x, mut y) = (a, b.max(1));
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b.max(1)
}
