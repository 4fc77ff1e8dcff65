use std::fmt;

/// Number of an entrant: from 1, in order of entry. An entrant is a player or a fixed pair of partners.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entrant(u32);

impl Entrant {
    /// The entrant of a number from 1; `None` for 0.
    pub const fn new(number: u32) -> Option<Self> {
        if number == 0 { None } else { Some(Self(number)) }
    }

    /// The entrant at a place of a list in order of entry; places count from 0.
    ///
    /// # Panics
    /// If there are 4,294,967,295 entrants before it.
    pub fn at(place: usize) -> Self {
        Self(u32::try_from(place + 1).expect("there are fewer entrants than numbers"))
    }

    /// The number, from 1.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The place in a list in order of entry, from 0.
    pub const fn place(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
