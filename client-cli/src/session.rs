//! A connection to a server: its address, the player's token, and clients that send it.

use std::time::Duration;

use boneyard_proto::v1::{
    GetCallerRequest, GetServerInfoRequest, GetServerInfoResponse, RegisterPlayerRequest,
    play_service_client::PlayServiceClient, player_service_client::PlayerServiceClient,
    record_service_client::RecordServiceClient, server_service_client::ServerServiceClient,
    table_service_client::TableServiceClient, tournament_service_client::TournamentServiceClient,
};
use tonic::{
    Request, Response, Status,
    metadata::{Ascii, MetadataValue},
    service::{Interceptor, interceptor::InterceptedService},
    transport::{Channel, Endpoint},
};

use crate::{
    args::Common,
    credentials::Credentials,
    failure::{self, Failure},
};

/// Where `boneyard dev` and a server with default settings listen.
const DEFAULT_ADDRESS: &str = "http://127.0.0.1:6628";
const CONNECT_LIMIT: Duration = Duration::from_secs(5);
const CALL_LIMIT: Duration = Duration::from_secs(20);

/// A channel that sends the token along.
pub(crate) type Link = InterceptedService<Channel, Bearer>;

/// Adds the token to every call.
#[derive(Debug, Clone, Default)]
pub(crate) struct Bearer(Option<MetadataValue<Ascii>>);

impl Interceptor for Bearer {
    fn call(&mut self, mut request: Request<()>) -> Result<Request<()>, Status> {
        if let Some(value) = &self.0 {
            request.metadata_mut().insert("authorization", value.clone());
        }
        Ok(request)
    }
}

impl Bearer {
    fn new(token: &str) -> Result<Self, Failure> {
        let mut value: MetadataValue<Ascii> = format!("Bearer {token}").parse().map_err(|_invalid| {
            Failure::login("token_unreadable", "the token holds characters that no token has")
                .help("copy it again, one line of ASCII")
        })?;
        value.set_sensitive(true);
        Ok(Self(Some(value)))
    }
}

/// A connection to one server, with or without a player.
#[derive(Debug, Clone)]
pub(crate) struct Session {
    address: String,
    channel: Channel,
    bearer: Bearer,
    player_id: String,
}

impl Session {
    /// Connects to the server that the flags and the environment name. Nobody is logged in yet.
    pub(crate) async fn open(common: &Common) -> Result<Self, Failure> {
        Self::connect(&named_server(common).unwrap_or_else(|| DEFAULT_ADDRESS.to_owned())).await
    }

    /// Connects to this address.
    pub(crate) async fn connect(address: &str) -> Result<Self, Failure> {
        let address = normal_address(address)?;
        let bad_address = |error: &dyn std::fmt::Display| {
            Failure::usage("bad_address", format!("`{address}` is not an address: {error}"))
                .help("write it as http://HOST:PORT")
        };
        let endpoint = Endpoint::from_shared(address.clone())
            .and_then(|endpoint| endpoint.user_agent(concat!("boneyard/", env!("CARGO_PKG_VERSION"))))
            .map_err(|error| bad_address(&error))?
            .connect_timeout(CONNECT_LIMIT);
        let channel =
            endpoint.connect().await.map_err(|error| Failure::unreachable(&address, failure::deepest(&error)))?;
        Ok(Self { address, channel, bearer: Bearer::default(), player_id: String::new() })
    }

    /// Plays as the owner of this token from here on.
    pub(crate) async fn use_token(&mut self, token: &str) -> Result<(), Failure> {
        self.bearer = Bearer::new(token)?;
        let caller = unary(self.players().get_caller(GetCallerRequest {})).await?;
        self.player_id = caller.player.unwrap_or_default().player_id;
        Ok(())
    }

