//! A `[[match]]`: who, where, when, by which rules, and how it ended.

use boneyard_engine::{
    rules::{RULES_VERSION, Rules},
    seat::{ByTeam, MAX_SEATS, Seat, Team},
    variants,
};

use super::{
    chunk::Chunk,
    fault::Fault,
    proof,
    round::tokens,
    tiles,
    value::{Value, beginning, unknown_key},
};
use crate::{
    FORMAT_VERSION, options,
    record::{Header, Outcome, Record, TeamSet, team_name},
    token::{cause_from_name, seat_from_text},
};

/// Keys of a match.
const KEYS: [&str; 24] = [
    "bones",
    "variant",
    "rules",
    "rules_version",
    "set",
    "target",
    "id",
    "event",
    "site",
    "date",
    "clock",
    "rated",
    "viewpoint",
    "seats",
    "teams",
    "seat_draw",
    "before",
    "ended",
    "result",
    "ranks",
    "score",
    "options",
    "proof",
    "hand",
];

/// Bytes of the longest name of an option or a value that is looked up.
const MAX_NAME_BYTES: usize = 100;

/// What is found in a match, before it is understood.
#[derive(Default)]
struct Found<'d, 'i> {
    bones: Option<Value<'d, 'i>>,
    variant: Option<Value<'d, 'i>>,
    rules_version: Option<Value<'d, 'i>>,
    set: Option<Value<'d, 'i>>,
    target: Option<Value<'d, 'i>>,
    seats: Option<Value<'d, 'i>>,
    teams: Option<Value<'d, 'i>>,
    seat_draw: Option<Value<'d, 'i>>,
    before: Option<Value<'d, 'i>>,
    ended: Option<Value<'d, 'i>>,
    result: Option<Value<'d, 'i>>,
    ranks: Option<Value<'d, 'i>>,
    score: Option<Value<'d, 'i>>,
    options: Option<Value<'d, 'i>>,
    proof: Option<Value<'d, 'i>>,
    hands: Option<Value<'d, 'i>>,
}

/// Reads all of a match but its rounds, whose value is handed back.
pub(super) fn read<'d, 'i>(chunk: &'d Chunk, table: Value<'d, 'i>) -> Result<(Record, Option<Value<'d, 'i>>), Fault> {
    let mut found = Found::default();
    let mut header = Header::default();
    for entry in table.table()? {
        let value = Value::new(chunk, entry);
        match value.key {
            "bones" => found.bones = Some(value),
            "variant" | "rules" if found.variant.is_some() => {
                return Err(value.fault("the variant is said twice; `rules` is its older name"));
            }
            "variant" | "rules" => found.variant = Some(value),
            "rules_version" => found.rules_version = Some(value),
            "set" => found.set = Some(value),
            "target" => found.target = Some(value),
            "id" => header.id = Some(value.text()?.to_owned()),
            "event" => header.event = Some(value.text()?.to_owned()),
            "site" => header.site = Some(value.text()?.to_owned()),
            "date" => header.date = Some(date(&value)?),
            "clock" => header.clock = Some(value.text()?.to_owned()),
            "rated" => header.rated = Some(value.boolean()?),
            "viewpoint" => header.viewpoint = Some(seat_value(&value)?),
            "seats" => found.seats = Some(value),
            "teams" => found.teams = Some(value),
            "seat_draw" => found.seat_draw = Some(value),
            "before" => found.before = Some(value),
            "ended" => found.ended = Some(value),
            "result" => found.result = Some(value),
            "ranks" => found.ranks = Some(value),
            "score" => found.score = Some(value),
            "options" => found.options = Some(value),
            "proof" => found.proof = Some(value),
            "hand" => found.hands = Some(value),
            _ => return Err(unknown_key(chunk, entry.0, "a match", &KEYS)),
        }
    }
    let missing = |key: &str| table.fault(format!("it lacks the key `{key}`"));
    let bones = found.bones.ok_or_else(|| missing("bones"))?;
    let format = bones.number()?;
    if format != i64::from(FORMAT_VERSION) {
        return Err(bones.fault(format!("this is format {format}; this version reads format {FORMAT_VERSION}")));
    }
    header.players = players(&found.seats.ok_or_else(|| missing("seats"))?)?;
    let rules = rules(&found, found.variant.ok_or_else(|| missing("variant"))?, header.players.len())?;
    if let Some(seat) = header.viewpoint.filter(|seat| seat.index() >= usize::from(rules.seats)) {
        return Err(table.fault(format!("`viewpoint`: this table has no seat {seat}")));
    }
    let mut record = Record::new(header, rules);
    if let Some(value) = found.rules_version {
        record.rules_version = rules_version(&value)?;
    }
    if let Some(value) = found.teams {
        check_teams(&value, &rules)?;
    }
    if let Some(value) = found.seat_draw {
        record.seat_draw = tiles::open_row(&value)?;
        if record.seat_draw.len() != usize::from(rules.seats) {
            return Err(value.fault(format!("{} chairs draw a tile each", rules.seats)));
        }
    }
    if let Some(value) = found.before {
        record.before = tokens(&value, &rules)?.into_iter().map(|(token, _)| token).collect();
    }
    record.outcome = outcome(&found, &rules)?;
    if let Some(value) = found.proof {
        record.proof = Some(proof::read(&value)?);
    }
    Ok((record, found.hands))
}

