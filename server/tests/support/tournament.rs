//! Tournaments as their organiser makes and follows them.

use std::time::Duration;

use boneyard_proto::v1::{self, watch_tournament_response::Frame};
use tonic::{Status, Streaming};

use super::{Client, bot};

/// A round robin of this variant.
pub fn spec(variant: &str, options: &[(&str, &str)], boards: i32) -> v1::TournamentSpec {
    v1::TournamentSpec {
        display_name: "Club night".to_owned(),
        format: v1::TournamentFormat::RoundRobin.into(),
        variant: super::table(variant, options).variant,
        time_control: Some(v1::TimeControl { initial_ms: 60_000, ..Default::default() }),
        boards_per_pairing: boards,
        ..Default::default()
    }
}

impl Client {
    pub async fn create(&mut self, spec: v1::TournamentSpec) -> Result<v1::Tournament, Status> {
        let request = v1::CreateTournamentRequest { spec: Some(spec), request_id: String::new() };
        self.tournaments.create_tournament(request).await.map(|created| created.into_inner().tournament.unwrap())
    }

    /// A tournament with these house bots, running.
    pub async fn begin(&mut self, spec: v1::TournamentSpec, bots: &[&str]) -> String {
        let id = self.create(spec).await.unwrap().tournament_id;
        for (name, number) in bots.iter().zip(1..) {
            self.enter(&id, vec![bot(name, 1)], &format!("{name} {number}")).await.unwrap();
        }
        self.set_state(&id, v1::TournamentState::Running).await.unwrap();
        id
    }

    pub async fn enter(
        &mut self,
        id: &str,
        members: Vec<v1::ChairSpec>,
        display_name: &str,
    ) -> Result<v1::Entrant, Status> {
        let request = v1::AddEntrantRequest {
            tournament_id: id.to_owned(),
            members,
            display_name: display_name.to_owned(),
            entropy: Vec::new(),
        };
        self.tournaments.add_entrant(request).await.map(|added| added.into_inner().entrant.unwrap())
    }

    pub async fn set_state(&mut self, id: &str, state: v1::TournamentState) -> Result<v1::Tournament, Status> {
        let request = v1::SetTournamentStateRequest { tournament_id: id.to_owned(), state: state.into() };
        self.tournaments.set_tournament_state(request).await.map(|set| set.into_inner().tournament.unwrap())
    }

    pub async fn tournament(&mut self, id: &str) -> v1::GetTournamentResponse {
        let request = v1::GetTournamentRequest { tournament_id: id.to_owned() };
        self.tournaments.get_tournament(request).await.unwrap().into_inner()
    }

    /// Follows until it is over: what it was at the end, and the games that were told since.
    pub async fn over(&mut self, id: &str) -> (v1::Tournament, Vec<v1::TournamentGame>) {
        let frames = self.follow(id).await;
        Self::rest(frames).await
    }

    /// Begins to follow.
    pub async fn follow(&mut self, id: &str) -> Streaming<v1::WatchTournamentResponse> {
        let request = v1::WatchTournamentRequest { tournament_id: id.to_owned() };
        self.tournaments.watch_tournament(request).await.unwrap().into_inner()
    }

    /// Reads on until it is over.
    pub async fn rest(mut frames: Streaming<v1::WatchTournamentResponse>) -> (v1::Tournament, Vec<v1::TournamentGame>) {
        let (mut last, mut games) = (v1::Tournament::default(), Vec::new());
        let read_all = async {
            while let Some(frame) = frames.message().await.unwrap() {
                match frame.frame.unwrap() {
                    Frame::Tournament(tournament) => last = tournament,
                    Frame::Game(game) => games.push(game),
                    Frame::Heartbeat(_) | Frame::Drain(_) => {}
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(120), read_all).await.expect("the tournament ends");
        (last, games)
    }

    /// Follows until a game becomes final; whether the tournament is over.
    pub async fn until_a_game(&mut self, id: &str) -> bool {
        let mut frames = self.follow(id).await;
        let read = async {
            loop {
                match frames.message().await.unwrap().and_then(|frame| frame.frame) {
                    Some(Frame::Tournament(tournament)) if tournament.state() == v1::TournamentState::Finished => {
                        return true;
                    }
                    Some(Frame::Game(_)) => return false,
                    Some(Frame::Tournament(_) | Frame::Heartbeat(_) | Frame::Drain(_)) => {}
                    None => return true,
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(120), read).await.expect("the tournament goes on")
    }

    pub async fn standings(&mut self, id: &str) -> Vec<v1::Standing> {
        let request = v1::ListStandingsRequest { tournament_id: id.to_owned(), ..Default::default() };
        self.tournaments.list_standings(request).await.unwrap().into_inner().standings
    }

    pub async fn exported(&mut self, id: &str, format: v1::ExportFormat) -> Result<String, Status> {
        let request = v1::ExportTournamentRequest { tournament_id: id.to_owned(), format: format.into() };
        let mut chunks = self.tournaments.export_tournament(request).await?.into_inner();
        let mut bytes = Vec::new();
        while let Some(chunk) = chunks.message().await? {
            bytes.extend(chunk.chunk);
        }
        Ok(String::from_utf8(bytes).unwrap())
    }
}
