//! Rules of games with trains.

use alloc::borrow::ToOwned;

use super::{
    AfterDouble, Drawing, EqualEnds, FillFirst, FirstOpener, Lead, LineEnds, RoundEnd, Rules, Spinner, TurnOrder,
    bonus,
    choice::{Choice, Named},
    options::{OptionError, refusal},
};
use crate::tile::{Pip, Tile, TileSet};

/// Engines of a Slosh match, deal by deal. Source: Slosh seed, Gambiter, Game Cabinet, ODG.
pub const SLOSH_ENGINES: [Pip; 6] = [4, 5, 6, 1, 2, 3];

/// Which kind of game the other rules belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// A common line.
    Line,
    /// A train for each seat, markers, boneyard.
    Trains,
    /// A train for each seat, and the right to play on a blocked neighbour's.
    Slosh,
}

impl Choice for Family {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "line", value: Self::Line, meaning: "a common line" },
        Named { name: "trains", value: Self::Trains, meaning: "a train for each seat, and markers" },
        Named {
            name: "slosh",
            value: Self::Slosh,
            meaning: "a train for each seat, and the right to play on a blocked neighbour's",
        },
    ];
}

/// Rules that only games with trains have. Source: rules page 4.1 to 4.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrainRules {
    /// Which double is the engine, and how it comes to the station.
    pub engine: Engine,
    /// Who has the first turn of a round.
    pub starter: Starter,
    /// What a seat lays in its first turn of a round.
    pub first_turn: FirstTurn,
    /// Whether a seat may use no other train before it has started its own. The cover of an open
    /// double comes first: it is laid by whoever can.
    pub own_train_first: bool,
    /// Most trains for everybody; one not yet started is there at a time.
    pub mexican_max: u8,
    /// When a train for everybody may be started. Once started it is open to all.
    pub mexican_start: MexicanStart,
    /// What takes a marker down.
    pub marker_off: MarkerOff,
    /// What a double asks for.
    pub doubles: Doubles,
    /// Whether a double asks for nothing once all tiles with its number are on the table. Where it is
    /// the first double of a turn, the turn is then over.
    pub dead_double_exempt: bool,
    /// What it means that the last tile of a hand is a double.
    pub last_double: LastDouble,
    /// What it means to keep silent about the last tile.
    pub tap: Tap,
    /// What a seat caught silent pays.
    pub penalty: Penalty,
    /// How long it can be caught.
    pub tap_window: TapWindow,
}

/// What a seat caught silent pays. Source: Mexican Train seed, its two variants together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Penalty {
    /// Tiles that it draws, as far as there are any.
    pub draw: u8,
    /// Whether it loses its next turn.
    pub lose_turn: bool,
    /// Whether its train is marked.
    pub mark: bool,
}

impl TrainRules {
    /// The defaults of Mexican Train; without meaning in a line.
    pub const DEFAULT: Self = Self {
        engine: Engine::SetAsideDescending,
        starter: Starter::LotThenClockwise,
        first_turn: FirstTurn::Single,
        own_train_first: false,
        mexican_max: 1,
        mexican_start: MexicanStart::AnyTurn,
        marker_off: MarkerOff::OwnPlay,
        doubles: Doubles::CoverNow,
        dead_double_exempt: true,
        last_double: LastDouble::EndsRound,
        tap: Tap::Penalty,
        penalty: Penalty { draw: 2, lose_turn: true, mark: true },
        tap_window: TapWindow::UntilNextPlayOrDraw,
    };
}

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

/// Tiles dealt in Mexican Train, by set and seats; 0 where no table that was found says anything.
/// Source: rules page 4.1.
pub const fn usual_hand(max_pip: Pip, seats: u8) -> u8 {
    match (max_pip, seats) {
        (6, 2..=3) | (9, 5..=7) => 7,
        (6, 4) => 5,
        (9, 2) | (12, 2..=4) | (15, 5..=6) => 15,
        (9, 3) | (15, 7..=8) | (18, 9..=12) => 13,
        (9, 4) | (12, 7..=8) | (15, 12) => 10,
        (9, 8) => 6,
        (12, 5..=6) => 12,
        (12, 9..=10) => 8,
        (15, 2..=4) | (18, 5..=8) => 16,
        (15, 9..=11) | (18, 13..=14) => 11,
        (18, 2..=4) => 19,
        _ => 0,
    }
}

/// Tiles dealt where there is no train for everybody: one for each number of the set, for at most four;
/// 0 where these are too many or nobody says anything. Source: rules page 4.1.
pub const fn usual_private_hand(max_pip: Pip, seats: u8) -> u8 {
    match (max_pip, seats) {
        (9 | 12 | 15 | 18, 2..=4) => max_pip + 1,
        _ => 0,
    }
}

/// Smallest of the usual sets for so many seats: double-twelve up to ten.
pub const fn usual_set(seats: u8) -> Pip {
    match seats {
        ..=10 => 12,
        11..=12 => 15,
        _ => 18,
    }
}

