use std::collections::BTreeMap;

use crate::{
    Entrant, PlayKey,
    standing::{Ledger, Value, number::signed},
};

/// All results of one board from one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SameSeat {
    /// Board.
    pub board: u32,
    /// Seat, from 1.
    pub seat: usize,
    /// Who sat there in which game, and its score, in order of the schedule.
    pub results: Vec<SeatResult>,
}

/// Game, who sat there, score.
pub type SeatResult = (PlayKey, Entrant, i64);

/// Results by board and seat, in that order. Where each stands in it: [`matchpoints`] and [`datum`] of the scores.
pub fn same_seats(ledger: &Ledger) -> Vec<SameSeat> {
    let mut by_seat: BTreeMap<(u32, usize), Vec<SeatResult>> = BTreeMap::new();
    for play in &ledger.plays {
        for (place, seat) in play.seats.iter().enumerate() {
            let results = by_seat.entry((play.key.board, place + 1)).or_default();
            results.push((play.key, seat.chair.entrant, seat.score));
        }
    }
    by_seat.into_iter().map(|((board, seat), results)| SameSeat { board, seat, results }).collect()
}

/// Share of the other results that each score beats, ties counting half. All of them come to half the number of
/// results. Without another result there is nothing to beat: 0 of 1.
pub fn matchpoints(scores: &[i64]) -> Vec<Value> {
    let others = signed(scores.len().saturating_sub(1));
    let beaten = |own: &i64| {
        let worse = scores.iter().filter(|other| *other < own).count();
        let equal = scores.iter().filter(|other| *other == own).count().saturating_sub(1);
        signed(2 * worse + equal)
    };
    scores.iter().map(|own| Value { amount: beaten(own), scale: (2 * others).max(1) }).collect()
}

/// Mean of the scores without one highest and one lowest: what the board was worth from that seat. `None` for
/// fewer than three scores.
pub fn datum(scores: &[i64]) -> Option<Value> {
    let kept = scores.len().checked_sub(2).filter(|kept| *kept > 0)?;
    let (low, high) = (scores.iter().min()?, scores.iter().max()?);
    let amount = scores.iter().sum::<i64>() - low - high;
    Some(Value { amount, scale: signed(kept) })
}
