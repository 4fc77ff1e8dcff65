//! Directing: many tables at once, stopped clocks, void and decided matches, emptied chairs.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{self, player_event::Event, table_event::Payload};
use boneyard_server::{Parts, api::Limits};
use support::{
    Client, TestServer, bot,
    follow::{Follower, Session, all_steps, payloads},
    game::{
        Game,
        Way::{Play, SubmitMove},
        director, draw, place,
    },
    parts,
    refusal::{bad_field, reason_of, refused},
    rigged::dealing,
    seat_for, table,
};

const UUID: &str = "5f1d2b7e-0c4a-4a51-8a0e-6a4f3f9f2c11";

/// Two hands for Block. Seat 1 leads; both can play on for a while.
const DUEL: &str = "6-5 6-6 6-4 5-4 4-4 3-1 2-0  6-3 6-2 5-5 5-3 4-3 4-2 1-1";

fn duel() -> v1::TableSpec {
    table("block", &[("seats", "2")])
}

fn labelled(spec: v1::TableSpec, label: &str) -> v1::TableSpec {
    v1::TableSpec { labels: [("name".to_owned(), label.to_owned())].into(), ..spec }
}

fn seated(spec: v1::TableSpec, players: &[&Client]) -> v1::TableSpec {
    v1::TableSpec { chairs: players.iter().map(|client| seat_for(&client.player_id)).collect(), ..spec }
}

fn batch(tables: impl IntoIterator<Item = v1::TableSpec>, request_id: &str) -> v1::BatchCreateTablesRequest {
    let tables = tables.into_iter().map(|table| v1::BatchTable { table: Some(table) }).collect();
    v1::BatchCreateTablesRequest { tables, request_id: request_id.to_owned() }
}

async fn open(director: &mut Client, request: v1::BatchCreateTablesRequest) -> Vec<String> {
    director.director.batch_create_tables(request).await.unwrap().into_inner().table_ids
}

fn pause(id: &str, comment: &str, after_round: bool) -> v1::PauseTableRequest {
    v1::PauseTableRequest { table_id: id.to_owned(), comment: comment.to_owned(), after_round }
}

fn resume(id: &str) -> v1::ResumeTableRequest {
    v1::ResumeTableRequest { table_id: id.to_owned() }
}

fn abort(id: &str, comment: &str) -> v1::AbortTableRequest {
    v1::AbortTableRequest { table_id: id.to_owned(), comment: comment.to_owned() }
}

fn adjudicate(id: &str, ranks: &[i32], comment: &str) -> v1::AdjudicateTableRequest {
    v1::AdjudicateTableRequest { table_id: id.to_owned(), team_ranks: ranks.to_vec(), comment: comment.to_owned() }
}

fn remove(id: &str, chair: i32, ban: bool) -> v1::RemoveSeatRequest {
    v1::RemoveSeatRequest { table_id: id.to_owned(), chair, ban }
}

fn join(id: &str, chair: i32) -> v1::JoinTableRequest {
    v1::JoinTableRequest {
        table_id: id.to_owned(),
        chair,
        invite_code: String::new(),
        ..v1::JoinTableRequest::default()
    }
}

/// How many tables there are, in whatever state.
async fn count(client: &mut Client) -> usize {
    let states = (1..=5).collect();
    let request = v1::ListTablesRequest { states, page_size: 200, ..Default::default() };
    client.tables.list_tables(request).await.unwrap().into_inner().tables.len()
}

/// All payloads of a table's log.
async fn log(client: &mut Client, id: &str) -> Vec<Payload> {
    all_steps(client, id).await.iter().flat_map(payloads).cloned().collect()
}

// Batches.

