//! Engines, first players, scores and the end of a match of Mexican Train (§4.2).

use super::tiles::{Tile, fits, pips};
use super::train_rules::{FirstPlayer, TrainRules};

/// The engine's number in a round counted from 0: the highest double first, then downwards.
pub(crate) fn engine(rules: &TrainRules, round: usize) -> u8 {
    rules.max_pip - u8::try_from(round).unwrap()
}

/// Who plays first in a round; `lot` is the seat drawn for round 0, or the agreed one.
pub(crate) fn first_player(rules: &TrainRules, round: usize, lot: usize, hands: &[Vec<Tile>]) -> usize {
    let rotated = (lot + round) % rules.seats;
    match rules.first_player {
        FirstPlayer::LotThenClockwise => rotated,
        FirstPlayer::HighestSpoke => {
            let number = engine(rules, round);
            let mut best = None;
            for (seat, hand) in hands.iter().enumerate() {
                for tile in hand.iter().filter(|tile| fits(**tile, number)) {
                    let worth = pips(&[*tile]);
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, seat));
                    }
                }
            }
            // Nobody holds one: the page is silent; we fall back to the rotation.
            best.map_or(rotated, |(_, seat)| seat)
        }
    }
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
pub(crate) fn match_winners(rounds_of_seat: &[Vec<i32>]) -> Vec<usize> {
    let standing = |rounds: &Vec<i32>| {
        let total: i32 = rounds.iter().sum();
        let zeros = rounds.iter().filter(|score| **score == 0).count();
        // With zero rounds only there is nothing to compare and the seat ranks first.
        let least = rounds.iter().copied().filter(|score| *score != 0).min().unwrap_or(0);
        (total, usize::MAX - zeros, least)
    };
    let best = rounds_of_seat.iter().map(standing).min().unwrap();
    (0..rounds_of_seat.len()).filter(|seat| standing(&rounds_of_seat[*seat]) == best).collect()
}
