use super::{
    bootstrap::SplitMix64,
    moments::{bounded, float},
};

/// Up to so many blocks all sign patterns are counted; above, so many patterns are drawn as this has.
const EXACT_BLOCKS: usize = 16;

/// Probability of a mean of blocks as far from 0, either way, if each block had come with either sign as likely.
/// Supposes nothing else about how scores are distributed.
///
/// Exact up to 16 blocks; above, from 65,536 patterns drawn by `seed`. 1 without blocks or if one is no number.
pub fn sign_flip(blocks: &[f64], seed: u64) -> f64 {
    let blocks: Vec<f64> = blocks.iter().copied().map(bounded).collect();
    let observed = blocks.iter().sum::<f64>().abs();
    if blocks.is_empty() || observed.is_nan() {
        return 1.0;
    }
    // Sums of the same numbers in another order may differ in their last digits, and a tie counts.
    let threshold = observed - 1e-12 * blocks.iter().map(|x| x.abs()).sum::<f64>();
    let patterns = 1_usize << blocks.len().min(EXACT_BLOCKS);
    if blocks.len() <= EXACT_BLOCKS {
        let extreme = (0..patterns).filter(|&signs| flipped(&blocks, |at| signs >> at & 1 == 1) >= threshold).count();
        return float(extreme) / float(patterns);
    }
    let mut random = SplitMix64::new(seed);
    let extreme = (0..patterns)
        .filter(|_| {
            let mut signs = 0;
            flipped(&blocks, |at| {
                if at % 64 == 0 {
                    signs = random.next();
                }
                signs >> (at % 64) & 1 == 1
            }) >= threshold
        })
        .count();
    // The observed pattern is one of those that might have come.
    float(extreme + 1) / float(patterns + 1)
}

fn flipped(blocks: &[f64], mut flip: impl FnMut(usize) -> bool) -> f64 {
    blocks.iter().enumerate().map(|(at, x)| if flip(at) { -x } else { *x }).sum::<f64>().abs()
}

/// Adjusts p-values of several tests by Holm's method, in their order: those still under a level are, all
/// together, wrong with at most that probability.
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&a, &b| p_values[a].total_cmp(&p_values[b]));
    let mut adjusted = vec![1.0; p_values.len()];
    let mut largest: f64 = 0.0;
    for (rank, &at) in order.iter().enumerate() {
        largest = largest.max(p_values[at] * float(p_values.len() - rank)).min(1.0);
        adjusted[at] = largest;
    }
    adjusted
}
