//! Every variant, with drawn options.

use boneyard_engine::{
    rules::{
        Rules,
        options::{self, Kind},
    },
    variants::{self, Variant},
};

use super::dice::Dice;

/// Every variant at every number of seats.
pub(crate) fn all_tables() -> impl Iterator<Item = (&'static Variant, u8)> {
    variants::ALL.iter().flat_map(|&variant| (variant.seats.0..=variant.seats.1).map(move |seats| (variant, seats)))
}

/// Rules with up to six options set otherwise, of those that go together.
pub(crate) fn any_rules(variant: &Variant, seats: u8, dice: &mut Dice) -> Rules {
    let mut pairs = vec![("seats", seats.to_string())];
    let with = |pairs: &[(&'static str, String)]| variant.with(pairs.iter().map(|(key, text)| (*key, text.as_str())));
    let mut rules = with(&pairs).unwrap();
    for _ in 0..dice.below(7) {
        let key = dice.pick(variant.options);
        if pairs.iter().any(|(known, _)| *known == key) {
            continue;
        }
        pairs.push((key, any_value(variant, key, dice)));
        match with(&pairs) {
            Ok(possible) => rules = possible,
            Err(_) => drop(pairs.pop()),
        }
    }
    rules
}

/// A value worth trying: every name, and numbers that change the game without making it endless.
fn any_value(variant: &Variant, key: &str, dice: &mut Dice) -> String {
    match options::find(key).unwrap().kind {
        Kind::Name { names, .. } => dice.pick(&names()).0.to_owned(),
        Kind::Number { min, max, .. } => match key {
            // Small sets, mostly: larger ones are slow to try out.
            "max_pip" if dice.below(3) > 0 => variant.sets[0].to_string(),
            "max_pip" => dice.pick(variant.sets).to_string(),
            "hand_size" => dice.pick(&[1, 2, 4, 6, 9]).to_string(),
            "target" => dice.pick(&[1, 20, 61, 100]).to_string(),
            _ => dice.pick(&[min, min.saturating_add(1).min(max), min.saturating_add(4).min(max), max]).to_string(),
        },
    }
}
