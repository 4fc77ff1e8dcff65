//! One connection, by `Play` or by `Listen` and `SubmitMove`.

use std::time::Duration;

use boneyard_proto::v1::{
    ErrorReason, GetSeatViewRequest, ListenRequest, MoveAnswer, PlayRequest, PlayerEvent, SubmitMoveRequest,
    TableState, play_request::Message, play_service_client::PlayServiceClient, player_event::Event,
};
use tokio::{sync::mpsc, time::timeout};
use tokio_stream::{Stream, StreamExt as _, wrappers::UnboundedReceiverStream};
use tonic::{Code, Request, Status, metadata::AsciiMetadataValue, transport::Channel};

use crate::memory::{Memory, Next};

/// How a connection ended.
pub(crate) enum End {
    /// The match is over.
    Done,
    /// Another one may do better, after this time.
    Again(String, Option<Duration>),
    /// Another one would do no better.
    Leave(String),
}

/// Where and as whom.
pub(crate) struct Client<'a> {
    pub(crate) address: &'a str,
    pub(crate) token: &'a str,
    pub(crate) by_play: bool,
}

type Calls = PlayServiceClient<Channel>;

/// How answers leave.
enum Way {
    Play(mpsc::UnboundedSender<PlayRequest>),
    Submit,
}

