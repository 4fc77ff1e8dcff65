//! Messages → what the domain understands. The only source of "invalid argument": everything behind
//! this file may rely on what it has checked.

use std::collections::BTreeMap;

use boneyard_bots::HouseBot;
use boneyard_engine::{
    layout::End,
    rules::Rules,
    seat::{ByTeam, Seat},
    table::{EndCause, ForfeitPolicy, Move},
    tile::{MAX_PIP, Tile},
    variants,
};
use boneyard_proto::v1::{self, ErrorReason};
use boneyard_record::deal::Entropy;

use super::status::{Failure, quoted};
use crate::{
    hosting::{Chair, Lifecycle, TimeControl, TimeoutPolicy},
    ids::{PlayerId, TableId},
    lobby::{Scope, Scopes},
};

type Decoded<T> = Result<T, Failure>;

/// A number between two bounds.
pub fn ranged<T: TryFrom<i32>>(number: i32, field: &str, least: i32, most: i32) -> Decoded<T> {
    if (least..=most).contains(&number)
        && let Ok(number) = T::try_from(number)
    {
        return Ok(number);
    }
    Err(Failure::field(field, format!("{number} is out of range, {least} to {most} would do")))
}

/// Text of at most so many bytes.
pub fn short(text: String, field: &str, most: usize) -> Decoded<String> {
    if text.len() > most {
        return Err(Failure::field(field, format!("{} bytes are too many, {most} would do", text.len())));
    }
    Ok(text)
}

/// A member that must be there.
pub fn required<T>(member: Option<T>, field: &str) -> Decoded<T> {
    member.ok_or_else(|| Failure::field(field, "it is missing"))
}

/// A table's id.
pub fn table_id(text: &str) -> Decoded<TableId> {
    match TableId::parse(text) {
        Some(id) => Ok(id),
        None if text.is_empty() => Err(Failure::field("table_id", "it is missing")),
        // Not one of ours: for the caller there is no such table.
        None => Err(Failure::no_table(text)),
    }
}

/// A player's id.
pub fn player_id(text: &str, field: &str) -> Decoded<PlayerId> {
    PlayerId::parse(text)
        .ok_or_else(|| Failure::field(field, format!("{} is no player id, one begins with `ply_`", quoted(text))))
}

/// A decision's number.
pub fn turn(number: i32) -> Decoded<u32> {
    ranged(number, "turn", 1, i32::MAX)
}

/// A seat's number; 0 is none.
pub fn optional_seat(number: i32, field: &str) -> Decoded<Option<Seat>> {
    let number: u32 = ranged(number, field, 0, 14)?;
    Ok(Seat::from_number(number))
}

/// Why a seat is given up by who sits there.
pub fn given_up(reason: i32) -> Decoded<EndCause> {
    use v1::EndReason as R;
    match R::try_from(reason) {
        Ok(R::Unspecified | R::Resignation) => Ok(EndCause::Resignation),
        Ok(R::Timeout) => Ok(EndCause::Timeout),
        Ok(R::IllegalMoves) => Ok(EndCause::IllegalMoves),
        Ok(R::Disconnect) => Ok(EndCause::Disconnect),
        Ok(R::Flood) => Ok(EndCause::Flood),
        Ok(R::Completed | R::NoShow | R::Adjudication) | Err(_) => Err(Failure::field(
            "reason",
            format!("{reason} is none of RESIGNATION, TIMEOUT, ILLEGAL_MOVES, DISCONNECT and FLOOD"),
        )),
    }
}

/// What a player adds to the deals; no bytes are nothing.
pub fn entropy(bytes: &[u8]) -> Decoded<Option<Entropy>> {
    if bytes.is_empty() {
        return Ok(None);
    }
    let read = Entropy::new(bytes).map(Some);
    read.map_err(|_| Failure::field("entropy", format!("{} bytes; possible: 1 to 64, or none", bytes.len())))
}

