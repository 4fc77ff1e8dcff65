//! What becomes of an answer: every cell of the contract's table, by `SubmitMove` and through `Play`.
//!
//! The order of judgement is: already answered by this seat · timed out · match over · not asked yet ·
//! stale · another seat's · the rules. Only the last counts as an illegal answer.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::time::Duration;

use boneyard_proto::v1::{self, r#move::Action, player_event::Event, table_event::Payload};
use support::{
    Client, TestServer,
    follow::{Follower, Session, all_steps, payloads},
    game::{
        Game,
        Way::{self, Play, SubmitMove},
        challenge, choice, choose_opener, claim, decline, director, draw, pass, place, tile,
    },
    parts,
    refusal::{Refusal, bad_field, reason_of, refused},
    rigged::dealing,
    seat_for, table,
};
use tokio::time::Instant;

/// Two hands for Block. Seat 1 leads; both can play on for a while.
const DUEL: &str = "6-5 6-6 6-4 5-4 4-4 3-1 2-0  6-3 6-2 5-5 5-3 4-3 4-2 1-1";

/// Runs each of these by both ways.
macro_rules! both_ways {
    ($($name:ident),+ $(,)?) => {
        mod by_submit_move {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::SubmitMove).await;
            })+
        }
        mod through_play {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Play).await;
            })+
        }
    };
}

both_ways!(
    the_same_answer_again_is_replayed_with_the_same_sequence,
    the_same_answer_is_the_same_with_or_without_what_the_server_fills_in,
    another_answer_to_an_answered_turn_is_refused,
    an_answer_after_the_first_legal_move_was_played_for_it_is_late,
    an_answer_after_the_seat_was_lost_on_time_is_late,
    an_answer_after_the_seat_was_lost_on_time_is_late_though_a_bot_plays_on,
    an_answer_after_the_match_is_refused,
    an_answer_to_a_turn_not_asked_yet_names_the_field,
    an_answer_to_an_older_turn_tells_the_current_one,
    an_answer_to_another_seats_turn_is_refused,
    every_answer_against_the_rules_has_its_reason_and_counts,
    a_closed_side_of_a_spinner_is_told_from_a_wrong_end,
    called_points_must_be_those_the_tile_makes,
    a_window_takes_a_claim_or_a_decline_and_nothing_else,
    the_rules_may_name_the_tile_to_lead,
    refusals_that_are_no_fault_cost_nothing,
    the_third_illegal_answer_loses_a_duel,
    the_third_illegal_answer_hands_one_of_four_seats_to_a_bot_and_ranks_it_last,
    the_third_illegal_answer_ends_the_match_where_the_table_says_so,
    the_third_illegal_answer_ends_a_match_of_two_pairs,
    illegal_answers_outlive_a_timeout,
    a_malformed_answer_is_no_illegal_answer,
    the_double_blank_is_played_when_it_is_named,
    everybody_but_the_mover_may_try_everything_in_vain,
    after_the_end_nothing_is_taken_and_nothing_ends_again,
    the_same_draw_twice_draws_one_tile,
);

/// A match that is over with the first round that scores.
fn duel() -> v1::TableSpec {
    table("block", &[("seats", "2"), ("target", "1")])
}

fn with_clock(spec: v1::TableSpec, time_control: v1::TimeControl) -> v1::TableSpec {
    v1::TableSpec { time_control: Some(time_control), ..spec }
}

/// No clock, and so many illegal answers lose the seat.
fn illegal_limit(limit: i32) -> v1::TimeControl {
    v1::TimeControl { unlimited: true, illegal_limit: limit, ..v1::TimeControl::default() }
}

/// So much for each decision, and nothing beyond it.
fn each_decision(free_ms: i32, on_timeout: v1::TimeoutPolicy) -> v1::TimeControl {
    v1::TimeControl { free_ms, on_timeout: on_timeout.into(), timeout_limit: 100, ..v1::TimeControl::default() }
}

fn illegal_count(view: &v1::PublicView, seat: i32) -> i32 {
    view.seats.iter().find(|info| info.seat == seat).unwrap().illegal_count
}

/// Payloads of match ends in the log.
async fn ends(client: &mut Client, id: &str) -> Vec<v1::MatchResult> {
    let steps = all_steps(client, id).await;
    let payloads = steps.iter().flat_map(payloads);
    payloads
        .filter_map(|payload| if let Payload::MatchEnded(end) = payload { Some(end.clone()) } else { None })
        .collect()
}

/// Three turns of a duel: seat 1 led 6-5, seat 2 played 6-3 on the left, seat 1 is asked. Returns the
/// sequences of the two answers.
async fn opened(game: &mut Game) -> (i32, i32) {
    let lead = game.accepted(1, 1, place("6-5", 1)).await;
    let reply = game.accepted(2, 2, place("6-3", 2)).await;
    (lead, reply)
}

// Already answered.

async fn the_same_answer_again_is_replayed_with_the_same_sequence(way: Way) {
    let mut game = Game::start(dealing(DUEL), duel(), 2, way).await;
    let lead = game.accepted(1, 1, place("6-5", 1)).await;
    for _ in 0..3 {
        game.replayed(1, 1, place("6-5", 1), lead).await;
    }
    let reply = game.accepted(2, 2, place("6-3", 2)).await;
    // Nor does it matter how long ago that was, or whether the match is over.
    game.replayed(1, 1, place("6-5", 1), lead).await;
    game.goes_on().await;
    let over = game.play_out().await;
    game.replayed(1, 1, place("6-5", 1), lead).await;
    game.replayed(2, 2, place("6-3", 2), reply).await;
    assert_eq!(game.view().await, over);
    game.server.stop().await.unwrap();
}

