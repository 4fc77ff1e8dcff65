//! Deals recomputed from the proof that a record carries.

use boneyard_engine::{
    seat::Seat,
    table::{self, Command, Event, Events, Table},
    tile::{Tile, TileSet},
};

use super::{
    deal::{opener, own_orders_of, written},
    disagreement::Differs,
};
use crate::{
    deal::{DealContext, DrawOrder, Opened, Proof},
    record::{BoneyardOrder, Round},
};

/// A proof that is open, and the deals that follow from it.
pub(super) struct Proven<'a> {
    opened: Opened<'a>,
    board: u32,
    draw_order: DrawOrder,
}

impl<'a> Proven<'a> {
    pub(super) fn open(proof: &'a Proof) -> Result<Self, Differs> {
        let opened =
            proof.open().map_err(|why| Differs::new("the secret that was committed to", "another").because(why))?;
        Ok(Self { opened, board: proof.board, draw_order: proof.draw_order })
    }

    /// Shuffle and lot before the first round (number 0) or of an attempt to deal a round.
    pub(super) fn shuffle(&self, table: &Table, round: usize, attempt: u32) -> (Vec<Tile>, Seat) {
        let rules = table.rules();
        let context = self.context(round, attempt);
        let chance = self.opened.chance();
        (chance.shuffled(context, rules.set()), chance.lot(context, rules.seats).unwrap_or_default())
    }

    const fn context(&self, round: usize, attempt: u32) -> DealContext {
        // No match has so many rounds.
        #[expect(clippy::cast_possible_truncation, reason = "a match has far fewer rounds")]
        let round = round as u32;
        DealContext { board: self.board, round, attempt }
    }

    /// A deal that had to be thrown in. Fills `events` with what happens.
    pub(super) fn throw_in(
        &self,
        table: &Table,
        round: usize,
        attempt: u32,
        events: &mut Events,
    ) -> Result<(), Differs> {
        let (shuffled, lot) = self.shuffle(table, round, attempt);
        table::decide(table, &Command::StartRound { shuffled: &shuffled, lot }, events)
            .map_err(|refusal| Differs::new("a deal by the rules", "that of the proof").because(refusal))?;
        if events.iter().any(|event| matches!(event, Event::RoundDealt(_))) {
            return Err(Differs::new("a deal that counts", "one that was thrown in").because("so the proof has it"));
        }
        Ok(())
    }

    /// Compares a deal as it is told with the one that follows from the proof.
    pub(super) fn check(&self, table: &Table, number: usize, round: &Round) -> Result<(), Differs> {
        let (shuffled, lot) = self.shuffle(table, number, round.thrown_in);
        let mut events = Events::new();
        table::decide(table, &Command::StartRound { shuffled: &shuffled, lot }, &mut events)
            .map_err(|refusal| Differs::new("a deal by the rules", "that of the proof").because(refusal))?;
        let by_proof = |differs: Differs| differs.because("the deal is not that of the proof");
        let Some(Event::RoundDealt(proven)) = events.first() else {
            return Err(by_proof(Differs::new("a deal that is thrown in", "one that counts")));
        };
        let rules = table.rules();
        for seat in Seat::all(rules.seats) {
            let (told, proven) = (round.hand(seat), proven.hands[seat]);
            if told != proven {
                let hand = |tiles: TileSet| written(tiles.iter().rev());
                return Err(by_proof(Differs::new(format!("for seat {seat} {}", hand(proven)), hand(told))));
            }
        }
        let told = opener(round);
        if told != proven.opener {
            return Err(by_proof(Differs::new(format!("seat {} to open", proven.opener), format!("seat {told}"))));
        }
        let boneyard = proven.boneyard.tiles();
        match (self.draw_order, &round.boneyard) {
            (_, BoneyardOrder::Untold) => Ok(()),
            (DrawOrder::Shared, BoneyardOrder::Shared(order)) if order.iter().flatten().eq(boneyard) => Ok(()),
            (DrawOrder::Shared, BoneyardOrder::Shared(_) | BoneyardOrder::PerSeat(_)) => {
                let expected = format!("the boneyard {}", written(boneyard.iter().copied()));
                Err(by_proof(Differs::new(expected, "another order")))
            }
            (DrawOrder::PerSeat, _) => {
                let left: TileSet = boneyard.iter().copied().collect();
                for seat in Seat::all(rules.seats) {
                    let own = self.opened.chance().own_order(self.context(number, round.thrown_in), seat, rules.set());
                    let expected: Vec<Tile> = own.into_iter().filter(|&tile| left.contains(tile)).collect();
                    if own_orders_of(round, seat) != Some(expected.as_slice()) {
                        let expected = format!("for seat {seat} the order {}", written(expected));
                        return Err(by_proof(Differs::new(expected, "another order")));
                    }
                }
                Ok(())
            }
        }
    }
}
