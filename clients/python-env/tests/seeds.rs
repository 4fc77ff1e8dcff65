//! One seed fixes deal and lead: the vectors that other programs may be compared with.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use _native::{
    chance::from_seed,
    game::{Desk, Game},
    settings::Settings,
};
use boneyard_engine::seat::Seat;

const VECTORS: &str = include_str!("seeds.txt");

/// `variant seats seed: who is to move, and the hands, seat A first`.
fn line(variant: &str, seats: &str, seed: u64) -> String {
    let settings = Settings::new(variant, &[("seats".into(), seats.into())], ("round", "points"), false).unwrap();
    let mut game = Game::new(settings, false);
    game.reset(from_seed(seed), &mut Desk::default());
    let hand = |seat| {
        let tiles: Vec<String> = game.facts(seat).hand.iter().map(|tile| tile.to_string()).collect();
        tiles.join(" ")
    };
    let hands: Vec<String> = Seat::all(settings.rules.seats).map(hand).collect();
    format!("{variant} {seats} {seed}: {} {}", game.to_move().unwrap(), hands.join(" / "))
}

#[test]
fn a_seed_deals_what_the_vectors_say() {
    let wanted: Vec<&str> = VECTORS.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(wanted.len() >= 20, "the vectors are there");
    for wanted in wanted {
        let mut words = wanted.split([' ', ':']);
        let mut next = || words.next().unwrap();
        let (variant, seats, seed) = (next(), next(), next().parse().unwrap());
        assert_eq!(line(variant, seats, seed), wanted);
    }
}
