//! Nobody is told what only somebody else may know: not in views, streams, lists, logs or refusals.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the one kind of event that it is about")]

mod support;

#[path = "support/chance.rs"]
mod chance;
#[path = "support/facts.rs"]
mod facts;
#[path = "support/house.rs"]
mod house;
#[path = "support/kept.rs"]
mod kept;
#[path = "support/raw.rs"]
mod raw;
#[path = "support/schema.rs"]
mod schema;
#[path = "support/truth.rs"]
mod truth;
#[path = "support/worlds.rs"]
mod worlds;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex},
    time::Duration,
};

use boneyard_engine::{
    layout::End,
    seat::Seat,
    table::Move,
    tile::{Tile, TileSet},
};
use boneyard_proto::v1::{self, play_request, player_event::Event, table_event, watch_table_response::Frame};
use boneyard_server::api::encode;
use chance::Dice;
use house::{EVENTS, House, LIST, SEAT_VIEW, SUBMIT, TABLE, WATCH};
use kept::KeptStore;
use prost::Message as _;
use raw::{Raw, RawStream, Reply, status_text};
use schema::Schema;
use support::{Client, TestServer, parts};
use tokio::task::JoinHandle;
use truth::{Ear, Truth, tiles_in};
use worlds::{ANNOUNCED, ASKED_ALIKE, CAUGHT, EMPTY_RIGHT, OWN_ORDERS, Plan, THROWN_IN, WINDOW};

const PLAY: &str = "/boneyard.v1.PlayService/Play";
const CALLER: &str = "/boneyard.v1.PlayerService/GetCaller";
const JOIN: &str = "/boneyard.v1.TableService/JoinTable";

/// Plays so many pairs of worlds of this variant, ten times as many at night; what is to happen in them does.
async fn worlds_sound_alike(variant: &'static str, pairs: u16, wanted: &[&'static str]) {
    let pairs = if std::env::var_os("BONEYARD_NIGHTLY").is_some() { 10 * pairs } else { pairs };
    let (mut one, mut two) = (House::open().await, House::open().await);
    let mut told_apart = 0;
    let mut happened: BTreeMap<&str, usize> = BTreeMap::new();
    for pair in 0..pairs {
        let mut dice = Dice::new(u64::from(pair));
        let plan = Plan::draw(variant, pair, &mut dice);
        let ((heard, knows), (other, knows_other)) =
            tokio::join!(one.play(&plan, 0, dice.clone()), two.play(&plan, 1, dice.clone()));
        for (line, (this, that)) in heard.iter().zip(&other).enumerate() {
            assert_eq!(this, that, "{variant}, pair {pair}, line {line} of {}", heard.len());
        }
        assert_eq!(heard.len(), other.len(), "{variant}, pair {pair}");
        told_apart += usize::from(knows != knows_other);
        for name in plan.happenings() {
            *happened.entry(name).or_default() += 1;
        }
    }
    assert!(told_apart > usize::from(pairs) / 10, "the others do see a difference: {told_apart}");
    for name in wanted {
        assert!(happened.get(name).is_some_and(|&pairs| pairs > 1), "{variant}, {name}: {happened:?}");
    }
    one.server.stop().await.unwrap();
    two.server.stop().await.unwrap();
}

#[tokio::test]
async fn two_worlds_that_look_alike_to_a_seat_sound_alike_in_all_fives() {
    Box::pin(worlds_sound_alike("all_fives", 80, &[ASKED_ALIKE, OWN_ORDERS])).await;
}

#[tokio::test]
async fn two_worlds_that_look_alike_to_a_seat_sound_alike_in_block() {
    Box::pin(worlds_sound_alike("block", 80, &[ASKED_ALIKE])).await;
}

#[tokio::test]
async fn two_worlds_that_look_alike_to_a_seat_sound_alike_in_chicken_foot() {
    Box::pin(worlds_sound_alike("chicken_foot", 20, &[ASKED_ALIKE, OWN_ORDERS])).await;
}

#[tokio::test]
async fn two_worlds_that_look_alike_to_a_seat_sound_alike_in_draw() {
    Box::pin(worlds_sound_alike("draw", 80, &[ASKED_ALIKE, OWN_ORDERS])).await;
}

#[tokio::test]
async fn two_worlds_that_look_alike_to_a_seat_sound_alike_in_domino_whist() {
    Box::pin(worlds_sound_alike("domino_whist", 60, &[ASKED_ALIKE])).await;
}

