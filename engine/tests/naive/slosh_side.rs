//! The model's half of a comparison for Slosh. The own train of seat 0 is arm 2, of seat 1 arm 3, and so on.

use super::agreement::{ModelSide, sorted_hands};
use super::slosh::{Action, ENGINES, Happened, SloshRules, SloshState, engine_is_dealt, match_winners};
use super::tiles::{Tile, pips, text};

/// A match that speaks in lines.
#[derive(Debug)]
pub(crate) struct SloshSide {
    rules: SloshRules,
    state: Option<SloshState>,
    /// The last shuffle had to be thrown in.
    thrown_in: bool,
}

impl SloshSide {
    pub(crate) fn new(rules: SloshRules) -> Self {
        Self { rules, state: None, thrown_in: false }
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
            return vec!["thrown in".to_owned()];
        }
        match &mut self.state {
            None => self.state = Some(SloshState::new(self.rules, hands)),
            Some(state) => state.next_deal(hands),
        }
        told(self.state(), 0)
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
        self.state().totals.clone()
    }

    fn hands(&self) -> String {
        sorted_hands(&self.state().hands)
    }
}

fn arm(seat: usize) -> usize {
    seat + 2
}

fn token(state: &SloshState, action: Action) -> String {
    match action {
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
            Happened::Engine { seat } => format!("{seat} opens with the engine"),
            Happened::Sloshed { seat, tile } => lays(*seat, *tile, (seat + 3) % 4),
            Happened::Laid { seat, tile } => lays(*seat, *tile, *seat),
            Happened::Passed { seat, asked } => format!("{seat} passes forced {}", !asked),
        });
    }
    match &state.deal_end {
        None => lines.push(format!("{} is asked: turn", state.turn)),
        Some(end) => {
            let left: Vec<i32> = state.hands.iter().map(|hand| pips(hand)).collect();
            lines.push(format!("round over: out {:?} round points {:?} left {left:?}", end.out, end.scores));
        }
    }
    if state.match_over {
        lines.push(format!("match over: scores {:?} winners {:?}", state.totals, match_winners(&state.totals)));
    }
    lines
}

fn lays(seat: usize, tile: Tile, train: usize) -> String {
    format!("{seat} lays {}@{} for 0, overlooks 0", text(tile), arm(train))
}
