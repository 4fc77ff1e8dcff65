//! Tokens: one word for each thing that was done in a round. The grammar is in
//! `docs/reference/bones.md`; the text of a move is the same as on the wire and at the prompt.

use std::fmt;

use boneyard_engine::{
    seat::Seat,
    table::EndCause,
    tile::{MAX_PIP, Pip, Tile},
};

/// One action and who did it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Seat that acted; `None` for the table itself, written `_`.
    pub actor: Option<Seat>,
    /// What was done.
    pub action: Action,
    /// Who chose it.
    pub by: By,
}

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A tile was laid.
    Place {
        /// The tile.
        tile: Tile,
        /// Where; `None` for a lead and for the engine tile.
        arm: Option<ArmLabel>,
        /// Whether the seat said that one tile is left.
        announced: bool,
        /// What it scored.
        points: Points,
    },
    /// A tile was drawn; `None` where it is hidden.
    Draw(Option<Tile>),
    /// The turn was passed.
    Pass,
    /// The turn was lost to a penalty.
    Skip,
    /// An offered right was left unused.
    Decline,
    /// These overlooked points were claimed.
    Claim(u16),
    /// This seat was caught silent about its last tile.
    Challenge(Seat),
    /// This seat was named to open the next round.
    ChooseOpener(Seat),
    /// The seat's marker went up.
    Mark,
    /// The seat's marker came down.
    Unmark,
    /// The seat was lost.
    Forfeit(EndCause),
}

/// Points of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// None.
    None,
    /// Credited at once, written `*15`.
    Made(u16),
    /// Called by the seat, where points must be called; written `=15`.
    Called(u16),
}

/// Name of an arm for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArmLabel {
    /// Left end of a line, `L`.
    Left,
    /// Right end of a line, `R`.
    Right,
    /// First short side of the first spinner, `U`.
    Up,
    /// Second short side of the first spinner, `D`.
    Down,
    /// A seat's train, `@C`.
    Train(Seat),
    /// The train for everybody, `@X`.
    Common,
    /// Any other arm by the number of its end, `@17`.
    Number(u8),
}

/// Who chose an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The seat, or nobody where there was no choice.
    Seat,
    /// The table, because time ran out; written `~timeout`.
    Timeout,
    /// The house bot that plays on for a lost seat; written `~substitute`.
    Substitute,
}

/// Why a word is no token.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{}` is no token: {problem}", shortened(.word))]
pub struct NoToken {
    word: String,
    problem: &'static str,
}

/// The start of a word that may be very long.
fn shortened(word: &str) -> String {
    const SHOWN: usize = 40;
    if word.chars().count() <= SHOWN {
        return word.to_owned();
    }
    format!("{}…", word.chars().take(SHOWN).collect::<String>())
}

/// Names of causes, as on the wire.
const CAUSES: [(&str, EndCause); 8] = [
    ("completed", EndCause::Completed),
    ("resignation", EndCause::Resignation),
    ("timeout", EndCause::Timeout),
    ("illegal_moves", EndCause::IllegalMoves),
    ("disconnect", EndCause::Disconnect),
    ("no_show", EndCause::NoShow),
    ("flood", EndCause::Flood),
    ("adjudication", EndCause::Adjudication),
];

/// Name of a cause in records.
pub const fn cause_name(cause: EndCause) -> &'static str {
    match cause {
        EndCause::Completed => "completed",
        EndCause::Resignation => "resignation",
        EndCause::Timeout => "timeout",
        EndCause::IllegalMoves => "illegal_moves",
        EndCause::Disconnect => "disconnect",
        EndCause::NoShow => "no_show",
        EndCause::Flood => "flood",
        EndCause::Adjudication => "adjudication",
    }
}

/// The cause of this name.
pub fn cause_from_name(name: &str) -> Option<EndCause> {
    CAUSES.iter().find(|(known, _)| *known == name).map(|&(_, cause)| cause)
}

