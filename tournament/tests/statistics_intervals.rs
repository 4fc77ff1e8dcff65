//! Intervals, tests and resamples against numbers reckoned elsewhere.

use boneyard_tournament::statistics::{
    Interval, SplitMix64, bca, bootstrap, holm, mean_interval, percentiles, sign_flip, t_test, too_few_deals, wilson,
};

/// Twenty numbers, one sample.
const SAMPLE: [f64; 20] = [3., -1., 4., 1., -5., 9., 2., -6., 5., 3., 5., -8., 9., 7., -9., 3., 2., 3., 8., 4.];
/// Five deals with their plays.
const BLOCKS: [[f64; 4]; 5] =
    [[4., -2., 3., 1.], [0., 5., -1., 2.], [-3., -2., 1., 0.], [6., 2., 2., 4.], [1., -1., 0., -2.]];
const MEANS: [f64; 5] = [1.5, 1.5, -1.0, 3.5, -0.5];

fn close(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected} ± {tolerance}");
}

fn mean_of(drawn: &[usize]) -> f64 {
    drawn.iter().map(|&at| MEANS[at]).sum::<f64>() / 5.0
}

#[test]
fn the_interval_of_block_means_is_clustered() {
    for (block, mean) in BLOCKS.iter().zip(MEANS) {
        close(mean_interval(block).unwrap().estimate, mean, 1e-12);
    }
    let Interval { estimate, low, high } = mean_interval(&MEANS).unwrap();
    close(estimate, 1.0, 1e-12);
    close(low, -1.238_442, 1e-6);
    close(high, 3.238_442, 1e-6);
    // The quantile of four degrees of freedom gives back the standard error.
    close((high - low) / 2.0 / 2.776_445, 0.806_226, 1e-6);
    // Twenty games taken for independent ones would seem surer than they are.
    let naive = mean_interval(BLOCKS.as_flattened()).unwrap();
    close(naive.margin() / 2.093_024, 0.561_951, 1e-6);
}

#[test]
fn a_single_sample_has_the_known_interval_and_test() {
    let interval = mean_interval(&SAMPLE).unwrap();
    close(interval.estimate, 1.95, 1e-12);
    close(interval.low, -0.528_710, 1e-6);
    close(interval.high, 4.428_710, 1e-6);
    close(interval.margin() / 1.184_272, 2.093_024, 2e-6);
    let test = t_test(&SAMPLE).unwrap();
    close(test.t, 1.646_581, 1e-6);
    close(test.p, 0.116_085, 1e-6);
}

#[test]
fn identical_numbers_have_no_width() {
    for value in [0.0, 0.1, -7.3, 1e300, f64::MIN_POSITIVE] {
        let interval = mean_interval(&[value; 7]).unwrap();
        assert!(interval.margin() == 0.0 && interval.contains(value.min(1e150)), "{interval:?}");
    }
    assert!(t_test(&[0.0; 9]).unwrap().p >= 1.0);
    close(t_test(&[2.0; 9]).unwrap().p, 1.0 / 256.0, 1e-15);
    assert_eq!(mean_interval(&[]), None);
    assert_eq!(mean_interval(&[3.0]), None);
    assert_eq!(mean_interval(&[3.0, f64::NAN]), None);
}

#[test]
fn wilson_holds_for_rare_events() {
    let interval = wilson(3, 200).unwrap();
    close(interval.estimate, 0.015, 1e-15);
    close(interval.low, 0.005_114_2, 5e-8);
    close(interval.high, 0.043_165_7, 5e-8);
    assert!(wilson(0, 5).unwrap().low == 0.0 && wilson(5, 5).unwrap().contains(1.0));
    for trials in 1..500 {
        let [none, all] = [0, trials].map(|successes| wilson(successes, trials).unwrap());
        assert!(none.low >= 0.0 && none.contains(0.0) && all.high <= 1.0 && all.contains(1.0), "{trials}");
    }
    assert_eq!(wilson(0, 0), None);
    assert_eq!(wilson(2, 1), None);
}

#[test]
fn the_generator_is_splitmix() {
    let mut random = SplitMix64::new(42);
    let first: Vec<u64> = (0..3).map(|_| random.next()).collect();
    assert_eq!(first, [0xbdd7_3226_2feb_6e95, 0x28ef_e333_b266_f103, 0x4752_6757_130f_9f52]);
    assert!((0..1000).all(|_| random.below(5) < 5) && random.below(0) == 0);
}

