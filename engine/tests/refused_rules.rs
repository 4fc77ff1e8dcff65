//! Rules that do not go together are refused by the option that has to give way, with a reason and
//! with what would be possible.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::{
    rules::{Rules, options},
    variants,
};

/// Complete rules of a variant with options set that its tables need not offer.
fn rules(variant: &str, pairs: &[(&str, &str)]) -> Rules {
    variants::find(variant).unwrap().restore(pairs.iter().copied()).unwrap()
}

#[track_caller]
fn refused(variant: &str, pairs: &[(&str, &str)], option: &str, reason: &str, possible: &str) {
    let error = options::check(&rules(variant, pairs)).unwrap_err();
    assert_eq!(error.option, option, "{error}");
    assert!(error.problem.contains(reason), "{error}");
    assert!(error.allowed.contains(possible), "{error}");
}

#[test]
fn what_every_variant_is_dealt_with_is_possible() {
    for variant in variants::ALL {
        for seats in variant.seats.0..=variant.seats.1 {
            assert_eq!(options::check(&(variant.rules)(seats)), Ok(()), "{} with {seats} seats", variant.key);
        }
    }
}

#[test]
fn an_opener_must_be_there_to_be_found() {
    let no_tile = "no tile whose holder";
    refused("block", &[("later_opener", "holder")], "later_opener", no_tile, "rotate");
    refused("block", &[("after_no_winner", "holder")], "after_no_winner", no_tile, "same_opener");
    refused("block", &[("later_opener", "winning_pair")], "later_opener", "without partners", "teams = opposite");
}

#[test]
fn a_line_with_one_end_neither_branches_nor_counts() {
    let one = ("line_ends", "one");
    refused("block", &[one, ("spinner", "all")], "line_ends", "branches", "spinner = none");
    refused("block", &[one, ("fill_first", "lead")], "line_ends", "never be filled", "fill_first = none");
    refused("block", &[one, ("count_divisor", "5")], "line_ends", "both ends", "count_divisor = 0");
    refused("block", &[one, ("equal_ends", "score")], "line_ends", "both ends", "equal_ends = ignored");
}

#[test]
fn a_placement_scores_in_one_way() {
    let equal_ends = ("equal_ends", "score");
    refused("all_fives", &[equal_ends], "equal_ends", "already", "count_divisor = 0");
    refused("block", &[("second_divisor", "3")], "second_divisor", "no first divisor", "count_divisor");
    refused("block", &[("claim", "muggins")], "claim", "nothing can be claimed", "equal_ends = score");
    assert_eq!(options::check(&rules("block", &[equal_ends, ("claim", "muggins")])), Ok(()));
}

#[test]
fn a_bonus_is_no_penalty() {
    for option in [
        "capicua_bonus",
        "double_capicua_bonus",
        "last_double_bonus",
        "last_blank_bonus",
        "pass_all_bonus",
        "lead_pass_bonus",
        "lead_double_pass_bonus",
    ] {
        refused("domino_whist", &[(option, "25")], option, "penalty", "highest score wins");
        assert_eq!(options::check(&rules("latin_partnership", &[(option, "25")])), Ok(()));
    }
    refused("domino_whist", &[("round_bonus", "first_four")], "round_bonus", "penalty", "highest score wins");
}

#[test]
fn what_belongs_to_a_common_line_is_refused_on_trains() {
    for variant in ["mexican_train", "private_trains", "slosh"] {
        for (option, value, usual) in [
            ("turn_order", "counter_clockwise", "clockwise"),
            ("lead", "double", "any"),
            ("line_ends", "one", "two"),
            ("spinner", "lead", "none"),
            ("fill_first", "all", "none"),
            ("after_double", "optional_tile", "nothing"),
            ("count_divisor", "5", "0"),
            ("equal_ends", "score", "ignored"),
            ("round_end", "team_out", "first_out"),
        ] {
            refused(variant, &[(option, value)], option, "common line", usual);
        }
        let high_wins = ("round_score", "winner_scores_losers");
        let bonus = ("capicua_bonus", "25");
        refused(
            variant,
            &[high_wins, bonus, ("match_tie", "shared"), ("blocked_tie", "nobody")],
            bonus.0,
            "line",
            "no",
        );
    }
}

#[test]
fn a_tie_is_broken_by_a_round_that_can_be_played() {
    let extra_round = ("match_tie", "extra_round");
    for variant in ["mexican_train", "private_trains", "slosh"] {
        refused(variant, &[extra_round], "match_tie", "fixed", "shared");
    }
    assert_eq!(options::check(&rules("chicken_foot", &[extra_round])), Ok(()));
    refused("block", &[("match_tie", "zero_rounds")], "match_tie", "no merit", "extra_round");
    refused("block", &[("blocked_tie", "shared_zero")], "blocked_tie", "could be nothing", "diff_to_low");
    refused("slosh", &[("blocked_tie", "divided")], "blocked_tie", "charged alike", "shared_zero");
}

#[test]
fn differences_between_hands_are_for_single_seats() {
    for score in ["diff_to_low", "winner_paid"] {
        let score = ("round_score", score);
        refused("domino_whist", &[score], "round_score", "partners have two", "own_pips_penalty");
        refused("block", &[("seats", "4"), ("teams", "opposite"), score], "round_score", "partners", "teams = single");
    }
    assert_eq!(options::check(&rules("block", &[("round_score", "diff_to_low")])), Ok(()));
    let paid = ("round_score", "winner_paid");
    refused("block", &[paid], "round_score", "might not end", "number of rounds");
    assert_eq!(options::check(&rules("block", &[paid, ("rounds", "6")])), Ok(()));
}

#[test]
fn rounds_without_a_point_are_counted_where_there_are_any() {
    let zero_rounds = ("match_tie", "zero_rounds");
    refused("domino_whist", &[zero_rounds], "match_tie", "without a point", "shared, extra_round");
    let paid = ("round_score", "winner_paid");
    refused("slosh", &[paid, zero_rounds], "match_tie", "without a point", "shared");
    for more in [("partner_counts", "false"), ("round_score", "higher_side_only")] {
        assert_eq!(options::check(&rules("domino_whist", &[zero_rounds, more])), Ok(()), "{more:?}");
    }
    assert_eq!(options::check(&rules("chicken_foot", &[zero_rounds])), Ok(()));
}

#[test]
fn a_match_can_end() {
    refused("brazilian", &[("out_points", "0")], "out_points", "ever score", "1 to");
    let cleared = ("losers_score", "cleared");
    refused("block", &[cleared], "losers_score", "in a row", "round_score = fixed");
    refused("brazilian", &[cleared], "losers_score", "in a row", "without other points");
    refused("jamaican_partner", &[("target", "9")], "target", "hardly ever", "1 to 8");
    let void = ("overshoot", "void");
    refused("all_fives", &[void], "overshoot", "no single point", "counts, capped");
    refused("bergen", &[void, ("out_points", "2")], "overshoot", "no single point", "counts, capped");
    refused("domino_whist", &[void], "overshoot", "reach the target", "counts");
    refused("block", &[void, ("rounds", "5")], "overshoot", "reach the target", "counts");
    refused("five_up", &[void, ("claim", "muggins")], "overshoot", "whole", "claim = auto");
    refused("five_up", &[void, ("match_tie", "extra_round")], "match_tie", "exactly", "shared");
    assert_eq!(options::check(&rules("five_up", &[void])), Ok(()));
}