#[tokio::test]
async fn two_worlds_that_look_alike_to_a_seat_sound_alike_in_mexican_train() {
    Box::pin(worlds_sound_alike("mexican_train", 40, &[ASKED_ALIKE, OWN_ORDERS, ANNOUNCED, WINDOW, CAUGHT])).await;
}

#[tokio::test]
async fn two_worlds_that_look_alike_to_a_seat_sound_alike_in_private_trains() {
    Box::pin(worlds_sound_alike("private_trains", 20, &[ASKED_ALIKE, OWN_ORDERS, ANNOUNCED, WINDOW, CAUGHT])).await;
}

#[tokio::test]
async fn two_worlds_that_look_alike_to_a_seat_sound_alike_in_slosh() {
    Box::pin(worlds_sound_alike("slosh", 60, &[ASKED_ALIKE, EMPTY_RIGHT, THROWN_IN])).await;
}

/// Everything that one seat and the public hear of a match, byte by byte.
#[derive(Default)]
struct Heard(Vec<(Ear, String, Vec<u8>)>, Vec<(Ear, String)>);

impl Heard {
    fn message(&mut self, ear: Ear, schema: &Schema, path: &str, bytes: Vec<u8>) {
        self.0.push((ear, schema.answer_of(path).to_owned(), bytes));
    }

    fn reply(&mut self, ear: Ear, schema: &Schema, path: &str, reply: Reply) {
        match reply {
            Reply::Message { bytes, metadata } => {
                self.message(ear, schema, path, bytes);
                self.1.push((ear, metadata));
            }
            Reply::Refusal(status) => self.1.push((ear, status_text(&status))),
        }
    }
}

/// A match of the viewer, another player and house bots at a hidden table.
struct Match {
    server: TestServer,
    store: KeptStore,
    schema: Schema,
    viewer: Raw,
    public: Raw,
    other: Client,
    table_id: String,
    invite_code: String,
    secrets: Vec<String>,
    seat: Seat,
}

impl Match {
    async fn begin(variant: &str, options: &[(&str, &str)], seed: u8) -> Self {
        let store = KeptStore::default();
        let mut parts = parts(seed);
        parts.store = Arc::new(store.clone());
        let server = TestServer::start(parts).await;
        let viewer = server.player("viewer").await;
        let mut other = server.player("other").await;
        let reader = server.player("reader").await;
        let mut spec = support::table(variant, options);
        spec.time_control.as_mut().unwrap().illegal_limit = 100;
        spec.invite_only = true;
        spec.chairs = vec![support::seat_for(&other.player_id), support::bot("random", 1_987_654_321)];
        let created = other.tables.create_table(v1::CreateTableRequest { table: Some(spec), ..Default::default() });
        let created = created.await.unwrap().into_inner();
        let table_id = created.table.unwrap().table_id;
        let bot = v1::AddHouseBotRequest {
            table_id: table_id.clone(),
            chair: 0,
            house_bot: Some(v1::HouseBotSpec { house_bot: "greedy".to_owned(), playouts: 0, seed: 0 }),
        };
        if options.contains(&("seats", "4")) {
            other.tables.add_house_bot(bot).await.unwrap();
        }
        Self {
            schema: Schema::read(),
            viewer: Raw::new(server.channel().await, &viewer.token),
            public: Raw::new(server.channel().await, &reader.token),
            secrets: [&viewer, &other, &reader]
                .iter()
                .flat_map(|client| [client.token.clone(), client.recovery_code.clone()])
                .collect(),
            server,
            store,
            other,
            table_id,
            invite_code: created.invite_code,
            seat: Seat::default(),
        }
    }

