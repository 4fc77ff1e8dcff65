//! Rules, stored: a number for the value of each option, because every table has some seventy of them.

use std::{borrow::Cow, sync::LazyLock};

use boneyard_engine::{
    rules::{
        RULES_VERSION, Rules,
        options::{self, Kind, RuleOption},
    },
    variants,
};
use boneyard_proto::storage_v1 as stored;

use super::Unreadable;

/// The names that each option can have; none where its value is a number.
static NAMES: LazyLock<Vec<Vec<&'static str>>> = LazyLock::new(|| options::ALL.iter().map(names_of).collect());

fn names_of(option: &RuleOption) -> Vec<&'static str> {
    match option.kind {
        Kind::Number { .. } => Vec::new(),
        Kind::Name { names, .. } => names().into_iter().map(|(name, _)| name).collect(),
    }
}

/// Rules as they are stored.
pub(super) fn encode_rules(rules: &Rules, version: u32) -> stored::Rules {
    let place = |names: &[&str], value| names.iter().position(|name| *name == value).and_then(|at| at.try_into().ok());
    let values = options::ALL.iter().zip(&*NAMES).map(|(option, names)| match option.kind {
        Kind::Number { get, .. } => get(rules).into(),
        // Every value has its name; one without could not be read.
        Kind::Name { get, .. } => place(names, get(rules)).unwrap_or(u32::MAX),
    });
    stored::Rules { variant: rules.variant.to_owned(), version, values: values.collect() }
}

/// Rules and their version as they were stored.
pub(super) fn decode_rules(stored: Option<stored::Rules>) -> Result<(Rules, u32), Unreadable> {
    let stored = stored.ok_or(Unreadable::Field("rules"))?;
    // A version with other options, or with another order, needs its own list of names here.
    if stored.version != RULES_VERSION {
        return Err(Unreadable::Field("rules.version"));
    }
    let variant = variants::find(&stored.variant).ok_or(Unreadable::Field("rules.variant"))?;
    let unreadable = Unreadable::Field("rules.values");
    if stored.values.len() != options::ALL.len() {
        return Err(unreadable);
    }
    let texts = stored.values.iter().zip(&*NAMES).map(|(&value, names)| text(names, value).ok_or(unreadable.clone()));
    let texts = texts.collect::<Result<Vec<_>, _>>()?;
    let pairs = options::ALL.iter().zip(&texts).map(|(option, text)| (option.key, text.as_ref()));
    let rules = variant.restore(pairs).map_err(|_| unreadable)?;
    Ok((rules, stored.version))
}

fn text(names: &[&'static str], value: u32) -> Option<Cow<'static, str>> {
    if names.is_empty() {
        return Some(value.to_string().into());
    }
    names.get(value as usize).map(|name| Cow::Borrowed(*name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored tables rely on it: a line for each option, its key and its names.
    const OPTIONS_OF_VERSION_1: &str = include_str!("rules_version_1.txt");

    #[test]
    fn the_options_and_their_names_are_those_of_the_version_in_their_order() {
        let lines: Vec<String> =
            options::ALL.iter().map(|option| [&[option.key], &names_of(option)[..]].concat().join(" ")).collect();
        assert_eq!(
            lines,
            OPTIONS_OF_VERSION_1.lines().collect::<Vec<_>>(),
            "a new option needs a new RULES_VERSION, and decode_rules the list of the version before; a new name may \
             only follow behind the others of its option"
        );
        assert_eq!(RULES_VERSION, 1);
    }

    #[test]
    fn every_value_of_every_option_comes_back() {
        let rules = variants::ALL[0].with([]).unwrap();
        for option in options::ALL {
            let values = match option.kind {
                Kind::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
                Kind::Name { .. } => names_of(option).into_iter().map(str::to_owned).collect(),
            };
            for value in values {
                let mut rules = rules;
                option.apply(&mut rules, &value).unwrap();
                assert_eq!(
                    decode_rules(Some(encode_rules(&rules, RULES_VERSION))),
                    Ok((rules, RULES_VERSION)),
                    "{value}"
                );
            }
        }
    }

    #[test]
    fn every_variant_comes_back_and_what_is_none_of_its_values_is_refused() {
        for variant in variants::ALL {
            let rules = variant.with([]).unwrap();
            let stored = encode_rules(&rules, RULES_VERSION);
            assert_eq!(decode_rules(Some(stored.clone())), Ok((rules, RULES_VERSION)));
            let half = stored.values[..stored.values.len() / 2].to_vec();
            let beyond = [vec![u32::MAX], stored.values[1..].to_vec()].concat();
            let no_name = [&stored.values[..2], &[u32::MAX], &stored.values[3..]].concat();
            for values in [half, beyond, no_name] {
                let bad = stored::Rules { values, ..stored.clone() };
                assert_eq!(decode_rules(Some(bad)), Err(Unreadable::Field("rules.values")));
            }
            let later = stored::Rules { version: 2, ..stored };
            assert_eq!(decode_rules(Some(later)), Err(Unreadable::Field("rules.version")));
        }
        assert_eq!(decode_rules(None), Err(Unreadable::Field("rules")));
    }
}
