//! Elo, matches of two, and the rankings of the poker competitions.

use boneyard_tournament::rating::{
    bankroll, elo, expected_score, instant_runoff, match_elo, multi_elo, score_to_elo, series_runoff,
};

fn close(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected} ± {tolerance}");
}

#[test]
fn elo_is_the_known_one() {
    close(expected_score(1600.0, 1500.0), 0.640_065, 5e-7);
    let (winner, loser) = elo(1600.0, 1500.0, 1.0, 20.0);
    close(winner, 1607.1987, 5e-5);
    close(loser, 1492.8013, 5e-5);
    close(score_to_elo(0.55).unwrap(), 34.860, 5e-4);
    close(score_to_elo(0.75).unwrap(), 190.849, 5e-4);
    for score in [0.0, 1.0, -0.1, 2.0, f64::NAN] {
        assert_eq!(score_to_elo(score), None);
    }
}

#[test]
fn elo_of_many_is_the_mean_of_pairs() {
    let ratings = [1500.0, 1550.0, 1600.0, 1450.0];
    let new = multi_elo(&ratings, &[1, 2, 3, 4], 20.0);
    for (found, expected) in new.iter().zip([1510.9338, 1552.3996, 1593.9006, 1442.7661]) {
        close(*found, expected, 5e-5);
    }
    close(new.iter().sum(), 6100.0, 1e-9);
    // With two it is the ordinary one, and a shared rank is a draw.
    let pair = multi_elo(&[1600.0, 1500.0], &[1, 1], 20.0);
    close(pair[0], elo(1600.0, 1500.0, 0.5, 20.0).0, 1e-9);
    assert_eq!(multi_elo(&[1600.0], &[1], 20.0), [1600.0]);
    assert_eq!(multi_elo(&[], &[], 20.0), []);
}

#[test]
fn matches_are_reckoned_as_chess_engines_are() {
    let known: [(&[u64], [f64; 3]); 3] = [
        (&[96, 111, 136], [40.702, 30.427, 99.601]),
        (&[89, 123, 76], [-15.694, 30.458, 15.533]),
        (&[34, 54, 63, 64, 75], [55.580, 27.653, 99.997]),
    ];
    for (counts, [elo, margin, superiority]) in known {
        let found = match_elo(counts).unwrap();
        close(found.elo.unwrap(), elo, 5e-4);
        close(found.margin.unwrap(), margin, 5e-4);
        close(100.0 * found.superiority, superiority, 5e-4);
    }
    let normalised = match_elo(&[96, 111, 136]).unwrap();
    close(normalised.normalised.unwrap(), 49.768, 5e-4);
    close(normalised.normalised_margin, 36.768, 5e-4);
    close(match_elo(&[34, 54, 63, 64, 75]).unwrap().normalised.unwrap(), 57.936, 5e-4);
}

#[test]
fn one_sided_matches_have_no_odd_number() {
    let won = match_elo(&[0, 0, 7]).unwrap();
    assert_eq!((won.elo, won.margin, won.normalised), (None, None, None));
    assert!(won.superiority >= 1.0 && won.normalised_margin.is_finite());
    let drawn = match_elo(&[0, 9, 0]).unwrap();
    assert_eq!((drawn.elo, drawn.margin, drawn.normalised), (Some(0.0), Some(0.0), Some(0.0)));
    close(drawn.superiority, 0.5, 0.0);
    // An estimate within the bounds, but not its interval.
    let near = match_elo(&[1, 0, 9]).unwrap();
    assert!(near.elo.is_some() && near.margin.is_none());
    for counts in [&[][..], &[3], &[0, 0, 0]] {
        assert_eq!(match_elo(counts), None);
    }
}

#[test]
fn rankings_of_the_poker_competitions_are_the_known_ones() {
    let totals = [vec![0, 10, -5], vec![-10, 0, 30], vec![5, -30, 0]];
    assert_eq!(bankroll(&totals), [2, 1, 3]);
    assert_eq!(instant_runoff(&totals), [1, 2, 3]);
    assert_eq!(series_runoff(&totals), [1, 1, 1]);
}

#[test]
fn equal_totals_share_a_rank() {
    let totals = [vec![0, 5, 5, 5], vec![-5, 0, 0, 2], vec![-5, 0, 0, 2], vec![-5, -2, -2, 0]];
    assert_eq!(bankroll(&totals), [1, 2, 2, 4]);
    assert_eq!(instant_runoff(&totals), [1, 2, 2, 4]);
    let with_itself = [vec![90, 1], vec![-1, 99]];
    assert_eq!((bankroll(&with_itself), instant_runoff(&with_itself)), (vec![1, 2], vec![1, 2]));
    assert_eq!(bankroll(&[]), [0; 0]);
    assert_eq!(instant_runoff(&[vec![]]), [1]);
    let extreme = [vec![0, i64::MIN, i64::MIN], vec![i64::MAX, 0, i64::MAX], vec![i64::MAX, 7]];
    assert_eq!(bankroll(&extreme), [3, 1, 2]);
    assert_eq!(instant_runoff(&extreme), [3, 1, 2]);
}
