//! Steps of tables, stored.

use boneyard_engine::{rules::Rules, table::ForfeitPolicy};
use boneyard_proto::storage_v1::{self as stored, table_event::Event as Stored};
use boneyard_record::deal::{DrawOrder, Entropy, Secret};
use prost::Message as _;

use super::{
    Unreadable,
    game::{self, decode_cause, encode_cause, seat, small},
    rules::{decode_rules, encode_rules},
};
use crate::{
    hosting::{ClockChange, Occupant, Opening, Step, TableEvent, TimeControl, TimeoutPolicy, TournamentDeal},
    ids::{PlayerId, TableId, TournamentId},
};

/// A step as bytes. The rules say how many seats and teams its rows have.
pub fn encode_table_step(rules: &Rules, step: &Step) -> Vec<u8> {
    let events =
        step.events.iter().map(|event| stored::TableEvent { event: Some(encode_event(rules, event)) }).collect();
    stored::TableStep { sequence: step.sequence, time_ms: step.time_ms, events }.encode_to_vec()
}

/// A step from bytes.
///
/// # Errors
/// Names what cannot be read.
pub fn decode_table_step(bytes: &[u8]) -> Result<Step, Unreadable> {
    let step = stored::TableStep::decode(bytes)?;
    let events = step
        .events
        .into_iter()
        .map(|event| decode_event(event.event.ok_or(Unreadable::Field("event"))?, step.time_ms))
        .collect::<Result<_, _>>()?;
    Ok(Step { sequence: step.sequence, time_ms: step.time_ms, events })
}

fn encode_event(rules: &Rules, event: &TableEvent) -> Stored {
    match event {
        TableEvent::Opened(opening) => Stored::Opened(encode_opening(opening)),
        TableEvent::ChairTaken { chair, occupant } => {
            let taken = stored::ChairTaken { chair: (*chair).into(), ..stored::ChairTaken::default() };
            Stored::ChairTaken(match occupant {
                Occupant::Player { id, name } => {
                    stored::ChairTaken { player_id: id.to_string(), display_name: name.clone(), ..taken }
                }
                Occupant::House { bot, seed } => stored::ChairTaken { house_bot: bot.clone(), seed: *seed, ..taken },
            })
        }
        TableEvent::ChairLeft { chair, removed, banned } => Stored::ChairLeft(stored::ChairLeft {
            chair: (*chair).into(),
            removed: *removed,
            banned_player_id: banned.as_ref().map(ToString::to_string).unwrap_or_default(),
        }),
        TableEvent::Game(event) => game::encode(rules, event),
        TableEvent::ClockChanged(change) => Stored::ClockChanged(stored::ClockChanged {
            seat: change.seat.number(),
            bank_ms: change.bank_ms,
            timeouts: change.timeouts,
            illegal_answers: change.illegal_answers,
            turn: change.turn,
            elapsed_ms: change.elapsed_ms,
            charged_ms: change.charged_ms,
        }),
        TableEvent::Paused { comment, after_round } => {
            Stored::Paused(stored::Paused { comment: comment.clone(), after_round: *after_round })
        }
        TableEvent::Resumed => Stored::Resumed(stored::Resumed {}),
        TableEvent::Aborted { comment } => Stored::Aborted(stored::Aborted { comment: comment.clone() }),
        TableEvent::Substituted { seat, bot, cause } => Stored::Substituted(stored::Substituted {
            seat: seat.number(),
            house_bot: bot.clone(),
            cause: encode_cause(*cause),
        }),
        TableEvent::EntropyAdded { chair, entropy } => {
            Stored::EntropyAdded(stored::EntropyAdded { chair: (*chair).into(), entropy: entropy.as_bytes().to_vec() })
        }
        TableEvent::DealRevealed => Stored::DealRevealed(stored::DealRevealed {}),
        TableEvent::ResultNoted { comment } => Stored::ResultNoted(stored::ResultNoted { comment: comment.clone() }),
    }
}

fn tournament_deal(group: stored::TournamentDeal) -> Result<TournamentDeal, Unreadable> {
    Ok(TournamentDeal {
        tournament: TournamentId::parse(&group.tournament_id).ok_or(Unreadable::Field("tournament_id"))?,
        board: group.board,
        salt: group.salt.try_into().map_err(|_| Unreadable::Field("salt"))?,
    })
}

