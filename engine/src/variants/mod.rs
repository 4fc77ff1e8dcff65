//! The games, one file each. [`ALL`] is the list from which everything else follows: the lobby,
//! the help, the property tests.

use alloc::{borrow::ToOwned, string::ToString};

use crate::rules::{
    Rules,
    options::{self, OptionError},
};

mod all_fives;
mod bergen;
mod block;
mod brazilian;
mod chicken_foot;
mod cross;
mod cuban;
mod dominican;
mod domino_pool;
mod domino_whist;
mod double_bergen;
mod draw;
mod five_up;
mod fives_and_threes;
mod jamaican_partner;
mod latin_partnership;
mod merry_go_round;
mod mexican_train;
mod muggins;
mod private_trains;
mod puerto_rican_500;
mod sebastopol;
mod slosh;
mod sniff;
mod threes;
mod tiddly_wink;

/// A game with its defaults.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// Key in snake case.
    pub key: &'static str,
    /// Name to show.
    pub name: &'static str,
    /// What kind of game it is, in a sentence or two.
    pub summary: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Seats when nobody says otherwise.
    pub default_seats: u8,
    /// Sets it can be played with, by their highest pips.
    pub sets: &'static [u8],
    /// Keys of the options that a table may set, in the order to show them.
    pub options: &'static [&'static str],
    /// The rules for a number of seats in range.
    pub rules: fn(seats: u8) -> Rules,
}

/// Every variant, by key.
pub const ALL: &[&Variant] = &[
    &all_fives::ALL_FIVES,
    &bergen::BERGEN,
    &block::BLOCK,
    &brazilian::BRAZILIAN,
    &chicken_foot::CHICKEN_FOOT,
    &cross::CROSS,
    &cuban::CUBAN,
    &dominican::DOMINICAN,
    &domino_pool::DOMINO_POOL,
    &domino_whist::DOMINO_WHIST,
    &double_bergen::DOUBLE_BERGEN,
    &draw::DRAW,
    &five_up::FIVE_UP,
    &fives_and_threes::FIVES_AND_THREES,
    &jamaican_partner::JAMAICAN_PARTNER,
    &latin_partnership::LATIN_PARTNERSHIP,
    &merry_go_round::MERRY_GO_ROUND,
    &mexican_train::MEXICAN_TRAIN,
    &muggins::MUGGINS,
    &private_trains::PRIVATE_TRAINS,
    &puerto_rican_500::PUERTO_RICAN_500,
    &sebastopol::SEBASTOPOL,
    &slosh::SLOSH,
    &sniff::SNIFF,
    &threes::THREES,
    &tiddly_wink::TIDDLY_WINK,
];

/// The variant of this key.
pub fn find(key: &str) -> Option<&'static Variant> {
    ALL.iter().copied().find(|variant| variant.key == key)
}

impl Variant {
    /// The variant's rules with some options set otherwise.
    ///
    /// # Errors
    /// Names the first option that is unknown, malformed, or impossible together with the rest.
    pub fn with<'a>(&self, pairs: impl IntoIterator<Item = (&'a str, &'a str)> + Clone) -> Result<Rules, OptionError> {
        // The last one counts, as it does for every other option.
        let seats = match pairs.clone().into_iter().filter(|(key, _)| *key == "seats").last() {
            None => self.default_seats,
            Some((_, text)) => {
                text.parse().ok().filter(|seats| (self.seats.0..=self.seats.1).contains(seats)).ok_or_else(|| {
                    OptionError {
                        option: "seats".to_owned(),
                        problem: alloc::format!("it cannot be `{text}`"),
                        allowed: alloc::format!("{} to {}", self.seats.0, self.seats.1),
                    }
                })?
            }
        };
        let mut rules = (self.rules)(seats);
        // The set decides about hands and rounds, so it comes before what may be said of these.
        if let Some((_, text)) = pairs.clone().into_iter().filter(|(key, _)| *key == "max_pip").last()
            && let Some(option) = options::find("max_pip").filter(|option| self.options.contains(&option.key))
        {
            option.apply(&mut rules, text)?;
            rules.settle_for_set();
        }
        for (key, text) in pairs {
            let option =
                options::find(key).filter(|option| self.options.contains(&option.key)).ok_or_else(|| OptionError {
                    option: key.to_owned(),
                    problem: alloc::format!("{} has no such option", self.key),
                    allowed: self.options.join(", "),
                })?;
            option.apply(&mut rules, text)?;
            if key == "max_pip" && !self.sets.contains(&rules.max_pip) {
                return Err(OptionError {
                    option: key.to_owned(),
                    problem: alloc::format!("it cannot be `{text}`"),
                    allowed: self.sets.iter().map(ToString::to_string).collect::<alloc::vec::Vec<_>>().join(", "),
                });
            }
        }
        options::check(&rules)?;
        Ok(rules)
    }

    /// Rules as they were stored: every option of every variant may appear, and what is not
    /// stored keeps the variant's default.
    ///
    /// # Errors
    /// Names an option that this version does not know or cannot read.
    pub fn restore<'a>(&self, pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Rules, OptionError> {
        let mut rules = (self.rules)(self.default_seats);
        for (key, text) in pairs {
            let option = options::find(key).ok_or_else(|| OptionError {
                option: key.to_owned(),
                problem: "this version does not know it".to_owned(),
                allowed: "a newer version of the server".to_owned(),
            })?;
            option.apply(&mut rules, text)?;
        }
        Ok(rules)
    }
}
