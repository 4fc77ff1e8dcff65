//! The engine's half of a comparison: a table that is told what to do and answers in plain lines.
//!
//! Seats and teams are counted from 0 in these lines, arms by the number of their end.

use boneyard_engine::{
    layout::End,
    position::{Asked, DecisionKind, Phase},
    rules::Rules,
    rules::trains::Family,
    seat::{ByTeam, Seat, Team},
    table::{self, Command, Event, Move, RedealCause, Source, Table},
    tile::{PipSet, Tile, TileSet},
};

use super::agreement::sorted_hands;
use super::tiles;

/// A table with what it said since it was last told something.
#[derive(Debug)]
pub(crate) struct EngineSide {
    pub(crate) table: Table,
    pub(crate) news: Vec<String>,
}

impl EngineSide {
    pub(crate) fn new(rules: Rules) -> Self {
        Self { table: Table::new(rules), news: Vec::new() }
    }

    /// Begins the match.
    pub(crate) fn start_match(&mut self, shuffled: &[tiles::Tile], lot: usize) {
        let shuffled = engine_tiles(shuffled);
        self.carry_out(&Command::StartMatch { shuffled: &shuffled, lot: seat(lot) });
    }

    /// Deals a round.
    pub(crate) fn start_round(&mut self, shuffled: &[tiles::Tile], lot: usize) {
        let shuffled = engine_tiles(shuffled);
        self.carry_out(&Command::StartRound { shuffled: &shuffled, lot: seat(lot), own_orders: None });
    }

