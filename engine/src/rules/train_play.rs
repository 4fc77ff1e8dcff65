//! What binds the seats of a game with trains: markers, doubles, the last tile.

use super::choice::{Choice, Named};

/// What takes a marker down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkerOff {
    /// The owner's tile on its own train, the cover of a double included.
    OwnPlay,
    /// The owner's tile on any train.
    AnyPlay,
}

impl Choice for MarkerOff {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "own_play", value: Self::OwnPlay, meaning: "the owner's tile on its own train" },
        Named { name: "any_play", value: Self::AnyPlay, meaning: "the owner's tile on any train" },
    ];
}

/// What a double asks for. Where it binds all, a seat that cannot serve the double that is served
/// first draws, marks its train, and the duty passes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubles {
    /// A tile on it at once; binds all.
    CoverNow,
    /// One more tile on any train, which may be a double again; a double left open binds all from the
    /// next seat on, first laid first served.
    BonusAnywhere,
    /// A tile on it at once; or a second double, if a third tile from the same hand then goes on one
    /// of the two. The other one stays open and binds all.
    TwoDoublesIfThird,
    /// More doubles, then one other tile: on the first of them, on a train for everybody, or on a
    /// train that no open double ends. Open doubles bind all, first laid first served.
    Chain,
    /// As `Chain`, but what is said of the first double holds for the last one.
    ChainLifo,
    /// A tile on it by whoever laid it, in the same turn; the others are free.
    LayerOnly,
    /// Nothing.
    None,
}

impl Choice for Doubles {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "cover_now", value: Self::CoverNow, meaning: "one cover on the double; the duty passes on" },
        Named {
            name: "bonus_anywhere",
            value: Self::BonusAnywhere,
            meaning: "one more tile on any train; a double left open binds all from the next seat on",
        },
        Named {
            name: "two_doubles_if_third",
            value: Self::TwoDoublesIfThird,
            meaning: "a cover, or a second double if a third tile then goes on one of the two",
        },
        Named {
            name: "chain",
            value: Self::Chain,
            meaning: "any number of doubles, then one other tile; the first laid is served first",
        },
        Named { name: "chain_lifo", value: Self::ChainLifo, meaning: "as chain, but the last laid is served first" },
        Named { name: "layer_only", value: Self::LayerOnly, meaning: "who laid it must cover it; the others are free" },
        Named { name: "none", value: Self::None, meaning: "doubles are ordinary tiles" },
    ];
}

/// What it means that the last tile of a hand is a double.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastDouble {
    /// The round is over.
    EndsRound,
    /// What a double asks for is still due, so the seat draws; with an empty boneyard the round is
    /// over.
    MustCover,
}

impl Choice for LastDouble {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "ends_round", value: Self::EndsRound, meaning: "the round is over" },
        Named {
            name: "must_cover",
            value: Self::MustCover,
            meaning: "it must be covered, so the seat draws while there is anything to draw",
        },
    ];
}

/// What it means to keep silent about the last tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// Nothing is announced.
    Off,
    /// It may be announced, and silence costs nothing.
    Courtesy,
    /// Who is caught pays for it.
    Penalty,
}

impl Choice for Tap {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "off", value: Self::Off, meaning: "nothing is announced" },
        Named { name: "courtesy", value: Self::Courtesy, meaning: "it may be announced; silence costs nothing" },
        Named { name: "penalty", value: Self::Penalty, meaning: "who is caught silent pays for it" },
    ];
}

/// How long a silent seat can be caught.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TapWindow {
    /// The others are asked at the end of its turn, before the next seat plays or draws.
    UntilNextPlayOrDraw,
    /// They are asked at the end of the next turn that is not lost, and at the latest before its own.
    UntilNextTurnCompleted,
}

impl Choice for TapWindow {
    const ALL: &'static [Named<Self>] = &[
        Named {
            name: "until_next_play_or_draw",
            value: Self::UntilNextPlayOrDraw,
            meaning: "the others are asked before the next seat plays or draws",
        },
        Named {
            name: "until_next_turn_completed",
            value: Self::UntilNextTurnCompleted,
            meaning: "the others are asked after the next seat's turn",
        },
    ];
}
