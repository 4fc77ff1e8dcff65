//! Facts of the game, stored. Numbers are checked on the way in: a stored step is either read whole
//! or named as unreadable.

use boneyard_engine::{
    layout::{End, MAX_WAITING, NewArms},
    position::{Asked, Boneyard, DecisionKind, Opener},
    rules::Rules,
    seat::{BySeat, ByTeam, Seat, SeatSet, Team},
    table::{Deal, EndCause, Event, MatchResult, RedealCause, RoundResult, Source, Tile0},
    tile::{PipSet, Tile, TileSet},
};
use boneyard_proto::storage_v1::{self as stored, table_event::Event as Stored};

use super::Unreadable;

/// A game event as it is stored.
pub(super) fn encode(rules: &Rules, event: &Event) -> Stored {
    match event {
        Event::SeatsDrawn { tiles, seat_of_chair } => Stored::SeatsDrawn(stored::SeatsDrawn {
            tiles: seats(rules).map(|chair| tile_number(tiles[chair].0)).collect(),
            seat_of_chair: seats(rules).map(|chair| seat_of_chair[chair].number()).collect(),
        }),
        Event::MatchStarted { opener } => {
            Stored::MatchStarted(stored::MatchStarted { opener: Some(encode_opener(*opener)) })
        }
        Event::RoundDealt(deal) => Stored::RoundDealt(stored::RoundDealt {
            round: deal.round.into(),
            opener: deal.opener.number(),
            must_lead: deal.must_lead.map_or(0, tile_number),
            hands: seats(rules).map(|seat| tiles(deal.hands[seat].iter())).collect(),
            boneyard: Some(tiles(deal.boneyard.tiles().iter().copied())),
            engine: deal.engine.map_or(0, tile_number),
            own_orders: deal.own_orders.iter().flat_map(|orders| row_of_tiles(rules, orders)).collect(),
        }),
        Event::TurnAsked(asked) => Stored::Asked(stored::Asked {
            turn: asked.turn,
            seat: asked.seat.number(),
            kind: encode_kind(asked.kind).into(),
            silent: match asked.kind {
                DecisionKind::Challenge { silent } => silent.number(),
                DecisionKind::Turn
                | DecisionKind::Claim
                | DecisionKind::Slosh
                | DecisionKind::Cover
                | DecisionKind::ExtraTile
                | DecisionKind::SecondDouble
                | DecisionKind::ThirdTile
                | DecisionKind::ChainTile
                | DecisionKind::LongTrain => 0,
            },
        }),
        &Event::Placed { turn, seat, tile, end, outer, new_arms, announced, points, overlooked, source } => {
            Stored::Placed(stored::Placed {
                turn,
                seat: seat.number(),
                tile: tile_number(tile),
                end: end.number(),
                outer: outer.into(),
                new_arms: match new_arms {
                    NewArms::None => stored::NewArms::Unspecified,
                    NewArms::Line => stored::NewArms::Line,
                    NewArms::LineAndSides => stored::NewArms::LineAndSides,
                    NewArms::Sides => stored::NewArms::Sides,
                    NewArms::Trains => stored::NewArms::Trains,
                    NewArms::TrainsAndCommon => stored::NewArms::TrainsAndCommon,
                    NewArms::Common => stored::NewArms::Common,
                }
                .into(),
                announced,
                points: points.into(),
                overlooked: overlooked.into(),
                source: encode_source(source),
            })
        }
        Event::Drew { turn, seat, tiles: drawn, lacked, source } => Stored::Drew(stored::Drew {
            turn: *turn,
            seat: seat.number(),
            tiles: Some(tiles(drawn.iter().copied())),
            lacked: lacked.iter().map(u32::from).collect(),
            source: encode_source(*source),
        }),
        Event::Passed { turn, seat, lacked, source } => Stored::Passed(stored::Passed {
            turn: *turn,
            seat: seat.number(),
            lacked: lacked.iter().map(u32::from).collect(),
            source: encode_source(*source),
        }),
        Event::Declined { turn, seat, source } => {
            Stored::Declined(stored::Declined { turn: *turn, seat: seat.number(), source: encode_source(*source) })
        }
        Event::Claimed { turn, seat, of_turn, points, source } => Stored::Claimed(stored::Claimed {
            turn: *turn,
            seat: seat.number(),
            of_turn: *of_turn,
            points: (*points).into(),
            source: encode_source(*source),
        }),
        Event::ArmOpened { end, open_to } => Stored::ArmOpened(stored::ArmOpened {
            end: end.number(),
            open_to: open_to.iter().map(Seat::number).collect(),
        }),
        Event::RoundRedealt { round, attempt, cause } => Stored::RoundRedealt(stored::RoundRedealt {
            round: (*round).into(),
            attempt: (*attempt).into(),
            cause: match cause {
                RedealCause::EngineAsleep => stored::RedealCause::EngineAsleep,
            }
            .into(),
        }),
        Event::MarkerChanged { end, marked, open_to } => Stored::MarkerChanged(stored::MarkerChanged {
            end: end.number(),
            marked: *marked,
            open_to: open_to.iter().map(Seat::number).collect(),
        }),
        Event::CoversDue(waiting) => {
            Stored::CoversDue(stored::CoversDue { ends: waiting.iter().map(End::number).collect() })
        }
        Event::Challenged { turn, seat, silent, source } => Stored::Challenged(stored::Challenged {
            turn: *turn,
            seat: seat.number(),
            silent: silent.number(),
            source: encode_source(*source),
        }),
        Event::Penalised { seat, challenger, skips_next } => Stored::Penalised(stored::Penalised {
            seat: seat.number(),
            challenger: challenger.number(),
            skips_next: *skips_next,
        }),
        Event::RoundEnded(result) => Stored::RoundEnded(encode_round(rules, result)),
        Event::SeatForfeited { seat, cause } => {
            Stored::SeatForfeited(stored::SeatForfeited { seat: seat.number(), cause: encode_cause(*cause) })
        }
        Event::MatchEnded(result) => Stored::MatchEnded(stored::MatchEnded {
            cause: encode_cause(result.cause),
            scores: teams(rules).map(|team| result.scores[team]).collect(),
            ranks: teams(rules).map(|team| result.ranks[team].into()).collect(),
            forfeited: result.forfeited.iter().map(Seat::number).collect(),
        }),
    }
}

