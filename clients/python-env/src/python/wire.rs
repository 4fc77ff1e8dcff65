//! A server's view, as the Python client gets it, to the numbers of an observation. It takes the messages as
//! objects with attributes, so nothing here depends on the contract's code; what they mean is said in
//! `proto/boneyard/v1/types.proto`.

use std::collections::HashMap;

use boneyard_engine::{
    layout::{Arm, ArmKind, Arms, End, Owner, Waiting},
    position::{Asked, DecisionKind},
    rules::{Rules, trains::Doubles, trains::Family},
    seat::{BySeat, ByTeam, Seat, SeatSet, Team},
    table::Move,
    tile::{PipSet, Tile},
    variants,
};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::{prelude::*, types::PyDict};

use super::refused;
use crate::{
    facts::Facts,
    memory::{Memory, TOKENS, Token},
    observation::{self, Form, TOKEN},
};

/// A tile of the contract.
#[derive(FromPyObject, Clone, Copy)]
struct WireTile {
    high: u8,
    low: u8,
}

/// Public facts about a seat.
#[derive(FromPyObject)]
struct WireSeat {
    hand_count: u8,
    announced: bool,
    skips_next: bool,
}

/// A tile of the layout.
#[derive(FromPyObject)]
struct WirePlaced {
    tile: WireTile,
    outer_pips: u8,
}

/// An arm of the layout.
#[derive(FromPyObject)]
struct WireArm {
    arm_id: u32,
    kind: u32,
    owner_seat: u32,
    root: WireTile,
    tiles: Vec<WirePlaced>,
    open_to_seats: Vec<u32>,
    marked: bool,
}

/// A double that waits has its place in the row of those that do.
#[derive(FromPyObject)]
struct WireOpenEnd {
    end_id: u32,
    cover_order: u32,
}

/// Numbers of `EndKind` and `DecisionKind` in the contract.
mod kinds {
    pub(super) const SPINNER: u32 = 3;
    pub(super) const TRAIN: u32 = 4;
    pub(super) const COMMON_TRAIN: u32 = 5;
}

/// Observation, mask, tokens or None, and the number of each move: what a policy is asked with.
type Read<'py> = (Bound<'py, PyArray1<f32>>, Bound<'py, PyArray1<i8>>, Option<Bound<'py, PyArray2<i16>>>, Vec<u16>);

/// Reads a `SeatView` and its `LegalMove`s.
#[pyfunction]
pub(super) fn read_view<'py>(
    py: Python<'py>,
    view: &Bound<'py, PyAny>,
    moves: &Bound<'py, PyAny>,
    history: bool,
) -> PyResult<Read<'py>> {
    let table = view.getattr("table")?;
    let rules = rules(&table.getattr("rules")?)?;
    let form = Form::new(&rules);
    let actions = form.actions;
    let viewer = seat(get(view, "seat")?)?;
    let statuses: Vec<WireSeat> = get(&table, "seats")?;
    let with = |has: fn(&WireSeat) -> bool| {
        Seat::all(rules.seats)
            .zip(&statuses)
            .filter(|(_, status)| has(status))
            .map(|(seat, _)| seat)
            .collect::<SeatSet>()
    };
    let scores: Vec<i32> = get(&table, "team_scores")?;
    let memory = memory(&table.getattr("history")?)?;
    let arms: Arms = get::<Vec<WireArm>>(&table, "arms")?.iter().map(arm).collect::<PyResult<_>>()?;
    let waiting = waiting(get(&table, "open_ends")?, &rules)?;
    let facts = Facts {
        rules: &rules,
        seat: viewer,
        hand: get::<Vec<WireTile>>(view, "hand")?.into_iter().map(tile).collect::<PyResult<_>>()?,
        hand_counts: BySeat::from_fn(rules.seats, |seat| {
            statuses.get(seat.index()).map_or(0, |status| status.hand_count)
        }),
        boneyard: get(&table, "boneyard_count")?,
        arms: &arms,
        waiting: &waiting,
        asked: asked(&table)?,
        round: get(&table, "round")?,
        engine: engine(&table, &rules)?,
        scores: ByTeam::from_fn(rules.team_count(), |team: Team| scores.get(team.index()).copied().unwrap_or_default()),
        announced: with(|status| status.announced),
        skips: with(|status| status.skips_next),
        memory: &memory,
    };
    let row = PyArray1::zeros(py, observation::size(&rules, &actions), false);
    observation::write(&facts, &form, row.readwrite().as_slice_mut()?);
    let numbers = moves
        .try_iter()?
        .map(|legal| Ok(actions.number(viewer, action(&legal?.getattr("choice")?)?)))
        .collect::<PyResult<Vec<_>>>()?;
    let mask = PyArray1::zeros(py, actions.count(), false);
    for &number in &numbers {
        if let Some(legal) = mask.readwrite().as_slice_mut()?.get_mut(usize::from(number)) {
            *legal = 1;
        }
    }
    let tokens = history.then(|| PyArray2::zeros(py, (TOKENS, TOKEN), false));
    if let Some(tokens) = &tokens {
        observation::write_history(&facts, &actions, tokens.readwrite().as_slice_mut()?);
    }
    Ok((row, mask, tokens, numbers))
}

fn get<'py, T: FromPyObjectOwned<'py>>(object: &Bound<'py, PyAny>, name: &str) -> PyResult<T> {
    object.getattr(name)?.extract().map_err(Into::into)
}

