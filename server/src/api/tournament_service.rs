//! Tournaments.

use std::{pin::Pin, sync::Arc};

use boneyard_proto::v1::{self, ErrorReason, tournament_service_server::TournamentService};
use boneyard_tournament::{
    Entrant,
    report::{self, Summary, summarise},
    standing::Standing,
};
use tokio::sync::mpsc;
use tokio_stream::{Stream, wrappers::ReceiverStream};
use tonic::{Request, Response, Status};

use super::{
    app::{App, caller},
    decode, page,
    status::Failure,
    streams::OUTBOX,
    tournament_decode as from, tournament_encode as to,
};
use crate::{
    hosting::Registry,
    ids::TournamentId,
    lobby::{Caller, Scope},
    tournaments::{Command, Founding, Tournament, TournamentHandle, event_of},
};

/// Bytes of one piece of an export.
pub(super) const CHUNK: usize = 48 * 1024;

/// Width of a terminal.
const COLUMNS: usize = 80;

/// The service.
#[derive(Clone, Debug)]
pub struct Tournaments(pub Arc<App>, Arc<Cached>);

pub(super) type Frames<T> = Pin<Box<dyn Stream<Item = Result<T, Status>> + Send>>;

impl Tournaments {
    /// The service of these parts.
    pub fn new(app: Arc<App>) -> Self {
        Self(app, Arc::default())
    }

    /// What results come to, worked out away from the threads that serve: one at a time, and once for the same
    /// results.
    async fn summary(&self, tournament: Tournament) -> Result<Arc<Summary>, Failure> {
        let mut cached = self.1.lock().await;
        let (id, sequence) = (tournament.founding.id.clone(), tournament.sequence);
        if let Some((_, _, summary)) = cached.as_ref().filter(|(of, at, _)| *of == id && *at == sequence) {
            return Ok(Arc::clone(summary));
        }
        let worked_out = tokio::task::spawn_blocking(move || Arc::new(summarise(&event_of(&tournament))));
        let summary = worked_out.await.map_err(|_| Failure::draining())?;
        *cached = Some((id, sequence, Arc::clone(&summary)));
        Ok(summary)
    }

    fn find(&self, id: &str) -> Result<TournamentHandle, Failure> {
        self.0.desk.find(&from::tournament_id(id)?).ok_or_else(|| Failure::no_tournament(id))
    }

    pub(super) fn shown(handle: &TournamentHandle) -> v1::Tournament {
        to::tournament(&handle.now(), handle.running(), Registry::now_ms())
    }

    fn working(&self) -> Result<(), Failure> {
        if *self.0.draining.borrow() { Err(Failure::draining()) } else { Ok(()) }
    }
}

fn directs(caller: &Caller) -> bool {
    caller.scopes.allows(Scope::Direct) && caller.seat.is_none()
}

/// Whether a caller may know which tables play the same deals while the tournament runs.
pub(super) fn sees_boards(caller: &Caller, tournament: &Tournament) -> bool {
    directs(caller) && tournament.entrant_of(&caller.player).is_none()
}

/// The summary that was worked out last: of which tournament, and of how many steps of it.
type Cached = tokio::sync::Mutex<Option<(TournamentId, u32, Arc<Summary>)>>;

#[tonic::async_trait]
impl TournamentService for Tournaments {
    type WatchTournamentStream = Frames<v1::WatchTournamentResponse>;
    type ExportTournamentStream = Frames<v1::ExportTournamentResponse>;

