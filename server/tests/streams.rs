//! Streams of a table: resumed wherever they were cut, without a gap and without a double; slow readers
//! are told; and what a reader folds is what a view says.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the one kind of event that it is about")]

mod support;

#[path = "support/chance.rs"]
mod chance;
#[path = "support/folding.rs"]
mod folding;
#[path = "support/kept.rs"]
mod kept;

use std::{sync::Arc, time::Duration};

use boneyard_proto::v1::{self, table_event::Payload, table_snapshot::View, watch_table_response::Frame};
use chance::Dice;
use folding::{fold, fold_seat, without_presence};
use kept::KeptStore;
use support::{Client, TestServer, bot, parts, reason, seat_for, table};
use tonic::{Code, Status, Streaming, transport::Endpoint};
use tonic_types::StatusExt as _;

/// How often each stream is cut.
const CUTS: usize = 200;

/// What a reader of a table keeps, as the contract tells it to: position and log.
struct Reader {
    client: Client,
    request: v1::WatchTableRequest,
    /// Steps in order of arrival, with the own part for a seat.
    steps: Vec<v1::SeatStep>,
    snapshots: Vec<v1::TableSnapshot>,
    cuts: usize,
}

impl Reader {
    fn new(client: Client, table_id: &str, as_spectator: bool) -> Self {
        let request =
            v1::WatchTableRequest { table_id: table_id.to_owned(), as_spectator, ..v1::WatchTableRequest::default() };
        Self { client, request, steps: Vec::new(), snapshots: Vec::new(), cuts: 0 }
    }

    async fn open(&mut self) -> Streaming<v1::WatchTableResponse> {
        self.client.tables.watch_table(self.request.clone()).await.unwrap().into_inner()
    }

    /// Reads to the end of the match, and cuts the stream after some frames as often as it was told.
    async fn read(&mut self, cuts: usize, mut dice: Dice) {
        let mut stream = self.open().await;
        let mut until_cut = dice.below(6);
        loop {
            if self.cuts < cuts && until_cut == 0 {
                self.cuts += 1;
                until_cut = dice.below(6);
                stream = self.open().await;
            }
            until_cut = until_cut.saturating_sub(1);
            match stream.message().await.unwrap() {
                Some(frame) => self.take(frame),
                None if self.cuts < cuts => stream = self.open().await,
                None => break,
            }
        }
    }

    fn take(&mut self, frame: v1::WatchTableResponse) {
        assert!(frame.sequence >= self.request.after_sequence, "a position never runs backwards");
        let step = match frame.frame.unwrap() {
            Frame::Snapshot(snapshot) => {
                self.request.log_id.clone_from(&snapshot.log_id);
                self.snapshots.push(snapshot);
                None
            }
            Frame::Step(step) => Some(v1::SeatStep { step: Some(step), own: None }),
            Frame::SeatStep(step) => Some(step),
            Frame::CaughtUp(_) | Frame::Presence(_) | Frame::Heartbeat(_) => {
                assert_eq!(frame.sequence, self.request.after_sequence, "the position is that of the last step");
                None
            }
            Frame::Drain(_) => panic!("nobody stops this server"),
        };
        if let Some(step) = step {
            let sequence = step.step.as_ref().unwrap().sequence;
            assert_eq!(sequence, self.request.after_sequence + 1, "no gap and no double");
            assert_eq!(sequence, frame.sequence);
            self.steps.push(step);
        }
        self.request.after_sequence = frame.sequence;
    }
}

/// Plays for a player until its match is over.
async fn play_on(mut client: Client, table_id: String, mut dice: Dice) {
    let mut events =
        client.play.listen(v1::ListenRequest { hello: Some(v1::Hello::default()) }).await.unwrap().into_inner();
    loop {
        match events.message().await.unwrap().unwrap().event.unwrap().event.unwrap() {
            v1::player_event::Event::TurnRequest(request) => {
                let decision = request.decision.unwrap();
                let choice = decision.legal_moves[dice.below(decision.legal_moves.len())].choice;
                client.answer(&table_id, decision.turn, choice).await.unwrap();
            }
            v1::player_event::Event::TableNotice(notice) if notice.result.is_some() => return,
            _ => {}
        }
    }
}

