//! How many tiles are dealt where there are trains, and from which set.

use crate::tile::Pip;

/// Tiles dealt in Mexican Train, by set and seats; 0 where no table that was found says anything.
/// Source: rules page 4.1.
pub const fn usual_hand(max_pip: Pip, seats: u8) -> u8 {
    match (max_pip, seats) {
        (6, 2..=3) | (9, 5..=7) => 7,
        (6, 4) => 5,
        (9, 2) | (12, 2..=4) | (15, 5..=6) => 15,
        (9, 3) | (15, 7..=8) | (18, 9..=12) => 13,
        (9, 4) | (12, 7..=8) | (15, 12) => 10,
        (9, 8) => 6,
        (12, 5..=6) => 12,
        (12, 9..=10) => 8,
        (15, 2..=4) | (18, 5..=8) => 16,
        (15, 9..=11) | (18, 13..=14) => 11,
        (18, 2..=4) => 19,
        _ => 0,
    }
}

/// Tiles dealt where there is no train for everybody: one for each number of the set, for at most four;
/// 0 where these are too many or nobody says anything. Source: rules page 4.1.
pub const fn usual_private_hand(max_pip: Pip, seats: u8) -> u8 {
    match (max_pip, seats) {
        (9 | 12 | 15 | 18, 2..=4) => max_pip + 1,
        _ => 0,
    }
}

/// Smallest of the usual sets for so many seats: double-twelve up to ten.
pub const fn usual_set(seats: u8) -> Pip {
    match seats {
        ..=10 => 12,
        11..=12 => 15,
        _ => 18,
    }
}
