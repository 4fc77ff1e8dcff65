//! The name of a stream.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Bound;
use std::sync::Arc;

/// The longest name of a stream, in bytes.
const MAX_BYTES: usize = 32;

/// The name of a stream: `tbl_…`, `ply_…`, `trn_…`. Cheap to clone; ordered by its bytes.
///
/// ```
/// use boneyard_server::store::StreamId;
///
/// assert_eq!(StreamId::new("tbl_7h2k").unwrap().as_str(), "tbl_7h2k");
/// assert!(StreamId::new("Table 7").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamId(Arc<str>);

/// A text that cannot be the name of a stream.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` cannot name a stream: a name has 1 to 32 of the characters a-z, 0-9 and `_`")]
pub struct BadStreamName {
    /// The text as it came.
    pub name: String,
}

impl StreamId {
    /// Takes 1 to 32 bytes out of `a-z`, `0-9` and `_`: a name sorts, prints and fits into keys and subjects anywhere.
    pub fn new(name: &str) -> Result<Self, BadStreamName> {
        let fits = (1..=MAX_BYTES).contains(&name.len());
        let plain = name.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_'));
        if fits && plain { Ok(Self(name.into())) } else { Err(BadStreamName { name: name.to_owned() }) }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StreamId({})", self.0)
    }
}

// Lets an ordered map of streams be searched by a plain prefix.
impl Borrow<str> for StreamId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

/// The entries of a map whose stream's name starts with `prefix`, in the order of the names.
pub(super) fn with_prefix<'a, V>(
    map: &'a BTreeMap<StreamId, V>,
    prefix: &'a str,
) -> impl Iterator<Item = (&'a StreamId, &'a V)> {
    map.range::<str, _>((Bound::Included(prefix), Bound::Unbounded))
        .take_while(move |(stream, _)| stream.as_str().starts_with(prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_1_to_32_plain_characters() {
        for good in ["a", "tbl_01", "_", &"z".repeat(32)] {
            assert_eq!(StreamId::new(good).unwrap().to_string(), good);
        }
        for bad in ["", "Tbl", "tbl-1", "tbl 1", "tbl\0", "tblé", &"z".repeat(33)] {
            assert_eq!(StreamId::new(bad), Err(BadStreamName { name: bad.to_owned() }));
        }
    }
}
