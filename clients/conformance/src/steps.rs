//! What each step of a script does.

use std::time::Duration;

use boneyard_proto::v1::{Drain, ErrorReason, TableState, player_event::Event};
use tokio::time::Instant;
use tonic::Status;

use crate::{
    director::{Director, Session},
    gate::Gate,
    messages, positions, reasons,
    reply::Judgement,
    scenario::{Ask, Outcome, Step, TABLE},
    turns::Key,
};

impl Director {
    /// Plays one step.
    pub async fn step(&mut self, step: &Step, gate: &mut Gate) -> Result<(), String> {
        match step {
            Step::Register {} => {
                let go_on = self.until("RegisterPlayer", |all| all.registering.take()).await?;
                self.note("-> a player and a token");
                go_on.send(()).map_err(|()| "the client did not wait for its token".to_owned())
            }
            Step::Session { joins, not_before_ms } => {
                let session = self.new_session(*not_before_ms).await?;
                let asks = session.hello.join_table_id == TABLE;
                // A chair may be asked for by JoinTable too.
                if joins.is_some_and(|wanted| if wanted { !asks && !self.has_joined } else { asks }) {
                    let found = &session.hello.join_table_id;
                    return Err(format!("hello.join_table_id is {found:?}; the chair should be asked for once"));
                }
                self.session = Some(session);
                Ok(())
            }
            Step::Refuse { reason, retry_ms, not_before_ms } => {
                let session = self.new_session(*not_before_ms).await?;
                let status = reasons::status(reason_named(reason)?, *retry_ms);
                self.note(&format!("-> the session is refused: {reason}"));
                drop(session.frames.send(Err(status)));
                self.session_ended();
                Ok(())
            }
            Step::Welcome { tables, heartbeat_ms } => {
                self.tell(&format!("welcome: at {}", tables.join(", ")), messages::welcome(tables, *heartbeat_ms))
            }
            Step::Notice { table, state } => {
                let number = messages::state(state).ok_or_else(|| format!("no such state: {state}"))?;
                self.tell(&format!("table_notice: {table} is {state}"), messages::notice(table, number, None))
            }
            Step::Over { table, state, told } => self.over(table, state, *told),
            Step::Ask(ask) => self.ask(ask),
            Step::Answer { table, turn, outcome, reason, after_ms } => {
                let key = (table.clone(), *turn);
                self.answer(&key, *outcome, reason.as_deref(), Duration::from_millis(*after_ms), gate).await
            }
            Step::AllAnswers {} => {
                while let Some(open) = self.turns.open() {
                    let what = format!("the answer to {}, turn {}, or another", open.0, open.1);
                    let key = self.until(&what, |all| all.waiting.keys().next().cloned()).await?;
                    self.judge(&key, Judgement::Accepted);
                }
                Ok(())
            }
            Step::Heartbeat { pending, after_ms } => {
                self.pass(Duration::from_millis(*after_ms)).await?;
                self.tell("heartbeat", messages::heartbeat(*pending))
            }
            Step::NewerEvent {} => self.send("an event of a kind that is not in this release", messages::newer_event()),
            Step::Drain { reconnect_after_ms } => {
                let comment = "the script says so".to_owned();
                let drain = Drain { reconnect_after_ms: *reconnect_after_ms, comment };
                self.tell(&format!("drain: come back after {reconnect_after_ms} ms"), Event::Drain(drain))
            }
            Step::Close { reason, retry_ms } => self.close(reason.as_deref(), *retry_ms),
            Step::Cut {} => {
                self.cut(gate).await;
                Ok(())
            }
            Step::Restart { down_ms } => {
                self.note(&format!("-- the server is gone for {down_ms} ms"));
                gate.close().await;
                self.connections_broke();
                self.pass(Duration::from_millis(*down_ms)).await?;
                gate.reopen().await.map_err(|error| format!("cannot listen again: {error}"))
            }
            Step::FallSilent {} => {
                self.note("-- the server says nothing more");
                self.silent.extend(self.session.take());
                self.ended_at = Instant::now();
                Ok(())
            }
            Step::Quiet { ms } => self.quiet(Duration::from_millis(*ms)).await,
        }
    }

