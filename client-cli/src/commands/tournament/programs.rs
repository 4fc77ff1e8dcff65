//! Programs that enter a tournament of this process: each is a player with a session of its own, hosted as
//! `boneyard bot run` hosts it.

use std::{ffi::OsString, fs, path::Path, time::Duration};

use boneyard_proto::v1::{ChairSpec, chair_spec::Occupant};
use sha2::{Digest as _, Sha256};
use tokio::{sync::watch, task::JoinSet};

use crate::{
    bot::{Bot, Limits, player::Player},
    commands::bot::hosted,
    credentials,
    failure::Failure,
    local::known,
    plan::{Entry, Plan, Source},
    session::Session,
    words::hex,
};

/// Games at once when a plan with programs does not say: each seat of a program is a process.
const USUAL_GAMES: i32 = 8;

/// What is allowed to a program of a tournament; the clock of the table may allow less.
pub(super) const LIMITS: Limits =
    Limits { start: Duration::from_secs(30), answer: Duration::from_secs(30), max_faults: 3 };

/// Running programs.
#[derive(Debug)]
pub(super) struct Programs {
    leave: watch::Sender<bool>,
    hosts: JoinSet<()>,
}

impl Programs {
    /// Starts the programs of a plan and enters their players in it. The tokens of the players stay in the folder, so
    /// that a tournament goes on with the same ones.
    pub(super) async fn start(address: &str, folder: &Path, plan: &mut Plan, source: &Source) -> Result<Self, Failure> {
        let mut programs = Self { leave: watch::Sender::new(false), hosts: JoinSet::new() };
        if plan.has_programs() && plan.spec.max_concurrent_games == 0 {
            plan.spec.max_concurrent_games = USUAL_GAMES;
        }
        for entry in plan.entrants.iter_mut().filter(|entry| !entry.program.is_empty()) {
            let bot = bot_of(entry);
            // Who does not start plays nowhere.
            let first = Player::start(&bot).await.map_err(|failure| of_entrant(source, entry, failure))?;
            let session = session_of(address, folder, &entry.name).await?;
            entry.members = vec![ChairSpec { occupant: Some(Occupant::PlayerId(session.player_id().to_owned())) }];
            programs.hosts.spawn(hosted::entrant(session, bot, first, programs.leave.subscribe()));
        }
        Ok(programs)
    }

    /// Ends them all.
    pub(super) async fn stop(mut self) {
        self.leave.send_replace(true);
        while self.hosts.join_next().await.is_some() {}
    }
}

/// A program that does not start is a fault of the file.
pub(super) fn of_entrant(source: &Source, entry: &Entry, failure: Failure) -> Failure {
    if failure.reason() != "bot_not_started" {
        return failure;
    }
    let found = format!("`{}` does not start: {}", entry.name, failure.sentence());
    source.entrant(entry.line, &found, failure.help_text()).evidence(failure.evidence_text())
}

fn bot_of(entry: &Entry) -> Bot {
    Bot {
        command: entry.program.iter().map(OsString::from).collect(),
        variants: known::variants().into_iter().map(|known| known.variant).collect(),
        limits: LIMITS,
    }
}

/// A session of the entrant's player, who is registered the first time.
async fn session_of(address: &str, folder: &Path, name: &str) -> Result<Session, Failure> {
    let mut session = Session::connect(address).await?;
    let tokens = folder.join("entrants");
    fs::create_dir_all(&tokens)?;
    // A name may be anything, a file name may not.
    let path = tokens.join(hex(&Sha256::digest(name.as_bytes())[..16]));
    if path.exists() {
        session.use_token(fs::read_to_string(&path)?.trim()).await?;
    } else {
        let shown: String = name.chars().take(32).collect();
        let known = session.register(shown.trim(), true).await?;
        credentials::write_secret(&path, &format!("{}\n", known.token))?;
    }
    Ok(session)
}
