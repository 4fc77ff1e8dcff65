use std::collections::BTreeMap;

use crate::{
    Entrant, Play, PlayKey, Verdict,
    standing::{
        Ledger, Reason, Settings,
        margin::team_count,
        margins,
        number::{real, real_of},
    },
};

/// Which games count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// All that were played, faults included: what the standings say.
    Standing,
    /// Only blocks without any fault: what the entrants can do.
    Skill,
}

/// The plays of one board at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block<'a> {
    /// In order of the schedule; at least one.
    pub plays: &'a [Play],
    /// The worst reason against counting it, if there is one.
    pub against: Option<Reason>,
}

/// Blocks of a ledger in order of the schedule.
pub fn blocks<'a>(ledger: &'a Ledger, settings: &Settings) -> Vec<Block<'a>> {
    let block = |play: &Play| (play.key.round, play.key.table, play.key.board);
    let chunks = ledger.plays.chunk_by(|a, b| block(a) == block(b));
    chunks
        .map(|plays| {
            let verdict = |wanted: fn(Verdict) -> bool| {
                plays.iter().flat_map(|play| &play.seats).any(|seat| wanted(seat.verdict))
            };
            let against = if plays.iter().any(|play| ledger.adjudicated.contains_key(&play.key)) {
                Some(Reason::Adjudicated)
            } else if plays.len() != settings.plays as usize {
                Some(Reason::Incomplete)
            } else if verdict(Verdict::is_fault) {
                Some(Reason::Fault)
            } else if verdict(|verdict| verdict == Verdict::HostFault) {
                Some(Reason::HostFault)
            } else {
                None
            };
            Block { plays, against }
        })
        .collect()
}

impl Block<'_> {
    /// Whether it counts.
    pub fn counts(&self, doing: Doing) -> bool {
        match (self.against, doing) {
            (None, _) | (Some(Reason::Fault | Reason::HostFault), Doing::Standing) => true,
            (Some(_), _) => false,
        }
    }

    /// Board.
    pub fn board(&self) -> u32 {
        self.plays[0].key.board
    }
}

/// Everything set aside, and why: games ignored, and games left out of statistics.
pub fn excluded(ledger: &Ledger, settings: &Settings) -> Vec<(PlayKey, Reason)> {
    let mut excluded = ledger.ignored.clone();
    for block in blocks(ledger, settings) {
        if let Some(reason) = block.against {
            excluded.extend(block.plays.iter().map(|play| (play.key, reason)));
        }
    }
    excluded.sort_unstable();
    excluded
}

/// What each entrant scored in a game more than the field at its table: own score less the mean of the other
/// teams, in points of the game. With two teams that is the difference.
pub fn scores_of_play(play: &Play, teams: Option<usize>) -> BTreeMap<Entrant, f64> {
    let others = real_of(team_count(play, teams).saturating_sub(1).max(1));
    margins(play, teams).into_iter().map(|(entrant, margin)| (entrant, real(margin) / others)).collect()
}

/// The samples of each entrant: for each board that it played, the mean over its plays. One deal is one sample,
/// however many tables and seatings it was played at.
pub fn by_board(ledger: &Ledger, settings: &Settings, doing: Doing) -> Vec<BTreeMap<u32, f64>> {
    let mut scores: Vec<BTreeMap<u32, Vec<f64>>> = vec![BTreeMap::new(); ledger.field];
    for block in blocks(ledger, settings).iter().filter(|block| block.counts(doing)) {
        for play in block.plays {
            for (entrant, score) in scores_of_play(play, settings.teams) {
                scores[entrant.place()].entry(block.board()).or_default().push(score);
            }
        }
    }
    scores.into_iter().map(means).collect()
}

/// Samples of one entrant against another, as [`by_board`]: own score less the other's, where they were not
/// partners.
pub fn against(ledger: &Ledger, settings: &Settings, doing: Doing) -> BTreeMap<(Entrant, Entrant), Vec<f64>> {
    let mut scores: BTreeMap<(Entrant, Entrant), BTreeMap<u32, Vec<f64>>> = BTreeMap::new();
    for block in blocks(ledger, settings).iter().filter(|block| block.counts(doing)) {
        for play in block.plays {
            for (pair, difference) in differences(play, settings.teams) {
                scores.entry(pair).or_default().entry(block.board()).or_default().push(real(difference));
            }
        }
    }
    scores.into_iter().map(|(pair, boards)| (pair, means(boards).into_values().collect())).collect()
}

/// Own score less the other's for each ordered pair of a game that is not in the same team. Where an entrant
/// holds several teams, all pairs of teams are added up. Nothing where nobody was without a fault.
pub(super) fn differences(play: &Play, teams: Option<usize>) -> BTreeMap<(Entrant, Entrant), i64> {
    let mut differences = BTreeMap::new();
    if super::all_at_fault(play) {
        return differences;
    }
    let teams_of = super::margin::teams_of(play, teams);
    for (own, own_teams) in &teams_of {
        for (other, other_teams) in teams_of.iter().filter(|(other, theirs)| *other != own && *theirs != own_teams) {
            let pairs = own_teams.iter().flat_map(|a| other_teams.iter().map(move |b| (*a, *b)));
            let difference = pairs.map(|(a, b)| play.seats[a].score - play.seats[b].score).sum::<i64>();
            differences.insert((*own, *other), difference);
        }
    }
    differences
}

fn means<K: Ord>(scores: BTreeMap<K, Vec<f64>>) -> BTreeMap<K, f64> {
    scores.into_iter().map(|(key, plays)| (key, plays.iter().sum::<f64>() / real_of(plays.len()))).collect()
}
