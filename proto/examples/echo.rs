//! A bare echo: takes every answer to a decision without looking at it and acknowledges it at once, with the messages of the
//! contract. What the round trip of a decision is compared with: `clients/latency/measure.py`.
//!
//! Prints its address, and serves until it is killed.

use std::{io::Write as _, pin::Pin};

use boneyard_proto::v1::{
    AnswerResult, GetSeatViewRequest, GetSeatViewResponse, ListenRequest, ListenResponse, PlayRequest, PlayResponse,
    PlayerEvent, ResignRequest, ResignResponse, SubmitMoveRequest, SubmitMoveResponse,
    play_request::Message,
    play_service_server::{PlayService, PlayServiceServer},
    player_event::Event,
};
use tokio_stream::{Stream, StreamExt as _};
use tonic::{
    Request, Response, Status, Streaming,
    transport::{Server, server::TcpIncoming},
};

struct Echo;

/// What a stream sends.
type Sent<T> = Pin<Box<dyn Stream<Item = Result<T, Status>> + Send>>;

#[tonic::async_trait]
impl PlayService for Echo {
    type PlayStream = Sent<PlayResponse>;
    type ListenStream = Sent<ListenResponse>;

    async fn play(&self, request: Request<Streaming<PlayRequest>>) -> Result<Response<Self::PlayStream>, Status> {
        let results = request.into_inner().filter_map(|said| match said {
            Ok(PlayRequest { message: Some(Message::Answer(answer)) }) => Some(Ok(taken(answer.table_id, answer.turn))),
            Ok(_) => None,
            Err(status) => Some(Err(status)),
        });
        Ok(Response::new(Box::pin(results)))
    }

    async fn listen(&self, _: Request<ListenRequest>) -> Result<Response<Self::ListenStream>, Status> {
        Err(Status::unimplemented("an echo asks nothing"))
    }

    async fn submit_move(&self, _: Request<SubmitMoveRequest>) -> Result<Response<SubmitMoveResponse>, Status> {
        Ok(Response::new(SubmitMoveResponse { replayed: false, sequence: 1 }))
    }

    async fn get_seat_view(&self, _: Request<GetSeatViewRequest>) -> Result<Response<GetSeatViewResponse>, Status> {
        Err(Status::unimplemented("an echo has no tables"))
    }

    async fn resign(&self, _: Request<ResignRequest>) -> Result<Response<ResignResponse>, Status> {
        Err(Status::unimplemented("an echo has no tables"))
    }
}

fn taken(table_id: String, turn: i32) -> PlayResponse {
    let result = AnswerResult { table_id, turn, accepted: true, ..AnswerResult::default() };
    PlayResponse { event: Some(PlayerEvent { event: Some(Event::AnswerResult(result)) }) }
}

// One thread, as the server has.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let incoming = TcpIncoming::bind("127.0.0.1:0".parse()?)?.with_nodelay(Some(true));
    let mut out = std::io::stdout();
    writeln!(out, "{}", incoming.local_addr()?)?;
    out.flush()?;
    Server::builder().add_service(PlayServiceServer::new(Echo)).serve_with_incoming(incoming).await?;
    Ok(())
}
