//! Who sits where: balance counted, vectors, partners.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "each test uses a part")]
#[path = "support/formats.rs"]
mod formats;

use std::collections::{BTreeMap, BTreeSet};

use boneyard_tournament::{
    Chair, Entrant, Pairing,
    seating::{Design, Partners, check, seatings, warning},
};
use formats::vectors;

const DESIGNS: [Design; 6] =
    [Design::Default, Design::LatinSquares, Design::TwoBalanced, Design::AllOrders, Design::Cyclic, Design::Single];

fn table(entrants: usize) -> Pairing {
    Pairing { entrants: (0..entrants).map(Entrant::at).collect() }
}

/// Places in each seat, for each play.
fn places(plays: &[Vec<Chair>]) -> Vec<Vec<usize>> {
    plays.iter().map(|play| play.iter().map(|chair| chair.entrant.place()).collect()).collect()
}

fn singles(design: Design, k: usize, board: u32) -> Vec<Vec<usize>> {
    places(&seatings(design, Partners::None, &table(k), k, board, 7))
}

/// How often each was in each seat.
fn seat_counts(plays: &[Vec<usize>]) -> BTreeSet<usize> {
    let k = plays[0].len();
    let count = |place: usize, seat: usize| plays.iter().filter(|play| play[seat] == place).count();
    (0..k).flat_map(|place| (0..k).map(move |seat| (place, seat))).map(|(place, seat)| count(place, seat)).collect()
}

/// How often each two were in each two seats.
fn pair_counts(plays: &[Vec<usize>]) -> BTreeSet<usize> {
    let k = plays[0].len();
    let mut counts = BTreeMap::new();
    for play in plays {
        for i in 0..k {
            for j in (0..k).filter(|&j| j != i) {
                *counts.entry((play[i], play[j], i, j)).or_insert(0) += 1;
            }
        }
    }
    let complete = counts.len() == (k * (k - 1)).pow(2);
    counts.into_values().chain((!complete).then_some(0)).collect()
}

/// How often each plays after each.
fn neighbour_counts(plays: &[Vec<usize>]) -> BTreeSet<usize> {
    let k = plays[0].len();
    let mut counts = vec![vec![0; k]; k];
    for play in plays {
        for seat in 0..k {
            counts[play[seat]][play[(seat + 1) % k]] += 1;
        }
    }
    (0..k).flat_map(|i| (0..k).filter(move |&j| j != i).map(move |j| (i, j))).map(|(i, j)| counts[i][j]).collect()
}

#[test]
fn the_balanced_seatings_are_those_of_the_vectors() {
    let vectors = vectors();
    let expected = |value: &serde_json::Value| -> Vec<Vec<usize>> { serde_json::from_value(value.clone()).unwrap() };
    assert_eq!(singles(Design::TwoBalanced, 4, 1), expected(&vectors["seatings_k4_agl"]));
    for (k, plays) in vectors["seatings_agl"].as_object().unwrap() {
        assert_eq!(singles(Design::TwoBalanced, k.parse().unwrap(), 1), expected(plays), "{k}");
    }
    // The three Latin squares of four, one for each board in turn.
    let squares = ["0123 1032 2301 3210", "0231 1320 2013 3102", "0312 1203 2130 3021"];
    for (board, square) in (1..=4).zip(squares.iter().cycle()) {
        let text = |play: &Vec<usize>| play.iter().map(ToString::to_string).collect::<String>();
        let found: Vec<String> = singles(Design::LatinSquares, 4, board).iter().map(text).collect();
        assert_eq!(found.join(" "), *square);
    }
}

#[test]
fn two_balanced_is_balanced_for_seats_pairs_of_seats_and_neighbours() {
    for (k, plays, each) in [(2, 2, 1), (3, 6, 1), (4, 12, 1), (5, 20, 1), (6, 60, 2), (7, 42, 1), (8, 56, 1)] {
        let found = singles(Design::TwoBalanced, k, 1);
        assert_eq!(found.len(), plays);
        assert_eq!(pair_counts(&found), BTreeSet::from([each]), "{k}");
        assert_eq!((seat_counts(&found).len(), neighbour_counts(&found).len()), (1, 1), "{k}");
    }
    for k in 2..=5 {
        let all = singles(Design::AllOrders, k, 1);
        assert_eq!(all.len(), (1..=k).product::<usize>());
        assert_eq!((pair_counts(&all).len(), all.iter().collect::<BTreeSet<_>>().len()), (1, all.len()));
    }
}

