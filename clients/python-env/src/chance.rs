//! The chance of a game from one seed of 64 bits.
//!
//! It is the provable deal of `docs/reference/deal-proof.md` (`boneyard/v1`) without entropies on board 0,
//! whose secret is the seed as a number of 32 bytes, the most significant first. So the two verifiers of
//! the project deal the same tiles, and a finished match of a server can be played again.

use std::sync::LazyLock;

use boneyard_engine::{
    position::{Opener, Phase, Position},
    rules::{Rules, SeatDraw, trains::Family},
    seat::Seat,
    tile::Tile,
};
use boneyard_record::deal::{Chance, DealContext, Entropy, Salted, Secret, salt};

/// The chance of a server's group, whose secret was shown, with the entropies of its players.
pub fn from_secret(secret: [u8; 32], entropies: &[Entropy]) -> Chance {
    Chance::new(&Secret::new(secret), entropies)
}

/// The chance that follows from a seed.
pub fn from_seed(seed: u64) -> Chance {
    static NO_ENTROPIES: LazyLock<Salted> = LazyLock::new(|| Salted::new(&salt(std::iter::empty::<&Entropy>())));
    let mut secret = [0; 32];
    secret[24..].copy_from_slice(&seed.to_be_bytes());
    NO_ENTROPIES.chance(&Secret::new(secret))
}

/// Shuffles for the next deal, or before the match, into `tiles`; returns a seat by lot.
pub fn next_deal(chance: &Chance, board: u32, rules: &Rules, position: &Position, tiles: &mut Vec<Tile>) -> Seat {
    let round = match position.phase {
        Phase::Gathering => 0,
        Phase::Dealing | Phase::Asking(_) | Phase::Over => u32::from(position.round) + 1,
    };
    let context = DealContext { board, round, attempt: position.station.redeals.into() };
    if round == 0 && rules.seat_draw == SeatDraw::None {
        // Nobody draws for seats, so nobody sees this shuffle.
        tiles.clear();
        rules.set().iter().for_each(|tile| tiles.push(tile));
    } else {
        chance.shuffle_into(context, rules.set(), tiles);
    }
    match (rules.family, position.opener) {
        // Who opens is known, so nobody sees this lot.
        (Family::Line, Opener::Seat(seat)) if round > 0 => seat,
        (Family::Line | Family::Trains | Family::Slosh, _) => chance.lot(context, rules.seats).unwrap_or_default(),
    }
}
