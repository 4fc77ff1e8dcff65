//! `boneyard variants`: what can be played, and with which options.

use boneyard_proto::v1::{
    ListVariantsRequest, ListVariantsResponse, OptionDescription, OptionType, VariantDescription,
};

use super::{program, tables::aligned};
use crate::{
    args::{Common, Variants},
    failure::Failure,
    render::{self, json},
    session::{Session, unary},
    words,
};

pub(crate) async fn run(common: &Common, args: &Variants) -> Result<(), Failure> {
    let mut variants = known(common).await?;
    if let Some(name) = &args.name {
        let known = words::list(variants.iter().map(|variant| variant.variant.clone()));
        variants.retain(|variant| variant.variant == *name);
        if variants.is_empty() {
            return Err(Failure::refused("variant_unknown", format!("there is no variant `{name}`"))
                .help(format!("there are {known}")));
        }
    }
    if common.json {
        return render::line(json::one_line(
            "ListVariantsResponse",
            &ListVariantsResponse { variants, next_page_token: String::new() },
        )?);
    }
    for variant in &variants {
        render::line(heading(variant))?;
        render::line(format_args!("    {}", variant.summary))?;
        if args.name.is_some() {
            for line in options(&variant.options) {
                render::line(line)?;
            }
        }
    }
    if args.name.is_none() {
        render::tip(format_args!("`{} variants NAME` shows the options of one.", program()));
    }
    Ok(())
}

/// What the server knows; what this program knows itself where no server is named.
async fn known(common: &Common) -> Result<Vec<VariantDescription>, Failure> {
    #[cfg(feature = "local")]
    if crate::session::named_server(common).is_none() {
        return Ok(crate::local::known::variants());
    }
    of_server(&Session::open(common).await?).await
}

/// All variants of a server, page by page.
pub(super) async fn of_server(session: &Session) -> Result<Vec<VariantDescription>, Failure> {
    let mut request = ListVariantsRequest { page_size: 200, page_token: String::new() };
    let mut variants = Vec::new();
    loop {
        let page = unary(session.server().list_variants(request.clone())).await?;
        variants.extend(page.variants);
        if page.next_page_token.is_empty() {
            return Ok(variants);
        }
        request.page_token = page.next_page_token;
    }
}

fn heading(variant: &VariantDescription) -> String {
    let places = if variant.min_seats == variant.max_seats {
        variant.min_seats.to_string()
    } else {
        format!("{} to {}", variant.min_seats, variant.max_seats)
    };
    let sets = words::list(variant.sets.iter().map(|pips| format!("double-{pips}")));
    let partners = if variant.partnership { ", partners" } else { "" };
    format!("{}: {}, {places} seats{partners}; sets: {sets}", variant.variant, variant.display_name)
}

/// Key, default and allowed values in columns; the meaning below each.
fn options(options: &[OptionDescription]) -> Vec<String> {
    let mut rows = vec![["OPTION", "DEFAULT", "VALUES"].map(ToOwned::to_owned)];
    rows.extend(options.iter().map(|option| [option.key.clone(), shown_default(option), values(option)]));
    let mut lines = Vec::new();
    for (line, option) in aligned(&rows).into_iter().zip(std::iter::once(None).chain(options.iter().map(Some))) {
        lines.push(format!("  {line}"));
        if let Some(option) = option.filter(|option| !option.meaning.is_empty()) {
            let source = if option.source.is_empty() { String::new() } else { format!(" (source: {})", option.source) };
            lines.push(format!("      {}{source}", option.meaning));
        }
    }
    lines
}

fn shown_default(option: &OptionDescription) -> String {
    if option.default_value.is_empty() { "-".to_owned() } else { option.default_value.clone() }
}

fn values(option: &OptionDescription) -> String {
    match option.option_type() {
        OptionType::Bool => "true, false".to_owned(),
        OptionType::Integer if option.max_value == 0 && option.min_value == 0 => "a number".to_owned(),
        OptionType::Integer => format!("{} to {}", option.min_value, option.max_value),
        OptionType::Enum => option.allowed_values.join(", "),
        OptionType::List => format!("any of {}", option.allowed_values.join(", ")),
        OptionType::Table => "seats with values, such as 2:7,3:5".to_owned(),
        OptionType::Unspecified => "-".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_shown_with_its_default_values_and_meaning() {
        let target = OptionDescription {
            key: "target".to_owned(),
            option_type: OptionType::Integer.into(),
            default_value: "150".to_owned(),
            min_value: 1,
            max_value: 10_000,
            meaning: "score that ends the match".to_owned(),
            source: "seed".to_owned(),
            ..OptionDescription::default()
        };
        assert_eq!(
            options(&[target]),
            [
                "  OPTION  DEFAULT  VALUES",
                "  target  150      1 to 10000",
                "      score that ends the match (source: seed)"
            ]
        );
    }

    #[test]
    fn a_heading_names_seats_and_sets() {
        let variant = VariantDescription {
            variant: "domino_whist".to_owned(),
            display_name: "Domino Whist".to_owned(),
            min_seats: 4,
            max_seats: 4,
            sets: vec![6],
            partnership: true,
            ..VariantDescription::default()
        };
        assert_eq!(heading(&variant), "domino_whist: Domino Whist, 4 seats, partners; sets: double-6");
    }
}
