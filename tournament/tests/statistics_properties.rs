//! What holds of any scores: no number that is none, and nothing that depends on names.

use boneyard_tournament::statistics::{
    Observation, OrderSample, Reduction, SequentialTest, bca, holm, least_squares, mean_interval, order_effect,
    percentiles, scale_free_llr, sign_flip, t_test, variance_reduction, wilson,
};
use proptest::prelude::*;

/// Any finite number, the small ones of games among them.
fn score() -> impl Strategy<Value = f64> {
    prop_oneof![
        (-200_i16..200).prop_map(f64::from),
        any::<f64>().prop_filter("finite", |x| x.is_finite()),
        Just(f64::MAX),
        Just(f64::MIN),
        Just(0.0)
    ]
}

fn scores() -> impl Strategy<Value = Vec<f64>> {
    prop_oneof![
        prop::collection::vec(score(), 0..40),
        (score(), 0_usize..40).prop_map(|(score, count)| vec![score; count])
    ]
}

proptest! {
    #[test]
    fn intervals_are_numbers_around_their_estimate(blocks in scores()) {
        match mean_interval(&blocks) {
            None => prop_assert!(blocks.len() < 2),
            Some(interval) => {
                prop_assert!(interval.low.is_finite() && interval.high.is_finite());
                prop_assert!(interval.contains(interval.estimate));
                let test = t_test(&blocks);
                prop_assert!(test.is_some_and(|test| test.t.is_finite() && (0.0..=1.0).contains(&test.p)), "{:?}", test);
            }
        }
        prop_assert!((0.0..=1.0).contains(&sign_flip(&blocks[..blocks.len().min(8)], 1)));
    }

    #[test]
    fn the_order_of_blocks_means_nothing(blocks in prop::collection::vec(-1000.0..1000.0, 2..40)) {
        let mut turned = blocks.clone();
        turned.reverse();
        let [a, b] = [&blocks, &turned].map(|blocks| mean_interval(blocks).map(|i| [i.estimate, i.low, i.high]));
        for (a, b) in a.into_iter().flatten().zip(b.into_iter().flatten()) {
            prop_assert!((a - b).abs() < 1e-9);
        }
    }

    #[test]
    fn ratios_and_decisions_are_finite(
        blocks in scores(),
        null in score(),
        alternative in score(),
        alpha in any::<f64>(),
        beta in 0.0..1.0,
    ) {
        let test = SequentialTest { null, alternative, alpha, beta, min_blocks: 0, max_blocks: 30 };
        let outcome = test.run(blocks.iter().copied());
        prop_assert!(outcome.llr.is_finite() && outcome.bounds.iter().all(|bound| bound.is_finite()), "{:?}", outcome);
        prop_assert!(outcome.blocks_used <= 30);
        prop_assert!(test.llr(&blocks).is_finite());
        prop_assert!(scale_free_llr(&blocks, null, alternative).is_finite());
        let same = SequentialTest { alternative: null, ..test };
        prop_assert!(same.llr(&blocks).abs() <= 0.0);
    }

    #[test]
    fn reductions_are_words_and_numbers(plays in prop::collection::vec(prop::collection::vec(score(), 0..5), 0..40)) {
        let reduction = variance_reduction(&plays);
        if let Reduction::Measured { factor, effective_games } = reduction {
            prop_assert!(factor.is_finite() && factor >= 0.0 && effective_games.is_finite());
        }
        let words = reduction.to_string();
        prop_assert!(!words.contains("NaN") && !words.contains("inf"), "{}", words);
    }

    #[test]
    fn order_effects_are_numbers(samples in prop::collection::vec((0_usize..6, any::<bool>(), score()), 0..40)) {
        let samples: Vec<OrderSample> = samples
            .into_iter()
            .map(|(block, after_sibling, score)| OrderSample { block, after_sibling, score })
            .collect();
        if let Some(effect) = order_effect(&samples) {
            prop_assert!(effect.t.is_finite() && (0.0..=1.0).contains(&effect.p));
            prop_assert!(effect.difference.low.is_finite() && effect.difference.high.is_finite());
        }
    }

    #[test]
    fn resampled_values_have_finite_ends(mut values in scores(), estimate in score(), left_out in scores()) {
        if let Some(interval) = percentiles(estimate, &mut values) {
            prop_assert!(interval.low.is_finite() && interval.low <= interval.high);
        }
        if let Some(corrected) = bca(estimate, &mut values, &left_out) {
            prop_assert!(corrected.interval.low.is_finite() && corrected.interval.high.is_finite());
            prop_assert!(corrected.acceleration.is_finite() && corrected.bias.is_finite());
        }
    }

    #[test]
    fn rates_stay_between_nothing_and_all(successes in any::<u64>(), trials in any::<u64>()) {
        if let Some(rate) = wilson(successes, trials) {
            prop_assert!(0.0 <= rate.low && rate.low <= rate.estimate && rate.estimate <= rate.high && rate.high <= 1.0);
        } else {
            prop_assert!(trials == 0 || successes > trials);
        }
    }

    #[test]
    fn holm_only_raises(p_values in prop::collection::vec(0.0..=1.0, 0..10)) {
        for (before, after) in p_values.iter().zip(holm(&p_values)) {
            prop_assert!(*before <= after && after <= 1.0);
        }
    }

    #[test]
    fn fits_are_numbers(values in prop::collection::vec((0_usize..4, 0_usize..4, score()), 0..12)) {
        let observations: Vec<Observation> = values
            .into_iter()
            .map(|(a, b, value)| Observation { weights: vec![(a, 1.0), (b, -1.0)], value })
            .collect();
        if let Some(strengths) = least_squares(4, &observations) {
            prop_assert!(strengths.iter().all(|strength| strength.is_finite()));
        }
    }
}
