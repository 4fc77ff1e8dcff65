use std::collections::{BTreeMap, BTreeSet};

use crate::{Entrant, Play, standing::number::signed};

/// Teams that an entrant plays in, within one game; counted from 0.
pub(super) type TeamsOf = BTreeMap<Entrant, BTreeSet<usize>>;

/// How many teams sit at the table of a game.
pub(crate) fn team_count(play: &Play, teams: Option<usize>) -> usize {
    teams.unwrap_or(play.seats.len()).clamp(1, play.seats.len().max(1))
}

/// Which teams each entrant plays in: one, unless the same bot sits in several seats that are no partners.
pub(super) fn teams_of(play: &Play, teams: Option<usize>) -> TeamsOf {
    let count = team_count(play, teams);
    let mut teams_of = TeamsOf::new();
    for (place, seat) in play.seats.iter().enumerate() {
        teams_of.entry(seat.chair.entrant).or_default().insert(place % count);
    }
    teams_of
}

/// Margins of a game by entrant: with s teams, s times the own score less the scores of all. An integer
/// whatever the number of teams, and the margins of all teams come to 0. Partners have the margin of their
/// team; an entrant in several teams has the sum of theirs.
///
/// A game in which every entrant is at fault has no margins: all are 0.
pub fn margins(play: &Play, teams: Option<usize>) -> BTreeMap<Entrant, i64> {
    let count = team_count(play, teams);
    let scores: Vec<i64> = play.seats.iter().take(count).map(|seat| seat.score).collect();
    let all: i64 = scores.iter().sum();
    let times = signed(count);
    let nobody = all_at_fault(play);
    teams_of(play, teams)
        .into_iter()
        .map(|(entrant, own)| {
            let margin = own.iter().map(|team| times * scores[*team] - all).sum();
            (entrant, if nobody { 0 } else { margin })
        })
        .collect()
}

/// Entrants with a seat at fault.
pub(crate) fn at_fault(play: &Play) -> BTreeSet<Entrant> {
    play.seats.iter().filter(|seat| seat.verdict.is_fault()).map(|seat| seat.chair.entrant).collect()
}

/// Whether nobody came through without a fault.
pub(crate) fn all_at_fault(play: &Play) -> bool {
    let guilty = at_fault(play);
    play.seats.iter().all(|seat| guilty.contains(&seat.chair.entrant))
}
