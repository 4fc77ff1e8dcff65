//! The games that other engines play, and our rules that come to the same.

use boneyard_engine::{rules::Rules, variants};

/// How a move says where its tile goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    /// By the pips that it is joined to: `6-4/6`. Two ends with the same pips are one.
    ByPip,
    /// By the side of the line: `6-4L`. Of two sides where it does the same, the first.
    BySide,
}

/// A game of another engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Oracle {
    /// The script beside this file.
    pub(crate) script: &'static str,
    /// What the script is told after `rounds` or `playouts`.
    pub(crate) game: &'static [&'static str],
    /// How it writes its moves.
    pub(crate) ends: Ends,
}

/// `OpenSpiel`, two seats, 14 tiles sleep.
pub(crate) const OPEN_SPIEL_TWO: Oracle =
    Oracle { script: "play_open_spiel.py", game: &["python_block_dominoes"], ends: Ends::ByPip };

/// `OpenSpiel`, four seats, partners opposite.
pub(crate) const OPEN_SPIEL_FOUR: Oracle =
    Oracle { script: "play_open_spiel.py", game: &["python_team_dominoes"], ends: Ends::ByPip };

/// The package `dominoes`, four seats, partners opposite.
pub(crate) const DOMINOES: Oracle = Oracle { script: "play_dominoes.py", game: &[], ends: Ends::BySide };

/// Block for two: the winner of a block gets all pips of the other hand.
pub(crate) fn block_for_two() -> Rules {
    rules("block", &[("seats", "2"), ("blocked_award", "others_total")])
}

/// Block for two pairs with the whole set dealt.
pub(crate) fn block_for_pairs(blocked_award: &str) -> Rules {
    let pairs = [("seats", "4"), ("teams", "opposite"), ("hand_size", "7"), ("blocked_award", blocked_award)];
    rules("block", &[&pairs[..], &[("after_no_winner", "same_opener")]].concat())
}

/// Domino Whist without the draw for seats.
pub(crate) fn whist(round_score: &str) -> Rules {
    rules("domino_whist", &[("seat_draw", "none"), ("first_opener", "lot"), ("round_score", round_score)])
}

/// Rules of a match that one round does not end, so that its next opener is told.
fn rules(variant: &str, pairs: &[(&str, &str)]) -> Rules {
    let pairs = pairs.iter().copied().chain([("target", "10000")]);
    variants::find(variant).unwrap().with(pairs).unwrap()
}
