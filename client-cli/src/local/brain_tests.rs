use boneyard_proto::v1::{
    ChairSpec, CreateTableRequest, HouseBotSpec, ListTableEventsRequest, MoveAnswer, RoundAction, SubmitMoveRequest,
    TableSpec, TableState, VariantSpec, WatchTableRequest, chair_spec::Occupant, player_event::Event,
    table_event::Payload,
};
use tokio::sync::mpsc::Receiver;

use super::*;
use crate::{
    listen_stream::listen,
    local::server::LocalServer,
    session::{Session, unary},
};

/// Every public action of a table's match, and the seat's own result.
async fn actions(session: &Session, table_id: &str) -> Vec<RoundAction> {
    let mut request =
        ListTableEventsRequest { table_id: table_id.to_owned(), page_size: 1000, ..ListTableEventsRequest::default() };
    let mut actions = Vec::new();
    loop {
        let page = unary(session.tables().list_table_events(request.clone())).await.unwrap();
        for payload in page.steps.into_iter().flat_map(|step| step.events).filter_map(|event| event.payload) {
            if let Payload::ActionTaken(taken) | Payload::ActionForced(taken) = payload {
                // How long it took is no part of the game.
                actions.push(RoundAction { charged_ms: 0, ..taken.action.unwrap() });
            }
        }
        if page.next_page_token.is_empty() {
            return actions;
        }
        request.page_token = page.next_page_token;
    }
}

/// Answers every question until the match is over.
async fn answer_all(session: &Session, brain: &Brain, events: &mut Receiver<Result<Event, Failure>>) {
    loop {
        match events.recv().await.unwrap().unwrap() {
            Event::TurnRequest(request) => {
                let (decision, view) = (request.decision.unwrap(), request.view.unwrap());
                let choice = decision.legal_moves[brain.choose(&view, &decision).unwrap()].choice;
                let answer = MoveAnswer { table_id: decision.table_id, turn: decision.turn, choice };
                unary(session.play().submit_move(SubmitMoveRequest { answer: Some(answer) })).await.unwrap();
            }
            Event::TableNotice(notice) if notice.state() == TableState::Finished => return,
            Event::Welcome(_)
            | Event::AnswerResult(_)
            | Event::TableNotice(_)
            | Event::Heartbeat(_)
            | Event::Drain(_) => {}
        }
    }
}

/// Plays a match with these deals: bot `name` in every chair, in the server or, for chair 1, here.
async fn play(variant: &str, name: &str, over_the_wire: bool) -> Vec<RoundAction> {
    let mut server = LocalServer::temporary(Some(42)).await.unwrap();
    let mut session = server.session().await.unwrap();
    session.register("ana", true).await.unwrap();
    let mut events = listen(&session, "");
    // The match must not begin before somebody listens, or a notice could be missed.
    assert!(matches!(events.recv().await, Some(Ok(Event::Welcome(_)))));
    let house = |seed| Occupant::HouseBot(HouseBotSpec { house_bot: name.to_owned(), playouts: 0, seed });
    let first = if over_the_wire { Occupant::PlayerId(session.player_id().to_owned()) } else { house(1) };
    let chairs = [first, house(2), house(3), house(4)].map(|occupant| ChairSpec { occupant: Some(occupant) }).to_vec();
    let spec = TableSpec {
        variant: Some(VariantSpec {
            variant: variant.to_owned(),
            options: [("seats".to_owned(), "4".to_owned())].into(),
        }),
        chairs,
        ..TableSpec::default()
    };
    let created =
        unary(session.tables().create_table(CreateTableRequest { table: Some(spec), request_id: String::new() }))
            .await
            .unwrap();
    let table_id = created.table.unwrap().table_id;
    let brain = Brain::find(&format!("builtin:{name}"), 1).unwrap();
    if over_the_wire {
        answer_all(&session, &brain, &mut events).await;
    }
    let mut stream = session
        .tables()
        .watch_table(WatchTableRequest { table_id: table_id.clone(), ..WatchTableRequest::default() })
        .await
        .unwrap()
        .into_inner();
    // The stream ends with the match.
    while stream.message().await.unwrap().is_some() {}
    let actions = actions(&session, &table_id).await;
    drop((events, stream, session));
    server.stop().await.unwrap();
    actions
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_fed_from_the_wire_moves_exactly_as_in_the_server() {
    for (variant, name) in
        [("all_fives", "balanced"), ("all_fives", "random"), ("domino_whist", "balanced"), ("draw", "greedy")]
    {
        let (inside, outside) = (play(variant, name, false).await, play(variant, name, true).await);
        assert!(inside.len() > 20, "{variant}, {name}: {} actions", inside.len());
        assert_eq!(inside, outside, "{variant}, {name}");
    }
}

#[test]
fn only_known_bots_are_found() {
    assert!(Brain::find("builtin:greedy", 1).is_ok());
    assert_eq!(Brain::find("greedy", 1).unwrap_err().reason(), "bot_unknown");
    assert_eq!(Brain::find("builtin:cheater", 1).unwrap_err().reason(), "bot_unknown");
}

#[test]
fn a_view_that_is_no_view_is_named() {
    let brain = Brain::find("builtin:first", 1).unwrap();
    let failure = brain.choose(&SeatView::default(), &Decision::default()).unwrap_err();
    assert_eq!(failure.sentence(), "this program cannot read the view: it has no public part");
}