async fn the_same_answer_is_the_same_with_or_without_what_the_server_fills_in(way: Way) {
    let mut game = Game::start(dealing(DUEL), duel(), 2, way).await;
    let listed = game.decision(1).await.legal_moves.into_iter().find(|legal| legal.token == "6-5").unwrap();
    let Some(Action::Place(with_half)) = listed.choice.unwrap().action else { panic!("{listed:?}") };
    assert_eq!(with_half.exposed_pips, Some(5));
    let lead = game.accepted(1, 1, choice(Action::Place(with_half))).await;
    game.replayed(1, 1, place("6-5", 1), lead).await;
    let no_points = v1::PlaceTile { exposed_pips: None, declared_points: Some(0), ..with_half };
    game.replayed(1, 1, choice(Action::Place(no_points)), lead).await;
    game.server.stop().await.unwrap();
}

async fn another_answer_to_an_answered_turn_is_refused(way: Way) {
    let mut game = Game::start(dealing(DUEL), duel(), 2, way).await;
    game.accepted(1, 1, place("6-5", 1)).await;
    // Legal or not, and whatever kind it is.
    for other in [place("6-6", 1), place("5-4", 3), place("1-0", 1), draw(), pass(), decline()] {
        game.refused(1, 1, other, "TURN_ALREADY_ANSWERED").await;
    }
    game.accepted(2, 2, place("6-3", 2)).await;
    game.refused(1, 1, place("6-6", 1), "TURN_ALREADY_ANSWERED").await;
    let over = game.play_out().await;
    assert_eq!(illegal_count(&over, 1), 0);
    game.refused(1, 1, place("6-6", 1), "TURN_ALREADY_ANSWERED").await;
    game.server.stop().await.unwrap();
}

// Timed out.

async fn an_answer_after_the_first_legal_move_was_played_for_it_is_late(way: Way) {
    let clock = each_decision(1500, v1::TimeoutPolicy::PlayFirstLegal);
    let mut game = Game::start(dealing(DUEL), with_clock(duel(), clock), 2, way).await;
    let first = game.decision(1).await.legal_moves[0].clone();
    let step = game.watch.step().await;
    let taken = payloads(&step)
        .find_map(|payload| if let Payload::ActionTaken(taken) = payload { taken.action.as_ref() } else { None })
        .unwrap();
    assert_eq!((taken.turn, taken.seat, taken.source()), (1, 1, v1::ActionSource::Timeout));
    assert_eq!(taken.action, first.choice);
    // The very move that was played for the seat is as late as any other, legal or not.
    for late in [first.choice, place("6-4", 1), place("1-0", 1), draw()] {
        game.refused(1, 1, late, "TURN_TIMED_OUT").await;
    }
    game.refused(2, 1, place("6-4", 1), "STALE_TURN").await;
    game.goes_on().await;
    let view = game.view().await;
    assert_eq!((view.seats[0].timeout_count, view.seats[0].illegal_count), (1, 0));
    game.server.stop().await.unwrap();
}

async fn an_answer_after_the_seat_was_lost_on_time_is_late(way: Way) {
    let clock = each_decision(100, v1::TimeoutPolicy::Forfeit);
    let mut game = Game::start(dealing(DUEL), with_clock(duel(), clock), 2, way).await;
    let steps = game.watch.rest().await;
    assert_eq!(steps.len(), 1, "{steps:?}");
    let result = game.view().await.result.unwrap();
    assert_eq!(result.reason(), v1::EndReason::Timeout);
    assert_eq!((result.team_ranks, result.forfeiting_seats), (vec![2, 1], vec![1]));
    // Late comes before over; to the seat that was not asked the match is over.
    game.refused(1, 1, place("6-5", 1), "TURN_TIMED_OUT").await;
    game.refused(1, 1, draw(), "TURN_TIMED_OUT").await;
    game.refused(1, 2, draw(), "MATCH_OVER").await;
    game.refused(2, 1, draw(), "MATCH_OVER").await;
    game.server.stop().await.unwrap();
}

async fn an_answer_after_the_seat_was_lost_on_time_is_late_though_a_bot_plays_on(way: Way) {
    let clock = each_decision(400, v1::TimeoutPolicy::Forfeit);
    let spec = with_clock(table("block", &[("seats", "4")]), clock);
    let mut game = Game::start(parts(4), spec, 4, way).await;
    let seat = game.view().await.seat_to_act;
    let choice = game.decision(seat).await.legal_moves[0].choice;
    // The seat is lost in one step, and the bot answers the same turn in a later one.
    let mut substitute_moved = false;
    while !substitute_moved {
        let step = game.watch.step().await;
        substitute_moved = payloads(&step).any(|payload| {
            let Payload::ActionTaken(v1::ActionTaken { action: Some(action), .. }) = payload else { return false };
            (action.turn, action.source()) == (1, v1::ActionSource::Substitute)
        });
    }
    assert_eq!(game.answer(seat, 1, choice).await.unwrap_err().reason, "TURN_TIMED_OUT");
    assert_eq!(game.answer(seat, 1, draw()).await.unwrap_err().reason, "TURN_TIMED_OUT");
    game.server.stop().await.unwrap();
}

// The match is over.

async fn an_answer_after_the_match_is_refused(way: Way) {
    let mut game = Game::start(dealing(DUEL), duel(), 2, way).await;
    opened(&mut game).await;
    let resign = v1::ResignRequest { table_id: game.id.clone(), seat: 0, ..Default::default() };
    let result = game.at(2).play.resign(resign).await.unwrap().into_inner().result.unwrap();
    assert_eq!(result.reason(), v1::EndReason::Resignation);
    game.watch.rest().await;
    // The decision that was pending, one that never came, one that another seat answered.
    for (seat, turn) in [(1, 3), (2, 3), (1, 4), (2, 99), (1, 2), (2, 1)] {
        game.refused(seat, turn, place("5-4", 3), "MATCH_OVER").await;
        game.refused(seat, turn, draw(), "MATCH_OVER").await;
    }
    game.server.stop().await.unwrap();
}

// The future and the past.

