//! The contract as far as bots call it, by hand, because of the frames.

use std::{
    convert::Infallible,
    future::ready,
    pin::Pin,
    task::{Context, Poll},
};

use boneyard_proto::v1::{
    GetSeatViewRequest, GetSeatViewResponse, GetTableRequest, GetTableResponse, Hello, JoinTableRequest,
    JoinTableResponse, ListenRequest, MoveAnswer, PlayRequest, Player, RegisterPlayerRequest, RegisterPlayerResponse,
    SubmitMoveRequest, SubmitMoveResponse, play_request,
};
use http::{Request as HttpRequest, Response as HttpResponse};
use hyper::body::Incoming;
use prost::Message;
use tokio::sync::{mpsc, oneshot};
use tokio_stream::Stream;
use tonic::{Code, Request, Response, Status, Streaming, body::Body, server::Grpc};
use tonic_prost::ProstCodec;
use tower::service_fn;

use crate::{
    frames::{Bytes, Frame},
    reply::Reply,
    tables::Tables,
};

/// The token that every client is given.
pub const TOKEN: &str = "byd_conformance";

/// What a client did.
#[derive(Debug)]
pub enum Arrival {
    /// It registers, and waits for its token.
    Registers(String, oneshot::Sender<()>),
    /// It took a chair by `JoinTable`.
    Joined(String),
    /// It opened a session.
    Session {
        /// Which one, from 1.
        number: u64,
        /// What it said first.
        hello: Hello,
        /// `Play` or `Listen`.
        call: &'static str,
        /// Takes what it is sent.
        frames: mpsc::UnboundedSender<Frame>,
    },
    /// It left a session, or the connection broke.
    Left(u64),
    /// It answered a question.
    Answer(MoveAnswer, Reply),
    /// It did what no client should do.
    Fault(String),
}

/// Takes calls and tells the director.
#[derive(Clone, Debug)]
pub struct Desk {
    arrivals: mpsc::UnboundedSender<Arrival>,
    tables: Tables,
}

impl Desk {
    /// A desk that tells of every call.
    pub const fn new(arrivals: mpsc::UnboundedSender<Arrival>, tables: Tables) -> Self {
        Self { arrivals, tables }
    }

    fn tell(&self, arrival: Arrival) {
        // The director is gone when the scenario is over, and then nothing matters any more.
        drop(self.arrivals.send(arrival));
    }

    /// Answers one call.
    pub async fn call(self, request: HttpRequest<Incoming>) -> Result<HttpResponse<Body>, Infallible> {
        let path = request.uri().path().to_owned();
        let (_, method) = path.rsplit_once('/').unwrap_or_default();
        let bearer = format!("Bearer {TOKEN}");
        let is_known =
            request.headers().get("authorization").is_some_and(|value| value.as_bytes() == bearer.as_bytes());
        if !is_known && !matches!(method, "RegisterPlayer" | "GetServerInfo" | "ListVariants" | "Check") {
            self.tell(Arrival::Fault(format!("{method} came without `authorization: {bearer}`")));
        }
        Ok(match method {
            "Play" => {
                let play = service_fn(move |r: Request<Streaming<PlayRequest>>| {
                    ready(Ok::<_, Status>(Response::new(self.clone().play(r.into_inner()))))
                });
                Grpc::new(Bytes::<PlayRequest>::new()).streaming(play, request).await
            }
            "Listen" => {
                let listen = service_fn(move |r: Request<ListenRequest>| {
                    let hello = r.into_inner().hello.unwrap_or_default();
                    ready(Ok::<_, Status>(Response::new(self.session(hello, "Listen"))))
                });
                Grpc::new(Bytes::<ListenRequest>::new()).server_streaming(listen, request).await
            }
            "SubmitMove" => unary(request, async move |asked| self.submit(asked).await).await,
            "GetSeatView" => {
                unary(request, async move |asked: GetSeatViewRequest| {
                    let (view, decision) = self.tables.view(&asked.table_id)?;
                    Ok(GetSeatViewResponse { view: Some(view), decision })
                })
                .await
            }
            "GetTable" => {
                unary(request, async move |asked: GetTableRequest| {
                    Ok(GetTableResponse { table: self.tables.view(&asked.table_id)?.0.table })
                })
                .await
            }
            "JoinTable" => {
                unary(request, async move |asked: JoinTableRequest| {
                    let (view, _) = self.tables.view(&asked.table_id)?;
                    self.tell(Arrival::Joined(asked.table_id));
                    Ok(JoinTableResponse { chair: 2, entropy_index: 0, view: Some(view) })
                })
                .await
            }
            "RegisterPlayer" => unary(request, async move |asked| self.register(asked).await).await,
            _ => {
                self.tell(Arrival::Fault(format!("{path} is no call that a bot needs, and is not offered here")));
                Status::new(Code::Unimplemented, path).into_http()
            }
        })
    }

