//! A bot that is asked: greeted, told, asked again after a crash, and answered for when it fails.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{BotHelloLine, Decision, ErrorLine, HostHelloLine, TurnLine};
use tokio::time::timeout;

use super::{
    Bot, command,
    fault::{Fault, cut},
    lines::{self, BotLine, HostLine, PROTOCOL},
    process::{Ending, Heard, Process, listed},
    story::Story,
};
use crate::{failure::Failure, render};

/// Longest time that a bot may leave a line unread.
const READ_LIMIT: Duration = Duration::from_secs(5);
/// Time after which a first line is missed aloud.
const SLOW_START: Duration = Duration::from_secs(2);
/// Lines that nobody asked for, until it is a flood.
const STRAY_LINES: usize = 200;
/// Lines of the conversation that are kept to be shown.
const SHOWN_LINES: usize = 12;
/// Starts for one question.
const STARTS: u32 = 2;
/// Part of the table's clock that is left for the way to the server: at least a tenth of it, at most this.
const NETWORK: Duration = Duration::from_millis(500);

/// A bot at a table, with the process that it has just now.
#[derive(Debug)]
pub(crate) struct Player {
    bot: Bot,
    process: Option<Process>,
    /// What it said of itself.
    pub(crate) hello: BotHelloLine,
    seq: i32,
    stray: usize,
    /// Faults in this match.
    pub(crate) faults: Vec<Fault>,
    /// The last lines of both sides.
    exchange: VecDeque<String>,
    /// What the last process said at its end.
    last_words: String,
    /// Longest time that an answer took.
    pub(crate) slowest: Duration,
    /// Answers of its own.
    pub(crate) answers: u32,
}

impl Player {
    /// Starts a bot and hears its hello.
    pub(crate) async fn start(bot: &Bot) -> Result<Self, Failure> {
        let mut player = Self {
            bot: bot.clone(),
            process: None,
            hello: BotHelloLine::default(),
            seq: 0,
            stray: 0,
            faults: Vec::new(),
            exchange: VecDeque::new(),
            last_words: String::new(),
            slowest: Duration::ZERO,
            answers: 0,
        };
        player.ready().await?;
        Ok(player)
    }

    /// A match begins for which nothing counts that was before.
    pub(crate) fn new_match(&mut self) {
        self.faults.clear();
        self.stray = 0;
        self.slowest = Duration::ZERO;
    }

    /// Starts it again if it has ended between two matches.
    pub(crate) async fn ready(&mut self) -> Result<(), Failure> {
        if self.process.as_mut().is_some_and(Process::has_ended) {
            self.lose_process().await;
        }
        if self.process.is_none() {
            let process = Process::start(&self.bot.command, &[])
                .map_err(|error| command::cannot_start(&self.bot.command, &error))?;
            if let Err(fault) = self.greet(process, self.bot.limits.start).await {
                return Err(self.failure("bot_not_started", "the bot does not start", &fault));
            }
        }
        Ok(())
    }

    /// Whether the match cannot go on with this bot.
    pub(crate) fn has_failed(&self) -> bool {
        self.faults.len() >= self.bot.limits.max_faults
    }

    /// Tells it something. Whoever is not there is told when there again.
    pub(crate) async fn tell(&mut self, told: &[HostLine]) -> Result<(), Failure> {
        for line in told {
            if let Err(fault) = self.write(line).await? {
                self.lose(fault).await;
            }
        }
        Ok(())
    }

    /// The place of its answer in the list of legal moves: the first, where it has none in time.
    pub(crate) async fn choose(&mut self, story: &mut Story, decision: &Decision) -> Result<usize, Failure> {
        let limit = self.limit(decision.time_left_ms);
        let deadline = Instant::now() + limit;
        for _ in 0..STARTS {
            let left = deadline.saturating_duration_since(Instant::now());
            let asked = match self.restart_if_gone(story, left).await? {
                Ok(()) => self.ask(story.turn(decision), deadline, limit).await?,
                Err(fault) => Err(fault),
            };
            let fault = match asked {
                Ok(index) => return Ok(index),
                Err(fault) => fault,
            };
            let again = fault.is_fatal();
            let first = decision.legal_moves.first().map(|legal| legal.token.clone()).unwrap_or_default();
            self.blame(fault, first).await?;
            if !again || self.has_failed() {
                break;
            }
        }
        Ok(0)
    }

    /// Says goodbye and waits for its end; `None` when it has gone before.
    pub(crate) async fn part(&mut self) -> Result<Option<Ending>, Failure> {
        // Whoever does not hear it sees the end of the input.
        let _unheard = self.write(&HostLine::Bye).await?;
        let Some(mut process) = self.process.take() else { return Ok(None) };
        let ending = process.stop().await;
        self.last_words = process.last_words();
        Ok(Some(ending))
    }