async fn an_answer_to_a_turn_not_asked_yet_names_the_field(way: Way) {
    let mut game = Game::start(dealing(DUEL), duel(), 2, way).await;
    opened(&mut game).await;
    for (seat, turn) in [(1, 4), (2, 4), (1, i32::MAX), (2, i32::MAX)] {
        let refusal = game.refused(seat, turn, place("5-4", 3), "INVALID_FIELD").await;
        assert!(refusal.message.contains(&turn.to_string()), "{refusal:?}");
        if way == SubmitMove {
            assert_eq!(refusal.metadata["field"], "turn");
        }
    }
    game.goes_on().await;
    game.server.stop().await.unwrap();
}

async fn an_answer_to_an_older_turn_tells_the_current_one(way: Way) {
    let mut game = Game::start(dealing(DUEL), duel(), 2, way).await;
    opened(&mut game).await;
    // Turn 2 was seat 2's, turn 1 was seat 1's: to the other seat each is stale, legal or not.
    for (seat, turn) in [(1, 2), (2, 1)] {
        for stale in [place("5-4", 3), place("1-0", 3), draw(), pass()] {
            let refusal = game.refused(seat, turn, stale, "STALE_TURN").await;
            assert!(refusal.message.contains('3'), "{refusal:?}");
            if way == SubmitMove {
                assert_eq!(refusal.metadata["current_turn"], "3");
            }
        }
    }
    game.goes_on().await;
    game.server.stop().await.unwrap();
}

async fn an_answer_to_another_seats_turn_is_refused(way: Way) {
    let mut game = Game::start(dealing(DUEL), duel(), 2, way).await;
    opened(&mut game).await;
    // What the mover could play, what the caller could play, and what nobody could.
    for foreign in [place("5-4", 3), place("5-3", 3), place("7-0", 3), draw(), pass()] {
        game.refused(2, 3, foreign, "NOT_YOUR_TURN").await;
    }
    game.accepted(1, 3, place("5-4", 3)).await;
    game.server.stop().await.unwrap();
}

// The rules.

async fn every_answer_against_the_rules_has_its_reason_and_counts(way: Way) {
    let mut game = Game::start(dealing(DUEL), with_clock(duel(), illegal_limit(100)), 2, way).await;
    opened(&mut game).await;
    let placement = v1::PlaceTile { tile: Some(tile("5-4")), end_id: 3, ..v1::PlaceTile::default() };
    let announced = choice(Action::Place(v1::PlaceTile { announce: true, ..placement }));
    let called = choice(Action::Place(v1::PlaceTile { declared_points: Some(5), ..placement }));
    // The ends are 3 on the left and 5 on the right.
    let illegal = [
        ("TILE_NOT_IN_HAND", place("1-0", 2)), // nobody's
        ("TILE_NOT_IN_HAND", place("5-5", 3)), // the other seat's
        ("TILE_NOT_IN_HAND", place("6-5", 3)), // laid already
        ("TILE_NOT_IN_HAND", place("7-0", 3)), // not of this set
        ("TILE_NOT_IN_HAND", place("13-0", 3)),
        ("TILE_NOT_IN_HAND", place("18-18", 3)),
        ("TILE_NOT_IN_HAND", place("7-0", 999)), // the tile is looked at before the end
        ("END_MISMATCH", place("5-4", 2)),       // the wrong side
        ("END_MISMATCH", place("6-6", 3)),       // fits nowhere
        ("END_MISMATCH", place("5-4", 1)),       // the table is not empty
        ("END_MISMATCH", place("5-4", 4)),       // no such arm
        ("END_MISMATCH", place("5-4", 999)),
        ("END_MISMATCH", place("5-4", i32::MAX)),
        ("ACTION_NOT_ALLOWED", draw()),
        ("ACTION_NOT_ALLOWED", pass()),
        ("ACTION_NOT_ALLOWED", decline()),
        ("ACTION_NOT_ALLOWED", claim(2, 5)),
        ("ACTION_NOT_ALLOWED", challenge(2)),
        ("ACTION_NOT_ALLOWED", choose_opener(1)),
        ("ACTION_NOT_ALLOWED", announced),
        ("ACTION_NOT_ALLOWED", called),
    ];
    let mut left = 100;
    for (reason, answer) in illegal {
        let refusal = game.refused(1, 3, answer, reason).await;
        left -= 1;
        assert_eq!(refusal.metadata["illegal_left"], left.to_string(), "{answer:?}");
        assert_eq!(game.decision(1).await.illegal_left, left);
    }
    let illegal = i32::try_from(illegal.len()).unwrap();
    assert_eq!(illegal_count(&game.view().await, 1), 0, "strikes are told with the next step");
    let before = game.view().await.sequence;
    game.accepted(1, 3, place("5-4", 3)).await;
    let view = game.view().await;
    assert_eq!((view.sequence, illegal_count(&view, 1), illegal_count(&view, 2)), (before + 1, illegal, 0));
    game.server.stop().await.unwrap();
}

async fn a_closed_side_of_a_spinner_is_told_from_a_wrong_end(way: Way) {
    let deal = "6-6 6-4 6-5 5-4 4-4 3-1 2-0  6-3 6-2 5-5 5-3 4-3 4-2 1-1";
    let spec = with_clock(table("all_fives", &[("seats", "2")]), illegal_limit(100));
    let mut game = Game::start(dealing(deal), spec, 2, way).await;
    game.accepted(1, 1, place("6-6", 1)).await;
    for short_side in [4, 5] {
        game.refused(2, 2, place("6-3", short_side), "END_CLOSED").await;
        game.refused(2, 2, place("5-3", short_side), "END_MISMATCH").await;
    }
    game.refused(2, 2, place("6-3", 6), "END_MISMATCH").await;
    game.accepted(2, 2, place("6-3", 2)).await;
    game.refused(1, 3, place("6-4", 5), "END_CLOSED").await;
    game.accepted(1, 3, place("6-4", 3)).await;
    game.accepted(2, 4, place("6-2", 4)).await;
    assert_eq!(illegal_count(&game.view().await, 2), 5);
    game.server.stop().await.unwrap();
}

