//! Due engines, scores and the end of a match of Mexican Train (§4.2).

use super::tiles::{Tile, pips};
use super::train_rules::TrainRules;

/// The engine's number in a round counted from 0: the highest double first, then downwards.
pub(crate) fn engine(rules: &TrainRules, round: usize) -> u8 {
    rules.max_pip - u8::try_from(round).unwrap()
}

/// What the tiles left in each hand cost (§4.2, Score).
pub(crate) fn round_scores(rules: &TrainRules, hands: &[Vec<Tile>]) -> Vec<i32> {
    hands
        .iter()
        .map(|hand| {
            let blank = if hand.contains(&(0, 0)) { rules.double_blank } else { 0 };
            pips(hand) + blank
        })
        .collect()
}

/// The seats that win, from the round scores of each seat (§4.2, Match).
pub(crate) fn match_winners(rules: &TrainRules, rounds_of_seat: &[Vec<i32>]) -> Vec<usize> {
    let standing = |rounds: &Vec<i32>| {
        let total: i32 = rounds.iter().sum();
        if !rules.zero_rounds_break_ties {
            return (total, 0, 0);
        }
        let zeros = rounds.iter().filter(|score| **score == 0).count();
        // With zero rounds only there is nothing to compare and the seat ranks first.
        let least = rounds.iter().copied().filter(|score| *score != 0).min().unwrap_or(0);
        (total, usize::MAX - zeros, least)
    };
    let best = rounds_of_seat.iter().map(standing).min().unwrap();
    (0..rounds_of_seat.len()).filter(|seat| standing(&rounds_of_seat[*seat]) == best).collect()
}