/// All steps of a table as a seat of the caller, or anybody, reads them in pages.
async fn listed(client: &mut Client, table_id: &str, seat: i32, page_size: i32) -> Vec<v1::SeatStep> {
    let mut request = v1::ListTableEventsRequest {
        table_id: table_id.to_owned(),
        seat,
        page_size,
        ..v1::ListTableEventsRequest::default()
    };
    let mut steps = Vec::new();
    loop {
        let page = client.tables.list_table_events(request.clone()).await.unwrap().into_inner();
        assert!(page.steps.is_empty() != page.seat_steps.is_empty(), "one kind of steps, as it was asked for");
        steps.extend(page.steps.into_iter().map(|step| v1::SeatStep { step: Some(step), own: None }));
        steps.extend(page.seat_steps);
        if page.next_page_token.is_empty() {
            return steps;
        }
        request.page_token = page.next_page_token;
    }
}

#[tokio::test]
async fn a_stream_that_is_cut_two_hundred_times_tells_what_an_uncut_one_tells() {
    let mut parts = parts(1);
    parts.limits.max_watch_streams = 1000;
    let server = TestServer::start(parts).await;
    let ada = server.player("ada").await;
    let mut admin = server.admin().await;
    for variant in ["all_fives", "domino_whist"] {
        let spec = v1::TableSpec {
            chairs: vec![bot("greedy", 1), bot("random", 2), seat_for(&ada.player_id)],
            ..table(variant, &[("seats", "4"), ("target", "400")])
        };
        let created = v1::BatchCreateTablesRequest {
            tables: vec![v1::BatchTable { table: Some(spec) }],
            ..v1::BatchCreateTablesRequest::default()
        };
        let id = admin.director.batch_create_tables(created).await.unwrap().into_inner().table_ids.remove(0);
        // The last chair is free until everybody reads.
        let readers = [(true, CUTS), (false, CUTS), (true, 0), (false, 0)].map(|(as_spectator, cuts)| {
            let mut reader = Reader::new(ada.clone(), &id, as_spectator);
            tokio::spawn(async move {
                reader.read(cuts, Dice::new(cuts as u64)).await;
                reader
            })
        });
        let house_bot = Some(v1::HouseBotSpec { house_bot: "balanced".to_owned(), ..v1::HouseBotSpec::default() });
        let bot = v1::AddHouseBotRequest { table_id: id.clone(), chair: 4, house_bot };
        admin.tables.add_house_bot(bot).await.unwrap();
        tokio::spawn(play_on(ada.clone(), id.clone(), Dice::new(7)));
        let mut read = Vec::new();
        for reader in readers {
            read.push(reader.await.unwrap());
        }
        let [cut_outside, cut_seat, outside, seat] = read.try_into().ok().unwrap();
        assert_eq!((cut_outside.cuts, cut_seat.cuts), (CUTS, CUTS));
        for (cut, uncut) in [(&cut_outside, &outside), (&cut_seat, &seat)] {
            // Each began with a snapshot of its own, so one may have begun earlier than the other.
            let begun = |reader: &Reader| reader.steps[0].step.as_ref().unwrap().sequence;
            let from = begun(cut).max(begun(uncut));
            let after = |reader: &Reader| -> Vec<v1::SeatStep> {
                reader.steps.iter().filter(|step| step.step.as_ref().unwrap().sequence >= from).cloned().collect()
            };
            assert_eq!(after(cut), after(uncut));
            assert_eq!(cut.snapshots.len(), 1, "a resumed reader needs no other snapshot");
            assert!(cut.steps.len() > 100);
        }
        let mut client = ada.clone();
        let mine = cut_seat.steps.iter().find_map(|step| step.own.as_ref()).unwrap().seat;
        for (seat, reader) in [(0, &outside), (mine, &seat)] {
            let pages = listed(&mut client, &id, seat, 7).await;
            let from = pages.len() - reader.steps.len();
            assert_eq!(pages[from..], reader.steps, "and pages tell the same");
        }
    }
    server.stop().await.unwrap();
}

/// The first frames of a stream up to the one that says that it is live.
async fn beginning(stream: &mut Streaming<v1::WatchTableResponse>) -> Vec<v1::WatchTableResponse> {
    let mut frames = Vec::new();
    loop {
        let frame = stream.message().await.unwrap().unwrap();
        let live = matches!(frame.frame, Some(Frame::CaughtUp(_)));
        frames.push(frame);
        if live {
            return frames;
        }
    }
}

