//! A server at which plans of worlds are played, and all that one of its seats and the public hear there.

use std::{fmt::Write as _, sync::Arc, time::Duration};

use boneyard_engine::{layout::End, position::Asked, table::Move};
use boneyard_proto::v1::{self, player_event::Event, watch_table_response::Frame};
use boneyard_server::{
    api::encode,
    ids::{PlayerId, TableId},
};
use prost::Message as _;

use crate::{
    chance::{Dice, Scripted},
    kept::KeptStore,
    raw::{Raw, RawStream, Reply, status_text},
    schema::Schema,
    support::{self, Client, TestServer, parts},
    worlds::{Act, Plan},
};

pub(crate) const LISTEN: &str = "/boneyard.v1.PlayService/Listen";
pub(crate) const SUBMIT: &str = "/boneyard.v1.PlayService/SubmitMove";
pub(crate) const SEAT_VIEW: &str = "/boneyard.v1.PlayService/GetSeatView";
pub(crate) const WATCH: &str = "/boneyard.v1.TableService/WatchTable";
pub(crate) const TABLE: &str = "/boneyard.v1.TableService/GetTable";
pub(crate) const LIST: &str = "/boneyard.v1.TableService/ListTables";
pub(crate) const EVENTS: &str = "/boneyard.v1.TableService/ListTableEvents";

/// Two servers that differ only in what their shufflers were given.
pub(crate) struct House {
    pub(crate) server: TestServer,
    shuffler: Arc<Scripted>,
    director: Client,
    viewer: Client,
    others: Client,
    last: Client,
    ears: Ears,
    listening: RawStream,
}

/// Everything that the viewer, a spectator and a reader of the lobby hear, as text.
struct Ears {
    schema: Schema,
    viewer: Raw,
    public: Raw,
    heard: Vec<String>,
}

impl Ears {
    fn hear(&mut self, what: &str, path: &str, bytes: &[u8]) {
        let node = self.schema.decode(self.schema.answer_of(path), bytes);
        let text = self.schema.normal(&node);
        self.heard.push(format!("{what}: {text}"));
    }

    async fn ask(&mut self, what: &str, caller: Raw, path: &'static str, request: &impl prost::Message) {
        match caller.call(path, request).await {
            Reply::Message { bytes, metadata } => {
                self.hear(what, path, &bytes);
                self.heard.push(metadata);
            }
            Reply::Refusal(status) => self.heard.push(format!("{what}: {}", status_text(&status))),
        }
    }

    /// Reads a watch stream up to this step.
    async fn follow(&mut self, what: &str, stream: &mut RawStream, sequence: i32) {
        loop {
            let bytes = stream.next().await.unwrap().unwrap();
            self.hear(what, WATCH, &bytes);
            let frame = v1::WatchTableResponse::decode(bytes.as_slice()).unwrap();
            let caught_up = matches!(frame.frame, Some(Frame::CaughtUp(_)));
            if frame.sequence >= sequence && (sequence > 1 || caught_up) {
                break;
            }
        }
    }

    /// Reads a watch stream to its end.
    async fn read_to_the_end(&mut self, what: &str, mut stream: RawStream) {
        loop {
            match stream.next().await {
                Ok(Some(bytes)) => self.hear(what, WATCH, &bytes),
                Ok(None) => break self.heard.push(format!("{what}: end")),
                Err(status) => break self.heard.push(format!("{what}: {}", status_text(&status))),
            }
        }
    }

    /// One of the questions that can be asked at any time.
    async fn look(&mut self, table_id: &str, seat: i32, which: usize) {
        let (viewer, public) = (self.viewer.clone(), self.public.clone());
        let table = v1::GetTableRequest { table_id: table_id.to_owned(), invite_code: String::new() };
        let view = |seat| v1::GetSeatViewRequest { table_id: table_id.to_owned(), seat };
        let events = |seat, after_sequence| v1::ListTableEventsRequest {
            table_id: table_id.to_owned(),
            seat,
            after_sequence,
            ..v1::ListTableEventsRequest::default()
        };
        let list = v1::ListTablesRequest {
            labels: [("pair".to_owned(), table_id.to_owned())].into(),
            states: (1..=5).collect(),
            ..v1::ListTablesRequest::default()
        };
        match which {
            0 => self.ask("own view", viewer, SEAT_VIEW, &view(0)).await,
            1 => self.ask("own steps", viewer, EVENTS, &events(seat, 0)).await,
            2 => self.ask("public steps", viewer, EVENTS, &events(0, 0)).await,
            3 => self.ask("table", viewer, TABLE, &table).await,
            4 => self.ask("lobby", viewer, LIST, &list).await,
            5 => self.ask("other seat's view", viewer, SEAT_VIEW, &view(seat % 2 + 1)).await,
            6 => self.ask("other seat's steps", viewer, EVENTS, &events(seat % 2 + 1, 0)).await,
            7 => self.ask("table, outside", public, TABLE, &table).await,
            8 => self.ask("lobby, outside", public, LIST, &list).await,
            9 => self.ask("steps, outside", public, EVENTS, &events(0, 3)).await,
            10 => self.ask("seat's steps, outside", public, EVENTS, &events(seat, 0)).await,
            _ => self.ask("seat's view, outside", public, SEAT_VIEW, &view(0)).await,
        }
    }
}