#[tokio::test]
async fn a_batch_opens_its_tables_in_order() {
    let server = TestServer::start(parts(1)).await;
    let mut director = director(&server).await;
    let names = ["one", "two", "three"];
    let ids = open(&mut director, batch(names.map(|name| labelled(duel(), name)), "")).await;
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), 3);
    for (id, name) in ids.iter().zip(names) {
        let view = director.table(id).await;
        assert_eq!(view.labels["name"], name);
        assert!(view.seats.iter().all(|info| info.player_id.is_empty()), "a director sits at no table it opens");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_batch_is_opened_whole_or_not_at_all() {
    let server = TestServer::start(parts(2)).await;
    let mut director = director(&server).await;
    let bad: Vec<(&str, Option<v1::TableSpec>)> = vec![
        ("INVALID_FIELD", None),
        ("VARIANT_UNKNOWN", Some(table("poker", &[]))),
        ("OPTION_INVALID", Some(table("block", &[("seats", "9")]))),
        ("PLAYER_NOT_FOUND", Some(v1::TableSpec { chairs: vec![seat_for("ply_nosuchplayer")], ..duel() })),
        ("INVALID_FIELD", Some(v1::TableSpec { chairs: vec![bot("nobody", 0)], ..duel() })),
        ("INVALID_FIELD", Some(v1::TableSpec { round_break_ms: -1, ..duel() })),
        ("DIRECTOR_CANNOT_PLAY", Some(v1::TableSpec { chairs: vec![seat_for(&director.player_id)], ..duel() })),
    ];
    for (reason, spec) in bad {
        for place in 0..3 {
            let mut request = batch([duel(), duel(), duel()], "");
            request.tables[place].table.clone_from(&spec);
            let refusal = refused(director.director.batch_create_tables(request).await);
            assert_eq!(refusal.reason, reason, "{refusal:?}");
            assert_eq!(refusal.metadata["table"], (place + 1).to_string(), "it says which table: {refusal:?}");
        }
    }
    assert_eq!(count(&mut director).await, 0);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_repeated_batch_is_the_same_batch() {
    let server = TestServer::start(parts(3)).await;
    let mut director = director(&server).await;
    let labels = ["a", "b", "c", "d", "e", "f"].map(|key| (key.to_owned(), key.to_owned()));
    // Maps have no order, so each time they may come in another one.
    let first = || v1::TableSpec {
        labels: labels.clone().into(),
        ..table("all_fives", &[("seats", "2"), ("target", "20"), ("max_pip", "9"), ("hand_size", "5")])
    };
    let tables = || [first(), labelled(duel(), "two")];
    let ids = open(&mut director, batch(tables(), UUID)).await;
    for _ in 0..12 {
        assert_eq!(open(&mut director, batch(tables(), UUID)).await, ids);
    }
    director.director.abort_table(abort(&ids[0], "")).await.unwrap();
    assert_eq!(open(&mut director, batch(tables(), UUID)).await, ids, "whatever became of its tables");
    let others: [Vec<v1::TableSpec>; 5] = [
        tables().into_iter().rev().collect(),
        tables()[..1].to_vec(),
        tables()[1..].to_vec(),
        [tables().to_vec(), vec![duel()]].concat(),
        vec![first(), labelled(duel(), "three")],
    ];
    for other in others {
        assert_eq!(reason_of(director.director.batch_create_tables(batch(other, UUID)).await), "REQUEST_ID_REUSED");
    }
    assert_eq!(count(&mut director).await, 2);
    // The same id of another caller is another request; without an id each is new.
    assert_ne!(open(&mut director, batch(tables(), "")).await, open(&mut director, batch(tables(), "")).await);
    assert_eq!(count(&mut director).await, 6);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_same_batch_at_once_is_opened_once() {
    let server = TestServer::start(parts(4)).await;
    let mut calls = Vec::new();
    for _ in 0..8 {
        let mut director = director(&server).await;
        calls.push(tokio::spawn(async move { open(&mut director, batch([duel(), duel()], UUID)).await }));
    }
    let mut seen = BTreeSet::new();
    for call in calls {
        seen.insert(call.await.unwrap());
    }
    assert_eq!(seen.len(), 1);
    assert_eq!(count(&mut server.admin().await).await, 2);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_batch_has_one_to_five_hundred_tables() {
    let server = TestServer::start(parts(5)).await;
    let mut director = director(&server).await;
    for size in [0, 501] {
        let request = batch(vec![duel(); size], "");
        assert_eq!(bad_field(director.director.batch_create_tables(request).await), "tables");
    }
    assert_eq!(count(&mut director).await, 0);
    assert_eq!(open(&mut director, batch(vec![duel(); 500], UUID)).await.len(), 500);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_batch_seats_nobody_at_more_tables_than_a_player_may_have() {
    let limits = Limits { max_tables_per_player: 2, ..Limits::default() };
    let server = TestServer::start(Parts { limits, ..parts(6) }).await;
    let mut director = director(&server).await;
    let ada = server.player("ada").await;
    let one = || seated(duel(), &[&ada]);
    let refusal = refused(director.director.batch_create_tables(batch([one(), one(), one()], "")).await);
    assert_eq!(
        (refusal.reason.as_str(), refusal.metadata["limit"].as_str()),
        ("LIMIT_REACHED", "max_tables_per_player")
    );
    assert_eq!(count(&mut director).await, 0);
    // Two chairs at one table are one table.
    let both = seated(duel(), &[&ada, &ada]);
    let ids = open(&mut director, batch([one(), both.clone()], UUID)).await;
    // At the limit a repetition is still told what it made.
    assert_eq!(open(&mut director, batch([one(), both], UUID)).await, ids);
    assert_eq!(reason_of(director.director.batch_create_tables(batch([one()], "")).await), "LIMIT_REACHED");
    server.stop().await.unwrap();
}

// Pauses.

#[tokio::test]
async fn a_pause_stops_the_match_and_a_resumption_asks_again() {
    let mut game = Game::start(dealing(DUEL), duel(), 2, Play).await;
    let mut director = director(&game.server).await;
    let id = game.id.clone();
    let lead = game.accepted(1, 1, place("6-5", 1)).await;
    let decision = game.sessions[1].turn().await.decision.unwrap();

    director.director.pause_table(pause(&id, "lunch", false)).await.unwrap();
    let step = game.watch.step().await;
    let noted: Vec<_> = payloads(&step).cloned().collect();
    assert_eq!(noted, [Payload::TablePaused(v1::StateNote { comment: "lunch".to_owned() })]);
    assert_eq!(game.view().await.state(), v1::TableState::Paused);
    for session in &mut game.sessions {
        session.notice(v1::TableState::Paused).await;
    }
    let pending = game.at(2).pending(&id).await;
    assert_eq!(pending.decision, None, "nobody is asked while the clocks stand");

    // No answer is taken, and none is held against anybody; what was answered before still is.
    for answer in [decision.legal_moves[0].choice, draw()] {
        let refusal = game.refused(2, 2, answer, "WRONG_STATE").await;
        assert_eq!(refusal.metadata["illegal_left"], "3");
    }
    let token = game.at(2).token.clone();
    let mut unary = Client::new(game.server.channel().await, Some(&token));
    let refusal = refused(unary.answer(&id, 2, decision.legal_moves[0].choice).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["state"].as_str()), ("WRONG_STATE", "PAUSED"));
    game.replayed(1, 1, place("6-5", 1), lead).await;
    game.refused(1, 1, draw(), "TURN_ALREADY_ANSWERED").await;
    game.refused(1, 2, draw(), "NOT_YOUR_TURN").await;
    game.refused(2, 3, draw(), "INVALID_FIELD").await;

    // Doing it twice does nothing more.
    director.director.pause_table(pause(&id, "still lunch", false)).await.unwrap();
    director.director.pause_table(pause(&id, "", true)).await.unwrap();
    assert_eq!(game.view().await.sequence, step.sequence);

    director.director.resume_table(resume(&id)).await.unwrap();
    let step = game.watch.step().await;
    assert_eq!(payloads(&step).cloned().collect::<Vec<_>>(), [Payload::TableResumed(v1::StateNote::default())]);
    game.sessions[0].notice(v1::TableState::Active).await;
    game.sessions[1].notice(v1::TableState::Active).await;
    let again = game.sessions[1].turn().await;
    assert!(again.reissued);
    assert_eq!(again.decision.unwrap(), decision);
    director.director.resume_table(resume(&id)).await.unwrap();
    assert_eq!(game.view().await.sequence, step.sequence, "it runs already");
    game.accepted(2, 2, place("6-3", 2)).await;
    let view = game.view().await;
    assert_eq!((view.seats[0].illegal_count, view.seats[1].illegal_count), (0, 0));
    game.server.stop().await.unwrap();
}

#[tokio::test]
async fn no_time_runs_out_during_a_pause() {
    let server = TestServer::start(dealing(DUEL)).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let mut director = director(&server).await;
    let clock =
        v1::TimeControl { free_ms: 1200, on_timeout: v1::TimeoutPolicy::Forfeit.into(), ..v1::TimeControl::default() };
    let spec = v1::TableSpec { time_control: Some(clock), ..seated(duel(), &[&ada, &bob]) };
    let ids = open(&mut director, batch([spec.clone(), spec], "")).await;
    let (paused, running) = (&ids[0], &ids[1]);
    let mut watch = Follower::of(&mut director, paused).await;
    let mut other = Follower::of(&mut director, running).await;
    while director.table(paused).await.seat_to_act == 0 {
        watch.step().await;
    }
    director.director.pause_table(pause(paused, "", false)).await.unwrap();
    // The other table, opened after it under the same clock, is over first.
    other.rest().await;
    assert_eq!(director.table(running).await.result.unwrap().reason(), v1::EndReason::Timeout);
    assert_eq!(director.table(paused).await.state(), v1::TableState::Paused);
    director.director.resume_table(resume(paused)).await.unwrap();
    ada.answer(paused, 1, place("6-5", 1)).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn only_the_time_before_and_after_a_pause_is_charged() {
    let server = TestServer::start(dealing(DUEL)).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let mut director = director(&server).await;
    let bank = 60_000;
    let clock = v1::TimeControl { initial_ms: bank, ..v1::TimeControl::default() };
    let before_opening = Instant::now();
    let spec = v1::TableSpec { time_control: Some(clock), ..seated(duel(), &[&ada, &bob]) };
    let id = open(&mut director, batch([spec], "")).await.remove(0);
    let mut watch = Follower::of(&mut director, &id).await;
    while director.table(&id).await.seat_to_act == 0 {
        watch.step().await;
    }
    let asked = Instant::now();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let at_least = millis(asked.elapsed());
    director.director.pause_table(pause(&id, "", false)).await.unwrap();
    let at_most = millis(before_opening.elapsed());
    let left = director.table(&id).await.seats[0].bank_ms;
    assert!((bank - at_most..=bank - at_least).contains(&left), "{left} of {bank}: {at_least} to {at_most} ms");

    // A pause as long as it likes.
    tokio::time::sleep(Duration::from_millis(400)).await;
    let resumed = Instant::now();
    director.director.resume_table(resume(&id)).await.unwrap();
    let decision = ada.pending(&id).await.decision.unwrap();
    let since = millis(resumed.elapsed());
    assert!((left - since..=left).contains(&decision.time_left_ms), "{} of {left}", decision.time_left_ms);
    ada.answer(&id, 1, place("6-5", 1)).await.unwrap();
    let since = millis(resumed.elapsed());
    let end = director.table(&id).await.seats[0].bank_ms;
    assert!((left - since..=left).contains(&end), "{end} of {left} after {since} ms");
    server.stop().await.unwrap();
}

fn millis(time: Duration) -> i32 {
    i32::try_from(time.as_millis()).unwrap() + 1
}

#[tokio::test]
async fn illegal_answers_outlive_a_pause() {
    let clock = v1::TimeControl { initial_ms: 60_000, illegal_limit: 3, ..v1::TimeControl::default() };
    let spec = v1::TableSpec { time_control: Some(clock), ..duel() };
    let mut game = Game::start(dealing(DUEL), spec, 2, SubmitMove).await;
    let mut director = director(&game.server).await;
    let id = game.id.clone();
    game.refused(1, 1, draw(), "ACTION_NOT_ALLOWED").await;
    game.refused(1, 1, draw(), "ACTION_NOT_ALLOWED").await;
    director.director.pause_table(pause(&id, "", false)).await.unwrap();
    assert_eq!(game.view().await.seats[0].illegal_count, 2);
    director.director.resume_table(resume(&id)).await.unwrap();
    assert_eq!(game.decision(1).await.illegal_left, 1);
    let third = game.answer(1, 1, draw()).await.unwrap_err();
    assert_eq!(third.metadata["illegal_left"], "0");
    assert_eq!(game.view().await.result.unwrap().reason(), v1::EndReason::IllegalMoves);
    game.server.stop().await.unwrap();
}

#[tokio::test]
async fn a_table_that_waits_for_players_can_be_held_back() {
    let server = TestServer::start(parts(7)).await;
    let (mut ada, mut bob, mut eve) =
        (server.player("ada").await, server.player("bob").await, server.player("eve").await);
    let mut director = director(&server).await;
    let id = ada.open(seated(duel(), &[&ada])).await;
    director.director.pause_table(pause(&id, "", true)).await.unwrap();
    assert_eq!(director.table(&id).await.state(), v1::TableState::Paused, "there is no round to wait for");
    bob.join(&id).await;
    let refusal = refused(eve.tables.join_table(join(&id, 0)).await);
    assert_eq!(refusal.reason, "TABLE_FULL");
    assert_eq!(reason_of(eve.tables.join_table(join(&id, 2)).await), "CHAIR_TAKEN");
    assert_eq!(director.table(&id).await.round, 0, "all chairs are taken, and nobody is dealt to");
    bob.tables.leave_table(v1::LeaveTableRequest { table_id: id.clone() }).await.unwrap();
    director.director.resume_table(resume(&id)).await.unwrap();
    assert_eq!(director.table(&id).await.state(), v1::TableState::Waiting);
    let mut watch = Follower::of(&mut director, &id).await;
    bob.join(&id).await;
    while director.table(&id).await.seat_to_act == 0 {
        watch.step().await;
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_pause_can_wait_for_the_end_of_the_round() {
    let spec = table("block", &[("seats", "2"), ("hand_size", "1"), ("target", "1000")]);
    let mut game = Game::start(dealing("6-6 5-5"), spec, 2, Play).await;
    let mut director = director(&game.server).await;
    let id = game.id.clone();
    director.director.pause_table(pause(&id, "", true)).await.unwrap();
    assert_eq!(game.view().await.state(), v1::TableState::Active);
    assert!(game.at(1).pending(&id).await.decision.is_some());
    assert!(game.sessions[0].answer(&id, 1, place("6-6", 1)).await.accepted);
    for session in &mut game.sessions {
        session.notice(v1::TableState::Paused).await;
    }
    let view = game.view().await;
    assert_eq!((view.state(), view.round, view.rounds.len()), (v1::TableState::Paused, 1, 1));
    director.director.resume_table(resume(&id)).await.unwrap();
    let decision = game.sessions[0].turn().await.decision.unwrap();
    let view = game.view().await;
    assert_eq!((view.state(), view.round, decision.turn), (v1::TableState::Active, 2, 2));

    // Taken back before the round ended, it does not happen.
    director.director.pause_table(pause(&id, "", true)).await.unwrap();
    director.director.resume_table(resume(&id)).await.unwrap();
    assert!(game.sessions[0].answer(&id, 2, place("6-6", 1)).await.accepted);
    let next = game.sessions[0].find(|event| {
        let Event::TurnRequest(request) = event else { return None };
        request.decision.filter(|decision| decision.turn == 3)
    });
    next.await;
    assert_eq!(game.view().await.state(), v1::TableState::Active);

    // Asked for twice, the second time at once, it does not wait.
    director.director.pause_table(pause(&id, "", true)).await.unwrap();
    director.director.pause_table(pause(&id, "", false)).await.unwrap();
    assert_eq!(game.view().await.state(), v1::TableState::Paused);
    game.server.stop().await.unwrap();
}

// Ends.

#[tokio::test]
async fn an_aborted_match_is_void_in_every_state() {
    for paused in [false, true] {
        let mut game = Game::start(dealing(DUEL), duel(), 2, Play).await;
        let mut director = director(&game.server).await;
        let id = game.id.clone();
        let lead = game.accepted(1, 1, place("6-5", 1)).await;
        if paused {
            director.director.pause_table(pause(&id, "", false)).await.unwrap();
            game.watch.step().await;
        }
        director.director.abort_table(abort(&id, "a tile fell down")).await.unwrap();
        let step = game.watch.step().await;
        let note = v1::StateNote { comment: "a tile fell down".to_owned() };
        let told: Vec<_> = payloads(&step).cloned().collect();
        assert!(
            matches!(&told[..], [Payload::TableAborted(said), Payload::DealRevealed(_)] if *said == note),
            "{told:?}"
        );
        assert_eq!(game.watch.rest().await, [], "the stream ends with OK, as after a match");
        for session in &mut game.sessions {
            assert_eq!(session.notice(v1::TableState::Aborted).await.result, None);
        }
        let view = game.view().await;
        assert_eq!((view.state(), view.result.as_ref()), (v1::TableState::Aborted, None));
        assert_eq!((view.seat_to_act, view.decision_kind()), (0, v1::DecisionKind::Unspecified));
        assert!(view.team_ranks.is_empty());
        assert_eq!(game.at(2).pending(&id).await.decision, None);

        game.replayed(1, 1, place("6-5", 1), lead).await;
        for seat in [1, 2] {
            game.refused(seat, 2, place("6-3", 2), "MATCH_OVER").await;
            let resign = v1::ResignRequest { table_id: id.clone(), seat, ..Default::default() };
            assert_eq!(reason_of(game.at(seat).play.resign(resign).await), "MATCH_OVER");
        }
        director.director.abort_table(abort(&id, "again")).await.unwrap();
        assert_eq!(game.view().await, view, "void is void");
        assert_eq!(reason_of(director.director.pause_table(pause(&id, "", false)).await), "MATCH_OVER");
        assert_eq!(reason_of(director.director.resume_table(resume(&id)).await), "MATCH_OVER");
        let ranks = adjudicate(&id, &[1, 2], "");
        assert_eq!(reason_of(director.director.adjudicate_table(ranks).await), "MATCH_OVER");
        let state = refused(game.at(1).tables.leave_table(v1::LeaveTableRequest { table_id: id.clone() }).await);
        assert_eq!((state.reason.as_str(), state.metadata["state"].as_str()), ("WRONG_STATE", "ABORTED"));
        game.server.stop().await.unwrap();
    }
}

#[tokio::test]
async fn a_table_can_be_aborted_before_its_match_but_not_after() {
    let server = TestServer::start(parts(8)).await;
    let mut director = director(&server).await;
    let mut ada = server.player("ada").await;
    let waiting = ada.open(seated(duel(), &[&ada])).await;
    director.director.abort_table(abort(&waiting, "")).await.unwrap();
    assert_eq!(ada.table(&waiting).await.state(), v1::TableState::Aborted);
    let refusal = refused(server.player("bob").await.tables.join_table(join(&waiting, 0)).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["state"].as_str()), ("WRONG_STATE", "ABORTED"));

    let chairs = vec![bot("greedy", 1), bot("first", 2)];
    let finished = ada.open(v1::TableSpec { chairs, ..table("block", &[("seats", "2"), ("target", "1")]) }).await;
    Follower::of(&mut ada, &finished).await.rest().await;
    let view = ada.table(&finished).await;
    assert_eq!(view.state(), v1::TableState::Finished);
    assert_eq!(reason_of(director.director.abort_table(abort(&finished, "")).await), "MATCH_OVER");
    assert_eq!(reason_of(director.director.pause_table(pause(&finished, "", true)).await), "MATCH_OVER");
    assert_eq!(ada.table(&finished).await, view);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_director_decides_a_match_by_ranks() {
    let mut game = Game::start(parts(9), table("block", &[("seats", "4")]), 4, Play).await;
    let mut director = director(&game.server).await;
    let id = game.id.clone();
    let before = game.view().await;
    let bad: [&[i32]; 10] = [
        &[],
        &[1, 2, 3],
        &[1, 2, 3, 4, 4],
        &[0, 1, 2, 3],
        &[-1, 1, 2, 3],
        &[1, 2, 3, 5],
        &[1, 2, 3, 15],
        &[2, 2, 3, 4],
        &[1, 1, 1, i32::MAX],
        &[1; 15],
    ];
    for ranks in bad {
        let request = adjudicate(&id, ranks, "");
        assert_eq!(bad_field(director.director.adjudicate_table(request).await), "team_ranks", "{ranks:?}");
    }
    assert_eq!(game.view().await, before);

    director.director.pause_table(pause(&id, "", false)).await.unwrap();
    let request = adjudicate(&id, &[2, 1, 4, 1], "two of them were up");
    let decided = director.director.adjudicate_table(request).await.unwrap().into_inner().result.unwrap();
    assert_eq!(decided.reason(), v1::EndReason::Adjudication);
    assert_eq!((&decided.team_ranks[..], &decided.winning_teams[..]), (&[2, 1, 4, 1][..], &[2, 4][..]));
    assert_eq!(decided.comment, "two of them were up");
    assert!(decided.forfeiting_seats.is_empty());
    game.watch.rest().await;
    let view = game.view().await;
    assert_eq!((view.state(), view.seat_to_act), (v1::TableState::Finished, 0));
    assert_eq!((view.result.as_ref(), &view.team_ranks), (Some(&decided), &decided.team_ranks));
    let ends: Vec<_> = log(game.at(1), &id).await;
    let ends: Vec<_> = ends.into_iter().filter(|payload| matches!(payload, Payload::MatchEnded(_))).collect();
    assert_eq!(ends, [Payload::MatchEnded(decided.clone())]);
    for session in &mut game.sessions {
        assert_eq!(session.notice(v1::TableState::Finished).await.result.as_ref(), Some(&decided));
    }
    let again = adjudicate(&id, &[1, 2, 3, 4], "");
    assert_eq!(reason_of(director.director.adjudicate_table(again).await), "MATCH_OVER");
    game.server.stop().await.unwrap();
}

#[tokio::test]
async fn a_match_that_has_not_begun_cannot_be_decided() {
    let server = TestServer::start(parts(10)).await;
    let mut director = director(&server).await;
    let id = open(&mut director, batch([duel()], "")).await.remove(0);
    let refusal = refused(director.director.adjudicate_table(adjudicate(&id, &[1, 2], "")).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["state"].as_str()), ("WRONG_STATE", "WAITING"));
    director.director.pause_table(pause(&id, "", false)).await.unwrap();
    let refusal = refused(director.director.adjudicate_table(adjudicate(&id, &[1, 2], "")).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["state"].as_str()), ("WRONG_STATE", "PAUSED"));
    server.stop().await.unwrap();
}

// Chairs.

#[tokio::test]
async fn a_chair_is_emptied_by_the_creator_or_a_director_before_the_match() {
    let server = TestServer::start(parts(11)).await;
    let (mut ada, mut bob, mut eve) =
        (server.player("ada").await, server.player("bob").await, server.player("eve").await);
    let mut director = director(&server).await;
    let id = ada.open(seated(table("block", &[("seats", "4")]), &[&ada])).await;
    let mut watch = Follower::of(&mut eve, &id).await;
    assert_eq!(bob.join(&id).await.chair, 2);
    watch.step().await;

    assert_eq!(reason_of(eve.director.remove_seat(remove(&id, 2, false)).await), "NOT_ALLOWED");
    assert_eq!(reason_of(bob.director.remove_seat(remove(&id, 1, false)).await), "NOT_ALLOWED");
    for chair in [0, -1, 15, 99, 5] {
        assert_eq!(bad_field(ada.director.remove_seat(remove(&id, chair, false)).await), "chair");
    }
    for emptying in [&mut ada, &mut director] {
        emptying.director.remove_seat(remove(&id, 2, false)).await.unwrap();
        let step = watch.step().await;
        let left = v1::SeatLeft { chair: 2, removed: true };
        assert_eq!(payloads(&step).cloned().collect::<Vec<_>>(), [Payload::SeatLeft(left)]);
        // An empty chair stays empty, without another word.
        emptying.director.remove_seat(remove(&id, 2, true)).await.unwrap();
        assert_eq!(bob.join(&id).await.chair, 2, "who was removed may come back");
        assert_eq!(watch.step().await.sequence, step.sequence + 1);
    }
    // Leaving by oneself is told apart.
    bob.tables.leave_table(v1::LeaveTableRequest { table_id: id.clone() }).await.unwrap();
    let left = v1::SeatLeft { chair: 2, removed: false };
    assert_eq!(payloads(&watch.step().await).cloned().collect::<Vec<_>>(), [Payload::SeatLeft(left)]);

    // Bots can be sent away as well. Once the match is on, nobody can.
    for chair in [2, 3, 4] {
        let house_bot = Some(v1::HouseBotSpec { house_bot: "first".to_owned(), playouts: 0, seed: 1 });
        let request = v1::AddHouseBotRequest { table_id: id.clone(), chair, house_bot };
        ada.tables.add_house_bot(request).await.unwrap();
        if chair == 3 {
            ada.director.remove_seat(remove(&id, 3, true)).await.unwrap();
            assert_eq!(bob.join(&id).await.chair, 3);
        }
    }
    let running = refused(ada.director.remove_seat(remove(&id, 3, false)).await);
    assert_eq!((running.reason.as_str(), running.metadata["state"].as_str()), ("WRONG_STATE", "ACTIVE"));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_is_banned_does_not_come_back_to_this_table() {
    let server = TestServer::start(parts(12)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let spec = || table("block", &[("seats", "4")]);
    let (id, other) = (ada.open(spec()).await, ada.open(spec()).await);
    bob.join(&id).await;
    ada.director.remove_seat(remove(&id, 1, true)).await.unwrap();
    for chair in [0, 1, 4] {
        assert_eq!(reason_of(bob.tables.join_table(join(&id, chair)).await), "NOT_ALLOWED");
    }
    let hello = Some(v1::Hello { client: String::new(), join_table_id: id.clone() });
    assert_eq!(reason_of(bob.play.listen(v1::ListenRequest { hello }).await), "NOT_ALLOWED");
    assert!(ada.table(&id).await.seats.iter().all(|info| info.player_id.is_empty()));
    assert_eq!(bob.join(&other).await.chair, 1);
    bob.table(&id).await;
    server.stop().await.unwrap();
}

// Directors at the table.

#[tokio::test]
async fn a_director_does_not_play_at_a_table_it_directs() {
    let server = TestServer::start(parts(13)).await;
    let mut director = director(&server).await;
    let own = open(&mut director, batch([duel()], "")).await.remove(0);
    assert_eq!(reason_of(director.tables.join_table(join(&own, 0)).await), "DIRECTOR_CANNOT_PLAY");
    let hello = Some(v1::Hello { client: String::new(), join_table_id: own.clone() });
    assert_eq!(reason_of(director.play.listen(v1::ListenRequest { hello }).await), "DIRECTOR_CANNOT_PLAY");
    // Nor by a token that may not direct: it is the same person.
    let scopes = vec![v1::Scope::Watch.into(), v1::Scope::Play.into()];
    let request = v1::CreateTokenRequest { scopes, ..Default::default() };
    let token = director.players.create_token(request).await.unwrap().into_inner().token;
    let mut plain = Client::new(server.channel().await, Some(&token));
    assert_eq!(reason_of(plain.tables.join_table(join(&own, 1)).await), "DIRECTOR_CANNOT_PLAY");
    // It may put bots there.
    let house_bot = Some(v1::HouseBotSpec { house_bot: "first".to_owned(), playouts: 0, seed: 1 });
    let request = v1::AddHouseBotRequest { table_id: own.clone(), chair: 0, house_bot };
    director.tables.add_house_bot(request).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_director_does_not_direct_a_table_at_which_it_plays() {
    let server = TestServer::start(parts(14)).await;
    let mut director = director(&server).await;
    let mut ada = server.player("ada").await;
    let id = ada.open(seated(duel(), &[&ada])).await;
    director.join(&id).await;
    let mut watch = Follower::of(&mut ada, &id).await;
    while ada.table(&id).await.seat_to_act == 0 {
        watch.step().await;
    }
    let before = ada.table(&id).await;
    let refusals = [
        reason_of(director.director.pause_table(pause(&id, "", false)).await),
        reason_of(director.director.pause_table(pause(&id, "", true)).await),
        reason_of(director.director.resume_table(resume(&id)).await),
        reason_of(director.director.abort_table(abort(&id, "")).await),
        reason_of(director.director.adjudicate_table(adjudicate(&id, &[1, 2], "")).await),
    ];
    assert_eq!(refusals, ["DIRECTOR_CANNOT_PLAY"; 5]);
    assert_eq!(ada.table(&id).await, before);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_table_that_is_not_there_cannot_be_directed() {
    let server = TestServer::start(parts(15)).await;
    let mut director = director(&server).await;
    let id = "tbl_nosuchtable";
    let refusals = [
        reason_of(director.director.pause_table(pause(id, "", false)).await),
        reason_of(director.director.resume_table(resume(id)).await),
        reason_of(director.director.abort_table(abort(id, "")).await),
        reason_of(director.director.adjudicate_table(adjudicate(id, &[1, 2], "")).await),
        reason_of(director.director.remove_seat(remove(id, 1, false)).await),
    ];
    assert_eq!(refusals, ["TABLE_NOT_FOUND"; 5]);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_session_joins_a_table_and_is_told_of_its_start() {
    let server = TestServer::start(dealing(DUEL)).await;
    let mut director = director(&server).await;
    let id = open(&mut director, batch([duel()], "")).await.remove(0);
    let (ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let mut session = Session::open(&ada).await;
    assert_eq!(session.welcome.table_ids, Vec::<String>::new());
    ada.clone().join(&id).await;
    assert_eq!(session.notice(v1::TableState::Waiting).await.chair, 1);
    bob.join(&id).await;
    let notice = session.notice(v1::TableState::Active).await;
    assert_eq!((notice.chair, notice.seat), (1, 1));
    let turn = session.turn().await;
    assert!(!turn.reissued);
    server.stop().await.unwrap();
}
