//! `boneyard bot run -- CMD`: hosts a program that speaks JSON lines. One process for each table at a time.

use std::{collections::HashSet, fs, path::Path};

use boneyard_proto::v1::{
    EndReason, GetRecordRequest, LeaveTableRequest, ResignRequest, TableState, player_event::Event,
};
use tokio::{sync::watch, task::JoinSet};

use super::super::variants;
use super::{SEARCH_PAUSE, stop_signal, take_chair, tell};
use crate::{
    args::{BotRun, Common},
    bot::{
        Bot,
        player::Player,
        process::Ending,
        table::{self, Ended},
    },
    credentials,
    failure::Failure,
    listen_stream::listen,
    render,
    session::{Session, unary},
};

pub(super) async fn run(common: &Common, args: &BotRun) -> Result<(), Failure> {
    // One listener for the whole run: a signal between two would be lost.
    let stop = stop_signal();
    tokio::pin!(stop);
    let (session, bot, first) = tokio::select! {
        ready = get_ready(common, args) => ready?,
        () = &mut stop => return Err(Failure::interrupted()),
    };
    let plays = first.hello.variants.clone();
    let (leave, stopped) = watch::channel(false);
    let mut hosting = Hosting {
        json: common.json,
        is_entrant: false,
        session: &session,
        bot,
        plays,
        limit: args.matches.or(args.table.as_ref().map(|_| 1)).and_then(|limit| usize::try_from(limit).ok()),
        concurrency: if args.table.is_some() { 0 } else { usize::try_from(args.concurrency).unwrap_or(1) },
        record: args.record.as_deref(),
        idle: vec![first],
        begun: HashSet::new(),
        finished: 0,
        tables: JoinSet::new(),
        stopped,
        failed: None,
    };
    let outcome = tokio::select! {
        outcome = hosting.host(args.table.as_deref().unwrap_or_default()) => outcome,
        () = &mut stop => Err(Failure::interrupted()),
    };
    // Whatever happened, no process stays behind.
    let _everybody_has_left = leave.send(true);
    hosting.leave().await;
    outcome.and(hosting.failed.map_or(Ok(()), Err))
}

/// Failures in a row, with no match played in between, after which an entrant is given up.
#[cfg(feature = "local")]
const TRIES: u32 = 5;

/// Plays wherever the player of the session is seated, until told to stop or failing for good: an entrant of a tournament. Each match has a
/// process of its own, so that nothing is remembered of a deal; a match that is lost by faults ends no other.
#[cfg(feature = "local")]
pub(in crate::commands) async fn entrant(
    session: Session,
    bot: Bot,
    first: Player,
    stopped: watch::Receiver<bool>,
) -> Failure {
    let mut stop = stopped.clone();
    let told = async move { drop(stop.wait_for(|&stopped| stopped).await) };
    tokio::pin!(told);
    let mut hosting = Hosting {
        json: false,
        is_entrant: true,
        session: &session,
        bot,
        plays: Vec::new(),
        limit: None,
        concurrency: 0,
        record: None,
        idle: vec![first],
        begun: HashSet::new(),
        finished: 0,
        tables: JoinSet::new(),
        stopped,
        failed: None,
    };
    let mut tries = 0;
    let end = loop {
        let finished = hosting.finished;
        tokio::select! {
            ended = hosting.host("") => {
                tries = if hosting.finished > finished + 1 { 0 } else { tries + 1 };
                // The next try is told of every table that waits for it.
                match ended {
                    Err(failure) if tries >= TRIES => break failure,
                    Err(failure) => render::tip(failure),
                    Ok(()) => {}
                }
                tokio::time::sleep(SEARCH_PAUSE).await;
            }
            () = &mut told => break Failure::interrupted(),
        }
    };
    hosting.leave().await;
    end
}

/// A bot that speaks, and a session in its name.
async fn get_ready(common: &Common, args: &BotRun) -> Result<(Session, Bot, Player), Failure> {
    let mut session = Session::open(common).await?;
    let bot = Bot {
        command: args.command.clone(),
        variants: variants::of_server(&session).await?.into_iter().map(|known| known.variant).collect(),
        limits: args.limits.limits(),
    };
    if let Some(folder) = &args.record {
        fs::create_dir_all(folder)?;
    }
    // A bot that does not start takes no chair.
    let first = Player::start(&bot).await?;
    session.login_as_bot(common, first.hello.name.trim()).await?;
    Ok((session, bot, first))
}

