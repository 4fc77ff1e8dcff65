//! Many games in one step: each plays its action, those that end begin anew, and the rows are filled.

use std::{hint, mem};

use boneyard_bots::HouseBot;
use boneyard_engine::{seat::Seat, table::Move};
use rayon::prelude::*;
use thiserror::Error;

use crate::{
    chance,
    game::{Desk, Game, NotLegal},
    memory::TOKENS,
    observation::{self, TOKEN},
    settings::Settings,
};

/// Games that are stepped together.
#[derive(Debug)]
pub struct Batch {
    games: Vec<Stepped>,
    /// One for each part of the games that is stepped at a time.
    desks: Vec<Desk>,
    /// What is played in each game while they are stepped.
    chosen: Vec<Move>,
    pool: Option<rayon::ThreadPool>,
    row: usize,
    actions: usize,
    seats: usize,
}

/// A game and the seed of its episode.
#[derive(Debug)]
struct Stepped {
    game: Game,
    seed: u64,
}

/// Why a batch was not stepped; no game has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("game {game}: {reason}")]
pub struct BadStep {
    /// Which game, counted from 0.
    pub game: usize,
    /// Why.
    pub reason: NotLegal,
}

/// Where a step writes: a row for each game.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat that is asked may know.
    pub observations: &'a mut [f32],
    /// 1 for each legal action.
    pub masks: &'a mut [i8],
    /// What each seat was paid by this step.
    pub rewards: &'a mut [f32],
    /// The seat that is asked, counted from 0.
    pub seats: &'a mut [i64],
    /// Whether an episode ended with this step; the row then shows the next one.
    pub done: &'a mut [bool],
    /// The last actions, where tokens are kept; else empty.
    pub history: &'a mut [i16],
}

impl Batch {
    /// So many games under these settings, on so many threads.
    pub fn new(
        settings: Settings,
        games: usize,
        threads: usize,
        seen: bool,
    ) -> Result<Self, rayon::ThreadPoolBuildError> {
        let pool = (threads > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build()).transpose()?;
        let game = Game::new(settings, seen);
        Ok(Self {
            row: observation::size(&settings.rules, game.actions()),
            actions: game.actions().count(),
            seats: usize::from(settings.rules.seats),
            games: (0..games).map(|_| Stepped { game: game.clone(), seed: 0 }).collect(),
            chosen: Vec::with_capacity(games),
            desks: (0..threads.max(1)).map(|_| Desk::default()).collect(),
            pool,
        })
    }

