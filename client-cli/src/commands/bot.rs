//! `boneyard bot run`: a built-in bot plays through the public contract, as any bot would.

use std::{collections::HashSet, time::Duration};

use boneyard_proto::v1::{
    EndReason, JoinTableRequest, ListTablesRequest, MoveAnswer, SubmitMoveRequest, TableNotice, TableState,
    TurnRequest, player_event::Event,
};

use super::tables;
use crate::{
    args::{BotRun, Common},
    backoff::retrying,
    failure::Failure,
    listen_stream::listen,
    local::brain::Brain,
    render::{self, json, sentences},
    session::{Session, unary},
};

/// Pause between two looks for a table with a free chair.
const SEARCH_PAUSE: Duration = Duration::from_secs(2);

pub(crate) async fn run(common: &Common, args: &BotRun) -> Result<(), Failure> {
    let brain = Brain::find(&args.bot, args.seed)?;
    let mut session = Session::open(common).await?;
    // A bot is a player of its own: playing as the person at the keyboard would end their session.
    session.login_as_bot(common, args.bot.trim_start_matches("builtin:")).await?;
    let table = args.table.as_deref().unwrap_or_default();
    let limit = args.matches.or(args.table.as_ref().map(|_| 1));
    let mut run = Run { common, session: &session, brain, playing: HashSet::new(), finished: HashSet::new() };
    let mut events = listen(&session, table);
    let mut search = tokio::time::interval(SEARCH_PAUSE);
    loop {
        let idle = table.is_empty() && run.playing.is_empty();
        tokio::select! {
            event = events.recv() => match event {
                Some(event) => run.event(event?).await?,
                None => return Err(Failure::other("stream_lost", "the reader of decisions has stopped")),
            },
            _ = search.tick(), if idle => run.look_for_table().await?,
        }
        if limit.is_some_and(|limit| run.finished.len() >= usize::try_from(limit).unwrap_or(usize::MAX)) {
            return Ok(());
        }
    }
}

struct Run<'a> {
    common: &'a Common,
    session: &'a Session,
    brain: Brain,
    playing: HashSet<String>,
    finished: HashSet<String>,
}

impl Run<'_> {
    async fn event(&mut self, event: Event) -> Result<(), Failure> {
        match event {
            Event::Welcome(welcome) => {
                self.playing.extend(welcome.table_ids);
                for notice in welcome.deprecation_notices {
                    render::tip(notice);
                }
                Ok(())
            }
            Event::TurnRequest(request) => self.answer(&request).await,
            Event::TableNotice(notice) => self.notice(&notice),
            Event::AnswerResult(_) | Event::Heartbeat(_) | Event::Drain(_) => Ok(()),
        }
    }

    async fn answer(&self, request: &TurnRequest) -> Result<(), Failure> {
        let (Some(decision), Some(view)) = (&request.decision, &request.view) else {
            return Err(Failure::other("incomplete_answer", "the server asks without a question or a view"));
        };
        let index = self.brain.choose(view, decision)?;
        let choice = decision.legal_moves.get(index).and_then(|legal| legal.choice);
        let answer = MoveAnswer { table_id: decision.table_id.clone(), turn: decision.turn, choice };
        let sent = retrying(|| {
            let (mut client, answer) = (self.session.play(), answer.clone());
            unary(async move { client.submit_move(SubmitMoveRequest { answer: Some(answer) }).await })
        });
        match sent.await {
            // The question was settled otherwise; the next one comes by itself.
            Err(failure) if failure.is_about_a_move() => {
                render::tip(&failure);
                Ok(())
            }
            done => done.map(|_| ()),
        }
    }

    fn notice(&mut self, notice: &TableNotice) -> Result<(), Failure> {
        match notice.state() {
            TableState::Finished | TableState::Aborted => {
                self.playing.remove(&notice.table_id);
                if !self.finished.insert(notice.table_id.clone()) {
                    return Ok(());
                }
                if self.common.json {
                    render::line(json::one_line("TableNotice", notice)?)
                } else {
                    render::line(result_line(notice))
                }
            }
            TableState::Waiting | TableState::Active | TableState::Paused | TableState::Unspecified => {
                if self.playing.insert(notice.table_id.clone()) {
                    render::tip(format_args!("Playing at table {}.", notice.table_id));
                }
                Ok(())
            }
        }
    }

    /// Takes a chair at the first table that has a free one.
    async fn look_for_table(&mut self) -> Result<(), Failure> {
        let waiting = ListTablesRequest { states: vec![TableState::Waiting.into()], ..ListTablesRequest::default() };
        for table in tables::all(self.session, waiting).await? {
            if !table.seats.iter().any(sentences::is_free) {
                continue;
            }
            let request = JoinTableRequest {
                table_id: table.table_id.clone(),
                chair: 0,
                entropy: crate::entropy::fresh(),
                ..JoinTableRequest::default()
            };
            // Somebody else may have been faster.
            if unary(self.session.tables().join_table(request)).await.is_ok() {
                self.playing.insert(table.table_id);
                return Ok(());
            }
        }
        Ok(())
    }
}

fn result_line(notice: &TableNotice) -> String {
    let Some(result) = &notice.result else { return format!("{} ended without a result", notice.table_id) };
    let scores = result.team_scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
    let winners = result.winning_teams.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let why = if result.reason() == EndReason::Completed {
        String::new()
    } else {
        format!(" ({})", result.reason().as_str_name())
    };
    format!(
        "{} finished{why}: {scores}, won by team {winners}; this seat is {}",
        notice.table_id,
        crate::words::letter(notice.seat)
    )
}
