//! A running tournament, followed to its end: progress for people, and Ctrl-C.

use std::time::Duration;

use boneyard_proto::v1::{ExportFormat, SequentialTest, Tournament, TournamentState, watch_tournament_response::Frame};
use tokio::{sync::mpsc, time::Instant};

use super::{
    export,
    open::{get, sent, set_state},
    words,
};
use crate::{
    commands::stop_signal,
    failure::Failure,
    render::{self, progress},
    session::Session,
    tournament_stream::{self, Progress},
};

/// How often the standings are fetched for a terminal, and how long nothing may come before the server is asked.
const LOOK: Duration = Duration::from_secs(2);

/// How following came to an end.
#[derive(Debug)]
pub(in crate::commands) enum Ended {
    /// Finished or cancelled.
    Over(Tournament),
    /// Ctrl-C paused it, and no game runs any more.
    Paused(Tournament),
    /// Ctrl-C came twice: it is paused, or will be, and games may still run.
    Stopped(Tournament),
}

/// Every Ctrl-C from now on.
fn interrupts() -> mpsc::Receiver<()> {
    let (heard, reader) = mpsc::channel(2);
    tokio::spawn(async move {
        loop {
            stop_signal().await;
            if heard.send(()).await.is_err() {
                return;
            }
        }
    });
    reader
}

/// Shows the progress until it is over. The first Ctrl-C pauses it and lets running games end, the second
/// stops at once.
pub(in crate::commands) async fn follow(session: &Session, tournament: Tournament) -> Result<Ended, Failure> {
    let mut interrupts = interrupts();
    let mut view = View::new(tournament);
    let mut frames = tournament_stream::follow(session, &view.tournament.tournament_id).await?;
    let mut look = tokio::time::interval(LOOK);
    let mut pausing = false;
    loop {
        tokio::select! {
            frame = frames.recv() => match frame {
                Some(Ok(Progress::Frame(frame))) => view.frame(frame.frame),
                Some(Ok(Progress::Broken { why, pause })) => view.broken(&why, pause),
                Some(Ok(Progress::Over)) => break,
                Some(Err(failure)) => { view.screen.clear(); return Err(failure); }
                None => return Err(Failure::other("stream_lost", "the reader of the tournament has stopped")),
            },
            _ = look.tick() => view.look(session, pausing).await?,
            heard = interrupts.recv() => {
                view.screen.clear();
                if pausing || heard.is_none() {
                    return Ok(Ended::Stopped(view.tournament));
                }
                pausing = true;
                view.tournament = set_state(session, &view.tournament.tournament_id, TournamentState::Paused).await?;
                render::tip("Pausing: games that run are played to their end. Ctrl-C once more stops at once.");
                look = tokio::time::interval(Duration::from_millis(100));
            }
        }
        if pausing && view.tournament.state() == TournamentState::Paused && view.tournament.running_game_count == 0 {
            view.screen.clear();
            return Ok(Ended::Paused(view.tournament));
        }
        view.show();
    }
    view.screen.clear();
    let last = sent(get(session, &view.tournament.tournament_id).await?.tournament)?;
    Ok(Ended::Over(last))
}

/// Follows it without pausing it, for commands that end their server with it.
#[cfg(feature = "local")]
pub(in crate::commands) async fn until_over(session: &Session, tournament: Tournament) -> Result<Tournament, Failure> {
    match follow(session, tournament).await? {
        Ended::Over(tournament) => Ok(tournament),
        Ended::Paused(_) | Ended::Stopped(_) => Err(Failure::interrupted()),
    }
}

/// What is known and shown of a tournament that runs.
pub(super) struct View {
    tournament: Tournament,
    screen: progress::Progress,
    standings: String,
    began: Instant,
    /// Games that were final when following began.
    before: i32,
}

impl View {
    pub(super) fn new(tournament: Tournament) -> Self {
        let before = tournament.finished_game_count;
        Self { tournament, screen: progress::Progress::new(), standings: String::new(), began: Instant::now(), before }
    }

