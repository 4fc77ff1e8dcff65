//! The model's half of a comparison for Block, Draw, All Fives and Domino Whist.

use super::agreement::{ModelSide, sorted_hands};
use super::line_game::{Action, Asking, Happened, Lay, LineState};
use super::line_opening::Deal;
use super::line_rules::LineRules;
use super::line_score::{left_pips, match_winners};
use super::tiles::{Tile, text};

/// The number that stands for the empty table.
const START: u32 = 1;

/// A match that speaks in lines.
#[derive(Debug)]
pub(crate) struct LineSide {
    rules: LineRules,
    /// The seat that the lot at the start of the match named.
    first_lot: usize,
    state: Option<LineState>,
    totals_before: Vec<i32>,
}

impl LineSide {
    pub(crate) fn new(rules: LineRules, first_lot: usize) -> Self {
        Self { rules, first_lot, state: None, totals_before: Vec::new() }
    }

    fn state(&self) -> &LineState {
        self.state.as_ref().unwrap()
    }
}

impl ModelSide for LineSide {
    fn start_round(&mut self, shuffled: &[Tile], lot: usize) -> Vec<String> {
        let state = match self.state.take() {
            None => LineState::new(self.rules.clone(), deal(&self.rules, shuffled, self.first_lot)),
            Some(mut state) => {
                state.next_round(deal(&self.rules, shuffled, lot));
                state
            }
        };
        self.totals_before.clone_from(&state.totals);
        let lead = state.must_lead.map_or(String::new(), |tile| format!(" with {}", text(tile)));
        let mut news = vec![format!("{} opens{lead}", state.opener)];
        news.extend(asking(&state));
        self.state = Some(state);
        news
    }

    fn tokens(&self) -> Vec<String> {
        let state = self.state();
        state.legal().into_iter().map(|action| token(state, action)).collect()
    }

    fn legal(&self) -> Vec<String> {
        listed(self.state(), &self.state().legal())
    }

    fn act(&mut self, chosen: &str) -> Vec<String> {
        let state = self.state.as_mut().unwrap();
        let action = state.legal().into_iter().find(|action| token(state, *action) == chosen).unwrap();
        let seen = state.happened.len();
        state.apply(action);
        let mut news = told_by_model(state, seen);
        if state.round_end.is_some() {
            news.push(round_line(state, &self.totals_before));
        }
        if state.match_over {
            news.push(match_line(state));
        }
        news.extend(asking(state));
        news
    }

    fn round_over(&self) -> bool {
        self.state().round_end.is_some() || self.state().match_over
    }

    fn match_over(&self) -> bool {
        self.state().match_over
    }

    fn scores(&self) -> Vec<i32> {
        self.state().totals.clone()
    }

    fn hands(&self) -> Vec<Vec<Tile>> {
        sorted_hands(&self.state().hands)
    }
}

fn deal(rules: &LineRules, shuffled: &[Tile], lot: usize) -> Deal {
    let dealt = rules.seats * rules.hand;
    let hands = shuffled[..dealt].chunks(rules.hand).map(<[Tile]>::to_vec).collect();
    Deal { hands, boneyard: shuffled[dealt..].to_vec(), lot }
}

fn arm(lay: Lay) -> u32 {
    lay.end.map_or(START, |end| end.arm)
}

fn token(state: &LineState, action: Action) -> String {
    match action {
        Action::Lay(lay) => {
            let called = if lay.called > 0 { format!("={}", lay.called) } else { String::new() };
            format!("{}@{}{called}", text(lay.tile), arm(lay))
        }
        Action::Draw => "draw".to_owned(),
        Action::Decline => "decline".to_owned(),
        Action::Claim => match state.asking {
            Asking::Claim { points, .. } => format!("claim {points}"),
            Asking::Turn => "claim".to_owned(),
        },
    }
}

