//! A position line: what it says, and what follows from it.

use std::io::Read as _;

use boneyard_engine::{seat::Seat, tile::Tile};
use boneyard_record::position::{Hand, NoPosition, PositionLine, Stock};
use serde_json::json;

use super::{input, shown::moves};
use crate::{args::Common, failure::Failure, render};

/// Bytes of the longest position that is read from standard input.
const LONGEST: u64 = 1 << 16;

/// Legal moves of the seat that is asked with the points they make, or why they are not worked out.
type Legal = Result<Vec<(String, u16)>, String>;

/// `boneyard record show --position`.
pub(super) fn show(common: &Common, said: &str) -> Result<(), Failure> {
    let mut text = said.to_owned();
    if said == "-" {
        text.clear();
        input::open(said.as_ref())?.take(LONGEST).read_to_string(&mut text)?;
    }
    let position: PositionLine = text.trim().parse().map_err(|why: NoPosition| {
        Failure::usage("no_position", format!("this is no position: {why}")).help(
            "`boneyard record show FILE --as-position` prints one; docs/reference/bones.md says what stands in it",
        )
    })?;
    let legal = position.turn.map(|(seat, _)| legal(&position, seat));
    if common.json {
        return render::line(facts(&position, legal.as_ref()));
    }
    for line in lines(&position, legal) {
        render::line(line)?;
    }
    Ok(())
}

fn legal(position: &PositionLine, seat: Seat) -> Legal {
    match position.hands.get(seat.index()) {
        Some(Hand::Open(_)) => {}
        Some(Hand::Count(_)) | None => return Err(format!("the hand of {seat} is not known")),
    }
    let table = position.completed().and_then(|whole| whole.table()).map_err(|why| why.to_string())?;
    Ok(moves(&table, seat))
}

fn lines(position: &PositionLine, legal: Option<Legal>) -> Vec<String> {
    let mut lines =
        vec![format!("{}, round {}, opened by {}", position.rules.variant, position.round, position.opener)];
    lines.extend(position.engine.map(|engine| format!("In the middle: {engine}")));
    lines.extend(position.ends.iter().map(|(arm, pips)| {
        let waits = if position.waiting.contains(arm) { ", must be covered" } else { "" };
        format!("End {arm}: {pips}{waits}")
    }));
    for seat in &position.marked {
        lines.push(format!("The marker of {seat} is up"));
    }
    for (seat, hand) in Seat::all(position.rules.seats).zip(&position.hands) {
        lines.push(match hand {
            Hand::Open(tiles) if tiles.is_empty() => format!("{seat} holds nothing"),
            Hand::Open(tiles) => format!("{seat} holds {}", texts(tiles.iter()).join(" ")),
            Hand::Count(1) => format!("{seat} holds 1 tile"),
            Hand::Count(count) => format!("{seat} holds {count} tiles"),
        });
    }
    lines.push(format!("In the boneyard: {}", stock(position)));
    lines.push(format!("Score: {}", position.score.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")));
    match (position.turn, legal) {
        (Some((seat, ordinary)), Some(legal)) => {
            let question = if ordinary { "" } else { " something else than an ordinary turn" };
            lines.push(format!("{seat} is asked{question}:"));
            lines.extend(answers(position, legal));
        }
        (_, _) => lines.push("Nobody is asked.".to_owned()),
    }
    lines
}

fn answers(position: &PositionLine, legal: Legal) -> Vec<String> {
    let mut lines: Vec<String> = match legal {
        Err(why) => return vec![format!("  the legal moves are not worked out: {why}")],
        Ok(legal) if legal.is_empty() => vec!["  no tile can be laid: what follows happens by itself".to_owned()],
        Ok(legal) => legal.into_iter().map(|(token, points)| with_points(&token, points)).collect(),
    };
    if position.laid.is_empty() {
        lines.push("  (which of them the rules want led is not part of a position)".to_owned());
    }
    lines
}

/// A legal move on a line of its own.
pub(super) fn with_points(token: &str, points: u16) -> String {
    if points == 0 { format!("  {token}") } else { format!("  {token} for {points}") }
}

fn stock(position: &PositionLine) -> usize {
    match &position.boneyard {
        Stock::Open(tiles) => tiles.len(),
        Stock::Count(count) => usize::from(*count),
    }
}

fn texts(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.to_string()).collect()
}

fn facts(position: &PositionLine, legal: Option<&Legal>) -> serde_json::Value {
    let hands = Seat::all(position.rules.seats).zip(&position.hands).map(|(seat, hand)| {
        let held = match hand {
            Hand::Open(tiles) => json!(texts(tiles.iter())),
            Hand::Count(count) => json!(count),
        };
        (seat.to_string(), held)
    });
    let listed = |legal: &Vec<(String, u16)>| {
        legal.iter().map(|(token, points)| json!({"token": token, "points": points})).collect::<Vec<_>>()
    };
    json!({
        "position": position.to_string(),
        "variant": position.rules.variant,
        "round": position.round,
        "middle": position.engine.map(|tile| tile.to_string()),
        "ends": position.ends.iter().map(|(arm, pips)| json!({
            "label": arm.to_string(), "pips": pips, "must_cover": position.waiting.contains(arm),
        })).collect::<Vec<_>>(),
        "hands": hands.collect::<std::collections::BTreeMap<_, _>>(),
        "boneyard": stock(position),
        "scores": position.score,
        "to_move": position.turn.map(|(seat, _)| seat.to_string()),
        "legal_moves": legal.and_then(|legal| legal.as_ref().ok()).map(listed),
        "legal_moves_unknown": legal.and_then(|legal| legal.as_ref().err()),
    })
}
