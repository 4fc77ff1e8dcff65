//! What duplicate deals gain, what they leak, and what schedules of many tables say.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_tournament::statistics::{
    Observation, OrderSample, Reduction, SplitMix64, balanced_estimate, least_squares, mean_interval, order_effect,
    table_observations, variance_reduction, whist_estimate,
};

fn close(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected} ± {tolerance}");
}

/// A number from −1 to 1.
fn noise(random: &mut SplitMix64) -> f64 {
    f64::from(u32::try_from(random.next() >> 32).unwrap()) / f64::from(u32::MAX) * 2.0 - 1.0
}

#[test]
fn identical_bots_come_to_nought_and_no_odd_number_is_printed() {
    let mut random = SplitMix64::new(1);
    let plays: Vec<Vec<f64>> =
        (0..40).map(|_| (noise(&mut random) * 60.0).round()).map(|swing| vec![swing, -swing]).collect();
    let means: Vec<f64> = plays.iter().map(|block| block.iter().sum::<f64>() / 2.0).collect();
    let interval = mean_interval(&means).unwrap();
    assert!(interval.estimate == 0.0 && interval.low == 0.0 && interval.high == 0.0);
    let reduction = variance_reduction(&plays);
    assert_eq!(reduction, Reduction::Unbounded);
    assert_eq!(reduction.to_string(), "unbounded: every deal came to the same");
    assert_eq!(variance_reduction(&vec![vec![0.0, 0.0]; 20]), Reduction::Unbounded);
    // Tenths do not cancel to the last digit.
    let tenths = |block: &Vec<f64>| vec![block[0] * 0.1, block[0] * 0.2, block[0] * -0.3];
    let tenths: Vec<Vec<f64>> = plays.iter().map(tenths).collect();
    assert!(tenths.iter().any(|block| block.iter().sum::<f64>() != 0.0));
    assert_eq!(variance_reduction(&tenths), Reduction::Unbounded);
}

#[test]
fn the_reduction_is_that_of_the_correlation() {
    // Games of variance (1 + share²) / 3 whose deals cancel but for what is new in each: 1 + share² over 1.
    for share in [0.0, 1.0, 2.0] {
        let mut random = SplitMix64::new(5);
        let plays: Vec<Vec<f64>> = (0..20_000)
            .map(|_| {
                let swing = share * noise(&mut random);
                vec![swing + noise(&mut random), -swing + noise(&mut random)]
            })
            .collect();
        let Reduction::Measured { factor, effective_games } = variance_reduction(&plays) else { panic!() };
        close(factor, 1.0 + share * share, 0.05 * (1.0 + share * share));
        close(effective_games, factor * 40_000.0, 1e-6);
    }
}

#[test]
fn few_or_partial_deals_are_told_apart() {
    let varied: Vec<Vec<f64>> = (0..14).map(|at| vec![f64::from(at), 1.0]).collect();
    assert_eq!(variance_reduction(&varied), Reduction::TooFew);
    assert_eq!(variance_reduction(&[]), Reduction::TooFew);
    assert_eq!(variance_reduction(&[vec![], vec![]]), Reduction::TooFew);
    assert_eq!(variance_reduction(&[vec![1.0, f64::NAN]]).to_string(), "too few deals");
    let mut full: Vec<Vec<f64>> = (0..15).map(|at| vec![f64::from(at), 1.0]).collect();
    let whole = variance_reduction(&full);
    assert!(matches!(whole, Reduction::Measured { .. }));
    full.push(vec![1e6]);
    assert_eq!(variance_reduction(&full), whole, "half a deal counts for nothing");
    assert_eq!(
        Reduction::Measured { factor: 2.968, effective_games: 11_402.4 }.to_string(),
        "2.97 times, worth 11402 games with deals of their own"
    );
}

#[test]
fn a_bot_that_remembers_deals_is_flagged() {
    let samples = |gain: f64, seed: u64| -> Vec<OrderSample> {
        let mut random = SplitMix64::new(seed);
        (0..200)
            .flat_map(|block| [false, true].map(|after_sibling| (block, after_sibling)))
            .map(|(block, after_sibling)| {
                let score = 20.0 * noise(&mut random) + if after_sibling { gain } else { 0.0 };
                OrderSample { block, after_sibling, score }
            })
            .collect()
    };
    let honest = order_effect(&samples(0.0, 3)).unwrap();
    assert!(!honest.flagged && honest.difference.contains(0.0), "{honest:?}");
    let leaking = order_effect(&samples(10.0, 3)).unwrap();
    assert!(leaking.flagged && leaking.t > 4.0 && leaking.difference.contains(10.0), "{leaking:?}");
}

