use boneyard_tournament::{Play, Verdict};

/// A game with a verdict on a seat, counted from 0.
pub(crate) fn blamed(mut game: Play, seat: usize, verdict: Verdict) -> Play {
    game.seats[seat].verdict = verdict;
    game
}