#[test]
fn the_bootstrap_gives_the_known_percentiles() {
    let mut means = bootstrap(5, 42, 10_000, mean_of);
    close(means.iter().sum::<f64>() / 10_000.0, 1.005_33, 5e-6);
    let interval = percentiles(1.0, &mut means).unwrap();
    close(interval.low, -0.4, 1e-12);
    close(interval.high, 2.3, 1e-12);
    close(means[249], -0.4, 1e-12);
    close(means[9749], 2.3, 1e-12);
    assert_eq!(percentiles(1.0, &mut []), None);
    assert!(too_few_deals(14) && !too_few_deals(15));
}

#[test]
fn percentiles_leave_as_much_below_as_above() {
    let mut values: Vec<f64> = (1..=1000).rev().map(f64::from).collect();
    let interval = percentiles(500.0, &mut values).unwrap();
    close(interval.low, 25.0, 0.0);
    close(interval.high, 975.0, 0.0);
    let one = percentiles(3.0, &mut [7.0]).unwrap();
    assert!(one.contains(7.0) && one.margin() == 0.0);
}

#[test]
fn large_samples_have_the_normal_interval() {
    for deals in [1_000_u32, 30_000, 300_000] {
        let interval = mean_interval(&(0..deals).map(|at| f64::from(at % 2)).collect::<Vec<_>>()).unwrap();
        let normal = 0.5 * 1.959_964 / f64::from(deals).sqrt();
        close(interval.margin() / normal, 1.0, 3.0 / f64::from(deals) + 1e-6);
    }
}

/// All 3125 resamples of five deals.
fn every_resample() -> Vec<f64> {
    (0..3125_usize).map(|code| mean_of(&[1, 5, 25, 125, 625].map(|place| code / place % 5))).collect()
}

#[test]
fn the_exact_bootstrap_gives_the_known_error() {
    let mut means = every_resample();
    let average = means.iter().sum::<f64>() / 3125.0;
    let variance = means.iter().map(|mean| (mean - average).powi(2)).sum::<f64>() / 3125.0;
    close(variance.sqrt(), 0.721_110, 1e-6);
    let interval = percentiles(1.0, &mut means).unwrap();
    close(interval.low, -0.4, 1e-12);
    close(interval.high, 2.3, 1e-12);
}

#[test]
fn the_corrected_bootstrap_gives_the_known_levels() {
    let leave_one_out: Vec<f64> = MEANS.iter().map(|left_out| (5.0 - left_out) / 4.0).collect();
    let corrected = bca(1.0, &mut every_resample(), &leave_one_out).unwrap();
    close(corrected.acceleration, 0.016_001_0, 5e-8);
    close(corrected.bias, -0.137_191, 1e-6);
    close(corrected.levels[0], 0.015_145_8, 5e-8);
    close(corrected.levels[1], 0.959_100_6, 5e-8);
    assert_eq!(bca(9.0, &mut every_resample(), &leave_one_out), None);
    assert_eq!(bca(1.0, &mut [], &leave_one_out), None);
}

#[test]
fn flipped_signs_give_the_known_probability() {
    close(sign_flip(&MEANS, 0), 12.0 / 32.0, 1e-15);
    close(sign_flip(&[2.0; 10], 0), 2.0 / 1024.0, 1e-15);
    assert!(sign_flip(&[], 0) >= 1.0 && sign_flip(&[f64::NAN], 0) >= 1.0 && sign_flip(&[0.0; 3], 0) >= 1.0);
    // Drawn patterns agree with the t test on a sample that is about normal.
    close(sign_flip(&SAMPLE, 7), t_test(&SAMPLE).unwrap().p, 0.01);
}

#[test]
fn holm_adjusts_in_order() {
    let adjusted = holm(&[0.01, 0.04, 0.03, 0.005, 0.9]);
    for (found, expected) in adjusted.iter().zip([0.04, 0.09, 0.09, 0.025, 0.9]) {
        close(*found, expected, 1e-12);
    }
    assert!(holm(&[0.9, 0.8]).iter().all(|p| *p >= 1.0));
}
