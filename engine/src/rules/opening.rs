//! Who opens a round, with what, and which way it goes round.

use alloc::borrow::ToOwned;

use super::{
    Rules, Teams,
    choice::{Choice, Named},
    options::{OptionError, RuleOption, assign, name, names, refusal},
};

/// Who opens the first round, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstOpener {
    /// A seat by lot, with any tile.
    Lot,
    /// Seat A, with any tile.
    SeatA,
    /// The holder of the highest double, who must lead it; without a double in any hand as
    /// [`FirstOpener::HeaviestTile`].
    HighestDouble,
    /// The holder of the tile with most pips (of equals, the one with the higher half), who must
    /// lead it.
    HeaviestTile,
    /// The holder of the lowest double, who must lead it; without a double in any hand, of the
    /// tile with fewest pips.
    LowestDouble,
    /// The holder of a double that the round names, who must lead it: the highest of the set in
    /// round 1, the next lower one in round 2, and so on. If it sleeps, the seats draw a tile each
    /// in turn, from a seat by lot on, until it is found.
    DescendingDouble,
}

impl Choice for FirstOpener {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "lot", value: Self::Lot, meaning: "a seat by lot, with any tile" },
        Named { name: "seat_a", value: Self::SeatA, meaning: "seat A, with any tile" },
        Named {
            name: "highest_double",
            value: Self::HighestDouble,
            meaning: "the holder of the highest double must lead it; if no hand has one, of the heaviest tile",
        },
        Named {
            name: "heaviest_tile",
            value: Self::HeaviestTile,
            meaning: "the holder of the tile with most pips must lead it",
        },
        Named {
            name: "lowest_double",
            value: Self::LowestDouble,
            meaning: "the holder of the lowest double must lead it; if no hand has one, of the lightest tile",
        },
        Named {
            name: "descending_double",
            value: Self::DescendingDouble,
            meaning: "the holder of the highest double of the set must lead it, in round 2 of the next lower one, and so on; if nobody has it all draw in turn",
        },
    ];
}

/// Who opens later rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaterOpener {
    /// The seat that won the round before.
    Winner,
    /// The next in turn after the last opener, whoever won.
    Rotate,
    /// The holder of the tile that `first_opener` names, in every round.
    Holder,
    /// The seat that won the round before, unless it leaves the lead to its partner.
    WinningPair,
}

impl Choice for LaterOpener {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "winner", value: Self::Winner, meaning: "the seat that won the round before" },
        Named { name: "rotate", value: Self::Rotate, meaning: "the next in turn after the last opener, whoever won" },
        Named { name: "holder", value: Self::Holder, meaning: "the holder of the tile that first_opener names" },
        Named {
            name: "winning_pair",
            value: Self::WinningPair,
            meaning: "the seat that won the round before, unless it leaves the lead to its partner",
        },
    ];
}

/// Who opens after a round that nobody won, where the winner would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterNoWinner {
    /// The next in turn after the opener.
    LeftOfOpener,
    /// The same opener again.
    SameOpener,
    /// A seat by lot.
    Lot,
    /// The holder of the tile that `first_opener` names.
    Holder,
}

impl Choice for AfterNoWinner {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "left_of_opener", value: Self::LeftOfOpener, meaning: "the next in turn after the opener" },
        Named { name: "same_opener", value: Self::SameOpener, meaning: "the same opener again" },
        Named { name: "lot", value: Self::Lot, meaning: "a seat by lot" },
        Named { name: "holder", value: Self::Holder, meaning: "the holder of the tile that first_opener names" },
    ];
}

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
pub(super) const OPTIONS: [RuleOption; 5] = [
    name(
        "first_opener",
        "who opens the first round",
        "seed texts; Foster: highest double; Pagat Bergen: lowest double; htfbw: descending_double",
        names::<FirstOpener>,
        |r| r.first_opener.name(),
        |r, t| assign(&mut r.first_opener, t),
    ),
    name(
        "later_opener",
        "who opens later rounds",
        "seed texts; Latin games: winner; ODG Sebastopol: holder; gamerules Jamaican: winning_pair",
        names::<LaterOpener>,
        |r| r.later_opener.name(),
        |r, t| assign(&mut r.later_opener, t),
    ),
    name(
        "after_no_winner",
        "who opens after a round that nobody won",
        "All Fives seed; Pagat: lot; gamerules Jamaican: holder",
        names::<AfterNoWinner>,
        |r| r.after_no_winner.name(),
        |r, t| assign(&mut r.after_no_winner, t),
    ),
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
