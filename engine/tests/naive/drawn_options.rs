//! Options of a variant drawn at random, as the pairs that a table is made from.

use boneyard_engine::{
    rules::{
        Rules,
        options::{self, Kind},
    },
    variants::Variant,
};

use super::dice::Dice;

/// A pair of key and value.
pub(crate) type Pair = (&'static str, String);

/// Draws seats and a few other options; what cannot go together is left out again. `known` says which
/// values the model has.
pub(crate) fn draw(
    variant: &'static Variant,
    numbers: fn(&str) -> &'static [u16],
    known: fn(&str, &str) -> bool,
    dice: &mut Dice,
) -> (Rules, Vec<Pair>) {
    let (least, most) = variant.seats;
    let seats = usize::from(least) + dice.roll(usize::from(most - least) + 1);
    let mut pairs: Vec<Pair> = vec![("seats", seats.to_string())];
    let mut rules = rules_of(variant, &pairs).unwrap();
    // A third of the games keep every default, the others draw every second option.
    if dice.roll(3) == 0 {
        return (rules, pairs);
    }
    let mut drawn: Vec<Pair> = Vec::new();
    for key in variant.options.iter().copied().filter(|key| *key != "seats") {
        if dice.roll(2) == 0 {
            continue;
        }
        let value = draw_value(key, numbers, dice);
        if known(key, &value) {
            drawn.push((key, value));
        }
    }
    // Twice, because some values need another one that is drawn after them.
    for _ in 0..2 {
        let mut left_out = Vec::new();
        for pair in drawn {
            pairs.push(pair);
            match rules_of(variant, &pairs) {
                Some(possible) => rules = possible,
                None => left_out.extend(pairs.pop()),
            }
        }
        drawn = left_out;
    }
    (rules, pairs)
}

fn rules_of(variant: &Variant, pairs: &[Pair]) -> Option<Rules> {
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (*key, value.as_str())).collect();
    variant.with(pairs).ok()
}

fn draw_value(key: &str, numbers: fn(&str) -> &'static [u16], dice: &mut Dice) -> String {
    match options::find(key).unwrap().kind {
        Kind::Name { names, .. } => {
            let names: Vec<&str> = names().into_iter().map(|(name, _)| name).collect();
            dice.pick(&names).to_owned()
        }
        Kind::Number { .. } => dice.pick(numbers(key)).to_string(),
    }
}
