//! A match of Slosh: four trains, the slosh right, locks and six deals (§2, design on forced steps).

use super::tiles::{Tile, far_half, fits, is_double, pips, take};

/// The engines of the six deals (§2.1).
pub(crate) const ENGINES: [u8; 6] = [4, 5, 6, 1, 2, 3];

/// What is written down when the deal is over (§2.1, Score).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum SloshScore {
    /// The others lose their pips, or in a lock their pips above the lowest hand.
    MinusPoints,
    /// The same losses, and the sole winner is paid all of them.
    WinnerPaid,
    /// Only the winner scores: what the others would lose.
    WinnerScoresPlus,
}

/// What a tie for the lowest hand means in a lock (§2.1, S9).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum LockTie {
    SharedZero,
    Nobody,
}

/// The options of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SloshRules {
    pub(crate) score: SloshScore,
    pub(crate) tie: LockTie,
    /// A double left in a hand costs half.
    pub(crate) half_doubles: bool,
    /// Deals of a match, six at most.
    pub(crate) deals: usize,
}

/// The rules of the seed.
pub(crate) const DEFAULT: SloshRules =
    SloshRules { score: SloshScore::MinusPoints, tie: LockTie::SharedZero, half_doubles: false, deals: 6 };

/// What a seat that is asked may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Action {
    /// The engine of the deal, which its holder must lay.
    Engine,
    /// On the right neighbour's train.
    Slosh(Tile),
    /// On the own train; it declines a slosh that was still open.
    Own(Tile),
    /// Nothing; only listed for a live right without an own placement.
    Pass,
}

/// What happened, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Happened {
    Engine {
        seat: usize,
    },
    Sloshed {
        seat: usize,
        tile: Tile,
    },
    Laid {
        seat: usize,
        tile: Tile,
    },
    /// `end` is the end of the own train.
    Passed {
        seat: usize,
        asked: bool,
        end: u8,
    },
}

/// How a deal ended.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DealEnd {
    pub(crate) out: Option<usize>,
    pub(crate) scores: Vec<i32>,
}

/// A match in play.
#[derive(Clone, Debug)]
pub(crate) struct SloshState {
    pub(crate) rules: SloshRules,
    /// 0 to 5.
    pub(crate) deal: usize,
    pub(crate) totals: Vec<i32>,
    pub(crate) hands: Vec<Vec<Tile>>,
    pub(crate) ends: Vec<u8>,
    pub(crate) unable: Vec<bool>,
    /// Empty turns in a row in which the seat held a slosh right.
    pub(crate) empty_with_right: u32,
    pub(crate) turn: usize,
    /// The engine is still to be laid by the seat in turn.
    pub(crate) engine_due: bool,
    /// The seat has sloshed and now looks at its own train.
    pub(crate) sloshed: bool,
    pub(crate) happened: Vec<Happened>,
    pub(crate) deal_end: Option<DealEnd>,
    pub(crate) match_over: bool,
}

/// Whether a deal counts: somebody must hold the engine (S1).
pub(crate) fn engine_is_dealt(hands: &[Vec<Tile>], engine: u8) -> bool {
    hands.iter().any(|hand| hand.contains(&(engine, engine)))
}

impl SloshState {
    /// Starts a match with hands that hold the first engine.
    pub(crate) fn new(rules: SloshRules, hands: Vec<Vec<Tile>>) -> Self {
        let mut state = Self {
            rules,
            deal: 0,
            totals: vec![0; 4],
            hands,
            ends: vec![ENGINES[0]; 4],
            unable: vec![false; 4],
            empty_with_right: 0,
            turn: 0,
            engine_due: false,
            sloshed: false,
            happened: Vec::new(),
            deal_end: None,
            match_over: false,
        };
        state.ask_for_engine();
        state
    }

    /// Deals the next round; the last one is over and the match is not.
    pub(crate) fn next_deal(&mut self, hands: Vec<Vec<Tile>>) {
        self.deal += 1;
        self.hands = hands;
        self.ends = vec![ENGINES[self.deal]; 4];
        self.unable = vec![false; 4];
        self.empty_with_right = 0;
        self.happened = Vec::new();
        self.deal_end = None;
        self.ask_for_engine();
    }

    /// The engine of this deal.
    pub(crate) fn engine(&self) -> Tile {
        (ENGINES[self.deal], ENGINES[self.deal])
    }

    /// The holder must lay the engine; that is his whole first turn (§2.1, Opening).
    fn ask_for_engine(&mut self) {
        let engine = self.engine();
        self.turn = self.hands.iter().position(|hand| hand.contains(&engine)).unwrap();
        self.sloshed = false;
        self.engine_due = true;
    }

    /// Every answer open to the seat that is asked.
    pub(crate) fn legal(&self) -> Vec<Action> {
        if self.deal_end.is_some() {
            return Vec::new();
        }
        if self.engine_due {
            return vec![Action::Engine];
        }
        let seat = self.turn;
        let mut found = Vec::new();
        if self.right_is_live() {
            for tile in &self.hands[seat] {
                if fits(*tile, self.ends[right_of(seat)]) {
                    found.push(Action::Slosh(*tile));
                }
            }
        }
        let own: Vec<Tile> = self.own_tiles(seat);
        found.extend(own.iter().map(|tile| Action::Own(*tile)));
        if own.is_empty() && self.right_is_live() {
            found.push(Action::Pass);
        }
        found
    }

