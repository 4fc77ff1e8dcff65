//! A round of Mexican Train: turns, draws, markers, the double's duty, taps and blocks (§4.3 to §4.5).

use super::tiles::{Tile, far_half, fits, full_set, is_double, take};
use super::train_rules::{Doubles, Tap, TapWindow, TrainRules};

/// A train by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Train {
    Own(usize),
    /// Counted from 0; the next number not yet started starts a new one.
    Mexican(usize),
}

/// What a seat that is asked may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Action {
    Lay { tile: Tile, on: Train, announce: bool },
    Decline,
    Challenge,
}

/// What happened, in order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Happened {
    Laid {
        seat: usize,
        tile: Tile,
        on: Train,
    },
    /// Drawn for one duty; the hand lacked these numbers before.
    Drew {
        seat: usize,
        tiles: Vec<Tile>,
        lacked: Vec<u8>,
    },
    /// The seat could not place, or not cover, for it lacked these numbers; its train is marked.
    Passed {
        seat: usize,
        lacked: Vec<u8>,
    },
    Skipped {
        seat: usize,
    },
    Declined {
        seat: usize,
    },
    Caught {
        seat: usize,
        by: usize,
        skips: bool,
        drawn: Vec<Tile>,
    },
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Asking {
    Placement,
    /// `asked` may challenge a seat that said nothing, before the seat in turn does anything.
    Challenge {
        accused: usize,
        asked: usize,
    },
}

/// One round in play.
#[derive(Clone, Debug)]
pub(crate) struct TrainState {
    pub(crate) rules: TrainRules,
    pub(crate) engine: u8,
    pub(crate) hands: Vec<Vec<Tile>>,
    /// Drawn from the front.
    pub(crate) boneyard: Vec<Tile>,
    /// The outer number of each own train; the engine's number while nothing lies there.
    pub(crate) own_ends: Vec<u8>,
    pub(crate) own_started: Vec<bool>,
    pub(crate) mexican_ends: Vec<u8>,
    /// The last tile of each.
    pub(crate) mexican_tops: Vec<Tile>,
    pub(crate) marked: Vec<bool>,
    pub(crate) skips: Vec<bool>,
    pub(crate) announced: Vec<bool>,
    /// Seats that said nothing and can still be caught; `true` once the moment to do so has come.
    pub(crate) silent: Vec<(usize, bool)>,
    pub(crate) turns_taken: Vec<usize>,
    pub(crate) on_table: Vec<Tile>,
    /// The uncovered doubles that bind, in the order laid: where each lies and its number.
    pub(crate) open: Vec<(Train, u8)>,
    /// The doubles that the seat in turn has just laid, also those that do not bind.
    pub(crate) laid_doubles: Vec<(Train, u8)>,
    pub(crate) turn: usize,
    /// The seat in turn has come down to one tile by laying one.
    pub(crate) came_down: bool,
    pub(crate) asking: Asking,
    pub(crate) happened: Vec<Happened>,
    pub(crate) over: bool,
    /// The seat that went out; `None` for a block.
    pub(crate) out: Option<usize>,
}

impl TrainState {
    /// Starts a round: the engine lies in the station, `first` is to play.
    pub(crate) fn new(rules: TrainRules, engine: u8, hands: Vec<Vec<Tile>>, boneyard: Vec<Tile>, first: usize) -> Self {
        let mut state = Self::position(rules, engine, hands, boneyard, first);
        state.begin_turn();
        state
    }

    /// The same, but nothing has been drawn or judged yet, so that a test can set the table first.
    pub(crate) fn position(
        rules: TrainRules,
        engine: u8,
        hands: Vec<Vec<Tile>>,
        boneyard: Vec<Tile>,
        first: usize,
    ) -> Self {
        let seats = rules.seats;
        Self {
            rules,
            engine,
            hands,
            boneyard,
            own_ends: vec![engine; seats],
            own_started: vec![false; seats],
            mexican_ends: Vec::new(),
            mexican_tops: Vec::new(),
            marked: vec![false; seats],
            skips: vec![false; seats],
            announced: vec![false; seats],
            silent: Vec::new(),
            turns_taken: vec![0; seats],
            on_table: vec![(engine, engine)],
            open: Vec::new(),
            laid_doubles: Vec::new(),
            turn: first,
            came_down: false,
            asking: Asking::Placement,
            happened: Vec::new(),
            over: false,
            out: None,
        }
    }

