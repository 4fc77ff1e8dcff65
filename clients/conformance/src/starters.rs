//! The starter bots of this repository, as `starters.toml` lists them.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde::Deserialize;

use crate::files::home;

/// One language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Starter {
    /// Its name.
    pub language: String,
    /// Commands that succeed where all is there that the bot needs: tools, packages, generated code.
    pub needs: Vec<Vec<String>>,
    /// Commands that build the bot, once; they need no network.
    #[serde(default)]
    pub prepare: Vec<Vec<String>>,
    /// Starts the bot; the table is added as the last argument.
    pub run: Vec<String>,
    /// Scenarios that it does not play, with the reason.
    #[serde(default)]
    pub leaves_out: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    starter: Vec<Starter>,
}

/// All starters, with `{root}` the repository, `{built}` the folder of what they build, and `{python}` the interpreter
/// that `BONEYARD_PYTHON` names filled in.
pub fn read(built: &Path) -> Result<Vec<Starter>, String> {
    let path = home().join("starters.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let python = env::var("BONEYARD_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let root = root();
    let fill = |word: &mut String| {
        *word = word
            .replace("{root}", &root.to_string_lossy())
            .replace("{built}", &built.to_string_lossy())
            .replace("{python}", &python);
    };
    let mut list: List = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    for starter in &mut list.starter {
        starter.needs.iter_mut().chain(&mut starter.prepare).flatten().for_each(fill);
        starter.run.iter_mut().for_each(fill);
    }
    Ok(list.starter)
}

/// The repository.
pub fn root() -> PathBuf {
    let home = home();
    home.ancestors().nth(2).unwrap_or(&home).to_owned()
}

impl Starter {
    /// Why this starter cannot run here; none when it can.
    pub fn missing(&self) -> Option<String> {
        self.needs
            .iter()
            .find_map(|command| called(command, true).err().map(|why| format!("`{}`: {why}", command.join(" "))))
    }

    /// Builds the bot.
    pub fn prepare(&self) -> Result<(), String> {
        self.prepare.iter().try_for_each(|command| {
            called(command, false).map_err(|why| format!("{}: `{}`: {why}", self.language, command.join(" ")))
        })
    }
}

fn called(command: &[String], silently: bool) -> Result<(), String> {
    let (program, arguments) = command.split_first().ok_or("an empty command")?;
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    if silently {
        command.stdout(Stdio::null()).stderr(Stdio::null());
    }
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(status.to_string()),
        Err(error) => Err(error.to_string()),
    }
}