/// What became of a table.
struct Done {
    table_id: String,
    player: Option<Player>,
    /// `None` when everybody was told to leave.
    ended: Option<Result<Ended, Failure>>,
}

struct Hosting<'a> {
    json: bool,
    /// Whether it plays in a tournament, which tells of it by itself.
    is_entrant: bool,
    session: &'a Session,
    bot: Bot,
    /// Variants that the bot plays; empty means all.
    plays: Vec<String>,
    /// Matches to play.
    limit: Option<usize>,
    /// Tables to look for; 0 when none are.
    concurrency: usize,
    record: Option<&'a Path>,
    /// Bots without a table.
    idle: Vec<Player>,
    /// Tables that were taken up, finished ones too.
    begun: HashSet<String>,
    finished: usize,
    tables: JoinSet<Done>,
    stopped: watch::Receiver<bool>,
    /// Why no further match is begun.
    failed: Option<Failure>,
}

impl Hosting<'_> {
    /// Ends every process.
    async fn leave(&mut self) {
        while let Some(done) = self.tables.join_next().await {
            if let Ok(Done { player: Some(player), .. }) = done {
                self.idle.push(player);
            }
        }
        let mut leaving = JoinSet::new();
        for player in self.idle.drain(..) {
            leaving.spawn(part(player));
        }
        while leaving.join_next().await.is_some() {}
    }

    async fn host(&mut self, table_id: &str) -> Result<(), Failure> {
        let mut events = listen(self.session, table_id);
        let mut search = tokio::time::interval(SEARCH_PAUSE);
        loop {
            let over = self.failed.is_some() || self.limit.is_some_and(|limit| self.finished >= limit);
            if over && self.tables.is_empty() {
                return Ok(());
            }
            let room = !over
                && self.tables.len() < self.concurrency
                && self.limit.is_none_or(|limit| self.finished + self.tables.len() < limit);
            tokio::select! {
                event = events.recv() => match event {
                    Some(event) => self.event(event?),
                    None => return Err(Failure::other("stream_lost", "the reader of decisions has stopped")),
                },
                Some(done) = self.tables.join_next(), if !self.tables.is_empty() => match done {
                    Ok(done) => self.done(done).await?,
                    Err(panic) => return Err(Failure::other("table_lost", format!("a table was lost: {panic}"))),
                },
                _ = search.tick(), if room => {
                    while self.tables.len() < self.concurrency
                        && self.limit.is_none_or(|limit| self.finished + self.tables.len() < limit)
                    {
                        match take_chair(self.session, &self.plays).await {
                            Ok(Some(table_id)) => self.begin(table_id),
                            Ok(None) => break,
                            // The server will be there again; what runs waits for it as well.
                            Err(failure) if failure.may_pass() => break,
                            Err(failure) => return Err(failure),
                        }
                    }
                },
            }
        }
    }

    fn event(&mut self, event: Event) {
        match event {
            Event::Welcome(welcome) => {
                for notice in welcome.deprecation_notices {
                    render::tip(notice);
                }
                for table_id in welcome.table_ids {
                    self.begin(table_id);
                }
            }
            Event::TableNotice(notice) => match notice.state() {
                TableState::Waiting | TableState::Active | TableState::Paused => self.begin(notice.table_id),
                TableState::Finished | TableState::Aborted | TableState::Unspecified => {}
            },
            // The task of the table hears of its turns by the table's own stream.
            Event::TurnRequest(_) | Event::AnswerResult(_) | Event::Heartbeat(_) | Event::Drain(_) => {}
        }
    }

    /// Plays at a table, unless that is done already.
    fn begin(&mut self, table_id: String) {
        if !self.begun.insert(table_id.clone()) {
            return;
        }
        if !self.is_entrant {
            render::tip(format_args!("Playing at table {table_id}."));
        }
        let (session, bot, idle) = (self.session.clone(), self.bot.clone(), self.idle.pop());
        let mut stopped = self.stopped.clone();
        self.tables.spawn(async move {
            let mut player = match idle {
                Some(player) => player,
                None => match Player::start(&bot).await {
                    Ok(player) => player,
                    Err(failure) => return give_up(&session, table_id, None, failure).await,
                },
            };
            if let Err(failure) = player.ready().await {
                return give_up(&session, table_id, Some(player), failure).await;
            }
            let ended = tokio::select! {
                ended = table::play(&session, &table_id, &mut player) => Some(ended),
                _ = stopped.wait_for(|&stopped| stopped) => None,
            };
            Done { table_id, player: Some(player), ended }
        });
    }

    async fn done(&mut self, done: Done) -> Result<(), Failure> {
        let Done { table_id, player, ended } = done;
        let Some(ended) = ended else { return Ok(()) };
        self.finished += 1;
        if self.is_entrant {
            return self.entrant_done(&table_id, player, ended);
        }
        let ended = match ended {
            Ok(ended) => ended,
            // Of the bot, not of the server: other tables go on.
            Err(failure) if failure.is_about_a_bot() => {
                render::tip(format_args!("Table {table_id} is given up."));
                self.failed.get_or_insert(failure);
                self.idle.extend(player);
                return Ok(());
            }
            Err(failure) => return Err(failure),
        };
        if let (Some(fault), Some(player)) = (&ended.given_up, &player) {
            let what = format!("the bot lost the match at {table_id} after {} faults, the last", player.faults.len());
            let failure = player.failure("bot_faulty", &what, fault);
            render::tip(format_args!("Table {table_id} is given up: {fault}."));
            self.failed.get_or_insert(failure);
        } else {
            tell(self.json, &ended.notice)?;
            self.keep_record(&table_id).await?;
        }
        self.idle.extend(player);
        Ok(())
    }

    /// Ends the process of a match; whatever became of the match, the next ones go on.
    fn entrant_done(
        &mut self,
        table_id: &str,
        player: Option<Player>,
        ended: Result<Ended, Failure>,
    ) -> Result<(), Failure> {
        if let Some(player) = player {
            self.tables.spawn(async move {
                part(player).await;
                Done { table_id: String::new(), player: None, ended: None }
            });
        }
        match ended {
            Ok(Ended { given_up: Some(fault), .. }) => {
                render::tip(format_args!("A game is lost at {table_id}: {fault}."));
            }
            Ok(Ended { given_up: None, .. }) => {}
            Err(failure) if failure.is_about_a_bot() => {
                render::tip(format_args!("A game is lost at {table_id}: {failure}"));
            }
            Err(failure) => {
                self.begun.remove(table_id);
                return Err(failure);
            }
        }
        Ok(())
    }

    /// Writes the record of a match; a table whose deals are not shown yet has none.
    async fn keep_record(&self, table_id: &str) -> Result<(), Failure> {
        let Some(folder) = self.record else { return Ok(()) };
        let request = GetRecordRequest { table_id: table_id.to_owned(), ..GetRecordRequest::default() };
        match unary(self.session.records().get_record(request)).await {
            Ok(record) => {
                let path = folder.join(format!("{table_id}.bones"));
                credentials::write_secret(&path, &record.text)
                    .map_err(|error| Failure::other("io", format!("cannot write {}: {error}", path.display())))
            }
            Err(failure) => {
                render::tip(format_args!("There is no record of {table_id} yet: {}.", failure.sentence()));
                Ok(())
            }
        }
    }
}

/// Leaves a table to which no bot can come.
async fn give_up(session: &Session, table_id: String, player: Option<Player>, failure: Failure) -> Done {
    let resign = ResignRequest { table_id: table_id.clone(), seat: 0, reason: EndReason::Disconnect.into() };
    if unary(session.play().resign(resign)).await.is_err() {
        // It has not begun, or is over.
        let leave = LeaveTableRequest { table_id: table_id.clone() };
        drop(unary(session.tables().leave_table(leave)).await);
    }
    Done { table_id, player, ended: Some(Err(failure)) }
}

/// Ends a bot, and tells of one that does not end by itself.
async fn part(mut player: Player) {
    let how = match player.part().await {
        Ok(Some(Ending::Asked)) => "`bye` and the end of its input, and was ended by SIGTERM",
        Ok(Some(Ending::Killed)) => "`bye`, the end of its input and SIGTERM, and was killed",
        Ok(Some(Ending::Left(_)) | None) | Err(_) => return,
    };
    render::tip(format_args!("The bot {} did not end after {how}.", player.name()));
}
