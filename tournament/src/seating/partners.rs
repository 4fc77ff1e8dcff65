use super::{Design, orders::orders};
use crate::format::Impossible;

/// Who sits together at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Partners {
    /// An entrant in each seat.
    None,
    /// Two entrants: the first alone in one seat, the second in all others. A play for each seat of the first.
    Challenger,
    /// Two entrants in half of the seats each, not as partners: a play for each way to place them.
    Halves,
    /// Entrants that hold all seats of a partnership; partners sit evenly spaced.
    SameBot,
    /// Entrants that are pairs; who of a pair sits first alternates by board.
    FixedPair,
    /// Four who sit in the order of the pairing, the first and third as partners: both sides exchanged, and the same
    /// with the second and fourth exchanged, so that each plays after each opponent equally often.
    Rotating,
}

/// Place of an entrant in its pairing, and its member.
pub(super) type Placed = (usize, u8);

impl Partners {
    /// How many take turns around the table, of whom a design makes orders.
    pub(super) fn turns(self, entrants: usize, seats: usize) -> Result<usize, Impossible> {
        let exactly = |number: usize| Impossible::unless_within("entrants", entrants, number..=number);
        match self {
            Self::None => exactly(seats)?,
            Self::Challenger => exactly(2)?,
            Self::Halves => {
                exactly(2)?;
                if !seats.is_multiple_of(2) {
                    return Err(Impossible::new("seats", seats, format!("{} or {}", seats - 1, seats + 1)));
                }
            }
            Self::SameBot | Self::FixedPair => {
                if !seats.is_multiple_of(2) {
                    return Err(Impossible::new("seats", seats, format!("{} or {}", seats - 1, seats + 1)));
                }
                // A bot may hold any even share of the seats; a pair is two.
                let is_share = entrants >= 2 && entrants < seats && seats.is_multiple_of(entrants);
                if !is_share || self == Self::FixedPair && entrants * 2 != seats {
                    return Err(Impossible::new("entrants", entrants, (seats / 2).to_string()));
                }
            }
            Self::Rotating => {
                Impossible::unless_within("seats", seats, 4..=4)?;
                exactly(4)?;
            }
        }
        Ok(entrants)
    }

    /// Whether a design chooses the orders; otherwise it only says if all are played on each board.
    pub(super) const fn follows_design(self) -> bool {
        match self {
            Self::None | Self::SameBot | Self::FixedPair => true,
            Self::Challenger | Self::Halves | Self::Rotating => false,
        }
    }
}

/// The plays of a board. The numbers are ones that [`Partners::turns`] accepts.
pub(super) fn placements(
    design: Design,
    partners: Partners,
    entrants: usize,
    seats: usize,
    board: u32,
    seed: u64,
) -> Vec<Vec<Placed>> {
    let places: Vec<Vec<usize>> = match partners {
        Partners::None | Partners::SameBot | Partners::FixedPair => {
            let around = |order: Vec<usize>| order.iter().copied().cycle().take(seats).collect();
            orders(design, entrants, board, seed).into_iter().map(around).collect()
        }
        Partners::Challenger => {
            one_of(design, board, (0..seats).map(|alone| (0..seats).map(|seat| usize::from(seat != alone)).collect()))
        }
        Partners::Halves => {
            let halves = (0..1_usize << seats).filter(|set| set.count_ones() as usize * 2 == seats);
            one_of(design, board, halves.map(|set| (0..seats).map(|seat| set >> seat & 1).collect()))
        }
        Partners::Rotating => {
            one_of(design, board, [[0, 1, 2, 3], [1, 2, 3, 0], [0, 3, 2, 1], [3, 2, 1, 0]].into_iter().map(Vec::from))
        }
    };
    places.into_iter().map(|play| with_members(&play, partners, board)).collect()
}

/// All plays, or with one play of each board the one whose turn it is.
fn one_of(design: Design, board: u32, plays: impl Iterator<Item = Vec<usize>>) -> Vec<Vec<usize>> {
    let plays: Vec<Vec<usize>> = plays.collect();
    match design {
        Design::Single => {
            let turn = board.saturating_sub(1) as usize % plays.len();
            vec![plays[turn].clone()]
        }
        Design::Default | Design::LatinSquares | Design::TwoBalanced | Design::AllOrders | Design::Cyclic => plays,
    }
}

/// Numbers the members of each entrant in order of seats. Of fixed pairs the first alternates every board, the second
/// every two boards, ...: were all to alternate at once, the circle would only turn.
fn with_members(play: &[usize], partners: Partners, board: u32) -> Vec<Placed> {
    let member = |seat: usize| {
        let place = play[seat];
        let count = play[..=seat].iter().filter(|&&other| other == place).count();
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        let is_turned = partners == Partners::FixedPair && (board.saturating_sub(1) >> place) & 1 == 1;
        (place, if is_turned { 3 - count } else { count })
    };
    (0..play.len()).map(member).collect()
}
