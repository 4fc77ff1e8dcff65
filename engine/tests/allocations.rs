//! The play loop of search and playouts allocates nothing: listing moves into a buffer that is large
//! enough, and playing them out on a bare position, deals and ends of rounds included.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::{
    position::{Phase, Position},
    rules::Rules,
    table::{self, Command, Move, Source},
    tile::Tile,
    variants,
};

mod support {
    pub(crate) mod dice;
}
use support::dice::Dice;

/// Plays a match of at most `steps` decisions; how many there were.
fn play(rules: &Rules, dice: &mut Dice, deals: &[Vec<Tile>], steps: usize, moves: &mut Vec<Move>) -> usize {
    let mut position = Position::default();
    let (mut decisions, mut rounds) = (0, 0);
    loop {
        let lot = dice.seat(rules);
        let shuffled = &deals[rounds % deals.len()];
        let command = match position.phase {
            Phase::Gathering => Command::StartMatch { shuffled, lot },
            Phase::Dealing => {
                rounds += 1;
                Command::StartRound { shuffled, lot, own_orders: None }
            }
            Phase::Asking(asked) if decisions < steps => {
                decisions += 1;
                position.legal_moves(rules, asked.seat, moves);
                Command::Act { seat: asked.seat, turn: asked.turn, action: dice.pick(moves), source: Source::Player }
            }
            Phase::Asking(_) | Phase::Over => return decisions,
        };
        table::advance(rules, &mut position, &command).unwrap();
    }
}

#[test]
fn playing_on_a_position_allocates_nothing() {
    for variant in variants::ALL {
        for seats in variant.seats.0..=variant.seats.1 {
            let rules = (variant.rules)(seats);
            let mut dice = Dice::new(u64::from(seats));
            let deals: Vec<_> = (0..20).map(|_| dice.shuffled_set(&rules)).collect();
            // No list is longer than all tiles on all ends, announced and silent.
            let mut moves = Vec::with_capacity(190 * 40 * 2);
            let mut decisions = 0;
            let spent = allocation_counter::measure(|| {
                for _ in 0..5 {
                    decisions += play(&rules, &mut dice, &deals, 600, &mut moves);
                }
            });
            assert!(decisions > 100, "{} with {seats} seats: only {decisions} decisions", variant.key);
            assert_eq!(spent.count_total, 0, "{} with {seats} seats in {decisions} decisions", variant.key);
        }
    }
}

/// A position is copied for every branch of a search, so it may not grow unnoticed.
#[test]
fn a_position_stays_small() {
    assert!(size_of::<Position>() <= 1_300, "a position has {} bytes", size_of::<Position>());
}

#[test]
fn the_counter_counts() {
    let spent = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8, 2, 3])));
    assert_eq!(spent.count_total, 1);
}
