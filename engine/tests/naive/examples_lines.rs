//! The worked examples of Draw and Block: D1 to D11 and B1 to B10 (§5.5, §5.6).

use super::line_game::Happened;
use super::line_opening::Deal;
use super::line_rules::{Award, LineRules, all_fives, block, draw};
use super::line_score::match_winners;
use super::positions::{both_ends, lay, listed, position};
use super::tiles::{pips, tile, tiles};

#[test]
fn d1_b1_hands_and_what_is_left() {
    let left = |rules: LineRules| 28 - rules.seats * rules.hand;
    assert_eq!([2, 3, 4].map(|seats| left(draw(seats))), [14, 7, 4]);
    assert_eq!([2, 3, 4].map(|seats| left(block(seats))), [14, 13, 8]);
    assert_eq!([2, 3, 4].map(|seats| left(all_fives(seats))), [14, 13, 8]);
    assert_eq!([2, 3, 4].map(|seats| block(seats).hand), [7, 5, 5]);
}

#[test]
fn d2_a_seat_draws_until_it_can_play() {
    let mut state = position(draw(3), "4-1", &["6-6 5-0", "3-3", "2-1"], "3-2 2-2 4-0 6-1 5-1 1-1 0-0", 0);
    state.run_forced();
    assert_eq!(
        state.happened,
        ["3-2", "2-2", "4-0"].map(|text| Happened::Drew {
            seat: 0,
            tile: tile(text),
            forced: true,
            lacked: vec![1, 4]
        })
    );
    assert_eq!(listed(&state), ["4-0W"]);
    assert_eq!(state.boneyard.len(), 4);
}

#[test]
fn d3_a_drawn_tile_may_fit_both_ends() {
    for (choice, ends) in [("4-1W", [1, 1]), ("4-1E", [4, 4])] {
        let mut state = position(draw(2), "4-2 2-1E", &["6-6", "4-4 1-1"], "4-1 0-0", 0);
        state.run_forced();
        assert_eq!(listed(&state), ["4-1E", "4-1W"]);
        lay(&mut state, choice);
        assert_eq!(both_ends(&state.layout), ends);
    }
}

#[test]
fn d4_the_pass_comes_when_the_boneyard_is_empty() {
    let mut state = position(draw(4), "6-6", &["2-1", "6-5", "1-1", "0-0"], "5-5 3-0", 0);
    state.run_forced();
    assert_eq!(state.hands[0], tiles("2-1 5-5 3-0"));
    assert_eq!(state.happened.last(), Some(&Happened::Passed { seat: 0, lacked: vec![6] }));
    assert_eq!((state.happened.len(), state.turn), (3, 1));
}

#[test]
fn d5_out_scores_the_other_hand_unrounded() {
    let mut state = position(draw(2), "5-1", &["1-1", "6-5 4-2 3-3"], "", 0);
    lay(&mut state, "1-1E");
    assert_eq!(state.totals, [23, 0]);
}

#[test]
fn d6_each_award_of_a_blocked_round() {
    for (award, gain) in [
        (Award::OthersMinusOwnOnce, 15),
        (Award::OthersTotal, 20),
        (Award::PairwiseDifference, 10),
        (Award::AllHandsTotal, 25),
    ] {
        let rules = LineRules { blocked_award: award, ..draw(3) };
        let mut state = position(rules, "1-1", &["3-2", "6-5", "5-4"], "", 0);
        state.run_forced();
        assert_eq!(state.totals, [gain, 0, 0]);
    }
}

#[test]
fn d7_b6_a_tie_for_lowest_pays_nobody_and_passes_the_lead_to_the_left() {
    let mut state = position(draw(3), "1-1", &["5-3", "6-2", "6-5 4-0"], "", 1);
    state.opener = 1;
    state.run_forced();
    assert_eq!((state.totals.clone(), state.round_end.clone().unwrap().winner), (vec![0; 3], None));
    state.next_round(deal(3));
    assert_eq!(state.opener, 2);

    let mut state = position(block(4), "1-1", &["4-0", "2-2", "5-4", "6-6 5-3"], "", 3);
    state.opener = 3;
    state.run_forced();
    assert_eq!((state.totals.clone(), state.round_end.clone().unwrap().winner), (vec![0; 4], None));
    state.next_round(deal(4));
    assert_eq!(state.opener, 0);
}

