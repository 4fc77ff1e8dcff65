//! A durable move against the same server's no-op: `SubmitMove` on sled beside `GetServerInfo`, by the
//! same client in the same run, at 1, 16 and 128 in flight.
//!
//! The server is a process of its own. One account holds both seats of every table and hears its
//! decisions on one `Listen` stream, so a move counts with all it causes: judged, stored, synced,
//! published, the next decision handed out. `BENCH_THREADS` sets the server's threads.
#![expect(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

#[path = "../tests/support/mod.rs"]
mod support;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{self, player_event::Event};
use criterion::{BenchmarkId, Criterion, Throughput};
use support::{Client, channel, process::ServerProcess, seat_for, table};
use tokio::{runtime::Runtime, sync::mpsc, task::JoinSet};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Calls in flight over at most four connections.
const IN_FLIGHT: [usize; 3] = [1, 16, 128];

fn main() {
    let mut criterion =
        Criterion::default().sample_size(20).measurement_time(Duration::from_secs(8)).configure_from_args();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let dir = tempfile::tempdir().unwrap();
    let token_file = dir.path().join("admin");
    let threads = std::env::var("BENCH_THREADS").unwrap_or_else(|_| "1".to_owned());
    let server = ServerProcess::start_with(
        &dir.path().join("data"),
        &["--threads", &threads, "--admin-token-file", token_file.to_str().unwrap()],
    );
    let admin = std::fs::read_to_string(&token_file).unwrap().trim().to_owned();

    let mut group = criterion.benchmark_group(format!("server of {threads} threads"));
    group.throughput(Throughput::Elements(1));
    for in_flight in IN_FLIGHT {
        let clients = runtime.block_on(connect(&server, in_flight));
        group.bench_function(BenchmarkId::new("no-op", in_flight), |bencher| {
            bencher.iter_custom(|count| runtime.block_on(no_ops(&clients, in_flight, count)));
        });
        let mut moves = Moves::new(&runtime, &server, &admin, in_flight);
        group.bench_function(BenchmarkId::new("durable move", in_flight), |bencher| {
            bencher.iter_custom(|count| runtime.block_on(moves.make(count)));
        });
    }
    group.finish();
    criterion.final_summary();
}

async fn connect(server: &ServerProcess, in_flight: usize) -> Vec<Client> {
    let mut clients = Vec::new();
    for _ in 0..in_flight.min(4) {
        clients.push(Client::new(channel(server.address).await, None));
    }
    clients
}

/// So many no-ops, so many in flight.
async fn no_ops(clients: &[Client], in_flight: usize, count: u64) -> Duration {
    let begin = Instant::now();
    let mut workers = JoinSet::new();
    for worker in 0..in_flight {
        let mut client = clients[worker % clients.len()].clone();
        let share = count / in_flight as u64 + u64::from((worker as u64) < count % in_flight as u64);
        workers.spawn(async move {
            for _ in 0..share {
                client.server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap();
            }
        });
    }
    while workers.join_next().await.is_some() {}
    begin.elapsed()
}

/// Tables on which moves are made, with a stream that hands out the decisions.
struct Moves {
    clients: Vec<Client>,
    decisions: mpsc::UnboundedReceiver<v1::Decision>,
    done: (mpsc::UnboundedSender<()>, mpsc::UnboundedReceiver<()>),
}

impl Moves {
    fn new(runtime: &Runtime, server: &ServerProcess, admin: &str, tables: usize) -> Self {
        let (sender, decisions) = mpsc::unbounded_channel();
        let clients = runtime.block_on(async {
            let mut nobody = Client::new(channel(server.address).await, None);
            let request =
                v1::RegisterPlayerRequest { display_name: "bench".to_owned(), is_bot: true, request_id: String::new() };
            let registered = nobody.players.register_player(request).await.unwrap().into_inner();
            let player_id = registered.player.unwrap().player_id;
            let mut director = Client::new(channel(server.address).await, Some(admin));
            let spec = v1::TableSpec {
                chairs: vec![seat_for(&player_id), seat_for(&player_id)],
                ..table("block", &[("seats", "2")])
            };
            let batch = move |count| v1::BatchCreateTablesRequest {
                tables: vec![v1::BatchTable { table: Some(spec.clone()) }; count],
                request_id: String::new(),
            };
            director.director.batch_create_tables(batch(tables)).await.unwrap();
            let mut clients = Vec::new();
            for _ in 0..tables.min(4) {
                clients.push(Client::new(channel(server.address).await, Some(&registered.token)));
            }
            let mut listener = Client::new(channel(server.address).await, Some(&registered.token));
            let hello = v1::Hello { client: "bench/1".to_owned(), join_table_id: String::new() };
            let mut events = listener.play.listen(v1::ListenRequest { hello: Some(hello) }).await.unwrap().into_inner();
            tokio::spawn(async move {
                let mut finished = std::collections::HashSet::new();
                while let Ok(Some(event)) = events.message().await {
                    match event.event.unwrap().event.unwrap() {
                        Event::TurnRequest(request) => {
                            if sender.send(request.decision.unwrap()).is_err() {
                                return;
                            }
                        }
                        // Matches are of ordinary length: where one ends, another begins.
                        Event::TableNotice(notice) if notice.state() == v1::TableState::Finished => {
                            if finished.insert(notice.table_id) {
                                director.director.batch_create_tables(batch(1)).await.unwrap();
                            }
                        }
                        Event::Welcome(_)
                        | Event::TableNotice(_)
                        | Event::AnswerResult(_)
                        | Event::Heartbeat(_)
                        | Event::Drain(_) => {}
                    }
                }
            });
            clients
        });
        Self { clients, decisions, done: mpsc::unbounded_channel() }
    }

    /// So many moves, one for each decision as it comes; every table has one in flight.
    async fn make(&mut self, count: u64) -> Duration {
        let clients: Arc<[Client]> = self.clients.clone().into();
        let begin = Instant::now();
        let (mut sent, mut answered) = (0_u64, 0);
        while answered < count {
            tokio::select! {
                Some(decision) = self.decisions.recv(), if sent < count => {
                    let mut client = clients[usize::try_from(sent).unwrap() % clients.len()].clone();
                    let done = self.done.0.clone();
                    sent += 1;
                    tokio::spawn(async move {
                        let choice = decision.legal_moves[0].choice;
                        client.answer(&decision.table_id, decision.turn, choice).await.unwrap();
                        done.send(()).unwrap();
                    });
                }
                Some(()) = self.done.1.recv() => answered += 1,
            }
        }
        begin.elapsed()
    }
}
