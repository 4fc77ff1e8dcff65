//! Games written down in a line.

use boneyard_tournament::{Chair, Entrant, Play, PlayKey, Seated, Verdict};

/// Entrant A is 1.
pub(crate) fn entrant(letter: char) -> Entrant {
    Entrant::new(letter as u32 - 'A' as u32 + 1).unwrap()
}

/// A game in which each seat holds another bot; ranks follow from the scores.
pub(crate) fn play(round: u32, table: u32, board: u32, play: u32, seats: &[(char, i64)]) -> Play {
    let rank = |score: i64| u32::try_from(1 + seats.iter().filter(|(_, other)| *other > score).count()).unwrap();
    Play {
        key: PlayKey { round, table, board, play },
        seats: seats
            .iter()
            .map(|(letter, score)| Seated {
                chair: Chair { entrant: entrant(*letter), member: 1 },
                score: *score,
                rank: rank(*score),
                verdict: Verdict::Ok,
            })
            .collect(),
        attempt: 1,
        began: 1,
        ended: 2,
    }
}
