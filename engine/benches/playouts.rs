//! How fast the rules are: whole rounds by random moves, and the steps they are made of.
//!
//! `cargo bench -p boneyard-engine` runs all, `cargo bench -p boneyard-engine -- playout/block` some.
//!
//! * `playout`: one round from the shuffle to its end by uniformly random listed moves. An element is
//!   a round. The set is shuffled in place inside the loop; a bare [`Position`] is played on with
//!   [`advance`], into one buffer of moves; nothing is allocated.
//! * `legal_moves`: the list of moves in positions met by such rounds. An element is a list.
//! * `advance`: the answers of recorded rounds once more, without lists and chance. An element is a
//!   decision.
//! * `decide_evolve`: the same answers at a [`Table`], with events, history and public view, as a
//!   server does it. An element is a decision.
//!
//! First it prints what a round consists of, to compare with other engines: four seats with seven
//! tiles each lay 22.4 tiles a round by random moves in three of them.
#![expect(clippy::unwrap_used, clippy::print_stderr, reason = "a program for the terminal")]

use std::{hint::black_box, time::Duration};

use boneyard_engine::{
    position::Position,
    rules::Rules,
    seat::Seat,
    table::{self, Command, Events, Move, Source, Table, advance},
    tile::Tile,
    variants,
};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};

/// Recorded rounds that the smaller benchmarks go through.
const ROUNDS: usize = 200;

/// Numbers of seats of a game for up to fourteen.
const SIZES: [u8; 4] = [2, 4, 8, 14];

/// Every variant with every number of seats up to four, some beyond, and the game that other engines
/// were measured with.
fn games() -> Vec<(String, Rules)> {
    let mut games = Vec::new();
    for variant in variants::ALL {
        let many = variant.seats.1 > 4;
        for seats in (variant.seats.0..=variant.seats.1).filter(|seats| !many || SIZES.contains(seats)) {
            games.push((format!("{}/{seats}", variant.key), (variant.rules)(seats)));
        }
    }
    let all_dealt = variants::find("block").unwrap().with([("seats", "4"), ("hand_size", "7")]).unwrap();
    games.push(("block/4x7".to_owned(), all_dealt));
    games
}

/// The wyrand generator: one multiplication for a number. Good for benchmarks only.
struct Chance(u64);

impl Chance {
    /// A number below `choices`.
    #[expect(clippy::cast_possible_truncation, reason = "halves of a product are meant to be cut")]
    const fn below(&mut self, choices: usize) -> usize {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let product = self.0 as u128 * (self.0 ^ 0xE703_7ED1_A0B4_28DB) as u128;
        let bits = (product >> 64) as u64 ^ product as u64;
        ((bits as u128 * choices as u128) >> 64) as usize
    }
}

/// Plays rounds of one game by random moves.
struct Playouts {
    rules: Rules,
    /// The match begun, no round dealt.
    begun: Position,
    set: Vec<Tile>,
    moves: Vec<Move>,
    chance: Chance,
}

/// A round to be played once more.
struct Recorded {
    dealt: Position,
    table: Table,
    answers: Vec<Command<'static>>,
}

impl Playouts {
    fn new(rules: Rules) -> Self {
        let set: Vec<Tile> = rules.set().iter().collect();
        let mut begun = Position::default();
        advance(&rules, &mut begun, &Command::StartMatch { shuffled: &set, lot: Seat::default() }).unwrap();
        Self { rules, begun, set, moves: Vec::with_capacity(64), chance: Chance(1) }
    }

    /// Shuffles the set, and draws a seat by lot.
    fn shuffle(&mut self) -> Seat {
        for last in (1..self.set.len()).rev() {
            self.set.swap(last, self.chance.below(last + 1));
        }
        Seat::from_index(self.chance.below(usize::from(self.rules.seats))).unwrap()
    }

    fn deal(&mut self) -> Position {
        let mut position = self.begun;
        // A deal may be thrown in, or be over before anybody is asked.
        while position.asked().is_none() {
            position = self.begun;
            let lot = self.shuffle();
            advance(&self.rules, &mut position, &Command::StartRound { shuffled: &self.set, lot, own_orders: None })
                .unwrap();
        }
        position
    }

    /// One of the listed moves; `None` at the end of the round.
    fn answer(&mut self, position: &Position) -> Option<Command<'static>> {
        let asked = position.asked()?;
        position.legal_moves(&self.rules, asked.seat, &mut self.moves);
        let action = self.moves[self.chance.below(self.moves.len())];
        Some(Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player })
    }

    fn playout(&mut self) -> Position {
        let mut position = self.deal();
        while let Some(answer) = self.answer(&position) {
            advance(&self.rules, &mut position, &answer).unwrap();
        }
        position
    }

    fn recorded(&mut self) -> Recorded {
        let lot = self.shuffle();
        let mut begun = Table::new(self.rules);
        let mut events = Events::new();
        play(&mut begun, &Command::StartMatch { shuffled: &self.set, lot }, &mut events);
        let mut table = begun.clone();
        while table.position().asked().is_none() {
            table = begun.clone();
            let lot = self.shuffle();
            play(&mut table, &Command::StartRound { shuffled: &self.set, lot, own_orders: None }, &mut events);
        }
        let dealt = *table.position();
        let mut position = dealt;
        let mut answers = Vec::new();
        while let Some(answer) = self.answer(&position) {
            advance(&self.rules, &mut position, &answer).unwrap();
            answers.push(answer);
        }
        Recorded { dealt, table, answers }
    }
}

