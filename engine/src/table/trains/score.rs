//! Scores by difference to the lowest hand, and rounds without a point.

use core::cmp::Reverse;

use crate::{
    position::Position,
    rules::{BlockedTie, MatchTie, RoundScore, Rules},
    seat::{BySeat, Seat, Team},
};

/// Points of a round in which each is charged its own pips, in a blocked round less those of the lowest
/// hand, and in which that hand, or who went out, may be paid what the others are charged. Source: rules
/// page 2.1.
pub(in crate::table) fn by_difference(rules: &Rules, out: Option<Seat>, hand_pips: &BySeat<u16>) -> BySeat<i32> {
    let pips = |seat: Seat| i32::from(hand_pips[seat]);
    let seats = || Seat::all(rules.seats);
    let lowest = match out {
        Some(_) => 0,
        None => seats().map(pips).min().unwrap_or_default(),
    };
    let mut points = BySeat::from_fn(rules.seats, |seat| pips(seat) - lowest);
    let mut low = seats().filter(|&seat| pips(seat) == lowest);
    let winner = out.or_else(|| low.next().filter(|_| low.next().is_none()));
    match (winner, rules.round_score) {
        (Some(winner), RoundScore::WinnerPaid) => points[winner] = -seats().map(|seat| points[seat]).sum::<i32>(),
        (
            Some(_),
            RoundScore::DiffToLow
            | RoundScore::WinnerScoresLosers
            | RoundScore::OwnPipsPenalty
            | RoundScore::HigherSideOnly
            | RoundScore::Fixed,
        ) => {}
        (None, _) => match rules.blocked_tie {
            BlockedTie::Nobody => points = BySeat::default(),
            // Equal hands are charged alike, so these do not differ.
            BlockedTie::SharedZero
            | BlockedTie::LightestTile
            | BlockedTie::OpenerSide
            | BlockedTie::CloserSide
            | BlockedTie::Divided => {}
        },
    }
    points
}

/// What decides between equal scores; the less, the better.
pub(in crate::table) fn tie_break(rules: &Rules, position: &Position, team: Team) -> (Reverse<u8>, u16) {
    match rules.match_tie {
        MatchTie::ZeroRounds => (Reverse(position.zero_rounds[team]), position.lowest_round[team]),
        MatchTie::Shared | MatchTie::ExtraRound => (Reverse(0), 0),
    }
}
