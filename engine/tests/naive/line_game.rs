//! A match of Block, Draw, All Fives or Domino Whist: deals, turns, draws, passes and ends (§3, §5).

use super::line_layout::{End, Layout};
use super::line_rules::{LineRules, Opener, TargetCheck};
use super::line_score::{self, RoundEnd};
use super::tiles::{Tile, far_half, fits, is_double, pips, take};

/// The one thing a seat decides: which tile goes where. The lead has no end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Lay {
    pub(crate) tile: Tile,
    pub(crate) end: Option<End>,
}

/// What happened, in order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Happened {
    Laid { seat: usize, tile: Tile, points: i32 },
    Drew { seat: usize, tile: Tile },
    Passed { seat: usize },
}

/// The tiles of one round, and the seat a lot would name.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    pub(crate) hands: Vec<Vec<Tile>>,
    /// Drawn from the front.
    pub(crate) boneyard: Vec<Tile>,
    pub(crate) lot: usize,
}

/// A match in play.
#[derive(Clone, Debug)]
pub(crate) struct LineState {
    pub(crate) rules: LineRules,
    /// One per seat, or one per team where there are partners.
    pub(crate) totals: Vec<i32>,
    pub(crate) opener: usize,
    pub(crate) turn: usize,
    pub(crate) hands: Vec<Vec<Tile>>,
    pub(crate) boneyard: Vec<Tile>,
    pub(crate) layout: Layout,
    pub(crate) happened: Vec<Happened>,
    pub(crate) last_to_lay: usize,
    pub(crate) round_end: Option<RoundEnd>,
    pub(crate) match_over: bool,
}

impl LineState {
    /// Starts a match with its first deal.
    pub(crate) fn new(rules: LineRules, deal: Deal) -> Self {
        let scores = if rules.partners { 2 } else { rules.seats };
        let opener = opener_of(rules.first_opener, &deal, 0, None, rules.seats);
        let layout = Layout::new(rules.spinners, rules.four_at_once);
        Self {
            totals: vec![0; scores],
            opener,
            turn: opener,
            hands: deal.hands,
            boneyard: deal.boneyard,
            layout,
            happened: Vec::new(),
            last_to_lay: opener,
            round_end: None,
            match_over: false,
            rules,
        }
    }

    /// Deals the next round; the last one is over and the match is not.
    pub(crate) fn next_round(&mut self, deal: Deal) {
        let winner = self.round_end.take().unwrap().winner;
        let opener = match winner {
            Some(seat) => opener_of(self.rules.later_opener, &deal, self.opener, Some(seat), self.rules.seats),
            None => {
                let rule = match self.rules.later_opener {
                    Opener::Winner => self.rules.opener_without_winner,
                    Opener::Lot
                    | Opener::HighestDouble
                    | Opener::HeaviestTile
                    | Opener::Clockwise
                    | Opener::LeftOfOpener
                    | Opener::Same => self.rules.later_opener,
                };
                opener_of(rule, &deal, self.opener, None, self.rules.seats)
            }
        };
        self.opener = opener;
        self.turn = opener;
        self.hands = deal.hands;
        self.boneyard = deal.boneyard;
        self.layout = Layout::new(self.rules.spinners, self.rules.four_at_once);
        self.happened = Vec::new();
        self.last_to_lay = opener;
    }

    /// Every placement open to the seat that is asked.
    pub(crate) fn legal(&self) -> Vec<Lay> {
        if self.round_end.is_some() || self.match_over {
            return Vec::new();
        }
        self.placements(self.turn)
    }

    /// Lays a tile, then draws and passes for whoever has to, up to the next decision or the end.
    pub(crate) fn apply(&mut self, lay: Lay) {
        assert!(self.legal().contains(&lay), "{lay:?} is not legal");
        let seat = self.turn;
        take(&mut self.hands[seat], lay.tile);
        match lay.end {
            None => self.layout.lead(lay.tile),
            Some(end) => self.layout.join(lay.tile, end),
        }
        let points = self.points_in_play();
        self.happened.push(Happened::Laid { seat, tile: lay.tile, points });
        self.last_to_lay = seat;
        self.totals[line_score::account(&self.rules, seat)] += points;
        if self.hands[seat].is_empty() {
            self.end_round(Some(seat));
            return;
        }
        if self.rules.target_check == TargetCheck::AtOnce && self.target_reached() {
            self.match_over = true;
            return;
        }
        self.turn = (seat + 1) % self.rules.seats;
        self.run_forced();
    }

