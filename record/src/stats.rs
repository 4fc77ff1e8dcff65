//! What many records come to, by variant and by player.

use std::collections::BTreeMap;

use boneyard_engine::{
    seat::Seat,
    table::{Event, Source},
};

use crate::{
    record::Record,
    replay::{Disagreement, replay},
};

/// Counts over records that are true.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// By key of the variant.
    pub variants: BTreeMap<String, VariantStats>,
    /// By key of the variant and name of the player.
    pub players: BTreeMap<(String, String), PlayerStats>,
    /// Records left out because they hide tiles.
    pub hidden: u64,
}

/// Counts over the matches of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VariantStats {
    /// Matches, those without an end included.
    pub matches: u64,
    /// Matches that were played to an end.
    pub finished: u64,
    /// Rounds that ended.
    pub rounds: u64,
    /// Rounds that were blocked.
    pub blocked: u64,
    /// Tiles laid by seats.
    pub placements: u64,
    /// Turns passed, those lost to a penalty left out.
    pub passes: u64,
    /// Tiles drawn.
    pub draws: u64,
}

/// Counts over what one player did in a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayerStats {
    /// Matches that were played to an end.
    pub finished: u64,
    /// Matches won alone or with a partner.
    pub wins: u64,
    /// Matches in which the first place was shared with another team.
    pub shared: u64,
    /// Rounds that ended.
    pub rounds: u64,
    /// Rounds won by the player's team.
    pub rounds_won: u64,
    /// Points of the player's seat over all rounds that ended.
    pub points: i64,
    /// Tiles laid.
    pub placements: u64,
    /// Turns passed, those lost to a penalty left out.
    pub passes: u64,
    /// Tiles drawn.
    pub draws: u64,
}

impl Stats {
    /// Counts a record.
    ///
    /// # Errors
    /// When it is not true; nothing of it is counted then.
    pub fn add(&mut self, record: &Record) -> Result<(), Disagreement> {
        if record.hides_tiles() {
            self.hidden += 1;
            return Ok(());
        }
        let replayed = replay(record)?;
        let rules = &record.rules;
        let variant = self.variants.entry(rules.variant.to_owned()).or_default();
        let mut seats = vec![PlayerStats::default(); usize::from(rules.seats)];
        variant.matches += 1;
        for event in replayed.steps.iter().flatten() {
            count(event, variant, &mut seats);
        }
        for round in &replayed.table.public().rounds {
            variant.rounds += 1;
            variant.blocked += u64::from(round.out.is_none());
            for seat in Seat::all(rules.seats) {
                let player = &mut seats[seat.index()];
                player.rounds += 1;
                player.rounds_won += u64::from(round.winner == Some(rules.team_of(seat)));
                player.points += i64::from(round.seat_points[seat]);
            }
        }
        if let Some(result) = &replayed.table.public().result {
            variant.finished += 1;
            let alone = result.winners(rules.team_count()).count() == 1;
            for seat in Seat::all(rules.seats) {
                let player = &mut seats[seat.index()];
                let first = result.ranks[rules.team_of(seat)] == 1;
                player.finished += 1;
                player.wins += u64::from(first && alone);
                player.shared += u64::from(first && !alone);
            }
        }
        for (name, seat) in record.header.players.iter().zip(seats) {
            self.players.entry((rules.variant.to_owned(), name.clone())).or_default().add(&seat);
        }
        Ok(())
    }
}

fn count(event: &Event, variant: &mut VariantStats, seats: &mut [PlayerStats]) {
    match event {
        Event::Placed { seat, .. } => {
            variant.placements += 1;
            seats[seat.index()].placements += 1;
        }
        Event::Drew { seat, tiles, .. } => {
            let tiles = u64::try_from(tiles.len()).unwrap_or(u64::MAX);
            variant.draws += tiles;
            seats[seat.index()].draws += tiles;
        }
        Event::Passed { seat, source, .. } => {
            let own = u64::from(*source != Source::Penalty);
            variant.passes += own;
            seats[seat.index()].passes += own;
        }
        Event::SeatsDrawn { .. }
        | Event::MatchStarted { .. }
        | Event::RoundDealt(_)
        | Event::TurnAsked(_)
        | Event::Declined { .. }
        | Event::Claimed { .. }
        | Event::ArmOpened { .. }
        | Event::RoundRedealt { .. }
        | Event::MarkerChanged { .. }
        | Event::CoversDue(_)
        | Event::Challenged { .. }
        | Event::Penalised { .. }
        | Event::RoundEnded(_)
        | Event::SeatForfeited { .. }
        | Event::MatchEnded(_) => {}
    }
}

impl VariantStats {
    /// Rounds of a match, on the average.
    pub fn mean_rounds(&self) -> f64 {
        ratio(self.rounds, self.matches)
    }

    /// Tiles laid in a match, on the average.
    pub fn mean_placements(&self) -> f64 {
        ratio(self.placements, self.matches)
    }

    /// Share of turns that were passed.
    pub fn pass_rate(&self) -> f64 {
        ratio(self.passes, self.passes + self.placements)
    }
}

impl PlayerStats {
    fn add(&mut self, other: &Self) {
        let Self { finished, wins, shared, rounds, rounds_won, points, placements, passes, draws } = other;
        self.finished += finished;
        self.wins += wins;
        self.shared += shared;
        self.rounds += rounds;
        self.rounds_won += rounds_won;
        self.points += points;
        self.placements += placements;
        self.passes += passes;
        self.draws += draws;
    }

    /// Share of turns that were passed.
    pub fn pass_rate(&self) -> f64 {
        ratio(self.passes, self.passes + self.placements)
    }
}

/// Nothing out of nothing is nothing.
#[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}
