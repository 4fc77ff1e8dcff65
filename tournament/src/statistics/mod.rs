//! What results say, and how surely.
//!
//! The sample is the *block*: one deal with all its plays. Plays of a deal resemble each other or cancel each
//! other out, so that an interval over single games is wrong in either direction; everything here takes the
//! mean of a block as one number. Scores are in points of the game. Scores beyond ±1e150 count as that bound,
//! which keeps every sum finite; what is not a number has no statistics.
//!
//! All intervals are of 95 %.

mod bca;
mod bootstrap;
mod design;
mod interval;
pub(crate) mod linear;
mod moments;
mod multinomial;
mod order;
mod permutation;
mod prefix;
mod reduction;
mod sequential;

pub use self::{
    bca::{Bca, bca},
    bootstrap::{SplitMix64, bootstrap, percentiles},
    design::{Observation, balanced_estimate, least_squares, table_observations, whist_estimate},
    interval::{Interval, TOO_FEW_DEALS, TTest, mean_interval, t_test, too_few_deals, wilson},
    multinomial::{elo_llr, normalised_elo_llr},
    order::{ORDER_EFFECT_P, OrderEffect, OrderSample, order_effect},
    permutation::{holm, sign_flip},
    prefix::Prefix,
    reduction::{Reduction, variance_reduction},
    sequential::{Decision, SequentialOutcome, SequentialTest, scale_free_llr},
};
pub(crate) use self::{
    interval::{NORMAL_975, standard_normal},
    moments::float,
};
