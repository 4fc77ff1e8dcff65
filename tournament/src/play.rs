use crate::Entrant;

/// Place of a game in the schedule, all from 1. The order of keys is the order of the schedule.
///
/// A *block* is what shares round, table and board: one deal, played once under each seating. It is the unit
/// of sampling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayKey {
    /// Round.
    pub round: u32,
    /// Table within the round.
    pub table: u32,
    /// Board: names the deal. Boards count through the tournament; all tables of a round play the same ones.
    pub board: u32,
    /// Which of the seatings of the board.
    pub play: u32,
}

/// Who sits in a seat: an entrant, and for pairs which member of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chair {
    /// Entrant.
    pub entrant: Entrant,
    /// Member, from 1; single players are member 1 of themselves, and a bot that holds both partners' seats
    /// is member 1 in the first and 2 in the second.
    pub member: u8,
}

/// A game that is over and final.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Its place in the schedule.
    pub key: PlayKey,
    /// Each seat, seat 1 first.
    pub seats: Vec<Seated>,
    /// How often it was begun: 1, and 1 more for each fault of a server or host.
    pub attempt: u32,
    /// Place among all starts and ends of games, from 1: when it began. For the test of order effects alone.
    pub began: u64,
    /// The same count: when it ended.
    pub ended: u64,
}

/// How one seat came through a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated {
    /// Who sat there.
    pub chair: Chair,
    /// Score of its team, in points of the game. More is better: games won by the fewest points come negated.
    pub score: i64,
    /// Rank of its team in the game, from 1; equal ranks are shared.
    pub rank: u32,
    /// Conduct.
    pub verdict: Verdict,
}

/// How a seat came through a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// Without fault.
    Ok,
    /// Resigned.
    Resigned,
    /// Never appeared.
    NoShow,
    /// Gone, and did not come back in time.
    Crash,
    /// Too many illegal answers.
    Illegal,
    /// Too many timeouts.
    Late,
    /// Calls far beyond the limits.
    Flood,
    /// Withdrawn from the tournament before the game began or while it ran.
    Withdrawn,
    /// A fault of server or host, not of this seat.
    HostFault,
}

impl Verdict {
    /// Whether the entrant is to blame for a game that did not end by the rules.
    pub const fn is_fault(self) -> bool {
        match self {
            Self::Ok | Self::Resigned | Self::HostFault => false,
            Self::NoShow | Self::Crash | Self::Illegal | Self::Late | Self::Flood | Self::Withdrawn => true,
        }
    }
}
