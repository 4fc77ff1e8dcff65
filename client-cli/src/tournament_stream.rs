//! A stream of a tournament's progress that connects again when it breaks.
//!
//! Each connection begins with how things stand, so nothing is lost in between.

use std::time::Duration;

use boneyard_proto::v1::{WatchTournamentRequest, WatchTournamentResponse, watch_tournament_response::Frame};
use tokio::sync::mpsc;
use tonic::{Status, Streaming};

use crate::{
    backoff::Backoff,
    failure::Failure,
    session::Session,
    watch_stream::{is_final, silence_of},
};

/// What the stream brings.
#[derive(Debug)]
pub(crate) enum Progress {
    /// The next frame.
    Frame(Box<WatchTournamentResponse>),
    /// The stream broke and is opened again after this pause.
    Broken { why: String, pause: Duration },
    /// The tournament is over.
    Over,
}

/// Reads in the background, until the tournament is over or nobody listens any more.
pub(crate) async fn follow(
    session: &Session,
    tournament_id: &str,
) -> Result<mpsc::Receiver<Result<Progress, Failure>>, Failure> {
    let silence = silence_of(session).await?;
    let request = WatchTournamentRequest { tournament_id: tournament_id.to_owned() };
    // The first connection tells a wrong id from a stream that broke.
    let mut stream = session.tournaments().watch_tournament(request.clone()).await?.into_inner();
    let (frames, reader) = mpsc::channel(256);
    let mut client = session.tournaments();
    tokio::spawn(async move {
        let mut backoff = Backoff::new();
        loop {
            let status = match read(&mut stream, silence, &mut backoff, &frames).await {
                Ok(()) => return,
                Err(status) => status,
            };
            let mut status = Some(status);
            // Connect again until it works or cannot help.
            while let Some(broken) = status.take() {
                if is_final(&broken) {
                    let _nobody_listens = frames.send(Err(broken.into())).await;
                    return;
                }
                let (why, pause) = (Failure::from(broken).sentence().to_owned(), backoff.pause());
                if frames.send(Ok(Progress::Broken { why, pause })).await.is_err() {
                    return;
                }
                tokio::time::sleep(pause).await;
                match client.watch_tournament(request.clone()).await {
                    Ok(response) => stream = response.into_inner(),
                    Err(error) => status = Some(error),
                }
            }
        }
    });
    Ok(reader)
}

/// Passes frames on until the tournament is over or nobody listens.
async fn read(
    stream: &mut Streaming<WatchTournamentResponse>,
    silence: Duration,
    backoff: &mut Backoff,
    frames: &mpsc::Sender<Result<Progress, Failure>>,
) -> Result<(), Status> {
    loop {
        let next = tokio::time::timeout(silence, stream.message())
            .await
            .map_err(|_elapsed| Status::unavailable("no sign of life"))??;
        let progress = match next {
            Some(frame) => {
                backoff.worked();
                if let Some(Frame::Drain(drain)) = &frame.frame {
                    backoff.asked_for(drain.reconnect_after_ms);
                }
                Progress::Frame(Box::new(frame))
            }
            None => Progress::Over,
        };
        let over = matches!(progress, Progress::Over);
        if frames.send(Ok(progress)).await.is_err() || over {
            return Ok(());
        }
    }
}
