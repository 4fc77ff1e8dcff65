//! A server in this process on a free port, and clients for it.
#![allow(dead_code, unreachable_pub, clippy::allow_attributes, reason = "each test file uses its part of this")]

pub mod follow;
pub mod game;
pub mod process;
pub mod refusal;
pub mod rigged;
pub mod tournament;
pub mod wire;

use std::{net::SocketAddr, sync::Arc};

use boneyard_proto::v1::{
    self, director_service_client::DirectorServiceClient, play_service_client::PlayServiceClient,
    player_service_client::PlayerServiceClient, record_service_client::RecordServiceClient,
    server_service_client::ServerServiceClient, table_service_client::TableServiceClient,
    tournament_service_client::TournamentServiceClient,
};
use boneyard_server::{Parts, ServeError, auth::Secret, randomness::FixedShuffler, serve};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};
use tonic::{
    Request, Status,
    metadata::MetadataValue,
    service::{Interceptor, interceptor::InterceptedService},
    transport::{Channel, Endpoint},
};

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<Result<(), ServeError>>,
}

/// Token of the admin account of every test server.
pub const ADMIN_TOKEN: &str = "byd_admin-token-of-the-test-server-0123456789";

/// Parts in memory with a fixed shuffle.
pub fn parts(seed: u8) -> Parts {
    let mut parts = Parts::in_memory();
    parts.shuffler = Arc::new(FixedShuffler::new([seed; 32]));
    parts.admin_token = Some(Secret::given(ADMIN_TOKEN.to_owned()));
    parts
}

impl TestServer {
    pub async fn start(parts: Parts) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(serve(parts, listener, async {
            drop(stopped.await);
        }));
        Self { address, stop: Some(stop), served }
    }

    /// Stops it as SIGTERM would; returns what `serve` returned.
    pub async fn stop(mut self) -> Result<(), ServeError> {
        drop(self.stop.take());
        self.served.await.unwrap()
    }

    pub async fn channel(&self) -> Channel {
        channel(self.address).await
    }

    /// A client without a token.
    pub async fn nobody(&self) -> Client {
        Client::new(self.channel().await, None)
    }

    /// A client of the admin account.
    pub async fn admin(&self) -> Client {
        Client::new(self.channel().await, Some(ADMIN_TOKEN))
    }

    /// A newly registered player.
    pub async fn player(&self, name: &str) -> Client {
        self.register(name, String::new()).await
    }

    /// A player with the same name and id on every server.
    pub async fn registered(&self, number: u64) -> Client {
        self.register(&format!("player {number}"), uuid(number)).await
    }

    async fn register(&self, name: &str, request_id: String) -> Client {
        let channel = self.channel().await;
        let request = v1::RegisterPlayerRequest { display_name: name.to_owned(), is_bot: true, request_id };
        let registered = PlayerServiceClient::new(channel.clone()).register_player(request).await.unwrap().into_inner();
        let mut client = Client::new(channel, Some(&registered.token));
        client.player_id = registered.player.unwrap().player_id;
        client.token = registered.token;
        client.recovery_code = registered.recovery_code;
        client
    }
}

/// A UUID of a number.
pub fn uuid(number: u64) -> String {
    format!("00000000-0000-4000-8000-{number:012x}")
}

/// A connection; the server may still be binding.
pub async fn channel(address: SocketAddr) -> Channel {
    Endpoint::from_shared(format!("http://{address}")).unwrap().connect().await.unwrap()
}

/// Puts the token on each call.
#[derive(Clone)]
pub struct Bearer(Option<MetadataValue<tonic::metadata::Ascii>>);

impl Interceptor for Bearer {
    fn call(&mut self, mut request: Request<()>) -> Result<Request<()>, Status> {
        if let Some(value) = &self.0 {
            request.metadata_mut().insert("authorization", value.clone());
        }
        Ok(request)
    }
}

type Wire = InterceptedService<Channel, Bearer>;

