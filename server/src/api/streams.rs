//! What runs behind a stream: it waits for news, for silence, for the end of the server, and for the
//! reader to go away.

use std::{collections::HashSet, sync::Arc, time::Duration};

use boneyard_engine::rules::Rules;
use boneyard_proto::v1::{self, ErrorReason, player_event::Event, table_snapshot::View, watch_table_response::Frame};
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};
use tonic::Status;

use super::{
    app::{App, Watching},
    encode, encode_step,
    status::Failure,
};
use crate::{
    hosting::{
        Feed, HostError, Lifecycle, Next, Notice, Published, Recipient, Reminder, SeenStep, TableView, Watcher,
        wall_clock_ms,
    },
    ids::{PlayerId, TableId},
    lobby::{Caller, Ended, Session},
};

/// Messages between the task of a stream and its connection.
pub(super) const OUTBOX: usize = 16;

/// How long a reader is asked to stay away when the server stops.
const RECONNECT_AFTER: Duration = Duration::from_secs(1);

/// The way out of a stream.
pub(super) type Outbox<T> = mpsc::Sender<Result<T, Status>>;

fn drain_message() -> v1::Drain {
    v1::Drain {
        reconnect_after_ms: encode::int(RECONNECT_AFTER.as_millis()),
        comment: "the server is shutting down".to_owned(),
    }
}

/// Ready when the server is about to stop.
async fn stopping(draining: &mut watch::Receiver<bool>) {
    // The guard is let go at once. A sender that is gone means that the server has stopped.
    drop(draining.wait_for(|draining| *draining).await);
}

/// Marks a player as there for as long as one of its streams is open.
async fn while_present(app: &App, player: &PlayerId, stream: impl Future<Output = ()>) {
    if app.sessions.arrive(player) {
        app.tell_presence(player).await;
    }
    stream.await;
    if app.sessions.depart(player) {
        app.tell_presence(player).await;
    }
}

/// Runs a session of `Play` or `Listen` until one side ends it.
pub(super) async fn run_session(app: Arc<App>, caller: Caller, session: Session, out: Outbox<v1::PlayerEvent>) {
    let player = caller.player.clone();
    while_present(&app, &player, talk(&app, &caller, session, out)).await;
    // From here on the account plays the chair again, and must know what is asked there.
    if let Some((table, _)) = &caller.seat
        && let Err(error) = remind(&app, &caller, table, Recipient::Account).await
    {
        tracing::debug!(%table, %error, "the account was not told");
    }
}

/// Tells one session of the caller again how a table stands and what is asked there.
async fn remind(app: &App, caller: &Caller, table: &TableId, recipient: Recipient) -> Result<(), HostError> {
    let chair = caller.seat.as_ref().map(|(_, chair)| *chair);
    let reminder = Reminder { player: caller.player.clone(), chair, recipient };
    let told = app.registry.with(table, |host| {
        let reminder = reminder.clone();
        async move { host.remind(reminder).await }
    });
    told.await.map(drop)
}