impl Client<'_> {
    fn request<T>(&self, memory: &Memory, message: T) -> Request<T> {
        let mut request = Request::new(message);
        let bearer = format!("Bearer {}", self.token).parse::<AsciiMetadataValue>();
        if let Ok(bearer) = bearer
            && !memory.is("shows_no_token")
        {
            request.metadata_mut().insert("authorization", bearer);
        }
        request
    }

    /// Plays until the connection or the match is over.
    pub(crate) async fn session(&self, memory: &mut Memory) -> End {
        let Ok(endpoint) = Channel::from_shared(self.address.to_owned()) else {
            return End::Leave("the address is none".to_owned());
        };
        let mut calls: Calls = match endpoint.connect().await {
            Ok(channel) => PlayServiceClient::new(channel),
            Err(error) if memory.is("needs_a_server") => return End::Leave(error.to_string()),
            Err(error) => return End::Again(error.to_string(), None),
        };
        if self.by_play {
            let (answers, requests) = mpsc::unbounded_channel();
            drop(answers.send(PlayRequest { message: Some(Message::Hello(memory.hello())) }));
            match calls.play(self.request(memory, UnboundedReceiverStream::new(requests))).await {
                Ok(stream) => {
                    let events = stream.into_inner().map(|response| response.map(|response| response.event));
                    self.follow(memory, &mut calls, events, &Way::Play(answers)).await
                }
                Err(status) => ended(memory, &status),
            }
        } else {
            match calls.listen(self.request(memory, ListenRequest { hello: Some(memory.hello()) })).await {
                Ok(stream) => {
                    let events = stream.into_inner().map(|response| response.map(|response| response.event));
                    self.follow(memory, &mut calls, events, &Way::Submit).await
                }
                Err(status) => ended(memory, &status),
            }
        }
    }

    async fn follow(
        &self,
        memory: &mut Memory,
        calls: &mut Calls,
        mut events: impl Stream<Item = Result<Option<PlayerEvent>, Status>> + Unpin,
        way: &Way,
    ) -> End {
        let mut silence = Duration::from_secs(20);
        let mut drained = None;
        loop {
            let event = match timeout(silence, events.next()).await {
                Err(_) => return End::Again("silence".to_owned(), drained),
                Ok(None) if memory.is("takes_ok_for_over") => return End::Done,
                Ok(None) => return End::Again("the stream ended".to_owned(), drained),
                Ok(Some(Err(status))) => {
                    return match ended(memory, &status) {
                        End::Again(why, wait) => End::Again(why, wait.or(drained)),
                        end @ (End::Done | End::Leave(_)) => end,
                    };
                }
                Ok(Some(Ok(event))) => event.and_then(|event| event.event),
            };
            let next = match event {
                Some(Event::Welcome(welcome)) => {
                    let beats = if memory.is("loses_patience") { 1 } else { 3 };
                    let period = u64::try_from(welcome.heartbeat_interval_ms).unwrap_or_default();
                    silence = Duration::from_millis(beats * period);
                    if memory.is("is_deaf_to_silence") {
                        silence = Duration::from_secs(600);
                    }
                    if memory.welcomed(&welcome) && self.is_over(memory, calls).await {
                        Next::Done
                    } else {
                        Next::Nothing
                    }
                }
                Some(Event::TurnRequest(request)) => memory.asked(request),
                Some(Event::AnswerResult(result)) if !result.accepted => {
                    let answer = MoveAnswer { table_id: result.table_id.clone(), turn: result.turn, choice: None };
                    let answer = memory.last_answer(&answer.table_id).unwrap_or(answer);
                    memory.refused(&answer, result.reason())
                }
                Some(Event::TableNotice(notice)) => memory.noticed(&notice),
                Some(Event::Drain(drain)) => {
                    drained = u64::try_from(drain.reconnect_after_ms).ok().map(Duration::from_millis);
                    Next::Nothing
                }
                None if memory.is("knows_every_event") => return End::Leave("what is this?".to_owned()),
                Some(Event::Heartbeat(_) | Event::AnswerResult(_)) | None => Next::Nothing,
            };
            if let Some(end) = self.act(memory, calls, way, next).await {
                return end;
            }
        }
    }

    async fn act(&self, memory: &mut Memory, calls: &mut Calls, way: &Way, mut next: Next) -> Option<End> {
        loop {
            let answer = match next {
                Next::Nothing => return None,
                Next::Done => return Some(End::Done),
                Next::Reconnect(why) => return Some(End::Again(why, None)),
                Next::Send(answer) => answer,
            };
            let times = if memory.is("answers_twice") { 2 } else { 1 };
            next = Next::Nothing;
            for _ in 0..times {
                match way {
                    Way::Play(answers) => {
                        drop(answers.send(PlayRequest { message: Some(Message::Answer(answer.clone())) }));
                    }
                    Way::Submit => match self.submit(memory, calls, &answer).await {
                        Ok(then) => next = then,
                        Err(end) => return Some(end),
                    },
                }
            }
        }
    }

    async fn submit(&self, memory: &mut Memory, calls: &mut Calls, answer: &MoveAnswer) -> Result<Next, End> {
        let patience = if memory.is("is_impatient") { Duration::from_secs(1) } else { Duration::from_secs(10) };
        loop {
            let request = self.request(memory, SubmitMoveRequest { answer: Some(answer.clone()) });
            match timeout(patience, calls.submit_move(request)).await {
                Err(_) => {}
                Ok(Ok(_)) => return Ok(Next::Nothing),
                Ok(Err(status)) => match reason(&status) {
                    Some(reason) => return Ok(memory.refused(answer, reason)),
                    None => return Err(ended(memory, &status)),
                },
            }
        }
    }

    async fn is_over(&self, memory: &Memory, calls: &mut Calls) -> bool {
        let request = self.request(memory, GetSeatViewRequest { table_id: memory.table.clone(), seat: 0 });
        let view = calls.get_seat_view(request).await.ok().and_then(|reply| reply.into_inner().view);
        let state = view.and_then(|view| view.table).map_or(0, |table| table.state);
        [TableState::Finished, TableState::Aborted].iter().any(|&over| state == i32::from(over))
    }
}

fn reason(status: &Status) -> Option<ErrorReason> {
    let name = status.metadata().get("boneyard-reason")?.to_str().ok()?;
    ErrorReason::from_str_name(&format!("ERROR_REASON_{name}"))
}

fn ended(memory: &Memory, status: &Status) -> End {
    let reason = reason(status);
    let why = format!("{:?}: {}", status.code(), reason.map_or("", |reason| reason.as_str_name()));
    let fatal = matches!(
        status.code(),
        Code::Unauthenticated
            | Code::PermissionDenied
            | Code::NotFound
            | Code::FailedPrecondition
            | Code::InvalidArgument
    );
    if fatal || reason == Some(ErrorReason::SessionReplaced) && !memory.is("fights_for_its_session") {
        return End::Leave(why);
    }
    End::Again(why, None)
}