    /// The points a placement would score now, for the layout as it lies.
    fn points_in_play(&self) -> i32 {
        if !self.rules.fives {
            return 0;
        }
        let count = self.layout.count(self.rules.exposure);
        if count % 5 != 0 {
            return 0;
        }
        if self.rules.quotient { count / 5 } else { count }
    }

    /// The points one placement would score; the state stays as it is.
    pub(crate) fn points_of(&self, lay: Lay) -> i32 {
        let mut after = self.clone();
        match lay.end {
            None => after.layout.lead(lay.tile),
            Some(end) => after.layout.join(lay.tile, end),
        }
        after.points_in_play()
    }

    /// Drawing and passing happen by themselves (§5.1); a block is judged the moment it is there (§1).
    pub(crate) fn run_forced(&mut self) {
        loop {
            if self.blocked() {
                self.end_round(None);
                return;
            }
            if !self.placements(self.turn).is_empty() {
                return;
            }
            if self.can_draw() {
                let tile = self.boneyard.remove(0);
                self.hands[self.turn].push(tile);
                self.happened.push(Happened::Drew { seat: self.turn, tile });
            } else {
                self.happened.push(Happened::Passed { seat: self.turn });
                self.turn = (self.turn + 1) % self.rules.seats;
            }
        }
    }

    /// Nobody can lay and nobody can draw (§5.1 round end; D10, D11).
    pub(crate) fn blocked(&self) -> bool {
        !self.can_draw() && (0..self.rules.seats).all(|seat| self.placements(seat).is_empty())
    }

    fn can_draw(&self) -> bool {
        self.rules.draws && self.boneyard.len() > self.rules.reserve
    }

    fn placements(&self, seat: usize) -> Vec<Lay> {
        let mut found = Vec::new();
        for tile in &self.hands[seat] {
            if self.layout.pieces.is_empty() {
                found.push(Lay { tile: *tile, end: None });
            }
            for end in self.layout.ends() {
                if fits(*tile, end.value) {
                    found.push(Lay { tile: *tile, end: Some(end) });
                }
            }
        }
        found
    }

    fn end_round(&mut self, out: Option<usize>) {
        let end = line_score::score(&self.rules, &self.hands, out, self.opener, self.last_to_lay);
        for (total, award) in self.totals.iter_mut().zip(&end.awards) {
            *total += award;
        }
        self.round_end = Some(end);
        self.match_over = self.target_reached() && !line_score::goes_on_level(&self.rules, &self.totals);
    }

    fn target_reached(&self) -> bool {
        self.totals.iter().any(|total| *total >= self.rules.target)
    }
}

/// The seat that leads, by one rule of opening (§5.1, §3.1).
pub(crate) fn opener_of(rule: Opener, deal: &Deal, last_opener: usize, winner: Option<usize>, seats: usize) -> usize {
    match rule {
        Opener::Lot => deal.lot,
        Opener::HighestDouble => holder_of_best(deal, |tile| if is_double(tile) { i32::from(tile.0) + 1 } else { 0 }),
        // Equal sums: the higher half decides, the order §3.1 gives for the partner draw.
        Opener::HeaviestTile => holder_of_best(deal, |tile| pips(&[tile]) * 10 + i32::from(tile.0)),
        Opener::Winner => winner.unwrap(),
        Opener::Clockwise | Opener::LeftOfOpener => (last_opener + 1) % seats,
        Opener::Same => last_opener,
    }
}

/// The seat with the best tile; worth 0 is no candidate, and with no candidate the lot stands.
fn holder_of_best(deal: &Deal, worth: impl Fn(Tile) -> i32) -> usize {
    let mut best = 0;
    let mut holder = deal.lot;
    for (seat, hand) in deal.hands.iter().enumerate() {
        for tile in hand {
            if worth(*tile) > best {
                best = worth(*tile);
                holder = seat;
            }
        }
    }
    holder
}

/// The two outer numbers of a line without spinner, left then right, for tests and messages.
pub(crate) fn both_ends(layout: &Layout) -> Vec<u8> {
    let mut ends = layout.ends();
    ends.sort_by_key(|end| end.way != 'W');
    ends.iter().map(|end| end.value).collect()
}

/// What an end would show after the tile is laid there.
pub(crate) fn end_after(lay: Lay) -> u8 {
    far_half(lay.tile, lay.end.unwrap().value)
}
