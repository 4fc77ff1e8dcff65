//! A position of a record, for people.

use std::path::Path;

use boneyard_engine::{
    notation,
    position::DecisionKind,
    seat::Seat,
    table::{self, Table},
};
use boneyard_record::{
    Record,
    position::PositionLine,
    read::Located,
    replay::{self, Replayed},
};
use serde_json::json;

use super::{
    aside,
    input::{self, untrue},
    position,
    progress::matches,
    redact,
};
use crate::{
    args::{Common, RecordShow},
    failure::Failure,
    render,
};

pub(super) async fn show(common: &Common, args: &RecordShow) -> Result<(), Failure> {
    let (common, args) = (common.clone(), args.clone());
    aside(move || match (&args.position, &args.file) {
        (Some(line), _) => position::show(&common, line),
        (None, Some(file)) => of_record(&common, &args, file),
        (None, None) => Err(Failure::usage("no_file", "there is neither a file nor a position to show")),
    })
    .await
}

fn of_record(common: &Common, args: &RecordShow, file: &Path) -> Result<(), Failure> {
    let viewpoint = args.viewpoint.map(redact::seat).transpose()?;
    let missing = |have: u64| {
        Failure::usage("no_such_match", format!("{} has no match {}", file.display(), args.number))
            .help(format!("it has {}, counted from 1", matches(have)))
    };
    let mut have = 0;
    let mut records = input::records(file, None)?;
    let located = loop {
        let located = records.next().ok_or_else(|| missing(have))??;
        have += 1;
        if have == args.number {
            break located;
        }
    };
    viewpoint.map_or(Ok(()), |seat| redact::sits_there(&located, seat))?;
    let (round, token) = place(&located.record, args.at.as_deref())?;
    let replayed = replay::replay_to(&located.record, round, token)
        .map_err(|disagreement| untrue(&located.fault(&disagreement)))?;
    if args.as_position {
        let line = PositionLine::of(&replayed.table, viewpoint);
        return if common.json { render::line(json!({ "position": line.to_string() })) } else { render::line(line) };
    }
    if common.json {
        return render::line(facts(&located, round, token, &replayed));
    }
    for line in lines(&located.record, round, token, &replayed) {
        render::line(line)?;
    }
    Ok(())
}

/// Round and token that the flag asks for; the end of the record without one.
fn place(record: &Record, at: Option<&str>) -> Result<(usize, usize), Failure> {
    let rounds = record.rounds.len();
    let Some(at) = at else {
        return Ok((rounds, record.rounds.last().map_or(0, |round| round.tokens.len())));
    };
    let number = |text: &str| {
        text.parse::<usize>().map_err(|_| {
            Failure::usage("no_such_token", format!("`--at {at}` is no place in a record"))
                .help("give ROUND.TOKEN, such as 2.15, or a token alone where there is one round")
        })
    };
    match at.split_once('.') {
        Some((round, token)) => Ok((number(round)?, number(token)?)),
        None if rounds == 1 => Ok((1, number(at)?)),
        None => Err(Failure::usage("no_such_token", format!("the record has {rounds} rounds: which one?"))
            .help(format!("`--at 1.{at}` is that token of round 1"))),
    }
}

fn name(record: &Record, seat: Seat) -> String {
    match record.header.players.get(seat.index()) {
        Some(player) if !player.is_empty() => format!("{seat} ({player})"),
        Some(_) | None => seat.to_string(),
    }
}

