//! Rules as key → value: every field of [`Rules`] has an option here, and nothing else does.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use super::{Rules, Teams, bonus, choice::Choice, count, ending, growth, opening, round_score, train_options, trains};
use crate::{seat::MAX_SEATS, tile::MAX_TILES};

/// One setting of [`Rules`].
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// Key in snake case.
    pub key: &'static str,
    /// What it decides, for people.
    pub meaning: &'static str,
    /// Where the rule and its alternatives come from.
    pub source: &'static str,
    /// How its value is written.
    pub kind: Kind,
}

/// How an option's value is written.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A decimal integer.
    Number {
        /// Least value.
        min: u16,
        /// Greatest value.
        max: u16,
        /// Reads the field.
        get: fn(&Rules) -> u16,
        /// Writes the field; the value is in range.
        set: fn(&mut Rules, u16),
    },
    /// One of several names.
    Name {
        /// Names and meanings, in the order to show them.
        names: fn() -> Vec<(&'static str, &'static str)>,
        /// Reads the field.
        get: fn(&Rules) -> &'static str,
        /// Writes the field; false when there is no such name.
        set: fn(&mut Rules, &str) -> bool,
    },
}

/// Why rules were refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    /// Key of the option.
    pub option: String,
    /// What is wrong with it, for people.
    pub problem: String,
    /// What would be possible, for people.
    pub allowed: String,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option `{}`: {}; possible: {}", self.option, self.problem, self.allowed)
    }
}

impl core::error::Error for OptionError {}

impl RuleOption {
    /// The value these rules have.
    pub fn value(&self, rules: &Rules) -> String {
        match self.kind {
            Kind::Number { get, .. } => get(rules).to_string(),
            Kind::Name { get, .. } => get(rules).to_owned(),
        }
    }

    /// Gives these rules the value written as `text`.
    pub fn apply(&self, rules: &mut Rules, text: &str) -> Result<(), OptionError> {
        let done = match self.kind {
            Kind::Number { min, max, set, .. } => match text.parse::<u16>() {
                Ok(number) if (min..=max).contains(&number) => {
                    set(rules, number);
                    true
                }
                Ok(_) | Err(_) => false,
            },
            Kind::Name { set, .. } => set(rules, text),
        };
        if done {
            return Ok(());
        }
        Err(OptionError {
            option: self.key.to_owned(),
            problem: format!("it cannot be `{text}`"),
            allowed: self.allowed(),
        })
    }

    /// What may be written, for people.
    pub fn allowed(&self) -> String {
        match self.kind {
            Kind::Number { min, max, .. } => format!("{min} to {max}"),
            Kind::Name { names, .. } => names().iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "),
        }
    }
}

/// The option of this key.
pub fn find(key: &str) -> Option<&'static RuleOption> {
    ALL.iter().find(|option| option.key == key)
}

/// Every key with its value: complete rules as they are stored.
pub fn to_pairs(rules: &Rules) -> impl Iterator<Item = (&'static str, String)> {
    ALL.iter().map(|option| (option.key, option.value(rules)))
}

/// Refuses combinations that cannot be played.
pub fn check(rules: &Rules) -> Result<(), OptionError> {
    let tiles = rules.tiles_in_play();
    let dealt = usize::from(rules.seats) * usize::from(rules.hand_size);
    if !matches!(rules.max_pip, 6 | 9 | 12 | 15 | 18) {
        return refusal("max_pip", format!("there is no double-{} set", rules.max_pip), "6, 9, 12, 15, 18".to_owned());
    }
    if rules.hand_size == 0 {
        let most = tiles / usize::from(rules.seats);
        return refusal(
            "hand_size",
            format!("no usual hand is known for {} seats with this set", rules.seats),
            format!("1 to {most} with {} seats and this set", rules.seats),
        );
    }
    if dealt > tiles {
        let most = tiles / usize::from(rules.seats);
        return refusal(
            "hand_size",
            format!("{} seats with {} tiles each need {dealt} of the set's {tiles}", rules.seats, rules.hand_size),
            format!("1 to {most} with {} seats and this set", rules.seats),
        );
    }
    match rules.teams {
        Teams::Opposite if rules.seats != 4 => {
            return refusal(
                "teams",
                format!("partners need four seats, not {}", rules.seats),
                "single, or seats = 4".to_owned(),
            );
        }
        Teams::Opposite | Teams::Single => {}
    }
    match rules.seat_draw {
        super::SeatDraw::HighestLeads if rules.seats != 4 => refusal(
            "seat_draw",
            format!("the draw for seats needs four seats, not {}", rules.seats),
            "none, or seats = 4".to_owned(),
        ),
        super::SeatDraw::HighestLeads | super::SeatDraw::None => Ok(()),
    }?;
    match rules.drawing {
        super::Drawing::Never if rules.voluntary_draw => refusal(
            "voluntary_draw",
            "there is nothing to draw where drawing is never allowed".to_owned(),
            "false, or drawing = until_playable".to_owned(),
        ),
        super::Drawing::Never if rules.reserve > 0 => refusal(
            "reserve",
            "there is nothing to keep back where drawing is never allowed".to_owned(),
            "0, or drawing = until_playable".to_owned(),
        ),
        super::Drawing::Never | super::Drawing::UntilPlayable | super::Drawing::One => Ok(()),
    }?;
    opening::check(rules)?;
    growth::check(rules)?;
    count::check(rules)?;
    round_score::check(rules)?;
    bonus::check(rules)?;
    ending::check(rules)?;
    trains::check(rules)
}

