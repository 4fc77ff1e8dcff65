//! Measures the house bots against each other and prints a table:
//! `cargo run --release -p boneyard-bots --example strength -- 4000` plays 4000 deals for each row.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a program for the terminal")]

#[expect(dead_code, reason = "matches are for tests")]
#[path = "../tests/support/mod.rs"]
mod support;

use boneyard_engine::variants;
use support::{bot, duel};

const PAIRS: [(&str, &str); 6] = [
    ("first", "random"),
    ("greedy", "random"),
    ("greedy", "first"),
    ("balanced", "random"),
    ("balanced", "first"),
    ("balanced", "greedy"),
];

fn main() {
    let deals = std::env::args().nth(1).map_or(500, |deals| deals.parse().unwrap());
    println!("points per deal that a seat is ahead, ± standard error; {deals} deals, each played with seats swapped");
    for variant in variants::ALL {
        for seats in variant.seats.0..=variant.seats.1 {
            for (name, other) in PAIRS {
                let lead = duel((variant.rules)(seats), bot(name), bot(other), deals, 7);
                let key = variant.key;
                println!("{key:<12} {seats} seats  {name:<8} over {other:<8} {:+6.2} ± {:.2}", lead.points, lead.error);
            }
        }
    }
}
