//! The worked examples of Slosh: S1 to S12 (§2.4).

use super::slosh::{
    Action, DEFAULT, LockTie, SloshRules, SloshScore, SloshState, engine_is_dealt, match_winners, scores,
};
use super::tiles::{full_set, tile, tiles};

/// A deal in the middle of play.
fn position(hands: [&str; 4], ends: [u8; 4], unable: [bool; 4], turn: usize) -> SloshState {
    let mut opening: Vec<Vec<_>> = hands.iter().map(|text| tiles(text)).collect();
    opening[0].push((4, 4));
    opening[1].push((4, 0));
    let mut state = SloshState::new(DEFAULT, opening);
    state.hands = hands.iter().map(|text| tiles(text)).collect();
    state.ends = ends.to_vec();
    state.unable = unable.to_vec();
    state.turn = turn;
    state.engine_due = false;
    state.sloshed = false;
    state.empty_with_right = 0;
    state.happened = Vec::new();
    state
}

fn slosh(text: &str) -> Action {
    Action::Slosh(tile(text))
}

fn own(text: &str) -> Action {
    Action::Own(tile(text))
}

/// Every way to complete the turn of the seat that is asked.
fn whole_turns(state: &SloshState) -> Vec<Vec<Action>> {
    let mut turns = Vec::new();
    for first in state.legal() {
        let mut after = state.clone();
        after.apply(first);
        if after.sloshed && after.turn == state.turn && after.deal_end.is_none() {
            turns.extend(after.legal().into_iter().map(|second| vec![first, second]));
        } else {
            turns.push(vec![first]);
        }
    }
    turns
}

#[test]
fn s1_an_engine_that_nobody_holds_is_dealt_again() {
    let mut set = full_set(6);
    set.retain(|held| !tiles("6-6 3-1 2-0 5-4").contains(held));
    let hands: Vec<Vec<_>> = set.chunks(6).map(<[_]>::to_vec).collect();
    assert!(!engine_is_dealt(&hands, 6));
    assert!(engine_is_dealt(&hands, 5));
}

#[test]
fn s2_the_engine_is_a_turn_and_leaves_no_right() {
    let deal =
        ["6-5 5-5 3-3 2-1 6-0 1-1", "6-4 4-3 6-3 5-3 3-1 3-2", "4-4 5-1 4-2 4-0 5-0 0-0", "4-1 6-6 5-2 3-0 2-2 1-0"];
    let mut state = SloshState::new(DEFAULT, deal.iter().map(|text| tiles(text)).collect());
    assert_eq!((state.turn, state.legal()), (2, vec![Action::Engine]));
    state.apply(Action::Engine);
    assert_eq!((state.turn, state.legal()), (3, vec![own("4-1")]));
}

#[test]
fn s3_s4_a_slosh_may_start_a_train_and_costs_the_own_placement() {
    let hands = ["6-5 5-5 3-3 2-1 6-0 1-1", "4-2 4-0 6-3 5-1 3-2 0-0", "4-1 4-3", "5-4 6-4"];
    let mut state = position(hands, [4; 4], [false; 4], 3);
    state.apply(own("5-4"));
    assert_eq!((state.unable[0], state.turn), (true, 1));
    let expected = [vec![slosh("4-2"), own("4-0")], vec![slosh("4-0"), own("4-2")], vec![own("4-2")], vec![own("4-0")]];
    assert_eq!(whole_turns(&state), expected);

    let mut state = position([hands[0], "4-2 6-3", hands[2], hands[3]], [4; 4], [true, false, false, false], 1);
    assert_eq!(whole_turns(&state), [vec![slosh("4-2")], vec![own("4-2")]]);
    state.apply(slosh("4-2"));
    assert_eq!((state.unable[1], state.turn), (true, 2));
    assert!(state.legal().contains(&slosh("4-1")));
}

#[test]
fn s5_the_right_lapses() {
    let state = position(["1-1 2-2", "0-0 1-0", "6-3 5-0", "4-4 2-0"], [3, 6, 5, 1], [true, false, false, false], 2);
    assert_eq!(state.legal(), [own("5-0")]);
}