/// Questions of [`Ears::look`].
const LOOKS: usize = 12;

impl House {
    pub(crate) async fn open() -> Self {
        let shuffler = Arc::new(Scripted::new(1));
        let mut parts = parts(1);
        parts.store = Arc::new(KeptStore::with_log_id("log_of_both_worlds").await);
        parts.shuffler = Arc::clone(&shuffler) as Arc<_>;
        parts.limits.heartbeat = Duration::from_secs(3600);
        let server = TestServer::start(parts).await;
        let viewer = server.registered(1).await;
        let public = server.registered(4).await;
        let ears = Ears {
            schema: Schema::read(),
            viewer: Raw::new(server.channel().await, &viewer.token),
            public: Raw::new(server.channel().await, &public.token),
            heard: Vec::new(),
        };
        let hello = v1::ListenRequest { hello: Some(v1::Hello::default()) };
        let mut listening = ears.viewer.open(LISTEN, &hello).await.unwrap();
        // The welcome comes when everybody was told that the viewer is there.
        listening.next().await.unwrap();
        Self {
            shuffler,
            director: server.admin().await,
            others: server.registered(2).await,
            last: server.registered(3).await,
            viewer,
            server,
            ears,
            listening,
        }
    }

    /// Plays a plan in one of its worlds; returns what was heard, and the view of a seat that knows which
    /// world it is in.
    pub(crate) async fn play(&mut self, plan: &Plan, world: usize, mut dice: Dice) -> (Vec<String>, String) {
        self.ears.heard.clear();
        self.shuffler.give(plan.worlds[world].script(plan.lot));
        let id = self.open_table(plan).await;
        let seat = i32::try_from(plan.seat.number()).unwrap();
        let watch = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
        let outside = v1::WatchTableRequest { as_spectator: true, ..watch.clone() };
        let mut own = self.ears.viewer.open(WATCH, &watch).await.unwrap();
        self.ears.follow("watch", &mut own, 1).await;
        let mut public = self.ears.public.open(WATCH, &outside).await.unwrap();
        self.ears.follow("outside", &mut public, 1).await;
        self.last.join(&id).await;
        let mut sequence = plan.steps_before;
        self.ears.follow("watch", &mut own, sequence).await;
        for act in &plan.acts {
            if dice.once_in(5) {
                let which = dice.below(LOOKS);
                self.ears.look(&id, seat, which).await;
            }
            if dice.once_in(5) {
                self.try_what_is_not_legal(plan, (act.asked, &act.legal), &id, &mut dice).await;
            }
            self.answer(plan, act, &id).await;
            sequence += act.steps;
            self.ears.follow("watch", &mut own, sequence).await;
        }
        let (asked, legal) = &plan.at_end;
        self.try_what_is_not_legal(plan, (*asked, legal), &id, &mut dice).await;
        for _ in 0..3 {
            self.ears.look(&id, seat, dice.below(LOOKS)).await;
        }
        // Who sees through the worlds: some other seat.
        let knowing = if plan.number.is_multiple_of(5) { self.knowing_view(plan, &id).await } else { String::new() };
        let abort = v1::AbortTableRequest { table_id: id.clone(), comment: "enough".to_owned() };
        self.director.director.abort_table(abort).await.unwrap();
        self.ears.read_to_the_end("watch", own).await;
        self.ears.read_to_the_end("outside", public).await;
        loop {
            let bytes = self.listening.next().await.unwrap().unwrap();
            self.ears.hear("listen", LISTEN, &bytes);
            let event = v1::ListenResponse::decode(bytes.as_slice()).unwrap().event.unwrap().event.unwrap();
            if let Event::TableNotice(notice) = event
                && notice.state() == v1::TableState::Aborted
            {
                break;
            }
        }
        for _ in 0..2 {
            self.ears.look(&id, seat, dice.below(LOOKS)).await;
        }
        (std::mem::take(&mut self.ears.heard), knowing)
    }

