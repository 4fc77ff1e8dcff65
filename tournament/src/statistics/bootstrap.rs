use super::{interval::Interval, moments::float};

/// The generator `SplitMix64`: fast, seeded by any number, and the same on every machine. Not for deals.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, 0 for a bound of 0. Off by at most bound / 2^64, which no statistic sees.
    pub fn below(&mut self, bound: usize) -> usize {
        let wide = (u128::from(self.next()) * bound as u128) >> 64;
        // It is below a usize, so it always fits.
        usize::try_from(wide).unwrap_or_default()
    }

    /// Shuffles a list, each order as likely as any other.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// Computes a statistic anew over resamples of the deals: each is a list of `deals` places of deals, drawn with
/// replacement. Whatever shares a deal moves together, the same board at several tables included.
pub fn bootstrap<T>(deals: usize, seed: u64, resamples: usize, mut statistic: impl FnMut(&[usize]) -> T) -> Vec<T> {
    let mut random = SplitMix64::new(seed);
    let mut drawn = vec![0; deals];
    (0..resamples)
        .map(|_| {
            drawn.fill_with(|| random.below(deals));
            statistic(&drawn)
        })
        .collect()
}

/// The interval between the 2.5 and 97.5 percentiles of resampled values around an estimate. Sorts the values.
///
/// `None` without values. Say "too few deals" instead under [`super::TOO_FEW_DEALS`].
pub fn percentiles(estimate: f64, resampled: &mut [f64]) -> Option<Interval> {
    resampled.sort_by(f64::total_cmp);
    Some(Interval { estimate, low: quantile(resampled, 0.025)?, high: quantile(resampled, 0.975)? })
}

/// The smallest of sorted values that at least this share of them does not exceed.
pub(super) fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and the number of values")]
    let rank = (share * float(sorted.len()) - 1e-9).ceil().max(1.0) as usize;
    sorted.get(rank - 1).copied()
}
