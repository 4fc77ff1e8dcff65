//! A match of Block, Draw, All Fives or Domino Whist: turns, draws, passes, claims and ends (§3, §5).

use super::line_layout::{End, Layout};
use super::line_opening::{Deal, Lead, lead_of};
use super::line_rules::{LineRules, Opener, TargetCheck};
use super::line_score::{self, RoundEnd};
use super::tiles::{Tile, far_half, fits, take};

/// A tile and where it goes; the lead has no end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lay {
    pub(crate) tile: Tile,
    pub(crate) end: Option<End>,
    /// Points called with it; 0 where points need no call.
    pub(crate) called: i32,
}

/// What a seat that is asked may answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Action {
    Lay(Lay),
    /// Draw although a tile fits.
    Draw,
    Decline,
    Claim,
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Asking {
    Turn,
    /// `asked` may claim the points that the seat in turn did not call.
    Claim {
        points: i32,
        asked: usize,
    },
}

/// What happened, in order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Happened {
    Laid {
        seat: usize,
        lay: Lay,
        points: i32,
        overlooked: i32,
    },
    /// `lacked` are the numbers that everybody now knows the hand did not hold.
    Drew {
        seat: usize,
        tile: Tile,
        forced: bool,
        lacked: Vec<u8>,
    },
    Passed {
        seat: usize,
        lacked: Vec<u8>,
    },
    Declined {
        seat: usize,
    },
    Claimed {
        seat: usize,
        points: i32,
    },
}

/// A match in play.
#[derive(Clone, Debug)]
pub(crate) struct LineState {
    pub(crate) rules: LineRules,
    /// One per seat, or one per team where there are partners.
    pub(crate) totals: Vec<i32>,
    pub(crate) opener: usize,
    pub(crate) must_lead: Option<Tile>,
    pub(crate) turn: usize,
    pub(crate) asking: Asking,
    pub(crate) hands: Vec<Vec<Tile>>,
    pub(crate) boneyard: Vec<Tile>,
    pub(crate) layout: Layout,
    pub(crate) happened: Vec<Happened>,
    pub(crate) last_to_lay: usize,
    pub(crate) round_end: Option<RoundEnd>,
    /// Rounds that are over.
    pub(crate) rounds_played: usize,
    pub(crate) match_over: bool,
}

impl LineState {
    /// Starts a match with its first deal.
    pub(crate) fn new(rules: LineRules, deal: Deal) -> Self {
        let mut state = Self {
            totals: vec![0; line_score::accounts(&rules)],
            opener: 0,
            must_lead: None,
            turn: 0,
            asking: Asking::Turn,
            hands: Vec::new(),
            boneyard: Vec::new(),
            layout: Layout::new(rules.spinners, rules.four_at_once),
            happened: Vec::new(),
            last_to_lay: 0,
            round_end: None,
            rounds_played: 0,
            match_over: false,
            rules,
        };
        let lead = lead_of(state.rules.first_opener, &deal, 0, None, state.rules.seats);
        state.begin_round(deal, lead);
        state
    }

    /// Deals the next round; the last one is over and the match is not.
    pub(crate) fn next_round(&mut self, deal: Deal) {
        let winner = self.round_end.take().unwrap().opens_next;
        let rule = match (self.rules.later_opener, winner) {
            (Opener::Winner, None) => self.rules.opener_without_winner,
            (other, _) => other,
        };
        let lead = lead_of(rule, &deal, self.opener, winner, self.rules.seats);
        self.begin_round(deal, lead);
    }

    fn begin_round(&mut self, deal: Deal, lead: Lead) {
        self.opener = lead.seat;
        self.must_lead = lead.tile;
        self.turn = lead.seat;
        self.asking = Asking::Turn;
        self.hands = deal.hands;
        self.boneyard = deal.boneyard;
        self.layout = Layout::new(self.rules.spinners, self.rules.four_at_once);
        self.happened = Vec::new();
        self.last_to_lay = lead.seat;
    }

    /// The seat that is asked now.
    pub(crate) fn asked(&self) -> usize {
        match self.asking {
            Asking::Turn => self.turn,
            Asking::Claim { asked, .. } => asked,
        }
    }

    /// Every answer open to the seat that is asked.
    pub(crate) fn legal(&self) -> Vec<Action> {
        if self.round_end.is_some() || self.match_over {
            return Vec::new();
        }
        if self.asking != Asking::Turn {
            return vec![Action::Decline, Action::Claim];
        }
        let mut found = Vec::new();
        for lay in self.placements(self.turn) {
            let points = self.points_of(lay);
            if self.rules.muggins && points > 0 {
                found.push(Action::Lay(Lay { called: points, ..lay }));
            }
            found.push(Action::Lay(lay));
        }
        // Before the lead there is nothing to draw for (page silent, as the engine).
        if self.rules.voluntary_draw && self.can_draw() && !self.layout.pieces.is_empty() {
            found.push(Action::Draw);
        }
        found
    }

