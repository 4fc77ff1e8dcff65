//! Values of a tournament file, and what they are on the wire.

use boneyard_proto::v1;
use serde::{Deserialize, Deserializer, de::Error as _};

use super::{
    fault::Source,
    file::{Clock, Faults, Test},
    thousandths,
};
use crate::failure::Failure;

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Format {
    RoundRobin,
    Gauntlet,
    Swiss,
    Knockout,
    DoubleElimination,
    Ladder,
    Individual,
}

impl Format {
    pub(super) const fn wire(self) -> v1::TournamentFormat {
        match self {
            Self::RoundRobin => v1::TournamentFormat::RoundRobin,
            Self::Gauntlet => v1::TournamentFormat::Gauntlet,
            Self::Swiss => v1::TournamentFormat::Swiss,
            Self::Knockout => v1::TournamentFormat::Knockout,
            Self::DoubleElimination => v1::TournamentFormat::DoubleElimination,
            Self::Ladder => v1::TournamentFormat::Ladder,
            Self::Individual => v1::TournamentFormat::Individual,
        }
    }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Seating {
    RandomCircle,
    TwoBalanced,
    AllOrders,
    Cyclic,
    Single,
}

impl Seating {
    pub(super) const fn wire(self) -> v1::SeatingDesign {
        match self {
            Self::RandomCircle => v1::SeatingDesign::RandomCircle,
            Self::TwoBalanced => v1::SeatingDesign::TwoBalanced,
            Self::AllOrders => v1::SeatingDesign::AllOrders,
            Self::Cyclic => v1::SeatingDesign::Cyclic,
            Self::Single => v1::SeatingDesign::Single,
        }
    }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Partners {
    SamePlayer,
    FixedPair,
    Rotating,
}

impl Partners {
    pub(super) const fn wire(self) -> v1::PartnerPolicy {
        match self {
            Self::SamePlayer => v1::PartnerPolicy::SamePlayer,
            Self::FixedPair => v1::PartnerPolicy::FixedPair,
            Self::Rotating => v1::PartnerPolicy::Rotating,
        }
    }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Points {
    Game,
    Board,
    Match,
}

impl Points {
    pub(super) const fn wire(self) -> v1::PointUnit {
        match self {
            Self::Game => v1::PointUnit::Game,
            Self::Board => v1::PointUnit::Board,
            Self::Match => v1::PointUnit::Match,
        }
    }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum DrawOrder {
    Shared,
    PerSeat,
}

impl DrawOrder {
    pub(super) const fn wire(self) -> v1::DrawOrder {
        match self {
            Self::Shared => v1::DrawOrder::Shared,
            Self::PerSeat => v1::DrawOrder::PerSeat,
        }
    }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum TieBreak {
    HeadToHead,
    SonnebornBerger,
    Buchholz,
    BuchholzCutOne,
    MedianBuchholz,
    Koya,
    PointDifference,
    Wins,
    FewerFaults,
    Seed,
}

impl TieBreak {
    pub(super) const fn wire(self) -> v1::TieBreak {
        match self {
            Self::HeadToHead => v1::TieBreak::HeadToHead,
            Self::SonnebornBerger => v1::TieBreak::SonnebornBerger,
            Self::Buchholz => v1::TieBreak::Buchholz,
            Self::BuchholzCutOne => v1::TieBreak::BuchholzCutOne,
            Self::MedianBuchholz => v1::TieBreak::MedianBuchholz,
            Self::Koya => v1::TieBreak::Koya,
            Self::PointDifference => v1::TieBreak::PointDifference,
            Self::Wins => v1::TieBreak::Wins,
            Self::FewerFaults => v1::TieBreak::FewerFaults,
            Self::Seed => v1::TieBreak::Seed,
        }
    }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum FaultAction {
    Forfeit,
    Withdraw,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum TimeoutPolicy {
    Forfeit,
    PlayFirstLegal,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ForfeitPolicy {
    Substitute,
    EndMatch,
}

impl From<Clock> for v1::TimeControl {
    fn from(clock: Clock) -> Self {
        Self {
            initial_ms: clock.initial_ms,
            increment_ms: clock.increment_ms,
            move_limit_ms: clock.move_limit_ms,
            free_ms: clock.free_ms,
            unlimited: clock.unlimited,
            on_timeout: match clock.on_timeout {
                None => v1::TimeoutPolicy::Unspecified,
                Some(TimeoutPolicy::Forfeit) => v1::TimeoutPolicy::Forfeit,
                Some(TimeoutPolicy::PlayFirstLegal) => v1::TimeoutPolicy::PlayFirstLegal,
            }
            .into(),
            timeout_limit: clock.timeout_limit,
            illegal_limit: clock.illegal_limit,
            disconnect_grace_ms: clock.disconnect_grace_ms,
            on_forfeit: match clock.on_forfeit {
                None => v1::ForfeitPolicy::Unspecified,
                Some(ForfeitPolicy::Substitute) => v1::ForfeitPolicy::Substitute,
                Some(ForfeitPolicy::EndMatch) => v1::ForfeitPolicy::EndMatch,
            }
            .into(),
        }
    }
}

impl From<Faults> for v1::FaultPolicies {
    fn from(faults: Faults) -> Self {
        let action = |action: Option<FaultAction>| {
            i32::from(match action {
                None => v1::FaultAction::Unspecified,
                Some(FaultAction::Forfeit) => v1::FaultAction::Forfeit,
                Some(FaultAction::Withdraw) => v1::FaultAction::Withdraw,
            })
        };
        Self {
            on_crash: action(faults.on_crash),
            on_illegal: action(faults.on_illegal),
            on_late: action(faults.on_late),
            replays: faults.replays,
            withdraw_above_percent: faults.withdraw_above_percent,
            annul_early_leavers: faults.annul_early_leavers,
        }
    }
}

impl Test {
    pub(super) fn wire(&self, source: &Source) -> Result<v1::SequentialTest, Failure> {
        let rate = |rate: Option<&toml::Spanned<Decimal>>, key: &str| match rate {
            None => Ok(0),
            Some(rate) if (1..=499).contains(&rate.get_ref().0) => Ok(rate.get_ref().0),
            Some(rate) => Err(source.at(
                rate.span().start,
                &format!("tournament.test.{key}"),
                "this is no rate of errors that a test could have",
                "choose one from 0.001 to 0.499, such as 0.05",
            )),
        };
        let (null, alternative) = (self.null.get_ref().0, self.alternative.get_ref().0);
        if null == alternative {
            return Err(source.at(
                self.alternative.span().start,
                "tournament.test.alternative",
                "it is the same score as `null`, so there is nothing to tell apart",
                "choose two scores per board, such as null = 0 and alternative = 2",
            ));
        }
        Ok(v1::SequentialTest {
            null_milli: null,
            alternative_milli: alternative,
            alpha_milli: rate(self.alpha.as_ref(), "alpha")?,
            beta_milli: rate(self.beta.as_ref(), "beta")?,
        })
    }
}

/// A number with up to three decimals, in thousandths.
#[derive(Debug, Clone, Copy)]
pub(super) struct Decimal(pub(super) i32);

impl<'de> Deserialize<'de> for Decimal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        thousandths(number)
            .map(Self)
            .ok_or_else(|| D::Error::custom(format!("{number} is out of range, expected -1000000 to 1000000")))
    }
}

/// The value of an option of the variant, as the wire carries it.
#[derive(Debug)]
pub(super) struct OptionText(pub(super) String);

impl<'de> Deserialize<'de> for OptionText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match toml::Value::deserialize(deserializer)? {
            toml::Value::String(text) => Ok(Self(text)),
            toml::Value::Integer(number) => Ok(Self(number.to_string())),
            toml::Value::Boolean(is) => Ok(Self(is.to_string())),
            other @ (toml::Value::Float(_)
            | toml::Value::Datetime(_)
            | toml::Value::Array(_)
            | toml::Value::Table(_)) => Err(D::Error::custom(format!(
                "invalid type: {}, expected a text, a whole number, true or false",
                other.type_str()
            ))),
        }
    }
}

/// A whole number from `LOW` to `HIGH`.
pub(super) fn within<'de, const LOW: i32, const HIGH: i32, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<i32, D::Error> {
    let number = i64::deserialize(deserializer)?;
    i32::try_from(number)
        .ok()
        .filter(|number| (LOW..=HIGH).contains(number))
        .ok_or_else(|| D::Error::custom(format!("{number} is out of range, expected {LOW} to {HIGH}")))
}

/// A seed; 0 is none on the wire.
pub(super) fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i32>, D::Error> {
    within::<1, { i32::MAX }, D>(deserializer).map(Some)
}

/// The name of a tournament.
pub(super) fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    match name.len() {
        1..=64 => Ok(name),
        bytes => Err(D::Error::custom(format!("a name of {bytes} bytes, expected 1 to 64"))),
    }
}
