//! A client that does everything right, but for one fault that is named: the kit is tested with it.
//!
//! ```text
//! wrong-client PATH FAULT TABLE      PATH: play, listen; FAULT: none, or one that session.rs or memory.rs asks about
//! ```

mod memory;
mod session;

use std::{
    env,
    io::{self, Write as _},
    process::ExitCode,
    time::Duration,
};

use boneyard_proto::v1::{RegisterPlayerRequest, player_service_client::PlayerServiceClient};
use memory::Memory;
use session::{Client, End};
use tonic::transport::Endpoint;

fn say(line: &str) {
    // Nobody reads it any more: then it is not wanted.
    drop(writeln!(io::stderr(), "{line}"));
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let given: Vec<String> = env::args().skip(1).collect();
    let [path, fault, table] = given.as_slice() else {
        say("usage: wrong-client PATH FAULT TABLE");
        return ExitCode::from(2);
    };
    let Ok(server) = env::var("BONEYARD_SERVER") else {
        say("BONEYARD_SERVER is not set");
        return ExitCode::from(2);
    };
    let address = format!("http://{server}");
    let Some(token) = token(&address).await else { return ExitCode::FAILURE };
    let mut memory = Memory::new(table, fault);
    let mut wait = Duration::from_millis(200);
    loop {
        let client = Client { address: &address, token: &token, by_play: path == "play" };
        match client.session(&mut memory).await {
            End::Done => return ExitCode::from(u8::from(memory.is("ends_with_1"))),
            End::Leave(why) if !memory.is("never_gives_up") => {
                say(&why);
                return ExitCode::FAILURE;
            }
            End::Again(_, _) if memory.is("never_comes_back") => return ExitCode::FAILURE,
            End::Leave(why) | End::Again(why, None) => say(&why),
            End::Again(why, Some(after)) => {
                say(&why);
                wait = if memory.is("ignores_drain") { Duration::ZERO } else { after };
            }
        }
        if memory.is("hammers") {
            wait = Duration::from_millis(1);
        }
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(Duration::from_secs(8));
    }
}

/// The token that is given, or that of a new player.
async fn token(address: &str) -> Option<String> {
    if let Ok(token) = env::var("BONEYARD_TOKEN") {
        return Some(token);
    }
    let channel = Endpoint::from_shared(address.to_owned()).ok()?.connect().await.ok()?;
    let request = RegisterPlayerRequest { display_name: "wrong".to_owned(), is_bot: true, ..Default::default() };
    let made = PlayerServiceClient::new(channel).register_player(request).await.ok()?;
    Some(made.into_inner().token)
}