fn encode_round(rules: &Rules, result: &RoundResult) -> stored::RoundEnded {
    stored::RoundEnded {
        round: result.round.into(),
        opener: result.opener.number(),
        out: result.out.map_or(0, Seat::number),
        winner: result.winner.map_or(0, Team::number),
        team_points: teams(rules).map(|team| result.team_points[team]).collect(),
        seat_points: seats(rules).map(|seat| result.seat_points[seat]).collect(),
        awarded: teams(rules).map(|team| result.awarded[team]).collect(),
        hand_pips: seats(rules).map(|seat| result.hand_pips[seat].into()).collect(),
        hands: seats(rules).map(|seat| tiles(result.hands[seat].iter())).collect(),
        next_opener: result.next_opener.map(encode_opener),
    }
}

/// A stored game event; `None` when it is none of the game's.
pub(super) fn decode(event: Stored) -> Result<Option<Event>, Unreadable> {
    Ok(Some(match event {
        Stored::SeatsDrawn(drawn) => Event::SeatsDrawn {
            tiles: seat_row(drawn.tiles.iter().map(|&number| tile(number).map(Tile0)))?,
            seat_of_chair: seat_row(drawn.seat_of_chair.iter().map(|&number| seat(number)))?,
        },
        Stored::MatchStarted(started) => {
            Event::MatchStarted { opener: decode_opener(started.opener.ok_or(Unreadable::Field("opener"))?)? }
        }
        Stored::RoundDealt(dealt) => {
            let boneyard = tile_row(&dealt.boneyard.unwrap_or_default())?;
            Event::RoundDealt(Box::new(Deal {
                round: small(dealt.round, "round")?,
                opener: seat(dealt.opener)?,
                must_lead: optional_tile(dealt.must_lead)?,
                engine: optional_tile(dealt.engine)?,
                hands: seat_row(dealt.hands.iter().map(tile_set))?,
                boneyard: Boneyard::new(&boneyard),
                own_orders: own_orders(&dealt.own_orders)?,
            }))
        }
        Stored::Asked(asked) => {
            Event::TurnAsked(Asked { turn: asked.turn, seat: seat(asked.seat)?, kind: decode_kind(&asked)? })
        }
        Stored::Placed(placed) => Event::Placed {
            turn: placed.turn,
            seat: seat(placed.seat)?,
            tile: tile(placed.tile)?,
            end: end(placed.end)?,
            outer: small(placed.outer, "outer")?,
            new_arms: match stored::NewArms::try_from(placed.new_arms) {
                Ok(stored::NewArms::Unspecified) => NewArms::None,
                Ok(stored::NewArms::Line) => NewArms::Line,
                Ok(stored::NewArms::LineAndSides) => NewArms::LineAndSides,
                Ok(stored::NewArms::Sides) => NewArms::Sides,
                Ok(stored::NewArms::Trains) => NewArms::Trains,
                Ok(stored::NewArms::TrainsAndCommon) => NewArms::TrainsAndCommon,
                Ok(stored::NewArms::Common) => NewArms::Common,
                Err(_) => return Err(Unreadable::Field("new_arms")),
            },
            announced: placed.announced,
            points: small(placed.points, "points")?,
            overlooked: small(placed.overlooked, "overlooked")?,
            source: decode_source(placed.source)?,
        },
        Stored::Drew(drew) => Event::Drew {
            turn: drew.turn,
            seat: seat(drew.seat)?,
            tiles: drew.tiles.unwrap_or_default().tiles.into_iter().map(tile).collect::<Result<_, _>>()?,
            lacked: pips(&drew.lacked)?,
            source: decode_source(drew.source)?,
        },
        Stored::Passed(passed) => Event::Passed {
            turn: passed.turn,
            seat: seat(passed.seat)?,
            lacked: pips(&passed.lacked)?,
            source: decode_source(passed.source)?,
        },
        Stored::Declined(declined) => {
            Event::Declined { turn: declined.turn, seat: seat(declined.seat)?, source: decode_source(declined.source)? }
        }
        Stored::Claimed(claimed) => Event::Claimed {
            turn: claimed.turn,
            seat: seat(claimed.seat)?,
            of_turn: claimed.of_turn,
            points: small(claimed.points, "points")?,
            source: decode_source(claimed.source)?,
        },
        Stored::ArmOpened(opened) => Event::ArmOpened { end: end(opened.end)?, open_to: seat_set(&opened.open_to)? },
        Stored::RoundRedealt(thrown) => Event::RoundRedealt {
            round: small(thrown.round, "round")?,
            attempt: small(thrown.attempt, "attempt")?,
            cause: match stored::RedealCause::try_from(thrown.cause) {
                Ok(stored::RedealCause::EngineAsleep) => RedealCause::EngineAsleep,
                Ok(stored::RedealCause::Unspecified) | Err(_) => return Err(Unreadable::Field("cause")),
            },
        },
        Stored::MarkerChanged(changed) => Event::MarkerChanged {
            end: end(changed.end)?,
            marked: changed.marked,
            open_to: seat_set(&changed.open_to)?,
        },
        Stored::CoversDue(due) => {
            if due.ends.len() > MAX_WAITING {
                return Err(Unreadable::Field("ends"));
            }
            Event::CoversDue(due.ends.into_iter().map(end).collect::<Result<_, _>>()?)
        }
        Stored::Challenged(caught) => Event::Challenged {
            turn: caught.turn,
            seat: seat(caught.seat)?,
            silent: seat(caught.silent)?,
            source: decode_source(caught.source)?,
        },
        Stored::Penalised(penalised) => Event::Penalised {
            seat: seat(penalised.seat)?,
            challenger: seat(penalised.challenger)?,
            skips_next: penalised.skips_next,
        },
        Stored::RoundEnded(ended) => Event::RoundEnded(Box::new(decode_round(ended)?)),
        Stored::SeatForfeited(lost) => {
            Event::SeatForfeited { seat: seat(lost.seat)?, cause: decode_cause(lost.cause)? }
        }
        Stored::MatchEnded(ended) => Event::MatchEnded(Box::new(MatchResult {
            cause: decode_cause(ended.cause)?,
            scores: team_row(ended.scores.into_iter().map(Ok))?,
            ranks: team_row(ended.ranks.into_iter().map(|rank| small(rank, "ranks")))?,
            forfeited: seat_set(&ended.forfeited)?,
        })),
        Stored::Opened(_)
        | Stored::ChairTaken(_)
        | Stored::ChairLeft(_)
        | Stored::ClockChanged(_)
        | Stored::Paused(_)
        | Stored::Resumed(_)
        | Stored::Aborted(_)
        | Stored::Substituted(_)
        | Stored::EntropyAdded(_)
        | Stored::DealRevealed(_)
        | Stored::ResultNoted(_) => return Ok(None),
    }))
}