/// A refusal of rules, as [`check`] gives it.
pub(super) fn refusal(option: &str, problem: String, allowed: String) -> Result<(), OptionError> {
    Err(OptionError { option: option.to_owned(), problem, allowed })
}

pub(super) const fn number(
    key: &'static str,
    meaning: &'static str,
    source: &'static str,
    (min, max): (u16, u16),
    get: fn(&Rules) -> u16,
    set: fn(&mut Rules, u16),
) -> RuleOption {
    RuleOption { key, meaning, source, kind: Kind::Number { min, max, get, set } }
}

pub(super) const fn name(
    key: &'static str,
    meaning: &'static str,
    source: &'static str,
    names: fn() -> Vec<(&'static str, &'static str)>,
    get: fn(&Rules) -> &'static str,
    set: fn(&mut Rules, &str) -> bool,
) -> RuleOption {
    RuleOption { key, meaning, source, kind: Kind::Name { names, get, set } }
}

pub(super) fn names<T: Choice>() -> Vec<(&'static str, &'static str)> {
    T::ALL.iter().map(|named| (named.name, named.meaning)).collect()
}

/// Writes `field` when `text` names a value.
pub(super) fn assign<T: Choice>(field: &mut T, text: &str) -> bool {
    T::from_name(text).map(|value| *field = value).is_some()
}

/// Every option, in the order to show them.
pub const ALL: &[RuleOption] = &joined::<COUNT>(&[
    &COMMON,
    &opening::OPTIONS,
    &growth::OPTIONS,
    &count::OPTIONS,
    &round_score::OPTIONS,
    &bonus::OPTIONS,
    &ending::OPTIONS,
    &train_options::OPTIONS,
]);

const COUNT: usize = COMMON.len()
    + opening::OPTIONS.len()
    + growth::OPTIONS.len()
    + count::OPTIONS.len()
    + round_score::OPTIONS.len()
    + bonus::OPTIONS.len()
    + ending::OPTIONS.len()
    + train_options::OPTIONS.len();

/// The options of several files in a row.
const fn joined<const N: usize>(files: &[&[RuleOption]]) -> [RuleOption; N] {
    let mut all = [files[0][0]; N];
    let (mut file, mut next) = (0, 0);
    while file < files.len() {
        let mut place = 0;
        while place < files[file].len() {
            all[next] = files[file][place];
            (place, next) = (place + 1, next + 1);
        }
        file += 1;
    }
    all
}

/// Table, tiles and drawing. Numbers that do not fit their field are out of range, so the conversions
/// below lose nothing.
#[expect(clippy::cast_possible_truncation, reason = "each number's range stands beside it and fits")]
const COMMON: [RuleOption; 8] = [
    number("seats", "how many play", "seed texts", (2, MAX_SEATS as u16), |r| r.seats.into(), |r, n| r.seats = n as u8),
    number(
        "max_pip",
        "highest pips of the set: 6 is double-six",
        "seed texts",
        (6, 18),
        |r| r.max_pip.into(),
        |r, n| r.max_pip = n as u8,
    ),
    name(
        "teams",
        "who scores together",
        "seed texts",
        names::<Teams>,
        |r| r.teams.name(),
        |r, t| assign(&mut r.teams, t),
    ),
    name(
        "seat_draw",
        "how chairs become seats",
        "Domino Whist seed",
        names::<super::SeatDraw>,
        |r| r.seat_draw.name(),
        |r, t| assign(&mut r.seat_draw, t),
    ),
    number(
        "hand_size",
        "tiles dealt to each seat",
        "seed texts; others deal 9, 7, 5 or 7, 6, 5",
        (1, MAX_TILES as u16),
        |r| r.hand_size.into(),
        |r, n| r.hand_size = n as u8,
    ),
    name(
        "drawing",
        "what a seat does that cannot play",
        "seed texts; htfbw Chicken Foot: one",
        names::<super::Drawing>,
        |r| r.drawing.name(),
        |r, t| assign(&mut r.drawing, t),
    ),
    name(
        "voluntary_draw",
        "whether a seat may draw although it can play",
        "Digigamers",
        names::<bool>,
        |r| r.voluntary_draw.name(),
        |r, t| assign(&mut r.voluntary_draw, t),
    ),
    number(
        "reserve",
        "boneyard tiles that are never drawn",
        "Foster, Britannica 1911: two",
        (0, MAX_TILES as u16),
        |r| r.reserve.into(),
        |r, n| r.reserve = n as u8,
    ),
];
