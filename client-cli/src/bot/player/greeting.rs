//! A bot that is started, at first or again: its hello, and where the match stands.

use std::time::Duration;

use boneyard_proto::v1::{BotHelloLine, HostHelloLine};
use tokio::time::timeout;

use super::{
    super::{
        command,
        fault::Fault,
        lines::{self, BotLine, HostLine, PROTOCOL},
        process::{Heard, Process},
        story::Story,
    },
    Player, remember,
};
use crate::{failure::Failure, render};

/// Time after which a first line is missed aloud.
const SLOW_START: Duration = Duration::from_secs(2);

impl Player {
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
    pub(super) async fn restart_if_gone(
        &mut self,
        story: &mut Story,
        left: Duration,
    ) -> Result<Result<(), Fault>, Failure> {
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
        render::tip(format_args!("The bot was started again: {}.", self.name()));
        for line in story.beginning(true) {
            if let Err(fault) = self.write(&line).await? {
                return Ok(Err(fault));
            }
        }
        Ok(Ok(()))
    }
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
