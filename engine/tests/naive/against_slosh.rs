//! Slosh on both sides.

use std::collections::BTreeMap;

use boneyard_engine::variants;

use super::agreement::{Trial, play_match};
use super::dice::Dice;
use super::drawn_options;
use super::engine_side::EngineSide;
use super::slosh_options::{known, model_rules, numbers};
use super::slosh_side::SloshSide;
use super::tiles::full_set;

/// Enough for six deals, although one in seven is thrown in.
const SHUFFLES: usize = 25;

/// Plays one random match on both sides; a disagreement comes back as text.
pub(crate) fn play(variant: &'static str, seed: u64, seen: &mut BTreeMap<String, u32>) -> Result<(), String> {
    let mut dice = Dice::new(seed);
    let (rules, pairs) = drawn_options::draw(variants::find(variant).unwrap(), numbers, known, &mut dice);
    let mut model = SloshSide::new(model_rules(&pairs));
    let mut trial = Trial { variant, seed, pairs, seen };
    let mut engine = EngineSide::new(rules);
    let mut set = full_set(6);
    dice.shuffle(&mut set);
    engine.start_match(&set, dice.roll(4));
    play_match(&mut trial, &mut model, &mut engine, &mut dice, &mut set, SHUFFLES)
}