fn decode_round(ended: stored::RoundEnded) -> Result<RoundResult, Unreadable> {
    Ok(RoundResult {
        round: small(ended.round, "round")?,
        opener: seat(ended.opener)?,
        out: optional_seat(ended.out)?,
        winner: match ended.winner {
            0 => None,
            number => Some(team(number)?),
        },
        team_points: team_row(ended.team_points.into_iter().map(Ok))?,
        seat_points: seat_row(ended.seat_points.into_iter().map(Ok))?,
        awarded: team_row(ended.awarded.into_iter().map(Ok))?,
        hand_pips: seat_row(ended.hand_pips.into_iter().map(|pips| small(pips, "hand_pips")))?,
        hands: seat_row(ended.hands.iter().map(tile_set))?,
        next_opener: ended.next_opener.map(decode_opener).transpose()?,
    })
}

fn seats(rules: &Rules) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(rules.seats)
}

fn teams(rules: &Rules) -> impl Iterator<Item = Team> + use<> {
    Team::all(rules.team_count())
}

fn tile_number(tile: Tile) -> u32 {
    u32::try_from(tile.index() + 1).unwrap_or(u32::MAX)
}

fn row_of_tiles(rules: &Rules, row: &BySeat<Vec<Tile>>) -> impl Iterator<Item = stored::Tiles> {
    seats(rules).map(|seat| tiles(row[seat].iter().copied()))
}

