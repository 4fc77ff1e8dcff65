//! Named values of rule settings.

/// One named value.
#[derive(Clone, Copy, Debug)]
pub struct Named<T: 'static> {
    /// Name on the wire, in snake case.
    pub name: &'static str,
    /// The value.
    pub value: T,
    /// What it means, in a few words for people.
    pub meaning: &'static str,
}

/// A setting with a fixed list of named values.
pub trait Choice: Copy + PartialEq + 'static {
    /// All values, in the order to show them.
    const ALL: &'static [Named<Self>];

    /// The value of this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|named| named.name == name).map(|named| named.value)
    }

    /// The name of this value.
    fn name(self) -> &'static str {
        Self::ALL.iter().find(|named| named.value == self).map_or("", |named| named.name)
    }
}

impl Choice for bool {
    const ALL: &'static [Named<Self>] =
        &[Named { name: "true", value: true, meaning: "yes" }, Named { name: "false", value: false, meaning: "no" }];
}
