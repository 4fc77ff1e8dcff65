//! Events as bytes. A frame of `Play` and one of `Listen` have the same form, and bytes can hold what no message of this
//! release can: members, fields and kinds of a later one.

use boneyard_proto::v1::{
    Decision, EndReason, Heartbeat, LegalMove, MatchResult, Move, PlaceTile, PlayResponse, PlayerEvent, TableNotice,
    TableState, Tile, TurnRequest, Welcome, r#move::Action, player_event::Event,
};
use prost::{
    Message,
    encoding::{WireType, encode_key, encode_varint},
};

/// Number of a member, and of a value, that this release does not have.
const NEWER: u32 = 99;

/// The frame that holds this event.
pub fn frame(event: Event) -> Vec<u8> {
    PlayResponse { event: Some(PlayerEvent { event: Some(event) }) }.encode_to_vec()
}

/// An event of a kind that this release does not have.
pub fn newer_event() -> Vec<u8> {
    nested(1, &nested(NEWER, &[]))
}

/// A question with fields, a kind of decision and a kind of move of a later release. `request` is to be answered by one
/// of its own moves.
pub fn newer_question(request: &TurnRequest) -> Vec<u8> {
    let unknown = nested(NEWER, b"newer");
    let mut decision = request.decision.clone().unwrap_or_default();
    decision.kind = NEWER.cast_signed();
    let strange_move = [nested(1, &nested(NEWER, &[])), nested(2, b"newer"), unknown.clone()].concat();
    let decision = [decision.encode_to_vec(), nested(5, &strange_move), unknown.clone()].concat();
    let view = [request.view.clone().unwrap_or_default().encode_to_vec(), unknown.clone()].concat();
    let request = [nested(1, &decision), nested(2, &view), unknown.clone()].concat();
    let event = [nested(2, &request), nested(NEWER + 1, b"newer")].concat();
    [nested(1, &event), unknown].concat()
}

/// A message as the member `number` of another one.
fn nested(number: u32, content: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    encode_key(number, WireType::LengthDelimited, &mut bytes);
    encode_varint(content.len() as u64, &mut bytes);
    bytes.extend_from_slice(content);
    bytes
}

/// First event of a session.
pub fn welcome(tables: &[String], heartbeat_interval_ms: i32) -> Event {
    Event::Welcome(Welcome {
        player_id: "ply_conformance".to_owned(),
        heartbeat_interval_ms,
        table_ids: tables.to_vec(),
        deprecation_notices: Vec::new(),
    })
}

/// A table changed state.
pub fn notice(table: &str, state: i32, result: Option<MatchResult>) -> Event {
    Event::TableNotice(TableNotice { table_id: table.to_owned(), state, chair: 2, seat: 2, result })
}

/// How every match here ends: played out, or voided by a director.
pub fn result(state: TableState) -> MatchResult {
    let played = state == TableState::Finished;
    MatchResult {
        reason: if played { EndReason::Completed } else { EndReason::Adjudication }.into(),
        winning_teams: if played { vec![2] } else { Vec::new() },
        team_scores: vec![20, 35],
        team_ranks: if played { vec![2, 1] } else { vec![1, 1] },
        ..MatchResult::default()
    }
}

/// Nothing happened.
pub fn heartbeat(pending_decision_count: i32) -> Event {
    Event::Heartbeat(Heartbeat { pending_decision_count, ..Heartbeat::default() })
}

/// The state of this name; `NEWER` is one that this release does not have.
pub fn state(name: &str) -> Option<i32> {
    if name == "NEWER" {
        return Some(NEWER.cast_signed());
    }
    TableState::from_str_name(&format!("TABLE_STATE_{name}")).map(Into::into)
}

/// So many placements, all different.
pub fn many_moves(count: usize) -> Vec<LegalMove> {
    let tiles = (0..=18).flat_map(|high| (0..=high).map(move |low| (high, low)));
    tiles
        .take(count)
        .map(|(high, low)| {
            let place = PlaceTile { tile: Some(Tile { high, low }), end_id: 2, ..PlaceTile::default() };
            let choice = Some(Move { action: Some(Action::Place(place)) });
            LegalMove { choice, token: format!("{high}-{low}L"), points: 0, same_as: 0 }
        })
        .collect()
}

/// The token of a choice in a decision, for people.
pub fn token(decision: &Decision, choice: Option<&Move>) -> String {
    let listed = decision.legal_moves.iter().find(|listed| listed.choice.as_ref() == choice && choice.is_some());
    listed.map_or_else(|| format!("{choice:?}"), |listed| listed.token.clone())
}
