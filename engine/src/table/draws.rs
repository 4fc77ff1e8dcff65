//! Which tile a seat draws next: the first of the one order of the boneyard, or, where each seat has an
//! order of its own, the first of that which is still there.

use alloc::{boxed::Box, vec::Vec};

use crate::{
    position::Boneyard,
    rules::Rules,
    seat::{BySeat, Seat},
    tile::{MAX_PIP, Tile, TileSet},
};

/// The order in which each seat draws; `None` where all draw in the order of the boneyard.
pub(super) type OwnOrders<'a> = Option<&'a BySeat<Vec<Tile>>>;

/// The tiles that `seat` draws as long as nobody else does, the next one first.
pub(super) fn coming<'a>(boneyard: &'a Boneyard, own_orders: OwnOrders<'a>, seat: Seat) -> impl Iterator<Item = Tile> {
    let (order, left) = match own_orders {
        None => (boneyard.tiles(), TileSet::full(MAX_PIP)),
        Some(orders) => (orders[seat].as_slice(), boneyard.tiles().iter().copied().collect()),
    };
    order.iter().copied().filter(move |&tile| left.contains(tile))
}

/// The tiles that are drawn if all draw one each in turn, `first` first.
pub(super) fn in_turn(
    rules: &Rules,
    boneyard: &Boneyard,
    own_orders: OwnOrders<'_>,
    first: Seat,
) -> impl Iterator<Item = (Seat, Tile)> {
    let (mut left, mut drawer) = (*boneyard, first);
    core::iter::from_fn(move || {
        let (seat, tile) = (drawer, coming(&left, own_orders, drawer).next()?);
        left.take(tile);
        drawer = rules.next_seat(drawer);
        Some((seat, tile))
    })
}

/// What of the orders is in the boneyard; `None` if one of them lacks a tile of it, or names one twice.
pub(super) fn within(rules: &Rules, orders: &BySeat<Vec<Tile>>, boneyard: &Boneyard) -> Option<Box<BySeat<Vec<Tile>>>> {
    let all: TileSet = boneyard.tiles().iter().copied().collect();
    let own = BySeat::from_fn(rules.seats, |seat| coming(boneyard, Some(orders), seat).collect::<Vec<_>>());
    let whole = |seat: Seat| own[seat].len() == boneyard.len() && own[seat].iter().copied().collect::<TileSet>() == all;
    Seat::all(rules.seats).all(whole).then(|| Box::new(own))
}
