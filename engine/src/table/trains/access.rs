//! Which tiles go where: the trains open to a seat, and what open doubles leave of them.

use crate::{
    layout::{Arm, ArmKind, Arms, End, Owner, Waiting},
    position::{DecisionKind, Position},
    rules::{
        Rules,
        trains::{Doubles, Family, MexicanStart},
    },
    seat::{Seat, SeatSet},
    tile::{PipSet, Tile, TileSet},
};

/// What a seat may lay on one end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    /// Nothing.
    Closed,
    /// Any tile that fits.
    Any,
    /// A double that fits.
    Doubles,
}

/// The double that is served first.
pub(crate) fn served_first(rules: &Rules, waiting: &Waiting) -> Option<End> {
    match rules.trains.doubles {
        Doubles::ChainLifo => waiting.iter().next_back(),
        Doubles::CoverNow
        | Doubles::BonusAnywhere
        | Doubles::TwoDoublesIfThird
        | Doubles::Chain
        | Doubles::LayerOnly
        | Doubles::None => waiting.iter().next(),
    }
}

/// Seats that may use an end, given what is asked.
pub(crate) fn open_now(rules: &Rules, kind: DecisionKind, waiting: &Waiting, end: End, arm: &Arm) -> SeatSet {
    match rules.family {
        Family::Line => arm.open_to,
        Family::Trains | Family::Slosh => Seat::all(rules.seats)
            .filter(|&seat| access(rules, kind, waiting, seat, end, arm) != Access::Closed)
            .collect(),
    }
}

fn access(rules: &Rules, kind: DecisionKind, waiting: &Waiting, seat: Seat, end: End, arm: &Arm) -> Access {
    let any_if = |open: bool| if open { Access::Any } else { Access::Closed };
    let open = arm.open_to.contains(seat);
    match kind {
        DecisionKind::ExtraTile => any_if(open),
        DecisionKind::Turn
        | DecisionKind::Slosh
        | DecisionKind::Cover
        | DecisionKind::Challenge { silent: _ }
        | DecisionKind::Claim => any_if(served_first(rules, waiting).map_or(open, |first| first == end)),
        DecisionKind::SecondDouble if waiting.contains(end) => Access::Any,
        DecisionKind::SecondDouble if open => Access::Doubles,
        DecisionKind::SecondDouble => Access::Closed,
        DecisionKind::ThirdTile => any_if(waiting.contains(end)),
        DecisionKind::ChainTile => {
            let common = matches!(arm.kind, ArmKind::CommonTrain);
            any_if(open && (common || !waiting.contains(end) || served_first(rules, waiting) == Some(end)))
        }
        DecisionKind::LongTrain => any_if(arm.owner == Owner::Seat(seat)),
    }
}

/// Seats that may use an arm while no double waits for a cover. `turn_over`: whether the turn of the
/// seat that played last is over.
pub(super) fn rests_open_to(rules: &Rules, position: &Position, arm: &Arm, turn_over: bool) -> SeatSet {
    let everybody = SeatSet::all(rules.seats);
    let started = |seat: Seat| position.arms.get(End::of_arm(seat.index())).is_some_and(|own| own.started);
    let open = match arm.owner {
        Owner::Nobody => everybody,
        Owner::Seat(_) if arm.marked => everybody,
        Owner::Seat(owner) => return SeatSet::from_iter([owner]),
        Owner::Everybody if arm.started => everybody,
        Owner::Everybody => match rules.trains.mexican_start {
            MexicanStart::AnyTurn => everybody,
            MexicanStart::AfterFirstRoundOfTurns => {
                let mut had_turn = position.station.had_turn;
                if let Some(last) = position.station.in_turn.filter(|_| turn_over) {
                    had_turn.insert(last);
                }
                if had_turn == everybody { everybody } else { SeatSet::EMPTY }
            }
            MexicanStart::AfterOwnStarted => everybody.iter().filter(|&seat| started(seat)).collect(),
        },
    };
    if !rules.trains.own_train_first {
        return open;
    }
    open.iter().filter(|&seat| arm.owner == Owner::Seat(seat) || started(seat)).collect()
}

