//! One position on one line: for bug reports, tests and analysis.
//!
//! ```text
//! draw/6 round:1 open:B line:5-5,5-4R,4-3R ends:L=5,R=3 turn:A hand:A=6-4.4-1 counts:B=5 yard:14 score:0,0
//! ```

mod completed;
mod text;

use boneyard_engine::{
    layout::End,
    position::DecisionKind,
    rules::{AfterDouble, Rules, trains::Family},
    seat::{BySeat, Seat, Team},
    table::{Move, Setup, Table},
    tile::{Pip, Tile, TileSet},
    variants,
};

use crate::{
    options::{pairs, rules},
    replay::arm_label,
    token::ArmLabel,
};

/// A position as far as somebody knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionLine {
    /// Rules.
    pub rules: Rules,
    /// Round, counted from 1.
    pub round: u16,
    /// Seat that opened the round.
    pub opener: Seat,
    /// Engine tile in the station.
    pub engine: Option<Tile>,
    /// Tiles laid, in order, each with its arm; a lead has none.
    pub laid: Vec<(Tile, Option<ArmLabel>)>,
    /// Ends and what they show.
    pub ends: Vec<(ArmLabel, Pip)>,
    /// Seats whose markers are up.
    pub marked: Vec<Seat>,
    /// Ends whose doubles wait for a cover, first laid first.
    pub waiting: Vec<ArmLabel>,
    /// Seat that is asked, and whether that is an ordinary turn.
    pub turn: Option<(Seat, bool)>,
    /// What each seat holds.
    pub hands: Vec<Hand>,
    /// Tiles not dealt.
    pub boneyard: Stock,
    /// Match score, team 1 first.
    pub score: Vec<i32>,
}

/// A hand as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Its tiles.
    Open(TileSet),
    /// How many tiles it has.
    Count(u8),
}

/// A boneyard as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stock {
    /// Its tiles, in drawing order.
    Open(Vec<Tile>),
    /// How many tiles it has.
    Count(u8),
}

/// Why a line is no position, or a position no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NoPosition(pub(crate) String);

impl PositionLine {
    /// The position of a table. With a viewpoint it has only the tiles of that seat.
    pub fn of(table: &Table, viewpoint: Option<Seat>) -> Self {
        let (view, position) = (table.public(), table.position());
        let label = |end: End| arm_label(view, end);
        let laid = view.history.iter().filter_map(|action| match action.action {
            Move::Place { tile, end, .. } => Some((tile, label(end))),
            Move::Draw
            | Move::Pass
            | Move::Decline
            | Move::Claim { .. }
            | Move::Challenge { .. }
            | Move::ChooseOpener { .. } => None,
        });
        let marked = Seat::all(view.rules.seats).filter(|seat| {
            view.arms.iter().any(|arm| arm.arm.marked && arm.arm.owner == boneyard_engine::layout::Owner::Seat(*seat))
        });
        let known = |seat: Seat| viewpoint.is_none_or(|viewer| viewer == seat);
        let stock: Vec<Tile> = position.boneyard.tiles().to_vec();
        Self {
            rules: view.rules,
            round: view.round,
            opener: view.opener.unwrap_or_default(),
            engine: view.engine,
            laid: laid.collect(),
            ends: (0..view.arms.len())
                .map(End::of_arm)
                .zip(&view.arms)
                .filter_map(|(end, arm)| label(end).map(|label| (label, arm.arm.outer)))
                .collect(),
            marked: marked.collect(),
            waiting: view.waiting.iter().filter_map(label).collect(),
            turn: view.asked.map(|asked| (asked.seat, asked.kind == DecisionKind::Turn)),
            hands: Seat::all(view.rules.seats)
                .map(|seat| {
                    let hand = position.hands[seat];
                    if known(seat) { Hand::Open(hand) } else { Hand::Count(count(hand.len())) }
                })
                .collect(),
            boneyard: if viewpoint.is_none() || stock.is_empty() {
                Stock::Open(stock)
            } else {
                Stock::Count(count(stock.len()))
            },
            score: Team::all(view.rules.team_count()).map(|team| position.scores[team]).collect(),
        }
    }

    /// The table of an ordinary turn in a line game of which everything is known.
    ///
    /// # Errors
    /// What is missing.
    pub fn table(&self) -> Result<Table, NoPosition> {
        let no = |why: &str| Err(NoPosition(why.to_owned()));
        match self.rules.family {
            Family::Line => {}
            Family::Trains | Family::Slosh => {
                return no("a table can be set up from a line only in games without trains");
            }
        }
        if self.rules.after_double == AfterDouble::OptionalTile {
            return no("a line does not tell an ordinary turn from one more tile after a double");
        }
        let Some((to_move, true)) = self.turn else { return no("no seat has an ordinary turn") };
        let Stock::Open(boneyard) = &self.boneyard else { return no("the tiles of the boneyard are not known") };
        let mut hands = BySeat::default();
        for (seat, hand) in Seat::all(self.rules.seats).zip(&self.hands) {
            let Hand::Open(tiles) = hand else { return no("not all hands are known") };
            hands[seat] = *tiles;
        }
        let mut setup = Setup {
            rules: self.rules,
            round: self.round,
            opener: self.opener,
            hands,
            boneyard,
            laid: &[],
            scores: &self.score,
            to_move,
        };
        let mut laid: Vec<(Tile, End)> = Vec::new();
        for &(tile, arm) in &self.laid {
            // Which arms there are, and their names, follows from the tiles laid before.
            let so_far = Setup { laid: &laid, ..setup.clone() }.table();
            let view = so_far.public();
            let end = match arm {
                None if laid.is_empty() => Some(End::START),
                None => None,
                Some(_) => (0..view.arms.len()).map(End::of_arm).find(|&end| arm_label(view, end) == arm),
            };
            let fits = |end: &End| {
                view.arms.get(end.arm_index().unwrap_or(usize::MAX)).is_none_or(|arm| tile.has(arm.arm.outer))
            };
            match end.filter(fits) {
                Some(end) => laid.push((tile, end)),
                None => return Err(NoPosition(format!("{tile} does not fit where it is said to lie"))),
            }
        }
        setup.laid = &laid;
        let table = setup.table();
        let ends = Self::of(&table, None).ends;
        if ends == self.ends { Ok(table) } else { no("the ends are not those of the tiles laid") }
    }

    /// Options that differ from what the variant has for this set and so many seats.
    fn options(&self) -> Vec<(&'static str, String)> {
        let own = pairs(&self.rules).unwrap_or_default();
        let set: Vec<_> = own.iter().filter(|(key, _)| *key == "max_pip").cloned().collect();
        let variant = variants::find(self.rules.variant);
        let usual =
            variant.and_then(|variant| rules(variant, self.rules.seats, &set).ok()).and_then(|rules| pairs(&rules));
        let usual = usual.unwrap_or_default();
        own.into_iter().filter(|pair| !usual.contains(pair)).collect()
    }
}

fn count(tiles: usize) -> u8 {
    u8::try_from(tiles).unwrap_or(u8::MAX)
}
