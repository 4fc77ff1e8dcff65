//! Whether intervals and tests are wrong as often as they say, on simulated tournaments.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::VecDeque;

use boneyard_tournament::statistics::{Decision, Prefix, SequentialTest, SplitMix64, mean_interval};

/// About normal, mean 0, deviation 1: the sum of twelve even numbers.
fn normal(random: &mut SplitMix64) -> f64 {
    let even: u64 = (0..4).map(|_| random.next()).flat_map(|x| [x, x >> 21, x >> 42]).map(|x| x & 0xf_ffff).sum();
    f64::from(u32::try_from(even).unwrap()) / f64::from(1 << 20) - 6.0
}

/// How often of a thousand tournaments the interval holds the true mean: by deal and by game.
fn coverage(deal: impl Fn(&mut SplitMix64) -> Vec<f64>) -> (u32, u32) {
    let (mut by_deal, mut by_game) = (0, 0);
    for seed in 0..1000 {
        let mut random = SplitMix64::new(seed);
        let deals: Vec<Vec<f64>> = (0..30).map(|_| deal(&mut random)).collect();
        let means: Vec<f64> = deals
            .iter()
            .map(|plays| plays.iter().sum::<f64>() / f64::from(u32::try_from(plays.len()).unwrap()))
            .collect();
        by_deal += u32::from(mean_interval(&means).unwrap().contains(0.0));
        by_game += u32::from(mean_interval(&deals.concat()).unwrap().contains(0.0));
    }
    (by_deal, by_game)
}

#[test]
fn intervals_by_deal_hold_with_siblings_that_resemble_each_other() {
    let (by_deal, by_game) = coverage(|random| {
        let luck = normal(random);
        (0..4).map(|_| luck + normal(random)).collect()
    });
    assert!((930..=970).contains(&by_deal), "{by_deal}");
    assert!(by_game < 850, "games taken for independent ones hold only {by_game}");
}

#[test]
fn intervals_by_deal_hold_with_siblings_that_cancel_each_other() {
    let (by_deal, by_game) = coverage(|random| {
        let luck = 2.0 * normal(random);
        vec![luck + normal(random), -luck + normal(random)]
    });
    assert!((930..=970).contains(&by_deal), "{by_deal}");
    assert!(by_game > 990, "games taken for independent ones are far too careful: {by_game}");
}

#[derive(Clone, Copy)]
enum Order {
    Schedule,
    Completion,
}

/// How many of a thousand tests of equal bots say that one is better, with so many deals played at a time where
/// a deal is the quicker the better it goes.
fn false_alarms(order: Order, concurrency: usize) -> u32 {
    let test =
        SequentialTest { null: 0.0, alternative: 1.0, alpha: 0.05, beta: 0.05, min_blocks: 16, max_blocks: 1000 };
    let mut alarms = 0;
    for seed in 0..1000 {
        let mut random = SplitMix64::new(seed);
        // Who plays: when it will be over, its place in the schedule, its result.
        let mut playing: Vec<(f64, usize, f64)> = Vec::new();
        let mut started = 0;
        let mut now = 0.0;
        let mut prefix = Prefix::new();
        let mut ready = VecDeque::new();
        let results = std::iter::from_fn(|| {
            loop {
                if let Some(result) = ready.pop_front() {
                    return Some(result);
                }
                while playing.len() < concurrency {
                    let result = 5.0 * normal(&mut random);
                    playing.push((now + (-result / 5.0).exp(), started, result));
                    started += 1;
                }
                let first = (0..playing.len()).min_by(|&a, &b| playing[a].0.total_cmp(&playing[b].0)).unwrap();
                let (ended, place, result) = playing.swap_remove(first);
                now = ended;
                match order {
                    Order::Schedule => ready.extend(prefix.push(place, result)),
                    Order::Completion => ready.push_back(result),
                }
            }
        });
        alarms += u32::from(test.run(results).decision == Decision::AcceptAlternative);
    }
    alarms
}

#[test]
fn equal_bots_seldom_pass_in_schedule_order() {
    let nightly = std::env::var_os("BONEYARD_NIGHTLY").is_some();
    for concurrency in if nightly { &[1, 8, 32, 128][..] } else { &[32] } {
        let alarms = false_alarms(Order::Schedule, *concurrency);
        assert!(alarms <= 70, "{alarms} of 1000 with {concurrency} at a time");
    }
}

#[test]
fn equal_bots_mostly_pass_in_the_order_of_completion() {
    // Why the order matters: the same test, fed as games end.
    let alarms = false_alarms(Order::Completion, 32);
    assert!(alarms > 500, "{alarms} of 1000");
}

/// How often the test is wrong under each hypothesis, and how long it takes.
#[test]
fn the_test_is_wrong_as_often_as_it_says() {
    let runs = if std::env::var_os("BONEYARD_NIGHTLY").is_some() { 4000 } else { 1000 };
    let tests = f64::from(u32::try_from(runs).unwrap());
    for (truth, wrong_decision) in [(0.0, Decision::AcceptAlternative), (1.0, Decision::AcceptNull)] {
        let test =
            SequentialTest { null: 0.0, alternative: 1.0, alpha: 0.05, beta: 0.05, min_blocks: 16, max_blocks: 5000 };
        let (mut wrong, mut blocks) = (0, 0);
        for seed in 0..runs {
            let mut random = SplitMix64::new(seed + 1_000_000);
            let outcome = test.run(std::iter::repeat_with(|| truth + 5.0 * normal(&mut random)));
            wrong += u32::from(outcome.decision == wrong_decision);
            blocks += outcome.blocks_used;
        }
        let [wrong, blocks] = [f64::from(wrong), f64::from(u32::try_from(blocks).unwrap())].map(|sum| sum / tests);
        assert!((0.03..0.07).contains(&wrong), "truth {truth}: wrong in {wrong}");
        assert!((125.0..155.0).contains(&blocks), "truth {truth}: {blocks} blocks");
    }
}
