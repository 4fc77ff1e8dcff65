//! What a bot is told of a table: the frames of the server, made into lines.

use boneyard_proto::v1::{
    Decision, EndKind, EndReason, Hand, HandEndLine, HandLine, LineEnd, MatchEndLine, MatchLine, MatchResult,
    RoundAction, RoundEnded, SeatPrivate, TableSnapshot, TableState, TableStep, Tile, TurnLine, WatchTableResponse,
    table_event::Payload, table_snapshot::View, watch_table_response::Frame,
};

use super::{lines::HostLine, tokens::tokens};
use crate::{picture::Picture, render::sentences, words};

/// A table as a bot hears of it.
#[derive(Debug, Default)]
pub(crate) struct Story {
    player_id: String,
    pub(crate) picture: Picture,
    /// Tokens of the round.
    round: Vec<String>,
    /// How many of them the bot has heard.
    told: usize,
}

impl Story {
    /// For the player with this id.
    pub(crate) fn new(player_id: &str) -> Self {
        Self { player_id: player_id.to_owned(), ..Self::default() }
    }

    /// Takes a frame in; what a bot that has heard everything so far hears next.
    pub(crate) fn frame(&mut self, frame: &WatchTableResponse) -> Vec<HostLine> {
        let lines = match &frame.frame {
            Some(Frame::Snapshot(snapshot)) => {
                self.snapshot(snapshot);
                if self.is_running() { self.beginning(self.has_played()) } else { Vec::new() }
            }
            Some(Frame::Step(step)) => self.step(step, None),
            Some(Frame::SeatStep(step)) => {
                step.step.as_ref().map(|public| self.step(public, step.own.as_ref())).unwrap_or_default()
            }
            Some(Frame::Presence(_) | Frame::CaughtUp(_) | Frame::Heartbeat(_) | Frame::Drain(_)) | None => Vec::new(),
        };
        self.picture.table.sequence = frame.sequence;
        lines
    }

    /// Whether there is a match to be told of.
    pub(crate) fn is_running(&self) -> bool {
        matches!(self.picture.table.state(), TableState::Active | TableState::Paused) && self.picture.seat > 0
    }

    /// Whether the seat has answered before now.
    fn has_played(&self) -> bool {
        let table = &self.picture.table;
        table.round > 1 || table.history.iter().any(|done| done.turn > 0 && self.picture.is_own(done.seat))
    }

    /// What a bot hears first, whenever it comes to the table.
    pub(crate) fn beginning(&mut self, resumed: bool) -> Vec<HostLine> {
        self.told = 0;
        let mut lines = vec![HostLine::Match(self.match_line(resumed))];
        if self.picture.info(self.picture.seat).is_some_and(|info| info.hand_count > 0) {
            lines.push(HostLine::Hand(self.hand_line(&[])));
        }
        lines
    }

    /// The question that a decision asks; number and time are for whoever asks.
    pub(crate) fn turn(&mut self, decision: &Decision) -> TurnLine {
        let table = &self.picture.table;
        let mut turn = TurnLine {
            match_id: table.table_id.clone(),
            legal: decision.legal_moves.iter().map(|legal| legal.token.clone()).collect(),
            points: decision.legal_moves.iter().map(|legal| legal.points).collect(),
            hand: self.hand(),
            ends: table.open_ends.iter().map(|end| LineEnd { label: end.label.clone(), pips: end.pips }).collect(),
            counts: self.counts(),
            boneyard: table.boneyard_count,
            scores: table.team_scores.clone(),
            ..TurnLine::default()
        };
        turn.since = self.since();
        turn
    }

    fn snapshot(&mut self, snapshot: &TableSnapshot) {
        self.picture = Picture::of_snapshot(snapshot, &self.player_id);
        let drawn = match &snapshot.view {
            Some(View::Seat(view)) => view.drawn_tiles.clone(),
            Some(View::Spectator(_)) | None => Vec::new(),
        };
        let mut drawn = drawn.into_iter();
        let (table, seat) = (&self.picture.table, self.picture.seat);
        let mut none = std::iter::empty();
        let mut of = |done: &RoundAction| {
            if done.seat == seat { tokens(done, &table.arms, &mut drawn) } else { tokens(done, &table.arms, &mut none) }
        };
        self.round = table.history.iter().flat_map(&mut of).collect();
        self.told = 0;
    }