#[test]
fn latin_squares_are_balanced_over_their_cycle_and_not_before() {
    for k in [3, 4, 5, 7, 8] {
        let boards =
            |count| -> Vec<Vec<usize>> { (1..=count).flat_map(|b| singles(Design::LatinSquares, k, b)).collect() };
        let cycle = u32::try_from(k - 1).unwrap();
        assert_eq!(pair_counts(&boards(cycle)), BTreeSet::from([1]), "{k}");
        assert!(pair_counts(&boards(cycle - 1)).len() > 1, "{k}");
        assert_eq!(seat_counts(&boards(1)), BTreeSet::from([1]));
    }
}

#[test]
fn by_default_each_board_is_balanced_by_seats_and_many_boards_by_neighbours() {
    for k in 2..=8 {
        let mut all = Vec::new();
        let mut circles = BTreeSet::new();
        for board in 1..=400 {
            let plays = singles(Design::Default, k, board);
            assert_eq!(seat_counts(&plays), BTreeSet::from([1]));
            circles.insert(plays[0].clone());
            all.extend(plays);
        }
        let counts = neighbour_counts(&all);
        let expected = 400 * k / (k - 1);
        let near = |count: &usize| count.abs_diff(expected) * 3 < expected;
        assert!(counts.iter().all(near), "{k} {counts:?}");
        if k == 4 {
            assert_eq!(circles.len(), 6);
        }
    }
}

#[test]
fn a_fixed_circle_is_warned_of_because_neighbours_stay() {
    let plays = singles(Design::Cyclic, 4, 1);
    assert_eq!(seat_counts(&plays), BTreeSet::from([1]));
    assert_eq!(neighbour_counts(&plays), BTreeSet::from([0, 4]));
    assert_eq!(plays, singles(Design::Cyclic, 4, 2));
    let warned: Vec<Design> = DESIGNS.into_iter().filter(|&design| warning(design).is_some()).collect();
    assert_eq!(warned, [Design::Cyclic, Design::Single]);
}

#[test]
fn single_plays_are_balanced_over_as_many_boards_as_seats() {
    for k in 2..=8 {
        let boards = u32::try_from(k).unwrap();
        let plays: Vec<Vec<usize>> = (1..=boards).flat_map(|board| singles(Design::Single, k, board)).collect();
        assert_eq!((plays.len(), seat_counts(&plays)), (k, BTreeSet::from([1])));
        assert_eq!(check(Design::Single, Partners::None, k, k, Some(boards)), Ok(1));
    }
}

#[test]
fn two_players_always_play_both_orders() {
    for design in DESIGNS.into_iter().filter(|&design| design != Design::Single) {
        assert_eq!(singles(design, 2, 5), [[0, 1], [1, 0]], "{design:?}");
    }
}

#[test]
fn pairs_change_sides() {
    let plays = |partners, board| seatings(Design::Default, partners, &table(2), 4, board, 7);
    let text = |play: &Vec<Chair>| {
        let word = |chair: &Chair| format!("{}{}", ["A", "B"][chair.entrant.place()], chair.member);
        play.iter().map(word).collect::<Vec<String>>().concat()
    };
    let all = |partners, board| plays(partners, board).iter().map(text).collect::<Vec<_>>();
    assert_eq!(all(Partners::SameBot, 1), ["A1B1A2B2", "B1A1B2A2"]);
    assert_eq!(all(Partners::SameBot, 2), all(Partners::SameBot, 1));
    assert_eq!(all(Partners::FixedPair, 1), ["A1B1A2B2", "B1A1B2A2"]);
    assert_eq!(all(Partners::FixedPair, 2), ["A2B1A1B2", "B1A2B2A1"]);
    // All eight seatings of two fixed pairs come in four boards, and each member follows each opponent equally often.
    let four: Vec<String> = (1..=4).flat_map(|board| all(Partners::FixedPair, board)).collect();
    assert_eq!(four.iter().collect::<BTreeSet<_>>().len(), 8);
    let mut after = BTreeMap::new();
    for play in (1..=4).flat_map(|board| plays(Partners::FixedPair, board)) {
        for seat in 0..4 {
            *after.entry((play[seat], play[(seat + 1) % 4])).or_insert(0) += 1;
        }
    }
    assert_eq!((after.len(), after.into_values().collect::<BTreeSet<_>>()), (8, BTreeSet::from([4])));
    // More pairs take turns likewise, and partners sit opposite.
    let three = seatings(Design::TwoBalanced, Partners::SameBot, &table(3), 6, 1, 7);
    assert_eq!(three.len(), 6);
    assert!(three.iter().all(|play| (0..3).all(|seat| play[seat].entrant == play[seat + 3].entrant)));
}