fn date(value: &Value<'_, '_>) -> Result<crate::Datetime, Fault> {
    match (value.raw.get_ref().as_datetime(), value.raw.get_ref().as_str()) {
        (Some(date), _) => Ok(*date),
        (None, Some(text)) => {
            text.parse().map_err(|_| value.fault("a date is written 2026-11-29 or 2026-11-29T19:30:00Z"))
        }
        (None, None) => Err(value.fault("here must be a date, such as 2026-11-29T19:30:00Z")),
    }
}

fn players(value: &Value<'_, '_>) -> Result<Vec<String>, Fault> {
    let mut names = vec![None; MAX_SEATS];
    for entry in value.entries()? {
        let seat = seat_from_text(entry.key)
            .ok_or_else(|| entry.fault(format!("a table has 2 to {MAX_SEATS} seats, named A to N")))?;
        names[seat.index()] = Some(entry.text()?.to_owned());
    }
    let count = names.iter().flatten().count();
    let players: Vec<String> = names.into_iter().map_while(|name| name).collect();
    if players.len() != count || count < 2 {
        return Err(value.fault(format!("a table has 2 to {MAX_SEATS} seats, named A, B, C and so on, none left out")));
    }
    Ok(players)
}

fn rules(found: &Found<'_, '_>, variant_value: Value<'_, '_>, seats: usize) -> Result<Rules, Fault> {
    let key = variant_value.text()?;
    let variant = variants::find(if key == "whist" { "domino_whist" } else { key }).ok_or_else(|| {
        let known: Vec<_> = variants::ALL.iter().map(|variant| variant.key).collect();
        variant_value.fault(format!("there is no variant `{}`; there are {}", beginning(key), known.join(", ")))
    })?;
    let mut pairs: Vec<(&str, String)> = Vec::new();
    let mut values: Vec<Value<'_, '_>> = Vec::new();
    if let Some(value) = found.options {
        for entry in value.entries()? {
            if entry.key == "seats" && entry.number()? != i64::try_from(seats).unwrap_or_default() {
                return Err(entry.fault(format!("{seats} seats are named")));
            }
            if entry.key.len() > MAX_NAME_BYTES {
                return Err(entry.fault("no option has a name that long"));
            }
            pairs.push((entry.key, option_text(&entry)?));
            values.push(entry);
        }
    }
    for (key, value) in [("max_pip", found.set), ("target", found.target)] {
        let Some(value) = value else { continue };
        if pairs.iter().any(|(known, _)| *known == key) {
            return Err(value.fault(format!("the option `{key}` says it already")));
        }
        pairs.push((key, value.number()?.to_string()));
        values.push(value);
    }
    options::rules(variant, u8::try_from(seats).unwrap_or(u8::MAX), &pairs).map_err(|refused| {
        let about = pairs.iter().position(|(key, _)| *key == refused.option).and_then(|place| values.get(place));
        about.or(found.seats.as_ref()).unwrap_or(&variant_value).fault(&refused)
    })
}