async fn called_points_must_be_those_the_tile_makes(way: Way) {
    let deal = "5-5 6-4 6-5 5-4 4-4 3-1 2-0  6-3 6-2 6-6 5-3 4-3 4-2 1-1";
    let spec = with_clock(table("all_fives", &[("seats", "2"), ("claim", "muggins")]), illegal_limit(100));
    let mut game = Game::start(dealing(deal), spec, 2, way).await;
    let call = |points| {
        let double_five = v1::PlaceTile { tile: Some(tile("5-5")), end_id: 1, ..v1::PlaceTile::default() };
        choice(Action::Place(v1::PlaceTile { declared_points: Some(points), ..double_five }))
    };
    for wrong in [5, 15, 65_535] {
        game.refused(1, 1, call(wrong), "ACTION_NOT_ALLOWED").await;
    }
    let sequence = game.accepted(1, 1, call(10)).await;
    game.replayed(1, 1, call(10), sequence).await;
    game.refused(1, 1, place("5-5", 1), "TURN_ALREADY_ANSWERED").await;
    assert_eq!(game.view().await.team_scores, [10, 0]);
    game.server.stop().await.unwrap();
}

async fn a_window_takes_a_claim_or_a_decline_and_nothing_else(way: Way) {
    let deal = "5-5 6-4 6-5 5-4 4-4 3-1 2-0  6-3 6-2 6-6 5-3 4-3 4-2 1-1";
    let spec = with_clock(table("all_fives", &[("seats", "2"), ("claim", "muggins")]), illegal_limit(100));
    let mut game = Game::start(dealing(deal), spec, 2, way).await;
    game.accepted(1, 1, place("5-5", 1)).await;
    let decision = game.decision(2).await;
    assert_eq!(decision.kind(), v1::DecisionKind::Claim);
    let listed: Vec<_> = decision.legal_moves.iter().map(|legal| legal.choice).collect();
    assert_eq!(listed, [decline(), claim(1, 10)]);
    let outside = [place("5-3", 2), draw(), pass(), claim(1, 5), claim(1, 0), claim(2, 10), challenge(1)];
    for answer in outside {
        game.refused(2, 2, answer, "ACTION_NOT_ALLOWED").await;
    }
    let sequence = game.accepted(2, 2, claim(1, 10)).await;
    game.replayed(2, 2, claim(1, 10), sequence).await;
    game.refused(2, 2, decline(), "TURN_ALREADY_ANSWERED").await;
    assert_eq!(game.view().await.team_scores, [0, 10]);
    game.server.stop().await.unwrap();
}

async fn the_rules_may_name_the_tile_to_lead(way: Way) {
    let spec = with_clock(table("block", &[("seats", "2"), ("first_opener", "highest_double")]), illegal_limit(100));
    let mut game = Game::start(dealing(DUEL), spec, 2, way).await;
    let refusal = game.refused(1, 1, place("6-5", 1), "ACTION_NOT_ALLOWED").await;
    assert!(refusal.message.contains("lead"), "{refusal:?}");
    game.accepted(1, 1, place("6-6", 1)).await;
    game.server.stop().await.unwrap();
}

async fn refusals_that_are_no_fault_cost_nothing(way: Way) {
    let mut game = Game::start(dealing(DUEL), with_clock(duel(), illegal_limit(1)), 2, way).await;
    let (lead, _) = opened(&mut game).await;
    for _ in 0..5 {
        let refusals = [
            game.refused(1, 1, draw(), "TURN_ALREADY_ANSWERED").await,
            game.refused(1, 2, draw(), "STALE_TURN").await,
            game.refused(1, 4, draw(), "INVALID_FIELD").await,
            game.refused(2, 3, draw(), "NOT_YOUR_TURN").await,
        ];
        game.replayed(1, 1, place("6-5", 1), lead).await;
        for refusal in refusals {
            let left = refusal.metadata.get("illegal_left").map_or("1", String::as_str);
            assert_eq!(left, "1", "nothing was lost by it: {refusal:?}");
        }
    }
    let outcome = game.answer(1, 3, place("5-4", 3)).await.unwrap();
    assert_eq!(outcome.illegal_left.unwrap_or(1), 1, "nor by an answer that stands");
    assert_eq!(illegal_count(&game.view().await, 1), 0);
    game.server.stop().await.unwrap();
}

// The limit.

/// Two refusals and the game runs; returns the third.
async fn three_strikes(game: &mut Game, seat: i32, turn: i32, illegal: Option<v1::Move>, reason: &str) -> Refusal {
    for left in ["2", "1"] {
        let refusal = game.refused(seat, turn, illegal, reason).await;
        assert_eq!(refusal.metadata["illegal_left"], left);
        assert_eq!(game.view().await.state(), v1::TableState::Active);
    }
    let third = game.answer(seat, turn, illegal).await.unwrap_err();
    assert_eq!(third.reason, reason);
    assert_eq!(third.metadata["illegal_left"], "0");
    third
}

async fn the_third_illegal_answer_loses_a_duel(way: Way) {
    let mut game = Game::start(dealing(DUEL), with_clock(duel(), illegal_limit(0)), 2, way).await;
    opened(&mut game).await;
    three_strikes(&mut game, 1, 3, place("1-0", 2), "TILE_NOT_IN_HAND").await;
    let steps = game.watch.rest().await;
    assert_eq!(steps.len(), 1, "{steps:?}");
    let view = game.view().await;
    assert_eq!((view.state(), illegal_count(&view, 1)), (v1::TableState::Finished, 3));
    let result = view.result.unwrap();
    assert_eq!(result.reason(), v1::EndReason::IllegalMoves);
    assert_eq!((result.team_ranks, result.winning_teams, result.forfeiting_seats), (vec![2, 1], vec![2], vec![1]));
    game.refused(1, 3, place("1-0", 2), "MATCH_OVER").await;
    game.refused(1, 3, place("5-4", 3), "MATCH_OVER").await;
    game.server.stop().await.unwrap();
}

