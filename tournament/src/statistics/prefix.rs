use std::collections::BTreeMap;

/// Puts finished blocks into the order of the schedule, as far as the schedule is complete.
///
/// A sequential test fed in the order in which games end is wrong more often than not, because quick games tend
/// to have other results than slow ones. So a block that ended early waits here for those before it.
#[derive(Clone, Debug)]
pub struct Prefix<T> {
    released: usize,
    held: BTreeMap<usize, T>,
}

impl<T> Prefix<T> {
    /// Nothing has finished.
    pub const fn new() -> Self {
        Self { released: 0, held: BTreeMap::new() }
    }

    /// Takes the value of the block at a place of the schedule, from 0, and gives those that are now in turn.
    ///
    /// A second value for the same place is ignored.
    pub fn push(&mut self, index: usize, value: T) -> Vec<T> {
        if index >= self.released {
            self.held.entry(index).or_insert(value);
        }
        let mut ready = Vec::new();
        while let Some(value) = self.held.remove(&self.released) {
            self.released += 1;
            ready.push(value);
        }
        ready
    }

    /// How many blocks were given, from the start of the schedule.
    pub const fn released(&self) -> usize {
        self.released
    }

    /// How many wait for an earlier one.
    pub fn held(&self) -> usize {
        self.held.len()
    }
}

impl<T> Default for Prefix<T> {
    fn default() -> Self {
        Self::new()
    }
}
