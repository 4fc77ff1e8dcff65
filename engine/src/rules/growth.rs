//! Where the layout may grow.

use alloc::borrow::ToOwned;

use super::{
    Rules,
    choice::{Choice, Named},
    options::{OptionError, RuleOption, assign, name, names, refusal},
};

/// Which doubles are open on four sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spinner {
    /// None: the line keeps two ends.
    None,
    /// The first double laid.
    FirstDouble,
    /// Every double.
    All,
    /// The lead, if it is a double.
    Lead,
}

impl Choice for Spinner {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "none", value: Self::None, meaning: "the line has two ends" },
        Named { name: "first_double", value: Self::FirstDouble, meaning: "the first double laid, as lead or later" },
        Named { name: "all", value: Self::All, meaning: "every double" },
        Named { name: "lead", value: Self::Lead, meaning: "the lead, if it is a double" },
    ];
}

/// When the short sides of a spinner open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpinnerOpens {
    /// When both long sides carry a tile.
    BothSidesFirst,
    /// With the double itself.
    AtOnce,
}

impl Choice for SpinnerOpens {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "both_sides_first", value: Self::BothSidesFirst, meaning: "when both long sides carry a tile" },
        Named { name: "at_once", value: Self::AtOnce, meaning: "all four directions at once" },
    ];
}

/// Ends of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnds {
    /// Both sides of the lead tile.
    Two,
    /// The right side alone, where the lead tile's low half lies.
    One,
}

impl Choice for LineEnds {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "two", value: Self::Two, meaning: "both sides of the lead tile" },
        Named { name: "one", value: Self::One, meaning: "the right side alone, where the lead's low half lies" },
    ];
}

/// Doubles whose free sides must be filled before anything else may be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FillFirst {
    /// None.
    None,
    /// The lead, if it is a double.
    Lead,
    /// Every double.
    All,
}

impl Choice for FillFirst {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "none", value: Self::None, meaning: "no double" },
        Named { name: "lead", value: Self::Lead, meaning: "the lead, if it is a double" },
        Named { name: "all", value: Self::All, meaning: "every double" },
    ];
}

/// What a seat may do after it has laid a double.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterDouble {
    /// Nothing: the turn is over.
    Nothing,
    /// Lay one tile more, or decline.
    OptionalTile,
}

impl Choice for AfterDouble {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "nothing", value: Self::Nothing, meaning: "its turn is over" },
        Named { name: "optional_tile", value: Self::OptionalTile, meaning: "it may lay one tile more, or decline" },
    ];
}

/// Options of this file.
pub(super) const OPTIONS: [RuleOption; 5] = [
    name(
        "spinner",
        "which doubles open on four sides",
        "All Fives seed; Five Up: all; Muggins: none; Sebastopol: lead",
        names::<Spinner>,
        |r| r.spinner.name(),
        |r, t| assign(&mut r.spinner, t),
    ),
    name(
        "spinner_opens",
        "when the short sides of a spinner open",
        "All Fives seed; Gambit: at once",
        names::<SpinnerOpens>,
        |r| r.spinner_opens.name(),
        |r, t| assign(&mut r.spinner_opens, t),
    ),
    name(
        "line_ends",
        "how many ends a line has",
        "Gambiter Tiddly-wink: one",
        names::<LineEnds>,
        |r| r.line_ends.name(),
        |r, t| assign(&mut r.line_ends, t),
    ),
    name(
        "fill_first",
        "which doubles must have all their sides filled before anything else is laid",
        "Gambiter Sebastopol: the lead; htfbw Chicken Foot: all",
        names::<FillFirst>,
        |r| r.fill_first.name(),
        |r, t| assign(&mut r.fill_first, t),
    ),
    name(
        "after_double",
        "what a seat may do after it has laid a double",
        "Gambiter Tiddly-wink: one tile more",
        names::<AfterDouble>,
        |r| r.after_double.name(),
        |r, t| assign(&mut r.after_double, t),
    ),
];

/// Refuses layouts that could not grow, or whose ends could not be counted.
pub(super) fn check(rules: &Rules) -> Result<(), OptionError> {
    match rules.line_ends {
        LineEnds::One if rules.spinner != Spinner::None => refusal(
            "line_ends",
            "a spinner branches, so the line has more than one end".to_owned(),
            "two, or spinner = none".to_owned(),
        ),
        LineEnds::One if rules.fill_first != FillFirst::None => refusal(
            "line_ends",
            "the closed side of a double could never be filled".to_owned(),
            "two, or fill_first = none".to_owned(),
        ),
        LineEnds::One if rules.scores_in_play() => refusal(
            "line_ends",
            "points in play are counted over both ends of a line".to_owned(),
            "two, or count_divisor = 0 and equal_ends = ignored".to_owned(),
        ),
        LineEnds::One | LineEnds::Two => Ok(()),
    }
}
