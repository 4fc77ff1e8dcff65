//! How a round with trains begins: the engine, who starts, what may be laid at first.

use super::choice::{Choice, Named};

/// Which double is the engine, and how it comes to the station. Where a seat lays it from its hand the
/// table does so for it before the first turn, and it is no turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// The highest of the set in round 1, then the next lower one; laid aside before the shuffle.
    SetAsideDescending,
    /// The highest double of the starter, else of the next seat that has one; if none has, all draw
    /// one tile each in turn, from the starter on, until a double is drawn.
    StarterHighestDouble,
    /// The highest of the set in round 1, then the next lower one; laid by its holder. If it sleeps,
    /// all draw one tile each in turn, from the starter on, until it is drawn.
    HolderPlays,
    /// The highest double in any hand; if there is none, all draw as before until a double is drawn.
    HighestHeld,
}

impl Choice for Engine {
    const ALL: &'static [Named<Self>] = &[
        Named {
            name: "set_aside_descending",
            value: Self::SetAsideDescending,
            meaning: "the highest double, then the next lower one each round, laid aside before the shuffle",
        },
        Named {
            name: "starter_highest_double",
            value: Self::StarterHighestDouble,
            meaning: "the starter's highest double, else that of the next seat that has one; else all draw until a double appears",
        },
        Named {
            name: "holder_plays",
            value: Self::HolderPlays,
            meaning: "the highest double, then the next lower one each round, laid by its holder; else all draw until it appears",
        },
        Named {
            name: "highest_held",
            value: Self::HighestHeld,
            meaning: "the highest double in any hand; else all draw until a double appears",
        },
    ];
}

/// Who has the first turn of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Starter {
    /// A seat by lot, then in each round the next one clockwise.
    LotThenClockwise,
    /// Seat A, then in each round the next one clockwise.
    SeatThenClockwise,
    /// In each round the seat that draws the highest tile. The seats' draw is the lot that comes with
    /// the shuffle: the tiles would go back, and each seat is equally likely.
    DrawHighestEachRound,
    /// In each round the seat that lays the engine from its hand; where it was laid aside, the holder
    /// of the highest double, and without a double in any hand a seat by lot.
    HolderOfHighestDouble,
    /// In each round the holder of the highest tile with the engine's number; if all of these sleep, a
    /// seat by lot.
    HighestSpoke,
}

impl Choice for Starter {
    const ALL: &'static [Named<Self>] = &[
        Named {
            name: "lot_then_clockwise",
            value: Self::LotThenClockwise,
            meaning: "a seat by lot, then the next one clockwise each round",
        },
        Named {
            name: "seat_then_clockwise",
            value: Self::SeatThenClockwise,
            meaning: "seat A, then the next one clockwise each round",
        },
        Named {
            name: "draw_highest_each_round",
            value: Self::DrawHighestEachRound,
            meaning: "a seat by lot in each round, as if all drew a tile for it",
        },
        Named {
            name: "holder_of_highest_double",
            value: Self::HolderOfHighestDouble,
            meaning: "the seat that lays the engine; where it was laid aside, the holder of the highest double",
        },
        Named {
            name: "highest_spoke",
            value: Self::HighestSpoke,
            meaning: "the holder of the highest tile with the engine's number",
        },
    ];
}

/// What a seat lays in its first turn of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstTurn {
    /// One tile, as in any turn.
    Single,
    /// Tiles on its own train as long as one fits; which ones is its choice, and it need not be the
    /// longest row. Doubles ask for nothing there, and the row may end with one. It draws only if it
    /// cannot begin.
    LongOwn,
}

impl Choice for FirstTurn {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "single", value: Self::Single, meaning: "one tile" },
        Named { name: "long_own", value: Self::LongOwn, meaning: "tiles on its own train as long as one fits" },
    ];
}

/// When a train for everybody may be started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MexicanStart {
    /// From the first turn on.
    AnyTurn,
    /// When each seat has had a turn of the round, a lost one included.
    AfterFirstRoundOfTurns,
    /// By seats that have started their own trains.
    AfterOwnStarted,
}

impl Choice for MexicanStart {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "any_turn", value: Self::AnyTurn, meaning: "from the first turn on" },
        Named {
            name: "after_first_round_of_turns",
            value: Self::AfterFirstRoundOfTurns,
            meaning: "when each seat has had a turn",
        },
        Named {
            name: "after_own_started",
            value: Self::AfterOwnStarted,
            meaning: "by seats that have started their own trains",
        },
    ];
}
