//! Steps as viewers see them → messages.

use boneyard_engine::{rules::Rules, seat::Seat, table::RoundResult};
use boneyard_proto::v1::{self, table_event::Payload};

use super::encode::{
    arm, chair_info, deal_group, deal_reveal, decision_kind, end_reason, int, match_result, open_end, opener_seat,
    optional_seat, round_action, round_score, rules, seat_number, seats, team_number, tile, tiles, time_control,
    timestamp,
};
use crate::hosting::{Named, OwnAfter, SeenEvent, SeenStep};

/// A step, the same for everybody.
pub fn table_step(rules: &Rules, step: &SeenStep) -> v1::TableStep {
    v1::TableStep {
        sequence: int(step.sequence),
        time: timestamp(step.time_ms),
        events: step
            .events
            .iter()
            .map(|event| v1::TableEvent { payload: Some(payload(rules, event, step.time_ms)) })
            .collect(),
    }
}

/// A step with the viewer's own part.
pub fn seat_step(rules: &Rules, step: &SeenStep) -> v1::SeatStep {
    v1::SeatStep { step: Some(table_step(rules, step)), own: step.own.as_ref().map(own) }
}

fn own(own: &OwnAfter) -> v1::SeatPrivate {
    v1::SeatPrivate {
        seat: seat_number(own.seat),
        hand: tiles(own.hand),
        drawn_tiles: tiles(own.drawn.iter().copied()),
    }
}

