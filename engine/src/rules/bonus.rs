//! Points for how a round went beside who won it, and for equal ends.

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

/// Whether a tile scores that shows the same number as another end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EqualEnds {
    /// No.
    Ignored,
    /// As many points as halves of open ends show the number; 2 for a double that is led.
    Score,
}

impl Choice for EqualEnds {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "ignored", value: Self::Ignored, meaning: "no" },
        Named {
            name: "score",
            value: Self::Score,
            meaning: "as many points as halves of open ends show the number; 2 for a double that is led",
        },
    ];
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
pub(super) const OPTIONS: [RuleOption; 9] = [
    name(
        "equal_ends",
        "whether a tile scores that shows the same number as another end",
        "Pagat, ODG Bergen; Pagat Double Bergen",
        names::<EqualEnds>,
        |r| r.equal_ends.name(),
        |r, t| assign(&mut r.equal_ends, t),
    ),
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

/// Refuses points that nobody could want or make.
pub(super) fn check(rules: &Rules) -> Result<(), OptionError> {
    if rules.equal_ends == EqualEnds::Score && rules.count_divisor > 0 {
        return refusal(
            "equal_ends",
            "placements score by the count of open ends already".to_owned(),
            "ignored, or count_divisor = 0".to_owned(),
        );
    }
    if rules.second_divisor > 0 && rules.count_divisor == 0 {
        return refusal("second_divisor", "there is no first divisor".to_owned(), "0, or a count_divisor".to_owned());
    }
    if rules.bonus == Bonus::NONE || !rules.low_wins() {
        return Ok(());
    }
    let given = OPTIONS.iter().skip(1).find(|option| !matches!(option.value(rules).as_str(), "0" | "none"));
    refusal(
        given.map_or("round_bonus", |option| option.key),
        "points are a penalty where the lowest score wins".to_owned(),
        "none, or a round_score by which the highest score wins".to_owned(),
    )
}
