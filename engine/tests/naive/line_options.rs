//! The options of the four line games, from the pairs that make a table to the model's rules.

use super::drawn_options::Pair;
use super::line_layout::{Exposure, Spinners};
use super::line_rules::{Award, BlockedTie, EqualEnd, LineRules, Opener, TargetCheck, all_fives, block, draw, whist};

/// Numbers worth trying; a large set is slow, so it comes seldom.
pub(crate) fn numbers(key: &str) -> &'static [u16] {
    match key {
        "max_pip" => &[6, 6, 6, 6, 6, 6, 6, 9, 9, 12],
        "hand_size" => &[1, 2, 3, 4, 6, 7, 9, 14],
        "reserve" => &[1, 2, 3, 30],
        "count_divisor" => &[0, 1, 2, 3, 5, 7],
        "target" => &[1, 20, 61, 100, 200],
        "rounds" => &[0, 1, 2, 5],
        other => panic!("no numbers for {other}"),
    }
}

/// Whether the model has this value: it knows the four line games and none of their relatives.
pub(crate) fn known(key: &str, value: &str) -> bool {
    match key {
        "round_score" => !["diff_to_low", "winner_paid", "fixed"].contains(&value),
        "blocked_tie" => !["shared_zero", "divided"].contains(&value),
        "match_tie" => value != "zero_rounds",
        "drawing" => value != "one",
        "first_opener" => !["lowest_double", "descending_double"].contains(&value),
        "later_opener" => !["holder", "winning_pair"].contains(&value),
        "after_no_winner" => value != "holder",
        "spinner" => value != "lead",
        "rounding" => !["nearest_three", "fives"].contains(&value),
        _ => true,
    }
}

/// The model's rules for the same options.
pub(crate) fn model_rules(variant: &str, pairs: &[Pair]) -> LineRules {
    let seats: usize = pairs[0].1.parse().unwrap();
    let mut rules = match variant {
        "block" => block(seats),
        "draw" => draw(seats),
        "all_fives" => all_fives(seats),
        "domino_whist" => whist(),
        other => panic!("no model of {other}"),
    };
    let mut blocked_award = if rules.low_wins { Award::OthersTotal } else { rules.blocked_award };
    let mut scoring = if rules.low_wins { "own_pips_penalty" } else { "winner_scores_losers" };
    for (key, value) in &pairs[1..] {
        let yes = value == "true";
        match (*key, value.as_str()) {
            ("max_pip", number) => rules.max_pip = number.parse().unwrap(),
            ("teams", name) => rules.partners = name == "opposite",
            // It binds chairs to seats and changes nothing at the table.
            ("seat_draw", _) => {}
            ("hand_size", number) => rules.hand = number.parse().unwrap(),
            ("voluntary_draw", _) => rules.voluntary_draw = yes,
            ("reserve", number) => rules.reserve = number.parse().unwrap(),
            ("first_opener", "lot") => rules.first_opener = Opener::Lot,
            ("first_opener", "seat_a") => rules.first_opener = Opener::FirstSeat,
            ("first_opener", "highest_double") => rules.first_opener = Opener::HighestDouble,
            ("first_opener", "heaviest_tile") => rules.first_opener = Opener::HeaviestTile,
            ("later_opener", "winner") => rules.later_opener = Opener::Winner,
            ("later_opener", "rotate") => rules.later_opener = Opener::Clockwise,
            ("after_no_winner", "left_of_opener") => rules.opener_without_winner = Opener::Clockwise,
            ("after_no_winner", "same_opener") => rules.opener_without_winner = Opener::Same,
            ("after_no_winner", "lot") => rules.opener_without_winner = Opener::Lot,
            ("spinner", "none") => rules.spinners = Spinners::None,
            ("spinner", "first_double") => rules.spinners = Spinners::FirstDouble,
            ("spinner", "all") => rules.spinners = Spinners::All,
            ("spinner_opens", name) => rules.four_at_once = name == "at_once",
            ("count_divisor", number) => rules.divisor = number.parse().unwrap(),
            ("count_value", name) => rules.quotient = name == "quotient",
            ("spinner_counts", "until_both_sides") => rules.exposure = Exposure::UntilBothSides,
            ("spinner_counts", "while_exposed") => rules.exposure = Exposure::WhileExposed,
            ("spinner_counts", "single_when_alone") => rules.exposure = Exposure::SingleWhenAlone,
            ("lead_scores", _) => rules.lead_scores = yes,
            ("claim", name) => rules.muggins = name == "muggins",
            ("round_score", "winner_scores_losers") => scoring = "winner_scores_losers",
            ("round_score", "own_pips_penalty") => scoring = "own_pips_penalty",
            ("round_score", "higher_side_only") => scoring = "higher_side_only",
            ("blocked_award", "others_minus_own_once") => blocked_award = Award::OthersMinusOwnOnce,
            ("blocked_award", "pairwise_difference") => blocked_award = Award::PairwiseDifference,
            ("blocked_award", "others_total") => blocked_award = Award::OthersTotal,
            ("blocked_award", "all_hands_total") => blocked_award = Award::AllHandsTotal,
            ("blocked_tie", "nobody") => rules.blocked_tie = BlockedTie::Nobody,
            ("blocked_tie", "lightest_tile") => rules.blocked_tie = BlockedTie::LightestTile,
            ("blocked_tie", "opener_side") => rules.blocked_tie = BlockedTie::OpenerSide,
            ("blocked_tie", "closer_side") => rules.blocked_tie = BlockedTie::CloserSide,
            ("partner_counts", _) => rules.partner_counts = yes,
            ("hand_doubles", name) => rules.half_doubles = name == "half",
            ("rounding", name) => rules.rounding = name == "nearest_five",
            ("target", number) => rules.target = number.parse().unwrap(),
            ("rounds", number) => rules.rounds = number.parse().unwrap(),
            ("target_check", "after_round") => rules.target_check = TargetCheck::AfterRound,
            ("target_check", "at_once") => rules.target_check = TargetCheck::AtOnce,
            ("match_tie", "shared") => rules.equal_end = EqualEnd::Shared,
            ("match_tie", "extra_round") => rules.equal_end = EqualEnd::ExtraRound,
            (key, value) => panic!("the model does not know {key} = {value}"),
        }
    }
    let (out, blocked, low) = match scoring {
        "own_pips_penalty" => (Award::BothDebitOwn, Award::BothDebitOwn, true),
        "higher_side_only" => (Award::HigherSideOnly, Award::HigherSideOnly, true),
        _ => (Award::OthersTotal, blocked_award, false),
    };
    LineRules { out_award: out, blocked_award: blocked, low_wins: low, ..rules }
}
