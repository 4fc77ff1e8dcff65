//! The worked examples of Mexican Train that are not about doubles: M1, M2, M8, M13 to M17, M20 (§4.6).

use super::tiles::{full_set, tile, tiles};
use super::train_deal::{Lots, first_player};
use super::train_game::{Action, Asking, Happened, TrainState};
use super::train_match::{engine, match_winners, round_scores};
use super::train_positions::{choose, d12, lay, listed, mexican_end, own_end, position};
use super::train_rules::{FirstPlayer, MexicanStart, Tap, TrainRules, mexican_train};

#[test]
fn m1_a_first_turn_goes_on_the_own_train_or_starts_the_mexican() {
    let hands = ["12-7 12-0 7-3 5-5", "1-0 2-0", "1-1 2-1", "2-2 3-0"];
    let state = position(d12(), &hands, "9-9", 0);
    assert_eq!(listed(&state), ["12-0@0", "12-0@X", "12-7@0", "12-7@X"]);
    let rules = TrainRules { mexican_start: MexicanStart::AfterOwnStarted, ..d12() };
    assert_eq!(listed(&position(rules, &hands, "9-9", 0)), ["12-0@0", "12-7@0"]);
    let rules = TrainRules { mexican_start: MexicanStart::AfterFirstRoundOfTurns, ..d12() };
    assert_eq!(listed(&position(rules, &hands, "9-9", 0)), ["12-0@0", "12-7@0"]);
    let rules = TrainRules { mexican_max: 0, ..d12() };
    assert_eq!(listed(&position(rules, &hands, "9-9", 0)), ["12-0@0", "12-7@0"]);
}

#[test]
fn m2_a_private_train_is_closed_and_a_failed_draw_marks() {
    for (drawn, expected) in [("12-4", vec!["12-4@1", "12-4@X"]), ("9-4", vec!["12-9@1", "12-9@2", "12-9@X"])] {
        let bone = format!("{drawn} 9-9");
        let mut state = position(d12(), &["1-1 0-0", "9-1 7-4 6-6 5-0", "12-9 3-3 8-8", "2-2 3-0"], &bone, 1);
        own_end(&mut state, 0, 7);
        state.begin_turn();
        assert_eq!(state.happened[0], Happened::Drew { seat: 1, tiles: tiles(drawn), lacked: vec![12] });
        assert_eq!(listed(&state), expected);
        assert_eq!(state.marked[1], drawn == "9-4");
    }
}

#[test]
fn m8_only_the_own_train_lifts_the_marker() {
    for (choice, marked, with_any) in [("6-1@2", false, false), ("3-2@X", true, false)] {
        for any_play in [false, true] {
            let rules = TrainRules { marker_off_by_any_play: any_play, ..d12() };
            let mut state = position(rules, &["1-0 2-0", "1-1 2-1", "6-1 3-2 0-0", "4-0 5-0"], "9-9", 2);
            own_end(&mut state, 2, 6);
            mexican_end(&mut state, 3);
            state.marked[2] = true;
            assert_eq!(listed(&state), ["3-2@X", "6-1@2"]);
            lay(&mut state, choice);
            assert_eq!(state.marked[2], if any_play { with_any } else { marked });
        }
    }
}

#[test]
fn m13_private_ends_count_for_a_block() {
    let rules = mexican_train(6, 3);
    let mut state = position(rules, &["6-4", "6-1 4-3", "3-1"], "", 0);
    for (seat, end) in [(0, 2), (1, 5), (2, 5)] {
        own_end(&mut state, seat, end);
    }
    mexican_end(&mut state, 2);
    state.marked[1] = true;
    state.begin_turn();
    assert_eq!((state.over, state.out, state.happened.len()), (true, None, 0));
    assert_eq!(round_scores(&rules, &state.hands), [10, 14, 4]);

    let mut state = position(rules, &["4-4", "2-1", "3-3"], "", 1);
    for (seat, end) in [(0, 2), (1, 5), (2, 1)] {
        own_end(&mut state, seat, end);
    }
    mexican_end(&mut state, 5);
    state.marked[1] = true;
    state.begin_turn();
    let passes = [(1, vec![5]), (2, vec![1, 5]), (0, vec![1, 2, 5])];
    assert_eq!(state.happened, passes.map(|(seat, lacked)| Happened::Passed { seat, lacked }));
    assert_eq!((state.over, state.turn, listed(&state)), (false, 1, vec!["2-1@0".to_owned(), "2-1@2".to_owned()]));
}

#[test]
fn m14_scores_and_the_double_blank() {
    let hands = [tiles(""), tiles("12-11 0-0"), tiles("5-5 1-0")];
    assert_eq!(round_scores(&d12(), &hands), [0, 23, 11]);
    let rules = TrainRules { double_blank: 50, ..d12() };
    assert_eq!(round_scores(&rules, &hands), [0, 73, 11]);
}

#[test]
fn m15_m16_zero_rounds_and_then_the_lowest_other_round_break_ties() {
    assert_eq!(round_scores(&d12(), &[tiles("0-0")]), [0]);
    assert_eq!(match_winners(&d12(), &[vec![0, 10, 7, 3], vec![0, 4, 6, 10]]), [0]);
    assert_eq!(match_winners(&d12(), &[vec![10, 10], vec![20, 0]]), [1]);
    assert_eq!(match_winners(&d12(), &[vec![0, 0], vec![0, 0], vec![0, 1]]), [0, 1]);
}

