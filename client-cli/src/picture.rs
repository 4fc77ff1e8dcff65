//! What this program holds of a table: the last snapshot with every later step folded in.
//!
//! It copies what events say and judges nothing.

use boneyard_proto::v1::{
    PublicView, SeatInfo, SeatPrivate, TableSnapshot, Tile, r#move::Action, table_snapshot::View,
};

use crate::words;

/// A table as one viewer knows it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Picture {
    /// The public part.
    pub(crate) table: PublicView,
    /// Own chair; 0 for a spectator.
    pub(crate) chair: i32,
    /// Own seat; 0 for a spectator, and until chairs are bound to seats.
    pub(crate) seat: i32,
    /// Own hand.
    pub(crate) hand: Vec<Tile>,
}

impl Picture {
    /// The picture of a snapshot, for the player with this id.
    pub(crate) fn of_snapshot(snapshot: &TableSnapshot, player_id: &str) -> Self {
        match &snapshot.view {
            Some(View::Seat(view)) => {
                let table = view.table.clone().unwrap_or_default();
                let own = |info: &&SeatInfo| {
                    if view.seat > 0 {
                        info.seat == view.seat
                    } else {
                        !player_id.is_empty() && info.player_id == player_id
                    }
                };
                let chair = table.seats.iter().find(own).map_or(0, |info| info.chair);
                Self { table, chair, seat: view.seat, hand: view.hand.clone() }
            }
            Some(View::Spectator(table)) => Self { table: table.clone(), ..Self::default() },
            None => Self::default(),
        }
    }

    /// Takes over the own part of a step.
    pub(crate) fn take_own(&mut self, own: &SeatPrivate) {
        self.seat = own.seat;
        self.hand.clone_from(&own.hand);
    }

    pub(crate) fn set_scores(&mut self, scores: Vec<i32>) {
        for info in &mut self.table.seats {
            info.score = entry(&scores, info.team);
        }
        self.table.team_scores = scores;
    }

    pub(crate) fn info(&self, seat: i32) -> Option<&SeatInfo> {
        self.table.seats.iter().find(|info| info.seat == seat && seat > 0)
    }

    pub(crate) fn info_mut(&mut self, seat: i32) -> Option<&mut SeatInfo> {
        self.table.seats.iter_mut().find(|info| info.seat == seat && seat > 0)
    }

    pub(crate) fn is_own(&self, seat: i32) -> bool {
        self.seat > 0 && seat == self.seat
    }

    /// "You" or the letter of the seat.
    pub(crate) fn who(&self, seat: i32) -> String {
        if self.is_own(seat) { "You".to_owned() } else { words::letter(seat).to_string() }
    }

    /// Who does something: `B plays`, `You play`.
    pub(crate) fn does(&self, seat: i32, others: &str, you: &str) -> String {
        format!("{} {}", self.who(seat), if self.is_own(seat) { you } else { others })
    }

    /// The seats of a team, as they are spoken of; the own one first.
    pub(crate) fn team(&self, team: i32) -> String {
        let mut seats: Vec<i32> =
            self.table.seats.iter().filter(|info| info.team == team).map(|info| info.seat).collect();
        seats.sort_by_key(|&seat| (!self.is_own(seat), seat));
        words::and_list(&seats.iter().map(|&seat| self.who(seat)).collect::<Vec<_>>())
    }

    /// Whether seats have partners.
    pub(crate) fn has_partners(&self) -> bool {
        self.table.rules.as_ref().is_some_and(|rules| rules.team_count < rules.seat_count)
    }

    /// Values that a seat has shown not to hold: what its passes proved since it last drew.
    pub(crate) fn shown_lacking(&self, seat: i32) -> Vec<i32> {
        let mut lacking = std::collections::BTreeSet::new();
        for action in self.table.history.iter().filter(|action| action.seat == seat) {
            match words::action(action.action.as_ref()) {
                Some(Action::Draw(_)) => lacking.clear(),
                Some(_) => lacking.extend(action.lacked_pips.iter().copied()),
                None => {}
            }
        }
        lacking.into_iter().collect()
    }
}

/// The entry of a list "seat 1 first"; 0 where there is none.
pub(crate) fn entry(list: &[i32], number: i32) -> i32 {
    index(number).and_then(|index| list.get(index)).copied().unwrap_or(0)
}

pub(crate) fn index(number: i32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}
