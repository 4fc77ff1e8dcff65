//! Which board a table of a tournament plays would tell which other tables play the same tiles. Nobody who
//! sits there is told, before the tournament is over.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the one kind of event that it is about")]

mod support;

#[path = "support/kept.rs"]
mod kept;
#[path = "support/raw.rs"]
mod raw;
#[path = "support/schema.rs"]
mod schema;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use boneyard_engine::{
    rules::Rules,
    seat::{BySeat, Seat},
    tile::Tile,
};
use boneyard_proto::v1::{self, TournamentState, player_event::Event, watch_tournament_response::Frame};
use boneyard_record::deal::{Chance, DealContext, Secret};
use boneyard_server::randomness::{FixedShuffler, Shuffler};
use kept::KeptStore;
use prost::Message;
use raw::{Raw, RawStream, Reply, status_text};
use schema::Schema;
use support::{Client, TestServer, parts, seat_for, tournament::spec, uuid};
use tonic::Streaming;

const LISTEN: &str = "/boneyard.v1.PlayService/Listen";
const SUBMIT: &str = "/boneyard.v1.PlayService/SubmitMove";
const SEAT_VIEW: &str = "/boneyard.v1.PlayService/GetSeatView";
const TABLE: &str = "/boneyard.v1.TableService/GetTable";
const WATCH: &str = "/boneyard.v1.TableService/WatchTable";
const EVENTS: &str = "/boneyard.v1.TableService/ListTableEvents";
const RECORD: &str = "/boneyard.v1.RecordService/GetRecord";
const FOLLOW: &str = "/boneyard.v1.TournamentService/WatchTournament";
const EXPORT: &str = "/boneyard.v1.TournamentService/ExportTournament";

/// What the clocks of a table show; players of a tournament have clocks.
const CLOCKS: &[&str] = &["bank_ms", "charged_ms", "previous_charged_ms", "previous_elapsed_ms", "time_left_ms"];

/// Boards of each tournament here.
const BOARDS: u32 = 2;

/// Deals by the secret; where it is turned round, the first board gets the deals of the last one.
#[derive(Debug)]
struct Numbered {
    fixed: FixedShuffler,
    turned: bool,
}

impl Numbered {
    const fn at(&self, context: DealContext) -> DealContext {
        let board = if self.turned { BOARDS + 1 - context.board } else { context.board };
        DealContext { board, ..context }
    }
}

impl Shuffler for Numbered {
    fn secret(&self) -> Secret {
        self.fixed.secret()
    }

    fn bot_seed(&self) -> u64 {
        self.fixed.bot_seed()
    }

    fn shuffle(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Vec<Tile> {
        self.fixed.shuffle(chance, self.at(context), rules)
    }

    fn own_orders(&self, chance: &Chance, context: DealContext, rules: &Rules) -> BySeat<Vec<Tile>> {
        self.fixed.own_orders(chance, self.at(context), rules)
    }

    fn lot(&self, chance: &Chance, context: DealContext, rules: &Rules) -> Seat {
        self.fixed.lot(chance, self.at(context), rules)
    }
}

/// A tournament of two players who are at all its tables at once.
struct Night {
    schema: Schema,
    id: String,
    /// What ada hears of each table while she listens.
    listened: HashMap<String, Vec<String>>,
    /// Which turns of which tables she was asked, and of which tables she heard the end.
    heard: HashSet<(String, Option<i32>)>,
    listening: RawStream,
    ada: Raw,
    bob: Client,
    /// What all that play there are told of the tournament.
    followed: RawStream,
    /// What only its organiser is told.
    organiser: Streaming<v1::WatchTournamentResponse>,
    server: TestServer,
}

impl Night {
    async fn begin(variant: &str, options: &[(&str, &str)], turned: bool) -> Self {
        let mut parts = parts(91);
        parts.store = Arc::new(KeptStore::with_log_id("log_of_both_nights").await);
        parts.shuffler = Arc::new(Numbered { fixed: FixedShuffler::new([91; 32]), turned });
        parts.limits.heartbeat = Duration::from_secs(3600);
        let server = TestServer::start(parts).await;
        let mut admin = server.admin().await;
        let (ada, bob) = (server.registered(1).await, server.registered(2).await);
        let spec = v1::TournamentSpec {
            time_control: Some(v1::TimeControl { initial_ms: 3_600_000, illegal_limit: 100, ..Default::default() }),
            ..spec(variant, options, BOARDS.try_into().unwrap())
        };
        let request = v1::CreateTournamentRequest { spec: Some(spec), request_id: uuid(3) };
        let created = admin.tournaments.create_tournament(request).await.unwrap().into_inner();
        let id = created.tournament.unwrap().tournament_id;
        for (player, name) in [(&ada, "ada"), (&bob, "bob")] {
            admin.enter(&id, vec![seat_for(&player.player_id)], name).await.unwrap();
        }
        let ada = Raw::new(server.channel().await, &ada.token);
        let hello = v1::ListenRequest { hello: Some(v1::Hello::default()) };
        let mut listening = ada.open(LISTEN, &hello).await.unwrap();
        // The welcome comes when everybody was told that she is there.
        listening.next().await.unwrap();
        let follow = v1::WatchTournamentRequest { tournament_id: id.clone() };
        let followed = ada.open(FOLLOW, &follow).await.unwrap();
        let organiser = admin.follow(&id).await;
        admin.set_state(&id, TournamentState::Running).await.unwrap();
        Self {
            schema: Schema::measuring(CLOCKS),
            id,
            listened: HashMap::new(),
            heard: HashSet::new(),
            listening,
            ada,
            bob,
            followed,
            organiser,
            server,
        }
    }

