//! The options of Slosh, from the pairs that make a table to the model's rules.

use super::drawn_options::Pair;
use super::slosh::{DEFAULT, LockTie, SloshRules, SloshScore};

/// Numbers worth trying.
pub(crate) fn numbers(key: &str) -> &'static [u16] {
    match key {
        "rounds" => &[1, 2, 5, 6],
        other => panic!("no numbers for {other}"),
    }
}

/// Whether the model has this value: the page has no more ways to score a deal of Slosh.
pub(crate) fn known(key: &str, value: &str) -> bool {
    match key {
        "round_score" => ["diff_to_low", "winner_paid", "winner_scores_losers"].contains(&value),
        "blocked_award" => value == "pairwise_difference",
        "blocked_tie" => ["shared_zero", "nobody"].contains(&value),
        _ => true,
    }
}

/// The model's rules for the same options.
pub(crate) fn model_rules(pairs: &[Pair]) -> SloshRules {
    let mut rules = DEFAULT;
    for (key, value) in pairs {
        match (*key, value.as_str()) {
            ("seats", "4") | ("blocked_award", "pairwise_difference") => {}
            ("round_score", "diff_to_low") => rules.score = SloshScore::MinusPoints,
            ("round_score", "winner_paid") => rules.score = SloshScore::WinnerPaid,
            ("round_score", "winner_scores_losers") => rules.score = SloshScore::WinnerScoresPlus,
            ("blocked_tie", "shared_zero") => rules.tie = LockTie::SharedZero,
            ("blocked_tie", "nobody") => rules.tie = LockTie::Nobody,
            ("hand_doubles", name) => rules.half_doubles = name == "half",
            ("rounds", number) => rules.deals = number.parse().unwrap(),
            (key, value) => panic!("the model does not know {key} = {value}"),
        }
    }
    rules
}
