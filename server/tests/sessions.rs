//! Sessions: what a player is told on every connect, which session wins, who is there, and what becomes
//! of those who are not.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the one kind of event that it is about")]

mod support;

#[path = "support/chance.rs"]
mod chance;

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use boneyard_proto::v1::{
    self, play_request::Message, player_event::Event, table_event::Payload, table_snapshot::View,
    watch_table_response::Frame,
};
use chance::Dice;
use support::{Client, TestServer, bot, game::director, parts, reason, table};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Code, Status, Streaming};

/// A session by either way.
enum Session {
    Listen(Streaming<v1::ListenResponse>),
    Play(mpsc::Sender<v1::PlayRequest>, Streaming<v1::PlayResponse>),
}

impl Session {
    async fn listen(client: &mut Client) -> Self {
        let request = v1::ListenRequest { hello: Some(v1::Hello::default()) };
        Self::Listen(client.play.listen(request).await.unwrap().into_inner())
    }

    async fn play(client: &mut Client) -> Self {
        let (say, said) = mpsc::channel(16);
        let hello = v1::Hello { client: "test/1".to_owned(), join_table_id: String::new() };
        say.send(v1::PlayRequest { message: Some(Message::Hello(hello)) }).await.unwrap();
        Self::Play(say, client.play.play(ReceiverStream::new(said)).await.unwrap().into_inner())
    }

    async fn either(client: &mut Client, dice: &mut Dice) -> Self {
        if dice.once_in(2) { Self::listen(client).await } else { Self::play(client).await }
    }

    /// The next event; the status when the session was ended.
    async fn event(&mut self) -> Result<Event, Status> {
        let event = match self {
            Self::Listen(events) => events.message().await?.map(|response| response.event.unwrap()),
            Self::Play(_, events) => events.message().await?.map(|response| response.event.unwrap()),
        };
        Ok(event.expect("a session has no good end").event.unwrap())
    }

    /// The next event but heartbeats.
    async fn news(&mut self) -> Event {
        loop {
            match self.event().await.unwrap() {
                Event::Heartbeat(_) => {}
                event => return event,
            }
        }
    }

    async fn welcome(&mut self) -> v1::Welcome {
        match self.event().await.unwrap() {
            Event::Welcome(welcome) => welcome,
            other => panic!("no welcome first: {other:?}"),
        }
    }

    async fn notice(&mut self) -> v1::TableNotice {
        match self.news().await {
            Event::TableNotice(notice) => notice,
            other => panic!("no notice: {other:?}"),
        }
    }

    async fn turn(&mut self) -> v1::TurnRequest {
        match self.news().await {
            Event::TurnRequest(request) => request,
            other => panic!("no question: {other:?}"),
        }
    }

    /// Waits for the end from the server's side.
    async fn end(&mut self) -> Status {
        loop {
            if let Err(status) = self.event().await {
                return status;
            }
        }
    }
}

/// Opens a table for a player and a house bot that has its chair already.
async fn duel(client: &mut Client, variant: &str, options: &[(&str, &str)]) -> String {
    let spec =
        v1::TableSpec { chairs: vec![bot("random", 1)], ..table(variant, &[&[("seats", "2")], options].concat()) };
    let id = client.open(spec).await;
    client.join(&id).await;
    id
}

/// Waits until the caller is asked at a table.
async fn asked(client: &mut Client, table_id: &str) -> v1::Decision {
    for _ in 0..100_000 {
        if let Some(decision) = client.pending(table_id).await.decision {
            return decision;
        }
        tokio::task::yield_now().await;
    }
    panic!("nobody asks");
}

