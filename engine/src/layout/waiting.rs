//! Doubles that wait for a cover.

use core::fmt;

use super::End;

/// Most doubles that can wait at once: those of the largest set.
pub const MAX_WAITING: usize = 19;

/// Ends whose outermost tile is a double that waits for a cover, in the order in which they were laid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    // Places past the last are START, so that equal queues are equal in every byte.
    ends: [End; MAX_WAITING],
    len: u8,
}

impl Default for Waiting {
    fn default() -> Self {
        Self { ends: [End::START; MAX_WAITING], len: 0 }
    }
}

impl fmt::Debug for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Waiting {
    /// The ends, first laid first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = End> + ExactSizeIterator + Clone {
        self.ends[..usize::from(self.len)].iter().copied()
    }

    /// Number of doubles that wait.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether none waits.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether the double at this end waits.
    pub fn contains(&self, end: End) -> bool {
        self.iter().any(|waiting| waiting == end)
    }

    /// Adds the double laid last.
    pub fn push(&mut self, end: End) {
        if let Some(place) = self.ends.get_mut(usize::from(self.len)) {
            *place = end;
            self.len += 1;
        }
    }

    /// Keeps those that are to wait on.
    pub fn retain(&mut self, mut waits_on: impl FnMut(End) -> bool) {
        let before = *self;
        *self = Self::default();
        before.iter().filter(|&end| waits_on(end)).for_each(|end| self.push(end));
    }
}

impl FromIterator<End> for Waiting {
    fn from_iter<I: IntoIterator<Item = End>>(ends: I) -> Self {
        let mut waiting = Self::default();
        for end in ends {
            waiting.push(end);
        }
        waiting
    }
}
