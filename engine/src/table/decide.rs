//! Command → events, or a refusal. All judgement begins here; the flow of a turn is in
//! [`super::turn`], the end of rounds and matches in [`super::finish`].

use alloc::{boxed::Box, vec::Vec};

use super::{
    command::{Command, EndCause, ForfeitPolicy, Move, Source},
    draws::{OwnOrders, in_turn, within},
    event::{Deal, Event, MatchResult, Tile0},
    finish,
    opening::{Opening, opening},
    refusal::Refusal,
    stage::{Listener, Stage},
    trains,
};
use crate::{
    position::{Boneyard, DecisionKind, Opener, Phase, Position},
    rules::{FirstOpener, Rules, SeatDraw, trains::Family},
    seat::{BySeat, ByTeam, Seat, Team},
    tile::{PipSet, Tile, TileSet},
};

/// Plays a command out on a position and tells the listener what happened. On a refusal the position
/// is as it was and nothing was told.
pub(crate) fn play_out<L: Listener>(
    rules: &Rules,
    position: &mut Position,
    own_orders: OwnOrders<'_>,
    command: &Command<'_>,
    listener: &mut L,
) -> Result<(), Refusal> {
    let mut stage = Stage { rules, position, own_orders, listener };
    match *command {
        Command::StartMatch { shuffled, lot } => stage.begin(shuffled, lot),
        Command::StartRound { shuffled, lot, own_orders } => {
            stage.own_orders = own_orders;
            stage.start_round(shuffled, lot)
        }
        Command::Act { seat, turn, action, source } => {
            stage.check_turn(seat, turn)?;
            stage.position.judge(rules, seat, action)?;
            stage.act(seat, turn, action, source);
            Ok(())
        }
        Command::Forfeit { seat, cause, policy } => stage.lose(seat, cause, policy),
        Command::Adjudicate { ranks } => stage.adjudicate(ranks),
    }
}

/// A boneyard and the own orders of the seats, if they have any.
type ToDraw = (Boneyard, Option<Box<BySeat<Vec<Tile>>>>);

/// Whether the tiles are the whole set, each once.
fn is_the_set(rules: &Rules, tiles: &[Tile]) -> bool {
    tiles.len() == TileSet::size_of_full(rules.max_pip) && tiles.iter().copied().collect::<TileSet>() == rules.set()
}

