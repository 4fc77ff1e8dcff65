//! Options of Mexican Train that the worked examples leave out: engines from the hand, first seats, the
//! long first turn, the longer window (§4.2, §4.5).

use super::tiles::{Tile, tile, tiles};
use super::train_deal::{Lots, TrainDeal, deal};
use super::train_game::{Action, Asking, Happened};
use super::train_positions::{d12, lay, listed, position};
use super::train_rules::{EngineFrom, FirstPlayer, TapWindow, TrainRules, with_hands_of};

/// Two seats with 6-1 3-3 and 5-5 2-0; seat 1 is the lot of the match, seat 0 that of the round.
fn dealt(engine_from: EngineFrom, first_player: FirstPlayer) -> TrainDeal {
    let rules = TrainRules { engine_from, first_player, ..with_hands_of(2, 6, 2) };
    let shuffled = tiles("6-1 3-3 5-5 2-0 4-0 6-6 1-1");
    deal(&rules, 0, &shuffled, Lots { of_match: 1, of_round: 0 })
}

#[test]
fn engines_come_from_hands() {
    let laid = |from, first| {
        let dealt = dealt(from, first);
        (dealt.engine, dealt.layer, dealt.first)
    };
    assert_eq!(laid(EngineFrom::SetAside, FirstPlayer::LotThenClockwise), (6, None, 1));
    assert_eq!(laid(EngineFrom::StarterHighestDouble, FirstPlayer::LotThenClockwise), (5, Some(1), 1));
    assert_eq!(laid(EngineFrom::StarterHighestDouble, FirstPlayer::DrawHighestEachRound), (3, Some(0), 0));
    assert_eq!(laid(EngineFrom::HighestHeld, FirstPlayer::DrawHighestEachRound), (5, Some(1), 0));
}

#[test]
fn an_engine_that_sleeps_is_drawn_in_turn() {
    let found = dealt(EngineFrom::HolderOfDue, FirstPlayer::DrawHighestEachRound);
    assert_eq!((found.engine, found.layer), (6, Some(1)));
    assert_eq!(found.drawn, [(0, tile("4-0")), (1, tile("6-6"))]);
    assert_eq!(found.hands, [tiles("6-1 3-3 4-0"), tiles("5-5 2-0")]);
    assert_eq!(found.boneyard, tiles("1-1"));
}

#[test]
fn hands_decide_about_the_first_seat() {
    let first = |from, first| dealt(from, first).first;
    assert_eq!(first(EngineFrom::SetAside, FirstPlayer::HolderOfHighestDouble), 1);
    assert_eq!(first(EngineFrom::SetAside, FirstPlayer::HighestSpoke), 0);
    assert_eq!(first(EngineFrom::HolderOfDue, FirstPlayer::HolderOfHighestDouble), 1);
}

#[test]
fn a_long_first_turn_lays_on_the_own_train_as_long_as_it_can() {
    let rules = TrainRules { long_first_turn: true, ..d12() };
    let mut state = position(rules, &["12-7 7-7 7-3 9-0 12-5", "12-1 0-0 5-0", "2-2 3-2", "4-0 6-0"], "9-9", 0);
    assert_eq!(listed(&state), ["12-5@0", "12-7@0"]);
    lay(&mut state, "12-7@0");
    assert_eq!(listed(&state), ["7-3@0", "7-7@0"]);
    lay(&mut state, "7-7@0");
    assert_eq!((state.turn, listed(&state)), (0, vec!["7-3@0".to_owned()]));
    lay(&mut state, "7-3@0");
    assert_eq!((state.turn, state.marked[0], listed(&state)), (1, false, vec!["12-1@1".to_owned()]));
}

#[test]
fn the_longer_window_waits_for_a_whole_turn() {
    let rules = TrainRules { tap_window: TapWindow::UntilNextTurnCompleted, ..d12() };
    let hands = ["11-1 3-0", "12-7 5-0", "12-9 12-8 1-1", "12-4 2-1 3-1"];
    let mut state = position(rules, &hands, "9-9 8-8 7-7", 1);
    lay(&mut state, "12-7@1");
    assert_eq!((state.asking, state.turn), (Asking::Placement, 2));
    lay(&mut state, "12-9@2");
    assert_eq!(state.asking, Asking::Challenge { accused: 1, asked: 2 });
    state.apply(Action::Challenge);
    assert_eq!((state.hands[1].len(), state.marked[1], state.skips[1]), (3, true, true));
    assert_eq!((state.asking, state.turn), (Asking::Placement, 3));

    // A lost turn completes nothing.
    let mut state = position(rules, &hands, "9-9 8-8 7-7", 1);
    state.skips[2] = true;
    lay(&mut state, "12-7@1");
    assert!(state.happened.contains(&Happened::Skipped { seat: 2 }));
    assert_eq!((state.asking, state.turn), (Asking::Placement, 3));

    // If all others lose theirs, they are asked before the own turn.
    let mut state = position(rules, &hands, "9-9 8-8 7-7", 1);
    for seat in [0, 2, 3] {
        state.skips[seat] = true;
    }
    lay(&mut state, "12-7@1");
    assert_eq!((state.asking, state.turn), (Asking::Challenge { accused: 1, asked: 2 }, 1));
}

#[test]
fn an_engine_that_empties_a_hand_is_not_drawn_for() {
    let rules = TrainRules { engine_from: EngineFrom::HighestHeld, ..with_hands_of(1, 6, 2) };
    let shuffled: Vec<Tile> = tiles("6-1 3-3 5-5 2-0");
    let found = deal(&rules, 0, &shuffled, Lots { of_match: 0, of_round: 0 });
    assert_eq!((found.hands[1].len(), found.layer, found.drawn.len()), (0, Some(1), 0));
}
