//! A reader that keeps a view up to date from steps alone, as the contract promises that one can.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use boneyard_proto::v1::{self, r#move::Action, table_event::Payload};

/// Folds a step over the view before.
pub(crate) fn fold(view: &mut v1::PublicView, step: &v1::TableStep) {
    assert_eq!(step.sequence, view.sequence + 1, "steps follow each other");
    assert!(!step.events.is_empty(), "a step holds something that happened");
    for event in &step.events {
        fold_event(view, event.payload.as_ref().unwrap());
    }
    view.sequence = step.sequence;
}

/// Folds a step and the own part over the view of a seat.
pub(crate) fn fold_seat(view: &mut v1::SeatView, step: &v1::SeatStep) {
    let public = step.step.as_ref().unwrap();
    let round = view.table.as_ref().unwrap().round;
    fold(view.table.as_mut().unwrap(), public);
    if view.table.as_ref().unwrap().round != round {
        view.drawn_tiles.clear();
    }
    if let Some(own) = &step.own {
        view.seat = own.seat;
        view.hand.clone_from(&own.hand);
        view.drawn_tiles.extend(&own.drawn_tiles);
    }
}

fn chair(view: &mut v1::PublicView, chair: i32) -> &mut v1::SeatInfo {
    view.seats.iter_mut().find(|info| info.chair == chair).unwrap()
}

fn seat(view: &mut v1::PublicView, seat: i32) -> &mut v1::SeatInfo {
    view.seats.iter_mut().find(|info| info.seat == seat).unwrap()
}

fn nobody_is_asked(view: &mut v1::PublicView) {
    view.seat_to_act = 0;
    view.decision_kind = 0;
    view.cover_duty_seat = 0;
    view.open_ends.clear();
}

fn set_scores(view: &mut v1::PublicView, scores: Vec<i32>) {
    for info in &mut view.seats {
        info.score = scores[usize::try_from(info.team).unwrap() - 1];
    }
    view.team_scores = scores;
}

