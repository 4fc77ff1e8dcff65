//! `boneyard bot run builtin:NAME`: a built-in bot plays through the public contract, as any bot would.

use std::collections::HashSet;

use boneyard_proto::v1::{MoveAnswer, SubmitMoveRequest, TableNotice, TableState, TurnRequest, player_event::Event};

use super::{SEARCH_PAUSE, take_chair, tell};
use crate::{
    args::{BotRun, Common},
    backoff::retrying,
    failure::Failure,
    listen_stream::listen,
    local::brain::Brain,
    render,
    session::{Session, unary},
};

pub(super) async fn run(common: &Common, args: &BotRun, bot: &str) -> Result<(), Failure> {
    let brain = Brain::find(bot, args.seed)?;
    let mut session = Session::open(common).await?;
    // A bot is a player of its own: playing as the person at the keyboard would end their session.
    session.login_as_bot(common, bot.trim_start_matches("builtin:")).await?;
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
                tell(self.common, notice)
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
        self.playing.extend(take_chair(self.session, &[]).await?);
        Ok(())
    }
}
