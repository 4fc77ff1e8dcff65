//! A round of Mexican Train: turns, draws, markers, the double's duty, taps and blocks (§4.3 to §4.5).

use super::tiles::{Tile, far_half, fits, full_set, is_double, take};
use super::train_rules::{Doubles, Tap, TrainRules};

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
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Happened {
    Laid {
        seat: usize,
        tile: Tile,
        on: Train,
    },
    Drew {
        seat: usize,
        tile: Tile,
    },
    /// The seat could not place, or not cover; its train is marked.
    Marked {
        seat: usize,
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
        drawn: usize,
    },
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Asking {
    Placement,
    /// `asked` may challenge the seat whose turn has just ended.
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
    pub(crate) marked: Vec<bool>,
    pub(crate) skips: Vec<bool>,
    pub(crate) announced: Vec<bool>,
    pub(crate) turns_taken: Vec<usize>,
    pub(crate) on_table: Vec<Tile>,
    /// The uncovered doubles that bind, in the order laid: where each lies and its number.
    pub(crate) open: Vec<(Train, u8)>,
    /// Those of them that the seat in turn has just laid.
    pub(crate) laid_doubles: Vec<(Train, u8)>,
    pub(crate) turn: usize,
    pub(crate) placed: bool,
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
            marked: vec![false; seats],
            skips: vec![false; seats],
            announced: vec![false; seats],
            turns_taken: vec![0; seats],
            on_table: vec![(engine, engine)],
            open: Vec::new(),
            laid_doubles: Vec::new(),
            turn: first,
            placed: false,
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
                    self.next_seat();
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
                }
                self.mexican_ends[number] = far_half(tile, self.mexican_ends[number]);
            }
        }
        self.happened.push(Happened::Laid { seat, tile, on });
        self.placed = true;
        self.announced[seat] = announce;
        if on == Train::Own(seat) || self.rules.marker_off_by_any_play {
            self.marked[seat] = false;
        }
        self.open.retain(|(train, _)| *train != on);
        let duty = is_double(tile) && self.rules.doubles != Doubles::Plain && !self.is_dead(tile);
        let must_cover_last = duty && self.rules.last_double_must_be_covered;
        if self.hands[seat].is_empty() && !must_cover_last {
            self.end_round(Some(seat));
            return;
        }
        if duty {
            self.open.push((on, tile.0));
            self.laid_doubles.push((on, tile.0));
        } else {
            self.laid_doubles.clear();
        }
        if self.blocked() {
            self.end_round(None);
        } else if duty {
            self.find_placement();
        } else {
            self.end_turn();
        }
    }

    /// With the exemption, a double whose number is used up asks nothing (§4.2, dead double).
    fn is_dead(&self, double: Tile) -> bool {
        let with_number = full_set(self.rules.max_pip).into_iter().filter(|tile| fits(*tile, double.0));
        self.rules.dead_double_exempt && with_number.into_iter().all(|tile| self.on_table.contains(&tile))
    }

    /// The first thing in a seat's turn.
    pub(crate) fn begin_turn(&mut self) {
        if self.blocked() {
            self.end_round(None);
            return;
        }
        self.asking = Asking::Placement;
        self.placed = false;
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
        let mut may_draw = true;
        while self.placements().is_empty() {
            if self.boneyard.is_empty() || !may_draw {
                self.marked[seat] = true;
                self.happened.push(Happened::Marked { seat });
                if self.rules.doubles == Doubles::LayerOnly {
                    self.open.clear();
                }
                self.end_turn();
                return;
            }
            self.draw(seat);
            may_draw = self.rules.draw_until_playable;
            if self.blocked() {
                self.end_round(None);
                return;
            }
        }
    }

    fn draw(&mut self, seat: usize) {
        let tile = self.boneyard.remove(0);
        self.hands[seat].push(tile);
        self.announced[seat] = false;
        self.happened.push(Happened::Drew { seat, tile });
    }

    /// A turn is over: whoever placed down to one tile in silence can be challenged (§4.5).
    fn end_turn(&mut self) {
        let seat = self.turn;
        self.turns_taken[seat] += 1;
        self.laid_doubles.clear();
        let owes = self.placed && self.hands[seat].len() == 1 && !self.announced[seat];
        match self.rules.tap {
            Tap::Penalty { .. } if owes => {
                self.asking = Asking::Challenge { accused: seat, asked: (seat + 1) % self.rules.seats };
            }
            Tap::Penalty { .. } | Tap::Off | Tap::Courtesy => self.next_seat(),
        }
    }

    fn next_seat(&mut self) {
        self.turn = (self.turn + 1) % self.rules.seats;
        self.begin_turn();
    }

    fn punish(&mut self, accused: usize, by: usize) {
        let Tap::Penalty { draw, lose_turn, mark_train } = self.rules.tap else { panic!("no penalty") };
        let drawn = draw.min(self.boneyard.len());
        self.happened.push(Happened::Caught { seat: accused, by, drawn });
        for _ in 0..drawn {
            self.draw(accused);
        }
        self.skips[accused] |= lose_turn;
        self.marked[accused] |= mark_train;
        self.next_seat();
    }

    fn end_round(&mut self, out: Option<usize>) {
        self.over = true;
        self.out = out;
    }
}
