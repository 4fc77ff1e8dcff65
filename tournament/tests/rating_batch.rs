//! Batch ratings against numbers reckoned elsewhere, and what must hold of any results.

use boneyard_tournament::rating::{
    RatingError, Ratings, bootstrap, bradley_terry, bradley_terry_fit, plackett_luce, plackett_luce_fit,
};
use proptest::prelude::*;

fn close(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected} ± {tolerance}");
}

fn all_close(found: &[f64], expected: &[f64], tolerance: f64) {
    assert_eq!(found.len(), expected.len());
    found.iter().zip(expected).for_each(|(found, expected)| close(*found, *expected, tolerance));
}

fn known_wins() -> Vec<Vec<f64>> {
    vec![vec![0., 60., 75.], vec![40., 0., 58.], vec![25., 42., 0.]]
}

/// Placings of single entrants, best first.
fn placings(rankings: &[&[usize]]) -> Vec<Vec<Vec<usize>>> {
    rankings.iter().map(|ranking| ranking.iter().map(|&entrant| vec![entrant]).collect()).collect()
}

#[test]
fn bradley_terry_gives_the_known_ratings() {
    let Ratings { elo, se, prior } = bradley_terry(&known_wins()).unwrap();
    all_close(&elo, &[85.6127, -4.9036, -80.7091], 5e-5);
    all_close(&se, &[17.591, 16.853, 17.502], 5e-4);
    assert!(!prior);
    let fit = bradley_terry_fit(&known_wins()).unwrap();
    close(fit.error_of_difference(0, 1).unwrap(), 29.676, 5e-4);
    close(fit.error_of_difference(0, 2).unwrap(), 30.782, 5e-4);
    assert_eq!(fit.error_of_difference(0, 3), None);
}

#[test]
fn plackett_luce_gives_the_known_ratings() {
    let rankings =
        placings(&[&[0, 1, 2, 3], &[0, 2, 1, 3], &[1, 0, 3, 2], &[2, 0, 1, 3], &[0, 3, 1, 2], &[3, 1, 0, 2]]);
    let fit = plackett_luce_fit(&rankings).unwrap();
    all_close(&fit.ratings().elo, &[177.5316, 51.0050, -110.5779, -117.9587], 5e-5);
    close(fit.log_likelihood, -16.022_202, 1e-6);
    assert!(!fit.prior);
}

#[test]
fn a_draw_is_half_a_win_for_each_in_either_model() {
    let wins = [vec![0., 2.5, 1.], vec![1.5, 0., 0.5], vec![1., 1.5, 0.]];
    let mut rankings = placings(&[&[0, 1], &[0, 1], &[1, 0], &[0, 2], &[2, 0], &[2, 1]]);
    rankings.push(vec![vec![0, 1]]);
    rankings.push(vec![vec![2, 1]]);
    let by_wins = bradley_terry_fit(&wins).unwrap();
    let by_places = plackett_luce_fit(&rankings).unwrap();
    all_close(&by_wins.strengths, &by_places.strengths, 1e-9);
    all_close(&by_wins.covariance.concat(), &by_places.covariance.concat(), 1e-9);
    close(by_wins.log_likelihood, by_places.log_likelihood, 1e-9);
}

#[test]
fn a_shared_place_is_the_mean_of_its_orders() {
    // The likelihood of shared places is the mean over orders, so six of each order are six shared places.
    let orders = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
    let mut apart = placings(&[&[3, 4, 0, 1, 2], &[4, 2, 1, 3, 0]]);
    let mut shared = apart.clone();
    for [a, b, c] in orders {
        apart.push(vec![vec![0], vec![a], vec![b], vec![c], vec![4]]);
        shared.push(vec![vec![0], vec![3, 1, 2], vec![4]]);
    }
    let [apart, shared] = [apart, shared].map(|rankings| plackett_luce_fit(&rankings).unwrap());
    all_close(&apart.strengths, &shared.strengths, 1e-9);
    close(apart.log_likelihood, shared.log_likelihood, 1e-9);
}

#[test]
fn the_prior_comes_only_where_it_must() {
    let unbeaten = bradley_terry(&[vec![0., 10.], vec![0., 0.]]).unwrap();
    assert!(unbeaten.prior);
    // Where ten wins and the virtual draws pull alike.
    all_close(&unbeaten.elo, &[290.2544, -290.2544], 5e-5);
    let apart =
        bradley_terry(&[vec![0., 3., 0., 0.], vec![3., 0., 0., 0.], vec![0., 0., 0., 5.], vec![0., 0., 5., 0.]])
            .unwrap();
    assert!(apart.prior);
    all_close(&apart.elo, &[0.0; 4], 1e-9);
    assert!(plackett_luce(&placings(&[&[0, 1, 2], &[0, 2, 1]])).unwrap().prior);
    assert!(!plackett_luce(&[vec![vec![0, 1, 2]]]).unwrap().prior, "a tie beats both ways");
    // A ring of wins bounds everybody.
    assert!(!bradley_terry(&[vec![0., 1., 0.], vec![0., 0., 1.], vec![1., 0., 0.]]).unwrap().prior);
}

