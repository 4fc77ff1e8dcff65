//! What an environment is made of: rules, what an episode is, what is rewarded.

use boneyard_engine::{rules::Rules, variants};
use thiserror::Error;

/// Settings of an environment, the same for all its games.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The rules.
    pub rules: Rules,
    /// When an episode is over.
    pub episode: Episode,
    /// What is paid at its end.
    pub reward: Reward,
    /// Whether the last actions are kept as tokens.
    pub history: bool,
}

/// When an episode is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Episode {
    /// With the match.
    Match,
    /// With the first round in which anybody decided.
    Round,
}

/// What is paid at the end of an episode; before that, nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Points of the own team less the mean of the other teams, turned round where few points win.
    Points,
    /// 1 for winning alone, 0 for sharing the win, -1 else.
    Win,
}

/// A setting that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{setting}: {problem}; allowed: {allowed}")]
pub struct BadSetting {
    /// Which.
    pub setting: String,
    /// What is wrong with it.
    pub problem: String,
    /// What would do.
    pub allowed: String,
}

impl BadSetting {
    fn new(setting: &str, value: &str, allowed: &str) -> Self {
        Self { setting: setting.to_owned(), problem: format!("it cannot be `{value}`"), allowed: allowed.to_owned() }
    }
}

impl Settings {
    /// Settings by their names.
    pub fn new(
        variant: &str,
        options: &[(String, String)],
        (episode, reward): (&str, &str),
        history: bool,
    ) -> Result<Self, BadSetting> {
        let known = || variants::ALL.iter().map(|variant| variant.key).collect::<Vec<_>>().join(", ");
        let found = variants::find(variant).ok_or_else(|| BadSetting::new("variant", variant, &known()))?;
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let rules = found.with(pairs).map_err(|error| BadSetting {
            setting: error.option,
            problem: error.problem,
            allowed: error.allowed,
        })?;
        let episode = match episode {
            "match" => Episode::Match,
            "round" => Episode::Round,
            other => return Err(BadSetting::new("episode", other, "match, round")),
        };
        let reward = match reward {
            "points" => Reward::Points,
            "win" => Reward::Win,
            other => return Err(BadSetting::new("reward", other, "points, win")),
        };
        Ok(Self { rules, episode, reward, history })
    }
}
