//! One game as agents play it: it deals by itself, lists numbered actions and pays at the end.

use boneyard_bots::HouseBot;
use boneyard_engine::{
    position::{Phase, Position},
    rules::Rules,
    seat::{BySeat, ByTeam, MAX_SEATS, Seat, Team},
    table::{
        Command, Event, Events, MatchResult, Move, OwnTiles, PublicView, SeatView, Source, Viewer, advance_and_tell,
        observe,
    },
    tile::Tile,
};
use boneyard_record::deal::Chance;
use thiserror::Error;

use crate::{
    actions::Actions,
    chance,
    facts::Facts,
    memory::Memory,
    settings::{Episode, Reward, Settings},
};

/// Boards that are tried until somebody is asked; one is enough but for a handful of odd options.
const BOARDS: u32 = 100;

/// An action that is not listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotLegal {
    /// Nobody is asked.
    #[error("the episode is over: reset it first")]
    Over,
    /// The seat may not do this.
    #[error("action {number} is not legal for seat {seat}: see its action mask")]
    Action {
        /// The number.
        number: i64,
        /// Who is asked.
        seat: Seat,
    },
}

/// Buffers for one game at a time.
#[derive(Debug, Default)]
pub struct Desk {
    events: Events,
    moves: Vec<Move>,
    tiles: Vec<Tile>,
}

/// One game.
#[derive(Clone, Debug)]
pub struct Game {
    settings: Settings,
    actions: Actions,
    position: Position,
    memory: Memory,
    chance: Chance,
    board: u32,
    /// Every legal action with its number, in the order of the engine's list.
    legal: Vec<(usize, Move)>,
    /// What a server would show, where somebody wants to see it.
    seen: Option<Box<Seen>>,
    /// Set when the match is over.
    result: Option<MatchResult>,
    over: bool,
}

/// The public view, and the tiles that each seat drew.
#[derive(Clone, Debug)]
struct Seen {
    view: SeatView,
    drawn: BySeat<Vec<Tile>>,
}

impl Game {
    /// A game that waits for its first reset. With `seen` house bots can play in it, and it can be shown.
    pub fn new(settings: Settings, seen: bool) -> Self {
        let view = || SeatView { table: PublicView::new(settings.rules), own: None };
        Self {
            settings,
            actions: Actions::new(&settings.rules),
            position: Position::default(),
            memory: Memory::default(),
            chance: chance::from_seed(0),
            board: 0,
            legal: Vec::new(),
            seen: seen.then(|| Box::new(Seen { view: view(), drawn: BySeat::default() })),
            result: None,
            over: true,
        }
    }

    /// Begins an episode; where its match ends before anybody is asked, the next board is dealt. Under
    /// rules by which nobody is ever asked it is over at once.
    pub fn reset(&mut self, chance: Chance, desk: &mut Desk) {
        self.chance = chance;
        self.over = true;
        for board in 0..BOARDS {
            self.board = board;
            self.begin(desk);
            if !self.over {
                break;
            }
        }
        self.list(desk);
    }

    fn begin(&mut self, desk: &mut Desk) {
        let rules = self.settings.rules;
        self.position = Position::default();
        self.memory.clear();
        self.result = None;
        if let Some(seen) = &mut self.seen {
            seen.view.table = PublicView::new(rules);
        }
        let lot = chance::next_deal(&self.chance, self.board, &rules, &self.position, &mut desk.tiles);
        let Desk { events, tiles, .. } = desk;
        let begin = Command::StartMatch { shuffled: tiles, lot };
        // The set is whole and the seat is one of the table, so it begins.
        if advance_and_tell(&rules, &mut self.position, &begin, events).is_ok() {
            self.hear(events);
        }
        self.deal(desk);
    }

    /// Deals until somebody is asked or the match is over.
    fn deal(&mut self, desk: &mut Desk) {
        let rules = self.settings.rules;
        while self.position.phase == Phase::Dealing {
            if self.settings.episode == Episode::Round {
                // A round in which nobody had to decide pays nobody.
                self.position.scores = ByTeam::default();
                self.seen.iter_mut().for_each(|seen| seen.view.table.team_scores.fill(0));
            }
            let lot = chance::next_deal(&self.chance, self.board, &rules, &self.position, &mut desk.tiles);
            let Desk { events, tiles, .. } = desk;
            let deal = Command::StartRound { shuffled: tiles, lot, own_orders: None };
            if advance_and_tell(&rules, &mut self.position, &deal, events).is_err() {
                break;
            }
            self.hear(events);
        }
        self.over = self.position.asked().is_none();
    }

    /// Plays the action of this number for the seat that is asked. Nothing changes when it is not listed.
    pub fn step(&mut self, number: i64, desk: &mut Desk) -> Result<(), NotLegal> {
        let action = self.find(number)?;
        let asked = self.position.asked().ok_or(NotLegal::Over)?;
        let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
        advance_and_tell(&self.settings.rules, &mut self.position, &act, &mut desk.events)
            .map_err(|_refusal| NotLegal::Action { number, seat: asked.seat })?;
        self.hear(&desk.events);
        match (self.position.phase, self.settings.episode) {
            (Phase::Dealing, Episode::Match) => self.deal(desk),
            (Phase::Dealing, Episode::Round) | (Phase::Over | Phase::Gathering, _) => self.over = true,
            (Phase::Asking(_), _) => {}
        }
        self.list(desk);
        Ok(())
    }

