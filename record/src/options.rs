//! Rules as a record has them: the variant, the seats, and every option that a table of the variant
//! may set. All of these are written, so that a record keeps its meaning when a default changes.

use boneyard_engine::{
    rules::{
        Rules,
        options::{self, OptionError},
    },
    variants::{self, Variant},
};

/// Options of rules in the order of their variant, seats left out; `None` for rules that no table of
/// the variant can have.
pub(crate) fn pairs(rules: &Rules) -> Option<Vec<(&'static str, String)>> {
    let variant = variants::find(rules.variant)?;
    let pairs: Vec<(&'static str, String)> = variant
        .options
        .iter()
        .filter(|&&key| key != "seats")
        .filter_map(|&key| options::find(key).map(|option| (option.key, option.value(rules))))
        .collect();
    let same = self::rules(variant, rules.seats, &pairs).is_ok_and(|again| again == *rules);
    same.then_some(pairs)
}

/// The rules of a variant with these options; the order in which they are given does not matter.
pub(crate) fn rules<K: AsRef<str>>(variant: &Variant, seats: u8, pairs: &[(K, String)]) -> Result<Rules, OptionError> {
    let place = |key: &str| variant.options.iter().position(|known| *known == key);
    let mut ordered: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (key.as_ref(), value.as_str())).collect();
    ordered.sort_by_key(|(key, _)| place(key));
    let seats = seats.to_string();
    // Unknown keys come first and are refused.
    let known = ordered.iter().position(|(key, _)| place(key).is_some()).unwrap_or(ordered.len());
    ordered.insert(known, ("seats", &seats));
    variant.with(ordered)
}
