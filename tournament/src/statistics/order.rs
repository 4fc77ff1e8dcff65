use std::collections::BTreeMap;

use super::{
    interval::{Interval, mean_interval, t_test},
    moments::mean,
};

/// An order effect less likely than this by chance is flagged. It is small because every bot is tested.
pub const ORDER_EFFECT_P: f64 = 0.001;

/// The score of one bot in one play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OrderSample {
    /// Which deal.
    pub block: usize,
    /// Whether it began after another play of the same deal had ended, when most hands had been seen.
    pub after_sibling: bool,
    /// Points.
    pub score: f64,
}

/// What a bot gains in plays whose deal it may have seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OrderEffect {
    /// Mean over deals of (score in plays after a sibling − score in the others), points.
    pub difference: Interval,
    /// Student's t of it.
    pub t: f64,
    /// Probability of a difference as large if there is none.
    pub p: f64,
    /// Whether p is under [`ORDER_EFFECT_P`]: the bot seems to remember deals.
    pub flagged: bool,
}

/// Tests whether a bot does better, or worse, once a play of the same deal has ended.
///
/// Only deals with plays of both kinds speak; `None` if fewer than two do.
pub fn order_effect(samples: &[OrderSample]) -> Option<OrderEffect> {
    let mut blocks: BTreeMap<usize, [Vec<f64>; 2]> = BTreeMap::new();
    for sample in samples {
        blocks.entry(sample.block).or_default()[usize::from(sample.after_sibling)].push(sample.score);
    }
    let differences: Vec<f64> =
        blocks.values().filter_map(|[before, after]| Some(mean(after)? - mean(before)?)).collect();
    let difference = mean_interval(&differences)?;
    let test = t_test(&differences)?;
    Some(OrderEffect { difference, t: test.t, p: test.p, flagged: test.p < ORDER_EFFECT_P })
}
