//! The worked examples W1 to W13 (§3.2).

use super::line_game::{Happened, LineState, end_after};
use super::line_opening::{Deal, seats_by_draw};
use super::line_rules::{Award, EqualEnd, LineRules, whist};
use super::line_score::match_winners;
use super::positions::{both_ends, lay, listed, placements, position};
use super::tiles::tile;

#[test]
fn w1_w2_the_partner_draw_seats_the_order() {
    assert_eq!(seats_by_draw([tile("4-3"), tile("6-1"), tile("5-5"), tile("2-0")]), [2, 0, 1, 3]);
    assert_eq!(seats_by_draw([tile("3-3"), tile("4-3"), tile("6-1"), tile("5-2")]), [2, 1, 3, 0]);
}

#[test]
fn w3_every_side_is_a_placement_and_there_is_no_pass() {
    let state = position(whist(), "6-1 2-1E", &["6-2 6-6 4-2 5-1", "3-3", "4-4", "5-5"], "", 0);
    assert_eq!(listed(&state), ["4-2E", "6-2E", "6-2W", "6-6W"]);
    let ends: Vec<u8> = placements(&state).into_iter().map(end_after).collect();
    assert_eq!(ends, [2, 6, 6, 4]);
}

#[test]
fn w4_equal_ends_give_two_placements_with_the_same_outcome() {
    for choice in ["5-3W", "5-3E"] {
        let mut state = position(whist(), "3-3", &["5-3 1-1", "5-5", "4-4", "2-2"], "", 0);
        assert_eq!(listed(&state), ["5-3E", "5-3W"]);
        lay(&mut state, choice);
        let mut ends = both_ends(&state.layout);
        ends.sort_unstable();
        assert_eq!(ends, [3, 5]);
    }
}

#[test]
fn w5_a_block_is_scored_by_each_option() {
    for (award, expected) in
        [(Award::BothDebitOwn, [11, 19]), (Award::HigherSideOnly, [0, 19]), (Award::OthersTotal, [19, 0])]
    {
        let rules = LineRules { blocked_award: award, ..whist() };
        let mut state = position(rules, "4-4", &["6-3", "5-3", "1-1", "6-5"], "", 0);
        state.run_forced();
        let end = state.round_end.unwrap();
        assert_eq!((end.out, end.awards), (None, expected.to_vec()));
        assert_eq!(state.happened, []);
    }
}

#[test]
fn w6_the_partner_of_the_seat_that_went_out_counts() {
    let mut state = position(whist(), "6-2", &["5-5 1-1", "4-2", "3-3", "6-4 0-0"], "", 1);
    lay(&mut state, "4-2E");
    assert_eq!(both_ends(&state.layout), [6, 4]);
    let end = state.round_end.unwrap();
    assert_eq!((end.out, end.awards), (Some(1), vec![18, 10]));
}

#[test]
fn w7_w8_the_lower_total_wins_and_equal_totals_are_a_drawn_match() {
    let mut state = position(whist(), "5-1", &["1-1", "4-3", "6-6", "0-0"], "", 0);
    state.totals = vec![88, 95];
    lay(&mut state, "1-1E");
    assert_eq!((state.totals.clone(), state.match_over), (vec![100, 102], true));
    assert_eq!(match_winners(&state.rules, &state.totals), [0]);
    for (equal_end, over) in [(EqualEnd::Shared, true), (EqualEnd::ExtraRound, false)] {
        let rules = LineRules { equal_end, ..whist() };
        let mut state = position(rules, "5-1", &["1-1", "3-1", "6-6", "0-0"], "", 0);
        state.totals = vec![91, 99];
        lay(&mut state, "1-1E");
        assert_eq!((state.totals.clone(), state.match_over), (vec![103, 103], over));
        assert_eq!(match_winners(&state.rules, &state.totals), [0, 1]);
    }
}

#[test]
fn w9_the_opener_moves_one_seat_whoever_won() {
    let hands = || -> Vec<_> { ["5-3", "4-4", "1-1", "0-0"].map(|text| vec![tile(text)]).to_vec() };
    let deal = || Deal { hands: hands(), boneyard: Vec::new(), lot: 0 };
    let mut state = LineState::new(whist(), deal());
    let mut openers = Vec::new();
    for _ in 0..5 {
        openers.push(state.opener);
        let lead = state.legal()[0];
        state.apply(lead);
        state.next_round(deal());
    }
    assert_eq!(openers, [0, 1, 2, 3, 0]);
}

#[test]
fn w10_without_a_fitting_tile_there_is_only_the_pass() {
    let mut state = position(whist(), "5-0", &["5-1 1-1", "6-4 3-2", "5-5", "4-4"], "", 1);
    state.run_forced();
    assert_eq!((state.happened.clone(), state.turn), (vec![Happened::Passed { seat: 1, lacked: vec![0, 5] }], 2));
}

#[test]
fn w11_three_passes_are_not_a_block() {
    let mut state = position(whist(), "5-0", &["5-1 6-1", "3-2", "4-4", "3-3"], "", 0);
    lay(&mut state, "5-1W");
    assert_eq!((state.turn, state.round_end.is_none()), (0, true));
    assert_eq!(state.happened.len(), 4);
}

#[test]
fn w12_a_last_tile_that_closes_the_line_is_out() {
    let mut state = position(whist(), "5-0", &["3-1", "3-2", "5-5", "4-4"], "", 2);
    lay(&mut state, "5-5W");
    assert!(state.blocked());
    assert_eq!(state.round_end.unwrap().out, Some(2));
}

#[test]
fn w13_there_is_no_third_side() {
    let state = position(whist(), "6-6 6-3W 6-4E", &["6-5", "3-2", "5-5", "1-1"], "", 0);
    assert_eq!((listed(&state).len(), both_ends(&state.layout)), (0, vec![3, 4]));
}