    /// The listed action of this number.
    pub fn find(&self, number: i64) -> Result<Move, NotLegal> {
        let seat = self.to_move().ok_or(NotLegal::Over)?;
        let listed = |&&(legal, _): &&(usize, Move)| usize::try_from(number) == Ok(legal);
        self.legal.iter().find(listed).map(|&(_, action)| action).ok_or(NotLegal::Action { number, seat })
    }

    fn hear(&mut self, events: &[Event]) {
        let rules = &self.settings.rules;
        for event in events {
            self.memory.hear(rules, event, self.settings.history);
            if let Event::MatchEnded(result) = event {
                self.result = Some(result.as_ref().clone());
            }
            if let Some(seen) = &mut self.seen {
                seen.hear(rules, event);
            }
        }
    }

    fn list(&mut self, desk: &mut Desk) {
        self.legal.clear();
        let Some(seat) = self.to_move() else { return };
        self.position.legal_moves(&self.settings.rules, seat, &mut desk.moves);
        let actions = self.actions;
        self.legal.extend(desk.moves.iter().map(|&action| (actions.number(seat, action), action)));
    }

    /// Who is asked; `None` when the episode is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.position.asked().filter(|_| !self.over).map(|asked| asked.seat)
    }

    /// Whether the episode is over.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Every legal action with its number.
    pub fn legal(&self) -> &[(usize, Move)] {
        &self.legal
    }

    /// The numbering.
    pub const fn actions(&self) -> &Actions {
        &self.actions
    }

    /// The settings.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The score of each team, team 1 first.
    pub fn scores(&self) -> &[i32] {
        &self.position.scores.0[..usize::from(self.settings.rules.team_count())]
    }

    /// What a seat may know.
    pub fn facts(&self, seat: Seat) -> Facts<'_> {
        let facts = Facts::of(&self.settings.rules, &self.position, &self.memory, seat);
        Facts { asked: facts.asked.filter(|_| !self.over), ..facts }
    }

    /// The public view, where it is kept.
    pub fn view(&self) -> Option<&PublicView> {
        self.seen.as_ref().map(|seen| &seen.view.table)
    }

    /// What each seat is paid; only the end of an episode pays.
    pub fn rewards(&self) -> [f32; MAX_SEATS] {
        let mut rewards = [0.0; MAX_SEATS];
        if !self.over {
            return rewards;
        }
        let rules = &self.settings.rules;
        let teams = || Team::all(rules.team_count());
        let sign = if rules.low_wins() { -1 } else { 1 };
        let worth = |team: Team| i64::from(sign * self.position.scores[team]);
        let total: i64 = teams().map(worth).sum();
        let others = i64::from(rules.team_count()) - 1;
        let better = |team: Team| teams().filter(|&other| worth(other) > worth(team)).count() + 1;
        let rank = |team: Team| self.result.as_ref().map_or_else(|| better(team), |result| result.ranks[team].into());
        let winners = teams().filter(|&team| rank(team) == 1).count();
        for seat in Seat::all(rules.seats) {
            let team = rules.team_of(seat);
            rewards[seat.index()] = match self.settings.reward {
                Reward::Points => ratio(worth(team) * others - (total - worth(team)), others),
                Reward::Win if rank(team) > 1 => -1.0,
                Reward::Win if winners > 1 => 0.0,
                Reward::Win => 1.0,
            };
        }
        rewards
    }

    /// The number of the action that a house bot chooses for the seat that is asked; `None` without a view.
    pub fn house_action(&mut self, bot: HouseBot, seed: u64) -> Option<usize> {
        let seat = self.to_move()?;
        let moves = self.position.described_moves(&self.settings.rules, seat);
        let shown = self.seen.as_mut()?;
        let drawn = std::mem::take(&mut shown.drawn[seat]);
        shown.view.own = Some(OwnTiles { seat, hand: self.position.hands[seat], drawn });
        let choice = bot.choose(&shown.view, &moves, seed);
        if let Some(own) = shown.view.own.take() {
            shown.drawn[seat] = own.drawn;
        }
        self.legal.get(choice).map(|&(number, _)| number)
    }
}

impl Seen {
    fn hear(&mut self, rules: &Rules, event: &Event) {
        if let Event::Drew { seat, tiles, .. } = event {
            self.drawn[*seat].extend_from_slice(tiles);
        }
        if let Event::RoundDealt(_) = event {
            self.drawn = BySeat::default();
        }
        self.view.table.fold(&observe(rules, event, Viewer::Spectator).public);
    }
}

/// Scores are some hundreds, which a float holds exactly.
fn ratio(points: i64, by: i64) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "scores are far below 2^24")]
    let ratio = points as f32 / by.max(1) as f32;
    ratio
}
