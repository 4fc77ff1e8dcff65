//! The name of a deal group.

use std::fmt;

use super::Malformed;

/// Name of what shares one secret: a table, or all tables of a duplicate tournament. 1 to 64
/// visible ASCII characters, so that it can be copied by hand without doubt.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GroupId(String);

impl GroupId {
    /// Bytes of the longest id.
    pub const MAX_BYTES: usize = 64;

    /// The group of this name.
    pub fn new(text: &str) -> Result<Self, Malformed> {
        if let Some(odd) = text.chars().find(|character| !character.is_ascii_graphic()) {
            return Err(Malformed::GroupIdCharacter(odd));
        }
        if text.is_empty() || text.len() > Self::MAX_BYTES {
            return Err(Malformed::GroupIdLength(text.len()));
        }
        Ok(Self(text.to_owned()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Bytes of the name.
    pub(super) fn length(&self) -> u8 {
        u8::try_from(self.0.len()).expect("a group's id has at most 64 bytes")
    }
}

impl fmt::Display for GroupId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_one_to_sixty_four_visible_ascii_characters() {
        assert_eq!(GroupId::new("tbl_k3v9").unwrap().as_str(), "tbl_k3v9");
        assert!(GroupId::new("!").is_ok());
        assert!(GroupId::new(&"~".repeat(64)).is_ok());
        assert_eq!(GroupId::new(""), Err(Malformed::GroupIdLength(0)));
        assert_eq!(GroupId::new(&"~".repeat(65)), Err(Malformed::GroupIdLength(65)));
        for odd in [' ', '\n', '\0', '\u{7f}', 'é'] {
            assert_eq!(GroupId::new(&format!("tbl{odd}")), Err(Malformed::GroupIdCharacter(odd)));
        }
    }
}
