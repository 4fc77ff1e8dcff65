//! The start of a round in a game with trains: engine, starter, and deals that are thrown in.

use crate::{
    layout::End,
    position::{DecisionKind, Opener},
    rules::{
        Rules,
        trains::{Engine, Family, Starter},
    },
    seat::{BySeat, Seat},
    table::{
        Event, Refusal, Source,
        draws::in_turn,
        event::{Deal, RedealCause},
        evolve,
        stage::{Listener, Stage},
    },
    tile::{PipSet, Tile, TileSet},
};

use super::access::blocked;

/// Who opens the first round of a match, `lot` being a seat by lot.
pub(in crate::table) fn first_opener(rules: &Rules, lot: Seat) -> Opener {
    match (rules.family, rules.trains.starter) {
        (Family::Trains, Starter::LotThenClockwise) => Opener::Seat(lot),
        (Family::Trains, Starter::SeatThenClockwise) => Opener::Seat(Seat::default()),
        (Family::Trains, Starter::DrawHighestEachRound) => Opener::Lot,
        (Family::Trains, Starter::HolderOfHighestDouble | Starter::HighestSpoke)
        | (Family::Line | Family::Slosh, _) => Opener::Holder,
    }
}

/// Who opens the round after one that `opener` opened.
pub(in crate::table) const fn next_opener(rules: &Rules, opener: Seat) -> Opener {
    match (rules.family, rules.trains.starter) {
        (Family::Trains, Starter::LotThenClockwise | Starter::SeatThenClockwise) => {
            Opener::Seat(opener.next(rules.seats))
        }
        (Family::Trains, Starter::DrawHighestEachRound) => Opener::Lot,
        (Family::Trains, Starter::HolderOfHighestDouble | Starter::HighestSpoke)
        | (Family::Line | Family::Slosh, _) => Opener::Holder,
    }
}

/// How the engine comes to the station.
struct Found {
    engine: Tile,
    /// Seat that lays it; `None` when it was laid aside.
    layer: Option<Seat>,
    /// Tiles drawn for it, one by each seat in turn.
    drawn: usize,
}

impl<L: Listener> Stage<'_, L> {
    /// Deals a round. The tiles are the set, `lot` a seat of the table.
    ///
    /// # Errors
    /// Own drawing orders that are not the boneyard's.
    pub(in crate::table) fn start_round_of_trains(&mut self, shuffled: &[Tile], lot: Seat) -> Result<(), Refusal> {
        let rules = self.rules;
        let round = self.position.round + 1;
        let aside = match (rules.family, rules.trains.engine) {
            (Family::Trains, Engine::SetAsideDescending) => rules.engine_due(round),
            (Family::Trains, Engine::StarterHighestDouble | Engine::HolderPlays | Engine::HighestHeld)
            | (Family::Line | Family::Slosh, _) => None,
        };
        let mut tiles = shuffled.iter().copied().filter(|&tile| Some(tile) != aside);
        let hands = BySeat::from_fn(rules.seats, |_| tiles.by_ref().take(usize::from(rules.hand_size)).collect());
        let (boneyard, own_orders) = self.to_draw(tiles.collect())?;
        // Opener and engine are found below.
        let deal = Deal { round, opener: Seat::default(), must_lead: None, engine: None, hands, boneyard, own_orders };
        match rules.family {
            Family::Line => {}
            Family::Slosh => self.start_slosh(deal),
            Family::Trains => self.start_trains(deal, aside, lot),
        }
        Ok(())
    }

    /// The holder of the engine must lay it, and that is his turn; if it sleeps the deal is thrown in.
    fn start_slosh(&mut self, deal: Deal) {
        let round = deal.round;
        let Some(engine) = self.rules.engine_due(round) else { return };
        let Some(opener) = Seat::all(self.rules.seats).find(|&seat| deal.hands[seat].contains(engine)) else {
            let attempt = self.position.station.redeals + 1;
            evolve::redeal(self.position, attempt);
            self.listener.hear(|| Event::RoundRedealt { round, attempt, cause: RedealCause::EngineAsleep });
            return;
        };
        self.deal(Deal { opener, must_lead: Some(engine), engine: Some(engine), ..deal });
        self.ask(opener, DecisionKind::Turn);
    }

    fn start_trains(&mut self, deal: Deal, aside: Option<Tile>, lot: Seat) {
        let named = match self.position.opener {
            Opener::Seat(seat) => Some(seat),
            Opener::Lot => Some(lot),
            Opener::Holder => None,
        };
        let first = named.unwrap_or(lot);
        let draws = || in_turn(self.rules, &deal.boneyard, self.own_orders, first);
        let found = match aside {
            Some(engine) => Found { engine, layer: None, drawn: 0 },
            None => find_engine(self.rules, &deal, draws(), first),
        };
        let opener = named.unwrap_or_else(|| {
            let mut held = deal.hands;
            draws().take(found.drawn).for_each(|(drawer, tile)| held[drawer].insert(tile));
            starter(self.rules, &found, &held, lot)
        });
        self.deal(Deal { opener, engine: Some(found.engine), ..deal });
        let mut drawer = first;
        for _ in 0..found.drawn {
            self.draw(0, drawer, 1, PipSet::EMPTY, Source::Forced);
            drawer = drawer.next(self.rules.seats);
        }
        if let Some(layer) = found.layer {
            let placed = (found.engine, End::START);
            self.lay_on_train(0, layer, placed, false, DecisionKind::Turn, Source::Forced);
            if self.position.hands[layer].is_empty() {
                self.finish_round(Some(layer));
                return;
            }
        }
        if blocked(self.rules, self.position) {
            self.finish_round(None);
        } else {
            self.turn_from(opener);
        }
    }
}