    async fn create_tournament(
        &self,
        request: Request<v1::CreateTournamentRequest>,
    ) -> Result<Response<v1::CreateTournamentResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        self.working()?;
        let request = request.into_inner();
        let request_id = decode::request_id(&request.request_id)?;
        let spec = decode::required(request.spec, "spec")?;
        let request_digest = from::digest(&spec);
        let founding = Founding {
            id: TournamentId::derive(&caller.player, request_id),
            creator: caller.player.clone(),
            plan: from::plan(spec)?,
            secret: self.0.shuffler.secret(),
            request_digest,
            create_time_ms: Registry::now_ms(),
        };
        let handle = self.0.desk.create(founding).await.map_err(Failure::from)?;
        if handle.now().founding.request_digest != request_digest {
            let reused = "this request id was used for another tournament: use a new one";
            return Err(Failure::new(ErrorReason::RequestIdReused, reused).into());
        }
        Ok(Response::new(v1::CreateTournamentResponse { tournament: Some(Self::shown(&handle)) }))
    }

    async fn get_tournament(
        &self,
        request: Request<v1::GetTournamentRequest>,
    ) -> Result<Response<v1::GetTournamentResponse>, Status> {
        caller(&request)?.account_only()?;
        let handle = self.find(&request.into_inner().tournament_id)?;
        let entrants = to::entrants(&handle.now());
        Ok(Response::new(v1::GetTournamentResponse { tournament: Some(Self::shown(&handle)), entrants }))
    }

    async fn list_tournaments(
        &self,
        request: Request<v1::ListTournamentsRequest>,
    ) -> Result<Response<v1::ListTournamentsResponse>, Status> {
        caller(&request)?.account_only()?;
        let request = request.into_inner();
        let size = decode::page_size(request.page_size, 50, 200)?;
        let unknown = || Failure::new(ErrorReason::InvalidPageToken, "this page token is not one of ours");
        let after = match page::position(&request.page_token, "tournaments")? {
            None => None,
            Some(text) => {
                let (time, id) = text.split_once(' ').ok_or_else(unknown)?;
                let time: i64 = time.parse().map_err(|_| unknown())?;
                Some((time, TournamentId::parse(id).ok_or_else(unknown)?))
            }
        };
        let mut handles = self.0.desk.list(after, size + 1);
        let more = handles.len() > size;
        handles.truncate(size);
        let next_page_token = match handles.last() {
            Some(last) if more => {
                let founding = last.now().founding;
                page::token(&format!("{} {}", founding.create_time_ms, founding.id), "tournaments")
            }
            _ => String::new(),
        };
        let tournaments = handles.iter().map(Self::shown).collect();
        Ok(Response::new(v1::ListTournamentsResponse { tournaments, next_page_token }))
    }

    async fn add_entrant(
        &self,
        request: Request<v1::AddEntrantRequest>,
    ) -> Result<Response<v1::AddEntrantResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        self.working()?;
        let request = request.into_inner();
        let handle = self.find(&request.tournament_id)?;
        let (members, name) = from::members(&self.0, &caller.player, request.members, &request.display_name)?;
        let entropy = decode::entropy(&request.entropy)?;
        let enter = Command::Enter {
            by: caller.player.clone(),
            director: directs(&caller),
            members: members.clone(),
            name: name.clone(),
            entropy,
        };
        handle.run(enter).await.map_err(Failure::from)?;
        let now = handle.now();
        let place = now.members.iter().position(|known| known.name == name && known.members == members);
        let place = place.or_else(|| now.members.iter().position(|known| known.members == members));
        Ok(Response::new(v1::AddEntrantResponse { entrant: place.map(|place| to::entrant(&now, place + 1)) }))
    }

    async fn withdraw_entrant(
        &self,
        request: Request<v1::WithdrawEntrantRequest>,
    ) -> Result<Response<v1::WithdrawEntrantResponse>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        self.working()?;
        let request = request.into_inner();
        let handle = self.find(&request.tournament_id)?;
        let own = handle.now().entrant_of(&caller.player);
        let wanted: u32 = decode::ranged(request.entrant, "entrant", 0, i32::MAX)?;
        let entrant = match (Entrant::new(wanted), own) {
            (None, Some(own)) => own,
            (None, None) => return Err(Failure::field("entrant", "you have not entered: name one").into()),
            (Some(named), own) if directs(&caller) || own == Some(named) => named,
            (Some(_), _) => {
                let text = "only a director may withdraw others";
                return Err(Failure::new(ErrorReason::NotAllowed, text).into());
            }
        };
        handle.run(Command::Withdraw { entrant }).await.map_err(Failure::from)?;
        let shown = to::entrant(&handle.now(), entrant.place() + 1);
        Ok(Response::new(v1::WithdrawEntrantResponse { entrant: Some(shown) }))
    }

    async fn set_tournament_state(
        &self,
        request: Request<v1::SetTournamentStateRequest>,
    ) -> Result<Response<v1::SetTournamentStateResponse>, Status> {
        caller(&request)?.account_only()?;
        self.working()?;
        let request = request.into_inner();
        let handle = self.find(&request.tournament_id)?;
        handle.run(from::wanted_state(request.state)?).await.map_err(Failure::from)?;
        Ok(Response::new(v1::SetTournamentStateResponse { tournament: Some(Self::shown(&handle)) }))
    }

    async fn list_standings(
        &self,
        request: Request<v1::ListStandingsRequest>,
    ) -> Result<Response<v1::ListStandingsResponse>, Status> {
        caller(&request)?.account_only()?;
        let request = request.into_inner();
        let size = decode::page_size(request.page_size, 200, 1000)?;
        let handle = self.find(&request.tournament_id)?;
        let filter = format!("standings|{}", request.tournament_id);
        let from = match page::position(&request.page_token, &filter)? {
            None => 0,
            Some(text) => text
                .parse::<usize>()
                .map_err(|_| Failure::new(ErrorReason::InvalidPageToken, "this page token is not one of ours"))?,
        };
        let now = handle.now();
        let tie_breaks = now.founding.plan.settings(0).chain;
        let summary = self.summary(now).await?;
        let lines: Vec<&Standing> = summary.lines.iter().skip(from).take(size).collect();
        let end = from + lines.len();
        let next_page_token =
            if end < summary.lines.len() { page::token(&end.to_string(), &filter) } else { String::new() };
        let standings = lines.into_iter().map(|line| to::standing(&summary, line)).collect();
        let tie_breaks = tie_breaks.into_iter().map(|link| to::tie_break(link).into()).collect();
        Ok(Response::new(v1::ListStandingsResponse { standings, tie_breaks, next_page_token }))
    }

    async fn watch_tournament(
        &self,
        request: Request<v1::WatchTournamentRequest>,
    ) -> Result<Response<Self::WatchTournamentStream>, Status> {
        let caller = caller(&request)?;
        caller.account_only()?;
        let handle = self.find(&request.into_inner().tournament_id)?;
        let counted = self.0.begin_watching(&caller, None)?;
        let (out, frames) = mpsc::channel(OUTBOX);
        let this = self.clone();
        tokio::spawn(async move {
            let _counted = counted;
            // Who goes away has seen enough.
            let _gone = this.follow(&caller, &handle, &out).await;
        });
        Ok(Response::new(Box::pin(ReceiverStream::new(frames))))
    }

    async fn export_tournament(
        &self,
        request: Request<v1::ExportTournamentRequest>,
    ) -> Result<Response<Self::ExportTournamentStream>, Status> {
        use v1::ExportFormat as F;
        let caller = caller(&request)?;
        caller.account_only()?;
        let request = request.into_inner();
        let handle = self.find(&request.tournament_id)?;
        let now = handle.now();
        let write: fn(&Summary) -> String = match F::try_from(request.format) {
            Ok(F::Bones) => return self.records(&now),
            Ok(F::Json) => report::results_json,
            Ok(F::StandingsCsv) => report::standings_csv,
            Ok(F::CrosstableCsv) => report::crosstable_csv,
            Ok(F::CrosstableMarkdown) => report::crosstable_md,
            Ok(F::GamesCsv) => report::games_csv,
            Ok(F::GamesJsonl) => report::games_jsonl,
            Ok(F::Html) => report::report_html,
            Ok(F::Text) => |summary| report::standings_text(summary, COLUMNS),
            Ok(F::Unspecified) => return Err(Failure::field("format", "it is missing").into()),
            Err(_) => return Err(Failure::field("format", format!("{} is no format", request.format)).into()),
        };
        if matches!(F::try_from(request.format), Ok(F::GamesCsv | F::GamesJsonl | F::Html | F::Json))
            && !now.state.is_over()
            && !sees_boards(&caller, &now)
        {
            let text = "the tournament is not over: its boards are secret to all but directors";
            return Err(Failure::new(ErrorReason::DealNotRevealed, text).into());
        }
        let summary = self.summary(now).await?;
        let text = tokio::task::spawn_blocking(move || write(&summary)).await.map_err(|_| Failure::draining())?;
        let (out, frames) = mpsc::channel(OUTBOX);
        tokio::spawn(async move {
            for chunk in text.into_bytes().chunks(CHUNK) {
                if out.send(Ok(v1::ExportTournamentResponse { chunk: chunk.to_vec() })).await.is_err() {
                    return;
                }
            }
        });
        Ok(Response::new(Box::pin(ReceiverStream::new(frames))))
    }
}