    async fn new_session(&mut self, not_before_ms: u64) -> Result<Session, String> {
        let session = self
            .until("a session", |all| {
                all.opened.retain(|session| !session.frames.is_closed());
                all.opened.pop_front()
            })
            .await?;
        let waited = self.ended_at.elapsed();
        if waited < Duration::from_millis(not_before_ms) {
            return Err(format!("the session came after {} ms, sooner than {not_before_ms} ms", waited.as_millis()));
        }
        Ok(session)
    }

    fn over(&mut self, table: &str, state: &str, told: bool) -> Result<(), String> {
        let state = TableState::from_str_name(&format!("TABLE_STATE_{state}"))
            .ok_or_else(|| format!("no such state: {state}"))?;
        self.end(table, state);
        if !told {
            self.note(&format!("-- the match at {table} ends while the client is away"));
            return Ok(());
        }
        let notice = messages::notice(table, state.into(), Some(messages::result(state)));
        self.tell(&format!("table_notice: {table} is {state:?}"), notice)
    }

    fn ask(&mut self, ask: &Ask) -> Result<(), String> {
        let Ask { table, turn, position, reissued, moves, last_is_best, newer } = ask;
        if self.turns.was_taken_unasked(&(table.clone(), *turn)) {
            self.note(&format!("   {table}, turn {turn} has its answer and is not asked again"));
            return Ok(());
        }
        let mut request = positions::read(position)?;
        request.reissued = *reissued;
        let decision = request.decision.get_or_insert_default();
        table.clone_into(&mut decision.table_id);
        decision.turn = *turn;
        if let Some(count) = moves {
            decision.legal_moves = messages::many_moves(*count);
        }
        if let Some(last) = decision.legal_moves.last_mut().filter(|_| *last_is_best) {
            last.points = 50;
        }
        self.turns.ask(decision.clone());
        let what = format!("turn_request: {table}, turn {turn}, {} moves", decision.legal_moves.len());
        if let Some(public) = request.view.get_or_insert_default().table.as_mut() {
            table.clone_into(&mut public.table_id);
            public.turn = *turn;
        }
        self.tables.asked(table, &request);
        if *newer {
            return self.send(&format!("{what}, with much that is newer"), messages::newer_question(&request));
        }
        self.tell(&what, Event::TurnRequest(request))
    }

    async fn answer(
        &mut self,
        key: &Key,
        outcome: Outcome,
        reason: Option<&str>,
        after: Duration,
        gate: &mut Gate,
    ) -> Result<(), String> {
        let what = format!("the answer to {}, turn {}", key.0, key.1);
        self.until(&what, |all| (all.waiting.contains_key(key) || all.turns.is_taken(key)).then_some(())).await?;
        self.pass(after).await?;
        // It is gone when it was taken between two sessions.
        if !self.waiting.contains_key(key) {
            return Ok(());
        }
        match outcome {
            Outcome::Accepted => self.judge(key, Judgement::Accepted),
            Outcome::Refused => self.judge(key, Judgement::Refused(reason_named(reason.unwrap_or_default())?)),
            Outcome::Unacknowledged => {
                self.note("   stored; the acknowledgement is lost");
                self.turns.take(key);
                self.cut(gate).await;
            }
            Outcome::Lost => {
                self.note("   lost on its way");
                self.cut(gate).await;
            }
        }
        Ok(())
    }

    fn close(&mut self, reason: Option<&str>, retry_ms: Option<u64>) -> Result<(), String> {
        let session = self.session.take().ok_or("the script closes a session without one")?;
        self.note(&format!("-> the stream ends: {}", reason.unwrap_or("OK")));
        if let Some(reason) = reason {
            let status: Status = reasons::status(reason_named(reason)?, retry_ms);
            drop(session.frames.send(Err(status)));
        }
        self.session_ended();
        Ok(())
    }

    async fn cut(&mut self, gate: &mut Gate) {
        self.note("-- the connection is cut");
        gate.cut().await;
        self.connections_broke();
    }
}

fn reason_named(name: &str) -> Result<ErrorReason, String> {
    reasons::named(name).ok_or_else(|| format!("no such reason: {name:?}"))
}
