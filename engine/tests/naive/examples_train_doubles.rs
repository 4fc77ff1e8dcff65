//! The worked examples of Mexican Train about doubles and their covers: M3 to M7, M9 to M12, M18, M19 (§4.6).

use super::tiles::tiles;
use super::train_game::{Asking, Train};
use super::train_match::round_scores;
use super::train_positions::{d12, lay, listed, mexican_end, own_end, position};
use super::train_rules::{Doubles, TrainRules, mexican_train};

#[test]
fn m3_an_open_double_closes_everything_else() {
    let mut state = position(d12(), &["7-7 7-3 12-0 5-5", "1-1 2-0", "1-0 2-1", "2-2 3-0"], "9-9", 0);
    own_end(&mut state, 0, 7);
    lay(&mut state, "7-7@0");
    assert_eq!((state.turn, listed(&state)), (0, vec!["7-3@0".to_owned()]));
    lay(&mut state, "7-3@0");
    assert_eq!(state.own_ends[0], 3);
}

#[test]
fn m4_a_cover_may_be_drawn_and_failing_marks() {
    let hands = ["5-5 12-0 9-1", "12-3 5-1 4-4", "1-0 2-1", "2-2 3-0"];
    let mut state = position(d12(), &hands, "5-2 9-9", 0);
    own_end(&mut state, 0, 5);
    lay(&mut state, "5-5@0");
    assert_eq!((listed(&state), state.marked[0]), (vec!["5-2@0".to_owned()], false));

    let mut state = position(d12(), &hands, "8-3 9-9", 0);
    own_end(&mut state, 0, 5);
    lay(&mut state, "5-5@0");
    assert_eq!((state.turn, state.marked[0], listed(&state)), (1, true, vec!["5-1@0".to_owned()]));
    lay(&mut state, "5-1@0");
    assert_eq!((state.own_ends[0], state.marked[0], state.open.clone()), (1, true, Vec::new()));
}

#[test]
fn m5_a_drawn_tile_that_does_not_cover_stays_in_the_hand() {
    let mut state = position(d12(), &["12-0 9-1", "12-3 4-1", "5-0 2-1", "2-2 3-0"], "12-8 9-9", 1);
    own_end(&mut state, 0, 5);
    state.open = vec![(Train::Own(0), 5)];
    state.begin_turn();
    assert_eq!((state.marked[1], state.turn), (true, 2));
    assert_eq!(state.hands[1], tiles("12-3 4-1 12-8"));
    assert_eq!(listed(&state), ["5-0@0"]);
}

#[test]
fn m6_the_own_train_is_marked_wherever_the_double_lies() {
    let mut state = position(d12(), &["1-0 2-0", "1-1 2-1", "9-9 3-0 4-0", "9-2 9-3 1-0"], "8-8 7-7", 2);
    mexican_end(&mut state, 9);
    lay(&mut state, "9-9@X");
    assert_eq!(state.marked, [false, false, true, false]);
    assert_eq!(listed(&state), ["9-2@X", "9-3@X"]);
}

#[test]
fn m7_a_second_double_cannot_follow_a_first() {
    let mut state = position(d12(), &["5-5 8-8 8-2 5-1", "1-0", "2-0 8-1", "3-0"], "9-9", 0);
    own_end(&mut state, 0, 5);
    own_end(&mut state, 2, 8);
    state.marked[2] = true;
    lay(&mut state, "5-5@0");
    assert_eq!(listed(&state), ["5-1@0"]);
}

#[test]
fn m7_a_chain_ends_on_the_first_double_and_the_other_stays_open() {
    for (doubles, ending, left) in
        [(Doubles::ChainFifo, "5-1@0", (Train::Own(2), 8)), (Doubles::ChainLifo, "8-2@2", (Train::Own(0), 5))]
    {
        let rules = TrainRules { doubles, ..d12() };
        let mut state = position(rules, &["5-5 8-8 8-2 5-1 7-6", "1-0 2-1", "2-0 8-1", "3-0 4-0"], "9-9", 0);
        own_end(&mut state, 0, 5);
        own_end(&mut state, 2, 8);
        state.marked[2] = true;
        lay(&mut state, "5-5@0");
        assert!(listed(&state).contains(&"8-8@2".to_owned()));
        lay(&mut state, "8-8@2");
        assert_eq!(listed(&state), [ending]);
        lay(&mut state, ending);
        assert_eq!(state.open, [left]);
    }
}

#[test]
fn a_bonus_tile_goes_anywhere_and_the_double_binds_the_next_seat() {
    let rules = TrainRules { doubles: Doubles::BonusAnywhere, ..d12() };
    let mut state = position(rules, &["5-5 12-2 5-1 7-6", "1-0 5-4 12-4", "2-0 8-1", "3-0 4-0"], "9-9", 0);
    own_end(&mut state, 0, 5);
    lay(&mut state, "5-5@0");
    assert_eq!(listed(&state), ["12-2@X", "5-1@0"]);
    lay(&mut state, "12-2@X");
    assert_eq!((state.turn, listed(&state), state.marked[0]), (1, vec!["5-4@0".to_owned()], false));
}

