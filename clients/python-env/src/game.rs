//! One game as agents play it: it deals by itself, lists numbered actions and pays at the end.

use std::sync::Arc;

use boneyard_bots::HouseBot;
use boneyard_engine::{
    position::{Phase, Position},
    seat::{ByTeam, MAX_SEATS, Seat},
    table::{Command, Event, Events, MatchResult, Move, OwnTiles, PublicView, Source, advance_and_tell},
    tile::Tile,
};
use boneyard_record::deal::Chance;
use thiserror::Error;

use crate::{
    actions::Actions,
    chance,
    facts::Facts,
    memory::Memory,
    observation::Form,
    rewards::rewards,
    seen::Seen,
    settings::{Episode, Settings},
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

/// One game. What every step needs comes first and stands together, so that of a thousand games little has to
/// come from far away in memory.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub struct Game {
    common: Arc<Common>,
    /// What a server would show, where somebody wants to see it.
    seen: Option<Box<Seen>>,
    /// Every legal action with its number, in the order of the engine's list.
    legal: Vec<(u16, Move)>,
    /// Set when the match is over.
    result: Option<Box<MatchResult>>,
    over: bool,
    board: u32,
    position: Position,
    memory: Memory,
    chance: Chance,
}

/// What games under the same settings share: a thousand games that are stepped together are to be small.
#[derive(Debug)]
struct Common {
    settings: Settings,
    form: Form,
    /// Before the match. Copied, because to make it anew takes longer.
    start: Position,
}

impl Game {
    /// A game that waits for its first reset. With `seen` house bots can play in it, and it can be shown.
    pub fn new(settings: Settings, seen: bool) -> Self {
        Self {
            common: Arc::new(Common { settings, form: Form::new(&settings.rules), start: Position::default() }),
            position: Position::default(),
            memory: Memory::default(),
            chance: chance::from_seed(0),
            board: 0,
            legal: Vec::new(),
            seen: seen.then(|| Box::new(Seen::new(settings.rules))),
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
        let rules = self.common.settings.rules;
        self.position = self.common.start;
        self.result = None;
        if let Some(seen) = &mut self.seen {
            seen.view.table = PublicView::new(rules);
        }
        // Asked of the start, because what was just written to `position` takes a while to be read.
        let lot = chance::next_deal(&self.chance, self.board, &rules, &self.common.start, &mut desk.tiles);
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
        let rules = self.common.settings.rules;
        while self.position.phase == Phase::Dealing {
            if self.common.settings.episode == Episode::Round {
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
        self.play(action, desk);
        Ok(())
    }

    /// Plays a listed action. Nothing changes when it is none.
    pub fn play(&mut self, action: Move, desk: &mut Desk) {
        let Some(asked) = self.position.asked() else { return };
        let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
        if advance_and_tell(&self.common.settings.rules, &mut self.position, &act, &mut desk.events).is_err() {
            return;
        }
        self.hear(&desk.events);
        match (self.position.phase, self.common.settings.episode) {
            (Phase::Dealing, Episode::Match) => self.deal(desk),
            (Phase::Dealing, Episode::Round) | (Phase::Over | Phase::Gathering, _) => self.over = true,
            (Phase::Asking(_), _) => {}
        }
        self.list(desk);
    }

    /// The listed action of this number.
    pub fn find(&self, number: i64) -> Result<Move, NotLegal> {
        // Of a thousand games this is asked one after the other: the list is all that is looked at.
        let listed = self.legal.iter().find(|&&(listed, _)| i64::from(listed) == number);
        listed.map(|&(_, action)| action).ok_or_else(|| match self.to_move() {
            Some(seat) => NotLegal::Action { number, seat },
            None => NotLegal::Over,
        })
    }

    fn hear(&mut self, events: &[Event]) {
        let rules = &self.common.settings.rules;
        for event in events {
            self.memory.hear(rules, event, self.common.settings.history);
            if let Event::MatchEnded(result) = event {
                self.result = Some(result.clone());
            }
            if let Some(seen) = &mut self.seen {
                seen.hear(rules, event);
            }
        }
    }

    fn list(&mut self, desk: &mut Desk) {
        self.legal.clear();
        let Some(seat) = self.to_move() else { return };
        let Common { settings, form, .. } = &*self.common;
        self.position.legal_moves(&settings.rules, seat, &mut desk.moves);
        self.legal.extend(desk.moves.iter().map(|&action| (form.actions.number(seat, action), action)));
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
    pub fn legal(&self) -> &[(u16, Move)] {
        &self.legal
    }

    /// The numbering.
    pub fn actions(&self) -> &Actions {
        &self.common.form.actions
    }

    /// The form of observations.
    pub fn form(&self) -> &Form {
        &self.common.form
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.common.settings
    }

    /// The score of each team, team 1 first.
    pub fn scores(&self) -> &[i32] {
        &self.position.scores.0[..usize::from(self.common.settings.rules.team_count())]
    }

    /// What a seat may know.
    pub fn facts(&self, seat: Seat) -> Facts<'_> {
        let mut facts = Facts::of(&self.common.settings.rules, &self.position, &self.memory, seat);
        if self.over {
            facts.asked = None;
        }
        facts
    }

    /// The public view, where it is kept.
    pub fn view(&self) -> Option<&PublicView> {
        self.seen.as_ref().map(|seen| &seen.view.table)
    }

    /// What each seat is paid; only the end of an episode pays.
    pub fn rewards(&self) -> [f32; MAX_SEATS] {
        if !self.over {
            return [0.0; MAX_SEATS];
        }
        let Settings { rules, reward, .. } = &self.common.settings;
        rewards(rules, *reward, &self.position.scores, self.result.as_ref().map(|result| &result.ranks))
    }

    /// The number of the action that a house bot chooses for the seat that is asked; `None` without a view.
    pub fn house_action(&mut self, bot: HouseBot, seed: u64) -> Option<u16> {
        let seat = self.to_move()?;
        let moves = self.position.described_moves(&self.common.settings.rules, seat);
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