fn deal(seats: usize) -> Deal {
    Deal { hands: vec![tiles("6-6 5-5"); seats], boneyard: Vec::new(), lot: 0 }
}

#[test]
fn d8_b8_the_target_is_looked_at_after_the_round() {
    for (had, more, over) in [(92, "6-5 4-0", true), (97, "1-1", false), (99, "1-0", true)] {
        let mut state = position(draw(2), "5-2", &["2-2", more], "", 0);
        state.totals = vec![had, 0];
        lay(&mut state, "2-2E");
        assert_eq!(state.totals[0], had + pips(&tiles(more)));
        assert_eq!(state.match_over, over);
        assert_eq!(match_winners(&state.rules, &state.totals), [0]);
    }
}

#[test]
fn d9_who_can_play_does_not_draw() {
    let mut state = position(draw(2), "4-1", &["4-0 6-6", "1-1"], "3-3 2-2", 0);
    state.run_forced();
    assert_eq!((listed(&state), state.happened.len()), (vec!["4-0W".to_owned()], 0));
}

#[test]
fn d10_a_boneyard_with_tiles_is_no_block() {
    for rules in [draw(2), all_fives(2)] {
        let state = position(rules, "3-3", &["0-0", "2-2"], "6-6", 0);
        assert!(!state.blocked());
    }
}

#[test]
fn d11_the_boneyard_is_drawn_before_the_block() {
    for (rules, gain) in [(draw(2), 18), (all_fives(2), 20)] {
        let mut state = position(rules, "3-3", &["1-0", "2-2"], "6-6 5-4", 0);
        state.run_forced();
        assert_eq!(state.happened.len(), 2, "two draws and no pass");
        assert_eq!(pips(&state.hands[0]), 22);
        assert_eq!(state.totals, [0, gain]);
    }
    // The figures of the page: 0-0 with 6-6 5-5 held at the end.
    let mut state = position(draw(2), "3-3", &["0-0", "2-2"], "6-6 5-5", 0);
    state.run_forced();
    assert_eq!((pips(&state.hands[0]), state.totals), (22, vec![0, 18]));
}

#[test]
fn b2_b3_a_fitting_tile_is_forced_and_no_other() {
    let mut state = position(block(2), "5-2", &["6-4 3-3", "5-1"], "", 0);
    state.run_forced();
    assert_eq!(state.happened, [Happened::Passed { seat: 0, lacked: vec![2, 5] }]);
    let mut state = position(block(2), "5-2", &["5-5 3-3", "5-1"], "", 0);
    assert_eq!(listed(&state), ["5-5W"]);
    lay(&mut state, "5-5W");
    assert_eq!(both_ends(&state.layout), [5, 2]);
}

#[test]
fn b4_sleeping_tiles_do_not_keep_a_round_alive() {
    let mut state = position(block(2), "6-6", &["5-4", "3-2"], "6-1 6-2", 0);
    state.run_forced();
    assert_eq!((state.happened.len(), state.totals), (0, vec![0, 4]));
}

#[test]
fn b5_out_scores_all_other_hands() {
    let mut state = position(block(3), "5-1", &["6-6 2-0", "2-1", "1-1"], "", 2);
    lay(&mut state, "1-1E");
    assert_eq!(state.totals, [0, 0, 17]);
}

#[test]
fn b7_mirror_placements_are_both_listed() {
    for choice in ["3-1W", "3-1E"] {
        let mut state = position(block(2), "3-3", &["3-1 0-0", "1-1"], "", 0);
        assert_eq!(listed(&state), ["3-1E", "3-1W"]);
        lay(&mut state, choice);
        let mut ends = both_ends(&state.layout);
        ends.sort_unstable();
        assert_eq!(ends, [1, 3]);
    }
}

#[test]
fn b9_passes_of_the_others_are_no_block() {
    let mut state = position(block(4), "5-0", &["5-1 6-1", "3-2", "4-4", "3-3"], "", 0);
    lay(&mut state, "5-1W");
    assert_eq!((state.turn, state.round_end.is_none()), (0, true));
}

#[test]
fn b10_a_last_tile_that_closes_the_line_is_out() {
    let mut state = position(block(2), "5-0", &["5-5", "4-4"], "", 0);
    lay(&mut state, "5-5W");
    assert!(state.blocked());
    assert_eq!(state.round_end.unwrap().out, Some(0));
}