/// Reads a tile as records write it: the higher half first, no leading zeros.
pub fn tile_from_text(text: &str) -> Result<Tile, &'static str> {
    const SHAPE: &str = "a tile is written `6-4`";
    let (high, low) = text.split_once('-').ok_or(SHAPE)?;
    let (high, low) = (pip(high).ok_or(SHAPE)?, pip(low).ok_or(SHAPE)?);
    let tile = u8::try_from(high).ok().zip(u8::try_from(low).ok()).and_then(|(high, low)| Tile::new(high, low));
    match tile {
        Some(_) if high < low => Err("the higher half comes first"),
        Some(tile) => Ok(tile),
        None => {
            const { assert!(MAX_PIP == 18) };
            Err("pips go from 0 to 18")
        }
    }
}

fn pip(text: &str) -> Option<u32> {
    number(text, 4)
}

/// A number of at most so many digits without leading zeros.
fn number(text: &str, most_digits: usize) -> Option<u32> {
    let plain = !text.is_empty() && text.len() <= most_digits && text.bytes().all(|byte| byte.is_ascii_digit());
    if !plain || (text.len() > 1 && text.starts_with('0')) {
        return None;
    }
    text.parse().ok()
}

/// A number of points, 1 to 65535.
fn points(text: &str) -> Result<u16, &'static str> {
    number(text, 5)
        .and_then(|points| u16::try_from(points).ok())
        .filter(|&points| points > 0)
        .ok_or("points are 1 to 65535")
}

/// Reads a seat's letter.
pub fn seat_from_text(text: &str) -> Option<Seat> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Seat::from_letter(letter),
        _ => None,
    }
}

impl ArmLabel {
    /// Reads the name of an arm.
    pub fn from_text(text: &str) -> Option<Self> {
        match text {
            "L" => Some(Self::Left),
            "R" => Some(Self::Right),
            "U" => Some(Self::Up),
            "D" => Some(Self::Down),
            "@X" => Some(Self::Common),
            _ => {
                let of = text.strip_prefix('@')?;
                let numbered = || number(of, 3).and_then(|number| Pip::try_from(number).ok()).map(Self::Number);
                seat_from_text(of).map(Self::Train).or_else(numbered)
            }
        }
    }
}

impl fmt::Display for ArmLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Left => f.write_str("L"),
            Self::Right => f.write_str("R"),
            Self::Up => f.write_str("U"),
            Self::Down => f.write_str("D"),
            Self::Train(seat) => write!(f, "@{seat}"),
            Self::Common => f.write_str("@X"),
            Self::Number(number) => write!(f, "@{number}"),
        }
    }
}

impl Token {
    /// An action of a seat by its own choice or by nobody's.
    pub const fn of_seat(seat: Seat, action: Action) -> Self {
        Self { actor: Some(seat), action, by: By::Seat }
    }

    /// Name of who chose it: empty for the seat itself.
    pub const fn by_name(&self) -> &'static str {
        match self.by {
            By::Seat => "",
            By::Timeout => "timeout",
            By::Substitute => "substitute",
        }
    }

    /// Reads a token.
    pub fn from_text(word: &str) -> Result<Self, NoToken> {
        read(word).map_err(|problem| NoToken { word: word.to_owned(), problem })
    }
}

fn read(word: &str) -> Result<Token, &'static str> {
    let (actor, rest) = word.split_once(':').ok_or("who acts comes first, as in `A:6-4R`")?;
    let actor = match actor {
        "_" => None,
        _ => Some(seat_from_text(actor).ok_or("who acts is a seat, A to N, or `_` for the table")?),
    };
    let (rest, by) = match rest.split_once('~') {
        None => (rest, By::Seat),
        Some((rest, "timeout")) => (rest, By::Timeout),
        Some((rest, "substitute")) => (rest, By::Substitute),
        Some(_) => return Err("after `~` comes `timeout` or `substitute`"),
    };
    let action = action(rest)?;
    match (actor, action) {
        (None, Action::Place { arm: None, announced: false, points: Points::None, .. }) if by == By::Seat => {}
        (None, _) => return Err("the table only lays the engine tile, as in `_:12-12`"),
        (Some(_), _) => {}
    }
    Ok(Token { actor, action, by })
}