#[test]
fn nobody_and_one_are_rated_too() {
    assert_eq!(bradley_terry(&[]).unwrap(), Ratings { elo: vec![], se: vec![], prior: false });
    assert_eq!(bradley_terry(&[vec![0.0]]).unwrap(), Ratings { elo: vec![0.0], se: vec![0.0], prior: false });
    assert_eq!(plackett_luce(&[]).unwrap().elo.len(), 0);
    assert_eq!(plackett_luce(&[vec![], vec![vec![]]]).unwrap().elo.len(), 0);
    assert_eq!(plackett_luce(&[vec![vec![0]]]).unwrap().elo, [0.0]);
}

#[test]
fn bad_results_are_refused() {
    assert_eq!(bradley_terry(&[vec![0., 1.], vec![1.]]), Err(RatingError::NotSquare { row: 1, columns: 1, rows: 2 }));
    for count in [-1.0, f64::NAN, f64::INFINITY, 1e300] {
        let refused = bradley_terry(&[vec![0., count], vec![1., 0.]]);
        assert_eq!(refused, Err(RatingError::NotACount { winner: 0, loser: 1 }));
    }
    assert_eq!(plackett_luce(&placings(&[&[0, 1, 0]])), Err(RatingError::Repeated(0)));
    assert_eq!(plackett_luce(&placings(&[&[usize::MAX]])), Err(RatingError::TooMany(usize::MAX - 1)));
    assert_eq!(plackett_luce(&[vec![(0..13).collect()]]), Err(RatingError::TooManyTied(13)));
}

#[test]
fn extreme_results_have_ratings_or_an_error() {
    for [won, lost] in [[1e12, 1e-12], [1e12, 1.0], [1e-300, 1e-300], [f64::MIN_POSITIVE, 1e12], [1e12, 1e12]] {
        let wins = [vec![0., won, 1.], vec![lost, 0., won], vec![1., lost, 0.]];
        if let Ok(ratings) = bradley_terry(&wins) {
            assert!(ratings.elo.iter().chain(&ratings.se).all(|x| x.is_finite()), "{won} {lost}: {ratings:?}");
        }
    }
}

#[test]
fn the_search_does_not_overshoot() {
    // Full steps by Newton's method run away from the summit of these.
    let lopsided: [&[&[f64]]; 2] = [
        &[&[0., 1., 10., 1.], &[1e5, 0., 1e5, 1e5], &[1., 1., 0., 1.], &[1e5, 1., 0., 0.]],
        &[
            &[0., 1., 1e5, 10., 1e5],
            &[1., 0., 10., 1., 10.],
            &[1., 1e5, 0., 10., 10.],
            &[1e5, 10., 0., 0., 0.],
            &[1., 1., 1., 1., 0.],
        ],
    ];
    for wins in lopsided {
        let wins: Vec<Vec<f64>> = wins.iter().map(|row| row.to_vec()).collect();
        let fit = bradley_terry_fit(&wins).unwrap();
        for (a, row) in wins.iter().enumerate() {
            // At the summit everybody has won as often as was to be expected.
            let expected =
                |(b, won): (usize, &f64)| (won + wins[b][a]) / (1.0 + (fit.strengths[b] - fit.strengths[a]).exp());
            let expected: f64 = row.iter().enumerate().filter(|(b, _)| *b != a).map(expected).sum();
            close(row.iter().sum(), expected, 1e-5);
        }
    }
}

#[test]
fn many_entrants_far_apart_are_rated() {
    // Each beats the next nine times of ten: the ends are many hundreds of Elo apart.
    let size = 30;
    let mut wins = vec![vec![0.0; size]; size];
    for at in 1..size {
        wins[at - 1][at] = 9.0;
        wins[at][at - 1] = 1.0;
    }
    let elo = bradley_terry(&wins).unwrap().elo;
    elo.windows(2).for_each(|pair| close(pair[0] - pair[1], 190.8485 * 2.0, 0.01));
}

