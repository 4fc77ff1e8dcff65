//! The variants for people and programs.

use boneyard_engine::{
    rules::{
        Teams,
        options::{self, Kind, RuleOption},
    },
    variants::{self, Variant},
};
use boneyard_proto::v1;

/// Every variant, in the order of their keys: what [`ListVariants`] tells, for programs that have no
/// server.
///
/// [`ListVariants`]: v1::server_service_server::ServerService::list_variants
pub fn variants() -> Vec<v1::VariantDescription> {
    let mut all: Vec<_> = variants::ALL.iter().map(|known| variant(known)).collect();
    all.sort_by(|one, other| one.variant.cmp(&other.variant));
    all
}

/// One variant with its options.
pub(super) fn variant(variant: &Variant) -> v1::VariantDescription {
    let defaults = (variant.rules)(variant.default_seats);
    v1::VariantDescription {
        variant: variant.key.to_owned(),
        display_name: variant.name.to_owned(),
        summary: variant.summary.to_owned(),
        min_seats: variant.seats.0.into(),
        max_seats: variant.seats.1.into(),
        sets: variant.sets.iter().map(|&set| set.into()).collect(),
        partnership: defaults.teams == Teams::Opposite,
        options: variant
            .options
            .iter()
            .filter_map(|key| options::find(key))
            .map(|option| describe_option(variant, option))
            .collect(),
    }
}

fn describe_option(variant: &Variant, option: &RuleOption) -> v1::OptionDescription {
    let value = |seats: u8| option.value(&(variant.rules)(seats));
    let default = value(variant.default_seats);
    // What differs between seat counts has no one default.
    let fixed = option.key == "seats" || (variant.seats.0..=variant.seats.1).all(|seats| value(seats) == default);
    let description = v1::OptionDescription {
        key: option.key.to_owned(),
        default_value: if fixed { default } else { String::new() },
        source: option.source.to_owned(),
        ..v1::OptionDescription::default()
    };
    match option.kind {
        Kind::Number { .. } if option.key == "max_pip" => v1::OptionDescription {
            option_type: v1::OptionType::Enum.into(),
            allowed_values: variant.sets.iter().map(ToString::to_string).collect(),
            meaning: option.meaning.to_owned(),
            ..description
        },
        Kind::Number { min, max, .. } => {
            let (min, max) = match option.key {
                "seats" => (variant.seats.0.into(), variant.seats.1.into()),
                _ => (min, max),
            };
            v1::OptionDescription {
                option_type: v1::OptionType::Integer.into(),
                min_value: min.into(),
                max_value: max.into(),
                meaning: option.meaning.to_owned(),
                ..description
            }
        }
        Kind::Name { names, .. } => {
            let names = names();
            let is_bool = names.iter().all(|(name, _)| matches!(*name, "true" | "false"));
            let meanings: Vec<_> = names.iter().map(|(name, meaning)| format!("{name}: {meaning}")).collect();
            if is_bool {
                v1::OptionDescription {
                    option_type: v1::OptionType::Bool.into(),
                    meaning: option.meaning.to_owned(),
                    ..description
                }
            } else {
                v1::OptionDescription {
                    option_type: v1::OptionType::Enum.into(),
                    allowed_values: names.iter().map(|(name, _)| (*name).to_owned()).collect(),
                    meaning: format!("{} ({})", option.meaning, meanings.join("; ")),
                    ..description
                }
            }
        }
    }
}
