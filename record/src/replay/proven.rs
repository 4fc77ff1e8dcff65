//! Deals recomputed from the proof that a record carries.

use boneyard_engine::{
    seat::{BySeat, Seat},
    table::{self, Event, Events, Table},
    tile::TileSet,
};

use super::{
    deal::{Shuffle, opener, own_orders, written},
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

    /// What the proof leaves to chance before the first round (number 0) or in an attempt to deal a round.
    pub(super) fn shuffle(&self, table: &Table, round: usize, attempt: u32) -> Shuffle {
        let rules = table.rules();
        let context = self.context(round, attempt);
        let chance = self.opened.chance();
        let own_order = |seat| chance.own_order(context, seat, rules.set());
        Shuffle {
            tiles: chance.shuffled(context, rules.set()),
            lot: chance.lot(context, rules.seats).unwrap_or_default(),
            own_orders: match self.draw_order {
                DrawOrder::Shared => None,
                DrawOrder::PerSeat => Some(Box::new(BySeat::from_fn(rules.seats, own_order))),
            },
        }
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
        table::decide(table, &self.shuffle(table, round, attempt).command(), events)
            .map_err(|refusal| Differs::new("a deal by the rules", "that of the proof").because(refusal))?;
        if events.iter().any(|event| matches!(event, Event::RoundDealt(_))) {
            return Err(Differs::new("a deal that counts", "one that was thrown in").because("so the proof has it"));
        }
        Ok(())
    }

    /// Compares a deal as it is told with the one that follows from the proof.
    pub(super) fn check(&self, table: &Table, number: usize, round: &Round) -> Result<(), Differs> {
        let mut events = Events::new();
        table::decide(table, &self.shuffle(table, number, round.thrown_in).command(), &mut events)
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
        match (&round.boneyard, &proven.own_orders) {
            (BoneyardOrder::Untold, _) => Ok(()),
            (BoneyardOrder::Shared(order), None) if order.iter().flatten().eq(proven.boneyard.tiles()) => Ok(()),
            (BoneyardOrder::Shared(_) | BoneyardOrder::PerSeat(_), None) => {
                let expected = format!("the boneyard {}", written(proven.boneyard.tiles().iter().copied()));
                Err(by_proof(Differs::new(expected, "another order")))
            }
            (BoneyardOrder::Shared(_) | BoneyardOrder::PerSeat(_), Some(expected)) => {
                let told = own_orders(round);
                let as_told = |seat: &Seat| told.is_some_and(|told| told[*seat] == expected[*seat]);
                Seat::all(rules.seats).find(|seat| !as_told(seat)).map_or(Ok(()), |seat| {
                    let expected = format!("for seat {seat} the order {}", written(expected[seat].iter().copied()));
                    Err(by_proof(Differs::new(expected, "another order")))
                })
            }
        }
    }
}