#[test]
fn resampled_deals_rate_like_the_whole() {
    // 200 deals of two games each between three, with the known shares.
    let deals: Vec<[usize; 2]> = (0..300)
        .map(|at: usize| {
            let pair = [[0, 1], [0, 2], [1, 2]][at % 3];
            if at / 3 < [60, 75, 58][at % 3] { pair } else { [pair[1], pair[0]] }
        })
        .collect();
    let ratings = bootstrap(300, 3, 500, |drawn| {
        let mut wins = vec![vec![0.0; 3]; 3];
        drawn.iter().map(|&deal| deals[deal]).for_each(|[winner, loser]| wins[winner][loser] += 1.0);
        bradley_terry(&wins).unwrap().elo[0]
    });
    let mean = ratings.iter().sum::<f64>() / 500.0;
    let deviation = (ratings.iter().map(|elo| (elo - mean).powi(2)).sum::<f64>() / 500.0).sqrt();
    close(mean, 85.6, 4.0);
    close(deviation, 17.6, 2.5);
}

/// Results of two to six entrants, draws included, some of them never meeting.
fn results() -> impl Strategy<Value = Vec<Vec<f64>>> {
    (2_usize..7).prop_flat_map(|size| {
        let cell = prop_oneof![Just(0_u16), 0_u16..20, 0_u16..2000];
        prop::collection::vec(prop::collection::vec(cell.prop_map(|halves| f64::from(halves) / 2.0), size), size)
    })
}

/// Placings of up to five entrants with shared places.
fn rankings() -> impl Strategy<Value = Vec<Vec<Vec<usize>>>> {
    let ranking = prop::collection::vec(0_u8..5, 5)
        .prop_map(|places| (0..5).map(|place| (0..5).filter(|&entrant| places[entrant] == place).collect()).collect());
    prop::collection::vec(ranking, 1..12)
}

proptest! {
    #[test]
    fn ratings_follow_their_entrants(wins in results(), turn in 1_usize..6) {
        let size = wins.len();
        let moved: Vec<Vec<f64>> =
            (0..size).map(|a| (0..size).map(|b| wins[(a + turn) % size][(b + turn) % size]).collect()).collect();
        let [before, after] = [wins, moved].map(|wins| bradley_terry(&wins).unwrap());
        prop_assert_eq!(before.prior, after.prior);
        for at in 0..size {
            let from = (at + turn) % size;
            prop_assert!((after.elo[at] - before.elo[from]).abs() < 1e-6);
            prop_assert!((after.se[at] - before.se[from]).abs() < 1e-6);
        }
        prop_assert!(before.elo.iter().chain(&before.se).all(|x| x.is_finite()));
        prop_assert!(before.elo.iter().sum::<f64>().abs() < 1e-6);
    }

    #[test]
    fn doubled_results_are_surer_by_the_root_of_two(wins in results()) {
        // Where everybody has beaten everybody, no prior is in the way.
        let wins: Vec<Vec<f64>> = wins.iter().map(|row| row.iter().map(|count| count + 0.5).collect()).collect();
        let single = bradley_terry(&wins).unwrap();
        prop_assert!(!single.prior);
        let doubled: Vec<Vec<f64>> = wins.iter().map(|row| row.iter().map(|count| count * 2.0).collect()).collect();
        let doubled = bradley_terry(&doubled).unwrap();
        for at in 0..wins.len() {
            prop_assert!((single.elo[at] - doubled.elo[at]).abs() < 1e-6);
            prop_assert!((single.se[at] / doubled.se[at] - std::f64::consts::SQRT_2).abs() < 1e-6);
        }
    }

    #[test]
    fn placings_follow_their_entrants_and_their_order_means_nothing(rankings in rankings()) {
        let mut moved: Vec<Vec<Vec<usize>>> = rankings
            .iter()
            .map(|ranking| {
                let renamed = |group: &Vec<usize>| group.iter().rev().map(|entrant| 4 - entrant).collect();
                ranking.iter().map(renamed).collect()
            })
            .collect();
        moved.reverse();
        let [before, after] = [&rankings, &moved].map(|rankings| plackett_luce(rankings).unwrap());
        prop_assert_eq!(before.prior, after.prior);
        for at in 0..5 {
            prop_assert!((after.elo[at] - before.elo[4 - at]).abs() < 1e-6);
            prop_assert!((after.se[at] - before.se[4 - at]).abs() < 1e-6);
        }
        prop_assert!(before.elo.iter().chain(&before.se).all(|x| x.is_finite()));
    }

    #[test]
    fn any_table_has_ratings_or_an_error(cells in prop::collection::vec(any::<f64>(), 9)) {
        let wins: Vec<Vec<f64>> = cells.chunks(3).map(<[f64]>::to_vec).collect();
        if let Ok(ratings) = bradley_terry(&wins) {
            prop_assert!(ratings.elo.iter().chain(&ratings.se).all(|x| x.is_finite()));
        }
        let positive: Vec<Vec<f64>> = wins.iter().map(|row| row.iter().map(|x| x.abs()).collect()).collect();
        if let Ok(ratings) = bradley_terry(&positive) {
            prop_assert!(ratings.elo.iter().chain(&ratings.se).all(|x| x.is_finite()));
        }
    }
}
