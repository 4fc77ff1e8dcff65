//! Clocks: what a decision costs, when it runs out, and what becomes of the seat then. Nothing here
//! depends on how fast the machine is: costs are held to what was measured around them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the one kind of event that it is about")]

mod support;

#[path = "support/chance.rs"]
mod chance;

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use boneyard_proto::v1::{self, player_event::Event, table_event::Payload};
use chance::Dice;
use support::{Client, TestServer, bot, parts, reason, seat_for, table};
use tonic::Streaming;

/// A table with a clock.
fn timed(variant: &str, options: &[(&str, &str)], control: v1::TimeControl) -> v1::TableSpec {
    v1::TableSpec { time_control: Some(control), ..table(variant, options) }
}

fn control(initial_ms: i32, on_timeout: v1::TimeoutPolicy) -> v1::TimeControl {
    v1::TimeControl { initial_ms, on_timeout: on_timeout.into(), illegal_limit: 100, ..v1::TimeControl::default() }
}

async fn listen(client: &mut Client) -> Streaming<v1::ListenResponse> {
    client.play.listen(v1::ListenRequest { hello: Some(v1::Hello::default()) }).await.unwrap().into_inner()
}

async fn event(events: &mut Streaming<v1::ListenResponse>) -> Event {
    events.message().await.unwrap().unwrap().event.unwrap().event.unwrap()
}

/// The next question; `None` when a match ended instead.
async fn question(events: &mut Streaming<v1::ListenResponse>) -> Option<v1::TurnRequest> {
    loop {
        match event(events).await {
            Event::TurnRequest(request) => return Some(request),
            Event::TableNotice(notice) if notice.result.is_some() => return None,
            _ => {}
        }
    }
}

/// The result of the next match that ends.
async fn result(events: &mut Streaming<v1::ListenResponse>) -> v1::MatchResult {
    loop {
        if let Event::TableNotice(notice) = event(events).await
            && let Some(result) = notice.result
        {
            return result;
        }
    }
}

/// All steps of a table.
async fn steps(client: &mut Client, table_id: &str) -> Vec<v1::TableStep> {
    let mut request =
        v1::ListTableEventsRequest { table_id: table_id.to_owned(), page_size: 1000, ..Default::default() };
    let mut steps = Vec::new();
    loop {
        let page = client.tables.list_table_events(request.clone()).await.unwrap().into_inner();
        steps.extend(page.steps);
        request.page_token = page.next_page_token;
        if request.page_token.is_empty() {
            return steps;
        }
    }
}

fn payloads(step: &v1::TableStep) -> impl Iterator<Item = &Payload> {
    step.events.iter().filter_map(|event| event.payload.as_ref())
}

fn time_ms(step: &v1::TableStep) -> i64 {
    let time = step.time.unwrap();
    time.seconds * 1000 + i64::from(time.nanos / 1_000_000)
}

fn ms(duration: Duration) -> i32 {
    i32::try_from(duration.as_millis()).unwrap()
}

/// What was seen of one decision from outside.
struct Seen {
    /// The question was asked after the first and before the second.
    asked: (Instant, Instant),
    /// The answer was judged after the first and before the second.
    answered: (Instant, Instant),
}

