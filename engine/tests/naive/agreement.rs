//! What every comparison needs: a model that speaks in lines, a match of both sides, and a count of
//! what was seen.

use std::{collections::BTreeMap, fmt::Debug};

use super::dice::Dice;
use super::drawn_options::Pair;
use super::engine_side::EngineSide;
use super::tiles::Tile;

/// What lines are counted by.
const KINDS: [&str; 20] = [
    "lays",
    "draws",
    "passes",
    "claims",
    "declines",
    "out Some",
    "out None",
    "winner None",
    "thrown in",
    "forced false",
    "challenges",
    "is skipped",
    "asked: slosh",
    "asked: cover",
    "asked: extra tile",
    "asked: second double",
    "asked: third tile",
    "asked: chain tile",
    "asked: long train",
    "asked: challenge",
];

/// A model of one match, in the lines of [`EngineSide`]. Each game family has one.
pub(crate) trait ModelSide {
    /// Deals the next round from the shuffled set; what is said about it.
    fn start_round(&mut self, shuffled: &[Tile], lot: usize) -> Vec<String>;
    /// Every legal answer by its token.
    fn tokens(&self) -> Vec<String>;
    /// Every legal answer with its points and the first of those that come to the same, sorted.
    fn legal(&self) -> Vec<String>;
    /// Takes the answer with this token; what happened up to the next decision or the end.
    fn act(&mut self, token: &str) -> Vec<String>;
    fn round_over(&self) -> bool;
    fn match_over(&self) -> bool;
    /// Match scores by team.
    fn scores(&self) -> Vec<i32>;
    /// Hands, by [`sorted_hands`].
    fn hands(&self) -> Vec<Vec<Tile>>;
    /// Ends, markers and open doubles where there are trains.
    fn table(&self) -> String {
        String::new()
    }
}

/// Plays a match that was begun on both sides, `most` rounds of it; the first difference ends it.
pub(crate) fn play_match(
    trial: &mut Trial<'_>,
    model: &mut dyn ModelSide,
    engine: &mut EngineSide,
    dice: &mut Dice,
    set: &mut [Tile],
    most: usize,
) -> Result<(), String> {
    for _ in 0..most {
        dice.shuffle(set);
        let lot = dice.roll(engine.seats());
        engine.start_round(set, lot);
        let news = model.start_round(set, lot);
        trial.saw_lines(&news);
        trial.same("deal", &news.join("; "), &engine.news.join("; "))?;
        while !model.round_over() {
            trial.same("legal moves", &model.legal().join("; "), &engine.legal().join("; "))?;
            let tokens = model.tokens();
            let token = &tokens[dice.roll(tokens.len())];
            engine.act(token);
            let news = model.act(token);
            trial.saw_lines(&news);
            trial.same(&format!("after {token}"), &news.join("; "), &engine.news.join("; "))?;
            trial.same("scores", &model.scores(), &engine.scores())?;
            trial.same("hands", &model.hands(), &engine.hands())?;
            // What still waits for a cover when the round is over is nobody's business.
            if !model.round_over() {
                trial.same("table", &model.table(), &engine.trains())?;
            }
        }
        trial.same("match over", &model.match_over(), &engine.match_over())?;
        if model.match_over() {
            trial.saw("match over");
            break;
        }
    }
    Ok(())
}

/// Plays a match of the model alone, as long as it lasts; every round has to end.
pub(crate) fn play_alone(model: &mut dyn ModelSide, seats: usize, dice: &mut Dice, set: &mut [Tile]) -> Vec<String> {
    let mut news = Vec::new();
    loop {
        dice.shuffle(set);
        news.extend(model.start_round(set, dice.roll(seats)));
        let mut steps = 0;
        while !model.round_over() {
            let tokens = model.tokens();
            news.extend(model.act(&tokens[dice.roll(tokens.len())]));
            steps += 1;
            assert!(steps < 3000, "a round without end");
        }
        if model.match_over() {
            return news;
        }
    }
}

/// Hands, each sorted.
pub(crate) fn sorted_hands(hands: &[Vec<Tile>]) -> Vec<Vec<Tile>> {
    let mut hands = hands.to_vec();
    for hand in &mut hands {
        hand.sort_unstable();
    }
    hands
}

/// One match under comparison: enough to play it again, and what happened in all matches so far.
#[derive(Debug)]
pub(crate) struct Trial<'a> {
    pub(crate) variant: &'static str,
    pub(crate) seed: u64,
    pub(crate) pairs: Vec<Pair>,
    /// How often each kind of thing was seen, so that a test knows it compared more than nothing.
    pub(crate) seen: &'a mut BTreeMap<String, u32>,
}

impl Trial<'_> {
    /// Both sides said the same, or a text that tells the difference.
    pub(crate) fn same<T: PartialEq + Debug + ?Sized>(&self, what: &str, model: &T, engine: &T) -> Result<(), String> {
        if model == engine {
            return Ok(());
        }
        let Self { variant, seed, pairs, .. } = self;
        Err(format!("{variant} seed {seed} {pairs:?}: {what}\n  model  {model:?}\n  engine {engine:?}"))
    }

    /// Counts one thing that was seen.
    pub(crate) fn saw(&mut self, what: &str) {
        *self.seen.entry(what.to_owned()).or_default() += 1;
    }

    /// Counts the lines by their verb.
    pub(crate) fn saw_lines(&mut self, lines: &[String]) {
        for line in lines {
            for kind in KINDS {
                if line.contains(kind) {
                    self.saw(kind);
                }
            }
        }
    }
}
