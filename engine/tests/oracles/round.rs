//! A round as both sides write it down; `round_lines.py` has the form.

use boneyard_engine::seat::Seat;

/// A round that was played, on either side.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    /// What happened, line by line: `C lays 6-4 of 5-5 6-4`, `D passes`, and at the end `out C` or `blocked`.
    pub(crate) play: Vec<String>,
    /// Pips left in each hand, by seat.
    pub(crate) pips: Vec<i32>,
}

/// What an oracle says of a round beyond its course.
#[derive(Clone, Default, Debug)]
pub(crate) struct Told {
    pub(crate) round: Round,
    /// Points by seat, as the package counts them.
    pub(crate) points: Vec<i32>,
    /// Opener of the next round, where the package has one.
    pub(crate) next: Option<Seat>,
}

impl Round {
    /// Moves that were made, in order.
    pub(crate) fn moves(&self) -> Vec<&str> {
        let lays = self.play.iter().filter_map(|line| line.split_once(" lays "));
        lays.filter_map(|(_, moves)| moves.split_whitespace().next()).collect()
    }

    /// How many lines hold this word.
    pub(crate) fn count(&self, word: &str) -> usize {
        self.play.iter().filter(|line| line.split_whitespace().any(|each| each == word)).count()
    }
}

/// Reads the rounds that a script printed.
pub(crate) fn read(text: &str) -> Vec<Told> {
    let mut rounds: Vec<Told> = Vec::new();
    for line in text.lines() {
        if line == "round" {
            rounds.push(Told::default());
            continue;
        }
        let told = rounds.last_mut().unwrap();
        let numbers = |text: &str| text.split_whitespace().map(|number| number.parse().unwrap()).collect();
        match line.split_once(' ') {
            Some(("pips", pips)) => told.round.pips = numbers(pips),
            Some(("points", points)) => told.points = numbers(points),
            Some(("next", letter)) => told.next = Seat::from_letter(letter.chars().next().unwrap()),
            Some(_) | None => told.round.play.push(line.to_owned()),
        }
    }
    rounds
}
