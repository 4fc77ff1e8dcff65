//! Block, Draw, All Fives and Domino Whist on both sides.

use std::collections::BTreeMap;

use boneyard_engine::variants;

use super::agreement::{Trial, play_match};
use super::dice::Dice;
use super::drawn_options;
use super::engine_side::EngineSide;
use super::line_opening::seats_by_draw;
use super::line_options::{known, model_rules, numbers};
use super::line_side::LineSide;
use super::tiles::{Tile, full_set};

/// Rounds after which a match is left: with some options nobody ever reaches the target.
const ROUNDS: usize = 25;

/// Plays one random match on both sides; a disagreement comes back as text.
pub(crate) fn play(variant: &'static str, seed: u64, seen: &mut BTreeMap<String, u32>) -> Result<(), String> {
    let mut dice = Dice::new(seed);
    let (rules, pairs) = drawn_options::draw(variants::find(variant).unwrap(), numbers, known, &mut dice);
    let naive = model_rules(variant, &pairs);
    let mut trial = Trial { variant, seed, pairs, seen };
    let mut engine = EngineSide::new(rules);

    let mut set = full_set(naive.max_pip);
    dice.shuffle(&mut set);
    let lot = dice.roll(naive.seats);
    engine.start_match(&set, lot);
    trial.same("partner draw", &partner_draw(&trial, &set), &engine.news.join("; "))?;
    let mut model = LineSide::new(naive, lot);
    play_match(&mut trial, &mut model, &mut engine, &mut dice, &mut set, ROUNDS)
}

/// What is said when chairs draw for seats; nothing where they do not.
fn partner_draw(trial: &Trial<'_>, set: &[Tile]) -> String {
    let no_draw = ("seat_draw", "none".to_owned());
    if trial.variant != "domino_whist" || trial.pairs.contains(&no_draw) {
        return String::new();
    }
    let chairs = seats_by_draw([set[0], set[1], set[2], set[3]]);
    let seats: Vec<usize> = (0..4).map(|chair| chairs.iter().position(|at| *at == chair).unwrap()).collect();
    format!("seats of chairs {seats:?}")
}
