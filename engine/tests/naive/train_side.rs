//! The model's half of a comparison for Mexican Train. The own train of seat 0 is arm 2, of seat 1 arm
//! 3, and so on; the Mexican Trains follow.

use super::agreement::{ModelSide, sorted_hands};
use super::tiles::{Tile, is_double, text};
use super::train_deal::{Lots, deal};
use super::train_game::{Action, Asking, Happened, Train, TrainState};
use super::train_match::{match_winners, round_scores};
use super::train_rules::{Doubles, TrainRules};

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
        let mut lines: Vec<String> = state.happened[seen..].iter().flat_map(|event| lines(state, event)).collect();
        if !state.over {
            lines.push(format!("{} is asked: {}", state.asked(), kind(state)));
            return lines;
        }
        let scores = round_scores(&self.rules, &state.hands);
        let out = state.out;
        lines.push(format!(
            "round over: out {out:?} winner {out:?} awards {scores:?} round points {scores:?} left {scores:?}"
        ));
        for (rounds, score) in self.rounds.iter_mut().zip(scores) {
            rounds.push(score);
        }
        if self.match_over() {
            lines.push(format!(
                "match over: scores {:?} winners {:?}",
                self.scores(),
                match_winners(&self.rules, &self.rounds)
            ));
        }
        lines
    }
}

impl ModelSide for TrainSide {
    fn start_round(&mut self, shuffled: &[Tile], lot: usize) -> Vec<String> {
        let lots = Lots { of_match: self.first_lot, of_round: lot };
        let dealt = deal(&self.rules, self.rounds[0].len(), shuffled, lots);
        let engine = text((dealt.engine, dealt.engine));
        let mut news = vec![format!("{} opens engine {engine}", dealt.first)];
        let drawn = dealt.drawn.iter();
        news.extend(drawn.map(|(seat, tile)| format!("{seat} draws {} forced true lacked []", text(*tile))));
        news.extend(dealt.layer.map(|seat| format!("{seat} lays {engine}@1 for 0, overlooks 0")));
        let mut state = TrainState::position(self.rules, dealt.engine, dealt.hands, dealt.boneyard, dealt.first);
        match dealt.layer.filter(|seat| state.hands[*seat].is_empty()) {
            Some(seat) => state.end_round(Some(seat)),
            None => state.begin_turn(),
        }
        self.state = Some(state);
        news.extend(self.told(0));
        news
    }

    fn tokens(&self) -> Vec<String> {
        let state = self.state();
        state.legal().into_iter().map(|action| token(state, action)).collect()
    }

    fn legal(&self) -> Vec<String> {
        let state = self.state();
        let mut lines = Vec::new();
        let legal = state.legal();
        for action in &legal {
            let first = legal.iter().find(|other| alike(state, **other, *action)).unwrap();
            lines.push(format!("{} +0 as {}", token(state, *action), token(state, *first)));
        }
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

    fn hands(&self) -> Vec<Vec<Tile>> {
        sorted_hands(&self.state().hands)
    }

    fn table(&self) -> String {
        let state = self.state();
        let mut ends = state.own_ends.clone();
        ends.extend(&state.mexican_ends);
        if state.mexican_ends.len() < self.rules.mexican_max {
            ends.push(state.engine);
        }
        let marked: Vec<usize> = (0..self.rules.seats).filter(|seat| state.marked[*seat]).collect();
        let open: Vec<usize> = state.open.iter().map(|(on, _)| arm(state, *on)).collect();
        format!("ends {ends:?} marked {marked:?} open {open:?}")
    }
}

/// What the seat in turn is asked for.
fn kind(state: &TrainState) -> &'static str {
    match state.asking {
        Asking::Challenge { .. } => return "challenge",
        Asking::Placement => {}
    }
    match (state.laid_doubles.len(), state.rules.doubles) {
        (0, _) if !state.open.is_empty() => "cover",
        (0, _) if state.in_long_turn() => "long train",
        (0, _) | (_, Doubles::Plain) => "turn",
        (_, Doubles::CoverNow | Doubles::LayerOnly) => "cover",
        (_, Doubles::BonusAnywhere) => "extra tile",
        (1, Doubles::TwoIfThird) => "second double",
        (_, Doubles::TwoIfThird) => "third tile",
        (_, Doubles::ChainFifo | Doubles::ChainLifo) => "chain tile",
    }
}

/// Whether two answers come to the same: only started Mexican Trains can be alike, since any other train
/// differs from all in who may use it. A double at the end tells two trains apart, as the engine has it.
fn alike(state: &TrainState, one: Action, other: Action) -> bool {
    let top = |number: usize| {
        state.mexican_tops.get(number).map(|top| (state.end_of(Train::Mexican(number)), is_double(*top)))
    };
    match (one, other) {
        (
            Action::Lay { tile, on: Train::Mexican(number), announce },
            Action::Lay { tile: same_tile, on: Train::Mexican(twin), announce: same_announce },
        ) => tile == same_tile && announce == same_announce && top(number) == top(twin),
        (Action::Lay { .. } | Action::Decline | Action::Challenge, _) => one == other,
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

fn lines(state: &TrainState, event: &Happened) -> Vec<String> {
    let row = |tiles: &[Tile]| tiles.iter().map(|tile| text(*tile)).collect::<Vec<_>>().join(" ");
    match event {
        Happened::Laid { seat, tile, on } => {
            vec![format!("{seat} lays {}@{} for 0, overlooks 0", text(*tile), arm(state, *on))]
        }
        Happened::Drew { seat, tiles, lacked } => {
            vec![format!("{seat} draws {} forced true lacked {lacked:?}", row(tiles))]
        }
        Happened::Passed { seat, lacked } => vec![format!("{seat} passes forced true lacked {lacked:?}")],
        Happened::Skipped { seat } => vec![format!("{seat} is skipped")],
        Happened::Declined { seat } => vec![format!("{seat} declines")],
        Happened::Caught { seat, by, skips, drawn } => {
            let mut told = vec![format!("{by} challenges {seat}"), format!("{seat} is penalised, skips {skips}")];
            if !drawn.is_empty() {
                told.push(format!("{seat} draws {} forced false lacked []", row(drawn)));
            }
            told
        }
    }
}
