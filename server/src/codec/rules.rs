//! Rules, stored: the values of all options in a row, because every table has some seventy of them.

use boneyard_engine::{
    rules::{RULES_VERSION, Rules, options},
    variants,
};
use boneyard_proto::storage_v1 as stored;

use super::Unreadable;

/// Rules as they are stored.
pub(super) fn encode_rules(rules: &Rules, version: u32) -> stored::Rules {
    let mut values = String::with_capacity(options::ALL.len() * 8);
    for option in options::ALL {
        if !values.is_empty() {
            values.push(' ');
        }
        values.push_str(&option.value(rules));
    }
    stored::Rules { variant: rules.variant.to_owned(), version, values }
}

/// Rules and their version as they were stored.
pub(super) fn decode_rules(stored: Option<stored::Rules>) -> Result<(Rules, u32), Unreadable> {
    let stored = stored.ok_or(Unreadable::Field("rules"))?;
    // A version with other options, or with another order, needs its own list of keys here.
    if stored.version != RULES_VERSION {
        return Err(Unreadable::Field("rules.version"));
    }
    let variant = variants::find(&stored.variant).ok_or(Unreadable::Field("rules.variant"))?;
    let values: Vec<&str> = stored.values.split(' ').collect();
    if values.len() != options::ALL.len() {
        return Err(Unreadable::Field("rules.values"));
    }
    let pairs = options::ALL.iter().map(|option| option.key).zip(values);
    let rules = variant.restore(pairs).map_err(|_| Unreadable::Field("rules.values"))?;
    Ok((rules, stored.version))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored tables rely on it.
    const KEYS_OF_VERSION_1: &str = include_str!("rules_version_1.txt");

    #[test]
    fn the_options_and_their_order_are_those_of_the_version() {
        let keys: Vec<&str> = options::ALL.iter().map(|option| option.key).collect();
        assert_eq!(
            keys,
            KEYS_OF_VERSION_1.lines().collect::<Vec<_>>(),
            "a new option needs a new RULES_VERSION, and decode_rules the list of the version before"
        );
        assert_eq!(RULES_VERSION, 1);
    }

    #[test]
    fn every_variant_comes_back_and_half_of_it_is_refused() {
        for variant in variants::ALL {
            let rules = variant.with([]).unwrap();
            let stored = encode_rules(&rules, RULES_VERSION);
            assert_eq!(decode_rules(Some(stored.clone())), Ok((rules, RULES_VERSION)));
            let half = stored::Rules { values: stored.values[..stored.values.len() / 2].to_owned(), ..stored.clone() };
            assert_eq!(decode_rules(Some(half)), Err(Unreadable::Field("rules.values")));
            let later = stored::Rules { version: 2, ..stored };
            assert_eq!(decode_rules(Some(later)), Err(Unreadable::Field("rules.version")));
        }
        assert_eq!(decode_rules(None), Err(Unreadable::Field("rules")));
    }
}