/// A chair's number; 0 is none.
pub fn optional_chair(number: i32) -> Decoded<Option<Chair>> {
    let chair: Chair = ranged(number, "chair", 0, 14)?;
    Ok((chair > 0).then_some(chair))
}

/// A sequence; 0 is the beginning.
pub fn sequence(number: i32, field: &str) -> Decoded<u32> {
    ranged(number, field, 0, i32::MAX)
}

/// How many rows a page has.
pub fn page_size(number: i32, usual: usize, most: usize) -> Decoded<usize> {
    let number: u32 = ranged(number, "page_size", 0, i32::MAX)?;
    Ok(match number as usize {
        0 => usual,
        wanted => wanted.min(most),
    })
}

/// A request id: empty, or a UUID.
pub fn request_id(text: &str) -> Decoded<&str> {
    let dashes = [8, 13, 18, 23];
    let uuid = text.len() == 36
        && text.bytes().enumerate().all(
            |(at, byte)| {
                if dashes.contains(&at) { byte == b'-' } else { byte.is_ascii_hexdigit() }
            },
        );
    if text.is_empty() || uuid {
        return Ok(text);
    }
    Err(Failure::field("request_id", "a UUID of 36 characters would do, or nothing"))
}

fn tile(tile: Option<&v1::Tile>, field: &str) -> Decoded<Tile> {
    let tile = tile.ok_or_else(|| Failure::field(field, "it is missing"))?;
    let high = ranged::<u8>(tile.high, &format!("{field}.high"), 0, MAX_PIP.into())?;
    let low = ranged::<u8>(tile.low, &format!("{field}.low"), 0, MAX_PIP.into())?;
    // Halves have no order, so 4-6 is read as 6-4.
    Tile::new(high, low).ok_or_else(|| Failure::field(field, "there is no such tile"))
}

/// A move. What a set or a layout does not have is for the rules to refuse; what could be in none is
/// malformed.
pub fn chosen(chosen: Option<v1::Move>) -> Decoded<Move> {
    use v1::r#move::Action;
    let action = chosen
        .and_then(|chosen| chosen.action)
        .ok_or_else(|| Failure::field("answer.choice", "it is missing: send back the `choice` of a legal move"))?;
    Ok(match action {
        Action::Place(place) => Move::Place {
            tile: tile(place.tile.as_ref(), "answer.choice.place.tile")?,
            end: end(place.end_id)?,
            announce: place.announce,
            declared: match place.declared_points {
                None => 0,
                Some(points) => ranged(points, "answer.choice.place.declared_points", 0, u16::MAX.into())?,
            },
        },
        Action::Draw(v1::DrawTile {}) => Move::Draw,
        Action::PassTurn(v1::PassTurn {}) => Move::Pass,
        Action::Decline(v1::Decline {}) => Move::Decline,
        Action::Claim(claim) => Move::Claim {
            turn: ranged(claim.turn, "answer.choice.claim.turn", 1, i32::MAX)?,
            points: ranged(claim.points, "answer.choice.claim.points", 0, u16::MAX.into())?,
        },
        Action::Challenge(challenge) => Move::Challenge { seat: seat(challenge.seat, "answer.choice.challenge.seat")? },
        Action::ChooseOpener(opener) => {
            Move::ChooseOpener { seat: seat(opener.seat, "answer.choice.choose_opener.seat")? }
        }
    })
}

/// An end. Numbers above the last possible arm are read as that: the layout has no such end, and the
/// rules say so.
fn end(number: i32) -> Decoded<End> {
    let number: u32 = ranged(number, "answer.choice.place.end_id", 1, i32::MAX)?;
    let last = u32::try_from(boneyard_engine::layout::MAX_ARMS + 1).unwrap_or(u32::MAX);
    End::from_number(number.min(last))
        .ok_or_else(|| Failure::field("answer.choice.place.end_id", "there is no such end"))
}

fn seat(number: i32, field: &str) -> Decoded<Seat> {
    optional_seat(number, field)?.ok_or_else(|| Failure::field(field, "it is missing: seats count from 1"))
}