#[tokio::test]
async fn the_bank_pays_for_what_is_beyond_the_free_part_and_gets_the_increment() {
    const INITIAL: i32 = 3_600_000;
    for (free_ms, increment_ms) in [(0, 0), (25, 1_000), (10_000, 777)] {
        let server = TestServer::start(parts(1)).await;
        let mut ada = server.player("ada").await;
        let mut dice = Dice::new(1);
        let clock = v1::TimeControl { free_ms, increment_ms, ..control(INITIAL, v1::TimeoutPolicy::Forfeit) };
        let spec = timed("all_fives", &[("seats", "2"), ("target", "10000")], clock);
        let id = ada.open(v1::TableSpec { chairs: vec![bot("random", 1)], ..spec }).await;
        let mut events = listen(&mut ada).await;
        let mut before = Instant::now();
        ada.join(&id).await;
        let mut seen = BTreeMap::new();
        let mut told = BTreeMap::new();
        while seen.len() < 25 {
            let decision = question(&mut events).await.unwrap().decision.unwrap();
            let asked = (before, Instant::now());
            told.insert(decision.turn, decision.clone());
            tokio::time::sleep(Duration::from_millis(u64::try_from(dice.below(60)).unwrap())).await;
            before = Instant::now();
            let choice = decision.legal_moves[dice.below(decision.legal_moves.len())].choice;
            ada.answer(&id, decision.turn, choice).await.unwrap();
            seen.insert(decision.turn, Seen { asked, answered: (before, Instant::now()) });
        }
        let mut bank = INITIAL;
        let mut last: Option<(i32, i32)> = None;
        for step in steps(&mut ada, &id).await {
            let Some(action) = payloads(&step).find_map(|payload| match payload {
                Payload::ActionTaken(taken) if taken.action.as_ref().unwrap().seat == 2 => taken.action.as_ref(),
                _ => None,
            }) else {
                // What others do costs this seat nothing.
                assert!(!payloads(&step).any(|payload| matches!(payload, Payload::ClockChanged(_))));
                continue;
            };
            let decision = &told[&action.turn];
            // What the decision before cost was told with this one.
            assert_eq!((decision.previous_elapsed_ms, decision.previous_charged_ms), last.unwrap_or_default());
            // All of the bank may be thought through.
            assert!((1..=bank + free_ms).contains(&decision.time_left_ms), "{} of {bank}", decision.time_left_ms);
            let around = &seen[&action.turn];
            let at_least = (ms(around.answered.0 - around.asked.1) - free_ms - 1).max(0);
            let at_most = (ms(around.answered.1 - around.asked.0) - free_ms + 1).max(0);
            let charged = action.charged_ms;
            assert!((at_least..=at_most).contains(&charged), "{charged} is not in {at_least} to {at_most}");
            bank = bank - charged + increment_ms;
            let clocks: Vec<_> = payloads(&step)
                .filter_map(|payload| if let Payload::ClockChanged(change) = payload { Some(change) } else { None })
                .collect();
            let expected = v1::ClockChanged { seat: 2, bank_ms: bank, timeout_count: 0, illegal_count: 0 };
            assert_eq!(clocks, [&expected]);
            let elapsed = told.range(action.turn + 1..).next().map(|(_, next)| next.previous_elapsed_ms);
            if let Some(elapsed) = elapsed {
                assert_eq!(charged, (elapsed - free_ms).max(0));
                last = Some((elapsed, charged));
            }
        }
        assert_eq!(last.is_some(), seen.len() > 1);
        server.stop().await.unwrap();
    }
}