/// Cause of the snapshot that a stream begins with.
fn cause(frames: &[v1::WatchTableResponse]) -> v1::SnapshotCause {
    match &frames[0].frame {
        Some(Frame::Snapshot(snapshot)) => snapshot.cause(),
        other => panic!("no snapshot first: {other:?}"),
    }
}

fn name_of_log(frames: &[v1::WatchTableResponse]) -> String {
    match &frames[0].frame {
        Some(Frame::Snapshot(snapshot)) => snapshot.log_id.clone(),
        other => panic!("no snapshot first: {other:?}"),
    }
}

fn positions(frames: &[v1::WatchTableResponse]) -> Vec<i32> {
    frames.iter().map(|frame| frame.sequence).collect()
}

/// A table at which a player and a bot sit, and somebody was asked.
async fn asked_table(ada: &mut Client, options: &[(&str, &str)]) -> String {
    let spec = v1::TableSpec { chairs: vec![bot("first", 1)], ..table("draw", &[&[("seats", "2")], options].concat()) };
    let id = ada.open(spec).await;
    ada.join(&id).await;
    ada.decision(&id).await;
    id
}

trait Asked {
    async fn decision(&mut self, table_id: &str) -> v1::Decision;
}

impl Asked for Client {
    /// Waits until the caller is asked.
    async fn decision(&mut self, table_id: &str) -> v1::Decision {
        for _ in 0..100_000 {
            if let Some(decision) = self.pending(table_id).await.decision {
                return decision;
            }
            tokio::task::yield_now().await;
        }
        panic!("nobody asks");
    }
}

#[tokio::test]
async fn a_stream_begins_as_its_request_says() {
    let store = KeptStore::default();
    let mut parts = parts(2);
    parts.store = Arc::new(store.clone());
    let server = TestServer::start(parts).await;
    let mut ada = server.player("ada").await;
    let id = asked_table(&mut ada, &[]).await;
    let head = ada.table(&id).await.sequence;
    for as_spectator in [true, false] {
        let request = v1::WatchTableRequest { table_id: id.clone(), as_spectator, ..v1::WatchTableRequest::default() };
        let open = async |request: v1::WatchTableRequest| {
            let mut client = ada.clone();
            let mut stream = client.tables.watch_table(request).await.unwrap().into_inner();
            beginning(&mut stream).await
        };
        // From nothing.
        let frames = open(request.clone()).await;
        assert_eq!((cause(&frames), frames.len()), (v1::SnapshotCause::Requested, 2));
        assert_eq!(positions(&frames), [head, head]);
        let log = name_of_log(&frames);
        assert!((1..=32).contains(&log.len()));
        // A log without a position is no position.
        let frames = open(v1::WatchTableRequest { log_id: log.clone(), ..request.clone() }).await;
        assert_eq!(cause(&frames), v1::SnapshotCause::Requested);
        // From each position there has been, with the log's name or without.
        for after in 1..=head {
            for log_id in [log.clone(), String::new()] {
                let frames = open(v1::WatchTableRequest { after_sequence: after, log_id, ..request.clone() }).await;
                let steps = frames.iter().filter(|frame| match frame.frame {
                    Some(Frame::Step(_)) => as_spectator,
                    Some(Frame::SeatStep(_)) => !as_spectator,
                    _ => false,
                });
                assert_eq!(steps.count(), frames.len() - 1);
                assert_eq!(positions(&frames), (after + 1..=head).chain([head]).collect::<Vec<_>>());
            }
        }
        // From positions that are not of this log.
        for (after_sequence, log_id) in
            [(head + 1, log.clone()), (i32::MAX, String::new()), (1, "log_other".to_owned()), (head, "x".to_owned())]
        {
            let frames = open(v1::WatchTableRequest { after_sequence, log_id, ..request.clone() }).await;
            assert_eq!((cause(&frames), frames.len()), (v1::SnapshotCause::LogChanged, 2));
            assert_eq!(positions(&frames), [head, head]);
            assert_eq!(name_of_log(&frames), log);
        }
    }
    for after_sequence in [-1, i32::MIN] {
        let request =
            v1::WatchTableRequest { table_id: id.clone(), after_sequence, ..v1::WatchTableRequest::default() };
        let status = ada.tables.watch_table(request).await.unwrap_err();
        assert_eq!(reason(&status), "INVALID_FIELD");
    }
    // A restored backup has another name.
    let before = log_of(&mut ada, &id).await;
    server.stop().await.unwrap();
    store.rename_log("log_restored", 1).await;
    let mut parts = support::parts(2);
    parts.store = Arc::new(store);
    let server = TestServer::start(parts).await;
    let mut ada = Client::new(server.channel().await, Some(&ada.token));
    let request = v1::WatchTableRequest {
        table_id: id.clone(),
        after_sequence: head,
        log_id: before,
        ..v1::WatchTableRequest::default()
    };
    let mut stream = ada.tables.watch_table(request).await.unwrap().into_inner();
    let frames = beginning(&mut stream).await;
    assert_eq!((cause(&frames), name_of_log(&frames).as_str()), (v1::SnapshotCause::LogChanged, "log_restored"));
    drop(stream);
    server.stop().await.unwrap();
}

