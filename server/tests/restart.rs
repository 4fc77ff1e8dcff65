//! The server killed while bots play: nothing acknowledged is lost, nothing happens twice, every
//! match goes on by itself and ends, and downtime costs nobody any time.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use boneyard_proto::v1::{self, table_event::Payload};
use support::{Client, bot, channel, process::ServerProcess, table};
use tokio::{sync::watch, task::JoinSet};
use tonic::Code;

/// How often the server is killed.
const CYCLES: u32 = 100;

/// A variant with the options that it is played with.
type Game = (&'static str, &'static [(&'static str, &'static str)]);

/// What is played while the server is killed: short matches, so that many begin and end meanwhile.
const GAMES: [Game; 6] = [
    ("block", &[("seats", "4"), ("target", "200")]),
    ("draw", &[("seats", "4"), ("target", "200")]),
    ("all_fives", &[("seats", "4"), ("target", "200")]),
    ("domino_whist", &[("seats", "4"), ("target", "200")]),
    ("mexican_train", &[("seats", "4"), ("max_pip", "6"), ("rounds", "4")]),
    ("slosh", &[("seats", "4")]),
];

/// What a player was told stands: table and turn, with the move and the step.
type Acknowledged = Arc<Mutex<HashMap<(String, i32), (v1::Move, i32)>>>;

/// Where the server is now; `None` while it is down.
type Whereabouts = watch::Receiver<Option<SocketAddr>>;

