//! The frequencies that the page gives for random play (§2.3, §4.2 dead double), found again.

use super::agreement::ModelSide;
use super::dice::Dice;
use super::slosh::{Action, DEFAULT, ENGINES, Happened, SloshState, engine_is_dealt};
use super::tiles::{Tile, full_set};
use super::train_rules::{Tap, TrainRules, mexican_train};
use super::train_side::TrainSide;

/// The share of blocked first rounds, in percent.
fn blocked_rounds(rules: TrainRules, rounds: u32) -> f64 {
    let mut blocked = 0;
    for seed in 0..rounds {
        let mut dice = Dice::new(seed.into());
        let mut set = full_set(rules.max_pip);
        dice.shuffle(&mut set);
        let mut side = TrainSide::new(rules, 0);
        side.start_round(&set, 0);
        while !side.round_over() {
            let tokens = side.tokens();
            side.act(&tokens[dice.roll(tokens.len())]);
        }
        blocked += u32::from(side.state().out.is_none());
    }
    f64::from(blocked) * 100.0 / f64::from(rounds)
}

#[test]
fn dead_doubles_block_as_often_as_the_page_says() {
    for (set, seats, exempt, literal) in [(9, 4, 10.9, 28.8), (12, 4, 3.7, 11.7), (12, 8, 0.1, 12.1)] {
        for (dead_double_exempt, expected) in [(true, exempt), (false, literal)] {
            let rules = TrainRules { tap: Tap::Off, dead_double_exempt, ..mexican_train(set, seats) };
            let found = blocked_rounds(rules, 600);
            assert!((found - expected).abs() < 4.0, "double-{set}, {seats} seats: {found} % instead of {expected} %");
        }
    }
}

#[test]
fn slosh_deals_end_as_often_as_the_page_says() {
    let (mut own, mut sloshed, mut locked) = (0, 0, 0);
    for seed in 0..2000 {
        let mut dice = Dice::new(seed);
        let mut set = full_set(6);
        dice.shuffle(&mut set);
        let hands: Vec<Vec<Tile>> = set[..24].chunks(6).map(<[Tile]>::to_vec).collect();
        if !engine_is_dealt(&hands, ENGINES[0]) {
            continue;
        }
        let mut state = SloshState::new(DEFAULT, hands);
        while state.deal_end.is_none() {
            let mut choices = state.legal();
            if choices.iter().any(|action| matches!(action, Action::Slosh(_))) {
                choices.retain(|action| matches!(action, Action::Slosh(_)));
            }
            state.apply(dice.pick(&choices));
        }
        match (state.deal_end.unwrap().out, state.happened.last().unwrap()) {
            (None, _) => locked += 1,
            (Some(_), Happened::Sloshed { .. }) => sloshed += 1,
            (Some(_), _) => own += 1,
        }
    }
    let percent = |count: u32| f64::from(count) * 100.0 / f64::from(own + sloshed + locked);
    for (count, expected) in [(own, 50.0), (sloshed, 18.0), (locked, 32.0)] {
        assert!((percent(count) - expected).abs() < 4.0, "{own} by own tile, {sloshed} by slosh, {locked} locked");
    }
}
