//! One row for each token, for spreadsheets. Deals, rules and results are not in it, so a record cannot
//! be made of it; the tokens can be read back.

use std::fmt::Write as _;

use boneyard_engine::tile::Tile;

use crate::{
    record::Record,
    token::{Action, NoToken, Points, Token},
};

/// The first line.
pub const HEADER: &str = "match,round,number,token,seat,action,tile,arm,points,by,ms\n";

/// A token read back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Number of the match, as it was given when writing.
    pub match_number: u64,
    /// Round, counted from 1; 0 before the first deal.
    pub round: usize,
    /// Number of the token in the round, counted from 1.
    pub number: usize,
    /// The token.
    pub token: Token,
    /// Milliseconds it took, if that is known.
    pub ms: Option<u32>,
}

/// Why a row cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct NoRow {
    /// Line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

/// The rows of a record, which is number `match_number` of its file. No value needs quotes.
pub fn rows(record: &Record, match_number: u64) -> String {
    let mut text = String::new();
    let before = [(0, record.before.as_slice(), [].as_slice())].into_iter();
    let rounds =
        (1..).zip(&record.rounds).map(|(number, round)| (number, round.tokens.as_slice(), round.ms.as_slice()));
    for (round, tokens, times) in before.chain(rounds) {
        for (place, token) in tokens.iter().enumerate() {
            let seat = token.actor.map_or("_".to_owned(), |seat| seat.to_string());
            let (action, tile, arm, points) = parts(token.action);
            let by = token.by_name();
            let ms = times.get(place).map(u32::to_string).unwrap_or_default();
            let number = place + 1;
            // Writing to a `String` cannot fail.
            let _ = writeln!(
                text,
                "{match_number},{round},{number},{token},{seat},{action},{tile},{arm},{points},{by},{ms}"
            );
        }
    }
    text
}

fn parts(action: Action) -> (&'static str, String, String, String) {
    let tile_of = |tile: Option<Tile>| tile.map_or("?".to_owned(), |tile| tile.to_string());
    let nothing = String::new;
    match action {
        Action::Place { tile, arm, announced: _, points } => {
            let points = match points {
                Points::None => nothing(),
                Points::Made(points) | Points::Called(points) => points.to_string(),
            };
            ("place", tile.to_string(), arm.map(|arm| arm.to_string()).unwrap_or_default(), points)
        }
        Action::Draw(tile) => ("draw", tile_of(tile), nothing(), nothing()),
        Action::Pass => ("pass", nothing(), nothing(), nothing()),
        Action::Skip => ("skip", nothing(), nothing(), nothing()),
        Action::Decline => ("decline", nothing(), nothing(), nothing()),
        Action::Claim(points) => ("claim", nothing(), nothing(), points.to_string()),
        Action::Challenge(_) => ("challenge", nothing(), nothing(), nothing()),
        Action::ChooseOpener(_) => ("opener", nothing(), nothing(), nothing()),
        Action::Mark => ("mark", nothing(), nothing(), nothing()),
        Action::Unmark => ("unmark", nothing(), nothing(), nothing()),
        Action::Forfeit(_) => ("forfeit", nothing(), nothing(), nothing()),
    }
}

/// Reads rows back; the first line is the header.
///
/// # Errors
/// The first line that is no row.
pub fn read(text: &str) -> Result<Vec<Row>, NoRow> {
    let mut lines = text.lines().zip(1..);
    match lines.next() {
        Some((first, _)) if first == HEADER.trim_end() => {}
        Some(_) | None => return Err(NoRow { line: 1, problem: format!("the first line is `{}`", HEADER.trim_end()) }),
    }
    lines.map(|(line, number)| row(line).map_err(|problem| NoRow { line: number, problem })).collect()
}

fn row(line: &str) -> Result<Row, String> {
    let values: Vec<&str> = line.split(',').collect();
    let [match_number, round, number, token, _seat, _action, _tile, _arm, _points, _by, ms] = values[..] else {
        return Err(format!("a row has {} values, this one {}", HEADER.split(',').count(), values.len()));
    };
    let no_number = |_| "match, round and number are numbers".to_owned();
    let ms = match ms {
        "" => None,
        _ => Some(ms.parse().map_err(|_| "ms is a number or empty".to_owned())?),
    };
    Ok(Row {
        match_number: match_number.parse().map_err(no_number)?,
        round: round.parse().map_err(no_number)?,
        number: number.parse().map_err(no_number)?,
        token: Token::from_text(token).map_err(|why: NoToken| why.to_string())?,
        ms,
    })
}
