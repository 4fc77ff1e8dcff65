//! Arms and their ends.

use core::fmt;

use crate::{
    seat::{Seat, SeatSet},
    tile::{Pip, Tile},
};

/// Most arms of a layout: a line of double-eighteen in which every double is a spinner has two arms
/// from the lead and two from each of 19 doubles.
pub const MAX_ARMS: usize = 40;

/// A place where a tile can be attached, stable for the round: 1 is the empty table, arms count
/// from 2 in the order in which they came into being.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct End(u8);

impl End {
    /// The empty table.
    pub const START: Self = Self(1);
    /// Left side of a line, where the lead tile's high half lies.
    pub const LEFT: Self = Self(2);
    /// Right side of a line.
    pub const RIGHT: Self = Self(3);

    /// The end with this number; `None` for 0 and above the last possible arm.
    pub const fn from_number(number: u32) -> Option<Self> {
        if number >= 1 && number <= MAX_ARMS as u32 + 1 { Some(Self(number as u8)) } else { None }
    }

    /// Number, counted from 1.
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// Place in [`Arms`]; `None` for the empty table.
    pub const fn arm_index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(2)
    }

    /// The end of the arm at this place of [`Arms`].
    pub const fn of_arm(index: usize) -> Self {
        Self(index as u8 + 2)
    }
}

impl fmt::Debug for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "end {}", self.0)
    }
}

/// Kind of arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ArmKind {
    /// Either side of a line.
    #[default]
    Line,
    /// Short side of a spinner.
    Spinner,
    /// A seat's own train.
    Train,
    /// A train for everybody.
    CommonTrain,
}

/// Whose arm it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Owner {
    /// Nobody's: a branch of the common line.
    #[default]
    Nobody,
    /// One seat's train.
    Seat(Seat),
    /// Everybody's train.
    Everybody,
}

/// A branch of the layout, as far as play needs it: what faces outward, not what lies behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Arm {
    /// Kind.
    pub kind: ArmKind,
    /// Whose it is.
    pub owner: Owner,
    /// Value that a tile must match.
    pub outer: Pip,
    /// Whether the tile that shows it is a double; never for an arm without tiles of its own.
    pub outer_double: bool,
    /// Whether a tile was laid on it.
    pub started: bool,
    /// Whether its owner's marker is up.
    pub marked: bool,
    /// Pips of the tile it grows from, high and low half.
    pub root: (Pip, Pip),
    /// Seats that may use it.
    pub open_to: SeatSet,
}

impl Arm {
    /// Puts a tile at its end.
    pub(crate) const fn extend(&mut self, tile: Tile, outer: Pip) {
        self.outer = outer;
        self.outer_double = tile.is_double();
        self.started = true;
    }

    /// Whether it grows from a double.
    pub const fn from_double(&self) -> bool {
        self.root.0 == self.root.1
    }
}

/// Arms that come into being with a tile, which becomes their root.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NewArms {
    /// None.
    #[default]
    None,
    /// Left and right: the tile leads a line.
    Line,
    /// Left, right and two short sides: the tile leads a line and is a spinner.
    LineAndSides,
    /// Two short sides: the tile is a spinner laid later.
    Sides,
    /// A train for each seat: the tile is the engine.
    Trains,
    /// A train for each seat and one for everybody: the tile is the engine.
    TrainsAndCommon,
    /// Another train for everybody, which grows from the engine: the tile has started the one before.
    Common,
}

/// The arms of a layout.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Arms {
    arms: [Arm; MAX_ARMS],
    len: u8,
}

impl Default for Arms {
    fn default() -> Self {
        Self { arms: [Arm::default(); MAX_ARMS], len: 0 }
    }
}

impl fmt::Debug for Arms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Arms {
    /// The arms, in the order of their ends.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Arm> + Clone {
        self.arms[..usize::from(self.len)].iter()
    }

    /// Number of arms.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no tile was led.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Each arm with its end.
    pub fn ends(&self) -> impl Iterator<Item = (End, &Arm)> + Clone {
        self.iter().enumerate().map(|(index, arm)| (End::of_arm(index), arm))
    }

    /// The arm of an end.
    pub fn get(&self, end: End) -> Option<&Arm> {
        self.arms[..usize::from(self.len)].get(end.arm_index()?)
    }

    /// The arm of an end.
    pub fn get_mut(&mut self, end: End) -> Option<&mut Arm> {
        self.arms[..usize::from(self.len)].get_mut(end.arm_index()?)
    }

    /// Lays a tile: extends the arm, or leads on [`End::START`]. Judges nothing; an end that is not
    /// there leaves the layout as it is. `open_to` may use new short sides and common trains at once.
    pub fn lay(&mut self, tile: Tile, end: End, outer: Pip, new: NewArms, open_to: SeatSet, everybody: SeatSet) {
        if let Some(arm) = self.get_mut(end) {
            arm.extend(tile, outer);
        }
        // A further train for everybody does not grow from the tile just laid but from the engine.
        let root = match new {
            NewArms::Common => self.iter().next().and_then(|arm| Tile::new(arm.root.0, arm.root.1)).unwrap_or(tile),
            NewArms::None
            | NewArms::Line
            | NewArms::LineAndSides
            | NewArms::Sides
            | NewArms::Trains
            | NewArms::TrainsAndCommon => tile,
        };
        self.branch(root, new, open_to, everybody);
    }

    /// Adds the arms that grow from a tile.
    pub(crate) fn branch(&mut self, tile: Tile, new: NewArms, sides_open_to: SeatSet, everybody: SeatSet) {
        let root = (tile.high(), tile.low());
        let long = |outer| Arm { outer, root, open_to: everybody, ..Arm::default() };
        let short = Arm { kind: ArmKind::Spinner, outer: tile.high(), root, open_to: sides_open_to, ..Arm::default() };
        let train = |kind, owner, open_to| Arm { kind, owner, outer: tile.high(), root, open_to, ..Arm::default() };
        let common = train(ArmKind::CommonTrain, Owner::Everybody, sides_open_to);
        match new {
            NewArms::None => {}
            NewArms::Trains | NewArms::TrainsAndCommon => {
                for seat in everybody.iter() {
                    self.push(train(ArmKind::Train, Owner::Seat(seat), SeatSet::from_iter([seat])));
                }
                if new == NewArms::TrainsAndCommon {
                    self.push(common);
                }
            }
            NewArms::Common => self.push(common),
            NewArms::Line => {
                self.push(long(tile.high()));
                self.push(long(tile.low()));
            }
            NewArms::LineAndSides => {
                self.push(long(tile.high()));
                self.push(long(tile.low()));
                self.push(short);
                self.push(short);
            }
            NewArms::Sides => {
                self.push(short);
                self.push(short);
            }
        }
    }

    fn push(&mut self, arm: Arm) {
        let Some(place) = self.arms.get_mut(usize::from(self.len)) else {
            debug_assert!(false, "no layout has more than {MAX_ARMS} arms");
            return;
        };
        *place = arm;
        self.len += 1;
    }
}

impl FromIterator<Arm> for Arms {
    /// The arms as they are shown, in the order of their ends; those past the last possible are left
    /// out.
    fn from_iter<I: IntoIterator<Item = Arm>>(arms: I) -> Self {
        let mut layout = Self::default();
        for arm in arms.into_iter().take(MAX_ARMS) {
            layout.push(arm);
        }
        layout
    }
}