impl<L: Listener> Stage<'_, L> {
    fn begin(&mut self, shuffled: &[Tile], lot: Seat) -> Result<(), Refusal> {
        match self.position.phase {
            Phase::Gathering => {}
            Phase::Dealing | Phase::Asking(_) => return Err(Refusal::WrongPhase),
            Phase::Over => return Err(Refusal::MatchOver),
        }
        if !is_the_set(self.rules, shuffled) {
            return Err(Refusal::NotTheSet);
        }
        if lot.index() >= usize::from(self.rules.seats) {
            return Err(Refusal::NoSuchSeat);
        }
        match self.rules.seat_draw {
            SeatDraw::None => {}
            SeatDraw::HighestLeads => {
                let tiles = BySeat::from_fn(self.rules.seats, |chair| Tile0(shuffled[chair.index()]));
                let seat_of_chair = seats_by_draw(self.rules, &tiles);
                self.listener.hear(|| Event::SeatsDrawn { tiles, seat_of_chair });
            }
        }
        self.start_match(match (self.rules.family, self.rules.first_opener) {
            (Family::Line, FirstOpener::Lot) => Opener::Seat(lot),
            (Family::Line, FirstOpener::SeatA) => Opener::Seat(Seat::default()),
            (
                Family::Line,
                FirstOpener::HighestDouble
                | FirstOpener::LowestDouble
                | FirstOpener::HeaviestTile
                | FirstOpener::DescendingDouble,
            ) => Opener::Holder,
            (Family::Trains | Family::Slosh, _) => trains::first_opener(self.rules, lot),
        });
        Ok(())
    }

    fn start_round(&mut self, shuffled: &[Tile], lot: Seat) -> Result<(), Refusal> {
        match self.position.phase {
            Phase::Dealing => {}
            Phase::Gathering | Phase::Asking(_) => return Err(Refusal::WrongPhase),
            Phase::Over => return Err(Refusal::MatchOver),
        }
        if !is_the_set(self.rules, shuffled) {
            return Err(Refusal::NotTheSet);
        }
        if lot.index() >= usize::from(self.rules.seats) {
            return Err(Refusal::NoSuchSeat);
        }
        match self.rules.family {
            Family::Line => {}
            Family::Trains | Family::Slosh => return self.start_round_of_trains(shuffled, lot),
        }
        let mut packets = shuffled.chunks(usize::from(self.rules.hand_size));
        let hands = BySeat::from_fn(self.rules.seats, |_| packets.next().unwrap_or_default().iter().copied().collect());
        let dealt = usize::from(self.rules.seats) * usize::from(self.rules.hand_size);
        let (boneyard, own_orders) = self.to_draw(Boneyard::new(shuffled.get(dealt..).unwrap_or_default()))?;
        let Opening { opener, must_lead, first_to_draw, drawn } = opening(
            self.rules,
            self.position,
            &hands,
            |first| in_turn(self.rules, &boneyard, self.own_orders, first),
            lot,
        );
        self.deal(Deal {
            round: self.position.round + 1,
            opener,
            must_lead,
            engine: None,
            hands,
            boneyard,
            own_orders,
        });
        let mut drawer = first_to_draw;
        for _ in 0..drawn {
            self.draw(0, drawer, 1, PipSet::EMPTY, Source::Forced);
            drawer = self.rules.next_seat(drawer);
        }
        self.ask(opener, DecisionKind::Turn);
        Ok(())
    }

    /// The boneyard of a deal, and the orders by which the seats draw from it where they have their own; then
    /// the order of the shuffle means nothing, and the lightest tile comes first.
    pub(super) fn to_draw(&self, boneyard: Boneyard) -> Result<ToDraw, Refusal> {
        let Some(orders) = self.own_orders else { return Ok((boneyard, None)) };
        let own_orders = within(self.rules, orders, &boneyard).ok_or(Refusal::NotTheSet)?;
        let tiles: TileSet = boneyard.tiles().iter().copied().collect();
        Ok((tiles.iter().collect(), Some(own_orders)))
    }

    fn check_turn(&self, seat: Seat, turn: u32) -> Result<(), Refusal> {
        match self.position.phase {
            Phase::Over => Err(Refusal::MatchOver),
            _ if turn > self.position.turn => Err(Refusal::FutureTurn),
            Phase::Asking(asked) if turn < asked.turn => Err(Refusal::StaleTurn { current: asked.turn }),
            Phase::Asking(asked) if asked.seat != seat => Err(Refusal::NotYourTurn),
            Phase::Asking(_) => Ok(()),
            Phase::Gathering | Phase::Dealing => Err(Refusal::StaleTurn { current: 0 }),
        }
    }

    fn act(&mut self, seat: Seat, turn: u32, action: Move, source: Source) {
        match self.rules.family {
            Family::Line => {}
            Family::Trains | Family::Slosh => return self.act_in_trains(seat, turn, action, source),
        }
        match action {
            Move::Place { tile, end, announce: _, declared } => self.act_place(seat, turn, tile, end, declared, source),
            Move::Draw => self.act_draw(seat, turn, source),
            Move::Decline => self.act_decline(seat, turn, source),
            Move::Claim { turn: of_turn, points } => self.act_claim(seat, turn, of_turn, points, source),
            // `judge` lets none of these through.
            Move::Pass | Move::Challenge { .. } | Move::ChooseOpener { .. } => {}
        }
    }

    fn lose(&mut self, seat: Seat, cause: EndCause, policy: ForfeitPolicy) -> Result<(), Refusal> {
        match self.position.phase {
            Phase::Over => return Err(Refusal::MatchOver),
            Phase::Gathering => return Err(Refusal::WrongPhase),
            Phase::Dealing | Phase::Asking(_) => {}
        }
        if seat.index() >= usize::from(self.rules.seats) {
            return Err(Refusal::NoSuchSeat);
        }
        if self.position.forfeited.contains(seat) {
            return Err(Refusal::AlreadyForfeited);
        }
        self.forfeit(seat, cause);
        let standing = finish::standing_teams(self.rules, self.position.forfeited);
        match policy {
            ForfeitPolicy::Substitute if standing > 1 => {}
            ForfeitPolicy::Substitute | ForfeitPolicy::EndMatch => {
                self.end_match(finish::match_result(self.rules, self.position, cause));
            }
        }
        Ok(())
    }

    fn adjudicate(&mut self, ranks: ByTeam<u8>) -> Result<(), Refusal> {
        match self.position.phase {
            Phase::Over => return Err(Refusal::MatchOver),
            Phase::Gathering => return Err(Refusal::WrongPhase),
            Phase::Dealing | Phase::Asking(_) => {}
        }
        let teams = self.rules.team_count();
        let valid = |team: Team| (1..=teams).contains(&ranks[team]);
        if !Team::all(teams).all(valid) || !Team::all(teams).any(|team| ranks[team] == 1) {
            return Err(Refusal::BadRanks);
        }
        self.end_match(MatchResult {
            cause: EndCause::Adjudication,
            scores: self.position.scores,
            ranks: ByTeam::from_fn(teams, |team| ranks[team]),
            forfeited: self.position.forfeited,
        });
        Ok(())
    }
}

/// Seats after the draw: the highest tile takes seat A, the second sits opposite, the third at A's
/// left, the fourth at A's right. Pips and the higher half together name a tile, so there are no
/// ties. Source: Domino Whist seed.
fn seats_by_draw(rules: &Rules, tiles: &BySeat<Tile0>) -> BySeat<Seat> {
    const SEAT_OF_PLACE: [usize; 4] = [0, 2, 1, 3];
    let rank = |chair: Seat| (tiles[chair].0.pips(), tiles[chair].0.high());
    BySeat::from_fn(rules.seats, |chair| {
        let place = Seat::all(rules.seats).filter(|&other| rank(other) > rank(chair)).count();
        SEAT_OF_PLACE.get(place).and_then(|&index| Seat::from_index(index)).unwrap_or(chair)
    })
}
