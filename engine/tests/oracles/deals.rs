//! Deals of a double-six set for both sides: as commands of the engine and as lines of the scripts.

use boneyard_engine::{rules::Rules, seat::Seat, tile::Tile};

use crate::dice::Dice;

/// One deal.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    /// The whole set: the hand of seat A first, tiles that sleep last.
    pub(crate) tiles: Vec<Tile>,
    /// Number of tiles in each hand.
    hand_size: u8,
    /// Number of hands.
    seats: u8,
    /// Seat that leads.
    pub(crate) opener: Seat,
    /// Where the choices of the other side come from.
    seed: usize,
}

impl Deal {
    /// A random deal for these rules.
    pub(crate) fn random(rules: &Rules, dice: &mut Dice) -> Self {
        Self {
            tiles: dice.shuffled_set(rules),
            hand_size: rules.hand_size,
            seats: rules.seats,
            opener: dice.seat(rules),
            seed: dice.below(1 << 30),
        }
    }

    /// The deal as a line of JSON, to be played by random moves.
    pub(crate) fn line(&self) -> String {
        format!("{{{}}}\n", self.fields())
    }

    /// The deal as a line of JSON, to be played by these moves.
    pub(crate) fn line_with_moves(&self, moves: &[&str]) -> String {
        format!("{{{}, \"moves\": [{}]}}\n", self.fields(), quoted(moves))
    }

    fn fields(&self) -> String {
        let hand = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let hands = self.tiles.chunks(self.hand_size.into()).take(self.seats.into());
        let hands: Vec<String> = hands.map(hand).collect();
        format!("\"opener\": \"{}\", \"seed\": {}, \"hands\": [{}]", self.opener, self.seed, quoted(&hands))
    }
}

fn quoted(texts: &[impl AsRef<str>]) -> String {
    texts.iter().map(|text| format!("\"{}\"", text.as_ref())).collect::<Vec<_>>().join(", ")
}
