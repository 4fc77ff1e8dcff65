//! Line positions set up by hand, for the worked examples.

use super::line_game::{Action, Lay, LineState};
use super::line_layout::{End, Layout};
use super::line_opening::Deal;
use super::line_rules::LineRules;
use super::tiles::{fits, tile, tiles};

/// A layout from the lead tile and the tiles joined after it, each with the way of its arm: `"6-3 3-1E 6-5W"`.
pub(crate) fn layout(rules: &LineRules, text: &str) -> Layout {
    let mut layout = Layout::new(rules.spinners, rules.four_at_once);
    for word in text.split_whitespace() {
        join(&mut layout, word);
    }
    layout
}

/// Lays one more tile, written `"3-1E"`.
pub(crate) fn join(layout: &mut Layout, word: &str) {
    if layout.pieces.is_empty() {
        layout.lead(tile(word));
        return;
    }
    let (piece, way) = word.split_at(word.len() - 1);
    let end = end_towards(layout, way.chars().next().unwrap());
    assert!(fits(tile(piece), end.value), "{word} does not fit {end:?}");
    layout.join(tile(piece), end);
}

/// The open end of the arm that grows this way.
pub(crate) fn end_towards(layout: &Layout, way: char) -> End {
    layout.ends().into_iter().find(|end| end.way == way).unwrap()
}

/// A state with this layout and these hands in the middle of a round.
pub(crate) fn position(rules: LineRules, line: &str, hands: &[&str], boneyard: &str, turn: usize) -> LineState {
    let layout = layout(&rules, line);
    let deal = Deal { hands: hands.iter().map(|text| tiles(text)).collect(), boneyard: tiles(boneyard), lot: 0 };
    let mut state = LineState::new(rules, deal);
    state.layout = layout;
    state.turn = turn;
    state
}

/// The placements a seat is asked about, written `"6-2E"`, sorted.
pub(crate) fn listed(state: &LineState) -> Vec<String> {
    let mut words: Vec<String> = placements(state).iter().map(word).collect();
    words.sort();
    words
}

/// Takes the placement written like that.
pub(crate) fn lay(state: &mut LineState, text: &str) {
    let chosen = placements(state).into_iter().find(|lay| word(lay) == text).unwrap();
    state.apply(Action::Lay(chosen));
}

/// The placements a seat is asked about.
pub(crate) fn placements(state: &LineState) -> Vec<Lay> {
    let mut found = Vec::new();
    for action in state.legal() {
        match action {
            Action::Lay(lay) => found.push(lay),
            Action::Draw | Action::Decline | Action::Claim => {}
        }
    }
    found
}

/// The two outer numbers of a line without spinner, left then right.
pub(crate) fn both_ends(layout: &Layout) -> Vec<u8> {
    let mut ends = layout.ends();
    ends.sort_by_key(|end| end.arm);
    ends.iter().map(|end| end.value).collect()
}

fn word(lay: &Lay) -> String {
    let way = lay.end.map_or(String::new(), |end| end.way.to_string());
    format!("{}-{}{way}", lay.tile.0, lay.tile.1)
}
