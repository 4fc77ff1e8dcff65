//! The tables and keys of a tournament file. Unknown keys, wrong types and values out of range are
//! refused while it is read, so that the place is known.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::values::{
    Decimal, DrawOrder, FaultAction, ForfeitPolicy, Format, OptionText, Partners, Points, Seating, TieBreak,
    TimeoutPolicy, name, within,
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) tournament: Tournament,
    #[serde(default)]
    pub(super) entrant: Vec<Spanned<Entrant>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tournament {
    #[serde(deserialize_with = "name")]
    pub(super) name: String,
    pub(super) format: Format,
    pub(super) variant: String,
    #[serde(default)]
    pub(super) options: BTreeMap<String, OptionText>,
    #[serde(default, deserialize_with = "within::<1, 1_000, _>")]
    pub(super) rounds: i32,
    #[serde(default, deserialize_with = "within::<1, 2, _>")]
    pub(super) cycles: i32,
    #[serde(default, deserialize_with = "within::<1, 10_000, _>")]
    pub(super) seeds: i32,
    #[serde(default, deserialize_with = "within::<1, 100_000, _>")]
    pub(super) boards: i32,
    pub(super) seating: Option<Seating>,
    pub(super) partners: Option<Partners>,
    pub(super) points: Option<Points>,
    pub(super) draw_order: Option<DrawOrder>,
    #[serde(default)]
    pub(super) tie_breaks: Vec<TieBreak>,
    #[serde(default, deserialize_with = "within::<0, 100, _>")]
    pub(super) extra_boards: i32,
    #[serde(default)]
    pub(super) third_place: bool,
    #[serde(default)]
    pub(super) bracket_reset: bool,
    #[serde(default, deserialize_with = "within::<1, 4_096, _>")]
    pub(super) max_games: i32,
    #[serde(default, deserialize_with = "within::<1, 4_096, _>")]
    pub(super) max_games_per_entrant: i32,
    #[serde(default, deserialize_with = "within::<2, 10_000, _>")]
    pub(super) max_entrants: i32,
    #[serde(default)]
    pub(super) open_entry: bool,
    #[serde(default, deserialize_with = "within::<2, 8, _>")]
    pub(super) sides: i32,
    #[serde(default, deserialize_with = "super::values::seed")]
    pub(super) seed: Option<i32>,
    pub(super) clock: Option<Clock>,
    pub(super) test: Option<Test>,
    pub(super) faults: Option<Faults>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Clock {
    #[serde(default, deserialize_with = "within::<0, 86_400_000, _>")]
    pub(super) initial_ms: i32,
    #[serde(default, deserialize_with = "within::<0, 3_600_000, _>")]
    pub(super) increment_ms: i32,
    #[serde(default, deserialize_with = "within::<100, 86_400_000, _>")]
    pub(super) move_limit_ms: i32,
    #[serde(default, deserialize_with = "within::<0, 10_000, _>")]
    pub(super) free_ms: i32,
    #[serde(default)]
    pub(super) unlimited: bool,
    pub(super) on_timeout: Option<TimeoutPolicy>,
    #[serde(default, deserialize_with = "within::<1, 100, _>")]
    pub(super) timeout_limit: i32,
    #[serde(default, deserialize_with = "within::<1, 100, _>")]
    pub(super) illegal_limit: i32,
    #[serde(default, deserialize_with = "within::<1_000, 86_400_000, _>")]
    pub(super) disconnect_grace_ms: i32,
    pub(super) on_forfeit: Option<ForfeitPolicy>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Test {
    pub(super) null: Spanned<Decimal>,
    pub(super) alternative: Spanned<Decimal>,
    pub(super) alpha: Option<Spanned<Decimal>>,
    pub(super) beta: Option<Spanned<Decimal>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Faults {
    pub(super) on_crash: Option<FaultAction>,
    pub(super) on_illegal: Option<FaultAction>,
    pub(super) on_late: Option<FaultAction>,
    #[serde(default, deserialize_with = "within::<0, 10, _>")]
    pub(super) replays: i32,
    #[serde(default, deserialize_with = "within::<0, 100, _>")]
    pub(super) withdraw_above_percent: i32,
    #[serde(default)]
    pub(super) annul_early_leavers: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entrant {
    pub(super) name: Spanned<String>,
    pub(super) bot: Option<Spanned<String>>,
    pub(super) player: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) pair: Vec<Spanned<String>>,
    /// A command and its arguments.
    #[serde(default)]
    pub(super) program: Vec<Spanned<String>>,
    #[serde(default, deserialize_with = "super::values::seed")]
    pub(super) seed: Option<i32>,
    #[serde(default, deserialize_with = "within::<1, 1_000_000, _>")]
    pub(super) playouts: i32,
}
