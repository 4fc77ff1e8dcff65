//! Text of tiles and moves: the same on the wire, in a record and at the prompt.
//!
//! `6-4` leads; `6-4L`, `6-4R`, `6-4U`, `6-4D` join an end of a line; `6-4@6` an arm made in play;
//! `6-4@C` the train of seat C, `6-4@X` the train for everybody (`@17` a further one).
//! A trailing `!` announces the last tile, `=15` calls points, `draw`, `pass`, `decline`,
//! `claim 12=15` (points of decision 12) and `challenge C` (who was silent) are words.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
};

use crate::{
    layout::{ArmKind, End},
    seat::Seat,
    table::{Move, PublicView},
    tile::Tile,
};

/// Label of an end, given the kind of its arm and the end of the first arm of that kind.
pub fn label(end: End, kind: ArmKind, first_of_kind: Option<End>) -> String {
    let after_first = first_of_kind.map(|first| end.number().wrapping_sub(first.number()));
    match (end, kind, after_first) {
        (End::START, _, _) => String::new(),
        (End::LEFT, ArmKind::Line, _) => "L".to_owned(),
        (End::RIGHT, ArmKind::Line, _) => "R".to_owned(),
        (_, ArmKind::Spinner, Some(0)) => "U".to_owned(),
        (_, ArmKind::Spinner, Some(1)) => "D".to_owned(),
        (_, ArmKind::CommonTrain, Some(0)) => "@X".to_owned(),
        (_, ArmKind::Train, _) => match end.arm_index().and_then(Seat::from_index) {
            Some(owner) => format!("@{owner}"),
            None => format!("@{}", end.number()),
        },
        (_, ArmKind::Line | ArmKind::Spinner | ArmKind::CommonTrain, _) => format!("@{}", end.number()),
    }
}

/// The token of a move at a table.
pub fn token(view: &PublicView, chosen: Move) -> String {
    match chosen {
        Move::Place { tile, end, announce, declared } => {
            let mut token = format!("{tile}{}", view.label(end));
            if announce {
                token.push('!');
            }
            if declared > 0 {
                token.push('=');
                token.push_str(&declared.to_string());
            }
            token
        }
        Move::Draw => "draw".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Decline => "decline".to_owned(),
        Move::Claim { turn, points } => format!("claim {turn}={points}"),
        Move::Challenge { seat } => format!("challenge {seat}"),
        Move::ChooseOpener { seat } => format!("opener {seat}"),
    }
}

/// Reads a tile as people write it: `6-4`, `4-6`, and for single digits `64`.
pub fn tile(text: &str) -> Option<Tile> {
    let (a, b) = match text.split_once(['-', '|', ':']) {
        Some((a, b)) => (a.parse().ok()?, b.parse().ok()?),
        None if text.len() == 2 && text.is_ascii() => (text[..1].parse().ok()?, text[1..].parse().ok()?),
        None => return None,
    };
    Tile::new(a, b)
}
