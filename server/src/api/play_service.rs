//! Playing: sessions, answers, own views.

use std::{pin::Pin, sync::Arc};

use boneyard_proto::v1::{
    self, ErrorReason, play_request::Message, play_service_server::PlayService, player_event::Event,
};
use tokio::sync::mpsc;
use tokio_stream::{Stream, StreamExt as _, wrappers::ReceiverStream};
use tonic::{Request, Response, Status, Streaming};

use super::{
    app::{App, caller},
    decode, encode,
    status::{Failure, clipped},
    streams::{self, OUTBOX},
};
use crate::{
    hosting::{Answer, Command, Occupant},
    lobby::Caller,
};

/// The service.
#[derive(Clone, Debug)]
pub struct Play(pub Arc<App>);

type Events<T> = Pin<Box<dyn Stream<Item = Result<T, Status>> + Send>>;

#[tonic::async_trait]
impl PlayService for Play {
    type PlayStream = Events<v1::PlayResponse>;
    type ListenStream = Events<v1::ListenResponse>;

    async fn play(&self, request: Request<Streaming<v1::PlayRequest>>) -> Result<Response<Self::PlayStream>, Status> {
        let caller = caller(&request)?;
        let mut requests = request.into_inner();
        let app = Arc::clone(&self.0);
        let (out, events) = mpsc::channel(OUTBOX);
        // Headers go out at once: some clients wait for them before they say hello.
        tokio::spawn(async move {
            let hello = match requests.next().await {
                Some(Ok(v1::PlayRequest { message: Some(Message::Hello(hello)) })) => hello,
                Some(Ok(_)) | None => {
                    let refused = Failure::new(ErrorReason::HelloRequired, "the first message must be `hello`");
                    let _gone = out.send(Err(refused.into())).await;
                    return;
                }
                Some(Err(status)) => {
                    let _gone = out.send(Err(Failure::unread(status))).await;
                    return;
                }
            };
            if let Err(failure) = greet(&app, &caller, &hello).await {
                let _gone = out.send(Err(failure.into())).await;
                return;
            }
            let session = app.sessions.open(&caller.player, caller.seat.as_ref());
            let mut running =
                tokio::spawn(streams::run_session(Arc::clone(&app), caller.clone(), session, out.clone()));
            loop {
                let request = tokio::select! {
                    request = requests.next() => request,
                    _ = &mut running => return,
                };
                let answer = match request {
                    Some(Ok(v1::PlayRequest { message: Some(Message::Answer(answer)) })) => answer,
                    Some(Ok(v1::PlayRequest { message: Some(Message::Hello(_)) | None })) => continue,
                    // The reader may go on listening when it has stopped talking.
                    None => break,
                    // Nothing it says would be heard any more, so it must not go on in that belief.
                    Some(Err(status)) => {
                        let _gone = out.send(Err(Failure::unread(status))).await;
                        return;
                    }
                };
                if let Err(failure) = app.still_good(&caller) {
                    let _gone = out.send(Err(failure.into())).await;
                    return;
                }
                let result = answer_result(&app, &caller, answer).await;
                let event = v1::PlayerEvent { event: Some(Event::AnswerResult(result)) };
                if out.send(Ok(event)).await.is_err() {
                    return;
                }
            }
        });
        let events = ReceiverStream::new(events)
            .map(|event: Result<_, Status>| event.map(|event| v1::PlayResponse { event: Some(event) }));
        Ok(Response::new(Box::pin(events)))
    }

    async fn listen(&self, request: Request<v1::ListenRequest>) -> Result<Response<Self::ListenStream>, Status> {
        let caller = caller(&request)?;
        let hello = request
            .into_inner()
            .hello
            .ok_or_else(|| Failure::new(ErrorReason::HelloRequired, "`hello` is missing: it names your program"))?;
        let app = Arc::clone(&self.0);
        greet(&app, &caller, &hello).await?;
        let (out, events) = mpsc::channel(OUTBOX);
        let session = app.sessions.open(&caller.player, caller.seat.as_ref());
        tokio::spawn(streams::run_session(app, caller, session, out));
        let events = ReceiverStream::new(events)
            .map(|event: Result<_, Status>| event.map(|event| v1::ListenResponse { event: Some(event) }));
        Ok(Response::new(Box::pin(events)))
    }

    async fn submit_move(
        &self,
        request: Request<v1::SubmitMoveRequest>,
    ) -> Result<Response<v1::SubmitMoveResponse>, Status> {
        let caller = caller(&request)?;
        let answer = decode::required(request.into_inner().answer, "answer")?;
        let Answer { replayed, sequence, illegal_left: _ } = submit(&self.0, &caller, answer).await?;
        Ok(Response::new(v1::SubmitMoveResponse { replayed, sequence: encode::int(sequence) }))
    }

