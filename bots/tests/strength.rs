//! What the bots are worth, on duplicate deals with fixed seeds. The margins asserted are far below
//! what is measured; `examples/strength.rs` measures it for all games.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and its score is worth seeing"
)]

#[expect(dead_code, reason = "matches are for other files")]
mod support;

use support::{bot, duel, rules};

/// Asserts that one bot is ahead of another by so many points per deal, and by more than chance.
fn check(variant: &str, seats: &str, name: &str, other: &str, at_least: f64) {
    let lead = duel(rules(variant, &[("seats", seats)]), bot(name), bot(other), 400, 11);
    println!("{variant} {seats} seats: {name} over {other} {:+.2} ± {:.2} points per deal", lead.points, lead.error);
    assert!(lead.points > at_least, "{name} is only {lead:?} ahead of {other} in {variant}");
    assert!(lead.points > 3.0 * lead.error, "{name} may be ahead of {other} in {variant} by chance: {lead:?}");
}

#[test]
fn balanced_beats_random() {
    check("block", "2", "balanced", "random", 2.5);
    check("block", "4", "balanced", "random", 2.0);
    check("all_fives", "2", "balanced", "random", 15.0);
    check("all_fives", "4", "balanced", "random", 8.0);
    check("draw", "2", "balanced", "random", 9.0);
    check("domino_whist", "4", "balanced", "random", 2.5);
}

#[test]
fn balanced_beats_greedy() {
    check("block", "2", "balanced", "greedy", 1.0);
    check("block", "4", "balanced", "greedy", 0.8);
    check("all_fives", "2", "balanced", "greedy", 4.0);
    check("all_fives", "4", "balanced", "greedy", 2.0);
    check("draw", "2", "balanced", "greedy", 6.0);
    check("domino_whist", "4", "balanced", "greedy", 1.0);
}

/// Where nothing scores in play, `greedy` is no better than `first`: the list begins with the
/// heaviest tile of an end.
#[test]
fn greedy_beats_first_where_placements_score_and_random_everywhere() {
    check("all_fives", "2", "greedy", "first", 8.0);
    check("all_fives", "4", "greedy", "first", 3.0);
    check("block", "2", "greedy", "random", 1.5);
    check("domino_whist", "4", "greedy", "random", 1.5);
}
