//! A player by gRPC, watched from the table: it connects, joins, answers, comes back, plays to the end.

use std::time::{Duration, Instant};

use boneyard_proto::v1::{
    ActionSource, GetSeatViewRequest, RoundAction, WatchTableRequest, WatchTableResponse, table_event::Payload,
    watch_table_response::Frame,
};
use tokio::{sync::mpsc, time::timeout};

use super::{judged, proxy::Proxy, report::Report, table};
use crate::{
    args::BotCheck,
    bot::{
        command,
        process::{Ending, Process},
    },
    failure::Failure,
    local::server::LocalServer,
    picture::Picture,
    render::json,
    session::{Session, unary},
    watch_stream::{WatchStream, Watched},
};

/// What is played when nothing else is asked for: long enough to be cut in the middle.
const VARIANT: &str = "all_fives";
/// Own answers before the connection is cut.
const BEFORE_CUT: u32 = 3;
/// Reason of a bot whose answers are not legal.
const ILLEGAL: &str = "bot_illegal_answer";
const LEGAL_HELP: &str = "answer with the `choice` of one of the legal moves, and with the `turn` of the decision";
const SILENT_HELP: &str = "join the table that is the last argument, keep a Play or Listen stream open, answer each \
                           decision; when the stream breaks, connect again: the decision is sent again";
/// How long to wait for news of the table when the bot has ended.
const STRAGGLERS: Duration = Duration::from_secs(2);
/// How long a bot that has played may take to end.
const LEAVE: Duration = Duration::from_secs(5);

pub(super) async fn check(args: &BotCheck, server: &mut LocalServer, report: &mut Report) -> Result<(), Failure> {
    let mut organiser = server.session().await?;
    organiser.register("check", true).await?;
    let mut own = server.session().await?;
    let token = own.register("bot", true).await?.token;
    let proxy = Proxy::start(server.address().trim_start_matches("http://").to_owned()).await?;
    let variants = if args.variant.is_empty() { vec![VARIANT.to_owned()] } else { args.variant.clone() };
    for variant in &variants {
        let table_id = table(&organiser, variant, "").await?;
        let mut command = args.command.clone();
        command.push(table_id.clone().into());
        let environment = [("BONEYARD_SERVER", proxy.address.to_string()), ("BONEYARD_TOKEN", token.clone())];
        let before = proxy.connections();
        let process = report
            .step(&format!("starts, for a table of {variant}"), async {
                let mut process =
                    Process::start(&command, &environment).map_err(|error| command::cannot_start(&command, &error))?;
                process.only_talks();
                Ok((process, format!("{table_id} at {}", proxy.address)))
            })
            .await?;
        let request = WatchTableRequest { table_id, as_spectator: true, ..WatchTableRequest::default() };
        let frames = WatchStream::new(&organiser, request).await?.in_background();
        let mut seen = Seen {
            args,
            own: &own,
            process,
            frames,
            picture: Picture::default(),
            seat: 0,
            asked: None,
            answers: 0,
            answered: 0,
            slowest: Duration::ZERO,
            over: false,
        };
        seen.steps(report, &proxy, before).await?;
    }
    Ok(())
}

/// What is seen of the bot.
struct Seen<'a> {
    args: &'a BotCheck,
    /// The bot's own player.
    own: &'a Session,
    process: Process,
    frames: mpsc::Receiver<Result<Watched, Failure>>,
    picture: Picture,
    /// Seat of the bot, once it has one.
    seat: i32,
    /// Since when it is asked.
    asked: Option<Instant>,
    answers: u32,
    /// The turn that it answered last.
    answered: i32,
    slowest: Duration,
    /// Whether the match is over.
    over: bool,
}