    /// The tables, once all are open.
    async fn tables(&mut self) -> Vec<String> {
        let labels = BTreeMap::from([("tournament".to_owned(), self.id.clone())]);
        loop {
            let request = v1::ListTablesRequest { labels: labels.clone(), ..Default::default() };
            let listed = self.bob.tables.list_tables(request).await.unwrap().into_inner().tables;
            if listed.len() == 2 * BOARDS as usize {
                return listed.into_iter().map(|table| table.table_id).collect();
            }
            tokio::task::yield_now().await;
        }
    }

    fn text(&self, path: &str, bytes: &[u8], table_id: &str) -> String {
        let node = self.schema.decode(self.schema.answer_of(path), bytes);
        format!("{path}: {}", self.schema.normal(&node)).replace(table_id, "<table>")
    }

    /// Asks as ada; what she is told, and the message if it is one.
    async fn ask<M: Message + Default>(
        &self,
        path: &'static str,
        request: &impl Message,
        table_id: &str,
    ) -> (String, Option<M>) {
        match self.ada.call(path, request).await {
            Reply::Message { bytes, metadata } => {
                let text = self.text(path, &bytes, table_id);
                (format!("{text} {metadata}"), Some(M::decode(bytes.as_slice()).unwrap()))
            }
            Reply::Refusal(status) => (format!("{path}: {}", status_text(&status)).replace(table_id, "<table>"), None),
        }
    }

    /// What ada sees from her seat.
    async fn ada_view(&self, table_id: &str) -> v1::SeatView {
        let request = v1::GetSeatViewRequest { table_id: table_id.to_owned(), seat: 0 };
        let (_, answer) = self.ask::<v1::GetSeatViewResponse>(SEAT_VIEW, &request, table_id).await;
        answer.unwrap().view.unwrap()
    }

    /// Reads what ada is told until she was asked this at this table, or until she was told that it is over.
    async fn listen(&mut self, table_id: &str, turn: Option<i32>) {
        while !self.heard.contains(&(table_id.to_owned(), turn)) {
            let bytes = self.listening.next().await.unwrap().unwrap();
            let event = v1::ListenResponse::decode(bytes.as_slice()).unwrap().event.unwrap().event.unwrap();
            let of_table = match event {
                Event::TurnRequest(request) => {
                    let decision = request.decision.unwrap();
                    self.heard.insert((decision.table_id.clone(), Some(decision.turn)));
                    decision.table_id
                }
                Event::TableNotice(notice) => {
                    if notice.result.is_some() {
                        self.heard.insert((notice.table_id.clone(), None));
                    }
                    notice.table_id
                }
                other => panic!("not expected: {other:?}"),
            };
            let text = self.text(LISTEN, &bytes, &of_table);
            self.listened.entry(of_table).or_default().push(text);
        }
    }