async fn talk(app: &App, caller: &Caller, mut session: Session, out: Outbox<v1::PlayerEvent>) {
    let send = |event| {
        let out = &out;
        async move { out.send(Ok(v1::PlayerEvent { event: Some(event) })).await.is_ok() }
    };
    let tables = match &caller.seat {
        Some((table, _)) => vec![table.clone()],
        None => app.registry.tables_of(&caller.player),
    };
    let welcome = v1::Welcome {
        player_id: caller.player.to_string(),
        heartbeat_interval_ms: encode::int(app.limits.heartbeat.as_millis()),
        table_ids: tables.iter().map(ToString::to_string).collect(),
        deprecation_notices: Vec::new(),
    };
    if !send(Event::Welcome(welcome)).await {
        return;
    }
    // The session is open already, so nothing asked from here on is missed; what was asked before is
    // asked again.
    let recipient = if caller.seat.is_some() { Recipient::SeatToken } else { Recipient::Account };
    for id in &tables {
        if let Err(error) = remind(app, caller, id, recipient).await {
            let _gone = out.send(Err(Failure::from(error).into())).await;
            return;
        }
    }
    let mut pending = HashSet::new();
    // What is asked while the session begins is asked twice: once as it comes, once as a reminder.
    let mut told = HashSet::new();
    let mut draining = app.draining.clone();
    let mut silent_until = Instant::now() + app.limits.heartbeat;
    let mut token_check = tokio::time::interval(app.limits.heartbeat);
    loop {
        let news = tokio::select! {
            biased;
            () = out.closed() => return,
            Ok(()) = session.ended.changed() => {
                let end = *session.ended.borrow();
                if let Some(end) = end {
                    let _gone = out.send(Err(ended(end).into())).await;
                    return;
                }
                continue;
            }
            () = stopping(&mut draining) => {
                if send(Event::Drain(drain_message())).await {
                    let _gone = out.send(Err(Failure::draining().into())).await;
                }
                return;
            }
            _ = token_check.tick() => {
                if let Err(failure) = app.still_good(caller) {
                    let _gone = out.send(Err(failure.into())).await;
                    return;
                }
                continue;
            }
            notice = tokio::time::timeout_at(silent_until, session.notices.recv()) => notice,
        };
        let event = match news {
            Ok(Some(Notice::Turn(notice))) => {
                let decision = (notice.decision.table_id.clone(), notice.decision.asked.turn);
                if !told.insert(decision.clone()) {
                    continue;
                }
                pending.insert(decision);
                Event::TurnRequest(v1::TurnRequest {
                    decision: Some(encode::decision(&notice.decision, &notice.view)),
                    view: Some(encode::seat_view(&notice.view)),
                    reissued: notice.reissued,
                })
            }
            Ok(Some(Notice::Settled { table_id, turn })) => {
                let decision = (table_id, turn);
                told.remove(&decision);
                pending.remove(&decision);
                continue;
            }
            Ok(Some(Notice::Table(notice))) => {
                // When the clocks run again the question comes again, for programs that have no memory.
                if notice.lifecycle == Lifecycle::Paused {
                    told.retain(|(table, _)| *table != notice.table_id);
                }
                if notice.lifecycle.is_over() {
                    pending.retain(|(table, _)| *table != notice.table_id);
                }
                Event::TableNotice(encode::table_notice(&notice))
            }
            // The sender is gone without a word only when a newer session took its place.
            Ok(None) => {
                let _gone = out.send(Err(ended(Ended::Replaced).into())).await;
                return;
            }
            Err(_silence) => Event::Heartbeat(heartbeat(pending.len())),
        };
        if !send(event).await {
            return;
        }
        silent_until = Instant::now() + app.limits.heartbeat;
    }
}

fn ended(end: Ended) -> Failure {
    match end {
        Ended::Replaced => Failure::new(
            ErrorReason::SessionReplaced,
            "a newer session of this player took over; this one should not connect again",
        ),
        Ended::Lagged => Failure::new(
            ErrorReason::StreamLagged,
            "the session was read too slowly: connect again, pending decisions are sent anew",
        ),
    }
}

fn heartbeat(pending: usize) -> v1::Heartbeat {
    v1::Heartbeat { server_time: encode::timestamp(wall_clock_ms()), pending_decision_count: encode::int(pending) }
}

/// How a watch stream begins.
#[derive(Debug)]
pub(super) enum Beginning {
    /// With a snapshot.
    Snapshot(v1::SnapshotCause, Box<TableView>),
    /// With stored steps.
    Steps(Vec<Published>),
}

/// Everything a watch stream runs on.
#[derive(Debug)]
pub(super) struct Watch {
    /// What all services share.
    pub app: Arc<App>,
    /// Who called.
    pub caller: Caller,
    /// As whom it follows.
    pub watcher: Watcher,
    /// Whose presence the stream is; spectators have none.
    pub player: Option<PlayerId>,
    /// Rules of the table.
    pub rules: Rules,
    /// How the stream begins.
    pub beginning: Beginning,
    /// What comes behind it.
    pub feed: Feed,
    /// The reader's place among the streams of its token, given back when this is dropped.
    pub _counted: Watching,
}

