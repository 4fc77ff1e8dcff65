//! Seats, teams, and rows with an entry for each.

use core::{
    fmt,
    ops::{Index, IndexMut},
};

/// Most seats at a table.
pub const MAX_SEATS: usize = 14;

/// A place at the table. Seats go clockwise: to the left of seat A (number 1) sits seat B.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, counted from 1; `None` outside 1 to 14.
    pub const fn from_number(number: u32) -> Option<Self> {
        if number >= 1 && number <= MAX_SEATS as u32 { Some(Self(number as u8 - 1)) } else { None }
    }

    /// The seat with this letter, `A` to `N`.
    pub const fn from_letter(letter: char) -> Option<Self> {
        if letter.is_ascii_uppercase() { Self::from_number(letter as u32 - 'A' as u32 + 1) } else { None }
    }

    /// The seat at this place of a row, counted from 0; `None` from 14 on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// Number, counted from 1.
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// Place in a row, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Letter, `A` for the first seat: how seats are named wherever people read.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The left neighbour; who plays next is for [`crate::rules::Rules::next_seat`] to say.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// The right neighbour.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        if self.0 == 0 { Self(seats - 1) } else { Self(self.0 - 1) }
    }

    /// All seats of a table, clockwise.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Self)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A side that scores together: a pair, or a seat alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Team(u8);

impl Team {
    /// The team at this place of a row, counted from 0; `None` from 14 on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// Number, counted from 1.
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// Place in a row, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All teams of a table.
    pub fn all(teams: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..teams.min(MAX_SEATS as u8)).map(Self)
    }
}

impl fmt::Debug for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "team {}", self.number())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Every seat of a table.
    pub const fn all(seats: u8) -> Self {
        Self(((1u32 << seats) - 1) as u16)
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat away; nothing happens when it is not there.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Puts a seat in, or takes it away.
    pub const fn set(&mut self, seat: Seat, there: bool) {
        if there { self.insert(seat) } else { self.remove(seat) }
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Number of seats.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, clockwise from seat A.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One entry for each seat; entries past the last seat keep their default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.0 as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.0 as usize]
    }
}

impl<T: Default> BySeat<T> {
    /// A row filled for the seats of a table.
    pub fn from_fn(seats: u8, mut entry: impl FnMut(Seat) -> T) -> Self {
        let mut row = Self(core::array::from_fn(|_| T::default()));
        for seat in Seat::all(seats) {
            row[seat] = entry(seat);
        }
        row
    }
}

/// One entry for each team; entries past the last team keep their default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByTeam<T>(pub [T; MAX_SEATS]);

impl<T> Index<Team> for ByTeam<T> {
    type Output = T;
    #[inline]
    fn index(&self, team: Team) -> &T {
        &self.0[team.0 as usize]
    }
}

impl<T> IndexMut<Team> for ByTeam<T> {
    #[inline]
    fn index_mut(&mut self, team: Team) -> &mut T {
        &mut self.0[team.0 as usize]
    }
}

impl<T: Default> ByTeam<T> {
    /// A row filled for the teams of a table.
    pub fn from_fn(teams: u8, mut entry: impl FnMut(Team) -> T) -> Self {
        let mut row = Self(core::array::from_fn(|_| T::default()));
        for team in Team::all(teams) {
            row[team] = entry(team);
        }
        row
    }
}
