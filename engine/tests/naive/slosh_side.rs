//! The model's half of a comparison for Slosh. The own train of seat 0 is arm 2, of seat 1 arm 3, and so on.

use super::agreement::{ModelSide, sorted_hands};
use super::slosh::{
    Action, ENGINES, Happened, SloshRules, SloshScore, SloshState, engine_is_dealt, left_pips, match_winners,
};
use super::tiles::{Tile, text};

/// A match that speaks in lines.
#[derive(Debug)]
pub(crate) struct SloshSide {
    rules: SloshRules,
    state: Option<SloshState>,
    /// The last shuffle had to be thrown in.
    thrown_in: bool,
    /// Shuffles of this deal thrown in so far.
    attempts: usize,
}

impl SloshSide {
    pub(crate) fn new(rules: SloshRules) -> Self {
        Self { rules, state: None, thrown_in: false, attempts: 0 }
    }

    fn state(&self) -> &SloshState {
        self.state.as_ref().unwrap()
    }
}

impl ModelSide for SloshSide {
    fn start_round(&mut self, shuffled: &[Tile], _lot: usize) -> Vec<String> {
        let hands: Vec<Vec<Tile>> = shuffled[..24].chunks(6).map(<[Tile]>::to_vec).collect();
        let deal = self.state.as_ref().map_or(0, |state| state.deal + 1);
        self.thrown_in = !engine_is_dealt(&hands, ENGINES[deal]);
        if self.thrown_in {
            self.attempts += 1;
            return vec![format!("deal {} thrown in, attempt {}", deal + 1, self.attempts)];
        }
        self.attempts = 0;
        match &mut self.state {
            None => self.state = Some(SloshState::new(self.rules, hands)),
            Some(state) => state.next_deal(hands),
        }
        let state = self.state();
        let engine = text(state.engine());
        let mut news = vec![format!("{} opens with {engine} engine {engine}", state.turn)];
        news.extend(told(state, 0));
        news
    }

    fn tokens(&self) -> Vec<String> {
        let state = self.state();
        state.legal().into_iter().map(|action| token(state, action)).collect()
    }

    fn legal(&self) -> Vec<String> {
        let state = self.state();
        let mut lines = Vec::new();
        for action in state.legal() {
            // A slosh and an own placement of one tile never come to the same.
            let token = token(state, action);
            lines.push(format!("{token} +0 as {token}"));
        }
        lines.sort();
        lines
    }

    fn act(&mut self, chosen: &str) -> Vec<String> {
        let state = self.state.as_mut().unwrap();
        let action = state.legal().into_iter().find(|action| token(state, *action) == chosen).unwrap();
        let seen = state.happened.len();
        state.apply(action);
        told(state, seen)
    }

    fn round_over(&self) -> bool {
        self.thrown_in || self.state().deal_end.is_some()
    }

    fn match_over(&self) -> bool {
        !self.thrown_in && self.state().match_over
    }

    fn scores(&self) -> Vec<i32> {
        self.state.as_ref().map_or(vec![0; 4], |state| written(self.rules, &state.totals))
    }

    fn hands(&self) -> Vec<Vec<Tile>> {
        sorted_hands(&self.state().hands)
    }

    fn table(&self) -> String {
        let state = self.state();
        if state.engine_due { String::new() } else { format!("ends {:?} marked [] open []", state.ends) }
    }
}

fn arm(seat: usize) -> usize {
    seat + 2
}

fn token(state: &SloshState, action: Action) -> String {
    match action {
        Action::Engine => format!("{}@1", text(state.engine())),
        Action::Slosh(tile) => format!("{}@{}", text(tile), arm((state.turn + 3) % 4)),
        Action::Own(tile) => format!("{}@{}", text(tile), arm(state.turn)),
        Action::Pass => "pass".to_owned(),
    }
}

/// What happened since, the ends included.
fn told(state: &SloshState, seen: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for event in &state.happened[seen..] {
        lines.push(match event {
            Happened::Engine { seat } => format!("{seat} lays {}@1 for 0, overlooks 0", text(state.engine())),
            Happened::Sloshed { seat, tile } => lays(*seat, *tile, (seat + 3) % 4),
            Happened::Laid { seat, tile } => lays(*seat, *tile, *seat),
            Happened::Passed { seat, asked, end } => format!("{seat} passes forced {} lacked [{end}]", !asked),
        });
    }
    match &state.deal_end {
        None => {
            let kind = if state.engine_due || !state.right_is_live() { "turn" } else { "slosh" };
            lines.push(format!("{} is asked: {kind}", state.turn));
        }
        Some(end) => {
            let left: Vec<i32> = state.hands.iter().map(|hand| left_pips(state.rules, hand)).collect();
            let scores = written(state.rules, &end.scores);
            lines.push(format!(
                "round over: out {:?} winner {:?} awards {scores:?} round points {scores:?} left {left:?}",
                end.out,
                winner(&left, end.out)
            ));
        }
    }
    if state.match_over {
        let totals = written(state.rules, &state.totals);
        lines.push(format!("match over: scores {totals:?} winners {:?}", match_winners(&state.totals)));
    }
    lines
}

/// Minus points are written down as positive numbers, of which the least win.
fn written(rules: SloshRules, scores: &[i32]) -> Vec<i32> {
    match rules.score {
        SloshScore::WinnerScoresPlus => scores.to_vec(),
        SloshScore::MinusPoints | SloshScore::WinnerPaid => scores.iter().map(|score| -score).collect(),
    }
}

/// Who won the deal: the seat that is out, or the only one with the lowest hand.
fn winner(left: &[i32], out: Option<usize>) -> Option<usize> {
    let lowest = left.iter().min();
    let mut low = (0..left.len()).filter(|seat| left.get(*seat) == lowest);
    match (out, low.next(), low.next()) {
        (Some(seat), _, _) | (None, Some(seat), None) => Some(seat),
        (None, _, _) => None,
    }
}

fn lays(seat: usize, tile: Tile, train: usize) -> String {
    format!("{seat} lays {}@{} for 0, overlooks 0", text(tile), arm(train))
}