fn lines(record: &Record, round: usize, token: usize, replayed: &Replayed) -> Vec<String> {
    let table = &replayed.table;
    let (position, view) = (table.position(), table.public());
    let mut lines = vec![format!("{}, round {round}, after token {token}", record.rules.variant)];
    if let Some(middle) = view.engine.or(view.centre) {
        lines.push(format!("In the middle: {middle}"));
    }
    for open in view.open_ends() {
        let pips = open.pips.map_or("any tile".to_owned(), |pips| pips.to_string());
        let label = view.label(open.end);
        let label = if label.is_empty() { "start".to_owned() } else { label };
        let must_cover = if open.must_cover { ", must be covered" } else { "" };
        let closed = if open.open_to.is_empty() { ", closed now" } else { "" };
        lines.push(format!("End {label}: {pips}{must_cover}{closed}"));
    }
    for seat in Seat::all(record.rules.seats) {
        let hand: Vec<String> = position.hands[seat].iter().map(|tile| tile.to_string()).collect();
        lines.push(format!(
            "{} holds {}",
            name(record, seat),
            if hand.is_empty() { "nothing".into() } else { hand.join(" ") }
        ));
    }
    lines.push(format!("In the boneyard: {}", position.boneyard.len()));
    lines.push(format!("Score: {}", view.team_scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")));
    match (&view.result, &replayed.forced, position.asked()) {
        (Some(_), _, _) => lines.push("The match is over.".to_owned()),
        (None, Some(forced), _) => lines.push(format!("The table does by itself: {forced}")),
        (None, None, Some(asked)) => {
            lines.push(format!("{} is asked{}:", name(record, asked.seat), question(asked.kind)));
            lines.extend(moves(table, asked.seat).iter().map(|(token, points)| position::with_points(token, *points)));
        }
        (None, None, None) => lines.push("The next round is to be dealt.".to_owned()),
    }
    lines
}

/// Tokens of the legal moves with the points they make.
pub(super) fn moves(table: &Table, seat: Seat) -> Vec<(String, u16)> {
    let view = table.public();
    let token = |legal: table::LegalMove| (notation::token(view, legal.choice), legal.points);
    table::described_moves(table, seat).into_iter().map(token).collect()
}

const fn question(kind: DecisionKind) -> &'static str {
    match kind {
        DecisionKind::Turn => "",
        DecisionKind::Claim => " whether to claim overlooked points",
        DecisionKind::Slosh => ", with the right to slosh",
        DecisionKind::Cover => " to cover a double",
        DecisionKind::ExtraTile => " for one more tile after a double",
        DecisionKind::SecondDouble => " to cover a double or lay a second one",
        DecisionKind::ThirdTile => " for a tile on one of the doubles",
        DecisionKind::ChainTile => " for another double or the end of the chain",
        DecisionKind::LongTrain => " for the next tile of the first train",
        DecisionKind::Challenge { silent: _ } => " whether to challenge",
    }
}

fn facts(located: &Located, round: usize, token: usize, replayed: &Replayed) -> serde_json::Value {
    let Located { record, .. } = located;
    let (position, view) = (replayed.table.position(), replayed.table.public());
    let text = |tile: boneyard_engine::tile::Tile| tile.to_string();
    let asked = position.asked().filter(|_| view.result.is_none() && replayed.forced.is_none());
    json!({
        "position": PositionLine::of(&replayed.table, None).to_string(),
        "variant": record.rules.variant,
        "round": round,
        "token": token,
        "middle": view.engine.or(view.centre).map(text),
        "ends": view.open_ends().into_iter().map(|open| json!({
            "label": view.label(open.end), "pips": open.pips, "must_cover": open.must_cover,
            "open_to": open.open_to.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "hands": Seat::all(record.rules.seats)
            .map(|seat| (seat.to_string(), position.hands[seat].iter().map(text).collect::<Vec<_>>()))
            .collect::<std::collections::BTreeMap<_, _>>(),
        "boneyard": position.boneyard.len(),
        "scores": view.team_scores,
        "over": view.result.is_some(),
        "forced": replayed.forced.as_ref().map(ToString::to_string),
        "to_move": asked.map(|asked| asked.seat.to_string()),
        "legal_moves": asked.map(|asked| moves(&replayed.table, asked.seat)
            .into_iter()
            .map(|(token, points)| json!({"token": token, "points": points}))
            .collect::<Vec<_>>()),
    })
}