#[test]
fn s6_a_slosh_does_not_count_as_playing_the_own_train() {
    let mut state =
        position(["1-1 2-2", "2-2 5-2", "3-1 6-6", "4-4 2-0"], [2, 3, 6, 1], [true, false, false, false], 1);
    state.apply(slosh("2-2"));
    assert_eq!((state.unable[1], state.turn), (true, 2));
    assert_eq!(whole_turns(&state), [vec![slosh("3-1"), own("6-6")], vec![own("6-6")]]);
    state.apply(slosh("3-1"));
    state.apply(own("6-6"));
    assert_eq!(state.deal_end.unwrap().out, Some(2));
}

#[test]
fn s7_the_last_tile_as_slosh_is_out() {
    let hands = ["6-6", "3-1 2-0", "1-1 6-2", "5-0"];
    let mut state = position(hands, [6, 3, 5, 2], [false, false, true, false], 3);
    assert_eq!(state.legal(), [slosh("5-0"), Action::Pass]);
    state.apply(slosh("5-0"));
    let end = state.deal_end.unwrap();
    assert_eq!((end.out, end.scores), (Some(3), vec![-12, -6, -10, 0]));
}

#[test]
fn s8_s10_the_static_test_sees_own_and_right_trains_only() {
    let hands = ["5-2", "4-0 2-2", "5-3 5-5", "2-0 6-5"];
    let state = position(hands, [6, 6, 1, 3], [false; 4], 0);
    assert!(state.locked());
    assert_eq!(scores(DEFAULT, &[7, 8, 18, 13], None), [0, -1, -11, -6]);

    let hands = ["5-2", "6-4 2-2", "5-3 5-5", "2-0 6-5"];
    let state = position(hands, [6, 0, 1, 3], [true, false, false, false], 1);
    assert!(!state.locked());
    assert_eq!(state.legal(), [slosh("6-4"), Action::Pass]);
}

#[test]
fn s9_ties_for_the_lowest_hand() {
    let left = [7, 7, 12, 20];
    assert_eq!(scores(DEFAULT, &left, None), [0, 0, -5, -13]);
    assert_eq!(scores(SloshRules { tie: LockTie::Nobody, ..DEFAULT }, &left, None), [0; 4]);
    let paid = SloshRules { score: SloshScore::WinnerPaid, ..DEFAULT };
    assert_eq!(scores(paid, &[7, 8, 18, 13], None), [18, -1, -11, -6]);
    let plus = SloshRules { score: SloshScore::WinnerScoresPlus, ..DEFAULT };
    assert_eq!(scores(plus, &[7, 8, 18, 0], Some(3)), [0, 0, 0, 33]);
    assert_eq!(scores(plus, &left, None), [0; 4]);
}

#[test]
fn s11_four_empty_turns_are_not_a_lock() {
    let hands = ["1-0 6-4", "3-0 6-6", "4-3 0-0", "6-3 1-1"];
    let mut state = position(hands, [2, 5, 5, 1], [false; 4], 3);
    state.apply(own("1-1"));
    assert_eq!((state.turn, state.unable[0]), (1, true), "P0 had no right and passes unasked");
    for seat in 1..4 {
        assert_eq!((state.turn, state.legal()), (seat, vec![Action::Pass]));
        state.apply(Action::Pass);
    }
    assert_eq!((state.turn, state.legal()), (0, vec![slosh("1-0"), Action::Pass]));
    let mut declined = state.clone();
    state.apply(slosh("1-0"));
    assert_eq!(state.deal_end.unwrap().scores, [-3, -8, 0, -2]);
    assert!(!declined.locked());
    declined.apply(Action::Pass);
    assert_eq!(declined.deal_end.unwrap().scores, [-4, -8, 0, -2]);
}

#[test]
fn s12_first_place_can_be_shared() {
    assert_eq!(match_winners(&[-41, -38, -38, -55]), [1, 2]);
}
