//! The model against itself: random matches end, keep every tile and show what their rules name.

use super::agreement::{ModelSide, play_alone};
use super::dice::Dice;
use super::slosh::{self, LockTie, SloshRules, SloshScore};
use super::slosh_side::SloshSide;
use super::tiles::full_set;
use super::train_match::engine;
use super::train_rules::{Doubles, EngineFrom, FirstPlayer, MexicanStart, Tap, TapWindow, TrainRules, mexican_train};
use super::train_side::TrainSide;

/// How many lines say this.
fn count(news: &[String], what: &str) -> usize {
    news.iter().filter(|line| line.contains(what)).count()
}

#[test]
fn random_slosh_matches_have_six_deals() {
    let mut all = Vec::new();
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let rules = SloshRules {
            score: dice.pick(&[SloshScore::MinusPoints, SloshScore::WinnerPaid, SloshScore::WinnerScoresPlus]),
            tie: dice.pick(&[LockTie::SharedZero, LockTie::Nobody]),
            ..slosh::DEFAULT
        };
        let mut side = SloshSide::new(if dice.roll(2) == 0 { slosh::DEFAULT } else { rules });
        let news = play_alone(&mut side, 4, &mut dice, &mut full_set(6));
        assert_eq!(count(&news, "round over"), 6);
        assert!(side.legal().is_empty());
        all.extend(news);
    }
    let thrown_in = count(&all, "thrown in");
    assert!((200..400).contains(&thrown_in), "one shuffle in seven hides the engine: {thrown_in} of 2100");
    for kind in ["out Some", "out None", "passes forced true", "passes forced false"] {
        assert!(count(&all, kind) > 100, "{kind}");
    }
}

/// Rules with each option drawn at random.
fn random_rules(dice: &mut Dice) -> TrainRules {
    let max_pip = dice.pick(&[6, 9, 12]);
    let most = if max_pip == 6 { 4 } else { 8 };
    TrainRules {
        engine_from: dice.pick(&[
            EngineFrom::SetAside,
            EngineFrom::StarterHighestDouble,
            EngineFrom::HolderOfDue,
            EngineFrom::HighestHeld,
        ]),
        first_player: dice.pick(&[
            FirstPlayer::LotThenClockwise,
            FirstPlayer::DrawHighestEachRound,
            FirstPlayer::HolderOfHighestDouble,
            FirstPlayer::HighestSpoke,
        ]),
        long_first_turn: dice.pick(&[false, true]),
        tap_window: dice.pick(&[TapWindow::UntilNextPlayOrDraw, TapWindow::UntilNextTurnCompleted]),
        own_train_first: dice.pick(&[false, true]),
        draw_until_playable: dice.pick(&[false, true]),
        marker_off_by_any_play: dice.pick(&[false, true]),
        mexican_start: dice.pick(&[
            MexicanStart::AnyTurn,
            MexicanStart::AfterFirstRoundOfTurns,
            MexicanStart::AfterOwnStarted,
        ]),
        mexican_max: dice.roll(3),
        doubles: dice.pick(&[
            Doubles::CoverNow,
            Doubles::BonusAnywhere,
            Doubles::TwoIfThird,
            Doubles::ChainFifo,
            Doubles::ChainLifo,
            Doubles::LayerOnly,
            Doubles::Plain,
        ]),
        dead_double_exempt: dice.pick(&[false, true]),
        last_double_must_be_covered: dice.pick(&[false, true]),
        double_blank: dice.pick(&[0, 25, 50]),
        tap: dice.pick(&[
            Tap::Off,
            Tap::Courtesy,
            Tap::Penalty { draw: 2, lose_turn: true, mark_train: true },
            Tap::Penalty { draw: 1, lose_turn: false, mark_train: false },
        ]),
        ..mexican_train(max_pip, 2 + dice.roll(most - 1))
    }
}

#[test]
fn random_matches_of_mexican_train_end_and_keep_their_tiles() {
    let mut all = Vec::new();
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let mut side = TrainSide::new(rules, dice.roll(rules.seats));
        let news = play_alone(&mut side, rules.seats, &mut dice, &mut full_set(rules.max_pip));
        assert_eq!(count(&news, "round over"), rules.rounds, "seed {seed} {rules:?}");
        let state = side.state();
        match rules.engine_from {
            EngineFrom::SetAside | EngineFrom::HolderOfDue => {
                assert_eq!(state.engine, engine(&rules, rules.rounds - 1));
            }
            EngineFrom::StarterHighestDouble | EngineFrom::HighestHeld => {}
        }
        let mut tiles: Vec<_> = state.hands.concat();
        tiles.extend(&state.boneyard);
        tiles.extend(&state.on_table);
        tiles.sort_unstable();
        let mut set = full_set(rules.max_pip);
        set.sort_unstable();
        assert_eq!(tiles, set, "seed {seed} {rules:?}");
        all.extend(news);
    }
    for kind in ["out Some", "out None", "draws", "passes", "is skipped", "challenges", "declines"] {
        assert!(count(&all, kind) > 20, "{kind}");
    }
}
