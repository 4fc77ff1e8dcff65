//! Programs that enter a tournament of this process: each is a player with a session of its own, hosted as
//! `boneyard bot run` hosts it.

use std::{ffi::OsString, fs, path::Path, time::Duration};

use boneyard_proto::v1::{ChairSpec, Tournament, chair_spec::Occupant};
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

/// The programs of a plan, each with the player that it is.
#[derive(Debug)]
pub(super) struct Programs {
    sessions: Vec<Session>,
    leave: watch::Sender<bool>,
    hosts: JoinSet<Failure>,
}

/// Starts every program once; whoever does not start plays nowhere.
pub(super) async fn start(plan: &Plan, source: &Source) -> Result<Vec<(Bot, Player)>, Failure> {
    let mut started = Vec::new();
    for entry in plan.entrants.iter().filter(|entry| !entry.program.is_empty()) {
        let bot = bot_of(entry);
        let player = Player::start(&bot).await.map_err(|failure| of_entrant(source, entry, failure))?;
        let variant = plan.spec.variant.as_ref().map_or("", |spec| spec.variant.as_str());
        let plays = &player.hello.variants;
        if !plays.is_empty() && !plays.iter().any(|plays| plays == variant) {
            let found = format!("`{}` does not play {variant}: it says {}", entry.name, plays.join(", "));
            return Err(source.entrant(entry.line, &found, "add the variant to its hello, or enter another program"));
        }
        started.push((bot, player));
    }
    Ok(started)
}

impl Programs {
    /// Enters the players of programs in a plan; nothing is told to them yet. The tokens of the players stay in the
    /// folder, so that a tournament goes on with the same ones.
    pub(super) async fn enter(address: &str, folder: &Path, plan: &mut Plan) -> Result<Self, Failure> {
        let mut sessions = Vec::new();
        if plan.has_programs() && plan.spec.max_concurrent_games == 0 {
            plan.spec.max_concurrent_games = USUAL_GAMES;
        }
        for entry in plan.entrants.iter_mut().filter(|entry| !entry.program.is_empty()) {
            let session = session_of(address, folder, &entry.name).await?;
            entry.members = vec![ChairSpec { occupant: Some(Occupant::PlayerId(session.player_id().to_owned())) }];
            sessions.push(session);
        }
        Ok(Self { sessions, leave: watch::Sender::new(false), hosts: JoinSet::new() })
    }

    /// Lets those that were started play while something else goes on; a host that fails for good ends that.
    pub(super) async fn play<T>(
        mut self,
        started: Vec<(Bot, Player)>,
        others: impl Future<Output = Result<T, Failure>>,
    ) -> Result<T, Failure> {
        for (session, (bot, first)) in self.sessions.drain(..).zip(started) {
            self.hosts.spawn(hosted::entrant(session, bot, first, self.leave.subscribe()));
        }
        let outcome = tokio::select! {
            outcome = others => outcome,
            Some(Ok(failure)) = self.hosts.join_next() => Err(failure),
        };
        self.leave.send_replace(true);
        while self.hosts.join_next().await.is_some() {}
        outcome
    }
}

/// Refuses a program where an entrant sits in several chairs: each would need a process that knows nothing of the others.
pub(super) fn one_chair_each(plan: &Plan, tournament: &Tournament, source: &Source) -> Result<(), Failure> {
    let spec = tournament.spec.clone().unwrap_or_default();
    let seats =
        spec.variant.and_then(|variant| variant.options.get("seats")?.parse::<i32>().ok()).unwrap_or(spec.sides);
    match plan.entrants.iter().find(|entry| !entry.program.is_empty()) {
        Some(entry) if spec.sides < seats => Err(source.entrant(
            entry.line,
            &format!("`{}` is a program and would hold {} chairs of a table, which it cannot", entry.name, seats / spec.sides.max(1)),
            "play without partners and with as many sides as seats, or `format = \"individual\"` with `partners = \"rotating\"`",
        )),
        Some(_) | None => Ok(()),
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
