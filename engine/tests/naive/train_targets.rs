//! Where a seat may lay in Mexican Train: open trains, open doubles by each option, and blocks (§4.2 to §4.4).

use super::tiles::{Tile, fits, is_double};
use super::train_game::{Train, TrainState};
use super::train_rules::{Doubles, MexicanStart};

impl TrainState {
    /// Where the seat in turn may lay, tile by tile.
    pub(crate) fn placements(&self) -> Vec<(Tile, Train)> {
        self.places_for(&self.hands[self.turn])
    }

    /// The numbers that a seat without a placement is proved to lack: any tile with such a number could
    /// have been laid by it.
    pub(crate) fn lacked(&self) -> Vec<u8> {
        let numbers = 0..=self.rules.max_pip;
        let other = |number: u8| (number + 1) % (self.rules.max_pip + 1);
        let asked = |number: &u8| {
            let tile = (other(*number).max(*number), other(*number).min(*number));
            self.places_for(&[tile]).iter().any(|(_, on)| self.end_of(*on) == *number)
        };
        numbers.filter(asked).collect()
    }

    /// The number that a tile on this train must have.
    pub(crate) fn end_of(&self, train: Train) -> u8 {
        match train {
            Train::Own(seat) => self.own_ends[seat],
            Train::Mexican(number) => self.mexican_ends.get(number).copied().unwrap_or(self.engine),
        }
    }

    /// Where the seat in turn could lay if this were its hand.
    fn places_for(&self, hand: &[Tile]) -> Vec<(Tile, Train)> {
        let mut found = Vec::new();
        match (self.laid_doubles.last(), self.served_first()) {
            // Doubles from an earlier turn bind before anything else.
            (None, Some(open)) => add_fitting(hand, &mut found, &[open]),
            (None, None) => add_fitting(hand, &mut found, &self.open_trains()),
            (Some(last), _) => match self.rules.doubles {
                Doubles::CoverNow | Doubles::LayerOnly | Doubles::Plain => add_fitting(hand, &mut found, &[*last]),
                Doubles::BonusAnywhere => add_fitting(hand, &mut found, &self.open_trains()),
                Doubles::TwoIfThird => {
                    add_fitting(hand, &mut found, &self.open);
                    if self.laid_doubles.len() == 1 {
                        self.add_second_doubles(hand, &mut found, *last);
                    }
                }
                Doubles::ChainFifo => self.add_chain(hand, &mut found, self.laid_doubles[0].0),
                Doubles::ChainLifo => self.add_chain(hand, &mut found, self.open.last().map_or(last.0, |(on, _)| *on)),
            },
        }
        // Hand order first, as the other games list it; a tile may have been found twice.
        found.sort_by_key(|(tile, on)| (hand.iter().position(|held| held == tile), *on));
        found.dedup();
        found
    }

    /// The open double that the next seat has to serve.
    pub(crate) fn served_first(&self) -> Option<(Train, u8)> {
        match self.rules.doubles {
            Doubles::ChainLifo => self.open.last().copied(),
            // The order for `bonus_anywhere` and `two_doubles_if_third` is not on the page; first laid, first served.
            Doubles::CoverNow
            | Doubles::LayerOnly
            | Doubles::Plain
            | Doubles::BonusAnywhere
            | Doubles::TwoIfThird
            | Doubles::ChainFifo => self.open.first().copied(),
        }
    }

    /// A second double may follow if a third tile in the hand then goes on one of the two.
    fn add_second_doubles(&self, hand: &[Tile], found: &mut Vec<(Tile, Train)>, first: (Train, u8)) {
        let mut second = Vec::new();
        add_fitting(hand, &mut second, &self.open_trains());
        for (tile, on) in second {
            let third = |held: &&Tile| **held != tile && (fits(**held, first.1) || fits(**held, tile.0));
            if is_double(tile) && hand.iter().any(|held| third(&held)) {
                found.push((tile, on));
            }
        }
    }

    /// More doubles on any open train; the tile that ends the chain on the Mexican Train, on the train
    /// of the double that is served, or on an open train that does not end in an open double (M7).
    fn add_chain(&self, hand: &[Tile], found: &mut Vec<(Tile, Train)>, served: Train) {
        let mut all = Vec::new();
        add_fitting(hand, &mut all, &self.open_trains());
        add_fitting(hand, &mut all, &self.laid_doubles);
        for (tile, on) in all {
            let ends_in_double = self.open.iter().any(|(train, _)| *train == on);
            let mexican = matches!(on, Train::Mexican(_));
            if is_double(tile) || mexican || on == served || !ends_in_double {
                found.push((tile, on));
            }
        }
    }

    /// The trains the seat in turn may use while no double binds it.
    fn open_trains(&self) -> Vec<(Train, u8)> {
        if self.in_long_turn() {
            return vec![(Train::Own(self.turn), self.own_ends[self.turn])];
        }
        let mut targets = Vec::new();
        let only_own = self.rules.own_train_first && !self.own_started[self.turn];
        for owner in 0..self.rules.seats {
            if owner == self.turn || (self.marked[owner] && !only_own) {
                targets.push((Train::Own(owner), self.own_ends[owner]));
            }
        }
        if !only_own {
            for (number, end) in self.mexican_ends.iter().enumerate() {
                targets.push((Train::Mexican(number), *end));
            }
            if self.may_start_mexican() {
                targets.push((Train::Mexican(self.mexican_ends.len()), self.engine));
            }
        }
        targets
    }

    fn may_start_mexican(&self) -> bool {
        if self.mexican_ends.len() >= self.rules.mexican_max {
            return false;
        }
        match self.rules.mexican_start {
            MexicanStart::AnyTurn => true,
            MexicanStart::AfterFirstRoundOfTurns => self.turns_taken.iter().all(|turns| *turns > 0),
            MexicanStart::AfterOwnStarted => self.own_started[self.turn],
        }
    }

    /// The static test of §4.4, for each seat the ends that it can reach at last; a seat in the middle
    /// of its turn may have more places than the next.
    pub(crate) fn blocked(&self) -> bool {
        let binding = match self.rules.doubles {
            // The others are free, so the double binds nobody for long.
            Doubles::LayerOnly => None,
            Doubles::CoverNow
            | Doubles::BonusAnywhere
            | Doubles::TwoIfThird
            | Doubles::ChainFifo
            | Doubles::ChainLifo
            | Doubles::Plain => self.served_first(),
        };
        let mut all_ends = self.own_ends.clone();
        all_ends.extend(&self.mexican_ends);
        if self.mexican_ends.len() < self.rules.mexican_max {
            all_ends.push(self.engine);
        }
        let stuck = (0..self.rules.seats).all(|seat| {
            let reachable = match binding {
                Some((_, number)) => vec![number],
                // Who may use no other train before his own has no other to hope for.
                None if self.rules.own_train_first && !self.own_started[seat] => vec![self.own_ends[seat]],
                None => all_ends.clone(),
            };
            self.hands[seat].iter().all(|tile| reachable.iter().all(|end| !fits(*tile, *end)))
        });
        let own_places = !self.laid_doubles.is_empty() && !self.placements().is_empty();
        self.boneyard.is_empty() && stuck && !own_places
    }
}

fn add_fitting(hand: &[Tile], found: &mut Vec<(Tile, Train)>, targets: &[(Train, u8)]) {
    for tile in hand {
        for (on, end) in targets {
            if fits(*tile, *end) {
                found.push((*tile, *on));
            }
        }
    }
}