#[test]
fn an_order_effect_is_the_mean_over_deals() {
    let sample = |block, after_sibling, score| OrderSample { block, after_sibling, score };
    let samples = [
        sample(1, false, 1.0),
        sample(1, true, 4.0),
        sample(1, true, 6.0),
        sample(2, false, 1.0),
        sample(2, false, 3.0),
        sample(2, true, 4.0),
        sample(3, true, 100.0),
    ];
    let effect = order_effect(&samples).unwrap();
    close(effect.difference.estimate, 3.0, 1e-12);
    close(effect.t, 3.0, 1e-12);
    assert!(order_effect(&samples[..4]).is_none(), "one deal is no sample");
    // Bots without chance gain nothing, and that is no odd number.
    let same = [sample(1, false, 2.0), sample(1, true, 2.0), sample(2, false, 5.0), sample(2, true, 5.0)];
    let none = order_effect(&same).unwrap();
    assert!(none.p >= 1.0 && none.t == 0.0 && !none.flagged);
}

/// Nine players in twelve tables of three, each pair once.
const NINE: [[usize; 3]; 12] = [
    [1, 4, 7],
    [2, 5, 8],
    [3, 6, 9],
    [1, 5, 9],
    [2, 6, 7],
    [3, 4, 8],
    [1, 6, 8],
    [2, 4, 9],
    [3, 5, 7],
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
];

#[test]
fn a_balanced_design_gives_strengths_back() {
    let strengths = [3.0, -1.0, 0.5, 2.0, -4.0, 1.5, -2.0, 0.25, -0.25];
    let mut totals = [0.0; 9];
    let mut observations = Vec::new();
    for table in NINE {
        let sum: f64 = table.iter().map(|&player| strengths[player - 1]).sum();
        let scores = table.map(|player| {
            let own = strengths[player - 1];
            (player - 1, own - (sum - own) / 2.0)
        });
        for (player, score) in scores {
            totals[player] += score;
        }
        observations.extend(table_observations(&scores));
    }
    let balanced = balanced_estimate(&totals, 3, 4, 1).unwrap();
    let fitted = least_squares(9, &observations).unwrap();
    for at in 0..9 {
        close(balanced[at], strengths[at], 1e-12);
        close(fitted[at], strengths[at], 1e-12);
    }
    // A schedule cut short is not balanced, and least squares do not mind.
    let cut = least_squares(9, &observations[..27]).unwrap();
    (0..9).for_each(|at| close(cut[at], strengths[at], 1e-11));
    assert_eq!(least_squares(9, &observations[..9]), None, "three tables do not connect nine players");
    assert_eq!(least_squares(3, &observations), None);
    for size in 2..8 {
        // Two tables that never mix, with scores that no sums of thirds and sevenths leave exact.
        let tables = [0, size].map(|first| (first..first + size).map(|at| (at, 0.1)).collect::<Vec<_>>());
        let apart: Vec<Observation> = tables.iter().flat_map(|table| table_observations(table)).collect();
        assert_eq!(least_squares(2 * size, &apart), None, "{size}");
    }
    assert_eq!(balanced_estimate(&totals, 1, 4, 1), None);
}

#[test]
fn a_whist_tournament_gives_strengths_back() {
    let text = include_str!("vectors/tournament.json");
    let vectors: serde_json::Value = serde_json::from_str(text).unwrap();
    for size in ["5", "9", "13"] {
        let rounds: Vec<Vec<[usize; 4]>> = serde_json::from_value(vectors["whist"][size].clone()).unwrap();
        let players = rounds.len();
        let mut random = SplitMix64::new(9);
        let mut strengths: Vec<f64> = (0..players).map(|_| noise(&mut random)).collect();
        let mean = strengths.iter().sum::<f64>() / f64::from(u32::try_from(players).unwrap());
        for strength in &mut strengths {
            *strength -= mean;
        }
        let mut totals = vec![0.0; players];
        let mut observations = Vec::new();
        for &[n, e, s, w] in rounds.iter().flatten() {
            let value = strengths[n] + strengths[s] - strengths[e] - strengths[w];
            for (player, sign) in [(n, 1.0), (s, 1.0), (e, -1.0), (w, -1.0)] {
                totals[player] += sign * value;
            }
            observations.push(Observation { weights: vec![(n, 1.0), (s, 1.0), (e, -1.0), (w, -1.0)], value });
        }
        let estimate = whist_estimate(&totals);
        let fitted = least_squares(players, &observations).unwrap();
        for at in 0..players {
            close(estimate[at], strengths[at], 1e-12);
            close(fitted[at], strengths[at], 1e-12);
        }
    }
}
