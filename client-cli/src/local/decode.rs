//! Messages → what a built-in bot looks at. Everything a bot may use crosses the wire, so a bot here
//! moves as it would inside the server.

use boneyard_engine::{
    layout::{Arm, ArmKind, End, Owner, Waiting},
    position::{Asked, DecisionKind, Opener},
    rules::{
        Rules,
        trains::{Doubles, Family},
    },
    seat::{Seat, SeatSet},
    table::{ArmView, LegalMove, Move, OwnTiles, PublicView, RoundAction, SeatStatus, SeatView, Source},
    tile::{Pip, Tile},
    variants,
};
use boneyard_proto::v1::{self, r#move::Action};

/// What could not be read.
type Unread = String;

/// The view of a seat that is asked.
pub(super) fn seat_view(view: &v1::SeatView) -> Result<SeatView, Unread> {
    let table = public_view(view.table.as_ref().ok_or("it has no public part")?)?;
    let own = OwnTiles { seat: seat(view.seat)?, hand: tiles(&view.hand)?, drawn: tiles(&view.drawn_tiles)? };
    Ok(SeatView { table, own: Some(own) })
}

/// The listed moves, in their order.
pub(super) fn legal_moves(moves: &[v1::LegalMove]) -> Result<Vec<LegalMove>, Unread> {
    let legal = |legal: &v1::LegalMove| {
        Ok(LegalMove {
            choice: action(legal.choice.as_ref())?,
            points: number(legal.points, "points")?,
            same_as: number(legal.same_as, "same_as")?,
        })
    };
    moves.iter().map(legal).collect()
}

fn public_view(view: &v1::PublicView) -> Result<PublicView, Unread> {
    let rules = view.rules.as_ref().ok_or("it has no rules")?;
    let variant = variants::find(&rules.variant).ok_or_else(|| format!("no variant `{}` is known", rules.variant))?;
    let options = rules.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let rules = variant.restore(options).map_err(|error| error.to_string())?;
    let status = |info: &v1::SeatInfo| {
        Ok::<_, Unread>(SeatStatus {
            hand_count: number(info.hand_count, "hand count")?,
            forfeited: info.substituted,
            announced: info.announced,
            skips_next: info.skips_next,
        })
    };
    let middle = view.engine_tile.map(tile).transpose()?;
    let in_turn = in_turn(view)?;
    Ok(PublicView {
        seats: view.seats.iter().map(status).collect::<Result<_, _>>()?,
        round: number(view.round, "round")?,
        turn: number(view.turn, "turn")?,
        asked: asked(view, in_turn)?,
        in_turn,
        waiting: waiting(view, &rules)?,
        engine: middle.filter(|_| rules.family != Family::Line),
        opener: optional_seat(view.opener_seat)?,
        next_opener: optional_seat(view.next_opener_seat)?.map(Opener::Seat),
        // An engine that is due lies nowhere yet.
        centre: middle.filter(|_| !view.arms.is_empty()),
        arms: view.arms.iter().map(arm).collect::<Result<_, _>>()?,
        boneyard_count: number(view.boneyard_count, "boneyard count")?,
        history: view.history.iter().map(round_action).collect::<Result<_, _>>()?,
        // Of finished rounds the wire tells the scores alone, and no built-in bot looks back at them.
        rounds: Vec::new(),
        team_scores: view.team_scores.clone(),
        // Whoever is asked is in a match that has no result yet.
        result: None,
        ..PublicView::new(rules)
    })
}

/// Whose turn it is: who is asked, and in a window the one who acted before it.
fn in_turn(view: &v1::PublicView) -> Result<Option<Seat>, Unread> {
    match view.decision_kind() {
        v1::DecisionKind::Challenge | v1::DecisionKind::Claim => {
            let of_window = |done: &&v1::RoundAction| {
                matches!(
                    done.action.as_ref().and_then(|choice| choice.action.as_ref()),
                    Some(Action::Decline(_) | Action::Claim(_) | Action::Challenge(_))
                )
            };
            view.history.iter().rev().find(|done| !of_window(done)).map(|done| seat(done.seat)).transpose()
        }
        v1::DecisionKind::Unspecified
        | v1::DecisionKind::Turn
        | v1::DecisionKind::Cover
        | v1::DecisionKind::Slosh
        | v1::DecisionKind::ChooseOpener
        | v1::DecisionKind::ExtraTile
        | v1::DecisionKind::SecondDouble
        | v1::DecisionKind::ThirdTile
        | v1::DecisionKind::ChainTile
        | v1::DecisionKind::LongTrain => optional_seat(view.seat_to_act),
    }
}

/// Doubles that wait for a cover, first laid first; the wire tells in which order they are served.
fn waiting(view: &v1::PublicView, rules: &Rules) -> Result<Waiting, Unread> {
    let mut open: Vec<_> = view.open_ends.iter().filter(|open| open.cover_order > 0).collect();
    open.sort_by_key(|open| open.cover_order);
    if rules.trains.doubles == Doubles::ChainLifo {
        open.reverse();
    }
    let end = |open: &v1::OpenEnd| {
        End::from_number(number(open.end_id, "end")?).ok_or_else(|| format!("there is no end {}", open.end_id))
    };
    open.into_iter().map(end).collect()
}

fn asked(view: &v1::PublicView, in_turn: Option<Seat>) -> Result<Option<Asked>, Unread> {
    let Some(seat) = optional_seat(view.seat_to_act)? else { return Ok(None) };
    let kind = match view.decision_kind() {
        v1::DecisionKind::Turn => DecisionKind::Turn,
        v1::DecisionKind::Claim => DecisionKind::Claim,
        v1::DecisionKind::Cover => DecisionKind::Cover,
        v1::DecisionKind::Slosh => DecisionKind::Slosh,
        v1::DecisionKind::ExtraTile => DecisionKind::ExtraTile,
        v1::DecisionKind::SecondDouble => DecisionKind::SecondDouble,
        v1::DecisionKind::ThirdTile => DecisionKind::ThirdTile,
        v1::DecisionKind::ChainTile => DecisionKind::ChainTile,
        v1::DecisionKind::LongTrain => DecisionKind::LongTrain,
        // The seat that came down to one tile is the one whose turn it was.
        v1::DecisionKind::Challenge => {
            DecisionKind::Challenge { silent: in_turn.ok_or("nobody can have been silent")? }
        }
        v1::DecisionKind::Unspecified | v1::DecisionKind::ChooseOpener => {
            return Err(format!("no decision {} is known", view.decision_kind().as_str_name()));
        }
    };
    Ok(Some(Asked { turn: number(view.turn, "turn")?, seat, kind }))
}

fn arm(arm: &v1::Arm) -> Result<ArmView, Unread> {
    let root = tile(arm.root.ok_or("an arm has no root")?)?;
    let placed = |placed: &v1::PlacedTile| {
        Ok::<_, Unread>((
            tile(placed.tile.ok_or("a placed tile is missing")?)?,
            number::<Pip>(placed.outer_pips, "outer pips")?,
        ))
    };
    let tiles: Vec<(Tile, Pip)> = arm.tiles.iter().map(placed).collect::<Result<_, _>>()?;
    let end: u32 = number(arm.arm_id, "arm")?;
    let bare = if end == End::RIGHT.number() { root.low() } else { root.high() };
    let last = tiles.last();
    let kind = match arm.kind() {
        v1::EndKind::Line => ArmKind::Line,
        v1::EndKind::Spinner => ArmKind::Spinner,
        v1::EndKind::Train => ArmKind::Train,
        v1::EndKind::CommonTrain => ArmKind::CommonTrain,
        v1::EndKind::Unspecified | v1::EndKind::Start => {
            return Err(format!("no arm of kind {} is known", arm.kind().as_str_name()));
        }
    };
    let owner = match (kind, optional_seat(arm.owner_seat)?) {
        (_, Some(seat)) => Owner::Seat(seat),
        (ArmKind::CommonTrain, None) => Owner::Everybody,
        (ArmKind::Line | ArmKind::Spinner | ArmKind::Train, None) => Owner::Nobody,
    };
    let arm = Arm {
        kind,
        owner,
        outer: last.map_or(bare, |&(_, outer)| outer),
        outer_double: last.is_some_and(|(tile, _)| tile.is_double()),
        started: last.is_some(),
        marked: arm.marked,
        root: (root.high(), root.low()),
        open_to: arm.open_to_seats.iter().map(|&number| seat(number)).collect::<Result<SeatSet, _>>()?,
    };
    Ok(ArmView { arm, tiles })
}

fn round_action(done: &v1::RoundAction) -> Result<RoundAction, Unread> {
    let source = match done.source() {
        v1::ActionSource::Player => Source::Player,
        v1::ActionSource::Forced => Source::Forced,
        v1::ActionSource::Timeout => Source::Timeout,
        v1::ActionSource::Substitute => Source::Substitute,
        v1::ActionSource::Penalty => Source::Penalty,
        v1::ActionSource::Unspecified => {
            return Err(format!("no action by {} is known", done.source().as_str_name()));
        }
    };
    Ok(RoundAction {
        turn: number(done.turn, "turn")?,
        seat: seat(done.seat)?,
        action: action(done.action.as_ref())?,
        drawn_count: number(done.drawn_count, "drawn count")?,
        lacked: done.lacked_pips.iter().map(|&pips| number::<Pip>(pips, "lacked pips")).collect::<Result<_, _>>()?,
        points: number(done.points, "points")?,
        source,
    })
}

fn action(choice: Option<&v1::Move>) -> Result<Move, Unread> {
    Ok(match choice.and_then(|choice| choice.action.as_ref()).ok_or("a move of an unknown kind")? {
        Action::Place(place) => Move::Place {
            tile: tile(place.tile.ok_or("a placement without tile")?)?,
            end: End::from_number(number(place.end_id, "end")?)
                .ok_or_else(|| format!("there is no end {}", place.end_id))?,
            announce: place.announce,
            declared: number(place.declared_points.unwrap_or(0), "declared points")?,
        },
        Action::Draw(_) => Move::Draw,
        Action::PassTurn(_) => Move::Pass,
        Action::Decline(_) => Move::Decline,
        Action::Claim(claim) => {
            Move::Claim { turn: number(claim.turn, "turn")?, points: number(claim.points, "points")? }
        }
        Action::Challenge(challenge) => Move::Challenge { seat: seat(challenge.seat)? },
        Action::ChooseOpener(choice) => Move::ChooseOpener { seat: seat(choice.seat)? },
    })
}

fn tile(tile: v1::Tile) -> Result<Tile, Unread> {
    Tile::new(number(tile.high, "pips")?, number(tile.low, "pips")?)
        .ok_or_else(|| format!("there is no tile {}-{}", tile.high, tile.low))
}

fn tiles<Tiles: FromIterator<Tile>>(tiles: &[v1::Tile]) -> Result<Tiles, Unread> {
    tiles.iter().map(|&each| tile(each)).collect()
}

fn seat(number: i32) -> Result<Seat, Unread> {
    u32::try_from(number).ok().and_then(Seat::from_number).ok_or_else(|| format!("there is no seat {number}"))
}

fn optional_seat(number: i32) -> Result<Option<Seat>, Unread> {
    if number == 0 { Ok(None) } else { seat(number).map(Some) }
}

fn number<Number: TryFrom<i32>>(number: i32, what: &str) -> Result<Number, Unread> {
    Number::try_from(number).map_err(|_outside| format!("{what} cannot be {number}"))
}
