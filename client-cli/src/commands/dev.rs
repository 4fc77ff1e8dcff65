//! `boneyard dev`: a server in this process, with all that is needed to try it.

use std::path::Path;

use super::{program, stop_signal};
use crate::{
    args::{Common, Dev},
    credentials,
    failure::Failure,
    local::server::LocalServer,
    render,
    session::Session,
};

pub(crate) async fn run(common: &Common, args: &Dev) -> Result<(), Failure> {
    let mut server = LocalServer::listening(args.listen, args.data.as_deref(), &args.web_origin).await?;
    let told = tell(common, args, &mut server).await;
    if told.is_ok() {
        // Ctrl-C is how this command ends, so it is no failure.
        stop_signal().await;
        render::tip("Ending; what was confirmed is stored.");
    }
    server.stop().await?;
    told
}

/// Prints the address, a token, and what to try.
async fn tell(common: &Common, args: &Dev, server: &mut LocalServer) -> Result<(), Failure> {
    let mut session = server.session().await?;
    let token = token_of(&mut session, args.data.as_deref(), "dev").await?;
    let address = server.address();
    if common.json {
        return render::line(serde_json::json!({ "server": address, "token": token }));
    }
    render::line(format_args!("server  {address}"))?;
    render::line(format_args!("token   {token}"))?;
    let program = program();
    render::tip("For development: anyone who can reach this address may register and play.");
    match &args.data {
        Some(folder) => render::tip(format_args!("The data is kept in {}.", folder.display())),
        None => render::tip("Nothing is kept when it ends; `--data DIR` keeps it."),
    }
    render::tip("Try in another terminal:");
    render::tip(format_args!("  {program} play --server {address}"));
    render::tip(format_args!("  {program} new --seats 2 --bot greedy --server {address}"));
    render::tip(format_args!("  {program} bot run builtin:balanced --server {address}"));
    render::tip("Ctrl-C ends it.");
    Ok(())
}

/// The token of the player `name` that is kept with the data; registers the player the first time.
pub(super) async fn token_of(session: &mut Session, folder: Option<&Path>, name: &str) -> Result<String, Failure> {
    let path = folder.map(|folder| folder.join(format!("{name}-token")));
    if let Some(path) = path.as_deref().filter(|path| path.exists()) {
        let token = std::fs::read_to_string(path)?.trim().to_owned();
        session
            .use_token(&token)
            .await
            .map_err(|failure| failure.help(format!("remove {} to register anew", path.display())))?;
        return Ok(token);
    }
    let secrets = session.register(name, false).await?;
    if let Some(path) = path {
        credentials::write_secret(&path, &format!("{}\n", secrets.token))?;
    }
    Ok(secrets.token)
}
