//! Values of a TOML document with their places.

use toml::{
    Spanned,
    de::{DeString, DeTable, DeValue},
};

use super::{
    chunk::{Chunk, Place},
    fault::Fault,
};

/// A key and its value.
pub(super) type Entry<'d, 'i> = (&'d Spanned<DeString<'i>>, &'d Spanned<DeValue<'i>>);

/// A value with the key it belongs to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'d, 'i> {
    pub(super) chunk: &'d Chunk,
    pub(super) key: &'d str,
    pub(super) raw: &'d Spanned<DeValue<'i>>,
}

impl<'d, 'i> Value<'d, 'i> {
    pub(super) fn new(chunk: &'d Chunk, (key, value): Entry<'d, 'i>) -> Self {
        Self { chunk, key: key.get_ref(), raw: value }
    }

    /// Something wrong with this value.
    pub(super) fn fault(&self, problem: impl std::fmt::Display) -> Fault {
        self.fault_at(self.raw.span().start, problem)
    }

    /// Something wrong at a word of this value.
    pub(super) fn fault_at(&self, byte: usize, problem: impl std::fmt::Display) -> Fault {
        self.chunk.fault(byte, format!("`{}`: {problem}", beginning(self.key)))
    }

    fn wrong(&self, wanted: &str) -> Fault {
        self.fault(format!("here must be {wanted}, not {}", kind(self.raw.get_ref())))
    }

    pub(super) fn text(&self) -> Result<&'d str, Fault> {
        self.raw.get_ref().as_str().ok_or_else(|| self.wrong("a text"))
    }

    /// The words of a text, each with its place in the match's text.
    pub(super) fn words(&self) -> Result<Vec<(usize, &'d str)>, Fault> {
        Ok(self.chunk.words(self.raw.span(), self.text()?))
    }

    pub(super) fn table(&self) -> Result<&'d DeTable<'i>, Fault> {
        self.raw.get_ref().as_table().ok_or_else(|| self.wrong("a table"))
    }

    /// The entries of a table of values.
    pub(super) fn entries(&self) -> Result<impl Iterator<Item = Value<'d, 'i>> + use<'d, 'i>, Fault> {
        let chunk = self.chunk;
        Ok(self.table()?.iter().map(move |entry| Value::new(chunk, entry)))
    }

    /// The values of an array.
    pub(super) fn items(&self) -> Result<impl Iterator<Item = Value<'d, 'i>> + use<'d, 'i>, Fault> {
        let array = self.raw.get_ref().as_array().ok_or_else(|| self.wrong("an array"))?;
        let Self { chunk, key, .. } = *self;
        Ok(array.iter().map(move |raw| Value { chunk, key, raw }))
    }

    pub(super) fn boolean(&self) -> Result<bool, Fault> {
        self.raw.get_ref().as_bool().ok_or_else(|| self.wrong("true or false"))
    }

    pub(super) fn number(&self) -> Result<i64, Fault> {
        let integer = self.raw.get_ref().as_integer().ok_or_else(|| self.wrong("a whole number"))?;
        i64::from_str_radix(integer.as_str(), integer.radix()).map_err(|_| self.wrong("a smaller number"))
    }

    /// A number in the range of its type.
    pub(super) fn small<T: TryFrom<i64>>(&self) -> Result<T, Fault> {
        let number = self.number()?;
        T::try_from(number).map_err(|_| self.fault(format!("{number} is out of range")))
    }

    pub(super) fn place(&self) -> Place {
        self.chunk.place(self.raw.span().start)
    }
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a point",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "an array",
        DeValue::Table(_) => "a table",
    }
}

/// A key that is not known, with the most similar one that is.
pub(super) fn unknown_key(chunk: &Chunk, key: &Spanned<DeString<'_>>, of: &str, known: &[&str]) -> Fault {
    let written = key.get_ref();
    let alike = known
        .iter()
        .map(|known| (distance(written, known), known))
        .min()
        .filter(|&(distance, known)| distance <= known.len() / 2);
    let problem = match alike {
        Some((_, known)) => format!("{of} has no key `{}`; is `{known}` meant?", beginning(written)),
        None => format!("{of} has no key `{}`; it has {}", beginning(written), known.join(", ")),
    };
    chunk.fault(key.span().start, problem)
}

/// The beginning of a word that may be very long.
pub(super) fn beginning(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Letters to change, add or leave out to make one word of another; keys are short.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().take(64).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &other) in b.iter().enumerate() {
            let changed = diagonal + usize::from(letter != other);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