    /// What went wrong, with all that helps to find out why.
    pub(crate) fn failure(&self, reason: &str, what: &str, fault: &Fault) -> Failure {
        Failure::untrue(reason, format!("{what}: {fault}")).evidence(&self.evidence()).help(fault.help())
    }

    /// The last lines of both sides and the end of standard error.
    pub(crate) fn evidence(&self) -> String {
        let heading = "the last lines, > to the bot, < from it:";
        listed(heading, self.exchange.iter().map(String::as_str))
            + &self.process.as_ref().map_or_else(|| self.last_words.clone(), Process::last_words)
    }

    fn limit(&self, time_left_ms: i32) -> Duration {
        match u64::try_from(time_left_ms) {
            Ok(left @ 1..) => {
                let left = Duration::from_millis(left);
                self.bot.limits.answer.min(left.saturating_sub(NETWORK.min(left / 10)))
            }
            // There is no clock.
            Ok(0) | Err(_) => self.bot.limits.answer,
        }
    }

    /// Sends the first line to a new process and reads its own.
    async fn greet(&mut self, process: Process, limit: Duration) -> Result<(), Fault> {
        self.exchange.clear();
        let process = self.process.insert(process);
        let hello = HostHelloLine {
            protocol: PROTOCOL,
            variants: self.bot.variants.clone(),
            host: concat!("boneyard/", env!("CARGO_PKG_VERSION")).to_owned(),
            ..HostHelloLine::default()
        };
        let line = HostLine::Hello(hello).text().map_err(|failure| Fault::NotStarted(failure.sentence().to_owned()))?;
        remember(&mut self.exchange, '>', &line);
        // A bot may greet without having read; if it cannot be written to, that shows later.
        let _unread = timeout(limit, process.write(&line)).await;
        let slow = tokio::time::sleep(SLOW_START);
        let first = async {
            tokio::pin!(slow);
            let read = process.read();
            tokio::pin!(read);
            tokio::select! {
                heard = &mut read => return heard,
                () = slow => render::tip(
                    "The bot has written no line for 2 s. If it has, the line may wait in a buffer: flush it.",
                ),
            }
            read.await
        };
        let fault = match timeout(limit, first).await {
            Err(_elapsed) => Fault::NoHello(limit),
            Ok(None) => Fault::Exited(process.status().await),
            Ok(Some(Heard::TooLong)) => Fault::Flood,
            Ok(Some(Heard::Line(line))) => {
                remember(&mut self.exchange, '<', &line);
                match hello_of(&line) {
                    Ok(hello) => {
                        self.hello = hello;
                        return Ok(());
                    }
                    Err(why) => Fault::BadHello { line, why },
                }
            }
        };
        self.lose_process().await;
        Err(fault)
    }

    /// Starts it again, and tells it where the match stands.
    async fn restart_if_gone(&mut self, story: &mut Story, left: Duration) -> Result<Result<(), Fault>, Failure> {
        if self.process.is_some() {
            return Ok(Ok(()));
        }
        let process = match Process::start(&self.bot.command, &[]) {
            Ok(process) => process,
            Err(error) => return Ok(Err(Fault::NotStarted(error.to_string()))),
        };
        if let Err(fault) = self.greet(process, self.bot.limits.start.min(left)).await {
            return Ok(Err(fault));
        }
        render::tip("The bot was started again.");
        for line in story.beginning(true) {
            if let Err(fault) = self.write(&line).await? {
                return Ok(Err(fault));
            }
        }
        Ok(Ok(()))
    }

    /// Asks once; the place of the answer in the list, or what was wrong.
    #[cfg(feature = "local")]
    pub(crate) async fn question(&mut self, turn: TurnLine) -> Result<Result<usize, Fault>, Failure> {
        let limit = self.bot.limits.answer;
        self.ask(turn, Instant::now() + limit, limit).await
    }

