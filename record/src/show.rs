//! A position out of a record, for people.

use std::fmt;

use boneyard_engine::{seat::Seat, tile::Pip};

use crate::{
    position::{Hand, PositionLine, Stock},
    record::Record,
    redact::seen_by,
    replay::{Disagreement, Replayed, legal_tokens, replay_to, written},
    token::{ArmLabel, Token},
};

/// A position after a token of a record, as far as a viewpoint knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Round, counted from 1.
    pub round: usize,
    /// Token after which it is, counted from 1; 0 after the deal.
    pub token: usize,
    /// What was done last.
    pub last: Option<Token>,
    /// The position.
    pub position: PositionLine,
    /// What happens next without anybody being asked.
    pub forced: Option<Token>,
    /// Seat that is asked.
    pub to_move: Option<Seat>,
    /// Its legal answers with their points, if the viewpoint may know them.
    pub legal: Vec<Token>,
}

/// The position after a token of a round; with a viewpoint only what that seat knows.
///
/// # Errors
/// Where record and rules disagree before it, or that there is no such token.
pub fn show(record: &Record, round: usize, token: usize, viewpoint: Option<Seat>) -> Result<Shown, Disagreement> {
    let Replayed { table, forced, steps: _ } = replay_to(record, round, token)?;
    let asked = if forced.is_some() { None } else { table.public().asked };
    let may_know = |seat: Seat| viewpoint.is_none_or(|viewer| viewer == seat);
    let last = record.rounds.get(round.wrapping_sub(1)).and_then(|dealt| dealt.tokens.get(token.checked_sub(1)?));
    Ok(Shown {
        round,
        token,
        last: last.map(|&token| seen_by(token, viewpoint)),
        position: PositionLine::of(&table, viewpoint),
        forced: forced.map(|token| seen_by(token, viewpoint)),
        to_move: asked.map(|asked| asked.seat),
        legal: asked
            .filter(|asked| may_know(asked.seat))
            .map(|asked| legal_tokens(&table, asked.seat))
            .unwrap_or_default(),
    })
}

impl Shown {
    /// Ends and what they show.
    pub fn ends(&self) -> &[(ArmLabel, Pip)] {
        &self.position.ends
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |tokens: &[Token]| tokens.iter().map(Token::to_string).collect::<Vec<_>>().join(" ");
        write!(f, "round {}, token {}", self.round, self.token)?;
        match self.last {
            Some(last) => writeln!(f, ": {last}")?,
            None => writeln!(f)?,
        }
        let ends: Vec<String> = self.ends().iter().map(|(arm, pip)| format!("{arm} {pip}")).collect();
        writeln!(f, "ends      {}", if ends.is_empty() { "none".to_owned() } else { ends.join("  ") })?;
        for (seat, hand) in Seat::all(self.position.rules.seats).zip(&self.position.hands) {
            match hand {
                Hand::Open(tiles) => writeln!(f, "hand {seat}    {}", written(tiles.iter().rev()))?,
                Hand::Count(count) => writeln!(f, "hand {seat}    {count} tiles")?,
            }
        }
        match &self.position.boneyard {
            Stock::Open(tiles) => writeln!(f, "boneyard  {}: {}", tiles.len(), written(tiles.iter().copied()))?,
            Stock::Count(count) => writeln!(f, "boneyard  {count}")?,
        }
        let scores: Vec<String> = self.position.score.iter().map(i32::to_string).collect();
        writeln!(f, "score     {}", scores.join(" : "))?;
        match (self.forced, self.to_move) {
            (Some(forced), _) => writeln!(f, "next      {forced}, by itself")?,
            (None, Some(seat)) if self.legal.is_empty() => writeln!(f, "to move   {seat}")?,
            (None, Some(seat)) => writeln!(f, "to move   {seat}: {}", words(&self.legal))?,
            (None, None) => writeln!(f, "to move   nobody")?,
        }
        writeln!(f, "{}", self.position)
    }
}
