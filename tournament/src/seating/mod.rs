//! Who sits where in each play of a board.
//!
//! To sit in each seat equally often is not enough: who plays after whom matters as much. Rotating one fixed circle
//! leaves everybody behind the same neighbour and has turned rankings round in measurements.

pub(crate) mod galois;
mod orders;
mod partners;

pub use self::partners::Partners;
use crate::{Chair, Pairing, format::Impossible};

/// Which orders around the table a board is played in. Of two there is only one choice: both orders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Design {
    /// A circle by chance for each board, and its rotations: each in each seat once, neighbours even in the long run.
    Default,
    /// A Latin square for each board, another on the next: as many plays as seats, and after one board fewer than
    /// seats each two have been in each two seats equally often. For 2, 3, 4, 5, 7 and 8.
    LatinSquares,
    /// Each two in each two seats equally often on every board: k (k − 1) plays for 2, 3, 4, 5, 7 and 8; 60 for 6.
    TwoBalanced,
    /// Every order on every board, for up to 5.
    AllOrders,
    /// The rotations of one circle, which favours whoever sits behind a weak neighbour: see [`warning`].
    Cyclic,
    /// One play of each board; the rotations of a circle are spread over as many boards.
    Single,
}

/// The plays of a board: for each, who sits in each seat, seat 1 first. Boards count from 1. Empty where
/// [`check`] refuses.
pub fn seatings(
    design: Design,
    partners: Partners,
    pairing: &Pairing,
    seats: usize,
    board: u32,
    seed: u64,
) -> Vec<Vec<Chair>> {
    if check(design, partners, pairing.entrants.len(), seats, None).is_err() {
        return Vec::new();
    }
    let plays = partners::placements(design, partners, pairing.entrants.len(), seats, board, seed);
    let chairs = |play: Vec<partners::Placed>| {
        play.into_iter().map(|(place, member)| Chair { entrant: pairing.entrants[place], member }).collect()
    };
    plays.into_iter().map(chairs).collect()
}

/// What an organiser must know before choosing a design.
pub const fn warning(design: Design) -> Option<&'static str> {
    match design {
        Design::Cyclic => Some(
            "one fixed circle: everybody plays after the same neighbour in every game, which can turn the ranking round",
        ),
        Design::Single => Some("one play of each board: the luck of the deal does not cancel out"),
        Design::Default | Design::LatinSquares | Design::TwoBalanced | Design::AllOrders => None,
    }
}

/// Whether so many entrants can sit at a table of so many seats, and whether so many boards come out balanced, where
/// the number of boards is known. Gives the number of plays of a board.
pub fn check(
    design: Design,
    partners: Partners,
    entrants: usize,
    seats: usize,
    boards: Option<u32>,
) -> Result<usize, Impossible> {
    Impossible::unless_within("seats", seats, 2..=8)?;
    let turns = partners.turns(entrants, seats)?;
    let is_field = galois::Galois::new(turns).is_some();
    match design {
        Design::LatinSquares if !is_field => {
            return Err(Impossible::new("design", format!("Latin squares for {turns}"), "two-balanced or default"));
        }
        Design::AllOrders if turns > orders::MOST_ORDERED => {
            let possible = format!("all orders for up to {}, or two-balanced", orders::MOST_ORDERED);
            return Err(Impossible::new("design", format!("all orders for {turns}"), possible));
        }
        Design::Default
        | Design::LatinSquares
        | Design::TwoBalanced
        | Design::AllOrders
        | Design::Cyclic
        | Design::Single => {}
    }
    let plays = partners::placements(design, partners, entrants, seats, 1, 0).len();
    let cycle = match design {
        Design::LatinSquares if partners.follows_design() => turns - 1,
        Design::Single => partners::placements(Design::Default, partners, entrants, seats, 1, 0).len(),
        Design::Default | Design::LatinSquares | Design::TwoBalanced | Design::AllOrders | Design::Cyclic => 1,
    };
    match boards {
        Some(boards) if boards == 0 || !(boards as usize).is_multiple_of(cycle) => {
            let below = boards as usize / cycle * cycle;
            let above = below + cycle;
            let possible = if below == 0 { above.to_string() } else { format!("{below} or {above}") };
            Err(Impossible::new("boards", boards, possible))
        }
        _ => Ok(plays),
    }
}