async fn the_third_illegal_answer_hands_one_of_four_seats_to_a_bot_and_ranks_it_last(way: Way) {
    let spec = with_clock(table("block", &[("seats", "4"), ("target", "1")]), illegal_limit(3));
    let mut game = Game::start(parts(5), spec, 4, way).await;
    let view = game.asked().await;
    let seat = view.seat_to_act;
    three_strikes(&mut game, seat, view.turn, draw(), "ACTION_NOT_ALLOWED").await;
    let step = game.watch.step().await;
    let substituted = payloads(&step)
        .find_map(|payload| if let Payload::SeatSubstituted(event) = payload { Some(event) } else { None })
        .unwrap();
    assert_eq!((substituted.seat, substituted.cause()), (seat, v1::EndReason::IllegalMoves));
    assert!(!substituted.house_bot.is_empty());
    let view = game.asked().await;
    let info = view.seats.iter().find(|info| info.seat == seat).unwrap();
    assert!(info.substituted && info.player_id == game.at(seat).player_id);
    assert_eq!((view.state(), info.illegal_count), (v1::TableState::Active, 3));

    // Whoever lost the seat has no say any more, and its refusals count no further.
    let id = game.id.clone();
    for turn in [1, view.turn] {
        let refusal = game.answer(seat, turn, draw()).await.unwrap_err();
        assert!(["NOT_SEATED", "NOT_YOUR_TURN", "STALE_TURN"].contains(&refusal.reason.as_str()), "{refusal:?}");
    }
    let resign = v1::ResignRequest { table_id: id.clone(), seat, ..Default::default() };
    assert_eq!(reason_of(game.at(seat).play.resign(resign).await), "NOT_SEATED");
    assert_eq!(game.at(seat).pending_at(&id, seat).await.decision, None);

    let over = game.play_out().await;
    let result = over.result.unwrap();
    assert_eq!(result.reason(), v1::EndReason::Completed);
    assert_eq!(result.forfeiting_seats, [seat]);
    let index = usize::try_from(seat - 1).unwrap();
    assert_eq!(result.team_ranks[index], 4, "{result:?}");
    assert!(!result.winning_teams.contains(&seat));
    assert_eq!(over.seats[index].illegal_count, 3);
    game.server.stop().await.unwrap();
}

async fn the_third_illegal_answer_ends_the_match_where_the_table_says_so(way: Way) {
    let clock = v1::TimeControl { on_forfeit: v1::ForfeitPolicy::EndMatch.into(), ..illegal_limit(3) };
    let spec = with_clock(table("block", &[("seats", "4")]), clock);
    let mut game = Game::start(parts(6), spec, 4, way).await;
    let view = game.asked().await;
    three_strikes(&mut game, view.seat_to_act, view.turn, pass(), "ACTION_NOT_ALLOWED").await;
    game.watch.rest().await;
    let result = game.view().await.result.unwrap();
    assert_eq!(result.reason(), v1::EndReason::IllegalMoves);
    let ranks: Vec<_> = (1..=4).map(|seat| if seat == view.seat_to_act { 4 } else { 1 }).collect();
    assert_eq!(result.team_ranks, ranks);
    game.server.stop().await.unwrap();
}

async fn the_third_illegal_answer_ends_a_match_of_two_pairs(way: Way) {
    let spec = with_clock(table("domino_whist", &[]), illegal_limit(3));
    let mut game = Game::start(parts(7), spec, 4, way).await;
    let view = game.asked().await;
    let seat = view.seat_to_act;
    // Seats are drawn here, so a player's seat is not the number of its chair.
    let chair = view.seats.iter().find(|info| info.seat == seat).unwrap().chair;
    three_strikes(&mut game, chair, view.turn, decline(), "ACTION_NOT_ALLOWED").await;
    game.watch.rest().await;
    let result = game.view().await.result.unwrap();
    assert_eq!((result.reason(), result.forfeiting_seats), (v1::EndReason::IllegalMoves, vec![seat]));
    let pair = 2 - seat % 2;
    assert_eq!(result.winning_teams, [3 - pair]);
    game.server.stop().await.unwrap();
}

async fn illegal_answers_outlive_a_timeout(way: Way) {
    let clock = v1::TimeControl { illegal_limit: 3, ..each_decision(1500, v1::TimeoutPolicy::PlayFirstLegal) };
    let mut game = Game::start(dealing(DUEL), with_clock(duel(), clock), 2, way).await;
    game.refused(1, 1, draw(), "ACTION_NOT_ALLOWED").await;
    game.refused(1, 1, draw(), "ACTION_NOT_ALLOWED").await;
    let step = game.watch.step().await;
    let clock = payloads(&step)
        .find_map(|payload| if let Payload::ClockChanged(clock) = payload { Some(clock) } else { None })
        .unwrap();
    assert_eq!((clock.seat, clock.timeout_count, clock.illegal_count), (1, 1, 2));
    game.goes_on().await;
    let view = game.asked().await;
    assert_eq!(view.seat_to_act, 1);
    let third = game.answer(1, view.turn, draw()).await.unwrap_err();
    assert_eq!(third.metadata["illegal_left"], "0");
    let result = game.view().await.result.unwrap();
    assert_eq!(result.reason(), v1::EndReason::IllegalMoves);
    game.server.stop().await.unwrap();
}

// Zero, nothing, and what is not there.

