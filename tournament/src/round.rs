use crate::Entrant;

/// What is played at the same time: everybody in it meets once or has a bye.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Round {
    /// Who meets, table by table; tables count from 1 in this order.
    pub pairings: Vec<Pairing>,
    /// Who plays no game in this round though present. A bye is flagged, never a game.
    pub byes: Vec<Entrant>,
}

/// Those who meet at one table of a round: each entrant once, in the order that seatings start from.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pairing {
    /// Two entrants, or as many as sit at a table of single players.
    pub entrants: Vec<Entrant>,
}