    /// Answers the open decision with the legal move written like that.
    pub(crate) fn act(&mut self, text: &str) {
        let asked = self.asked().unwrap();
        let mut moves = Vec::new();
        table::legal_moves(&self.table, asked.seat, &mut moves);
        let action = moves.into_iter().find(|action| token(*action) == text).unwrap();
        self.carry_out(&Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player });
    }

    /// The open decision.
    pub(crate) fn asked(&self) -> Option<Asked> {
        self.table.position().asked()
    }

    /// How many play.
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.table.rules().seats)
    }

    /// Whether the match is over.
    pub(crate) fn match_over(&self) -> bool {
        self.table.position().phase == Phase::Over
    }

    /// Every legal answer with its points and the first of those that come to the same, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let Some(asked) = self.asked() else { return Vec::new() };
        let mut moves = Vec::new();
        table::legal_moves(&self.table, asked.seat, &mut moves);
        let described = table::described_moves(&self.table, asked.seat);
        assert_eq!(moves, described.iter().map(|each| each.choice).collect::<Vec<_>>(), "both lists of moves agree");
        let mut lines: Vec<String> = described
            .iter()
            .map(|each| {
                let first =
                    usize::try_from(each.same_as).unwrap().checked_sub(1).map_or(each, |place| &described[place]);
                format!("{} +{} as {}", token(each.choice), each.points, token(first.choice))
            })
            .collect();
        lines.sort();
        lines
    }

    /// Hands, each sorted.
    pub(crate) fn hands(&self) -> Vec<Vec<tiles::Tile>> {
        let held = &self.table.position().hands.0[..usize::from(self.table.rules().seats)];
        let plain = |hand: &TileSet| hand.iter().map(|tile| (tile.high(), tile.low())).collect();
        sorted_hands(&held.iter().map(plain).collect::<Vec<Vec<tiles::Tile>>>())
    }

    /// Ends, markers and open doubles where there are trains.
    pub(crate) fn trains(&self) -> String {
        let position = self.table.position();
        match self.table.rules().family {
            Family::Line => return String::new(),
            Family::Trains | Family::Slosh => {}
        }
        if position.arms.is_empty() {
            return String::new();
        }
        let ends: Vec<u8> = position.arms.iter().map(|arm| arm.outer).collect();
        let marked: Vec<usize> = (0..ends.len()).filter(|arm| position.arms.iter().nth(*arm).unwrap().marked).collect();
        let open: Vec<u32> = position.station.waiting.iter().map(End::number).collect();
        format!("ends {ends:?} marked {marked:?} open {open:?}")
    }

    fn carry_out(&mut self, command: &Command<'_>) {
        let mut events = Vec::new();
        table::decide(&self.table, command, &mut events).unwrap();
        self.news.clear();
        for event in &events {
            table::evolve(&mut self.table, event);
            self.tell(event);
        }
    }

    /// One event as lines; what both sides count alike.
    fn tell(&mut self, event: &Event) {
        let teams = usize::from(self.table.rules().team_count());
        let news = &mut self.news;
        match event {
            Event::SeatsDrawn { tiles: _, seat_of_chair } => {
                news.push(format!(
                    "seats of chairs {:?}",
                    seat_of_chair.0[..4].iter().map(|seat| seat.index()).collect::<Vec<_>>()
                ));
            }
            // Markers, open doubles and who may use a train are compared as they lie, see `trains`.
            Event::MatchStarted { .. }
            | Event::ArmOpened { .. }
            | Event::MarkerChanged { .. }
            | Event::CoversDue(_) => {}
            Event::RoundDealt(deal) => {
                let lead = deal.must_lead.map_or(String::new(), |tile| format!(" with {tile}"));
                let engine = deal.engine.map_or(String::new(), |tile| format!(" engine {tile}"));
                news.push(format!("{} opens{lead}{engine}", deal.opener.index()));
            }
            Event::TurnAsked(asked) => {
                let kind = match asked.kind {
                    DecisionKind::Turn => "turn",
                    DecisionKind::Claim => "claim",
                    DecisionKind::Slosh => "slosh",
                    DecisionKind::Cover => "cover",
                    DecisionKind::ExtraTile => "extra tile",
                    DecisionKind::SecondDouble => "second double",
                    DecisionKind::ThirdTile => "third tile",
                    DecisionKind::ChainTile => "chain tile",
                    DecisionKind::LongTrain => "long train",
                    DecisionKind::Challenge { silent: _ } => "challenge",
                };
                news.push(format!("{} is asked: {kind}", asked.seat.index()));
            }
            Event::Placed { seat, tile, end, points, overlooked, .. } => {
                let (seat, end) = (seat.index(), end.number());
                news.push(format!("{seat} lays {tile}@{end} for {points}, overlooks {overlooked}"));
            }
            Event::Drew { seat, tiles, lacked, source, .. } => {
                let forced = *source == Source::Forced;
                let drawn: Vec<String> = tiles.iter().map(ToString::to_string).collect();
                news.push(format!(
                    "{} draws {} forced {forced} lacked {:?}",
                    seat.index(),
                    drawn.join(" "),
                    pips(*lacked)
                ));
            }
            Event::Passed { seat, source: Source::Penalty, .. } => news.push(format!("{} is skipped", seat.index())),
            Event::Passed { seat, lacked, source, .. } => {
                let forced = *source == Source::Forced;
                news.push(format!("{} passes forced {forced} lacked {:?}", seat.index(), pips(*lacked)));
            }
            Event::Declined { seat, .. } => news.push(format!("{} declines", seat.index())),
            Event::Claimed { seat, points, .. } => news.push(format!("{} claims {points}", seat.index())),
            Event::RoundRedealt { round, attempt, cause: RedealCause::EngineAsleep } => {
                news.push(format!("deal {round} thrown in, attempt {attempt}"));
            }
            Event::Challenged { seat, silent, .. } => {
                news.push(format!("{} challenges {}", seat.index(), silent.index()));
            }
            Event::Penalised { seat, skips_next, .. } => {
                news.push(format!("{} is penalised, skips {skips_next}", seat.index()));
            }
            Event::RoundEnded(end) => news.push(format!(
                "round over: out {:?} winner {:?} awards {:?} round points {:?} left {:?}",
                end.out.map(Seat::index),
                end.winner.map(Team::index),
                row(&end.awarded, teams),
                row(&end.team_points, teams),
                &end.hand_pips.0[..usize::from(self.table.rules().seats)],
            )),
            Event::SeatForfeited { seat, .. } => news.push(format!("{} is lost", seat.index())),
            Event::MatchEnded(result) => {
                let winners: Vec<usize> = result.winners(self.table.rules().team_count()).map(Team::index).collect();
                news.push(format!("match over: scores {:?} winners {winners:?}", row(&result.scores, teams)));
            }
        }
    }

    /// Match scores by team, as the position and the public view have them.
    pub(crate) fn scores(&self) -> Vec<i32> {
        let scores = self.table.position().scores.0[..usize::from(self.table.rules().team_count())].to_vec();
        assert_eq!(scores, self.table.public().team_scores, "position and public view agree");
        scores
    }
}

/// A move as a line.
fn token(action: Move) -> String {
    match action {
        Move::Place { tile, end, announce, declared } => {
            let said = if announce { "!" } else { "" };
            let called = if declared > 0 { format!("={declared}") } else { String::new() };
            format!("{tile}@{}{said}{called}", end.number())
        }
        Move::Draw => "draw".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Decline => "decline".to_owned(),
        Move::Claim { turn: _, points } => format!("claim {points}"),
        Move::Challenge { seat } => format!("challenge {}", seat.index()),
        Move::ChooseOpener { seat } => format!("opener {}", seat.index()),
    }
}

fn row(by_team: &ByTeam<i32>, teams: usize) -> &[i32] {
    &by_team.0[..teams]
}

fn pips(set: PipSet) -> Vec<u8> {
    set.iter().collect()
}

fn seat(number: usize) -> Seat {
    Seat::from_index(number).unwrap()
}

fn engine_tiles(row: &[tiles::Tile]) -> Vec<Tile> {
    row.iter().map(|(high, low)| Tile::new(*high, *low).unwrap()).collect()
}