    /// The games.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &Game> {
        self.games.iter().map(|stepped| &stepped.game)
    }

    /// The seed of each game's episode.
    pub fn seeds(&self) -> impl ExactSizeIterator<Item = u64> {
        self.games.iter().map(|stepped| stepped.seed)
    }

    /// Begins an episode in every game. Game `i` begins with `seed + i`; when an episode ends, the next one
    /// of the same game has a seed higher by the number of games.
    pub fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        for (stepped, add) in self.games.iter_mut().zip(0..) {
            stepped.seed = seed.wrapping_add(add);
        }
        self.each_part(rows, |stepped, row, desk, _| {
            stepped.game.reset(chance::from_seed(stepped.seed), desk);
            row.rewards.fill(0.0);
            row.done[0] = false;
            row.show(&stepped.game);
        });
    }

    /// Plays one action in each game. When one of them is not legal nothing is played.
    pub fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), BadStep> {
        // The lists lie far away in memory. Read without a search between them, many are fetched at a time.
        let first = |stepped: &Stepped| stepped.game.legal().first().map_or(0, |&(number, _)| u64::from(number));
        hint::black_box(self.games.iter().map(first).sum::<u64>());
        let mut chosen = mem::take(&mut self.chosen);
        chosen.clear();
        for (game, (stepped, &number)) in self.games.iter().zip(actions).enumerate() {
            chosen.push(stepped.game.find(number).map_err(|reason| BadStep { game, reason })?);
        }
        let next = self.games.len() as u64;
        self.each_part(rows, |stepped, row, desk, place| {
            let Stepped { game, seed } = stepped;
            game.play(chosen[place], desk);
            row.rewards.copy_from_slice(&game.rewards()[..row.rewards.len()]);
            row.done[0] = game.is_over();
            if game.is_over() {
                *seed = seed.wrapping_add(next);
                game.reset(chance::from_seed(*seed), desk);
            }
            row.show(game);
        });
        self.chosen = chosen;
        Ok(())
    }

    /// The action that a house bot would choose in each game; false when the games keep no views.
    pub fn house_actions(&mut self, bot: HouseBot, seed: u64, actions: &mut [i64]) -> bool {
        let chosen = |(stepped, action): (&mut Stepped, &mut i64)| {
            let number = stepped.game.house_action(bot, seed.wrapping_add(stepped.seed));
            number.map(|number| *action = number.into()).is_some()
        };
        match &self.pool {
            None => self.games.iter_mut().zip(actions).all(chosen),
            Some(pool) => pool.install(|| self.games.par_iter_mut().zip(actions.par_iter_mut()).all(chosen)),
        }
    }

    /// Does something with each game and its row, each part of the games on a thread of its own.
    fn each_part(&mut self, rows: Rows<'_>, act: impl Fn(&mut Stepped, &mut Rows<'_>, &mut Desk, usize) + Sync) {
        let part = self.games.len().div_ceil(self.desks.len()).max(1);
        let history = if rows.history.is_empty() { 0 } else { TOKENS * TOKEN };
        let widths = Widths { row: self.row, actions: self.actions, seats: self.seats, history };
        let run = |(number, ((games, desk), rows)): (usize, ((&mut [Stepped], &mut Desk), Rows<'_>))| {
            for (place, (stepped, mut row)) in games.iter_mut().zip(rows.split(1, widths)).enumerate() {
                act(stepped, &mut row, desk, number * part + place);
            }
        };
        let parts = self.games.chunks_mut(part).zip(&mut self.desks).zip(rows.split(part, widths)).enumerate();
        match &self.pool {
            None => parts.for_each(run),
            Some(pool) => {
                let parts: Vec<_> = parts.collect();
                pool.install(|| parts.into_par_iter().for_each(run));
            }
        }
    }
}

/// Numbers that a game has in each array.
#[derive(Clone, Copy)]
struct Widths {
    row: usize,
    actions: usize,
    seats: usize,
    history: usize,
}

impl Rows<'_> {
    /// The rows of so many games each, of fewer at the end.
    fn split(self, games: usize, widths: Widths) -> impl Iterator<Item = Self> {
        // Where no tokens are kept, every part has none.
        let mut history = self.history.chunks_mut((games * widths.history).max(1));
        self.observations
            .chunks_mut(games * widths.row)
            .zip(self.masks.chunks_mut(games * widths.actions))
            .zip(self.rewards.chunks_mut(games * widths.seats))
            .zip(self.seats.chunks_mut(games))
            .zip(self.done.chunks_mut(games))
            .map(move |((((observations, masks), rewards), seats), done)| {
                let history = history.next().unwrap_or_default();
                Self { observations, masks, rewards, seats, done, history }
            })
    }

    /// Writes what the seat that is asked may know and do.
    fn show(&mut self, game: &Game) {
        let seat = game.to_move().unwrap_or_default();
        self.seats[0] = seat_number(seat);
        show(game, seat, self.observations, self.masks, self.history);
    }
}

/// Writes what a seat may know and do; the mask is empty of ones when it is not asked.
pub fn show(game: &Game, seat: Seat, observation: &mut [f32], mask: &mut [i8], history: &mut [i16]) {
    let facts = game.facts(seat);
    observation::write(&facts, game.form(), observation);
    mask.fill(0);
    if game.to_move() == Some(seat) {
        for &(number, _) in game.legal() {
            mask[usize::from(number)] = 1;
        }
    }
    if !history.is_empty() {
        observation::write_history(&facts, game.actions(), history);
    }
}

fn seat_number(seat: Seat) -> i64 {
    i64::from(seat.number()) - 1
}