impl Rules {
    /// Sets what follows from set and seats where nobody says otherwise.
    pub const fn settle_for_set(&mut self) {
        match self.family {
            Family::Slosh => {}
            Family::Line => match self.first_opener {
                FirstOpener::DescendingDouble if self.rounds > 0 => self.rounds = self.max_pip as u16 + 1,
                FirstOpener::DescendingDouble
                | FirstOpener::Lot
                | FirstOpener::SeatA
                | FirstOpener::HighestDouble
                | FirstOpener::HeaviestTile
                | FirstOpener::LowestDouble => {}
            },
            Family::Trains => {
                self.hand_size = match self.trains.mexican_max {
                    0 => usual_private_hand(self.max_pip, self.seats),
                    _ => usual_hand(self.max_pip, self.seats),
                };
                self.rounds = self.max_pip as u16 + 1;
            }
        }
    }

    /// Most rounds that the rules have an engine for.
    pub const fn most_rounds(&self) -> u16 {
        match self.family {
            Family::Line => u16::MAX,
            Family::Trains => self.max_pip as u16 + 1,
            Family::Slosh => SLOSH_ENGINES.len() as u16,
        }
    }

    /// The engine that is due in a round, counted from 1; `None` in a line, and where the hands decide.
    pub fn engine_due(&self, round: u16) -> Option<Tile> {
        let place = round.saturating_sub(1);
        let pip = match (self.family, self.trains.engine) {
            (Family::Line, _) | (Family::Trains, Engine::StarterHighestDouble | Engine::HighestHeld) => None,
            (Family::Trains, Engine::SetAsideDescending | Engine::HolderPlays) => {
                u16::from(self.max_pip).checked_sub(place).map(|pip| pip as Pip)
            }
            (Family::Slosh, _) => SLOSH_ENGINES.get(usize::from(place)).copied(),
        }?;
        Tile::new(pip, pip)
    }

    /// Tiles of the set that are dealt or drawn, those laid aside before the shuffle left out.
    pub const fn tiles_in_play(&self) -> usize {
        TileSet::size_of_full(self.max_pip) - self.family.engines_kept_out()
    }
}

impl Family {
    /// Tiles that a deal must leave: the engine, laid aside or still to be found.
    const fn engines_kept_out(self) -> usize {
        match self {
            Self::Line | Self::Slosh => 0,
            Self::Trains => 1,
        }
    }
}

/// An option of a common line that these rules set although there is none, and what it should be.
fn of_a_line(rules: &Rules) -> Option<(&'static str, &'static str)> {
    let set = [
        ("turn_order", "clockwise", rules.turn_order != TurnOrder::Clockwise),
        ("lead", "any", rules.lead != Lead::Any),
        ("line_ends", "two", rules.line_ends != LineEnds::Two),
        ("spinner", "none", rules.spinner != Spinner::None),
        ("fill_first", "none", rules.fill_first != FillFirst::None),
        ("after_double", "nothing", rules.after_double != AfterDouble::Nothing),
        ("count_divisor", "0", rules.count_divisor != 0),
        ("equal_ends", "ignored", rules.equal_ends != EqualEnds::Ignored),
        ("round_end", "first_out", rules.round_end != RoundEnd::FirstOut),
    ];
    let first = set.into_iter().find(|&(_, _, set)| set).map(|(option, usual, _)| (option, usual));
    first.or_else(|| bonus::given(rules).map(|option| (option, "nothing")))
}

/// Refuses what cannot be played with trains.
pub(super) fn check(rules: &Rules) -> Result<(), OptionError> {
    let refused = |option: &str, problem: &str, allowed: &str| refusal(option, problem.to_owned(), allowed.to_owned());
    let trains = &rules.trains;
    match rules.family {
        Family::Line => return Ok(()),
        Family::Slosh | Family::Trains => {}
    }
    if let Some((option, usual)) = of_a_line(rules) {
        return refused(option, "it belongs to games with a common line", usual);
    }
    match rules.family {
        Family::Line | Family::Slosh => return Ok(()),
        Family::Trains => {}
    }
    match rules.drawing {
        Drawing::Never => {
            return refused("drawing", "a game with markers draws from its boneyard", "one, until_playable");
        }
        Drawing::One | Drawing::UntilPlayable => {}
    }
    match (trains.last_double, trains.doubles) {
        (LastDouble::MustCover, Doubles::None) => {
            return refused(
                "last_double",
                "where doubles are ordinary tiles none must be covered",
                "ends_round, or another value of doubles",
            );
        }
        (LastDouble::MustCover | LastDouble::EndsRound, _) => {}
    }
    match trains.tap {
        Tap::Penalty if trains.penalty == (Penalty { draw: 0, lose_turn: false, mark: false }) => refused(
            "tap",
            "the penalty is nothing at all",
            "off, courtesy, or one of tap_draw, tap_lose_turn and tap_mark",
        ),
        Tap::Penalty | Tap::Courtesy | Tap::Off => Ok(()),
    }
}
