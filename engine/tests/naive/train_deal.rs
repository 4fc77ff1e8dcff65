//! How a round of Mexican Train begins: the engine in the station, the hands, the first seat (§4.2).

use super::tiles::{Tile, fits, is_double, pips, take};
use super::train_match::engine;
use super::train_rules::{EngineFrom, FirstPlayer, TrainRules};

/// A round that can be played.
#[derive(Clone, Debug)]
pub(crate) struct TrainDeal {
    /// The number on the engine, which lies in the station.
    pub(crate) engine: u8,
    pub(crate) hands: Vec<Vec<Tile>>,
    /// Drawn from the front.
    pub(crate) boneyard: Vec<Tile>,
    pub(crate) first: usize,
    /// What seats drew in turn until there was an engine.
    pub(crate) drawn: Vec<(usize, Tile)>,
    /// Who laid the engine from its hand.
    pub(crate) layer: Option<usize>,
}

/// The seats that lots have named: the one of the match, and the one that comes with this shuffle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lots {
    pub(crate) of_match: usize,
    pub(crate) of_round: usize,
}

/// Deals the round with this number, counted from 0.
pub(crate) fn deal(rules: &TrainRules, round: usize, shuffled: &[Tile], lots: Lots) -> TrainDeal {
    let due = engine(rules, round);
    let mut tiles = shuffled.to_vec();
    if rules.engine_from == EngineFrom::SetAside {
        take(&mut tiles, (due, due));
    }
    let dealt = rules.seats * rules.hand;
    let mut boneyard = tiles.split_off(dealt);
    let mut hands: Vec<Vec<Tile>> = tiles.chunks(rules.hand).map(<[Tile]>::to_vec).collect();
    if rules.engine_from == EngineFrom::SetAside {
        let first = first_player(rules, round, due, None, lots, &hands);
        return TrainDeal { engine: due, hands, boneyard, first, drawn: Vec::new(), layer: None };
    }
    let starter = starter(rules, round, lots);
    let held = layer(rules, due, starter, &hands);
    let drawn = if held.is_none() { draw_in_turn(rules, due, starter, &mut boneyard) } else { Vec::new() };
    for (seat, tile) in &drawn {
        hands[*seat].push(*tile);
    }
    let layer = held.unwrap_or_else(|| drawn[drawn.len() - 1].0);
    let laid = engines_in(rules, due, &hands[layer]).into_iter().max().unwrap();
    take(&mut hands[layer], laid);
    let first = first_player(rules, round, laid.0, Some(layer), lots, &hands);
    TrainDeal { engine: laid.0, hands, boneyard, first, drawn, layer: Some(layer) }
}

/// The tiles of a hand that may be the engine where seats lay it.
fn engines_in(rules: &TrainRules, due: u8, hand: &[Tile]) -> Vec<Tile> {
    let any_double = rules.engine_from != EngineFrom::HolderOfDue;
    hand.iter().copied().filter(|tile| is_double(*tile) && (any_double || tile.0 == due)).collect()
}

/// The seat from which the engine is looked for.
fn starter(rules: &TrainRules, round: usize, lots: Lots) -> usize {
    match rules.first_player {
        FirstPlayer::LotThenClockwise => (lots.of_match + round) % rules.seats,
        // The page does not say where the search begins when the first seat depends on the engine; the
        // engine begins at a lot.
        FirstPlayer::DrawHighestEachRound | FirstPlayer::HolderOfHighestDouble | FirstPlayer::HighestSpoke => {
            lots.of_round
        }
    }
}

/// Who lays the engine from a hand, if anybody can.
fn layer(rules: &TrainRules, due: u8, starter: usize, hands: &[Vec<Tile>]) -> Option<usize> {
    let best = |seat: &usize| engines_in(rules, due, &hands[*seat]).into_iter().max();
    let seats = (0..rules.seats).map(|step| (starter + step) % rules.seats);
    let mut able = seats.filter(|seat| best(seat).is_some());
    match rules.engine_from {
        EngineFrom::StarterHighestDouble => able.next(),
        EngineFrom::SetAside | EngineFrom::HolderOfDue | EngineFrom::HighestHeld => able.max_by_key(best),
    }
}

/// All draw a tile each in turn until one is found that may be the engine.
fn draw_in_turn(rules: &TrainRules, due: u8, starter: usize, boneyard: &mut Vec<Tile>) -> Vec<(usize, Tile)> {
    let mut drawn = Vec::new();
    loop {
        let tile = boneyard.remove(0);
        drawn.push(((starter + drawn.len()) % rules.seats, tile));
        if !engines_in(rules, due, &[tile]).is_empty() {
            return drawn;
        }
    }
}

/// Who plays first; `layer` is the seat that laid the engine from its hand. An agreed seat works like
/// the lot of the match with the seat in place of the lot.
pub(crate) fn first_player(
    rules: &TrainRules,
    round: usize,
    engine: u8,
    layer: Option<usize>,
    lots: Lots,
    hands: &[Vec<Tile>],
) -> usize {
    let best = |counts: &dyn Fn(Tile) -> bool| {
        let held = hands.iter().enumerate().flat_map(|(seat, hand)| hand.iter().map(move |tile| (*tile, seat)));
        held.filter(|(tile, _)| counts(*tile)).max_by_key(|(tile, _)| pips(&[*tile])).map(|(_, seat)| seat)
    };
    match rules.first_player {
        FirstPlayer::LotThenClockwise => (lots.of_match + round) % rules.seats,
        // Who drew the highest tile comes with the shuffle as a lot.
        FirstPlayer::DrawHighestEachRound => lots.of_round,
        FirstPlayer::HolderOfHighestDouble => layer.or_else(|| best(&is_double)).unwrap_or(lots.of_round),
        // Nobody holds one: the page is silent; the engine takes a lot.
        FirstPlayer::HighestSpoke => best(&|tile| fits(tile, engine)).unwrap_or(lots.of_round),
    }
}
