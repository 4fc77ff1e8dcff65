use std::fmt;

use crate::report::figure;

/// A value to write as JSON; members of objects keep their order.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Int(i64),
    /// Six places; null where it is not finite, which JSON cannot say.
    Real(f64),
    Text(String),
    List(Vec<Self>),
    Object(Vec<(&'static str, Self)>),
}

impl Json {
    pub(super) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    pub(super) fn count(count: usize) -> Self {
        Self::Int(crate::standing::signed(count))
    }

    pub(super) fn list<T>(items: impl IntoIterator<Item = T>, of: impl FnMut(T) -> Self) -> Self {
        Self::List(items.into_iter().map(of).collect())
    }

    pub(super) fn or_null<T>(item: Option<T>, of: impl FnOnce(T) -> Self) -> Self {
        item.map_or(Self::Null, of)
    }
}

impl From<u32> for Json {
    fn from(number: u32) -> Self {
        Self::Int(i64::from(number))
    }
}

/// On one line.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => value.fmt(f),
            Self::Int(value) => value.fmt(f),
            Self::Real(value) if value.is_finite() => f.write_str(&figure::fixed(*value, 6)),
            Self::Null | Self::Real(_) => f.write_str("null"),
            Self::Text(text) => f.write_str(&quoted(text)),
            Self::List(items) => {
                let items: Vec<String> = items.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", items.join(","))
            }
            Self::Object(members) => {
                let members: Vec<String> =
                    members.iter().map(|(key, value)| format!("{}:{value}", quoted(key))).collect();
                write!(f, "{{{}}}", members.join(","))
            }
        }
    }
}

fn quoted(text: &str) -> String {
    let escaped: String = text
        .chars()
        .map(|c| match c {
            '"' => "\\\"".to_owned(),
            '\\' => "\\\\".to_owned(),
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => format!("\\u{:04x}", u32::from(c)),
            c => c.to_string(),
        })
        .collect();
    format!("\"{escaped}\"")
}