fn rules(rules: &Bound<'_, PyAny>) -> PyResult<Rules> {
    let name: String = get(rules, "variant")?;
    let variant = variants::find(&name).ok_or_else(|| refused(format!("no variant `{name}` is known")))?;
    let options = PyDict::new(rules.py());
    options.call_method1("update", (rules.getattr("options")?,))?;
    let options: HashMap<String, String> = options.extract()?;
    variant.restore(options.iter().map(|(key, value)| (key.as_str(), value.as_str()))).map_err(refused)
}

fn asked(table: &Bound<'_, PyAny>) -> PyResult<Option<Asked>> {
    let number: u32 = get(table, "seat_to_act")?;
    if number == 0 {
        return Ok(None);
    }
    let kind = match get::<u32>(table, "decision_kind")? {
        1 => DecisionKind::Turn,
        2 => DecisionKind::Cover,
        3 => DecisionKind::Slosh,
        // Who was silent is not part of an observation.
        4 => DecisionKind::Challenge { silent: Seat::default() },
        5 => DecisionKind::Claim,
        7 => DecisionKind::ExtraTile,
        8 => DecisionKind::SecondDouble,
        9 => DecisionKind::ThirdTile,
        10 => DecisionKind::ChainTile,
        11 => DecisionKind::LongTrain,
        other => return Err(refused(format!("no decision of kind {other} is known"))),
    };
    Ok(Some(Asked { turn: get(table, "turn")?, seat: seat(number)?, kind }))
}

fn engine(table: &Bound<'_, PyAny>, rules: &Rules) -> PyResult<Option<Tile>> {
    let there: bool = table.call_method1("HasField", ("engine_tile",))?.extract()?;
    if !there || rules.family == Family::Line {
        return Ok(None);
    }
    tile(get(table, "engine_tile")?).map(Some)
}

/// The row of doubles that wait, first laid first; the wire tells in which order they are served.
fn waiting(mut ends: Vec<WireOpenEnd>, rules: &Rules) -> PyResult<Waiting> {
    ends.retain(|open| open.cover_order > 0);
    ends.sort_by_key(|open| open.cover_order);
    if rules.trains.doubles == Doubles::ChainLifo {
        ends.reverse();
    }
    ends.iter().map(|open| end(open.end_id)).collect()
}

fn arm(wire: &WireArm) -> PyResult<Arm> {
    let root = tile(wire.root)?;
    let last = wire.tiles.last().map(|placed| Ok::<_, PyErr>((tile(placed.tile)?, placed.outer_pips))).transpose()?;
    let bare = if wire.arm_id == End::RIGHT.number() { root.low() } else { root.high() };
    let kind = match wire.kind {
        kinds::SPINNER => ArmKind::Spinner,
        kinds::TRAIN => ArmKind::Train,
        kinds::COMMON_TRAIN => ArmKind::CommonTrain,
        _ => ArmKind::Line,
    };
    let owner = match (kind, wire.owner_seat) {
        (ArmKind::CommonTrain, 0) => Owner::Everybody,
        (_, 0) => Owner::Nobody,
        (_, number) => Owner::Seat(seat(number)?),
    };
    Ok(Arm {
        kind,
        owner,
        outer: last.map_or(bare, |(_, outer)| outer),
        outer_double: last.is_some_and(|(tile, _)| tile.is_double()),
        started: last.is_some(),
        marked: wire.marked,
        root: (root.high(), root.low()),
        open_to: wire.open_to_seats.iter().map(|&number| seat(number)).collect::<PyResult<_>>()?,
    })
}

fn memory(history: &Bound<'_, PyAny>) -> PyResult<Memory> {
    let mut memory = Memory::default();
    for done in history.try_iter()? {
        let done = done?;
        let token = Token {
            seat: seat(get(&done, "seat")?)?,
            action: action(&done.getattr("action")?)?,
            drawn: get(&done, "drawn_count")?,
            points: get(&done, "points")?,
        };
        let lacked: PipSet = get::<Vec<u8>>(&done, "lacked_pips")?.into_iter().collect();
        memory.take(token, lacked, true);
    }
    Ok(memory)
}

fn action(choice: &Bound<'_, PyAny>) -> PyResult<Move> {
    let kind: Option<String> = choice.call_method1("WhichOneof", ("action",))?.extract()?;
    let of = |name: &str| choice.getattr(name);
    Ok(match kind.as_deref() {
        Some("place") => {
            let place = of("place")?;
            Move::Place {
                tile: tile(get(&place, "tile")?)?,
                end: end(get(&place, "end_id")?)?,
                announce: get(&place, "announce")?,
                declared: get(&place, "declared_points")?,
            }
        }
        Some("draw") => Move::Draw,
        Some("pass_turn") => Move::Pass,
        Some("decline") => Move::Decline,
        Some("claim") => Move::Claim { turn: get(&of("claim")?, "turn")?, points: get(&of("claim")?, "points")? },
        Some("challenge") => Move::Challenge { seat: seat(get(&of("challenge")?, "seat")?)? },
        other => return Err(refused(format!("no action {other:?} is known"))),
    })
}

fn tile(wire: WireTile) -> PyResult<Tile> {
    Tile::new(wire.high, wire.low).ok_or_else(|| refused(format!("there is no tile {}-{}", wire.high, wire.low)))
}

fn end(number: u32) -> PyResult<End> {
    End::from_number(number).ok_or_else(|| refused(format!("there is no end {number}")))
}

fn seat(number: u32) -> PyResult<Seat> {
    Seat::from_number(number).ok_or_else(|| refused(format!("there is no seat {number}")))
}
