//! Who wins a blocked round.

use core::cmp::Ordering;

use crate::{
    position::Position,
    rules::{BlockedTie, BlockedWinner, Rules},
    seat::{BySeat, ByTeam, Seat, SeatSet, Team},
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
type Burden = (u16, u16);

fn lowest(rules: &Rules, position: &Position, opener: Seat, hand_pips: &BySeat<u16>) -> Blocked {
    let burdens = BySeat::from_fn(rules.seats, |seat| burden_of_seat(rules, position.hands[seat], hand_pips[seat]));
    let teams = || Team::all(rules.team_count());
    let members = |team: Team| Seat::all(rules.seats).filter(move |&seat| rules.team_of(seat) == team);
    let of_team =
        ByTeam::from_fn(rules.team_count(), |team| burden_of_team(rules, members(team).map(|seat| burdens[seat])));
    let Some(least) = teams().map(|team| of_team[team]).min() else { return Blocked::Nobody };
    let in_turn = |seat: Seat| {
        let (mut at, mut steps) = (opener, 0);
        while at != seat {
            (at, steps) = (rules.next_seat(at), steps + 1);
        }
        steps
    };
    let best_of = |team: Team| members(team).min_by_key(|&seat| (burdens[seat], in_turn(seat)));
    let mut tied_teams = teams().filter(|&team| of_team[team] == least);
    if let (Some(winner), None) = (tied_teams.next(), tied_teams.next()) {
        return best_of(winner).map_or(Blocked::Nobody, Blocked::Won);
    }
    let tied = |seat: Seat| of_team[rules.team_of(seat)] == least;
    let won = |seat: Option<Seat>| seat.filter(|&seat| tied(seat)).map_or(Blocked::Nobody, Blocked::Won);
    match rules.blocked_tie {
        BlockedTie::Nobody | BlockedTie::SharedZero => Blocked::Nobody,
        BlockedTie::LightestTile => {
            let tiles = Seat::all(rules.seats)
                .filter(|&seat| tied(seat))
                .flat_map(|seat| position.hands[seat].iter().map(move |tile| (seat, tile)));
            won(tiles.min_by_key(|&(_, tile)| (tile.pips(), tile.high())).map(|(seat, _)| seat))
        }
        BlockedTie::OpenerSide => won(Some(opener)),
        BlockedTie::CloserSide => won(position.last_placer),
        BlockedTie::Divided => {
            Blocked::Divided(teams().filter(|&team| of_team[team] == least).filter_map(best_of).collect())
        }
    }
}

fn burden_of_seat(rules: &Rules, hand: TileSet, pips: u16) -> Burden {
    match rules.blocked_winner {
        BlockedWinner::FewestDoubles => {
            let doubles = hand.intersection(TileSet::DOUBLES);
            (doubles.len() as u16, hand.difference(doubles).pips())
        }
        BlockedWinner::LowTeam | BlockedWinner::LowHand | BlockedWinner::CloserOrLeft | BlockedWinner::CloserOrNext => {
            (0, pips)
        }
    }
}

/// What a team is judged by, given its members' burdens.
fn burden_of_team(rules: &Rules, members: impl Iterator<Item = Burden>) -> Burden {
    match rules.blocked_winner {
        BlockedWinner::LowHand => members.min().unwrap_or_default(),
        BlockedWinner::LowTeam
        | BlockedWinner::FewestDoubles
        | BlockedWinner::CloserOrLeft
        | BlockedWinner::CloserOrNext => members.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1)),
    }
}