    /// Plays the match to its end; returns all that was heard.
    async fn play(&mut self, mut dice: Dice) -> Heard {
        let mut heard = Heard::default();
        let join = v1::JoinTableRequest {
            table_id: self.table_id.clone(),
            chair: 0,
            invite_code: self.invite_code.clone(),
            ..v1::JoinTableRequest::default()
        };
        let watch = v1::WatchTableRequest {
            table_id: self.table_id.clone(),
            as_spectator: true,
            invite_code: self.invite_code.clone(),
            ..v1::WatchTableRequest::default()
        };
        let outside = collect(self.public.open(WATCH, &watch).await.unwrap());
        let (say, mut session) = self.viewer.talk(PLAY).await.unwrap();
        let hello = play_request::Message::Hello(v1::Hello::default());
        say.send(v1::PlayRequest { message: Some(hello) }.encode_to_vec()).await.unwrap();
        let rival = tokio::spawn(answer_at_random(self.other.clone(), self.table_id.clone(), dice.clone()));
        let joined = self.viewer.call(JOIN, &join).await;
        let Reply::Message { bytes, .. } = &joined else { panic!("not joined: {joined:?}") };
        let view = v1::JoinTableResponse::decode(bytes.as_slice()).unwrap().view.unwrap();
        let ear = Seat::from_number(u32::try_from(view.seat).unwrap()).map_or(Ear::Public, Ear::Seat);
        heard.reply(ear, &self.schema, JOIN, joined);
        let own = v1::WatchTableRequest { as_spectator: false, ..watch };
        let own = collect(self.viewer.open(WATCH, &own).await.unwrap());
        loop {
            let bytes = session.next().await.unwrap().unwrap();
            let event = v1::PlayResponse::decode(bytes.as_slice()).unwrap().event.unwrap().event.unwrap();
            match event {
                Event::TurnRequest(request) => {
                    self.seat = Seat::from_number(u32::try_from(request.view.unwrap().seat).unwrap()).unwrap();
                    let decision = request.decision.unwrap();
                    self.look(&mut heard, &mut dice).await;
                    if dice.once_in(4) {
                        // A tile that is perhaps in the hand, on an end that perhaps there is.
                        let place = Move::place(dice.pick(&all_tiles()), End::from_number(2).unwrap());
                        let answer = self.answer(decision.turn + 1, Some(encode::chosen(place, None)));
                        let refused = self.viewer.call(SUBMIT, &v1::SubmitMoveRequest { answer: Some(answer) }).await;
                        heard.reply(Ear::Seat(self.seat), &self.schema, SUBMIT, refused);
                    }
                    let choice = decision.legal_moves[dice.below(decision.legal_moves.len())].choice;
                    let answer = self.answer(decision.turn, choice);
                    if dice.once_in(2) {
                        let message = Some(play_request::Message::Answer(answer));
                        say.send(v1::PlayRequest { message }.encode_to_vec()).await.unwrap();
                    } else {
                        let request = v1::SubmitMoveRequest { answer: Some(answer) };
                        let reply = self.viewer.call(SUBMIT, &request).await;
                        heard.reply(Ear::Seat(self.seat), &self.schema, SUBMIT, reply);
                    }
                }
                Event::TableNotice(notice) if notice.result.is_some() => {
                    heard.message(Ear::Seat(self.seat), &self.schema, PLAY, bytes);
                    break;
                }
                Event::Welcome(_)
                | Event::AnswerResult(_)
                | Event::TableNotice(_)
                | Event::Heartbeat(_)
                | Event::Drain(_) => {}
            }
            heard.message(Ear::Seat(self.seat), &self.schema, PLAY, bytes);
        }
        self.look(&mut heard, &mut dice).await;
        for (ear, stream) in [(Ear::Seat(self.seat), own), (Ear::Public, outside)] {
            for bytes in stream.await.unwrap() {
                heard.message(ear, &self.schema, WATCH, bytes);
            }
        }
        rival.await.unwrap();
        heard
    }

    fn answer(&self, turn: i32, choice: Option<v1::Move>) -> v1::MoveAnswer {
        v1::MoveAnswer { table_id: self.table_id.clone(), turn, choice }
    }

    /// Asks one of the questions that can be asked at any time, as the seat and from outside.
    async fn look(&self, heard: &mut Heard, dice: &mut Dice) {
        let (table_id, invite_code) = (self.table_id.clone(), self.invite_code.clone());
        let list = v1::ListTablesRequest { states: (1..=5).collect(), ..v1::ListTablesRequest::default() };
        let table = v1::GetTableRequest { table_id: table_id.clone(), invite_code: invite_code.clone() };
        let seat = i32::try_from(self.seat.number()).unwrap();
        let events = |seat| v1::ListTableEventsRequest {
            table_id: table_id.clone(),
            invite_code: invite_code.clone(),
            page_size: 1000,
            seat,
            ..v1::ListTableEventsRequest::default()
        };
        let view = v1::GetSeatViewRequest { table_id: table_id.clone(), seat: 0 };
        let other_view = v1::GetSeatViewRequest { seat: seat % 2 + 1, ..view.clone() };
        for (ear, caller) in [(Ear::Seat(self.seat), &self.viewer), (Ear::Public, &self.public)] {
            let (path, reply) = match dice.below(8) {
                0 => (SEAT_VIEW, caller.call(SEAT_VIEW, &view).await),
                1 => (SEAT_VIEW, caller.call(SEAT_VIEW, &other_view).await),
                2 => (TABLE, caller.call(TABLE, &table).await),
                3 => (LIST, caller.call(LIST, &list).await),
                4 => (EVENTS, caller.call(EVENTS, &events(0)).await),
                5 => (EVENTS, caller.call(EVENTS, &events(seat)).await),
                6 => (EVENTS, caller.call(EVENTS, &events(seat % 2 + 1)).await),
                _ => (CALLER, caller.call(CALLER, &v1::GetCallerRequest {}).await),
            };
            heard.reply(ear, &self.schema, path, reply);
        }
    }