fn decode_event(event: Stored, time_ms: i64) -> Result<TableEvent, Unreadable> {
    Ok(match event {
        Stored::Opened(opened) => TableEvent::Opened(Box::new(decode_opening(opened, time_ms)?)),
        Stored::ChairTaken(taken) => TableEvent::ChairTaken {
            chair: small(taken.chair, "chair")?,
            occupant: if taken.house_bot.is_empty() {
                Occupant::Player { id: player(&taken.player_id)?, name: taken.display_name }
            } else {
                Occupant::House { bot: taken.house_bot, seed: taken.seed }
            },
        },
        Stored::ChairLeft(left) => TableEvent::ChairLeft {
            chair: small(left.chair, "chair")?,
            removed: left.removed,
            banned: if left.banned_player_id.is_empty() { None } else { Some(player(&left.banned_player_id)?) },
        },
        Stored::ClockChanged(changed) => TableEvent::ClockChanged(ClockChange {
            seat: seat(changed.seat)?,
            bank_ms: changed.bank_ms,
            timeouts: changed.timeouts,
            illegal_answers: changed.illegal_answers,
            turn: changed.turn,
            elapsed_ms: changed.elapsed_ms,
            charged_ms: changed.charged_ms,
        }),
        Stored::Paused(paused) => TableEvent::Paused { comment: paused.comment, after_round: paused.after_round },
        Stored::Resumed(stored::Resumed {}) => TableEvent::Resumed,
        Stored::Aborted(aborted) => TableEvent::Aborted { comment: aborted.comment },
        Stored::Substituted(sub) => {
            TableEvent::Substituted { seat: seat(sub.seat)?, bot: sub.house_bot, cause: decode_cause(sub.cause)? }
        }
        Stored::EntropyAdded(added) => TableEvent::EntropyAdded {
            chair: small(added.chair, "chair")?,
            entropy: Entropy::new(&added.entropy).map_err(|_| Unreadable::Field("entropy"))?,
        },
        Stored::DealRevealed(stored::DealRevealed {}) => TableEvent::DealRevealed,
        Stored::ResultNoted(noted) => TableEvent::ResultNoted { comment: noted.comment },
        event @ (Stored::SeatsDrawn(_)
        | Stored::MatchStarted(_)
        | Stored::RoundDealt(_)
        | Stored::Asked(_)
        | Stored::Placed(_)
        | Stored::Drew(_)
        | Stored::Passed(_)
        | Stored::Declined(_)
        | Stored::Claimed(_)
        | Stored::ArmOpened(_)
        | Stored::RoundRedealt(_)
        | Stored::MarkerChanged(_)
        | Stored::CoversDue(_)
        | Stored::Challenged(_)
        | Stored::Penalised(_)
        | Stored::RoundEnded(_)
        | Stored::SeatForfeited(_)
        | Stored::MatchEnded(_)) => TableEvent::Game(game::decode(event)?.ok_or(Unreadable::Field("event"))?),
    })
}

fn encode_opening(opening: &Opening) -> stored::Opened {
    stored::Opened {
        table_id: opening.table_id.to_string(),
        creator: opening.creator.to_string(),
        by_director: opening.by_director,
        rules: Some(encode_rules(&opening.rules, opening.rules_version)),
        time_control: Some(encode_clock(&opening.time_control)),
        invite_only: opening.invite_code.is_some(),
        invite_code: opening.invite_code.clone().unwrap_or_default(),
        round_break_ms: opening.round_break_ms,
        no_spectators: opening.no_spectators,
        labels: opening.labels.clone().into_iter().collect(),
        request_digest: opening.request_digest.to_vec(),
        deal_secret: opening.deal_secret.reveal().to_vec(),
        tournament: opening.group.as_ref().map(|group| stored::TournamentDeal {
            tournament_id: group.tournament.to_string(),
            board: group.board,
            salt: group.salt.to_vec(),
        }),
        own_draw_orders: opening.draw_order == DrawOrder::PerSeat,
    }
}

fn decode_opening(opened: stored::Opened, time_ms: i64) -> Result<Opening, Unreadable> {
    let (rules, rules_version) = decode_rules(opened.rules)?;
    let control = opened.time_control.ok_or(Unreadable::Field("time_control"))?;
    Ok(Opening {
        table_id: TableId::parse(&opened.table_id).ok_or(Unreadable::Field("table_id"))?,
        creator: player(&opened.creator)?,
        by_director: opened.by_director,
        rules,
        rules_version,
        time_control: decode_clock(&control),
        invite_code: opened.invite_only.then_some(opened.invite_code),
        round_break_ms: opened.round_break_ms,
        no_spectators: opened.no_spectators,
        labels: opened.labels.into_iter().collect(),
        request_digest: opened.request_digest.try_into().map_err(|_| Unreadable::Field("request_digest"))?,
        group: opened.tournament.map(tournament_deal).transpose()?,
        deal_secret: Secret::new(opened.deal_secret.try_into().map_err(|_| Unreadable::Field("deal_secret"))?),
        draw_order: if opened.own_draw_orders { DrawOrder::PerSeat } else { DrawOrder::Shared },
        create_time_ms: time_ms,
    })
}

/// Clocks as they are stored.
pub(super) fn encode_clock(control: &TimeControl) -> stored::TimeControl {
    stored::TimeControl {
        unlimited: control.unlimited,
        initial_ms: control.initial_ms,
        increment_ms: control.increment_ms,
        move_limit_ms: control.move_limit_ms,
        free_ms: control.free_ms,
        timeout_forfeits: control.on_timeout == TimeoutPolicy::Forfeit,
        timeout_limit: control.timeout_limit,
        illegal_limit: control.illegal_limit,
        disconnect_grace_ms: control.disconnect_grace_ms,
        forfeit_ends_match: control.on_forfeit == ForfeitPolicy::EndMatch,
    }
}

/// Clocks as they were stored.
pub(super) const fn decode_clock(control: &stored::TimeControl) -> TimeControl {
    TimeControl {
        unlimited: control.unlimited,
        initial_ms: control.initial_ms,
        increment_ms: control.increment_ms,
        move_limit_ms: control.move_limit_ms,
        free_ms: control.free_ms,
        on_timeout: if control.timeout_forfeits { TimeoutPolicy::Forfeit } else { TimeoutPolicy::PlayFirstLegal },
        timeout_limit: control.timeout_limit,
        illegal_limit: control.illegal_limit,
        disconnect_grace_ms: control.disconnect_grace_ms,
        on_forfeit: if control.forfeit_ends_match { ForfeitPolicy::EndMatch } else { ForfeitPolicy::Substitute },
    }
}

pub(super) fn player(text: &str) -> Result<PlayerId, Unreadable> {
    PlayerId::parse(text).ok_or(Unreadable::Field("player_id"))
}