#[tokio::test]
async fn time_left_is_told_and_runs_down_while_the_seat_thinks() {
    let server = TestServer::start(parts(2)).await;
    let mut ada = server.player("ada").await;
    let clock = v1::TimeControl {
        move_limit_ms: 1_800_000,
        free_ms: 500,
        increment_ms: 5_000,
        ..control(3_600_000, v1::TimeoutPolicy::Forfeit)
    };
    let spec = timed("draw", &[("seats", "2"), ("target", "500")], clock);
    let id = ada.open(v1::TableSpec { chairs: vec![bot("first", 1)], ..spec }).await;
    let mut events = listen(&mut ada).await;
    ada.join(&id).await;
    for _ in 0..5 {
        let request = question(&mut events).await.unwrap();
        let decision = request.decision.unwrap();
        let bank = |view: &v1::PublicView| view.seats[1].bank_ms;
        let others = |view: &v1::PublicView| view.seats[0].bank_ms;
        let asked = steps(&mut ada, &id).await;
        let told = asked.iter().flat_map(payloads).find_map(|payload| match payload {
            Payload::TurnAsked(asked) if asked.turn == decision.turn => Some(asked.time_left_ms),
            _ => None,
        });
        // The step tells all of it, the question what is left when it is sent.
        assert_eq!(told, Some(1_800_000 + 500));
        assert!((1..=1_800_500).contains(&decision.time_left_ms));
        let mut left = decision.time_left_ms;
        let mut banks = vec![bank(&request.view.unwrap().table.unwrap())];
        for _ in 0..3 {
            tokio::time::sleep(Duration::from_millis(30)).await;
            let pending = ada.pending(&id).await;
            let now = pending.decision.unwrap();
            assert!(now.time_left_ms <= left - 29, "{} after {left}", now.time_left_ms);
            left = now.time_left_ms;
            let view = pending.view.unwrap().table.unwrap();
            assert_eq!(others(&view), 3_600_000, "a house bot has no clock to speak of");
            banks.push(bank(&view));
            assert_eq!(view.time_control.unwrap(), ada.table(&id).await.time_control.unwrap());
        }
        assert!(banks.is_sorted_by(|earlier, later| earlier >= later), "{banks:?}");
        tokio::time::sleep(Duration::from_millis(500)).await;
        let last = bank(&ada.table(&id).await);
        assert!(last <= banks[0] - 80, "what is beyond the free part is gone at once: {last} after {banks:?}");
        ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn when_time_runs_out_the_first_legal_move_is_played_and_counted_until_the_seat_is_lost() {
    let server = TestServer::start(parts(3)).await;
    let mut ada = server.player("ada").await;
    let clock = v1::TimeControl {
        move_limit_ms: 150,
        free_ms: 50,
        increment_ms: 10_000,
        timeout_limit: 4,
        ..control(600_000, v1::TimeoutPolicy::PlayFirstLegal)
    };
    let spec = timed("all_fives", &[("seats", "2"), ("target", "500")], clock);
    let id = ada.open(v1::TableSpec { chairs: vec![bot("first", 1)], ..spec }).await;
    let mut events = listen(&mut ada).await;
    ada.join(&id).await;
    let mut questions = BTreeMap::new();
    while let Some(request) = question(&mut events).await {
        let decision = request.decision.unwrap();
        assert!((1..=200).contains(&decision.time_left_ms));
        questions.insert(decision.turn, decision);
    }
    assert_eq!(questions.len(), 4);
    let mut bank = 600_000;
    let mut timeouts = 0;
    let mut asked_at = 0;
    for step in steps(&mut ada, &id).await {
        for payload in payloads(&step) {
            match payload {
                Payload::ActionTaken(taken) => {
                    let action = taken.action.as_ref().unwrap();
                    if action.seat == 2 {
                        assert_eq!(action.source(), v1::ActionSource::Timeout);
                        assert_eq!(action.action, questions[&action.turn].legal_moves[0].choice);
                        assert!(action.charged_ms >= 150, "{}", action.charged_ms);
                    }
                }
                Payload::ClockChanged(change) => {
                    timeouts += 1;
                    assert_eq!((change.seat, change.timeout_count), (2, timeouts));
                    // Charged in full; a move that is played for the seat brings the increment all the same.
                    let added = if timeouts < 4 { 10_000 } else { 0 };
                    assert!(change.bank_ms - added <= bank - 150, "{} after {bank}", change.bank_ms);
                    bank = change.bank_ms;
                    assert!(time_ms(&step) - asked_at >= 200, "not before its time");
                }
                Payload::TurnAsked(asked) if asked.seat == 2 => asked_at = time_ms(&step),
                Payload::MatchEnded(result) => {
                    assert_eq!(timeouts, 4);
                    assert_eq!((result.reason(), &result.forfeiting_seats), (v1::EndReason::Timeout, &vec![2]));
                    assert_eq!(result.winning_teams, [1]);
                }
                _ => {}
            }
        }
    }
    let info = ada.table(&id).await.seats[1].clone();
    assert_eq!((info.timeout_count, info.bank_ms), (4, bank));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn where_time_forfeits_the_first_timeout_loses_the_seat() {
    let server = TestServer::start(parts(4)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let clock = v1::TimeControl { move_limit_ms: 200, ..control(600_000, v1::TimeoutPolicy::Forfeit) };
    // A duel ends.
    let spec = timed("draw", &[("seats", "2")], clock);
    let duel = ada.open(v1::TableSpec { chairs: vec![bot("first", 1)], ..spec }).await;
    let mut events = listen(&mut ada).await;
    ada.join(&duel).await;
    let lost = result(&mut events).await;
    assert_eq!((lost.reason(), lost.winning_teams, lost.team_ranks), (v1::EndReason::Timeout, vec![1], vec![1, 2]));
    assert!(steps(&mut ada, &duel).await.iter().flat_map(payloads).all(|payload| match payload {
        Payload::ActionTaken(taken) => taken.action.as_ref().unwrap().seat == 1,
        _ => true,
    }));
    // With more teams a house bot plays on, and the team is ranked last.
    let spec = timed("draw", &[("seats", "3"), ("target", "30")], clock);
    let three = bob.open(v1::TableSpec { chairs: vec![bot("first", 1), bot("random", 2)], ..spec }).await;
    let mut events = listen(&mut bob).await;
    bob.join(&three).await;
    let lost = result(&mut events).await;
    assert_eq!((lost.reason(), &lost.forfeiting_seats), (v1::EndReason::Completed, &vec![3]));
    assert_eq!(lost.team_ranks[2], 3);
    let substituted = steps(&mut bob, &three).await.iter().flat_map(payloads).any(|payload| match payload {
        Payload::SeatSubstituted(lost) => (lost.seat, lost.cause()) == (3, v1::EndReason::Timeout),
        _ => false,
    });
    assert!(substituted);
    assert!(bob.table(&three).await.seats[2].substituted);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_window_that_runs_out_is_declined_and_counts_for_nothing() {
    let server = TestServer::start(parts(5)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    for policy in [v1::TimeoutPolicy::Forfeit, v1::TimeoutPolicy::PlayFirstLegal] {
        let clock = v1::TimeControl { move_limit_ms: 700, timeout_limit: 1, ..control(600_000, policy) };
        let spec = timed("all_fives", &[("seats", "2"), ("claim", "muggins"), ("target", "10000")], clock);
        let id = ada.open(spec).await;
        let (mut of_ada, mut of_bob) = (listen(&mut ada).await, listen(&mut bob).await);
        ada.join(&id).await;
        bob.join(&id).await;
        // Both play whatever makes points without calling them, until one of them may claim, and lets
        // that pass.
        let mut windows = BTreeSet::new();
        while windows.len() < 2 {
            let request = tokio::select! {
                request = question(&mut of_ada) => (&mut ada, request),
                request = question(&mut of_bob) => (&mut bob, request),
            };
            let (client, request) = (request.0, request.1.expect("nobody is lost over a window"));
            let decision = request.decision.unwrap();
            if decision.kind() == v1::DecisionKind::Claim {
                assert_eq!(decision.legal_moves[0].token, "decline");
                windows.insert(decision.turn);
                continue;
            }
            let silent = decision.legal_moves.windows(2).find(|pair| pair[0].points > 0).map(|pair| pair[1].choice);
            let choice = silent.unwrap_or(decision.legal_moves[0].choice);
            // The machine may be too slow for a turn: then this test has nothing to say.
            if let Err(status) = client.answer(&id, decision.turn, choice).await {
                assert!(["TURN_TIMED_OUT", "MATCH_OVER"].contains(&reason(&status)), "{status:?}");
                return;
            }
        }
        let first = *windows.first().unwrap();
        let declined = steps(&mut ada, &id).await.into_iter().find(|step| {
            payloads(step).any(|payload| match payload {
                Payload::ActionTaken(taken) => taken.action.as_ref().unwrap().turn == first,
                _ => false,
            })
        });
        let declined = declined.expect("the first window is over, as a second one came");
        for payload in payloads(&declined) {
            match payload {
                Payload::ActionTaken(taken) => {
                    let action = taken.action.as_ref().unwrap();
                    assert_eq!(action.source(), v1::ActionSource::Timeout);
                    assert!(matches!(action.action.unwrap().action, Some(v1::r#move::Action::Decline(_))));
                }
                Payload::ClockChanged(change) => assert_eq!(change.timeout_count, 0),
                _ => {}
            }
        }
        assert_eq!(ada.table(&id).await.state(), v1::TableState::Active);
        ada.play.resign(v1::ResignRequest { table_id: id, seat: 0, ..Default::default() }).await.unwrap();
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn what_the_server_does_for_a_seat_costs_nothing() {
    let server = TestServer::start(parts(6)).await;
    let mut ada = server.player("ada").await;
    let clock = v1::TimeControl { increment_ms: 1, ..control(3_600_000, v1::TimeoutPolicy::Forfeit) };
    let mut forced = 0;
    for options in [[("seats", "2"), ("hand_size", "4")], [("seats", "2"), ("hand_size", "7")]] {
        let spec = timed("draw", &[&options[..], &[("target", "150")]].concat(), clock);
        let id = ada.open(v1::TableSpec { chairs: vec![bot("random", 1)], ..spec }).await;
        let mut events = listen(&mut ada).await;
        ada.join(&id).await;
        while let Some(request) = question(&mut events).await {
            let decision = request.decision.unwrap();
            ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
        }
        for step in steps(&mut ada, &id).await {
            let mut answered = None;
            for payload in payloads(&step) {
                match payload {
                    Payload::ActionTaken(taken) => answered = Some(taken.action.as_ref().unwrap().seat),
                    Payload::ActionForced(taken) => {
                        let action = taken.action.as_ref().unwrap();
                        assert_eq!((action.turn, action.charged_ms), (0, 0));
                        assert_eq!(action.source(), v1::ActionSource::Forced);
                        forced += usize::from(action.seat == 2);
                    }
                    // Only who answered in this step has another clock after it.
                    Payload::ClockChanged(change) => assert_eq!((answered, change.seat), (Some(2), 2)),
                    _ => {}
                }
            }
        }
    }
    assert!(forced > 5, "{forced}");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_seat_gains_no_time_by_drawing() {
    let server = TestServer::start(parts(7)).await;
    let mut ada = server.player("ada").await;
    let spec = timed(
        "draw",
        &[("seats", "2"), ("voluntary_draw", "true"), ("target", "500")],
        control(3_600_000, v1::TimeoutPolicy::Forfeit),
    );
    let id = ada.open(v1::TableSpec { chairs: vec![bot("first", 1)], ..spec }).await;
    let mut events = listen(&mut ada).await;
    ada.join(&id).await;
    let is_draw = |legal: &v1::LegalMove| legal.token == "draw";
    let mut left = i32::MAX;
    let mut draws = 0;
    // Every draw is a decision that is paid for; there are no more of them than tiles.
    loop {
        let decision = question(&mut events).await.unwrap().decision.unwrap();
        assert!(decision.time_left_ms <= left, "{} after {left}", decision.time_left_ms);
        left = decision.time_left_ms;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let draw = decision.legal_moves.iter().find(|legal| is_draw(legal));
        if draw.is_none() && draws > 0 {
            break;
        }
        let chosen = draw.unwrap_or(&decision.legal_moves[0]);
        draws += usize::from(is_draw(chosen));
        ada.answer(&id, decision.turn, chosen.choice).await.unwrap();
        if draw.is_some() {
            left -= 19;
        }
    }
    assert!((5..=14).contains(&draws), "{draws}");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn five_hundred_fresh_tables_run_out_no_sooner_than_they_may() {
    let mut parts = parts(8);
    parts.limits.max_tables_per_player = 1000;
    let server = TestServer::start(parts).await;
    let mut ada = server.player("ada").await;
    let mut admin = server.admin().await;
    let mut events = listen(&mut ada).await;
    let clock = v1::TimeControl { move_limit_ms: 2_000, ..control(600_000, v1::TimeoutPolicy::Forfeit) };
    let mut tables = BTreeSet::new();
    for _ in 0..10 {
        let chairs = vec![seat_for(&ada.player_id), bot("first", 1)];
        let spec = v1::TableSpec { chairs, ..timed("block", &[("seats", "2")], clock) };
        let batch = vec![v1::BatchTable { table: Some(spec) }; 50];
        let request = v1::BatchCreateTablesRequest { tables: batch, request_id: String::new() };
        tables.extend(admin.director.batch_create_tables(request).await.unwrap().into_inner().table_ids);
    }
    assert_eq!(tables.len(), 500);
    let mut open = tables.clone();
    while !open.is_empty() {
        if let Event::TableNotice(notice) = event(&mut events).await
            && let Some(result) = notice.result
        {
            assert_eq!((result.reason(), result.forfeiting_seats), (v1::EndReason::Timeout, vec![1]));
            assert!(open.remove(&notice.table_id), "one result for each");
        }
    }
    for id in &tables {
        let steps = steps(&mut ada, id).await;
        let asked = steps.iter().rfind(|step| payloads(step).any(|payload| matches!(payload, Payload::TurnAsked(_))));
        let took = time_ms(steps.last().unwrap()) - time_ms(asked.unwrap());
        assert!(took >= 2_000, "lost after {took} ms");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn when_all_are_silent_the_one_whose_time_ends_first_is_lost_and_there_is_one_result() {
    let server = TestServer::start(parts(9)).await;
    let (mut ada, mut bob, mut cid) =
        (server.player("ada").await, server.player("bob").await, server.player("cid").await);
    let cases = [
        (v1::TimeoutPolicy::Forfeit, 0, "2"),
        (v1::TimeoutPolicy::PlayFirstLegal, 2, "2"),
        (v1::TimeoutPolicy::Forfeit, 0, "3"),
    ];
    for (policy, timeout_limit, seats) in cases {
        let clock = v1::TimeControl { move_limit_ms: 100, timeout_limit, ..control(600_000, policy) };
        let id = ada.open(timed("block", &[("seats", seats)], clock)).await;
        let mut events = listen(&mut ada).await;
        ada.join(&id).await;
        bob.join(&id).await;
        if seats == "3" {
            cid.join(&id).await;
        }
        let told = result(&mut events).await;
        let steps = steps(&mut ada, &id).await;
        // Whose time ran out, in order.
        let mut asked = 0;
        let mut out = Vec::new();
        let mut ends = Vec::new();
        for payload in steps.iter().flat_map(payloads) {
            match payload {
                Payload::TurnAsked(turn) => asked = turn.seat,
                Payload::ClockChanged(change) => {
                    assert_eq!(change.seat, asked, "the clock of who is asked, and no other");
                    out.push(change.seat);
                }
                Payload::MatchEnded(result) => ends.push(result.clone()),
                _ => {}
            }
        }
        assert_eq!(ends, std::slice::from_ref(&told), "one end, told once");
        assert_eq!(told.reason(), v1::EndReason::Timeout);
        let teams: i32 = seats.parse().unwrap();
        match (policy, teams) {
            (v1::TimeoutPolicy::PlayFirstLegal, _) => {
                assert_eq!(out.len(), 3, "one after the other, and the first one's second");
                assert_eq!((out[0], told.forfeiting_seats.as_slice()), (out[2], &out[..1]));
            }
            (_, 2) => assert_eq!(told.forfeiting_seats, out),
            (_, _) => {
                // A bot plays on for the first; when the second is lost, one team is left.
                assert_eq!(out.len(), 2);
                assert_eq!(told.forfeiting_seats.iter().collect::<BTreeSet<_>>(), out.iter().collect());
            }
        }
        let left: Vec<i32> = (1..=teams).filter(|team| !told.forfeiting_seats.contains(team)).collect();
        assert_eq!(told.winning_teams, left);
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn an_unlimited_table_waits_for_ever() {
    let mut parts = parts(10);
    parts.limits.heartbeat = Duration::from_millis(50);
    let server = TestServer::start(parts).await;
    let mut ada = server.player("ada").await;
    let clock = v1::TimeControl {
        unlimited: true,
        increment_ms: 1,
        move_limit_ms: 100,
        timeout_limit: 1,
        ..control(1, v1::TimeoutPolicy::Forfeit)
    };
    let spec = timed("draw", &[("seats", "2")], clock);
    let id = ada.open(v1::TableSpec { chairs: vec![bot("first", 1)], ..spec }).await;
    let mut events = listen(&mut ada).await;
    ada.join(&id).await;
    let decision = question(&mut events).await.unwrap().decision.unwrap();
    assert_eq!(decision.time_left_ms, 0);
    let mut beats = 0;
    while beats < 20 {
        match event(&mut events).await {
            Event::Heartbeat(beat) => {
                assert_eq!(beat.pending_decision_count, 1);
                beats += 1;
            }
            other => panic!("nothing happens here: {other:?}"),
        }
    }
    ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
    for payload in steps(&mut ada, &id).await.iter().flat_map(payloads) {
        match payload {
            Payload::TurnAsked(asked) => assert_eq!(asked.time_left_ms, 0),
            Payload::ActionTaken(taken) => assert_eq!(taken.action.as_ref().unwrap().charged_ms, 0),
            Payload::ClockChanged(change) => panic!("no clock here: {change:?}"),
            _ => {}
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn an_empty_bank_leaves_the_free_part_of_each_decision() {
    let server = TestServer::start(parts(11)).await;
    let mut ada = server.player("ada").await;
    let clock = v1::TimeControl { free_ms: 150, timeout_limit: 4, ..control(100, v1::TimeoutPolicy::PlayFirstLegal) };
    let spec = timed("draw", &[("seats", "2"), ("target", "500")], clock);
    let id = ada.open(v1::TableSpec { chairs: vec![bot("first", 1)], ..spec }).await;
    let mut events = listen(&mut ada).await;
    ada.join(&id).await;
    while question(&mut events).await.is_some() {}
    let steps = steps(&mut ada, &id).await;
    let allowed: Vec<_> = steps
        .iter()
        .flat_map(payloads)
        .filter_map(|payload| match payload {
            Payload::TurnAsked(asked) if asked.seat == 2 => Some(asked.time_left_ms),
            _ => None,
        })
        .collect();
    assert_eq!(allowed, [250, 150, 150, 150]);
    let banks: Vec<_> = steps
        .iter()
        .flat_map(payloads)
        .filter_map(|payload| if let Payload::ClockChanged(change) = payload { Some(change.bank_ms) } else { None })
        .collect();
    assert_eq!(banks, [0, 0, 0, 0], "a bank is never less than nothing");
    // Without a free part there is no time at all, and the step must not look as if there were no clock.
    let clock = v1::TimeControl { timeout_limit: 3, ..control(100, v1::TimeoutPolicy::PlayFirstLegal) };
    let spec = timed("draw", &[("seats", "2"), ("target", "500")], clock);
    let id = ada.open(v1::TableSpec { chairs: vec![bot("first", 1)], ..spec }).await;
    ada.join(&id).await;
    while question(&mut events).await.is_some() {}
    let mut questions = 0;
    for payload in self::steps(&mut ada, &id).await.iter().flat_map(payloads) {
        if let Payload::TurnAsked(asked) = payload {
            questions += 1;
            assert!(asked.seat == 1 || asked.time_left_ms > 0, "question {questions}: {asked:?}");
        }
    }
    assert!(questions > 3);
    server.stop().await.unwrap();
}
