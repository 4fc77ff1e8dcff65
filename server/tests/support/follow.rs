//! A reader that follows a table, and a session that is asked.

use std::collections::VecDeque;

use boneyard_proto::v1::{
    self, play_request::Message, player_event::Event, table_event::Payload, table_snapshot::View,
    watch_table_response::Frame,
};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Status, Streaming};

use super::Client;

/// A spectator of a table.
pub struct Follower {
    frames: Streaming<v1::WatchTableResponse>,
    pub log_id: String,
    pub snapshot: v1::PublicView,
    /// Position after the last step.
    pub sequence: i32,
}

impl Follower {
    /// Follows from now on.
    pub async fn of(client: &mut Client, table_id: &str) -> Self {
        let request = v1::WatchTableRequest { table_id: table_id.to_owned(), as_spectator: true, ..Default::default() };
        let mut frames = client.tables.watch_table(request).await.unwrap().into_inner();
        let first = frames.message().await.unwrap().unwrap();
        let Some(Frame::Snapshot(snapshot)) = first.frame else { panic!("no snapshot first: {first:?}") };
        let Some(View::Spectator(view)) = snapshot.view else { panic!("no public view: {snapshot:?}") };
        let second = frames.message().await.unwrap().unwrap();
        assert_eq!(second.frame, Some(Frame::CaughtUp(v1::CaughtUp {})));
        Self { frames, log_id: snapshot.log_id, snapshot: view, sequence: first.sequence }
    }

    /// The next step; `None` when the stream ended because the match is over.
    pub async fn next(&mut self) -> Result<Option<v1::TableStep>, Status> {
        while let Some(frame) = self.frames.message().await? {
            match frame.frame.unwrap() {
                Frame::Step(step) => {
                    assert_eq!(step.sequence, self.sequence + 1, "steps follow each other");
                    self.sequence = step.sequence;
                    return Ok(Some(step));
                }
                Frame::Presence(_) | Frame::Heartbeat(_) => {}
                other @ (Frame::Snapshot(_) | Frame::SeatStep(_) | Frame::CaughtUp(_) | Frame::Drain(_)) => {
                    panic!("not expected: {other:?}")
                }
            }
        }
        Ok(None)
    }

    /// The next step, which must come.
    pub async fn step(&mut self) -> v1::TableStep {
        self.next().await.unwrap().unwrap()
    }

    /// All steps up to the one with this sequence.
    pub async fn until(&mut self, sequence: i32) -> Vec<v1::TableStep> {
        let mut steps = Vec::new();
        while self.sequence < sequence {
            steps.push(self.step().await);
        }
        steps
    }

    /// All steps to the end of the match.
    pub async fn rest(&mut self) -> Vec<v1::TableStep> {
        let mut steps = Vec::new();
        while let Some(step) = self.next().await.unwrap() {
            steps.push(step);
        }
        steps
    }
}

/// Payloads of a step.
pub fn payloads(step: &v1::TableStep) -> impl Iterator<Item = &Payload> {
    step.events.iter().filter_map(|event| event.payload.as_ref())
}

/// Every step of a table, page by page.
pub async fn all_steps(client: &mut Client, table_id: &str) -> Vec<v1::TableStep> {
    let mut request = v1::ListTableEventsRequest { table_id: table_id.to_owned(), ..Default::default() };
    let mut steps = Vec::new();
    loop {
        let page = client.tables.list_table_events(request.clone()).await.unwrap().into_inner();
        steps.extend(page.steps);
        if page.next_page_token.is_empty() {
            return steps;
        }
        request.page_token = page.next_page_token;
    }
}

/// A session of `Play`.
pub struct Session {
    requests: mpsc::Sender<v1::PlayRequest>,
    events: Streaming<v1::PlayResponse>,
    seen: VecDeque<Event>,
    pub welcome: v1::Welcome,
}

impl Session {
    /// Opens a session and reads its welcome.
    pub async fn open(client: &Client) -> Self {
        let (requests, outgoing) = mpsc::channel(8);
        let hello = v1::Hello { client: "test/1".to_owned(), join_table_id: String::new() };
        requests.send(v1::PlayRequest { message: Some(Message::Hello(hello)) }).await.unwrap();
        let mut events = client.play.clone().play(ReceiverStream::new(outgoing)).await.unwrap().into_inner();
        let first = events.message().await.unwrap().unwrap().event.unwrap().event.unwrap();
        let Event::Welcome(welcome) = first else { panic!("no welcome first: {first:?}") };
        Self { requests, events, seen: VecDeque::new(), welcome }
    }

    async fn read(&mut self) -> Result<Event, Status> {
        let message = self.events.message().await?;
        Ok(message.expect("a session never ends with OK").event.unwrap().event.unwrap())
    }

    /// The next event.
    pub async fn next(&mut self) -> Result<Event, Status> {
        match self.seen.pop_front() {
            Some(event) => Ok(event),
            None => self.read().await,
        }
    }

    /// Reads on to the first event for which `found` has something; what came before is dropped.
    pub async fn find<T>(&mut self, mut found: impl FnMut(Event) -> Option<T>) -> T {
        loop {
            if let Some(found) = found(self.next().await.unwrap()) {
                return found;
            }
        }
    }

    /// The next decision.
    pub async fn turn(&mut self) -> v1::TurnRequest {
        self.find(|event| if let Event::TurnRequest(request) = event { Some(request) } else { None }).await
    }

    /// The next notice of a table in this state.
    pub async fn notice(&mut self, state: v1::TableState) -> v1::TableNotice {
        self.find(|event| {
            if let Event::TableNotice(notice) = event {
                Some(notice).filter(|notice| notice.state() == state)
            } else {
                None
            }
        })
        .await
    }

    /// Sends an answer.
    pub async fn send(&mut self, table_id: &str, turn: i32, choice: Option<v1::Move>) {
        let answer = v1::MoveAnswer { table_id: table_id.to_owned(), turn, choice };
        self.requests.send(v1::PlayRequest { message: Some(Message::Answer(answer)) }).await.unwrap();
    }

    /// Sends an answer and waits for its outcome; other events are kept for later.
    pub async fn answer(&mut self, table_id: &str, turn: i32, choice: Option<v1::Move>) -> v1::AnswerResult {
        self.send(table_id, turn, choice).await;
        loop {
            let event = self.read().await.unwrap();
            if let Event::AnswerResult(result) = event {
                assert_eq!((result.table_id.as_str(), result.turn), (table_id, turn));
                return result;
            }
            self.seen.push_back(event);
        }
    }

    /// Turns handed out so far and not read, as an answer's outcome came after them.
    pub fn unread_turns(&self) -> usize {
        self.seen.iter().filter(|event| matches!(event, Event::TurnRequest(_))).count()
    }

    /// How the stream ends, whatever comes before.
    pub async fn end(&mut self) -> Status {
        loop {
            if let Err(status) = self.next().await {
                return status;
            }
        }
    }

    /// Stops talking; goes on listening.
    pub fn hang_up(&mut self) {
        self.requests = mpsc::channel(1).0;
    }
}
