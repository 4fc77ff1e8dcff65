//! Mexican Train on both sides.

use std::collections::BTreeMap;

use boneyard_engine::variants;

use super::agreement::{Trial, play_match};
use super::dice::Dice;
use super::drawn_options;
use super::engine_side::EngineSide;
use super::tiles::full_set;
use super::train_options::{first_seat, model_rules, numbers};
use super::train_side::TrainSide;

/// Plays one random match on both sides; a disagreement comes back as text.
pub(crate) fn play(variant: &'static str, seed: u64, seen: &mut BTreeMap<String, u32>) -> Result<(), String> {
    let mut dice = Dice::new(seed);
    let (rules, pairs) = drawn_options::draw(variants::find(variant).unwrap(), numbers, |_, _| true, &mut dice);
    let naive = model_rules(&pairs);
    let mut set = full_set(naive.max_pip);
    dice.shuffle(&mut set);
    let lot = dice.roll(naive.seats);
    let mut model = TrainSide::new(naive, first_seat(&pairs, lot));
    let mut trial = Trial { variant, seed, pairs, seen };
    trial.saw(&format!("{} seats", naive.seats));
    trial.saw(&format!("double-{}", naive.max_pip));
    let mut engine = EngineSide::new(rules);
    engine.start_match(&set, lot);
    // Nineteen rounds for fourteen seats take long and show little that three do not.
    let most = if dice.roll(6) == 0 { naive.rounds } else { 3 };
    play_match(&mut trial, &mut model, &mut engine, &mut dice, &mut set, most)
}