    fn step(&mut self, step: &TableStep, own: Option<&SeatPrivate>) -> Vec<HostLine> {
        let mut lines = Vec::new();
        // Whoever is bound to a seat in this step learns of it by its own part, which also holds the hand.
        if let Some(own) = own {
            self.picture.take_own(own);
        }
        let mut drawn = own.map(|own| own.drawn_tiles.clone()).unwrap_or_default().into_iter();
        for payload in step.events.iter().filter_map(|event| event.payload.as_ref()) {
            self.picture.apply(payload);
            match payload {
                Payload::MatchStarted(_) => lines.push(HostLine::Match(self.match_line(false))),
                Payload::RoundDealt(_) => {
                    self.round.clear();
                    self.told = 0;
                    // What the server draws for the seat at once is told as such.
                    lines.push(HostLine::Hand(self.hand_line(drawn.as_slice())));
                }
                Payload::ActionTaken(taken) | Payload::ActionForced(taken) => {
                    let Some(done) = &taken.action else { continue };
                    let table = &self.picture.table;
                    self.round.extend(if done.seat == self.picture.seat {
                        tokens(done, &table.arms, &mut drawn)
                    } else {
                        tokens(done, &table.arms, &mut std::iter::empty())
                    });
                }
                Payload::RoundEnded(ended) => {
                    let line = self.hand_end_line(ended);
                    lines.push(HostLine::HandEnd(line));
                }
                Payload::MatchEnded(result) => lines.push(HostLine::MatchEnd(self.match_end_line(Some(result)))),
                Payload::TableAborted(_) => lines.push(HostLine::MatchEnd(self.match_end_line(None))),
                Payload::TableCreated(_)
                | Payload::SeatTaken(_)
                | Payload::SeatLeft(_)
                | Payload::SeatsDrawn(_)
                | Payload::RoundRedealt(_)
                | Payload::TurnAsked(_)
                | Payload::MarkerChanged(_)
                | Payload::PenaltyGiven(_)
                | Payload::ClockChanged(_)
                | Payload::TablePaused(_)
                | Payload::TableResumed(_)
                | Payload::SeatSubstituted(_)
                | Payload::DealRevealed(_)
                | Payload::EntropyAdded(_) => {}
            }
        }
        lines
    }

    /// The tokens that the bot has not heard.
    fn since(&mut self) -> Vec<String> {
        let from = std::mem::replace(&mut self.told, self.round.len());
        self.round[from..].to_vec()
    }

    fn hand(&self) -> Vec<String> {
        self.picture.hand.iter().map(|&tile| words::tile(tile)).collect()
    }

    fn counts(&self) -> Vec<i32> {
        self.picture.table.seats.iter().map(|info| info.hand_count).collect()
    }

    fn match_line(&self, resumed: bool) -> MatchLine {
        let table = &self.picture.table;
        let rules = table.rules.clone().unwrap_or_default();
        MatchLine {
            match_id: table.table_id.clone(),
            variant: rules.variant,
            options: rules.options,
            max_pips: rules.max_pips,
            hand_size: rules.hand_size,
            target_score: rules.target_score,
            round_limit: rules.round_limit,
            low_score_wins: rules.low_score_wins,
            seat: self.picture.seat,
            names: table.seats.iter().map(sentences::occupant).collect(),
            teams: table.seats.iter().map(|info| info.team).collect(),
            scores: table.team_scores.clone(),
            resumed,
            ..MatchLine::default()
        }
    }

    fn hand_line(&self, drawn_since: &[Tile]) -> HandLine {
        let table = &self.picture.table;
        // In a line the field of the view is for the lead tile.
        let has_trains = table.arms.iter().any(|arm| matches!(arm.kind(), EndKind::Train | EndKind::CommonTrain));
        let dealt = self.picture.hand.iter().filter(|tile| !drawn_since.contains(tile));
        HandLine {
            round: table.round,
            opener: table.opener_seat,
            hand: dealt.map(|&tile| words::tile(tile)).collect(),
            counts: self.counts(),
            boneyard: table.boneyard_count,
            engine: table.engine_tile.filter(|_| has_trains).map(words::tile).unwrap_or_default(),
            ..HandLine::default()
        }
    }

    fn hand_end_line(&mut self, ended: &RoundEnded) -> HandEndLine {
        let score = ended.score.clone().unwrap_or_default();
        let tiles = |hand: &Hand| hand.tiles.iter().map(|&tile| words::tile(tile)).collect::<Vec<_>>();
        HandEndLine {
            round: score.round,
            reason: if score.blocked { "blocked" } else { "out" }.to_owned(),
            out_seat: ended.out_seat,
            winner: score.winning_team,
            points: score.team_points,
            scores: self.picture.table.team_scores.clone(),
            hands: ended.exposed_hands.iter().map(|hand| tiles(hand).join(" ")).collect(),
            since: self.since(),
            ..HandEndLine::default()
        }
    }

    fn match_end_line(&self, result: Option<&MatchResult>) -> MatchEndLine {
        let match_id = self.picture.table.table_id.clone();
        match result {
            None => MatchEndLine { match_id, reason: "aborted".to_owned(), ..MatchEndLine::default() },
            Some(result) => MatchEndLine {
                match_id,
                reason: reason(result.reason()).to_owned(),
                winners: result.winning_teams.clone(),
                scores: result.team_scores.clone(),
                ranks: result.team_ranks.clone(),
                ..MatchEndLine::default()
            },
        }
    }
}

/// Why a match ended, as in a record.
fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Completed | EndReason::Unspecified => "completed",
        EndReason::Resignation => "resignation",
        EndReason::Timeout => "timeout",
        EndReason::IllegalMoves => "illegal_moves",
        EndReason::Disconnect => "disconnect",
        EndReason::NoShow => "no_show",
        EndReason::Adjudication => "adjudication",
    }
}
