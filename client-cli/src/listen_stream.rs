//! A player's stream of decisions that connects again when it breaks.

use std::time::Duration;

use boneyard_proto::v1::{
    Hello, ListenRequest, ListenResponse, PlayerEvent, play_service_client::PlayServiceClient, player_event::Event,
};
use tokio::sync::mpsc;
use tonic::{Status, Streaming};

use crate::{
    backoff::Backoff,
    failure::Failure,
    render,
    session::{Link, Session},
    watch_stream::is_final,
};

/// Silence that means a dead stream, until the server has told its heartbeat.
const SILENCE: Duration = Duration::from_secs(60);

/// Everything the server tells a player, in the background, until something final happens.
pub(crate) fn listen(session: &Session, join_table_id: &str) -> mpsc::Receiver<Result<Event, Failure>> {
    let (events, reader) = mpsc::channel(64);
    let hello = Hello {
        client: concat!("boneyard/", env!("CARGO_PKG_VERSION")).to_owned(),
        join_table_id: join_table_id.to_owned(),
    };
    let client = session.play();
    tokio::spawn(async move {
        if let Err(failure) = follow(client, hello, &events).await {
            // The reader may have gone; then nobody wants to know.
            let _gone = events.send(Err(failure)).await;
        }
    });
    reader
}

/// Returns when the reader has gone, or with what is final.
async fn follow(
    mut client: PlayServiceClient<Link>,
    mut hello: Hello,
    events: &mpsc::Sender<Result<Event, Failure>>,
) -> Result<(), Failure> {
    let mut backoff = Backoff::new();
    let mut taken = false;
    loop {
        let broken = match client.listen(ListenRequest { hello: Some(hello.clone()) }).await {
            Ok(response) => {
                taken = true;
                // The chair is ours from here on.
                hello.join_table_id.clear();
                match read(response.into_inner(), &mut backoff, events).await {
                    Some(status) => status,
                    None => return Ok(()),
                }
            }
            Err(status) if !taken => return Err(status.into()),
            Err(status) => status,
        };
        if is_final(&broken) {
            return Err(broken.into());
        }
        let pause = backoff.pause();
        render::tip(format_args!("{}; trying again in {} s", Failure::from(broken).sentence(), pause.as_secs_f32()));
        tokio::time::sleep(pause).await;
    }
}

/// Passes events on until the stream breaks, and says why it did; `None` when the reader has gone.
async fn read(
    mut stream: Streaming<ListenResponse>,
    backoff: &mut Backoff,
    events: &mpsc::Sender<Result<Event, Failure>>,
) -> Option<Status> {
    let mut silence = SILENCE;
    loop {
        let event = match tokio::time::timeout(silence, stream.message()).await {
            Ok(Ok(Some(ListenResponse { event: Some(PlayerEvent { event: Some(event) }) }))) => event,
            Ok(Ok(Some(_unknown))) => continue,
            Ok(Ok(None)) => return Some(Status::unavailable("the server ended the stream")),
            Ok(Err(status)) => return Some(status),
            Err(_elapsed) => return Some(Status::unavailable("no sign of life")),
        };
        backoff.worked();
        match &event {
            Event::Welcome(welcome) => {
                if let Ok(period @ 1..) = u64::try_from(welcome.heartbeat_interval_ms) {
                    silence = Duration::from_millis(3 * period);
                }
            }
            Event::Drain(drain) => backoff.asked_for(drain.reconnect_after_ms),
            Event::TurnRequest(_) | Event::AnswerResult(_) | Event::TableNotice(_) | Event::Heartbeat(_) => {}
        }
        if events.send(Ok(event)).await.is_err() {
            return None;
        }
    }
}
