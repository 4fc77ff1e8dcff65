//! A match at the prompt: what the table does is told, what the player types is answered.

use std::{
    io::{self, IsTerminal as _},
    ops::ControlFlow,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{
    Decision, GetSeatViewRequest, MoveAnswer, ResignRequest, SubmitMoveRequest, WatchTableRequest, WatchTableResponse,
    watch_table_response::Frame,
};
use tokio::sync::mpsc;

use crate::{
    answers,
    backoff::retrying,
    failure::Failure,
    input::Input,
    pick,
    render::{self, narrate::Narrator},
    session::{Session, unary},
    typed::{self, Answer, Query, Typed},
    watch_stream::{WatchStream, Watched},
};

/// How a match ended for this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The match is over.
    Over,
    /// The player left; the match may go on.
    Left,
}

/// Plays at a table where the player has a seat.
pub(crate) async fn play(session: &Session, table_id: &str, input: &mut Input) -> Result<Outcome, Failure> {
    let request = WatchTableRequest { table_id: table_id.to_owned(), ..WatchTableRequest::default() };
    let frames = WatchStream::new(session, request).await?.in_background();
    let narrator = Narrator::new(session.player_id());
    Game {
        session,
        table_id,
        narrator,
        asked: None,
        answered: 0,
        held: None,
        confirming: false,
        resigned: false,
        following: false,
    }
    .run(frames, input)
    .await
}

/// A decision, and when it came.
#[derive(Debug)]
struct Asked {
    decision: Decision,
    since: Instant,
}

struct Game<'a> {
    session: &'a Session,
    table_id: &'a str,
    narrator: Narrator,
    asked: Option<Asked>,
    /// The turn that was answered last; the stream may still show it as pending.
    answered: i32,
    /// A line that waits for the player's turn.
    held: Option<Typed>,
    /// Whether the next line decides about resigning.
    confirming: bool,
    /// Whether the player has given up; what follows comes from the server.
    resigned: bool,
    /// Whether the picture is as new as it can be.
    following: bool,
}