async fn log_of(client: &mut Client, table_id: &str) -> String {
    let request = v1::WatchTableRequest { table_id: table_id.to_owned(), ..v1::WatchTableRequest::default() };
    let mut stream = client.tables.watch_table(request).await.unwrap().into_inner();
    name_of_log(&beginning(&mut stream).await)
}

#[tokio::test]
async fn a_stream_ends_well_exactly_when_the_match_is_over() {
    let server = TestServer::start(parts(3)).await;
    let mut ada = server.player("ada").await;
    let mut admin = server.admin().await;
    let finished = asked_table(&mut ada, &[]).await;
    let aborted = asked_table(&mut ada, &[]).await;
    let deserted = ada.open(table("draw", &[("seats", "2")])).await;
    ada.join(&deserted).await;
    for id in [&finished, &aborted, &deserted] {
        let request = |after_sequence, as_spectator| v1::WatchTableRequest {
            table_id: id.clone(),
            after_sequence,
            as_spectator,
            ..v1::WatchTableRequest::default()
        };
        let mut live = Vec::new();
        for as_spectator in [true, false] {
            let mut stream = ada.tables.watch_table(request(0, as_spectator)).await.unwrap().into_inner();
            beginning(&mut stream).await;
            live.push(stream);
        }
        if *id == finished {
            let resign = v1::ResignRequest { table_id: id.clone(), seat: 0, ..Default::default() };
            assert!(ada.play.resign(resign).await.unwrap().into_inner().result.is_some());
        } else {
            let abort = v1::AbortTableRequest { table_id: id.clone(), comment: "over".to_owned() };
            admin.director.abort_table(abort).await.unwrap();
        }
        for mut stream in live {
            let mut last = None;
            while let Some(frame) = stream.message().await.unwrap() {
                last = Some(frame);
            }
            let step = match last.unwrap().frame.unwrap() {
                Frame::Step(step) => step,
                Frame::SeatStep(step) => step.step.unwrap(),
                other => panic!("the end is a step: {other:?}"),
            };
            let mut ends = step.events.iter().filter_map(|event| event.payload.as_ref());
            let end = |payload: &Payload| matches!(payload, Payload::MatchEnded(_) | Payload::TableAborted(_));
            assert!(ends.clone().any(end), "{step:?}");
            assert!(matches!(ends.next_back(), Some(Payload::DealRevealed(_))), "{step:?}");
        }
        // A reader that comes later is told the same way.
        let head = ada.table(id).await.sequence;
        for (after, begins_with) in [(0, 1), (1, head - 1), (head, 0), (head + 1, 1)] {
            let mut stream = ada.tables.watch_table(request(after, true)).await.unwrap().into_inner();
            let frames = beginning(&mut stream).await;
            assert_eq!(i32::try_from(frames.len()).unwrap(), begins_with + 1);
            assert_eq!(frames.last().unwrap().sequence, head);
            assert!(stream.message().await.unwrap().is_none(), "OK: the match is over");
        }
    }
    // What is not there, or hidden, looks alike.
    let mut bob = server.player("bob").await;
    let hidden = ada.open(v1::TableSpec { invite_only: true, ..table("draw", &[]) }).await;
    for table_id in [hidden.as_str(), "tbl_nothing", "nonsense"] {
        let request = v1::WatchTableRequest { table_id: table_id.to_owned(), ..v1::WatchTableRequest::default() };
        let status = bob.tables.watch_table(request).await.unwrap_err();
        assert_eq!((status.code(), reason(&status)), (Code::NotFound, "TABLE_NOT_FOUND"));
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn heartbeats_carry_the_position() {
    let mut parts = parts(4);
    parts.limits.heartbeat = Duration::from_millis(20);
    let server = TestServer::start(parts).await;
    let mut ada = server.player("ada").await;
    let id = asked_table(&mut ada, &[]).await;
    let request = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
    let mut stream = ada.tables.watch_table(request).await.unwrap().into_inner();
    let mut position = beginning(&mut stream).await[0].sequence;
    for _ in 0..5 {
        let mut beats = 0;
        while beats < 3 {
            let frame = stream.message().await.unwrap().unwrap();
            match frame.frame.unwrap() {
                Frame::Heartbeat(beat) => {
                    assert_eq!(frame.sequence, position);
                    assert!(beat.server_time.is_some());
                    assert_eq!(beat.pending_decision_count, 0);
                    beats += 1;
                }
                Frame::SeatStep(_) => {
                    assert_eq!(frame.sequence, position + 1);
                    position = frame.sequence;
                }
                Frame::Presence(_) => assert_eq!(frame.sequence, position),
                other => panic!("not expected: {other:?}"),
            }
        }
        let decision = ada.decision(&id).await;
        ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
    }
    server.stop().await.unwrap();
}

/// A connection on which the server may send little before it is read.
async fn narrow(server: &TestServer, token: &str) -> Client {
    let endpoint = Endpoint::from_shared(format!("http://{}", server.address)).unwrap();
    let channel = endpoint.initial_stream_window_size(4096).initial_connection_window_size(65_536);
    Client::new(channel.connect().await.unwrap(), Some(token))
}

/// The sequence that a refusal says to resume from.
fn resume_from(status: &Status) -> i32 {
    assert_eq!((status.code(), reason(status)), (Code::ResourceExhausted, "STREAM_LAGGED"), "{status:?}");
    let details = status.get_error_details();
    assert!(details.retry_info().is_some());
    details.error_info().unwrap().metadata["sequence"].parse().unwrap()
}

#[tokio::test]
async fn a_reader_that_sleeps_for_five_thousand_steps_is_told_where_to_resume() {
    let server = TestServer::start(parts(5)).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec {
        chairs: vec![bot("random", 1)],
        ..table("block", &[("seats", "2"), ("hand_size", "7"), ("target", "6000")])
    };
    let id = ada.open(spec).await;
    let mut sleeper = narrow(&server, &ada.token).await;
    let mut request = v1::WatchTableRequest { table_id: id.clone(), as_spectator: true, ..Default::default() };
    let mut asleep = sleeper.tables.watch_table(request.clone()).await.unwrap().into_inner();
    let mut awake = Reader::new(ada.clone(), &id, true);
    let mut stream = awake.open().await;
    for frame in beginning(&mut stream).await {
        awake.take(frame);
    }
    let house_bot = Some(v1::HouseBotSpec { house_bot: "random".to_owned(), ..v1::HouseBotSpec::default() });
    ada.tables.add_house_bot(v1::AddHouseBotRequest { table_id: id.clone(), chair: 0, house_bot }).await.unwrap();
    while let Some(frame) = stream.message().await.unwrap() {
        awake.take(frame);
    }
    let head = ada.table(&id).await.sequence;
    assert!(head > 5_000, "{head} steps are too few for this test");
    assert_eq!(awake.request.after_sequence, head, "who reads gets all, whoever sleeps");
    // Now the sleeper reads.
    let mut lags = 0;
    let mut steps = Vec::new();
    loop {
        match asleep.message().await {
            Ok(Some(frame)) => {
                assert!(frame.sequence >= request.after_sequence);
                request.after_sequence = frame.sequence;
                if let Some(Frame::Step(step)) = frame.frame {
                    steps.push(step);
                }
            }
            Ok(None) => break,
            Err(status) => {
                lags += 1;
                assert_eq!(resume_from(&status), request.after_sequence, "the position that was read");
                asleep = sleeper.tables.watch_table(request.clone()).await.unwrap().into_inner();
            }
        }
    }
    assert!(lags > 0, "this reader was too slow");
    let read: Vec<_> = awake.steps.into_iter().map(|step| step.step.unwrap()).collect();
    assert!(steps == read, "{} steps instead of {}", steps.len(), read.len());
    server.stop().await.unwrap();
}

/// Views that are kept up to date by steps alone, each with its stream.
struct Kept {
    stream: Streaming<v1::WatchTableResponse>,
    seat: Option<v1::SeatView>,
    public: Option<v1::PublicView>,
}

impl Kept {
    async fn begin(client: &mut Client, table_id: &str, as_spectator: bool) -> Self {
        let request = v1::WatchTableRequest { table_id: table_id.to_owned(), as_spectator, ..Default::default() };
        let mut stream = client.tables.watch_table(request).await.unwrap().into_inner();
        let first = beginning(&mut stream).await.remove(0);
        let Some(Frame::Snapshot(snapshot)) = first.frame else { panic!("no snapshot first: {first:?}") };
        match snapshot.view.unwrap() {
            View::Seat(view) => Self { stream, seat: Some(view), public: None },
            View::Spectator(view) => Self { stream, seat: None, public: Some(view) },
        }
    }

    /// Reads up to this step and compares with what the server says.
    async fn is_as(&mut self, view: &v1::SeatView) {
        let table = view.table.as_ref().unwrap();
        while self.table().sequence < table.sequence {
            let frame = self.stream.message().await.unwrap().unwrap();
            match frame.frame.unwrap() {
                Frame::Step(step) => fold(self.public.as_mut().unwrap(), &step),
                Frame::SeatStep(step) => fold_seat(self.seat.as_mut().unwrap(), &step),
                Frame::Presence(_) | Frame::Heartbeat(_) => {}
                other => panic!("not expected: {other:?}"),
            }
        }
        let (mut folded, mut said) = (without_presence(self.table()), without_presence(table));
        // The bank of who is asked runs down while nothing is stored.
        for (before, now) in folded.seats.iter_mut().zip(&mut said.seats) {
            if now.seat == said.seat_to_act {
                before.bank_ms = now.bank_ms;
            }
        }
        assert_eq!(folded, said);
        if let Some(mine) = &self.seat {
            assert_eq!((mine.seat, &mine.hand, &mine.drawn_tiles), (view.seat, &view.hand, &view.drawn_tiles));
        }
    }

    fn table(&self) -> &v1::PublicView {
        match (&self.seat, &self.public) {
            (Some(view), _) => view.table.as_ref().unwrap(),
            (None, view) => view.as_ref().unwrap(),
        }
    }
}

async fn steps_make_the_view(variant: &str, options: &[(&str, &str)], seed: u8) {
    let server = TestServer::start(parts(seed)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let mut admin = server.admin().await;
    let mut dice = Dice::new(seed.into());
    let mut spec = table(variant, options);
    spec.chairs = vec![bot("random", 3)];
    let control = spec.time_control.as_mut().unwrap();
    (control.unlimited, control.initial_ms, control.increment_ms) = (false, 80_000_000, 1000);
    control.illegal_limit = 100;
    let id = ada.open(spec).await;
    // From before anybody sits, and then from every now and then.
    let mut kept = vec![Kept::begin(&mut ada, &id, true).await];
    assert!(kept[0].table().team_scores.is_empty(), "there is no score before the match");
    ada.join(&id).await;
    kept.push(Kept::begin(&mut ada, &id, false).await);
    bob.join(&id).await;
    if options.contains(&("seats", "4")) {
        let house_bot = Some(v1::HouseBotSpec { house_bot: "greedy".to_owned(), ..v1::HouseBotSpec::default() });
        ada.tables.add_house_bot(v1::AddHouseBotRequest { table_id: id.clone(), chair: 0, house_bot }).await.unwrap();
    }
    let rival = tokio::spawn(play_on(bob.clone(), id.clone(), Dice::new(9)));
    let mut events =
        ada.play.listen(v1::ListenRequest { hello: Some(v1::Hello::default()) }).await.unwrap().into_inner();
    let mut decisions = 0;
    loop {
        match events.message().await.unwrap().unwrap().event.unwrap().event.unwrap() {
            v1::player_event::Event::TurnRequest(request) => {
                let (decision, view) = (request.decision.unwrap(), request.view.unwrap());
                decisions += 1;
                // A view that comes with a question and one that is asked for are one view.
                let asked = ada.pending(&id).await;
                assert_eq!(asked.decision.unwrap().legal_moves, decision.legal_moves);
                if decisions % 3 == 0 && kept.len() < 12 {
                    kept.push(Kept::begin(&mut ada, &id, dice.once_in(2)).await);
                }
                for kept in &mut kept {
                    kept.is_as(&view).await;
                }
                // Things that happen beside the game.
                match dice.below(12) {
                    0 => {
                        let refused = ada.answer(
                            &id,
                            decision.turn,
                            Some(v1::Move { action: Some(v1::r#move::Action::PassTurn(v1::PassTurn {})) }),
                        );
                        assert_eq!(reason(&refused.await.unwrap_err()), "ACTION_NOT_ALLOWED");
                    }
                    1 => {
                        let pause = v1::PauseTableRequest { table_id: id.clone(), ..v1::PauseTableRequest::default() };
                        admin.director.pause_table(pause).await.unwrap();
                        let paused = ada.pending(&id).await.view.unwrap();
                        kept[0].is_as(&paused).await;
                        kept[1].is_as(&paused).await;
                        let resume = v1::ResumeTableRequest { table_id: id.clone() };
                        admin.director.resume_table(resume).await.unwrap();
                        // It is asked again, and answered then.
                        continue;
                    }
                    2 if decisions > 20 && options.contains(&("seats", "4")) && variant != "domino_whist" => {
                        // Refused when it is lost already.
                        drop(
                            bob.play
                                .resign(v1::ResignRequest { table_id: id.clone(), seat: 0, ..Default::default() })
                                .await,
                        );
                    }
                    _ => {}
                }
                let choice = decision.legal_moves[dice.below(decision.legal_moves.len())].choice;
                ada.answer(&id, decision.turn, choice).await.unwrap();
            }
            v1::player_event::Event::TableNotice(notice) if notice.result.is_some() => break,
            _ => {}
        }
    }
    assert!(decisions > 15);
    let last = ada.pending(&id).await.view.unwrap();
    assert_eq!(last.table.as_ref().unwrap().state(), v1::TableState::Finished);
    for kept in &mut kept {
        kept.is_as(&last).await;
        assert!(kept.stream.message().await.unwrap().is_none());
    }
    rival.await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn folding_steps_over_an_earlier_snapshot_gives_the_later_view_in_all_fives() {
    steps_make_the_view("all_fives", &[("seats", "4"), ("target", "250")], 21).await;
}

#[tokio::test]
async fn folding_steps_over_an_earlier_snapshot_gives_the_later_view_with_claims_and_many_spinners() {
    let options = [("seats", "3"), ("target", "250"), ("claim", "muggins"), ("spinner", "all")];
    steps_make_the_view("all_fives", &options, 22).await;
}

#[tokio::test]
async fn folding_steps_over_an_earlier_snapshot_gives_the_later_view_in_draw() {
    let options = [("seats", "4"), ("target", "200"), ("voluntary_draw", "true"), ("hand_size", "5")];
    steps_make_the_view("draw", &options, 23).await;
}

#[tokio::test]
async fn folding_steps_over_an_earlier_snapshot_gives_the_later_view_in_block() {
    steps_make_the_view("block", &[("seats", "3"), ("target", "200")], 24).await;
}

#[tokio::test]
async fn folding_steps_over_an_earlier_snapshot_gives_the_later_view_in_domino_whist() {
    steps_make_the_view("domino_whist", &[("seats", "4"), ("target", "150")], 25).await;
}

#[tokio::test]
async fn folding_steps_over_an_earlier_snapshot_gives_the_later_view_in_mexican_train() {
    steps_make_the_view("mexican_train", &[("seats", "3"), ("max_pip", "9"), ("rounds", "4")], 26).await;
}

#[tokio::test]
async fn folding_steps_over_an_earlier_snapshot_gives_the_later_view_in_slosh() {
    steps_make_the_view("slosh", &[("seats", "4")], 27).await;
}
