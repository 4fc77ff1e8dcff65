//! Who leads a round of a line game, with what, and how partners are drawn (§3.1, §5.1).

use super::line_rules::Opener;
use super::tiles::{Tile, is_double, pips};

/// The tiles of one round, and the seat a lot would name.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    pub(crate) hands: Vec<Vec<Tile>>,
    /// Drawn from the front.
    pub(crate) boneyard: Vec<Tile>,
    pub(crate) lot: usize,
}

/// The seat that leads, and the tile it has to lead with, if it may not choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lead {
    pub(crate) seat: usize,
    pub(crate) tile: Option<Tile>,
}

/// Who leads by one rule of opening.
pub(crate) fn lead_of(rule: Opener, deal: &Deal, last_opener: usize, winner: Option<usize>, seats: usize) -> Lead {
    let any_tile = |seat| Lead { seat, tile: None };
    match rule {
        Opener::Lot => any_tile(deal.lot),
        Opener::FirstSeat => any_tile(0),
        // Without a double in any hand the page is silent; the engine takes the heaviest tile.
        Opener::HighestDouble => best_tile(deal, true).or(best_tile(deal, false)).unwrap(),
        Opener::HeaviestTile => best_tile(deal, false).unwrap(),
        Opener::Winner => any_tile(winner.unwrap()),
        Opener::Clockwise => any_tile((last_opener + 1) % seats),
        Opener::Same => any_tile(last_opener),
    }
}

/// The heaviest tile dealt, or the highest double, with its holder. Of equal sums the higher half
/// is better, the order that §3.1 gives for the partner draw.
fn best_tile(deal: &Deal, doubles_only: bool) -> Option<Lead> {
    let mut best: Option<(i32, u8, Lead)> = None;
    for (seat, hand) in deal.hands.iter().enumerate() {
        for tile in hand.iter().copied().filter(|tile| is_double(*tile) || !doubles_only) {
            let sum = pips(&[tile]);
            if best.is_none_or(|(most, high, _)| (sum, tile.0) > (most, high)) {
                best = Some((sum, tile.0, Lead { seat, tile: Some(tile) }));
            }
        }
    }
    best.map(|(_, _, lead)| lead)
}

/// The clockwise seating after the partner draw, as indexes of the drawn tiles (§3.1).
pub(crate) fn seats_by_draw(drawn: [Tile; 4]) -> [usize; 4] {
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|chair| {
        let (high, low) = drawn[*chair];
        (-(i32::from(high) + i32::from(low)), -i32::from(high))
    });
    [order[0], order[2], order[1], order[3]]
}
