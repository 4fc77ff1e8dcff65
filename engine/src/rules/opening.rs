//! How a round begins and which way it goes round.

use alloc::borrow::ToOwned;

use super::{
    AfterNoWinner, FirstOpener, LaterOpener, Rules, Teams,
    choice::{Choice, Named},
    options::{OptionError, RuleOption, assign, name, names, refusal},
};

/// Which way the turn goes round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnOrder {
    /// After seat A comes seat B.
    Clockwise,
    /// After seat A comes the last seat.
    CounterClockwise,
}

impl Choice for TurnOrder {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "clockwise", value: Self::Clockwise, meaning: "after seat A comes seat B" },
        Named { name: "counter_clockwise", value: Self::CounterClockwise, meaning: "after seat A comes the last seat" },
    ];
}

/// What may be led where the rules name no tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Any tile.
    Any,
    /// A double. An opener without one leaves the lead to the next seat that has one; if no hand
    /// has one, the seats draw a tile each in turn until one does.
    Double,
}

impl Choice for Lead {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "any", value: Self::Any, meaning: "any tile" },
        Named {
            name: "double",
            value: Self::Double,
            meaning: "a double; who has none leaves the lead to the next, and if nobody has one all draw in turn",
        },
    ];
}

/// Options of this file.
pub(super) const OPTIONS: [RuleOption; 2] = [
    name(
        "turn_order",
        "which way the turn goes round",
        "Gambiter Partnership, DominoesOnline: counter-clockwise",
        names::<TurnOrder>,
        |r| r.turn_order.name(),
        |r, t| assign(&mut r.turn_order, t),
    ),
    name(
        "lead",
        "what may be led where the rules name no tile",
        "Pagat Double Bergen; Dominorules Merry-go-round",
        names::<Lead>,
        |r| r.lead.name(),
        |r, t| assign(&mut r.lead, t),
    ),
];

/// Refuses openers that cannot be found.
pub(super) fn check(rules: &Rules) -> Result<(), OptionError> {
    let names_a_tile = match rules.first_opener {
        FirstOpener::Lot | FirstOpener::SeatA => false,
        FirstOpener::HighestDouble
        | FirstOpener::LowestDouble
        | FirstOpener::HeaviestTile
        | FirstOpener::DescendingDouble => true,
    };
    match rules.later_opener {
        LaterOpener::Holder if !names_a_tile => {
            return refusal(
                "later_opener",
                "there is no tile whose holder could open".to_owned(),
                "winner, rotate, or a first_opener that names a tile".to_owned(),
            );
        }
        LaterOpener::WinningPair if rules.teams != Teams::Opposite => {
            return refusal(
                "later_opener",
                "without partners nobody can leave the lead to one".to_owned(),
                "winner, or teams = opposite".to_owned(),
            );
        }
        LaterOpener::Winner | LaterOpener::Rotate | LaterOpener::Holder | LaterOpener::WinningPair => {}
    }
    match rules.after_no_winner {
        AfterNoWinner::Holder if !names_a_tile => refusal(
            "after_no_winner",
            "there is no tile whose holder could open".to_owned(),
            "left_of_opener, same_opener, lot, or a first_opener that names a tile".to_owned(),
        ),
        AfterNoWinner::LeftOfOpener | AfterNoWinner::SameOpener | AfterNoWinner::Lot | AfterNoWinner::Holder => Ok(()),
    }
}