    /// Plays a table to its end; all that ada was told there.
    async fn play(&mut self, table_id: &str) -> Vec<String> {
        let mut told = Vec::new();
        let view = v1::GetSeatViewRequest { table_id: table_id.to_owned(), seat: 0 };
        let table = v1::GetTableRequest { table_id: table_id.to_owned(), invite_code: String::new() };
        let mut watched = None;
        loop {
            let (text, pending) = self.ask::<v1::GetSeatViewResponse>(SEAT_VIEW, &view, table_id).await;
            let pending = pending.unwrap();
            if let Some(decision) = pending.decision {
                told.push(text);
                told.push(self.ask::<v1::GetTableResponse>(TABLE, &table, table_id).await.0);
                if watched.is_none() {
                    let watch = v1::WatchTableRequest { table_id: table_id.to_owned(), ..Default::default() };
                    watched = Some(self.ada.open(WATCH, &watch).await.unwrap());
                }
                let turn = decision.turn;
                self.listen(table_id, Some(turn)).await;
                // A turn that is still to come is refused, then she answers.
                for turn in [turn + 1, turn] {
                    let choice = decision.legal_moves[0].choice;
                    let answer = Some(v1::MoveAnswer { table_id: table_id.to_owned(), turn, choice });
                    let request = v1::SubmitMoveRequest { answer };
                    told.push(self.ask::<v1::SubmitMoveResponse>(SUBMIT, &request, table_id).await.0);
                }
            } else if let Some(decision) = self.bob.pending(table_id).await.decision {
                self.bob.answer(table_id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
            } else if pending.view.unwrap().table.unwrap().result.is_some() {
                break;
            }
        }
        let mut watched = watched.expect("ada had a turn");
        while let Some(bytes) = watched.next().await.unwrap() {
            told.push(self.text(WATCH, &bytes, table_id));
        }
        self.listen(table_id, None).await;
        told
    }

    /// What ada can find out about a table that is over while others go on.
    async fn look_back(&mut self, table_id: &str) -> Vec<String> {
        let bytes = loop {
            let bytes = self.followed.next().await.unwrap().unwrap();
            let frame = v1::WatchTournamentResponse::decode(bytes.as_slice()).unwrap().frame.unwrap();
            if let Frame::Game(game) = frame {
                assert_eq!(game.table_id, table_id);
                assert_eq!((game.board, game.play), (0, 0), "the tournament goes on: {game:?}");
                break bytes;
            }
        };
        let page = v1::ListTableEventsRequest {
            table_id: table_id.to_owned(),
            seat: self.ada_view(table_id).await.seat,
            page_size: 1000,
            ..Default::default()
        };
        let record = v1::GetRecordRequest { table_id: table_id.to_owned(), ..Default::default() };
        let (steps, listed) = self.ask::<v1::ListTableEventsResponse>(EVENTS, &page, table_id).await;
        assert!(listed.is_some(), "{steps}");
        let (record, given) = self.ask::<v1::GetRecordResponse>(RECORD, &record, table_id).await;
        assert!(given.is_none(), "a record has its board in it");
        // Games are listed with their boards, so nobody but a director gets them.
        for format in [v1::ExportFormat::GamesCsv, v1::ExportFormat::GamesJsonl, v1::ExportFormat::Bones] {
            let export = v1::ExportTournamentRequest { tournament_id: self.id.clone(), format: format.into() };
            let mut chunks = match self.ada.open(EXPORT, &export).await {
                Ok(chunks) => chunks,
                Err(status) => {
                    assert_eq!(support::reason(&status), "DEAL_NOT_REVEALED");
                    continue;
                }
            };
            assert_eq!(support::reason(&chunks.next().await.unwrap_err()), "DEAL_NOT_REVEALED", "{format:?}");
        }
        vec![self.text(FOLLOW, &bytes, table_id), steps, record]
    }

    /// Boards of all games, as the organiser is told.
    async fn boards(self) -> HashMap<String, i32> {
        let (_, games) = Client::rest(self.organiser).await;
        self.server.stop().await.unwrap();
        games.into_iter().map(|game| (game.table_id, game.board)).collect()
    }
}

/// All that ada is told at each table of a tournament, and the board that was played there.
async fn told(variant: &str, options: &[(&str, &str)], turned: bool) -> BTreeMap<Vec<String>, i32> {
    let mut night = Night::begin(variant, options, turned).await;
    // The order in which tables are played is that of their tiles, which is the same on both nights.
    let mut tables = BTreeMap::new();
    for table_id in night.tables().await {
        let view = loop {
            let view = night.ada_view(&table_id).await;
            if !view.hand.is_empty() {
                break view;
            }
        };
        tables.insert(format!("{} {:?}", view.seat, view.hand), table_id);
    }
    let count = tables.len();
    assert_eq!(count, 2 * BOARDS as usize, "no two tables deal ada the same tiles in the same seat");
    let mut by_table = HashMap::new();
    for (place, table_id) in (1..).zip(tables.into_values()) {
        let mut told = night.play(&table_id).await;
        if place < count {
            told.extend(night.look_back(&table_id).await);
        }
        told.extend(night.listened.remove(&table_id).unwrap_or_default());
        by_table.insert(table_id, told);
    }
    let boards = night.boards().await;
    by_table.into_iter().map(|(table_id, told)| (told, boards[&table_id])).collect()
}

async fn boards_are_not_told(variant: &str, options: &[(&str, &str)]) {
    let one = told(variant, options, false).await;
    let two = told(variant, options, true).await;
    for ((this, board), (that, other_board)) in one.iter().zip(&two) {
        for (line, (this, that)) in this.iter().zip(that).enumerate() {
            assert_eq!(this, that, "{variant}, boards {board} and {other_board}, line {line}");
        }
        assert_eq!(this.len(), that.len(), "{variant}");
        assert_eq!(board + other_board, i32::try_from(BOARDS).unwrap() + 1, "and these are two boards");
    }
    assert_eq!(one.values().collect::<BTreeSet<_>>().len(), BOARDS as usize);
}

#[tokio::test]
async fn a_seat_does_not_hear_which_board_its_table_plays() {
    let tie = [("seats", "2"), ("rounds", "1"), ("match_tie", "shared")];
    Box::pin(boards_are_not_told("draw", &tie)).await;
    let small = [("max_pip", "6"), ("hand_size", "5")];
    Box::pin(boards_are_not_told("mexican_train", &[tie.as_slice(), &small].concat())).await;
}