impl Game<'_> {
    async fn run(
        mut self,
        mut frames: mpsc::Receiver<Result<Watched, Failure>>,
        input: &mut Input,
    ) -> Result<Outcome, Failure> {
        loop {
            if self.asked.is_some()
                && let Some(line) = self.held.take()
            {
                if self.take(line).await?.is_break() {
                    return Ok(Outcome::Left);
                }
                continue;
            }
            // Typed lines keep their order: while one waits for the turn, the next is not read.
            let may_read = self.following && self.held.is_none() && !self.resigned;
            tokio::select! {
                biased;
                next = frames.recv() => match next {
                    Some(Ok(Watched::Frame(frame))) => self.frame(&frame).await?,
                    Some(Ok(Watched::Broken { why, pause })) => {
                        self.following = false;
                        render::tip(format_args!("{why}; trying again in {} s", pause.as_secs_f32()));
                    }
                    Some(Ok(Watched::Over)) => return Ok(Outcome::Over),
                    Some(Err(failure)) => return Err(failure),
                    None => return Err(Failure::other("stream_lost", "the reader of the table has stopped")),
                },
                line = input.next(), if may_read => match line.as_deref().map(|line| self.read(line)) {
                    None | Some(Typed::Quit) => return Ok(Outcome::Left),
                    Some(line) => {
                        if self.take(line).await?.is_break() {
                            return Ok(Outcome::Left);
                        }
                    }
                },
            }
        }
    }

    async fn frame(&mut self, frame: &WatchTableResponse) -> Result<(), Failure> {
        for line in self.narrator.frame(frame) {
            render::line(line)?;
        }
        self.following |= matches!(frame.frame, Some(Frame::CaughtUp(_)));
        let table = &self.narrator.picture.table;
        if self.asked.as_ref().is_some_and(|asked| asked.decision.turn != table.turn || table.seat_to_act == 0) {
            self.asked = None;
        }
        let own = self.narrator.picture.is_own(table.seat_to_act);
        if self.following && self.asked.is_none() && own && table.turn != self.answered {
            self.ask().await?;
        }
        Ok(())
    }

    /// Fetches the pending decision and prompts for it.
    async fn ask(&mut self) -> Result<(), Failure> {
        let request = GetSeatViewRequest { table_id: self.table_id.to_owned(), seat: 0 };
        let answer = retrying(|| {
            let (mut client, request) = (self.session.play(), request.clone());
            unary(async move { client.get_seat_view(request).await })
        })
        .await?;
        // No decision: it was answered elsewhere or timed out meanwhile, and the stream will say so.
        let Some(decision) = answer.decision else { return Ok(()) };
        if decision.illegal_left == 1 {
            render::tip("The next illegal answer loses your seat.");
        }
        self.asked = Some(Asked { decision, since: Instant::now() });
        if self.held.is_none() {
            render::prompt();
        }
        Ok(())
    }

    /// Reads a line; after a question about resigning, `yes` is the only answer that resigns.
    fn read(&mut self, line: &str) -> Typed {
        if std::mem::take(&mut self.confirming) {
            return if line.trim().eq_ignore_ascii_case("yes") {
                Typed::Resign
            } else {
                render::tip("You play on.");
                Typed::Nothing
            };
        }
        match typed::read(line) {
            Typed::Resign => {
                self.confirming = true;
                render::tip("Give up the match? Type `yes` to resign; anything else plays on.");
                Typed::Nothing
            }
            typed @ (Typed::Nothing | Typed::Query(_) | Typed::Quit | Typed::Answer(_)) => typed,
        }
    }

    /// Does what a line says, or keeps it until the player's turn.
    async fn take(&mut self, line: Typed) -> Result<ControlFlow<()>, Failure> {
        let waits = match &line {
            Typed::Query(Query::Moves | Query::Hint) => self.asked.is_none(),
            Typed::Answer(answer) => self.asked.is_none() && answer.is_read(),
            Typed::Nothing | Typed::Query(_) | Typed::Resign | Typed::Quit => false,
        };
        if waits {
            let picture = &self.narrator.picture;
            // In a script lines always come early, and nobody is there to wonder.
            if io::stdin().is_terminal() && !picture.is_own(picture.table.seat_to_act) {
                render::tip(format_args!("{} Your line waits for your turn.", answers::whose_turn(picture)));
            }
            self.held = Some(line);
            return Ok(ControlFlow::Continue(()));
        }
        match line {
            Typed::Nothing => {}
            Typed::Query(query) => {
                let (decision, elapsed) = match &self.asked {
                    Some(asked) => (Some(&asked.decision), asked.since.elapsed()),
                    None => (None, Duration::ZERO),
                };
                let elapsed_ms = i32::try_from(elapsed.as_millis()).unwrap_or(i32::MAX);
                for text in answers::answer(query, &self.narrator.picture, decision, elapsed_ms) {
                    render::line(text)?;
                }
            }
            Typed::Answer(answer) => self.submit(&answer).await?,
            Typed::Resign => return self.resign().await,
            Typed::Quit => return Ok(ControlFlow::Break(())),
        }
        if self.asked.is_some() || self.confirming {
            render::prompt();
        }
        Ok(ControlFlow::Continue(()))
    }

    async fn submit(&mut self, answer: &Answer) -> Result<(), Failure> {
        let Some(Asked { decision, .. }) = &self.asked else {
            render::tip(format_args!("error: {}", typed::unreadable(answer.text())));
            return Ok(());
        };
        let index = match pick::pick(answer, decision, &self.narrator.picture) {
            Ok(index) => index,
            Err(refusal) => {
                render::tip(format_args!("error: {refusal}"));
                return Ok(());
            }
        };
        let choice = decision.legal_moves[index].choice;
        let turn = decision.turn;
        let request =
            SubmitMoveRequest { answer: Some(MoveAnswer { table_id: self.table_id.to_owned(), turn, choice }) };
        // The turn makes a repeated answer harmless.
        let sent = retrying(|| {
            let (mut client, request) = (self.session.play(), request.clone());
            unary(async move { client.submit_move(request).await })
        })
        .await;
        // Accepted or not, this question is done with; what is asked next comes by the stream.
        self.asked = None;
        match sent {
            Ok(_) => self.answered = turn,
            Err(failure) if failure.is_about_a_move() => {
                render::tip(&failure);
                self.ask().await?;
            }
            Err(failure) => return Err(failure),
        }
        Ok(())
    }

    async fn resign(&mut self) -> Result<ControlFlow<()>, Failure> {
        let request = ResignRequest { table_id: self.table_id.to_owned(), seat: 0, ..Default::default() };
        match unary(self.session.play().resign(request)).await {
            // The stream tells the rest.
            Ok(answer) if answer.result.is_some() => {
                self.resigned = true;
                Ok(ControlFlow::Continue(()))
            }
            Ok(_) => {
                render::line("You resign; the match goes on without you.")?;
                Ok(ControlFlow::Break(()))
            }
            Err(failure) if failure.may_pass() || failure.is_about_a_move() => {
                render::tip(&failure);
                Ok(ControlFlow::Continue(()))
            }
            Err(failure) => Err(failure),
        }
    }
}