fn fold_event(view: &mut v1::PublicView, event: &Payload) {
    match event {
        // What follows from a draw for seats is told by the start of the match; the rest is in any view.
        Payload::TableCreated(_) | Payload::SeatsDrawn(_) | Payload::RoundRedealt(_) | Payload::EntropyAdded(_) => {}
        Payload::DealRevealed(reveal) => view.deal_reveal = Some(reveal.clone()),
        Payload::SeatTaken(taken) => {
            let info = chair(view, taken.chair);
            info.player_id.clone_from(&taken.player_id);
            info.display_name.clone_from(&taken.display_name);
            info.house_bot.clone_from(&taken.house_bot);
        }
        Payload::SeatLeft(left) => {
            let info = chair(view, left.chair);
            info.player_id.clear();
            info.display_name.clear();
            info.house_bot.clear();
        }
        Payload::MatchStarted(started) => {
            view.state = v1::TableState::Active.into();
            for (number, &bound) in (1..).zip(&started.seat_of_chair) {
                let team = started.team_of_seat[usize::try_from(bound).unwrap() - 1];
                let info = chair(view, number);
                (info.seat, info.team) = (bound, team);
            }
            view.seats.sort_by_key(|info| info.seat);
            let teams = *started.team_of_seat.iter().max().unwrap();
            set_scores(view, vec![0; usize::try_from(teams).unwrap()]);
        }
        Payload::RoundDealt(dealt) => {
            view.round = dealt.round;
            view.opener_seat = dealt.opener_seat;
            view.next_opener_seat = 0;
            view.engine_tile = dealt.engine_tile;
            view.boneyard_count = dealt.boneyard_count;
            view.arms.clone_from(&dealt.arms);
            view.history.clear();
            for info in &mut view.seats {
                info.hand_count = dealt.hand_counts[usize::try_from(info.seat).unwrap() - 1];
                (info.announced, info.skips_next) = (false, false);
            }
        }
        Payload::TurnAsked(asked) => {
            view.turn = asked.turn;
            view.seat_to_act = asked.seat;
            view.decision_kind = asked.kind;
            view.open_ends.clone_from(&asked.open_ends);
            view.cover_duty_seat = asked.cover_duty_seat;
        }
        Payload::ActionTaken(taken) | Payload::ActionForced(taken) => fold_action(view, taken),
        Payload::MarkerChanged(change) => {
            let arm = view.arms.iter_mut().find(|arm| arm.arm_id == change.arm_id).unwrap();
            arm.marked = change.marked;
            arm.open_to_seats.clone_from(&change.open_to_seats);
        }
        Payload::PenaltyGiven(penalty) => seat(view, penalty.seat).skips_next |= penalty.skips_next,
        Payload::ClockChanged(change) => {
            let info = seat(view, change.seat);
            info.bank_ms = change.bank_ms;
            info.timeout_count = change.timeout_count;
            info.illegal_count = change.illegal_count;
        }
        Payload::RoundEnded(ended) => {
            nobody_is_asked(view);
            view.next_opener_seat = ended.next_opener_seat;
            view.rounds.extend(ended.score.clone());
            for info in &mut view.seats {
                info.hand_count = 0;
                info.round_scores.push(ended.seat_points[usize::try_from(info.seat).unwrap() - 1]);
            }
            // All points of a round are in its score, those made in play too.
            let teams = view.team_scores.len();
            let total = |team: usize| view.rounds.iter().map(|round| round.team_points[team]).sum();
            set_scores(view, (0..teams).map(total).collect());
        }
        Payload::MatchEnded(result) => {
            nobody_is_asked(view);
            view.next_opener_seat = 0;
            view.state = v1::TableState::Finished.into();
            view.team_ranks.clone_from(&result.team_ranks);
            set_scores(view, result.team_scores.clone());
            view.result = Some(result.clone());
        }
        Payload::TablePaused(_) => view.state = v1::TableState::Paused.into(),
        Payload::TableResumed(_) => view.state = v1::TableState::Active.into(),
        Payload::TableAborted(_) => {
            nobody_is_asked(view);
            view.state = v1::TableState::Aborted.into();
        }
        Payload::SeatSubstituted(lost) => seat(view, lost.seat).substituted = true,
    }
}

fn fold_action(view: &mut v1::PublicView, taken: &v1::ActionTaken) {
    let action = taken.action.clone().unwrap();
    nobody_is_asked(view);
    match action.action.unwrap().action.unwrap() {
        Action::Place(place) => {
            seat(view, action.seat).hand_count -= 1;
            seat(view, action.seat).announced = place.announce;
            if place.end_id == 1 {
                view.engine_tile = place.tile;
            } else {
                let arm = view.arms.iter_mut().find(|arm| arm.arm_id == place.end_id).unwrap();
                arm.tiles.push(v1::PlacedTile { tile: place.tile, outer_pips: place.exposed_pips.unwrap() });
            }
            view.arms.extend(taken.new_arms.iter().cloned());
        }
        Action::Draw(_) => {
            seat(view, action.seat).hand_count += action.drawn_count;
            seat(view, action.seat).announced = false;
            view.boneyard_count -= action.drawn_count;
        }
        Action::PassTurn(_) => {
            seat(view, action.seat).skips_next &= action.source != i32::from(v1::ActionSource::Penalty);
        }
        Action::Challenge(_) | Action::Claim(_) | Action::Decline(_) | Action::ChooseOpener(_) => {}
    }
    let team = seat(view, action.seat).team;
    let mut scores = view.team_scores.clone();
    scores[usize::try_from(team).unwrap() - 1] += action.points;
    set_scores(view, scores);
    view.history.push(action);
}

/// The view without what is not stored, and so in no step: presence.
pub(crate) fn without_presence(view: &v1::PublicView) -> v1::PublicView {
    let mut view = view.clone();
    for info in &mut view.seats {
        info.presence = 0;
        info.forfeit_in_ms = 0;
    }
    view
}
