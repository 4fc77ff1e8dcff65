//! Positions of which only a part is known.

use boneyard_engine::tile::{Tile, TileSet};

use super::{Hand, NoPosition, PositionLine, Stock};

impl PositionLine {
    /// The position with every hidden tile dealt somehow: one of those that may be meant. What a seat may
    /// do follows from its own hand, from what lies open and from counts, so for a seat whose hand is
    /// known the legal moves are those of the true position.
    ///
    /// # Errors
    /// When more tiles are counted than are left.
    pub fn completed(&self) -> Result<Self, NoPosition> {
        let mut left = self.unseen().iter();
        let mut deal = |count: u8| {
            let dealt: Vec<Tile> = left.by_ref().take(usize::from(count)).collect();
            if dealt.len() == usize::from(count) {
                Ok(dealt)
            } else {
                Err(NoPosition("more tiles are counted than are left of the set".to_owned()))
            }
        };
        let mut whole = self.clone();
        for hand in &mut whole.hands {
            if let Hand::Count(count) = *hand {
                *hand = Hand::Open(deal(count)?.into_iter().collect());
            }
        }
        if let Stock::Count(count) = whole.boneyard {
            whole.boneyard = Stock::Open(deal(count)?);
        }
        Ok(whole)
    }

    /// Tiles of the set that the line does not name.
    fn unseen(&self) -> TileSet {
        let mut unseen = self.rules.set();
        let mut see = |tile: Tile| unseen.remove(tile);
        self.engine.into_iter().for_each(&mut see);
        self.laid.iter().for_each(|&(tile, _)| see(tile));
        for hand in &self.hands {
            match hand {
                Hand::Open(tiles) => tiles.iter().for_each(&mut see),
                Hand::Count(_) => {}
            }
        }
        match &self.boneyard {
            Stock::Open(tiles) => tiles.iter().copied().for_each(&mut see),
            Stock::Count(_) => {}
        }
        unseen
    }
}
