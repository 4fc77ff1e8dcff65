//! A bot that is asked: greeted, told, asked again after a crash, and answered for when it fails.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{BotHelloLine, Decision, ErrorLine};
use tokio::time::timeout;

mod asking;
mod greeting;

use super::{
    Bot,
    fault::{Fault, cut},
    lines::HostLine,
    process::{Ending, Process, listed},
    story::Story,
};
use crate::{failure::Failure, render};

/// Longest time that a bot may leave a line unread.
const READ_LIMIT: Duration = Duration::from_secs(5);
/// Lines of the conversation that are kept to be shown.
const SHOWN_LINES: usize = 12;
/// Starts for one question.
const STARTS: u32 = 2;
/// Part of the table's clock that is left for the way to the server: a tenth of it, and at most this.
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
    /// Whether somebody was told of lines that are no messages.
    told_of_talk: bool,
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
            told_of_talk: false,
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

    /// What it calls itself.
    pub(crate) fn name(&self) -> &str {
        match self.hello.name.trim() {
            "" => "the bot",
            name => name,
        }
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
        let (count, most) = (self.faults.len() + 1, self.bot.limits.max_faults);
        render::tip(format_args!("Fault {count} of {most}, {}: {fault}.", self.name()));
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
