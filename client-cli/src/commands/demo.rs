//! `boneyard demo`: four house bots play a match on a server in this process, through the public
//! contract.

use boneyard_proto::v1::{
    CreateTableRequest, GetTableRequest, GetTableResponse, ListTablesRequest, MatchResult, PublicView, RoundEnded,
    TableState, WatchTableRequest, table_event::Payload, table_snapshot::View, watch_table_response::Frame,
};

use super::{dev::token_of, house_bot, program, sent, table_spec, tables, until_interrupted};
use crate::{
    args::{Common, Demo, Game},
    failure::Failure,
    local::{known, server::LocalServer},
    picture::Picture,
    render::{self, json, scores, sheet::Sheet},
    session::{Session, unary},
    watch_stream::{WatchStream, Watched},
    words,
};

const BOTS: [&str; 4] = ["random", "first", "greedy", "balanced"];

pub(crate) async fn run(common: &Common, args: &Demo) -> Result<(), Failure> {
    let mut server = match &args.keep {
        Some(folder) => {
            std::fs::create_dir_all(folder)?;
            LocalServer::on_disk(folder, args.seed).await?
        }
        None => LocalServer::temporary(args.seed).await?,
    };
    let outcome = until_interrupted(Box::pin(matches(common, args, &mut server))).await;
    let stopped = server.stop().await;
    outcome?;
    stopped?;
    suggest(args);
    Ok(())
}

async fn matches(common: &Common, args: &Demo, server: &mut LocalServer) -> Result<(), Failure> {
    let mut session = server.session().await?;
    token_of(&mut session, args.keep.as_deref(), "demo").await?;
    if !common.json {
        render::tip(format_args!("A server runs in this process at {}.", server.address()));
    }
    for table in tables::all(&session, of_state(&[TableState::Waiting, TableState::Active, TableState::Paused])).await?
    {
        render::tip(format_args!("Table {} was left unfinished; it goes on.", table.table_id));
        let request = GetTableRequest { table_id: table.table_id, invite_code: String::new() };
        let table = sent(unary(session.tables().get_table(request)).await?.table)?;
        // A table that waits for people would wait for ever.
        if table.state() == TableState::Active {
            follow(common, &session, table).await?;
        }
    }
    follow(common, &session, new_match(&session, args).await?).await?;
    if let Some(folder) = &args.keep {
        let held = tables::all(&session, of_state(&[TableState::Finished])).await?.len();
        let matches = if held == 1 { "1 match".to_owned() } else { format!("{held} matches") };
        render::tip(format_args!("{} now holds {matches}.", folder.display()));
    }
    Ok(())
}

fn of_state(states: &[TableState]) -> ListTablesRequest {
    ListTablesRequest { states: states.iter().map(|&state| state.into()).collect(), ..ListTablesRequest::default() }
}

/// A seat for each house bot, or as near to that as the variant comes.
fn seats_of(variant: &str) -> Result<i32, Failure> {
    let variants = known::variants();
    let Some(known) = variants.iter().find(|known| known.variant == variant) else {
        let help = words::list(variants.iter().map(|known| known.variant.clone()));
        return Err(Failure::refused("variant_unknown", format!("there is no variant `{variant}`"))
            .help(format!("there are {help}")));
    };
    Ok(4.clamp(known.min_seats, known.max_seats))
}

async fn new_match(session: &Session, args: &Demo) -> Result<PublicView, Failure> {
    let seats = seats_of(&args.variant)?;
    let game = Game { variant: args.variant.clone(), seats: Some(seats), options: Vec::new() };
    let seeds = (0..).map(|index: i32| args.seed.map_or(0, |seed| seed.checked_add(index).unwrap_or(index + 1)));
    let bots = BOTS.iter().cycle().take(usize::try_from(seats).unwrap_or_default());
    let chairs = bots.zip(seeds).map(|(bot, seed)| house_bot(bot, seed)).collect();
    let request = CreateTableRequest { table: Some(table_spec(&game, chairs)), request_id: String::new() };
    sent(unary(session.tables().create_table(request)).await?.table)
}

/// Prints the sheet of a match round by round, from its beginning to its end.
async fn follow(common: &Common, session: &Session, table: PublicView) -> Result<(), Failure> {
    let table_id = table.table_id.clone();
    let mut match_sheet = MatchSheet::new(table, common.json)?;
    // Every step after the first: the sheet has all rounds, also those played already.
    let request = WatchTableRequest {
        table_id: table_id.clone(),
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
    if common.json {
        let table = unary(session.tables().get_table(GetTableRequest { table_id, invite_code: String::new() })).await?;
        render::line(json::one_line("GetTableResponse", &table as &GetTableResponse)?)?;
    }
    Ok(())
}

/// The sheet of one match as it grows.
struct MatchSheet {
    picture: Picture,
    sheet: Sheet,
    rounds: usize,
    silent: bool,
}

impl MatchSheet {
    fn new(table: PublicView, silent: bool) -> Result<Self, Failure> {
        let table_id = table.table_id.clone();
        let variant = table.rules.as_ref().map(|rules| words::title(&rules.variant)).unwrap_or_default();
        let picture = Picture { table, ..Picture::default() };
        let sheet = Sheet::new(&picture);
        let heading = sheet.heading();
        let this = Self { picture, sheet, rounds: 0, silent };
        this.line(&format!("{variant} at table {table_id}"))?;
        this.line(&heading)?;
        Ok(this)
    }

    fn line(&self, text: &str) -> Result<(), Failure> {
        if self.silent { Ok(()) } else { render::line(text) }
    }

    fn event(&mut self, payload: &Payload) -> Result<(), Failure> {
        match payload {
            Payload::MatchStarted(_) | Payload::SeatsDrawn(_) => self.picture.apply(payload),
            Payload::RoundEnded(ended) => self.round(ended)?,
            Payload::MatchEnded(result) => self.result(result)?,
            Payload::TableAborted(_) => self.line("The match was voided.")?,
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
        self.line(&row)
    }

    fn result(&mut self, result: &MatchResult) -> Result<(), Failure> {
        let total = self.sheet.total(result);
        self.line(&total)?;
        for line in scores::final_lines(result, &self.picture).into_iter().take(1) {
            self.line(&line)?;
        }
        Ok(())
    }
}

fn suggest(args: &Demo) {
    let program = program();
    render::tip("Try next:");
    render::tip(format_args!("  {program} play"));
    render::tip(format_args!("  {program} dev"));
    match &args.keep {
        Some(folder) => render::tip(format_args!("  {program} demo --keep {}", folder.display())),
        None => render::tip(format_args!("  {program} demo --keep boneyard-demo")),
    }
}
