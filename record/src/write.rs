//! Records → text, in one canonical form: what is written, read and written again is the same text.

use std::fmt::{self, Write as _};

use boneyard_engine::{
    rules::{
        Rules, Teams,
        options::{self, Kind},
    },
    seat::{ByTeam, Seat, Team},
    tile::Tile,
};

use crate::{
    FORMAT_VERSION,
    deal::Proof,
    options::pairs,
    record::{BoneyardOrder, Record, Round, team_name},
    token::{Token, cause_name},
};

/// Characters of the longest line of tokens.
const WIDTH: usize = 66;

/// The rules are none that a table of their variant can have, so they cannot be written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no table of {0} can have these rules, so a record cannot say them")]
pub struct UnwritableRules(pub &'static str);

/// The text of a record. Texts of several records, one after the other, are one file.
///
/// # Errors
/// When the rules were not made by [`boneyard_engine::variants::Variant::with`].
pub fn to_text(record: &Record) -> Result<String, UnwritableRules> {
    let options = pairs(&record.rules).ok_or(UnwritableRules(record.rules.variant))?;
    let mut text = String::new();
    // Writing to a `String` cannot fail.
    match write(&mut text, record, &options) {
        Ok(()) | Err(fmt::Error) => Ok(text),
    }
}

fn write(out: &mut String, record: &Record, options: &[(&'static str, String)]) -> fmt::Result {
    header(out, record)?;
    writeln!(out, "\n[match.options]")?;
    for (key, value) in options {
        writeln!(out, "{key} = {}", option_value(key, value))?;
    }
    if let Some(proof) = &record.proof {
        write_proof(out, proof)?;
    }
    for round in &record.rounds {
        write_round(out, &record.rules, round)?;
    }
    Ok(())
}

fn header(out: &mut String, record: &Record) -> fmt::Result {
    let Record { header, rules, rules_version, seat_draw, before, outcome, rounds: _, proof: _ } = record;
    writeln!(out, "[[match]]\nbones = {FORMAT_VERSION}\nvariant = {}", quoted(rules.variant))?;
    writeln!(out, "rules_version = {rules_version}")?;
    for (key, value) in [("id", &header.id), ("event", &header.event), ("site", &header.site)] {
        if let Some(value) = value {
            writeln!(out, "{key} = {}", quoted(value))?;
        }
    }
    if let Some(date) = &header.date {
        writeln!(out, "date = {date}")?;
    }
    if let Some(clock) = &header.clock {
        writeln!(out, "clock = {}", quoted(clock))?;
    }
    if let Some(rated) = header.rated {
        writeln!(out, "rated = {rated}")?;
    }
    if let Some(seat) = header.viewpoint {
        writeln!(out, "viewpoint = \"{seat}\"")?;
    }
    // A seat that nobody named has no name, but it is there.
    let name = |seat: Seat| header.players.get(seat.index()).map_or("", String::as_str);
    let names = Seat::all(rules.seats).map(|seat| format!("{seat} = {}", quoted(name(seat))));
    writeln!(out, "seats = {{ {} }}", joined(names, ", "))?;
    let teams = || Team::all(rules.team_count()).map(|team| team_name(rules, team));
    match rules.teams {
        Teams::Single => {}
        Teams::Opposite => writeln!(out, "teams = [{}]", joined(teams().map(|team| quoted(&team)), ", "))?,
    }
    if !seat_draw.is_empty() {
        writeln!(out, "seat_draw = \"{}\"", tiles(seat_draw.iter().copied().map(Some)))?;
    }
    if !before.is_empty() {
        writeln!(out, "before = \"{}\"", joined(before.iter().map(Token::to_string), " "))?;
    }
    if let Some(cause) = outcome.ended {
        writeln!(out, "ended = \"{}\"", cause_name(cause))?;
    }
    if let Some(winners) = outcome.winners {
        let winners = Team::all(rules.team_count()).filter(|&team| winners.contains(team));
        writeln!(out, "result = \"{}\"", joined(winners.map(|team| team_name(rules, team)), " "))?;
    }
    if let Some(ranks) = &outcome.ranks {
        writeln!(out, "ranks = {}", by_team(rules, ranks))?;
    }
    if let Some(score) = &outcome.score {
        writeln!(out, "score = {}", by_team(rules, score))?;
    }
    Ok(())
}

fn option_value(key: &str, value: &str) -> String {
    match options::find(key).map(|option| option.kind) {
        Some(Kind::Number { .. }) => value.to_owned(),
        Some(Kind::Name { .. }) | None if matches!(value, "true" | "false") => value.to_owned(),
        Some(Kind::Name { .. }) | None => quoted(value),
    }
}

fn write_proof(out: &mut String, proof: &Proof) -> fmt::Result {
    let Proof { group_id, commitment, secret, contributions, board, draw_order } = proof;
    writeln!(out, "\n[match.proof]\ngroup_id = {}", quoted(group_id.as_str()))?;
    writeln!(out, "commitment = \"{commitment}\"\nsecret = \"{}\"", secret.to_hex())?;
    writeln!(out, "board = {board}\ndraw_order = \"{}\"", draw_order.name())?;
    let entropies =
        contributions.iter().map(|given| format!("{{ giver = {}, entropy = \"{}\" }}", given.giver, given.entropy));
    writeln!(out, "entropies = [{}]", joined(entropies, ", "))
}

fn write_round(out: &mut String, rules: &Rules, round: &Round) -> fmt::Result {
    let Round { thrown_in, opener, lot, hands, boneyard, tokens, ms, notes, end, winner, delta } = round;
    writeln!(out, "\n[[match.hand]]")?;
    if *thrown_in > 0 {
        writeln!(out, "thrown_in = {thrown_in}")?;
    }
    for (key, seat) in [("opener", opener), ("lot", lot)] {
        if let Some(seat) = seat {
            writeln!(out, "{key} = \"{seat}\"")?;
        }
    }
    for seat in Seat::all(rules.seats) {
        writeln!(out, "deal.{seat} = \"{}\"", tiles(hands[seat].iter().copied()))?;
    }
    match boneyard {
        BoneyardOrder::Untold => {}
        BoneyardOrder::Shared(order) => writeln!(out, "yard = \"{}\"", tiles(order.iter().copied()))?,
        BoneyardOrder::PerSeat(orders) => {
            for seat in Seat::all(rules.seats) {
                writeln!(out, "yard.{seat} = \"{}\"", tiles(orders[seat].iter().copied().map(Some)))?;
            }
        }
    }
    writeln!(out, "play = \"\"\"")?;
    let mut line = 0;
    for token in tokens {
        let token = token.to_string();
        let wraps = line > 0 && line + 1 + token.len() > WIDTH;
        match (line, wraps) {
            (0, _) => {}
            (_, true) => out.write_char('\n')?,
            (_, false) => out.write_char(' ')?,
        }
        line = if wraps || line == 0 { token.len() } else { line + 1 + token.len() };
        out.write_str(&token)?;
    }
    writeln!(out, "{}\"\"\"", if tokens.is_empty() { "" } else { "\n" })?;
    if !ms.is_empty() {
        writeln!(out, "ms = [{}]", joined(ms.iter().map(u32::to_string), ", "))?;
    }
    for (number, note) in notes {
        writeln!(out, "note.{number} = {}", quoted(note))?;
    }
    if let Some(end) = end {
        writeln!(out, "end = \"{}\"", end.name())?;
    }
    if let Some(winner) = winner {
        writeln!(out, "winner = \"{}\"", team_name(rules, *winner))?;
    }
    if let Some(delta) = delta {
        writeln!(out, "delta = {}", by_team(rules, delta))?;
    }
    Ok(())
}

/// A row of tiles; several hidden ones in a row are counted.
pub(crate) fn tiles(row: impl Iterator<Item = Option<Tile>>) -> String {
    let row: Vec<Option<Tile>> = row.collect();
    let words = row.chunk_by(|a, b| a.is_none() && b.is_none()).map(|alike| match alike {
        [Some(tile)] => tile.to_string(),
        [_] => "?".to_owned(),
        hidden => format!("{}x ?", hidden.len()),
    });
    joined(words, " ")
}

fn by_team<T: fmt::Display>(rules: &Rules, row: &ByTeam<T>) -> String {
    let entries = Team::all(rules.team_count()).map(|team| format!("{} = {}", team_name(rules, team), row[team]));
    format!("{{ {} }}", joined(entries, ", "))
}

fn joined(words: impl Iterator<Item = String>, between: &str) -> String {
    words.collect::<Vec<_>>().join(between)
}

/// A text as TOML writes it on one line.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            control if control.is_control() => quoted.extend(format!("\\u{:04X}", u32::from(control)).chars()),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