impl Seen<'_> {
    async fn steps(&mut self, report: &mut Report, proxy: &Proxy, before: u32) -> Result<(), Failure> {
        report.step("connects", self.connects(proxy, before)).await?;
        report.step("takes its chair", self.joins()).await?;
        report.step("answers the first decision", self.answers_more(1)).await?;
        report
            .step("answers again after its connection was cut", async {
                self.answers_more(BEFORE_CUT).await?;
                let before = proxy.connections();
                proxy.cut();
                let back = self.connects(proxy, before).await;
                // What is seen here may be older than the cut; an answer to what is asked now is not.
                let request = GetSeatViewRequest { table_id: self.picture.table.table_id.clone(), seat: 0 };
                let now = unary(self.own.play().get_seat_view(request)).await?.view.unwrap_or_default();
                let table = now.table.unwrap_or_default();
                if table.result.is_some() {
                    return Ok(((), "the match was over before".to_owned()));
                }
                back?;
                let turn = table.turn;
                while self.answered < turn && !self.over {
                    self.next(Instant::now() + self.args.answer_limit, "answer").await?;
                }
                Ok(((), format!("{} new connection(s)", proxy.connections() - before)))
            })
            .await?;
        report.step("plays the match to its end, no answer illegal or late", self.ends()).await?;
        report.step("ends, or waits for more", self.leaves()).await
    }

    async fn connects(&mut self, proxy: &Proxy, before: u32) -> Result<((), String), Failure> {
        let limit = self.args.start_limit;
        let ended = tokio::select! {
            () = proxy.connected(before) => return Ok(((), String::new())),
            () = tokio::time::sleep(limit) => None,
            status = self.process.ended() => Some(status),
        };
        let what = match ended {
            Some(status) => format!("the bot ended before it connected, {}", words(status)),
            None => format!("the bot did not connect within {:.1} s", limit.as_secs_f64()),
        };
        Err(self
            .failure("bot_not_connected", &what)
            .await
            .help("the address is in BONEYARD_SERVER, as HOST:PORT; connect there in plain text, without TLS"))
    }

    async fn joins(&mut self) -> Result<((), String), Failure> {
        let deadline = Instant::now() + self.args.start_limit;
        while self.seat == 0 {
            self.next(deadline, "take its chair").await?;
        }
        Ok(((), format!("seat {}", crate::words::letter(self.seat))))
    }

    async fn answers_more(&mut self, until: u32) -> Result<((), String), Failure> {
        while self.answers < until && !self.over {
            self.next(Instant::now() + self.args.answer_limit, "answer").await?;
        }
        Ok(((), String::new()))
    }

    async fn ends(&mut self) -> Result<((), String), Failure> {
        while !self.over {
            self.next(Instant::now() + self.args.answer_limit, "answer").await?;
        }
        let score = judged(self.picture.table.result.as_ref())?;
        Ok(((), format!("{score}, {} answers, the slowest took {} ms", self.answers, self.slowest.as_millis())))
    }

    async fn leaves(&mut self) -> Result<((), String), Failure> {
        match timeout(LEAVE, self.process.ended()).await {
            Ok(Some(status)) if status.success() => Ok(((), status.to_string())),
            Ok(status) => {
                let what = format!("the bot ended badly after the match, {}", words(status));
                Err(self.failure("bot_ended_badly", &what).await.help("end with status 0 when the match is over"))
            }
            Err(_elapsed) => {
                let how = match self.process.stop().await {
                    Ending::Left(_) | Ending::Asked => "it goes on, and ended by SIGTERM",
                    Ending::Killed => "it goes on, and did not end by SIGTERM",
                };
                Ok(((), how.to_owned()))
            }
        }
    }

    /// Takes in what happens next; fails when that is nothing, or something bad.
    async fn next(&mut self, deadline: Instant, wanted: &str) -> Result<(), Failure> {
        let left = deadline.saturating_duration_since(Instant::now());
        let gone = tokio::select! {
            biased;
            frame = self.frames.recv() => return self.heard(frame).await,
            status = self.process.ended() => Some(status),
            () = tokio::time::sleep(left) => None,
        };
        // The last that a bot did may still be on its way when the bot has left.
        if gone.is_some()
            && let Ok(frame) = timeout(STRAGGLERS, self.frames.recv()).await
        {
            return self.heard(frame).await;
        }
        let what = match gone {
            Some(status) => format!("the bot ended before it could {wanted}, {}", words(status)),
            None => format!("the bot did not {wanted} within the time allowed"),
        };
        let failure = self.failure("bot_silent", &what).await;
        let help = if failure.reason() == ILLEGAL { LEGAL_HELP } else { SILENT_HELP };
        Err(failure.help(help))
    }

    async fn heard(&mut self, frame: Option<Result<Watched, Failure>>) -> Result<(), Failure> {
        match frame {
            Some(Ok(Watched::Frame(frame))) => self.take(&frame).await,
            Some(Ok(Watched::Broken { .. })) => Ok(()),
            Some(Ok(Watched::Over)) => {
                self.over = true;
                Ok(())
            }
            Some(Err(failure)) => Err(failure),
            None => Err(Failure::other("stream_lost", "the reader of the table has stopped")),
        }
    }

    async fn take(&mut self, frame: &WatchTableResponse) -> Result<(), Failure> {
        let step = match &frame.frame {
            Some(Frame::Snapshot(snapshot)) => {
                self.picture = Picture::of_snapshot(snapshot, "");
                self.seat = self.own_seat();
                return Ok(());
            }
            Some(Frame::Step(step)) => step,
            Some(
                Frame::SeatStep(_) | Frame::CaughtUp(_) | Frame::Presence(_) | Frame::Heartbeat(_) | Frame::Drain(_),
            )
            | None => return Ok(()),
        };
        for payload in step.events.iter().filter_map(|event| event.payload.as_ref()) {
            self.picture.apply(payload);
            self.seat = self.own_seat();
            match payload {
                Payload::TurnAsked(asked) => self.asked = (asked.seat == self.seat).then(Instant::now),
                Payload::ActionTaken(taken) => self.acted(taken.action.as_ref()),
                Payload::ClockChanged(clock) if clock.seat == self.seat && clock.illegal_count > 0 => {
                    let what = "the bot gave an answer that was not legal";
                    return Err(self.failure(ILLEGAL, what).await.help(LEGAL_HELP));
                }
                Payload::ClockChanged(clock) if clock.seat == self.seat && clock.timeout_count > 0 => {
                    let what = "the bot answered too late";
                    return Err(self.failure("bot_late", what).await.help("answer within `time_left_ms`"));
                }
                Payload::MatchEnded(_) => self.over = true,
                Payload::TableCreated(_)
                | Payload::SeatTaken(_)
                | Payload::SeatLeft(_)
                | Payload::SeatsDrawn(_)
                | Payload::MatchStarted(_)
                | Payload::RoundDealt(_)
                | Payload::RoundRedealt(_)
                | Payload::ActionForced(_)
                | Payload::MarkerChanged(_)
                | Payload::PenaltyGiven(_)
                | Payload::ClockChanged(_)
                | Payload::RoundEnded(_)
                | Payload::TablePaused(_)
                | Payload::TableResumed(_)
                | Payload::TableAborted(_)
                | Payload::SeatSubstituted(_)
                | Payload::DealRevealed(_)
                | Payload::EntropyAdded(_) => {}
            }
        }
        Ok(())
    }

    fn acted(&mut self, done: Option<&RoundAction>) {
        let own =
            |done: &&RoundAction| done.seat == self.seat && done.turn > 0 && done.source() == ActionSource::Player;
        if let Some(done) = done.filter(own) {
            self.answers += 1;
            self.answered = done.turn;
            self.slowest = self.slowest.max(self.asked.take().map(|asked| asked.elapsed()).unwrap_or_default());
        }
    }

    fn own_seat(&self) -> i32 {
        let own = self.picture.table.seats.iter().find(|info| info.player_id == self.own.player_id());
        own.map_or(0, |info| if info.seat > 0 { info.seat } else { info.chair })
    }

    /// What went wrong, with the question that is pending and what the bot has said.
    async fn failure(&mut self, reason: &str, what: &str) -> Failure {
        self.process.kill().await;
        let request = GetSeatViewRequest { table_id: self.picture.table.table_id.clone(), seat: 0 };
        let pending = unary(self.own.play().get_seat_view(request)).await.ok().and_then(|view| view.decision);
        // They are on record with the next step only, and perhaps there is none.
        let limit = self.picture.table.time_control.map_or(0, |control| control.illegal_limit);
        let illegal = pending.as_ref().map_or(0, |decision| limit - decision.illegal_left);
        let question = pending.and_then(|decision| json::one_line("Decision", &decision).ok());
        let seen = question.map(|question| format!("the question that waits: {question}\n")).unwrap_or_default();
        let failure = if illegal > 0 {
            Failure::untrue(ILLEGAL, format!("{what}; answers of it that were not legal: {illegal}"))
        } else {
            Failure::untrue(reason, what)
        };
        failure.evidence(&(seen + &self.process.last_words()))
    }
}

fn words(status: Option<std::process::ExitStatus>) -> String {
    status.map_or_else(|| "its status is not known".to_owned(), |status| status.to_string())
}
