//! The model's half of a comparison for Mexican Train. The own train of seat 0 is arm 2, of seat 1 arm
//! 3, and so on; the Mexican Trains follow.

use super::agreement::{ModelSide, sorted_hands};
use super::tiles::{Tile, text};
use super::train_game::{Action, Asking, Happened, Train, TrainState};
use super::train_match::{engine, first_player, match_winners, round_scores};
use super::train_rules::TrainRules;

/// A match that speaks in lines.
#[derive(Debug)]
pub(crate) struct TrainSide {
    rules: TrainRules,
    /// The seat that the lot at the start of the match named.
    first_lot: usize,
    state: Option<TrainState>,
    /// Scores of the finished rounds, for each seat.
    rounds: Vec<Vec<i32>>,
}

impl TrainSide {
    pub(crate) fn new(rules: TrainRules, first_lot: usize) -> Self {
        Self { rules, first_lot, state: None, rounds: vec![Vec::new(); rules.seats] }
    }

    /// The round in play.
    pub(crate) fn state(&self) -> &TrainState {
        self.state.as_ref().unwrap()
    }

    /// What happened since, the ends included.
    fn told(&mut self, seen: usize) -> Vec<String> {
        let state = self.state.as_ref().unwrap();
        let mut lines: Vec<String> = state.happened[seen..].iter().map(|event| line(state, event)).collect();
        if !state.over {
            let kind = match state.asking {
                Asking::Placement => "turn",
                Asking::Challenge { .. } => "challenge",
            };
            lines.push(format!("{} is asked: {kind}", state.asked()));
            return lines;
        }
        let scores = round_scores(&self.rules, &state.hands);
        lines.push(format!("round over: out {:?} round points {scores:?}", state.out));
        for (rounds, score) in self.rounds.iter_mut().zip(scores) {
            rounds.push(score);
        }
        if self.match_over() {
            lines.push(format!("match over: scores {:?} winners {:?}", self.scores(), match_winners(&self.rounds)));
        }
        lines
    }
}

impl ModelSide for TrainSide {
    fn start_round(&mut self, shuffled: &[Tile], _lot: usize) -> Vec<String> {
        let round = self.rounds[0].len();
        let number = engine(&self.rules, round);
        let mut tiles = shuffled.to_vec();
        tiles.retain(|tile| *tile != (number, number));
        let dealt = self.rules.seats * self.rules.hand;
        let hands: Vec<Vec<Tile>> = tiles[..dealt].chunks(self.rules.hand).map(<[Tile]>::to_vec).collect();
        let first = first_player(&self.rules, round, self.first_lot, &hands);
        self.state = Some(TrainState::new(self.rules, number, hands, tiles[dealt..].to_vec(), first));
        let mut news = vec![format!("{first} opens")];
        news.extend(self.told(0));
        news
    }

    fn tokens(&self) -> Vec<String> {
        let state = self.state();
        state.legal().into_iter().map(|action| token(state, action)).collect()
    }

    fn legal(&self) -> Vec<String> {
        // No two trains come to the same: they differ in who may use them.
        let mut lines: Vec<String> = self.tokens().iter().map(|token| format!("{token} +0 as {token}")).collect();
        lines.sort();
        lines
    }

    fn act(&mut self, chosen: &str) -> Vec<String> {
        let state = self.state.as_mut().unwrap();
        let action = state.legal().into_iter().find(|action| token(state, *action) == chosen).unwrap();
        let seen = state.happened.len();
        state.apply(action);
        self.told(seen)
    }

    fn round_over(&self) -> bool {
        self.state().over
    }

    fn match_over(&self) -> bool {
        self.rounds[0].len() == self.rules.rounds
    }

    fn scores(&self) -> Vec<i32> {
        self.rounds.iter().map(|rounds| rounds.iter().sum()).collect()
    }

    fn hands(&self) -> String {
        sorted_hands(&self.state().hands)
    }
}

fn arm(state: &TrainState, on: Train) -> usize {
    match on {
        Train::Own(seat) => 2 + seat,
        Train::Mexican(number) => 2 + state.rules.seats + number,
    }
}

fn token(state: &TrainState, action: Action) -> String {
    match (action, state.asking) {
        (Action::Lay { tile, on, announce }, _) => {
            format!("{}@{}{}", text(tile), arm(state, on), if announce { "!" } else { "" })
        }
        (Action::Decline, _) => "decline".to_owned(),
        (Action::Challenge, Asking::Challenge { accused, .. }) => format!("challenge {accused}"),
        (Action::Challenge, Asking::Placement) => panic!("nobody is accused"),
    }
}

fn line(state: &TrainState, event: &Happened) -> String {
    match event {
        Happened::Laid { seat, tile, on } => {
            format!("{seat} lays {}@{} for 0, overlooks 0", text(*tile), arm(state, *on))
        }
        Happened::Drew { seat, tile } => format!("{seat} draws {}", text(*tile)),
        Happened::Marked { seat } => format!("{seat} passes and marks"),
        Happened::Skipped { seat } => format!("{seat} is skipped"),
        Happened::Declined { seat } => format!("{seat} declines"),
        Happened::Caught { seat, by, drawn } => format!("{by} challenges {seat}: draws {drawn}"),
    }
}