    /// The seat that is asked now.
    pub(crate) fn asked(&self) -> usize {
        match self.asking {
            Asking::Placement => self.turn,
            Asking::Challenge { asked, .. } => asked,
        }
    }

    /// Every answer open to the seat that is asked.
    pub(crate) fn legal(&self) -> Vec<Action> {
        if self.over {
            return Vec::new();
        }
        if self.asking != Asking::Placement {
            return vec![Action::Decline, Action::Challenge];
        }
        let leaves_one = self.hands[self.turn].len() == 2;
        let mut found = Vec::new();
        for (tile, on) in self.placements() {
            // Announcing is refused while more than one tile is left (§4.5).
            if leaves_one && self.rules.tap != Tap::Off {
                found.push(Action::Lay { tile, on, announce: true });
            }
            found.push(Action::Lay { tile, on, announce: false });
        }
        found
    }

    /// Takes one answer, then does what is forced, up to the next decision or the end.
    pub(crate) fn apply(&mut self, action: Action) {
        assert!(self.legal().contains(&action), "{action:?} is not legal");
        match (action, self.asking) {
            (Action::Lay { tile, on, announce }, _) => self.lay(tile, on, announce),
            (Action::Decline, Asking::Challenge { accused, asked }) => {
                self.happened.push(Happened::Declined { seat: asked });
                let next = (asked + 1) % self.rules.seats;
                if next == accused {
                    self.silent.retain(|(seat, _)| *seat != accused);
                    self.begin_turn();
                } else {
                    self.asking = Asking::Challenge { accused, asked: next };
                }
            }
            (Action::Challenge, Asking::Challenge { accused, asked }) => self.punish(accused, asked),
            (Action::Decline | Action::Challenge, Asking::Placement) => panic!("nobody is accused"),
        }
    }

    fn lay(&mut self, tile: Tile, on: Train, announce: bool) {
        let seat = self.turn;
        take(&mut self.hands[seat], tile);
        self.on_table.push(tile);
        match on {
            Train::Own(owner) => {
                self.own_ends[owner] = far_half(tile, self.own_ends[owner]);
                self.own_started[owner] = true;
            }
            Train::Mexican(number) => {
                if number == self.mexican_ends.len() {
                    self.mexican_ends.push(self.engine);
                    self.mexican_tops.push(tile);
                }
                self.mexican_tops[number] = tile;
                self.mexican_ends[number] = far_half(tile, self.mexican_ends[number]);
            }
        }
        self.happened.push(Happened::Laid { seat, tile, on });
        self.came_down = self.hands[seat].len() == 1;
        self.announced[seat] = announce;
        if on == Train::Own(seat) || self.rules.marker_off_by_any_play {
            self.marked[seat] = false;
        }
        self.open.retain(|(train, _)| *train != on);
        // In a long first turn a double asks nothing, there or later: Netexl's form, as the engine has it.
        let long = self.in_long_turn();
        let asks = is_double(tile) && self.rules.doubles != Doubles::Plain && !long;
        let dead = asks && self.is_dead(tile.0);
        // An open double dies too when the last tile with its number is laid on another train.
        let alive: Vec<_> = self.open.iter().copied().filter(|(_, number)| !self.is_dead(*number)).collect();
        self.open = alive;
        // A dead double asks nothing, but what an earlier double of the turn asks is still due.
        let several = match self.rules.doubles {
            Doubles::TwoIfThird | Doubles::ChainFifo | Doubles::ChainLifo => !self.laid_doubles.is_empty(),
            Doubles::CoverNow | Doubles::BonusAnywhere | Doubles::LayerOnly | Doubles::Plain => false,
        };
        let duty = asks && (!dead || several);
        // With nothing left to draw the seat can never cover; the page does not say that it is out then.
        let must_cover_last = duty && self.rules.last_double_must_be_covered && !self.boneyard.is_empty();
        if self.hands[seat].is_empty() && !must_cover_last {
            self.end_round(Some(seat));
            return;
        }
        if duty {
            if !dead {
                self.open.push((on, tile.0));
            }
            self.laid_doubles.push((on, tile.0));
        } else {
            self.laid_doubles.clear();
        }
        if self.blocked() {
            self.end_round(None);
        } else if duty || (long && !self.placements().is_empty()) {
            self.find_placement();
        } else {
            self.end_turn();
        }
    }

