//! Deals of a record as commands: the shuffle and the lot from which they come out.

use boneyard_engine::{
    rules::Rules,
    seat::{BySeat, Seat},
    table::{self, Command, Deal, Event, Events, Table},
    tile::{Tile, TileSet},
};

use super::disagreement::Differs;
use crate::{
    record::{BoneyardOrder, Round},
    token::{Action, Token},
};

/// What is left to chance in a deal.
#[derive(Clone, Debug)]
pub(super) struct Shuffle {
    /// The set, seat A's hand first.
    pub(super) tiles: Vec<Tile>,
    /// A seat by lot.
    pub(super) lot: Seat,
    /// The orders by which the seats draw, where they have their own.
    pub(super) own_orders: Option<Box<BySeat<Vec<Tile>>>>,
}

impl Shuffle {
    /// The command that deals it.
    pub(super) fn command(&self) -> Command<'_> {
        Command::StartRound { shuffled: &self.tiles, lot: self.lot, own_orders: self.own_orders.as_deref() }
    }

    /// As a record has it.
    pub(super) fn told(rules: &Rules, round: &Round) -> Self {
        Self {
            tiles: shuffled(rules, round),
            lot: round.lot.unwrap_or(opener(round)),
            own_orders: own_orders(round).cloned().map(Box::new),
        }
    }
}

/// Deals a round from this shuffle and compares it with what is told. Fills `events` with what happens.
pub(super) fn deal(table: &Table, round: &Round, shuffle: &Shuffle, events: &mut Events) -> Result<Deal, Differs> {
    let rules = table.rules();
    let opener = opener(round);
    let told = || format!("a deal to {} seats", rules.seats);
    table::decide(table, &shuffle.command(), events)
        .map_err(|refusal| Differs::new("a deal by the rules", told()).because(refusal))?;
    let Some(Event::RoundDealt(dealt)) = events.first() else {
        return Err(Differs::new("a deal that is thrown in", told()));
    };
    for seat in Seat::all(rules.seats) {
        if dealt.hands[seat] != round.hand(seat) {
            let said = format!("for seat {seat} the hand {}", written(round.hand(seat).iter().rev()));
            return Err(Differs::new(format!("{} tiles for each seat", rules.hand_size), said));
        }
    }
    let told_count = match &round.boneyard {
        BoneyardOrder::Untold => None,
        BoneyardOrder::Shared(tiles) => Some(tiles.len()),
        BoneyardOrder::PerSeat(orders) => Some(orders[Seat::default()].len()),
    };
    if let Some(count) = told_count.filter(|&count| count != dealt.boneyard.len()) {
        let missing = written(dealt.boneyard.tiles().iter().skip(count).copied());
        return Err(Differs::new(format!("a boneyard of {} tiles", dealt.boneyard.len()), format!("one of {count}"))
            .because(format!("nobody has {missing}")));
    }
    if dealt.opener != opener {
        return Err(Differs::new(format!("seat {} to open", dealt.opener), format!("seat {opener}")));
    }
    Ok(dealt.as_ref().clone())
}

/// A deal that is thrown in, for a round that was dealt before: it is not recorded, so any that the
/// rules throw in will do. Fills `events` with what happens.
pub(super) fn throw_in(table: &Table, events: &mut Events) -> Result<(), Differs> {
    let mut tiles: Vec<Tile> = table.rules().set().iter().collect();
    for _ in 0..tiles.len() {
        let command = Command::StartRound { shuffled: &tiles, lot: Seat::default(), own_orders: None };
        if table::decide(table, &command, events).is_ok()
            && !events.iter().any(|event| matches!(event, Event::RoundDealt(_)))
        {
            return Ok(());
        }
        tiles.rotate_left(1);
    }
    Err(Differs::new("a deal that counts", "one that was thrown in").because("these rules throw none in"))
}

/// Who opens: as told, else whoever acts first.
pub(super) fn opener(round: &Round) -> Seat {
    let first = || round.tokens.iter().find_map(|token| token.actor);
    round.opener.or_else(first).unwrap_or_default()
}

/// The set in the order in which it is dealt: seat A's hand first, the boneyard in drawing order, and
/// last a tile that the rules lay aside.
pub(crate) fn shuffled(rules: &Rules, round: &Round) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Seat::all(rules.seats).flat_map(|seat| round.hand(seat)).collect();
    match &round.boneyard {
        BoneyardOrder::Shared(order) => tiles.extend(order.iter().flatten()),
        // What is drawn comes in the order of the draws; where the seats have their own orders, by these.
        BoneyardOrder::Untold | BoneyardOrder::PerSeat(_) => {
            let held: TileSet = tiles.iter().copied().collect();
            let mut drawn = TileSet::EMPTY;
            for tile in round.tokens.iter().filter_map(drawn_tile) {
                if !held.contains(tile) && !drawn.contains(tile) {
                    drawn.insert(tile);
                    tiles.push(tile);
                }
            }
        }
    }
    let placed: TileSet = tiles.iter().copied().collect();
    tiles.extend(rules.set().difference(placed));
    tiles
}

fn drawn_tile(token: &Token) -> Option<Tile> {
    match token.action {
        Action::Draw(tile) => tile,
        Action::Place { .. }
        | Action::Pass
        | Action::Skip
        | Action::Decline
        | Action::Claim(_)
        | Action::Challenge(_)
        | Action::ChooseOpener(_)
        | Action::Mark
        | Action::Unmark
        | Action::Forfeit(_) => None,
    }
}

/// The orders by which the seats draw, where they have their own.
pub(crate) fn own_orders(round: &Round) -> Option<&BySeat<Vec<Tile>>> {
    match &round.boneyard {
        BoneyardOrder::PerSeat(orders) => Some(orders),
        BoneyardOrder::Untold | BoneyardOrder::Shared(_) => None,
    }
}

/// Tiles for people.
pub(crate) fn written(tiles: impl IntoIterator<Item = Tile>) -> String {
    tiles.into_iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
}