fn tiles(tiles: impl Iterator<Item = Tile>) -> stored::Tiles {
    stored::Tiles { tiles: tiles.map(tile_number).collect() }
}

fn encode_opener(opener: Opener) -> stored::Opener {
    match opener {
        Opener::Seat(seat) => stored::Opener { seat: seat.number(), lot: false, holder: false },
        Opener::Lot => stored::Opener { seat: 0, lot: true, holder: false },
        Opener::Holder => stored::Opener { seat: 0, lot: false, holder: true },
    }
}

fn decode_opener(opener: stored::Opener) -> Result<Opener, Unreadable> {
    match opener {
        stored::Opener { seat: 0, lot: true, holder: false } => Ok(Opener::Lot),
        stored::Opener { seat: 0, lot: false, holder: true } => Ok(Opener::Holder),
        stored::Opener { seat: number, .. } => seat(number).map(Opener::Seat),
    }
}

const fn encode_kind(kind: DecisionKind) -> stored::DecisionKind {
    match kind {
        DecisionKind::Turn => stored::DecisionKind::Turn,
        DecisionKind::Claim => stored::DecisionKind::Claim,
        DecisionKind::Slosh => stored::DecisionKind::Slosh,
        DecisionKind::Cover => stored::DecisionKind::Cover,
        DecisionKind::ExtraTile => stored::DecisionKind::ExtraTile,
        DecisionKind::SecondDouble => stored::DecisionKind::SecondDouble,
        DecisionKind::ThirdTile => stored::DecisionKind::ThirdTile,
        DecisionKind::ChainTile => stored::DecisionKind::ChainTile,
        DecisionKind::LongTrain => stored::DecisionKind::LongTrain,
        DecisionKind::Challenge { silent: _ } => stored::DecisionKind::Challenge,
    }
}

fn decode_kind(asked: &stored::Asked) -> Result<DecisionKind, Unreadable> {
    Ok(match stored::DecisionKind::try_from(asked.kind) {
        Ok(stored::DecisionKind::Turn) => DecisionKind::Turn,
        Ok(stored::DecisionKind::Claim) => DecisionKind::Claim,
        Ok(stored::DecisionKind::Slosh) => DecisionKind::Slosh,
        Ok(stored::DecisionKind::Cover) => DecisionKind::Cover,
        Ok(stored::DecisionKind::ExtraTile) => DecisionKind::ExtraTile,
        Ok(stored::DecisionKind::SecondDouble) => DecisionKind::SecondDouble,
        Ok(stored::DecisionKind::ThirdTile) => DecisionKind::ThirdTile,
        Ok(stored::DecisionKind::ChainTile) => DecisionKind::ChainTile,
        Ok(stored::DecisionKind::LongTrain) => DecisionKind::LongTrain,
        Ok(stored::DecisionKind::Challenge) => DecisionKind::Challenge { silent: seat(asked.silent)? },
        Ok(stored::DecisionKind::Unspecified) | Err(_) => return Err(Unreadable::Field("kind")),
    })
}

fn encode_source(source: Source) -> i32 {
    match source {
        Source::Player => stored::Source::Player,
        Source::Forced => stored::Source::Forced,
        Source::Timeout => stored::Source::Timeout,
        Source::Substitute => stored::Source::Substitute,
        Source::Penalty => stored::Source::Penalty,
    }
    .into()
}

fn decode_source(source: i32) -> Result<Source, Unreadable> {
    match stored::Source::try_from(source) {
        Ok(stored::Source::Player) => Ok(Source::Player),
        Ok(stored::Source::Forced) => Ok(Source::Forced),
        Ok(stored::Source::Timeout) => Ok(Source::Timeout),
        Ok(stored::Source::Substitute) => Ok(Source::Substitute),
        Ok(stored::Source::Penalty) => Ok(Source::Penalty),
        Ok(stored::Source::Unspecified) | Err(_) => Err(Unreadable::Field("source")),
    }
}