    /// Takes one answer, then draws and passes for whoever has to, up to the next decision or the end.
    pub(crate) fn apply(&mut self, action: Action) {
        assert!(self.legal().contains(&action), "{action:?} is not legal");
        match (action, self.asking) {
            (Action::Lay(lay), _) => self.lay(lay),
            (Action::Draw, _) => {
                self.draw(false);
                self.run_forced();
            }
            (Action::Decline, Asking::Claim { points, asked }) => {
                self.happened.push(Happened::Declined { seat: asked });
                self.ask_claim(points, asked);
            }
            (Action::Claim, Asking::Claim { points, asked }) => {
                self.happened.push(Happened::Claimed { seat: asked, points });
                self.totals[line_score::account(&self.rules, asked)] += points;
                self.after_lay();
            }
            (Action::Decline | Action::Claim, Asking::Turn) => panic!("there is nothing to claim"),
        }
    }

    fn lay(&mut self, lay: Lay) {
        let seat = self.turn;
        let made = self.points_of(lay);
        take(&mut self.hands[seat], lay.tile);
        put(&mut self.layout, lay);
        let points = if self.rules.muggins { lay.called } else { made };
        self.happened.push(Happened::Laid { seat, lay, points, overlooked: made - points });
        self.last_to_lay = seat;
        self.totals[line_score::account(&self.rules, seat)] += points;
        if made > points {
            self.ask_claim(made, seat);
        } else {
            self.after_lay();
        }
    }

    /// Asks the next opponent after `last` whether to claim; when all were asked, play goes on.
    fn ask_claim(&mut self, points: i32, last: usize) {
        let mut asked = (last + 1) % self.rules.seats;
        while asked != self.turn {
            if line_score::account(&self.rules, asked) != line_score::account(&self.rules, self.turn) {
                self.asking = Asking::Claim { points, asked };
                return;
            }
            asked = (asked + 1) % self.rules.seats;
        }
        self.after_lay();
    }

    fn after_lay(&mut self) {
        self.asking = Asking::Turn;
        // A last tile that reaches the target at once is still paid for the hands (page silent, as the
        // engine; the winner is the same).
        if self.hands[self.turn].is_empty() {
            self.end_round(Some(self.turn));
            return;
        }
        // A match of so many rounds has no target to reach in the middle of one.
        if self.rules.target_check == TargetCheck::AtOnce
            && self.rules.rounds == 0
            && line_score::match_is_over(&self.rules, self.rounds_played, &self.totals)
        {
            self.match_over = true;
            return;
        }
        self.turn = (self.turn + 1) % self.rules.seats;
        self.run_forced();
    }

    /// The points one placement makes (§5.2); the state stays as it is.
    pub(crate) fn points_of(&self, lay: Lay) -> i32 {
        if self.rules.divisor == 0 || (lay.end.is_none() && !self.rules.lead_scores) {
            return 0;
        }
        let mut after = self.layout.clone();
        put(&mut after, lay);
        let count = after.count(self.rules.exposure);
        if count % self.rules.divisor != 0 {
            return 0;
        }
        if self.rules.quotient { count / self.rules.divisor } else { count }
    }

    /// What of the table still matters once the tile is laid: for each piece its bare sides, sorted.
    pub(crate) fn bare_after(&self, lay: Lay) -> Vec<Vec<(bool, u8)>> {
        let mut after = self.layout.clone();
        put(&mut after, lay);
        after.bare_sides(self.rules.divisor > 0)
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
                self.draw(true);
            } else {
                self.happened.push(Happened::Passed { seat: self.turn, lacked: self.open_numbers() });
                self.turn = (self.turn + 1) % self.rules.seats;
            }
        }
    }

    fn draw(&mut self, forced: bool) {
        let tile = self.boneyard.remove(0);
        let lacked = if forced { self.open_numbers() } else { Vec::new() };
        self.hands[self.turn].push(tile);
        self.happened.push(Happened::Drew { seat: self.turn, tile, forced, lacked });
    }

    /// The numbers at the open ends, each once, from the lowest.
    fn open_numbers(&self) -> Vec<u8> {
        let mut numbers: Vec<u8> = self.layout.ends().iter().map(|end| end.value).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
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
            if self.layout.pieces.is_empty() && self.must_lead.is_none_or(|lead| lead == *tile) {
                found.push(Lay { tile: *tile, end: None, called: 0 });
            }
            for end in self.layout.ends() {
                if fits(*tile, end.value) {
                    found.push(Lay { tile: *tile, end: Some(end), called: 0 });
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
        self.rounds_played += 1;
        self.match_over = line_score::match_is_over(&self.rules, self.rounds_played, &self.totals);
    }
}

fn put(layout: &mut Layout, lay: Lay) {
    match lay.end {
        None => layout.lead(lay.tile),
        Some(end) => layout.join(lay.tile, end),
    }
}

/// What an end would show after the tile is laid there.
pub(crate) fn end_after(lay: Lay) -> u8 {
    far_half(lay.tile, lay.end.unwrap().value)
}
