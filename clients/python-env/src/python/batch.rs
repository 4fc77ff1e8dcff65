//! Many games for Python. The arrays are Python's; a step fills them in place with the interpreter free for
//! other threads.

use boneyard_engine::seat::Seat;
use numpy::{Element, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray3};
use pyo3::prelude::*;

use super::{
    game::{Part, parts},
    names::house_bot,
    refused, settings,
};
use crate::{
    batch::{self, Rows},
    memory::TOKENS,
    observation::{self, TOKEN},
};

/// Many games.
#[pyclass(module = "boneyard_env._native")]
pub(super) struct Batch {
    inner: batch::Batch,
    games: usize,
    /// Numbers that a game has of observation, mask and rewards, and tokens if there are any.
    widths: (usize, usize, usize, usize),
    parts: Vec<Part>,
}

/// The arrays of a batch, borrowed for one call.
#[derive(FromPyObject)]
pub(super) struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, f32>,
    masks: PyReadwriteArray2<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    seats: PyReadwriteArray1<'py, i64>,
    done: PyReadwriteArray1<'py, bool>,
    history: Option<PyReadwriteArray3<'py, i16>>,
}

#[pymethods]
#[expect(clippy::needless_pass_by_value, reason = "what Python gives is made for the call")]
impl Batch {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        num_envs: usize,
        variant: &str,
        options: Vec<(String, String)>,
        episode: &str,
        reward: &str,
        history: bool,
        threads: usize,
        house_bots: bool,
    ) -> PyResult<Self> {
        if num_envs == 0 || threads == 0 {
            return Err(refused("num_envs and threads: 1 or more is wanted"));
        }
        let settings = settings(variant, &options, episode, reward, history)?;
        let batch = batch::Batch::new(settings, num_envs, threads, house_bots).map_err(refused)?;
        let first = batch.games().next().ok_or_else(|| refused("there is no game"))?;
        let widths = (
            observation::size(&settings.rules, first.actions()),
            first.actions().count(),
            usize::from(settings.rules.seats),
            if history { TOKENS * TOKEN } else { 0 },
        );
        let parts = parts(first);
        Ok(Self { games: num_envs, widths, parts, inner: batch })
    }

    /// Numbers that a game has of observation, mask and rewards.
    #[getter]
    const fn widths(&self) -> (usize, usize, usize) {
        (self.widths.0, self.widths.1, self.widths.2)
    }

    /// Sections of an observation: name, first number, shape.
    #[getter]
    fn parts(&self) -> Vec<Part> {
        self.parts.clone()
    }

    /// The seed of each game's episode.
    #[getter]
    fn seeds(&self) -> Vec<u64> {
        self.inner.seeds().collect()
    }

    /// The seats that are asked, as text of letters; for messages.
    #[getter]
    fn letters(&self) -> String {
        self.inner.games().map(|game| game.to_move().map_or('-', Seat::letter)).collect()
    }

    /// Begins an episode in every game.
    fn reset(&mut self, py: Python<'_>, seed: u64, mut arrays: Arrays<'_>) -> PyResult<()> {
        let rows = self.rows(&mut arrays)?;
        let batch = &mut self.inner;
        if !py.detach(|| {
            batch.reset(seed, rows);
            batch.games().all(|game| !game.is_over())
        }) {
            return Err(refused("under these options a match ends before anybody decides"));
        }
        Ok(())
    }

    /// Plays one action in each game; when one is not legal, nothing is played.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        if actions.len() != self.games {
            return Err(refused(format!("{} actions for {} games", actions.len(), self.games)));
        }
        let rows = self.rows(&mut arrays)?;
        let batch = &mut self.inner;
        py.detach(|| batch.step(actions, rows)).map_err(refused)
    }

    /// Writes the action that a house bot would choose in each game.
    fn house_actions(
        &mut self,
        py: Python<'_>,
        bot: &str,
        seed: u64,
        mut actions: PyReadwriteArray1<'_, i64>,
    ) -> PyResult<()> {
        let bot = house_bot(bot)?;
        let actions = actions.as_slice_mut()?;
        let batch = &mut self.inner;
        if actions.len() == self.games && py.detach(|| batch.house_actions(bot, seed, actions)) {
            return Ok(());
        }
        Err(refused("house bots play where VecEnv was made with house_bots=True, after a reset"))
    }
}

impl Batch {
    /// The arrays as rows, if each has its size.
    fn rows<'a>(&self, arrays: &'a mut Arrays<'_>) -> PyResult<Rows<'a>> {
        let (row, mask, seats, tokens) = self.widths;
        Ok(Rows {
            observations: sized(arrays.observations.as_slice_mut()?, self.games * row)?,
            masks: sized(arrays.masks.as_slice_mut()?, self.games * mask)?,
            rewards: sized(arrays.rewards.as_slice_mut()?, self.games * seats)?,
            seats: sized(arrays.seats.as_slice_mut()?, self.games)?,
            done: sized(arrays.done.as_slice_mut()?, self.games)?,
            history: match &mut arrays.history {
                Some(history) => sized(history.as_slice_mut()?, self.games * tokens)?,
                None if tokens == 0 => &mut [],
                None => return Err(refused("an array for the history is wanted")),
            },
        })
    }
}

/// The slice, if it has this length.
fn sized<T: Element>(slice: &mut [T], len: usize) -> PyResult<&mut [T]> {
    if slice.len() == len { Ok(slice) } else { Err(refused(format!("an array of {len} numbers is wanted"))) }
}
