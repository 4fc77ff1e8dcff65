//! Who leads a round, with what, and which tiles are drawn before it.

use crate::{
    position::{Opener, Position},
    rules::{FirstOpener, LaterOpener, Lead, Rules},
    seat::{BySeat, Seat},
    tile::{Tile, TileSet},
};

/// How a round begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    /// Seat that leads.
    pub(super) opener: Seat,
    /// Tile that it must lead.
    pub(super) must_lead: Option<Tile>,
    /// Seat that draws first, where no hand has the lead.
    pub(super) first_to_draw: Seat,
    /// Tiles drawn, one by each seat in turn, until the lead is found.
    pub(super) drawn: usize,
}

/// How the round begins that is being dealt. `draws`: what is drawn by all in turn, from a seat on.
pub(super) fn opening<D: Iterator<Item = (Seat, Tile)>>(
    rules: &Rules,
    position: &Position,
    hands: &BySeat<TileSet>,
    draws: impl FnOnce(Seat) -> D,
    lot: Seat,
) -> Opening {
    let (first, named) = match position.opener {
        Opener::Seat(seat) => (seat, None),
        Opener::Lot => (lot, None),
        Opener::Holder => (lot, Some(named_tile(rules, position.round + 1, hands))),
    };
    let wanted = match (named, rules.lead) {
        (Some(tile), _) => TileSet::from_iter([tile]),
        (None, Lead::Double) => TileSet::DOUBLES,
        (None, Lead::Any) => return Opening { opener: first, must_lead: None, first_to_draw: first, drawn: 0 },
    };
    let found = |opener, drawn| Opening { opener, must_lead: named, first_to_draw: first, drawn };
    let mut opener = first;
    for _ in 0..rules.seats {
        if !hands[opener].intersection(wanted).is_empty() {
            return found(opener, 0);
        }
        opener = rules.next_seat(opener);
    }
    // Every tile is in a hand or here. Only a lead of no particular double may be missing from both,
    // and then there are no doubles at all to ask for.
    match draws(first).enumerate().find(|&(_, (_, tile))| wanted.contains(tile)) {
        Some((place, (drawer, _))) => found(drawer, place + 1),
        None => found(first, 0),
    }
}

/// The tile whose holder opens.
fn named_tile(rules: &Rules, round: u16, hands: &BySeat<TileSet>) -> Tile {
    let dealt = || Seat::all(rules.seats).fold(TileSet::EMPTY, |dealt, seat| dealt.union(hands[seat]));
    let weight = |tile: &Tile| (tile.pips(), tile.high());
    let heaviest = |of: TileSet| of.iter().max_by_key(weight);
    let lightest = |of: TileSet| of.iter().min_by_key(weight);
    let doubles = || dealt().intersection(TileSet::DOUBLES);
    let named = match rules.first_opener {
        FirstOpener::HighestDouble => heaviest(doubles()).or_else(|| heaviest(dealt())),
        FirstOpener::LowestDouble => lightest(doubles()).or_else(|| lightest(dealt())),
        FirstOpener::HeaviestTile | FirstOpener::Lot | FirstOpener::SeatA => heaviest(dealt()),
        FirstOpener::DescendingDouble => {
            let step = (round - 1) % (u16::from(rules.max_pip) + 1);
            let pip = rules.max_pip - step as u8;
            Tile::new(pip, pip)
        }
    };
    // Hands hold at least one tile each, so there always is one.
    named.unwrap_or(Tile::DOUBLE_BLANK)
}

impl Position {
    /// Tiles that `seat` may lead on the empty table.
    pub(super) fn leads(&self, rules: &Rules, seat: Seat) -> TileSet {
        let hand = self.hands[seat];
        match (self.must_lead, rules.lead) {
            (Some(tile), _) => TileSet::from_iter([tile]),
            (None, Lead::Double) if !hand.intersection(TileSet::DOUBLES).is_empty() => {
                hand.intersection(TileSet::DOUBLES)
            }
            (None, Lead::Double | Lead::Any) => hand,
        }
    }

    /// Whether `seat`, asked to lead, may leave that to its partner. Source: gamerules Jamaican.
    pub(super) fn may_leave_lead(&self, rules: &Rules, seat: Seat) -> bool {
        match rules.later_opener {
            LaterOpener::WinningPair => {
                self.arms.is_empty() && self.round > 1 && self.must_lead.is_none() && self.opener == Opener::Seat(seat)
            }
            LaterOpener::Winner | LaterOpener::Rotate | LaterOpener::Holder => false,
        }
    }

    /// Whether `seat`, asked for its turn, may decline: the lead, or the tile after a double.
    pub(super) fn may_decline(&self, rules: &Rules, seat: Seat) -> bool {
        self.extra_tile || self.may_leave_lead(rules, seat)
    }
}
