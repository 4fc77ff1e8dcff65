//! The sequential test against known ratios and known rates.

use boneyard_tournament::statistics::{Decision, Prefix, SequentialTest, elo_llr, normalised_elo_llr, scale_free_llr};

const SAMPLE: [f64; 20] = [3., -1., 4., 1., -5., 9., 2., -6., 5., 3., 5., -8., 9., 7., -9., 3., 2., 3., 8., 4.];

fn test(null: f64, alternative: f64) -> SequentialTest {
    SequentialTest { null, alternative, alpha: 0.05, beta: 0.05, min_blocks: 16, max_blocks: 1000 }
}

fn close(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected} ± {tolerance}");
}

#[test]
fn bounds_are_those_of_wald() {
    let [low, high] = test(0.0, 1.0).bounds();
    close(low, -2.944_439, 1e-6);
    close(high, 2.944_439, 1e-6);
    let [low, high] = SequentialTest { alpha: 0.01, ..test(0.0, 1.0) }.bounds();
    close(high, 4.553_877, 1e-6);
    close(low, -2.985_682, 1e-6);
    for rate in [0.0, 1.0, -3.0, f64::NAN, f64::INFINITY] {
        let [low, high] = SequentialTest { alpha: rate, beta: rate, ..test(0.0, 1.0) }.bounds();
        assert!(low.is_finite() && high.is_finite(), "{rate}: {low} {high}");
    }
}

#[test]
fn ratios_are_the_known_ones() {
    close(test(0.0, 2.0).llr(&SAMPLE), 1.332_968, 1e-6);
    close(scale_free_llr(&SAMPLE, 0.0, 0.25), 1.172_019, 1e-6);
    // The usual approximation says more than there is.
    let variance = SAMPLE.iter().map(|x| (x - 1.95_f64).powi(2)).sum::<f64>() / 20.0;
    close(2.0 * (2.0 * 1.95 - 2.0) * 20.0 / (2.0 * variance), 1.426_025, 1e-6);
}

#[test]
fn ratios_of_counts_are_those_of_chess() {
    close(normalised_elo_llr(&[365, 16_618, 36_229, 16_974, 390], 0.0, 2.0), 2.250_368, 1e-6);
    close(normalised_elo_llr(&[127, 4_883, 10_712, 5_150, 104], -1.75, 0.25), 3.010_154, 1e-6);
    close(elo_llr(&[223, 9_863, 21_279, 10_037, 246], 0.5, 2.5), -3.074_126, 1e-6);
    close(elo_llr(&[871, 26_175, 55_983, 26_678, 821], 0.0, 2.0), -4.978_673, 1e-6);
    close(normalised_elo_llr(&[36_027, 68_692, 36_433], 0.0, 2.0), 0.923_293, 1e-6);
    // Scores that never came do not make a hypothesis impossible.
    close(elo_llr(&[0, 7, 9], 0.0, 5.0), 0.228_564, 1e-6);
    close(elo_llr(&[0, 10, 20, 15, 1], 0.0, 5.0), 0.299_570, 1e-6);
    close(normalised_elo_llr(&[0, 7, 9], 0.0, 5.0), 0.171_192, 1e-6);
    for counts in [&[][..], &[5], &[0, 0, 0], &[0, 7, 0], &[0, 0, 9], &[u64::MAX, 0, 1]] {
        for llr in [elo_llr(counts, 0.0, 5.0), normalised_elo_llr(counts, 0.0, 5.0), elo_llr(counts, -1e9, 1e9)] {
            assert!(llr.is_finite(), "{counts:?}: {llr}");
        }
    }
}

#[test]
fn nothing_is_decided_early_or_after_the_cap() {
    let certain = test(0.0, 1.0).run(std::iter::repeat(1.0));
    assert_eq!((certain.decision, certain.blocks_used), (Decision::AcceptAlternative, 16));
    assert!(certain.biased && certain.llr.is_finite() && certain.estimate.is_some_and(|mean| mean.contains(1.0)));
    let running = test(0.0, 1.0).run([1.0; 15].into_iter());
    assert_eq!((running.decision, running.blocks_used, running.biased), (Decision::Running, 15, false));
    let capped = SequentialTest { max_blocks: 20, ..test(-1.0, 1.0) }.run([1.0, -1.0].into_iter().cycle());
    assert_eq!((capped.decision, capped.blocks_used, capped.biased), (Decision::Undecided, 20, false));
    assert_eq!(
        SequentialTest { max_blocks: 0, ..test(0.0, 1.0) }.run(SAMPLE.into_iter()).decision,
        Decision::Undecided
    );
    assert_eq!(test(0.0, 1.0).run(std::iter::empty()).blocks_used, 0);
}

#[test]
fn identical_bots_are_found_equal() {
    let outcome = test(0.0, 1.0).run(std::iter::repeat(0.0));
    assert_eq!((outcome.decision, outcome.blocks_used), (Decision::AcceptNull, 16));
    assert!(outcome.llr.is_finite() && !format!("{outcome:?}").contains("inf"));
    assert!(scale_free_llr(&[0.0; 20], 0.0, 0.5).abs() == 0.0);
}

#[test]
fn a_prefix_gives_blocks_in_turn_and_once() {
    let mut prefix = Prefix::new();
    assert_eq!(prefix.push(2, 'c'), []);
    assert_eq!(prefix.push(1, 'b'), []);
    assert_eq!(prefix.push(2, 'x'), []);
    assert_eq!((prefix.released(), prefix.held()), (0, 2));
    assert_eq!(prefix.push(0, 'a'), ['a', 'b', 'c']);
    assert_eq!(prefix.push(1, 'x'), []);
    assert_eq!((prefix.released(), prefix.held()), (3, 0));
    assert_eq!(prefix.push(3, 'd'), ['d']);
}
