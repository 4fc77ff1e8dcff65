//! What a seat may do in a game with trains. The order of the list is that of `table/moves.rs`: a
//! placement that announces the last tile stands before the silent one, and the pass of a seat with the
//! right to slosh stands last.

use alloc::vec::Vec;

use crate::{
    layout::{Arm, End, Owner},
    position::{Asked, DecisionKind, Position},
    rules::{
        Rules,
        trains::{Family, Tap},
    },
    seat::Seat,
    table::{Move, Refusal},
    tile::{Tile, TileSet},
};

impl Position {
    /// Adds every legal answer to what is asked.
    pub(in crate::table) fn train_moves(&self, rules: &Rules, asked: Asked, moves: &mut Vec<Move>) {
        match asked.kind {
            DecisionKind::Challenge { silent } => moves.extend([Move::Decline, Move::Challenge { seat: silent }]),
            DecisionKind::Claim => {}
            DecisionKind::Turn
            | DecisionKind::Slosh
            | DecisionKind::Cover
            | DecisionKind::ExtraTile
            | DecisionKind::SecondDouble
            | DecisionKind::ThirdTile
            | DecisionKind::ChainTile
            | DecisionKind::LongTrain => self.tile_moves(rules, asked, moves),
        }
    }

    fn tile_moves(&self, rules: &Rules, Asked { turn: _, seat, kind }: Asked, moves: &mut Vec<Move>) {
        let hand = self.hands[seat];
        if self.arms.is_empty() {
            moves.extend(self.must_lead.map(|engine| Move::place(engine, End::START)));
            return;
        }
        let announces = self.may_announce(rules, seat);
        for place in self.arms.ends() {
            for tile in self.tiles_for(rules, seat, kind, hand, place).iter().rev() {
                if announces {
                    moves.push(Move::Place { tile, end: place.0, announce: true, declared: 0 });
                }
                moves.push(Move::place(tile, place.0));
            }
        }
        if self.may_pass(rules, seat, kind) {
            moves.push(Move::Pass);
        }
    }

    /// Whether a placement would leave one tile where that may be announced.
    fn may_announce(&self, rules: &Rules, seat: Seat) -> bool {
        match (rules.family, rules.trains.tap) {
            (Family::Line | Family::Slosh, _) | (Family::Trains, Tap::Off) => false,
            (Family::Trains, Tap::Courtesy | Tap::Penalty) => self.hands[seat].len() == 2,
        }
    }

    /// Whether a seat with the right to slosh may leave it and end its turn: when it has no tile for
    /// its own train.
    fn may_pass(&self, rules: &Rules, seat: Seat, kind: DecisionKind) -> bool {
        kind == DecisionKind::Slosh && !self.can_lay_on_own(rules, seat)
    }

    /// Whether a seat has a tile for its own train.
    pub(super) fn can_lay_on_own(&self, rules: &Rules, seat: Seat) -> bool {
        let own = |&(_, arm): &(End, &Arm)| arm.owner == Owner::Seat(seat);
        let hand = self.hands[seat];
        self.arms
            .ends()
            .find(own)
            .is_some_and(|place| !self.tiles_for(rules, seat, DecisionKind::Turn, hand, place).is_empty())
    }

    /// Judges one answer to what is asked.
    ///
    /// # Errors
    /// As [`Position::judge`].
    pub(in crate::table) fn judge_on_trains(&self, rules: &Rules, asked: Asked, action: Move) -> Result<(), Refusal> {
        let Asked { turn: _, seat, kind } = asked;
        match (kind, action) {
            (DecisionKind::Challenge { silent: _ }, Move::Decline) => Ok(()),
            (DecisionKind::Challenge { silent }, Move::Challenge { seat }) if seat == silent => Ok(()),
            (
                DecisionKind::Turn
                | DecisionKind::Slosh
                | DecisionKind::Cover
                | DecisionKind::ExtraTile
                | DecisionKind::SecondDouble
                | DecisionKind::ThirdTile
                | DecisionKind::ChainTile
                | DecisionKind::LongTrain,
                Move::Place { tile, end, announce, declared },
            ) => {
                self.judge_train_placement(rules, asked, tile, end)?;
                let announcement_true = !announce || self.may_announce(rules, seat);
                if announcement_true && declared == 0 { Ok(()) } else { Err(Refusal::WrongDeclaration) }
            }
            (DecisionKind::Slosh, Move::Pass) if self.may_pass(rules, seat, kind) => Ok(()),
            (
                _,
                Move::Place { .. }
                | Move::Draw
                | Move::Pass
                | Move::Decline
                | Move::Claim { .. }
                | Move::Challenge { .. }
                | Move::ChooseOpener { .. },
            ) => Err(Refusal::ActionNotAllowed),
        }
    }

    fn judge_train_placement(&self, rules: &Rules, asked: Asked, tile: Tile, end: End) -> Result<(), Refusal> {
        let hand = self.hands[asked.seat];
        if !hand.contains(tile) || !rules.set().contains(tile) {
            return Err(Refusal::TileNotInHand);
        }
        if self.arms.is_empty() {
            return match (end, self.must_lead) {
                (End::START, Some(lead)) if lead != tile => Err(Refusal::MustLeadOther),
                (End::START, _) => Ok(()),
                _ => Err(Refusal::EndMismatch),
            };
        }
        let arm = self.arms.get(end).ok_or(Refusal::EndMismatch)?;
        if !TileSet::showing(arm.outer).contains(tile) {
            return Err(Refusal::EndMismatch);
        }
        if !self.tiles_for(rules, asked.seat, asked.kind, hand, (end, arm)).contains(tile) {
            return Err(Refusal::EndClosed);
        }
        Ok(())
    }
}

/// Whether two trains with equal ends and rights are alike for whoever lays a tile there: both begun or
/// neither, and a double at the end of both or of neither.
pub(in crate::table) const fn alike(a: &Arm, b: &Arm) -> bool {
    a.started == b.started && a.outer_double == b.outer_double
}
