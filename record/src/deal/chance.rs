//! All that is left to chance in one deal group: shuffles, lots and drawing orders.

use std::fmt;

use boneyard_engine::{
    seat::{MAX_SEATS, Seat},
    tile::{Tile, TileSet},
};
use hkdf::{Hkdf, HkdfExtract};
use sha2::Sha256;

use super::{
    Entropy, Secret,
    entropy::{Salt, salt},
    words,
};

/// Which deal of a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DealContext {
    /// Board of a tournament; 0 at an ordinary table.
    pub board: u32,
    /// Round, counted from 1; 0 for the lot and the draw for seats before the first.
    pub round: u32,
    /// Earlier deals of this round that were thrown in.
    pub attempt: u32,
}

impl fmt::Display for DealContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { board, round, attempt } = self;
        write!(f, "board {board}, round {round}, attempt {attempt}")
    }
}

/// How the tiles of the boneyard are ordered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DrawOrder {
    /// One order for the whole table, that of the shuffle.
    #[default]
    Shared,
    /// Each seat has its own order and skips tiles already taken, so that a draw means the same
    /// at every table of a board.
    PerSeat,
}

impl DrawOrder {
    /// Name in files and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::PerSeat => "per_seat",
        }
    }

    /// The order of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Shared, Self::PerSeat].into_iter().find(|order| order.name() == name)
    }
}

/// The chance of one group, which follows from its secret and the entropies. As secret as these.
#[derive(Clone)]
pub struct Chance(Hkdf<Sha256>);

impl Chance {
    /// The chance of a group with these entropies, in the order they were given.
    pub fn new<'a>(secret: &Secret, entropies: impl IntoIterator<Item = &'a Entropy>) -> Self {
        Self::salted(secret, &salt(entropies))
    }

    /// The chance of a group whose entropies have this [`salt`].
    pub fn salted(secret: &Secret, salt: &Salt) -> Self {
        Salted::new(salt).chance(secret)
    }

    /// The set in the order in which it is dealt: seat A's hand first, the boneyard last.
    pub fn shuffled(&self, context: DealContext, tile_set: TileSet) -> Vec<Tile> {
        let mut tiles = Vec::new();
        self.shuffle_into(context, tile_set, &mut tiles);
        tiles
    }

    /// As [`Chance::shuffled`], into a buffer whose former tiles are dropped.
    pub fn shuffle_into(&self, context: DealContext, tile_set: TileSet, tiles: &mut Vec<Tile>) {
        shuffle_by(self.key("deal", context, None), tile_set, tiles);
    }

    /// A seat by lot; `None` for a table without seats or with more than 14.
    pub fn lot(&self, context: DealContext, seats: u8) -> Option<Seat> {
        if seats == 0 || usize::from(seats) > MAX_SEATS {
            return None;
        }
        let mut words = words::words(self.key("lot", context, None));
        Seat::from_index(words::below(usize::from(seats), &mut words))
    }

    /// The set in the order in which this seat draws, where each seat has its own order. It draws
    /// the [`first_left`].
    pub fn own_order(&self, context: DealContext, seat: Seat, tile_set: TileSet) -> Vec<Tile> {
        let mut tiles = Vec::new();
        self.own_order_into(context, seat, tile_set, &mut tiles);
        tiles
    }

    /// As [`Chance::own_order`], into a buffer whose former tiles are dropped.
    pub fn own_order_into(&self, context: DealContext, seat: Seat, tile_set: TileSet, tiles: &mut Vec<Tile>) {
        shuffle_by(self.key("draw", context, Some(seat)), tile_set, tiles);
    }

    /// Key of the stream with this label.
    fn key(&self, label: &str, context: DealContext, seat: Option<Seat>) -> [u8; 32] {
        let DealContext { board, round, attempt } = context;
        let [board, round, attempt] = [board, round, attempt].map(u32::to_be_bytes);
        let seat = seat.map(|seat| seat.number().to_be_bytes());
        let info: [&[u8]; 6] =
            [b"boneyard/v1/", label.as_bytes(), &board, &round, &attempt, seat.as_ref().map_or(&[], |seat| seat)];
        let mut key = [0; 32];
        self.0.expand_multi_info(&info, &mut key).expect("32 bytes are far below the limit of HKDF");
        key
    }
}

/// A [`salt`] made ready, for many groups that have the same: it spares each of them a third of the hashing.
#[derive(Clone)]
pub struct Salted(HkdfExtract<Sha256>);

impl Salted {
    /// The salt made ready.
    pub fn new(salt: &Salt) -> Self {
        Self(HkdfExtract::new(Some(salt)))
    }

