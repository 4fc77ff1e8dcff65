use crate::{
    standing::{Doing, Ledger, Settings, by_board},
    statistics::{Interval, mean_interval},
};

/// Points on a track at most, so that a page of a long tournament stays small.
const MOST_POINTS: usize = 60;

/// How the points per board of an entrant grew: after so many boards, in order of the schedule, the mean so far.
pub type Track = Vec<(usize, Interval)>;

/// The track of each entrant, faults included. It starts at the second board, where there is an interval.
pub(super) fn tracks(ledger: &Ledger, settings: &Settings) -> Vec<Track> {
    by_board(ledger, settings, Doing::Standing)
        .into_iter()
        .map(|boards| track(&boards.into_values().collect::<Vec<_>>()))
        .collect()
}

fn track(boards: &[f64]) -> Track {
    let steps = boards.len().min(MOST_POINTS);
    (1..=steps)
        .map(|step| step * boards.len() / steps)
        .filter_map(|many| mean_interval(&boards[..many]).map(|interval| (many, interval)))
        .filter(|(_, interval)| interval.low.is_finite() && interval.high.is_finite())
        .collect()
}
