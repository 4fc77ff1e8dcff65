//! Where a seat may lay in Mexican Train: open trains, open doubles by each option, and blocks (§4.2 to §4.4).

use super::tiles::{Tile, fits, is_double};
use super::train_game::{Train, TrainState};
use super::train_rules::{Doubles, MexicanStart};

impl TrainState {
    /// Where the seat in turn may lay, tile by tile.
    pub(crate) fn placements(&self) -> Vec<(Tile, Train)> {
        let mut found = Vec::new();
        let hand = &self.hands[self.turn];
        match (self.laid_doubles.last(), self.served_first()) {
            // Doubles from an earlier turn bind before anything else.
            (None, Some(open)) => self.add_fitting(&mut found, &[open]),
            (None, None) => self.add_fitting(&mut found, &self.open_trains()),
            (Some(last), _) => match self.rules.doubles {
                Doubles::CoverNow | Doubles::LayerOnly | Doubles::Plain => self.add_fitting(&mut found, &[*last]),
                Doubles::BonusAnywhere => self.add_fitting(&mut found, &self.open_trains()),
                Doubles::TwoIfThird => {
                    self.add_fitting(&mut found, &self.laid_doubles);
                    if self.laid_doubles.len() == 1 {
                        self.add_second_doubles(&mut found, *last);
                    }
                }
                Doubles::ChainFifo => self.add_chain(&mut found, self.laid_doubles[0].0),
                Doubles::ChainLifo => self.add_chain(&mut found, last.0),
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

    fn add_fitting(&self, found: &mut Vec<(Tile, Train)>, targets: &[(Train, u8)]) {
        for tile in &self.hands[self.turn] {
            for (on, end) in targets {
                if fits(*tile, *end) {
                    found.push((*tile, *on));
                }
            }
        }
    }

    /// A second double may follow if a third tile in the hand then goes on one of the two.
    fn add_second_doubles(&self, found: &mut Vec<(Tile, Train)>, first: (Train, u8)) {
        let mut second = Vec::new();
        self.add_fitting(&mut second, &self.open_trains());
        for (tile, on) in second {
            let third = |held: &&Tile| **held != tile && (fits(**held, first.1) || fits(**held, tile.0));
            if is_double(tile) && self.hands[self.turn].iter().any(|held| third(&held)) {
                found.push((tile, on));
            }
        }
    }

    /// More doubles on any open train; the tile that ends the chain on the Mexican Train, on the train
    /// of the double that is served, or on an open train that does not end in an open double (M7).
    fn add_chain(&self, found: &mut Vec<(Tile, Train)>, served: Train) {
        let mut all = Vec::new();
        self.add_fitting(&mut all, &self.open_trains());
        self.add_fitting(&mut all, &self.laid_doubles);
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

    /// The static test of §4.4; a seat in the middle of its turn may have more places than the next.
    pub(crate) fn blocked(&self) -> bool {
        let mut reachable = Vec::new();
        if let Some((_, number)) = self.served_first() {
            reachable.push(number);
        } else {
            reachable.extend(&self.own_ends);
            reachable.extend(&self.mexican_ends);
            if self.mexican_ends.len() < self.rules.mexican_max {
                reachable.push(self.engine);
            }
        }
        let stuck = self.hands.iter().flatten().all(|tile| reachable.iter().all(|end| !fits(*tile, *end)));
        let own_places = !self.laid_doubles.is_empty() && !self.placements().is_empty();
        self.boneyard.is_empty() && stuck && !own_places
    }
}
