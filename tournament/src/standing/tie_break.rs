use std::fmt;

/// What parts entrants with equal points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TieBreak {
    /// Points among those who are tied, if all of them met. Applied to the tied group, then once more to what
    /// is still tied within it; never further.
    HeadToHead,
    /// Points made from each opponent times the points of that opponent.
    SonnebornBerger,
    /// Points of all opponents, meeting by meeting.
    Buchholz,
    /// The same without the lowest.
    BuchholzCutOne,
    /// The same without the lowest and the highest.
    MedianBuchholz,
    /// Points made from opponents who have at least half of what they could have.
    Koya,
    /// Sum of the margins.
    PointDifference,
    /// Units won alone.
    Wins,
    /// Games with a fault: fewer are better.
    FewerFaults,
    /// Order of entry. Orders the lines; ranks stay shared.
    Seed,
    /// A draw by lot from the seed in the settings. Orders the lines; ranks stay shared.
    Lot,
}

impl TieBreak {
    /// Whether it is merit, not chance or list order: only merit parts ranks.
    pub const fn parts_ranks(self) -> bool {
        match self {
            Self::Seed | Self::Lot => false,
            Self::HeadToHead
            | Self::SonnebornBerger
            | Self::Buchholz
            | Self::BuchholzCutOne
            | Self::MedianBuchholz
            | Self::Koya
            | Self::PointDifference
            | Self::Wins
            | Self::FewerFaults => true,
        }
    }

    /// Whether more is better.
    pub const fn more_is_better(self) -> bool {
        match self {
            Self::FewerFaults | Self::Seed | Self::Lot => false,
            Self::HeadToHead
            | Self::SonnebornBerger
            | Self::Buchholz
            | Self::BuchholzCutOne
            | Self::MedianBuchholz
            | Self::Koya
            | Self::PointDifference
            | Self::Wins => true,
        }
    }

    /// Key in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::HeadToHead => "head_to_head",
            Self::SonnebornBerger => "sonneborn_berger",
            Self::Buchholz => "buchholz",
            Self::BuchholzCutOne => "buchholz_cut_one",
            Self::MedianBuchholz => "median_buchholz",
            Self::Koya => "koya",
            Self::PointDifference => "point_difference",
            Self::Wins => "wins",
            Self::FewerFaults => "fewer_faults",
            Self::Seed => "seed",
            Self::Lot => "lot",
        }
    }

    /// Words for people.
    pub const fn words(self) -> &'static str {
        match self {
            Self::HeadToHead => "head to head",
            Self::SonnebornBerger => "Sonneborn-Berger",
            Self::Buchholz => "Buchholz",
            Self::BuchholzCutOne => "Buchholz cut 1",
            Self::MedianBuchholz => "median Buchholz",
            Self::Koya => "Koya",
            Self::PointDifference => "point difference",
            Self::Wins => "wins",
            Self::FewerFaults => "fewer faults",
            Self::Seed => "seed",
            Self::Lot => "lot",
        }
    }
}

/// An exact number: an amount in parts of a whole. Values of one tie-break share their scale, so that amounts
/// compare as they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    /// How many parts.
    pub amount: i64,
    /// Parts of 1: 2 for half points, 4 for products of two, and more where tables seat several opponents.
    pub scale: i64,
}

impl Value {
    /// A whole number.
    pub const fn whole(amount: i64) -> Self {
        Self { amount, scale: 1 }
    }

    /// Half points.
    pub const fn halves(amount: i64) -> Self {
        Self { amount, scale: 2 }
    }
}

/// As a decimal number without trailing zeros, at most three places, rounded half away from zero.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scale = i128::from(self.scale.max(1));
        let thousandths = (i128::from(self.amount.unsigned_abs()) * 2000 + scale) / (2 * scale);
        let sign = if self.amount < 0 && thousandths > 0 { "-" } else { "" };
        let (whole, rest) = (thousandths / 1000, thousandths % 1000);
        if rest == 0 {
            return write!(f, "{sign}{whole}");
        }
        let places = format!("{rest:03}");
        write!(f, "{sign}{whole}.{}", places.trim_end_matches('0'))
    }
}
