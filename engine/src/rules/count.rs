//! Points made in play: what the open ends must add up to, what that is worth, who credits it.

use alloc::{borrow::ToOwned, format};

use super::{
    Rules,
    choice::{Choice, Named},
    options::{OptionError, RuleOption, assign, name, names, number, refusal},
};

/// What a scoring count is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountValue {
    /// The count itself.
    Sum,
    /// The count divided by the divisor.
    Quotient,
}

impl Choice for CountValue {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "sum", value: Self::Sum, meaning: "the count itself" },
        Named { name: "quotient", value: Self::Quotient, meaning: "the count divided by count_divisor" },
    ];
}

/// What a spinner adds to the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpinnerCounts {
    /// Both halves until both long sides carry a tile, then nothing.
    UntilBothSides,
    /// As before, and then each bare short side one half.
    WhileExposed,
    /// As the default, but a lead double that lies alone counts one half.
    SingleWhenAlone,
}

impl Choice for SpinnerCounts {
    const ALL: &'static [Named<Self>] = &[
        Named {
            name: "until_both_sides",
            value: Self::UntilBothSides,
            meaning: "both halves until both long sides carry a tile, then nothing",
        },
        Named {
            name: "while_exposed",
            value: Self::WhileExposed,
            meaning: "both halves until both long sides carry a tile, then each bare short side one half",
        },
        Named {
            name: "single_when_alone",
            value: Self::SingleWhenAlone,
            meaning: "as until_both_sides, but a double that lies alone counts one half",
        },
    ];
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

/// Whether points are credited at once or must be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Credited at once.
    Auto,
    /// Points must be called with the tile; an opponent may claim what was overlooked.
    Muggins,
}

impl Choice for Claim {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "auto", value: Self::Auto, meaning: "points are credited at once" },
        Named {
            name: "muggins",
            value: Self::Muggins,
            meaning: "points must be called; opponents may claim what was overlooked",
        },
    ];
}

/// Options of this file.
#[expect(clippy::cast_possible_truncation, reason = "each number's range stands beside it and fits")]
pub(super) const OPTIONS: [RuleOption; 7] = [
    number(
        "count_divisor",
        "a placement scores when the open ends add up to a multiple of this; 0 scores nothing in play",
        "All Fives seed; Threes: 3",
        (0, 20),
        |r| r.count_divisor.into(),
        |r, n| r.count_divisor = n as u8,
    ),
    number(
        "second_divisor",
        "as count_divisor, beside it; 0 for none",
        "Gambiter Fives and Threes: 3",
        (0, 20),
        |r| r.second_divisor.into(),
        |r, n| r.second_divisor = n as u8,
    ),
    name(
        "count_value",
        "what a scoring count is worth",
        "All Fives seed; Five Up: quotient",
        names::<CountValue>,
        |r| r.count_value.name(),
        |r, t| assign(&mut r.count_value, t),
    ),
    name(
        "spinner_counts",
        "what a spinner adds to the count",
        "All Fives seed; Sniff: while_exposed; Rarepike: single_when_alone",
        names::<SpinnerCounts>,
        |r| r.spinner_counts.name(),
        |r, t| assign(&mut r.spinner_counts, t),
    ),
    name(
        "equal_ends",
        "whether a tile scores that shows the same number as another end",
        "Pagat, ODG Bergen; Pagat Double Bergen",
        names::<EqualEnds>,
        |r| r.equal_ends.name(),
        |r, t| assign(&mut r.equal_ends, t),
    ),
    name(
        "lead_scores",
        "whether the lead tile can score",
        "All Fives seed",
        names::<bool>,
        |r| r.lead_scores.name(),
        |r, t| assign(&mut r.lead_scores, t),
    ),
    name(
        "claim",
        "how points made in play are credited",
        "Foster, Britannica: muggins",
        names::<Claim>,
        |r| r.claim.name(),
        |r, t| assign(&mut r.claim, t),
    ),
];

/// Refuses points that nobody could make.
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
    match rules.count_value {
        CountValue::Sum if rules.second_divisor > 0 && rules.second_divisor.is_multiple_of(rules.count_divisor) => {
            return refusal(
                "second_divisor",
                "what it divides scores by the first divisor already".to_owned(),
                format!("0, no multiple of {}, or count_value = quotient", rules.count_divisor),
            );
        }
        CountValue::Sum | CountValue::Quotient => {}
    }
    match rules.claim {
        Claim::Muggins if !rules.scores_in_play() => refusal(
            "claim",
            "nothing can be claimed where placements do not score".to_owned(),
            "auto, or a count_divisor, or equal_ends = score".to_owned(),
        ),
        Claim::Muggins | Claim::Auto => Ok(()),
    }
}

impl Rules {
    /// Whether a placement can score.
    pub const fn scores_in_play(&self) -> bool {
        match self.equal_ends {
            EqualEnds::Score => true,
            EqualEnds::Ignored => self.count_divisor > 0,
        }
    }

    /// Points that a count of open ends is worth; 0 is no score. A count that both divisors divide is
    /// worth both quotients, but its sum once.
    pub const fn points_for_count(&self, count: u16) -> u16 {
        let first = Self::quotient(count, self.count_divisor);
        let second = Self::quotient(count, self.second_divisor);
        match self.count_value {
            CountValue::Quotient => first + second,
            CountValue::Sum if first + second > 0 => count,
            CountValue::Sum => 0,
        }
    }

    /// How often a divisor goes into a count without remainder; 0 without a divisor.
    const fn quotient(count: u16, divisor: u8) -> u16 {
        match divisor as u16 {
            0 => 0,
            divisor if count.is_multiple_of(divisor) => count / divisor,
            _ => 0,
        }
    }
}
