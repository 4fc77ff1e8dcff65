//! The score sheet of one game, round by round.

use boneyard_proto::v1::{
    GetTableRequest, MatchResult, PublicView, RoundEnded, WatchTableRequest, table_event::Payload,
    table_snapshot::View, watch_table_response::Frame,
};

use crate::{
    commands::sent,
    failure::Failure,
    picture::Picture,
    render::{self, scores, sheet::Sheet},
    session::{Session, unary},
    watch_stream::{WatchStream, Watched},
    words,
};

/// Prints the sheet of a match round by round, from its beginning to its end.
pub(super) async fn print(session: &Session, table_id: &str) -> Result<(), Failure> {
    let request = GetTableRequest { table_id: table_id.to_owned(), invite_code: String::new() };
    let table = sent(unary(session.tables().get_table(request)).await?.table)?;
    let mut match_sheet = MatchSheet::new(table)?;
    // Every step after the first: the sheet has all rounds, also those played already.
    let request = WatchTableRequest {
        table_id: table_id.to_owned(),
        after_sequence: 1,
        as_spectator: true,
        ..WatchTableRequest::default()
    };
    let mut stream = WatchStream::new(session, request).await?;
    loop {
        match stream.next().await? {
            Watched::Frame(frame) => match frame.frame {
                Some(Frame::Snapshot(snapshot)) => match_sheet.snapshot(snapshot.view)?,
                Some(Frame::Step(step)) => {
                    for payload in step.events.into_iter().filter_map(|event| event.payload) {
                        match_sheet.event(&payload)?;
                    }
                }
                Some(
                    Frame::SeatStep(_)
                    | Frame::CaughtUp(_)
                    | Frame::Presence(_)
                    | Frame::Heartbeat(_)
                    | Frame::Drain(_),
                )
                | None => {}
            },
            Watched::Broken { why, pause } => {
                render::tip(format_args!("{why}; trying again in {} s", pause.as_secs_f32()));
            }
            Watched::Over => break,
        }
    }
    Ok(())
}

/// The sheet of one match as it grows.
struct MatchSheet {
    picture: Picture,
    sheet: Sheet,
    rounds: usize,
}

impl MatchSheet {
    fn new(table: PublicView) -> Result<Self, Failure> {
        let table_id = table.table_id.clone();
        let variant = table.rules.as_ref().map(|rules| words::title(&rules.variant)).unwrap_or_default();
        let picture = Picture { table, ..Picture::default() };
        let sheet = Sheet::new(&picture);
        let heading = sheet.heading();
        let this = Self { picture, sheet, rounds: 0 };
        render::line(format!("{variant} at table {table_id}"))?;
        render::line(heading)?;
        Ok(this)
    }

    fn event(&mut self, payload: &Payload) -> Result<(), Failure> {
        match payload {
            Payload::MatchStarted(_) | Payload::SeatsDrawn(_) => self.picture.apply(payload),
            Payload::RoundEnded(ended) => self.round(ended)?,
            Payload::MatchEnded(result) => self.result(result)?,
            Payload::TableAborted(_) => render::line("The match was voided.")?,
            Payload::TableCreated(_)
            | Payload::SeatTaken(_)
            | Payload::SeatLeft(_)
            | Payload::RoundDealt(_)
            | Payload::RoundRedealt(_)
            | Payload::TurnAsked(_)
            | Payload::ActionTaken(_)
            | Payload::ActionForced(_)
            | Payload::MarkerChanged(_)
            | Payload::PenaltyGiven(_)
            | Payload::ClockChanged(_)
            | Payload::TablePaused(_)
            | Payload::TableResumed(_)
            | Payload::EntropyAdded(_)
            | Payload::DealRevealed(_)
            | Payload::SeatSubstituted(_) => {}
        }
        Ok(())
    }

    /// The steps before are no longer stored, but the scores are.
    fn snapshot(&mut self, view: Option<View>) -> Result<(), Failure> {
        let Some(View::Spectator(table)) = view else { return Ok(()) };
        for score in table.rounds.iter().skip(self.rounds) {
            self.round(&RoundEnded { score: Some(score.clone()), ..RoundEnded::default() })?;
        }
        let result = table.result.clone();
        self.picture.table = table;
        result.map_or(Ok(()), |result| self.result(&result))
    }

    fn round(&mut self, ended: &RoundEnded) -> Result<(), Failure> {
        self.rounds += 1;
        let row = self.sheet.row(ended, &self.picture);
        render::line(row)
    }

    fn result(&mut self, result: &MatchResult) -> Result<(), Failure> {
        let total = self.sheet.total(result);
        render::line(total)?;
        for line in scores::final_lines(result, &self.picture).into_iter().take(1) {
            render::line(line)?;
        }
        Ok(())
    }
}