/// One step as a server makes it.
fn play(table: &mut Table, command: &Command<'_>, events: &mut Events) {
    table::decide(table, command, events).unwrap();
    for event in &*events {
        table::evolve(table, event);
    }
}

impl Recorded {
    /// Each position in which a seat was asked.
    fn positions(&self, rules: &Rules) -> Vec<Position> {
        let mut position = self.dealt;
        let mut positions = Vec::new();
        for answer in &self.answers {
            positions.push(position);
            advance(rules, &mut position, answer).unwrap();
        }
        positions
    }
}

/// Prints what a round of each game consists of.
fn describe(_: &mut Criterion) {
    const SAMPLE: u32 = 10_000;
    eprintln!("a position has {} bytes, a move {}", size_of::<Position>(), size_of::<Move>());
    eprintln!("means of {SAMPLE} rounds:   decisions    moves listed    tiles laid    drawn    passes");
    for (name, rules) in games() {
        let mut playouts = Playouts::new(rules);
        let (mut decisions, mut listed, mut laid, mut drawn, mut passes) = (0, 0, 0, 0, 0);
        let mut events = Events::new();
        for _ in 0..SAMPLE {
            let mut round = playouts.recorded();
            for answer in &round.answers {
                let asked = round.table.position().asked().unwrap();
                table::legal_moves(&round.table, asked.seat, &mut playouts.moves);
                listed += playouts.moves.len();
                play(&mut round.table, answer, &mut events);
            }
            decisions += round.answers.len();
            for action in &round.table.public().history {
                match action.action {
                    Move::Place { .. } => laid += 1,
                    Move::Draw => drawn += usize::from(action.drawn_count),
                    Move::Pass => passes += 1,
                    Move::Decline | Move::Claim { .. } | Move::Challenge { .. } | Move::ChooseOpener { .. } => {}
                }
            }
        }
        let mean = |count: usize| f64::from(u32::try_from(count).unwrap()) / f64::from(SAMPLE);
        let each = mean(listed) / mean(decisions);
        let (decisions, laid, drawn, passes) = (mean(decisions), mean(laid), mean(drawn), mean(passes));
        eprintln!("{name:<22} {decisions:>13.2} {each:>15.2} {laid:>13.2} {drawn:>8.2} {passes:>9.2}");
    }
}

fn playout(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playout");
    group.throughput(Throughput::Elements(1));
    for (name, rules) in games() {
        let mut playouts = Playouts::new(rules);
        group.bench_function(name, |bencher| bencher.iter(|| black_box(playouts.playout())));
    }
}

fn steps(criterion: &mut Criterion) {
    for (name, rules) in games() {
        let mut playouts = Playouts::new(rules);
        let rounds: Vec<Recorded> = (0..ROUNDS).map(|_| playouts.recorded()).collect();
        let positions: Vec<Position> = rounds.iter().flat_map(|round| round.positions(&rules)).collect();
        let decisions = Throughput::Elements(positions.len() as u64);

        let mut group = criterion.benchmark_group("legal_moves");
        group.throughput(decisions.clone());
        let mut moves = Vec::with_capacity(64);
        group.bench_function(&name, |bencher| {
            bencher.iter(|| {
                for position in &positions {
                    let seat = position.asked().map(|asked| asked.seat).unwrap_or_default();
                    position.legal_moves(&rules, seat, &mut moves);
                    black_box(&moves);
                }
            });
        });
        group.finish();

        let mut group = criterion.benchmark_group("advance");
        group.throughput(decisions.clone());
        group.bench_function(&name, |bencher| {
            bencher.iter(|| {
                for round in &rounds {
                    let mut position = round.dealt;
                    for answer in &round.answers {
                        advance(&rules, &mut position, answer).unwrap();
                    }
                    black_box(&position);
                }
            });
        });
        group.finish();

        let mut group = criterion.benchmark_group("decide_evolve");
        group.throughput(decisions);
        let mut events = Events::new();
        group.bench_function(&name, |bencher| {
            bencher.iter_batched(
                || rounds.iter().map(|round| round.table.clone()).collect::<Vec<Table>>(),
                |mut tables| {
                    for (table, round) in tables.iter_mut().zip(&rounds) {
                        for answer in &round.answers {
                            play(table, answer, &mut events);
                        }
                    }
                    tables
                },
                BatchSize::LargeInput,
            );
        });
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = describe, playout, steps
}
criterion_main!(benches);
