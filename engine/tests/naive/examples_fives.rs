//! The worked examples of All Fives: F1 to F18 (§5.4).

use super::line_game::Lay;
use super::line_layout::{Exposure, Layout};
use super::line_opening::Deal;
use super::line_rules::{LineRules, all_fives};
use super::line_score::{match_winners, nearest_five};
use super::positions::{join, lay, layout, listed, position};
use super::tiles::{full_set, tile};

/// The counts after the lead and after each tile that follows.
fn counts(words: &str, exposure: Exposure) -> Vec<i32> {
    let rules = all_fives(2);
    let mut line = Layout::new(rules.spinners, rules.four_at_once);
    let mut counts = Vec::new();
    for word in words.split_whitespace() {
        join(&mut line, word);
        counts.push(line.count(exposure));
    }
    counts
}

fn values(line: &Layout) -> Vec<u8> {
    let mut values: Vec<u8> = line.ends().iter().map(|end| end.value).collect();
    values.sort_unstable();
    values
}

#[test]
fn f1_f16_five_leads_score() {
    let state = position(all_fives(2), "", &["", "0-0"], "", 0);
    let mut scoring = Vec::new();
    for lead in full_set(6) {
        let points = state.points_of(Lay { tile: lead, end: None, called: 0 });
        if points > 0 {
            scoring.push((lead, points));
        }
    }
    scoring.sort_unstable();
    let expected = [("3-2", 5), ("4-1", 5), ("5-0", 5), ("5-5", 10), ("6-4", 10)];
    assert_eq!(scoring, expected.map(|(text, points)| (tile(text), points)));
    assert_eq!(counts("6-6", Exposure::UntilBothSides), [12]);
    assert_eq!(counts("0-0", Exposure::UntilBothSides), [0]);
}

#[test]
fn f2_to_f4_fosters_round() {
    assert_eq!(counts("5-5 5-0E 0-0E 6-5W 4-0E", Exposure::UntilBothSides), [10, 10, 10, 6, 10]);
}

#[test]
fn f5_f6_short_sides_open_after_both_long_ones() {
    assert_eq!(counts("6-3 3-3E 4-3E 5-3N 3-0S", Exposure::UntilBothSides), [9, 12, 10, 15, 15]);
    assert_eq!(values(&layout(&all_fives(2), "6-3 3-3E 4-3E")), [3, 3, 4, 6]);
    let state = position(all_fives(2), "6-3 3-3E", &["5-3 1-0", "0-0"], "", 0);
    assert_eq!(listed(&state), ["5-3E"]);
}

#[test]
fn f7_a_second_double_is_no_spinner() {
    assert_eq!(counts("4-4 4-2W 6-4E 6-6E 6-3E", Exposure::UntilBothSides), [8, 10, 8, 14, 5]);
    assert_eq!(values(&layout(&all_fives(2), "4-4 4-2W 6-4E 6-6E 6-3E")), [2, 3, 4, 4]);
}

#[test]
fn f8_a_blank_spinner() {
    assert_eq!(counts("5-0 0-0E", Exposure::UntilBothSides), [5, 5]);
}

#[test]
fn f9_the_highest_score() {
    let words = "3-3 6-3W 5-3E 4-3N 3-2S 6-6W 5-5E 4-4N 5-2S";
    assert_eq!(counts(words, Exposure::UntilBothSides)[7..], [32, 35]);
}

#[test]
fn f10_the_sum_is_rounded_not_each_hand() {
    assert_eq!([0, 1, 2, 3, 7, 8, 12, 13, 17, 18].map(nearest_five), [0, 0, 0, 5, 5, 10, 10, 15, 15, 20]);
    let mut state = position(all_fives(4), "6-2", &["2-2", "4-0", "3-1", "4-0"], "", 0);
    lay(&mut state, "2-2E");
    assert_eq!(state.totals, [10 + 10, 0, 0, 0], "6 + 4 in play, then 12 rounded to 10");
}

#[test]
fn f11_the_last_tile_scores_in_play_and_for_the_hands() {
    let mut state = position(all_fives(2), "6-4 6-6W", &["4-3", "6-5 4-2"], "", 0);
    lay(&mut state, "4-3E");
    assert_eq!(state.totals, [30, 0]);
}

#[test]
fn f12_a_block_pays_the_other_hand_not_the_difference() {
    let mut state = position(all_fives(2), "1-1", &["6-3", "6-5 3-0"], "", 0);
    state.run_forced();
    assert_eq!(state.totals, [15, 0]);
}

#[test]
fn f13_a_tie_for_lowest_pays_nobody() {
    let mut state = position(all_fives(3), "1-1", &["4-2", "3-3", "6-6 5-3"], "", 2);
    state.opener = 2;
    state.run_forced();
    assert_eq!(state.totals, [0, 0, 0]);
    let deal = Deal { hands: vec![vec![tile("6-6")]; 3], boneyard: Vec::new(), lot: 1 };
    state.next_round(deal);
    assert_eq!(state.opener, 0);
}

#[test]
fn f14_the_round_is_finished_and_the_highest_total_wins() {
    let mut state = position(all_fives(2), "5-5", &["5-0 6-6 2-1", "1-0"], "", 0);
    state.totals = vec![145, 145];
    lay(&mut state, "5-0E");
    assert_eq!((state.totals.clone(), state.match_over), (vec![155, 145], false));
    lay(&mut state, "1-0E");
    assert_eq!((state.totals.clone(), state.match_over), (vec![155, 160], true));
    assert_eq!(match_winners(&state.rules, &state.totals), [1]);
}

#[test]
fn f15_the_drawn_tile_that_fits_is_played() {
    let mut state = position(all_fives(2), "2-2", &["6-5 4-4", "0-0"], "6-0 3-3 2-1 1-1", 0);
    state.run_forced();
    assert_eq!(listed(&state), ["2-1E", "2-1W"]);
    assert_eq!((state.happened.len(), state.boneyard.len()), (3, 1));
}

#[test]
fn f17_a_spinner_counts_while_exposed_only_by_option() {
    let words = "4-4 6-4E 4-1W";
    assert_eq!(counts(words, Exposure::UntilBothSides), [8, 14, 7]);
    assert_eq!(counts(words, Exposure::WhileExposed), [8, 14, 15]);
    assert_eq!(counts(words, Exposure::SingleWhenAlone), [4, 14, 7]);
}

#[test]
fn f18_the_first_double_is_the_spinner_however_late() {
    let rules: LineRules = all_fives(2);
    assert_eq!(counts("6-3 3-1E 1-1E", Exposure::UntilBothSides)[2], 8);
    assert_eq!(values(&layout(&rules, "6-3 3-1E 1-1E")), [1, 6]);
    assert_eq!(values(&layout(&rules, "6-3 3-1E 1-1E 5-1E")), [1, 1, 5, 6]);
}