    /// The secrets of the table and of its players.
    async fn truth(&self) -> Truth {
        let mut truth = Truth::of(&self.store, &self.table_id).await;
        truth.texts.extend(self.secrets.iter().cloned());
        assert!(truth.texts.contains(&self.invite_code));
        truth
    }
}

fn all_tiles() -> Vec<Tile> {
    TileSet::full(6).iter().collect()
}

/// Reads a stream to its end in the background.
fn collect(mut stream: RawStream) -> JoinHandle<Vec<Vec<u8>>> {
    tokio::spawn(async move {
        let mut messages = Vec::new();
        while let Some(bytes) = stream.next().await.unwrap() {
            messages.push(bytes);
        }
        messages
    })
}

/// Answers what a player is asked at a table, until the match is over.
async fn answer_at_random(mut client: Client, table_id: String, mut dice: Dice) {
    let request = v1::ListenRequest { hello: Some(v1::Hello::default()) };
    let mut events = client.play.listen(request).await.unwrap().into_inner();
    loop {
        match events.message().await.unwrap().unwrap().event.unwrap().event.unwrap() {
            Event::TurnRequest(request) => {
                let decision = request.decision.unwrap();
                let choice = decision.legal_moves[dice.below(decision.legal_moves.len())].choice;
                client.answer(&table_id, decision.turn, choice).await.unwrap();
            }
            Event::TableNotice(notice) if notice.result.is_some() => return,
            Event::Welcome(_)
            | Event::AnswerResult(_)
            | Event::TableNotice(_)
            | Event::Heartbeat(_)
            | Event::Drain(_) => {}
        }
    }
}

async fn a_match_tells_nothing(variant: &str, options: &[(&str, &str)], seed: u8) {
    let mut table = Match::begin(variant, options, seed).await;
    let heard = table.play(Dice::new(seed.into())).await;
    let truth = table.truth().await;
    let mut tiles = 0;
    for (ear, kind, bytes) in &heard.0 {
        let node = table.schema.decode(kind, bytes);
        // A page of steps or an answer does not say how far it goes; steps in it do.
        assert_eq!(truth.leaks(&node, *ear, 0, TileSet::EMPTY), Vec::<String>::new(), "{ear:?} {kind}");
        node.each(&mut |_, inner| tiles += usize::from(inner.kind == "boneyard.v1.Tile"));
    }
    let mut found = Vec::new();
    for (_, text) in &heard.1 {
        // Refusals name a tile only to whoever has sent it.
        truth.search_text(text, TileSet::full(6), "refusal", &mut found);
    }
    assert_eq!(found, Vec::<String>::new());
    assert!(tiles > 1000, "there was something to look at: {tiles}");
    table.server.stop().await.unwrap();
}

#[tokio::test]
async fn whole_matches_tell_a_seat_and_the_public_what_they_may_know_and_nothing_else() {
    a_match_tells_nothing("block", &[("target", "150"), ("seats", "3")], 1).await;
    a_match_tells_nothing("draw", &[("target", "150"), ("seats", "4"), ("voluntary_draw", "true")], 2).await;
    a_match_tells_nothing("all_fives", &[("target", "150"), ("seats", "4")], 3).await;
    a_match_tells_nothing("all_fives", &[("target", "150"), ("seats", "3"), ("claim", "muggins")], 4).await;
    a_match_tells_nothing("domino_whist", &[("target", "150"), ("seats", "4")], 5).await;
    let small = [("seats", "3"), ("max_pip", "6"), ("hand_size", "5"), ("rounds", "5")];
    a_match_tells_nothing("mexican_train", &small, 7).await;
    a_match_tells_nothing(
        "mexican_train",
        &[small.as_slice(), &[("first_turn", "long_own"), ("drawing", "until_playable"), ("engine", "highest_held")]]
            .concat(),
        8,
    )
    .await;
    a_match_tells_nothing("slosh", &[("seats", "4")], 9).await;
}