/// Tiles that the rest of a hand could add to one of two doubles.
fn has_third(hand: TileSet, double: Tile, first: Option<&Arm>) -> bool {
    let mut rest = hand;
    rest.remove(double);
    let first = first.map_or(TileSet::EMPTY, |arm| TileSet::showing(arm.outer));
    !rest.intersection(TileSet::showing(double.high()).union(first)).is_empty()
}

impl Position {
    /// Tiles of a hand that a seat may lay on an end, given what it is asked.
    pub(super) fn tiles_for(
        &self,
        rules: &Rules,
        seat: Seat,
        kind: DecisionKind,
        hand: TileSet,
        (end, arm): (End, &Arm),
    ) -> TileSet {
        let waiting = &self.station.waiting;
        match access(rules, kind, waiting, seat, end, arm) {
            Access::Closed => TileSet::EMPTY,
            Access::Any => hand.intersection(TileSet::showing(arm.outer)),
            Access::Doubles => {
                let doubles = hand.intersection(TileSet::showing(arm.outer)).intersection(TileSet::DOUBLES);
                let first = waiting.iter().next().and_then(|end| self.arms.get(end));
                doubles.iter().filter(|&double| has_third(hand, double, first)).collect()
            }
        }
    }

    /// Whether a seat with this hand could answer what it is asked with a tile.
    pub(super) fn can_lay(&self, rules: &Rules, seat: Seat, kind: DecisionKind, hand: TileSet) -> bool {
        self.arms.ends().any(|place| !self.tiles_for(rules, seat, kind, hand, place).is_empty())
    }

    /// Values that a seat is proved not to hold when it cannot answer with a tile.
    pub(super) fn lacked(&self, rules: &Rules, seat: Seat, kind: DecisionKind) -> PipSet {
        self.arms
            .ends()
            .filter(|&(end, arm)| access(rules, kind, &self.station.waiting, seat, end, arm) == Access::Any)
            .map(|(_, arm)| arm.outer)
            .collect()
    }
}

/// Whether nobody can ever place again: nothing may be drawn and no tile in any hand fits an end that
/// it can ever reach. Private trains count, because an owner who cannot play must mark; where a seat
/// must start its own train first, it reaches only that. Source: rules page 4.4.
pub(super) fn blocked(rules: &Rules, position: &Position) -> bool {
    if position.may_draw(rules) {
        return false;
    }
    let waits = match rules.trains.doubles {
        Doubles::LayerOnly | Doubles::None => None,
        Doubles::CoverNow
        | Doubles::BonusAnywhere
        | Doubles::TwoDoublesIfThird
        | Doubles::Chain
        | Doubles::ChainLifo => served_first(rules, &position.station.waiting),
    };
    let reached = |seat: Seat| match waits {
        Some(end) => fitting(&position.arms, |other, _| other == end),
        None if rules.trains.own_train_first => {
            let own = End::of_arm(seat.index());
            let started = position.arms.get(own).is_some_and(|arm| arm.started);
            fitting(&position.arms, |end, _| started || end == own)
        }
        None => fitting(&position.arms, |_, _| true),
    };
    Seat::all(rules.seats).all(|seat| position.hands[seat].intersection(reached(seat)).is_empty())
}

/// Whether nobody can ever place again in Slosh: no tile in any hand fits the own train or that of the
/// right neighbour. Source: rules page 2.3.
pub(super) fn locked(rules: &Rules, position: &Position) -> bool {
    Seat::all(rules.seats).all(|seat| {
        let (own, right) = (End::of_arm(seat.index()), End::of_arm(seat.previous(rules.seats).index()));
        position.hands[seat].intersection(fitting(&position.arms, |end, _| end == own || end == right)).is_empty()
    })
}

/// Tiles that fit one of the ends looked for.
fn fitting(arms: &Arms, mut wanted: impl FnMut(End, &Arm) -> bool) -> TileSet {
    arms.ends()
        .filter(|&(end, arm)| wanted(end, arm))
        .fold(TileSet::EMPTY, |tiles, (_, arm)| tiles.union(TileSet::showing(arm.outer)))
}