fn payload(table_rules: &Rules, event: &SeenEvent, time_ms: i64) -> Payload {
    match event {
        SeenEvent::Opened(opening) => Payload::TableCreated(v1::TableCreated {
            rules: Some(rules(&opening.rules, opening.rules_version)),
            time_control: Some(time_control(&opening.time_control)),
            deal_group: Some(deal_group(&opening.deal_group, opening.commitment, opening.draw_order)),
            labels: opening.labels.clone().into_iter().collect(),
            create_time: timestamp(opening.create_time_ms),
            invite_only: opening.invite_only,
        }),
        SeenEvent::ChairTaken { chair, occupant } => {
            let info = chair_info(*chair, None, Some(occupant));
            Payload::SeatTaken(v1::SeatTaken {
                chair: info.chair,
                player_id: info.player_id,
                display_name: match occupant {
                    Named::Player { name, .. } => name.clone(),
                    Named::House { bot } => bot.clone(),
                },
                house_bot: info.house_bot,
            })
        }
        SeenEvent::ChairLeft { chair, removed } => {
            Payload::SeatLeft(v1::SeatLeft { chair: (*chair).into(), removed: *removed })
        }
        SeenEvent::MatchStarted { seat_of_chair, rules } => Payload::MatchStarted(v1::MatchStarted {
            seat_of_chair: seat_of_chair.iter().copied().map(seat_number).collect(),
            team_of_seat: Seat::all(rules.seats).map(|seat| team_number(rules.team_of(seat))).collect(),
        }),
        SeenEvent::Asked { asked, time_left_ms, open_ends, cover_duty } => Payload::TurnAsked(v1::TurnAsked {
            turn: int(asked.turn),
            seat: seat_number(asked.seat),
            kind: decision_kind(asked.kind).into(),
            time_left_ms: int(*time_left_ms),
            open_ends: open_ends.iter().map(open_end).collect(),
            cover_duty_seat: optional_seat(*cover_duty),
        }),
        SeenEvent::Acted { action, token: _, new_arms, outer, charged_ms } => {
            let taken = v1::ActionTaken {
                action: Some(round_action(action, *outer, *charged_ms)),
                new_arms: new_arms.iter().map(|(end, view, label)| arm(*end, view, label)).collect(),
            };
            if action.turn == 0 { Payload::ActionForced(taken) } else { Payload::ActionTaken(taken) }
        }
        SeenEvent::SeatsDrawn { tiles, seat_of_chair } => Payload::SeatsDrawn(v1::SeatsDrawn {
            tiles: Seat::all(table_rules.seats).map(|chair| tile(tiles[chair].0)).collect(),
            seat_of_chair: Seat::all(table_rules.seats).map(|chair| seat_number(seat_of_chair[chair])).collect(),
        }),
        SeenEvent::RoundDealt { round, opener, hand_counts, boneyard_count, engine, arms } => {
            Payload::RoundDealt(v1::RoundDealt {
                round: (*round).into(),
                opener_seat: seat_number(*opener),
                engine_tile: engine.map(tile),
                hand_counts: Seat::all(table_rules.seats).map(|seat| hand_counts[seat].into()).collect(),
                boneyard_count: (*boneyard_count).into(),
                arms: arms.iter().map(|(end, view, label)| arm(*end, view, label)).collect(),
            })
        }
        SeenEvent::RoundRedealt { round, attempt, cause } => Payload::RoundRedealt(v1::RoundRedealt {
            round: (*round).into(),
            attempt: (*attempt).into(),
            cause: cause.name().to_owned(),
        }),
        SeenEvent::MarkerChanged { end, marked, open_to } => Payload::MarkerChanged(v1::MarkerChanged {
            arm_id: int(end.number()),
            marked: *marked,
            open_to_seats: seats(*open_to),
        }),
        SeenEvent::Penalised { seat, challenger, skips_next } => Payload::PenaltyGiven(v1::PenaltyGiven {
            seat: seat_number(*seat),
            challenger_seat: seat_number(*challenger),
            skips_next: *skips_next,
        }),
        SeenEvent::ArmOpened { end, open_to } => Payload::MarkerChanged(v1::MarkerChanged {
            arm_id: int(end.number()),
            marked: false,
            open_to_seats: seats(*open_to),
        }),
        SeenEvent::RoundEnded(result) => Payload::RoundEnded(round_ended(table_rules, result)),
        SeenEvent::ClockChanged(change) => Payload::ClockChanged(v1::ClockChanged {
            seat: seat_number(change.seat),
            bank_ms: int(change.bank_ms),
            timeout_count: int(change.timeouts),
            illegal_count: int(change.illegal_answers),
        }),
        SeenEvent::Paused { comment } => Payload::TablePaused(v1::StateNote { comment: comment.clone() }),
        SeenEvent::Resumed => Payload::TableResumed(v1::StateNote::default()),
        SeenEvent::Aborted { comment } => Payload::TableAborted(v1::StateNote { comment: comment.clone() }),
        SeenEvent::Substituted { seat, bot, cause } => Payload::SeatSubstituted(v1::SeatSubstituted {
            seat: seat_number(*seat),
            house_bot: bot.clone(),
            cause: end_reason(*cause).into(),
        }),
        SeenEvent::EntropyAdded { chair, place } => {
            Payload::EntropyAdded(v1::EntropyAdded { chair: (*chair).into(), entropy_index: int(*place) })
        }
        SeenEvent::DealRevealed(proof) => Payload::DealRevealed(deal_reveal(proof)),
        SeenEvent::MatchEnded { result, comment } => {
            Payload::MatchEnded(match_result(result, table_rules.team_count(), time_ms, comment))
        }
    }
}

fn round_ended(table_rules: &Rules, result: &RoundResult) -> v1::RoundEnded {
    let each = || Seat::all(table_rules.seats);
    v1::RoundEnded {
        score: Some(round_score(table_rules, result)),
        seat_points: each().map(|seat| result.seat_points[seat]).collect(),
        hand_pips: each().map(|seat| result.hand_pips[seat].into()).collect(),
        exposed_hands: each().map(|seat| v1::Hand { tiles: tiles(result.hands[seat]) }).collect(),
        out_seat: optional_seat(result.out),
        next_opener_seat: opener_seat(result.next_opener),
    }
}
