//! Who plays: the token that was given, the one that is kept, or a player registered on the spot.

use std::{fs, path::Path};

use crate::{args::Common, credentials, failure::Failure, render, session::Session};

impl Session {
    /// Takes the token that was given, or the one kept for this server, or registers a player
    /// where anyone may, and keeps its token.
    pub(crate) async fn login(&mut self, common: &Common, name: Option<&str>) -> Result<(), Failure> {
        if let Some(token) = given_token(common)? {
            return self.use_token(&token).await;
        }
        let path = credentials::default_path();
        if let Some(path) = &path
            && let Some(kept) = credentials::load(path, self.address())?
        {
            match self.use_token(&kept.token).await {
                // A server on this machine that kept nothing has started anew.
                Err(failure) if failure.reason() == "token_invalid" && self.is_on_this_machine() => {
                    self.forget_token();
                }
                done => return done,
            }
        }
        if !self.info().await?.capabilities.is_some_and(|can| can.open_registration) {
            return Err(Failure::login(
                "login_missing",
                format!("{} needs a token, and none is known", self.address()),
            )
            .help("set BONEYARD_TOKEN, or name a file that holds it with --token-file"));
        }
        let name = name.map_or_else(user_name, ToOwned::to_owned);
        let secrets = self.register(&name, false).await?;
        match path {
            Some(path) => {
                credentials::store(&path, self.address(), &secrets)?;
                render::tip(format_args!(
                    "Registered as {name} at {}; the token is kept in {}.",
                    self.address(),
                    path.display()
                ));
            }
            None => render::tip("There is no place for a credentials file, so this player cannot be used again."),
        }
        Ok(())
    }

    /// Takes the token that was given, or registers a bot for this run alone.
    pub(crate) async fn login_as_bot(&mut self, common: &Common, name: &str) -> Result<(), Failure> {
        match given_token(common)? {
            Some(token) => self.use_token(&token).await,
            None => self.register(name, true).await.map(|_| ()),
        }
    }

    fn is_on_this_machine(&self) -> bool {
        let host = self.address().trim_start_matches("http://");
        ["127.", "localhost:", "[::1]:"].iter().any(|own| host.starts_with(own))
    }
}

fn given_token(common: &Common) -> Result<Option<String>, Failure> {
    let environment = |name: &str| std::env::var(name).ok().filter(|text| !text.is_empty());
    match (&common.token_file, environment("BONEYARD_TOKEN"), environment("BONEYARD_TOKEN_FILE")) {
        (Some(path), _, _) => read_token(path).map(Some),
        (None, Some(token), _) => Ok(Some(token.trim().to_owned())),
        (None, None, Some(path)) => read_token(Path::new(&path)).map(Some),
        (None, None, None) => Ok(None),
    }
}

fn read_token(path: &Path) -> Result<String, Failure> {
    let text = fs::read_to_string(path).map_err(|error| {
        Failure::login("token_file", format!("cannot read the token file {}: {error}", path.display()))
    })?;
    match text.trim() {
        "" => Err(Failure::login("token_file", format!("the token file {} is empty", path.display()))),
        token => Ok(token.to_owned()),
    }
}

/// The name of whoever runs this program, cut to what the server takes.
fn user_name() -> String {
    let name = ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok()).unwrap_or_default();
    let name: String = name.chars().filter(|letter| !letter.is_control()).take(32).collect();
    if name.trim().is_empty() { "player".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_file_wins_and_is_trimmed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        fs::write(&path, "byt_secret\n").unwrap();
        let common = Common { server: None, token_file: Some(path.clone()), json: false };
        assert_eq!(given_token(&common).unwrap().unwrap(), "byt_secret");
        fs::write(&path, " \n").unwrap();
        assert_eq!(given_token(&common).unwrap_err().reason(), "token_file");
    }
}
