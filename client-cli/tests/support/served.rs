//! A server with a director, in the process of the test.

use std::process::Child;

use boneyard_proto::v1::{
    PauseTableRequest, RegisterPlayerRequest, ResumeTableRequest, director_service_client::DirectorServiceClient,
    player_service_client::PlayerServiceClient,
};
use boneyard_server::{Parts, auth::Secret};
use tonic::{Request, transport::Channel};

use super::{Done, Home};

/// A server in this process, with an administrator's token.
pub(crate) struct Server {
    pub(crate) address: String,
    pub(crate) token: String,
    runtime: tokio::runtime::Runtime,
}

impl Server {
    pub(crate) fn start() -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let token = Secret::new_token();
        let parts = Parts { admin_token: Some(token.clone()), ..Parts::in_memory() };
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        runtime.spawn(boneyard_server::serve(parts, listener, std::future::pending()));
        Self { address, token: token.reveal().to_owned(), runtime }
    }

    /// Registers a player; id and token.
    pub(crate) fn register(&self, name: &str) -> (String, String) {
        let registered = self.runtime.block_on(async {
            let mut players = PlayerServiceClient::connect(self.address.clone()).await.unwrap();
            let request = RegisterPlayerRequest { display_name: name.to_owned(), is_bot: true, ..Default::default() };
            players.register_player(request).await.unwrap().into_inner()
        });
        (registered.player.unwrap().player_id, registered.token)
    }

    /// Stops the clocks of a table.
    pub(crate) fn pause(&self, table: &str) {
        let request = PauseTableRequest { table_id: table.to_owned(), ..Default::default() };
        self.as_director(async |mut director, request| director.pause_table(request).await.map(drop), request);
    }

    /// Lets the clocks of a table run again.
    pub(crate) fn resume(&self, table: &str) {
        let request = ResumeTableRequest { table_id: table.to_owned() };
        self.as_director(async |mut director, request| director.resume_table(request).await.map(drop), request);
    }

    fn as_director<T>(
        &self,
        call: impl AsyncFnOnce(DirectorServiceClient<Channel>, Request<T>) -> Result<(), tonic::Status>,
        message: T,
    ) {
        let mut request = Request::new(message);
        request.metadata_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        self.runtime.block_on(async {
            let director = DirectorServiceClient::connect(self.address.clone()).await.unwrap();
            call(director, request).await.unwrap();
        });
    }

    pub(crate) fn run_as(&self, home: &Home, token: &str, arguments: &[&str]) -> Done {
        let mut command = home.command(arguments);
        Done::of(&command.env("BONEYARD_TOKEN", token).env("BONEYARD_SERVER", &self.address).output().unwrap())
    }

    /// Runs `boneyard tournament` as the director.
    pub(crate) fn direct(&self, home: &Home, arguments: &[&str]) -> Done {
        self.run_as(home, &self.token, &[&["tournament"], arguments].concat())
    }

    /// A built-in bot that plays as this player until it is killed.
    pub(crate) fn bot(&self, home: &Home, token: &str, bot: &str) -> Child {
        let mut command = home.command(&["bot", "run", bot]);
        command.env("BONEYARD_TOKEN", token).env("BONEYARD_SERVER", &self.address);
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null()).spawn().unwrap()
    }
}
