//! One question to a bot, and what it says to it.

use std::time::{Duration, Instant};

use boneyard_proto::v1::TurnLine;
use tokio::time::timeout;

use super::{
    super::{
        fault::{Fault, cut},
        lines::{self, BotLine, HostLine},
        process::{Heard, Process},
    },
    Player, remember,
};
use crate::{failure::Failure, render};

/// Lines that nobody asked for, until it is a flood.
const STRAY_LINES: usize = 200;

impl Player {
    /// Asks once; the place of the answer in the list, or what was wrong.
    #[cfg(feature = "local")]
    pub(crate) async fn question(&mut self, turn: TurnLine) -> Result<Result<usize, Fault>, Failure> {
        let limit = self.bot.limits.answer;
        self.ask(turn, Instant::now() + limit, limit).await
    }

    pub(super) async fn ask(
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
                Heard::Line(line) => {
                    remember(&mut self.exchange, '<', &line);
                    if let Err(why) = lines::read(&line)
                        && !std::mem::replace(&mut self.told_of_talk, true)
                    {
                        render::tip(format_args!(
                            "The bot writes what nobody asked for, and one day it will be taken for an answer; {why}: {}",
                            cut(&line)
                        ));
                    }
                }
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
}
