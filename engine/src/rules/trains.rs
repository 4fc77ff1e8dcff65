//! Rules of games with trains: what they are made of, what follows from them, what does not go together.
//! How a round begins, what binds the seats and how many tiles are dealt stand in files of their own.

use alloc::borrow::ToOwned;

use super::{
    AfterDouble, Drawing, EqualEnds, FillFirst, FirstOpener, Lead, LineEnds, RoundEnd, Rules, Spinner, TurnOrder,
    bonus,
    choice::{Choice, Named},
    options::{OptionError, refusal},
};
pub use super::{
    train_hands::{usual_hand, usual_private_hand, usual_set},
    train_play::{Doubles, LastDouble, MarkerOff, Tap, TapWindow},
    train_start::{Engine, FirstTurn, MexicanStart, Starter},
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
