//! The credentials file: one player for each server, readable by its owner alone.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde_json::{Map, Value, json};

use crate::failure::Failure;

/// Where credentials are kept: `$XDG_CONFIG_HOME/boneyard/credentials`.
pub(crate) fn default_path() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let config =
        set("XDG_CONFIG_HOME").or_else(|| set("HOME").map(|home| home.join(".config"))).or_else(|| set("APPDATA"))?;
    Some(config.join("boneyard").join("credentials"))
}

/// The secrets of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Credentials {
    pub(crate) player_id: String,
    pub(crate) token: String,
    pub(crate) recovery_code: String,
}

/// Reads what the file has for `server`.
pub(crate) fn load(path: &Path, server: &str) -> Result<Option<Credentials>, Failure> {
    let file = read(path)?;
    let Some(entry) = file.get(server) else { return Ok(None) };
    let text = |key: &str| entry.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    Ok(Some(Credentials { player_id: text("player_id"), token: text("token"), recovery_code: text("recovery_code") }))
}

/// Puts the player of `server` into the file; other servers keep theirs.
pub(crate) fn store(path: &Path, server: &str, credentials: &Credentials) -> Result<(), Failure> {
    let mut file = read(path)?;
    let Credentials { player_id, token, recovery_code } = credentials;
    file.insert(server.to_owned(), json!({ "player_id": player_id, "token": token, "recovery_code": recovery_code }));
    let text = format!("{:#}\n", Value::Object(file));
    write_secret(path, &text)
        .map_err(|error| Failure::other("credentials", format!("cannot write {}: {error}", path.display())))
}

fn read(path: &Path) -> Result<Map<String, Value>, Failure> {
    let broken = |what: &dyn std::fmt::Display| {
        Failure::login("credentials", format!("cannot read {}: {what}", path.display()))
            .help("repair the file or move it away")
    };
    match fs::read_to_string(path) {
        Ok(text) => serde_json::from_str(&text).map_err(|error| broken(&error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Map::new()),
        Err(error) => Err(broken(&error)),
    }
}

/// Writes a file that only its owner can read, whole or not at all.
pub(crate) fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut draft = path.to_owned().into_os_string();
    draft.push(format!(".{}", std::process::id()));
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&draft)?;
    io::Write::write_all(&mut file, text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&draft, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(token: &str) -> Credentials {
        Credentials { player_id: "ply_1".to_owned(), token: token.to_owned(), recovery_code: "code".to_owned() }
    }

    #[test]
    fn each_server_keeps_its_own_player() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("credentials");
        assert_eq!(load(&path, "http://a:1").unwrap(), None);
        store(&path, "http://a:1", &player("one")).unwrap();
        store(&path, "http://b:1", &player("two")).unwrap();
        store(&path, "http://a:1", &player("three")).unwrap();
        assert_eq!(load(&path, "http://a:1").unwrap(), Some(player("three")));
        assert_eq!(load(&path, "http://b:1").unwrap(), Some(player("two")));
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_the_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("credentials");
        store(&path, "http://a:1", &player("one")).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no draft is left behind");
    }

    #[test]
    fn a_damaged_file_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("credentials");
        fs::write(&path, "not json").unwrap();
        assert_eq!(store(&path, "http://a:1", &player("one")).unwrap_err().reason(), "credentials");
        assert_eq!(fs::read_to_string(&path).unwrap(), "not json");
    }
}