#[test]
fn m17_a_silent_last_tile_can_be_challenged_until_the_next_seat_moves() {
    for (bone, drawn) in [("9-9 8-8 10-10", 2), ("9-9", 1), ("", 0)] {
        let mut state = position(d12(), &["11-1 3-0", "12-7 5-0", "12-9 12-8 1-1", "12-4 12-3"], bone, 1);
        lay(&mut state, "12-7@1");
        assert_eq!((state.asking, state.asked()), (Asking::Challenge { accused: 1, asked: 2 }, 2));
        assert_eq!(state.legal(), [Action::Decline, Action::Challenge]);
        state.apply(Action::Decline);
        assert_eq!(state.asked(), 3);
        state.apply(Action::Challenge);
        assert_eq!((state.hands[1].len(), state.marked[1], state.skips[1]), (1 + drawn, true, true));
        assert_eq!(state.asking, Asking::Placement);
        assert_eq!(state.turn, 2);
        let skipped = Happened::Skipped { seat: 1 };
        for _ in 0..3 {
            if !state.happened.contains(&skipped) {
                let choice = state.legal()[0];
                state.apply(choice);
            }
        }
        assert!(state.happened.contains(&skipped));
        assert_eq!(state.hands[1].len(), 1 + drawn);
    }
}

#[test]
fn m17_an_announced_last_tile_opens_no_window_and_a_skip_is_a_whole_turn() {
    let mut state = position(d12(), &["11-1 3-0", "12-7 5-0", "12-9 12-8 1-1", "12-4 2-1"], "9-9 8-8 7-7", 1);
    choose(&mut state, "12-7@1", true);
    assert_eq!((state.asking, state.turn), (Asking::Placement, 2));

    state.skips[3] = true;
    state.hands[0] = tiles("12-2 12-1 0-0");
    let choice = state.legal()[0];
    state.apply(choice);
    assert!(state.happened.contains(&Happened::Skipped { seat: 3 }));
    assert_eq!((state.turn, state.boneyard.len(), state.skips[3]), (0, 3, false));
}

#[test]
fn m17_without_the_penalty_nobody_is_asked() {
    for (tap, listings) in [(Tap::Off, 2), (Tap::Courtesy, 4)] {
        let rules = TrainRules { tap, ..d12() };
        let mut state = position(rules, &["11-1 3-0", "12-7 5-0", "12-9 12-8 1-1", "12-4 2-1"], "9-9", 1);
        assert_eq!(state.legal().len(), listings);
        lay(&mut state, "12-7@1");
        assert_eq!((state.asking, state.turn), (Asking::Placement, 2));
    }
}

#[test]
fn m20_the_last_engine_is_the_double_blank() {
    let rules = d12();
    assert_eq!((rules.rounds, engine(&rules, 0), engine(&rules, 12)), (13, 12, 0));
    let mut hands = vec![tiles("5-0 6-1"), tiles("2-1 1-1"), tiles("2-2 3-2"), tiles("4-1 6-2")];
    let state = TrainState::new(rules, 0, hands.clone(), tiles("9-9"), 0);
    assert_eq!(listed(&state), ["5-0@0", "5-0@X"]);
    assert!(state.on_table.contains(&(0, 0)));

    let lots = Lots { of_match: 2, of_round: 1 };
    assert_eq!([0, 1, 4].map(|round| first_player(&rules, round, 0, None, lots, &hands)), [2, 3, 2]);
    let spoke = TrainRules { first_player: FirstPlayer::HighestSpoke, ..rules };
    assert_eq!(first_player(&spoke, 12, 0, None, lots, &hands), 0);
    hands[3].push(tile("9-0"));
    assert_eq!(first_player(&spoke, 12, 0, None, lots, &hands), 3);
}

#[test]
fn other_options_of_drawing_and_starting() {
    let rules = TrainRules { draw_until_playable: true, ..d12() };
    let mut state = position(rules, &["1-0 2-0", "1-1 9-1", "2-2 3-2", "4-0 6-0"], "9-9 9-8 12-7 7-7", 0);
    state.begin_turn();
    assert_eq!((listed(&state), state.boneyard.len()), (vec!["12-7@0".to_owned(), "12-7@X".to_owned()], 1));

    let rules = TrainRules { own_train_first: true, ..d12() };
    let mut state = position(rules, &["12-0 2-0 12-7", "1-1 9-1", "2-2 3-2", "4-0 6-0"], "9-9", 0);
    state.marked[1] = true;
    assert_eq!(listed(&state), ["12-0@0", "12-7@0"]);
    own_end(&mut state, 0, 7);
    assert_eq!(listed(&state), ["12-0@1", "12-0@X", "12-7@0", "12-7@1", "12-7@X"]);
}

#[test]
fn every_table_of_hands_leaves_five_tiles_or_more() {
    for (set, most) in [(6, 4), (9, 8), (12, 10), (15, 12), (18, 14)] {
        for seats in 2..=most {
            let used = 1 + seats * mexican_train(set, seats).hand;
            assert!(full_set(set).len() >= used + 5, "{set} {seats}");
        }
    }
}
