//! Points for how a round went beside who won it.

use alloc::borrow::ToOwned;

use super::{
    Rules,
    choice::{Choice, Named},
    options::{OptionError, RuleOption, assign, name, names, number, refusal},
};

/// Points added at the end of a round, where the highest score wins; nought where a game has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// For going out with a tile, no double, that fitted every open end, two at least (*capicúa*).
    pub capicua: u16,
    /// The same with a double.
    pub double_capicua: u16,
    /// For going out with a double that did not fit every open end.
    pub last_double: u16,
    /// For going out with 0-0, beside the others (*chuchazo*).
    pub last_blank: u16,
    /// For a tile after which all others passed, each time (*paso corrido*).
    pub pass_all: u16,
    /// For a lead, no double, after which the next seat passed.
    pub lead_pass: u16,
    /// The same for the lead of a double.
    pub lead_double_pass: u16,
    /// For the round itself.
    pub round: RoundBonus,
}

impl Bonus {
    /// No bonus at all.
    pub const NONE: Self = Self {
        capicua: 0,
        double_capicua: 0,
        last_double: 0,
        last_blank: 0,
        pass_all: 0,
        lead_pass: 0,
        lead_double_pass: 0,
        round: RoundBonus::None,
    };

    /// Whether passes bring points.
    pub const fn is_for_passes(&self) -> bool {
        self.pass_all | self.lead_pass | self.lead_double_pass > 0
    }
}

/// What winning a round is worth by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundBonus {
    /// Nothing.
    None,
    /// 100, 75, 50 and 25 points for the first four rounds.
    FirstFour,
}

impl RoundBonus {
    /// Points for the winner of a round, counted from 1.
    pub const fn points(self, round: u16) -> u16 {
        match (self, round) {
            (Self::FirstFour, 1) => 100,
            (Self::FirstFour, 2) => 75,
            (Self::FirstFour, 3) => 50,
            (Self::FirstFour, 4) => 25,
            (Self::FirstFour | Self::None, _) => 0,
        }
    }
}

impl Choice for RoundBonus {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "none", value: Self::None, meaning: "nothing" },
        Named {
            name: "first_four",
            value: Self::FirstFour,
            meaning: "100, 75, 50 and 25 points for winning the first four rounds",
        },
    ];
}

/// Most points of one bonus.
const MOST: u16 = 1_000;

/// Options of this file.
pub(super) const OPTIONS: [RuleOption; 8] = [
    number(
        "capicua_bonus",
        "points for going out with a tile, no double, that fits every open end",
        "SACI: 100; DominoesOnline: 25; Livrozilla: 2",
        (0, MOST),
        |r| r.bonus.capicua,
        |r, n| r.bonus.capicua = n,
    ),
    number(
        "double_capicua_bonus",
        "points for going out with a double that fits every open end",
        "DominoesOnline: 25; Livrozilla: 3",
        (0, MOST),
        |r| r.bonus.double_capicua,
        |r, n| r.bonus.double_capicua = n,
    ),
    number(
        "last_double_bonus",
        "points for going out with a double that does not fit every open end",
        "Livrozilla: 1",
        (0, MOST),
        |r| r.bonus.last_double,
        |r, n| r.bonus.last_double = n,
    ),
    number(
        "last_blank_bonus",
        "points for going out with 0-0, beside the others",
        "SACI, Manualzz: 100",
        (0, MOST),
        |r| r.bonus.last_blank,
        |r, n| r.bonus.last_blank = n,
    ),
    number(
        "pass_all_bonus",
        "points for a tile after which all others pass",
        "DominoesOnline: 25",
        (0, MOST),
        |r| r.bonus.pass_all,
        |r, n| r.bonus.pass_all = n,
    ),
    number(
        "lead_pass_bonus",
        "points for a lead, no double, after which the next seat passes",
        "DominoesOnline: 50",
        (0, MOST),
        |r| r.bonus.lead_pass,
        |r, n| r.bonus.lead_pass = n,
    ),
    number(
        "lead_double_pass_bonus",
        "points for the lead of a double after which the next seat passes",
        "DominoesOnline: 25",
        (0, MOST),
        |r| r.bonus.lead_double_pass,
        |r, n| r.bonus.lead_double_pass = n,
    ),
    name(
        "round_bonus",
        "what winning a round is worth by its number",
        "SACI: 100, 75, 50, 25",
        names::<RoundBonus>,
        |r| r.bonus.round.name(),
        |r, t| assign(&mut r.bonus.round, t),
    ),
];

/// Key of the first bonus that these rules give.
pub(super) fn given(rules: &Rules) -> Option<&'static str> {
    OPTIONS.iter().find(|option| !matches!(option.value(rules).as_str(), "0" | "none")).map(|option| option.key)
}

/// Refuses points that nobody could want.
pub(super) fn check(rules: &Rules) -> Result<(), OptionError> {
    match given(rules) {
        Some(option) if rules.low_wins() => refusal(
            option,
            "points are a penalty where the lowest score wins".to_owned(),
            "none, or a round_score by which the highest score wins".to_owned(),
        ),
        Some(_) | None => Ok(()),
    }
}
