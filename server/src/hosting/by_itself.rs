//! What a match does by itself, at a live table as in the fast lane: it deals, and house bots answer.

use boneyard_bots::HouseBot;
use boneyard_engine::{
    seat::Seat,
    table::{self, Move, Viewer},
    tile::Tile,
};
use boneyard_record::deal::{Chance, DrawOrder};

use super::{command::Command, state::Hosted};
use crate::randomness::Shuffler;

/// Begins the match.
pub(super) fn start_match(table: &Hosted, shuffler: &dyn Shuffler) -> Command {
    let (tiles, lot) = deal(table, &table.chance(), shuffler);
    Command::StartMatch { shuffled: tiles, lot }
}

/// Deals the next round.
pub(super) fn start_round(table: &Hosted, shuffler: &dyn Shuffler) -> Command {
    let chance = table.chance();
    let (tiles, lot) = deal(table, &chance, shuffler);
    let own_orders = match table.opening.draw_order {
        DrawOrder::Shared => None,
        DrawOrder::PerSeat => Some(Box::new(shuffler.own_orders(&chance, table.next_deal(), &table.opening.rules))),
    };
    Command::StartRound { shuffled: tiles, lot, own_orders }
}

/// Tiles and lot of the next deal.
fn deal(table: &Hosted, chance: &Chance, shuffler: &dyn Shuffler) -> (Vec<Tile>, Seat) {
    let (rules, context) = (&table.opening.rules, table.next_deal());
    (shuffler.shuffle(chance, context, rules), shuffler.lot(chance, context, rules))
}

/// A house bot's answer to the decision of this seat; a bot that there is no more plays the first legal move.
pub(super) fn house_move(table: &Hosted, seat: Seat, turn: u32, bot: &str, seed: u64) -> Command {
    let moves = table::described_moves(&table.game, seat);
    let view = table::view(&table.game, Viewer::Seated(seat));
    let choice = HouseBot::find(bot).map_or(0, |bot| bot.choose(&view, &moves, seed));
    let action = moves.get(choice).or(moves.first()).map_or(Move::Pass, |chosen| chosen.choice);
    Command::HouseMove { turn, action }
}