/// All services for one caller.
#[derive(Clone)]
pub struct Client {
    pub player_id: String,
    pub token: String,
    pub recovery_code: String,
    pub tables: TableServiceClient<Wire>,
    pub play: PlayServiceClient<Wire>,
    pub director: DirectorServiceClient<Wire>,
    pub players: PlayerServiceClient<Wire>,
    pub records: RecordServiceClient<Wire>,
    pub server: ServerServiceClient<Wire>,
    pub tournaments: TournamentServiceClient<Wire>,
}

impl Client {
    pub fn new(channel: Channel, token: Option<&str>) -> Self {
        let bearer = Bearer(token.map(|token| format!("Bearer {token}").parse().unwrap()));
        let wire = || InterceptedService::new(channel.clone(), bearer.clone());
        Self {
            player_id: String::new(),
            token: token.unwrap_or_default().to_owned(),
            recovery_code: String::new(),
            tables: TableServiceClient::new(wire()),
            play: PlayServiceClient::new(wire()),
            director: DirectorServiceClient::new(wire()),
            players: PlayerServiceClient::new(wire()),
            records: RecordServiceClient::new(wire()),
            tournaments: TournamentServiceClient::new(wire()),
            server: ServerServiceClient::new(InterceptedService::new(channel, bearer)),
        }
    }

    /// Opens a table; returns its id.
    pub async fn open(&mut self, table: v1::TableSpec) -> String {
        let request = v1::CreateTableRequest { table: Some(table), request_id: String::new() };
        self.tables.create_table(request).await.unwrap().into_inner().table.unwrap().table_id
    }

    /// The table as everybody sees it.
    pub async fn table(&mut self, table_id: &str) -> v1::PublicView {
        let request = v1::GetTableRequest { table_id: table_id.to_owned(), invite_code: String::new() };
        self.tables.get_table(request).await.unwrap().into_inner().table.unwrap()
    }

    /// Own view and pending decision.
    pub async fn pending(&mut self, table_id: &str) -> v1::GetSeatViewResponse {
        self.pending_at(table_id, 0).await
    }

    /// The same for one of several seats.
    pub async fn pending_at(&mut self, table_id: &str, seat: i32) -> v1::GetSeatViewResponse {
        let request = v1::GetSeatViewRequest { table_id: table_id.to_owned(), seat };
        self.play.get_seat_view(request).await.unwrap().into_inner()
    }

    /// Takes the first free chair.
    pub async fn join(&mut self, table_id: &str) -> v1::JoinTableResponse {
        let request = v1::JoinTableRequest {
            table_id: table_id.to_owned(),
            chair: 0,
            invite_code: String::new(),
            ..v1::JoinTableRequest::default()
        };
        self.tables.join_table(request).await.unwrap().into_inner()
    }

    /// Answers a decision.
    pub async fn answer(
        &mut self,
        table_id: &str,
        turn: i32,
        choice: Option<v1::Move>,
    ) -> Result<v1::SubmitMoveResponse, Status> {
        let answer = Some(v1::MoveAnswer { table_id: table_id.to_owned(), turn, choice });
        self.play.submit_move(v1::SubmitMoveRequest { answer }).await.map(tonic::Response::into_inner)
    }
}

/// A table of this variant with options.
pub fn table(variant: &str, options: &[(&str, &str)]) -> v1::TableSpec {
    v1::TableSpec {
        variant: Some(v1::VariantSpec {
            variant: variant.to_owned(),
            options: options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
        }),
        time_control: Some(v1::TimeControl { unlimited: true, ..v1::TimeControl::default() }),
        ..v1::TableSpec::default()
    }
}

/// A chair for a house bot.
pub fn bot(name: &str, seed: i32) -> v1::ChairSpec {
    let house_bot = v1::HouseBotSpec { house_bot: name.to_owned(), playouts: 0, seed };
    v1::ChairSpec { occupant: Some(v1::chair_spec::Occupant::HouseBot(house_bot)) }
}

/// A chair for a player.
pub fn seat_for(player_id: &str) -> v1::ChairSpec {
    v1::ChairSpec { occupant: Some(v1::chair_spec::Occupant::PlayerId(player_id.to_owned())) }
}

/// The stable reason of a refusal, from its trailer.
pub fn reason(status: &Status) -> &str {
    status.metadata().get("boneyard-reason").map_or("", |value| value.to_str().unwrap())
}