#[tokio::test]
async fn the_search_finds_what_is_planted() {
    let mut table = Match::begin("draw", &[("target", "20"), ("seats", "3")], 6).await;
    let heard = table.play(Dice::new(6)).await;
    let truth = table.truth().await;
    let ear = Ear::Seat(table.seat);
    let at = (1..=truth.head()).find(|&at| !truth.known_to(ear, at).is_empty()).unwrap();
    let hidden = truth.secret_from(ear, at).unwrap();
    let tile = Some(v1::Tile { high: hidden.high().into(), low: hidden.low().into() });
    let sequence = i32::try_from(at).unwrap();
    let leaks = |ear, kind: &str, message: &[u8]| {
        let node = table.schema.decode(kind, message);
        truth.leaks(&node, ear, at, TileSet::EMPTY)
    };
    let step = |payload| {
        let events = vec![v1::TableEvent { payload: Some(payload) }];
        v1::TableStep { sequence, time: None, events }.encode_to_vec()
    };
    // A tile where tiles may be, but not this one.
    let dealt = v1::RoundDealt { engine_tile: tile, ..v1::RoundDealt::default() };
    assert_eq!(leaks(ear, "boneyard.v1.TableStep", &step(table_event::Payload::RoundDealt(dealt))).len(), 1);
    // The tile in words.
    let note = v1::StateNote { comment: format!("now {hidden} is next") };
    assert_eq!(leaks(ear, "boneyard.v1.TableStep", &step(table_event::Payload::TablePaused(note))).len(), 1);
    // A code and a seed.
    let note = v1::StateNote { comment: table.invite_code.clone() };
    assert_eq!(leaks(ear, "boneyard.v1.TableStep", &step(table_event::Payload::TablePaused(note))).len(), 1);
    let seed = v1::MarkerChanged { arm_id: 1_987_654_321, ..v1::MarkerChanged::default() };
    assert_eq!(leaks(ear, "boneyard.v1.TableStep", &step(table_event::Payload::MarkerChanged(seed))).len(), 1);
    // What the seat is told would be news to the public.
    let shown = heard.0.iter().filter(|(to, _, _)| *to == ear).map(|(_, kind, bytes)| (kind, bytes));
    let news = shown.filter(|(kind, bytes)| !leaks(Ear::Public, kind, bytes).is_empty()).count();
    assert!(news > 10, "{news}");
    table.server.stop().await.unwrap();
}

/// Ways from a message down to a tile: each member that lies on one.
fn ways_to_tiles(schema: &Schema, root: &str) -> BTreeSet<String> {
    let tile = "boneyard.v1.Tile";
    let mut ways = BTreeSet::new();
    for kind in schema.reachable(root) {
        for (name, member) in schema.members(&kind) {
            if schema.reachable(&member).contains(tile) {
                ways.insert(format!("{}.{name}", kind.trim_start_matches("boneyard.v1.")));
            }
        }
    }
    ways
}

