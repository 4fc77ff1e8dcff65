//! Who wins a blocked round.

use core::cmp::Ordering;

use crate::{
    position::Position,
    rules::{BlockedTie, Rules, ending::BlockedWinner},
    seat::{BySeat, Seat, SeatSet},
    tile::TileSet,
};

/// The outcome of a blocked round.
#[derive(Clone, Copy, Debug)]
pub(super) enum Blocked {
    /// This seat won it.
    Won(Seat),
    /// These seats, one of each tied team, divide what it is worth.
    Divided(SeatSet),
    /// Nobody did.
    Nobody,
}

/// Who wins a blocked round: of the best team its best seat, counted in turn from the opener where
/// equal.
pub(super) fn outcome(rules: &Rules, position: &Position, opener: Seat, hand_pips: &BySeat<u16>) -> Blocked {
    let closer = position.last_placer.unwrap_or(opener);
    match rules.blocked_winner {
        BlockedWinner::LowTeam | BlockedWinner::LowHand | BlockedWinner::FewestDoubles => {
            lowest(rules, position, opener, hand_pips)
        }
        BlockedWinner::CloserOrLeft => duel(hand_pips, closer, closer.next(rules.seats)),
        BlockedWinner::CloserOrNext => duel(hand_pips, closer, rules.next_seat(closer)),
    }
}

/// The closer wins unless the other has fewer pips. Source: the Dominican rules of `DominoesOnline`.
fn duel(hand_pips: &BySeat<u16>, closer: Seat, other: Seat) -> Blocked {
    match hand_pips[other].cmp(&hand_pips[closer]) {
        Ordering::Less => Blocked::Won(other),
        Ordering::Equal | Ordering::Greater => Blocked::Won(closer),
    }
}

/// What is compared: doubles where they count first, then pips.
type Burden = (usize, u16);

fn lowest(rules: &Rules, position: &Position, opener: Seat, hand_pips: &BySeat<u16>) -> Blocked {
    let burdens = BySeat::from_fn(rules.seats, |seat| burden_of_seat(rules, position.hands[seat], hand_pips[seat]));
    let of_team = BySeat::from_fn(rules.seats, |seat| burden_of_team(rules, seat, &burdens));
    let Some(least) = Seat::all(rules.seats).map(|seat| of_team[seat]).min() else { return Blocked::Nobody };
    let in_turn = |seat: Seat| {
        let (mut at, mut steps) = (opener, 0);
        while at != seat {
            (at, steps) = (rules.next_seat(at), steps + 1);
        }
        steps
    };
    let tied = |seat: Seat| of_team[seat] == least;
    // The best seat of each tied team.
    let best: SeatSet = Seat::all(rules.seats)
        .filter(|&seat| {
            let partners = Seat::all(rules.seats).filter(|&other| rules.team_of(other) == rules.team_of(seat));
            tied(seat) && partners.min_by_key(|&other| (burdens[other], in_turn(other))) == Some(seat)
        })
        .collect();
    let mut tied_teams = best.iter();
    if let (Some(winner), None) = (tied_teams.next(), tied_teams.next()) {
        return Blocked::Won(winner);
    }
    let won = |seat: Option<Seat>| seat.filter(|&seat| tied(seat)).map_or(Blocked::Nobody, Blocked::Won);
    match rules.blocked_tie {
        BlockedTie::Nobody => Blocked::Nobody,
        BlockedTie::LightestTile => {
            let tiles = Seat::all(rules.seats)
                .filter(|&seat| tied(seat))
                .flat_map(|seat| position.hands[seat].iter().map(move |tile| (seat, tile)));
            won(tiles.min_by_key(|&(_, tile)| (tile.pips(), tile.high())).map(|(seat, _)| seat))
        }
        BlockedTie::OpenerSide => won(Some(opener)),
        BlockedTie::CloserSide => won(position.last_placer),
        BlockedTie::Divided => Blocked::Divided(best),
    }
}

fn burden_of_seat(rules: &Rules, hand: TileSet, pips: u16) -> Burden {
    match rules.blocked_winner {
        BlockedWinner::FewestDoubles => {
            let doubles = hand.intersection(TileSet::DOUBLES);
            (doubles.len(), hand.difference(doubles).pips())
        }
        BlockedWinner::LowTeam | BlockedWinner::LowHand | BlockedWinner::CloserOrLeft | BlockedWinner::CloserOrNext => {
            (0, pips)
        }
    }
}

/// What the team of a seat is judged by.
fn burden_of_team(rules: &Rules, of: Seat, burdens: &BySeat<Burden>) -> Burden {
    let members = Seat::all(rules.seats).filter(|&seat| rules.team_of(seat) == rules.team_of(of));
    let members = members.map(|seat| burdens[seat]);
    match rules.blocked_winner {
        BlockedWinner::LowHand => members.min().unwrap_or_default(),
        BlockedWinner::LowTeam
        | BlockedWinner::FewestDoubles
        | BlockedWinner::CloserOrLeft
        | BlockedWinner::CloserOrNext => members.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1)),
    }
}