#[test]
fn a_challenger_takes_each_seat_and_halves_each_placement() {
    let alone = seatings(Design::Default, Partners::Challenger, &table(2), 4, 1, 7);
    assert_eq!(places(&alone), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    assert_eq!(alone[1].iter().map(|chair| chair.member).collect::<Vec<_>>(), [1, 1, 2, 3]);
    for (seats, placements) in [(2, 2), (4, 6), (6, 20), (8, 70)] {
        let halves = places(&seatings(Design::Default, Partners::Halves, &table(2), seats, 1, 7));
        assert_eq!(halves.iter().collect::<BTreeSet<_>>().len(), placements);
        assert!(halves.iter().all(|play| play.iter().sum::<usize>() * 2 == seats));
    }
    let one_by_one: Vec<Vec<usize>> = (1..=4)
        .flat_map(|board| places(&seatings(Design::Single, Partners::Challenger, &table(2), 4, board, 7)))
        .collect();
    assert_eq!(one_by_one, places(&alone));
}

#[test]
fn changing_partners_swap_sides_and_play_mirrored() {
    let plays = places(&seatings(Design::Default, Partners::Rotating, &table(4), 4, 1, 7));
    assert_eq!(plays[0], [0, 1, 2, 3]);
    assert_eq!(plays[2], [0, 3, 2, 1]);
    let partners = |play: &Vec<usize>| (0..2).map(|seat| play[seat].abs_diff(play[seat + 2])).collect::<Vec<_>>();
    assert!(plays.iter().all(|play| partners(play) == [2, 2]));
    for first in 0..4 {
        let north_south = plays.iter().filter(|play| play[0] == first || play[2] == first).count();
        assert_eq!(north_south, 2);
        for other in [(first + 1) % 4, (first + 3) % 4] {
            let follows = |play: &&Vec<usize>| (0..4).any(|seat| play[seat] == first && play[(seat + 1) % 4] == other);
            assert_eq!(plays.iter().filter(follows).count(), 2);
        }
    }
}

#[test]
fn what_cannot_be_seated_is_refused_and_named() {
    let text = |design, partners, entrants, seats, boards| {
        check(design, partners, entrants, seats, boards).unwrap_err().to_string()
    };
    assert_eq!(
        text(Design::LatinSquares, Partners::None, 4, 4, Some(10)),
        "boards: 10 is not possible, 9 or 12 would be"
    );
    assert_eq!(text(Design::LatinSquares, Partners::None, 4, 4, Some(0)), "boards: 0 is not possible, 3 would be");
    assert_eq!(check(Design::LatinSquares, Partners::None, 4, 4, Some(12)), Ok(4));
    assert_eq!(
        text(Design::LatinSquares, Partners::None, 6, 6, None),
        "design: Latin squares for 6 is not possible, two-balanced or default would be"
    );
    assert_eq!(text(Design::Default, Partners::None, 3, 4, None), "entrants: 3 is not possible, 4 would be");
    assert_eq!(text(Design::Default, Partners::FixedPair, 3, 4, None), "entrants: 3 is not possible, 2 would be");
    assert_eq!(text(Design::Default, Partners::SameBot, 2, 5, None), "seats: 5 is not possible, 4 or 6 would be");
    assert_eq!(text(Design::Default, Partners::Rotating, 4, 6, None), "seats: 6 is not possible, 4 would be");
    assert_eq!(text(Design::Default, Partners::None, 9, 9, None), "seats: 9 is not possible, 2 to 8 would be");
    assert!(check(Design::AllOrders, Partners::None, 6, 6, None).is_err());
    assert_eq!(check(Design::TwoBalanced, Partners::None, 6, 6, Some(1)), Ok(60));
    assert!(seatings(Design::Default, Partners::None, &table(3), 4, 1, 0).is_empty());
    assert!(seatings(Design::LatinSquares, Partners::None, &table(6), 6, 1, 0).is_empty());
}

#[test]
fn every_play_has_an_entrant_and_a_member_of_its_own_in_each_seat() {
    for design in DESIGNS {
        for partners in [
            Partners::None,
            Partners::Challenger,
            Partners::Halves,
            Partners::SameBot,
            Partners::FixedPair,
            Partners::Rotating,
        ] {
            for (entrants, seats) in (2..=8).flat_map(|seats| (1..=seats).map(move |entrants| (entrants, seats))) {
                for board in [1, 2, 3, u32::MAX] {
                    let plays = seatings(design, partners, &table(entrants), seats, board, 1);
                    assert_eq!(plays, seatings(design, partners, &table(entrants), seats, board, 1));
                    assert_eq!(plays.len(), check(design, partners, entrants, seats, None).unwrap_or(0));
                    for play in plays {
                        assert_eq!((play.len(), play.iter().collect::<BTreeSet<_>>().len()), (seats, seats));
                    }
                }
            }
        }
    }
}
