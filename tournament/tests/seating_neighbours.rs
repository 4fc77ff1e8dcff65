//! Who plays after whom matters: a bot that plays well only after a weak neighbour. The default seating ranks as
//! all orders do; rotating one fixed circle does not, and says so.

use boneyard_tournament::{
    Entrant, Pairing,
    seating::{Design, Partners, seatings, warning},
};

/// Points of each entrant in a game of four: the first is weak, and the second profits from playing right after it.
fn scores(order: &[usize]) -> [i64; 4] {
    let mut scores = [0, 14, 20, 8];
    for (seat, &entrant) in order.iter().enumerate() {
        let before = order[(seat + 3) % 4];
        if entrant == 1 && before == 0 {
            scores[1] += 12;
        }
    }
    scores
}

/// Total of each entrant over many boards, as parts of a million.
fn totals(design: Design, seed: u64) -> [i64; 4] {
    let pairing = Pairing { entrants: (0..4).map(Entrant::at).collect() };
    let mut totals = [0; 4];
    let mut games = 0;
    for board in 1..=600 {
        for chairs in seatings(design, Partners::None, &pairing, 4, board, seed) {
            let order: Vec<usize> = chairs.iter().map(|chair| chair.entrant.place()).collect();
            for (total, score) in totals.iter_mut().zip(scores(&order)) {
                *total += score;
            }
            games += 1;
        }
    }
    totals.map(|total| total * 1_000_000 / games)
}

fn ranking(totals: [i64; 4]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..4).collect();
    order.sort_by_key(|&entrant| std::cmp::Reverse(totals[entrant]));
    order
}

#[test]
fn the_default_ranks_as_all_orders_do_and_one_circle_does_not() {
    let truth = totals(Design::AllOrders, 1);
    assert_eq!(ranking(truth), [2, 1, 3, 0]);
    for seed in 1..=20 {
        for design in [Design::Default, Design::TwoBalanced, Design::LatinSquares] {
            assert_eq!(ranking(totals(design, seed)), ranking(truth), "{design:?}, seed {seed}");
        }
    }
    // In one circle the neighbour never changes: somebody always or never sits behind the weak one.
    let by_circle: Vec<Vec<usize>> = (1..=20).map(|seed| ranking(totals(Design::Cyclic, seed))).collect();
    assert!(by_circle.iter().any(|order| *order != ranking(truth)), "no circle misleads: the test shows nothing");
    assert!(warning(Design::Cyclic).unwrap().contains("neighbour"));
    assert!(warning(Design::Default).is_none());
}