/// Calls until the server says yes; it may be away, or be killed before it answers.
async fn insist<T, F>(token: &str, server: &mut Whereabouts, call: impl Fn(Client) -> F) -> T
where
    F: Future<Output = Result<T, tonic::Status>>,
{
    loop {
        let address = server.wait_for(Option::is_some).await.unwrap().unwrap();
        let endpoint = tonic::transport::Endpoint::from_shared(format!("http://{address}")).unwrap();
        if let Ok(channel) = endpoint.connect().await {
            match call(Client::new(channel, Some(token))).await {
                Ok(answer) => return answer,
                Err(status) if is_away(&status) => {}
                Err(status) => panic!("{status:?}"),
            }
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

fn is_away(status: &tonic::Status) -> bool {
    matches!(status.code(), Code::Unavailable | Code::Unknown | Code::Cancelled | Code::DeadlineExceeded)
}

/// Plays match after match with one partner and two house bots until the killing is over; returns the
/// tables. Opening and joining are repeated like everything else, under the same request id.
async fn keep_playing(
    (variant, options): Game,
    tokens: [String; 2],
    mut server: Whereabouts,
    killing: watch::Receiver<bool>,
    acknowledged: Acknowledged,
) -> Vec<String> {
    let mut tables = Vec::new();
    while *killing.borrow() || tables.is_empty() {
        let request = v1::CreateTableRequest {
            request_id: format!("00000000-0000-4000-8000-{:012}", tables.len()),
            table: Some(v1::TableSpec {
                chairs: vec![bot("balanced", 1), bot("random", 2)],
                time_control: Some(v1::TimeControl {
                    initial_ms: 120_000,
                    on_timeout: v1::TimeoutPolicy::Forfeit.into(),
                    ..v1::TimeControl::default()
                }),
                ..table(variant, options)
            }),
        };
        let opened = insist(&tokens[0], &mut server, |mut client| {
            let request = request.clone();
            async move { client.tables.create_table(request).await }
        })
        .await;
        let id = opened.into_inner().table.unwrap().table_id;
        for token in &tokens {
            let request = v1::JoinTableRequest { table_id: id.clone(), ..v1::JoinTableRequest::default() };
            insist(token, &mut server, |mut client| {
                let request = request.clone();
                async move { client.tables.join_table(request).await }
            })
            .await;
        }
        let [ada, bob] = tokens.clone();
        let results = tokio::join!(
            play(ada, id.clone(), server.clone(), Arc::clone(&acknowledged)),
            play(bob, id.clone(), server.clone(), Arc::clone(&acknowledged)),
        );
        assert_eq!(results.0.reason(), v1::EndReason::Completed, "no seat was lost on the way");
        assert_eq!(results.0, results.1);
        tables.push(id);
    }
    tables
}

/// A player in any language: asks for its decision, answers with a listed move, and asks again when
/// the server is away.
async fn play(token: String, table_id: String, mut server: Whereabouts, acknowledged: Acknowledged) -> v1::MatchResult {
    let mut choices = 0_usize;
    'connect: loop {
        let address = server.wait_for(Option::is_some).await.unwrap().unwrap();
        let endpoint = tonic::transport::Endpoint::from_shared(format!("http://{address}")).unwrap();
        let Ok(channel) = endpoint.connect().await else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let mut client = Client::new(channel, Some(&token));
        loop {
            let request = v1::GetSeatViewRequest { table_id: table_id.clone(), seat: 0 };
            let Ok(pending) = client.play.get_seat_view(request).await else { continue 'connect };
            let pending = pending.into_inner();
            if let Some(result) = pending.view.and_then(|view| view.table).and_then(|table| table.result) {
                return result;
            }
            let Some(decision) = pending.decision else {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            };
            choices += 7;
            let choice = decision.legal_moves[choices % decision.legal_moves.len()].choice.unwrap();
            match client.answer(&table_id, decision.turn, Some(choice)).await {
                Ok(answer) => {
                    acknowledged.lock().unwrap().insert((table_id.clone(), decision.turn), (choice, answer.sequence));
                }
                // Whether it was stored is not known; the next question tells.
                Err(status) if is_away(&status) => continue 'connect,
                Err(status) => panic!("`{table_id}` turn {}: {status:?}", decision.turn),
            }
        }
    }
}

/// A small generator, so that every run kills at the same kind of moments.
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

#[tokio::test]
async fn a_server_killed_a_hundred_times_loses_no_acknowledged_move_and_plays_none_twice() {
    let dir = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(dir.path());
    let (here, whereabouts) = watch::channel(Some(server.address));
    let acknowledged = Acknowledged::default();

    // One table of each game after the other, with two remote players and two house bots.
    let (kill_on, killing) = watch::channel(true);
    let mut players = JoinSet::new();
    let mut reader = String::new();
    for game in GAMES {
        let mut tokens = [const { String::new() }; 2];
        for token in &mut tokens {
            let mut client = Client::new(channel(server.address).await, None);
            let request =
                v1::RegisterPlayerRequest { display_name: "bot".to_owned(), is_bot: true, request_id: String::new() };
            *token = client.players.register_player(request).await.unwrap().into_inner().token;
        }
        reader.clone_from(&tokens[0]);
        let (server, killing) = (whereabouts.clone(), killing.clone());
        let acknowledged = Arc::clone(&acknowledged);
        players.spawn(async move { (game.0, keep_playing(game, tokens, server, killing, acknowledged).await) });
    }

    let mut state = 0x9e37_79b9_7f4a_7c15;
    for _ in 0..CYCLES {
        tokio::time::sleep(Duration::from_millis(20 + next(&mut state) % 180)).await;
        here.send_replace(None);
        server.kill();
        server = ServerProcess::start(dir.path());
        here.send_replace(Some(server.address));
    }
    kill_on.send_replace(false);

    while let Some(played) = players.join_next().await {
        let (variant, tables) = played.unwrap();
        let acknowledged = acknowledged.lock().unwrap().clone();
        let answers = acknowledged.keys().filter(|(table, _)| tables.contains(table)).count();
        assert!(answers > 20, "the bots did play {variant}: {answers}");
        for id in &tables {
            let steps = all_steps(server.address, &reader, id).await;
            check_log(id, &steps, &acknowledged);
        }
    }
    assert!(server.terminate(), "the server ends with success when it is asked to");
}

async fn all_steps(address: SocketAddr, token: &str, table_id: &str) -> Vec<v1::TableStep> {
    let mut client = Client::new(channel(address).await, Some(token));
    let mut steps = Vec::new();
    let mut page_token = String::new();
    loop {
        let request = v1::ListTableEventsRequest {
            table_id: table_id.to_owned(),
            page_size: 1000,
            page_token,
            ..v1::ListTableEventsRequest::default()
        };
        let page = client.tables.list_table_events(request).await.unwrap().into_inner();
        steps.extend(page.steps);
        page_token = page.next_page_token;
        if page_token.is_empty() {
            return steps;
        }
    }
}

fn check_log(id: &str, steps: &[v1::TableStep], acknowledged: &HashMap<(String, i32), (v1::Move, i32)>) {
    let mut answered: HashMap<i32, (v1::Move, i32)> = HashMap::new();
    for (index, step) in steps.iter().enumerate() {
        assert_eq!(step.sequence, i32::try_from(index + 1).unwrap(), "`{id}`: sequences have no gap");
        for event in &step.events {
            if let Some(Payload::ActionTaken(taken)) = &event.payload {
                let action = taken.action.as_ref().unwrap();
                let before = answered.insert(action.turn, (action.action.unwrap(), step.sequence));
                assert_eq!(before, None, "`{id}`: decision {} was answered twice", action.turn);
            }
        }
    }
    for ((_, turn), (choice, sequence)) in acknowledged.iter().filter(|((table, _), _)| table == id) {
        let (stored, at) = answered.get(turn).unwrap_or_else(|| panic!("`{id}`: decision {turn} was lost"));
        assert_eq!(at, sequence, "`{id}`: decision {turn} stands where it was acknowledged");
        assert_eq!(stored, choice, "`{id}`: decision {turn} is what was answered");
    }
}

#[tokio::test]
async fn downtime_is_not_charged_and_the_clock_runs_on_without_anybody_calling() {
    let dir = tempfile::tempdir().unwrap();
    let server = ServerProcess::start(dir.path());
    let mut ada = Client::new(channel(server.address).await, None);
    let request = v1::RegisterPlayerRequest { display_name: "ada".to_owned(), is_bot: true, request_id: String::new() };
    let token = ada.players.register_player(request).await.unwrap().into_inner().token;
    let mut ada = Client::new(channel(server.address).await, Some(&token));
    let spec = v1::TableSpec {
        chairs: vec![bot("first", 1)],
        time_control: Some(v1::TimeControl {
            initial_ms: 2_000,
            on_timeout: v1::TimeoutPolicy::Forfeit.into(),
            ..v1::TimeControl::default()
        }),
        ..table("block", &[("seats", "2")])
    };
    let id = ada.open(spec).await;
    ada.join(&id).await;
    let asked = loop {
        if let Some(decision) = ada.pending(&id).await.decision {
            break decision.turn;
        }
        tokio::task::yield_now().await;
    };
    server.kill();
    // Longer than the seat has: if downtime were charged, the seat would be lost.
    tokio::time::sleep(Duration::from_secs(4)).await;

    let server = ServerProcess::start(dir.path());
    let started = Instant::now();
    let mut ada = Client::new(channel(server.address).await, Some(&token));
    let decision = ada.pending(&id).await.decision.expect("the decision is still pending");
    assert_eq!(decision.turn, asked);
    assert!(decision.time_left_ms > 2_000, "the whole bank is left, and five seconds to come back: {decision:?}");

    // Nobody answers. Two seconds of bank and five of grace later the seat is lost, by itself.
    let request = v1::WatchTableRequest { table_id: id.clone(), ..v1::WatchTableRequest::default() };
    let mut frames = ada.tables.watch_table(request).await.unwrap().into_inner();
    while frames.message().await.unwrap().is_some() {}
    let took = started.elapsed();
    assert!(took > Duration::from_secs(5), "not before its time: {took:?}");
    let result = ada.table(&id).await.result.unwrap();
    assert_eq!(result.reason(), v1::EndReason::Timeout);
}

#[tokio::test]
async fn a_second_server_on_the_same_directory_is_refused_and_the_first_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let server = ServerProcess::start(dir.path());
    let second = std::process::Command::new(env!("CARGO_BIN_EXE_boneyard-server"))
        .args(["--listen", "127.0.0.1:0", "--data-dir"])
        .arg(dir.path())
        .output()
        .unwrap();
    assert!(!second.status.success());
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(said.contains("in use"), "{said}");
    let mut nobody = Client::new(channel(server.address).await, None);
    nobody.server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap();
}
