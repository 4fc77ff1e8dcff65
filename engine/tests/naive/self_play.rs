//! The model against itself: random games end, keep every tile and ask only seats that have an answer.

use super::dice::Dice;
use super::slosh::{self, ENGINES, SloshState, engine_is_dealt};
use super::tiles::{Tile, full_set};
use super::train_game::{Happened, TrainState};
use super::train_match::{engine, first_player, round_scores};
use super::train_rules::{Doubles, FirstPlayer, MexicanStart, Tap, TrainRules, mexican_train};

#[test]
fn random_slosh_matches_have_six_deals() {
    let mut endings = [0, 0];
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let mut state = SloshState::new(slosh::DEFAULT, slosh_hands(&mut dice, 0));
        loop {
            let mut steps = 0;
            while state.deal_end.is_none() {
                let choice = dice.pick(&state.legal());
                state.apply(choice);
                steps += 1;
                assert!(steps < 200, "seed {seed}");
            }
            let end = state.deal_end.clone().unwrap();
            endings[usize::from(end.out.is_some())] += 1;
            assert!(end.scores.iter().all(|score| *score <= 0) && end.scores.contains(&0));
            if state.match_over {
                break;
            }
            let next = state.deal + 1;
            state.next_deal(slosh_hands(&mut dice, next));
        }
        assert_eq!(state.deal, 5);
    }
    assert!(endings.iter().all(|count| *count > 100), "both endings occur: {endings:?}");
}

/// Hands of six that hold the engine of the deal.
fn slosh_hands(dice: &mut Dice, deal: usize) -> Vec<Vec<Tile>> {
    loop {
        let mut set = full_set(6);
        dice.shuffle(&mut set);
        let hands: Vec<Vec<Tile>> = set[..24].chunks(6).map(<[_]>::to_vec).collect();
        if engine_is_dealt(&hands, ENGINES[deal]) {
            return hands;
        }
    }
}

/// Rules with each option drawn at random.
fn random_rules(dice: &mut Dice) -> TrainRules {
    let max_pip = dice.pick(&[6, 9, 12]);
    let most = if max_pip == 6 { 4 } else { 8 };
    TrainRules {
        first_player: dice.pick(&[FirstPlayer::LotThenClockwise, FirstPlayer::HighestSpoke]),
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
fn random_rounds_of_mexican_train_end_and_keep_their_tiles() {
    let (mut outs, mut blocks, mut skips) = (0, 0, 0);
    for seed in 0..600 {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let round = dice.roll(rules.rounds);
        let number = engine(&rules, round);
        let mut set = full_set(rules.max_pip);
        set.retain(|tile| *tile != (number, number));
        dice.shuffle(&mut set);
        let dealt = rules.seats * rules.hand;
        let hands: Vec<Vec<Tile>> = set[..dealt].chunks(rules.hand).map(<[_]>::to_vec).collect();
        let first = first_player(&rules, round, dice.roll(rules.seats), &hands);
        let mut state = TrainState::new(rules, number, hands, set[dealt..].to_vec(), first);
        let mut steps = 0;
        while !state.over {
            assert!(state.asked() < rules.seats);
            let choice = dice.pick(&state.legal());
            state.apply(choice);
            steps += 1;
            assert!(steps < 2000, "seed {seed} {rules:?}");
            let held: usize = state.hands.iter().map(Vec::len).sum();
            assert_eq!(held + state.boneyard.len() + state.on_table.len(), full_set(rules.max_pip).len());
        }
        skips += state.happened.iter().filter(|event| matches!(event, Happened::Skipped { .. })).count();
        match state.out {
            Some(seat) => {
                outs += 1;
                assert_eq!(round_scores(&rules, &state.hands)[seat], 0);
            }
            None => blocks += 1,
        }
    }
    assert!(outs > 100 && blocks > 50 && skips > 20, "{outs} out, {blocks} blocked, {skips} skips");
}