fn option_text(value: &Value<'_, '_>) -> Result<String, Fault> {
    let raw = value.raw.get_ref();
    match (raw.as_str(), raw.as_bool()) {
        (Some(text), _) if text.len() <= MAX_NAME_BYTES => Ok(text.to_owned()),
        (Some(_), _) => Err(value.fault("no value has a name that long")),
        (None, Some(flag)) => Ok(flag.to_string()),
        (None, None) => value.number().map(|number| number.to_string()),
    }
}

fn rules_version(value: &Value<'_, '_>) -> Result<u32, Fault> {
    let version = value.number()?;
    u32::try_from(version).ok().filter(|version| (1..=RULES_VERSION).contains(version)).ok_or_else(|| {
        value.fault(format!(
            "this match was judged by version {version} of the rules; this program has version {RULES_VERSION}"
        ))
    })
}

fn check_teams(value: &Value<'_, '_>, rules: &Rules) -> Result<(), Fault> {
    let expected: Vec<String> = Team::all(rules.team_count()).map(|team| team_name(rules, team)).collect();
    let said: Vec<&str> = value.items()?.map(|item| item.text()).collect::<Result<_, _>>()?;
    if said != expected {
        return Err(value.fault(format!("by these rules the teams are {}", expected.join(", "))));
    }
    Ok(())
}

/// The team of this name.
pub(super) fn team(value: &Value<'_, '_>, rules: &Rules, name: &str) -> Result<Team, Fault> {
    Team::all(rules.team_count()).find(|&team| team_name(rules, team) == name).ok_or_else(|| {
        let teams: Vec<_> = Team::all(rules.team_count()).map(|team| team_name(rules, team)).collect();
        value.fault(format!("there is no team `{}`; there are {}", beginning(name), teams.join(", ")))
    })
}

/// A number for each team.
pub(super) fn by_team<T>(value: &Value<'_, '_>, rules: &Rules) -> Result<ByTeam<T>, Fault>
where
    T: TryFrom<i64> + Default,
{
    let mut row = ByTeam(std::array::from_fn(|_| T::default()));
    let mut said = TeamSet::default();
    for entry in value.entries()? {
        let team = team(&entry, rules, entry.key)?;
        row[team] = entry.small()?;
        said.insert(team);
    }
    match Team::all(rules.team_count()).find(|&team| !said.contains(team)) {
        Some(missing) => Err(value.fault(format!("team {} is missing", team_name(rules, missing)))),
        None => Ok(row),
    }
}

pub(super) fn seat_value(value: &Value<'_, '_>) -> Result<Seat, Fault> {
    seat_from_text(value.text()?).ok_or_else(|| value.fault("a seat is a letter, A to N"))
}

fn outcome(found: &Found<'_, '_>, rules: &Rules) -> Result<Outcome, Fault> {
    let mut outcome = Outcome::default();
    if let Some(value) = found.ended {
        outcome.ended = Some(cause_from_name(value.text()?).ok_or_else(|| {
            value.fault(
                "a match ends by completed, resignation, timeout, illegal_moves, disconnect, no_show, flood or adjudication",
            )
        })?);
    }
    if let Some(value) = found.result {
        let mut winners = TeamSet::default();
        for (_, name) in value.words()? {
            winners.insert(team(&value, rules, name)?);
        }
        if winners.is_empty() {
            return Err(value.fault("it names no team; a match without a winner has no `result`"));
        }
        outcome.winners = Some(winners);
    }
    if let Some(value) = found.ranks {
        outcome.ranks = Some(by_team(&value, rules)?);
    }
    if let Some(value) = found.score {
        outcome.score = Some(by_team(&value, rules)?);
    }
    Ok(outcome)
}