    /// The chance of a group with this salt.
    pub fn chance(&self, secret: &Secret) -> Chance {
        let mut extract = self.0.clone();
        extract.input_ikm(secret.reveal());
        Chance(extract.finalize().1)
    }
}

impl fmt::Debug for Salted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salted(hidden)")
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(hidden)")
    }
}

/// The tile that is drawn by an order from what is left of the boneyard.
pub fn first_left(order: &[Tile], boneyard: TileSet) -> Option<Tile> {
    order.iter().copied().find(|&tile| boneyard.contains(tile))
}

/// The set, laid out by higher and then lower half, and shuffled by the stream of this key.
fn shuffle_by(key: [u8; 32], tile_set: TileSet, tiles: &mut Vec<Tile>) {
    tiles.clear();
    tile_set.iter().for_each(|tile| tiles.push(tile));
    words::shuffle(tiles, &mut words::words(key));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the reference, which begins with "Worked example".
    const PAGE: &str = include_str!("../../../docs/reference/deal-proof.md");

    fn hex(bytes: &[u8]) -> String {
        data_encoding::HEXLOWER.encode(bytes)
    }

    fn text(tiles: &[Tile]) -> String {
        tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_worked_example_of_the_reference_is_what_this_code_does() {
        let group_id = super::super::GroupId::new("tbl_example").unwrap();
        let secret = Secret::new(std::array::from_fn(|place| u8::try_from(place).unwrap()));
        let entropies = ["first", "second"].map(|given| Entropy::new(given.as_bytes()).unwrap());
        let chance = Chance::new(&secret, &entropies);
        let [before, first] = [0, 1].map(|round| DealContext { board: 0, round, attempt: 0 });
        let seat_b = Seat::from_number(2);
        let deal = chance.key("deal", first, None);
        let mut stream = words::words(deal);
        let shown = [
            secret.to_hex(),
            super::super::Commitment::new(&group_id, &secret).to_string(),
            hex(&salt(&entropies)),
            hex(&deal),
            (0..6).map(|_| format!("{:08x}", stream())).collect::<Vec<_>>().join(" "),
            text(&chance.shuffled(first, TileSet::full(6))),
            hex(&chance.key("lot", before, None)),
            format!("seat {}", chance.lot(before, 4).unwrap()),
            hex(&chance.key("draw", first, seat_b)),
            text(&chance.own_order(first, seat_b.unwrap(), TileSet::full(6))),
        ];
        let (_, example) = PAGE.split_once("## Worked example").expect("the page has the example");
        let example = example.split_whitespace().collect::<Vec<_>>().join(" ");
        let missing: Vec<_> = shown.iter().filter(|value| !example.contains(*value)).collect();
        assert!(missing.is_empty(), "the page lacks {missing:#?}");
    }

    #[test]
    fn debug_output_does_not_tell_the_chance() {
        assert_eq!(format!("{:?}", Chance::new(&Secret::new([1; 32]), &[])), "Chance(hidden)");
    }

    #[test]
    fn a_lot_needs_one_to_fourteen_seats() {
        let chance = Chance::new(&Secret::new([1; 32]), &[]);
        let context = DealContext { board: 0, round: 0, attempt: 0 };
        assert_eq!([0, 15, 255].map(|seats| chance.lot(context, seats)), [None; 3]);
        assert_eq!(chance.lot(context, 1), Seat::from_letter('A'));
    }

    #[test]
    fn a_buffer_is_used_again_without_its_former_tiles() {
        let chance = Chance::new(&Secret::new([1; 32]), &[]);
        let context = DealContext { board: 0, round: 1, attempt: 0 };
        let mut tiles = chance.shuffled(context, TileSet::full(18));
        chance.shuffle_into(context, TileSet::full(6), &mut tiles);
        assert_eq!(tiles, chance.shuffled(context, TileSet::full(6)));
    }

    #[test]
    fn a_seat_draws_the_first_tile_of_its_order_that_is_left() {
        let [a, b, c] = [3, 1, 2].map(|index| Tile::from_index(index).unwrap());
        assert_eq!(first_left(&[a, b, c], [b, c].into_iter().collect()), Some(b));
        assert_eq!(first_left(&[a, b, c], [c].into_iter().collect()), Some(c));
        assert_eq!(first_left(&[a, b, c], TileSet::EMPTY), None);
    }

    #[test]
    fn a_drawing_order_is_found_by_its_name() {
        assert_eq!(DrawOrder::from_name("shared"), Some(DrawOrder::Shared));
        assert_eq!(DrawOrder::from_name("per_seat"), Some(DrawOrder::PerSeat));
        assert_eq!(DrawOrder::from_name("own"), None);
    }
}