    /// The viewer and one other sit in chairs of their own; who has the rest knows all the rest. The last
    /// chair is left free, so that nothing happens before everybody listens.
    async fn open_table(&mut self, plan: &Plan) -> String {
        let seats = usize::from(plan.rules.seats);
        let chairs = (1..=seats).map(|chair| match chair {
            _ if chair == plan.chair => support::seat_for(&self.viewer.player_id),
            _ if chair == last_chair(plan) => v1::ChairSpec::default(),
            _ => support::seat_for(&self.others.player_id),
        });
        let request_id = support::uuid(1_000 + u64::from(plan.number));
        let options: Vec<_> = plan.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let mut table = v1::TableSpec { chairs: chairs.collect(), ..support::table(plan.variant, &options) };
        table.time_control.as_mut().unwrap().illegal_limit = 100;
        if plan.worlds[0].has_own_orders() {
            table.draw_order = v1::DrawOrder::PerSeat.into();
        }
        // Tables are found in lists by a label, which is the id that follows from the request.
        let id = TableId::derive(&PlayerId::derive("admin"), &format!("{request_id}#1")).to_string();
        table.labels = [("pair".to_owned(), id.clone())].into();
        let request = v1::BatchCreateTablesRequest { tables: vec![v1::BatchTable { table: Some(table) }], request_id };
        let created = self.director.director.batch_create_tables(request).await.unwrap().into_inner();
        assert_eq!(created.table_ids, std::slice::from_ref(&id));
        id
    }

    async fn answer(&mut self, plan: &Plan, act: &Act, id: &str) {
        let turn = i32::try_from(act.asked.turn).unwrap();
        let choice = Some(encode::chosen(act.action, None));
        if act.asked.seat == plan.seat {
            let answer = Some(v1::MoveAnswer { table_id: id.to_owned(), turn, choice });
            let caller = self.ears.viewer.clone();
            self.ears.ask("answer", caller, SUBMIT, &v1::SubmitMoveRequest { answer }).await;
            return;
        }
        let last = act.asked.seat == plan.seat_of_chair[last_chair(plan) - 1];
        let client = if last { &mut self.last } else { &mut self.others };
        client.answer(id, turn, choice).await.unwrap();
    }

    /// The viewer sends what it may not: other tiles, ends that are not there, draws, passes, claims,
    /// announcements, challenges, old and future turns, and all that when others are asked.
    async fn try_what_is_not_legal(
        &mut self,
        plan: &Plan,
        (asked, legal): (Asked, &[Move]),
        id: &str,
        dice: &mut Dice,
    ) {
        let now = i32::try_from(asked.turn).unwrap();
        let set: Vec<_> = plan.rules.set().iter().collect();
        let (tile, end) = (dice.pick(&set), End::from_number(u32::try_from(1 + dice.below(8)).unwrap()).unwrap());
        let choice = match dice.below(9) {
            0 => Move::Draw,
            1 => Move::Pass,
            2 => Move::Decline,
            3 => Move::Claim { turn: 1, points: 5 },
            4 => Move::Challenge { seat: dice.pick(&plan.seat_of_chair) },
            5 => Move::Place { tile, end, announce: true, declared: 0 },
            _ => Move::place(tile, end),
        };
        let turn = match dice.below(5) {
            0 => now + 1,
            1 => (now - 1).max(1),
            _ => now,
        };
        if asked.seat == plan.seat && turn == now && legal.contains(&choice) {
            return;
        }
        let answer = Some(v1::MoveAnswer { table_id: id.to_owned(), turn, choice: Some(encode::chosen(choice, None)) });
        let caller = self.ears.viewer.clone();
        self.ears.ask("not legal", caller, SUBMIT, &v1::SubmitMoveRequest { answer }).await;
    }

    /// What the last chair's player sees.
    async fn knowing_view(&mut self, plan: &Plan, id: &str) -> String {
        let mut text = String::new();
        for client in [&mut self.last, &mut self.others] {
            for seat in 1..=i32::from(plan.rules.seats) {
                let request = v1::GetSeatViewRequest { table_id: id.to_owned(), seat };
                if let Ok(view) = client.play.get_seat_view(request).await {
                    let view = view.into_inner().view.unwrap();
                    write!(text, "{:?} {:?}", view.hand, view.drawn_tiles).unwrap();
                }
            }
        }
        text
    }
}

fn last_chair(plan: &Plan) -> usize {
    plan.chair % usize::from(plan.rules.seats) + 1
}