    pub(super) fn frame(&mut self, frame: Option<Frame>) {
        match frame {
            Some(Frame::Tournament(tournament)) => {
                let is_first =
                    self.tournament.finished_game_count == self.before && tournament.finished_game_count > self.before;
                if is_first {
                    self.screen.hurry();
                }
                self.tournament = tournament;
            }
            Some(Frame::Game(_) | Frame::Heartbeat(_) | Frame::Drain(_)) | None => {}
        }
    }

    pub(super) fn broken(&mut self, why: &str, pause: Duration) {
        self.screen.clear();
        render::tip(format_args!("{why}; trying again in {} s", pause.as_secs_f32()));
    }

    /// Asks for what frames do not bring.
    async fn look(&mut self, session: &Session, pausing: bool) -> Result<(), Failure> {
        let id = self.tournament.tournament_id.clone();
        // While the connection is broken, the reader of frames says so.
        let unless_lost = |failure: Failure| if failure.may_pass() { Ok(()) } else { Err(failure) };
        if pausing {
            match get(session, &id).await {
                Ok(answer) => self.tournament = sent(answer.tournament)?,
                Err(failure) => return unless_lost(failure),
            }
        }
        if self.screen.is_live() {
            match export::text(session, &id, ExportFormat::Text).await {
                Ok(text) => self.standings = text,
                Err(failure) => return unless_lost(failure),
            }
        }
        Ok(())
    }

    pub(super) fn show(&mut self) {
        let line = line(&self.tournament, self.before, self.began.elapsed());
        self.screen.show(&self.standings, &line);
    }

    pub(super) fn clear(&mut self) {
        self.screen.clear();
    }
}

/// `games 120/400, 57.3 a second, 5 s to go`.
fn line(tournament: &Tournament, before: i32, elapsed: Duration) -> String {
    let (done, all) = (tournament.finished_game_count, tournament.game_count);
    let mut parts = vec![format!("games {done}/{all}")];
    if tournament.round_count > 1 {
        parts.push(format!("round {}/{}", tournament.round, tournament.round_count));
    }
    let rate = f64::from(done.saturating_sub(before)) / elapsed.as_secs_f64().max(0.001);
    if done > before && elapsed >= Duration::from_millis(500) {
        parts.push(format!("{rate:.1} a second"));
    }
    let left = remaining(tournament, rate);
    if let Some(left) = left.filter(|_| done < all) {
        parts.push(format!("{} to go", words::duration(left)));
    }
    if let Some(test) = tournament.spec.as_ref().and_then(|spec| spec.sequential_test.as_ref()) {
        parts.push(llr(tournament, test));
    }
    parts.join(", ")
}

/// `LLR 1.330 between -2.944 and 2.944`.
pub(super) fn llr(tournament: &Tournament, test: &SequentialTest) -> String {
    let (low, high) = words::bounds(test);
    format!("LLR {} between {low:.3} and {high:.3}", words::milli(tournament.test_llr_milli.into()))
}

/// Seconds to the end: what the server says, or what follows from the rate so far.
fn remaining(tournament: &Tournament, rate: f64) -> Option<u64> {
    if let Ok(told @ 1..) = u64::try_from(tournament.remaining_seconds) {
        return Some(told);
    }
    let left = f64::from(tournament.game_count.saturating_sub(tournament.finished_game_count).max(0));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number of seconds that is not negative"
    )]
    (rate > 0.0).then(|| (left / rate).ceil() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_far_it_is() {
        let mut tournament = Tournament { game_count: 400, finished_game_count: 120, ..Tournament::default() };
        assert_eq!(line(&tournament, 20, Duration::from_secs(2)), "games 120/400, 50.0 a second, 6 s to go");
        assert_eq!(line(&tournament, 120, Duration::from_secs(2)), "games 120/400");
        tournament.remaining_seconds = 250;
        tournament.spec = Some(boneyard_proto::v1::TournamentSpec {
            sequential_test: Some(SequentialTest::default()),
            ..Default::default()
        });
        tournament.test_llr_milli = -1330;
        assert_eq!(
            line(&tournament, 120, Duration::from_secs(2)),
            "games 120/400, 4 min 10 s to go, LLR -1.330 between -2.944 and 2.944"
        );
    }
}