async fn a_malformed_answer_is_no_illegal_answer(way: Way) {
    let mut game = Game::start(dealing(DUEL), with_clock(duel(), illegal_limit(1)), 2, way).await;
    let on = |tile, end_id| choice(Action::Place(v1::PlaceTile { tile, end_id, ..v1::PlaceTile::default() }));
    let six_five = v1::PlaceTile { tile: Some(tile("6-5")), end_id: 1, ..v1::PlaceTile::default() };
    let called = |points| choice(Action::Place(v1::PlaceTile { declared_points: Some(points), ..six_five }));
    let of = |high, low| Some(v1::Tile { high, low });
    let malformed = [
        ("turn", 0, place("6-5", 1)),
        ("turn", -1, place("6-5", 1)),
        ("answer.choice", 1, None),
        ("answer.choice", 1, Some(v1::Move { action: None })),
        ("answer.choice.place.tile", 1, on(None, 1)),
        ("answer.choice.place.tile.high", 1, on(of(-1, 0), 1)),
        ("answer.choice.place.tile.low", 1, on(of(6, -1), 1)),
        ("answer.choice.place.tile.high", 1, on(of(19, 0), 1)),
        ("answer.choice.place.tile.low", 1, on(of(0, i32::MAX), 1)),
        ("answer.choice.place.end_id", 1, on(of(6, 5), 0)),
        ("answer.choice.place.end_id", 1, on(of(6, 5), -2)),
        ("answer.choice.place.declared_points", 1, called(-5)),
        ("answer.choice.place.declared_points", 1, called(70_000)),
        ("answer.choice.claim.turn", 1, claim(0, 5)),
        ("answer.choice.claim.points", 1, claim(1, -5)),
        ("answer.choice.challenge.seat", 1, challenge(0)),
        ("answer.choice.challenge.seat", 1, challenge(15)),
        ("answer.choice.choose_opener.seat", 1, choose_opener(0)),
        ("answer.choice.choose_opener.seat", 1, choose_opener(-1)),
    ];
    for (field, turn, answer) in malformed {
        let refusal = game.refused(1, turn, answer, "INVALID_FIELD").await;
        assert!(refusal.message.contains(field), "{refusal:?}");
        if way == SubmitMove {
            assert_eq!(refusal.metadata["field"], field, "{refusal:?}");
        }
    }
    // The limit is 1, so each of them would have lost the seat.
    game.accepted(1, 1, place("6-5", 1)).await;
    assert_eq!(illegal_count(&game.view().await, 1), 0);
    game.server.stop().await.unwrap();
}

async fn the_double_blank_is_played_when_it_is_named(way: Way) {
    let mut game = Game::start(dealing("0-0 6-6 6-4 5-4 4-4 3-1 2-0"), duel(), 2, way).await;
    game.accepted(
        1,
        1,
        choice(Action::Place(v1::PlaceTile {
            tile: Some(v1::Tile { high: 0, low: 0 }),
            end_id: 1,
            ..v1::PlaceTile::default()
        })),
    )
    .await;
    assert_eq!(game.view().await.engine_tile, Some(tile("0-0")));
    game.server.stop().await.unwrap();
}

// Whose turn it is.

async fn everybody_but_the_mover_may_try_everything_in_vain(way: Way) {
    let mut game = Game::start(parts(8), table("draw", &[("seats", "4"), ("voluntary_draw", "true")]), 4, way).await;
    game.goes_on().await;
    let before = game.asked().await;
    let (mover, turn) = (before.seat_to_act, before.turn);
    let legal: Vec<_> = game.decision(mover).await.legal_moves.iter().map(|legal| legal.choice).collect();
    let kinds = [draw(), pass(), decline(), claim(1, 5), challenge(mover), choose_opener(mover), place("7-0", 9)];
    let others: Vec<_> = (1..=4).filter(|&seat| seat != mover).collect();
    for &seat in &others {
        for &answer in legal.iter().chain(&kinds) {
            game.refused(seat, turn, answer, "NOT_YOUR_TURN").await;
        }
    }
    let sequence = game.accepted(mover, turn, legal[0]).await;
    assert_eq!(sequence, before.sequence + 1);
    game.server.stop().await.unwrap();
}

async fn after_the_end_nothing_is_taken_and_nothing_ends_again(way: Way) {
    let spec = table("block", &[("seats", "2"), ("hand_size", "1"), ("target", "1")]);
    let mut game = Game::start(dealing("6-6 5-5"), spec, 2, way).await;
    let last = game.accepted(1, 1, place("6-6", 1)).await;
    let over = game.view().await;
    assert_eq!(over.result.as_ref().unwrap().reason(), v1::EndReason::Completed);
    let id = game.id.clone();
    for seat in [1, 2] {
        for turn in [1, 2] {
            let reason = if (seat, turn) == (1, 1) { "TURN_ALREADY_ANSWERED" } else { "MATCH_OVER" };
            for answer in [place("5-5", 1), pass(), draw(), decline()] {
                game.refused(seat, turn, answer, reason).await;
            }
        }
        let resign = v1::ResignRequest { table_id: id.clone(), seat, ..Default::default() };
        assert_eq!(reason_of(game.at(seat).play.resign(resign).await), "MATCH_OVER");
    }
    game.replayed(1, 1, place("6-6", 1), last).await;
    assert_eq!(ends(game.at(1), &id).await, [over.result.clone().unwrap()]);
    assert_eq!(game.view().await, over);
    assert_eq!(game.watch.rest().await, [], "nothing came after the step with the result");
    game.server.stop().await.unwrap();
}

async fn the_same_draw_twice_draws_one_tile(way: Way) {
    let spec = table("draw", &[("seats", "2"), ("voluntary_draw", "true")]);
    let mut game = Game::start(dealing(DUEL), spec, 2, way).await;
    game.accepted(1, 1, place("6-5", 1)).await;
    let sequence = game.accepted(2, 2, draw()).await;
    game.replayed(2, 2, draw(), sequence).await;
    game.replayed(2, 2, draw(), sequence).await;
    let view = game.view().await;
    assert_eq!((view.seat_to_act, view.turn, view.seats[1].hand_count), (2, 3, 8));
    game.accepted(2, 3, draw()).await;
    game.server.stop().await.unwrap();
}

// Both seats of a pair, and many at once.