    /// Takes one answer, then passes for whoever has to, up to the next decision or the end.
    pub(crate) fn apply(&mut self, action: Action) {
        assert!(self.legal().contains(&action), "{action:?} is not legal");
        let seat = self.turn;
        match action {
            Action::Engine => {
                let engine = self.engine();
                take(&mut self.hands[seat], engine);
                self.happened.push(Happened::Engine { seat });
                self.engine_due = false;
                self.finish_turn(true, false);
            }
            Action::Slosh(tile) => {
                let right = right_of(seat);
                take(&mut self.hands[seat], tile);
                self.ends[right] = far_half(tile, self.ends[right]);
                self.happened.push(Happened::Sloshed { seat, tile });
                self.sloshed = true;
                if self.hands[seat].is_empty() {
                    self.end_deal(Some(seat));
                } else if self.locked() {
                    // §1: a lock is judged the moment it is there, and no pass is noted after it.
                    self.end_deal(None);
                } else if self.own_tiles(seat).is_empty() {
                    self.happened.push(Happened::Passed { seat, asked: false, end: self.ends[seat] });
                    self.unable[seat] = true;
                    self.finish_turn(true, true);
                }
            }
            Action::Own(tile) => {
                take(&mut self.hands[seat], tile);
                self.ends[seat] = far_half(tile, self.ends[seat]);
                self.happened.push(Happened::Laid { seat, tile });
                self.unable[seat] = false;
                if self.hands[seat].is_empty() {
                    self.end_deal(Some(seat));
                } else {
                    self.finish_turn(true, false);
                }
            }
            Action::Pass => {
                self.happened.push(Happened::Passed { seat, asked: true, end: self.ends[seat] });
                self.unable[seat] = true;
                self.finish_turn(false, true);
            }
        }
    }

    /// The end of a turn of §2.2, and every turn after it in which nobody is asked.
    fn finish_turn(&mut self, placed: bool, held_right: bool) {
        self.count_empty(placed, held_right);
        loop {
            if self.locked() || self.empty_with_right == 4 {
                self.end_deal(None);
                return;
            }
            self.turn = (self.turn + 1) % 4;
            self.sloshed = false;
            if !self.legal().is_empty() {
                return;
            }
            // No right and nothing that fits: the pass is forced.
            let end = self.ends[self.turn];
            self.happened.push(Happened::Passed { seat: self.turn, asked: false, end });
            self.unable[self.turn] = true;
            self.count_empty(false, false);
        }
    }

    fn count_empty(&mut self, placed: bool, held_right: bool) {
        self.empty_with_right = if !placed && held_right { self.empty_with_right + 1 } else { 0 };
    }

    pub(crate) fn right_is_live(&self) -> bool {
        self.unable[right_of(self.turn)] && !self.sloshed
    }

    fn own_tiles(&self, seat: usize) -> Vec<Tile> {
        self.hands[seat].iter().copied().filter(|tile| fits(*tile, self.ends[seat])).collect()
    }

    /// The static test of §2.3: no tile fits its holder's train or the one to his right.
    pub(crate) fn locked(&self) -> bool {
        (0..4).all(|seat| {
            let (own, right) = (self.ends[seat], self.ends[right_of(seat)]);
            self.hands[seat].iter().all(|tile| !fits(*tile, own) && !fits(*tile, right))
        })
    }

    fn end_deal(&mut self, out: Option<usize>) {
        let left: Vec<i32> = self.hands.iter().map(|hand| left_pips(self.rules, hand)).collect();
        let scores = scores(self.rules, &left, out);
        for (total, score) in self.totals.iter_mut().zip(&scores) {
            *total += score;
        }
        self.deal_end = Some(DealEnd { out, scores });
        self.match_over = self.deal + 1 == self.rules.deals;
    }
}

fn right_of(seat: usize) -> usize {
    (seat + 3) % 4
}

/// What a hand costs.
pub(crate) fn left_pips(rules: SloshRules, hand: &[Tile]) -> i32 {
    let halves: i32 = hand.iter().filter(|tile| is_double(**tile)).map(|tile| i32::from(tile.0)).sum();
    if rules.half_doubles { pips(hand) - halves } else { pips(hand) }
}

/// What each seat scores for a deal; minus points are negative (§2.1, Score).
pub(crate) fn scores(rules: SloshRules, left: &[i32], out: Option<usize>) -> Vec<i32> {
    let lowest = *left.iter().min().unwrap();
    let low: Vec<usize> = match out {
        Some(seat) => vec![seat],
        None => (0..left.len()).filter(|seat| left[*seat] == lowest).collect(),
    };
    if low.len() > 1 && rules.tie == LockTie::Nobody {
        return vec![0; left.len()];
    }
    let mut losses: Vec<i32> = left.iter().map(|pips| -(pips - lowest)).collect();
    let paid: i32 = -losses.iter().sum::<i32>();
    match rules.score {
        SloshScore::MinusPoints => {}
        SloshScore::WinnerPaid => {
            if low.len() == 1 {
                losses[low[0]] = paid;
            }
        }
        SloshScore::WinnerScoresPlus => {
            losses = vec![0; left.len()];
            if low.len() == 1 {
                losses[low[0]] = paid;
            }
        }
    }
    losses
}

/// The seats that win with these totals; several share first place (S12).
pub(crate) fn match_winners(totals: &[i32]) -> Vec<usize> {
    let best = totals.iter().max();
    (0..totals.len()).filter(|seat| Some(&totals[*seat]) == best).collect()
}
