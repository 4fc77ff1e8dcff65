//! All starters on a real server: every language plays every seed game at once, and one table mixes languages.
//!
//! `BONEYARD_SERVER_BINARY` names the server. `cargo test` of this package does not build it, so these tests are
//! ignored until somebody asks for them; `.ci/run` does, after the release build.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "a test that skips says so")]

mod support;

use std::{
    env,
    io::{BufRead as _, BufReader},
    process::{Child, Command, Output, Stdio},
    sync::Arc,
    time::Duration,
};

use boneyard_conformance::starters::Starter;
use boneyard_proto::v1::{
    ChairSpec, CreateTableRequest, EndReason, GetTableRequest, HouseBotSpec, PublicView, RegisterPlayerRequest,
    TableSpec, TableState, VariantSpec, chair_spec::Occupant, player_service_client::PlayerServiceClient,
    table_service_client::TableServiceClient,
};
use tokio::{task::JoinSet, time::timeout};
use tonic::{Request, transport::Channel};

/// Rules of the house, as key and value.
type Options = &'static [(&'static str, &'static str)];

/// The six seed games: seats, and what makes a match of a minute at most.
const GAMES: [(&str, usize, Options); 6] = [
    ("all_fives", 2, &[("target", "100")]),
    ("block", 2, &[("target", "50")]),
    ("draw", 3, &[("target", "50")]),
    ("domino_whist", 4, &[]),
    ("mexican_train", 3, &[("rounds", "2")]),
    ("slosh", 4, &[]),
];
/// No match may take longer.
const PATIENCE: Duration = Duration::from_secs(300);