/// Rules for a table whose request names so many chairs.
pub fn rules(spec: Option<v1::VariantSpec>, chairs: usize) -> Decoded<Rules> {
    let spec = required(spec, "table.variant")?;
    let variant = variants::find(&spec.variant).ok_or_else(|| {
        let known: Vec<_> = variants::ALL.iter().map(|variant| variant.key).collect();
        Failure::new(
            ErrorReason::VariantUnknown,
            format!("there is no variant {}; there are {}", quoted(&spec.variant), known.join(", ")),
        )
        .with("variant", &spec.variant)
    })?;
    if spec.options.len() > 64 {
        return Err(Failure::field("table.variant.options", "more than 64 options"));
    }
    if let Some((key, _)) = spec.options.iter().find(|(key, value)| key.len() > 32 || value.len() > 256) {
        let problem = format!("{}: keys have at most 32 bytes, values at most 256", quoted(key));
        return Err(Failure::field("table.variant.options", problem));
    }
    let mut options: BTreeMap<String, String> = spec.options.into_iter().collect();
    if !options.contains_key("seats") {
        let named = u8::try_from(chairs).unwrap_or(u8::MAX);
        if (variant.seats.0..=variant.seats.1).contains(&named) {
            options.insert("seats".to_owned(), named.to_string());
        }
    }
    Ok(variant.with(options.iter().map(|(key, value)| (key.as_str(), value.as_str())))?)
}

/// Clocks and limits: what is unset has the server's default.
pub fn time_control(control: Option<v1::TimeControl>) -> Decoded<TimeControl> {
    const DAY: i32 = 86_400_000;
    let usual = TimeControl::default();
    let Some(control) = control else { return Ok(usual) };
    let clock = TimeControl {
        unlimited: control.unlimited,
        initial_ms: ranged(control.initial_ms, "time_control.initial_ms", 0, DAY)?,
        increment_ms: ranged(control.increment_ms, "time_control.increment_ms", 0, DAY / 24)?,
        move_limit_ms: match control.move_limit_ms {
            0 => 0,
            limit => ranged(limit, "time_control.move_limit_ms", 100, DAY)?,
        },
        free_ms: ranged(control.free_ms, "time_control.free_ms", 0, 10_000)?,
        on_timeout: match v1::TimeoutPolicy::try_from(control.on_timeout) {
            Ok(v1::TimeoutPolicy::Unspecified) => usual.on_timeout,
            Ok(v1::TimeoutPolicy::Forfeit) => TimeoutPolicy::Forfeit,
            Ok(v1::TimeoutPolicy::PlayFirstLegal) => TimeoutPolicy::PlayFirstLegal,
            Err(_) => return Err(Failure::field("time_control.on_timeout", "unknown value")),
        },
        timeout_limit: match ranged(control.timeout_limit, "time_control.timeout_limit", 0, 100)? {
            0 => usual.timeout_limit,
            limit => limit,
        },
        illegal_limit: match ranged(control.illegal_limit, "time_control.illegal_limit", 0, 100)? {
            0 => usual.illegal_limit,
            limit => limit,
        },
        disconnect_grace_ms: match control.disconnect_grace_ms {
            0 => 0,
            grace => ranged(grace, "time_control.disconnect_grace_ms", 1_000, DAY)?,
        },
        on_forfeit: match v1::ForfeitPolicy::try_from(control.on_forfeit) {
            Ok(v1::ForfeitPolicy::Unspecified) => usual.on_forfeit,
            Ok(v1::ForfeitPolicy::Substitute) => ForfeitPolicy::Substitute,
            Ok(v1::ForfeitPolicy::EndMatch) => ForfeitPolicy::EndMatch,
            Err(_) => return Err(Failure::field("time_control.on_forfeit", "unknown value")),
        },
    };
    // An increment comes only after an answer.
    if !clock.unlimited && clock.initial_ms == 0 && clock.free_ms == 0 {
        return Err(Failure::field(
            "time_control.initial_ms",
            "no time for the first decision: give a bank or free time, or set `unlimited`",
        ));
    }
    Ok(clock)
}

