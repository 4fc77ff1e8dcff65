//! A table whose seats are all played by the test, by calls or by streams, with a spectator looking on.

use std::collections::BTreeMap;

use boneyard_engine::notation;
use boneyard_proto::v1::{self, r#move::Action, table_event::Payload};
use boneyard_server::Parts;

use super::{
    Client, TestServer,
    follow::{Follower, Session, payloads},
    refusal::{self, Refusal},
    seat_for,
};

/// By which way answers are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    SubmitMove,
    Play,
}

/// What became of an answer.
#[derive(Debug)]
pub struct Outcome {
    pub replayed: bool,
    /// Step that recorded it, where the way tells it.
    pub sequence: Option<i32>,
    /// Illegal answers left, where the way tells it.
    pub illegal_left: Option<i32>,
}

/// A table and everybody at it. Seats count from 1, as everywhere.
pub struct Game {
    pub server: TestServer,
    pub clients: Vec<Client>,
    pub sessions: Vec<Session>,
    pub id: String,
    pub watch: Follower,
    pub way: Way,
}

impl Game {
    /// Starts a server and a match with a player in each of `seats` chairs.
    pub async fn start(parts: Parts, spec: v1::TableSpec, seats: usize, way: Way) -> Self {
        let server = TestServer::start(parts).await;
        let mut clients = Vec::new();
        for name in ["ada", "bob", "cleo", "dan"].into_iter().take(seats) {
            clients.push(server.player(name).await);
        }
        let mut director = director(&server).await;
        let chairs = clients.iter().map(|client| seat_for(&client.player_id)).collect();
        let table = Some(v1::TableSpec { chairs, ..spec });
        let batch = v1::BatchCreateTablesRequest { tables: vec![v1::BatchTable { table }], request_id: String::new() };
        let id = director.director.batch_create_tables(batch).await.unwrap().into_inner().table_ids.remove(0);
        let watch = Follower::of(&mut director, &id).await;
        let mut sessions = Vec::new();
        if way == Way::Play {
            for client in &clients {
                sessions.push(Session::open(client).await);
            }
        }
        let mut game = Self { server, clients, sessions, id, watch, way };
        game.asked().await;
        game
    }

    /// The client of a seat.
    pub fn at(&mut self, seat: i32) -> &mut Client {
        &mut self.clients[usize::try_from(seat - 1).unwrap()]
    }

    pub async fn view(&mut self) -> v1::PublicView {
        let id = self.id.clone();
        self.clients[0].table(&id).await
    }

    /// Reads the watch stream up to the state that is shown, and returns that.
    pub async fn caught_up(&mut self) -> v1::PublicView {
        let view = self.view().await;
        self.watch.until(view.sequence).await;
        view
    }

    /// Waits until a seat is asked; returns the view then.
    pub async fn asked(&mut self) -> v1::PublicView {
        loop {
            let view = self.caught_up().await;
            assert!(view.result.is_none(), "the match is over: {:?}", view.result);
            if view.seat_to_act != 0 {
                return view;
            }
            self.watch.step().await;
        }
    }

    /// The decision that a seat is asked.
    pub async fn decision(&mut self, seat: i32) -> v1::Decision {
        let id = self.id.clone();
        self.at(seat).pending_at(&id, seat).await.decision.unwrap()
    }

    /// Answers, by the way of this game. A refusal is checked against the contract.
    pub async fn answer(&mut self, seat: i32, turn: i32, choice: Option<v1::Move>) -> Result<Outcome, Refusal> {
        let id = self.id.clone();
        let index = usize::try_from(seat - 1).unwrap();
        match self.way {
            Way::SubmitMove => match self.clients[index].answer(&id, turn, choice).await {
                Ok(v1::SubmitMoveResponse { replayed, sequence }) => {
                    Ok(Outcome { replayed, sequence: Some(sequence), illegal_left: None })
                }
                Err(status) => Err(refusal::refusal(&status)),
            },
            Way::Play => {
                let result = self.sessions[index].answer(&id, turn, choice).await;
                let reason = refusal::name(result.reason()).to_owned();
                assert_eq!(result.accepted, reason == "UNSPECIFIED", "{result:?}");
                assert_eq!(result.accepted, result.comment.is_empty(), "{result:?}");
                assert!(result.accepted || !result.replayed, "{result:?}");
                if result.accepted {
                    let illegal_left = Some(result.illegal_left);
                    return Ok(Outcome { replayed: result.replayed, sequence: None, illegal_left });
                }
                refusal::for_people(&result.comment);
                assert!(result.comment.len() <= 256, "{} bytes of comment", result.comment.len());
                let metadata = BTreeMap::from([("illegal_left".to_owned(), result.illegal_left.to_string())]);
                Err(Refusal { reason, message: result.comment, metadata })
            }
        }
    }

