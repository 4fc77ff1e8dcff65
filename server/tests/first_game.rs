//! A whole game by unary calls alone, and by streams alone.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use boneyard_proto::v1::{self, player_event::Event, watch_table_response::Frame};
use support::{TestServer, bot, parts, table};

#[tokio::test]
async fn four_house_bots_finish_a_match_that_can_be_watched_to_its_end() {
    let server = TestServer::start(parts(1)).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec {
        chairs: ["first", "random", "greedy", "balanced"].map(|name| bot(name, 7)).into(),
        ..table("all_fives", &[("target", "50")])
    };
    let id = ada.open(spec).await;
    let request = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
    let mut frames = ada.tables.watch_table(request).await.unwrap().into_inner();
    let mut last = 0;
    let mut ended = false;
    while let Some(frame) = frames.message().await.unwrap() {
        assert!(frame.sequence >= last, "a position never runs backwards");
        last = frame.sequence;
        if let Some(Frame::Step(step)) = frame.frame {
            ended |=
                step.events.iter().any(|event| matches!(event.payload, Some(v1::table_event::Payload::MatchEnded(_))));
        }
    }
    let view = ada.table(&id).await;
    assert!(ended || view.sequence == last);
    assert_eq!(view.state(), v1::TableState::Finished);
    assert!(view.team_scores.iter().any(|&score| score >= 50));
    assert_eq!(view.result.unwrap().reason(), v1::EndReason::Completed);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_player_wins_or_loses_by_unary_calls_alone() {
    let server = TestServer::start(parts(2)).await;
    let mut ada = server.player("ada").await;
    for variant in ["block", "draw", "all_fives", "domino_whist"] {
        let spec = v1::TableSpec {
            chairs: vec![bot("greedy", 1), bot("random", 2), bot("balanced", 3)],
            ..table(variant, &[("target", "30"), ("seats", "4")])
        };
        let id = ada.open(spec).await;
        ada.join(&id).await;
        loop {
            let pending = ada.pending(&id).await;
            let view = pending.view.unwrap();
            let public = view.table.unwrap();
            if public.state() == v1::TableState::Finished {
                assert!(public.result.is_some());
                break;
            }
            let Some(decision) = pending.decision else {
                tokio::task::yield_now().await;
                continue;
            };
            assert!(!decision.legal_moves.is_empty());
            let choice = decision.legal_moves[0].choice;
            ada.answer(&id, decision.turn, choice).await.unwrap();
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_session_hands_out_every_decision_and_the_result() {
    let server = TestServer::start(parts(3)).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec { chairs: vec![bot("greedy", 1)], ..table("draw", &[("target", "40"), ("seats", "2")]) };
    let id = ada.open(spec).await;
    let hello = v1::Hello { client: "test/1".to_owned(), join_table_id: id.clone() };
    let mut events = ada.play.listen(v1::ListenRequest { hello: Some(hello) }).await.unwrap().into_inner();
    let mut decisions = 0;
    let result = loop {
        match events.message().await.unwrap().unwrap().event.unwrap().event.unwrap() {
            Event::TurnRequest(request) => {
                let decision = request.decision.unwrap();
                assert_eq!(decision.turn, request.view.unwrap().table.unwrap().turn);
                decisions += 1;
                ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
            }
            Event::TableNotice(notice) if notice.state() == v1::TableState::Finished => break notice.result.unwrap(),
            Event::Welcome(_)
            | Event::TableNotice(_)
            | Event::AnswerResult(_)
            | Event::Heartbeat(_)
            | Event::Drain(_) => {}
        }
    };
    assert!(decisions > 3);
    assert_eq!(result.team_ranks.len(), 2);
    server.stop().await.unwrap();
}