/// Labels.
pub fn labels(labels: impl IntoIterator<Item = (String, String)>) -> Decoded<BTreeMap<String, String>> {
    let labels: BTreeMap<String, String> = labels.into_iter().collect();
    if labels.len() > 16 {
        return Err(Failure::field("labels", format!("{} labels are too many, 16 would do", labels.len())));
    }
    for (key, value) in &labels {
        if key.is_empty() || key.len() > 63 || value.len() > 256 {
            let problem = format!("{}: keys have 1 to 63 bytes, values at most 256", quoted(key));
            return Err(Failure::field("labels", problem));
        }
    }
    Ok(labels)
}

/// A house bot and its seed; 0 lets the server choose.
pub fn house_bot(spec: Option<v1::HouseBotSpec>) -> Decoded<(String, u64)> {
    let spec = required(spec, "house_bot")?;
    let Some(bot) = HouseBot::find(&spec.house_bot) else {
        let known: Vec<_> = HouseBot::ALL.iter().map(|bot| bot.name).collect();
        return Err(Failure::field(
            "house_bot",
            format!("there is no {}; there are {}", quoted(&spec.house_bot), known.join(", ")),
        ));
    };
    let _playouts: u32 = ranged(spec.playouts, "house_bot.playouts", 0, 1_000_000)?;
    Ok((bot.name.to_owned(), ranged(spec.seed, "house_bot.seed", 0, i32::MAX)?))
}

/// States by which a list is filtered.
pub fn states(states: &[i32]) -> Decoded<Vec<Lifecycle>> {
    if states.is_empty() {
        return Ok(vec![Lifecycle::Waiting, Lifecycle::Active]);
    }
    let state = |&state: &i32| match v1::TableState::try_from(state) {
        Ok(v1::TableState::Waiting) => Ok(Lifecycle::Waiting),
        Ok(v1::TableState::Active) => Ok(Lifecycle::Active),
        Ok(v1::TableState::Paused) => Ok(Lifecycle::Paused),
        Ok(v1::TableState::Finished) => Ok(Lifecycle::Finished),
        Ok(v1::TableState::Aborted) => Ok(Lifecycle::Aborted),
        Ok(v1::TableState::Unspecified) | Err(_) => Err(Failure::field("states", format!("{state} is no state"))),
    };
    states.iter().map(state).collect()
}

/// Ranks of teams.
pub fn ranks(ranks: &[i32]) -> Decoded<ByTeam<u8>> {
    let mut row = ByTeam::default();
    for (index, &rank) in ranks.iter().enumerate() {
        let place = row.0.get_mut(index).ok_or_else(|| Failure::field("team_ranks", "more ranks than teams can be"))?;
        *place = ranged(rank, "team_ranks", 1, 14)?;
    }
    Ok(row)
}

/// Scopes of a token.
pub fn scopes(scopes: &[i32]) -> Decoded<Scopes> {
    let scope = |&scope: &i32| match v1::Scope::try_from(scope) {
        Ok(v1::Scope::Watch) => Ok(Scope::Watch),
        Ok(v1::Scope::Play) => Ok(Scope::Play),
        Ok(v1::Scope::Direct) => Ok(Scope::Direct),
        Ok(v1::Scope::Admin) => Ok(Scope::Admin),
        Ok(v1::Scope::Unspecified) | Err(_) => Err(Failure::field("scopes", format!("{scope} is no scope"))),
    };
    scopes.iter().map(scope).collect()
}

/// A name to show: 1 to 32 characters, none of which moves the cursor.
pub fn display_name(name: &str) -> Decoded<String> {
    let name = name.trim();
    let count = name.chars().count();
    if !(1..=32).contains(&count) || name.chars().any(char::is_control) {
        return Err(Failure::field("display_name", format!("{count} characters: 1 to 32 printable ones would do")));
    }
    Ok(name.to_owned())
}
