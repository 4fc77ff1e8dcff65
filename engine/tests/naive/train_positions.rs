//! Rounds of Mexican Train set up by hand, for the worked examples.

use super::tiles::{Tile, tiles};
use super::train_game::{Action, Train, TrainState};
use super::train_rules::{TrainRules, mexican_train};

/// A round of a double-twelve set with nothing laid but the engine.
pub(crate) fn position(rules: TrainRules, hands: &[&str], boneyard: &str, turn: usize) -> TrainState {
    let rules = TrainRules { seats: hands.len(), ..rules };
    let hands = hands.iter().map(|text| tiles(text)).collect();
    TrainState::position(rules, rules.max_pip, hands, tiles(boneyard), turn)
}

pub(crate) fn d12() -> TrainRules {
    mexican_train(12, 4)
}

/// Sets the end of an own train.
pub(crate) fn own_end(state: &mut TrainState, seat: usize, end: u8) {
    state.own_ends[seat] = end;
    state.own_started[seat] = true;
}

/// Starts a Mexican Train with a tile that shows this end.
pub(crate) fn mexican_end(state: &mut TrainState, end: u8) {
    state.mexican_ends.push(end);
    state.mexican_tops.push((state.engine, end));
}

/// The placements listed, announced or not, written `"12-7@0"` or `"12-7@X"`.
pub(crate) fn listed(state: &TrainState) -> Vec<String> {
    let mut words = Vec::new();
    for action in state.legal() {
        if let Action::Lay { tile, on, announce: false } = action {
            words.push(word(tile, on));
        }
    }
    words.sort();
    words
}

pub(crate) fn word(tile: Tile, on: Train) -> String {
    match on {
        Train::Own(seat) => format!("{}-{}@{seat}", tile.0, tile.1),
        Train::Mexican(_) => format!("{}-{}@X", tile.0, tile.1),
    }
}

/// Lays the tile in silence.
pub(crate) fn lay(state: &mut TrainState, text: &str) {
    choose(state, text, false);
}

pub(crate) fn choose(state: &mut TrainState, text: &str, say: bool) {
    let chosen = state.legal().into_iter().find(|action| match action {
        Action::Lay { tile, on, announce } => word(*tile, *on) == text && *announce == say,
        Action::Decline | Action::Challenge => false,
    });
    state.apply(chosen.unwrap());
}
