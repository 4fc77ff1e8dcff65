use boneyard_tournament::standing::{Ledger, Results, Settings, Standing, outcomes, standings};

use super::game::entrant;

/// Standings of results.
pub(crate) fn ranked(results: &Results, field: usize, settings: &Settings) -> Vec<Standing> {
    let ledger = Ledger::new(results, field, settings);
    standings(&ledger, &outcomes(&ledger, settings), settings)
}

/// The line of an entrant.
pub(crate) fn line(lines: &[Standing], letter: char) -> &Standing {
    lines.iter().find(|line| line.entrant == entrant(letter)).unwrap()
}
