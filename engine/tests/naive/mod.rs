//! A second model of the rules, written from the rules page alone: slow and obvious.
//!
//! `line_`, `slosh` and `train_` are the three game families; none of them knows the engine. The
//! `examples_` files hold the worked examples of the page, `frequencies` its figures. Only
//! `engine_side`, `drawn_options` and the `against_` files touch the engine.

pub(crate) mod against_lines;
pub(crate) mod against_slosh;
pub(crate) mod against_trains;
pub(crate) mod agreement;
pub(crate) mod dice;
pub(crate) mod drawn_options;
pub(crate) mod engine_side;
pub(crate) mod line_game;
pub(crate) mod line_layout;
pub(crate) mod line_opening;
pub(crate) mod line_options;
pub(crate) mod line_rules;
pub(crate) mod line_score;
pub(crate) mod line_side;
pub(crate) mod slosh;
pub(crate) mod slosh_options;
pub(crate) mod slosh_side;
pub(crate) mod tiles;
pub(crate) mod train_deal;
pub(crate) mod train_game;
pub(crate) mod train_match;
pub(crate) mod train_options;
pub(crate) mod train_rules;
pub(crate) mod train_side;
pub(crate) mod train_targets;

mod examples_fives;
mod examples_lines;
mod examples_slosh;
mod examples_train;
mod examples_train_doubles;
mod examples_train_options;
mod examples_whist;
mod frequencies;
mod positions;
mod self_play;
mod train_positions;