/// Every legal answer with its points and the first of those that come to the same, sorted.
fn listed(state: &LineState, actions: &[Action]) -> Vec<String> {
    let effects: Vec<Effect> = actions.iter().map(|action| effect(state, *action)).collect();
    let mut lines = Vec::new();
    for (action, effect) in actions.iter().zip(&effects) {
        let twins = actions.iter().zip(&effects).filter(|(_, other)| *other == effect).map(|(twin, _)| *twin);
        let first = twins.min_by_key(|twin| match twin {
            Action::Lay(lay) => arm(*lay),
            Action::Draw | Action::Decline | Action::Claim => 0,
        });
        let points = match (*action, state.asking) {
            (Action::Lay(lay), _) if state.rules.muggins => lay.called,
            (Action::Lay(lay), _) => state.points_of(lay),
            (Action::Claim, Asking::Claim { points, .. }) => points,
            (Action::Draw | Action::Decline | Action::Claim, _) => 0,
        };
        lines.push(format!("{} +{points} as {}", token(state, *action), token(state, first.unwrap())));
    }
    lines.sort();
    lines
}

/// What an answer comes to: two placements with the same effect let play go on alike (§6, equivalent
/// placements).
#[derive(PartialEq)]
enum Effect {
    Lays(Tile, i32, Vec<Vec<(bool, u8)>>),
    Other(&'static str),
}

fn effect(state: &LineState, action: Action) -> Effect {
    match action {
        Action::Lay(lay) => Effect::Lays(lay.tile, lay.called, state.bare_after(lay)),
        Action::Draw => Effect::Other("draw"),
        Action::Decline => Effect::Other("decline"),
        Action::Claim => Effect::Other("claim"),
    }
}

fn asking(state: &LineState) -> Option<String> {
    if state.round_end.is_some() || state.match_over {
        return None;
    }
    let kind = match state.asking {
        Asking::Turn => "turn",
        Asking::Claim { .. } => "claim",
    };
    Some(format!("{} is asked: {kind}", state.asked()))
}

/// What happened since, with forced draws of one seat in one line, as the engine tells them.
fn told_by_model(state: &LineState, seen: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut drawing: Option<(usize, Vec<String>, Vec<u8>)> = None;
    for event in &state.happened[seen..] {
        if let (Happened::Drew { seat, tile, forced: true, .. }, Some((drawer, tiles, _))) = (event, &mut drawing)
            && drawer == seat
        {
            tiles.push(text(*tile));
            continue;
        }
        lines.extend(drawing.take().map(draw_line));
        match event {
            Happened::Laid { seat, lay, points, overlooked } => {
                lines.push(format!(
                    "{seat} lays {}@{} for {points}, overlooks {overlooked}",
                    text(lay.tile),
                    arm(*lay)
                ));
            }
            Happened::Drew { seat, tile, forced: true, lacked } => {
                drawing = Some((*seat, vec![text(*tile)], lacked.clone()));
            }
            Happened::Drew { seat, tile, forced: false, .. } => {
                lines.push(format!("{seat} draws {} forced false lacked []", text(*tile)));
            }
            Happened::Passed { seat, lacked } => lines.push(format!("{seat} passes forced true lacked {lacked:?}")),
            Happened::Declined { seat } => lines.push(format!("{seat} declines")),
            Happened::Claimed { seat, points } => lines.push(format!("{seat} claims {points}")),
        }
    }
    lines.extend(drawing.map(draw_line));
    lines
}

fn draw_line((seat, tiles, lacked): (usize, Vec<String>, Vec<u8>)) -> String {
    format!("{seat} draws {} forced true lacked {lacked:?}", tiles.join(" "))
}

fn round_line(state: &LineState, points_before: &[i32]) -> String {
    let end = state.round_end.as_ref().unwrap();
    let points: Vec<i32> = state.totals.iter().zip(points_before).map(|(now, before)| now - before).collect();
    let left: Vec<i32> = state.hands.iter().map(|hand| left_pips(&state.rules, hand)).collect();
    format!(
        "round over: out {:?} winner {:?} awards {:?} round points {points:?} left {left:?}",
        end.out, end.winner, end.awards
    )
}

fn match_line(state: &LineState) -> String {
    format!("match over: scores {:?} winners {:?}", state.totals, match_winners(&state.rules, &state.totals))
}
