//! The options of Mexican Train, from the pairs that make a table to the model's rules.

use super::drawn_options::Pair;
use super::train_rules::{
    Doubles, EngineFrom, FirstPlayer, MexicanStart, Tap, TapWindow, TrainRules, mexican_train, with_hands_of,
};

/// Numbers worth trying; a large set is slow, so it comes seldom, and small hands end soon.
pub(crate) fn numbers(key: &str) -> &'static [u16] {
    match key {
        "max_pip" => &[6, 6, 6, 6, 6, 9, 9, 9, 12, 12, 15, 18],
        "hand_size" => &[1, 2, 2, 3, 3, 4, 5, 6, 7, 10, 13],
        "rounds" => &[1, 2, 2, 2, 3, 3, 7, 10, 13, 16, 19],
        "mexican_max" => &[0, 1, 2, 2, 3, 18],
        "double_blank" => &[0, 25, 50],
        "tap_draw" => &[0, 1, 2, 3, 10],
        other => panic!("no numbers for {other}"),
    }
}

/// The seat that opens the first round where openers rotate: a lot, or the agreed seat A.
pub(crate) fn first_seat(pairs: &[Pair], lot: usize) -> usize {
    if pairs.contains(&("starter", "seat_then_clockwise".to_owned())) { 0 } else { lot }
}

/// The model's rules for the same options.
pub(crate) fn model_rules(pairs: &[Pair]) -> TrainRules {
    let value_of = |wanted: &str| pairs.iter().find(|(key, _)| *key == wanted).map(|(_, value)| value.as_str());
    let seats: usize = value_of("seats").unwrap().parse().unwrap();
    let max_pip = value_of("max_pip").map_or(usual_set(seats), |number| number.parse().unwrap());
    let mut rules = match value_of("hand_size") {
        Some(number) => with_hands_of(number.parse().unwrap(), max_pip, seats),
        None => mexican_train(max_pip, seats),
    };
    let (mut draw, mut lose_turn, mut mark_train) = (2, true, true);
    let mut tap = "penalty";
    for (key, value) in pairs {
        let yes = value == "true";
        match (*key, value.as_str()) {
            ("seats" | "max_pip" | "hand_size", _) => {}
            ("rounds", number) => rules.rounds = number.parse().unwrap(),
            ("engine", "set_aside_descending") => rules.engine_from = EngineFrom::SetAside,
            ("engine", "starter_highest_double") => rules.engine_from = EngineFrom::StarterHighestDouble,
            ("engine", "holder_plays") => rules.engine_from = EngineFrom::HolderOfDue,
            ("engine", "highest_held") => rules.engine_from = EngineFrom::HighestHeld,
            ("starter", "lot_then_clockwise" | "seat_then_clockwise") => {
                rules.first_player = FirstPlayer::LotThenClockwise;
            }
            ("starter", "draw_highest_each_round") => rules.first_player = FirstPlayer::DrawHighestEachRound,
            ("starter", "holder_of_highest_double") => rules.first_player = FirstPlayer::HolderOfHighestDouble,
            ("starter", "highest_spoke") => rules.first_player = FirstPlayer::HighestSpoke,
            ("first_turn", name) => rules.long_first_turn = name == "long_own",
            ("own_train_first", _) => rules.own_train_first = yes,
            ("mexican_max", number) => rules.mexican_max = number.parse().unwrap(),
            ("mexican_start", "any_turn") => rules.mexican_start = MexicanStart::AnyTurn,
            ("mexican_start", "after_first_round_of_turns") => {
                rules.mexican_start = MexicanStart::AfterFirstRoundOfTurns;
            }
            ("mexican_start", "after_own_started") => rules.mexican_start = MexicanStart::AfterOwnStarted,
            // Without any drawing there is no Mexican Train; the engine refuses it.
            ("drawing", name) => rules.draw_until_playable = name == "until_playable",
            ("marker_off", name) => rules.marker_off_by_any_play = name == "any_play",
            ("doubles", "cover_now") => rules.doubles = Doubles::CoverNow,
            ("doubles", "bonus_anywhere") => rules.doubles = Doubles::BonusAnywhere,
            ("doubles", "two_doubles_if_third") => rules.doubles = Doubles::TwoIfThird,
            ("doubles", "chain") => rules.doubles = Doubles::ChainFifo,
            ("doubles", "chain_lifo") => rules.doubles = Doubles::ChainLifo,
            ("doubles", "layer_only") => rules.doubles = Doubles::LayerOnly,
            ("doubles", "none") => rules.doubles = Doubles::Plain,
            ("dead_double_exempt", _) => rules.dead_double_exempt = yes,
            ("last_double", name) => rules.last_double_must_be_covered = name == "must_cover",
            ("double_blank", number) => rules.double_blank = number.parse().unwrap(),
            ("tap", name) => tap = name,
            ("tap_draw", number) => draw = number.parse().unwrap(),
            ("tap_lose_turn", _) => lose_turn = yes,
            ("tap_mark", _) => mark_train = yes,
            ("tap_window", "until_next_play_or_draw") => rules.tap_window = TapWindow::UntilNextPlayOrDraw,
            ("tap_window", "until_next_turn_completed") => rules.tap_window = TapWindow::UntilNextTurnCompleted,
            ("match_tie", name) => rules.zero_rounds_break_ties = name == "zero_rounds",
            (key, value) => panic!("the model does not know {key} = {value}"),
        }
    }
    let tap = match tap {
        "off" => Tap::Off,
        "courtesy" => Tap::Courtesy,
        _ => Tap::Penalty { draw, lose_turn, mark_train },
    };
    TrainRules { tap, ..rules }
}

/// The smallest usual set for so many seats: double-twelve up to ten (§4.1).
fn usual_set(seats: usize) -> u8 {
    match seats {
        ..=10 => 12,
        11 | 12 => 15,
        _ => 18,
    }
}