    /// Registers a player and plays as this player from here on. Keeps nothing.
    pub(crate) async fn register(&mut self, name: &str, is_bot: bool) -> Result<Credentials, Failure> {
        let request = RegisterPlayerRequest { display_name: name.to_owned(), is_bot, request_id: String::new() };
        let registered = unary(self.players().register_player(request)).await?;
        self.bearer = Bearer::new(&registered.token)?;
        self.player_id = registered.player.unwrap_or_default().player_id;
        Ok(Credentials {
            player_id: self.player_id.clone(),
            token: registered.token,
            recovery_code: registered.recovery_code,
        })
    }

    /// Version, limits and house bots of the server.
    pub(crate) async fn info(&self) -> Result<GetServerInfoResponse, Failure> {
        unary(self.server().get_server_info(GetServerInfoRequest {})).await
    }

    /// Plays as nobody from here on.
    pub(crate) fn forget_token(&mut self) {
        self.bearer = Bearer::default();
    }

    /// The address, as it can be given to `--server`.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The player who is logged in; empty when nobody is.
    pub(crate) fn player_id(&self) -> &str {
        &self.player_id
    }

    pub(crate) fn tables(&self) -> TableServiceClient<Link> {
        TableServiceClient::with_interceptor(self.channel.clone(), self.bearer.clone())
    }

    pub(crate) fn play(&self) -> PlayServiceClient<Link> {
        PlayServiceClient::with_interceptor(self.channel.clone(), self.bearer.clone())
    }

    pub(crate) fn records(&self) -> RecordServiceClient<Link> {
        RecordServiceClient::with_interceptor(self.channel.clone(), self.bearer.clone())
    }

    pub(crate) fn tournaments(&self) -> TournamentServiceClient<Link> {
        TournamentServiceClient::with_interceptor(self.channel.clone(), self.bearer.clone())
    }

    pub(crate) fn server(&self) -> ServerServiceClient<Link> {
        ServerServiceClient::with_interceptor(self.channel.clone(), self.bearer.clone())
    }

    fn players(&self) -> PlayerServiceClient<Link> {
        PlayerServiceClient::with_interceptor(self.channel.clone(), self.bearer.clone())
    }
}

/// Waits for the answer to one call, but not for ever.
pub(crate) async fn unary<T>(call: impl Future<Output = Result<Response<T>, Status>>) -> Result<T, Failure> {
    match tokio::time::timeout(CALL_LIMIT, call).await {
        Ok(answer) => Ok(answer?.into_inner()),
        Err(_elapsed) => Err(Failure::deadline(format!("the server did not answer within {} s", CALL_LIMIT.as_secs()))),
    }
}

/// The server named by flag or environment.
pub(crate) fn named_server(common: &Common) -> Option<String> {
    common.server.clone().or_else(|| std::env::var("BONEYARD_SERVER").ok()).filter(|text| !text.is_empty())
}

fn normal_address(address: &str) -> Result<String, Failure> {
    let address = address.trim().trim_end_matches('/');
    match address.split_once("://") {
        None => Ok(format!("http://{address}")),
        Some(("http", _)) => Ok(address.to_owned()),
        Some((scheme, _)) => Err(Failure::usage("bad_address", format!("this release cannot speak `{scheme}`"))
            .help("use http://HOST:PORT; for TLS, run a proxy on this machine that adds it")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_needs_no_scheme() {
        assert_eq!(normal_address("localhost:6628").unwrap(), "http://localhost:6628");
        assert_eq!(normal_address(" http://host:1/ ").unwrap(), "http://host:1");
        assert_eq!(normal_address("https://host:1").unwrap_err().reason(), "bad_address");
    }

    #[test]
    fn the_token_is_not_shown_by_debug() {
        let shown = format!("{:?}", Bearer::new("byt_secret").unwrap());
        assert!(!shown.contains("byt_secret"), "{shown}");
    }

    #[tokio::test]
    async fn nobody_at_the_address_is_said_so() {
        // A listener that is closed again: nobody answers at its port.
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let failure = Session::connect(&format!("127.0.0.1:{port}")).await.unwrap_err();
        assert_eq!(failure.reason(), "server_unreachable");
    }
}