#[tokio::test]
async fn the_same_decline_twice_does_not_decline_for_the_partners_window() {
    let server = TestServer::start(dealing("5-5 6-4 6-5 5-4 4-4")).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let spec = table("all_fives", &[("seats", "4"), ("teams", "opposite"), ("claim", "muggins")]);
    let chairs = [&ada, &bob, &ada, &bob].map(|client| seat_for(&client.player_id)).into();
    let batch = v1::BatchCreateTablesRequest {
        tables: vec![v1::BatchTable { table: Some(v1::TableSpec { chairs, ..spec }) }],
        request_id: String::new(),
    };
    let created = director(&server).await.director.batch_create_tables(batch).await.unwrap().into_inner();
    let id = &created.table_ids[0];
    let mut watch = Follower::of(&mut ada, id).await;
    while ada.table(id).await.seat_to_act == 0 {
        watch.step().await;
    }
    ada.answer(id, 1, place("5-5", 1)).await.unwrap();
    let first = bob.answer(id, 2, decline()).await.unwrap();
    let again = bob.answer(id, 2, decline()).await.unwrap();
    assert_eq!((first.replayed, again.replayed, again.sequence), (false, true, first.sequence));
    let view = ada.table(id).await;
    assert_eq!((view.turn, view.seat_to_act, view.decision_kind()), (3, 4, v1::DecisionKind::Claim));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_same_answer_fifty_times_at_once_is_one_action() {
    let mut game = Game::start(dealing(DUEL), duel(), 2, SubmitMove).await;
    let before = game.caught_up().await;
    let token = game.at(1).token.clone();
    let mut calls = Vec::new();
    for _ in 0..10 {
        let client = Client::new(game.server.channel().await, Some(&token));
        for _ in 0..5 {
            let (mut client, id) = (client.clone(), game.id.clone());
            calls.push(tokio::spawn(async move { client.answer(&id, 1, place("6-5", 1)).await.unwrap() }));
        }
    }
    let mut fresh = 0;
    for call in calls {
        let answer = call.await.unwrap();
        assert_eq!(answer.sequence, before.sequence + 1);
        fresh += i32::from(!answer.replayed);
    }
    assert_eq!(fresh, 1);
    assert_eq!(game.view().await.sequence, before.sequence + 1);
    game.watch.step().await;
    game.goes_on().await;
    game.server.stop().await.unwrap();
}

#[tokio::test]
async fn the_same_answer_fifty_times_on_one_stream_is_one_action() {
    let mut game = Game::start(dealing(DUEL), duel(), 2, Play).await;
    let before = game.caught_up().await;
    let id = game.id.clone();
    let session = &mut game.sessions[0];
    for _ in 0..10 {
        for _ in 0..5 {
            session.send(&id, 1, place("6-5", 1)).await;
        }
        for _ in 0..5 {
            let result =
                session.find(|event| if let Event::AnswerResult(result) = event { Some(result) } else { None }).await;
            assert!(result.accepted, "{result:?}");
        }
    }
    assert_eq!(game.view().await.sequence, before.sequence + 1);
    game.watch.step().await;
    game.goes_on().await;
    game.server.stop().await.unwrap();
}

#[tokio::test]
async fn of_different_answers_at_once_one_stands() {
    let mut game = Game::start(dealing(DUEL), duel(), 2, SubmitMove).await;
    let before = game.caught_up().await;
    let choices: Vec<_> = game.decision(1).await.legal_moves.iter().map(|legal| legal.choice).collect();
    let mut calls = Vec::new();
    for choice in choices {
        let token = game.at(1).token.clone();
        let mut client = Client::new(game.server.channel().await, Some(&token));
        let id = game.id.clone();
        calls.push(tokio::spawn(async move { client.answer(&id, 1, choice).await }));
    }
    let mut accepted = 0;
    for call in calls {
        match call.await.unwrap() {
            Ok(_) => accepted += 1,
            Err(status) => assert_eq!(support::reason(&status), "TURN_ALREADY_ANSWERED"),
        }
    }
    assert_eq!(accepted, 1);
    assert_eq!(game.view().await.sequence, before.sequence + 1);
    game.server.stop().await.unwrap();
}

// Identity.

#[tokio::test]
async fn nobody_acts_for_a_seat_that_is_not_its_own() {
    let mut game = Game::start(dealing(DUEL), duel(), 2, SubmitMove).await;
    let id = game.id.clone();
    let mut asked = Session::open(&game.clients[0]).await;
    asked.turn().await;
    let before = game.caught_up().await;
    let seat_token = v1::CreateTokenRequest { table_id: id.clone(), chair: 2, ..v1::CreateTokenRequest::default() };
    let seat_token = game.at(2).players.create_token(seat_token).await.unwrap().into_inner().token;
    let watch_token =
        v1::CreateTokenRequest { scopes: vec![v1::Scope::Watch.into()], ..v1::CreateTokenRequest::default() };
    let watch_token = game.at(1).players.create_token(watch_token).await.unwrap().into_inner().token;
    let channel = game.server.channel().await;
    let bob = game.at(2).clone();
    let others = [
        (bob, "NOT_YOUR_TURN", "NOT_SEATED"),
        (Client::new(channel.clone(), Some(&seat_token)), "NOT_YOUR_TURN", "NOT_SEATED"),
        (game.server.player("eve").await, "NOT_SEATED", "NOT_SEATED"),
        (game.server.admin().await, "NOT_SEATED", "NOT_SEATED"),
        (game.server.nobody().await, "TOKEN_INVALID", "TOKEN_INVALID"),
        (Client::new(channel.clone(), Some(&watch_token)), "SCOPE_MISSING", "SCOPE_MISSING"),
    ];
    let place = place("6-5", 1);
    for (mut client, answering, looking) in others {
        assert_eq!(reason_of(client.answer(&id, 1, place).await), answering);
        let resign = v1::ResignRequest { table_id: id.clone(), seat: 1, ..Default::default() };
        assert_eq!(reason_of(client.play.resign(resign).await), looking);
        let view = v1::GetSeatViewRequest { table_id: id.clone(), seat: 1 };
        assert_eq!(reason_of(client.play.get_seat_view(view).await), looking);
        // The watch token is the mover's own, so it may look at the seat, but not act for it.
        if answering != "SCOPE_MISSING" {
            let watch = v1::WatchTableRequest { table_id: id.clone(), seat: 1, ..v1::WatchTableRequest::default() };
            assert_eq!(reason_of(client.tables.watch_table(watch).await), looking);
            let events =
                v1::ListTableEventsRequest { table_id: id.clone(), seat: 1, ..v1::ListTableEventsRequest::default() };
            assert_eq!(reason_of(client.tables.list_table_events(events).await), looking);
        }
    }
    assert_eq!(game.view().await, before);
    game.accepted(1, 1, place).await;
    // The session of the seat heard nothing of all this.
    let result = asked.answer(&id, 1, place).await;
    assert!(result.replayed);
    assert_eq!(asked.unread_turns(), 0);
    game.server.stop().await.unwrap();
}

#[tokio::test]
async fn who_has_two_seats_answers_for_the_one_that_is_asked_and_resigns_for_the_one_it_names() {
    let server = TestServer::start(dealing(DUEL)).await;
    let mut ada = server.player("ada").await;
    let me = seat_for(&ada.player_id);
    let id = ada.open(v1::TableSpec { chairs: vec![me.clone(), me], ..duel() }).await;
    let mut watch = Follower::of(&mut ada, &id).await;
    while ada.table(&id).await.seat_to_act == 0 {
        watch.step().await;
    }
    let both = v1::GetSeatViewRequest { table_id: id.clone(), seat: 0 };
    assert_eq!(bad_field(ada.play.get_seat_view(both).await), "seat");
    ada.answer(&id, 1, place("6-5", 1)).await.unwrap();
    ada.answer(&id, 2, place("6-3", 2)).await.unwrap();
    let unnamed = v1::ResignRequest { table_id: id.clone(), seat: 0, ..Default::default() };
    assert_eq!(bad_field(ada.play.resign(unnamed).await), "seat");
    let named = v1::ResignRequest { table_id: id.clone(), seat: 2, ..Default::default() };
    let result = ada.play.resign(named).await.unwrap().into_inner().result.unwrap();
    assert_eq!((result.forfeiting_seats, result.team_ranks), (vec![2], vec![1, 2]));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn before_the_match_nobody_has_a_turn() {
    let server = TestServer::start(parts(1)).await;
    let (mut ada, mut eve) = (server.player("ada").await, server.player("eve").await);
    let id =
        ada.open(v1::TableSpec { chairs: vec![seat_for(&ada.player_id)], ..table("block", &[("seats", "2")]) }).await;
    let refusal = refused(ada.answer(&id, 1, draw()).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["state"].as_str()), ("WRONG_STATE", "WAITING"));
    assert_eq!(reason_of(eve.answer(&id, 1, draw()).await), "NOT_SEATED");
    let resign = v1::ResignRequest { table_id: id.clone(), seat: 0, ..Default::default() };
    assert_eq!(reason_of(eve.play.resign(resign).await), "NOT_SEATED");
    assert_eq!(reason_of(ada.answer("tbl_nosuchtable", 1, draw()).await), "TABLE_NOT_FOUND");
    server.stop().await.unwrap();
}

// Several ends at once.

#[tokio::test]
async fn last_tile_resignation_and_deadline_at_once_make_one_result() {
    const TABLES: usize = 24;
    let server = TestServer::start(dealing("6-6 5-5")).await;
    let (ada, bob) = (server.player("ada").await, server.player("bob").await);
    let chairs: Vec<_> = [&ada, &bob].map(|client| seat_for(&client.player_id)).into();
    let clock = each_decision(400, v1::TimeoutPolicy::Forfeit);
    let table = with_clock(table("block", &[("seats", "2"), ("hand_size", "1"), ("target", "1")]), clock);
    let table = v1::BatchTable { table: Some(v1::TableSpec { chairs, ..table }) };
    let batch = v1::BatchCreateTablesRequest { tables: vec![table; TABLES], request_id: String::new() };
    let opened = Instant::now();
    let ids = director(&server).await.director.batch_create_tables(batch).await.unwrap().into_inner().table_ids;
    let mut races = Vec::new();
    for (index, id) in ids.iter().enumerate() {
        // Shots are spread around the deadline, so that each of the three wins now and then.
        let at = opened + Duration::from_millis(360 + 4 * u64::try_from(index).unwrap());
        let mut answering = Client::new(server.channel().await, Some(&ada.token));
        let mut resigning = Client::new(server.channel().await, Some(&ada.token));
        let mut other = Client::new(server.channel().await, Some(&bob.token));
        let resign = v1::ResignRequest { table_id: id.clone(), seat: 0, ..Default::default() };
        let id = id.clone();
        races.push(tokio::spawn(async move {
            tokio::time::sleep_until(at).await;
            let (answered, resigned, also) = tokio::join!(
                answering.answer(&id, 1, place("6-6", 1)),
                resigning.play.resign(resign.clone()),
                other.play.resign(resign.clone()),
            );
            let won = usize::from(answered.is_ok()) + usize::from(resigned.is_ok()) + usize::from(also.is_ok());
            let result = answering.table(&id).await.result.unwrap();
            assert_eq!(
                won,
                usize::from(result.reason() != v1::EndReason::Timeout),
                "{answered:?} {resigned:?} {also:?}"
            );
            assert_eq!(ends(&mut answering, &id).await, std::slice::from_ref(&result), "one end, one result");
            for refused in [resigned.err(), also.err()].into_iter().flatten() {
                assert_eq!(support::reason(&refused), "MATCH_OVER");
            }
            if let Err(refused) = &answered {
                let late = result.reason() == v1::EndReason::Timeout;
                assert_eq!(support::reason(refused), if late { "TURN_TIMED_OUT" } else { "MATCH_OVER" });
            }
            assert_eq!(answering.table(&id).await.result, Some(result));
        }));
    }
    for race in races {
        race.await.unwrap();
    }
    server.stop().await.unwrap();
}
