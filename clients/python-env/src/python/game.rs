//! One game for Python.

use boneyard_engine::{notation, seat::Seat};
use boneyard_record::deal::Entropy;
use numpy::{PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;

use super::{names::house_bot, refused, settings};
use crate::{
    batch::show,
    chance,
    game::{self, Desk},
    memory::TOKENS,
    observation::{self, TOKEN},
    picture::picture,
};

/// A section of an observation: name, first number, shape.
pub(super) type Part = (&'static str, usize, (usize, usize));

/// Where the sections of an observation stand.
pub(super) fn parts(game: &game::Game) -> Vec<Part> {
    let mut start = 0;
    let sections = observation::sections(&game.settings().rules, game.actions());
    let part = |section: observation::Section| {
        let begun = start;
        start += section.shape.0 * section.shape.1;
        (section.name, begun, section.shape)
    };
    sections.map(part).to_vec()
}

/// One game. Seats count from 0.
#[pyclass(module = "boneyard_env._native")]
pub(super) struct Game {
    game: game::Game,
    desk: Desk,
}

#[pymethods]
#[expect(clippy::needless_pass_by_value, reason = "what Python gives is made for the call")]
impl Game {
    #[new]
    fn new(
        variant: &str,
        options: Vec<(String, String)>,
        episode: &str,
        reward: &str,
        history: bool,
    ) -> PyResult<Self> {
        let settings = settings(variant, &options, episode, reward, history)?;
        Ok(Self { game: game::Game::new(settings, true), desk: Desk::default() })
    }

    /// Begins the episode of a seed.
    fn reset(&mut self, seed: u64) {
        self.game.reset(chance::from_seed(seed), &mut self.desk);
    }

    /// Begins the match of a server whose secret was shown.
    fn reset_secret(&mut self, secret: [u8; 32], entropies: Vec<Vec<u8>>) -> PyResult<()> {
        let entropies: Result<Vec<_>, _> = entropies.iter().map(|given| Entropy::new(given)).collect();
        self.game.reset(chance::from_secret(secret, &entropies.map_err(refused)?), &mut self.desk);
        Ok(())
    }

    /// Plays the action of this number.
    fn step(&mut self, action: i64) -> PyResult<()> {
        self.game.step(action, &mut self.desk).map_err(refused)
    }

    /// The seat that is asked; None when the episode is over.
    #[getter]
    fn to_move(&self) -> Option<usize> {
        self.game.to_move().map(Seat::index)
    }

    /// What each seat is paid; only the end of an episode pays.
    #[getter]
    fn rewards(&self) -> Vec<f32> {
        self.game.rewards()[..self.seats()].to_vec()
    }

    /// The score of each team.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.game.scores().to_vec()
    }

    /// Number of seats.
    #[getter]
    fn seats(&self) -> usize {
        usize::from(self.game.settings().rules.seats)
    }

    /// The team of each seat, counted from 0.
    #[getter]
    fn teams(&self) -> Vec<usize> {
        let rules = &self.game.settings().rules;
        Seat::all(rules.seats).map(|seat| rules.team_of(seat).index()).collect()
    }

    /// Number of actions, and tiles and arms that they count.
    #[getter]
    fn actions(&self) -> (usize, usize, usize) {
        let actions = self.game.actions();
        (actions.count(), actions.tiles, actions.arms)
    }

    /// Sections of an observation: name, first number, shape.
    #[getter]
    fn parts(&self) -> Vec<Part> {
        parts(&self.game)
    }

    /// Rows and columns of the tokens.
    #[getter]
    #[expect(clippy::unused_self, reason = "an attribute like the others")]
    fn tokens(&self) -> (usize, usize) {
        (TOKENS, TOKEN)
    }

    /// Every legal action as number and text, in the order in which a server lists them.
    #[getter]
    fn legal(&self) -> Vec<(u16, String)> {
        let Some(view) = self.game.view() else { return Vec::new() };
        self.game.legal().iter().map(|&(number, action)| (number, notation::token(view, action))).collect()
    }

    /// The hand of a seat, each tile as its halves.
    fn hand(&self, seat: usize) -> PyResult<Vec<(u8, u8)>> {
        let hand = self.game.facts(self.seat(seat)?).hand;
        Ok(hand.iter().map(|tile| (tile.high(), tile.low())).collect())
    }

    /// The value at the end of each arm, left first in a line.
    #[getter]
    fn ends(&self) -> Vec<u8> {
        self.game.facts(Seat::default()).arms.iter().map(|arm| arm.outer).collect()
    }

    /// Writes what a seat may know and do.
    fn show(
        &self,
        seat: usize,
        mut observation: PyReadwriteArray1<'_, f32>,
        mut mask: PyReadwriteArray1<'_, i8>,
        history: Option<PyReadwriteArray2<'_, i16>>,
    ) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let (observation, mask) = (observation.as_slice_mut()?, mask.as_slice_mut()?);
        let mut history = history;
        let tokens: &mut [i16] = match &mut history {
            Some(history) => history.as_slice_mut()?,
            None => &mut [],
        };
        let row = observation::size(&self.game.settings().rules, self.game.actions());
        if observation.len() != row || mask.len() != self.game.actions().count() || !fits_tokens(tokens) {
            return Err(refused("an array has the wrong size"));
        }
        show(&self.game, seat, observation, mask, tokens);
        Ok(())
    }

    /// The action that a house bot chooses for the seat that is asked.
    fn house_action(&mut self, bot: &str, seed: u64) -> PyResult<u16> {
        let bot = house_bot(bot)?;
        self.game.house_action(bot, seed).ok_or_else(|| refused("the episode is over: reset it first"))
    }

    /// The table as text, all hands open.
    fn picture(&self) -> String {
        picture(&self.game)
    }
}

impl Game {
    fn seat(&self, index: usize) -> PyResult<Seat> {
        Seat::from_index(index)
            .filter(|_| index < self.seats())
            .ok_or_else(|| refused(format!("there is no seat {index}")))
    }
}

/// Whether an array of tokens has its size, or is left out.
pub(super) const fn fits_tokens(tokens: &[i16]) -> bool {
    tokens.is_empty() || tokens.len() == TOKENS * TOKEN
}
