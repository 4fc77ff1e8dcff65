//! Random rounds per second of this engine and of domino engines of other people, as ratios.
//!
//! `cargo bench -p boneyard-engine --bench against_oracles`, with `BONEYARD_ORACLES` naming a Python
//! interpreter that has `engine/tests/oracles/requirements.txt`; `docs/explanation/oracles.md` has the
//! figures.
//!
//! A round is a shuffled deal and uniformly random legal moves to its end. Ours are played in this
//! process, theirs by the scripts of `engine/tests/oracles` in another one. They take turns, slice by
//! slice, so that one core is busy at any time and both meet the same noise. Each counts the processor time
//! of its own slices: neither starting Python, nor talking to it, nor waiting for other programs counts.
#![expect(clippy::unwrap_used, clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

#[path = "../tests/oracles/games.rs"]
mod games;
#[path = "../tests/oracles/interpreter.rs"]
mod interpreter;

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use boneyard_engine::{
    position::Position,
    rules::Rules,
    seat::Seat,
    table::{Command, Move, Source, advance},
    tile::Tile,
};
use games::Oracle;

/// Slices of each engine.
const SLICES: usize = 15;

/// What a slice should take, in seconds of processor time.
const SLICE: f64 = 0.3;

/// What one slice came to.
#[derive(Clone, Copy, Debug)]
struct Slice {
    rounds: u32,
    seconds: f64,
    tiles: u32,
}

impl Slice {
    fn rate(self) -> f64 {
        f64::from(self.rounds) / self.seconds
    }
}

/// Processor time that this process has had, as Linux counts it.
fn processor_seconds() -> f64 {
    let counted = fs::read_to_string("/proc/self/schedstat").expect("this benchmark needs Linux");
    let nanoseconds: f64 = counted.split(' ').next().unwrap().parse().unwrap();
    nanoseconds / 1e9
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

/// Rounds of our engine.
struct Ours {
    rules: Rules,
    /// The match begun, no round dealt.
    begun: Position,
    set: Vec<Tile>,
    moves: Vec<Move>,
    chance: Chance,
}

impl Ours {
    fn new(rules: Rules) -> Self {
        let set: Vec<Tile> = rules.set().iter().collect();
        let mut begun = Position::default();
        advance(&rules, &mut begun, &Command::StartMatch { shuffled: &set, lot: Seat::default() }).unwrap();
        Self { rules, begun, set, moves: Vec::new(), chance: Chance(1) }
    }

    /// One round; the number of tiles laid.
    fn play_out(&mut self) -> u32 {
        for last in (1..self.set.len()).rev() {
            self.set.swap(last, self.chance.below(last + 1));
        }
        let mut position = self.begun;
        advance(
            &self.rules,
            &mut position,
            &Command::StartRound { shuffled: &self.set, lot: Seat::default(), own_orders: None },
        )
        .unwrap();
        let mut laid = 0;
        while let Some(asked) = position.asked() {
            position.legal_moves(&self.rules, asked.seat, &mut self.moves);
            let action = self.moves[self.chance.below(self.moves.len())];
            let answer = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
            advance(&self.rules, &mut position, &answer).unwrap();
            laid += 1;
        }
        laid
    }

    fn slice(&mut self, rounds: u32) -> Slice {
        let begun = processor_seconds();
        let tiles = (0..rounds).map(|_| self.play_out()).sum();
        Slice { rounds, seconds: processor_seconds() - begun, tiles }
    }
}

/// Rounds of another engine.
struct Theirs {
    child: Child,
    asking: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Theirs {
    /// The running script; `None` where it is not installed.
    fn new(oracle: Oracle) -> Option<Self> {
        let mut script = interpreter::script(oracle.script)?;
        script.arg("playouts").args(oracle.game).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = script.spawn().unwrap();
        let (asking, answers) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Some(Self { child, asking, answers })
    }

    fn slice(&mut self, rounds: u32) -> Slice {
        writeln!(self.asking, "{rounds}").unwrap();
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        let (seconds, tiles) = answer.trim().split_once(' ').unwrap();
        Slice { rounds, seconds: seconds.parse().unwrap(), tiles: tiles.parse().unwrap() }
    }

    /// Ends the script, which stops when nothing more can be asked.
    fn end(mut self) {
        drop(self.asking);
        self.child.wait().unwrap();
    }
}

/// Rounds that fill a slice, after a short one to get warm.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "far below 2^32, and positive")]
fn rounds_in_a_slice(mut slice: impl FnMut(u32) -> Slice, trial: u32) -> u32 {
    (slice(trial).rate().max(slice(trial).rate()) * SLICE) as u32 + 1
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Tiles laid in a round, on average.
fn tiles_laid(slices: &[Slice]) -> f64 {
    let sum = |count: fn(&Slice) -> u32| slices.iter().map(|slice| f64::from(count(slice))).sum::<f64>();
    sum(|slice| slice.tiles) / sum(|slice| slice.rounds)
}

fn compare(name: &str, oracle: Oracle, rules: Rules) {
    let Some(mut theirs) = Theirs::new(oracle) else { return };
    let mut ours = Ours::new(rules);
    let our_rounds = rounds_in_a_slice(|rounds| ours.slice(rounds), 20_000);
    let their_rounds = rounds_in_a_slice(|rounds| theirs.slice(rounds), 50);
    let (our_slices, their_slices): (Vec<Slice>, Vec<Slice>) =
        (0..SLICES).map(|_| (ours.slice(our_rounds), theirs.slice(their_rounds))).unzip();
    theirs.end();
    let ratios: Vec<f64> = our_slices.iter().zip(&their_slices).map(|(our, their)| our.rate() / their.rate()).collect();
    println!(
        "{name:<24} {:>12.0} {:>12.0} {:>8.0} {:>8.0} {:>8.0} {:>10.2} {:>10.2}",
        median(our_slices.iter().map(|slice| slice.rate()).collect()),
        median(their_slices.iter().map(|slice| slice.rate()).collect()),
        ratios.iter().copied().fold(f64::INFINITY, f64::min),
        ratios.iter().copied().fold(0.0, f64::max),
        median(ratios),
        tiles_laid(&our_slices),
        tiles_laid(&their_slices),
    );
}

fn main() {
    println!(
        "{:<24} {:>12} {:>12} {:>8} {:>8} {:>8} {:>10} {:>10}",
        "medians of slices", "ours/s", "theirs/s", "least", "most", "ratio", "our tiles", "theirs"
    );
    compare("python_block_dominoes", games::OPEN_SPIEL_TWO, games::block_for_two());
    compare("python_team_dominoes", games::OPEN_SPIEL_FOUR, games::whist("higher_side_only"));
    compare("dominoes", games::DOMINOES, games::block_for_pairs("all_hands_total"));
}