    fn play(self, mut messages: Streaming<PlayRequest>) -> Events {
        let (frames, events) = mpsc::unbounded_channel();
        let number = self.tables.next_session();
        let events = Events { frames: events, number, desk: self.clone() };
        // Headers first: some clients say nothing before they have them.
        tokio::spawn(async move {
            let weak = frames.downgrade();
            let Ok(Some(PlayRequest { message: Some(play_request::Message::Hello(hello)) })) = messages.message().await
            else {
                return self.tell(Arrival::Fault("the first message of Play was no hello".to_owned()));
            };
            self.tell(Arrival::Session { number, hello, call: "Play", frames });
            while let Ok(Some(PlayRequest { message: Some(message) })) = messages.message().await {
                match message {
                    play_request::Message::Answer(answer) => {
                        self.tell(Arrival::Answer(answer, Reply::Stream(weak.clone())));
                    }
                    play_request::Message::Hello(_) => {
                        self.tell(Arrival::Fault("a second hello in one session".to_owned()));
                    }
                }
            }
        });
        events
    }

    fn session(&self, hello: Hello, call: &'static str) -> Events {
        let (frames, events) = mpsc::unbounded_channel();
        let number = self.tables.next_session();
        self.tell(Arrival::Session { number, hello, call, frames });
        Events { frames: events, number, desk: self.clone() }
    }

    async fn submit(self, asked: SubmitMoveRequest) -> Result<SubmitMoveResponse, Status> {
        let (reply, judged) = oneshot::channel();
        self.tell(Arrival::Answer(asked.answer.unwrap_or_default(), Reply::Call(reply)));
        judged.await.unwrap_or_else(|_| Err(Status::unavailable("the script says nothing to this")))
    }

    async fn register(self, asked: RegisterPlayerRequest) -> Result<RegisterPlayerResponse, Status> {
        let (go_on, waits) = oneshot::channel();
        self.tell(Arrival::Registers(asked.display_name.clone(), go_on));
        waits.await.map_err(|_| Status::unavailable("the script is over"))?;
        let player = Player {
            player_id: "ply_conformance".to_owned(),
            display_name: asked.display_name,
            is_bot: asked.is_bot,
            ..Player::default()
        };
        Ok(RegisterPlayerResponse { player: Some(player), token: TOKEN.to_owned(), recovery_code: "none".to_owned() })
    }
}

async fn unary<A, R, F, W>(request: HttpRequest<Incoming>, answer: F) -> HttpResponse<Body>
where
    A: Message + Default + Send + 'static,
    R: Message + Default + Send + 'static,
    F: FnOnce(A) -> W + Send,
    W: Future<Output = Result<R, Status>> + Send,
{
    let mut answer = Some(answer);
    let service = service_fn(move |request: Request<A>| {
        let answer = answer.take();
        async move {
            match answer {
                Some(answer) => answer(request.into_inner()).await.map(Response::new),
                None => Err(Status::internal("asked twice")),
            }
        }
    });
    Grpc::new(ProstCodec::<R, A>::new()).unary(service, request).await
}

/// The frames of one session; tells when nobody reads them any more.
#[derive(Debug)]
pub struct Events {
    frames: mpsc::UnboundedReceiver<Frame>,
    number: u64,
    desk: Desk,
}

impl Stream for Events {
    type Item = Frame;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Frame>> {
        self.frames.poll_recv(context)
    }
}

impl Drop for Events {
    fn drop(&mut self) {
        self.desk.tell(Arrival::Left(self.number));
    }
}