    /// Writes a line of any kind.
    pub(crate) async fn say(&mut self, text: &str) -> Result<(), Fault> {
        let Some(process) = &mut self.process else { return Ok(()) };
        remember(&mut self.exchange, '>', text);
        match timeout(READ_LIMIT, process.write(text)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_broken)) => match process.status().await {
                Some(status) => Err(Fault::Exited(Some(status))),
                None => Err(Fault::NotReading { closed: true }),
            },
            Err(_elapsed) => Err(Fault::NotReading { closed: false }),
        }
    }

    async fn ask(
        &mut self,
        mut turn: TurnLine,
        deadline: Instant,
        limit: Duration,
    ) -> Result<Result<usize, Fault>, Failure> {
        if let Err(fault) = self.hear_strays().await {
            return Ok(Err(fault));
        }
        self.seq += 1;
        let begin = Instant::now();
        let left = deadline.saturating_duration_since(begin);
        turn.seq = self.seq;
        turn.clock_ms = i32::try_from(left.as_millis()).unwrap_or(i32::MAX).max(1);
        let (match_id, legal) = (turn.match_id.clone(), turn.legal.clone());
        if let Err(fault) = self.write(&HostLine::Turn(turn)).await? {
            return Ok(Err(fault));
        }
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let Some(process) = &mut self.process else { return Ok(Err(Fault::Exited(None))) };
            let line = match timeout(left, process.read()).await {
                Err(_elapsed) => return Ok(Err(Fault::Late { seq: self.seq, after: limit })),
                Ok(None) => return Ok(Err(Fault::Exited(process.status().await))),
                Ok(Some(Heard::TooLong)) => return Ok(Err(Fault::Flood)),
                Ok(Some(Heard::Line(line))) => line,
            };
            remember(&mut self.exchange, '<', &line);
            let answer = match lines::read(&line) {
                Err(why) => return Ok(Err(Fault::Malformed { line, why })),
                Ok(BotLine::Move(answer)) if answer.seq >= self.seq || answer.seq < 1 => answer,
                // An answer to an older question comes too late; what we do not know concerns us not.
                Ok(BotLine::Move(_) | BotLine::Hello(_) | BotLine::Unknown) => {
                    self.stray += 1;
                    if self.stray > STRAY_LINES {
                        return Ok(Err(Fault::Flood));
                    }
                    continue;
                }
            };
            if answer.seq != self.seq {
                return Ok(Err(Fault::Unasked { seq: answer.seq, asked: self.seq }));
            }
            if !answer.match_id.is_empty() && answer.match_id != match_id {
                return Ok(Err(Fault::OtherMatch { match_id: answer.match_id }));
            }
            let Some(index) = legal.iter().position(|token| *token == answer.token) else {
                return Ok(Err(Fault::Illegal { token: answer.token, legal }));
            };
            self.slowest = self.slowest.max(begin.elapsed());
            self.answers += 1;
            self.stray = 0;
            return Ok(Ok(index));
        }
    }

    /// What has come although nobody asked is dropped, as long as it is not too much.
    async fn hear_strays(&mut self) -> Result<(), Fault> {
        while let Some(heard) = self.process.as_mut().and_then(Process::read_now) {
            match heard {
                Heard::TooLong => return Err(Fault::Flood),
                Heard::Line(line) => remember(&mut self.exchange, '<', &line),
            }
            self.stray += 1;
            if self.stray > STRAY_LINES {
                return Err(Fault::Flood);
            }
            // Lets the reader go on, so that a flood shows at once.
            tokio::task::yield_now().await;
        }
        Ok(())
    }

    async fn write(&mut self, line: &HostLine) -> Result<Result<(), Fault>, Failure> {
        Ok(self.say(&line.text()?).await)
    }

    /// Counts a fault, and tells of it and of what was played instead.
    async fn blame(&mut self, fault: Fault, played: String) -> Result<(), Failure> {
        if fault.is_fatal() {
            self.lose(fault).await;
            return Ok(());
        }
        let error = ErrorLine {
            seq: self.seq,
            reason: fault.key().to_owned(),
            message: fault.to_string(),
            played,
            faults_left: i32::try_from(self.bot.limits.max_faults.saturating_sub(self.faults.len() + 1)).unwrap_or(0),
            ..ErrorLine::default()
        };
        self.count(fault);
        self.tell(&[HostLine::Error(error)]).await
    }

    /// Counts a fault after which the process is of no use.
    async fn lose(&mut self, fault: Fault) {
        self.lose_process().await;
        self.count(fault);
    }

    async fn lose_process(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().await;
            self.last_words = process.last_words();
        }
    }

    fn count(&mut self, fault: Fault) {
        render::tip(format_args!("Fault {} of {}: {fault}.", self.faults.len() + 1, self.bot.limits.max_faults));
        self.faults.push(fault);
    }
}

fn remember(exchange: &mut VecDeque<String>, side: char, line: &str) {
    if exchange.len() >= SHOWN_LINES {
        exchange.pop_front();
    }
    // The whole line, unless it is longer than any that we write.
    let line = if line.len() > 4_000 { cut(line) } else { line.to_owned() };
    exchange.push_back(format!("{side} {line}"));
}

fn hello_of(line: &str) -> Result<BotHelloLine, String> {
    match lines::read(line)? {
        BotLine::Hello(hello) if hello.protocol != PROTOCOL => {
            Err(format!("its protocol is {}, and this program speaks {PROTOCOL}", hello.protocol))
        }
        BotLine::Hello(hello) if !(1..=32).contains(&hello.name.trim().chars().count()) => {
            Err("its name has not 1 to 32 characters".to_owned())
        }
        BotLine::Hello(hello) => Ok(hello),
        BotLine::Move(_) | BotLine::Unknown => Err("its `type` is not \"hello\"".to_owned()),
    }
}
