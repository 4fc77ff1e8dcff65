//! How long the pairing of a Swiss takes: a round of a field of 10,000 after nine rounds, one of 100, one of 16.
//!
//! `cargo bench -p boneyard-tournament`. First it prints the seconds of a whole event of 10,000 entrants.
#![expect(clippy::unwrap_used, clippy::print_stderr, reason = "a program for the terminal")]

use std::{hint::black_box, time::Instant};

use boneyard_tournament::{
    Chance, Round,
    format::{Field, Format, Next, Outcome, Past, next_round, swiss_rounds},
};
use criterion::{Criterion, criterion_group, criterion_main};

/// Entrants of a large event.
const MANY: usize = 10_000;

fn swiss(rounds: u32) -> Format {
    Format::Swiss { rounds }
}

/// A round with wins, losses and ties by chance.
fn played(round: Round, chance: &mut Chance) -> Past {
    let outcome = |chance: &mut Chance| Outcome {
        half_points: [[2, 0], [0, 2], [1, 1]][chance.below(3)].to_vec(),
        boards_won: vec![0, 0],
        difference: vec![0, 0],
    };
    let results = round.pairings.iter().map(|_| outcome(chance)).collect();
    Past { round, results }
}

/// So many rounds of an event.
fn event(field: &Field, rounds: u32) -> Vec<Past> {
    let mut chance = Chance::new(1);
    let mut past = Vec::new();
    while let Next::Play(round) = next_round(swiss(rounds), field, &past).unwrap() {
        past.push(played(round, &mut chance));
    }
    past
}

fn pairing(criterion: &mut Criterion) {
    let rounds = swiss_rounds(MANY);
    let began = Instant::now();
    let past = event(&Field::of(MANY, 2, 0), rounds);
    eprintln!("{rounds} rounds of {MANY} entrants paired in {:.2} s", began.elapsed().as_secs_f64());
    let mut met: Vec<[u32; 2]> = past
        .iter()
        .flat_map(|past| &past.round.pairings)
        .map(|pairing| {
            let [a, b] = [0, 1].map(|side| pairing.entrants[side].number());
            [a.min(b), a.max(b)]
        })
        .collect();
    let pairings = met.len();
    met.sort_unstable();
    met.dedup();
    eprintln!("{} rematches in {pairings} pairings", pairings - met.len());
    for (entrants, rounds) in [(16, 3), (100, 5), (MANY, 9)] {
        let field = Field::of(entrants, 2, 0);
        let past = event(&field, rounds);
        criterion.bench_function(&format!("swiss/{entrants}"), |bencher| {
            bencher.iter(|| next_round(swiss(rounds + 1), black_box(&field), black_box(&past)).unwrap());
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = pairing
}
criterion_main!(benches);
