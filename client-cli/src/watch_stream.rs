//! A watch stream that connects again when it breaks, and goes on where it was.

use std::time::Duration;

use boneyard_proto::v1::{
    WatchTableRequest, WatchTableResponse, table_service_client::TableServiceClient, watch_table_response::Frame,
};
use tokio::sync::mpsc;
use tonic::{Code, Status, Streaming};

use crate::{
    backoff::Backoff,
    failure::{self, Failure},
    session::{Link, Session},
};

/// Silence that means a dead stream, where the server does not tell its heartbeat.
const SILENCE: Duration = Duration::from_secs(60);

/// What the stream brings.
#[derive(Debug)]
pub(crate) enum Watched {
    /// The next frame.
    Frame(Box<WatchTableResponse>),
    /// The stream broke and is opened again after this pause.
    Broken { why: String, pause: Duration },
    /// The match is over.
    Over,
}

/// A reader of one table.
#[derive(Debug)]
pub(crate) struct WatchStream {
    client: TableServiceClient<Link>,
    request: WatchTableRequest,
    stream: Option<Streaming<WatchTableResponse>>,
    backoff: Backoff,
    /// Pause that is still to be kept before the next attempt.
    due: Option<Duration>,
    silence: Duration,
    /// Whether the server has taken the request once, so that a refusal is worth another try.
    taken: bool,
}

impl WatchStream {
    pub(crate) async fn new(session: &Session, request: WatchTableRequest) -> Result<Self, Failure> {
        let silence = silence_of(session).await?;
        Ok(Self {
            client: session.tables(),
            request,
            stream: None,
            backoff: Backoff::new(),
            due: None,
            silence,
            taken: false,
        })
    }

    /// Reads in the background, so that waiting for a frame can be given up without loss.
    pub(crate) fn in_background(mut self) -> mpsc::Receiver<Result<Watched, Failure>> {
        let (frames, reader) = mpsc::channel(64);
        tokio::spawn(async move {
            loop {
                let next = self.next().await;
                let last = matches!(next, Err(_) | Ok(Watched::Over));
                if frames.send(next).await.is_err() || last {
                    return;
                }
            }
        });
        reader
    }

    /// The next frame, or what became of the stream.
    pub(crate) async fn next(&mut self) -> Result<Watched, Failure> {
        if let Some(pause) = self.due.take() {
            tokio::time::sleep(pause).await;
        }
        let stream = match &mut self.stream {
            Some(stream) => stream,
            None => match self.client.watch_table(self.request.clone()).await {
                Ok(response) => {
                    self.taken = true;
                    self.stream.insert(response.into_inner())
                }
                Err(status) if !self.taken => return Err(status.into()),
                Err(status) => return self.broken(status),
            },
        };
        match tokio::time::timeout(self.silence, stream.message()).await {
            Ok(Ok(Some(frame))) => {
                self.backoff.worked();
                self.keep_place(&frame);
                Ok(Watched::Frame(Box::new(frame)))
            }
            Ok(Ok(None)) => Ok(Watched::Over),
            Ok(Err(status)) => self.broken(status),
            Err(_elapsed) => self.broken(Status::unavailable("no sign of life")),
        }
    }

    fn keep_place(&mut self, frame: &WatchTableResponse) {
        self.request.after_sequence = frame.sequence;
        match &frame.frame {
            Some(Frame::Snapshot(snapshot)) => self.request.log_id.clone_from(&snapshot.log_id),
            Some(Frame::Drain(drain)) => self.backoff.asked_for(drain.reconnect_after_ms),
            Some(
                Frame::Step(_) | Frame::SeatStep(_) | Frame::CaughtUp(_) | Frame::Presence(_) | Frame::Heartbeat(_),
            )
            | None => {}
        }
    }

    fn broken(&mut self, status: Status) -> Result<Watched, Failure> {
        self.stream = None;
        if is_final(&status) {
            return Err(status.into());
        }
        let pause = self.backoff.pause();
        self.due = Some(pause);
        Ok(Watched::Broken { why: Failure::from(status).sentence().to_owned(), pause })
    }
}

/// How long a stream of this server may be silent before it counts as dead.
pub(crate) async fn silence_of(session: &Session) -> Result<Duration, Failure> {
    let heartbeat = session.info().await?.limits.map_or(0, |limits| limits.heartbeat_interval_ms);
    Ok(u64::try_from(heartbeat).ok().filter(|&ms| ms > 0).map_or(SILENCE, |ms| Duration::from_millis(3 * ms)))
}

/// Whether connecting again cannot help.
pub(crate) fn is_final(status: &Status) -> bool {
    matches!(status.code(), Code::Unauthenticated | Code::PermissionDenied | Code::NotFound)
        || failure::reason_name(status) == "SESSION_REPLACED"
}

#[cfg(test)]
mod tests {
    use tonic::metadata::MetadataMap;

    use super::*;

    #[test]
    fn only_a_hopeless_end_is_final() {
        let mut trailers = MetadataMap::new();
        trailers.insert("boneyard-reason", "SESSION_REPLACED".parse().unwrap());
        assert!(is_final(&Status::with_metadata(Code::Aborted, "", trailers)));
        assert!(is_final(&Status::not_found("")));
        assert!(is_final(&Status::unauthenticated("")));
        assert!(is_final(&Status::permission_denied("")));
        assert!(!is_final(&Status::unavailable("")));
        assert!(!is_final(&Status::aborted("")));
        assert!(!is_final(&Status::resource_exhausted("")));
        assert!(!is_final(&Status::internal("")));
    }
}