pub(super) fn encode_cause(cause: EndCause) -> i32 {
    match cause {
        EndCause::Completed => stored::EndCause::Completed,
        EndCause::Resignation => stored::EndCause::Resignation,
        EndCause::Timeout => stored::EndCause::Timeout,
        EndCause::IllegalMoves => stored::EndCause::IllegalMoves,
        EndCause::Disconnect => stored::EndCause::Disconnect,
        EndCause::NoShow => stored::EndCause::NoShow,
        EndCause::Flood => stored::EndCause::Flood,
        EndCause::Adjudication => stored::EndCause::Adjudication,
    }
    .into()
}

pub(super) fn decode_cause(cause: i32) -> Result<EndCause, Unreadable> {
    match stored::EndCause::try_from(cause) {
        Ok(stored::EndCause::Completed) => Ok(EndCause::Completed),
        Ok(stored::EndCause::Resignation) => Ok(EndCause::Resignation),
        Ok(stored::EndCause::Timeout) => Ok(EndCause::Timeout),
        Ok(stored::EndCause::IllegalMoves) => Ok(EndCause::IllegalMoves),
        Ok(stored::EndCause::Disconnect) => Ok(EndCause::Disconnect),
        Ok(stored::EndCause::NoShow) => Ok(EndCause::NoShow),
        Ok(stored::EndCause::Flood) => Ok(EndCause::Flood),
        Ok(stored::EndCause::Adjudication) => Ok(EndCause::Adjudication),
        Ok(stored::EndCause::Unspecified) | Err(_) => Err(Unreadable::Field("cause")),
    }
}

pub(super) fn small<T: TryFrom<u32>>(number: u32, field: &'static str) -> Result<T, Unreadable> {
    T::try_from(number).map_err(|_| Unreadable::Field(field))
}

pub(super) fn seat(number: u32) -> Result<Seat, Unreadable> {
    Seat::from_number(number).ok_or(Unreadable::Field("seat"))
}

fn optional_seat(number: u32) -> Result<Option<Seat>, Unreadable> {
    if number == 0 { Ok(None) } else { seat(number).map(Some) }
}

fn team(number: u32) -> Result<Team, Unreadable> {
    seat(number).and_then(|seat| Team::from_index(seat.index()).ok_or(Unreadable::Field("team")))
}

fn tile(number: u32) -> Result<Tile, Unreadable> {
    (number as usize).checked_sub(1).and_then(Tile::from_index).ok_or(Unreadable::Field("tile"))
}

fn optional_tile(number: u32) -> Result<Option<Tile>, Unreadable> {
    if number == 0 { Ok(None) } else { tile(number).map(Some) }
}

fn end(number: u32) -> Result<End, Unreadable> {
    End::from_number(number).ok_or(Unreadable::Field("end"))
}

fn tile_row(tiles: &stored::Tiles) -> Result<Vec<Tile>, Unreadable> {
    tiles.tiles.iter().map(|&number| tile(number)).collect()
}

/// The order in which each seat draws; `None` where all draw in one order.
fn own_orders(rows: &[stored::Tiles]) -> Result<Option<Box<BySeat<Vec<Tile>>>>, Unreadable> {
    if rows.is_empty() {
        return Ok(None);
    }
    seat_row(rows.iter().map(tile_row)).map(|orders| Some(Box::new(orders)))
}

fn tile_set(tiles: &stored::Tiles) -> Result<TileSet, Unreadable> {
    tiles.tiles.iter().map(|&number| tile(number)).collect()
}

fn seat_set(numbers: &[u32]) -> Result<SeatSet, Unreadable> {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn pips(numbers: &[u32]) -> Result<PipSet, Unreadable> {
    let pip = |&number: &u32| match small::<u8>(number, "lacked") {
        Ok(pip) if pip <= boneyard_engine::tile::MAX_PIP => Ok(pip),
        Ok(_) | Err(_) => Err(Unreadable::Field("lacked")),
    };
    numbers.iter().map(pip).collect()
}

fn seat_row<T: Default>(entries: impl Iterator<Item = Result<T, Unreadable>>) -> Result<BySeat<T>, Unreadable> {
    let mut row = BySeat::default();
    for (index, entry) in entries.enumerate() {
        *row.0.get_mut(index).ok_or(Unreadable::Field("seats"))? = entry?;
    }
    Ok(row)
}

fn team_row<T: Default + Copy>(entries: impl Iterator<Item = Result<T, Unreadable>>) -> Result<ByTeam<T>, Unreadable> {
    seat_row(entries).map(|row| ByTeam(row.0))
}
