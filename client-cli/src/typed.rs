//! What a player types: read as a query, a wish, or a move among the listed ones.
//!
//! It knows how tiles and ends are written, and nothing of what is allowed: that stands in the
//! decision.

use boneyard_proto::v1::Tile;

/// One line of input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Typed {
    /// An empty line.
    Nothing,
    Query(Query),
    Resign,
    Quit,
    /// Something to do when asked.
    Answer(Answer),
}

/// What may be asked at any time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Query {
    Moves,
    Hand,
    Ends,
    Line,
    Last,
    Score,
    Clock,
    Yard,
    Who,
    Hint,
    Help,
}

/// A move as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The line without blanks around it, for messages.
    text: String,
    pub(crate) wish: Wish,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Wish {
    /// A place in the list of moves, from 1.
    Number(usize),
    Place {
        tile: Tile,
        end: EndWish,
        announce: bool,
    },
    Draw,
    Pass,
    Decline,
    /// Perhaps a token of the server's; nothing this program reads.
    Unread,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum EndWish {
    /// Wherever it fits.
    Any,
    /// The end with this label.
    Label(String),
    /// The own train.
    Mine,
}

impl Answer {
    /// Whether it reads as a move; if not, only a list of moves can tell.
    pub(crate) fn is_read(&self) -> bool {
        self.wish != Wish::Unread
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}

/// What to say of a line that is neither a move nor a query.
pub(crate) fn unreadable(text: &str) -> String {
    let shown: String = text.chars().take(40).collect();
    format!("`{shown}` is neither a move nor a query: type a tile such as `6-4 R`, a number from `moves`, or `help`")
}

/// Reads a line.
pub(crate) fn read(line: &str) -> Typed {
    let text = line.trim().to_owned();
    match text.to_ascii_lowercase().as_str() {
        "" => Typed::Nothing,
        "moves" => Typed::Query(Query::Moves),
        "hand" => Typed::Query(Query::Hand),
        "ends" => Typed::Query(Query::Ends),
        "line" => Typed::Query(Query::Line),
        "last" => Typed::Query(Query::Last),
        "score" => Typed::Query(Query::Score),
        "clock" => Typed::Query(Query::Clock),
        "yard" | "boneyard" => Typed::Query(Query::Yard),
        "who" => Typed::Query(Query::Who),
        "hint" => Typed::Query(Query::Hint),
        "help" | "?" => Typed::Query(Query::Help),
        "resign" => Typed::Resign,
        "quit" | "exit" => Typed::Quit,
        lower => Typed::Answer(Answer { wish: wish(lower), text }),
    }
}

fn wish(lower: &str) -> Wish {
    match lower {
        "draw" => Wish::Draw,
        "pass" | "knock" => Wish::Pass,
        "decline" => Wish::Decline,
        _ => {
            if let Ok(number) = lower.parse() {
                return Wish::Number(number);
            }
            placement(lower).unwrap_or(Wish::Unread)
        }
    }
}

/// `6-4`, `6-4 l`, `64l`, `12-7@b`, `5-2 r!`.
fn placement(lower: &str) -> Option<Wish> {
    let (text, announce) = match lower.strip_suffix('!') {
        Some(rest) => (rest.trim_end(), true),
        None => (lower, false),
    };
    let digits = |text: &str| text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (first, rest) = text.split_at(digits(text));
    let one_number = !rest.trim_start().starts_with(|next: char| next.is_ascii_digit() || SEPARATORS.contains(&next));
    let (a, b, rest) = if first.len() == 2 && one_number {
        // Without a separator each half is one digit: 64l.
        let (a, b) = first.split_at(1);
        (a, b, rest)
    } else {
        let rest = rest.trim_start();
        let rest = rest.strip_prefix(SEPARATORS).unwrap_or(rest).trim_start();
        let (second, rest) = rest.split_at(digits(rest));
        (first, second, rest)
    };
    let (a, b): (i32, i32) = (a.parse().ok()?, b.parse().ok()?);
    let tile = Tile { high: a.max(b), low: a.min(b) };
    Some(Wish::Place { tile, end: end(rest.trim())?, announce })
}

const SEPARATORS: [char; 4] = ['-', '|', ':', '/'];

/// The end that is meant; `None` when the text names none.
fn end(text: &str) -> Option<EndWish> {
    let label = match text {
        "" => return Some(EndWish::Any),
        "l" | "left" => "L",
        "r" | "right" => "R",
        "u" | "up" => "U",
        "d" | "down" => "D",
        "x" | "mexican" | "mexican train" => "@X",
        "mine" | "own" | "my train" => return Some(EndWish::Mine),
        other => {
            let name = other.strip_prefix('@')?;
            let known =
                !name.is_empty() && name.len() <= 7 && name.chars().all(|letter| letter.is_ascii_alphanumeric());
            return known.then(|| EndWish::Label(other.to_ascii_uppercase()));
        }
    };
    Some(EndWish::Label(label.to_owned()))
}

#[cfg(test)]
#[path = "typed_tests.rs"]
mod tests;