#[test]
fn two_doubles_need_a_third_tile_for_one_of_them() {
    for (third, expected) in [("8-2", vec!["8-8@2"]), ("7-6", vec![])] {
        let rules = TrainRules { doubles: Doubles::TwoIfThird, ..d12() };
        let hand = format!("5-5 8-8 {third} 1-1 6-0");
        let mut state = position(rules, &[&hand, "5-0 2-1", "2-0 8-1", "3-0 4-0"], "9-9 10-10", 0);
        own_end(&mut state, 0, 5);
        own_end(&mut state, 2, 8);
        state.marked[2] = true;
        lay(&mut state, "5-5@0");
        if expected.is_empty() {
            assert_eq!((state.turn, state.marked[0]), (1, true));
            continue;
        }
        assert_eq!(listed(&state), expected);
        lay(&mut state, "8-8@2");
        assert_eq!(listed(&state), ["8-2@2"]);
        lay(&mut state, "8-2@2");
        assert_eq!((state.turn, state.open), (1, vec![(Train::Own(0), 5)]));
    }
}

#[test]
fn m9_a_marker_goes_off_and_on_in_one_turn() {
    let mut state = position(d12(), &["1-0 2-0", "1-1 2-1", "6-6 3-2 0-0", "6-4 4-0 5-0"], "9-9 8-8", 2);
    own_end(&mut state, 2, 6);
    state.marked[2] = true;
    lay(&mut state, "6-6@2");
    assert_eq!((state.marked[2], state.open.clone(), state.turn), (true, vec![(Train::Own(2), 6)], 3));
}

#[test]
fn m10_a_double_as_last_tile_ends_the_round() {
    let hands = ["1-0 2-0", "1-1 2-1", "6-6 3-2", "4-4"];
    let mut state = position(d12(), &hands, "9-9 8-8", 3);
    own_end(&mut state, 3, 4);
    lay(&mut state, "4-4@3");
    assert_eq!((state.over, state.out, round_scores(&state.rules, &state.hands)[3]), (true, Some(3), 0));

    let rules = TrainRules { last_double_must_be_covered: true, ..d12() };
    let mut state = position(rules, &hands, "9-9 8-8 7-7 4-2 5-5", 3);
    own_end(&mut state, 3, 4);
    lay(&mut state, "4-4@3");
    assert_eq!((state.over, state.hands[3].clone(), state.marked[3]), (false, tiles("9-9"), true));
}

#[test]
fn m11_a_dead_double_asks_nothing() {
    for exempt in [true, false] {
        let rules = TrainRules { dead_double_exempt: exempt, ..mexican_train(6, 4) };
        let mut state = position(rules, &["3-3 1-0 2-0", "6-5 2-1", "1-1 2-2", "4-0 5-0"], "5-5 4-4", 0);
        own_end(&mut state, 0, 3);
        state.on_table.extend(tiles("3-0 3-1 3-2 4-3 5-3 6-3"));
        lay(&mut state, "3-3@0");
        if exempt {
            assert_eq!((state.open, state.turn, state.marked[0], state.boneyard.len()), (Vec::new(), 1, false, 2));
        } else {
            // Nobody can cover: two seats draw what is there and the round is blocked.
            assert_eq!((state.over, state.out, state.boneyard.len()), (true, None, 0));
            assert_eq!(state.marked, [true, false, false, false]);
        }
    }
}

#[test]
fn m12_an_owner_who_covers_on_his_train_lifts_his_marker() {
    let mut state = position(d12(), &["8-8 1-0 2-0", "8-2 12-3 4-1", "1-1 2-2", "4-0 5-0"], "9-9 7-7", 0);
    own_end(&mut state, 1, 8);
    state.marked[1] = true;
    lay(&mut state, "8-8@1");
    assert_eq!((state.turn, listed(&state), state.marked[0]), (1, vec!["8-2@1".to_owned()], true));
    lay(&mut state, "8-2@1");
    assert_eq!(state.marked[..2], [true, false]);
}

#[test]
fn m18_double_and_cover_with_the_last_two_tiles_need_no_tap() {
    let mut state = position(d12(), &["5-5 5-3", "1-1 2-1", "2-2 3-2", "4-0 6-0"], "9-9", 0);
    own_end(&mut state, 0, 5);
    lay(&mut state, "5-5@0");
    assert_eq!((state.asking, state.turn), (Asking::Placement, 0));
    lay(&mut state, "5-3@0");
    assert_eq!((state.over, state.out), (true, Some(0)));
}

#[test]
fn m19_there_is_one_draw_for_each_duty() {
    let mut state = position(d12(), &["1-0 2-0", "1-1 9-1", "2-2 3-2", "4-0 6-0"], "9-9 9-8 7-7", 0);
    own_end(&mut state, 0, 9);
    state.begin_turn();
    assert_eq!(listed(&state), ["9-9@0"]);
    lay(&mut state, "9-9@0");
    assert_eq!(listed(&state), ["9-8@0"]);
    assert_eq!(state.boneyard.len(), 1);
}

#[test]
fn doubles_are_ordinary_or_bind_their_layer_only_by_option() {
    let hands = ["5-5 12-0 9-1", "12-3 5-1 4-4", "1-0 2-1", "2-2 3-0"];
    for (doubles, marked) in [(Doubles::Plain, false), (Doubles::LayerOnly, true)] {
        let rules = TrainRules { doubles, ..d12() };
        let mut state = position(rules, &hands, "8-3 9-9", 0);
        own_end(&mut state, 0, 5);
        lay(&mut state, "5-5@0");
        assert_eq!((state.turn, state.marked[0], state.open.len()), (1, marked, 0));
        assert!(listed(&state).contains(&"12-3@1".to_owned()));
    }
}