    /// A first turn in which the seat lays on its own train as long as it can.
    pub(crate) fn in_long_turn(&self) -> bool {
        self.rules.long_first_turn && self.turns_taken[self.turn] == 0
    }

    /// With the exemption, a double whose number is used up asks nothing (§4.2, dead double).
    fn is_dead(&self, number: u8) -> bool {
        let with_number = full_set(self.rules.max_pip).into_iter().filter(|tile| fits(*tile, number));
        self.rules.dead_double_exempt && with_number.into_iter().all(|tile| self.on_table.contains(&tile))
    }

    /// The first thing in a seat's turn.
    pub(crate) fn begin_turn(&mut self) {
        if self.blocked() {
            self.end_round(None);
            return;
        }
        if let Some((accused, _)) = self.silent.iter().copied().find(|(seat, due)| *due || *seat == self.turn) {
            self.asking = Asking::Challenge { accused, asked: (accused + 1) % self.rules.seats };
            return;
        }
        self.asking = Asking::Placement;
        self.came_down = false;
        if self.skips[self.turn] {
            self.skips[self.turn] = false;
            self.happened.push(Happened::Skipped { seat: self.turn });
            self.next_seat();
            return;
        }
        self.find_placement();
    }

    /// Asks for a placement, after a draw if it takes one; without any the train is marked (§4.3).
    fn find_placement(&mut self) {
        let seat = self.turn;
        if self.placements().is_empty() && !self.boneyard.is_empty() {
            let lacked = self.lacked();
            let mut tiles = self.draw(seat, 1);
            while self.rules.draw_until_playable && self.placements().is_empty() && !self.boneyard.is_empty() {
                tiles.extend(self.draw(seat, 1));
            }
            self.happened.push(Happened::Drew { seat, tiles, lacked });
            if self.blocked() {
                self.end_round(None);
                return;
            }
        }
        if self.placements().is_empty() {
            self.marked[seat] = true;
            self.happened.push(Happened::Passed { seat, lacked: self.lacked() });
            if self.rules.doubles == Doubles::LayerOnly {
                self.open.clear();
            }
            self.end_turn();
        }
    }

    fn draw(&mut self, seat: usize, most: usize) -> Vec<Tile> {
        let tiles: Vec<Tile> = self.boneyard.drain(..most.min(self.boneyard.len())).collect();
        self.hands[seat].extend(&tiles);
        self.announced[seat] = false;
        // Who laid the last tile and had to draw for it holds one and could not say so: the page judges
        // hands at the end of the turn, the engine excuses that seat.
        self.came_down = false;
        tiles
    }

    /// A turn is over: whoever placed down to one tile in silence can be challenged (§4.5).
    fn end_turn(&mut self) {
        let seat = self.turn;
        self.turns_taken[seat] += 1;
        self.laid_doubles.clear();
        for (_, due) in &mut self.silent {
            *due = true;
        }
        let owes = self.came_down && !self.announced[seat];
        match self.rules.tap {
            Tap::Penalty { .. } if owes => {
                self.silent.push((seat, self.rules.tap_window == TapWindow::UntilNextPlayOrDraw));
            }
            Tap::Penalty { .. } | Tap::Off | Tap::Courtesy => {}
        }
        self.next_seat();
    }

    fn next_seat(&mut self) {
        self.turn = (self.turn + 1) % self.rules.seats;
        self.begin_turn();
    }

    fn punish(&mut self, accused: usize, by: usize) {
        let Tap::Penalty { draw, lose_turn, mark_train } = self.rules.tap else { panic!("no penalty") };
        let drawn = self.draw(accused, draw);
        self.happened.push(Happened::Caught { seat: accused, by, skips: lose_turn, drawn });
        self.skips[accused] |= lose_turn;
        self.marked[accused] |= mark_train;
        self.silent.retain(|(seat, _)| *seat != accused);
        self.begin_turn();
    }

    pub(crate) fn end_round(&mut self, out: Option<usize>) {
        self.over = true;
        self.out = out;
    }
}