#[tokio::test]
async fn every_connect_begins_with_a_welcome_then_notices_then_pending_decisions() {
    let server = TestServer::start(parts(1)).await;
    let mut ada = server.player("ada").await;
    let mut tables = BTreeSet::new();
    let mut decisions = BTreeMap::new();
    for _ in 0..3 {
        let id = duel(&mut ada, "draw", &[]).await;
        decisions.insert(id.clone(), asked(&mut ada, &id).await);
        tables.insert(id);
    }
    let waiting = ada.open(table("draw", &[])).await;
    ada.join(&waiting).await;
    tables.insert(waiting.clone());
    let mut dice = Dice::new(1);
    for connect in 0..10 {
        let mut session = Session::either(&mut ada, &mut dice).await;
        let welcome = session.welcome().await;
        assert_eq!(welcome.player_id, ada.player_id);
        assert_eq!(welcome.heartbeat_interval_ms, 10_000);
        assert_eq!(welcome.table_ids.iter().cloned().collect::<BTreeSet<_>>(), tables);
        let mut noticed = BTreeSet::new();
        let mut requested = BTreeSet::new();
        while noticed.len() < tables.len() || requested.len() < decisions.len() {
            match session.news().await {
                Event::TableNotice(notice) => {
                    assert!(noticed.insert(notice.table_id.clone()), "one notice for each table");
                    let is_waiting = notice.table_id == waiting;
                    let state = if is_waiting { v1::TableState::Waiting } else { v1::TableState::Active };
                    assert_eq!((notice.state(), notice.result.clone()), (state, None));
                    assert_eq!((notice.chair, notice.seat), if is_waiting { (1, 0) } else { (2, 2) });
                }
                Event::TurnRequest(request) => {
                    let decision = request.decision.unwrap();
                    assert!(noticed.contains(&decision.table_id), "the notice comes first");
                    assert_eq!(request.reissued, connect > 0, "on connect {connect}");
                    assert_eq!(decision.legal_moves, decisions[&decision.table_id].legal_moves);
                    assert_eq!(request.view.unwrap(), ada.pending(&decision.table_id).await.view.unwrap());
                    assert!(requested.insert(decision.table_id), "one question for each");
                }
                other => panic!("not expected: {other:?}"),
            }
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_question_that_comes_while_the_session_is_open_is_new_and_comes_once() {
    let server = TestServer::start(parts(2)).await;
    let mut ada = server.player("ada").await;
    for way in 0..10 {
        let mut session = if way % 2 == 0 { Session::listen(&mut ada).await } else { Session::play(&mut ada).await };
        let id = duel(&mut ada, "draw", &[]).await;
        session.welcome().await;
        let mut turns = BTreeSet::new();
        while turns.len() < 3 {
            if let Event::TurnRequest(request) = session.news().await {
                let decision = request.decision.unwrap();
                assert!(!request.reissued || turns.is_empty(), "only what came before the session is asked again");
                assert!(turns.insert(decision.turn), "turn {} came twice in one session", decision.turn);
                ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
            }
        }
        ada.play.resign(v1::ResignRequest { table_id: id, seat: 0, ..Default::default() }).await.unwrap();
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_newest_session_wins_and_is_asked_what_is_pending() {
    let server = TestServer::start(parts(3)).await;
    let mut ada = server.player("ada").await;
    let id = duel(&mut ada, "draw", &[]).await;
    let decision = asked(&mut ada, &id).await;
    let mut dice = Dice::new(3);
    let mut session = Session::either(&mut ada, &mut dice).await;
    session.welcome().await;
    for _ in 0..20 {
        let mut newer = Session::either(&mut ada, &mut dice).await;
        let status = session.end().await;
        assert_eq!((status.code(), reason(&status)), (Code::Aborted, "SESSION_REPLACED"));
        newer.welcome().await;
        newer.notice().await;
        assert_eq!(newer.turn().await.decision.unwrap().turn, decision.turn);
        session = newer;
    }
    // The last one goes on as if it had been the first.
    ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
    assert!(session.turn().await.decision.unwrap().turn > decision.turn);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn sessions_of_different_players_leave_each_other_alone() {
    let server = TestServer::start(parts(4)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let mut of_ada = Session::listen(&mut ada).await;
    let mut of_bob = Session::play(&mut bob).await;
    of_ada.welcome().await;
    of_bob.welcome().await;
    let id = ada.open(table("draw", &[("seats", "2")])).await;
    ada.join(&id).await;
    bob.join(&id).await;
    // Whoever is asked is told; the other is not told of questions that are not its own.
    let mut asked = BTreeMap::new();
    for _ in 0..6 {
        let table = ada.table(&id).await;
        if table.state() != v1::TableState::Active || table.seat_to_act == 0 {
            tokio::task::yield_now().await;
            continue;
        }
        let (client, session, seat) =
            if table.seat_to_act == 1 { (&mut ada, &mut of_ada, 1) } else { (&mut bob, &mut of_bob, 2) };
        let decision = loop {
            if let Event::TurnRequest(request) = session.news().await {
                break request.decision.unwrap();
            }
        };
        assert_eq!(decision.seat, seat);
        asked.insert(decision.turn, seat);
        client.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
    }
    assert!(asked.len() > 2, "{asked:?}");
    server.stop().await.unwrap();
}

/// Actions of a seat that answered a decision, by turn.
async fn answers_of(client: &mut Client, table_id: &str, seat: i32) -> Vec<v1::RoundAction> {
    let mut request =
        v1::ListTableEventsRequest { table_id: table_id.to_owned(), page_size: 1000, ..Default::default() };
    let mut actions = Vec::new();
    loop {
        let page = client.tables.list_table_events(request.clone()).await.unwrap().into_inner();
        for event in page.steps.into_iter().flat_map(|step| step.events) {
            if let Some(Payload::ActionTaken(taken)) = event.payload {
                let action = taken.action.unwrap();
                if action.seat == seat {
                    assert_eq!(action.source(), v1::ActionSource::Player);
                    actions.push(action);
                }
            }
        }
        request.page_token = page.next_page_token;
        if request.page_token.is_empty() {
            return actions;
        }
    }
}

/// What makes two choices one: everything but what the server fills in.
fn plain(choice: Option<v1::Move>) -> v1::Move {
    let mut choice = choice.unwrap();
    if let Some(v1::r#move::Action::Place(place)) = &mut choice.action {
        place.exposed_pips = None;
    }
    choice
}

#[tokio::test]
async fn a_match_of_a_thousand_decisions_goes_on_over_cut_streams_without_a_miss_or_a_double() {
    let server = TestServer::start(parts(5)).await;
    let mut ada = server.player("ada").await;
    let id = duel(&mut ada, "draw", &[("target", "10000"), ("hand_size", "7")]).await;
    let mut dice = Dice::new(5);
    let mut given: BTreeMap<i32, v1::Move> = BTreeMap::new();
    let mut connects = 0;
    let mut doubled = 0;
    'connects: while given.len() < 1_000 {
        connects += 1;
        let mut session = Session::either(&mut ada, &mut dice).await;
        session.welcome().await;
        loop {
            let request = match session.news().await {
                Event::TurnRequest(request) => request,
                Event::TableNotice(notice) => {
                    assert_eq!(notice.state(), v1::TableState::Active, "over only when it is over");
                    continue;
                }
                Event::AnswerResult(result) => {
                    assert!(result.accepted, "{result:?}");
                    continue;
                }
                other => panic!("not expected: {other:?}"),
            };
            let decision = request.decision.unwrap();
            // After a cut it may be one that was answered in the moment of the cut, or not have got there.
            let choice = match given.get(&decision.turn) {
                Some(&before) => Some(before),
                None => decision.legal_moves[dice.below(decision.legal_moves.len())].choice,
            };
            given.insert(decision.turn, choice.unwrap());
            match &session {
                Session::Play(say, _) if dice.once_in(2) => {
                    let answer = v1::MoveAnswer { table_id: id.clone(), turn: decision.turn, choice };
                    say.send(v1::PlayRequest { message: Some(Message::Answer(answer)) }).await.unwrap();
                    if dice.once_in(3) {
                        // Cut before the outcome is known; the same answer again cannot hurt.
                        drop(session);
                        let again = ada.answer(&id, decision.turn, choice).await.unwrap();
                        doubled += usize::from(again.replayed);
                        continue 'connects;
                    }
                }
                _ => {
                    let first = ada.answer(&id, decision.turn, choice).await.unwrap();
                    if dice.once_in(5) {
                        let again = ada.answer(&id, decision.turn, choice).await.unwrap();
                        assert_eq!((again.replayed, again.sequence), (true, first.sequence));
                        doubled += 1;
                    }
                }
            }
            if given.len() >= 1_000 || dice.once_in(4) {
                continue 'connects;
            }
        }
    }
    assert!(connects > 200, "{connects}");
    assert!(doubled > 50, "{doubled}");
    let turns: Vec<_> = given.into_iter().map(|(turn, choice)| (turn, plain(Some(choice)))).collect();
    for (turn, choice) in &turns {
        let again = ada.answer(&id, *turn, Some(*choice)).await.unwrap();
        assert!(again.replayed || Some(*turn) == turns.last().map(|(turn, _)| *turn));
    }
    let answered: Vec<_> =
        answers_of(&mut ada, &id, 2).await.into_iter().map(|action| (action.turn, plain(action.action))).collect();
    assert_eq!(answered.len(), turns.len());
    assert_eq!(answered, turns, "each decision was answered once, with the answer that was given");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn one_session_plays_many_tables_in_any_order() {
    let server = TestServer::start(parts(6)).await;
    let mut ada = server.player("ada").await;
    let mut session = Session::play(&mut ada).await;
    session.welcome().await;
    let mut open = BTreeSet::new();
    for variant in ["all_fives", "block", "draw", "all_fives", "draw"].into_iter().cycle().take(20) {
        open.insert(duel(&mut ada, variant, &[("target", "30")]).await);
    }
    let mut dice = Dice::new(6);
    let mut waiting: Vec<v1::Decision> = Vec::new();
    let mut outcomes = 0;
    let mut answers = 0;
    while !open.is_empty() {
        match session.news().await {
            Event::TurnRequest(request) => waiting.push(request.decision.unwrap()),
            Event::AnswerResult(result) => {
                assert!(result.accepted && !result.replayed, "{result:?}");
                outcomes += 1;
            }
            Event::TableNotice(notice) if notice.state() == v1::TableState::Finished => {
                assert_eq!(notice.result.unwrap().reason(), v1::EndReason::Completed);
                assert!(open.remove(&notice.table_id), "told once");
            }
            _ => {}
        }
        // Some questions wait while others are answered; none waits for ever.
        while waiting.len() > 5.min(open.len().saturating_sub(1)) {
            let decision = waiting.swap_remove(dice.below(waiting.len()));
            let choice = decision.legal_moves[dice.below(decision.legal_moves.len())].choice;
            let answer = v1::MoveAnswer { table_id: decision.table_id, turn: decision.turn, choice };
            let Session::Play(say, _) = &session else { panic!("a session that plays") };
            say.send(v1::PlayRequest { message: Some(Message::Answer(answer)) }).await.unwrap();
            answers += 1;
        }
    }
    assert!(outcomes + 1 >= answers, "{outcomes} outcomes of {answers} answers");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn heartbeats_count_what_was_handed_out_and_not_answered() {
    let mut parts = parts(7);
    parts.limits.heartbeat = Duration::from_millis(20);
    let server = TestServer::start(parts).await;
    let mut ada = server.player("ada").await;
    let mut session = Session::listen(&mut ada).await;
    assert_eq!(session.welcome().await.heartbeat_interval_ms, 20);
    let beat = async |session: &mut Session, count: i32| {
        for _ in 0..10_000 {
            if let Event::Heartbeat(beat) = session.event().await.unwrap()
                && beat.pending_decision_count == count
            {
                assert!(beat.server_time.is_some());
                return;
            }
        }
        panic!("the count never becomes {count}");
    };
    beat(&mut session, 0).await;
    let mut tables = Vec::new();
    for count in 1..=3 {
        let id = duel(&mut ada, "draw", &[]).await;
        tables.push(id);
        beat(&mut session, count).await;
    }
    // An answer brings another question, so the number stays; the end of a match takes one away.
    let decision = asked(&mut ada, &tables[0]).await;
    ada.answer(&tables[0], decision.turn, decision.legal_moves[0].choice).await.unwrap();
    asked(&mut ada, &tables[0]).await;
    beat(&mut session, 3).await;
    for (id, left) in tables.iter().zip([2, 1, 0]) {
        ada.play.resign(v1::ResignRequest { table_id: id.clone(), seat: 0, ..Default::default() }).await.unwrap();
        beat(&mut session, left).await;
    }
    // A session does not end with the matches it plays.
    beat(&mut session, 0).await;
    server.stop().await.unwrap();
}

/// Follows a table as a spectator would.
struct Onlooker(Streaming<v1::WatchTableResponse>);

impl Onlooker {
    async fn of(client: &mut Client, table_id: &str) -> (Self, v1::PublicView) {
        let request = v1::WatchTableRequest { table_id: table_id.to_owned(), as_spectator: true, ..Default::default() };
        let mut stream = client.tables.watch_table(request).await.unwrap().into_inner();
        let Some(Frame::Snapshot(snapshot)) = stream.message().await.unwrap().unwrap().frame else {
            panic!("no snapshot")
        };
        let Some(View::Spectator(view)) = snapshot.view else { panic!("no public view") };
        (Self(stream), view)
    }

    async fn frame(&mut self) -> Frame {
        self.0.message().await.unwrap().unwrap().frame.unwrap()
    }

    async fn presence(&mut self) -> v1::PresenceChanged {
        loop {
            if let Frame::Presence(change) = self.frame().await {
                return change;
            }
        }
    }

    /// Steps up to the one in which this happens.
    async fn until(&mut self, happens: impl Fn(&Payload) -> bool) -> Payload {
        loop {
            if let Frame::Step(step) = self.frame().await
                && let Some(found) = step.events.into_iter().filter_map(|event| event.payload).find(&happens)
            {
                return found;
            }
        }
    }
}

fn presence_of(view: &v1::PublicView, chair: i32) -> (v1::Presence, i32) {
    let info = view.seats.iter().find(|info| info.chair == chair).unwrap();
    (info.presence(), info.forfeit_in_ms)
}

#[tokio::test]
async fn who_is_there_is_told_in_snapshots_and_as_it_changes() {
    let server = TestServer::start(parts(8)).await;
    let (mut ada, mut eve) = (server.player("ada").await, server.player("eve").await);
    let spec = v1::TableSpec { chairs: vec![bot("first", 1)], ..table("draw", &[("seats", "3")]) };
    let id = ada.open(spec).await;
    ada.join(&id).await;
    let (mut onlooker, view) = Onlooker::of(&mut eve, &id).await;
    assert_eq!(presence_of(&view, 1), (v1::Presence::Connected, 0), "house bots always are");
    assert_eq!(presence_of(&view, 2), (v1::Presence::Disconnected, 0));
    assert_eq!(presence_of(&view, 3), (v1::Presence::Unspecified, 0), "nobody sits there");
    // The first stream of a player makes it be there, the last one that ends makes it be gone.
    let session = Session::listen(&mut ada).await;
    let expected =
        |presence: v1::Presence| v1::PresenceChanged { chair: 2, presence: presence.into(), forfeit_in_ms: 0 };
    assert_eq!(onlooker.presence().await, expected(v1::Presence::Connected));
    assert_eq!(presence_of(&ada.table(&id).await, 2), (v1::Presence::Connected, 0));
    let request = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
    let mut own = ada.tables.watch_table(request).await.unwrap().into_inner();
    own.message().await.unwrap();
    drop(session);
    let mut newer = Session::play(&mut ada).await;
    newer.welcome().await;
    drop(newer);
    drop(own);
    assert_eq!(onlooker.presence().await, expected(v1::Presence::Disconnected));
    assert_eq!(presence_of(&ada.table(&id).await, 2), (v1::Presence::Disconnected, 0));
    // Looking on from outside is not being there.
    let (_looking, view) = Onlooker::of(&mut ada, &id).await;
    assert_eq!(presence_of(&view, 2), (v1::Presence::Disconnected, 0));
    server.stop().await.unwrap();
}

/// A table that waits so long for those who are away.
fn with_grace(grace_ms: i32, seats: &str, on_forfeit: v1::ForfeitPolicy) -> v1::TableSpec {
    let mut spec = table("draw", &[("seats", seats), ("target", "500")]);
    let control = spec.time_control.as_mut().unwrap();
    control.disconnect_grace_ms = grace_ms;
    control.on_forfeit = on_forfeit.into();
    spec
}

fn is_end(payload: &Payload) -> bool {
    matches!(payload, Payload::MatchEnded(_))
}

#[tokio::test]
async fn who_stays_away_past_the_grace_loses_the_seat_and_not_before() {
    let server = TestServer::start(parts(9)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let id = ada.open(with_grace(1_500, "2", v1::ForfeitPolicy::Unspecified)).await;
    let mut of_ada = Session::listen(&mut ada).await;
    let mut of_bob = Session::play(&mut bob).await;
    of_ada.welcome().await;
    of_bob.welcome().await;
    ada.join(&id).await;
    bob.join(&id).await;
    let (mut onlooker, _) = Onlooker::of(&mut bob, &id).await;
    let before = Instant::now();
    drop(of_ada);
    let change = onlooker.presence().await;
    assert_eq!((change.chair, change.presence()), (1, v1::Presence::Disconnected));
    assert!((1..=1_500).contains(&change.forfeit_in_ms), "{change:?}");
    let (presence, left) = presence_of(&bob.table(&id).await, 1);
    assert_eq!(presence, v1::Presence::Disconnected);
    assert!((1..=1_500).contains(&left), "{left}");
    let Payload::MatchEnded(result) = onlooker.until(is_end).await else { panic!("an end") };
    assert!(before.elapsed() >= Duration::from_millis(1_500));
    assert_eq!(result.reason(), v1::EndReason::Disconnect);
    assert_eq!((result.winning_teams, result.forfeiting_seats), (vec![2], vec![1]));
    assert_eq!(presence_of(&bob.table(&id).await, 2).0, v1::Presence::Connected);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_comes_back_within_the_grace_keeps_the_seat() {
    let mut parts = parts(10);
    parts.limits.heartbeat = Duration::from_millis(100);
    let server = TestServer::start(parts).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let id = ada.open(with_grace(4_000, "2", v1::ForfeitPolicy::Unspecified)).await;
    let mut of_ada = Session::listen(&mut ada).await;
    let mut of_bob = Session::listen(&mut bob).await;
    of_ada.welcome().await;
    of_bob.welcome().await;
    ada.join(&id).await;
    bob.join(&id).await;
    let (mut onlooker, _) = Onlooker::of(&mut bob, &id).await;
    for _ in 0..3 {
        drop(of_ada);
        assert_eq!(onlooker.presence().await.presence(), v1::Presence::Disconnected);
        of_ada = Session::listen(&mut ada).await;
        let change = onlooker.presence().await;
        assert_eq!((change.presence(), change.forfeit_in_ms), (v1::Presence::Connected, 0));
    }
    let back = Instant::now();
    while back.elapsed() < Duration::from_millis(4_500) {
        of_ada.event().await.unwrap();
    }
    let table = bob.table(&id).await;
    assert_eq!(table.state(), v1::TableState::Active, "the grace of before has ended");
    assert_eq!(presence_of(&table, 1), (v1::Presence::Connected, 0));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_was_never_there_loses_the_seat_and_who_only_calls_keeps_it() {
    let server = TestServer::start(parts(11)).await;
    let (mut ada, mut bob, mut eve) =
        (server.player("ada").await, server.player("bob").await, server.player("eve").await);
    let id = ada.open(with_grace(3_000, "3", v1::ForfeitPolicy::Substitute)).await;
    let (mut onlooker, _) = Onlooker::of(&mut eve, &id).await;
    // Ada only calls; Bob has joined and is not heard of again.
    ada.join(&id).await;
    bob.join(&id).await;
    let house_bot = Some(v1::HouseBotSpec { house_bot: "first".to_owned(), ..v1::HouseBotSpec::default() });
    let started = Instant::now();
    ada.tables.add_house_bot(v1::AddHouseBotRequest { table_id: id.clone(), chair: 3, house_bot }).await.unwrap();
    let calls = {
        let (mut ada, id) = (ada.clone(), id.clone());
        tokio::spawn(async move {
            let mut calls = tokio::time::interval(Duration::from_millis(50));
            loop {
                calls.tick().await;
                ada.pending(&id).await;
            }
        })
    };
    let lost = onlooker.until(|payload| matches!(payload, Payload::SeatSubstituted(_))).await;
    assert!(started.elapsed() >= Duration::from_secs(3));
    let Payload::SeatSubstituted(lost) = lost else { panic!("a substitution") };
    assert_eq!((lost.seat, lost.cause()), (2, v1::EndReason::Disconnect));
    let table = ada.table(&id).await;
    assert_eq!(table.state(), v1::TableState::Active);
    assert!(table.seats[1].substituted && !table.seats[0].substituted);
    calls.abort();
    // Now she is not heard of either, and only one team is left.
    let Payload::MatchEnded(result) = onlooker.until(is_end).await else { panic!("an end") };
    assert_eq!(result.reason(), v1::EndReason::Disconnect);
    assert_eq!((result.winning_teams, result.forfeiting_seats), (vec![3], vec![1, 2]));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn while_the_clocks_are_stopped_nobody_is_lost_for_being_away() {
    let server = TestServer::start(parts(15)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let mut director = director(&server).await;
    let id = ada.open(with_grace(1_000, "2", v1::ForfeitPolicy::Unspecified)).await;
    let (mut onlooker, _) = Onlooker::of(&mut bob, &id).await;
    ada.join(&id).await;
    bob.join(&id).await;
    let pause = v1::PauseTableRequest { table_id: id.clone(), ..Default::default() };
    director.director.pause_table(pause).await.unwrap();
    let paused = ada.table(&id).await;
    assert_eq!((paused.state(), presence_of(&paused, 1).1), (v1::TableState::Paused, 0), "nothing runs");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(ada.table(&id).await.state(), v1::TableState::Paused);
    let resumed = Instant::now();
    director.director.resume_table(v1::ResumeTableRequest { table_id: id.clone() }).await.unwrap();
    let Payload::MatchEnded(result) = onlooker.until(is_end).await else { panic!("an end") };
    assert!(resumed.elapsed() >= Duration::from_secs(1), "the grace begins anew");
    assert_eq!(result.reason(), v1::EndReason::Disconnect);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn without_a_grace_nobody_is_lost_for_being_away() {
    let server = TestServer::start(parts(12)).await;
    let mut ada = server.player("ada").await;
    let id = duel(&mut ada, "draw", &[]).await;
    let decision = asked(&mut ada, &id).await;
    let (mut onlooker, view) = Onlooker::of(&mut ada, &id).await;
    assert_eq!(presence_of(&view, 2), (v1::Presence::Disconnected, 0));
    for _ in 0..5 {
        let session = Session::listen(&mut ada).await;
        assert_eq!(onlooker.presence().await.presence(), v1::Presence::Connected);
        drop(session);
        let change = onlooker.presence().await;
        assert_eq!((change.presence(), change.forfeit_in_ms), (v1::Presence::Disconnected, 0));
    }
    ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn one_bot_that_never_answers_holds_up_no_other_table() {
    let server = TestServer::start(parts(13)).await;
    let (mut ada, mut mute) = (server.player("ada").await, server.player("mute").await);
    let mut of_mute = Session::play(&mut mute).await;
    of_mute.welcome().await;
    let spec = |options: &[(&str, &str)]| {
        let mut spec = v1::TableSpec { chairs: vec![bot("random", 1)], ..table("draw", options) };
        let control = spec.time_control.as_mut().unwrap();
        (control.unlimited, control.initial_ms, control.increment_ms) = (false, 600_000, 1_000);
        control.on_timeout = v1::TimeoutPolicy::Forfeit.into();
        spec
    };
    let mut silent = spec(&[("seats", "2")]);
    silent.time_control.as_mut().unwrap().move_limit_ms = 3_000;
    let silent = ada.open(silent).await;
    mute.join(&silent).await;
    let started = Instant::now();
    let mut session = Session::listen(&mut ada).await;
    session.welcome().await;
    let mut open = BTreeSet::new();
    for _ in 0..49 {
        let id = ada.open(spec(&[("seats", "2"), ("target", "20")])).await;
        ada.join(&id).await;
        open.insert(id);
    }
    while !open.is_empty() {
        match session.news().await {
            Event::TurnRequest(request) => {
                let decision = request.decision.unwrap();
                let choice = decision.legal_moves[0].choice;
                ada.answer(&decision.table_id, decision.turn, choice).await.unwrap();
            }
            Event::TableNotice(notice) if notice.state() == v1::TableState::Finished => {
                assert_eq!(notice.result.unwrap().reason(), v1::EndReason::Completed);
                open.remove(&notice.table_id);
            }
            _ => {}
        }
    }
    // The silent one ends at its deadline, by itself.
    let result = loop {
        if let Event::TableNotice(notice) = of_mute.news().await
            && let Some(result) = notice.result
        {
            break result;
        }
    };
    assert!(started.elapsed() >= Duration::from_secs(3));
    assert_eq!((result.reason(), result.forfeiting_seats), (v1::EndReason::Timeout, vec![2]));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_play_stream_answers_every_answer_and_never_breaks_over_one() {
    let server = TestServer::start(parts(14)).await;
    let mut ada = server.player("ada").await;
    let id = duel(&mut ada, "draw", &[]).await;
    let mut session = Session::play(&mut ada).await;
    session.welcome().await;
    session.notice().await;
    let decision = session.turn().await.decision.unwrap();
    let pass = Some(v1::Move { action: Some(v1::r#move::Action::PassTurn(v1::PassTurn {})) });
    let first = decision.legal_moves[0].choice;
    let other = decision.legal_moves.get(1).map_or(pass, |legal| legal.choice);
    let answers = [
        (id.as_str(), decision.turn, None, v1::ErrorReason::InvalidField),
        ("tbl_nothing", decision.turn, first, v1::ErrorReason::TableNotFound),
        (&id, decision.turn + 1, first, v1::ErrorReason::InvalidField),
        (&id, 0, first, v1::ErrorReason::InvalidField),
        (&id, decision.turn, pass, v1::ErrorReason::ActionNotAllowed),
        (&id, decision.turn, first, v1::ErrorReason::Unspecified),
        (&id, decision.turn, first, v1::ErrorReason::Unspecified),
        (&id, decision.turn, other, v1::ErrorReason::TurnAlreadyAnswered),
    ];
    for (number, (table_id, turn, choice, reason)) in answers.into_iter().enumerate() {
        let answer = v1::MoveAnswer { table_id: table_id.to_owned(), turn, choice };
        let Session::Play(say, _) = &session else { panic!("a session that plays") };
        say.send(v1::PlayRequest { message: Some(Message::Answer(answer)) }).await.unwrap();
        let result = loop {
            if let Event::AnswerResult(result) = session.news().await {
                break result;
            }
        };
        let accepted = reason == v1::ErrorReason::Unspecified;
        assert_eq!((result.table_id.as_str(), result.turn), (table_id, turn), "answer {number}");
        assert_eq!((result.accepted, result.reason()), (accepted, reason), "answer {number}: {result:?}");
        assert_eq!(result.replayed, number == 6, "answer {number}");
        assert_eq!(result.comment.is_empty(), accepted);
        assert!(result.comment.len() <= 256);
        // One of three was used up by the pass, if the seat is known at all.
        if table_id == id && turn == decision.turn && number > 3 {
            assert_eq!(result.illegal_left, 2, "answer {number}: {result:?}");
        }
    }
    server.stop().await.unwrap();
}