    async fn get_seat_view(
        &self,
        request: Request<v1::GetSeatViewRequest>,
    ) -> Result<Response<v1::GetSeatViewResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let seat = decode::optional_seat(request.seat, "seat")?;
        let table = self.0.visible(&caller, &request.table_id, "").await?;
        let pending = self
            .0
            .at(&table.table_id, |host| {
                let actor = caller.actor();
                async move { host.pending(actor, seat).await }
            })
            .await?;
        Ok(Response::new(v1::GetSeatViewResponse {
            view: Some(encode::seat_view(&pending.view)),
            decision: pending.decision.as_ref().map(|decision| encode::decision(decision, &pending.view)),
        }))
    }

    async fn resign(&self, request: Request<v1::ResignRequest>) -> Result<Response<v1::ResignResponse>, Status> {
        let caller = caller(&request)?;
        let request = request.into_inner();
        let seat = decode::optional_seat(request.seat, "seat")?;
        let table = self.0.visible(&caller, &request.table_id, "").await?;
        self.0
            .at(&table.table_id, |host| {
                let resign = Command::Resign { by: caller.actor(), seat };
                async move { host.run(resign).await }
            })
            .await?;
        let view = self
            .0
            .at(&table.table_id, |host| async move { host.view(boneyard_engine::table::Viewer::Spectator).await });
        let result = encode::public_view(&view.await?.table).result;
        Ok(Response::new(v1::ResignResponse { result }))
    }
}

/// Checks a hello, and takes the chair it asks for.
async fn greet(app: &Arc<App>, caller: &Caller, hello: &v1::Hello) -> Result<(), Failure> {
    let client = decode::short(hello.client.clone(), "hello.client", 64)?;
    if *app.draining.borrow() {
        return Err(Failure::draining());
    }
    tracing::info!(player = %caller.player, client = client.escape_debug().to_string(), "session");
    if hello.join_table_id.is_empty() {
        return Ok(());
    }
    caller.account_only()?;
    let table = app.visible(caller, &hello.join_table_id, "").await?;
    if !table.players().any(|player| *player == caller.player) {
        app.room_for_another_table(&caller.player)?;
    }
    app.at(&table.table_id, |host| {
        let occupant = Occupant::Player { id: caller.player.clone(), name: caller.name.clone() };
        let actor = caller.actor();
        async move { host.take_chair(actor, None, occupant, None).await }
    })
    .await?;
    Ok(())
}

async fn submit(app: &App, caller: &Caller, answer: v1::MoveAnswer) -> Result<Answer, Failure> {
    let turn = decode::turn(answer.turn)?;
    let action = decode::chosen(answer.choice)?;
    let table = app.visible(caller, &answer.table_id, "").await?;
    app.at(&table.table_id, |host| {
        let actor = caller.actor();
        async move { host.answer(actor, turn, action).await }
    })
    .await
}

/// An answer on a stream: refused answers are events there, never a broken stream.
async fn answer_result(app: &App, caller: &Caller, answer: v1::MoveAnswer) -> v1::AnswerResult {
    let (table_id, turn) = (answer.table_id.clone(), answer.turn);
    let result = v1::AnswerResult { table_id, turn, ..v1::AnswerResult::default() };
    match submit(app, caller, answer).await {
        Ok(answer) => v1::AnswerResult {
            accepted: true,
            replayed: answer.replayed,
            illegal_left: encode::int(answer.illegal_left),
            ..result
        },
        Err(failure) => {
            let illegal_left = match failure.metadata("illegal_left").and_then(|left| left.parse().ok()) {
                Some(left) => left,
                None => illegal_left(app, caller, &result).await,
            };
            v1::AnswerResult {
                reason: failure.reason().into(),
                comment: clipped(failure.message().to_owned(), 256),
                illegal_left,
                ..result
            }
        }
    }
}

/// Illegal answers left after one that was refused without being one; 0 where the caller has no seat.
async fn illegal_left(app: &App, caller: &Caller, answered: &v1::AnswerResult) -> i32 {
    let Ok(table) = app.visible(caller, &answered.table_id, "").await else { return 0 };
    let turn = u32::try_from(answered.turn).unwrap_or_default();
    let left = app.at(&table.table_id, |host| {
        let actor = caller.actor();
        async move { host.illegal_left(actor, turn).await }
    });
    left.await.map_or(0, encode::int)
}
