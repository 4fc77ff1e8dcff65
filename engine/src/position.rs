//! What is so at a table right now: everything that search and playouts need, of fixed size and
//! cheap to copy. What happened before is the business of [`crate::table::Table`].

use crate::{
    layout::Arms,
    seat::{BySeat, ByTeam, Seat, SeatSet},
    station::Station,
    tile::{MAX_TILES, PipSet, Tile, TileSet},
};

/// State of play, whole and hidden parts included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Tiles in each hand.
    pub hands: BySeat<TileSet>,
    /// Tiles not dealt.
    pub boneyard: Boneyard,
    /// The layout.
    pub arms: Arms,
    /// What the table waits for.
    pub phase: Phase,
    /// Round in play or last played, counted from 1; 0 before the first deal.
    pub round: u16,
    /// Last decision asked, counted from 1 over the whole match.
    pub turn: u32,
    /// Opener of the round in play; before a deal, of the next one.
    pub opener: Opener,
    /// Tile that must be led, while the table is empty.
    pub must_lead: Option<Tile>,
    /// Seat that placed last in this round.
    pub last_placer: Option<Seat>,
    /// Whether a spinner lies on the table.
    pub spinner_laid: bool,
    /// Whether the seat that placed last has just laid a double that allows it one tile more.
    pub extra_tile: bool,
    /// Last tile of the hand that became empty last.
    pub closing: Option<Closing>,
    /// Passes since the last placement, where passes bring points.
    pub passes: u8,
    /// How many tiles of each seat made all others pass, where that brings points.
    pub passed_by_all: BySeat<u8>,
    /// Seat whose lead made the next seat pass, where that brings points.
    pub lead_passed: Option<Seat>,
    /// Points that were overlooked and may be claimed.
    pub overlooked: Option<Overlooked>,
    /// Points each seat made in play this round.
    pub points_in_play: BySeat<i32>,
    /// Match score.
    pub scores: ByTeam<i32>,
    /// Seats that were lost and are played on by a substitute.
    pub forfeited: SeatSet,
    /// What a game with trains keeps beside the arms.
    pub station: Station,
    /// Rounds in which each team scored nothing.
    pub zero_rounds: ByTeam<u8>,
    /// Least that each team scored in a round, those without a score left out; 0 when there is none.
    pub lowest_round: ByTeam<u16>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The match has not begun.
    Gathering,
    /// A round must be dealt.
    Dealing,
    /// A seat must decide.
    Asking(Asked),
    /// The match is over.
    Over,
}

/// A decision that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Number of the decision, counted from 1 over the whole match.
    pub turn: u32,
    /// Seat that decides.
    pub seat: Seat,
    /// What it is asked.
    pub kind: DecisionKind,
}

/// What a decision is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecisionKind {
    /// An ordinary turn.
    Turn,
    /// Whether to claim points that another team overlooked.
    Claim,
    /// A turn that begins with the right to slosh.
    Slosh,
    /// Covering the double that is served first.
    Cover,
    /// One more tile after an own double, on any train.
    ExtraTile,
    /// Covering an own double, or a second double.
    SecondDouble,
    /// A tile on one of the two doubles just laid.
    ThirdTile,
    /// Another double, or the tile that ends a chain of doubles.
    ChainTile,
    /// The next tile of a long first train.
    LongTrain,
    /// Whether to catch a seat that kept silent about its last tile.
    Challenge {
        /// The silent seat.
        silent: Seat,
    },
}

/// Who opens a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opener {
    /// This seat.
    Seat(Seat),
    /// A seat by lot.
    Lot,
    /// The holder of the tile that the rules name; known when the hands are dealt.
    Holder,
}

/// Points that a placement made and its seat did not call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlooked {
    /// Decision whose placement made them.
    pub turn: u32,
    /// Seat that did not call them.
    pub seat: Seat,
    /// The points.
    pub points: u16,
}

/// The tile with which a seat went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Closing {
    /// The tile.
    pub tile: Tile,
    /// Whether it fitted every open end before it was laid, two of them at least.
    pub fits_all_ends: bool,
}

impl Default for Position {
    fn default() -> Self {
        Self {
            hands: BySeat::default(),
            boneyard: Boneyard::default(),
            arms: Arms::default(),
            phase: Phase::Gathering,
            round: 0,
            turn: 0,
            opener: Opener::Lot,
            must_lead: None,
            last_placer: None,
            spinner_laid: false,
            extra_tile: false,
            closing: None,
            passes: 0,
            passed_by_all: BySeat::default(),
            lead_passed: None,
            overlooked: None,
            points_in_play: BySeat::default(),
            scores: ByTeam::default(),
            forfeited: SeatSet::EMPTY,
            station: Station::default(),
            zero_rounds: ByTeam::default(),
            lowest_round: ByTeam::default(),
        }
    }
}

impl Position {
    /// The decision that is waited for.
    pub const fn asked(&self) -> Option<Asked> {
        match self.phase {
            Phase::Asking(asked) => Some(asked),
            Phase::Gathering | Phase::Dealing | Phase::Over => None,
        }
    }

    /// Values of the ends that `seat` may use; empty while the table is.
    pub fn open_pips(&self, seat: Seat) -> PipSet {
        self.arms.iter().filter(|arm| arm.open_to.contains(seat)).map(|arm| arm.outer).collect()
    }

    /// Tiles that fit an end which `seat` may use, whoever holds them.
    pub fn playable(&self, seat: Seat) -> TileSet {
        let mut playable = TileSet::EMPTY;
        for arm in self.arms.iter() {
            if arm.open_to.contains(seat) {
                playable = playable.union(TileSet::showing(arm.outer));
            }
        }
        playable
    }
}

/// The tiles not dealt, in the order of the shuffle; it is the order in which they will be drawn unless the
/// table gives each seat an order of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Boneyard {
    order: [Tile; MAX_TILES],
    drawn: u8,
    len: u8,
}

impl Default for Boneyard {
    fn default() -> Self {
        Self { order: [Tile::from_index(0).expect("0-0 is a tile"); MAX_TILES], drawn: 0, len: 0 }
    }
}

impl core::fmt::Debug for Boneyard {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.tiles()).finish()
    }
}

impl FromIterator<Tile> for Boneyard {
    /// A boneyard in drawing order; tiles past the size of the largest set are left out.
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut boneyard = Self::default();
        for (place, tile) in boneyard.order.iter_mut().zip(tiles) {
            *place = tile;
            boneyard.len += 1;
        }
        boneyard
    }
}

impl Boneyard {
    /// A boneyard in drawing order; tiles past the size of the largest set are left out.
    pub fn new(tiles: &[Tile]) -> Self {
        tiles.iter().copied().collect()
    }

    /// The tiles left, next to be drawn first.
    pub fn tiles(&self) -> &[Tile] {
        &self.order[usize::from(self.drawn)..usize::from(self.len)]
    }

    /// Number of tiles left, reserve included.
    pub const fn len(&self) -> usize {
        (self.len - self.drawn) as usize
    }

    /// Whether no tile is left.
    pub const fn is_empty(&self) -> bool {
        self.drawn == self.len
    }

    /// Takes a tile out, the others keep their order; false if it is not here.
    pub fn take(&mut self, tile: Tile) -> bool {
        let Some(place) = self.tiles().iter().position(|&left| left == tile) else { return false };
        let next = usize::from(self.drawn);
        // What was drawn stays in front, in the order in which it was drawn.
        self.order[next..=next + place].rotate_right(1);
        self.drawn += 1;
        true
    }
}