/// Runs a watch stream until the match is over or one side ends it.
pub(super) async fn run_watch(watch: Watch, out: Outbox<v1::WatchTableResponse>) {
    let app = Arc::clone(&watch.app);
    match watch.player.clone() {
        Some(player) => while_present(&app, &player, follow(watch, out)).await,
        None => follow(watch, out).await,
    }
}

async fn follow(mut watch: Watch, out: Outbox<v1::WatchTableResponse>) {
    let as_seat = matches!(watch.watcher, Watcher::Chair { .. });
    let mut sequence = 0;
    let frame =
        |sequence: u32, frame: Frame| v1::WatchTableResponse { sequence: encode::int(sequence), frame: Some(frame) };
    let rules = watch.rules;
    let step = |seen: &SeenStep| {
        if as_seat {
            Frame::SeatStep(encode_step::seat_step(&rules, seen))
        } else {
            Frame::Step(encode_step::table_step(&rules, seen))
        }
    };
    match watch.beginning {
        Beginning::Snapshot(cause, view) => {
            sequence = view.table.sequence;
            let shown = if as_seat {
                View::Seat(encode::seat_view(&view))
            } else {
                View::Spectator(encode::public_view(&view.table))
            };
            let snapshot =
                v1::TableSnapshot { log_id: watch.app.log_id.clone(), cause: cause.into(), view: Some(shown) };
            if out.send(Ok(frame(sequence, Frame::Snapshot(snapshot)))).await.is_err() {
                return;
            }
        }
        Beginning::Steps(steps) => {
            for published in steps {
                sequence = published.sequence();
                let seen = published.seen_by(&watch.watcher);
                if out.send(Ok(frame(sequence, step(&seen)))).await.is_err() {
                    return;
                }
            }
            sequence = sequence.max(watch.feed.head);
        }
    }
    if out.send(Ok(frame(sequence, Frame::CaughtUp(v1::CaughtUp {})))).await.is_err() {
        return;
    }
    let mut draining = watch.app.draining.clone();
    let mut silent_until = Instant::now() + watch.app.limits.heartbeat;
    let mut token_check = tokio::time::interval(watch.app.limits.heartbeat);
    loop {
        let next = tokio::select! {
            biased;
            () = out.closed() => return,
            () = stopping(&mut draining) => {
                let drain = frame(sequence, Frame::Drain(drain_message()));
                if out.send(Ok(drain)).await.is_ok() {
                    let _gone = out.send(Err(Failure::draining().into())).await;
                }
                return;
            }
            _ = token_check.tick() => {
                if let Err(failure) = watch.app.still_good(&watch.caller) {
                    let _gone = out.send(Err(failure.into())).await;
                    return;
                }
                continue;
            }
            next = tokio::time::timeout_at(silent_until, watch.feed.next()) => next,
        };
        let next = match next {
            Err(_silence) => Frame::Heartbeat(heartbeat(0)),
            Ok(Next::Step(seen)) => {
                sequence = seen.sequence;
                step(&seen)
            }
            Ok(Next::Presence { chair, connected, forfeit_in_ms }) => Frame::Presence(v1::PresenceChanged {
                chair: chair.into(),
                presence: if connected { v1::Presence::Connected } else { v1::Presence::Disconnected }.into(),
                forfeit_in_ms: encode::int(forfeit_in_ms),
            }),
            Ok(Next::Over) => return,
            Ok(Next::Lost) => {
                let lagged = Failure::new(
                    ErrorReason::StreamLagged,
                    format!("the stream was read too slowly: call again with after_sequence {sequence}"),
                )
                .with("sequence", sequence);
                let _gone = out.send(Err(lagged.into())).await;
                return;
            }
        };
        if out.send(Ok(frame(sequence, next))).await.is_err() {
            return;
        }
        silent_until = Instant::now() + watch.app.limits.heartbeat;
    }
}
