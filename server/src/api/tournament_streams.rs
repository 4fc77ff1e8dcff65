//! What the service of tournaments streams: records, and what happens.

use std::sync::Arc;

use boneyard_proto::v1::{self, ErrorReason};
use tokio::sync::{broadcast, mpsc, watch};
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Response, Status};

use super::{
    status::Failure,
    streams::OUTBOX,
    tournament_encode as to,
    tournament_service::{CHUNK, Frames, Tournaments, sees_boards},
};
use crate::{
    lobby::Caller,
    tournaments::{Notice, Tournament, TournamentHandle},
};

impl Tournaments {
    /// The records of all games, in the order of the schedule.
    pub(super) fn records(&self, now: &Tournament) -> Result<Response<Frames<v1::ExportTournamentResponse>>, Status> {
        if !now.state.is_over() {
            let text = "the tournament is not over: its deals are secret, and there are no records yet";
            return Err(Failure::new(ErrorReason::DealNotRevealed, text).into());
        }
        let mut tables = now.tables();
        tables.sort_unstable_by_key(|(key, _)| *key);
        let (out, frames) = mpsc::channel(OUTBOX);
        let app = Arc::clone(&self.0);
        tokio::spawn(async move {
            let mut text = String::new();
            for (_, table) in tables {
                match app.registry.record(&table).await {
                    Ok(Some(record)) => {
                        if !text.is_empty() {
                            text.push('\n');
                        }
                        text.push_str(&record);
                    }
                    // Games that nobody began have no table.
                    Ok(None) | Err(crate::store::StoreError::NotFound { .. }) => {}
                    Err(error) => {
                        let _gone = out.send(Err(Failure::from(error).into())).await;
                        return;
                    }
                }
                if text.len() >= CHUNK {
                    let chunk = std::mem::take(&mut text).into_bytes();
                    if out.send(Ok(v1::ExportTournamentResponse { chunk })).await.is_err() {
                        return;
                    }
                    // What comes next still begins a new paragraph.
                    text.push('\n');
                }
            }
            if text.trim().is_empty() {
                return;
            }
            let _gone = out.send(Ok(v1::ExportTournamentResponse { chunk: text.into_bytes() })).await;
        });
        Ok(Response::new(Box::pin(ReceiverStream::new(frames))))
    }

    /// Sends how a tournament stands, then what changes, until it is over or nobody listens.
    pub(super) async fn follow(
        &self,
        caller: &Caller,
        handle: &TournamentHandle,
        out: &mpsc::Sender<Result<v1::WatchTournamentResponse, Status>>,
    ) -> Result<(), mpsc::error::SendError<Result<v1::WatchTournamentResponse, Status>>> {
        use v1::watch_tournament_response::Frame;
        let frame = |frame| Ok(v1::WatchTournamentResponse { frame: Some(frame) });
        let mut notices = handle.follow();
        let mut draining = self.0.draining.clone();
        out.send(frame(Frame::Tournament(Self::shown(handle)))).await?;
        let mut heartbeat = tokio::time::interval(self.0.limits.heartbeat);
        heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        heartbeat.reset();
        loop {
            if handle.now().state.is_over() && notices.is_empty() {
                return out.send(frame(Frame::Tournament(Self::shown(handle)))).await;
            }
            tokio::select! {
                notice = notices.recv() => match notice {
                    Ok(Notice::Game(play)) => {
                        let now = handle.now();
                        let shows_board = sees_boards(caller, &now) || now.state.is_over();
                        let table = now.table_of(play.key).to_string();
                        out.send(frame(Frame::Game(to::game(&play, table, shows_board)))).await?;
                    }
                    // Too many to tell them all: how it stands says as much.
                    Ok(Notice::Changed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                        out.send(frame(Frame::Tournament(Self::shown(handle)))).await?;
                    }
                    Err(broadcast::error::RecvError::Closed) => {
                        return out.send(Err(Failure::draining().into())).await;
                    }
                },
                _ = heartbeat.tick() => {
                    if let Err(failure) = self.0.still_good(caller) {
                        return out.send(Err(failure.into())).await;
                    }
                    out.send(frame(Frame::Tournament(Self::shown(handle)))).await?;
                }
                () = drains(&mut draining) => {
                    out.send(frame(Frame::Drain(v1::Drain::default()))).await?;
                    return out.send(Err(Failure::draining().into())).await;
                }
            }
        }
    }
}

/// Waits until the server is about to stop.
async fn drains(draining: &mut watch::Receiver<bool>) {
    if draining.wait_for(|draining| *draining).await.is_err() {
        tracing::debug!("nobody says any more when the server stops");
    }
}