/// Looks for the engine in the hands from `first` on, then among the tiles that are drawn in turn.
fn find_engine(rules: &Rules, deal: &Deal, draws: impl Iterator<Item = (Seat, Tile)>, first: Seat) -> Found {
    let from_first = || {
        let all = Seat::all(rules.seats);
        all.clone().filter(move |&seat| seat >= first).chain(all.filter(move |&seat| seat < first))
    };
    let wanted = match rules.engine_due(deal.round) {
        Some(engine) => TileSet::from_iter([engine]),
        None => TileSet::DOUBLES,
    };
    let highest = |seat: Seat| deal.hands[seat].intersection(wanted).iter().next_back();
    let mut held = from_first().filter_map(|seat| highest(seat).map(|engine| (seat, engine)));
    let in_hand = match rules.trains.engine {
        Engine::HighestHeld => held.max_by_key(|&(_, engine)| engine),
        Engine::StarterHighestDouble | Engine::HolderPlays | Engine::SetAsideDescending => held.next(),
    };
    if let Some((layer, engine)) = in_hand {
        return Found { engine, layer: Some(layer), drawn: 0 };
    }
    // Every double is in a hand or in the boneyard, so one is drawn in the end.
    match draws.enumerate().find(|&(_, (_, tile))| wanted.contains(tile)) {
        Some((place, (layer, engine))) => Found { engine, layer: Some(layer), drawn: place + 1 },
        None => Found { engine: Tile::DOUBLE_BLANK, layer: None, drawn: 0 },
    }
}

/// Who has the first turn where a tile in a hand decides, those just drawn included.
fn starter(rules: &Rules, found: &Found, hands: &BySeat<TileSet>, lot: Seat) -> Seat {
    let holder_of_highest = |of: TileSet| {
        let mut wanted = of;
        wanted.remove(found.engine);
        let highest = |seat: Seat| hands[seat].intersection(wanted).iter().next_back();
        Seat::all(rules.seats).filter(|&seat| highest(seat).is_some()).max_by_key(|&seat| highest(seat))
    };
    match rules.trains.starter {
        Starter::HolderOfHighestDouble => found.layer.or_else(|| holder_of_highest(TileSet::DOUBLES)).unwrap_or(lot),
        Starter::HighestSpoke => holder_of_highest(TileSet::showing(found.engine.high())).unwrap_or(lot),
        Starter::LotThenClockwise | Starter::SeatThenClockwise | Starter::DrawHighestEachRound => lot,
    }
}
