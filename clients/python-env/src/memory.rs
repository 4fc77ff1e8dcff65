//! What everybody at the table remembers of the round and a position does not hold.

use boneyard_engine::{
    rules::{Claim, Rules},
    seat::{BySeat, Seat},
    table::{Event, Move},
    tile::{MAX_PIP, PipSet, TileSet},
};

/// Actions that are kept as tokens.
pub const TOKENS: usize = 40;

const PIPS: usize = MAX_PIP as usize + 1;

/// One action as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: Move,
    /// Tiles drawn.
    pub drawn: u8,
    /// Points scored.
    pub points: u16,
}

/// Memory of one round, a fold of what is public.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// What is known of each seat.
    pub of: BySeat<Known>,
    /// All actions, oldest first, where tokens are kept.
    pub tokens: Vec<Token>,
}

/// What a seat has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// Tiles that it has laid.
    pub placed: TileSet,
    /// For each value that it was shown to lack, 1 and the tiles it has drawn since; 0 for others.
    pub lacking: [u8; PIPS],
}

impl Memory {
    /// Forgets the round. No other seats than those of the table are ever known.
    pub fn clear(&mut self, seats: u8) {
        self.of.0[..usize::from(seats)].fill(Known::default());
        self.tokens.clear();
    }

    /// Takes an action in; what it `lacked` was lacking before a draw.
    pub fn take(&mut self, token: Token, lacked: PipSet, keep_token: bool) {
        let Token { seat, action, drawn, points: _ } = token;
        let Known { placed, lacking } = &mut self.of[seat];
        if let Move::Place { tile, .. } = action {
            placed.insert(tile);
        }
        if !lacked.is_empty() {
            lacked.iter().for_each(|pip| lacking[usize::from(pip)] = 1);
        }
        if drawn > 0 {
            for since in lacking.iter_mut().filter(|since| **since > 0) {
                *since = since.saturating_add(drawn);
            }
        }
        if keep_token {
            self.tokens.push(token);
        }
    }

    /// Takes in what happened, as far as everybody saw it.
    pub fn hear(&mut self, rules: &Rules, event: &Event, keep_token: bool) {
        let plain = |seat, action| Token { seat, action, drawn: 0, points: 0 };
        let (token, lacked) = match *event {
            Event::RoundDealt(_) => return self.clear(rules.seats),
            Event::Placed { seat, tile, end, announced: announce, points, .. } => {
                let declared = if rules.claim == Claim::Muggins { points } else { 0 };
                let action = Move::Place { tile, end, announce, declared };
                (Token { seat, action, drawn: 0, points }, PipSet::EMPTY)
            }
            Event::Drew { seat, ref tiles, lacked, .. } => {
                let drawn = u8::try_from(tiles.len()).unwrap_or(u8::MAX);
                (Token { seat, action: Move::Draw, drawn, points: 0 }, lacked)
            }
            Event::Passed { seat, lacked, .. } => (plain(seat, Move::Pass), lacked),
            Event::Declined { seat, .. } => (plain(seat, Move::Decline), PipSet::EMPTY),
            Event::Claimed { seat, of_turn: turn, points, .. } => {
                (Token { seat, action: Move::Claim { turn, points }, drawn: 0, points }, PipSet::EMPTY)
            }
            Event::Challenged { seat, silent, .. } => (plain(seat, Move::Challenge { seat: silent }), PipSet::EMPTY),
            Event::SeatsDrawn { .. }
            | Event::MatchStarted { .. }
            | Event::TurnAsked(_)
            | Event::ArmOpened { .. }
            | Event::RoundRedealt { .. }
            | Event::MarkerChanged { .. }
            | Event::CoversDue(_)
            | Event::Penalised { .. }
            | Event::RoundEnded(_)
            | Event::SeatForfeited { .. }
            | Event::MatchEnded(_) => return,
        };
        self.take(token, lacked, keep_token);
    }
}
