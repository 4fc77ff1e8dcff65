//! One line about a table, for lists.

use std::collections::BTreeMap;

use boneyard_engine::{rules::Rules, seat::Seat, table::MatchResult};

use super::{
    command::Actor,
    opening::Occupant,
    shown::Named,
    state::{Hosted, Lifecycle},
};
use crate::ids::{PlayerId, TableId, TournamentId};

/// One line about a table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Id.
    pub table_id: TableId,
    /// Player who opened it.
    pub creator: PlayerId,
    /// Tells a repeated request from another one with the same id.
    pub request_digest: [u8; 32],
    /// When it was opened, milliseconds since 1970.
    pub create_time_ms: i64,
    /// State.
    pub lifecycle: Lifecycle,
    /// Rules.
    pub rules: Rules,
    /// Code without which it is neither found nor joined.
    pub invite_code: Option<String>,
    /// Whether only seats and directors may watch.
    pub no_spectators: bool,
    /// Who sits, chair 1 first.
    pub chairs: Vec<Option<Named>>,
    /// Seat of each chair; empty until the match begins.
    pub seat_of_chair: Vec<Seat>,
    /// Match score by team.
    pub team_scores: Vec<i32>,
    /// Labels.
    pub labels: BTreeMap<String, String>,
    /// Result, if over.
    pub result: Option<MatchResult>,
    /// When the match ended, milliseconds since 1970; 0 while it has not.
    pub end_time_ms: i64,
    /// What a director said about the result.
    pub result_comment: String,
    /// The tournament it belongs to.
    pub tournament: Option<TournamentId>,
}

impl Summary {
    pub(super) fn of(table: &Hosted) -> Self {
        let named = |occupant: &Occupant| match occupant {
            Occupant::Player { id, name } => Named::Player { id: id.clone(), name: name.clone() },
            Occupant::House { bot, seed: _ } => Named::House { bot: bot.clone() },
        };
        let public = table.game.public();
        Self {
            table_id: table.opening.table_id.clone(),
            creator: table.opening.creator.clone(),
            request_digest: table.opening.request_digest,
            create_time_ms: table.opening.create_time_ms,
            lifecycle: table.lifecycle,
            rules: table.opening.rules,
            invite_code: table.opening.invite_code.clone(),
            no_spectators: table.opening.no_spectators,
            chairs: table.chairs.iter().map(|occupant| occupant.as_ref().map(named)).collect(),
            seat_of_chair: table.seat_of_chair.clone(),
            team_scores: public.team_scores.clone(),
            labels: table.opening.labels.clone(),
            result: public.result.clone(),
            end_time_ms: table.end_time_ms,
            result_comment: table.result_comment.clone(),
            tournament: table.opening.group.as_ref().map(|group| group.tournament.clone()),
        }
    }

    /// Players who sit here.
    pub fn players(&self) -> impl Iterator<Item = &PlayerId> {
        self.chairs.iter().flatten().filter_map(|named| match named {
            Named::Player { id, .. } => Some(id),
            Named::House { .. } => None,
        })
    }

    /// Whether this caller may know of the table at all.
    pub fn is_visible_to(&self, by: &Actor, invite_code: &str) -> bool {
        match &self.invite_code {
            None => true,
            Some(code) => {
                by.director
                    || self.creator == by.player
                    || self.players().any(|player| *player == by.player)
                    || crate::auth::same_secret(code, invite_code)
            }
        }
    }
}