/// A server in memory; ended when dropped.
struct Server {
    child: Child,
    address: String,
    channel: Channel,
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Server {
    async fn start() -> Self {
        let binary = env::var("BONEYARD_SERVER_BINARY").expect("BONEYARD_SERVER_BINARY names the server to test on");
        let mut child = Command::new(binary)
            .args(["--listen", "127.0.0.1:0", "--log-format", "json", "--in-memory"])
            .env("RUST_LOG", "info")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let address = loop {
            let line = lines.next().expect("the server ended").unwrap();
            if let Some((_, rest)) = line.split_once("\"listen\":\"") {
                break rest.split('"').next().unwrap().to_owned();
            }
        };
        // The log is read to its end, or the server would stop writing it.
        std::thread::spawn(move || lines.for_each(drop));
        let channel = Channel::from_shared(format!("http://{address}")).unwrap().connect().await.unwrap();
        Self { child, address, channel }
    }

    /// Registers a player; returns its id and token.
    async fn player(&self, name: &str) -> (String, String) {
        let request = RegisterPlayerRequest { display_name: name.to_owned(), is_bot: true, ..Default::default() };
        let made = PlayerServiceClient::new(self.channel.clone()).register_player(request).await.unwrap().into_inner();
        (made.player.unwrap().player_id, made.token)
    }

    /// Opens a table with these occupants; who plays there joins by itself.
    async fn table(&self, token: &str, game: &str, options: &[(&str, &str)], chairs: Vec<Option<Occupant>>) -> String {
        let mut options: std::collections::BTreeMap<String, String> =
            options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        options.insert("seats".to_owned(), chairs.len().to_string());
        let table = TableSpec {
            variant: Some(VariantSpec { variant: game.to_owned(), options }),
            chairs: chairs.into_iter().map(|occupant| ChairSpec { occupant }).collect(),
            ..Default::default()
        };
        let mut request = Request::new(CreateTableRequest { table: Some(table), ..Default::default() });
        request.metadata_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        let made = TableServiceClient::new(self.channel.clone()).create_table(request).await.unwrap();
        made.into_inner().table.unwrap().table_id
    }

    /// How a table stands.
    async fn look(&self, token: &str, table: &str) -> PublicView {
        let mut request = Request::new(GetTableRequest { table_id: table.to_owned(), ..Default::default() });
        request.metadata_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        let found = TableServiceClient::new(self.channel.clone()).get_table(request).await.unwrap();
        found.into_inner().table.unwrap()
    }

    /// Runs a starter at a table until it ends.
    async fn play(&self, starter: &Starter, token: &str, table: &str) -> Output {
        let (program, arguments) = starter.run.split_first().unwrap();
        let bot = tokio::process::Command::new(program)
            .args(arguments)
            .arg(table)
            .env("BONEYARD_SERVER", &self.address)
            .env("BONEYARD_TOKEN", token)
            .stdin(Stdio::null())
            .kill_on_drop(true)
            .output();
        timeout(PATIENCE, bot).await.unwrap_or_else(|_| panic!("{} did not end", starter.language)).unwrap()
    }
}

/// What is wrong with a match that should have been played out without a fault.
fn faults(view: &PublicView) -> Option<String> {
    let result = view.result.clone().unwrap_or_default();
    let played = view.state() == TableState::Finished && result.reason() == EndReason::Completed;
    let clean = view.seats.iter().all(|seat| seat.timeout_count == 0 && seat.illegal_count == 0 && !seat.substituted);
    (!played || !clean).then(|| format!("{:?}, {result:?}, {:?}", view.state(), view.seats))
}

fn failure(starter: &Starter, game: &str, output: &Output) -> Option<String> {
    let said = String::from_utf8_lossy(&output.stderr);
    (!output.status.success()).then(|| format!("{}, {game}: {}\n{said}", starter.language, output.status))
}

async fn whole_match(server: Arc<Server>, starter: Starter, game: usize) -> Vec<String> {
    let (name, seats, options) = GAMES[game];
    let (player, token) = server.player(&starter.language).await;
    let chairs = (0..seats)
        .map(|chair| match chair {
            0 => Some(Occupant::PlayerId(player.clone())),
            _ => Some(Occupant::HouseBot(HouseBotSpec { house_bot: "greedy".to_owned(), ..Default::default() })),
        })
        .collect();
    let table = server.table(&token, name, options, chairs).await;
    let output = server.play(&starter, &token, &table).await;
    let wrong = faults(&server.look(&token, &table).await).map(|what| format!("{}, {name}: {what}", starter.language));
    failure(&starter, name, &output).into_iter().chain(wrong).collect()
}

#[tokio::test]
#[ignore = "needs a server that is built: .ci/run names it in BONEYARD_SERVER_BINARY"]
async fn every_language_plays_the_six_games_on_one_server_at_once() {
    let server = Arc::new(Server::start().await);
    let starters = support::starters();
    let mut playing = JoinSet::new();
    for starter in &starters {
        for game in 0..GAMES.len() {
            playing.spawn(whole_match(server.clone(), starter.clone(), game));
        }
    }
    let count = playing.len();
    let wrong: Vec<String> = playing.join_all().await.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    eprintln!("{count} matches of {} languages", starters.len());
}

#[tokio::test]
#[ignore = "needs a server that is built: .ci/run names it in BONEYARD_SERVER_BINARY"]
async fn a_table_of_four_mixes_four_languages() {
    let server = Arc::new(Server::start().await);
    let starters = support::starters();
    if starters.len() < 4 {
        eprintln!("only {} languages are here: some sit twice", starters.len());
    }
    for game in ["all_fives", "mexican_train"] {
        let mut seated = Vec::new();
        for starter in starters.iter().cycle().take(4) {
            seated.push((starter.clone(), server.player(&starter.language).await));
        }
        // Nobody sits for others: the bots take the free chairs.
        let chairs = vec![Some(Occupant::PlayerId(seated[0].1.0.clone())), None, None, None];
        let options: &[_] = if game == "all_fives" { &[("target", "61")] } else { &[("rounds", "2")] };
        let table = server.table(&seated[0].1.1, game, options, chairs).await;
        let mut playing = JoinSet::new();
        for (starter, (_, token)) in seated.clone() {
            let (server, table) = (server.clone(), table.clone());
            playing.spawn(async move {
                let output = server.play(&starter, &token, &table).await;
                failure(&starter, game, &output)
            });
        }
        let failed: Vec<String> = playing.join_all().await.into_iter().flatten().collect();
        assert!(failed.is_empty(), "{}", failed.join("\n"));
        assert_eq!(faults(&server.look(&seated[0].1.1, &table).await), None, "{game}");
    }
}