fn action(text: &str) -> Result<Action, &'static str> {
    let (word, value) = match text.split_once('=') {
        Some((word, value)) => (word, Some(value)),
        None => (text, None),
    };
    match (word, value) {
        ("pass", None) => Ok(Action::Pass),
        ("skip", None) => Ok(Action::Skip),
        ("decline", None) => Ok(Action::Decline),
        ("mark", None) => Ok(Action::Mark),
        ("unmark", None) => Ok(Action::Unmark),
        ("claim", Some(value)) => points(value).map(Action::Claim),
        ("challenge", Some(value)) => seat_from_text(value).map(Action::Challenge).ok_or("a seat is a letter, A to N"),
        ("opener", Some(value)) => seat_from_text(value).map(Action::ChooseOpener).ok_or("a seat is a letter, A to N"),
        ("forfeit", Some(value)) => match cause_from_name(value) {
            Some(EndCause::Completed | EndCause::Adjudication) | None => {
                Err("a seat is lost by resignation, timeout, illegal_moves, disconnect, no_show or flood")
            }
            Some(
                cause @ (EndCause::Resignation
                | EndCause::Timeout
                | EndCause::IllegalMoves
                | EndCause::Disconnect
                | EndCause::NoShow
                | EndCause::Flood),
            ) => Ok(Action::Forfeit(cause)),
        },
        ("+?", None) => Ok(Action::Draw(None)),
        _ => match word.strip_prefix('+') {
            Some(drawn) if value.is_none() => tile_from_text(drawn).map(|tile| Action::Draw(Some(tile))),
            Some(_) => Err("a draw scores nothing"),
            None if word.starts_with(|first: char| first.is_ascii_digit()) => placement(text),
            None => Err(
                "an action is a tile, `+` and a tile, or one of pass, skip, decline, claim=, challenge=, opener=, mark, unmark, forfeit=",
            ),
        },
    }
}

/// `6-4`, `6-4R`, `5-2@C!`, `5-5R*10`, `5-5R=10`.
fn placement(text: &str) -> Result<Action, &'static str> {
    let (text, points) = match (text.split_once('*'), text.split_once('=')) {
        (None, None) => (text, Points::None),
        (Some((text, made)), None) => (text, Points::Made(points(made)?)),
        (None, Some((text, called))) => (text, Points::Called(points(called)?)),
        (Some(_), Some(_)) => return Err("points are either made, `*15`, or called, `=15`"),
    };
    let (text, announced) = match text.strip_suffix('!') {
        Some(text) => (text, true),
        None => (text, false),
    };
    let (tile, arm) = match text.find(['L', 'R', 'U', 'D', '@']) {
        None => (text, None),
        Some(place) => {
            let (tile, arm) = text.split_at(place);
            (tile, Some(ArmLabel::from_text(arm).ok_or("an end is L, R, U, D, @ and a seat, @X, or @ and a number")?))
        }
    };
    Ok(Action::Place { tile: tile_from_text(tile)?, arm, announced, points })
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.actor {
            Some(seat) => write!(f, "{seat}:{}", self.action)?,
            None => write!(f, "_:{}", self.action)?,
        }
        match self.by {
            By::Seat => Ok(()),
            By::Timeout | By::Substitute => write!(f, "~{}", self.by_name()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place { tile, arm, announced, points } => {
                write!(f, "{tile}")?;
                if let Some(arm) = arm {
                    write!(f, "{arm}")?;
                }
                if announced {
                    f.write_str("!")?;
                }
                match points {
                    Points::None => Ok(()),
                    Points::Made(points) => write!(f, "*{points}"),
                    Points::Called(points) => write!(f, "={points}"),
                }
            }
            Self::Draw(Some(tile)) => write!(f, "+{tile}"),
            Self::Draw(None) => f.write_str("+?"),
            Self::Pass => f.write_str("pass"),
            Self::Skip => f.write_str("skip"),
            Self::Decline => f.write_str("decline"),
            Self::Claim(points) => write!(f, "claim={points}"),
            Self::Challenge(seat) => write!(f, "challenge={seat}"),
            Self::ChooseOpener(seat) => write!(f, "opener={seat}"),
            Self::Mark => f.write_str("mark"),
            Self::Unmark => f.write_str("unmark"),
            Self::Forfeit(cause) => write!(f, "forfeit={}", cause_name(cause)),
        }
    }
}