    /// An answer that is refused for this reason, and changes nothing that anybody can see.
    pub async fn refused(&mut self, seat: i32, turn: i32, choice: Option<v1::Move>, reason: &str) -> Refusal {
        let before = self.caught_up().await;
        let told = format!("{choice:?}");
        let refusal = self.answer(seat, turn, choice).await.expect_err(&told);
        assert_eq!(refusal.reason, reason, "seat {seat}, turn {turn}: {told}: {refusal:?}");
        assert_eq!(but_for_time(self.view().await), but_for_time(before), "a refusal changed the table");
        refusal
    }

    /// An answer that stands: it is the very next step of everybody's view.
    pub async fn accepted(&mut self, seat: i32, turn: i32, choice: Option<v1::Move>) -> i32 {
        let before = self.caught_up().await;
        let told = format!("{choice:?}");
        let outcome = self.answer(seat, turn, choice).await.expect(&told);
        assert!(!outcome.replayed, "{told}");
        let step = self.watch.step().await;
        assert_eq!(step.sequence, before.sequence + 1, "something else had happened in between");
        assert_eq!(outcome.sequence.unwrap_or(step.sequence), step.sequence);
        let action = payloads(&step)
            .find_map(|payload| if let Payload::ActionTaken(taken) = payload { taken.action.clone() } else { None })
            .unwrap();
        assert_eq!((action.seat, action.turn, action.source()), (seat, turn, v1::ActionSource::Player));
        step.sequence
    }

    /// An answer that had been accepted before, in the step with this sequence.
    pub async fn replayed(&mut self, seat: i32, turn: i32, choice: Option<v1::Move>, sequence: i32) {
        let before = self.caught_up().await;
        let outcome = self.answer(seat, turn, choice).await.unwrap();
        assert!(outcome.replayed);
        assert_eq!(outcome.sequence.unwrap_or(sequence), sequence);
        assert_eq!(self.view().await, before, "a repetition changed the table");
    }

    /// Shows that all is well: the seat that is asked plays its first legal move.
    pub async fn goes_on(&mut self) {
        let view = self.asked().await;
        let decision = self.decision(view.seat_to_act).await;
        let choice = decision.legal_moves[0].choice;
        self.accepted(view.seat_to_act, view.turn, choice).await;
    }

    /// Plays first legal moves to the end of the match, and reads the watch stream to its end.
    pub async fn play_out(&mut self) -> v1::PublicView {
        loop {
            let view = self.caught_up().await;
            if view.result.is_some() {
                assert_eq!(self.watch.next().await.unwrap(), None, "OK at the end, and nothing after the result");
                return view;
            }
            let info = view.seats.iter().find(|info| info.seat != 0 && info.seat == view.seat_to_act);
            match info.filter(|info| info.house_bot.is_empty() && !info.substituted) {
                Some(info) => {
                    let choice = self.decision(info.seat).await.legal_moves[0].choice;
                    self.answer(info.seat, view.turn, choice).await.unwrap();
                }
                None => {
                    self.watch.step().await;
                }
            }
        }
    }
}

/// A client that may direct tables.
pub async fn director(server: &TestServer) -> Client {
    let mut admin = server.admin().await;
    admin.player_id = caller(&mut admin).await.player_id;
    admin
}

/// Who a client is.
pub async fn caller(client: &mut Client) -> v1::Player {
    client.players.get_caller(v1::GetCallerRequest {}).await.unwrap().into_inner().player.unwrap()
}

/// A move, as requests carry it.
#[expect(clippy::unnecessary_wraps, reason = "members of messages are optional")]
pub fn choice(action: Action) -> Option<v1::Move> {
    Some(v1::Move { action: Some(action) })
}

/// A tile as people write it.
pub fn tile(text: &str) -> v1::Tile {
    let tile = notation::tile(text).unwrap();
    v1::Tile { high: tile.high().into(), low: tile.low().into() }
}

/// A placement; the half that faces outward is left to the server.
pub fn place(text: &str, end_id: i32) -> Option<v1::Move> {
    choice(Action::Place(v1::PlaceTile { tile: Some(tile(text)), end_id, ..v1::PlaceTile::default() }))
}

pub fn draw() -> Option<v1::Move> {
    choice(Action::Draw(v1::DrawTile {}))
}

pub fn pass() -> Option<v1::Move> {
    choice(Action::PassTurn(v1::PassTurn {}))
}

pub fn decline() -> Option<v1::Move> {
    choice(Action::Decline(v1::Decline {}))
}

pub fn claim(turn: i32, points: i32) -> Option<v1::Move> {
    choice(Action::Claim(v1::Claim { turn, points }))
}

pub fn challenge(seat: i32) -> Option<v1::Move> {
    choice(Action::Challenge(v1::Challenge { seat }))
}

pub fn choose_opener(seat: i32) -> Option<v1::Move> {
    choice(Action::ChooseOpener(v1::ChooseOpener { seat }))
}

/// A view without what changes by itself: the bank of the seat whose clock runs.
pub fn but_for_time(mut view: v1::PublicView) -> v1::PublicView {
    for seat in &mut view.seats {
        seat.bank_ms = 0;
    }
    view
}
