//! The final games of a tournament. There may be a million of them, and each is looked at seldom: they are packed.

use std::{fmt, sync::Arc};

use boneyard_tournament::Play;
use lz4_flex::block::{compress_prepend_size, decompress_size_prepended};
use rangemap::RangeSet;

use crate::codec;

/// From so many bytes on games are packed: some two hundred of them, to a fifth of their size.
const PACK_BYTES: usize = 16 * 1024;

/// Where a game stands in the order of the schedule: the round, from 1, and the place in it.
pub(super) type Place = (u32, u64);

/// Final games in the order they ended, each once. A copy shares what is packed.
#[derive(Clone, PartialEq, Default)]
pub struct Games {
    packed: Vec<Arc<[u8]>>,
    /// Behind those.
    open: Vec<u8>,
    count: usize,
    /// Where all of them stand. Games become final in about the order of the schedule, so these are a few runs.
    places: RangeSet<Place>,
}

impl Games {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All of them, unpacked one by one.
    pub fn iter(&self) -> impl Iterator<Item = Play> {
        let unpack = |packed: &Arc<[u8]>| decompress_size_prepended(packed).expect("it was packed here");
        let parts = self.packed.iter().map(unpack).chain(std::iter::once_with(|| self.open.clone()));
        parts.flat_map(|part| {
            let plays: Vec<Play> = codec::decode_plays(&part).map(|play| play.expect("it was written here")).collect();
            plays
        })
    }

    /// Whether the game at a place is among them.
    pub(super) fn contains(&self, place: Place) -> bool {
        self.places.contains(&place)
    }

    /// Adds a game; `false` when one stands there already, which stays what it is.
    pub(super) fn add(&mut self, place: Place, play: &Play) -> bool {
        if self.contains(place) {
            return false;
        }
        self.places.insert(place..(place.0, place.1 + 1));
        self.count += 1;
        codec::append_play(play, &mut self.open);
        if self.open.len() >= PACK_BYTES {
            self.packed.push(compress_prepend_size(&self.open).into());
            self.open.clear();
        }
        true
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Games").field("count", &self.count).field("places", &self.places).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use boneyard_tournament::{Chair, Entrant, PlayKey, Seated, Verdict};

    use super::*;

    fn play(number: u32) -> Play {
        let seat = |place: u32| Seated {
            chair: Chair { entrant: Entrant::at(place as usize), member: 1 },
            score: i64::from(number.wrapping_mul(2_654_435_761) % 400) - 200,
            rank: 1 + place,
            verdict: if number % 7 == place { Verdict::Late } else { Verdict::Ok },
        };
        let key = PlayKey { round: 1, table: 1, board: 1 + number / 4, play: 1 + number % 4 };
        Play { key, seats: (0..4).map(seat).collect(), attempt: 1, began: number.into(), ended: u64::MAX }
    }

    #[test]
    fn all_come_out_as_they_went_in_and_only_once() {
        let mut games = Games::default();
        let all: Vec<Play> = (0..3_000).map(play).collect();
        // Every third comes late.
        let late = |number: &usize| number.is_multiple_of(3);
        let order: Vec<usize> =
            (0..all.len()).filter(|number| !late(number)).chain((0..all.len()).filter(late)).collect();
        for (count, &number) in order.iter().enumerate() {
            let place = (1, number as u64);
            assert!(!games.contains(place));
            assert!(games.add(place, &all[number]));
            assert!(!games.add(place, &play(7)), "another result for the same game");
            assert!(games.contains(place));
            assert_eq!(games.len(), count + 1);
        }
        let expected: Vec<Play> = order.iter().map(|&number| all[number].clone()).collect();
        assert_eq!(games.iter().collect::<Vec<_>>(), expected);
        assert!(!games.contains((1, 3_000)) && !games.contains((2, 0)));
    }

    #[test]
    fn a_hundred_thousand_take_a_few_megabytes() {
        let mut games = Games::default();
        for number in 0..100_000 {
            games.add((1, number.into()), &play(number));
        }
        let bytes: usize = games.packed.iter().map(|part| part.len()).sum::<usize>() + games.open.capacity();
        assert!(bytes < 4_500_000, "{bytes}");
        assert_eq!(games.places.iter().count(), 1, "one run");
    }

    #[test]
    fn a_copy_is_on_its_own() {
        let mut games = Games::default();
        games.add((1, 0), &play(0));
        let copy = games.clone();
        games.add((1, 1), &play(1));
        assert_eq!((copy.iter().count(), games.iter().count()), (1, 2));
    }
}