fn listed(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_public_message_has_room_for_public_tiles_alone() {
    let schema = Schema::read();
    let view = "PublicView.engine_tile
        PublicView.arms Arm.root Arm.tiles PlacedTile.tile
        PublicView.history RoundAction.action Move.place PlaceTile.tile";
    assert_eq!(ways_to_tiles(&schema, "boneyard.v1.PublicView"), listed(view));
    let step = "TableStep.events
        TableEvent.seats_drawn SeatsDrawn.tiles
        TableEvent.round_dealt RoundDealt.engine_tile RoundDealt.arms Arm.root Arm.tiles PlacedTile.tile
        TableEvent.action_taken TableEvent.action_forced ActionTaken.new_arms
        ActionTaken.action RoundAction.action Move.place PlaceTile.tile
        TableEvent.round_ended RoundEnded.exposed_hands Hand.tiles";
    assert_eq!(ways_to_tiles(&schema, "boneyard.v1.TableStep"), listed(step));
    // Tiles that are taken or left are counted, and nothing in a list of numbers is a tile.
    let private = ["SeatView", "SeatPrivate", "SeatStep", "Decision", "LegalMove", "TurnRequest"];
    for root in ["PublicView", "TableStep", "GetTableResponse", "ListTablesResponse", "TableNotice"] {
        let reachable = schema.reachable(&format!("boneyard.v1.{root}"));
        for kind in private {
            assert!(!reachable.contains(&format!("boneyard.v1.{kind}")), "{root} has room for {kind}");
        }
    }
}

#[test]
fn a_seats_own_part_comes_by_few_ways_only() {
    let schema = Schema::read();
    let private = ["SeatView", "SeatPrivate", "Decision"].map(|kind| format!("boneyard.v1.{kind}"));
    let mut ways = BTreeSet::new();
    let mut with_tiles = BTreeSet::new();
    for (path, (_, answer)) in &schema.methods {
        if !path.starts_with("/boneyard.v1.") {
            continue;
        }
        let method = path.rsplit('/').next().unwrap();
        if !ways_to_tiles(&schema, answer).is_empty() {
            with_tiles.insert(method.to_owned());
        }
        for kind in schema.reachable(answer) {
            for (name, member) in schema.members(&kind) {
                if private.contains(&member) {
                    ways.insert(format!("{method}:{}.{name}", kind.trim_start_matches("boneyard.v1.")));
                }
            }
        }
    }
    let expected = "GetSeatView:GetSeatViewResponse.view GetSeatView:GetSeatViewResponse.decision
        JoinTable:JoinTableResponse.view
        Listen:TurnRequest.view Listen:TurnRequest.decision Play:TurnRequest.view Play:TurnRequest.decision
        ListTableEvents:SeatStep.own WatchTable:SeatStep.own WatchTable:TableSnapshot.seat";
    assert_eq!(ways, listed(expected));
    let expected = "CreateTable GetTable GetSeatView JoinTable Listen Play ListTableEvents WatchTable";
    assert_eq!(with_tiles, listed(expected));
}

/// Reads a watch stream until its table is over; returns its frames.
async fn frames(stream: &mut tonic::Streaming<v1::WatchTableResponse>) -> Vec<Frame> {
    let mut frames = Vec::new();
    while let Some(frame) = stream.message().await.unwrap() {
        frames.extend(frame.frame);
    }
    frames
}

fn watch(table_id: &str, seat: i32) -> v1::WatchTableRequest {
    v1::WatchTableRequest { table_id: table_id.to_owned(), seat, ..v1::WatchTableRequest::default() }
}

fn steps_of(table_id: &str, seat: i32) -> v1::ListTableEventsRequest {
    v1::ListTableEventsRequest { table_id: table_id.to_owned(), seat, ..v1::ListTableEventsRequest::default() }
}

/// Own parts among the frames of a stream.
fn own_parts(frames: &[Frame]) -> Vec<&v1::SeatPrivate> {
    frames.iter().filter_map(|frame| if let Frame::SeatStep(step) = frame { step.own.as_ref() } else { None }).collect()
}

#[tokio::test]
async fn another_seats_part_is_refused_whoever_asks() {
    let server = TestServer::start(parts(10)).await;
    let (mut ada, mut bob, mut eve) =
        (server.player("ada").await, server.player("bob").await, server.player("eve").await);
    let id = ada.open(support::table("draw", &[("seats", "3")])).await;
    for client in [&mut ada, &mut bob] {
        client.join(&id).await;
    }
    let bot = Some(v1::HouseBotSpec { house_bot: "first".to_owned(), ..v1::HouseBotSpec::default() });
    ada.tables.add_house_bot(v1::AddHouseBotRequest { table_id: id.clone(), chair: 3, house_bot: bot }).await.unwrap();
    let token = v1::CreateTokenRequest { table_id: id.clone(), chair: 1, ..v1::CreateTokenRequest::default() };
    let token = ada.players.create_token(token).await.unwrap().into_inner().token;
    let seat_of_ada = Client::new(server.channel().await, Some(&token));
    let admin = server.admin().await;
    let callers = [(ada.clone(), 1), (bob.clone(), 2), (eve.clone(), 0), (seat_of_ada, 1), (admin, 0)];
    for (mut caller, mine) in callers {
        for seat in (1..=14).filter(|&seat| seat != mine) {
            let view = v1::GetSeatViewRequest { table_id: id.clone(), seat };
            let refused = [
                caller.play.get_seat_view(view).await.unwrap_err(),
                caller.tables.watch_table(watch(&id, seat)).await.unwrap_err(),
                caller.tables.list_table_events(steps_of(&id, seat)).await.unwrap_err(),
                caller
                    .play
                    .resign(v1::ResignRequest { table_id: id.clone(), seat, ..Default::default() })
                    .await
                    .unwrap_err(),
            ];
            for status in refused {
                assert_eq!(support::reason(&status), "NOT_SEATED", "seat {seat}, not {mine}: {status:?}");
            }
        }
        for seat in [-1, 15, i32::MAX, i32::MIN] {
            let status = caller.tables.list_table_events(steps_of(&id, seat)).await.unwrap_err();
            assert_eq!(support::reason(&status), "INVALID_FIELD", "seat {seat}");
        }
    }
    // Without a number it is the own seat, or none.
    assert_eq!(ada.pending(&id).await.view.unwrap().seat, 1);
    assert_eq!(bob.pending(&id).await.view.unwrap().seat, 2);
    let status = eve.play.get_seat_view(v1::GetSeatViewRequest { table_id: id.clone(), seat: 0 }).await.unwrap_err();
    assert_eq!(support::reason(&status), "NOT_SEATED");
    assert_eq!(ada.table(&id).await.state(), v1::TableState::Active, "nobody was made to resign");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_left_a_chair_never_sees_the_hand_of_who_took_it() {
    let server = TestServer::start(parts(11)).await;
    let (mut ada, mut bob, mut cid) =
        (server.player("ada").await, server.player("bob").await, server.player("cid").await);
    let id = cid.open(support::table("draw", &[("seats", "2"), ("target", "5")])).await;
    // Ada leaves by herself, then is shown out.
    for removed in [false, true] {
        let chair = ada.join(&id).await.chair;
        assert_eq!(chair, 1);
        if removed {
            let remove = v1::RemoveSeatRequest { table_id: id.clone(), chair, ban: false };
            cid.director.remove_seat(remove).await.unwrap();
        } else {
            ada.tables.leave_table(v1::LeaveTableRequest { table_id: id.clone() }).await.unwrap();
        }
    }
    let mut listening =
        ada.play.listen(v1::ListenRequest { hello: Some(v1::Hello::default()) }).await.unwrap().into_inner();
    assert_eq!(ada.join(&id).await.chair, 1);
    let mut old = ada.tables.watch_table(watch(&id, 0)).await.unwrap().into_inner();
    let resume = v1::WatchTableRequest { after_sequence: 1, log_id: log_id(&mut old).await, ..watch(&id, 0) };
    ada.tables.leave_table(v1::LeaveTableRequest { table_id: id.clone() }).await.unwrap();
    assert_eq!(bob.join(&id).await.chair, 1);
    let mut new = bob.tables.watch_table(watch(&id, 0)).await.unwrap().into_inner();
    cid.join(&id).await;
    // Ada's stream of before, a new one, and a replay all show the public steps and nothing else.
    let mut replay = ada.tables.watch_table(resume.clone()).await.unwrap().into_inner();
    let own = v1::WatchTableRequest { after_sequence: 1, ..resume };
    let mut replay_of_bob = bob.tables.watch_table(own).await.unwrap().into_inner();
    for client in [&mut bob, &mut cid] {
        let table_id = id.clone();
        tokio::spawn(answer_at_random(client.clone(), table_id, Dice::new(11)));
    }
    let old = frames(&mut old).await;
    assert!(old.len() > 10);
    assert_eq!(own_parts(&old), Vec::<&v1::SeatPrivate>::new(), "the stream that was opened in the chair");
    let replay = frames(&mut replay).await;
    assert_eq!(own_parts(&replay), Vec::<&v1::SeatPrivate>::new(), "a replay");
    let status = ada.tables.list_table_events(steps_of(&id, 1)).await.unwrap_err();
    assert_eq!(support::reason(&status), "NOT_SEATED");
    // She was told that she sat there, and never of a turn.
    let mut heard = Vec::new();
    while let Ok(Ok(Some(event))) = tokio::time::timeout(Duration::from_millis(50), listening.message()).await {
        heard.extend(event.event.unwrap().event);
    }
    assert!(!heard.iter().any(|event| matches!(event, Event::TurnRequest(_))), "{heard:?}");
    assert!(!heard.iter().any(|event| matches!(event, Event::TableNotice(notice) if notice.seat > 0)), "{heard:?}");
    // Bob sees his own hand live, replayed and in pages, although the chair was left before he came.
    let live = frames(&mut new).await;
    let hands: Vec<_> = own_parts(&live).into_iter().cloned().collect();
    assert!(!hands.is_empty());
    assert!(hands.iter().all(|own| own.seat == 1));
    let replayed: Vec<_> = own_parts(&frames(&mut replay_of_bob).await).into_iter().cloned().collect();
    assert_eq!(replayed, hands, "a replay has the own part too");
    let page = v1::ListTableEventsRequest { page_size: 1000, ..steps_of(&id, 1) };
    let page = bob.tables.list_table_events(page).await.unwrap().into_inner().seat_steps;
    let listed: Vec<_> = page.into_iter().filter_map(|step| step.own).collect();
    assert_eq!(listed, hands, "pages have the own part too");
    server.stop().await.unwrap();
}

/// The log's identity from the snapshot that begins a stream.
async fn log_id(stream: &mut tonic::Streaming<v1::WatchTableResponse>) -> String {
    match stream.message().await.unwrap().unwrap().frame {
        Some(Frame::Snapshot(snapshot)) => snapshot.log_id,
        other => panic!("no snapshot first: {other:?}"),
    }
}

/// Where a log is written to, for a look at it.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn logs_hold_no_token_no_code_and_no_tile() {
    // What a log hears is settled for the whole process, so this runs in one of its own.
    if std::env::var_os("BONEYARD_TEST_ALONE").is_none() {
        let alone = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "logs_hold_no_token_no_code_and_no_tile"])
            .env("BONEYARD_TEST_ALONE", "1")
            .output()
            .unwrap();
        assert!(alone.status.success(), "{}", String::from_utf8_lossy(&alone.stdout));
        return;
    }
    let logged = Logged::default();
    let writer = logged.clone();
    let log = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .without_time()
        .with_writer(move || writer.clone())
        .finish();
    // Server and clients run on this thread alone, so nothing of other tests is mixed in.
    let guard = tracing::subscriber::set_default(log);
    let mut table = Match::begin("draw", &[("target", "40"), ("seats", "3")], 12).await;
    table.play(Dice::new(12)).await;
    let mut secrets = table.secrets.clone();
    secrets.push(support::ADMIN_TOKEN.to_owned());
    secrets.push(table.invite_code.clone());
    // Tokens come and go, are wrong, and are lost and recovered.
    let mut ada = table.server.player("ada").await;
    secrets.extend([ada.token.clone(), ada.recovery_code.clone()]);
    let more = v1::CreateTokenRequest { scopes: vec![v1::Scope::Watch.into()], ..v1::CreateTokenRequest::default() };
    secrets.push(ada.players.create_token(more).await.unwrap().into_inner().token);
    let wrong = "byd_this-was-never-a-token-of-anybody";
    secrets.push(wrong.to_owned());
    let mut stranger = Client::new(table.server.channel().await, Some(wrong));
    stranger.players.get_caller(v1::GetCallerRequest {}).await.unwrap_err();
    let recover =
        v1::RecoverPlayerRequest { player_id: ada.player_id.clone(), recovery_code: "rec_wrong-code".to_owned() };
    ada.players.recover_player(recover.clone()).await.unwrap_err();
    secrets.push(recover.recovery_code.clone());
    let recover = v1::RecoverPlayerRequest { recovery_code: ada.recovery_code.clone(), ..recover };
    let recovered = ada.players.recover_player(recover).await.unwrap().into_inner();
    secrets.extend([recovered.token, recovered.recovery_code]);
    let truth = table.truth().await;
    table.server.stop().await.unwrap();
    drop(guard);
    let bytes = logged.0.lock().unwrap().clone();
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.contains("match over"), "the log was heard");
    assert!(text.contains("received"), "and so was the transport");
    secrets.extend(truth.numbers.iter().map(ToString::to_string));
    for secret in &secrets {
        assert!(!text.contains(secret), "{secret} is in the log");
        // Of a token even a good part would do.
        assert!(secret.len() < 16 || !text.contains(&secret[..16]), "the first half of {secret} is in the log");
    }
    let lines = text.lines().filter(|line| !tiles_in(line).is_empty()).collect::<Vec<_>>();
    assert_eq!(lines, Vec::<&str>::new(), "tiles are in the log");
}
